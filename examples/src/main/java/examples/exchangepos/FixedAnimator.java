/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.exchangepos;

/** {@link Animator} mended: of two circles, the one with the smaller name is locked first. */
final class FixedAnimator extends Animator {
    @Override
    void exchangePos(Circle first, Circle second) {
        if (first.name().compareTo(second.name()) <= 0) {
            super.exchangePos(first, second);
        } else {
            super.exchangePos(second, first);
        }
    }
}
