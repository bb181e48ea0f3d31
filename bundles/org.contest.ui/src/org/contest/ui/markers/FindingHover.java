/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.markers;

import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.Set;
import org.contest.core.findings.FindingMarkers;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jdt.ui.JavaUI;
import org.eclipse.jdt.ui.text.java.hover.IJavaEditorTextHover;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.Position;
import org.eclipse.jface.text.Region;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.jface.text.source.IAnnotationModel;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IFileEditorInput;
import org.eclipse.ui.texteditor.MarkerAnnotation;

/** Explains the findings at the mouse: what each thread did, with both stacks and the locks that it held. */
public final class FindingHover implements IJavaEditorTextHover {

    private @Nullable IEditorPart editor;

    @Override
    public void setEditor(@Nullable IEditorPart part) {
        editor = part;
    }

    @Override
    public @Nullable IRegion getHoverRegion(@Nullable ITextViewer viewer, int offset) {
        return new Region(offset, 0);
    }

    @Override
    @Deprecated
    public @Nullable String getHoverInfo(@Nullable ITextViewer viewer, @Nullable IRegion region) {
        IEditorPart part = editor;
        if (part == null || region == null || !(part.getEditorInput() instanceof IFileEditorInput input)) {
            return null;
        }
        IAnnotationModel model = JavaUI.getDocumentProvider().getAnnotationModel(input);
        return model == null ? null : explanations(model, region.getOffset());
    }

    private static @Nullable String explanations(IAnnotationModel model, int offset) {
        Set<String> texts = new LinkedHashSet<>();
        for (Iterator<Annotation> all = model.getAnnotationIterator(); all.hasNext();) {
            Annotation annotation = all.next();
            Position position = model.getPosition(annotation);
            if (annotation instanceof MarkerAnnotation ofMarker && position != null && position.includes(offset)) {
                texts.add(ofMarker.getMarker().getAttribute(FindingMarkers.EXPLANATION, "")); //$NON-NLS-1$
            }
        }
        texts.remove(""); //$NON-NLS-1$
        return texts.isEmpty() ? null
            : String.join("<br><br>", texts.stream().map(FindingHover::html).toList()); //$NON-NLS-1$
    }

    /** The kind of the finding, which is the first line, is its title. */
    private static String html(String text) {
        String[] lines = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
            .replace("    ", "&nbsp;&nbsp;&nbsp;&nbsp;").split("\n"); //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$
        lines[0] = "<b>" + lines[0] + "</b>"; //$NON-NLS-1$ //$NON-NLS-2$
        return String.join("<br>\n", lines); //$NON-NLS-1$
    }
}
