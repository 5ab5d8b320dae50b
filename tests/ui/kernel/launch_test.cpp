#include "tests/ui/window_fixture.h"
#include "ui/kernel/kernel_controller.h"
#include "ui/kernel/kernel_editor.h"
#include "ui/kernel/kernel_panel.h"
#include "ui/launch/binding_dialog.h"
#include "ui/launch/binding_model.h"
#include "ui/launch/launch_controller.h"
#include "ui/launch/launch_panel.h"
#include "ui/launch/launch_table.h"
#include "ui/operations/own_operations.h"
#include "ui/session/settings_model.h"
#include "ui/shell/message_bar.h"
#include "ui/shell/paged_panel.h"
#include "ui/texts.h"
#include "ui/window/image_controller.h"

#include <QPushButton>

using namespace tilescope;
using namespace tilescope::test;

/// What the host gives a kernel of the user's own.
class LaunchTest : public QObject
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

    QByteArray contentOf(const QString& path) const
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    static void drop(MainWindow& window, const QString& path)
    {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        QDragEnterEvent enter({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&window, &enter);
        QDropEvent event({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&window, &event);
    }

    /// The cell "Given" of the row with that name; invalid if there is none.
    static QModelIndex given(const BindingModel& model, const QString& name)
    {
        for (int row = 0; row < model.rowCount(); ++row)
            if (model.index(row, BindingModel::Name).data() == name)
                return model.index(row, BindingModel::Given);
        return {};
    }

    /// Clicks into the cell, types and presses Return.
    static void type(LaunchTable& table, const QString& name, const QString& text)
    {
        const QModelIndex index = given(table.launches(), name);
        QVERIFY2(index.isValid(), qPrintable(name));
        table.scrollTo(index);
        table.setCurrentIndex(index);
        QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, table.visualRect(index).center());
        auto* const box = table.findChild<QComboBox*>();
        QVERIFY(box);
        box->lineEdit()->selectAll();
        QTest::keyClicks(box->lineEdit(), text);
        QTest::keyClick(box->lineEdit(), Qt::Key_Return);
    }

    static int firstValue(const MainWindow& window)
    {
        const auto& report = window.parts().run.report();
        return report && report->picture ? static_cast<int>(report->picture->bytes()[0]) : -1;
    }

    static QByteArray kernel()
    {
        return "__global__ void own(const unsigned char* in, unsigned char* out, int w, int h, int shift)\n"
               "{\n"
               "    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;\n"
               "    if (x < w && y < h) out[y * w + x] = 7 + shift;\n"
               "}\n";
    }

private slots:
    void aBindingIsChangedByTyping()
    {
        const QString path = write(QStringLiteral("bound.cu"), kernel());
        MainWindow window(options());
        showActive(window);
        waitForReport(window, QStringLiteral("sample:board@64x48"));
        drop(window, path);
        QTRY_COMPARE_WITH_TIMEOUT(firstValue(window), 8, patience); // a slider begins at 1
        window.parts().docks.show(launchPanel);
        auto& panel = panelOf<LaunchPanel>(window);
        QTRY_VERIFY(given(panel.model(), QStringLiteral("shift")).isValid());
        QCOMPARE(given(panel.model(), QStringLiteral("w")).siblingAtColumn(BindingModel::Now).data().toString(),
                 QStringLiteral("64"));
        QVERIFY(!panel.saveButton().isEnabled());

        type(panel.table(), QStringLiteral("shift"), QStringLiteral("width / 2"));
        QTRY_COMPARE_WITH_TIMEOUT(firstValue(window), 39, patience);
        QVERIFY(panelOf<KernelPanel>(window).text().find("//@ bind shift = width / 2\n") == 0);
        QCOMPARE(contentOf(path), kernel()); // until it is saved

        QTRY_VERIFY(panel.saveButton().isEnabled());
        QTest::mouseClick(&panel.saveButton(), Qt::LeftButton);
        QTRY_COMPARE(contentOf(path), "//@ bind shift = width / 2\n" + kernel());
        QTRY_VERIFY_WITH_TIMEOUT(!window.parts().settings.recipe().source, patience); // it is the file's own text now
        QVERIFY(!panelOf<KernelPanel>(window).isEdited());
        QTRY_VERIFY_WITH_TIMEOUT(window.parts().settings.operation().parameters.empty(), patience); // no slider is left
        QTRY_COMPARE_WITH_TIMEOUT(firstValue(window), 39, patience);
    }

    /// Its text leaves open how many values a pixel has: a run says it, and the table has what the run gives.
    void theValuesOfAPixelAreThoseOfTheRun()
    {
        MainWindow window(options());
        showActive(window);
        waitForReport(window, QStringLiteral("sample:board@64x48"));
        drop(window,
             write(QStringLiteral("swap.cu"),
                   "__global__ void swap(const unsigned char* in, unsigned char* out, int w, int h)\n{\n"
                   "    int x = blockIdx.x * blockDim.x + threadIdx.x;\n"
                   "    int y = blockIdx.y * blockDim.y + threadIdx.y, n = 3, i = (y * w + x) * n;\n"
                   "    if (x < w && y < h) { out[i] = in[i + 2]; out[i + 1] = in[i + 1]; out[i + 2] = in[i]; }\n"
                   "}\n"));
        QTRY_COMPARE_WITH_TIMEOUT(window.parts().settings.recipe().operation, std::string("swap"), patience);
        window.parts().docks.show(launchPanel);
        const BindingModel& model = panelOf<LaunchPanel>(window).model();
        QTRY_VERIFY(given(model, QStringLiteral("in")).isValid());
        const auto shape = [&](const char* name) {
            return given(model, QLatin1String(name)).siblingAtColumn(BindingModel::Now).data().toString();
        };
        for (const char* const name : {"in", "out"})
            QTRY_COMPARE_WITH_TIMEOUT(shape(name), QStringLiteral("64x48x3 unsigned char"), patience);
    }

    /// Its limits are a note; the slider follows when the text is saved.
    void aSliderGetsItsLimits()
    {
        MainWindow window(options());
        showActive(window);
        waitForReport(window, QStringLiteral("sample:board@64x48"));
        drop(window, write(QStringLiteral("limits.cu"), kernel()));
        QTRY_COMPARE_WITH_TIMEOUT(firstValue(window), 8, patience);
        window.parts().docks.show(launchPanel);
        auto& panel = panelOf<LaunchPanel>(window);
        QTRY_VERIFY(given(panel.model(), QStringLiteral("shift")).isValid());
        LaunchEdit edit{.what = LaunchEdit::What::Slider, .launch = {}, .name = "shift", .written = "4 in 2..6 Added"};
        emit panel.model().editWanted(edit);
        QTRY_VERIFY(panel.saveButton().isEnabled());
        QTest::mouseClick(&panel.saveButton(), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(window.parts().settings.operation().parameters.front().maximum, 6.0, patience);
        QCOMPARE(window.parts().settings.operation().parameters.front().meaning, std::string("Added"));
    }

    void aFileThatCannotBeLaunchedIsAskedAbout()
    {
        const QByteArray text =
            "__global__ void sum(const unsigned char* a, const unsigned char* b, unsigned char* out, int n)\n"
            "{\n"
            "    int i = blockIdx.x * blockDim.x + threadIdx.x;\n"
            "    if (i < n) out[i] = a[i] / 2 + b[2] / 2 + 1;\n"
            "}\n";
        const QString path = write(QStringLiteral("asked.cu"), text);
        MainWindow window(options());
        showActive(window);
        waitForReport(window, QStringLiteral("sample:board@64x48"));
        drop(window, path);
        QTRY_VERIFY(window.findChild<BindingDialog*>());
        auto* const dialog = window.findChild<BindingDialog*>();
        QVERIFY(!dialog->openButton().isEnabled());
        QVERIFY2(dialog->problem().contains(QStringLiteral("reads through two pointers")),
                 qPrintable(dialog->problem()));
        QCOMPARE(given(dialog->table().launches(), QStringLiteral("b")).data(Qt::EditRole).toString(), QString());
        type(dialog->table(), QStringLiteral("b"), QStringLiteral("input"));
        QTRY_VERIFY(dialog->openButton().isEnabled());
        QCOMPARE(contentOf(path), text); // nothing is written unasked
        QTest::mouseClick(&dialog->openButton(), Qt::LeftButton);
        QTRY_COMPARE(contentOf(path), "//@ bind b = input\n" + text);
        QTRY_COMPARE_WITH_TIMEOUT(window.parts().settings.recipe().operation, std::string("asked"), patience);
    }

    /// Its image comes later than the window.
    void thePageAskedForAtTheStartHasItsRows()
    {
        WindowOptions asked = options();
        asked.kernelFiles = {write(QStringLiteral("started.cu"), kernel())};
        asked.runner.operations = withBuiltIn(readOwnOperations({}, plainTexts(asked.kernelFiles)).operations);
        asked.recipe = Recipe();
        asked.recipe->operation = "started";
        asked.recipe->strategy =
            std::ranges::find(asked.runner.operations, std::string("started"), &Operation::name)->strategies[0].name;
        asked.panel = QStringLiteral("launch");
        MainWindow window(asked);
        showActive(window);
        auto& panel = panelOf<LaunchPanel>(window);
        QTRY_VERIFY_WITH_TIMEOUT(panel.table().isVisible(), patience);
        QTRY_VERIFY_WITH_TIMEOUT(given(panel.model(), QStringLiteral("shift")).isValid(), patience);
    }

    void onlyAnOwnKernelHasThePage()
    {
        WindowOptions asked = options();
        asked.panel = QStringLiteral("launch");
        MainWindow window(asked);
        showActive(window);
        waitForReport(window, QStringLiteral("sample:board@64x48"));
        const PagedPanel& kernelPages = *window.parts().docks.pagesOf(kernelPanel);
        QVERIFY(!kernelPages.isOffered(launchPanel)); // the host code of Sobel is Tilescope's
        QVERIFY(kernelPages.page() == kernelPanel);
        drop(window, write(QStringLiteral("paged.cu"), kernel()));
        QTRY_VERIFY_WITH_TIMEOUT(kernelPages.isOffered(launchPanel), patience);
        window.parts().docks.show(launchPanel);
        QTRY_VERIFY(panelOf<LaunchPanel>(window).table().isVisible());
        window.parts().settings.pickOperation("sobel");
        QVERIFY(!kernelPages.isOffered(launchPanel));
        QVERIFY(kernelPages.page() == kernelPanel);
    }

    /// The editor offers what a note can go on with.
    void notesAreCompleted()
    {
        MainWindow window(options());
        showActive(window);
        waitForReport(window, QStringLiteral("sample:board@64x48"));
        drop(window, write(QStringLiteral("completed.cu"), "\n" + kernel()));
        QTRY_COMPARE_WITH_TIMEOUT(firstValue(window), 8, patience);
        KernelEditor& editor = panelOf<KernelPanel>(window).view();
        editor.setFocus();
        editor.setCursorPosition(0, 0);
        QTest::keyClicks(&editor, QStringLiteral("//@ bind sh"));
        QVERIFY(editor.isListActive());
        QTest::keyClick(&editor, Qt::Key_Return);
        QCOMPARE(editor.text(0), QStringLiteral("//@ bind shift\n"));
    }
};

TILESCOPE_TEST(LaunchTest, runWithWindow)
#include "launch_test.moc"
