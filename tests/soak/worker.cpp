#include "tests/soak/user.h"

#include "gpu/operations/mistake.h"
#include "ui/export/export_controller.h"
#include "ui/pins/pin_controller.h"
#include "ui/session/run_state.h"
#include "ui/sessions/session_controller.h"
#include "ui/shell/window_actions.h"
#include "ui/shell/window_docks.h"
#include "ui/sweep/sweep_panel.h"

#include <QAction>
#include <QLineEdit>

#include <utility>

namespace tilescope::test
{

namespace
{

class Worker : public User
{
public:
    Worker(MainWindow& window, const QString& folder) : m_window(window), m_parts(window.parts()), m_folder(folder) {}

    bool isReady() const override
    {
        const bool isAnythingLeft = m_parts.session.isBusy() || m_parts.actions.cancel->isEnabled(); // opens a picture
        return !m_parts.run.isPending() && !(m_wait == Wait::ForAll && isAnythingLeft);
    }
    int rounds() const override { return m_rounds; }

    QString act() override
    {
        if (m_steps.empty())
            planRound();
        const Step step = std::move(m_steps.back());
        m_steps.pop_back();
        m_wait = step.wait;
        step.act();
        if (m_steps.empty())
            ++m_rounds;
        return step.name;
    }

private:
    /// What must be over before the next step. All is also the runs of the other strategies, a dozen after each change,
    /// which have to be compiled anew for most settings: waiting for them always would take minutes a round.
    enum class Wait { ForTheCheck, ForAll };

    struct Step {
        QString name;
        std::function<void()> act;
        Wait wait;
    };

    void add(const QString& name, std::function<void()> act, Wait wait = Wait::ForTheCheck)
    {
        m_steps.push_back({name, std::move(act), wait});
    }

    /// Every second round is the same, so that what two rounds have not filled is not filled later.
    std::size_t turn() const { return static_cast<std::size_t>(m_rounds % 2); }

    /// In reverse: the last step is taken first.
    void planRound()
    {
        for (const Operation& operation : m_parts.settings.registry().operations())
            planOperation(operation);
        std::reverse(m_steps.begin(), m_steps.end());
    }

    void planOperation(const Operation& operation)
    {
        const std::string name = operation.name;
        add(QString::fromStdString(name), [this, name] { m_parts.settings.pickOperation(name); });
        const QString picture =
            turn() == 0 ? QStringLiteral("sample:board@160x120") : QStringLiteral("sample:page@192x128");
        add(
            picture, [this, picture] { m_window.open(picture); }, Wait::ForAll);
        const auto& strategies = operation.strategies;
        for (const std::size_t index : {turn(), turn() + strategies.size() / 2})
            planStrategy(operation, strategies[index % strategies.size()]);
        for (const Parameter& parameter : operation.parameters)
            planParameter(parameter);
        add(QStringLiteral("undo"), [this] { m_parts.actions.undo->trigger(); });
        add(
            QStringLiteral("sweep"), [this] { sweep(); }, Wait::ForAll);
        const QString file = m_folder + QStringLiteral("/soak.tilescope");
        add(QStringLiteral("save"), [this, file] { m_parts.sessions.saveTo(file); });
        add(
            QStringLiteral("open"), [this, file] { m_window.open(file); }, Wait::ForAll);
        add(QStringLiteral("report"), [this] {
            m_window.findChild<ExportController*>()->exportTo(QStringLiteral("report"),
                                                              m_folder + QStringLiteral("/soak.html"));
        });
        add(QStringLiteral("defaults"), [this] {
            Recipe recipe = m_parts.settings.recipe();
            recipe.parameters.clear();
            m_parts.settings.setRecipe(recipe);
        });
    }

    /// Of two blocks: each is compiled anew.
    void sweep()
    {
        auto& panel = m_parts.docks.panel<SweepPanel>();
        for (auto* edit : panel.findChildren<QLineEdit*>())
            if (edit->accessibleName() == QLatin1String("Widths"))
                edit->setText(QStringLiteral("16,32"));
            else if (edit->accessibleName() == QLatin1String("Heights"))
                edit->setText(QStringLiteral("8"));
        panel.start();
    }

    void planStrategy(const Operation& operation, const Strategy& strategy)
    {
        add(QString::fromStdString(strategy.name),
            [this, name = strategy.name] { m_parts.settings.pickStrategy(name); });
        const BlockSize block = turn() == 0 ? BlockSize{32, 8} : BlockSize{16, 16};
        add(QStringLiteral("block"), [this, block] { m_parts.settings.setBlock(block); });
        add(QStringLiteral("pin"), [this] { m_parts.actions.pin->trigger(); });
        const auto mistakes = m_parts.settings.registry().mistakes(operation, strategy.name);
        if (mistakes.empty())
            return;
        const Mistake mistake = mistakes[turn() % mistakes.size()];
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
        ParameterValue value = parameter.defaultValue;
        if (!parameter.choices.empty())
            value = parameter.choices[(turn() + 1) % parameter.choices.size()];
        else if (parameter.type == ParameterType::Integer)
            value = static_cast<std::int64_t>(parameter.minimum + parameter.step);
        if (value != parameter.defaultValue)
            add(QString::fromStdString(parameter.name),
                [this, name = parameter.name, value] { m_parts.settings.change(name, value); });
    }

    MainWindow& m_window;
    const WindowParts& m_parts;
    QString m_folder;
    std::vector<Step> m_steps;
    Wait m_wait = Wait::ForAll;
    int m_rounds = 0; ///< completed
};

} // namespace

std::unique_ptr<User> makeWorker(MainWindow& window, const QString& folder)
{
    return std::make_unique<Worker>(window, folder);
}

} // namespace tilescope::test
