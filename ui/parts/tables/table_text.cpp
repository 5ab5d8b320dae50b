#include "ui/parts/tables/table_text.h"

#include "gpu/recipe/text/outside_text.h"
#include "ui/parts/tables/figure_roles.h"

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

QString markdownCell(QString text)
{
    return text.replace(QLatin1Char('\n'), QLatin1Char(' ')).replace(QLatin1Char('|'), QLatin1String("\\|"));
}

QString markdownLine(const QStringList& cells)
{
    return QStringLiteral("| %1 |\n").arg(cells.join(QLatin1String(" | ")));
}

QString cellOf(const QModelIndex& index, int role)
{
    const QVariant copied = role == Qt::DisplayRole ? index.data(FigureRoles::CopiedText) : QVariant();
    return bare(copied.isValid() ? copied : index.data(role));
}

/// Titles and rows. A column with differences is followed by a column for these.
QList<QStringList> rowsOf(const QAbstractItemModel& model, int role, int differenceRole)
{
    QList<QStringList> rows;
    for (int row = -1; row < model.rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < model.columnCount(); ++column) {
            const QModelIndex index = model.index(row, column);
            const QVariant difference = model.headerData(column, Qt::Horizontal, FigureRoles::DifferenceTitle);
            cells << (row < 0 ? bare(model.headerData(column, Qt::Horizontal, role)) : cellOf(index, role));
            if (difference.isValid())
                cells << bare(row < 0 ? difference : index.data(differenceRole));
        }
        rows << cells;
    }
    return rows;
}

} // namespace

QString csvOf(const QList<QStringList>& rows, QChar separator)
{
    QString text;
    for (const QStringList& row : rows) {
        QStringList cells;
        for (const QString& cell : row)
            cells << QString::fromStdString(csvCell(cell.toStdString(), separator.toLatin1()));
        text += cells.join(separator) + QLatin1Char('\n');
    }
    return text;
}

QString markdownOf(const QList<QStringList>& rows)
{
    QString text;
    for (qsizetype i = 0; i < rows.size(); ++i) {
        QStringList cells, rules;
        for (const QString& cell : rows[i]) {
            cells << markdownCell(cell);
            rules << (rules.isEmpty() ? QStringLiteral("---") : QStringLiteral("---:"));
        }
        text += markdownLine(cells);
        if (i == 0)
            text += markdownLine(rules);
    }
    return text;
}

QString toCsv(const QAbstractItemModel& model, int role, QChar separator)
{
    return csvOf(rowsOf(model, role, FigureRoles::PlainDifference), separator);
}

QString toMarkdown(const QAbstractItemModel& model)
{
    return markdownOf(rowsOf(model, Qt::DisplayRole, FigureRoles::Difference));
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
