/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.protocol.jdk;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What ConTest knows of the JDK by name, as one table. A constant is a kind of fact; a word with a slash is a class or
 * package by internal name, and the words after it without a slash are those of its members that count. {@code @21}
 * says since which release there is such a name, {@code @17-20} until which one, too; a test looks for each in the JDK
 * that it runs on.
 */
public enum JdkFacts {

    /** Classes of which only whole methods are treated, and calls of the operating system. */
    BODIES("""
        java/lang/Thread java/lang/VirtualThread@21 java/lang/Runtime java/lang/ClassLoader java/lang/Class
        java/lang/Throwable jdk/internal/loader/BuiltinClassLoader java/lang/ClassValue
        java/lang/ClassValue$ClassValueMap java/lang/invoke/MethodHandleNatives java/lang/invoke/MethodType
        java/lang/invoke/SerializedLambda java/lang/invoke/VarForm java/lang/reflect/AccessibleObject
        java/io/PrintStream
        jdk/internal/loader/URLClassPath
        jdk/internal/reflect/Reflection java/lang/invoke/MethodHandle java/lang/invoke/MethodHandleImpl$1
        jdk/internal/reflect/MethodHandleAccessorFactory@21 jdk/internal/reflect/MethodAccessorGenerator@17-21
        jdk/internal/misc/TerminatingThreadLocal sun/nio/ch/Net java/lang/ProcessHandleImpl$1
        sun/nio/fs/LinuxWatchService$Poller
        sun/nio/ch/NioSocketImpl sun/nio/ch/Poller@21 sun/nio/ch/SelChImpl sun/nio/ch/SocketChannelImpl
        sun/nio/ch/ServerSocketChannelImpl sun/nio/ch/DatagramChannelImpl sun/nio/ch/SinkChannelImpl
        sun/nio/ch/SourceChannelImpl sun/nio/ch/EPollSelectorImpl sun/nio/ch/PollSelectorImpl
        jdk/internal/misc/Blocker@21 jdk/internal/vm/ThreadContainers@21
        jdk/internal/vm/ThreadContainers$RootContainer$TrackingRootContainer@21
        java/lang/ApplicationShutdownHooks java/io/DeleteOnExitHook
        java/util/zip/ZipFile java/util/zip/ZipFile$CleanableResource java/util/zip/ZipFile$Source
        java/util/zip/ZipFile$ZipFileInputStream java/util/zip/ZipFile$ZipFileInflaterInputStream
        java/util/jar/JarFile java/util/ServiceLoader$LazyClassPathLookupIterator
        java/util/ServiceLoader$ModuleServicesLookupIterator jdk/internal/loader/BuiltinClassLoader$1
        sun/net/www/protocol/jar/JarFileFactory
        """),

    /** Classes of which only calls are treated: of threads, clocks, generators and atomic variables. */
    CALLS("""
        java/lang/ThreadBuilders$PlatformThreadBuilder@21 java/lang/ThreadBuilders$VirtualThreadBuilder@21
        jdk/internal/vm/SharedThreadContainer@21 java/util/concurrent/atomic/AtomicInteger
        java/util/concurrent/atomic/AtomicLong java/util/concurrent/atomic/AtomicReference
        java/util/concurrent/atomic/AtomicIntegerArray java/util/concurrent/atomic/AtomicLongArray
        java/util/concurrent/atomic/AtomicReferenceArray java/util/concurrent/atomic/AtomicIntegerFieldUpdater
        java/util/concurrent/atomic/AtomicLongFieldUpdater java/util/concurrent/atomic/AtomicReferenceFieldUpdater
        java/time/Clock java/time/Clock$SystemClock java/time/Clock$SystemInstantSource java/util/Arrays
        java/util/Date java/util/GregorianCalendar java/util/JapaneseImperialCalendar
        sun/util/locale/provider/CalendarProviderImpl java/security/SecureRandom java/util/Objects
        java/util/SplittableRandom java/util/ImmutableCollections$Set12 java/util/ImmutableCollections$Set12$1
        java/util/ImmutableCollections$SetN java/util/ImmutableCollections$MapN
        java/util/ImmutableCollections$SetN$SetNIterator java/util/ImmutableCollections$MapN$MapNIterator
        sun/net/www/http/KeepAliveCache
        """),

