/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
// kind: exception
// libs: ognl:ognl:2.6.9
import java.util.function.Supplier;
import ognl.Ognl;

/** A method is made accessible for a call and taken back after it, while another thread calls it. */
public class BugOgnlAccess {

    public static void main(String[] args) throws Exception {
        Object hidden = hidden();
        Together.run(2, i -> Together.check("name".equals(Ognl.getValue("name", hidden)), i));
    }

    private static Object hidden() {
        return new Hidden();
    }

    private static final class Hidden {
        private final Supplier<String> name = () -> "name";

        public String getName() {
            return name.get();
        }
    }
}
