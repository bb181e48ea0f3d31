/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
// kind: exception
// libs: org.slf4j:slf4j-api:1.7.5
// libs: ch.qos.logback:logback-classic:1.0.13
// libs: ch.qos.logback:logback-core:1.0.13
import ch.qos.logback.classic.LoggerContext;
import org.slf4j.LoggerFactory;

/** SLF4J-167 and its like: while one thread initializes, another one gets a substitute factory. */
public class BugSlf4jFactory {

    public static void main(String[] args) throws Exception {
        Together.run(2, i -> {
            LoggerContext context = (LoggerContext) LoggerFactory.getILoggerFactory();
            Together.check(context != null, i);
        });
    }
}
