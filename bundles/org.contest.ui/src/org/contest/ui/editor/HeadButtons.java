/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.editor;

import java.util.ArrayList;
import java.util.List;
import org.contest.core.campaigns.CampaignEntry;
import org.contest.ui.ContestUi;
import org.eclipse.core.commands.Command;
import org.eclipse.core.commands.ParameterizedCommand;
import org.eclipse.core.commands.common.CommandException;
import org.eclipse.core.commands.common.NotDefinedException;
import org.eclipse.core.expressions.IEvaluationContext;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.ui.ISources;
import org.eclipse.ui.IWorkbenchPartSite;
import org.eclipse.ui.commands.ICommandImageService;
import org.eclipse.ui.commands.ICommandService;
import org.eclipse.ui.handlers.IHandlerService;

/**
 * The commands of the list of campaigns as buttons in the head of a campaign's page. They are about that campaign,
 * whatever is selected, and whatever part of the workbench is active: a command alone would be grey then.
 */
final class HeadButtons {

    private static final String GO_ON = "goOn"; //$NON-NLS-1$
    private static final List<String> COMMANDS = List.of("rerun", GO_ON, //$NON-NLS-1$
        "report", "export"); //$NON-NLS-1$ //$NON-NLS-2$

    private final IWorkbenchPartSite site;
    private final List<Button> buttons = new ArrayList<>();
    private @Nullable CampaignEntry campaign;

    HeadButtons(IToolBarManager bar, IWorkbenchPartSite site) {
        this.site = site;
        for (String command : COMMANDS) {
            buttons.add(new Button(ContestUi.ID + '.' + command));
        }
        buttons.forEach(bar::add);
        bar.update(true);
    }

    /** They are about this campaign from now on. */
    void show(CampaignEntry shown) {
        campaign = shown;
        for (Button button : buttons) {
            button.setEnabled(!shown.isRunning() || !button.getId().endsWith(GO_ON));
        }
    }

    private void execute(Command command, CampaignEntry of) {
        site.getPage().activate(site.getPart());
        IHandlerService handlers = site.getService(IHandlerService.class);
        IEvaluationContext context = handlers.createContextSnapshot(false);
        context.addVariable(ISources.ACTIVE_CURRENT_SELECTION_NAME, new StructuredSelection(of));
        try {
            handlers.executeCommandInContext(new ParameterizedCommand(command, null), null, context);
        } catch (CommandException e) {
            throw new IllegalStateException(command.getId(), e); // the buttons are grey where a command is
        }
    }

    /** Looks as its command does. */
    private final class Button extends Action {

        private final Command command;

        Button(String id) {
            command = site.getService(ICommandService.class).getCommand(id);
            setId(id);
            setImageDescriptor(site.getService(ICommandImageService.class).getImageDescriptor(id));
            try {
                setText(command.getName());
                setToolTipText(command.getName());
            } catch (NotDefinedException e) {
                throw new IllegalStateException(id, e); // ours, in plugin.xml
            }
            setEnabled(false);
        }

        @Override
        public void run() {
            CampaignEntry of = campaign;
            if (of != null) {
                execute(command, of);
            }
        }
    }
}
