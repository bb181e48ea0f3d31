/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
// kind: correct
// libs: org.apache.commons:commons-lang3:3.17.0
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.commons.lang3.concurrent.LazyInitializer;
import org.apache.commons.lang3.time.FastDateFormat;

/** A lazy value is made once, and formats are shared. */
public class CommonsLang3 {

    public static void main(String[] args) throws Exception {
        AtomicInteger made = new AtomicInteger();
        LazyInitializer<Integer> lazy = LazyInitializer.<Integer>builder().setInitializer(made::incrementAndGet).get();
        Together.run(3, i -> {
            Together.check(lazy.get() == 1, made);
            Together.check(FastDateFormat.getInstance("yyyy-MM-dd").format(0L).length() == 10, i);
        });
    }
}
