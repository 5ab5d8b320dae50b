#include "tests/ui/window_fixture.h"
#include "ui/kernel/kernel_editor.h"
#include "ui/kernel/kernel_panel.h"
#include "ui/operations/own_operations.h"
#include "ui/pins/pin_controller.h"
#include "ui/session/settings_model.h"
#include "ui/sessions/session_controller.h"
#include "ui/settings/operation_picker.h"
#include "ui/shell/message_bar.h"
#include "ui/shell/status_line.h"
#include "ui/shell/window_actions.h"

#include <QDir>
#include <QDropEvent>
#include <QFileDialog>
#include <QLabel>
#include <QMimeData>

using namespace tilescope;
using namespace tilescope::test;

/// Kernels of the user's own in the window.
class OwnOperationTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    WindowOptions options() const
    {
        WindowOptions own = windowOptions(m_folder, QStringLiteral("sample:board@64x48"));
        own.runner.operations = withBuiltIn(readOwnOperations({}, {}).operations);
        return own;
    }

    QString write(const QString& name, const QByteArray& text) const
    {
        const QString path = m_folder.filePath(name);
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            qFatal("%s cannot be written", qPrintable(path));
        return path;
    }

    static void drop(MainWindow& window, const QString& path)
    {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        QDragEnterEvent enter({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&window, &enter); // without it Qt delivers no drop
        QDropEvent event({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&window, &event);
    }

    static QByteArray kernel(const char* expression)
    {
        return QByteArray(
                   "//@ parameter shift = 3 in 0..50 Added\n"
                   "__global__ void own(const unsigned char* in, unsigned char* out, int w, int h, int shift)\n"
                   "{\n"
                   "    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;\n"
                   "    if (x < w && y < h) out[y * w + x] = ") +
               expression + ";\n}\n";
    }

    /// The first value of the settled result.
    static int firstValue(const MainWindow& window)
    {
        const auto& report = window.parts().run.report();
        return report && report->picture ? static_cast<int>(report->picture->bytes()[0]) : -1;
    }

    /// As a user starts it the next time: no picture, and the last session is kept.
    WindowOptions plain() const
    {
        WindowOptions made = options();
        made.size.reset();
        made.images.clear();
        made.dataFolder = m_folder.filePath(QStringLiteral("data"));
        return made;
    }

    static void end(std::unique_ptr<MainWindow>& window)
    {
        window->close();
        window->finish();
        window.reset();
    }

    /// Types at the end of the line that has the passage, as a user does who has clicked there.
    static KernelEditor& typeAfter(MainWindow& window, const QString& passage, const QString& typed)
    {
        KernelEditor& view = panelOf<KernelPanel>(window).view();
        [&] { QVERIFY2(view.findFirst(passage, false, true, false, false, true, 0, 0), qPrintable(passage)); }();
        int line = 0, index = 0, endLine = 0, endIndex = 0;
        view.getSelection(&line, &index, &endLine, &endIndex);
        view.setCursorPosition(endLine, endIndex);
        view.setFocus(Qt::MouseFocusReason);
        QTest::keyClicks(&view, typed);
        return view;
    }

    static QByteArray contentOf(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    static QString title(const MainWindow& window)
    {
        for (const auto* label : panelOf<KernelPanel>(window).findChildren<QLabel*>())
            if (label->isVisible() && label->text().contains(QStringLiteral(".cu")))
                return label->text();
        return {};
    }

    static QString fileMessage(const MainWindow& window)
    {
        return window.parts().messages.text(MessageBar::Topic::KernelFile);
    }

private slots:
    void aDroppedKernelIsAnOperationWithSliders()
    {
        MainWindow window(options());
        showActive(window);
        waitForReport(window, QStringLiteral("sample:board@64x48"));
        drop(window, write(QStringLiteral("added.cu"), kernel("7 + shift")));
        QTRY_COMPARE(window.parts().settings.recipe().operation, std::string("added"));
        QTRY_COMPARE_WITH_TIMEOUT(firstValue(window), 10, patience);
        auto* const picker = window.findChild<OperationPicker*>();
        QVERIFY(picker);
        QCOMPARE(picker->operationBox()->currentText(), QStringLiteral("added.cu"));
        QTRY_COMPARE(window.parts().status.checkText(), QStringLiteral("no reference"));

        auto* const slider = window.findChild<QAbstractSlider*>(QStringLiteral("shift"));
        const auto sliders = window.findChildren<QAbstractSlider*>();
        const auto own = slider ? slider : *std::ranges::find_if(sliders, [](const QAbstractSlider* one) {
            return one->isVisible() && one->accessibleName() == QStringLiteral("Shift");
        });
        own->setFocus();
        QTest::keyClick(own, Qt::Key_Right);
        QTRY_COMPARE_WITH_TIMEOUT(firstValue(window), 11, patience);
    }

    void aSavedFileIsTakenAgain()
    {
        const QString path = write(QStringLiteral("saved.cu"), kernel("20 + shift"));
        MainWindow window(options());
        showActive(window);
        waitForReport(window, QStringLiteral("sample:board@64x48"));
        drop(window, path);
        QTRY_COMPARE_WITH_TIMEOUT(firstValue(window), 23, patience);
        QVERIFY(panelOf<KernelPanel>(window).text().find("20 + shift") != std::string::npos);
        write(QStringLiteral("saved.cu"), kernel("90 + shift"));
        QTRY_COMPARE_WITH_TIMEOUT(firstValue(window), 93, patience);
        QTRY_VERIFY(panelOf<KernelPanel>(window).text().find("90 + shift") != std::string::npos);
        QVERIFY(!panelOf<KernelPanel>(window).isEdited());

        write(QStringLiteral("saved.cu"), "no kernel any more");
        QTRY_VERIFY_WITH_TIMEOUT(
            window.parts().messages.text(MessageBar::Topic::Operation).contains(QStringLiteral("defines no kernel")),
            patience);
        QCOMPARE(window.parts().settings.recipe().operation, std::string("saved")); // as it was
        QTRY_COMPARE_WITH_TIMEOUT(firstValue(window), 93, patience);
        write(QStringLiteral("saved.cu"), kernel("40 + shift"));
        QTRY_COMPARE_WITH_TIMEOUT(window.parts().messages.text(MessageBar::Topic::Operation), QString(), patience);
        QTRY_COMPARE_WITH_TIMEOUT(firstValue(window), 43, patience);
    }

    void aHeaderIsTakenAgain()
    {
        write(QStringLiteral("value.h"), "#define VALUE 20\n");
        const QString path = write(QStringLiteral("with.cu"), "#include \"value.h\"\n" + kernel("VALUE + shift"));
        MainWindow window(options());
        showActive(window);
        waitForReport(window, QStringLiteral("sample:board@64x48"));
        drop(window, path);
        QTRY_COMPARE_WITH_TIMEOUT(firstValue(window), 23, patience);
        write(QStringLiteral("value.h"), "#define VALUE 90\n");
        QTRY_COMPARE_WITH_TIMEOUT(firstValue(window), 93, patience);
        QVERIFY(!panelOf<KernelPanel>(window).isEdited());
    }

    /// A report of a strategy that the file no longer has is still shown until the next one is there.
    void aRenamedKernelIsFollowed()
    {
        const QByteArray two = kernel("50 + shift") + kernel("60 + shift").replace("own(", "other(");
        const QString path = write(QStringLiteral("renamed.cu"), two);
        MainWindow window(options());
        showActive(window);
        waitForReport(window, QStringLiteral("sample:board@64x48"));
        drop(window, path);
        QTRY_COMPARE_WITH_TIMEOUT(firstValue(window), 53, patience);
        window.parts().settings.pickStrategy("other");
        QTRY_COMPARE_WITH_TIMEOUT(firstValue(window), 63, patience);
        window.parts().actions.pin->trigger();
        write(QStringLiteral("renamed.cu"), QByteArray(two).replace("other(", "third("));
        QTRY_COMPARE_WITH_TIMEOUT(window.parts().settings.recipe().strategy, std::string("own"), patience);
        QTRY_COMPARE_WITH_TIMEOUT(firstValue(window), 53, patience);
    }

    /// The file is as it was, has changed, or is gone; or it came with its session to another place.
    void aSessionKeepsItsKernel_data()
    {
        QTest::addColumn<QString>("fate");
        QTest::addColumn<bool>("byHand");
        for (const char* fate : {"same", "changed", "no kernel", "gone", "moved"})
            for (const bool byHand : {true, false})
                if (byHand || QLatin1String(fate) != QLatin1String("moved"))
                    QTest::addRow("%s, %s", fate, byHand ? "opened" : "next start")
                        << QString::fromLatin1(fate) << byHand;
    }
    void aSessionKeepsItsKernel()
    {
        QFETCH(QString, fate);
        QFETCH(bool, byHand);
        QDir(m_folder.filePath(QStringLiteral("data"))).removeRecursively();
        const QString path = write(QStringLiteral("kept.cu"), kernel("100 + shift"));
        const QString session = m_folder.filePath(QStringLiteral("kept.tilescope"));
        const QString beside = m_folder.filePath(QStringLiteral("beside"));
        auto window = std::make_unique<MainWindow>(plain());
        showActive(*window);
        window->open(QStringLiteral("sample:board@64x48"));
        drop(*window, path);
        QTRY_COMPARE_WITH_TIMEOUT(firstValue(*window), 103, patience);
        window->parts().settings.change("shift", std::int64_t(5));
        QTRY_COMPARE_WITH_TIMEOUT(firstValue(*window), 105, patience);
        window->parts().sessions.saveTo(session);
        QVERIFY2(QFile::exists(session), "the session was not written");
        end(window);

        if (fate == QLatin1String("changed"))
            write(QStringLiteral("kept.cu"), kernel("150 + shift"));
        else if (fate == QLatin1String("no kernel"))
            write(QStringLiteral("kept.cu"), "a letter to Sobel");
        else if (fate != QLatin1String("same"))
            QVERIFY(QFile::remove(path));
        QString opened = session;
        if (fate == QLatin1String("moved")) {
            QDir().mkpath(beside);
            opened = beside + QStringLiteral("/kept.tilescope");
            QFile::remove(opened);
            QVERIFY(QFile::copy(session, opened));
            write(QStringLiteral("beside/kept.cu"), kernel("100 + shift"));
        }
        if (byHand)
            QDir(m_folder.filePath(QStringLiteral("data"))).removeRecursively();
        window = std::make_unique<MainWindow>(plain());
        showActive(*window);
        if (byHand)
            window->open(opened);
        QCOMPARE(window->parts().messages.text(MessageBar::Topic::Session), QString());
        QCOMPARE(window->parts().settings.recipe().operation, std::string("kept"));
        QTRY_COMPARE_WITH_TIMEOUT(firstValue(*window), 105, patience);
        const QString said = fileMessage(*window);
        if (fate == QLatin1String("gone"))
            QVERIFY2(said.contains(QStringLiteral("no longer exists")) && said.contains(path), qPrintable(said));
        else if (fate == QLatin1String("same") || fate == QLatin1String("moved"))
            QCOMPARE(said, QString());
        else
            QVERIFY2(said.contains(QStringLiteral("has changed since")) && said.contains(path), qPrintable(said));
        if (fate == QLatin1String("changed")) {
            pressOffer(*window, QStringLiteral("Use the file"));
            QTRY_COMPARE_WITH_TIMEOUT(firstValue(*window), 155, patience);
        }
        if (fate == QLatin1String("same") || fate == QLatin1String("moved")) { // and it is followed
            write(byHand && fate == QLatin1String("moved") ? QStringLiteral("beside/kept.cu")
                                                           : QStringLiteral("kept.cu"),
                  kernel("170 + shift"));
            QTRY_COMPARE_WITH_TIMEOUT(firstValue(*window), 175, patience);
        }
        end(window);
    }

    /// A pinned run may be of another operation than the settings.
    void aPinnedRunKeepsItsKernel()
    {
        QDir(m_folder.filePath(QStringLiteral("data"))).removeRecursively();
        auto window = std::make_unique<MainWindow>(plain());
        showActive(*window);
        window->open(QStringLiteral("sample:board@64x48"));
        drop(*window, write(QStringLiteral("pinned.cu"), kernel("120 + shift")));
        QTRY_COMPARE_WITH_TIMEOUT(firstValue(*window), 123, patience);
        QTRY_COMPARE_WITH_TIMEOUT(window->parts().status.checkText(), QStringLiteral("no reference"), patience);
        window->parts().actions.pin->trigger();
        QCOMPARE(window->parts().pins.pins().runs().size(), 1U);
        window->parts().settings.pickOperation("sobel", "global");
        end(window);
        window = std::make_unique<MainWindow>(plain());
        showActive(*window);
        QCOMPARE(window->parts().settings.recipe().operation, std::string("sobel"));
        QCOMPARE(window->parts().messages.text(MessageBar::Topic::SavedPins), QString());
        QCOMPARE(window->parts().pins.pins().runs().size(), 1U);
        end(window);
    }

    /// Text that a stranger's session brings stays off the GPU, also without an edit.
    void aStrangersKernelStaysInTheEmulator()
    {
        SavedSession session;
        session.kernels = {{QStringLiteral("/no/such/folder/strange.cu"), kernel("60 + shift").toStdString()}};
        session.recipe.operation = "strange";
        session.recipe.strategy = "kernel";
        session.image = QStringLiteral("sample:board@64x48");
        const QString path = m_folder.filePath(QStringLiteral("strange.tilescope"));
        writeSession(session, path);
        MainWindow window(options());
        showActive(window);
        window.open(path);
        QCOMPARE(window.parts().settings.recipe().operation, std::string("strange"));
        QCOMPARE(window.parts().settings.recipe().backend, BackendChoice::Emulator);
        QVERIFY(!window.parts().messages.text(MessageBar::Topic::HeldKernel).isEmpty());
        Recipe wanted = window.parts().settings.recipe();
        wanted.backend = BackendChoice::Cuda;
        window.parts().settings.setRecipe(wanted);
        QCOMPARE(window.parts().settings.recipe().backend, BackendChoice::Emulator);
        pressOffer(window, QStringLiteral("Allow on the GPU"));
        QVERIFY(window.parts().settings.recipe().backend != BackendChoice::Emulator);

        session.recipe.operation = "sobel"; // which no session can replace
        session.kernels.front().path = QStringLiteral("/no/such/folder/sobel.cu");
        session.recipe.strategy = "shared";
        writeSession(session, path);
        window.open(path);
        QVERIFY(window.parts().settings.registry().operation("sobel").file.empty());
    }

    void theKeyThatSavesWritesTheFileThatIsEdited()
    {
        const QString path = write(QStringLiteral("edited.cu"), kernel("20 + shift"));
        MainWindow window(options());
        showActive(window);
        waitForReport(window, QStringLiteral("sample:board@64x48"));
        drop(window, path);
        QTRY_COMPARE_WITH_TIMEOUT(firstValue(window), 23, patience);
        QCOMPARE(title(window), QStringLiteral("edited.cu"));
        KernelEditor& view = typeAfter(window, QStringLiteral("20 + shift"), QStringLiteral(" + 1"));
        QCOMPARE(title(window), QStringLiteral("edited.cu *"));
        QTest::keyClick(&view, Qt::Key_S, Qt::ControlModifier);
        QVERIFY(!window.findChild<QFileDialog*>());
        QVERIFY(contentOf(path).contains("20 + shift + 1;"));
        QTRY_COMPARE_WITH_TIMEOUT(firstValue(window), 24, patience);
        QCOMPARE(title(window), QStringLiteral("edited.cu"));
        QVERIFY(!window.parts().settings.recipe().source);
        QVERIFY2(fileMessage(window).contains(path), qPrintable(fileMessage(window)));

        typeAfter(window, QStringLiteral("20 + shift"), QStringLiteral(" + 2")); // that has run
        window.parts().actions.runKernel->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(firstValue(window), 26, patience);
        QCOMPARE(title(window), QStringLiteral("edited.cu *"));
        QTest::keyClick(&view, Qt::Key_S, Qt::ControlModifier);
        QVERIFY(contentOf(path).contains("20 + shift + 2 + 1;"));
        QTRY_COMPARE_WITH_TIMEOUT(title(window), QStringLiteral("edited.cu"), patience);

        window.parts().canvas.setFocus(); // elsewhere the key saves the session
        QTest::keyClick(&window.parts().canvas, Qt::Key_S, Qt::ControlModifier);
        QTRY_VERIFY(window.findChild<QFileDialog*>());
    }

    void aFileThatChangesOutsideDoesNotReplaceWhatWasTyped_data()
    {
        QTest::addColumn<bool>("hasRun");
        QTest::addColumn<QString>("choice");
        for (const bool hasRun : {false, true})
            for (const char* choice : {"Use the file", "Keep edits"})
                QTest::addRow("%s, %s", hasRun ? "run" : "typed", choice) << hasRun << QString::fromLatin1(choice);
    }
    void aFileThatChangesOutsideDoesNotReplaceWhatWasTyped()
    {
        QFETCH(bool, hasRun);
        QFETCH(QString, choice);
        const QString path = write(QStringLiteral("outside.cu"), kernel("30 + shift"));
        MainWindow window(options());
        showActive(window);
        waitForReport(window, QStringLiteral("sample:board@64x48"));
        drop(window, path);
        QTRY_COMPARE_WITH_TIMEOUT(firstValue(window), 33, patience);
        KernelEditor& view = typeAfter(window, QStringLiteral("30 + shift"), QStringLiteral(" + 1"));
        if (hasRun) {
            window.parts().actions.runKernel->trigger();
            QTRY_COMPARE_WITH_TIMEOUT(firstValue(window), 34, patience);
        }
        const std::string mine = view.kernel();
        write(QStringLiteral("outside.cu"), kernel("80 + shift"));
        QTRY_VERIFY_WITH_TIMEOUT(fileMessage(window).contains(QStringLiteral("was changed outside")), patience);
        QCOMPARE(view.kernel(), mine);
        QCOMPARE(title(window), QStringLiteral("outside.cu *"));
        pressOffer(window, choice);
        if (choice == QLatin1String("Keep edits")) {
            QCOMPARE(view.kernel(), mine);
            QVERIFY(contentOf(path).contains("80 + shift")); // until it is saved
            view.setFocus(Qt::MouseFocusReason);
            QTest::keyClick(&view, Qt::Key_S, Qt::ControlModifier);
            QCOMPARE(contentOf(path).toStdString(), mine);
            QTRY_COMPARE_WITH_TIMEOUT(firstValue(window), 34, patience);
        } else {
            QTRY_COMPARE_WITH_TIMEOUT(firstValue(window), 83, patience);
            QVERIFY(view.kernel().find("80 + shift") != std::string::npos);
        }
        QTRY_COMPARE_WITH_TIMEOUT(title(window), QStringLiteral("outside.cu"), patience);
        QVERIFY(view.changes().empty());
    }

    /// The window may not have noticed yet.
    void savingAsksBeforeItReplacesWhatWasSavedOutside()
    {
        const QString path = write(QStringLiteral("both.cu"), kernel("40 + shift"));
        MainWindow window(options());
        showActive(window);
        waitForReport(window, QStringLiteral("sample:board@64x48"));
        drop(window, path);
        QTRY_COMPARE_WITH_TIMEOUT(firstValue(window), 43, patience);
        KernelEditor& view = typeAfter(window, QStringLiteral("40 + shift"), QStringLiteral(" + 1"));
        write(QStringLiteral("both.cu"), kernel("90 + shift"));
        QTest::keyClick(&view, Qt::Key_S, Qt::ControlModifier);
        QVERIFY(contentOf(path).contains("90 + shift"));
        QVERIFY2(fileMessage(window).contains(QStringLiteral("was changed outside")), qPrintable(fileMessage(window)));
    }

    /// A text of the strategy's own kernels is an edit of it, as before.
    void aTextOfTheStrategyIsNoOperation()
    {
        MainWindow window(options());
        showActive(window);
        waitForReport(window, QStringLiteral("sample:board@64x48"));
        const std::string own = window.parts().settings.strategy().source.text + "\n// mine\n";
        drop(window, write(QStringLiteral("edited.cu"), QByteArray::fromStdString(own)));
        QTRY_VERIFY(window.parts().settings.recipe().source.has_value());
        QCOMPARE(window.parts().settings.recipe().operation, std::string("sobel"));
    }

    void aFileMayBeCalledAsAnOperationIs()
    {
        const QString path = write(QStringLiteral("sobel.cu"), kernel("in[y * w + x]"));
        QCOMPARE(readOperation(path.toStdString()).name, std::string("sobel_cu"));
        const OwnOperations own = readOwnOperations({}, {path.toStdString()});
        QVERIFY(own.faults.empty());
    }

    void whatCannotBeBoundIsSaid()
    {
        MainWindow window(options());
        showActive(window);
        waitForReport(window, QStringLiteral("sample:board@64x48"));
        drop(window,
             write(QStringLiteral("colours.cu"), "//@ lanch add\n__global__ void add(const float* a, float* c) {}"));
        QTRY_VERIFY2(window.parts().messages.text(MessageBar::Topic::Operation).contains(QStringLiteral("\"lanch\"")),
                     qPrintable(window.parts().messages.text(MessageBar::Topic::Operation)));
        QCOMPARE(window.parts().settings.recipe().operation, std::string("sobel"));
    }

    void aNewKernelBeginsWithAPattern()
    {
        MainWindow window(options());
        showActive(window);
        waitForReport(window, QStringLiteral("sample:board@64x48"));
        const auto patterns = window.parts().actions.command("kernel.new")->menu()->actions();
        QCOMPARE(patterns.size(), 8);
        patterns[2]->trigger();
        QTRY_VERIFY(window.findChild<QFileDialog*>());
        auto* const dialog = window.findChild<QFileDialog*>();
        const QString path = m_folder.filePath(QStringLiteral("mine.cu"));
        dialog->selectFile(path);
        QVERIFY(QMetaObject::invokeMethod(dialog, "accept"));
        QTRY_COMPARE_WITH_TIMEOUT(window.parts().settings.recipe().operation, std::string("mine"), patience);
        QVERIFY(QFile::exists(path));
        QTRY_COMPARE_WITH_TIMEOUT(window.parts().status.checkText(), QStringLiteral("= reference"), patience);
        QVERIFY(window.parts().run.report()->geometry.hasSharedTile);
    }
};

TILESCOPE_TEST(OwnOperationTest, runWithWindow)
#include "own_operation_test.moc"
