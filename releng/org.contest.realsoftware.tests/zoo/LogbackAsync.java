/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
// kind: correct
// libs: ch.qos.logback:logback-classic:1.5.12
// libs: ch.qos.logback:logback-core:1.5.12
// libs: org.slf4j:slf4j-api:2.0.16
import ch.qos.logback.classic.AsyncAppender;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.util.LogbackMDCAdapter;
import ch.qos.logback.core.read.ListAppender;

/** An asynchronous appender passes every message on. */
public class LogbackAsync {

    public static void main(String[] args) throws Exception {
        LoggerContext context = new LoggerContext();
        context.setMDCAdapter(new LogbackMDCAdapter());
        ListAppender<ILoggingEvent> list = new ListAppender<>();
        list.setContext(context);
        list.start();
        AsyncAppender async = new AsyncAppender();
        async.setContext(context);
        async.setDiscardingThreshold(0);
        async.addAppender(list);
        async.start();
        Logger logger = context.getLogger("zoo");
        logger.addAppender(async);
        Together.run(3, i -> logger.info("message {}", i));
        context.stop();
        Together.check(list.list.size() == 3, list.list);
    }
}
