/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
// kind: deadlock
// libs: log4j:log4j:1.2.13
import org.apache.log4j.AppenderSkeleton;
import org.apache.log4j.AsyncAppender;
import org.apache.log4j.Logger;
import org.apache.log4j.spi.LoggingEvent;

/** 38137: who waits for space in the buffer keeps the locks that the dispatcher needs when its appender logs. */
public class BugLog4j38137 {

    public static void main(String[] args) throws Exception {
        Logger logger = Logger.getLogger("zoo");
        logger.setAdditivity(false);
        AsyncAppender appender = new AsyncAppender();
        appender.setBufferSize(2);
        appender.addAppender(new AppenderSkeleton() {
            @Override
            protected void append(LoggingEvent event) {
                if (event.getMessage().equals("begin")) {
                    logger.info("first message of the day");
                }
            }

            @Override
            public void close() {
                closed = true;
            }

            @Override
            public boolean requiresLayout() {
                return false;
            }
        });
        logger.addAppender(appender);
        logger.info("begin");
        for (int n = 0; n < 3; n++) {
            logger.info("message");
        }
        appender.close();
    }
}
