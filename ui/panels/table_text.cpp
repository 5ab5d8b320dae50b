#include "ui/panels/table_text.h"

#include <QAbstractItemModel>
#include <QLocale>

namespace tilescope
{

namespace
{

QString bare(const QVariant& value)
{
    return value.userType() == QMetaType::Double
               ? QString::number(value.toDouble(), 'g', QLocale::FloatingPointShortest)
               : value.toString();
}

QString quoted(const QString& text, QChar separator)
{
    const bool needsQuotes =
        text.contains(separator) || text.contains(QLatin1Char('"')) || text.contains(QLatin1Char('\n'));
    if (!needsQuotes)
        return text;
    return QLatin1Char('"') + QString(text).replace(QLatin1Char('"'), QLatin1String("\"\"")) + QLatin1Char('"');
}

QString markdownCell(const QVariant& value)
{
    return value.toString()
        .replace(QLatin1Char('\n'), QLatin1Char(' '))
        .replace(QLatin1Char('|'), QLatin1String("\\|"));
}

QString markdownLine(const QStringList& cells)
{
    return QStringLiteral("| %1 |\n").arg(cells.join(QLatin1String(" | ")));
}

} // namespace

QString toCsv(const QAbstractItemModel& model, int role, QChar separator)
{
    QString text;
    for (int row = -1; row < model.rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < model.columnCount(); ++column) {
            const QVariant value =
                row < 0 ? model.headerData(column, Qt::Horizontal, role) : model.index(row, column).data(role);
            cells << quoted(bare(value), separator);
        }
        text += cells.join(separator) + QLatin1Char('\n');
    }
    return text;
}

QString toMarkdown(const QAbstractItemModel& model)
{
    QStringList titles, rules;
    for (int column = 0; column < model.columnCount(); ++column) {
        titles << markdownCell(model.headerData(column, Qt::Horizontal));
        rules << (column == 0 ? QStringLiteral("---") : QStringLiteral("---:"));
    }
    QString text = markdownLine(titles) + markdownLine(rules);
    for (int row = 0; row < model.rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < model.columnCount(); ++column)
            cells << markdownCell(model.index(row, column).data());
        text += markdownLine(cells);
    }
    return text;
}

QString toPlainLine(const QAbstractItemModel& model, int row)
{
    QStringList cells;
    for (int column = 0; column < model.columnCount(); ++column)
        cells << model.index(row, column).data().toString();
    while (!cells.isEmpty() && cells.back().isEmpty())
        cells.removeLast();
    return cells.join(QLatin1Char('\t'));
}

QString toPlainText(const QAbstractItemModel& model)
{
    QString text;
    for (int row = 0; row < model.rowCount(); ++row)
        text += toPlainLine(model, row) + QLatin1Char('\n');
    return text;
}

QString plainToolTip(const QString& text)
{
    return text.isEmpty() ? QString()
                          : QStringLiteral("<p style='white-space:pre-wrap'>%1</p>").arg(text.toHtmlEscaped());
}

} // namespace tilescope
