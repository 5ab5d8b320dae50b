#include "gpu/model/gpu_model.h"
#include "recipe_of.h"
#include "tests/ui/test_program.h"
#include "ui/parts/brief_label.h"
#include "ui/parts/number_control.h"
#include "ui/parts/step_slider.h"
#include "ui/session/settings_model.h"
#include "ui/settings/block_control.h"
#include "ui/settings/choice_slider.h"
#include "ui/settings/image_control.h"
#include "ui/settings/machine_control.h"
#include "ui/settings/operation_picker.h"
#include "ui/settings/parameter_control.h"
#include "ui/settings/problem_note.h"
#include "ui/settings/settings_panel.h"
#include "ui/settings/strategy_control.h"
#include "ui/settings/strategy_list.h"
#include "ui/theme/style.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSlider>
#include <QToolButton>
#include <QtTest>

#include <algorithm>

using namespace tilescope;
using namespace tilescope::test;

class SettingsPanelTest : public QObject
{
    Q_OBJECT

private:
    struct Shown {
        Shown()
        {
            QObject::connect(&model, &SettingsModel::changed, [this](const Recipe& recipe) { changes << recipe; });
            panel.resize(320, 1200);
            panel.show();
        }
        /// Sets the recipe as a session or undo does.
        void set(const Recipe& recipe)
        {
            model.setRecipe(recipe);
            changes.clear();
        }
        Registry registry;
        SettingsModel model{registry};
        SettingsPanel panel{model};
        QList<Recipe> changes;
    };

private slots:
    void aLibraryChoosesItsBlocks()
    {
        Shown s;
        auto* const block = s.panel.findChild<BlockControl*>();
        s.set(recipeOf("sobel", "npp"));
        QVERIFY(!block->widthControl()->isEnabled());
        const auto says = [&](const QString& text) {
            const auto labels = block->findChildren<QLabel*>();
            return std::any_of(labels.begin(), labels.end(), [&](QLabel* label) { return label->text() == text; });
        };
        QVERIFY(says(QStringLiteral("NPP chooses its own block size.")));
        QCOMPARE(s.panel.strategyControl()->box()->currentText(), QStringLiteral("NPP (library)"));
        s.set(recipeOf("sobel", "shared"));
        QVERIFY(block->widthControl()->isEnabled());
        QVERIFY(!says(QStringLiteral("NPP chooses its own block size.")));
    }

