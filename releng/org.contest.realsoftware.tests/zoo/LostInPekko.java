/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
// kind: lost update
// libs: org.apache.pekko:pekko-actor_2.13:1.1.2
// libs: org.scala-lang:scala-library:2.13.15
// libs: com.typesafe:config:1.4.3
import java.util.concurrent.CountDownLatch;
import org.apache.pekko.actor.AbstractActor;
import org.apache.pekko.actor.ActorRef;
import org.apache.pekko.actor.ActorSystem;
import org.apache.pekko.actor.Props;

/** Two actors count their messages in one field. */
public class LostInPekko {

    private static int messages;

    public static class Counter extends AbstractActor {
        private final CountDownLatch seen;

        Counter(CountDownLatch seen) {
            this.seen = seen;
        }

        @Override
        public Receive createReceive() {
            return receiveBuilder().match(String.class, this::count).build();
        }

        private void count(String message) {
            messages = messages + 1;
            seen.countDown();
        }
    }

    public static void main(String[] args) throws Exception {
        ActorSystem system = ActorSystem.create("zoo");
        CountDownLatch seen = new CountDownLatch(2);
        ActorRef first = system.actorOf(Props.create(Counter.class, () -> new Counter(seen)));
        ActorRef second = system.actorOf(Props.create(Counter.class, () -> new Counter(seen)));
        first.tell("one", ActorRef.noSender());
        second.tell("two", ActorRef.noSender());
        seen.await();
        system.terminate();
        system.getWhenTerminated().toCompletableFuture().join();
        Together.check(messages == 2, messages);
    }
}
