/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.contest.core.ContestStatus;
import org.contest.core.campaigns.CampaignFiles;
import org.contest.core.launching.StressConfigurations;
import org.contest.core.launching.StressOptions;
import org.contest.core.launching.StressValidation;
import org.contest.engine.model.CampaignOption;
import org.contest.ui.tests.support.Examples;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.debug.core.ILaunchManager;
import org.eclipse.jdt.launching.IJavaLaunchConfigurationConstants;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What cannot be stressed is refused with one plain sentence, and says what to do. */
class BadInputTest {

    private ILaunchConfigurationWorkingCopy configuration;

    @BeforeEach
    void a_configuration_of_the_example_project() throws Exception {
        configuration = StressConfigurations.type().newInstance(null, "bad input");
        project(Examples.project().getElementName());
        type("examples.changenotification.ChangeNotification");
        assertTrue(StressValidation.validate(configuration).isOK());
    }

    @Test
    void a_class_without_main_is_refused() {
        type("examples.changenotification.Observer");
        refused(ContestStatus.NO_MAIN, "examples.changenotification.Observer");
    }

    @Test
    void a_missing_class_is_refused() {
        type("examples.Nowhere");
        refused(ContestStatus.TYPE_MISSING, "examples.Nowhere");
    }

    @Test
    void a_configuration_without_class_is_refused() {
        type("");
        refused(ContestStatus.NO_TYPE, "Main tab");
    }

    @Test
    void a_missing_project_is_refused() {
        project("nowhere");
        refused(ContestStatus.PROJECT_MISSING, "nowhere");
    }

    @Test
    void a_configuration_without_project_is_refused() {
        project("");
        refused(ContestStatus.NO_PROJECT, "Main tab");
    }

    @Test
    void an_impossible_option_is_refused() {
        StressOptions.set(configuration, CampaignOption.RUNS, "many");
        refused(ContestStatus.BAD_OPTION, "many");
    }

    @Test
    void a_metric_that_nobody_knows_is_refused() {
        StressOptions.set(configuration, CampaignOption.METRICS, "Sync,Nonsense");
        refused(ContestStatus.BAD_OPTION, "Nonsense");
    }

    @Test
    void an_inherited_main_is_accepted() {
        type("examples.changenotification.FixedChangeNotification");
        assertTrue(StressValidation.validate(configuration).isOK());
    }

    private void refused(ContestStatus expected, String named) {
        IStatus status = StressValidation.validate(configuration);
        assertEquals(expected.code(), status.getCode(), status.getMessage());
        assertTrue(status.getMessage().contains(named), status.getMessage());
        CoreException thrown = assertThrows(CoreException.class,
            () -> configuration.launch(ILaunchManager.RUN_MODE, new NullProgressMonitor()));
        assertEquals(expected.code(), thrown.getStatus().getCode(), thrown.getStatus().getMessage());
    }

    private void type(String name) {
        configuration.setAttribute(IJavaLaunchConfigurationConstants.ATTR_MAIN_TYPE_NAME, name);
    }

    private void project(String name) {
        configuration.setAttribute(IJavaLaunchConfigurationConstants.ATTR_PROJECT_NAME, name);
    }

    @Test
    void a_file_that_holds_no_campaign_is_told_in_plain_words() throws Exception {
        Path folder = Files.createTempDirectory("import");
        Path text = Files.writeString(folder.resolve("text.contest"), "no zip file");
        Path other = folder.resolve("other.zip");
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(other))) {
            zip.putNextEntry(new ZipEntry("readme.txt"));
        }
        assertImportFails(text, "it is no zip file");
        assertImportFails(other, "it holds no campaign.db");
    }

    private static void assertImportFails(Path file, String why) {
        CoreException refused =
            assertThrows(CoreException.class, () -> CampaignFiles.open(file, new NullProgressMonitor()));
        assertTrue(refused.getMessage().contains(file + " cannot be imported as a campaign: " + why),
            refused.getMessage());
    }
}
