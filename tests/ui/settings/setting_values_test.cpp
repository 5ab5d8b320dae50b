#include "tests/ui/window_fixture.h"
#include "ui/parts/number_control.h"
#include "ui/settings/block_control.h"
#include "ui/settings/parameter_control.h"
#include "ui/settings/problem_note.h"
#include "ui/settings/settings_panel.h"

#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QPushButton>

using namespace tilescope;
using namespace tilescope::test;

namespace
{

const QString board = QStringLiteral("sample:board@64x48");

/// Numbers that a user may type: the range's ends, beyond them, between the steps, and far away.
QStringList typedNumbers(const Parameter& parameter)
{
    const double between = parameter.minimum + parameter.step / 2;
    QStringList texts{QStringLiteral("0"), QStringLiteral("-1"), QStringLiteral("99999999"), QString(),
                      QStringLiteral("-")};
    for (const double value : {parameter.minimum, parameter.maximum, parameter.minimum - parameter.step,
                               parameter.maximum + parameter.step, between, parameter.minimum + 1})
        texts << QString::number(value, 'g', 12);
    return texts;
}

bool isSentence(const QString& text)
{
    const bool begins = !text.isEmpty() && (text[0].isUpper() || text[0] == QLatin1Char('"')); // with a name
    return begins && text.size() > 12 && text.endsWith(QLatin1Char('.'));
}

} // namespace

/// Whatever is typed into a setting: it runs, or a sentence beside it says why it cannot.
class SettingValuesTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    std::unique_ptr<MainWindow> m_window;

    SettingsModel& settings() { return m_window->parts().settings; }
    SettingsPanel& panel() { return panelOf<SettingsPanel>(*m_window); }

    /// The field whose value is invalid; none if the declaration allows all values.
    std::optional<std::string> refusedField()
    {
        try {
            m_window->parts().session.registry().completed(settings().recipe());
            return std::nullopt;
        } catch (const SettingError& error) {
            return error.field;
        }
    }

    void typeInto(QWidget& field, const QString& text)
    {
        field.setFocus();
        QTest::keyClick(&field, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClick(&field, Qt::Key_Delete);
        QTest::keyClicks(&field, text);
        QTest::keyClick(&field, Qt::Key_Return);
    }

    void verifyExplained(const std::string& field, const QString& typed)
    {
        const auto refused = refusedField();
        if (!refused)
            return;
        QCOMPARE(*refused, field);
        auto* note = panel().problemNote(field);
        const QString what = QString::fromStdString(field) + QStringLiteral(" = ") + typed;
        QTRY_VERIFY2_WITH_TIMEOUT(!note->isHidden(), qPrintable(what), patience);
        QVERIFY2(isSentence(note->message()), qPrintable(what + QStringLiteral(": ") + note->message()));
        if (note->cureButton()->isHidden())
            return;
        note->cureButton()->click(); // the offered value is valid
        QVERIFY2(!refusedField(), qPrintable(what));
        QVERIFY(note->isHidden());
    }

private slots:
    void initTestCase()
    {
        m_window = std::make_unique<MainWindow>(windowOptions(m_folder, board));
        showActive(*m_window);
    }
    void cleanupTestCase() { m_window.reset(); }

    void everyNumberOfEveryOperation_data()
    {
        QTest::addColumn<QString>("operation");
        QTest::addColumn<QString>("parameter");
        const Registry registry;
        for (const auto& operation : registry.operations())
            for (const auto& parameter : operation.parameters)
                if (parameter.type == ParameterType::Integer || parameter.type == ParameterType::Real)
                    QTest::addRow("%s, %s", operation.name.c_str(), parameter.name.c_str())
                        << QString::fromStdString(operation.name) << QString::fromStdString(parameter.name);
    }
    void everyNumberOfEveryOperation()
    {
        QFETCH(QString, operation);
        QFETCH(QString, parameter);
        const Registry& registry = m_window->parts().session.registry();
        settings().pickOperation(operation.toStdString());
        const std::string name = parameter.toStdString();
        const auto& parameters = registry.operation(operation.toStdString()).parameters;
        const auto declared = std::find_if(parameters.begin(), parameters.end(),
                                           [&name](const Parameter& one) { return one.name == name; });
        auto* spin = panel().parameterControl(name)->findChild<QDoubleSpinBox*>();
        for (const auto& text : typedNumbers(*declared)) {
            typeInto(*spin, text);
            verifyExplained(name, text);
        }
        for (const double beyond : {declared->maximum + declared->step, declared->minimum - declared->step}) {
            spin->setValue(beyond); // is not clamped
            QCOMPARE(spin->value(), beyond);
        }
        settings().pickOperation(operation == QStringLiteral("sobel") ? "blur" : "sobel");
    }

    void everyBlock_data()
    {
        QTest::addColumn<QString>("width");
        QTest::addColumn<QString>("height");
        for (const char* size : {"0x16", "16x0", "0x0", "33x32", "1024x1024", "9999x9999", "99999x1", "7x13", "1x1"}) {
            const auto sides = QString::fromLatin1(size).split(QLatin1Char('x'));
            QTest::newRow(size) << sides[0] << sides[1];
        }
    }
    void everyBlock()
    {
        QFETCH(QString, width);
        QFETCH(QString, height);
        settings().pickOperation("sobel");
        auto* block = panel().blockControl();
        typeInto(*block->widthControl()->spinBox(), width);
        typeInto(*block->heightControl()->spinBox(), height);
        verifyExplained("block", width + QLatin1Char('x') + height);
    }

    void everyText()
    {
        for (const auto& operation : m_window->parts().session.registry().operations()) {
            settings().pickOperation(operation.name);
            Recipe fitting = settings().recipe();
            fitting.block = {16, 16}; // the previous values may be invalid for this operation
            settings().setRecipe(fitting);
            for (const auto& parameter : operation.parameters) {
                if (parameter.type != ParameterType::Text)
                    continue;
                if (parameter.onlyWith) // otherwise it is disabled
                    settings().change(parameter.onlyWith->parameter, parameter.onlyWith->values.front());
                auto* line = panel().parameterControl(parameter.name)->findChild<QLineEdit*>();
                for (const char* text : {"/no/such/thing", "1,2,3", "-5,-5,9999999999,1", "%s%n"}) {
                    QSignalSpy ready(&m_window->parts().session, &Session::reportReady);
                    QSignalSpy failed(&m_window->parts().session, &Session::failed);
                    typeInto(*line, QString::fromLatin1(text));
                    QTRY_VERIFY_WITH_TIMEOUT(!ready.isEmpty() || !failed.isEmpty(), patience);
                    if (failed.isEmpty()) // it is not needed with these settings
                        continue;
                    auto* note = panel().problemNote(parameter.name);
                    const QString said = failed.front().front().value<RunFailure>().message;
                    QVERIFY2(!note->isHidden() && isSentence(note->message()), qPrintable(said));
                }
                Recipe recipe = settings().recipe();
                recipe.parameters.erase(parameter.name);
                settings().setRecipe(recipe);
            }
        }
    }
};

TILESCOPE_TEST(SettingValuesTest, runWithWindow)
#include "setting_values_test.moc"
