#pragma once

#include <QFile>
#include <QString>
#include <QTranslator>
#include <QXmlStreamReader>

#include <map>

namespace tilescope::test
{

struct Translation {
    QString text;
    bool isRead = false;
};

using Texts = std::map<QString, Translation>;

/// A language's catalogue, by English text; empty if it cannot be read.
inline Texts textsOf(const QString& code)
{
    QFile file(QStringLiteral(TILESCOPE_TEST_DATA "/../../resources/translations/tilescope_%1.ts").arg(code));
    Texts texts;
    if (!file.open(QIODevice::ReadOnly))
        return texts;
    QXmlStreamReader reader(&file);
    QString source;
    while (!reader.atEnd()) {
        reader.readNext();
        if (!reader.isStartElement())
            continue;
        if (reader.name() == QLatin1String("source"))
            source = reader.readElementText();
        else if (reader.name() == QLatin1String("translation")) {
            const bool isRead = reader.attributes().value(QLatin1String("type")) != QLatin1String("unfinished");
            texts[source] = {reader.readElementText(), isRead};
        }
    }
    return reader.hasError() ? Texts() : texts;
}

/// Translates by a catalogue's file, without lrelease.
class Catalogue : public QTranslator
{
public:
    explicit Catalogue(const QString& code) : m_texts(textsOf(code)) {}
    bool isEmpty() const override { return m_texts.empty(); }
    QString translate(const char*, const char* text, const char*, int) const override
    {
        const auto found = m_texts.find(QString::fromUtf8(text));
        return found == m_texts.end() || found->second.text.isEmpty() ? QString() : found->second.text;
    }

private:
    const Texts m_texts;
};

} // namespace tilescope::test
