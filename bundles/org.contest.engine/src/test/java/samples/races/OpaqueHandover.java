/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package samples.races;

import java.lang.invoke.VarHandle;

/** One thread hands an object to another by an access that orders nothing. */
abstract class OpaqueHandover extends Idiom {

    private static final VarHandle HANDED = handle(OpaqueHandover.class, "handed", Object.class);
    private Object handed;

    /** Hands an object over. */
    protected void hand(Object object) {
        HANDED.setOpaque(this, object);
    }

    /** The object, once it is handed over. */
    protected Object take() {
        Object seen = HANDED.getOpaque(this);
        while (seen == null) {
            Thread.onSpinWait();
            seen = HANDED.getOpaque(this);
        }
        return seen;
    }
}
