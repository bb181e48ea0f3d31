/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.json;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class JsonTest {

    @Test
    void members_keep_their_order_and_kinds() {
        assertEquals("{\"n\":1,\"d\":0.5,\"b\":true,\"none\":null,\"list\":[1,\"a\",null],\"o\":{\"k\":\"v\"}}",
            Json.object().put("n", 1).put("d", 0.5).put("b", true).put("none", null)
                .put("list", Arrays.asList(1, "a", null)).put("o", Map.of("k", "v")).toString());
    }

    @Test
    void texts_are_escaped_into_one_line() {
        assertEquals("\"a\\\"b\\\\c\\nd\\te\\u0001\"", Json.of("a\"b\\c\nd\te\u0001"));
        assertEquals("\"\\ud800\"", Json.of("\ud800"));
        assertEquals("\"\ud83d\ude00\"", Json.of("\ud83d\ude00"));
    }

    @Test
    void a_path_is_a_text_and_no_list_of_its_names() {
        assertEquals("\"a/b\"", Json.of(Path.of("a/b")).replace("\\\\", "/"));
        assertEquals("[]", Json.of(List.of()));
    }

    @Test
    void numbers_that_json_has_not_are_null() {
        assertEquals("null", Json.of(Double.NaN));
        assertEquals("null", Json.of(Double.POSITIVE_INFINITY));
    }
}
