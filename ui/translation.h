#pragma once

#include "gpu/recipe/message_value.h"
#include "ui/particles.h"

#include <QCoreApplication>
#include <QLocale>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace tilescope
{

// The window's texts in the user's language. An English text is its own key; without a catalogue it is shown itself.

/// For functions that belong to no QObject.
inline QString tr(const char* text) { return QCoreApplication::translate("tilescope", text); }

/// A text that gpu/ declares: a strategy's idea, a parameter's meaning, the name of a figure. What is no text of the
/// catalogue, such as a file's name, is returned as it is.
inline QString translated(const std::string& text) { return tr(text.c_str()); }

/// A full-width mark at the end of a text, as Chinese has, is wide enough to need no space behind it.
inline bool hasOwnSpace(const QString& text)
{
    return !text.isEmpty() && QStringView(u"。！？：；，、").contains(text.back());
}

/// What gpu/ says, whose English sentence is the key; with n in it, a translation needs no second form in the languages
/// there are.
inline QString translated(const Message& message)
{
    QString text = tr(message.key.c_str());
    if (text == QString::fromStdString(message.key)) // English, or not in the catalogue
        text = QString::fromStdString(englishForm(message.key, message.n));
    QString made;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar place = text[i] == u'%' && i + 1 < text.size() ? text[i + 1] : QChar();
        const auto index = static_cast<std::size_t>(place.digitValue() - 1);
        if (place == u'n' && message.n)
            made += QLocale().toString(static_cast<qlonglong>(*message.n));
        else if (!place.isDigit() || index >= message.arguments.size()) {
            if (text[i] != u' ' || !hasOwnSpace(made))
                made += text[i];
            continue;
        } else if (const auto* parts = std::get_if<MessagePhrases>(&message.arguments[index].value))
            for (const Message& part : parts->all)
                made += translated(part);
        else
            made += QString::fromStdString(english(message.arguments[index]));
        ++i;
    }
    return withParticles(made);
}

/// "3,981,312".
inline QString number(std::uint64_t number) { return QLocale().toString(static_cast<qulonglong>(number)); }

/// "1 lane", or "32 lanes" from "%1 lanes".
inline QString counted(std::uint64_t count, const QString& one, const QString& many)
{
    return count == 1 ? one : many.arg(number(count));
}

/// "a, b, c" by the language's own marks; empty ones are left out.
inline QString listed(QStringList items)
{
    items.removeAll(QString());
    return items.join(tr(", "));
}

/// "a; b": clauses, some with commas of their own; empty ones are left out.
inline QString clauses(QStringList items)
{
    items.removeAll(QString());
    return items.join(tr("; "));
}

/// "One. Two.": sentences, with a space between them where the language has one; empty ones are left out.
inline QString sentences(const QStringList& items)
{
    QString made;
    for (const QString& item : items)
        made += made.isEmpty() || item.isEmpty() || hasOwnSpace(made) ? item : u' ' + item;
    return made;
}

/// "text, more", a remark behind a text; the text alone if there is none.
inline QString added(const QString& text, const QString& more)
{
    return more.isEmpty() ? text : tr("%1, %2").arg(text, more);
}

/// "name: text".
inline QString titled(const QString& name, const QString& text) { return tr("%1: %2").arg(name, text); }

} // namespace tilescope
