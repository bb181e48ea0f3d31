/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.internal;

import org.contest.engine.model.CampaignOption;
import org.contest.engine.model.CampaignOptions;
import org.contest.protocol.JdkNames;
import org.contest.protocol.SiteTable;

/** Whether the scope that the user named holds anything of the program. */
final class ScopeCheck {

    private static final String NAMES = ". Correct it: names are whole, as com.shop.Cart, and * stands for any text.";

    private ScopeCheck() {
    }

    /** What is wrong, after a run, in a plain sentence; empty when nothing is. */
    static String problem(CampaignOptions options, SiteTable sites) {
        boolean named = options.isSet(CampaignOption.INCLUDE) || options.isSet(CampaignOption.EXCLUDE);
        if (named && sites.blocks().stream().allMatch(block -> JdkNames.isOfJdk(block.className()))) {
            return "No class of the program that was loaded is in the scope of" + told(options, CampaignOption.INCLUDE)
                + told(options, CampaignOption.EXCLUDE) + NAMES;
        }
        if (options.isSet(CampaignOption.OWN) && sites.blocks().stream().noneMatch(SiteTable.Block::own)) {
            return "No class of the program that was loaded is own code by" + told(options, CampaignOption.OWN) + NAMES;
        }
        return "";
    }

    private static String told(CampaignOptions options, CampaignOption option) {
        return options.isSet(option) ? " --" + option.text() + ' ' + options.get(option) : "";
    }
}
