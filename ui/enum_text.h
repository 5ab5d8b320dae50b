#pragma once

#include <QString>
#include <QStringList>

#include <array>
#include <cstddef>
#include <iterator>
#include <optional>
#include <utility>

namespace tilescope
{

/// An enumeration's names on the command line and in the settings, in listing order: `values`, pairs of value and name.
/// Specialise it for each enumeration.
template <typename E>
struct EnumTexts;

template <typename E>
concept HasTexts = requires
{
    EnumTexts<E>::values;
};

template <HasTexts E>
QString toText(E value)
{
    for (const auto& [candidate, text] : EnumTexts<E>::values)
        if (candidate == value)
            return QString::fromLatin1(text);
    return {};
}

template <HasTexts E>
std::optional<E> fromText(const QString& text)
{
    for (const auto& [value, candidate] : EnumTexts<E>::values)
        if (text == QLatin1String(candidate))
            return value;
    return {};
}

template <HasTexts E>
QStringList allTexts()
{
    QStringList texts;
    for (const auto& [value, text] : EnumTexts<E>::values)
        texts << QString::fromLatin1(text);
    return texts;
}

template <HasTexts E>
constexpr auto allValues()
{
    std::array<E, std::size(EnumTexts<E>::values)> values{};
    for (std::size_t i = 0; i < values.size(); ++i)
        values[i] = EnumTexts<E>::values[i].first;
    return values;
}

} // namespace tilescope
