#include "ui/export/page_writer.h"

namespace tilescope
{

/// The characters that XML 1.0 allows, section 2.2.
static bool isCharacter(char32_t c)
{
    const bool isControl = c < 0x20 && c != u'\t' && c != u'\n' && c != u'\r';
    return !isControl && c != 0xFFFE && c != 0xFFFF;
}

static QString writable(const QString& text)
{
    QString clean;
    clean.reserve(text.size());
    for (const uint c : text.toUcs4()) { // gives U+FFFD for a lone surrogate
        const char32_t kept = isCharacter(c) ? c : U'\uFFFD';
        clean += QStringView(QChar::fromUcs4(kept));
    }
    return clean;
}

PageWriter::PageWriter(const QString& title, const QByteArray& css)
{
    m_buffer.open(QIODevice::WriteOnly);
    m_xml.setDevice(&m_buffer);
    m_xml.writeDTD(QStringLiteral("<!DOCTYPE html>\n"));
    open("html");
    attribute("lang", QStringLiteral("en"));
    open("head");
    m_xml.writeEmptyElement(QStringLiteral("meta"));
    attribute("charset", QStringLiteral("utf-8"));
    m_xml.writeEmptyElement(QStringLiteral("meta"));
    attribute("name", QStringLiteral("viewport"));
    attribute("content", QStringLiteral("width=device-width, initial-scale=1"));
    element("title", title);
    open("style");
    raw(css);
    close();
    close();
    open("body");
}

QByteArray PageWriter::finish()
{
    m_xml.writeEndDocument();
    return m_bytes;
}

void PageWriter::open(const char* tag, const char* cssClass)
{
    m_xml.writeStartElement(QLatin1String(tag));
    if (cssClass)
        attribute("class", QLatin1String(cssClass));
}

void PageWriter::attribute(const char* name, const QString& value)
{
    m_xml.writeAttribute(QLatin1String(name), writable(value));
}

/// Called for an empty text too: it closes the start tag, as HTML has no <td/>.
void PageWriter::text(const QString& text) { m_xml.writeCharacters(writable(text)); }

void PageWriter::close()
{
    text({});
    m_xml.writeEndElement();
}

void PageWriter::element(const char* tag, const QString& content, const char* cssClass)
{
    open(tag, cssClass);
    text(content);
    close();
}

void PageWriter::table(const PageTable& table, const char* cssClass)
{
    open("table", cssClass);
    open("thead");
    open("tr");
    for (const QString& title : table.titles)
        element("th", title);
    close();
    close();
    open("tbody");
    for (const QStringList& row : table.rows) {
        open("tr");
        for (qsizetype i = 0; i < row.size(); ++i)
            element(i == 0 ? "th" : "td", row[i]);
        close();
    }
    close();
    close();
}

void PageWriter::picture(const QByteArray& png, const QString& description)
{
    m_xml.writeEmptyElement(QStringLiteral("img"));
    attribute("alt", description);
    attribute("src", QStringLiteral("data:image/png;base64,") + QLatin1String(png.toBase64()));
}

void PageWriter::drawing(const QByteArray& svg)
{
    const auto begin = svg.indexOf("<svg"); // the prolog before it is for standalone files
    raw(begin < 0 ? QByteArray() : svg.mid(begin));
}

/// HTML takes what is between the comments for JavaScript, XML for characters.
void PageWriter::script(const QByteArray& text)
{
    open("script");
    raw("//<![CDATA[\n" + text + "\n//]]>");
    close();
}

void PageWriter::raw(const QByteArray& markup)
{
    text({});
    m_buffer.write(markup);
}

} // namespace tilescope
