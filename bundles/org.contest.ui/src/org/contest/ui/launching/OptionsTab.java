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
import org.contest.core.launching.StressOptions;
import org.contest.engine.model.CampaignOption;
import org.contest.ui.internal.Images;
import org.contest.ui.internal.Messages;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.debug.ui.AbstractLaunchConfigurationTab;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Group;

/** The options of a campaign, checked as they are typed. No one of them is needed. */
public final class OptionsTab extends AbstractLaunchConfigurationTab {

    private static final int SPACING = 8;

    private final List<OptionField> fields = new ArrayList<>();

    @Override
    public void createControl(Composite parent) {
        ScrolledComposite scrolled = new ScrolledComposite(parent, SWT.V_SCROLL | SWT.H_SCROLL);
        Composite page = new Composite(scrolled, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(2).equalWidth(true).margins(SPACING, SPACING)
            .spacing(SPACING, SPACING).applyTo(page);
        group(page, Messages.options_search, CampaignOption.SCHEDULER, CampaignOption.MODE, CampaignOption.JOBS,
            CampaignOption.SEED);
        group(page, Messages.options_stop, CampaignOption.STOP_ON, CampaignOption.RUNS, CampaignOption.TIME,
            CampaignOption.DISTINCT);
        group(page, Messages.options_noise, CampaignOption.PLACEMENT, CampaignOption.SEEDING,
            CampaignOption.FREQUENCY, CampaignOption.STRENGTH, CampaignOption.FIXED, CampaignOption.READS,
            CampaignOption.WRITES, CampaignOption.SYNC);
        group(page, Messages.options_oracle, CampaignOption.TIMEOUT, CampaignOption.EXIT_CODE,
            CampaignOption.EXPECT_OUTPUT, CampaignOption.COUNT_TIMING);
        group(page, Messages.options_scope, CampaignOption.INCLUDE, CampaignOption.EXCLUDE, CampaignOption.SPURIOUS);
        group(page, Messages.options_record, CampaignOption.RECORD, CampaignOption.METRICS);
        scrolled.setContent(page);
        scrolled.setExpandHorizontal(true);
        scrolled.setExpandVertical(true);
        scrolled.setMinSize(page.computeSize(SWT.DEFAULT, SWT.DEFAULT));
        setControl(scrolled);
    }

    private void group(Composite page, String title, CampaignOption... options) {
        Group group = new Group(page, SWT.NONE);
        group.setText(title);
        GridLayoutFactory.swtDefaults().numColumns(2).applyTo(group);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(group);
        for (CampaignOption option : options) {
            fields.add(new OptionField(group, option, this::scheduleUpdateJob));
        }
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
        } catch (CoreException e) {
            setErrorMessage(e.getStatus().getMessage());
        }
    }

    @Override
    public void performApply(ILaunchConfigurationWorkingCopy configuration) {
        fields.forEach(field -> StressOptions.set(configuration, field.option(), field.value()));
    }

    @Override
    public boolean isValid(ILaunchConfiguration configuration) {
        String first = null;
        for (OptionField field : fields) {
            String problem = field.problem();
            first = first == null && !problem.isEmpty() ? problem : first;
        }
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
