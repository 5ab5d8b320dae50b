#include "gpu/operations/mistake.h"
#include "tests/ui/window_fixture.h"
#include "ui/findings/finding_model.h"
#include "ui/findings/findings_panel.h"
#include "ui/kernel/kernel_bar.h"
#include "ui/kernel/kernel_controller.h"
#include "ui/kernel/kernel_editor.h"
#include "ui/kernel/kernel_panel.h"
#include "ui/kernel/lesson_strip.h"
#include "ui/settings/block_control.h"
#include "ui/settings/settings_panel.h"
#include "ui/shell/window_actions.h"

#include <QAction>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QTableView>
#include <QToolButton>
#include <QtTest>

using namespace tilescope;
using namespace tilescope::test;

namespace
{

const QString sample = QStringLiteral("sample:board@64x48");
constexpr auto fileTopic = MessageBar::Topic::KernelFile;

std::vector<std::byte> bytesOf(const ImagePtr& image)
{
    return image ? std::vector<std::byte>(image->bytes().begin(), image->bytes().end()) : std::vector<std::byte>();
}

/// Waits for the settled run of the current settings.
void waitForRun(MainWindow& window)
{
    QTRY_VERIFY_WITH_TIMEOUT(!window.parts().session.isBusy() && window.parts().run.report() &&
                                 window.parts().run.report()->recipe.source ==
                                     window.parts().settings.recipe().source &&
                                 window.parts().run.report()->recipe.block == window.parts().settings.recipe().block,
                             patience);
}

/// Puts the caret before the passage.
void goTo(KernelEditor& view, const QString& passage)
{
    QVERIFY2(view.findFirst(passage, false, true, false, false, true, 0, 0), qPrintable(passage));
    int line = 0, index = 0, endLine = 0, endIndex = 0;
    view.getSelection(&line, &index, &endLine, &endIndex);
    view.setCursorPosition(line, index);
    view.setFocus();
}

QAction* entryOf(MainWindow& window, const QString& title)
{
    auto* menu = window.parts().actions.breakKernel->menu();
    emit menu->aboutToShow();
    for (auto* action : menu->actions())
        if (action->text().startsWith(title))
            return action;
    return nullptr;
}

} // namespace

/// Editing the kernel in the window, by keyboard and mouse.
class KernelControllerTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    WindowOptions options() const { return windowOptions(m_folder, sample); }
    QString write(const char* name, const QByteArray& bytes) const
    {
        const QString path = m_folder.filePath(QLatin1String(name));
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write");
        return path;
    }

