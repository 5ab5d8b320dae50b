#include "tests/soak/user.h"

#include "gpu/operations/mistake.h"
#include "ui/export/export_controller.h"
#include "ui/pins/pin_controller.h"
#include "ui/sessions/session_controller.h"
#include "ui/shell/window_actions.h"
#include "ui/shell/window_docks.h"
#include "ui/sweep/sweep_panel.h"

#include <QAction>

#include <utility>

namespace tilescope::test
{

namespace
{

class Worker : public User
{
public:
    Worker(MainWindow& window, const QString& folder) : m_window(window), m_parts(window.parts()), m_folder(folder)
    {
        const auto begin = [this] { m_isIdle = false; };
        QObject::connect(&m_parts.session, &Session::restarted, &m_window, begin);
        QObject::connect(&m_parts.session, &Session::started, &m_window, begin);
        QObject::connect(&m_parts.session, &Session::idle, &m_window, [this] { m_isIdle = true; });
    }

    bool isReady() const override { return m_isIdle; }

    QString act() override
    {
        if (m_steps.empty())
            planRound();
        auto [name, step] = std::move(m_steps.back());
        m_steps.pop_back();
        step();
        return name;
    }

private:
    void add(const QString& name, std::function<void()> step) { m_steps.emplace_back(name, std::move(step)); }

    /// In reverse: the last step is taken first.
    void planRound()
    {
        ++m_round;
        for (const Operation& operation : m_parts.settings.registry().operations())
            planOperation(operation);
        std::reverse(m_steps.begin(), m_steps.end());
    }

    void planOperation(const Operation& operation)
    {
        const std::string name = operation.name;
        add(QString::fromStdString(name), [this, name] { m_parts.settings.pickOperation(name); });
        const char* const samples[] = {"board", "page", "star", "coins"};
        const QString picture = QStringLiteral("sample:%1@%2x%3")
                                    .arg(QLatin1String(samples[m_round % 4]))
                                    .arg(160 + 16 * (m_round % 5))
                                    .arg(120);
        add(picture, [this, picture] { m_window.open(picture); });
        for (const Strategy& strategy : operation.strategies)
            planStrategy(operation, strategy);
        for (const Parameter& parameter : operation.parameters)
            planParameter(parameter);
        add(QStringLiteral("undo"), [this] { m_parts.actions.undo->trigger(); });
        add(QStringLiteral("sweep"), [this] { m_parts.docks.panel<SweepPanel>().start(); });
        const QString file = m_folder + QStringLiteral("/soak.tilescope");
        add(QStringLiteral("save"), [this, file] { m_parts.sessions.saveTo(file); });
        add(QStringLiteral("open"), [this, file] { m_window.open(file); });
        add(QStringLiteral("report"), [this] {
            m_window.findChild<ExportController*>()->exportTo(QStringLiteral("report"),
                                                              m_folder + QStringLiteral("/soak.html"));
        });
    }

    void planStrategy(const Operation& operation, const Strategy& strategy)
    {
        add(QString::fromStdString(strategy.name),
            [this, name = strategy.name] { m_parts.settings.pickStrategy(name); });
        for (const BlockSize block : {BlockSize{8, 8}, BlockSize{32, 8}, BlockSize{16, 16}})
            add(QStringLiteral("block"), [this, block] { m_parts.settings.setBlock(block); });
        add(QStringLiteral("pin"), [this] { m_parts.actions.pin->trigger(); });
        const auto mistakes = m_parts.settings.registry().mistakes(operation, strategy.name);
        if (mistakes.empty())
            return;
        const Mistake mistake = mistakes[static_cast<std::size_t>(m_round) % mistakes.size()];
        add(QString::fromStdString(mistake.name), [this, mistake, text = strategy.source.text] {
            Recipe recipe = m_parts.settings.recipe();
            recipe.source = applied(text, mistake);
            m_parts.settings.setRecipe(recipe);
        });
        add(QStringLiteral("mended"), [this] {
            Recipe recipe = m_parts.settings.recipe();
            recipe.source.reset();
            m_parts.settings.setRecipe(recipe);
        });
    }

    void planParameter(const Parameter& parameter)
    {
        const auto change = [this, name = parameter.name](const ParameterValue& value) {
            return [this, name, value] { m_parts.settings.change(name, value); };
        };
        const QString name = QString::fromStdString(parameter.name);
        for (const std::string& choice : parameter.choices)
            add(name, change(choice));
        if (parameter.type == ParameterType::Integer)
            add(name, change(static_cast<std::int64_t>(parameter.minimum + parameter.step)));
        add(name, change(parameter.defaultValue));
    }

    MainWindow& m_window;
    const WindowParts& m_parts;
    QString m_folder;
    std::vector<std::pair<QString, std::function<void()>>> m_steps;
    int m_round = 0;
    bool m_isIdle = false;
};

} // namespace

std::unique_ptr<User> makeWorker(MainWindow& window, const QString& folder)
{
    return std::make_unique<Worker>(window, folder);
}

} // namespace tilescope::test
