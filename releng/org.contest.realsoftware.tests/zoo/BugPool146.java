/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
// kind: deadlock
// libs: commons-pool:commons-pool:1.5.1
import org.apache.commons.pool.BaseKeyedPoolableObjectFactory;
import org.apache.commons.pool.impl.GenericKeyedObjectPool;

/** POOL-146: who waits for a key that is in use keeps those waiting who want another one. */
public class BugPool146 {

    public static void main(String[] args) throws Exception {
        GenericKeyedObjectPool pool = new GenericKeyedObjectPool(new BaseKeyedPoolableObjectFactory() {
            @Override
            public Object makeObject(Object key) {
                return new Object();
            }
        }, 1);
        Object used = pool.borrowObject("used");
        Thread other = borrower(pool, "free");
        Thread waiting = borrower(pool, "used");
        other.join();
        pool.returnObject("used", used);
        waiting.join();
    }

    private static Thread borrower(GenericKeyedObjectPool pool, String key) {
        Thread thread = new Thread(() -> {
            try {
                pool.returnObject(key, pool.borrowObject(key));
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        }, key);
        thread.start();
        return thread;
    }
}
