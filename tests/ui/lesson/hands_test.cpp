#include "lesson_fixture.h"
#include "ui/kernel/kernel_controller.h"
#include "ui/lesson/hands_page.h"
#include "ui/presentation/presentation.h"
#include "ui/shell/window_actions.h"

#include <QAction>
#include <QLabel>
#include <QToolButton>

using namespace tilescope;
using namespace tilescope::test;

/// A lesson before a class: the question in large letters, hands counted twice, the answer, both votes as bars.
class HandsTest : public QObject, private LessonWindow
{
    Q_OBJECT

private:
    std::unique_ptr<MainWindow> present(const QString& step)
    {
        auto window = open(QStringLiteral("adaptive_threshold"), step);
        window->parts().actions.present->trigger();
        [&] { QTRY_COMPARE(window->focusWidget(), static_cast<QWidget*>(hands(*window).onwardButton())); }();
        return window;
    }

    static HandsPage& hands(const MainWindow& window) { return panelOf<LessonPanel>(window).handsPage(); }

    static void key(MainWindow& window, Qt::Key pressed, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(window.focusWidget(), pressed, modifiers);
    }

private slots:
    void init() { begin(); }

    void theQuestionIsLargeAndTheKernelGivesItItsPlace()
    {
        const auto window = present(QStringLiteral("saving"));
        QVERIFY(!window->parts().docks.find(lessonPanel)->visibleRegion().isEmpty());
        QVERIFY(window->parts().docks.find(kernelPanel)->isHidden());
        QVERIFY(hands(*window).isVisible() && !page(*window).isVisible());
        int tallest = 0;
        for (const auto* label : hands(*window).findChildren<QLabel*>())
            if (label->text().contains(QStringLiteral("texture requests")))
                tallest = std::max(tallest, QFontInfo(label->font()).pixelSize());
        QVERIFY(tallest > Presentation::letterHeight(window->size()));
        QVERIFY(isCovered(*window));
        window->parts().actions.present->trigger();
        QTRY_VERIFY(page(*window).isVisible() && !hands(*window).isVisible());
        QVERIFY(!window->parts().docks.find(kernelPanel)->isHidden());
    }

    /// By mouse and by the options' letters, first and second vote; Enter goes on.
    void handsAreCountedTwiceThenShown()
    {
        const auto window = present(QStringLiteral("saving"));
        for (int hand = 0; hand < 3; ++hand)
            QTest::mouseClick(hands(*window).moreButton(0), Qt::LeftButton);
        QTest::mouseClick(hands(*window).lessButton(0), Qt::LeftButton);
        key(*window, Qt::Key_B);
        key(*window, Qt::Key_D); // no option, but a key of the window: it must not count
        key(*window, Qt::Key_C);
        key(*window, Qt::Key_C);
        key(*window, Qt::Key_C, Qt::ShiftModifier);
        QCOMPARE(hands(*window).countText(0), QStringLiteral("2"));
        QCOMPARE(hands(*window).countText(1), QStringLiteral("1"));
        QCOMPARE(hands(*window).countText(2), QStringLiteral("1"));
        QCOMPARE(hands(*window).barsText(0), QString());
        key(*window, Qt::Key_Return);
        QCOMPARE(taking(*window).vote(), Vote::After);
        QCOMPARE(hands(*window).countText(0), QStringLiteral("0"));
        QVERIFY(isCovered(*window) && !taking(*window).answer());
        for (int hand = 0; hand < 4; ++hand)
            key(*window, Qt::Key_C);
        key(*window, Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(taking(*window).answer(), patience);
        QVERIFY(!isCovered(*window));
        const LessonOption& most = taking(*window).step().options[2];
        QCOMPARE(taking(*window).answer()->given, most.id);
        QCOMPARE(hands(*window).countText(2), QString());
        QCOMPARE(hands(*window).barsText(0), QStringLiteral("before 2 (50 %), after 0 (0 %)"));
        QCOMPARE(hands(*window).barsText(2), QStringLiteral("before 1 (25 %), after 4 (100 %)"));
        int ticked = 0;
        for (int option = 0; option < 3; ++option)
            if (hands(*window).letterText(option).contains(u'✓')) {
                ++ticked;
                QCOMPARE(taking(*window).step().options[static_cast<std::size_t>(option)].id,
                         taking(*window).rightOption());
            }
        QCOMPARE(ticked, 1);
        QVERIFY(hands(*window).conclusionText().contains(QStringLiteral("1,851,392")));

        QTRY_COMPARE(window->focusWidget(), static_cast<QWidget*>(hands(*window).onwardButton()));
        const int step = taking(*window).index();
        key(*window, Qt::Key_Space);
        QCOMPARE(taking(*window).index(), step + 1);
        QVERIFY(taking(*window).hands().isEmpty());
        key(*window, Qt::Key_A);
        QCOMPARE(hands(*window).countText(0), QStringLiteral("1"));
    }

    /// The counts stay with the step, also when the lesson is left.
    void countsStayWithTheStep()
    {
        const auto window = present(QStringLiteral("saving"));
        key(*window, Qt::Key_A);
        taking(*window).goTo(taking(*window).index() + 1);
        taking(*window).goTo(taking(*window).index() - 1);
        QCOMPARE(hands(*window).countText(0), QStringLiteral("1"));
        partOf<LessonController>(*window).open(QStringLiteral("sobel"));
        partOf<LessonController>(*window).open(QStringLiteral("adaptive_threshold"), QStringLiteral("saving"));
        QCOMPARE(hands(*window).countText(0), QStringLiteral("1"));
    }

    /// Without hands, and for a number, the answer can be shown; nobody gave it.
    void aNumberIsRevealed()
    {
        const auto window = present(QStringLiteral("requests"));
        key(*window, Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(taking(*window).answer(), patience);
        QVERIFY(!taking(*window).answer()->isRight);
        QVERIFY(hands(*window).conclusionText().contains(QStringLiteral("1,851,392")));
    }

    void aLessonLeftGivesTheKernelItsPlace()
    {
        const auto window = present(QStringLiteral("saving"));
        taking(*window).close();
        QTRY_VERIFY(!window->parts().docks.find(kernelPanel)->isHidden());
        QTRY_VERIFY(window->parts().docks.find(lessonPanel)->isHidden());
        partOf<LessonController>(*window).open(QStringLiteral("sobel"));
        QTRY_VERIFY(!window->parts().docks.find(lessonPanel)->visibleRegion().isEmpty());
    }
};

TILESCOPE_TEST(HandsTest, runWithWindow)
#include "hands_test.moc"
