/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
// kind: lost update
// libs: org.apache.commons:commons-pool2:2.12.0
import org.apache.commons.pool2.BasePooledObjectFactory;
import org.apache.commons.pool2.PooledObject;
import org.apache.commons.pool2.impl.DefaultPooledObject;
import org.apache.commons.pool2.impl.GenericObjectPool;

/** The factory of a pool counts what it has made. */
public class LostInPool {

    private static int made;

    private static final class Factory extends BasePooledObjectFactory<Object> {
        @Override
        public Object create() {
            made = made + 1;
            return new Object();
        }

        @Override
        public PooledObject<Object> wrap(Object object) {
            return new DefaultPooledObject<>(object);
        }
    }

    public static void main(String[] args) throws Exception {
        try (GenericObjectPool<Object> pool = new GenericObjectPool<>(new Factory())) {
            Together.run(2, i -> pool.returnObject(pool.borrowObject()));
            Together.check(made == pool.getCreatedCount(), made);
        }
    }
}
