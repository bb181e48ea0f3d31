/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
// kind: correct
// libs: com.fasterxml.jackson.core:jackson-databind:2.18.2
// libs: com.fasterxml.jackson.core:jackson-core:2.18.2
// libs: com.fasterxml.jackson.core:jackson-annotations:2.18.2
import com.fasterxml.jackson.databind.ObjectMapper;

/** Three threads share a mapper that is new. */
public class JacksonMapper {

    public static class Point {
        public int x = 1;
        public String name = "p";
    }

    public static void main(String[] args) throws Exception {
        ObjectMapper mapper = new ObjectMapper();
        Together.run(3, i -> {
            String text = mapper.writeValueAsString(new Point());
            Together.check(mapper.readValue(text, Point.class).x == 1, text);
        });
    }
}
