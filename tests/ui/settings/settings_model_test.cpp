#include "gpu/model/gpu_model.h"
#include "recipe_of.h"
#include "tests/ui/test_program.h"
#include "ui/session/setting_list.h"
#include "ui/session/settings_model.h"

#include <QtTest>

using namespace tilescope;
using namespace tilescope::test;

namespace
{

RunFailure refusal(const char* field, std::optional<ParameterValue> nearest = {})
{
    RunFailure failure;
    failure.field = QLatin1String(field);
    failure.message = QStringLiteral("It cannot be.");
    failure.nearest = std::move(nearest);
    return failure;
}

} // namespace

/// The settings without widgets.
class SettingsModelTest : public QObject
{
    Q_OBJECT

private:
    struct Chosen {
        explicit Chosen(const Recipe& first = {}) : model(registry, first)
        {
            QObject::connect(&model, &SettingsModel::changed, [this](const Recipe& recipe) { changes << recipe; });
            QObject::connect(&model, &SettingsModel::runDue, [this](const Recipe& recipe) { runs << recipe; });
            QObject::connect(&model, &SettingsModel::failureChanged, [this] { ++failures; });
        }
        Registry registry;
        SettingsModel model;
        QList<Recipe> changes, runs;
        int failures = 0;
    };

private slots:
    void everyFieldIsChangedByItsName_data()
    {
        QTest::addColumn<QString>("field");
        QTest::addColumn<QString>("value");
        for (const auto& [field, value] :
             {std::pair("operation", "blur"), std::pair("strategy", "global"), std::pair("block", "32x8"),
              std::pair("backend", "emulator"), std::pair("compiler", "clang"), std::pair("counters", "full"),
              std::pair("gpu", "a GPU")})
            QTest::newRow(field) << QString::fromLatin1(field) << QString::fromLatin1(value);
    }
    void everyFieldIsChangedByItsName()
    {
        QFETCH(QString, field);
        QFETCH(QString, value);
        Chosen s;
        s.model.change(field.toStdString(), value.toStdString());
        QCOMPARE(s.changes.size(), 1);
        QCOMPARE(s.runs, s.changes);
        QVERIFY(s.model.recipe() != Recipe());
        QCOMPARE(s.model.value(field.toStdString()), ParameterValue(value.toStdString()));
    }

    void aParameterHasItsDefaultUntilItIsSet()
    {
        Chosen s(recipeOf("blur", "shared"));
        for (const Parameter& parameter : s.model.operation().parameters)
            QCOMPARE(s.model.value(parameter.name), parameter.defaultValue);
        s.model.change("width", std::int64_t{11});
        QCOMPARE(s.model.recipe().parameters.at("width"), ParameterValue(std::int64_t{11}));
        s.model.change("compile_time_sizes", true);
        QVERIFY(s.model.recipe().compileTimeSizes);
    }

    void everyListCanBeChosenFrom()
    {
        Chosen s;
        for (const SettingList& list : machineLists(s.model.environment())) {
            QVERIFY2(!list.label.isEmpty() && !list.meaning.isEmpty(), list.field.c_str());
            for (const SettingList::Choice& choice : list.choices) {
                s.model.change(list.field, choice.value);
                QCOMPARE(toText(s.model.value(list.field)), choice.value);
            }
        }
        for (const SettingList::Choice& choice : operationList(s.registry).choices) {
            s.model.change("operation", choice.value);
            for (const Parameter& parameter : s.model.operation().parameters)
                QCOMPARE(listOf(parameter).choices.size(), parameter.choices.size());
        }
    }

    void anUnknownStrategyChangesNothing()
    {
        Chosen s;
        QVERIFY_THROWS_EXCEPTION(SettingError, s.model.setRecipe(recipeOf("sobel", "none such")));
        QVERIFY_THROWS_EXCEPTION(SettingError, s.model.setRecipe(recipeOf("none such", "shared")));
        QVERIFY_THROWS_EXCEPTION(SettingError, s.model.change("backend", std::string("abacus")));
        QCOMPARE(s.model.recipe(), Recipe());
        QVERIFY(s.changes.isEmpty());
        QVERIFY_THROWS_EXCEPTION(SettingError, SettingsModel(s.registry, recipeOf("sobel", "none such")));
    }

    void everythingShowsARecipeBeforeItRuns()
    {
        Chosen s;
        QStringList order;
        connect(&s.model, &SettingsModel::runDue, this, [&order] { order << QStringLiteral("run"); });
        connect(&s.model, &SettingsModel::changed, this, [&order] { order << QStringLiteral("shown"); });
        s.model.pickStrategy("global");
        QCOMPARE(order, (QStringList{QStringLiteral("shown"), QStringLiteral("run")}));
    }

