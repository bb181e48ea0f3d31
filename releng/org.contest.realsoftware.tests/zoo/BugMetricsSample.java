/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
// kind: exception
// libs: com.yammer.metrics:metrics-core:2.2.0
// libs: org.slf4j:slf4j-api:1.7.5
import com.yammer.metrics.stats.ExponentiallyDecayingSample;

/** A sample counts a value before it holds it: another thread looks for the first of no values. */
public class BugMetricsSample {

    public static void main(String[] args) throws Exception {
        ExponentiallyDecayingSample sample = new ExponentiallyDecayingSample(1, 0.015);
        Together.run(2, i -> sample.update(i));
        Together.check(sample.size() == 1, sample.size());
    }
}
