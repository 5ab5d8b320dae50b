#include "app/strategy_runs.h"
#include "tests/ui/test_program.h"

#include "gpu/compile/compiler.h"
#include "gpu/operations/registry.h"
#include "gpu/ptx/module.h"

#include <QtTest>

#include <stdexcept>

using namespace tilescope;

namespace
{

/// The default recipe with one parameter set to each of its choices, or to its limits.
std::vector<Recipe> settingsOf(const Operation& operation)
{
    Recipe recipe;
    recipe.operation = operation.name;
    recipe.block = operation.defaultBlock;
    std::vector<Recipe> recipes{recipe};
    for (const Parameter& parameter : operation.parameters) {
        std::vector<ParameterValue> values;
        switch (parameter.type) {
        case ParameterType::Boolean: values = {false, true}; break;
        case ParameterType::Integer:
            values = {static_cast<std::int64_t>(parameter.minimum), static_cast<std::int64_t>(parameter.maximum)};
            break;
        case ParameterType::Real: values = {parameter.minimum, parameter.maximum}; break;
        case ParameterType::Choice: values.assign(parameter.choices.begin(), parameter.choices.end()); break;
        case ParameterType::Text: break;
        }
        for (const ParameterValue& value : values) {
            recipes.push_back(recipe);
            recipes.back().parameters[parameter.name] = value;
        }
    }
    return recipes;
}

/// As at the beginning of a run: with the block that the strategy accepts.
void planOne(const Registry& registry, Recipe recipe, const std::string& strategy)
{
    const Image picture(128, 96, PixelFormat::Grey8);
    recipe.strategy = strategy;
    recipe = registry.completed(recipe);
    try {
        registry.checkBlock(recipe);
    } catch (const SettingError& error) {
        recipe.block = parseBlockSize(toText(error.nearest.value()));
    }
    checkLimits(registry.plan(recipe, picture), DeviceLimits());
}

} // namespace

class StrategyRunsTest : public QObject
{
    Q_OBJECT

private slots:
    void leavesOutWhatRefusesWhateverTheSetting()
    {
        const Registry registry;
        for (const Operation& operation : registry.operations()) {
            std::vector<std::string> all;
            for (const Strategy& strategy : operation.strategies)
                all.push_back(strategy.name);
            for (const Recipe& recipe : settingsOf(operation)) {
                std::vector<std::string> ran;
                std::vector<LeftOut> leftOut;
                const QByteArray what = toText(recipe.block).c_str() + QByteArray(operation.name.c_str());
                const auto run = [&](const std::string& strategy) {
                    planOne(registry, recipe, strategy);
                    ran.push_back(strategy);
                };
                const auto data = recipe.parameters.find("data");
                if (data != recipe.parameters.end() &&
                    (data->second == ParameterValue("folder") || data->second == ParameterValue("file"))) {
                    QVERIFY_THROWS_EXCEPTION(SettingError, runEach(all, run, leftOut)); // all: it is missing
                    continue;
                }
                runEach(all, run, leftOut);
                QVERIFY2(!ran.empty(), what);
                QCOMPARE(ran.size() + leftOut.size(), all.size());
                for (const LeftOut& one : leftOut)
                    QVERIFY2(!one.reason.empty() && !one.failed, one.strategy.c_str());
                QCOMPARE(exitStatus(false, leftOut, {"all"}), 0);
            }
        }
    }

