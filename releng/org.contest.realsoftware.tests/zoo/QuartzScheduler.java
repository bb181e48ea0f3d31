/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
// kind: correct
// libs: org.quartz-scheduler:quartz:2.3.2
// libs: org.slf4j:slf4j-api:2.0.16
import java.util.Properties;
import java.util.concurrent.CountDownLatch;
import org.quartz.Job;
import org.quartz.JobBuilder;
import org.quartz.JobExecutionContext;
import org.quartz.Scheduler;
import org.quartz.TriggerBuilder;
import org.quartz.impl.StdSchedulerFactory;

/** Three jobs are run. */
public class QuartzScheduler {

    public static class Counter implements Job {
        static final CountDownLatch DONE = new CountDownLatch(3);

        @Override
        public void execute(JobExecutionContext context) {
            DONE.countDown();
        }
    }

    public static void main(String[] args) throws Exception {
        Properties properties = new Properties();
        properties.setProperty("org.quartz.threadPool.threadCount", "2");
        properties.setProperty("org.quartz.threadPool.class", "org.quartz.simpl.SimpleThreadPool");
        Scheduler scheduler = new StdSchedulerFactory(properties).getScheduler();
        scheduler.start();
        for (int i = 0; i < 3; i++) {
            scheduler.scheduleJob(JobBuilder.newJob(Counter.class).withIdentity("job" + i).build(),
                TriggerBuilder.newTrigger().withIdentity("now" + i).startNow().build());
        }
        Counter.DONE.await();
        scheduler.shutdown(true);
    }
}
