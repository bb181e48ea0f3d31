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

/** 41214: a message whose toString locks what another thread holds while it logs. */
public class BugLog4j41214 {

    public static void main(String[] args) throws Exception {
        Logger logger = Logger.getLogger("zoo");
        logger.removeAllAppenders();
        logger.setAdditivity(false);
        logger.addAppender(new WriterAppender(new SimpleLayout(), new StringWriter()));
        Object lock = new Object();
        Object message = new Object() {
            @Override
            public String toString() {
                synchronized (lock) {
                    return "message";
                }
            }
        };
        Together.run(2, i -> {
            if (i == 0) {
                logger.info(message);
            } else {
                synchronized (lock) {
                    logger.info("other");
                }
            }
        });
    }
}
