#include "lesson_fixture.h"
#include "tests/ui/language/catalogue.h"
#include "ui/block/block_panel.h"
#include "ui/canvas/canvas.h"
#include "ui/canvas/overlays/captions.h"
#include "ui/canvas/overlays/overlay_mode.h"
#include "ui/canvas/scene.h"
#include "ui/counters/counters_model.h"
#include "ui/counters/counters_panel.h"
#include "ui/kernel/kernel_panel.h"
#include "ui/kernel/lesson_strip.h"
#include "ui/language/language.h"
#include "ui/lesson/curtain.h"
#include "ui/lesson/end_page.h"
#include "ui/lesson/lesson_controller.h"
#include "ui/lesson/lesson_labels.h"
#include "ui/lesson/lesson_panel.h"
#include "ui/lesson/step_page.h"
#include "ui/settings/parameter_control.h"
#include "ui/settings/strategy_control.h"
#include "ui/shell/preferences.h"
#include "ui/shell/status_line.h"
#include "ui/shell/window_actions.h"
#include "ui/trace/step_choice.h"
#include "ui/window/panel_kinds.h"

#include <QAction>
#include <QComboBox>
#include <QDockWidget>
#include <QFontDatabase>
#include <QLabel>
#include <QLineEdit>
#include <QRadioButton>
#include <QRegularExpression>
#include <QToolButton>
#include <QTreeView>

using namespace tilescope;
using namespace tilescope::test;

/// Lessons in the window: the question, the curtain, the answer, an edit, a teacher's files, the answer sheet.
class LessonWindowTest : public QObject, private LessonWindow
{
    Q_OBJECT

private slots:
    void init() { begin(); }

    void aStepAsksBehindTheCurtain()
    {
        const auto window = open(QStringLiteral("adaptive_threshold"), QStringLiteral("saving"));
        QVERIFY(page(*window).questionText().contains(QStringLiteral("texture requests")));
        QVERIFY(isCovered(*window));
        waitForReport(*window, QStringLiteral("sample:page@512x512"));
        QCOMPARE(window->parts().status.checkText(), QString());
        QVERIFY(panelOf<KernelPanel>(*window).figures().figures().empty());
        QVERIFY(window->parts().actions.views.at(ViewMode::Source)->isChecked());
        auto* const counters = window->parts().docks.find(countersPanel);
        QFrame* const cloth = clothOf(*window);
        QVERIFY(cloth && cloth->isVisible());
        QTRY_COMPARE(cloth->geometry(), counters->widget()->geometry());
        QVERIFY(page(*window).verdictText().isEmpty() && page(*window).conclusionText().isEmpty());
    }

    /// Texts are quoted in their own language, for which a system may have no font.
    void aQuotationWithoutLettersNamesTheirPackage()
    {
        const auto window = open(QStringLiteral("padding"), QStringLiteral("bank"));
        QVERIFY(page(*window).questionText().contains(QStringLiteral("공유 메모리")));
        QCOMPARE(page(*window).lettersText(), missingLetters(QStringLiteral("ko")));
        const bool hasFont = !QFontDatabase::families(QFontDatabase::Korean).isEmpty();
        QCOMPARE(page(*window).lettersText().contains(QStringLiteral("fonts-nanum")), !hasFont);
        taking(*window).goTo(2);
        QVERIFY(!page(*window).questionText().contains(QStringLiteral("공유")));
        QCOMPARE(page(*window).lettersText(), missingLettersIn(page(*window).questionText()));
        QCOMPARE(missingLettersIn(QStringLiteral("Größe, kích thước, 16×16")), QString());
        QCOMPARE(missingLettersIn(QStringLiteral("共享内存")), missingLetters(QStringLiteral("zh_CN")));
    }

