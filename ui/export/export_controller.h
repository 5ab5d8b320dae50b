#pragma once

#include "ui/export/export_gathering.h"
#include "ui/export/export_item.h"
#include "ui/session/environment.h"
#include "ui/shell/window_parts.h"

#include <QList>
#include <QObject>
#include <QThreadPool>

#include <functional>
#include <memory>

class QMenu;

namespace tilescope
{

class FilmController;

/// Writes what the window shows to files: pictures, charts, a report page. What needs widgets is drawn on the GUI
/// thread, everything else runs on a thread pool.
class ExportController : public QObject
{
    Q_OBJECT

public:
    explicit ExportController(const WindowParts& parts);
    ~ExportController() override; ///< waits for files being written

    QList<ExportItem> items() const;
    QString suggestedName(const QString& key, const QString& suffix) const;

    void choose(); ///< opens the dialog, then asks for the file
    void waitForWritten();
    /// Writes it in the format of the path's suffix; the message bar reports an error.
    void exportTo(const QString& key, const QString& path, int scale = 1);

signals:
    void finished(const QString& path, const QString& problem); ///< an empty problem: it was written

private:
    using Work = std::function<void()>; ///< writes a file on the pool; throws with a sentence
    QString suggestedPath(const QString& key, const QString& suffix) const;
    void check(const QString& key, const QString& path, const QString& suffix) const; ///< throws ExportError
    void addCommands();
    void fillCharts(QMenu& menu);
    void askAndExport(const QString& key);
    void ask(const ExportItem& item, const ExportItem::Format& format);
    Work workOf(const QString& key, const QString& path, const QString& suffix, int scale) const;
    Work chartWork(const QString& key, const QString& path, const QString& suffix) const;
    Work viewWork(const QString& path, int scale) const;
    Work pageWork(const QString& path) const;
    void finish(const QString& path, const QString& problem);
    void show(const QString& path); ///< opens it with the desktop's program for it

    WindowParts m_parts;
    std::unique_ptr<QMenu> m_menu, m_charts; ///< m_charts is filled when it opens
    FilmController* m_film;
    ExportedRun m_run;
    QString m_folder; ///< of the last export; empty before the first
    QThreadPool m_pool;
};

} // namespace tilescope
