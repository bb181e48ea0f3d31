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

/** The second thread of each idiom races for x: a fence is missing, or in the wrong place. */
public final class RacyFences {

    private RacyFences() {
    }

    static final class NoRelease extends Idiom {
        private static final VarHandle FLAG = handle(NoRelease.class, "flag");
        private int flag;

        @Override
        protected void first() {
            x = 1;
            FLAG.setOpaque(this, 1);
        }

        @Override
        protected void second() {
            while ((int) FLAG.getOpaque(this) == 0) {
                Thread.onSpinWait();
            }
            VarHandle.acquireFence();
            v = x + flag;
        }
    }

    static final class NoAcquire extends Idiom {
        private static final VarHandle FLAG = handle(NoAcquire.class, "flag");
        private int flag;

        @Override
        protected void first() {
            x = 1;
            VarHandle.releaseFence();
            FLAG.setOpaque(this, 1);
        }

        @Override
        protected void second() {
            while ((int) FLAG.getOpaque(this) == 0) {
                Thread.onSpinWait();
            }
            x += flag;
        }
    }

    static final class ReleaseAfterWrite extends Idiom {
        private static final VarHandle FLAG = handle(ReleaseAfterWrite.class, "flag");
        private int flag;

        @Override
        protected void first() {
            x = 1;
            FLAG.setOpaque(this, 1);
            VarHandle.releaseFence();
        }

        @Override
        protected void second() {
            while ((int) FLAG.getOpaque(this) == 0) {
                Thread.onSpinWait();
            }
            VarHandle.acquireFence();
            v = x + flag;
        }
    }

    static final class AcquireBeforeRead extends Idiom {
        private static final VarHandle FLAG = handle(AcquireBeforeRead.class, "flag");
        private int flag;

        @Override
        protected void first() {
            x = 1;
            VarHandle.releaseFence();
            FLAG.setOpaque(this, 1);
        }

        @Override
        protected void second() {
            VarHandle.acquireFence();
            while ((int) FLAG.getOpaque(this) == 0) {
                Thread.onSpinWait();
            }
            v = x + flag;
        }
    }

    static final class DataAfterFence extends Idiom {
        private static final VarHandle FLAG = handle(DataAfterFence.class, "flag");
        private int flag;

        @Override
        protected void first() {
            VarHandle.releaseFence();
            FLAG.setOpaque(this, 1);
            x = 1;
        }

        @Override
        protected void second() {
            while ((int) FLAG.getOpaque(this) == 0) {
                Thread.onSpinWait();
            }
            VarHandle.acquireFence();
            v = x + flag;
        }
    }

    static final class WrongWay extends Idiom {
        private static final VarHandle FLAG = handle(WrongWay.class, "flag");
        private int flag;

        @Override
        protected void first() {
            x = 1;
            VarHandle.acquireFence();
            FLAG.setOpaque(this, 1);
        }

        @Override
        protected void second() {
            while ((int) FLAG.getOpaque(this) == 0) {
                Thread.onSpinWait();
            }
            VarHandle.releaseFence();
            v = x + flag;
        }
    }

    static final class PlainFlagWithoutFence extends Idiom {
        private int flag;

        @Override
        protected void first() {
            VarHandle.releaseFence();
            x = 1;
            flag = 1;
        }

        @Override
        protected void second() {
            while (flag == 0) {
                Thread.onSpinWait();
            }
            v = x;
        }
    }

    static final class ArrayInField extends OpaqueHandover {
        private static final class Table {
            private int[] numbers;

            Table(int most) {
                numbers = new int[most];
                for (int i = 0; i < most; i++) {
                    numbers[i] = i;
                }
            }
        }

        @Override
        protected void first() {
            hand(new Table(2));
        }

        @Override
        protected void second() {
            v = ((Table) take()).numbers[1];
        }
    }
}
