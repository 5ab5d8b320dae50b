#include "lesson_fixture.h"
#include "ui/shell/preferences.h"

#include <QFileDialog>
#include <QLineEdit>

using namespace tilescope;
using namespace tilescope::test;

/// A student's progress as a file: saved here, opened on another computer.
class ProgressTest : public QObject, private LessonWindow
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_files;

    QString file(const QString& name) const { return m_files->filePath(name); }
    static LessonController& lessons(const MainWindow& window) { return partOf<LessonController>(window); }
    static QString said(const MainWindow& window) { return window.parts().messages.text(MessageBar::Topic::Lesson); }

    static void setStudent(MainWindow& window, const QString& name)
    {
        auto& field = *panelOf<LessonPanel>(window).studentField();
        field.setText(name);
        emit field.editingFinished();
    }

    static void answer(MainWindow& window, const QString& step, const QString& given)
    {
        lessons(window).open(QStringLiteral("adaptive_threshold"), step);
        taking(window).giveAnswer(given);
        QTRY_VERIFY_WITH_TIMEOUT(taking(window).answer(), patience);
    }

    static void put(const QString& path, const QByteArray& bytes)
    {
        QFile out(path);
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write(bytes);
    }

private slots:
    void init()
    {
        begin();
        m_files = std::make_unique<QTemporaryDir>();
    }

    void goesOnOnAnotherComputer()
    {
        {
            const auto window = open({}, {});
            setStudent(*window, QStringLiteral("Kim"));
            answer(*window, QStringLiteral("requests"), QStringLiteral("12"));
            answer(*window, QStringLiteral("overlap"), QStringLiteral("ten"));
            taking(*window).goTo(3);
            taking(*window).addHands(taking(*window).step().options[1].id, 7);
            lessons(*window).saveProgress(file(QStringLiteral("kim.tilescope-progress")));
            QVERIFY(said(*window).contains(QStringLiteral("kim.tilescope-progress")));
        }
        begin(); // another computer
        const auto window = open({}, {});
        setStudent(*window, QStringLiteral("Kim"));
        answer(*window, QStringLiteral("block"), QStringLiteral("square"));
        setStudent(*window, QStringLiteral("Park"));
        lessons(*window).openProgress(file(QStringLiteral("kim.tilescope-progress")));
        QVERIFY2(said(*window).contains(QStringLiteral("Kim")), qPrintable(said(*window)));
        QCOMPARE(window->parts().preferences.student(), QStringLiteral("Kim"));
        QCOMPARE(taking(*window).index(), 3); // where it was left
        QCOMPARE(taking(*window).hands().count(Vote::Before, taking(*window).step().options[1].id), 7);
        QCOMPARE(taking(*window).answers().size(), std::size_t(3)); // two of the file, one of this computer
        QCOMPARE(taking(*window).answers().at("requests").given, std::string("12"));
        setStudent(*window, QStringLiteral("Park"));
        lessons(*window).open(QStringLiteral("adaptive_threshold"));
        QVERIFY(taking(*window).answers().empty());
    }

    /// A lesson that is not here is named, and is in the next file again.
    void unknownLessonsAreKept()
    {
        Progress made;
        made.student = "Kim";
        made.lesson = "a teacher's own";
        made.lessons["a teacher's own"].answers["one"].given = "yes";
        put(file(QStringLiteral("in")), QByteArray::fromStdString(toText(made)));
        const auto window = open({}, {});
        lessons(*window).openProgress(file(QStringLiteral("in")));
        QVERIFY2(said(*window).contains(QStringLiteral("a teacher's own")), qPrintable(said(*window)));
        QVERIFY(!taking(*window).isOpen());
        lessons(*window).saveProgress(file(QStringLiteral("out")));
        QFile out(file(QStringLiteral("out")));
        QVERIFY(out.open(QIODevice::ReadOnly));
        QCOMPARE(progressFromText(out.readAll().toStdString()).lessons, made.lessons);
    }

    void whatCannotBeReadChangesNothing_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("reason");
        QTest::newRow("truncated") << QByteArray("{\"format\": \"tilescope progress\", \"ver")
                                   << "not a Tilescope progress file";
        QTest::newRow("an answer sheet") << QByteArray("{\"format\": \"tilescope answers\"}")
                                         << "not a Tilescope progress file";
        QTest::newRow("wrong type") << QByteArray("{\"format\": \"tilescope progress\", \"version\": \"1\"}")
                                    << "whole number";
        QTest::newRow("10 MB") << QByteArray(10 << 20, ' ') << "larger than 8 MB";
        QTest::newRow("no file") << QByteArray() << "cannot be opened";
    }
    void whatCannotBeReadChangesNothing()
    {
        QFETCH(QByteArray, content);
        QFETCH(QString, reason);
        const auto window = open({}, {});
        setStudent(*window, QStringLiteral("Kim"));
        answer(*window, QStringLiteral("overlap"), QStringLiteral("ten"));
        if (!content.isEmpty())
            put(file(QStringLiteral("in")), content);
        lessons(*window).openProgress(file(QStringLiteral("in")));
        QVERIFY2(said(*window).contains(reason), qPrintable(said(*window)));
        QVERIFY(taking(*window).isOpen() && taking(*window).answer());
        QCOMPARE(window->parts().preferences.student(), QStringLiteral("Kim"));
    }

    /// The buttons are under the list of lessons; the dialog says which one counts.
    void theDialogSaysWhichCounts()
    {
        const auto window = open({}, {});
        auto& panel = panelOf<LessonPanel>(*window);
        window->parts().docks.show(lessonPanel);
        QTRY_VERIFY(panel.openProgressButton()->isVisible());
        QTest::mouseClick(panel.openProgressButton(), Qt::LeftButton);
        auto* dialog = panel.findChild<QFileDialog*>();
        QVERIFY(dialog);
        QVERIFY(dialog->windowTitle().contains(QStringLiteral("further progress")));
        put(file(QStringLiteral("kim.tilescope-progress")),
            QByteArray::fromStdString(toText(Progress{"Kim", {}, {}, {}, {}})));
        emit dialog->fileSelected(file(QStringLiteral("kim.tilescope-progress")));
        QCOMPARE(window->parts().preferences.student(), QStringLiteral("Kim"));
        dialog->close();
        QTest::mouseClick(panel.saveProgressButton(), Qt::LeftButton);
        QTRY_VERIFY(panel.findChild<QFileDialog*>());
    }
};

TILESCOPE_TEST(ProgressTest, runWithWindow)
#include "progress_test.moc"
