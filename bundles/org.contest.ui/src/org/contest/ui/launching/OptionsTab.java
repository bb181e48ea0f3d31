/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.launching;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.contest.core.launching.StressOptions;
import org.contest.engine.model.CampaignOption;
import org.contest.ui.internal.Helps;
import org.contest.ui.internal.Images;
import org.contest.ui.internal.Messages;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.debug.ui.AbstractLaunchConfigurationTab;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.TabFolder;
import org.eclipse.swt.widgets.TabItem;
import org.eclipse.ui.PlatformUI;

/** The options of a campaign, checked as they are typed. No one of them is needed. */
public final class OptionsTab extends AbstractLaunchConfigurationTab {

    private static final int COLUMNS = 4;
    private static final int SPACING = 8;
    private static final Set<String> NOISY = Set.of("auto", //$NON-NLS-1$
        "noise", "noise-rule"); //$NON-NLS-1$ //$NON-NLS-2$
    private static final String MIXED = "read-write"; //$NON-NLS-1$
    private static final Set<CampaignOption> OF_MIX =
        Set.of(CampaignOption.READS, CampaignOption.WRITES, CampaignOption.SYNC);

    private final List<OptionField> fields = new ArrayList<>();
    private Label noise;
    private MetricsField metrics;

    @Override
    public void createControl(Composite parent) {
        TabFolder folder = new TabFolder(parent, SWT.NONE);
        Composite ofRuns = page(folder, Messages.options_runs);
        sentence(ofRuns).setText(Messages.options_runsUsed);
        add(ofRuns, CampaignOption.SCHEDULER, CampaignOption.MODE, CampaignOption.STOP_ON,
            CampaignOption.DISTINCT, CampaignOption.RUNS, CampaignOption.TIME, CampaignOption.JOBS,
            CampaignOption.SEED);
        Composite ofNoise = page(folder, Messages.options_noise);
        noise = sentence(ofNoise);
        add(ofNoise, CampaignOption.OF_NOISE.toArray(CampaignOption[]::new));
        add(page(folder, Messages.options_verdict), CampaignOption.TIMEOUT, CampaignOption.EXIT_CODE,
            CampaignOption.EXPECT_OUTPUT, CampaignOption.FAIL_ON, CampaignOption.COUNT_TIMING, CampaignOption.SPURIOUS);
        Composite coverage = page(folder, Messages.options_coverage);
        add(coverage, CampaignOption.RECORD, CampaignOption.FINDINGS, CampaignOption.MAX_DISK);
        metrics = new MetricsField(coverage, COLUMNS, this::changed);
        setControl(folder);
        PlatformUI.getWorkbench().getHelpSystem().setHelp(folder, Helps.OPTIONS_TAB);
    }

    private static Label sentence(Composite page) {
        Label sentence = new Label(page, SWT.WRAP);
        GridDataFactory.fillDefaults().span(COLUMNS, 1).grab(true, false).applyTo(sentence);
        return sentence;
    }

    private static Composite page(TabFolder folder, String title) {
        Composite page = new Composite(folder, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(COLUMNS).margins(SPACING, SPACING).spacing(SPACING, SPACING)
            .applyTo(page);
        TabItem item = new TabItem(folder, SWT.NONE);
        item.setText(title);
        item.setControl(page);
        return page;
    }

    private void add(Composite page, CampaignOption... options) {
        for (CampaignOption option : options) {
            fields.add(new OptionField(page, option, this::changed));
        }
    }

    private void changed() {
        enable();
        scheduleUpdateJob();
    }

    /** What the scheduler makes no use of cannot be changed. */
    private void enable() {
        String scheduler = value(CampaignOption.SCHEDULER);
        boolean noisy = NOISY.contains(scheduler);
        boolean mixed = noisy && value(CampaignOption.PLACEMENT).equals(MIXED);
        noise.setText(noisy ? Messages.options_noiseUsed : NLS.bind(Messages.options_noiseUnused, scheduler));
        for (OptionField field : fields) {
            if (CampaignOption.OF_NOISE.contains(field.option())) {
                field.enable(OF_MIX.contains(field.option()) ? mixed : noisy);
            }
        }
    }

    private String value(CampaignOption option) {
        return fields.stream().filter(field -> field.option() == option).findFirst().map(OptionField::value)
            .orElse(option.defaultValue());
    }

    @Override
    public void setDefaults(ILaunchConfigurationWorkingCopy configuration) {
        // an option that is not set is at its default
    }

    @Override
    public void initializeFrom(ILaunchConfiguration configuration) {
        try {
            for (OptionField field : fields) {
                field.show(StressOptions.get(configuration, field.option()));
            }
            metrics.show(StressOptions.get(configuration, CampaignOption.METRICS));
            enable();
        } catch (CoreException e) {
            setErrorMessage(e.getStatus().getMessage());
        }
    }

    @Override
    public void performApply(ILaunchConfigurationWorkingCopy configuration) {
        fields.forEach(field -> StressOptions.set(configuration, field.option(), field.value()));
        StressOptions.set(configuration, CampaignOption.METRICS, metrics.value());
    }

    @Override
    public boolean isValid(ILaunchConfiguration configuration) {
        String first = null;
        for (OptionField field : fields) {
            String problem = field.problem();
            first = first == null && !problem.isEmpty() ? problem : first;
        }
        String ofMetrics = metrics.problem();
        first = first == null && !ofMetrics.isEmpty() ? ofMetrics : first;
        setErrorMessage(first);
        return first == null;
    }

    @Override
    public String getName() {
        return Messages.options_name;
    }

    @Override
    public String getMessage() {
        return Messages.options_message;
    }

    @Override
    public Image getImage() {
        return Images.STRESS.image();
    }
}
