/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
/**
 * The skeleton of a crawler: workers, managers, connections; start with {@link examples.crawler.Crawler}.
 *
 * <p>A {@link examples.crawler.ConnectionManager} opens a {@link examples.crawler.Connection} for each
 * {@link examples.crawler.Address} of the {@link examples.crawler.Frontier} and puts it into the
 * {@link examples.crawler.ConnectionQueue}. The {@link examples.crawler.CrawlManager} takes it from there and hands it
 * to an idle {@link examples.crawler.Worker}, which fetches the page, merges what it found through the
 * {@link examples.crawler.ResultMerger}, and gives the connection back.
 */
package examples.crawler;