    void goesOnAfterARefusal()
    {
        std::vector<std::string> ran;
        std::vector<LeftOut> leftOut;
        const auto run = [&](const std::string& strategy) {
            if (strategy == "b")
                throw SettingError("width", Message("Not so wide."));
            if (strategy == "c")
                throw CompileError({{DiagnosticSeverity::Error, "own.cu", 1, 0, "No such thing."}});
            if (strategy == "d")
                throw CompilerUnavailable("Only NVRTC does this.");
            if (strategy == "e")
                throw ptx::PtxError("No such instruction.", 1, "own.cu", 1);
            ran.push_back(strategy);
        };
        runEach({"a", "b", "c", "d", "e", "f"}, run, leftOut);
        QCOMPARE(ran, (std::vector<std::string>{"a", "f"}));
        const QByteArray text = leftOutText(leftOut).c_str();
        QVERIFY2(text.startsWith("b is left out: Not so wide.\nc is left out: "), text);
        QVERIFY2(text.contains("No such thing.") && text.endsWith("\n"), text);
        QVERIFY2(text.contains("d is left out: Only NVRTC") && text.contains("e is left out: No such instr"), text);
        QVERIFY(!leftOut[0].failed && leftOut[1].failed && leftOut[2].failed && leftOut[3].failed);
    }

    void endsWithTheReasonWhereNoneIsLeft()
    {
        std::vector<LeftOut> leftOut;
        const auto alike = [](const std::string&) { throw SettingError("image", Message("Too large.")); };
        try {
            runEach({"a", "b"}, alike, leftOut);
            QFAIL("nothing was thrown");
        } catch (const SettingError& error) {
            QCOMPARE(error.what(), "Too large.");
        }
        leftOut.clear();
        const auto apart = [](const std::string& strategy) {
            throw SettingError("width", Message("Not of " + strategy + "."));
        };
        try {
            runEach({"a", "b"}, apart, leftOut);
            QFAIL("nothing was thrown");
        } catch (const SettingError& error) {
            QVERIFY(QByteArray(error.what()).contains("a is left out: Not of a.\nb is left out: Not of b.\n"));
        }
    }

    void anythingElseEndsItAndKeepsWhatWasLeftOut()
    {
        std::vector<LeftOut> leftOut;
        const auto run = [](const std::string& strategy) {
            if (strategy == "a")
                throw SettingError("width", Message("Not so wide."));
            throw std::runtime_error("No memory.");
        };
        QVERIFY_THROWS_EXCEPTION(std::runtime_error, runEach({"a", "b"}, run, leftOut));
        QCOMPARE(leftOut.size(), std::size_t(1));
    }

    void anErrorThatWasFoundIsWrong()
    {
        Report report;
        QVERIFY(!isWrong(report));
        report.findings.push_back({FindingKind::BankConflict, Severity::Warning, "", 0, Message("Slow.")});
        report.findings.push_back({FindingKind::Printf, Severity::Note, "", 0, Message("So.")});
        QVERIFY(!isWrong(report));
        for (const FindingKind kind : {FindingKind::Race, FindingKind::Uninitialised}) {
            Report wrong = report;
            wrong.findings.push_back({kind, Severity::Error, "", 0, Message("Wrong.")});
            QVERIFY2(isWrong(wrong), nameOf(kind).c_str());
        }
        report.check.emplace();
        QVERIFY(!isWrong(report));
        report.check->differing = 3; // within the tolerance
        QVERIFY(!isWrong(report));
        report.check->mismatches = 1;
        QVERIFY(isWrong(report));
        Report sample;
        sample.uncomputed.emplace().sample.emplace().check.emplace().mismatches = 1;
        QVERIFY(isWrong(sample));
    }

    void theStatusSaysWhetherAllThatWasNamedRan()
    {
        const LeftOut refused{"npp", "No GPU."}, broken{"own", "Syntax.", true};
        QCOMPARE(exitStatus(false, {}, {"npp"}), 0);
        QCOMPARE(exitStatus(false, {refused}, {"all"}), 0);
        QCOMPARE(exitStatus(false, {refused}, {"texture", "npp"}), 2);
        QCOMPARE(exitStatus(true, {refused}, {"texture", "npp"}), 1);
        QCOMPARE(exitStatus(false, {broken}, {"all"}), 1);
    }
};

TILESCOPE_TEST(StrategyRunsTest, runWithoutDisplay)
#include "strategy_runs_test.moc"
