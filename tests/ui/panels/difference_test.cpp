#include "gpu/image/difference.h"
#include "tests/ui/window_fixture.h"
#include "ui/canvas/scene.h"
#include "ui/difference/difference_controller.h"
#include "ui/pins/pin_controller.h"
#include "ui/session/view_subject.h"
#include "ui/sessions/session_controller.h"
#include "ui/shell/window_actions.h"

#include <QAction>
#include <QClipboard>
#include <QMenu>

#include <cstdint>
#include <variant>

using namespace tilescope;
using namespace tilescope::test;

/// The difference of any two pictures: source, result, reference, pinned runs and other strategies.
class DifferenceTest : public QObject
{
    Q_OBJECT

private:
    using Kind = DifferenceSide::Kind;
    QTemporaryDir m_folder;
    const QString m_image = QStringLiteral("sample:board@96x64");

    WindowOptions options(const std::string& operation) const
    {
        WindowOptions made = windowOptions(m_folder, m_image);
        made.recipe = Recipe();
        made.recipe->operation = operation;
        made.recipe->counters = CounterMode::None;
        made.view = ViewMode::Difference;
        return made;
    }
    static std::int64_t widthOf(const MainWindow& window)
    {
        return std::get<std::int64_t>(window.parts().run.report()->recipe.parameters.at("width"));
    }
    /// Opens the menu, and triggers the entry of a side that begins with these words.
    static void pick(MainWindow& window, int side, const QString& words)
    {
        QMenu* const menu = window.parts().actions.differenceSides->menu();
        emit menu->aboutToShow();
        for (QAction* action : menu->actions().value(side)->menu()->actions())
            if (action->text().startsWith(words))
                return action->trigger();
        QFAIL(qPrintable(QStringLiteral("There is no entry ") + words));
    }

private slots:
    void theSourceIsSubtracted()
    {
        MainWindow window(options("blur"));
        showActive(window);
        waitForReport(window, m_image);
        Canvas& canvas = window.parts().canvas;
        QTRY_VERIFY_WITH_TIMEOUT(canvas.scene().difference && canvas.scene().difference->isEqual(), patience);
        pick(window, 1, QStringLiteral("Source"));
        QTRY_VERIFY_WITH_TIMEOUT(canvas.scene().difference && !canvas.scene().difference->isEqual(), patience);
        const auto& report = *window.parts().run.report();
        const Difference expected = differenceOf(*report.picture, *window.parts().session.image());
        QCOMPARE(canvas.scene().difference->largest, expected.largest);
        QCOMPARE(canvas.scene().difference->differing, expected.differing);
        pick(window, 0, QStringLiteral("Source"));
        QTRY_VERIFY_WITH_TIMEOUT(canvas.scene().difference && canvas.scene().difference->isEqual(), patience);
    }

    void anotherStrategyIsRun()
    {
        MainWindow window(options("blur"));
        showActive(window);
        waitForReport(window, m_image);
        Canvas& canvas = window.parts().canvas;
        pick(window, 1, QStringLiteral("Global memory"));
        QVERIFY((window.parts().subject.subject().difference[1] == DifferenceSide{Kind::Strategy, 'A', "global"}));
        QTRY_VERIFY_WITH_TIMEOUT(canvas.scene().difference, patience);
        QVERIFY(canvas.scene().difference->isEqual()); // of the same blur
        window.parts().settings.change("width", std::int64_t{5});
        QTRY_VERIFY_WITH_TIMEOUT(widthOf(window) == 5 && canvas.scene().difference &&
                                     canvas.scene().difference->isEqual(),
                                 patience); // it follows the settings
    }

    void aPinnedRunIsSubtracted()
    {
        MainWindow window(options("blur"));
        showActive(window);
        waitForReport(window, m_image);
        Canvas& canvas = window.parts().canvas;
        window.parts().pins.pinCurrent();
        window.parts().settings.change("width", std::int64_t{5});
        QTRY_VERIFY_WITH_TIMEOUT(widthOf(window) == 5, patience);
        pick(window, 1, QStringLiteral("Pin A"));
        QTRY_VERIFY_WITH_TIMEOUT(canvas.scene().difference && !canvas.scene().difference->isEqual(), patience);
        window.parts().pins.restore({});
        QTRY_VERIFY_WITH_TIMEOUT(!canvas.scene().difference, patience);
    }

    void shapesThatDoNotFitAreRefused()
    {
        MainWindow window(options("covariance"));
        showActive(window);
        waitForReport(window, m_image);
        pick(window, 1, QStringLiteral("Source"));
        QVERIFY(!window.parts().canvas.scene().difference);
        const QString said = partOf<DifferenceController>(window).problem();
        QVERIFY2(said.startsWith(QStringLiteral("No difference can be computed: the result has")) &&
                     said.endsWith(u'.'),
                 qPrintable(said));
    }

    void theChoiceIsUndoneAndComesWithTheSession()
    {
        const QString path = m_folder.filePath(QStringLiteral("difference.tilescope"));
        const auto isChosen = [](const MainWindow& window) {
            return toText(window.parts().subject.subject().difference) == "result,source";
        };
        {
            MainWindow window(options("blur"));
            showActive(window);
            waitForReport(window, m_image);
            pick(window, 1, QStringLiteral("Source"));
            const auto& parts = window.parts();
            QTRY_VERIFY_WITH_TIMEOUT(parts.canvas.scene().difference && !parts.canvas.scene().difference->isEqual(),
                                     patience);
            parts.sessions.saveTo(path);
            parts.sessions.copyCommand();
            const QString command = QGuiApplication::clipboard()->text();
            QVERIFY2(command.startsWith(QStringLiteral("tilescope sample:")) &&
                         command.endsWith(QStringLiteral(" --diff result,source")),
                     qPrintable(command));
            parts.actions.undo->trigger();
            QTRY_VERIFY_WITH_TIMEOUT(parts.canvas.scene().difference && parts.canvas.scene().difference->isEqual(),
                                     patience);
            parts.actions.redo->trigger();
            QVERIFY(isChosen(window));
        }
        WindowOptions again = options("sobel");
        again.images = {path};
        MainWindow window(again);
        showActive(window);
        waitForReport(window, m_image);
        QVERIFY(isChosen(window));
        QTRY_VERIFY_WITH_TIMEOUT(
            window.parts().canvas.scene().difference && !window.parts().canvas.scene().difference->isEqual(), patience);
    }

    void theResultAndItsReferenceComeBack()
    {
        MainWindow window(options("blur"));
        showActive(window);
        waitForReport(window, m_image);
        pick(window, 1, QStringLiteral("Source"));
        QMenu* const menu = window.parts().actions.differenceSides->menu();
        emit menu->aboutToShow();
        menu->actions().last()->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(window.parts().canvas.scene().difference, patience);
        QVERIFY(window.parts().canvas.scene().difference->isEqual());
    }
};

TILESCOPE_TEST(DifferenceTest, runWithWindow)
#include "difference_test.moc"
