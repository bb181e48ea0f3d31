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
import java.io.StringWriter;
import org.apache.log4j.Logger;
import org.apache.log4j.SimpleLayout;
import org.apache.log4j.WriterAppender;

/** 24159: two loggers share an appender, and a message of the one logs to the other while it is written. */
public class BugLog4j24159 {

    public static void main(String[] args) throws Exception {
        WriterAppender appender = new WriterAppender(new SimpleLayout(), new StringWriter());
        Logger orders = logger("orders", appender);
        Logger prices = logger("prices", appender);
        Object message = new Object() {
            @Override
            public String toString() {
                prices.info("asked for");
                return "order";
            }
        };
        Together.run(2, i -> {
            if (i == 0) {
                orders.info(message);
            } else {
                prices.info("changed");
            }
        });
    }

    private static Logger logger(String name, WriterAppender appender) {
        Logger logger = Logger.getLogger(name);
        logger.setAdditivity(false);
        logger.addAppender(appender);
        return logger;
    }
}
