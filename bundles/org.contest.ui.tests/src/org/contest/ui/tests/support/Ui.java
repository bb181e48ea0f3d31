/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.tests.support;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Predicate;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.PlatformUI;

/** Finds and touches widgets from the thread of a test. */
public final class Ui {

    /** An action on the UI thread. */
    @FunctionalInterface
    public interface Action {
        /** Does it. */
        void run() throws Exception;
    }

    static {
        FreezeWatch.start(display());
    }

    private Ui() {
    }

    /** The display of the workbench. */
    public static Display display() {
        return PlatformUI.getWorkbench().getDisplay();
    }

    /** Does something on the UI thread and waits for it. */
    public static void run(Action action) {
        call(() -> {
            action.run();
            return null;
        });
    }

    /** Asks something on the UI thread. */
    public static <T> T call(Callable<T> question) {
        AtomicReference<T> answer = new AtomicReference<>();
        AtomicReference<Throwable> refusal = new AtomicReference<>();
        display().syncExec(() -> {
            try {
                answer.set(question.call());
            } catch (Throwable e) { // failed assertions too: the display would swallow them
                refusal.set(e);
            }
        });
        if (refusal.get() != null) {
            throw new AssertionError(refusal.get());
        }
        return answer.get();
    }

    /** Does something on the UI thread that goes on for long, such as a dialog. */
    public static void start(Action action) {
        display().asyncExec(() -> {
            try {
                action.run();
            } catch (Exception e) {
                throw new AssertionError(e);
            }
        });
    }

    /** The open shell with a title; null when there is none. On the UI thread. */
    public static Shell shell(String title) {
        for (Shell shell : display().getShells()) {
            if (!shell.isDisposed() && shell.isVisible() && shell.getText().contains(title)) {
                return shell;
            }
        }
        return null;
    }

    /** Waits for a shell. */
    public static Shell awaitShell(String title) {
        Eventually.holds("the window \"" + title + "\" opens", () -> call(() -> shell(title) != null));
        return call(() -> shell(title));
    }

    /** Presses and releases keys together, the last of them while the others are held, as a user does. */
    public static void key(int... keys) {
        run(() -> {
            for (int key : keys) {
                post(SWT.KeyDown, key);
            }
            for (int i = keys.length - 1; i >= 0; i--) {
                post(SWT.KeyUp, keys[i]);
            }
        });
    }

    private static void post(int type, int key) {
        Event event = new Event();
        event.type = type;
        if ((key & (SWT.KEYCODE_BIT | SWT.MODIFIER_MASK)) == 0) {
            event.character = (char) key;
        } else {
            event.keyCode = key;
        }
        if (!display().post(event)) {
            throw new IllegalStateException("the display takes no keys");
        }
    }

    /** All widgets of a type below a control. On the UI thread. */
    public static <T extends Control> List<T> all(Control root, Class<T> type, Predicate<T> wanted) {
        List<T> found = new ArrayList<>();
        collect(root, type, wanted, found);
        return found;
    }

    private static <T extends Control> void collect(Control root, Class<T> type, Predicate<T> wanted, List<T> found) {
        if (type.isInstance(root) && wanted.test(type.cast(root))) {
            found.add(type.cast(root));
        }
        if (root instanceof Composite composite) {
            for (Control child : composite.getChildren()) {
                collect(child, type, wanted, found);
            }
        }
    }

    /** Presses a button of a shell. */
    public static void press(Shell shell, String text) {
        run(() -> {
            Button button = all(shell, Button.class, b -> b.getText().replace("&", "").equals(text)).get(0);
            if (!button.isEnabled()) {
                throw new IllegalStateException("the button " + text + " is disabled");
            }
            button.notifyListeners(SWT.Selection, new Event());
        });
    }

    /**
     * Chooses an entry of the context menu of a control, by the texts of the entries on the way; waits for those that
     * appear only when the workbench has noticed what is selected.
     */
    public static void choose(Control control, String... path) {
        Eventually.holds("the menu has " + List.of(path), () -> call(() -> has(control, path)));
        run(() -> choose(control.getMenu(), path, 0));
    }

    /** True when the context menu of a control has an entry, at the end of a way. On the UI thread. */
    public static boolean has(Control control, String... path) {
        return has(control.getMenu(), path, 0);
    }

    private static boolean has(Menu menu, String[] path, int depth) {
        menu.notifyListeners(SWT.Show, new Event());
        try {
            List<MenuItem> items = entries(menu, path[depth]);
            return !items.isEmpty() && (depth + 1 == path.length || has(items.get(0).getMenu(), path, depth + 1));
        } finally {
            menu.notifyListeners(SWT.Hide, new Event());
        }
    }

    private static void choose(Menu menu, String[] path, int depth) {
        menu.notifyListeners(SWT.Show, new Event());
        MenuItem item = entries(menu, path[depth]).get(0);
        if (depth + 1 < path.length) {
            choose(item.getMenu(), path, depth + 1);
        } else if (!item.isEnabled()) {
            throw new IllegalStateException(path[depth] + " is disabled");
        } else {
            item.notifyListeners(SWT.Selection, new Event());
        }
        menu.notifyListeners(SWT.Hide, new Event());
    }

    /** Entries are numbered and end with their key. */
    private static List<MenuItem> entries(Menu menu, String text) {
        return Arrays.stream(menu.getItems()).filter(item -> item.getText().replace("&", "").replaceAll("\\t.*", "")
            .replaceAll("^\\d+ ", "").trim().equals(text)).toList();
    }
}