    /** Classes whose monitors are modelled as those of the program, which they call or let wait meanwhile. */
    MODEL("""
        java/util/stream/Collectors java/util/Timer java/util/Timer$ThreadReaper java/util/TimerThread
        java/util/TimerTask java/util/TaskQueue java/io/Writer java/io/Reader
        """),

    /** Classes whose monitors are modelled so, and nothing else is: they guard what a program puts inside them. */
    LOCKS("""
        java/io/BufferedWriter java/io/BufferedReader java/io/LineNumberReader java/io/PushbackReader
        sun/nio/cs/StreamEncoder sun/nio/cs/StreamDecoder
        """),

    /** Likewise, though they may be loaded already, or have another treatment as well. */
    ORDER("""
        sun/nio/ch/SelectorImpl sun/nio/ch/SelectionKeyImpl sun/nio/ch/EPollSelectorImpl sun/nio/ch/PollSelectorImpl
        sun/nio/ch/SocketChannelImpl sun/nio/ch/ServerSocketChannelImpl sun/nio/ch/DatagramChannelImpl
        sun/nio/ch/SinkChannelImpl sun/nio/ch/SourceChannelImpl sun/nio/ch/NioSocketImpl
        java/nio/channels/spi/AbstractSelector java/nio/channels/spi/AbstractSelectableChannel
        java/nio/channels/spi/AbstractInterruptibleChannel
        java/lang/ClassValue
        """),

    /** Classes with all events, outside the packages that have them. */
    EVENTS("""
        jdk/internal/misc/ThreadFlock@21
        """),

    /** Classes without a treatment, inside the packages that have one. */
    UNTREATED("""
        java/util/concurrent/atomic/AtomicBoolean java/util/concurrent/locks/LockSupport
        """),

    /** Classes of java.util, with those inside, whose data programs share. */
    COLLECTIONS("""
        java/util/AbstractCollection java/util/AbstractList java/util/AbstractMap java/util/AbstractQueue
        java/util/AbstractSequentialList java/util/AbstractSet java/util/ArrayDeque java/util/ArrayList
        java/util/ArrayPrefixHelpers java/util/BitSet java/util/Collections java/util/Dictionary java/util/EnumMap
        java/util/EnumSet java/util/HashMap java/util/HashSet java/util/Hashtable java/util/IdentityHashMap
        java/util/JumboEnumSet java/util/LinkedHashMap java/util/LinkedHashSet java/util/LinkedList
        java/util/PriorityQueue java/util/Properties java/util/Random java/util/RegularEnumSet java/util/Stack
        java/util/TreeMap java/util/TreeSet java/util/Vector java/util/WeakHashMap java/util/Iterator
        java/util/StringJoiner java/util/Observable
        """),

    /** Formats, whose work is in fields: programs share them, though they are not made for threads. */
    FORMATS("""
        java/text/Format java/text/DateFormat java/text/SimpleDateFormat java/text/CalendarBuilder
        java/text/NumberFormat java/text/DecimalFormat java/text/DigitList java/text/MessageFormat
        """),

    /** Types of collections whose object may be one with synchronized methods. */
    ANY_COLLECTION("""
        java/util/Collection java/util/List java/util/Map java/util/AbstractCollection java/util/AbstractList
        java/util/Dictionary java/lang/Iterable
        """),

    /** Beginnings of names in java.util of what is safe for threads by itself. */
    SAFE("""
        java/util/concurrent/ java/util/Vector java/util/Stack java/util/Hashtable java/util/Properties java/util/Timer
        java/util/TaskQueue java/util/Random java/util/Collections$Synchronized
        """),

    /** Classes in which a lock notes by plain writes who has it. */
    LOCK_NOTES("""
        java/util/concurrent/locks/AbstractOwnableSynchronizer java/util/concurrent/locks/ReentrantReadWriteLock$Sync
        """),

    /**
     * What java.base loads when it is first used, and the instrumenter never needs: beginnings of names. Its
     * initializers are untraced regions, and its monitors order, as in all classes of other modules.
     */
    LATE("""
        java/time/ java/text/ java/math/ java/security/ java/util/random/ java/util/UUID java/util/Currency
        java/util/Formatter jdk/internal/util/random/ sun/security/ sun/util/ java/net/ sun/net/ sun/nio/ch/
        java/nio/channels/
        """),

