#include "tests/ui/still.h"
#include "tests/ui/window_fixture.h"
#include "ui/canvas/scene.h"
#include "ui/findings/finding_model.h"
#include "ui/findings/findings_panel.h"
#include "ui/kernel/kernel_bar.h"
#include "ui/kernel/kernel_controller.h"
#include "ui/kernel/kernel_editor.h"
#include "ui/kernel/kernel_panel.h"
#include "ui/operations/own_operations.h"
#include "ui/program/program_controller.h"
#include "ui/program/program_page.h"
#include "ui/session/session.h"
#include "ui/session/settings_model.h"
#include "ui/shell/message_bar.h"
#include "ui/shell/window_actions.h"

#include <QClipboard>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFileDialog>
#include <QLineEdit>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableView>
#include <QToolButton>

using namespace tilescope;
using namespace tilescope::test;

/// A whole program of the user's in the window: it is asked for, run, and its launches are chosen.
class ProgramWindowTest : public QObject
{
    Q_OBJECT

private:
    static constexpr auto topic = MessageBar::Topic::Program;

    QTemporaryDir m_folder;

    QString write(const QByteArray& text) const { return writeIn(m_folder.path(), QStringLiteral("lab.cu"), text); }

    static QString writeIn(const QString& folder, const QString& name, const QByteArray& text)
    {
        const QString path = folder + u'/' + name;
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            qFatal("%s cannot be written", qPrintable(path));
        return path;
    }

    /// Doubles an image of 24 × 16 bytes, then adds to it; prints its arguments.
    static QByteArray lab()
    {
        return "#include <cstdio>\n#include <vector>\n"
               "__global__ void twice(const unsigned char* in, unsigned char* out, int width, int height)\n"
               "{\n"
               "    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;\n"
               "    if (x < width && y < height) out[y * width + x] = 2 * in[y * width + x];\n"
               "}\n"
               "__global__ void add(unsigned char* image, int count)\n"
               "{\n"
               "    int i = blockIdx.x * blockDim.x + threadIdx.x;\n"
               "    if (i < count) image[i] += 5;\n"
               "}\n"
               "int main(int argc, char** argv)\n"
               "{\n"
               "    std::printf(\"%d arguments: %s\\n\", argc - 1, argc > 1 ? argv[1] : \"\");\n"
               "    std::vector<unsigned char> image(24 * 16, 7);\n"
               "    unsigned char *in, *out;\n"
               "    cudaMalloc(&in, 24 * 16);\n"
               "    cudaMalloc(&out, 24 * 16);\n"
               "    cudaMemcpy(in, image.data(), 24 * 16, cudaMemcpyHostToDevice);\n"
               "    twice<<<dim3(3, 2), dim3(8, 8)>>>(in, out, 24, 16);\n"
               "    add<<<3, 128>>>(out, 24 * 16);\n"
               "    add<<<3, 128>>>(out, 24 * 16);\n"
               "    cudaMemcpy(image.data(), out, 24 * 16, cudaMemcpyDeviceToHost);\n"
               "    std::printf(\"first: %d\\n\", image[0]);\n"
               "    cudaFree(in);\n"
               "    cudaFree(out);\n"
               "    return argc > 1 ? 3 : 0;\n"
               "}\n";
    }

    std::unique_ptr<MainWindow> opened(const QByteArray& text)
    {
        WindowOptions options = windowOptions(m_folder, QStringLiteral("sample:board@64x48"));
        options.runner.operations = withBuiltIn(readOwnOperations({}, {}).operations);
        auto window = std::make_unique<MainWindow>(options);
        window->show();
        window->open(write(text));
        return window;
    }

    static void press(MainWindow& window, const QString& offer)
    {
        for (QWidget* in :
             {static_cast<QWidget*>(window.findChild<MessageBar*>()), static_cast<QWidget*>(&pageOf(window))})
            for (auto* button : in->findChildren<QAbstractButton*>())
                if (button->text() == offer)
                    return button->click();
        QFAIL(qPrintable(QStringLiteral("There is no button \"%1\".").arg(offer)));
    }

    static int firstValue(const MainWindow& window, const char* strategy)
    {
        const auto& report = window.parts().run.report();
        const bool isIt = report && report->recipe.strategy == strategy && report->picture;
        return isIt ? static_cast<int>(report->picture->bytes()[0]) : -1;
    }

