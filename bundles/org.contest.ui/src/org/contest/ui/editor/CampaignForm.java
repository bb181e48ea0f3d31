/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.editor;

import java.util.List;
import org.contest.core.campaigns.CampaignDescription;
import org.contest.core.campaigns.CampaignDescription.Fact;
import org.contest.core.campaigns.CampaignEntry;
import org.contest.core.campaigns.CampaignSnapshot;
import org.contest.ui.ContestUi;
import org.contest.ui.internal.Images;
import org.contest.ui.internal.Messages;
import org.contest.ui.internal.Names;
import org.contest.ui.saturation.CurvesPicture;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.viewers.ISelectionProvider;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IWorkbenchPartSite;
import org.eclipse.ui.forms.events.HyperlinkEvent;
import org.eclipse.ui.forms.events.IHyperlinkListener;
import org.eclipse.ui.forms.widgets.ExpandableComposite;
import org.eclipse.ui.forms.widgets.FormToolkit;
import org.eclipse.ui.forms.widgets.Hyperlink;
import org.eclipse.ui.forms.widgets.ScrolledForm;
import org.eclipse.ui.forms.widgets.Section;

/** Verdict, failures, curves, configuration and health of a campaign, one below the other. */
final class CampaignForm {

    private static final int GAP = 14;
    private static final int FACT_GAP = 10;
    private static final int CHART_HEIGHT = 230;
    private static final int LEAST_WIDTH = 160;

    private final FormToolkit toolkit;
    private final ScrolledForm form;
    private final Text verdict;
    private final FailureList failures;
    private final Hyperlink findings;
    private final CurvesPicture curves;
    private final Text coverage;
    private final Composite configuration;
    private final Composite health;
    private final HeadButtons buttons;

    CampaignForm(Composite parent, IWorkbenchPartSite site) {
        toolkit = new FormToolkit(parent.getDisplay());
        form = toolkit.createScrolledForm(parent);
        form.addDisposeListener(event -> toolkit.dispose());
        toolkit.decorateFormHeading(form.getForm());
        GridLayoutFactory.fillDefaults().margins(GAP, GAP).spacing(GAP, GAP).applyTo(form.getBody());
        verdict = words(form.getBody());
        Names.give(verdict, Messages.name_verdict);
        Composite found = section(Messages.editor_failures);
        failures = new FailureList(found, toolkit, site);
        findings = toolkit.createHyperlink(found, "", SWT.NONE); //$NON-NLS-1$
        findings.addHyperlinkListener(IHyperlinkListener.linkActivatedAdapter(this::openFindings));
        Composite covered = section(Messages.editor_coverage);
        coverage = words(covered);
        Names.give(coverage, Messages.editor_coverage);
        curves = new CurvesPicture(covered);
        GridDataFactory.fillDefaults().grab(true, false).hint(LEAST_WIDTH, CHART_HEIGHT).applyTo(curves.control());
        configuration = section(Messages.editor_configuration);
        health = section(Messages.editor_health);
        buttons = new HeadButtons(form.getToolBarManager(), site);
    }

    private Composite section(String title) {
        Section section = toolkit.createSection(form.getBody(),
            ExpandableComposite.TITLE_BAR | ExpandableComposite.EXPANDED | ExpandableComposite.TWISTIE);
        section.setText(title);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(section);
        Composite client = toolkit.createComposite(section);
        GridLayoutFactory.fillDefaults().margins(0, 2).spacing(2, 2).applyTo(client);
        section.setClient(client);
        return client;
    }

    /** Text that can be selected and copied. */
    private static Text words(Composite parent) {
        Text text = new Text(parent, SWT.READ_ONLY | SWT.WRAP | SWT.MULTI);
        text.setBackground(parent.getBackground());
        GridDataFactory.fillDefaults().grab(true, false).hint(LEAST_WIDTH, SWT.DEFAULT).applyTo(text);
        return text;
    }

    private void openFindings(HyperlinkEvent event) {
        failures.select(ContestUi.FINDINGS_VIEW);
    }

    Control control() {
        return form;
    }

    ISelectionProvider selection() {
        return failures.selection();
    }

    void setFocus() {
        form.setFocus();
    }

    /** What changes while a campaign runs. */
    void show(CampaignEntry campaign) {
        CampaignSnapshot snapshot = campaign.snapshot();
        form.setText(campaign.name());
        form.setImage(Images.of(snapshot).image());
        buttons.show(campaign);
        verdict.setText(CampaignDescription.verdict(snapshot));
        failures.show(campaign, snapshot);
        coverage.setText(snapshot.curves().isEmpty() ? CurvesPicture.none(snapshot) : curves.sentences(snapshot));
        curves.show(campaign, snapshot);
        form.reflow(true);
    }

    /** What is told at its end. */
    void describe(CampaignDescription description) {
        int count = description.findings();
        findings.setText(count == 0 ? Messages.editor_noFinding
            : count == 1 ? Messages.editor_oneFinding : NLS.bind(Messages.editor_findings, count));
        facts(configuration, description.configuration());
        facts(health, description.health());
        form.reflow(true);
    }

    private void facts(Composite client, List<Fact> facts) {
        for (Control old : client.getChildren()) {
            old.dispose();
        }
        GridLayoutFactory.fillDefaults().numColumns(2).margins(0, 2).spacing(FACT_GAP, 2).applyTo(client);
        for (Fact fact : facts) {
            Label what = toolkit.createLabel(client, fact.what());
            GridDataFactory.fillDefaults().align(SWT.BEGINNING, SWT.BEGINNING).applyTo(what);
            Text value = words(client);
            value.setText(fact.value());
            Names.give(value, fact.what());
        }
    }
}
