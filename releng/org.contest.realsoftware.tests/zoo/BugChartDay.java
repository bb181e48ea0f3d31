/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
// kind: exception
// libs: jfree:jfreechart:1.0.13
// libs: jfree:jcommon:1.0.16
import org.jfree.data.time.Day;

/** Days, which look like values, are read with one date format that all threads share. */
public class BugChartDay {

    public static void main(String[] args) throws Exception {
        Together.check(Day.parseDay("2000-01-01").getYear() == 2000, "another day");
        Together.run(2, i -> {
            Day day = Day.parseDay(i == 0 ? "2009-04-07" : "1999-12-31");
            Together.check(day.getYear() == (i == 0 ? 2009 : 1999), day);
        });
    }
}