    /// A wrong answer is named beside the right one; what the step is about comes forward.
    void anAnswerLiftsTheCurtain()
    {
        const auto window = open(QStringLiteral("adaptive_threshold"), QStringLiteral("saving"));
        answerOption(*window, 0);
        QVERIFY(page(*window).verdictText().contains(QStringLiteral("Your answer")));
        QVERIFY(page(*window).conclusionText().contains(QStringLiteral("1,851,392")));
        QVERIFY(!isCovered(*window));
        waitForReport(*window, QStringLiteral("sample:page@512x512"));
        QTRY_COMPARE(window->parts().status.checkText(), QStringLiteral("= reference"));
        QVERIFY(!panelOf<KernelPanel>(*window).figures().figures().empty());
        QVERIFY(window->parts().actions.views.at(ViewMode::Result)->isChecked());
        QVERIFY(!window->parts().docks.find(countersPanel)->visibleRegion().isEmpty());

        // Kept for the next time.
        const auto again = open(QStringLiteral("adaptive_threshold"), QStringLiteral("saving"));
        QTRY_VERIFY_WITH_TIMEOUT(page(*again).conclusionText().contains(QStringLiteral("1,851,392")), patience);
        QVERIFY(!isCovered(*again));
    }

    /// Neither the caption nor the pixel under the cursor tells before the answer, whatever is switched on.
    void anAnsweredStepNamesTheTimesOfAGpu()
    {
        const auto window = open(QStringLiteral("sobel"), QStringLiteral("accesses"));
        QVERIFY(page(*window).recordedText().isEmpty());
        answerOption(*window, 0);
        QTRY_VERIFY_WITH_TIMEOUT(!page(*window).recordedText().isEmpty(), patience);
        const QString text = page(*window).recordedText();
        QVERIFY2(text.startsWith(QStringLiteral("On NVIDIA ")) && text.contains(QStringLiteral("recorded on")),
                 qPrintable(text));
        for (const char* strategy : {"Shared tile", "Block copy"})
            QVERIFY2(text.contains(QLatin1String(strategy)), qPrintable(text));
    }

    void thePictureTellsNothingBeforeTheAnswer()
    {
        const auto window = open(QStringLiteral("adaptive_threshold"), QStringLiteral("saving"));
        waitForReport(*window, QStringLiteral("sample:page@512x512"));
        const auto& actions = window->parts().actions;
        actions.views.at(ViewMode::Result)->trigger();
        actions.overlay->setChecked(true);
        actions.overlayModes.at(OverlayMode::Halo)->trigger();
        Canvas& canvas = window->parts().canvas;
        auto* const pixel = fieldNamed<QLabel>(window->parts().status, QStringLiteral("Pixel under the cursor"));
        QVERIFY(pixel);
        QTest::mouseMove(&canvas, canvas.rect().center());
        QTRY_VERIFY(pixel->text().contains(QStringLiteral("source")));
        QVERIFY(!pixel->text().contains(QStringLiteral("result")));
        QVERIFY2(!canvas.caption().text().contains(QStringLiteral("written:")), qPrintable(canvas.caption().text()));
        answerOption(*window, 0);
        QTRY_VERIFY(canvas.caption().text().contains(QStringLiteral("written:")));
        QTRY_VERIFY_WITH_TIMEOUT(pixel->text().contains(QStringLiteral("result")), patience);
    }

    void whatIsDrawnOverThePictureComesBackAfterALesson_data()
    {
        QTest::addColumn<bool>("closes");
        QTest::newRow("back to the list") << true;
        QTest::newRow("another layout") << false;
    }
    void whatIsDrawnOverThePictureComesBackAfterALesson()
    {
        QFETCH(bool, closes);
        WindowOptions options = windowOptions(*m_folder, QStringLiteral("sample:board@64x48"));
        MainWindow window(options);
        showActive(window);
        const auto& actions = window.parts().actions;
        QVERIFY(actions.overlay->isChecked());
        actions.overlayModes.at(OverlayMode::Halo)->trigger();
        partOf<LessonController>(window).open(QStringLiteral("adaptive_threshold"), QStringLiteral("saving"));
        QVERIFY(!actions.overlay->isChecked());
        QVERIFY(!actions.grid->isEnabled()); // it would look as if it were drawn
        taking(window).goTo(taking(window).index() + 1);
        QVERIFY(!actions.overlay->isChecked());
        if (closes)
            page(window).listButton()->click();
        else
            actions.layouts.at(LayoutName::Learn)->trigger();
        QVERIFY(actions.overlay->isChecked());
        QVERIFY(actions.overlayModes.at(OverlayMode::Halo)->isChecked());
        QVERIFY(actions.grid->isEnabled());
        QVERIFY(window.parts().canvas.scene().overlays.tiles);
    }

