/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package benchmarks.workload;

import java.io.StringReader;
import java.io.StringWriter;
import javax.xml.transform.Templates;
import javax.xml.transform.TransformerException;
import javax.xml.transform.stream.StreamResult;
import javax.xml.transform.stream.StreamSource;
import org.apache.xalan.processor.TransformerFactoryImpl;

/** Two threads transform documents by one compiled stylesheet in Xalan. */
final class Transform implements Workload {

    private static final int DOCUMENTS = 40;
    private static final String SHEET = """
        <xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">
          <xsl:template match="/list"><out><xsl:for-each select="item"><xsl:sort select="@n" data-type="number"/>
            <row><xsl:value-of select="concat(@n, ':', .)"/></row></xsl:for-each></out></xsl:template>
        </xsl:stylesheet>""";

    private final Templates templates;
    private final String document;

    Transform() {
        try {
            templates = new TransformerFactoryImpl().newTemplates(new StreamSource(new StringReader(SHEET)));
        } catch (TransformerException e) {
            throw new IllegalStateException(e);
        }
        StringBuilder text = new StringBuilder("<list>");
        for (int i = 0; i < 300; i++) {
            text.append("<item n='").append(i * 7919 % 300).append("'>item ").append(i).append("</item>");
        }
        document = text.append("</list>").toString();
    }

    @Override
    public void iterate() throws Exception {
        Team.run(2, member -> {
            for (int i = 0; i < DOCUMENTS; i++) {
                StringWriter out = new StringWriter();
                templates.newTransformer().transform(new StreamSource(new StringReader(document)),
                    new StreamResult(out));
                if (!out.toString().contains("<row>299:")) {
                    throw new IllegalStateException("lost rows: " + out);
                }
            }
        });
    }
}
