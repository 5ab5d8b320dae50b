#include "ui/export/export_controller.h"

#include "ui/canvas/canvas.h"
#include "ui/canvas/pictures/image_file.h"
#include "ui/canvas/surfaces/view_sheet.h"
#include "ui/export/export_dialog.h"
#include "ui/export/page_maker.h"
#include "ui/film/film_controller.h"
#include "ui/parts/export_file.h"
#include "ui/session/run_state.h"
#include "ui/session/settings_model.h"
#include "ui/sessions/session_controller.h"
#include "ui/shell/file_dialogs.h"
#include "ui/shell/message_bar.h"
#include "ui/shell/preferences.h"
#include "ui/shell/window_actions.h"
#include "ui/shell/window_docks.h"
#include "ui/translation.h"

#include <QAction>
#include <QDesktopServices>
#include <QFileInfo>
#include <QMainWindow>
#include <QMenu>
#include <QUrl>

#include <algorithm>

namespace tilescope
{

constexpr auto topic = MessageBar::Topic::Export;

ExportController::ExportController(const WindowParts& parts)
    : QObject(&parts.window), m_parts(parts), m_film(new FilmController(parts, this))
{
    connect(&parts.run, &RunState::reported, this, [this](const std::shared_ptr<const Report>& report) {
        m_run = {report, m_parts.session.image(), m_parts.sessions.image()};
    });
    connect(m_film, &FilmController::finished, this, &ExportController::finish);
    addCommands();
}

ExportController::~ExportController() { waitForWritten(); }

void ExportController::waitForWritten() { m_pool.waitForDone(); }

/// The menu Export.
void ExportController::addCommands()
{
    WindowActions& actions = m_parts.actions;
    m_menu = std::make_unique<QMenu>();
    QAction* const all = actions.add(MenuSection::FileExport,
                                     {QStringLiteral("export"), tr("&Export"), tr("Save what is shown to files")});
    all->setMenu(m_menu.get());
    const auto add = [&](const QString& key, const QString& text, const QString& tip,
                         const QList<QKeySequence>& shortcuts = {}) {
        QAction* const action = actions.make({QStringLiteral("export.") + key, text, tip, shortcuts});
        m_menu->addAction(action);
        return action;
    };
    const auto exports = [&](const QString& key, const QString& text, const QString& tip) {
        connect(add(key, text, tip), &QAction::triggered, this, [this, key] { askAndExport(key); });
    };
    connect(add(QStringLiteral("any"), tr("&Choose what…"), tr("Choose an image, a chart or a report to save"),
                {QKeySequence(tr("Ctrl+E"))}),
            &QAction::triggered, this, &ExportController::choose);
    m_menu->addSeparator();
    exports(QStringLiteral("report"), tr("&Report…"),
            tr("Save images, settings, figures and the kernel as one HTML file"));
    m_menu->addAction(actions.save);
    exports(QStringLiteral("view"), tr("&View with overlays…"),
            tr("Save the view in the centre of the window as an image"));
    exports(QStringLiteral("film"), tr("Animation o&f the block…"),
            tr("Save the replay of the block panel as an animated GIF"));
    m_charts = std::make_unique<QMenu>();
    m_charts->setToolTipsVisible(true);
    add(QStringLiteral("charts"), tr("C&harts"), tr("Save a chart as SVG, PNG or CSV"))->setMenu(m_charts.get());
    connect(m_charts.get(), &QMenu::aboutToShow, this, [this] { fillCharts(*m_charts); });
    fillCharts(*m_charts);
    m_menu->addSeparator();
    m_menu->addAction(actions.copyCommand);
}

/// A chart without content is disabled and says why.
void ExportController::fillCharts(QMenu& menu)
{
    menu.clear();
    for (const ExportItem& item : items()) {
        if (item.formats.size() < 3)
            continue;
        auto* action = menu.addAction(item.title + QChar(0x2026));
        action->setToolTip(item.missing.isEmpty() ? item.sentence : item.missing);
        action->setEnabled(item.missing.isEmpty());
        connect(action, &QAction::triggered, this, [this, key = item.key] { askAndExport(key); });
    }
}

QList<ExportItem> ExportController::items() const
{
    const ExportItem::Format png{QStringLiteral("png"), tr("PNG")};
    const QString noRun = m_run.report ? QString() : tr("Nothing has run yet.");
    const bool isAway = m_run.report && !m_run.report->picture;
    const bool isSample = m_run.report && m_run.report->isSample();
    QList<ExportItem> all{
        {QStringLiteral("report"),
         tr("Report"),
         tr("One HTML file with images, settings, times, counters, findings, charts and the kernel source."),
         {{QStringLiteral("html"), tr("HTML, one file")}},
         noRun},
        {QStringLiteral("result"),
         tr("Result"),
         isSample ? tr("The image of the sample, pixel by pixel, not of the whole result.")
                  : tr("The image that the kernel produced, pixel by pixel."),
         {png},
         !isAway                    ? noRun
         : m_run.report->uncomputed ? tr("Emulating the whole result would take too long.")
                                    : tr("The result is still on the GPU; it is copied when the sliders stop moving.")},
        {QStringLiteral("view"),
         tr("View with overlays"),
         tr("The view in the centre of the window, including zoom, blocks and labels."),
         {{QStringLiteral("png"), tr("PNG, as on the screen")},
          {QStringLiteral("png"), tr("PNG, double resolution"), 2}},
         m_parts.session.image() ? QString() : tr("There is no image yet.")},
        {QStringLiteral("film"),
         tr("Animation of the block"),
         tr("The replay of the Block panel for a slide, with one frame per step."),
         {{QStringLiteral("gif"), tr("GIF, looping")}},
         m_film->missing()}};
    for (const ChartExport& chart : chartsOf(m_parts, m_run))
        all.push_back({chart.key,
                       chart.title,
                       chart.sentence,
                       {{QStringLiteral("svg"), tr("SVG, scalable and editable")},
                        {QStringLiteral("png"), tr("PNG, double resolution"), 2},
                        {QStringLiteral("csv"), tr("CSV, the figures")}},
                       chart.missing});
    return all;
}

QString ExportController::suggestedName(const QString& key, const QString& suffix) const
{
    const Recipe& recipe = m_run.report ? m_run.report->recipe : m_parts.session.recipe();
    QStringList parts{QString::fromStdString(recipe.operation), QString::fromStdString(recipe.strategy),
                      QString::fromStdString(toText(recipe.block))};
    if (m_run.report)
        parts << QFileInfo(QString::fromStdString(m_run.report->image.name).remove(QStringLiteral("sample:")))
                     .completeBaseName();
    if (key != QLatin1String("result"))
        parts << key;
    return exportName(parts, suffix);
}

void ExportController::choose()
{
    m_parts.session.compareOnce(); // tables and charts have the other strategies
    auto* dialog = new ExportDialog(
        items(), [this](const QString& key, const QString& suffix) { return suggestedName(key, suffix); },
        &m_parts.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ExportDialog::chosen, this, &ExportController::ask);
    dialog->open();
}

void ExportController::askAndExport(const QString& key)
{
    m_parts.session.compareOnce();
    for (const ExportItem& item : items())
        if (item.key == key && item.missing.isEmpty())
            return ask(item, item.formats.constFirst());
        else if (item.key == key)
            m_parts.messages.post(topic, MessageBar::Severity::Note, item.missing);
}

QString ExportController::suggestedPath(const QString& key, const QString& suffix) const
{
    return QStringLiteral("%1/%2").arg(m_folder.isEmpty() ? m_parts.preferences.lastFolder() : m_folder,
                                       suggestedName(key, suffix));
}

void ExportController::ask(const ExportItem& item, const ExportItem::Format& format)
{
    m_parts.messages.clear(topic);
    if (item.key == QLatin1String("film"))
        return m_film->choose(suggestedPath(item.key, format.suffix));
    QStringList filters;
    for (const ExportItem::Format& one : item.formats) {
        const QString filter = QStringLiteral("%1 (*.%2)").arg(one.suffix.toUpper(), one.suffix);
        if (!filters.contains(filter))
            filters << filter;
    }
    const QString chosen = QStringLiteral("%1 (*.%2)").arg(format.suffix.toUpper(), format.suffix);
    askWhereToExport(&m_parts.window, {item.title, suggestedPath(item.key, format.suffix), filters, chosen},
                     [this, key = item.key, scale = format.scale](const QString& file) { exportTo(key, file, scale); });
}

void ExportController::exportTo(const QString& key, const QString& path, int scale)
{
    m_parts.messages.clear(topic);
    Work work;
    try {
        check(key, path, QFileInfo(path).suffix().toLower());
        if (key == QLatin1String("film"))
            return m_film->make(path);
        work = workOf(key, path, QFileInfo(path).suffix().toLower(), scale);
    } catch (const std::exception& error) {
        return finish(path, translated(messageOf(error)));
    }
    m_pool.start([this, work, path] {
        QString problem;
        try {
            work();
        } catch (const std::bad_alloc&) {
            problem = tr("\"%1\" cannot be written: there is not enough memory. Export at screen resolution, or export "
                         "a smaller image.")
                          .arg(path);
        } catch (const std::exception& error) {
            problem = translated(messageOf(error));
        }
        QMetaObject::invokeMethod(
            this, [this, path, problem] { finish(path, problem); }, Qt::QueuedConnection);
    });
}

void ExportController::check(const QString& key, const QString& path, const QString& suffix) const
{
    const QList<ExportItem> all = items();
    const auto item = std::find_if(all.begin(), all.end(), [&](const ExportItem& one) { return one.key == key; });
    if (item == all.end()) {
        QStringList keys;
        for (const ExportItem& one : all)
            keys << one.key;
        throw ExportError(tr("There is no \"%1\" to export. Available: %2.").arg(key, listed(keys)));
    }
    QStringList suffixes;
    for (const ExportItem::Format& format : item->formats)
        if (!suffixes.contains(format.suffix))
            suffixes << format.suffix;
    if (!suffixes.contains(suffix))
        throw ExportError(tr("\"%1\" does not have a supported extension. Supported extensions: %2. Use the name %3.")
                              .arg(path, listed(suffixes), suggestedName(key, suffixes.constFirst())));
    if (!item->missing.isEmpty())
        throw ExportError(item->missing);
}

ExportController::Work ExportController::workOf(const QString& key, const QString& path, const QString& suffix,
                                                int scale) const
{
    if (key == QLatin1String("report"))
        return pageWork(path);
    if (key == QLatin1String("view"))
        return viewWork(path, scale);
    if (key == QLatin1String("result"))
        return [report = m_run.report, path] { saveImage(*report->picture, path, report->display); };
    return chartWork(key, path, suffix);
}

/// Drawn on this thread, as it is a widget; encoded and written on the pool.
ExportController::Work ExportController::chartWork(const QString& key, const QString& path, const QString& suffix) const
{
    for (const ChartExport& chart : chartsOf(m_parts, m_run)) {
        if (chart.key != key)
            continue;
        if (suffix == QLatin1String("csv"))
            return [path, bytes = chart.csv()] { writeExport(path, bytes); };
        if (suffix == QLatin1String("svg"))
            return [path, bytes = chart.draw().svg()] { writeExport(path, bytes); };
        constexpr int printScale = 2;
        return [path, picture = chart.draw().image(printScale)] { writeExport(path, pngOf(picture)); };
    }
    return {};
}

/// At the screen's resolution the screen's own pixels, which may come from the GPU; at a higher one the view is
/// repainted.
ExportController::Work ExportController::viewWork(const QString& path, int scale) const
{
    if (scale == 1)
        return [path, picture = m_parts.canvas.grabView()] { writeExport(path, pngOf(picture)); };
    const ViewSheet sheet = m_parts.canvas.viewSheet();
    if (sheet.lacksPicture())
        throw ExportError(tr("The result is still on the GPU. Export again when the sliders have stopped moving, or "
                             "export at screen resolution."));
    return [path, sheet, scale] { writeExport(path, pngOf(sheet.painted(scale))); };
}

ExportController::Work ExportController::pageWork(const QString& path) const
{
    const ReportPage page = pageOf(m_parts, m_run, m_parts.settings.environment());
    return [path, page, run = m_run, view = m_parts.canvas.grabView()] {
        ReportPage whole = page;
        whole.pictures = {pagePicture(tr("Source"), run.source, {}), resultPicture(*run.report),
                          pagePicture(tr("View with overlays"), view, tr("as shown in the window"))};
        writeExport(path, reportPage(whole));
    };
}

void ExportController::finish(const QString& path, const QString& problem)
{
    if (problem.isEmpty())
        m_folder = QFileInfo(path).absolutePath();
    if (problem.isEmpty())
        m_parts.messages.post(topic, MessageBar::Severity::Note, tr("Exported as %1.").arg(path),
                              {{tr("Open"), [this, path] { show(path); }},
                               {tr("Show folder"), [this, path] { show(QFileInfo(path).absolutePath()); }}});
    else
        m_parts.messages.post(topic, MessageBar::Severity::Error, problem);
    emit finished(path, problem);
}

void ExportController::show(const QString& path)
{
    if (!QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(path).absoluteFilePath())))
        m_parts.messages.post(
            topic, MessageBar::Severity::Note,
            tr("No program on this computer can open the file at %1.").arg(QFileInfo(path).absoluteFilePath()));
}

} // namespace tilescope
