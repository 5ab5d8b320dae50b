#include "ui/shell/status_line.h"

#include "ui/parts/brief_label.h"
#include "ui/parts/labels.h"
#include "ui/parts/tables/table_text.h"
#include "ui/translation.h"

#include <QLabel>
#include <QProgressBar>
#include <QToolButton>

#include <algorithm>

namespace tilescope
{

static QString formatName(PixelFormat format)
{
    switch (format) {
    case PixelFormat::Grey8: return StatusLine::tr("grey");
    case PixelFormat::Rgb8: return StatusLine::tr("RGB");
    case PixelFormat::Float32: return StatusLine::tr("float");
    }
    return {};
}

StatusLine::StatusLine(QWidget* parent)
    : QStatusBar(parent), m_check(new YieldingLabel), m_pixel(new QLabel), m_runName(new YieldingLabel),
      m_progress(new QProgressBar), m_cancel(new QToolButton), m_machine(new YieldingLabel), m_display(new QLabel),
      m_image(new QLabel), m_zoom(new QLabel)
{
    setSizeGripEnabled(false);
    for (const auto& [label, name] : std::initializer_list<std::pair<QLabel*, QString>>{
             {m_check, tr("Check against the reference")},
             {m_pixel, tr("Pixel under the cursor")},
             {m_machine, tr("Backend and device")},
             {m_display, tr("Display path")},
             {m_image, tr("Image")},
             {m_zoom, tr("Zoom")},
         }) {
        label->setTextFormat(Qt::PlainText);
        label->setAccessibleName(name);
    }
    addWidget(m_check);
    addWidget(m_pixel, 1);
    // Keeps a fixed width, so that its neighbours do not move when the check appears or disappears.
    m_check->setMinimumWidth(fontMetrics().horizontalAdvance(tr("max difference %1").arg(10)) + 16);
    m_progress->setRange(0, 1000);
    m_progress->setTextVisible(false);
    m_progress->setFixedWidth(144);
    m_progress->setAccessibleName(tr("Progress of the run"));
    m_cancel->setText(tr("Cancel"));
    m_cancel->setToolTip(tr("Stop the run (Esc)"));
    m_cancel->setFocusPolicy(Qt::StrongFocus);
    connect(m_cancel, &QToolButton::clicked, this, &StatusLine::cancelRequested);
    for (QWidget* const part : std::initializer_list<QWidget*>{m_runName, m_progress, m_cancel}) {
        addPermanentWidget(part);
        part->hide();
    }
    for (QLabel* const label : std::initializer_list<QLabel*>{m_machine, m_display, m_image, m_zoom})
        addPermanentWidget(label);
    m_zoom->setMinimumWidth(fontMetrics().horizontalAdvance(QStringLiteral("1600 %")) + 16);
    m_zoom->setAlignment(Qt::AlignRight | Qt::AlignVCenter);

    m_quiet.setSingleShot(true);
    m_quiet.setInterval(quietMs);
    connect(&m_quiet, &QTimer::timeout, this, [this] {
        for (QWidget* const part : std::initializer_list<QWidget*>{m_runName, m_progress, m_cancel})
            part->show();
    });
}

void StatusLine::setEnvironment(const Environment& environment)
{
    m_whyNoGpu = environment.hasGpu() ? QString() : translated(environment.device.reason);
    setMachine(environment.hasGpu() ? QString::fromStdString(environment.device.device->name) : tr("Emulator"));
}

void StatusLine::setMachine(const QString& machine, const QString& compiler)
{
    m_computer = machine;
    m_compiler = compiler;
    showMachine();
}

void StatusLine::showMachine()
{
    const QString text = m_compiler.isEmpty() ? m_computer : QStringLiteral("%1 · %2").arg(m_computer, m_compiler);
    m_machine->setFullText(m_isBrief ? m_computer : text);
    m_machine->setToolTip(plainToolTip(m_whyNoGpu.isEmpty() ? text : text + u'\n' + m_whyNoGpu));
}

void StatusLine::setImage(const QString& name, const Image& image)
{
    m_image->setText(
        QStringLiteral("%1 × %2 %3").arg(image.width()).arg(image.height()).arg(formatName(image.format())));
    m_image->setToolTip(name.toHtmlEscaped());
}

void StatusLine::setReport(const Report& report)
{
    const QString compiler = QString::fromStdString(report.compiler);
    QString machine = tr("Emulator");
    if (report.backend == BackendChoice::Cuda)
        machine = QString::fromStdString(report.deviceName);
    setMachine(machine, compiler);

    if (report.uncomputed && !report.isSample())
        return setCheck(tr("not computed"), "warning", tr("Emulating the whole result would take too long."));
    const std::optional<CheckReport>& compared = report.isSample() ? report.uncomputed->sample->check : report.check;
    if (!compared)
        return;
    const CheckReport& check = *compared;
    const QString explanation =
        sentences({tr("The result beside the operation's plain CPU reference. A value differs when it lies outside "
                      "the tolerance that the operation states."),
                   report.isSample() ? tr("Both cover only a sample.") : QString()});
    if (check.mismatches > 0)
        setCheck(
            tr("%L1 values differ from the reference, by up to %2").arg(check.mismatches).arg(check.maxAbsDifference),
            "error", explanation);
    else
        setCheck((check.maxAbsDifference == 0 ? tr("= reference")
                                              : tr("max difference %1").arg(check.maxAbsDifference, 0, 'g', 3)) +
                     (report.isSample() ? tr(" (sample)") : QString()),
                 "good", explanation);
}

void StatusLine::setRunning()
{
    setCheck(tr("running"), "muted", tr("The run with the current settings has not finished yet."));
}

void StatusLine::setFailure(const RunFailure& failure)
{
    const QString what = failure.report ? tr("stopped: %1") : tr("not run: %1");
    setCheck(what.arg(failure.message), "error", failure.message);
}

void StatusLine::setUnchecked()
{
    setCheck(tr("no reference"), "muted",
             tr("The result is not compared with anything. A second kernel in the file can provide a reference: "
                "//@ reference NAME"));
}

void StatusLine::setCancelled()
{
    setCheck(tr("cancelled; press F5 to run again"), "warning",
             tr("The run with the current settings was stopped early."));
}

/// What is said of a run must not increase the window's minimum width.
QSize StatusLine::minimumSizeHint() const { return {0, QStatusBar::minimumSizeHint().height()}; }

void StatusLine::setCheck(const QString& text, const char* role, const QString& explanation)
{
    m_said = text;
    showCheck();
    m_check->setToolTip(m_isVeiled ? QString() : explanation.toHtmlEscaped());
    m_check->setAccessibleDescription(explanation);
    setRole(*m_check, role);
}

void StatusLine::showCheck() { m_check->setFullText(m_isVeiled ? QString() : m_said); }

void StatusLine::setBrief(bool isBrief)
{
    m_isBrief = isBrief;
    for (QLabel* const label : {m_display, m_image})
        label->setVisible(!isBrief);
    showMachine();
}

void StatusLine::setVeiled(bool isVeiled)
{
    m_isVeiled = isVeiled;
    showCheck();
    m_check->setToolTip(isVeiled ? QString() : m_check->accessibleDescription().toHtmlEscaped());
}

void StatusLine::resizeEvent(QResizeEvent* event)
{
    QStatusBar::resizeEvent(event);
    m_check->setMaximumWidth(std::max(m_check->minimumWidth(), width() / 3)); // a reason may be long
}

void StatusLine::setDisplay(const DisplayState& state)
{
    switch (state.path) {
    case DisplayPath::CudaInterop: m_display->setText(tr("CUDA interop")); break;
    case DisplayPath::Upload: m_display->setText(tr("Upload")); break;
    case DisplayPath::Painter: m_display->setText(tr("Painter")); break;
    }
    m_display->setToolTip(state.reason.toHtmlEscaped());
    m_display->setAccessibleDescription(state.reason);
}

void StatusLine::setZoom(double zoom)
{
    const double percent = zoom * 100;
    m_zoom->setText(QStringLiteral("%1 %").arg(percent, 0, 'f', percent < 10 ? 1 : 0));
}

void StatusLine::setPixel(const QString& text) { m_pixel->setText(text); }

void StatusLine::beginRun(const QString& what)
{
    m_runName->setFullText(what);
    m_runName->setToolTip(plainToolTip(what));
    m_progress->setValue(0);
    if (!m_progress->isVisibleTo(this) && !m_quiet.isActive())
        m_quiet.start();
}

void StatusLine::setProgress(double fraction) { m_progress->setValue(static_cast<int>(fraction * 1000)); }

void StatusLine::endRun()
{
    m_quiet.stop();
    for (QWidget* const part : std::initializer_list<QWidget*>{m_runName, m_progress, m_cancel})
        part->hide();
}

QString StatusLine::checkText() const { return m_check->fullText(); }
QString StatusLine::machineText() const { return m_machine->fullText(); }
QString StatusLine::displayText() const { return m_display->text(); }
QString StatusLine::zoomText() const { return m_zoom->text(); }
bool StatusLine::showsProgress() const { return m_progress->isVisibleTo(this); }

} // namespace tilescope
