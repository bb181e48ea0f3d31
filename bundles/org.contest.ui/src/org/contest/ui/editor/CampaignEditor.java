/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.editor;

import java.net.URI;
import java.nio.file.Path;
import org.contest.core.ContestTools;
import org.contest.core.campaigns.CampaignDescription;
import org.contest.core.campaigns.CampaignEntry;
import org.contest.core.campaigns.CampaignFiles;
import org.contest.core.campaigns.CampaignManager;
import org.contest.core.campaigns.CampaignsListener;
import org.contest.engine.model.EngineException;
import org.contest.engine.store.CampaignStore;
import org.contest.ui.internal.EmptyState;
import org.contest.ui.internal.FrameUpdater;
import org.contest.ui.internal.Helps;
import org.contest.ui.internal.Images;
import org.contest.ui.internal.Messages;
import org.contest.ui.internal.Wizards;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.IJobFunction;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.IEditorSite;
import org.eclipse.ui.IURIEditorInput;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.part.EditorPart;

/** A campaign on one page: opened from its file, of the workspace or from elsewhere, or from the list of campaigns. */
public final class CampaignEditor extends EditorPart implements CampaignsListener {

    private EmptyState state;
    private CampaignForm form;
    private FrameUpdater updater;
    private volatile @Nullable CampaignEntry campaign;

    @Override
    public void init(IEditorSite site, IEditorInput input) throws PartInitException {
        if (!(input instanceof IURIEditorInput)) {
            throw new PartInitException(NLS.bind(Messages.editor_noFile, input.getName()));
        }
        setSite(site);
        setInput(input);
        setPartName(name());
    }

    @Override
    public void createPartControl(Composite parent) {
        state = new EmptyState(parent, href -> Wizards.open(getSite().getShell(), href));
        form = new CampaignForm(state.parent(), getSite());
        getSite().setSelectionProvider(form.selection());
        PlatformUI.getWorkbench().getHelpSystem().setHelp(state.parent(), Helps.EDITOR);
        updater = new FrameUpdater(state.parent(), this::refresh);
        CampaignManager.ofWorkspace().addListener(this);
        state.show(NLS.bind(Messages.editor_reading, name()));
        open(((IURIEditorInput) getEditorInput()).getURI());
    }

    /** All databases have one name: that of a campaign is its folder's. */
    private String name() {
        String file = getEditorInput().getName();
        Path folder = Path.of(((IURIEditorInput) getEditorInput()).getURI()).getParent();
        String name = folder == null ? "" : String.valueOf(folder.getFileName()); //$NON-NLS-1$
        return file.equals(CampaignStore.FILE) && name.endsWith(ContestTools.CAMPAIGN_SUFFIX)
            ? name.substring(0, name.length() - ContestTools.CAMPAIGN_SUFFIX.length()) : file;
    }

    /** Packed campaigns are unpacked first: not on this thread. */
    private void open(URI file) {
        Job.create(NLS.bind(Messages.editor_reading, name()), (IJobFunction) monitor -> {
            try {
                CampaignEntry opened = CampaignFiles.open(Path.of(file), monitor);
                CampaignManager.ofWorkspace().load(opened);
                campaign = opened;
                describe(opened);
            } catch (CoreException e) {
                refuse(e.getStatus().getMessage());
            }
            return Status.OK_STATUS;
        }).schedule();
    }

    /** Reads what only the database knows. Not for the user interface's thread. */
    private void describe(CampaignEntry opened) {
        try {
            CampaignDescription description = CampaignDescription.read(opened);
            onDisplay(() -> {
                setPartName(opened.name());
                setTitleImage(Images.of(opened.snapshot()).image());
                form.describe(description);
                refresh();
                state.show(form.control());
            });
        } catch (EngineException e) {
            refuse(String.valueOf(e.getMessage()));
        }
    }

    private void refuse(String sentence) {
        onDisplay(() -> state.show(sentence));
    }

    private void onDisplay(Runnable action) {
        PlatformUI.getWorkbench().getDisplay().asyncExec(() -> {
            if (!state.parent().isDisposed()) {
                action.run();
            }
        });
    }

    private void refresh() {
        CampaignEntry shown = campaign;
        if (shown != null) {
            form.show(shown);
        }
    }

    @Override
    public void changed(CampaignEntry of) {
        if (of == campaign) {
            updater.request();
        }
    }

    @Override
    public void finished(CampaignEntry of) {
        if (of == campaign) {
            Job.createSystem(Messages.editor_again, (IJobFunction) monitor -> {
                describe(of);
                return Status.OK_STATUS;
            }).schedule();
        }
    }

    /** Nothing is left to show. */
    @Override
    public void removed(CampaignEntry of) {
        if (of == campaign) {
            onDisplay(() -> getSite().getPage().closeEditor(this, false));
        }
    }

    @Override
    public void setFocus() {
        form.setFocus();
    }

    @Override
    public void dispose() {
        CampaignManager.ofWorkspace().removeListener(this);
        super.dispose();
    }

    @Override
    public void doSave(IProgressMonitor monitor) {
        // there is nothing to edit
    }

    @Override
    public void doSaveAs() {
        // Export does it
    }

    @Override
    public boolean isDirty() {
        return false;
    }

    @Override
    public boolean isSaveAsAllowed() {
        return false;
    }
}
