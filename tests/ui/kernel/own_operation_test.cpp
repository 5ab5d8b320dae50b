#include "tests/ui/window_fixture.h"
#include "ui/kernel/kernel_panel.h"
#include "ui/operations/own_operations.h"
#include "ui/session/settings_model.h"
#include "ui/settings/operation_picker.h"
#include "ui/shell/message_bar.h"
#include "ui/shell/status_line.h"
#include "ui/shell/window_actions.h"

#include <QDropEvent>
#include <QFileDialog>
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
        QTRY_COMPARE(window.parts().status.checkText(), QStringLiteral("not checked"));

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
        const auto patterns = window.parts().actions.newKernel->menu()->actions();
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
