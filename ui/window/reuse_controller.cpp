#include "ui/window/reuse_controller.h"

#include "gpu/run/runner.h"
#include "ui/canvas/canvas.h"
#include "ui/canvas/scene.h"
#include "ui/session/session.h"
#include "ui/session/settings_model.h"
#include "ui/session/side_runner.h"
#include "ui/shell/window_actions.h"

#include <QAction>
#include <QMainWindow>

#include <memory>
#include <utility>

namespace tilescope
{

static const QString reuseTopic = QStringLiteral("reuse");
constexpr int patienceMs = 250; ///< a map in progress is kept this long, so that dragging a slider shows something

ReuseController::ReuseController(const WindowParts& parts) : QObject(&parts.window), m_parts(parts)
{
    connect(parts.actions.reuse, &QAction::toggled, this, &ReuseController::follow);
    connect(&parts.settings, &SettingsModel::changed, this, &ReuseController::follow);
    connect(&parts.session, &Session::started, this, &ReuseController::follow); // new picture or session
    connect(parts.actions.sharedReuse, &QAction::toggled, &parts.canvas, &Canvas::setShowsSharedReuse);
    connect(parts.actions.reuse, &QAction::toggled, parts.actions.sharedReuse, &QAction::setEnabled);
    parts.actions.sharedReuse->setEnabled(parts.actions.reuse->isChecked());
}

void ReuseController::follow()
{
    const ImagePtr image = m_parts.session.image();
    if (!m_parts.actions.reuse->isChecked() || !image) {
        m_parts.side.drop(reuseTopic);
        if (!m_parts.canvas.scene().reuse)
            m_image.reset();
        return;
    }
    if (m_image == image && m_recipe == m_parts.settings.recipe())
        return;
    const bool waits = m_image == image && m_parts.side.isAt(reuseTopic) && m_asked.elapsed() < patienceMs;
    if (waits)
        m_again = true;
    else
        ask();
}

void ReuseController::ask()
{
    m_recipe = m_parts.settings.recipe();
    m_image = m_parts.session.image();
    m_again = false;
    m_asked.start();
    RunRequest request;
    request.recipe = m_recipe;
    request.image = m_image;
    const auto goOn = [this] {
        if (std::exchange(m_again, false))
            follow();
    };
    m_parts.side.ask<ReuseMap>(
        reuseTopic, this,
        [request](Runner& runner, const RunControl& control) { return runner.reuse(request, control); },
        [this, goOn](const ReuseMap& map) {
            m_parts.canvas.setReuse(std::make_shared<const ReuseMap>(map));
            goOn();
        },
        [this, goOn](const RunFailure& failure) {
            m_parts.canvas.setReuse(nullptr, failure.message);
            goOn();
        });
}

} // namespace tilescope
