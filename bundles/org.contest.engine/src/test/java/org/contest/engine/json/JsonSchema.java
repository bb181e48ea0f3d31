/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.json;

import java.net.URI;
import java.time.OffsetDateTime;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * A JSON schema of draft 7, with the keywords that tests need; one with other keywords is refused. Values are those of
 * {@link JsonReader}.
 */
public final class JsonSchema {

    private static final Set<String> SAYS_NOTHING =
        Set.of("$schema", "$id", "title", "description", "default", "definitions");

    private final Map<String, Object> root;
    private final List<String> wrong = new ArrayList<>();

    private JsonSchema(Map<String, Object> root) {
        this.root = root;
    }

    /** What is wrong with a value by a schema, with the place of each mistake; nothing when it is valid. */
    public static List<String> mistakes(String schema, Object value) {
        JsonSchema of = new JsonSchema(object(JsonReader.read(schema)));
        of.check(of.root, value, "$");
        return of.wrong;
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> object(Object value) {
        return (Map<String, Object>) value;
    }

    private void check(Map<String, Object> schema, Object value, String at) {
        schema.forEach((keyword, told) -> {
            if (!SAYS_NOTHING.contains(keyword) && !isRight(keyword, told, schema, value, at)) {
                wrong.add(at + " is not as " + keyword + " " + told + " says: " + value);
            }
        });
    }

    private boolean isRight(String keyword, Object told, Map<String, Object> schema, Object value, String at) {
        return switch (keyword) {
        case "$ref" -> checked(referred(told.toString()), value, at);
        case "type" -> isOf(told.toString(), value);
        case "enum" -> ((List<?>) told).contains(value);
        case "minimum" -> !(value instanceof Double number) || number >= (double) told;
        case "maximum" -> !(value instanceof Double number) || number <= (double) told;
        case "pattern" -> !(value instanceof String text) || Pattern.compile(told.toString()).matcher(text).find();
        case "format" -> !(value instanceof String text) || isInFormat(told.toString(), text);
        case "minItems" -> !(value instanceof List<?> list) || list.size() >= (double) told;
        case "uniqueItems" -> !(value instanceof List<?> list) || told.equals(Boolean.FALSE)
            || new HashSet<>(list).size() == list.size();
        case "items" -> !(value instanceof List<?> list) || areRight(list, object(told), at);
        case "required" -> !(value instanceof Map<?, ?> map) || map.keySet().containsAll((List<?>) told);
        case "properties" -> !(value instanceof Map<?, ?> map) || areRight(map, object(told), at);
        case "additionalProperties" -> !(value instanceof Map<?, ?> map) || areRight(map, schema, told, at);
        case "anyOf" -> fitting(told, value) >= 1;
        case "oneOf" -> fitting(told, value) == 1;
        default -> throw new IllegalArgumentException("The keyword " + keyword + " is not known here.");
        };
    }

    private boolean checked(Map<String, Object> schema, Object value, String at) {
        check(schema, value, at);
        return true;
    }

    private Map<String, Object> referred(String path) {
        Map<String, Object> schema = root;
        for (String part : path.substring("#/".length()).split("/")) {
            schema = object(schema.get(part));
        }
        return schema;
    }

    private static boolean isOf(String type, Object value) {
        return switch (type) {
        case "object" -> value instanceof Map;
        case "array" -> value instanceof List;
        case "string" -> value instanceof String;
        case "boolean" -> value instanceof Boolean;
        case "number" -> value instanceof Double;
        case "integer" -> value instanceof Double number && number == Math.rint(number);
        default -> throw new IllegalArgumentException("The type " + type + " is not known here.");
        };
    }

    private static boolean isInFormat(String format, String text) {
        try {
            return switch (format) {
            case "uri" -> URI.create(text).isAbsolute();
            case "uri-reference" -> URI.create(text).toString().equals(text);
            case "date-time" -> OffsetDateTime.parse(text).getYear() > 0;
            default -> throw new IllegalStateException("The format " + format + " is not known here.");
            };
        } catch (DateTimeParseException | IllegalArgumentException e) {
            return false;
        }
    }

    private boolean areRight(List<?> list, Map<String, Object> schema, String at) {
        for (int i = 0; i < list.size(); i++) {
            check(schema, list.get(i), at + '[' + i + ']');
        }
        return true;
    }

    private boolean areRight(Map<?, ?> map, Map<String, Object> properties, String at) {
        properties.forEach((name, schema) -> {
            if (map.containsKey(name)) {
                check(object(schema), map.get(name), at + '.' + name);
            }
        });
        return true;
    }

    private boolean areRight(Map<?, ?> map, Map<String, Object> schema, Object told, String at) {
        Map<String, Object> known = object(schema.getOrDefault("properties", Map.of()));
        for (Map.Entry<?, ?> member : map.entrySet()) {
            if (!known.containsKey(member.getKey())) {
                if (told.equals(Boolean.FALSE)) {
                    return false;
                }
                if (told instanceof Map) {
                    check(object(told), member.getValue(), at + '.' + member.getKey());
                }
            }
        }
        return true;
    }

    private long fitting(Object schemas, Object value) {
        return ((List<?>) schemas).stream().filter(schema -> {
            JsonSchema part = new JsonSchema(root);
            part.check(object(schema), value, "$");
            return part.wrong.isEmpty();
        }).count();
    }
}
