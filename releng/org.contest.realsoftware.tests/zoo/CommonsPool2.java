/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
// kind: correct
// libs: org.apache.commons:commons-pool2:2.12.0
import org.apache.commons.pool2.BasePooledObjectFactory;
import org.apache.commons.pool2.PooledObject;
import org.apache.commons.pool2.impl.DefaultPooledObject;
import org.apache.commons.pool2.impl.GenericObjectPool;

/** Three threads share two objects of a pool. */
public class CommonsPool2 {

    public static void main(String[] args) throws Exception {
        GenericObjectPool<StringBuilder> pool = new GenericObjectPool<>(new BasePooledObjectFactory<StringBuilder>() {
            @Override
            public StringBuilder create() {
                return new StringBuilder();
            }

            @Override
            public PooledObject<StringBuilder> wrap(StringBuilder text) {
                return new DefaultPooledObject<>(text);
            }
        });
        pool.setMaxTotal(2);
        Together.run(3, i -> {
            StringBuilder text = pool.borrowObject();
            text.append('x');
            pool.returnObject(text);
        });
        Together.check(pool.getNumActive() == 0, pool.getNumActive());
        pool.close();
    }
}
