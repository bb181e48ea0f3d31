/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
// kind: deadlock
// libs: ch.qos.logback:logback-classic:0.9.15
// libs: ch.qos.logback:logback-core:0.9.15
// libs: org.slf4j:slf4j-api:1.5.8
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.LoggingEvent;
import ch.qos.logback.core.AppenderBase;

/** LBCLASSIC-139: a message is put together under the appender's lock. */
public class BugLogback139 {

    public static void main(String[] args) throws Exception {
        LoggerContext context = new LoggerContext();
        Logger logger = context.getLogger("zoo");
        StringBuilder written = new StringBuilder();
        AppenderBase<LoggingEvent> appender = new AppenderBase<LoggingEvent>() {
            @Override
            protected void append(LoggingEvent event) {
                written.append(event.getFormattedMessage());
            }
        };
        appender.setContext(context);
        appender.start();
        logger.addAppender(appender);
        Object lock = new Object();
        Object account = new Object() {
            @Override
            public String toString() {
                synchronized (lock) {
                    return "account";
                }
            }
        };
        Together.run(2, i -> {
            if (i == 0) {
                logger.info("changed {}", account);
            } else {
                synchronized (lock) {
                    logger.info("reads");
                }
            }
        });
    }
}
