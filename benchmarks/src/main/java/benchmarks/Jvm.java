/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package benchmarks;

import java.io.IOException;
import java.lang.management.ClassLoadingMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryMXBean;
import java.lang.management.ThreadMXBean;
import javax.management.JMException;
import javax.management.MBeanServerConnection;
import javax.management.ObjectName;
import javax.management.remote.JMXConnector;
import javax.management.remote.JMXConnectorFactory;
import javax.management.remote.JMXServiceURL;
import com.sun.tools.attach.AttachNotSupportedException;
import com.sun.tools.attach.VirtualMachine;

/** Looks into another JVM. */
final class Jvm implements AutoCloseable {

    /**
     * What a JVM holds, after a collection.
     *
     * @param heapKilobytes used heap
     * @param nonHeapKilobytes metaspace, compiled code
     * @param threads alive
     * @param classes loaded
     * @param loaders class loaders
     */
    record Sample(long heapKilobytes, long nonHeapKilobytes, int threads, int classes, int loaders) {
    }

    private final JMXConnector connector;
    private final MBeanServerConnection connection;

    private Jvm(JMXConnector connector) throws IOException {
        this.connector = connector;
        connection = connector.getMBeanServerConnection();
    }

    /** Attaches to a JVM of this user. */
    static Jvm of(long pid) throws IOException {
        try {
            VirtualMachine machine = VirtualMachine.attach(Long.toString(pid));
            try {
                return new Jvm(JMXConnectorFactory.connect(new JMXServiceURL(machine.startLocalManagementAgent())));
            } finally {
                machine.detach();
            }
        } catch (AttachNotSupportedException e) {
            throw new IOException(e);
        }
    }

    /** Collects garbage, twice for what cleaners free, and looks. */
    Sample sample() throws IOException {
        MemoryMXBean memory = bean(ManagementFactory.MEMORY_MXBEAN_NAME, MemoryMXBean.class);
        memory.gc();
        memory.gc();
        return new Sample(memory.getHeapMemoryUsage().getUsed() >> 10, memory.getNonHeapMemoryUsage().getUsed() >> 10,
            bean(ManagementFactory.THREAD_MXBEAN_NAME, ThreadMXBean.class).getThreadCount(),
            bean(ManagementFactory.CLASS_LOADING_MXBEAN_NAME, ClassLoadingMXBean.class).getLoadedClassCount(),
            loaders());
    }

    private <T extends java.lang.management.PlatformManagedObject> T bean(String name, Class<T> type)
        throws IOException {
        return ManagementFactory.newPlatformMXBeanProxy(connection, name, type);
    }

    private int loaders() throws IOException {
        try {
            String text = (String) connection.invoke(new ObjectName("com.sun.management:type=DiagnosticCommand"),
                "vmClassloaderStats", new Object[0], new String[0]);
            return (int) text.lines().filter(line -> line.startsWith("0x")).count();
        } catch (JMException e) {
            throw new IOException(e);
        }
    }

    @Override
    public void close() throws IOException {
        connector.close();
    }
}