private slots:
    void anErrorIsSaidAtItsLineUntilItIsRepaired()
    {
        MainWindow window(options());
        showActive(window);
        auto& view = panelOf<KernelPanel>(window).view();
        goTo(view, QStringLiteral("int tileWidth = blockDim.x + 2;"));
        const int line = view.currentLine();
        QTest::keyClicks(&view, QStringLiteral("nothing "));
        QCOMPARE(panelOf<KernelPanel>(window).bar().state(), QStringLiteral("edited, not run"));
        QTRY_VERIFY_WITH_TIMEOUT(view.marks().contains(line), patience);
        QVERIFY(panelOf<KernelPanel>(window).bar().state().contains(QStringLiteral("error")));
        QVERIFY2(view.noteAt(line).contains(QStringLiteral("nothing")), qPrintable(view.noteAt(line)));
        for (int letters = 0; letters < 8; ++letters)
            QTest::keyClick(&view, Qt::Key_Backspace);
        QVERIFY(!view.marks().contains(line));
        QVERIFY(view.noteAt(line).isEmpty());
        QVERIFY(!window.parts().settings.recipe().source);
    }

    void otherMachineCodeIsMarkedWhereTheToolsAreThere()
    {
        // Scripts in place of ptxas and nvdisasm: the machine code has a spill for each line of PTX, and nothing else.
        const auto install = [this](const char* name, const QByteArray& script) {
            QFile(write(name, "#!/bin/sh\n" + script)).setPermissions(QFile::ReadOwner | QFile::ExeOwner);
        };
        install("ptxas", "touch kernel.cubin\n");
        install("nvdisasm", "printf '\\t.section\\t.text.sobel,\\n'\n"
                            "for line in $(seq 500); do\n"
                            "printf '//## File \".nv_debug_ptx_txt\", line %d\\n/*0000*/ STL [R1], R2 ;\\n' $line\n"
                            "done\n");
        const QByteArray path = qgetenv("PATH");
        qputenv("PATH", m_folder.path().toUtf8() + ":" + path);
        const auto restore = qScopeGuard([&path] { qputenv("PATH", path); });
        WindowOptions shown = options(), hidden = options();
        shown.runner.toolchain.allowNvdisasm = true;
        hidden.runner.toolchain.allowNvdisasm = false;
        MainWindow window(shown), without(hidden);
        for (MainWindow* one : {&window, &without}) {
            showActive(*one);
            waitForReport(*one, sample);
        }
        panelOf<KernelPanel>(window).setCounter(LineCounter::GlobalSectors); // Learn shows none by itself
        const auto& figures = panelOf<KernelPanel>(window).figures();
        QTRY_VERIFY_WITH_TIMEOUT(!figures.hints().empty(), patience);
        const int line = figures.hints().begin()->first;
        QVERIFY2(figures.toolTip(line).contains(QLatin1String("The machine code for sm_")),
                 qPrintable(figures.toolTip(line)));
        QVERIFY(without.parts().side.isIdle());
        QVERIFY(panelOf<KernelPanel>(without).figures().hints().empty());
    }

    void controlEnterRunsWhatWasTyped()
    {
        MainWindow window(options());
        showActive(window);
        waitForReport(window, sample);
        QTRY_VERIFY_WITH_TIMEOUT(!window.parts().session.isBusy(), patience);
        const auto before = bytesOf(window.parts().run.report()->picture);
        auto& panel = panelOf<KernelPanel>(window);
        goTo(panel.view(), QStringLiteral("min(255, abs(gx)"));
        QTest::keyClicks(&panel.view(), QStringLiteral("255 - "));
        const std::string typed = panel.text();
        QTRY_COMPARE_WITH_TIMEOUT(panel.bar().state(), QStringLiteral("compiles"), patience);
        QTest::keyClick(&panel.view(), Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(window.parts().settings.recipe().source, std::optional(typed));
        QCOMPARE(panel.text(), typed); // and no line was wrapped
        waitForRun(window);
        QVERIFY(bytesOf(window.parts().run.report()->picture) != before);
        QTRY_COMPARE(panel.bar().state(), QStringLiteral("ran"));

        QVERIFY(window.parts().actions.undo->text().contains(QStringLiteral("kernel source")));
        window.parts().actions.undo->trigger();
        QVERIFY(!window.parts().settings.recipe().source);
        QVERIFY(!panel.isEdited());
        window.parts().actions.redo->trigger();
        QCOMPARE(panel.text(), typed);
        window.parts().actions.command("kernel.revert")->trigger();
        QCOMPARE(panel.text(), panel.ownText());
        QVERIFY(!panel.isEdited());
        waitForRun(window);
        QVERIFY(bytesOf(window.parts().run.report()->picture) == before);
        window.parts().actions.undo->trigger();
        QCOMPARE(panel.text(), typed);
    }

    void theHostSaysWhatItPasses()
    {
        MainWindow window(options());
        showActive(window);
        auto& view = panelOf<KernelPanel>(window).view();
        goTo(view, QStringLiteral("int height)\n{"));
        const int line = view.currentLine();
        QTest::keyClicks(&view, QStringLiteral("int more, "));
        QTRY_VERIFY_WITH_TIMEOUT(!view.noteAt(line).isEmpty(), patience);
        const QString note = view.noteAt(line).simplified();
        QVERIFY2(note.contains(QStringLiteral("const unsigned char* input, unsigned char* output, int width, int "
                                              "height")),
                 qPrintable(note));
    }

    void aTextBelongsToItsStrategy()
    {
        MainWindow window(options());
        showActive(window);
        auto& settings = window.parts().settings;
        Recipe edited = settings.recipe();
        edited.source = panelOf<KernelPanel>(window).ownText() + "// mine\n";
        settings.setRecipe(edited);
        settings.pickStrategy("global");
        QVERIFY(!settings.recipe().source);
        settings.pickStrategy("shared");
        QCOMPARE(settings.recipe().source, edited.source);
        for (int step = 0; step < 3; ++step)
            window.parts().actions.undo->trigger();
        QVERIFY(!settings.recipe().source);
        QVERIFY(!window.parts().actions.undo->isEnabled());
        for (int step = 0; step < 3; ++step)
            window.parts().actions.redo->trigger();
        QCOMPARE(settings.recipe().source, edited.source);
        QCOMPARE(panelOf<KernelPanel>(window).text(), *edited.source);
    }

    void aKernelIsSavedAndOpened()
    {
        MainWindow window(options());
        showActive(window);
        auto& panel = panelOf<KernelPanel>(window);
        goTo(panel.view(), QStringLiteral("// Sobel from"));
        QTest::keyClicks(&panel.view(), QStringLiteral("// mine "));
        const std::string typed = panel.text();
        const QString path = m_folder.filePath(QStringLiteral("mine.cu"));
        window.findChild<KernelController*>()->saveTo(path);
        QVERIFY(window.parts().messages.text(fileTopic).contains(path));
        window.parts().actions.command("kernel.revert")->trigger();
        QVERIFY(panel.text() != typed);
        window.open(path);
        QCOMPARE(panel.text(), typed);
        QCOMPARE(window.parts().settings.recipe().source, std::optional(typed));
        QCOMPARE(window.parts().settings.recipe().backend, BackendChoice::Auto); // it is the user's own
    }

    void aKernelFromElsewhereStaysInTheEmulator()
    {
        MainWindow window(options());
        showActive(window);
        const QString path =
            write("else.cu", QByteArray::fromStdString(panelOf<KernelPanel>(window).ownText() + "// theirs\n"));
        QMimeData mime;
        mime.setUrls({QUrl::fromLocalFile(path)});
        QDragEnterEvent enter({400, 300}, Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&window, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(400, 300), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&window, &drop);
        QVERIFY(window.parts().settings.recipe().source);
        QCOMPARE(window.parts().settings.recipe().backend, BackendChoice::Emulator);
        QVERIFY(window.parts().messages.text(MessageBar::Topic::HeldKernel).contains(QStringLiteral("emulator")));
    }

    void whatIsNoKernelChangesNothing()
    {
        MainWindow window(options());
        showActive(window);
        const Recipe before = window.parts().settings.recipe();
        for (const QByteArray& bytes : {QByteArray("a\0b", 3), QByteArray("\xFF\xFE"), QByteArray(2 << 20, 'a')}) {
            window.open(write("hostile.cu", bytes));
            QVERIFY(window.parts().messages.text(fileTopic).contains(QStringLiteral("was not opened")));
            QCOMPARE(window.parts().settings.recipe(), before);
        }
    }

    void aMistakeIsSeenAndRepaired()
    {
        MainWindow window(options());
        showActive(window);
        waitForReport(window, sample);
        const auto picture = bytesOf(window.parts().run.report()->picture);
        const Recipe before = window.parts().settings.recipe();
        auto& panel = panelOf<KernelPanel>(window);
        auto* entry = entryOf(window, QStringLiteral("Missing halo corners"));
        QVERIFY(entry && entry->isEnabled() && !entry->isChecked());
        entry->trigger();
        waitForRun(window);
        QVERIFY(bytesOf(window.parts().run.report()->picture) != picture);
        QVERIFY(panel.lesson().lesson().contains(QStringLiteral("corner")));
        QVERIFY(!panel.view().changes().empty());
        QVERIFY(window.parts().actions.kernelDifferences->isChecked());
        QVERIFY(entryOf(window, QStringLiteral("Missing halo corners"))->isChecked());
        const auto& model = panelOf<FindingsPanel>(window).model();
        int row = -1;
        QTRY_VERIFY_WITH_TIMEOUT(
            std::ranges::any_of(model.findings(),
                                [](const Finding& finding) { return finding.kind == FindingKind::Uninitialised; }),
            patience);
        for (int i = 0; i < model.rowCount(); ++i)
            row = model.findings()[static_cast<std::size_t>(i)].kind == FindingKind::Uninitialised ? i : row;
        const auto* cure = panelOf<FindingsPanel>(window).cureButton(row);
        QVERIFY(cure && cure->toolTip().contains(QStringLiteral("Missing halo corners")));

        QTest::mouseClick(panel.lesson().repairButton(), Qt::LeftButton);
        QCOMPARE(window.parts().settings.recipe(), before);
        QVERIFY(panel.lesson().lesson().isEmpty());
        QVERIFY(!window.parts().actions.kernelDifferences->isChecked());
        waitForRun(window);
        QVERIFY(bytesOf(window.parts().run.report()->picture) == picture);
    }

    /// Each alone is explained; both at once would look like the last one.
    void aMistakeTakesThePlaceOfTheOneBefore()
    {
        MainWindow window(options());
        showActive(window);
        const Recipe before = window.parts().settings.recipe();
        const auto& lesson = panelOf<KernelPanel>(window).lesson();
        const Registry registry;
        const auto mistakes = registry.mistakes(registry.operation("sobel"), "shared");
        QVERIFY(mistakes.size() > 2);
        for (const Mistake& mistake : mistakes) {
            QAction* const entry = entryOf(window, QString::fromStdString(mistake.title));
            QVERIFY2(entry && entry->isEnabled() && !entry->isChecked(), mistake.title.c_str());
            entry->trigger();
            const std::string text = panelOf<KernelPanel>(window).text();
            for (const Mistake& other : mistakes)
                QCOMPARE(isApplied(text, other), other.name == mistake.name);
            QCOMPARE(window.parts().settings.recipe().block, mistake.block.value_or(before.block));
        }
        QTest::mouseClick(lesson.repairButton(), Qt::LeftButton);
        QCOMPARE(window.parts().settings.recipe(), before);
        QVERIFY(lesson.lesson().isEmpty());
    }

    void nothingIsOfferedForWhatWasMendedByHand()
    {
        MainWindow window(options());
        showActive(window);
        QVERIFY(!entryOf(window, QStringLiteral("Rows without pitch"))); // of another strategy, and counted
        QAction* const rest = window.parts().actions.breakKernel->menu()->actions().back();
        QVERIFY(!rest->isEnabled() && rest->text().endsWith(QLatin1String(" more in other strategies")));
        QVERIFY(rest->toolTip().contains(QLatin1String("Rows without pitch")));
        entryOf(window, QStringLiteral("No barrier"))->trigger();
        auto& panel = panelOf<KernelPanel>(window);
        QVERIFY(!panel.lesson().lesson().isEmpty());
        goTo(panel.view(), QStringLiteral("// Mistake: no barrier"));
        panel.view().insert(QStringLiteral("/* wait */ __syncthreads ( );\n"));
        QTRY_VERIFY(panel.lesson().lesson().isEmpty());
        const QAction* const entry = entryOf(window, QStringLiteral("No barrier"));
        QVERIFY(!entry->isChecked() && !entry->isEnabled());
    }

    void aFindingsCureRepairsItToo()
    {
        MainWindow window(options());
        showActive(window);
        entryOf(window, QStringLiteral("Missing halo corners"))->trigger();
        waitForRun(window);
        auto& findings = panelOf<FindingsPanel>(window);
        const auto isThere = [](const Finding& finding) { return finding.kind == FindingKind::Uninitialised; };
        QTRY_VERIFY_WITH_TIMEOUT(std::ranges::any_of(findings.model().findings(), isThere), patience);
        const auto found = std::ranges::find_if(findings.model().findings(), isThere);
        const auto row = static_cast<int>(found - findings.model().findings().begin());
        findings.cureButton(row)->click();
        QVERIFY(!window.parts().settings.recipe().source);
    }

    void aMistakesSettingsComeAndGoWithIt()
    {
        MainWindow window(options());
        showActive(window);
        const Recipe before = window.parts().settings.recipe();
        const Registry registry;
        for (const Mistake& mistake : registry.mistakes(registry.operation("sobel"), "shared")) {
            if (!mistake.block)
                continue;
            entryOf(window, QString::fromStdString(mistake.title))->trigger();
            QCOMPARE(window.parts().settings.recipe().block, *mistake.block);
            window.parts().actions.undo->trigger();
            QCOMPARE(window.parts().settings.recipe().block, before.block);
            QVERIFY(!window.parts().settings.recipe().source);
            QVERIFY(!window.parts().actions.undo->isEnabled());
        }
    }

    void theMenuSaysWhyAMistakeFindsNoPlace()
    {
        MainWindow window(options());
        showActive(window);
        auto& view = panelOf<KernelPanel>(window).view();
        goTo(view, QStringLiteral("__syncthreads();"));
        QTest::keyClicks(&view, QStringLiteral("//"));
        auto* entry = entryOf(window, QStringLiteral("No barrier"));
        QVERIFY(entry && !entry->isEnabled());
        QVERIFY2(entry->toolTip().contains(QStringLiteral("cannot be applied")), qPrintable(entry->toolTip()));
        auto* other = entryOf(window, QStringLiteral("Sum not clamped"));
        QVERIFY(other && other->isEnabled());
        other->trigger(); // the typed text changes with it
        QVERIFY(window.parts().settings.recipe().source->find("//__syncthreads") != std::string::npos);
    }

    void buttonsAndMenuAreTheSame()
    {
        MainWindow window(options());
        showActive(window);
        const auto& bar = panelOf<KernelPanel>(window).bar();
        QVERIFY(!window.parts().actions.command("kernel.revert")->isEnabled());
        auto& view = panelOf<KernelPanel>(window).view();
        goTo(view, QStringLiteral("// Sobel from"));
        QTest::keyClicks(&view, QStringLiteral("// "));
        QVERIFY(window.parts().actions.command("kernel.revert")->isEnabled());
        QTest::mouseClick(bar.differencesButton(), Qt::LeftButton);
        QVERIFY(!view.noteAt(view.currentLine() - 1).isEmpty()); // the original line, shown above the edited one
        const std::string typed = panelOf<KernelPanel>(window).text();
        QTest::keyClick(&view, Qt::Key_D, Qt::ControlModifier);
        QVERIFY(!window.parts().actions.kernelDifferences->isChecked());
        QCOMPARE(panelOf<KernelPanel>(window).text(), typed); // the editor's own Ctrl+D would duplicate the line
        QTest::mouseClick(bar.runButton(), Qt::LeftButton);
        QVERIFY(window.parts().settings.recipe().source);
    }
};

TILESCOPE_TEST(KernelControllerTest, runWithWindow)
#include "kernel_controller_test.moc"
