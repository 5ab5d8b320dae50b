#pragma once

#include <QCoreApplication>
#include <QLocale>
#include <QString>

#include <cstdint>
#include <string>

namespace tilescope
{

// The window's texts in the user's language. An English text is its own key; without a catalogue it is shown itself.

/// For functions that belong to no QObject.
inline QString tr(const char* text) { return QCoreApplication::translate("tilescope", text); }

/// A text that gpu/ declares: a strategy's idea, a parameter's meaning, the name of a figure. What is no text of the
/// catalogue, such as a file's name, is returned as it is.
inline QString translated(const std::string& text) { return tr(text.c_str()); }

/// "3,981,312".
inline QString number(std::uint64_t number) { return QLocale().toString(static_cast<qulonglong>(number)); }

/// "1 lane", or "32 lanes" from "%1 lanes".
inline QString counted(std::uint64_t count, const QString& one, const QString& many)
{
    return count == 1 ? one : many.arg(number(count));
}

} // namespace tilescope
