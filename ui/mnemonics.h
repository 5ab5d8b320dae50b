#pragma once

#include <QRegularExpression>
#include <QString>

namespace tilescope
{

/// A menu's or button's text without its key: "Open" of "&Open", "열기" of "열기(&O)", as Korean and Chinese have it.
/// "&&" is an ampersand.
inline QString withoutMnemonic(QString text)
{
    static const QRegularExpression mnemonic(QStringLiteral("\\(&\\w\\)|&"));
    const QChar held(0xE000); // stands for an ampersand meanwhile
    return text.replace(QLatin1String("&&"), QString(held)).remove(mnemonic).replace(held, QLatin1Char('&'));
}

} // namespace tilescope
