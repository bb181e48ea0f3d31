/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
// kind: correct
// libs: com.google.inject:guice:7.0.0
// libs: jakarta.inject:jakarta.inject-api:2.0.1
// libs: aopalliance:aopalliance:1.0
// libs: com.google.guava:guava:33.3.1-jre
// libs: com.google.guava:failureaccess:1.0.2
import com.google.inject.Guice;
import com.google.inject.Injector;
import jakarta.inject.Singleton;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** A singleton is made once. */
public class GuiceInjector {

    @Singleton
    public static class One {
    }

    public static void main(String[] args) throws Exception {
        Injector injector = Guice.createInjector();
        Set<One> seen = ConcurrentHashMap.newKeySet();
        Together.run(3, i -> seen.add(injector.getInstance(One.class)));
        Together.check(seen.size() == 1, seen);
    }
}
