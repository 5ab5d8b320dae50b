#pragma once

#include <QList>
#include <QString>
#include <QStringList>

class QAbstractItemModel;

namespace tilescope
{

/// A table as text, its rows in the model's order. `role` selects the data to write, also for the headers; numbers are
/// written with all digits and a decimal point.
QString toCsv(const QAbstractItemModel& model, int role, QChar separator = QLatin1Char(','));

/// As toCsv, but as a Markdown table of the displayed text.
QString toMarkdown(const QAbstractItemModel& model);

/// Rows of cells, the titles first, in the same two formats.
QString csvOf(const QList<QStringList>& rows, QChar separator = QLatin1Char(','));
QString markdownOf(const QList<QStringList>& rows);

/// The displayed text, with tabs between the cells, for reading; empty cells at the end of a row are left out.
QString toPlainText(const QAbstractItemModel& model);
QString toPlainLine(const QAbstractItemModel& model, int row);

/// A tool tip that Qt never interprets as HTML, since its text may come from files.
QString plainToolTip(const QString& text);

} // namespace tilescope