    void theGateMayExchangeARecipe()
    {
        Chosen s;
        s.model.setGate([](const Recipe& recipe) {
            Recipe kept = recipe;
            if (recipe.source)
                kept.backend = BackendChoice::Emulator;
            return kept;
        });
        s.model.pickStrategy("global");
        QCOMPARE(s.model.recipe().backend, BackendChoice::Auto);
        Recipe edited = s.model.recipe();
        edited.source = "// from elsewhere\n";
        s.model.setRecipe(edited);
        QCOMPARE(s.changes.size(), 2);
        QCOMPARE(s.changes.back().backend, BackendChoice::Emulator);
        QCOMPARE(s.runs.back(), s.changes.back());
    }

    void aSquareBlockHasOneSide()
    {
        Chosen s(recipeOf("covariance", "shared"));
        s.model.setBlockSide(Qt::Vertical, 8);
        QCOMPARE(s.model.recipe().block, (BlockSize{8, 8}));
        s.model.setRecipe(recipeOf("sobel", "shared"));
        s.model.setBlockSide(Qt::Vertical, 8);
        QCOMPARE(s.model.recipe().block, (BlockSize{16, 8}));
        s.model.setBlockSide(Qt::Horizontal, 0); // invalid, and set nevertheless
        QCOMPARE(s.model.recipe().block, (BlockSize{0, 8}));
    }

    void aTextStaysWithItsStrategy()
    {
        Chosen s;
        Recipe edited;
        edited.source = "// mine\n";
        edited.sharedBytes = 64;
        s.model.setRecipe(edited);
        s.model.pickStrategy("global");
        QVERIFY(!s.model.recipe().source && !s.model.recipe().sharedBytes);
        s.model.pickOperation("blur");
        QVERIFY(!s.model.recipe().source);
        s.model.pickOperation("sobel", "shared");
        QCOMPARE(s.model.recipe(), edited);
    }

    void anOperationComesBackAsItWasLeft()
    {
        Chosen s(recipeOf("blur", "shared"));
        s.model.change("width", std::int64_t{11});
        s.model.pickOperation("sobel");
        QVERIFY(s.model.recipe().parameters.empty());
        QCOMPARE(s.model.recipe().strategy, std::string("shared"));
        s.model.pickOperation("blur");
        QCOMPARE(s.model.recipe().parameters.at("width"), ParameterValue(std::int64_t{11}));
        s.model.pickOperation("blur", "global");
        QCOMPARE(s.model.recipe().strategy, std::string("global"));
        QCOMPARE(s.model.recipe().parameters.at("width"), ParameterValue(std::int64_t{11}));
    }

    void aRefusedStrategyIsNotCarriedOver()
    {
        Chosen s(recipeOf("sobel", "shared"));
        QVERIFY(s.model.takeFailure(refusal("strategy")));
        s.model.pickOperation("blur");
        QCOMPARE(s.model.recipe().strategy, s.model.operation().strategies.front().name);
        QVERIFY(!s.model.failure());
    }

    void whatCannotRunIsNotCarriedOver()
    {
        Chosen s(recipeOf("sobel", "npp")); // before it has failed, as by two quick keys
        QVERIFY(!s.model.machineRefusal("sobel", "npp").isEmpty());
        QVERIFY(s.model.machineRefusal("sobel", "global").isEmpty());
        s.model.pickOperation("blur");
        QCOMPARE(s.model.recipe().strategy, std::string("global"));
        s.model.change("width", std::int64_t{15}); // more than sliding rows take
        s.model.pickOperation("sobel", "sliding_rows");
        s.model.pickOperation("blur");
        QCOMPARE(s.model.recipe().strategy, std::string("global"));
        s.model.change("width", std::int64_t{5});
        s.model.pickOperation("sobel", "sliding_rows");
        s.model.pickOperation("blur");
        QCOMPARE(s.model.recipe().strategy, std::string("sliding_rows"));

        Environment environment;
        environment.device.device = DeviceInfo{};
        environment.device.device->major = 8;
        s.model.setEnvironment(environment);
        QVERIFY(s.model.machineRefusal("sobel", "npp").isEmpty());
        QVERIFY(s.model.machineRefusal("sobel", "bulk_copy").contains(QStringLiteral("9.0")));
        s.model.change("backend", std::string("emulator"));
        QVERIFY(!s.model.machineRefusal("sobel", "npp").isEmpty());
    }