    /// The rows of Findings.
    static QStringList kindsIn(const MainWindow& window)
    {
        const FindingModel& model = window.findChild<FindingsPanel*>()->model();
        QStringList kinds;
        for (int row = 0; row < model.rowCount(); ++row)
            kinds << model.index(row, FindingModel::Kind).data().toString();
        return kinds;
    }
    static void clickFinding(MainWindow& window, int row)
    {
        window.parts().docks.show(findingsPanel);
        auto& panel = *window.findChild<FindingsPanel*>();
        QTRY_VERIFY(panel.view()->isVisible());
        const QModelIndex index = panel.model().index(row, FindingModel::Message);
        panel.view()->scrollTo(index);
        QTest::mouseClick(panel.view()->viewport(), Qt::LeftButton, {}, panel.view()->visualRect(index).center());
    }
    /// Behind the first place where the text is that.
    static void type(KernelEditor& editor, const QString& behind, const QString& typed)
    {
        const QString text = QString::fromStdString(editor.kernel());
        const qsizetype place = text.indexOf(behind);
        QVERIFY(place >= 0);
        const QString before = text.left(place + behind.size());
        editor.setFocus();
        editor.goToLine(static_cast<int>(before.count(u'\n')) + 1);
        editor.setCursorPosition(static_cast<int>(before.count(u'\n')),
                                 static_cast<int>(before.size() - before.lastIndexOf(u'\n') - 1));
        editor.insert(typed);
        editor.setCursorPosition(static_cast<int>((before + typed).count(u'\n')), 0);
    }

    static ProgramPage& pageOf(MainWindow& window) { return *window.findChild<ProgramPage*>(); }
    static QString outputOf(MainWindow& window) { return pageOf(window).findChild<QPlainTextEdit*>()->toPlainText(); }

private slots:
    void init()
    {
        try {
            (void)findProgramTools(QCoreApplication::applicationFilePath().toStdString());
        } catch (const std::exception& error) {
            QSKIP(error.what());
        }
    }

    void itRunsOnceItIsAllowed()
    {
        const auto window = opened(lab());
        const MessageBar& messages = *window->findChild<MessageBar*>();
        QVERIFY2(messages.text(topic).contains(QStringLiteral("lab.cu is a whole program")),
                 qPrintable(messages.text(topic)));
        QVERIFY(window->parts().settings.operation().file.empty()); // nothing has run yet
        press(*window, QStringLiteral("Run it"));
        QTRY_COMPARE_WITH_TIMEOUT(firstValue(*window, "twice"), 14, patience);
        QCOMPARE(outputOf(*window), QStringLiteral("0 arguments: \nfirst: 24\n"));
        QVERIFY(pageOf(*window).isVisible());
        QCOMPARE(window->parts().run.report()->picture->width(), 24);
        QCOMPARE(pageOf(*window).table().model()->rowCount(), 3);

        pageOf(*window).table().selectRow(1); // add, as it was launched first
        QTRY_COMPARE_WITH_TIMEOUT(firstValue(*window, "add"), 19, patience);
        QVERIFY(window->parts().run.report()->findings.empty());
    }