    /**
     * Methods in which nothing is an event of the program: class loading, linkage, also of native methods and of
     * reflection, what the JDK keeps for sockets, archives and its end, its scheduler of virtual threads, and printing
     * under a JDK lock.
     */
    SECTION("""
        java/lang/ClassLoader loadClass findNative loadLibrary addClass desiredAssertionStatus
        java/lang/Class getDeclaredField getField getDeclaredMethod getMethod getConstructor getDeclaredConstructor
            getDeclaredFields getDeclaredMethods getMethods getEnumConstantsShared enumConstantDirectory
        java/lang/Throwable printStackTrace
        java/lang/reflect/AccessibleObject printStackTraceWhenAccessFails
        jdk/internal/loader/BuiltinClassLoader loadClass loadClassOrNull findResource findResources moduleReaderFor
        jdk/internal/loader/URLClassPath getLoader addURL getURLs closeLoaders
        java/lang/ClassValue initializeMap
        java/lang/ClassValue$ClassValueMap startEntry@17-24 finishEntry@17-24 removeEntry@17-24 changeEntry@17-24
        java/lang/invoke/MethodHandleNatives linkCallSite linkMethod linkMethodHandleConstant linkDynamicConstant
            findMethodHandleType
        java/lang/invoke/MethodType makeImpl
        java/lang/invoke/VarForm resolveMemberName
        java/lang/invoke/MethodHandle asType bindTo customize
        java/lang/invoke/MethodHandleImpl$1 unreflectConstructor@21 unreflectField@21
        jdk/internal/reflect/MethodHandleAccessorFactory@21 getDirectMethod findCallerSensitiveAdapter
            makeConstructorHandle
        jdk/internal/reflect/MethodAccessorGenerator@17-21 generate
        jdk/internal/misc/TerminatingThreadLocal register unregister threadTerminated
        sun/nio/ch/Net getSocketOption setSocketOption
        sun/nio/ch/NioSocketImpl supportedOptions setOption getOption
        sun/nio/ch/Poller@21 poll pollSelector stopPoll
        java/io/PrintStream write writeln implWrite@21-23 implWriteln@21-23 newLine implNewLine@21-23 flush
            implFlush@21-23 format implFormat@21-23 writeBytes
        java/lang/VirtualThread@21 submitRunContinuation lazySubmitRunContinuation externalSubmitRunContinuation
            externalSubmitRunContinuationOrThrow@24 schedule@24 cancel@21-23 unpark
        jdk/internal/misc/Blocker@21 begin end
        java/lang/ApplicationShutdownHooks add remove
        java/io/DeleteOnExitHook add
        java/util/zip/ZipFile getInputStream close
        java/util/zip/ZipFile$CleanableResource getInflater releaseInflater run
        java/util/zip/ZipFile$Source get release
        java/util/zip/ZipFile$ZipFileInputStream close
        java/util/zip/ZipFile$ZipFileInflaterInputStream close
        java/util/jar/JarFile checkForSpecialAttributes getManifestFromReference
        java/util/ServiceLoader$LazyClassPathLookupIterator parse
        java/util/ServiceLoader$ModuleServicesLookupIterator iteratorFor
        jdk/internal/loader/BuiltinClassLoader$1 hasNext nextElement
        sun/net/www/protocol/jar/JarFileFactory get getOrCreate cacheIfAbsent getConnection close closeIfNotCached
        jdk/internal/vm/ThreadContainers@21 registerContainer deregisterContainer
        jdk/internal/vm/ThreadContainers$RootContainer$TrackingRootContainer@21 onStart onExit
        """),

    /** Methods in which a thread waits until a task is due, or does it. */
    DELAYS("""
        java/util/concurrent/ScheduledThreadPoolExecutor$DelayedWorkQueue take
        java/util/concurrent/DelayQueue take
        java/util/concurrent/FutureTask run runAndReset
        java/util/TimerThread mainLoop
        """),

