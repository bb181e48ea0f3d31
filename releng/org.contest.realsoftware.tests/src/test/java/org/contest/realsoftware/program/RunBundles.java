/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.realsoftware.program;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import org.osgi.framework.BundleContext;
import org.osgi.framework.Constants;
import org.osgi.framework.launch.Framework;
import org.osgi.framework.launch.FrameworkFactory;

/** Starts an OSGi framework with two bundles, of which one uses a class of the other. */
public final class RunBundles {

    private static final String PACKAGE = "org.contest.realsoftware.bundle.";

    private RunBundles() {
    }

    /** The folder for bundles and for the framework's storage. */
    public static void main(String[] args) throws Exception {
        Path folder = Path.of(args[0]);
        Path counter = bundle(folder, "counter", "Counter", Map.of(Constants.EXPORT_PACKAGE, PACKAGE + "counter"));
        Path client = bundle(folder, "client", "Activator", Map.of(Constants.IMPORT_PACKAGE,
            PACKAGE + "counter,org.osgi.framework", Constants.BUNDLE_ACTIVATOR, PACKAGE + "client.Activator"));
        Framework framework = ServiceLoader.load(FrameworkFactory.class).findFirst().orElseThrow()
            .newFramework(Map.of(Constants.FRAMEWORK_STORAGE, folder.resolve("storage").toString()));
        framework.start();
        BundleContext context = framework.getBundleContext();
        context.installBundle(counter.toUri().toString());
        context.installBundle(client.toUri().toString()).start();
        framework.stop();
        framework.waitForStop(0);
    }

    /** A bundle with one class of this class path. */
    private static Path bundle(Path folder, String name, String type, Map<String, String> headers) throws IOException {
        Manifest manifest = new Manifest();
        Attributes main = manifest.getMainAttributes();
        main.put(Attributes.Name.MANIFEST_VERSION, "1.0");
        main.putValue(Constants.BUNDLE_MANIFESTVERSION, "2");
        main.putValue(Constants.BUNDLE_SYMBOLICNAME, PACKAGE + name);
        headers.forEach(main::putValue);
        Path jar = folder.resolve(name + ".jar");
        String file = (PACKAGE + name).replace('.', '/') + "/" + type + ".class";
        try (OutputStream out = Files.newOutputStream(jar); JarOutputStream jarOut = new JarOutputStream(out, manifest);
            InputStream in = RunBundles.class.getClassLoader().getResourceAsStream(file)) {
            jarOut.putNextEntry(new JarEntry(file));
            in.transferTo(jarOut);
        }
        return jar;
    }
}
