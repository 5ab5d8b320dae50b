#pragma once

#include <QList>
#include <QString>
#include <QStringList>

class QAbstractItemModel;

namespace tilescope
{

/// A table as text, its rows in the order that the model gives them. `role` gives what is written, of the headers too;
/// numbers are written in full with a point.
QString toCsv(const QAbstractItemModel& model, int role, QChar separator = QLatin1Char(','));

/// As toCsv, as a Markdown table of what is shown.
QString toMarkdown(const QAbstractItemModel& model);

/// Rows of cells, the titles first, in the same two forms.
QString csvOf(const QList<QStringList>& rows, QChar separator = QLatin1Char(','));
QString markdownOf(const QList<QStringList>& rows);

/// What is shown, tabs between the cells, for a person to read; empty cells at the end of a row are left out.
QString toPlainText(const QAbstractItemModel& model);
QString toPlainLine(const QAbstractItemModel& model, int row);

/// A tool tip that is never taken for HTML, since its text may come from files.
QString plainToolTip(const QString& text);

} // namespace tilescope