    /** Methods into which a rule of their own puts a hook. */
    ENTERED("""
        java/lang/Thread start join isAlive interrupt run exit dispatchUncaughtException getStackTrace
            getAllStackTraces
        java/lang/VirtualThread@21 run hashCode
        java/lang/Runtime exit halt
        java/lang/ClassLoader loadClass
        java/lang/Throwable fillInStackTrace getOurStackTrace
        java/lang/invoke/SerializedLambda <init>
        java/util/concurrent/ThreadLocalRandom localInit
        jdk/internal/misc/ThreadFlock@21 onStart onExit
        jdk/internal/reflect/Reflection filterMethods
        java/security/SecureRandom nextBytes
        java/util/ImmutableCollections SALT32L REVERSE
        """),

    /** Calls of the operating system on which others wait, and which do not wait themselves as a rule. */
    ACTS("""
        sun/nio/ch/Net connect shutdown
        sun/nio/ch/NativeDispatcher write writev close preClose
        sun/nio/ch/SocketDispatcher write writev close@17-20 preClose@17-20
        sun/nio/ch/IOUtil write write1
        sun/nio/ch/EventFD set
        sun/nio/ch/UnixDomainSockets connect
        sun/nio/ch/DatagramChannelImpl send0
        """),

    /** Calls of the operating system that may wait. */
    WAITS("""
        sun/nio/ch/Net accept poll pollConnect pollConnectNow
        sun/nio/ch/NativeDispatcher read readv
        sun/nio/ch/SocketDispatcher read readv
        sun/nio/ch/IOUtil read drain drain1
        sun/nio/ch/EPoll wait
        sun/nio/ch/PollSelectorImpl poll
        sun/nio/ch/UnixDomainSockets accept
        sun/nio/ch/DatagramChannelImpl receive0
        java/lang/ProcessHandleImpl waitForProcessExit0
        sun/nio/fs/LinuxWatchService poll
        """),

    /** As {@link #ACTS}, where a program calls it. */
    PROCESS_ACTS("""
        java/lang/Process destroy destroyForcibly
        java/lang/ProcessHandle destroy destroyForcibly
        """),

    /** As {@link #WAITS}, where a program calls it; the garbage collector is of the system, too. */
    PROCESS_WAITS("""
        java/lang/Process waitFor exitValue isAlive onExit
        java/lang/ProcessHandle isAlive onExit
        java/lang/ref/ReferenceQueue remove
        """),

    /** Libraries that keep caches, registries and locks of their own in collections: beginnings of names. */
    LIBRARY("""
        java/util/logging/ java/util/regex/ java/util/zip/ java/util/jar/ java/util/prefs/ java/text/ java/time/
        java/math/ java/beans/ java/nio/charset/ java/nio/file/ java/util/random/ java/lang/management/
        javax/management/ javax/naming/ javax/xml/ org/xml/sax/ java/sql/DriverManager java/security/Message
        java/security/Key javax/crypto/ javax/net/ssl/SSLContext java/util/Calendar java/util/Currency
        java/util/Date java/util/Formatter java/util/GregorianCalendar java/util/Locale java/util/ResourceBundle
        java/util/Scanner java/util/ServiceLoader java/util/SimpleTimeZone java/util/TimeZone
        java/io/ObjectInput java/io/ObjectOutput java/lang/Process java/lang/System$Logger java/net/URI
        java/net/URL java/net/Inet java/awt/ javax/swing/
        """),

    /**
     * Beginnings of names of what has events inside, and keeps caches and registries in collections that it guards by
     * what is no event.
     */
    CLOSED("""
        com/sun/net/httpserver/ java/net/ java/nio/channels/ java/rmi/ javax/net/
        """),

    /** Methods in which loops of such a library look for what to do next, between calls of the program. */
    LOOPS("""
        java/awt/EventQueue getNextEvent
        """),

    /** Methods of objects by whose volatile fields threads of such a library tell each other what they have done. */
    HANDED_OVER("""
        java/awt/event/InvocationEvent finishedDispatching isDispatched
        """),

    /** Methods of a program that compute what threads find in the object from then on. */
    COMPUTED("""
        java/lang/ClassValue computeValue
        """),

    /** Methods that return what {@link #COMPUTED} has computed, in whichever thread. */
    FOUND("""
        java/lang/ClassValue get
        """),

