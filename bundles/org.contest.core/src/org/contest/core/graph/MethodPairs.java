/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.core.graph;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.contest.analysis.identity.Location;
import org.contest.core.internal.Messages;
import org.contest.core.tasks.StoredTasks;
import org.contest.core.tasks.TaskTexts;
import org.contest.engine.tasks.TaskQuery;
import org.contest.engine.tasks.TaskRow;
import org.eclipse.osgi.util.NLS;

/** Methods that met: an operation of the one was followed by an operation of the other in another thread. */
public final class MethodPairs {

    private static final String METRIC = "ConcurPairs"; //$NON-NLS-1$
    private static final String SWITCH = "switch"; //$NON-NLS-1$
    private static final int MOST_NODES = 60;
    private static final int PAGE = 10_000;
    private static final int MOST_TASKS = 200_000;

    private final Map<String, Graph.Node> nodes = new LinkedHashMap<>();
    private final Map<List<String>, Integer> pairs = new LinkedHashMap<>();
    /** The other direction of these pairs: the one that was seen first is that of the pair. */
    private final Map<List<String>, Integer> backs = new HashMap<>();

    private MethodPairs() {
    }

    /** Reads the pairs of a campaign; not for the user interface's thread. */
    public static Graph of(Path campaign) {
        MethodPairs pairs = new MethodPairs();
        StoredTasks tasks = new StoredTasks(campaign);
        TaskQuery query = TaskQuery.ALL.ofMetric(METRIC).with(TaskQuery.Cover.COVERED);
        int offset = 0;
        List<TaskRow> rows = tasks.page(query.page(offset, PAGE));
        while (!rows.isEmpty() && offset < MOST_TASKS) {
            rows.forEach(pairs::add);
            offset += rows.size();
            rows = rows.size() < PAGE ? List.of() : tasks.page(query.page(offset, PAGE));
        }
        return pairs.graph();
    }

    private void add(TaskRow row) {
        List<Location> locations = row.task().locations();
        if (locations.size() > 1 && row.task().detail().equals(SWITCH)) {
            String from = node(locations.get(0));
            String to = node(locations.get(1));
            List<String> opposite = List.of(to, from);
            boolean isBack = !from.equals(to) && pairs.containsKey(opposite);
            (isBack ? backs : pairs).merge(isBack ? opposite : List.of(from, to), 1, Integer::sum);
        }
    }

    private int back(List<String> pair) {
        return backs.getOrDefault(pair, 0);
    }

    private String node(Location location) {
        String id = location.className() + '.' + location.method();
        String simple = location.className().substring(location.className().lastIndexOf('.') + 1);
        nodes.computeIfAbsent(id, key -> new Graph.Node(id, simple + '.' + location.methodName(), id,
            location.className(), TaskTexts.frame(location), -1, false));
        return id;
    }

    private Graph graph() {
        List<Graph.Edge> edges = new ArrayList<>();
        pairs.forEach((pair, count) -> edges.add(new Graph.Edge(pair.get(0), pair.get(1), count + back(pair),
            String.valueOf(count + back(pair)), false, back(pair))));
        int all = nodes.size();
        Graph graph = new Graph(List.copyOf(nodes.values()), edges, List.of(), "").trimmed(MOST_NODES); //$NON-NLS-1$
        String sentence = graph.nodes().size() < all
            ? NLS.bind(Messages.graph_mostPairs, new Object[] {graph.nodes().size(), all, graph.edges().size()})
            : NLS.bind(Messages.graph_pairs, graph.nodes().size(), graph.edges().size());
        return new Graph(graph.nodes(), graph.edges(), List.of(), sentence);
    }
}
