#include "ui/settings/template_selection.h"

#include "ui/canvas/canvas.h"
#include "ui/session/run_state.h"
#include "ui/session/settings_model.h"

#include <QMainWindow>

namespace tilescope
{

TemplateSelection::TemplateSelection(const WindowParts& parts) : QObject(&parts.window), m_parts(parts)
{
    connect(&parts.canvas, &Canvas::selectionDragged, &parts.settings, &SettingsModel::setRectangle);
    connect(&parts.settings, &SettingsModel::changed, this, &TemplateSelection::show);
    connect(&parts.run, &RunState::reported, this, &TemplateSelection::show);
}

void TemplateSelection::show()
{
    const SettingsModel& settings = m_parts.settings;
    const auto& report = m_parts.run.report();
    m_parts.canvas.setSelectable(settings.takesRectangle());
    std::optional<QRect> selection = settings.rectangle();
    if (!settings.hasRectangleText() && report && report->recipe.operation == settings.recipe().operation) {
        for (const Box& box : report->annotations.boxes) {
            if (!selection && box.where == Box::Where::Source)
                selection = QRect(box.x, box.y, box.width, box.height);
        }
    }
    m_parts.canvas.setSelection(selection);
}

} // namespace tilescope