    /// The text breaks its lines where they end.
    void aNameOverTwoLinesIsTheWindowsName()
    {
        Catalogue korean(QStringLiteral("ko"));
        qApp->installTranslator(&korean);
        const auto own = [&korean](const char* key) { return korean.translate(nullptr, key, nullptr, 0); };
        QLabel label;
        const std::pair<const char*, const char*> rows[] = {
            {"Load requests", "Load requests"}, {"Load\nrequests", "Load requests"}, {"Load order", "Load o&rder"}};
        for (const auto& [written, key] : rows) {
            setMarkdown(label, QStringLiteral("Read *%1* here.").arg(QLatin1String(written)));
            QString name = own(key);
            QVERIFY2(!name.isEmpty(), key);
            name.remove(QRegularExpression(QStringLiteral("\\(&\\w\\)|&")));
            QVERIFY2(label.text().contains(u'*' + name + u'*'), qPrintable(label.text()));
        }
        qApp->removeTranslator(&korean);
    }

    /// A mouse or the keyboard answers; Enter or Space goes on, to the first option of the next step.
    void theKeyboardGoesOnAfterAnAnswer_data()
    {
        QTest::addColumn<bool>("byMouse");
        QTest::addColumn<int>("key");
        QTest::newRow("mouse, then Enter") << true << int(Qt::Key_Return);
        QTest::newRow("mouse, then Space") << true << int(Qt::Key_Space);
        QTest::newRow("keys, then Enter") << false << int(Qt::Key_Enter);
    }
    void theKeyboardGoesOnAfterAnAnswer()
    {
        QFETCH(bool, byMouse);
        QFETCH(int, key);
        const auto window = open(QStringLiteral("adaptive_threshold"), QStringLiteral("saving"));
        const int first = taking(*window).index();
        if (byMouse) {
            answerOption(*window, 1);
        } else {
            page(*window).findChildren<QRadioButton*>().front()->setFocus();
            QTest::keyClick(window->focusWidget(), Qt::Key_B);
            QTest::keyClick(window->focusWidget(), Qt::Key_Return);
        }
        QTRY_COMPARE_WITH_TIMEOUT(window->focusWidget(), static_cast<QWidget*>(page(*window).nextButton()), patience);
        QVERIFY(taking(*window).answer());
        QTest::keyClick(window->focusWidget(), Qt::Key(key));
        QCOMPARE(taking(*window).index(), first + 1);
        QVERIFY(!taking(*window).step().options.empty());
        auto* const option = qobject_cast<QRadioButton*>(window->focusWidget());
        QVERIFY(option);
        QCOMPARE(option->text(), QStringLiteral("A"));
        QVERIFY(!option->isChecked()); // nothing is chosen for the student
        QTest::keyClick(option, Qt::Key_Return);
        QVERIFY(!taking(*window).answer() && !taking(*window).isWaiting());
    }

    /// The question is about what is seen; the panel that would tell comes forward with the answer.
    void aStepMayAskAboutThePicture()
    {
        const auto window = open(QStringLiteral("first"), QStringLiteral("warp"));
        const auto& actions = window->parts().actions;
        QVERIFY(!isCovered(*window) && !taking(*window).answer());
        QVERIFY(actions.overlay->isChecked() && actions.overlayModes.at(OverlayMode::Warps)->isChecked());
        const int width = window->parts().canvas.width();
        taking(*window).goTo(5);
        QVERIFY(!isCovered(*window) && actions.views.at(ViewMode::Result)->isChecked());
        const auto& mistake = panelOf<KernelPanel>(*window).lesson();
        QVERIFY(!mistake.lesson().isEmpty() && mistake.visibleRegion().isEmpty()); // which is the answer
        QVERIFY(window->parts().docks.find(PanelKey("findings"))->visibleRegion().isEmpty());
        answerOption(*window, 0);
        QTRY_VERIFY(!window->parts().docks.find(PanelKey("findings"))->visibleRegion().isEmpty());
        QTRY_VERIFY(!mistake.visibleRegion().isEmpty());
        QCOMPARE(window->parts().canvas.width(), width); // no text of the kernel's column has moved the image
    }