    /// At the width of the settings in the ready layouts.
    void everyIdeaIsWholeInItsTwoLines()
    {
        Shown s;
        s.panel.resize(312, 1200);
        QStringList cut;
        for (const Operation& operation : s.registry.operations())
            for (const Strategy& strategy : operation.strategies) {
                s.set(recipeOf(operation.name, strategy.name));
                const BriefLabel& idea = *s.panel.strategyControl()->idea();
                QCOMPARE(idea.fullText(), QString::fromStdString(strategy.idea));
                if (idea.text() != idea.fullText())
                    cut << QString::fromStdString(strategy.title) + QStringLiteral(": ") + idea.text();
            }
        QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u'\n')));
    }

    void aRectangleGoesIntoTheRecipe()
    {
        Shown s;
        s.set(recipeOf("sobel", "global"));
        QVERIFY(!s.model.takesRectangle());
        s.model.setRectangle({1, 2, 3, 4});
        QVERIFY(s.changes.isEmpty());
        s.set(recipeOf("template_matching", "shared"));
        QVERIFY(s.model.takesRectangle() && !s.model.hasRectangleText() && !s.model.rectangle());
        s.model.setRectangle({40, 30, 16, 12});
        QCOMPARE(s.changes.size(), 1);
        QCOMPARE(s.changes[0].parameters.at("template"), ParameterValue(std::string("40,30,16,12")));
        QCOMPARE(s.model.rectangle(), QRect(40, 30, 16, 12));
        auto* line = s.panel.parameterControl("template")->findChild<QLineEdit*>();
        line->setText("5, 6, 7, 8");
        QTest::keyClick(line, Qt::Key_Return);
        QCOMPARE(s.changes.size(), 2);
        QCOMPARE(s.model.rectangle(), QRect(5, 6, 7, 8));
        for (const char* text : {"1,2,3", "1,2,3,x", "-1,2,3,4", "1,2,0,4", "99999999999,1,2,2", "face.png"}) {
            line->setText(text);
            QTest::keyClick(line, Qt::Key_Return);
            QVERIFY2(!s.model.rectangle(), text);
        }
    }

    void keysOnASliderChangeTheBlock()
    {
        Shown s;
        auto* slider = s.panel.blockControl()->widthControl()->slider();
        QTest::keyClick(slider, Qt::Key_Right);
        QCOMPARE(s.changes.size(), 1);
        QCOMPARE(s.changes[0].block, (BlockSize{17, 16}));
        QTest::keyClick(slider, Qt::Key_Left);
        QTest::keyClick(slider, Qt::Key_Left);
        QCOMPARE(s.changes.back().block, (BlockSize{12, 16}));
        QTest::keyClick(slider, Qt::Key_End);
        QCOMPARE(s.changes.back().block, (BlockSize{1024, 16})); // impossible, but can be chosen
    }

    void aClickOnASliderGoesThere()
    {
        Shown s;
        QVERIFY(QTest::qWaitForWindowExposed(&s.panel));
        auto* slider = s.panel.blockControl()->heightControl()->slider();
        QTest::mouseClick(slider, Qt::LeftButton, {}, QPoint(2, slider->height() / 2));
        QVERIFY(!s.changes.isEmpty());
        QCOMPARE(s.changes.back().block.height, 1);
        QTest::mouseDClick(slider, Qt::LeftButton, {}, slider->rect().center());
        QCOMPARE(s.changes.back().block.height, 16);
    }

    void anyBlockCanBeTyped()
    {
        Shown s;
        auto* spin = s.panel.blockControl()->heightControl()->spinBox();
        spin->selectAll();
        QTest::keyClicks(spin, QStringLiteral("37"));
        QCOMPARE(s.changes.back().block.height, 37);
        spin->selectAll();
        QTest::keyClicks(spin, QStringLiteral("1024"));
        QCOMPARE(s.changes.back().block.height, 1024);
    }

    /// The covariance's block is a tile: its sides are one setting, and every movement of either gives a valid block.
    void sidesOfASquareBlockMoveTogether()
    {
        Shown s;
        Recipe recipe = recipeOf("covariance", "shared");
        s.set(recipe);
        auto* block = s.panel.blockControl();
        QTest::keyClick(block->widthControl()->slider(), Qt::Key_Left);
        QCOMPARE(s.changes.back().block, (BlockSize{12, 12}));
        QCOMPARE(block->block(), (BlockSize{12, 12}));
        s.registry.checkBlock(s.registry.completed(s.changes.back())); // does not throw
        QTest::keyClick(block->heightControl()->slider(), Qt::Key_Left);
        QCOMPARE(s.changes.back().block, (BlockSize{8, 8}));
        QVERIFY(
            block->findChild<BriefLabel*>()->fullText().contains(QStringLiteral("width and height change together")));
        QCOMPARE(block->widthControl()->slider()->accessibleName(), QStringLiteral("Tile side x"));
        QCOMPARE(block->heightControl()->spinBox()->accessibleName(), QStringLiteral("Tile side y"));
        for (const auto* button : block->findChildren<QToolButton*>())
            QVERIFY2(button->isHidden() == button->text().startsWith(QStringLiteral("32×")) ||
                         button->text() == QStringLiteral("32×32"),
                     qPrintable(button->text()));

        recipe.block = {8, 16}; // as from a file or a command line
        s.set(recipe);
        QCOMPARE(block->block(), (BlockSize{8, 16}));
        QTest::keyClick(block->widthControl()->slider(), Qt::Key_Left);
        QCOMPARE(s.changes.back().block, (BlockSize{6, 6}));

        s.set(recipeOf("sobel", "shared"));
        QTest::keyClick(block->widthControl()->slider(), Qt::Key_Left);
        QCOMPARE(s.changes.back().block, (BlockSize{12, 16}));
        QCOMPARE(block->widthControl()->slider()->accessibleName(), QStringLiteral("Block width"));
    }

    void shortcutsSetBothSides()
    {
        Shown s;
        for (auto* button : s.panel.blockControl()->findChildren<QToolButton*>())
            if (button->text() == QStringLiteral("32×4"))
                button->click();
        QCOMPARE(s.changes.size(), 1);
        QCOMPARE(s.changes[0].block, (BlockSize{32, 4}));
    }

    void impossibleBlockIsExplainedAndItsCureWorks()
    {
        Shown s;
        Recipe recipe = s.model.recipe();
        recipe.block = {64, 32};
        s.set(recipe);
        RunFailure failure;
        failure.field = QStringLiteral("block");
        try {
            s.registry.completed(recipe);
            QFAIL("a block of 2048 threads was taken");
        } catch (const SettingError& error) {
            failure.message = QString::fromStdString(error.what());
            failure.nearest = error.nearest;
        }
        QVERIFY(s.model.takeFailure(failure));
        auto* note = s.panel.problemNote("block");
        QVERIFY(note->isVisible());
        QVERIFY(note->message().contains(QStringLiteral("1024")));
        QCOMPARE(s.panel.blockControl()->block(), (BlockSize{64, 32})); // shown as chosen

        QTest::mouseClick(note->cureButton(), Qt::LeftButton);
        QCOMPARE(s.changes.size(), 1);
        QVERIFY(s.changes[0].block.threads() <= 1024);
        QCOMPARE(s.panel.blockControl()->block(), s.changes[0].block);
        QVERIFY(!note->isVisible());
        s.registry.completed(s.changes[0]); // does not throw
    }

    /// Picked, not dragged: a strategy that refuses the block gets the block that it names, and the next one has the
    /// user's again.
    void aPickedStrategyBringsTheBlockThatItTakes()
    {
        Shown s;
        s.model.pickOperation("covariance", "global");
        const BlockSize own = s.model.recipe().block;
        RunFailure failure;
        failure.field = QStringLiteral("block");
        failure.message = QStringLiteral("Not with this block.");
        failure.nearest = ParameterValue(std::string("32x4"));
        s.model.pickStrategy("tf32");
        QVERIFY(s.model.takeFailure(failure));
        QCOMPARE(s.changes.back().strategy, std::string("tf32"));
        QCOMPARE(s.changes.back().block, (BlockSize{32, 4}));
        QCOMPARE(s.panel.blockControl()->block(), (BlockSize{32, 4}));
        auto* note = s.panel.problemNote("block");
        QVERIFY2(note->message().contains(QStringLiteral("requires a block of 32×4")), qPrintable(note->message()));
        QVERIFY(note->cureButton()->isHidden());
        s.model.clearFailure(); // as when the run has ended
        QVERIFY(note->isVisible());

        s.model.pickStrategy("shared");
        QCOMPARE(s.changes.back().block, own);
        QVERIFY(!note->isVisible());

        s.model.pickStrategy("tf32");
        Recipe typed = s.model.recipe();
        typed.block = {8, 8};
        s.model.setRecipe(typed); // the user's own block is explained, not replaced
        QVERIFY(s.model.takeFailure(failure));
        QCOMPARE(s.model.recipe().block, (BlockSize{8, 8}));
        QVERIFY(!note->cureButton()->isHidden());
    }

    void failureOfAnotherPlaceIsNotTaken()
    {
        Shown s;
        RunFailure failure;
        failure.message = QStringLiteral("No compiler.");
        QVERIFY(!s.model.takeFailure(failure));
    }

    void parametersComeFromTheRegistry()
    {
        Shown s;
        for (const auto& operation : s.registry.operations()) {
            s.set(recipeOf(operation.name, operation.strategies.at(0).name));
            for (const auto& parameter : operation.parameters) {
                auto* control = s.panel.parameterControl(parameter.name);
                QVERIFY2(control, parameter.name.c_str());
                QCOMPARE(control->value(), parameter.defaultValue);
                const auto& condition = parameter.onlyWith;
                const bool hasEffect =
                    !condition ||
                    std::ranges::count(condition->values, toText(s.model.value(condition->parameter))) > 0;
                QCOMPARE(control->isEnabled(), hasEffect);
                QCOMPARE(control->toolTip(), QString::fromStdString(hasEffect ? parameter.meaning : condition->reason));
            }
            const QComboBox& strategies = *s.panel.strategyControl()->box();
            QCOMPARE(strategies.count(), static_cast<int>(operation.strategies.size()));
            for (int row = 0; row < strategies.count(); ++row)
                QCOMPARE(strategies.itemData(row).toString().toStdString(),
                         operation.strategies[static_cast<std::size_t>(row)].name);
        }
        QVERIFY(s.changes.isEmpty());
    }

    void everyKindOfParameter()
    {
        const auto check = [](ParameterType type, const ParameterValue& value, const ParameterValue& other) {
            Parameter parameter;
            parameter.name = "p";
            parameter.type = type;
            parameter.defaultValue = value;
            parameter.minimum = 1;
            parameter.maximum = 31;
            parameter.step = type == ParameterType::Real ? 0.1 : 2;
            parameter.choices = {"box", "gaussian"};
            const std::unique_ptr<ParameterControl> control(ParameterControl::make(parameter));
            QCOMPARE(control->value(), value);
            control->setValue(other);
            QCOMPARE(control->value(), other);
        };
        check(ParameterType::Boolean, true, false);
        check(ParameterType::Integer, std::int64_t(9), std::int64_t(15));
        check(ParameterType::Real, 2.0, 3.5);
        check(ParameterType::Choice, std::string("box"), std::string("gaussian"));
        check(ParameterType::Text, std::string("1,2,3,4"), std::string("5,6,7,8"));
    }

    void aParameterChangesTheRecipe()
    {
        Shown s;
        s.set(recipeOf("blur", "shared"));
        auto* width = s.panel.parameterControl("width");
        QVERIFY(width);
        QTest::keyClick(width->findChild<QSlider*>(), Qt::Key_Right);
        QCOMPARE(s.changes.size(), 1);
        QCOMPARE(std::get<std::int64_t>(s.changes[0].parameters.at("width")), std::int64_t(11));
    }

    void anotherOperationKeepsWhatItCan()
    {
        Shown s;
        auto* box = s.panel.operationPicker()->operationBox();
        box->setCurrentIndex(box->findData(QStringLiteral("blur")));
        QCOMPARE(s.changes.size(), 1);
        QCOMPARE(s.changes[0].operation, std::string("blur"));
        QCOMPARE(s.changes[0].strategy, std::string("shared"));
        QTest::keyClick(s.panel.parameterControl("width")->findChild<QSlider*>(), Qt::Key_Right);
        box->setCurrentIndex(box->findData(QStringLiteral("sobel")));
        QVERIFY(s.changes.back().parameters.empty());
        box->setCurrentIndex(box->findData(QStringLiteral("blur")));
        QCOMPARE(std::get<std::int64_t>(s.changes.back().parameters.at("width")), std::int64_t(11));
        s.registry.completed(s.changes.back()); // does not throw
    }

    void theEmulatedGpuIsOneOfTheTable()
    {
        Shown s;
        auto* box = s.panel.machineControl()->gpuBox();
        QCOMPARE(box->count(), static_cast<int>(gpuTable().size()) + 1);
        QCOMPARE(box->currentText(), QStringLiteral("Automatic"));
        QVERIFY(!s.model.recipe().gpu);
        QTest::keyClick(box, Qt::Key_Down);
        QCOMPARE(s.changes.size(), 1);
        QCOMPARE(s.changes[0].gpu, std::optional(gpuTable().front().name));
        QTest::keyClick(box, Qt::Key_Up);
        QVERIFY(!s.changes.back().gpu);

        Recipe recipe = s.model.recipe();
        recipe.gpu = gpuTable().back().name;
        s.set(recipe);
        QCOMPARE(box->currentText(), QString::fromStdString(gpuTable().back().name));
        recipe.gpu = "GPU of tomorrow"; // from a session of another version: shown unchanged, refused by the run
        s.set(recipe);
        QCOMPARE(box->currentText(), QStringLiteral("GPU of tomorrow"));
        QVERIFY(s.changes.isEmpty());
    }

    void aGpuOfThisMachineIsCalledSo()
    {
        Shown s;
        Environment environment;
        environment.device.device = DeviceInfo{};
        environment.device.device->name = "NVIDIA H200";
        s.model.setEnvironment(environment);
        QCOMPARE(s.panel.machineControl()->gpuBox()->currentText(), QStringLiteral("This computer's GPU"));
        environment.deviceLost = true;
        s.model.setEnvironment(environment);
        QCOMPARE(s.panel.machineControl()->gpuBox()->currentText(), QStringLiteral("Automatic"));
    }

    void countingIsChosen()
    {
        Shown s;
        auto* box = s.panel.machineControl()->countersBox();
        QTest::keyClick(box, Qt::Key_End);
        QCOMPARE(s.changes.back().counters, CounterMode::None);
        QTest::keyClick(box, Qt::Key_Home);
        QCOMPARE(s.changes.back().counters, CounterMode::Auto);
    }

    void anUnknownGpuIsCured()
    {
        Shown s;
        RunFailure failure;
        failure.field = QStringLiteral("gpu");
        failure.message = QStringLiteral("There is no such GPU.");
        failure.nearest = gpuTable().front().name;
        QVERIFY(s.model.takeFailure(failure));
        QTest::mouseClick(s.panel.problemNote("gpu")->cureButton(), Qt::LeftButton);
        QCOMPARE(s.changes.back().gpu, std::optional(gpuTable().front().name));
    }

    void theStrategySlidesAlongTheSteps()
    {
        Shown s;
        QVERIFY(QTest::qWaitForWindowExposed(&s.panel));
        const auto& strategies = s.model.operation().strategies;
        StepSlider* const slider = s.panel.strategyControl()->choice()->slider();
        QTest::mouseClick(slider, Qt::LeftButton, {}, QPoint(slider->markX(0), slider->height() / 2));
        QCOMPARE(s.changes.size(), 1);
        QCOMPARE(s.changes[0].strategy, strategies[0].name);
        QTest::keyClick(slider, Qt::Key_Right);
        QCOMPARE(s.changes.back().strategy, strategies[1].name);
        QTest::keyClick(slider, Qt::Key_Left);
        QCOMPARE(s.changes.back().strategy, strategies[0].name);
        QCOMPARE(s.panel.strategyControl()->idea()->fullText(), QString::fromStdString(strategies[0].idea));
        QTest::keyClick(slider, Qt::Key_End); // NPP cannot run here
        QCOMPARE(s.changes.back().strategy, strategies[strategies.size() - 2].name);
        QVERIFY(s.panel.strategyControl()->change()->fullText().contains(QStringLiteral("Based on Diagonal squares.")));
        const auto count = s.changes.size();
        QTest::keyClick(slider, Qt::Key_Right);
        QCOMPARE(s.changes.size(), count);
    }

    void whatCannotRunIsPassedOver()
    {
        Shown s;
        s.set(recipeOf("sobel", "async_copy"));
        StepSlider* const slider = s.panel.strategyControl()->choice()->slider();
        QTest::keyClick(slider, Qt::Key_Right);
        QVERIFY(!s.changes.isEmpty() && s.changes.back().strategy != "bulk_copy");
        QTest::keyClick(slider, Qt::Key_Left);
        QCOMPARE(s.changes.back().strategy, std::string("async_copy"));
        const QComboBox& box = *s.panel.strategyControl()->box();
        const int npp = box.findData(QStringLiteral("npp"));
        QVERIFY(!(box.model()->flags(box.model()->index(npp, 0)) & Qt::ItemIsEnabled));
        QVERIFY(box.itemData(npp, Qt::ToolTipRole).toString().contains(QStringLiteral("only on an NVIDIA GPU")));
        Environment environment;
        environment.device.device = DeviceInfo{};
        environment.device.device->major = 8;
        s.model.setEnvironment(environment);
        QVERIFY(box.model()->flags(box.model()->index(npp, 0)) & Qt::ItemIsEnabled);
        const int bulk = box.findData(QStringLiteral("bulk_copy"));
        QVERIFY(box.itemData(bulk, Qt::ToolTipRole).toString().contains(QStringLiteral("compute capability 9.0")));
    }

    /// One more than the first: a heading.
    void theListShowsTheBasicOnesFirst()
    {
        Shown s;
        s.panel.strategyControl()->box()->showPopup();
        StrategyList& list = *s.panel.strategyControl()->box()->list();
        QVERIFY(list.isVisible());
        const auto titles = [&list] {
            QStringList texts;
            for (int row = 0; row < list.list()->count(); ++row)
                texts << list.list()->item(row)->text();
            return texts.join(QStringLiteral(", "));
        };
        QCOMPARE(titles(),
                 QStringLiteral("Published kernels, Global memory, Shared tile, Block copy, Optimisation steps, "
                                "Texture, Constant masks, Vectors"));
        QCOMPARE(list.list()->currentItem()->text(), QStringLiteral("Shared tile"));
        QTest::mouseClick(list.moreButton(), Qt::LeftButton);
        QVERIFY(titles().endsWith(QStringLiteral("Loads first, Libraries, NPP (library)")));
        QVERIFY(!(list.list()->item(list.list()->count() - 1)->flags() & Qt::ItemIsEnabled));
        QVERIFY(list.moreButton()->isHidden());
        QTest::keyClicks(list.field(), QStringLiteral("shuffl"));
        QCOMPARE(titles(), QStringLiteral("Optimisation steps, Shuffled halo"));
        QTest::keyClick(list.field(), Qt::Key_Return);
        QVERIFY(list.isHidden());
        QCOMPARE(s.changes.back().strategy, std::string("shuffle_halo"));
    }

    void theListIsUsedByKeysAlone()
    {
        Shown s;
        s.panel.strategyControl()->box()->showPopup();
        StrategyList& list = *s.panel.strategyControl()->box()->list();
        QTest::keyClick(list.field(), Qt::Key_Down);
        QTest::keyClick(list.field(), Qt::Key_Down); // over the heading
        QTest::keyClick(list.field(), Qt::Key_Return);
        QCOMPARE(s.changes.back().strategy, std::string("texture"));
        s.panel.strategyControl()->box()->showPopup();
        QTest::keyClick(list.field(), Qt::Key_Escape);
        QVERIFY(list.isHidden());
        QCOMPARE(s.changes.size(), 1);
    }

    void theListOpensWholeAtAStepBeyondTheBasicOnes()
    {
        Shown s;
        s.set(recipeOf("sobel", "half2"));
        s.panel.strategyControl()->box()->showPopup();
        const StrategyList& list = *s.panel.strategyControl()->box()->list();
        QCOMPARE(list.list()->currentItem()->text(), QStringLiteral("Sums as half2"));
        QVERIFY(list.moreButton()->isHidden());
    }

    void aParameterWithoutEffectIsDisabled()
    {
        Shown s;
        s.set(recipeOf("blur", "shared"));
        ParameterControl* const sigma = s.panel.parameterControl("sigma");
        QVERIFY(!sigma->isEnabled());
        QCOMPARE(sigma->toolTip(), QStringLiteral("Only for the Gaussian filter."));
        s.model.change("filter", std::string("gaussian"));
        QVERIFY(sigma->isEnabled());
        s.set(recipeOf("template_matching", "dp4a"));
        QVERIFY(!s.panel.parameterControl("tile_width")->isEnabled());
        s.model.pickStrategy("shared");
        QVERIFY(s.panel.parameterControl("tile_width")->isEnabled());
    }

    void imagesAreTakenFromAFile()
    {
        Shown s;
        s.set(recipeOf("covariance", "shared"));
        ParameterControl* const file = s.panel.parameterControl("file");
        QVERIFY(!file->isEnabled());
        s.model.change("data", std::string("file"));
        QVERIFY(file->isEnabled());
        QVERIFY(!s.panel.parameterControl("patch")->isEnabled()); // they have their own size
        QVERIFY(!s.panel.parameterControl("folder")->isEnabled());
        QTest::mouseClick(file->findChild<QToolButton*>(), Qt::LeftButton);
        auto* const dialog = file->findChild<QFileDialog*>();
        QVERIFY(dialog);
        QCOMPARE(dialog->nameFilters().value(0), QStringLiteral("NumPy files (*.npy)"));
        QCOMPARE(dialog->fileMode(), QFileDialog::ExistingFile);
        dialog->close();
        auto* const line = file->findChild<QLineEdit*>();
        line->setText(QStringLiteral("/data/faces.npy"));
        QTest::keyClick(line, Qt::Key_Return);
        QCOMPARE(s.model.recipe().parameters.at("file"), ParameterValue(std::string("/data/faces.npy")));
    }

    void everyOperationFitsASmallScreen()
    {
        constexpr int room = 768 - 150; // menu, title and status line of a window on 1366x768, and a desktop panel
        Shown s;
        for (const auto& operation : s.registry.operations()) {
            s.set(recipeOf(operation.name, operation.strategies.at(0).name));
            QCoreApplication::processEvents();
            QVERIFY2(s.panel.minimumSizeHint().height() <= room,
                     qPrintable(QStringLiteral("%1: %2")
                                    .arg(QString::fromStdString(operation.name))
                                    .arg(s.panel.minimumSizeHint().height())));
        }
    }

    /// Whatever is chosen, the controls stay where they are.
    void nothingMovesUnderTheMouse()
    {
        Shown s;
        QVERIFY(QTest::qWaitForWindowExposed(&s.panel));
        const auto places = [&s] {
            QList<QPoint> tops;
            for (const QWidget* part : {static_cast<QWidget*>(s.panel.operationPicker()->operationBox()),
                                        static_cast<QWidget*>(s.panel.strategyControl()->choice()->slider()),
                                        static_cast<QWidget*>(s.panel.blockControl()->widthControl()->slider()),
                                        static_cast<QWidget*>(s.panel.blockControl()->heightControl()->slider())})
                tops << part->mapTo(&s.panel, QPoint());
            return tops;
        };
        s.panel.layout()->activate();
        QCoreApplication::processEvents();
        const int top = places().at(2).y();
        for (const auto& operation : s.registry.operations()) {
            QList<QPoint> first;
            for (const auto& strategy : operation.strategies) {
                s.set(recipeOf(operation.name, strategy.name));
                QCoreApplication::processEvents();
                if (first.isEmpty())
                    first = places();
                QCOMPARE(places(), first);
            }
            QCOMPARE(first.at(2).y(), top);
        }
    }

    void theImageIsChosen()
    {
        ImageControl control;
        QStringList wanted;
        connect(&control, &ImageControl::openWanted, this, [&wanted](const QString& name) { wanted << name; });
        QSignalSpy asked(&control, &ImageControl::askWanted);
        control.showImage(QStringLiteral("sample:board@512x512"), {});
        QCOMPARE(control.choice()->box()->currentText(), QStringLiteral("Circuit board"));
        QTest::keyClick(control.choice()->slider(), Qt::Key_Right);
        QCOMPARE(wanted, QStringList{QStringLiteral("sample:page@512x512")});
        control.showImage(QStringLiteral("photo.jpg"), QStringLiteral("/tmp/photo.jpg"));
        QCOMPARE(control.choice()->box()->currentText(), QStringLiteral("photo.jpg"));
        QTest::keyClick(control.choice()->box(), Qt::Key_Up);
        QTest::keyClick(control.choice()->box(), Qt::Key_Down);
        QCOMPARE(wanted.back(), QStringLiteral("/tmp/photo.jpg"));
        QTest::keyClick(control.choice()->slider(), Qt::Key_Home);
        control.showAgain(); // the picture could not be opened
        QCOMPARE(control.choice()->box()->currentText(), QStringLiteral("photo.jpg"));
        QTest::mouseClick(control.findChild<QToolButton*>(), Qt::LeftButton);
        QCOMPARE(asked.size(), 1);
    }

    void everyControlHasANameAndTheKeyboard()
    {
        Shown s;
        s.set(recipeOf("blur", "shared"));
        int controls = 0;
        for (auto* widget : s.panel.findChildren<QWidget*>()) {
            const bool isControl = qobject_cast<QSlider*>(widget) || qobject_cast<QAbstractSpinBox*>(widget) ||
                                   qobject_cast<QComboBox*>(widget) || qobject_cast<QAbstractButton*>(widget);
            if (!isControl || !widget->isVisible())
                continue;
            ++controls;
            const auto* button = qobject_cast<QAbstractButton*>(widget);
            QVERIFY2(!widget->accessibleName().isEmpty() || (button && !button->text().isEmpty()),
                     widget->metaObject()->className());
            QVERIFY2(widget->focusPolicy() & Qt::TabFocus, widget->metaObject()->className());
        }
        QVERIFY(controls > 10);
    }
};

template <class Test>
static int runStyled(int argc, char** argv)
{
    QApplication application(argc, argv);
    QApplication::setStyle(new Style);
    return test::runAlone<Test>(argc, argv);
}

TILESCOPE_TEST(SettingsPanelTest, runStyled)
#include "settings_panel_test.moc"