    /** Methods of other classes that are such a library. */
    LIBRARY_METHOD("""
        java/lang/System getProperty setProperty getProperties getenv getLogger
        java/lang/Runtime exec
        java/lang/String format formatted
        java/io/PrintStream format printf
        java/io/PrintWriter format printf
        java/lang/Class getAnnotation getAnnotations getAnnotationsByType getDeclaredAnnotation
            getDeclaredAnnotations getDeclaredAnnotationsByType isAnnotationPresent getGenericSuperclass
            getGenericInterfaces getRecordComponents getEnumConstants
        """),

    /** Classes by which connections are made, by beginnings of names: to make one is such a library, too. */
    CONNECTION("""
        java/net/Socket java/net/ServerSocket java/net/DatagramSocket java/nio/channels/
        """),

    /** Classes whose constructors make an object and nothing else. */
    MADE("""
        java/lang/Object java/lang/Enum java/lang/StringBuilder java/lang/StringBuffer java/lang/Record
        java/util/ArrayList java/util/LinkedList java/util/ArrayDeque java/util/Vector java/util/Stack
        java/util/BitSet java/util/HashMap java/util/LinkedHashMap java/util/Hashtable java/util/IdentityHashMap
        java/util/TreeMap java/util/HashSet java/util/LinkedHashSet java/util/TreeSet java/util/PriorityQueue
        """),

    /** Classes of java.util.concurrent whose constructors start threads, or draw from a generator. */
    BUSY("""
        java/util/concurrent/ThreadPoolExecutor java/util/concurrent/ScheduledThreadPoolExecutor
        java/util/concurrent/ForkJoinPool java/util/concurrent/ForkJoinWorkerThread
        java/util/concurrent/ThreadLocalRandom
        """),

    /** Methods that make an object and nothing else. */
    FACTORY("""
        java/lang/Class desiredAssertionStatus
        java/util/List of
        java/util/Arrays asList
        java/util/Collections synchronizedList synchronizedMap synchronizedSet synchronizedCollection
            synchronizedSortedMap synchronizedSortedSet unmodifiableList unmodifiableMap unmodifiableSet
            unmodifiableCollection emptyList emptyMap emptySet
        java/util/concurrent/ConcurrentHashMap newKeySet
        java/util/concurrent/atomic/AtomicIntegerFieldUpdater newUpdater
        java/util/concurrent/atomic/AtomicLongFieldUpdater newUpdater
        java/util/concurrent/atomic/AtomicReferenceFieldUpdater newUpdater
        java/lang/Boolean valueOf
        java/lang/Character valueOf
        java/lang/Byte valueOf
        java/lang/Short valueOf
        java/lang/Integer valueOf
        java/lang/Long valueOf
        java/lang/Float valueOf
        java/lang/Double valueOf
        """),

    /** Classes of java.lang in which threads meet, or which call what may be a library's. */
    MEETING("""
        java/lang/Object java/lang/Thread java/lang/ThreadGroup java/lang/ThreadLocal
        java/lang/InheritableThreadLocal java/lang/Runtime java/lang/Iterable java/lang/Runnable
        java/lang/AutoCloseable java/lang/Comparable java/lang/StringBuffer java/lang/Appendable
        java/lang/ClassLoader java/lang/ScopedValue@21
        """),

    /** Beginnings of names in java.lang, likewise. */
    MEETING_IN("""
        java/lang/Thread$ java/lang/ScopedValue$@21 java/lang/reflect/Method java/lang/reflect/Constr
        java/lang/invoke/MethodHandle java/lang/ref/
        """),

    /** Beginnings of names of what makes no events whoever calls it: values, formats, and libraries. */
    EVENTLESS("""
        java/math/ java/text/ java/time/ java/util/regex/ java/util/Objects java/util/Optional java/util/Locale
        java/util/UUID java/util/Scanner java/util/Formatter java/util/Calendar java/util/Date
        java/util/concurrent/TimeUnit java/util/logging/ java/util/zip/ java/nio/file/ java/nio/charset/
        java/io/PrintStream java/net/UR java/net/Inet
        """),

