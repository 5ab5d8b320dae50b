#pragma once

#include <QList>
#include <QString>
#include <QStyledItemDelegate>

namespace tilescope
{

/// One entry of the export dialog.
struct ExportItem {
    struct Format {
        QString suffix, label; ///< "png"; "PNG, double resolution"
        int scale = 1;         ///< multiplies the picture's resolution
    };
    QString key;             ///< "result", "view", "film", "report", or a chart's
    QString title, sentence; ///< what it is
    QList<Format> formats;
    QString missing; ///< why it cannot be exported now; empty if it can
};

/// Draws a title with a sentence below it, wrapped.
class ExportItemDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    static constexpr int SentenceRole = Qt::UserRole;
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace tilescope
