#include "ui/film/film_controller.h"

#include "ui/block/block_panel.h"
#include "ui/film/film_dialog.h"
#include "ui/film/film_maker.h"
#include "ui/film/gif_file.h"
#include "ui/kernel/kernel_files.h"
#include "ui/parts/export_file.h"
#include "ui/parts/run_name.h"
#include "ui/session/run_state.h"
#include "ui/session/session.h"
#include "ui/shell/file_dialogs.h"
#include "ui/shell/window_docks.h"

#include <QFileInfo>
#include <QMainWindow>

namespace tilescope
{

FilmController::FilmController(const WindowParts& parts, QObject* parent) : QObject(parent), m_parts(parts) {}
FilmController::~FilmController() = default;

/// The trace belongs to the current settings only while the panel can be seen.
QString FilmController::missing() const
{
    const auto& panel = m_parts.docks.panel<BlockPanel>();
    const auto& report = m_parts.run.report();
    if (!GifFile::isSupported())
        return tr("This program was built without giflib, which writes animations.");
    if (m_maker)
        return tr("An animation is already being created; save another one when it is finished.");
    if (!panel.isVisible() || panel.visibleRegion().isEmpty())
        return tr("Bring the Block panel to the front: the animation shows the block in this panel.");
    const Recipe& wanted = m_parts.session.recipe();
    const bool isOfWanted = report && !m_parts.run.isOutdated() && report->recipe.operation == wanted.operation &&
                            report->recipe.strategy == wanted.strategy && report->recipe.block == wanted.block;
    if (panel.isWaiting() || !isOfWanted)
        return tr("The block is still being traced. The animation can be saved in a moment.");
    return panel.player().isEmpty() ? panel.note() : QString();
}

FilmSubject FilmController::subject() const
{
    const Report& report = *m_parts.run.report();
    FilmSubject made;
    made.block = m_parts.docks.panel<BlockPanel>().traced();
    const Dim3& block = made.block.trace->index;
    QString picture = QString::fromStdString(report.image.name);
    if (picture.startsWith(QLatin1String("sample:")))
        picture = picture.section(u':', 1).section(u'@', 0, 0);
    made.source = m_parts.session.image();
    made.report = m_parts.run.report();
    made.title = tr("%1 · block %2, %3 · %4")
                     .arg(settingsText(report.recipe, m_parts.session.registry()))
                     .arg(block.x)
                     .arg(block.y)
                     .arg(QFileInfo(picture).completeBaseName());
    made.kernels = kernelFiles(m_parts.session.registry(), report.recipe, &report);
    return made;
}

void FilmController::choose(const QString& proposedPath)
{
    if (m_dialog)
        return;
    const TracePlayer& player = m_parts.docks.panel<BlockPanel>().player();
    m_dialog =
        new FilmDialog(subject(), proposedFilm(*player.trace(), player.index(), player.followed()), &m_parts.window);
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_dialog, &FilmDialog::saveWanted, this, [this, proposedPath] { askWhere(proposedPath); });
    connect(m_dialog, &FilmDialog::cancelWanted, this, [this] {
        if (m_maker)
            m_maker->cancel();
    });
    m_dialog->open();
}

void FilmController::askWhere(const QString& proposedPath)
{
    const QStringList filters{QStringLiteral("GIF (*.gif)")};
    askWhereToExport(m_dialog, {m_dialog->windowTitle(), proposedPath, filters, filters.front()},
                     [this](const QString& path) {
                         if (m_dialog && !m_maker)
                             begin(m_dialog->subject(), m_dialog->plan(), path);
                     });
}

void FilmController::make(const QString& path)
{
    if (const QString problem = missing(); !problem.isEmpty())
        throw ExportError(problem);
    const TracePlayer& player = m_parts.docks.panel<BlockPanel>().player();
    const BlockTrace& trace = *player.trace();
    begin(subject(), filmPlan(trace, filmFrom(trace, player.index(), player.followed())), path);
}

void FilmController::begin(const FilmSubject& subject, const FilmPlan& plan, const QString& path)
{
    m_maker = std::make_unique<FilmMaker>(subject, plan, path);
    connect(m_maker.get(), &FilmMaker::progressed, this, [this](int done) {
        if (m_dialog)
            m_dialog->setProgress(static_cast<std::size_t>(done), m_maker->frames());
    });
    connect(m_maker.get(), &FilmMaker::ended, this, &FilmController::end);
    if (m_dialog)
        m_dialog->setProgress(0, m_maker->frames());
}

void FilmController::end(const QString& problem, bool wasCancelled)
{
    const QString path = m_maker->path();
    m_maker.release()->deleteLater(); // it is its signal
    if (m_dialog) {
        m_dialog->setIdle();
        if (!wasCancelled)
            m_dialog->accept();
    }
    if (!wasCancelled)
        emit finished(path, problem);
}

} // namespace tilescope
