/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.campaigns;

import java.util.Map;
import org.contest.core.campaigns.CampaignEntry;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.ui.AbstractSourceProvider;
import org.eclipse.ui.ISources;
import org.eclipse.ui.handlers.HandlerUtil;
import org.eclipse.ui.services.IServiceLocator;
import org.eclipse.ui.services.ISourceProviderService;

/**
 * What is selected in the view ConTest Campaigns: its buttons are about that, also while another part is active. The
 * definitions in plugin.xml that enable them say the same as {@link #in}.
 */
public final class ListedSelection extends AbstractSourceProvider {

    private static final String NAME = "org.contest.ui.listed"; //$NON-NLS-1$

    private ISelection listed = StructuredSelection.EMPTY;

    /** This is selected in the view now. */
    static void tell(IServiceLocator site, ISelection selection) {
        ISourceProviderService service = site.getService(ISourceProviderService.class);
        if (service.getSourceProvider(NAME) instanceof ListedSelection provider) {
            provider.listed = selection;
            provider.fireSourceChanged(ISources.WORKBENCH, NAME, selection);
        }
    }

    /** What a command is about: what the active part selects or, where that is nothing of ours, the view. */
    public static IStructuredSelection in(ExecutionEvent event) {
        IStructuredSelection active = HandlerUtil.getCurrentStructuredSelection(event);
        boolean ours = active.stream().anyMatch(ListedSelection::isOurs);
        return !ours && HandlerUtil.getVariable(event, NAME) instanceof IStructuredSelection of ? of : active;
    }

    private static boolean isOurs(Object element) {
        return element instanceof CampaignEntry || element instanceof FailureNode || element instanceof FrameNode
            || element instanceof RunNode;
    }

    @Override
    public Map<String, Object> getCurrentState() {
        return Map.of(NAME, listed);
    }

    @Override
    public String[] getProvidedSourceNames() {
        return new String[] {NAME};
    }

    @Override
    public void dispose() {
        listed = StructuredSelection.EMPTY;
    }
}
