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
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.contest.core.launching.OptionTexts;
import org.contest.engine.model.CampaignOption;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.ModifyListener;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;

/** The widget of one option: a check box, a list of its values, or a text. */
final class OptionField {

    private static final String TRUE = "true"; //$NON-NLS-1$
    private static final int WIDTH = 90;
    private static final int INDENT = 4;

    private final CampaignOption option;
    private final ProblemMark decoration;
    private final Consumer<String> setter;
    private final Supplier<String> getter;
    private final List<Control> controls = new ArrayList<>();

    OptionField(Composite parent, CampaignOption option, Runnable changed) {
        this.option = option;
        if (option.choices().contains(TRUE)) {
            Button check = check(parent, changed);
            setter = value -> check.setSelection(value.equals(TRUE));
            getter = () -> String.valueOf(check.getSelection());
            decoration = decorate(check);
            return;
        }
        Label label = new Label(parent, SWT.NONE);
        controls.add(label);
        label.setText(OptionTexts.before(option));
        label.setToolTipText(OptionTexts.tip(option));
        List<String> offered = option.offered();
        if (offered.isEmpty()) {
            Text text = new Text(parent, SWT.BORDER);
            text.setMessage(OptionTexts.whenEmpty(option));
            text.addModifyListener(event -> changed.run());
            setter = text::setText;
            getter = text::getText;
            decoration = decorate(text);
        } else {
            Combo combo = combo(parent, offered, event -> changed.run());
            setter = combo::setText;
            getter = combo::getText;
            decoration = decorate(combo);
        }
    }

    CampaignOption option() {
        return option;
    }

    /** Lets the user change it, or not where it has no effect. */
    void enable(boolean enabled) {
        controls.forEach(control -> control.setEnabled(enabled));
    }

    void show(String value) {
        setter.accept(value);
    }

    String value() {
        return getter.get().trim();
    }

    /** What is wrong with the value, said at the field too; empty when nothing is. */
    String problem() {
        return decoration.tell(OptionTexts.problem(option, value()));
    }

    private Button check(Composite parent, Runnable changed) {
        Button check = new Button(parent, SWT.CHECK);
        check.setText(OptionTexts.label(option));
        check.setToolTipText(OptionTexts.tip(option));
        check.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> changed.run()));
        GridDataFactory.fillDefaults().align(SWT.FILL, SWT.CENTER).span(2, 1).applyTo(check);
        return check;
    }

    /** A list to choose from; where other values are possible too, one to type into. */
    private Combo combo(Composite parent, List<String> offered, ModifyListener changed) {
        Combo combo = new Combo(parent, option.choices().isEmpty() ? SWT.DROP_DOWN : SWT.DROP_DOWN | SWT.READ_ONLY);
        combo.setItems(offered.toArray(String[]::new));
        combo.addModifyListener(changed);
        return combo;
    }

    private ProblemMark decorate(Control control) {
        controls.add(control);
        control.setToolTipText(OptionTexts.tip(option));
        if (!(control instanceof Button)) {
            GridDataFactory.fillDefaults().grab(true, false).align(SWT.FILL, SWT.CENTER).hint(WIDTH, SWT.DEFAULT)
                .indent(INDENT, 0)
                .applyTo(control);
        }
        return new ProblemMark(control);
    }
}
