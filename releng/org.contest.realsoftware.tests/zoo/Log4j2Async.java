/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
// kind: correct
// libs: org.apache.logging.log4j:log4j-core:2.24.2
// libs: org.apache.logging.log4j:log4j-api:2.24.2
import org.apache.logging.log4j.Level;
import org.apache.logging.log4j.Logger;
import org.apache.logging.log4j.core.LoggerContext;
import org.apache.logging.log4j.core.config.Configurator;
import org.apache.logging.log4j.core.config.builder.api.ConfigurationBuilder;
import org.apache.logging.log4j.core.config.builder.api.ConfigurationBuilderFactory;
import org.apache.logging.log4j.core.config.builder.impl.BuiltConfiguration;

/** An asynchronous appender passes every message on. */
public class Log4j2Async {

    public static void main(String[] args) throws Exception {
        ConfigurationBuilder<BuiltConfiguration> builder = ConfigurationBuilderFactory.newConfigurationBuilder();
        builder.add(builder.newAppender("list", "Console")
            .add(builder.newLayout("PatternLayout").addAttribute("pattern", "%m%n")));
        builder.add(builder.newAppender("async", "Async")
            .addComponent(builder.newComponent("AppenderRef").addAttribute("ref", "list")));
        builder.add(builder.newRootLogger(Level.INFO).add(builder.newAppenderRef("async")));
        LoggerContext context = Configurator.initialize(builder.build());
        Logger logger = context.getLogger("zoo");
        Together.run(3, i -> logger.info("message {}", i));
        Configurator.shutdown(context);
    }
}
