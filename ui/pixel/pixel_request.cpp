#include "ui/pixel/go_to_pixel.h"

#include "ui/translation.h"

#include <QRegularExpression>

namespace tilescope
{

std::variant<QPoint, QString> pixelFromText(const QString& text, QSize picture)
{
    if (picture.isEmpty())
        return tr("There is no image yet.");
    static const QRegularExpression form(QStringLiteral(R"(^\s*\(?\s*([+-]?\d+)\s*[\s,;:x×]\s*([+-]?\d+)\s*\)?\s*$)"));
    const QRegularExpressionMatch match = form.match(text);
    if (!match.hasMatch())
        return tr("Two whole numbers, column and row: 0, 0 to %1, %2.")
            .arg(picture.width() - 1)
            .arg(picture.height() - 1);
    bool isColumn = false, isRow = false; // false also for numbers that are too long
    const int x = match.captured(1).toInt(&isColumn), y = match.captured(2).toInt(&isRow);
    if (!isColumn || x < 0 || x >= picture.width())
        return picture.width() == 1 ? tr("The only column is 0.")
                                    : tr("The column must be from 0 to %1.").arg(picture.width() - 1);
    if (!isRow || y < 0 || y >= picture.height())
        return picture.height() == 1 ? tr("The only row is 0.")
                                     : tr("The row must be from 0 to %1.").arg(picture.height() - 1);
    return QPoint(x, y);
}

} // namespace tilescope
