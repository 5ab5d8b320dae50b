#pragma once

#include "ui/export/export_item.h"

#include <QDialog>

#include <functional>

class QComboBox;
class QLabel;
class QListWidget;
class QPushButton;

namespace tilescope
{

/// Asks what to export and in which format; the file dialog then asks for the path.
class ExportDialog : public QDialog
{
    Q_OBJECT

public:
    using NameOf = std::function<QString(const QString& key, const QString& suffix)>;
    ExportDialog(QList<ExportItem> items, NameOf nameOf, QWidget* parent);

    QListWidget* list() const { return m_list; }
    QComboBox* formats() const { return m_formats; }
    QPushButton* exportButton() const { return m_export; }
    QString name() const; ///< of the file that will be proposed

signals:
    void chosen(const tilescope::ExportItem& item, const tilescope::ExportItem::Format& format);

private:
    void fillList();
    void showItem();
    void showName();
    void take();
    const ExportItem* item() const; ///< null if no exportable item is chosen

    QList<ExportItem> m_items;
    NameOf m_nameOf;
    QListWidget* m_list;
    QComboBox* m_formats;
    QLabel* m_name;
    QPushButton* m_export;
};

} // namespace tilescope