    void aDroppedFolderIsAskedForAndRunsAsItsMakefileSays()
    {
        QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral("box")));
        const QString folder = m_folder.filePath(QStringLiteral("box"));
        writeIn(folder, QStringLiteral("main.cu"), lab().replace("image[0]);", "image[0] + HUNDRED);"));
        writeIn(folder, QStringLiteral("Makefile"), "box: main.cu\n\tnvcc -DHUNDRED=100 -o box main.cu\n");
        const auto window = opened(lab());
        const MessageBar& messages = *window->findChild<MessageBar*>();
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(folder)});
        QDragEnterEvent enter({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(window.get(), &enter); // without it Qt delivers no drop
        QDropEvent event({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(window.get(), &event);
        QVERIFY2(messages.text(topic).contains(QStringLiteral("box is a whole program")),
                 qPrintable(messages.text(topic)));
        QCOMPARE(outputOf(*window), QString());
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // the buttons of the first question
        press(*window, QStringLiteral("Run it"));
        QTRY_COMPARE_WITH_TIMEOUT(firstValue(*window, "twice"), 14, patience);
        QCOMPARE(outputOf(*window), QStringLiteral("0 arguments: \nfirst: 124\n"));
        window->parts().actions.copyCommand->trigger();
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("tilescope run %1 --launch 1").arg(folder));
        window->open(folder); // which has been allowed
        QTRY_VERIFY_WITH_TIMEOUT(!window->findChild<ProgramController*>()->isRunning(), patience);
        QVERIFY(messages.text(topic).isEmpty());

        writeIn(folder, QStringLiteral("second.cu"), lab());
        writeIn(folder, QStringLiteral("Makefile"), "both: main.cu second.cu\n");
        window->open(folder);
        QVERIFY2(messages.text(topic).contains(QStringLiteral("have a main()")), qPrintable(messages.text(topic)));
    }

    void aFolderIsChosenInADialog()
    {
        const auto window = opened(lab());
        window->parts().actions.openProgram->trigger();
        auto* const dialog = window->findChild<QFileDialog*>();
        QVERIFY(dialog);
        QCOMPARE(dialog->fileMode(), QFileDialog::Directory);
        QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral("nothing")));
        emit dialog->fileSelected(m_folder.filePath(QStringLiteral("nothing")));
        QVERIFY(window->findChild<MessageBar*>()->text(topic).contains(QStringLiteral("there is no program in it")));
    }

    void theThirdLaunchIsRecordedWhenItIsWanted()
    {
        const auto window = opened(lab());
        press(*window, QStringLiteral("Run it"));
        QTRY_COMPARE_WITH_TIMEOUT(firstValue(*window, "twice"), 14, patience);
        emit pageOf(*window).recordingWanted(3);
        QTRY_VERIFY_WITH_TIMEOUT(window->parts().settings.operation().strategies.size() == 3, patience);
        pageOf(*window).table().selectRow(2);
        QTRY_COMPARE_WITH_TIMEOUT(firstValue(*window, "add-2"), 24, patience);
    }

    void itsArgumentsAreGivenAndItsStatusIsTold()
    {
        const auto window = opened(lab());
        press(*window, QStringLiteral("Run it"));
        QTRY_COMPARE_WITH_TIMEOUT(firstValue(*window, "twice"), 14, patience);
        auto& arguments = *pageOf(*window).findChild<QLineEdit*>();
        arguments.setText(QStringLiteral("\"two words\""));
        QTest::keyClick(&arguments, Qt::Key_Return);
        QTRY_COMPARE_WITH_TIMEOUT(outputOf(*window), QStringLiteral("1 arguments: two words\nfirst: 24\n"), patience);
        QTRY_VERIFY(std::ranges::any_of(pageOf(*window).findChildren<QLabel*>(), [](const QLabel* label) {
            return label->text().contains(QStringLiteral("status 3"));
        }));
    }

    void theOpenImageIsReadInPlaceOfOneThatDoesNotExist()
    {
        const auto window = opened("#include <cstdio>\nint main()\n{\n    int width = 0, height = 0;\n"
                                   "    if (FILE* file = fopen(\"/home/me/cat.ppm\", \"rb\"))\n"
                                   "        std::fscanf(file, \"P6 %d %d\", &width, &height);\n"
                                   "    std::printf(\"%d by %d\\n\", width, height);\n}\n");
        QTRY_VERIFY_WITH_TIMEOUT(window->parts().session.image(), patience);
        const Image& image = *window->parts().session.image();
        const QString sides = QStringLiteral("%1 by %2\n").arg(image.width()).arg(image.height());
        press(*window, QStringLiteral("Run it"));
        QTRY_COMPARE_WITH_TIMEOUT(outputOf(*window), sides, patience);
    }

    void anEndlessProgramCanBeStopped()
    {
        const auto window =
            opened("#include <cstdio>\nint main() { std::puts(\"begun\"); std::fflush(stdout); for (;;) {} }\n");
        press(*window, QStringLiteral("Run it"));
        QTRY_COMPARE_WITH_TIMEOUT(outputOf(*window), QStringLiteral("begun\n"), patience);
        window->parts().actions.cancel->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!window->findChild<ProgramController*>()->isRunning(), patience);
        QVERIFY(window->parts().settings.operation().file.empty());
    }

    void aProgramWithoutKernelsShowsItsOutputUpToALimit()
    {
        const auto window = opened("#include <cstdio>\n"
                                   "int main() { for (int i = 0; i < 300000; ++i) std::puts(\"0123456789\"); }\n");
        press(*window, QStringLiteral("Run it"));
        const MessageBar& messages = *window->findChild<MessageBar*>();
        QTRY_COMPARE_WITH_TIMEOUT(messages.text(topic), QStringLiteral("The program launched no kernel."), patience);
        QVERIFY(pageOf(*window).isVisible());
        QVERIFY(outputOf(*window).startsWith(QStringLiteral("0123456789\n0123456789\n")));
        QCOMPARE(outputOf(*window).size(), qsizetype{ProgramModel::mostOutputBytes});
    }

    void otherFilesBesideAnAllowedOneAreAskedForAgain()
    {
        QFile more(m_folder.filePath(QStringLiteral("more.cpp")));
        QVERIFY(more.open(QIODevice::WriteOnly) && more.write("int more = 1;\n") > 0);
        more.close();
        const auto window = opened(lab());
        press(*window, QStringLiteral("Run it"));
        QTRY_COMPARE_WITH_TIMEOUT(firstValue(*window, "twice"), 14, patience);
        const MessageBar& messages = *window->findChild<MessageBar*>();
        QVERIFY(messages.text(topic).isEmpty());
        auto* const controller = window->findChild<ProgramController*>();
        controller->open({m_folder.filePath(QStringLiteral("lab.cu")), m_folder.filePath(QStringLiteral("more.cpp"))});
        QVERIFY(messages.text(topic).contains(QStringLiteral("is a whole program")));
        QVERIFY(!controller->isRunning());
        press(*window, QStringLiteral("Run it"));
        QTRY_VERIFY_WITH_TIMEOUT(!controller->isRunning(), patience);
        QVERIFY(more.open(QIODevice::WriteOnly) && more.write("int more = 2;\n") > 0);
        more.close();
        QTRY_VERIFY_WITH_TIMEOUT(messages.text(topic).contains(QStringLiteral("more.cpp was saved")), patience);
    }

    void theCommandLineRunsTheProgram()
    {
        const auto window = opened(lab());
        press(*window, QStringLiteral("Run it"));
        QTRY_COMPARE_WITH_TIMEOUT(firstValue(*window, "twice"), 14, patience);
        window->parts().actions.copyCommand->trigger();
        QCOMPARE(QGuiApplication::clipboard()->text(),
                 QStringLiteral("tilescope run %1 --launch 1").arg(m_folder.filePath(QStringLiteral("lab.cu"))));
    }

    void whatCannotBeCompiledIsSaidWithItsLine()
    {
        const auto window = opened("int main()\n{ cudaFree(0);\n    return nothing;\n}\n");
        press(*window, QStringLiteral("Run it"));
        const MessageBar& messages = *window->findChild<MessageBar*>();
        QTRY_VERIFY_WITH_TIMEOUT(messages.text(topic).contains(QStringLiteral("nothing")), patience);
        QVERIFY2(messages.text(topic).contains(QStringLiteral(":3")) ||
                     messages.text(topic).contains(QStringLiteral("line 3")),
                 qPrintable(messages.text(topic)));
        QVERIFY(pageOf(*window).isVisible());                                // where it can be run again
        QCOMPARE(kindsIn(*window), QStringList{QStringLiteral("Compiler")}); // none of the kernel shown before
        QVERIFY(window->parts().run.isOutdated());

        write(lab());
        QTRY_VERIFY_WITH_TIMEOUT(messages.text(topic).contains(QStringLiteral("lab.cu was saved")), patience);
        window->parts().actions.runAgain->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(firstValue(*window, "twice"), 14, patience);
        QVERIFY(messages.text(topic).isEmpty());
        QTRY_VERIFY(!window->parts().run.isOutdated());
    }

    void whatHasNeverCompiledIsMendedInTheWindow()
    {
        QByteArray text = lab();
        text.replace("threadIdx.x;\n    if (i", "threadIdx.x\n    if (i");
        const auto window = opened(text);
        press(*window, QStringLiteral("Run it"));
        QTRY_COMPARE_WITH_TIMEOUT(kindsIn(*window), QStringList{QStringLiteral("Compiler")}, patience);
        clickFinding(*window, 0);
        auto& kernel = *window->findChild<KernelPanel*>();
        QCOMPARE(kernel.text(), text.toStdString());
        QCOMPARE(kernel.view().currentLine(), 10);
        QTest::keyClick(&kernel.view(), Qt::Key_End);
        QTest::keyClicks(&kernel.view(), QStringLiteral(";"));
        const int top = kernel.view().firstShownLine();
        window->parts().actions.runAgain->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(firstValue(*window, "twice"), 14, patience);
        QCOMPARE(kernel.text(), lab().toStdString());
        QCOMPARE(kernel.view().currentLine(), 10);
        QVERIFY(std::abs(kernel.view().firstShownLine() - top) <= 1);
        QCOMPARE(outputOf(*window), QStringLiteral("0 arguments: \nfirst: 24\n"));
        QVERIFY(!kindsIn(*window).contains(QStringLiteral("Compiler")));
    }

    void whatNoLongerCompilesMarksWhatIsShown()
    {
        const auto window = opened(lab());
        press(*window, QStringLiteral("Run it"));
        QTRY_COMPARE_WITH_TIMEOUT(firstValue(*window, "twice"), 14, patience);
        const RunState& run = window->parts().run;
        QTRY_VERIFY(!run.isOutdated());
        auto& kernel = *window->findChild<KernelPanel*>();
        window->parts().docks.show(kernelPanel);
        type(kernel.view(), QStringLiteral("cudaFree(in);"), QStringLiteral("\n    wrong();\n    "));
        window->parts().actions.runAgain->trigger(); // saves it, too
        QTRY_COMPARE_WITH_TIMEOUT(kindsIn(*window), QStringList{QStringLiteral("Compiler")}, patience);
        QVERIFY(run.isOutdated());
        QCOMPARE(window->parts().canvas.scene().outdated, QStringLiteral("Image from before the error"));
        QVERIFY(!pageOf(*window).table().isEnabled());
        QVERIFY(kernel.isVisible()); // where the line is
        clickFinding(*window, 0);
        QCOMPARE(kernel.view().currentLine(), 27);
        QVERIFY(kernel.view().marks().contains(27));
        QCOMPARE(kernel.bar().state(), QStringLiteral("1 error"));

        QTest::keyClick(&kernel.view(), Qt::Key_Delete, Qt::ControlModifier | Qt::ShiftModifier); // to the line's end
        window->parts().actions.runAgain->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!kindsIn(*window).contains(QStringLiteral("Compiler")), patience);
        QTRY_VERIFY(!run.isOutdated());
        QVERIFY(pageOf(*window).table().isEnabled());
    }

    void runningLeavesTheEditorWhereItIs()
    {
        const auto window = opened(lab());
        press(*window, QStringLiteral("Run it"));
        QTRY_COMPARE_WITH_TIMEOUT(firstValue(*window, "twice"), 14, patience);
        auto& kernel = *window->findChild<KernelPanel*>();
        window->parts().docks.show(kernelPanel);
        type(kernel.view(), QStringLiteral("#include <vector>"), QStringLiteral("\n// moves the kernels down"));
        type(kernel.view(), QStringLiteral("24 * 16, 7"), QStringLiteral(" + 2"));
        const int line = kernel.view().currentLine();
        const int top = kernel.view().firstShownLine();
        QCOMPARE(line, 17);
        QVERIFY(top > 1);
        const auto stays = [&] {
            return kernel.isVisible() && kernel.view().currentLine() == line && kernel.view().firstShownLine() == top;
        };
        window->parts().actions.runKernel->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!window->parts().session.isBusy() && window->parts().run.report()->recipe.source,
                                 patience);
        QVERIFY(test::still(stays));
        window->parts().actions.runAgain->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(firstValue(*window, "twice"), 18, patience);
        QVERIFY(test::still(stays));
    }

    void aCommandSaysWhatItRunsAgain()
    {
        const auto window = opened(lab());
        QAction& again = *window->parts().actions.runAgain;
        QCOMPARE(again.text(), QStringLiteral("&Run kernel again"));
        QCOMPARE(again.shortcut(), QKeySequence(Qt::Key_F5));
        press(*window, QStringLiteral("Run it"));
        QTRY_COMPARE_WITH_TIMEOUT(firstValue(*window, "twice"), 14, patience);
        QCOMPARE(again.text(), QStringLiteral("&Run program again"));
        QVERIFY(std::ranges::any_of(pageOf(*window).findChildren<QPushButton*>(),
                                    [&](const QPushButton* button) { return button->text() == again.text(); }));
        QSignalSpy runs(window->findChild<ProgramController*>(), &ProgramController::runningChanged);
        window->parts().actions.runAgain->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(runs.count(), 2, patience);
        window->parts().settings.pickOperation("sobel");
        QCOMPARE(again.text(), QStringLiteral("&Run kernel again"));
        window->parts().actions.runAgain->trigger();
        QVERIFY(!window->findChild<ProgramController*>()->isRunning());
    }

    void anEditOfMainCountsOnceItIsSaved()
    {
        const auto window = opened(lab());
        press(*window, QStringLiteral("Run it"));
        QTRY_COMPARE_WITH_TIMEOUT(firstValue(*window, "twice"), 14, patience);
        const MessageBar& messages = *window->findChild<MessageBar*>();
        auto& kernel = *window->findChild<KernelPanel*>();
        QString text = QString::fromStdString(kernel.text());
        text.replace(QStringLiteral("24 * 16, 7)"), QStringLiteral("24 * 16, 9)"));
        text.replace(QStringLiteral("dim3(3, 2), dim3(8, 8)"), QStringLiteral("dim3(2, 1), dim3(16, 16)"));
        kernel.setText(text.toStdString());
        window->parts().actions.runKernel->trigger();
        QVERIFY2(messages.text(topic).contains(QStringLiteral("Only the kernel was run again")),
                 qPrintable(messages.text(topic)));

        QVERIFY(!window->close());
        const QString asked = messages.text(MessageBar::Topic::KernelFile);
        QVERIFY2(asked.contains(QStringLiteral("lab.cu has changes that were not saved")), qPrintable(asked));
        press(*window, QStringLiteral("Save and run"));
        QTRY_COMPARE_WITH_TIMEOUT(firstValue(*window, "twice"), 18, patience);
        QCOMPARE(window->parts().settings.recipe().block, (BlockSize{16, 16}));
        QVERIFY(window->close());
    }

    void aFindingOfTheHostLeadsToItsLine()
    {
        QByteArray text = lab();
        text.replace("cudaMemcpyDeviceToHost", "cudaMemcpyHostToDevice");
        const auto window = opened(text);
        press(*window, QStringLiteral("Run it"));
        QTRY_COMPARE_WITH_TIMEOUT(firstValue(*window, "twice"), 14, patience);
        QTRY_COMPARE_WITH_TIMEOUT(kindsIn(*window).value(0), QStringLiteral("Wrong kind of copy"), patience);
        QTRY_VERIFY_WITH_TIMEOUT(kindsIn(*window).size() > 1, patience); // those of the kernel follow
        press(*window, QStringLiteral("1 finding"));
        QVERIFY(window->findChild<FindingsPanel*>()->isVisible());
        clickFinding(*window, 0);
        auto& kernel = *window->findChild<KernelPanel*>();
        QVERIFY(kernel.isVisible());
        QCOMPARE(kernel.view().currentLine(), 24);
        QVERIFY(kernel.view().marks().contains(24));

        window->parts().settings.pickOperation("sobel"); // which has no host code
        QVERIFY(!kindsIn(*window).contains(QStringLiteral("Wrong kind of copy")));
    }

    void itsKernelsCanBeOpenedWithoutRunningIt()
    {
        const auto window = opened(lab());
        press(*window, QStringLiteral("Open its kernels only"));
        QTRY_VERIFY_WITH_TIMEOUT(firstValue(*window, "twice") >= 0, patience);
        QCOMPARE(outputOf(*window), QString());
    }
};

TILESCOPE_TEST(ProgramWindowTest, runWithWindow)
#include "program_window_test.moc"
