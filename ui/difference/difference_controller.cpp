#include "ui/difference/difference_controller.h"

#include "gpu/run/fitting_block.h"
#include "gpu/run/runner.h"
#include "ui/canvas/canvas.h"
#include "ui/canvas/pictures/difference_picture.h"
#include "ui/parts/run_name.h"
#include "ui/pins/pin_controller.h"
#include "ui/session/run_state.h"
#include "ui/session/session.h"
#include "ui/session/settings_model.h"
#include "ui/session/side_runner.h"
#include "ui/shell/window_actions.h"
#include "ui/translation.h"

#include <QAction>
#include <QActionGroup>
#include <QMainWindow>
#include <QMenu>

#include <memory>
#include <utility>

namespace tilescope
{

using Kind = DifferenceSide::Kind;

DifferenceController::DifferenceController(const WindowParts& parts) : QObject(&parts.window), m_parts(parts)
{
    QMenu* const menu = parts.actions.differenceSides->menu();
    connect(menu, &QMenu::aboutToShow, this, [this, menu] { fillMenu(*menu); });
    connect(&parts.run, &RunState::reported, this, &DifferenceController::follow);
    connect(&parts.pins, &PinController::changed, this, &DifferenceController::follow);
    connect(&parts.subject, &ViewSubjectModel::changed, this, &DifferenceController::follow);
    connect(parts.actions.difference, &QAction::toggled, this, &DifferenceController::follow);
}

const DifferenceSides& DifferenceController::sides() const { return m_parts.subject.subject().difference; }

QString DifferenceController::nameOf(const DifferenceSide& side) const
{
    switch (side.kind) {
    case Kind::Result: return tr("result");
    case Kind::Source: return tr("source");
    case Kind::Reference: return tr("CPU reference");
    case Kind::Pin: return tr("pin %1").arg(QLatin1Char(side.letter));
    case Kind::Strategy: break;
    }
    for (const Strategy& strategy : m_parts.settings.operation().strategies)
        if (strategy.name == side.strategy)
            return translated(strategy.title);
    return QString::fromStdString(side.strategy);
}

void DifferenceController::fillMenu(QMenu& menu)
{
    menu.clear();
    const std::array<QString, 2> labels{tr("&First: %1"), tr("&Second: %1")};
    for (std::size_t i = 0; i < sides().size(); ++i)
        fillSide(*menu.addMenu(labels[i].arg(nameOf(sides()[i]))), i);
    menu.addSeparator();
    connect(menu.addAction(tr("&Result and CPU reference")), &QAction::triggered, this,
            [this] { m_parts.subject.chooseDifference(resultAndReference); });
}

void DifferenceController::fillSide(QMenu& menu, std::size_t index)
{
    for (const Kind kind : {Kind::Result, Kind::Source, Kind::Reference})
        offer(menu, index, {kind, 'A', {}});
    menu.addSeparator();
    for (const PinnedRun& pin : m_parts.pins.pins().runs())
        offer(menu, index, {Kind::Pin, pin.letter, {}});
    menu.addSeparator();
    const Operation& operation = m_parts.settings.operation();
    for (const Strategy& strategy : operation.strategies)
        if (m_parts.settings.machineRefusal(operation.name, strategy.name).isEmpty())
            offer(menu, index, {Kind::Strategy, 'A', strategy.name});
}

void DifferenceController::offer(QMenu& menu, std::size_t index, const DifferenceSide& side)
{
    QString name = nameOf(side);
    if (side.kind == Kind::Pin)
        name = titled(name,
                      pinName(*m_parts.pins.pins().find(side.letter), m_parts.pins.pins(), m_parts.session.registry()));
    name[0] = name[0].toUpper();
    QAction* const action = menu.addAction(name.replace(QLatin1Char('&'), QLatin1String("&&")));
    action->setCheckable(true);
    action->setChecked(sides()[index] == side);
    connect(action, &QAction::triggered, this, [this, index, side] {
        DifferenceSides chosen = sides();
        chosen[index] = side;
        m_parts.subject.chooseDifference(chosen);
    });
}

std::optional<Recipe> DifferenceController::recipeOf(const DifferenceSide& side) const
{
    if (side.kind == Kind::Pin) {
        const PinnedRun* const pin = m_parts.pins.pins().find(side.letter);
        return pin ? std::optional(pin->report->recipe) : std::nullopt;
    }
    Recipe recipe = m_parts.settings.recipe();
    recipe.strategy = side.strategy;
    recipe.source.reset();
    recipe.sharedBytes.reset();
    return recipe;
}

/// The picture alone. A strategy that refuses the block runs in the nearest that it accepts.
static Report pictureRun(Runner& runner, RunRequest request, const RunControl& control)
{
    request.recipe.backend = BackendChoice::Auto;
    request.recipe.counters = CounterMode::None;
    request.depth = RunDepth::Picture;
    request.annotate = request.check = false;
    try {
        return runner.run(request, control);
    } catch (const SettingError& error) {
        const auto block = namedBlock(error.field, error.nearest);
        if (!block)
            throw;
        request.recipe.block = *block;
    }
    return runner.run(request, control);
}

ImagePtr DifferenceController::ranFor(std::size_t index, const Recipe& recipe, QString& problem)
{
    const ImagePtr& source = m_parts.session.image();
    auto& made = m_made[index];
    if (made && made->recipe == recipe && made->source == source) {
        problem = made->problem;
        return made->picture;
    }
    made = Made{recipe, source, nullptr, {}};
    RunRequest request;
    request.recipe = recipe;
    request.image = source;
    const auto take = [this, index, recipe, source](const ImagePtr& picture, const QString& why) {
        m_made[index] = Made{recipe, source, picture, why};
        follow();
    };
    m_parts.side.ask<ImagePtr>(
        QStringLiteral("difference %1").arg(index), this,
        [request](Runner& runner, const RunControl& control) { return pictureRun(runner, request, control).picture; },
        [take](const ImagePtr& picture) { take(picture, {}); },
        [take](const RunFailure& failure) { take(nullptr, failure.message); });
    return nullptr;
}

ImagePtr DifferenceController::pictureOf(std::size_t index, QString& problem)
{
    const DifferenceSide& side = sides()[index];
    const auto& report = m_parts.run.report();
    switch (side.kind) {
    case Kind::Result: return report ? report->picture : nullptr;
    case Kind::Source: return m_parts.session.image();
    case Kind::Reference: return report ? report->reference : nullptr;
    case Kind::Pin:
    case Kind::Strategy: break;
    }
    const std::optional<Recipe> recipe = recipeOf(side);
    if (!recipe)
        problem = tr("The %1 is no longer available. Choose another image for the difference.").arg(nameOf(side));
    return recipe ? ranFor(index, *recipe, problem) : nullptr;
}

static QString sizeText(const Image& image)
{
    const QString kind = image.format() == PixelFormat::Float32 ? DifferenceController::tr("floats")
                         : image.format() == PixelFormat::Rgb8  ? DifferenceController::tr("colours")
                                                                : DifferenceController::tr("grey levels");
    return DifferenceController::tr("%1×%2 pixels of %3").arg(image.width()).arg(image.height()).arg(kind);
}

void DifferenceController::follow()
{
    if (sides() == resultAndReference || !m_parts.actions.difference->isChecked()) {
        m_problem.clear();
        return m_parts.canvas.setDifferencePair({});
    }
    DifferencePair pair;
    pair.text = tr("%1 − %2").arg(nameOf(sides()[0]), nameOf(sides()[1]));
    pair.first = pictureOf(0, pair.problem);
    pair.second = pictureOf(1, pair.problem);
    if (pair.first && pair.second) {
        for (auto [one, other] : {std::pair{&pair.first, pair.second}, {&pair.second, pair.first}})
            if ((*one)->format() == PixelFormat::Rgb8 && other->format() == PixelFormat::Grey8)
                *one = std::make_shared<const Image>(toGrey(**one)); // as kernels of grey pictures read it
        const Image &a = *pair.first, &b = *pair.second;
        if (a.width() != b.width() || a.height() != b.height() || a.format() != b.format()) {
            pair.problem = tr("No difference can be computed: the %1 has %2, and the %3 has %4.")
                               .arg(nameOf(sides()[0]), sizeText(a), nameOf(sides()[1]), sizeText(b));
            pair.first.reset();
            pair.second.reset();
        }
    }
    m_problem = pair.problem;
    m_parts.canvas.setDifferencePair(std::move(pair));
}

} // namespace tilescope
