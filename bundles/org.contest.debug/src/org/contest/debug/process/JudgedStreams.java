/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.debug.process;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.Charset;
import org.contest.core.launching.ConsoleStream;
import org.eclipse.debug.core.model.IStreamMonitor;
import org.eclipse.debug.core.model.IStreamsProxy2;
import org.eclipse.osgi.util.NLS;

/** The streams of a program, with a last sentence that is ours: it comes after all that the program printed. */
public final class JudgedStreams implements IStreamsProxy2 {

    private static final int BUFFER = 8192;
    private static final int ENDING_MILLIS = 2_000;

    private final Process process;
    private final Charset charset;
    private final ConsoleStream output = new ConsoleStream();
    private final ConsoleStream errors = new ConsoleStream();
    private final StringBuffer printed = new StringBuffer();
    private final Thread outputReader;
    private final Thread errorReader;

    /** Reads what a process prints, from now on. */
    public JudgedStreams(Process process, Charset charset) {
        this.process = process;
        this.charset = charset;
        outputReader = reader(process.getInputStream(), output, printed);
        errorReader = reader(process.getErrorStream(), errors, new StringBuffer());
    }

    /** What the program printed to its standard output, all of it: waits for the end of both streams. */
    String printed() throws InterruptedException {
        outputReader.join();
        errorReader.join();
        return printed.toString();
    }

    /** What a program that ends printed to its standard error output. */
    public String errors() throws InterruptedException {
        errorReader.join(ENDING_MILLIS);
        return errors.getContents();
    }

    /** Adds a line that the program did not print. */
    void say(String sentence) {
        output.println(NLS.bind(Messages.replay_console, sentence));
    }

    @Override
    public IStreamMonitor getOutputStreamMonitor() {
        return output;
    }

    @Override
    public IStreamMonitor getErrorStreamMonitor() {
        return errors;
    }

    @Override
    public void write(String input) throws IOException {
        process.getOutputStream().write(input.getBytes(charset));
        process.getOutputStream().flush();
    }

    @Override
    public void closeInputStream() throws IOException {
        process.getOutputStream().close();
    }

    private Thread reader(InputStream stream, ConsoleStream console, StringBuffer copy) {
        return Thread.ofPlatform().daemon().name("ConTest replay output").start(() -> { //$NON-NLS-1$
            char[] buffer = new char[BUFFER];
            try (Reader reader = new InputStreamReader(stream, charset)) {
                for (int count = reader.read(buffer); count >= 0; count = reader.read(buffer)) {
                    String text = new String(buffer, 0, count);
                    copy.append(text);
                    console.print(text);
                }
            } catch (IOException e) {
                console.println(NLS.bind(Messages.replay_unread, e.getMessage()));
            }
        });
    }
}
