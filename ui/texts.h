#pragma once

#include <QString>
#include <QStringList>

#include <string>
#include <vector>

namespace tilescope
{

// Lists of Qt's texts and of those of gpu/.

inline std::vector<std::string> plainTexts(const QStringList& texts)
{
    std::vector<std::string> plain;
    for (const QString& text : texts)
        plain.push_back(text.toStdString());
    return plain;
}

inline QStringList qtTexts(const std::vector<std::string>& plain)
{
    QStringList texts;
    for (const std::string& text : plain)
        texts << QString::fromStdString(text);
    return texts;
}

} // namespace tilescope
