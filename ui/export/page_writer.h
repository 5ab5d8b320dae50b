#pragma once

#include <QBuffer>
#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>
#include <QXmlStreamWriter>

namespace tilescope
{

/// A table as texts: a title a column, then the rows. The first cell of a row names it.
struct PageTable {
    QStringList titles;
    QList<QStringList> rows;
    bool isEmpty() const { return rows.isEmpty(); }
    bool operator==(const PageTable&) const = default;
};

/// Writes an HTML page that is well-formed XML too. Every text and attribute is escaped here and nowhere else; what XML
/// has no place for (control characters, lone surrogates) becomes U+FFFD.
class PageWriter
{
public:
    PageWriter(const QString& title, const QByteArray& css); ///< the css may hold no "</style"
    QByteArray finish();                                     ///< closes all that is open; call it once

    void open(const char* tag, const char* cssClass = nullptr);
    void attribute(const char* name, const QString& value); ///< of the element just opened
    void text(const QString& text);
    void close();

    void element(const char* tag, const QString& text, const char* cssClass = nullptr);
    void paragraph(const QString& text, const char* cssClass = nullptr) { element("p", text, cssClass); }
    void table(const PageTable& table, const char* cssClass = nullptr);
    void picture(const QByteArray& png, const QString& description);
    void drawing(const QByteArray& svg); ///< of this program's own making: it is not escaped

private:
    void raw(const QByteArray& markup);

    QByteArray m_bytes;
    QBuffer m_buffer{&m_bytes};
    QXmlStreamWriter m_xml;
};

} // namespace tilescope