    void theFirstLessonEndsWithWhatComesNext_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("laptop") << QSize(1366, 768);
        QTest::newRow("projector") << QSize(1024, 768);
    }
    void theFirstLessonEndsWithWhatComesNext()
    {
        QFETCH(QSize, size);
        const auto window = open(QStringLiteral("first"), {});
        window->resize(size);
        auto& panel = panelOf<LessonPanel>(*window);
        const auto dot = [&](int place) {
            return fieldNamed<QToolButton>(page(*window), QStringLiteral("Step %1").arg(place))->text();
        };
        const auto isSeen = [](QWidget& widget) { return widget.visibleRegion() == QRegion(widget.rect()); };
        const int steps = static_cast<int>(taking(*window).lesson().steps.size());
        for (int i = 0; i < steps; ++i) {
            QCOMPARE(taking(*window).index(), i);
            QVERIFY2(isSeen(*page(*window).nextButton()), qPrintable(QString::number(i + 1)));
            const LessonStep& step = taking(*window).step();
            if (step.edit)
                QTest::mouseClick(page(*window).solutionButton(), Qt::LeftButton);
            else if (step.number)
                taking(*window).giveAnswer(QStringLiteral("7"));
            else
                taking(*window).giveAnswer(QString::fromStdString(step.options.back().id));
            QTRY_VERIFY_WITH_TIMEOUT(taking(*window).answer(), patience);
            QCOMPARE(dot(i + 1), taking(*window).answer()->isRight ? QStringLiteral("✓") : QStringLiteral("✗"));
            QTest::mouseClick(page(*window).nextButton(), Qt::LeftButton);
        }
        QCOMPARE(dot(1), QStringLiteral("✗")); // the mark stays
        EndPage& end = panel.endPage();
        QVERIFY(end.isVisible() && isSeen(*end.nextButton()));
        QVERIFY2(end.titleText().startsWith(QStringLiteral("You finished \"First steps")), qPrintable(end.titleText()));
        const auto lessons = partOf<LessonController>(*window).store().lessons().size();
        QVERIFY(end.progressText().contains(QStringLiteral("1 of %1 lessons finished").arg(lessons)));
        QTest::mouseClick(end.backButton(), Qt::LeftButton);
        QVERIFY(page(*window).isVisible());
        QTest::mouseClick(page(*window).nextButton(), Qt::LeftButton);
        QTest::mouseClick(end.nextButton(), Qt::LeftButton);
        QCOMPARE(QString::fromStdString(taking(*window).lesson().id), QStringLiteral("coalescing"));
    }

    /// Which lesson is for whom, in the order in which they are taken, with those that are done marked.
    void theListSaysWhatALessonNeeds()
    {
        const auto window = open({}, {});
        window->resize(1024, 768);
        window->parts().actions.layouts.at(LayoutName::Lesson)->trigger();
        window->parts().docks.show(lessonPanel);
        const QWidget* const list = panelOf<LessonPanel>(*window).languageBox()->parentWidget();
        QTRY_VERIFY(list->width() <= list->parentWidget()->width() && list->width() > 0); // no title is cut
        QStringList said;
        for (const auto* const label : panelOf<LessonPanel>(*window).findChildren<QLabel*>())
            said << label->text();
        const QString all = said.join(u'\n');
        QVERIFY2(all.contains(QStringLiteral("Beginner · 7 steps, about 10 min")), qPrintable(all));
        QVERIFY2(all.contains(QStringLiteral("Advanced · 8 steps, about 60 min · needs: Coalescing, ")),
                 qPrintable(all));
        QCOMPARE(partOf<LessonController>(*window).store().lessons().front().id(), std::string("first"));
    }

    /// The replay begins when its panel is uncovered, not only when it comes forward.
    void theBlockIsReplayedOnceTheCurtainIsUp()
    {
        const auto window = open(QStringLiteral("first"), QStringLiteral("halo"));
        waitForReport(*window, QStringLiteral("sample:coins@64x48"));
        QTRY_VERIFY_WITH_TIMEOUT(!window->parts().session.isBusy(), patience);
        QVERIFY(isCovered(*window) && panelOf<BlockPanel>(*window).player().isEmpty());
        answerOption(*window, 1);
        QTRY_VERIFY_WITH_TIMEOUT(!panelOf<BlockPanel>(*window).player().isEmpty(), patience);
    }

    /// A wrong answer keeps its cross beside the tick of the right one.
    void answeredOptionsAreMarked()
    {
        const auto window = open(QStringLiteral("first"), QStringLiteral("halo"));
        answerOption(*window, 2);
        QStringList letters;
        for (const auto* const option : page(*window).findChildren<QRadioButton*>())
            letters << option->text();
        QCOMPARE(letters, QStringList({QStringLiteral("A"), QStringLiteral("B ✓"), QStringLiteral("C ✗")}));
    }

    /// A number is typed at once; after the last step the keyboard leads to the end page, and on.
    void theKeyboardIsInTheNumberAndAtTheEndOnTheEndPage()
    {
        writeLesson(QStringLiteral("How many bytes?"));
        const auto window = open(QStringLiteral("short"), {}, {m_folder->filePath(QStringLiteral("own"))});
        page(*window).numberField()->setFocus();
        QTest::keyClicks(window->focusWidget(), QStringLiteral("324"));
        QTest::keyClick(window->focusWidget(), Qt::Key_Return);
        QTRY_COMPARE_WITH_TIMEOUT(window->focusWidget(), static_cast<QWidget*>(page(*window).nextButton()), patience);
        QTest::keyClick(window->focusWidget(), Qt::Key_Return);
        EndPage& end = panelOf<LessonPanel>(*window).endPage();
        QVERIFY(end.isVisible());
        QTRY_COMPARE(window->focusWidget(), static_cast<QWidget*>(end.nextButton()));
        QTest::keyClick(window->focusWidget(), Qt::Key_Return);
        QCOMPARE(QString::fromStdString(taking(*window).lesson().id), QStringLiteral("first"));
    }

    void optionsAreChosenByTheirWordsAndLetters()
    {
        const auto window = open(QStringLiteral("adaptive_threshold"), QStringLiteral("saving"));
        QList<QRadioButton*> options = page(*window).findChildren<QRadioButton*>();
        QCOMPARE(options.size(), 3);
        for (auto* words : page(*window).findChildren<QLabel*>())
            if (words->buddy() == options[1])
                QTest::mouseClick(words, Qt::LeftButton);
        QVERIFY(options[1]->isChecked());
        QTest::keyClick(options[1], Qt::Key_C);
        QVERIFY(options[2]->isChecked());
        QTest::keyClick(options[2], Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(page(*window).verdictText().contains(QStringLiteral("Correct:")), patience);
    }

    void aNumberIsTypedAndItsRowIsSelected_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("laptop") << QSize(1366, 768);
        QTest::newRow("projector") << QSize(1024, 768);
    }
    void aNumberIsTypedAndItsRowIsSelected()
    {
        QFETCH(QSize, size);
        const auto window = open(QStringLiteral("adaptive_threshold"), QStringLiteral("requests"));
        window->resize(size);
        page(*window).numberField()->setFocus();
        QTest::keyClicks(page(*window).numberField(), QStringLiteral("many"));
        QVERIFY(!page(*window).answerButton()->isEnabled());
        page(*window).numberField()->clear();
        QTest::keyClicks(page(*window).numberField(), QStringLiteral("1,851,392"));
        waitForReport(*window, QStringLiteral("sample:page@512x512"));
        QTest::keyClick(page(*window).numberField(), Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(page(*window).verdictText().contains(QStringLiteral("Correct:")), patience);
        const QTreeView& counters = *panelOf<CountersPanel>(*window).view();
        const QModelIndex row = counters.currentIndex();
        QCOMPARE(row.data(CountersModel::KeyRole).toString(), QStringLiteral("texture_requests"));
        const QModelIndex value = row.siblingAtColumn(static_cast<int>(CounterColumn::Value)); // the answer, whole
        const auto room = [&] { return counters.viewport()->rect() & counters.visualRect(value); };
        QTRY_VERIFY(room() == counters.visualRect(value) &&
                    room().width() > counters.fontMetrics().horizontalAdvance(value.data().toString()));
    }

    void hintsAndWhatIsCoveredCanBeAskedFor()
    {
        const auto window = open(QStringLiteral("adaptive_threshold"), QStringLiteral("block"));
        QVERIFY(!taking(*window).hasHint());
        QTest::mouseClick(page(*window).hintButton(), Qt::LeftButton);
        QVERIFY(taking(*window).hasHint());
        QVERIFY(isCovered(*window));
        QFrame* const cloth = clothOf(*window);
        QVERIFY(cloth && cloth->findChild<QPushButton*>());
        QTest::mouseClick(cloth->findChild<QPushButton*>(), Qt::LeftButton);
        QVERIFY(!isCovered(*window));
        QVERIFY(!cloth->isVisible());
        QVERIFY(!taking(*window).answer());
    }

    void theStepsControlsAreThoseOfTheSettings()
    {
        const auto window = open(QStringLiteral("adaptive_threshold"), QStringLiteral("requests"));
        QVERIFY(page(*window).findChild<StrategyControl*>());
        auto* const width = page(*window).findChild<ParameterControl*>();
        QVERIFY(width);
        QCOMPARE(width->value(), ParameterValue(std::int64_t{15}));
        QTest::mouseClick(page(*window).nextButton(), Qt::LeftButton);
        QCOMPARE(taking(*window).index(), 1);
        QCOMPARE(window->parts().settings.value("window"), ParameterValue(std::int64_t{3}));
        window->parts().settings.change("window", std::int64_t{9}); // nothing is locked
        QVERIFY(isCovered(*window));
    }

    void anEditIsDoneWhenItsConditionHolds()
    {
        const auto window = open(QStringLiteral("capstone"), {});
        const Lesson& lesson = taking(*window).lesson();
        const auto edit =
            std::ranges::find_if(lesson.steps, [](const LessonStep& step) { return step.edit.has_value(); });
        QVERIFY(edit != lesson.steps.end());
        taking(*window).goTo(static_cast<int>(edit - lesson.steps.begin()));
        QVERIFY(!isCovered(*window));
        QVERIFY(page(*window).solutionButton()->isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(!taking(*window).present().isEmpty(), patience);
        QVERIFY(!taking(*window).answer());
        Recipe recipe = lessonRecipe(lesson.runs.at(edit->edit->solution), window->parts().settings.registry());
        window->parts().settings.setRecipe(recipe);
        QTRY_VERIFY_WITH_TIMEOUT(taking(*window).answer(), 4 * patience); // on the further pictures too
        QVERIFY(taking(*window).answer()->isRight);
        QVERIFY(page(*window).verdictText().contains(QStringLiteral("Goal reached")));
    }

    void aTeachersFilesAreReadAgainWhenSaved()
    {
        writeLesson(QStringLiteral("How many bytes?"));
        const auto window = open(QStringLiteral("short"), {}, {m_folder->filePath(QStringLiteral("own"))});
        QCOMPARE(page(*window).questionText(), QStringLiteral("How many bytes?"));
        writeLesson(QStringLiteral("How large is the tile?"));
        QTRY_COMPARE_WITH_TIMEOUT(page(*window).questionText(), QStringLiteral("How large is the tile?"), patience);
        write(QStringLiteral("lesson.json"), QStringLiteral("{"));
        QTRY_VERIFY_WITH_TIMEOUT(window->parts().messages.text(MessageBar::Topic::Lesson).contains("lesson.json"),
                                 patience);
        QCOMPARE(page(*window).questionText(), QStringLiteral("How large is the tile?"));
        writeLesson(QStringLiteral("And now?"));
        QTRY_COMPARE_WITH_TIMEOUT(page(*window).questionText(), QStringLiteral("And now?"), patience);
        QTRY_COMPARE(window->parts().messages.text(MessageBar::Topic::Lesson), QString());
    }

    void aTranslationIsChosenAndItsGapsAreEnglish()
    {
        writeLesson(QStringLiteral("How many bytes?"));
        write(QStringLiteral("ko.md"), QStringLiteral("<!-- unread -->\n# 짧은 수업\n"));
        const auto window = open({}, {}, {m_folder->filePath(QStringLiteral("own"))});
        auto& panel = panelOf<LessonPanel>(*window);
        QComboBox* const languages = panel.languageBox();
        languages->setCurrentIndex(languages->findData(QStringLiteral("ko")));
        emit languages->activated(languages->currentIndex());
        QCOMPARE(window->parts().preferences.lessonLanguage(), QStringLiteral("ko"));
        partOf<LessonController>(*window).open(QStringLiteral("short"));
        QCOMPARE(QString::fromStdString(taking(*window).lessonText().title), QStringLiteral("짧은 수업"));
        QCOMPARE(page(*window).questionText(), QStringLiteral("How many bytes?"));
        QCOMPARE(taking(*window).textLanguage(), QStringLiteral("en"));
    }

    void answersBecomeASheet()
    {
        writeLesson(QStringLiteral("How many bytes?"));
        const auto window = open(QStringLiteral("short"), {}, {m_folder->filePath(QStringLiteral("own"))});
        auto& panel = panelOf<LessonPanel>(*window);
        panel.studentField()->setText(QStringLiteral("Kim / Lee"));
        emit panel.studentField()->editingFinished();
        partOf<LessonController>(*window).open(QStringLiteral("short"));
        taking(*window).giveAnswer(QStringLiteral("324"));
        QTRY_VERIFY_WITH_TIMEOUT(taking(*window).answer(), patience);
        const QString path = m_folder->filePath(QStringLiteral("kim.tilescope-answers"));
        partOf<LessonController>(*window).saveAnswers(path);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const AnswerSheet sheet = answerSheetFromText(file.readAll().toStdString());
        QCOMPARE(sheet.student, std::string("Kim / Lee"));
        QCOMPARE(sheet.answers.at("bytes").given, std::string("324"));
        QVERIFY(sheet.answers.at("bytes").isRight);
        // Another student begins anew.
        panel.studentField()->setText(QStringLiteral("Park"));
        emit panel.studentField()->editingFinished();
        partOf<LessonController>(*window).open(QStringLiteral("short"));
        QVERIFY(!taking(*window).answer());
    }

    void aLessonThatDoesNotExistIsNamed()
    {
        const auto window = open(QStringLiteral("nothing"), {});
        QVERIFY(window->parts().messages.text(MessageBar::Topic::Lesson).contains(QStringLiteral("nothing")));
        QVERIFY(!isCovered(*window));
    }

    /// What the shipped lessons name exists in this window.
    void lessonsUseTheWindowsWords()
    {
        int lessons = 0;
        for (const StoredLesson& stored : readLessons({})) {
            QVERIFY2(stored.read.lesson, stored.id().c_str());
            ++lessons;
            for (const LessonStep& step : stored.read.lesson->steps) {
                const auto isIn = [](const std::string& word, const QStringList& words) {
                    return word.empty() || words.contains(QString::fromStdString(word));
                };
                const QString where = QString::fromStdString(stored.id() + '/' + step.id);
                QVERIFY2(isIn(step.panel, panelNames()), qPrintable(where));
                QVERIFY2(isIn(step.view, allTexts<ViewMode>()), qPrintable(where));
                QVERIFY2(isIn(step.overlay, allTexts<OverlayMode>()), qPrintable(where));
                QVERIFY2(isIn(step.blockStep, StepChoice::names()), qPrintable(where));
            }
        }
        QVERIFY(lessons >= 10);
    }
};

TILESCOPE_TEST(LessonWindowTest, runWithWindow)
#include "lesson_window_test.moc"
