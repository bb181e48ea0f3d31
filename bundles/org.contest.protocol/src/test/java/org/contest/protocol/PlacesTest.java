/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Lines of source in words, as of two compilers. */
class PlacesTest {

    @Test
    void a_lambda_is_told_by_its_line_whatever_name_its_compiler_gave_it() {
        assertEquals("p.Worker.run:12", Places.text("p.Worker", "run", 12));
        assertEquals("p.Worker.run (lambda at 12)", Places.text("p.Worker", "lambda$run$3", 12));
        assertEquals("p.Worker (lambda at 12)", Places.text("p.Worker", "lambda$3", 12));
        assertEquals("p.Worker (lambda)", Places.text("p.Worker", "lambda$3", -1));
        assertEquals("p.Worker (method reference at 12)", Places.text("p.Worker", "lambda$contest$0", 12));
    }

    @ParameterizedTest
    @ValueSource(strings = {"lambda$run$3", "$anonfun$run$1", "$anonfun$run$1$adapted", "run$$anonfun$2",
        "run$$anonfun$2$$anonfun$14$$anonfun$1", "run$$anonfun$2$adapted", "run$lambda$0", "run$lambda$0$lambda$3",
        "run$lambda$0$1"})
    void lambdas_of_other_languages_are_told_alike(String method) {
        assertEquals("p.Worker.run (lambda at 12)", Places.text("p.Worker", method, 12));
        assertEquals("at p.Worker.lambda(Worker.scala:12)",
            Places.withoutLambdaNames("at p.Worker." + method + "(Worker.scala:12)"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"run", "access$0", "value$1", "anonfun$1", "lambda"})
    void a_method_that_is_no_lambda_keeps_its_name(String method) {
        assertEquals("p.Worker." + method + ":12", Places.text("p.Worker", method, 12));
    }

    @Test
    void stacks_of_two_compilers_are_the_same_without_names_of_lambdas() {
        assertEquals(Places.withoutLambdaNames("deadlock | p.A.b(A.java:3) | p.A.lambda$main$0(A.java:7)"),
            Places.withoutLambdaNames("deadlock | p.A.b(A.java:3) | p.A.lambda$4(A.java:7)"));
    }

    @Test
    void frames_of_lambdas_in_a_text_are_told_by_method_and_line() {
        assertEquals("waits at p.Worker.run (lambda at 12), then at p.Worker.run(Worker.java:9)",
            Places
                .lambdasInWords("waits at p.Worker.lambda$run$3(Worker.java:12), then at p.Worker.run(Worker.java:9)"));
    }
}
