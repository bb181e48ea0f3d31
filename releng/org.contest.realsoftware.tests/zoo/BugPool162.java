/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
// kind: deadlock
// libs: commons-pool:commons-pool:1.5.4
import org.apache.commons.pool.BasePoolableObjectFactory;
import org.apache.commons.pool.impl.GenericObjectPool;

/** POOL-162: an interrupted borrower takes the object with it. */
public class BugPool162 {

    public static void main(String[] args) throws Exception {
        GenericObjectPool pool = new GenericObjectPool(new BasePoolableObjectFactory() {
            @Override
            public Object makeObject() {
                return new Object();
            }
        }, 1);
        Object only = pool.borrowObject();
        Thread waiting = new Thread(() -> {
            try {
                pool.returnObject(pool.borrowObject());
            } catch (InterruptedException e) {
                return;
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        });
        waiting.start();
        Thread interrupting = new Thread(waiting::interrupt);
        interrupting.start();
        pool.returnObject(only);
        waiting.join();
        interrupting.join();
        pool.returnObject(pool.borrowObject());
    }
}
