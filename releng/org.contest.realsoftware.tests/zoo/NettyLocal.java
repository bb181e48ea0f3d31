/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
// kind: correct
// libs: io.netty:netty-transport:4.1.115.Final
// libs: io.netty:netty-buffer:4.1.115.Final
// libs: io.netty:netty-common:4.1.115.Final
// libs: io.netty:netty-resolver:4.1.115.Final
// libs: io.netty:netty-codec:4.1.115.Final
import io.netty.bootstrap.Bootstrap;
import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.DefaultEventLoopGroup;
import io.netty.channel.local.LocalAddress;
import io.netty.channel.local.LocalChannel;
import io.netty.channel.local.LocalServerChannel;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** A client and a server in one JVM talk through a local channel. */
public class NettyLocal {

    public static void main(String[] args) throws Exception {
        DefaultEventLoopGroup group = new DefaultEventLoopGroup(2);
        LocalAddress address = new LocalAddress("zoo");
        CountDownLatch echoed = new CountDownLatch(3);
        Channel server = new ServerBootstrap().group(group).channel(LocalServerChannel.class)
            .childHandler(new ChannelInboundHandlerAdapter() {
                @Override
                public boolean isSharable() {
                    return true;
                }

                @Override
                public void channelRead(ChannelHandlerContext context, Object message) {
                    context.writeAndFlush(message);
                }
            }).bind(address).sync().channel();
        Together.run(3, i -> {
            Channel client = new Bootstrap().group(group).channel(LocalChannel.class)
                .handler(new ChannelInboundHandlerAdapter() {
                    @Override
                    public void channelRead(ChannelHandlerContext context, Object message) {
                        echoed.countDown();
                    }
                }).connect(address).sync().channel();
            client.writeAndFlush("message " + i).sync();
        });
        echoed.await();
        server.close().sync();
        group.shutdownGracefully(0, 1, TimeUnit.SECONDS).sync();
    }
}
