/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.realsoftware.program;

import static org.mockito.Mockito.CALLS_REAL_METHODS;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.times;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;
import static org.mockito.Mockito.withSettings;

import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import org.aopalliance.intercept.MethodInterceptor;
import org.mockito.MockMakers;
import org.springframework.aop.framework.ProxyFactory;

/** Classes that libraries make at run time are shared by threads: proxies, mocks and spies. */
public final class GenerateClasses {

    private static final int CALLS = 20;

    private GenerateClasses() {
    }

    /** What is made classes of. */
    public interface Account {
        /** Adds, and returns what is there now. */
        int deposit(int amount);
    }

    /** The same as a class. */
    public static class PlainAccount implements Account {
        private int balance;

        @Override
        public synchronized int deposit(int amount) {
            balance += amount;
            return balance;
        }

        /** What is there. */
        public synchronized int balance() {
            return balance;
        }
    }

    /** Prints what came out of each. */
    public static void main(String[] args) throws Exception {
        jdkProxy();
        springProxies();
        mocks();
    }

    private static int together(Account account) throws InterruptedException {
        List<Thread> threads = new ArrayList<>();
        for (int t = 0; t < 2; t++) {
            threads.add(new Thread(() -> {
                for (int i = 0; i < CALLS; i++) {
                    account.deposit(1);
                }
            }));
        }
        threads.forEach(Thread::start);
        for (Thread thread : threads) {
            thread.join();
        }
        return account.deposit(0);
    }

    private static void jdkProxy() throws InterruptedException {
        PlainAccount real = new PlainAccount();
        Account proxy = (Account) Proxy.newProxyInstance(GenerateClasses.class.getClassLoader(),
            new Class<?>[] {Account.class}, (object, method, arguments) -> method.invoke(real, arguments));
        System.out.println("proxy " + together(proxy));
    }

    private static void springProxies() throws InterruptedException {
        for (boolean ofClass : new boolean[] {false, true}) {
            ProxyFactory factory = new ProxyFactory(new PlainAccount());
            factory.setProxyTargetClass(ofClass);
            factory.addAdvice((MethodInterceptor) call -> call.proceed());
            System.out.println("spring " + together((Account) factory.getProxy()));
        }
    }

    private static void mocks() throws InterruptedException {
        for (String maker : new String[] {MockMakers.SUBCLASS, MockMakers.INLINE}) {
            PlainAccount mock = mock(PlainAccount.class, withSettings().mockMaker(maker));
            when(mock.deposit(0)).thenReturn(7);
            System.out.println("mock " + together(mock));
            verify(mock, times(2 * CALLS)).deposit(1);
            PlainAccount spy = mock(PlainAccount.class,
                withSettings().mockMaker(maker).spiedInstance(new PlainAccount()).defaultAnswer(CALLS_REAL_METHODS));
            System.out.println("spy " + together(spy));
        }
    }
}
