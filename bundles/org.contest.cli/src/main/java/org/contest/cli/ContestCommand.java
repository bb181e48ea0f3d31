/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.cli;

import java.io.PrintWriter;
import java.nio.charset.Charset;
import org.contest.engine.model.EngineException;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ScopeType;

/**
 * The {@code contest} command. What is wrong is said in a sentence on standard error; the exit codes are {@link Exit}.
 */
@Command(name = "contest", version = ContestCommand.VERSION, mixinStandardHelpOptions = true,
    description = "Find, understand and replay concurrency bugs in Java programs.", subcommands = {
        StressCommand.class, ReplayCommand.class, ReportCommand.class, CampaignsCommand.class,
        TasksCommand.class, FindingsCommand.class, LocalizeCommand.class, TryCommand.class})
public final class ContestCommand implements Runnable {

    /** Name and version, as {@code --version} says them. */
    static final String VERSION = "ConTest for Eclipse 0.1.0";

    @Option(names = "--verbose", scope = ScopeType.INHERIT,
        description = "Print stack traces of errors and what the engine does.")
    private boolean verbose;

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    /** Runs the command line and ends the JVM. */
    public static void main(String[] args) {
        System.exit(run(args));
    }

    /** Runs the command line; returns the exit code. */
    static int run(String... args) {
        PrintWriter out = new PrintWriter(System.out, true, Charset.defaultCharset());
        PrintWriter err = new PrintWriter(System.err, true, Charset.defaultCharset());
        return run(out, err, args);
    }

    /** Runs the command line with these streams; returns the exit code. */
    static int run(PrintWriter out, PrintWriter err, String... args) {
        ContestCommand command = new ContestCommand();
        CommandLine line = new CommandLine(command).setOut(out).setErr(err).setStopAtPositional(true)
            .setParameterExceptionHandler(ContestCommand::wrongUsage);
        for (CommandLine sub : line.getSubcommands().values()) {
            sub.setStopAtPositional(sub.getCommand() instanceof StressCommand);
            sub.getCommandSpec().version(VERSION);
        }
        line.setExecutionExceptionHandler((e, failed, parsed) -> command.failed(e, failed));
        return line.execute(args);
    }

    /** True when the user wants to see more. */
    boolean isVerbose() {
        return verbose;
    }

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(),
            "Name a command: stress, replay, report, campaigns, tasks, findings or try.");
    }

    private static int wrongUsage(ParameterException e, String[] args) {
        CommandLine line = e.getCommandLine();
        String message = String.valueOf(e.getMessage()).strip();
        line.getErr().println("contest: " + (message.endsWith(".") ? message : message + ".") + " See: "
            + line.getCommandSpec().qualifiedName() + " --help");
        return Exit.USAGE;
    }

    private int failed(Exception e, CommandLine line) {
        if (verbose) {
            e.printStackTrace(line.getErr());
        }
        if (e instanceof EngineException engine) {
            line.getErr().println("contest: " + engine.getMessage());
            return engine.side() == EngineException.Side.USER ? Exit.USAGE : Exit.TOOL;
        }
        line.getErr().println("contest: ConTest itself failed: " + e + (verbose ? "" : " Use --verbose to see where."));
        return Exit.TOOL;
    }
}