    void filesThatAreNotLoadedDoNotMatter()
    {
        Chosen s(recipeOf("covariance", "shared"));
        s.model.change("data", std::string("folder"));
        s.model.change("folder", std::string("/tmp"));
        s.model.pickOperation("sobel");
        s.model.pickOperation("covariance");
        QCOMPARE(s.model.recipe().strategy, std::string("shared"));
    }

    void aPickedStrategyBringsTheBlockThatItTakes()
    {
        Chosen s;
        s.model.pickOperation("covariance", "global");
        const BlockSize own = s.model.recipe().block;
        const RunFailure failure = refusal("block", ParameterValue(std::string("32x4")));
        s.model.pickStrategy("tf32");
        QVERIFY(s.model.takeFailure(failure));
        QVERIFY(!s.model.failure());
        QCOMPARE(s.changes.back().block, (BlockSize{32, 4}));
        QCOMPARE(s.model.ownBlock(), std::optional(own));
        s.model.clearFailure(); // as when the run has ended
        QCOMPARE(s.model.ownBlock(), std::optional(own));
        s.model.change("counters", std::string("none")); // does not affect the block
        QCOMPARE(s.model.ownBlock(), std::optional(own));

        s.model.pickStrategy("shared");
        QCOMPARE(s.model.recipe().block, own);
        QVERIFY(!s.model.ownBlock());

        s.model.pickStrategy("tf32");
        s.model.setBlock({8, 8}); // the user's own block is explained, not replaced
        QVERIFY(s.model.takeFailure(failure));
        QCOMPARE(s.model.recipe().block, (BlockSize{8, 8}));
        QVERIFY(s.model.failure());
    }

    void aFailureStaysWhileASliderMoves()
    {
        Chosen s;
        QVERIFY(s.model.takeFailure(refusal("block", ParameterValue(std::string("32x32")))));
        QCOMPARE(s.failures, 1);
        s.model.setBlock({64, 64});
        QVERIFY(s.model.failure()); // until the run has reported on this one
        QCOMPARE(s.failures, 1);
        s.model.cure();
        QCOMPARE(s.model.recipe().block, (BlockSize{32, 32}));
        QVERIFY(!s.model.failure());
        QCOMPARE(s.failures, 2);
        s.model.cure();
        QCOMPARE(s.changes.size(), 2);
    }

    void everyFieldHasItsCure()
    {
        Chosen s(recipeOf("blur", "shared"));
        const auto cured = [&s](const char* field, const ParameterValue& nearest) {
            QVERIFY2(s.model.takeFailure(refusal(field, nearest)), field);
            s.model.cure();
            QCOMPARE(s.model.value(field), nearest);
        };
        cured("backend", std::string("emulator"));
        cured("gpu", gpuTable().front().name);
        cured("strategy", std::string("global"));
        cured("width", std::int64_t{9});
    }

    void aFailureOfNoSettingIsNotTaken()
    {
        Chosen s;
        QVERIFY(s.model.takeFailure(refusal("block")));
        QVERIFY(!s.model.takeFailure(refusal("")));
        QVERIFY(!s.model.takeFailure(refusal("width"))); // Sobel has no such parameter
        QVERIFY(!s.model.failure());
    }

    void aRectangleGoesIntoTheRecipe()
    {
        Chosen s;
        s.model.setRectangle({1, 2, 3, 4});
        QVERIFY(!s.model.takesRectangle() && s.changes.isEmpty());
        s.model.pickOperation("template_matching");
        QVERIFY(s.model.takesRectangle() && !s.model.hasRectangleText() && !s.model.rectangle());
        s.model.setRectangle({40, 30, 16, 12});
        QCOMPARE(s.model.recipe().parameters.at("template"), ParameterValue(std::string("40,30,16,12")));
        QCOMPARE(s.model.rectangle(), QRect(40, 30, 16, 12));
        s.model.change("template", std::string("face.png"));
        QVERIFY(s.model.hasRectangleText() && !s.model.rectangle());
    }

    void theMachinesGpuIsNamedWhereThereIsOne()
    {
        Environment environment;
        QCOMPARE(machineLists(environment)[2].choices.front().title, QStringLiteral("Automatic"));
        environment.device.device = DeviceInfo{};
        QCOMPARE(machineLists(environment)[2].choices.front().title, QStringLiteral("This computer's GPU"));
        environment.deviceLost = true;
        QCOMPARE(machineLists(environment)[2].choices.front().title, QStringLiteral("Automatic"));
    }
};

TILESCOPE_TEST(SettingsModelTest, runWithoutDisplay)
#include "settings_model_test.moc"
