#include "ui/shell/layout_name.h"

namespace tilescope
{

QString toText(LayoutName name)
{
    switch (name) {
    case LayoutName::Learn: return QStringLiteral("learn");
    case LayoutName::Inspect: return QStringLiteral("inspect");
    case LayoutName::Tune: return QStringLiteral("tune");
    case LayoutName::Lesson: return QStringLiteral("lesson");
    }
    return {};
}

std::optional<LayoutName> parseLayoutName(const QString& text)
{
    for (const LayoutName name : layoutNames)
        if (text == toText(name))
            return name;
    return {};
}

QStringList layoutNameTexts()
{
    QStringList texts;
    for (const LayoutName name : layoutNames)
        texts << toText(name);
    return texts;
}

} // namespace tilescope
