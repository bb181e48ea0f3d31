/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
// kind: exception
// libs: com.google.code.gson:gson:2.8.0
import com.google.gson.Gson;
import com.google.gson.GsonBuilder;

/** 764: one thread gets an adapter that refers to one which another thread is still making. */
public class BugGson764 {

    public static class Order {
        Customer customer = null;
        Address address = new Address();
        Price price = new Price();
    }

    public static class Customer {
        String name = "name";
        Order last = null;
    }

    public static class Address {
        String street = "street";
        int number = 1;
    }

    public static class Price {
        long amount = 2;
        String currency = "EUR";
    }

    public static void main(String[] args) throws Exception {
        Gson gson = new GsonBuilder().serializeNulls().create();
        Together.run(2, i -> {
            String text = i == 0 ? gson.toJson(new Order()) : gson.toJson(new Customer());
            Together.check(text.startsWith("{"), text);
        });
    }
}