    /** Classes that programs with threads use, and whose initializers run before a run. */
    WARM("""
        java/util/concurrent/Exchanger java/util/concurrent/CompletableFuture java/util/concurrent/ConcurrentHashMap
        java/util/concurrent/ConcurrentLinkedQueue java/util/concurrent/ConcurrentSkipListMap
        java/util/concurrent/CopyOnWriteArrayList java/util/concurrent/CountedCompleter
        java/util/concurrent/CyclicBarrier java/util/concurrent/Executors java/util/concurrent/ForkJoinTask
        java/util/concurrent/ForkJoinWorkerThread java/util/concurrent/FutureTask
        java/util/concurrent/LinkedTransferQueue java/util/concurrent/Phaser
        java/util/concurrent/PriorityBlockingQueue java/util/concurrent/ScheduledThreadPoolExecutor
        java/util/concurrent/Semaphore java/util/concurrent/SynchronousQueue java/util/concurrent/ThreadLocalRandom
        java/util/concurrent/ThreadPoolExecutor java/util/concurrent/TimeUnit
        java/util/concurrent/atomic/AtomicIntegerArray java/util/concurrent/atomic/AtomicMarkableReference
        java/util/concurrent/atomic/AtomicReferenceArray java/util/concurrent/atomic/AtomicStampedReference
        java/util/concurrent/atomic/LongAdder java/util/concurrent/locks/AbstractQueuedLongSynchronizer
        java/util/concurrent/locks/AbstractQueuedSynchronizer java/util/concurrent/locks/LockSupport
        java/util/concurrent/locks/ReentrantReadWriteLock java/util/concurrent/locks/StampedLock
        java/lang/Thread$ThreadNumbering@21 java/lang/Math$RandomNumberGeneratorHolder
        java/util/Arrays$LegacyMergeSort java/util/Random java/util/Timer java/util/stream/AbstractTask
        java/util/stream/StreamOpFlag java/util/stream/Collectors
        """),

    /** Packages of java.base and java.sql that the agent opens to the runtime. */
    OPENED("""
        java/lang/ java/lang/invoke/ java/lang/reflect/ java/util/ java/util/concurrent/ java/util/concurrent/locks/
        jdk/internal/misc/ jdk/internal/vm/ jdk/internal/access/ jdk/internal/loader/ jdk/internal/reflect/ sun/nio/ch/
        java/net/ java/sql/
        """);

    private static final Set<JdkFacts> OF_BEGINNINGS =
        Set.of(SAFE, LATE, LIBRARY, CLOSED, CONNECTION, MEETING_IN, EVENTLESS, OPENED);

    private final List<JdkRow> rows;
    private final List<String> names;
    private final Map<String, Set<String>> members;

    JdkFacts(String table) {
        rows = JdkRow.parse(table);
        List<String> types = new ArrayList<>();
        Map<String, Set<String>> found = new HashMap<>();
        for (JdkRow row : rows) {
            types.add(row.type().text());
            Set<String> of = new HashSet<>();
            for (JdkName member : row.members()) {
                of.add(member.text());
            }
            found.put(row.type().text(), Set.copyOf(of));
        }
        names = List.copyOf(types);
        members = Map.copyOf(found);
    }

    /** The table, class by class. */
    public List<JdkRow> rows() {
        return rows;
    }

    /** True when the names of classes are beginnings of names. */
    public boolean isOfBeginnings() {
        return OF_BEGINNINGS.contains(this);
    }

    /** The classes, or the beginnings of their names, by internal name. */
    public List<String> names() {
        return names;
    }

    /** True for a class of the table. */
    public boolean has(String type) {
        return members.containsKey(type);
    }

    /** True for a member of the table. */
    public boolean has(String type, String member) {
        Set<String> of = members.get(type);
        return of != null && of.contains(member);
    }

    /** True when the table has a beginning of the name of a class. */
    public boolean begins(String type) {
        for (int i = 0; i < names.size(); i++) {
            if (type.startsWith(names.get(i))) {
                return true;
            }
        }
        return false;
    }

    /** The members of a class that the table expects in a release, and that are not among these names. */
    public List<String> missing(String type, Set<String> present, int release) {
        List<String> missing = new ArrayList<>();
        for (JdkRow row : rows) {
            for (JdkName member : row.members()) {
                boolean expected = row.type().isIn(release) && member.isIn(release);
                if (row.type().text().equals(type) && expected && !present.contains(member.text())) {
                    missing.add(member.text());
                }
            }
        }
        return missing;
    }
}
