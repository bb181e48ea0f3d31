/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
// kind: deadlock
// libs: com.google.inject:guice:3.0:no_aop
// libs: javax.inject:javax.inject:1
// libs: aopalliance:aopalliance:1.0
import com.google.inject.Guice;
import com.google.inject.Injector;
import com.google.inject.Singleton;

/** 183: one lock for all singletons, while their constructors take locks of the program. */
public class BugGuice183 {

    private static final Object REGISTRY = new Object();

    @Singleton
    public static class Service {
        public Service() {
            synchronized (REGISTRY) {
                REGISTRY.hashCode();
            }
        }
    }

    @Singleton
    public static class Clock {
    }

    public static void main(String[] args) throws Exception {
        Injector injector = Guice.createInjector();
        Together.run(2, i -> {
            if (i == 0) {
                Together.check(injector.getInstance(Service.class) != null, i);
            } else {
                synchronized (REGISTRY) {
                    Together.check(injector.getInstance(Clock.class) != null, i);
                }
            }
        });
    }
}
