#include "ui/parts/figure_text.h"

#include "ui/translation.h"

#include <cmath>
#include <cstdlib>
#include <iterator>

namespace tilescope
{

namespace
{

QString marked(const QString& name, const Figure& figure) { return figure.isPtx ? name + tr(", PTX") : name; }

/// After a comma, or where the longer line is shortest; short titles stay on one line.
int breakOf(const QString& title)
{
    constexpr int shortTitle = 9;
    if (const auto comma = title.indexOf(QLatin1String(", ")); comma >= 0)
        return static_cast<int>(comma) + 1;
    int best = -1;
    const auto longer = [&title](int at) { return std::max(at, static_cast<int>(title.size()) - at - 1); };
    for (int i = 0; title.size() > shortTitle && i < title.size(); ++i)
        if (title[i] == QLatin1Char(' ') && (best < 0 || longer(i) < longer(best)))
            best = i;
    return best;
}

} // namespace

QString figureName(const Figure& figure) { return marked(translated(figure.name), figure); }
QString figureTitle(const Figure& figure) { return marked(translated(figure.shortName), figure); }
QString figureWords(const Figure& figure)
{
    return QString::fromStdString(lowerFirst(figureName(figure).toStdString()));
}
QString figureMeaning(const Figure& figure) { return translated(figure.meaning); }

QString columnTitle(const Figure& figure)
{
    QString title = figureTitle(figure);
    if (const int at = breakOf(title); at > 0)
        title[at] = QLatin1Char('\n');
    return title;
}

QString copiedUnit(FigureUnit unit)
{
    switch (unit) {
    case FigureUnit::Bytes: return QStringLiteral(", B");
    case FigureUnit::Microseconds: return QStringLiteral(", µs");
    case FigureUnit::Milliseconds: return QStringLiteral(", ms");
    case FigureUnit::Megahertz: return QStringLiteral(", MHz");
    case FigureUnit::Fraction:
    case FigureUnit::Percent:
    case FigureUnit::Share: return QStringLiteral(", %");
    case FigureUnit::Count:
    case FigureUnit::Ratio:
    case FigureUnit::Number: break;
    }
    return {};
}

QString copiedTitle(const Figure& figure) { return copiedTitle(figureName(figure), figure.unit); }

QString copiedTitle(const QString& title, FigureUnit unit)
{
    return QString::fromStdString(lowerFirst(title.toStdString())) + copiedUnit(unit);
}

QString figureText(double value, FigureUnit unit)
{
    const bool isWhole = unit == FigureUnit::Count || unit == FigureUnit::Bytes;
    if (isWhole || (unit == FigureUnit::Ratio && value >= 99.995))
        return QStringLiteral("%L1").arg(value, 0, 'f', 0) +
               (unit == FigureUnit::Bytes ? QStringLiteral("\u00A0B") : QString());
    const QString text = QString::fromStdString(plainFigure(value, unit, "\u00A0"));
    return unit == FigureUnit::Number ? QString(text).replace(QLatin1String("e-0"), QLatin1String("e-")) : text;
}

QString narrowFigureText(double value, FigureUnit unit)
{
    return unit == FigureUnit::Count ? compactNumber(value) : figureText(value, unit);
}

QString bytesAPixelText(double bytes, bool isExact)
{
    return (isExact ? QString() : QStringLiteral("≈\u00A0")) + figureText(bytes, FigureUnit::Ratio) + QChar(0x00A0) +
           tr("B/px");
}

QString compactNumber(double value)
{
    static const char* const prefixes[] = {"", "k", "M", "G", "T", "P", "E"};
    std::size_t step = 0;
    while (std::abs(value) >= 999.5 && step + 1 < std::size(prefixes)) {
        value /= 1000;
        ++step;
    }
    if (step == 0)
        return QString::number(std::llround(value));
    const int decimals = std::abs(value) < 9.95 ? 1 : 0;
    return QString::number(value, 'f', decimals) + QChar(0x00A0) + QLatin1String(prefixes[step]);
}

} // namespace tilescope
