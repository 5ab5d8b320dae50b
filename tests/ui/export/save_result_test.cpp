#include "tests/ui/window_fixture.h"
#include "ui/canvas/pictures/image_file.h"
#include "ui/shell/window_actions.h"

#include <QAction>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>

#include <cstring>

using namespace tilescope;
using namespace tilescope::test;

/// *Save result* in a complete window: the dialog's filters decide the format.
class SaveResultTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    const QString m_image = QStringLiteral("sample:board@96x64");

    static QByteArray read(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    static void chooseFilter(QFileDialog& dialog, const QString& words)
    {
        auto* box = dialog.findChild<QComboBox*>(QStringLiteral("fileTypeCombo"));
        for (int i = 0; i < box->count(); ++i)
            if (box->itemText(i).contains(words)) {
                box->setFocus();
                while (box->currentIndex() != i)
                    QTest::keyClick(box, box->currentIndex() < i ? Qt::Key_Down : Qt::Key_Up);
                return;
            }
        QFAIL(qPrintable(QStringLiteral("There is no filter ") + words));
    }

private slots:
    void initTestCase() { QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs); }

    void theFilterDecidesTheFormat_data()
    {
        QTest::addColumn<QString>("filter");
        QTest::addColumn<QString>("suffix");
        QTest::addColumn<QByteArray>("head");
        QTest::newRow("picture") << "PNG"
                                 << "png" << QByteArray("\x89PNG");
        QTest::newRow("TIFF") << "TIFF"
                              << "tif" << QByteArray("II*\0", 4);
        QTest::newRow("NumPy") << "NumPy"
                               << "npy" << QByteArray("\x93NUMPY");
        QTest::newRow("table") << "Table"
                               << "csv" << QByteArray();
    }
    void theFilterDecidesTheFormat()
    {
        QFETCH(QString, filter);
        QFETCH(QString, suffix);
        QFETCH(QByteArray, head);
        WindowOptions made = windowOptions(m_folder, m_image);
        made.recipe = Recipe();
        made.recipe->operation = "template_matching"; // whose result is of floats
        made.recipe->counters = CounterMode::None;
        MainWindow window(made);
        showActive(window);
        waitForReport(window, m_image);
        window.parts().actions.save->trigger();
        QTRY_VERIFY(window.findChild<QFileDialog*>());
        auto& dialog = *window.findChild<QFileDialog*>();
        chooseFilter(dialog, filter);
        auto* name = dialog.findChild<QLineEdit*>();
        QVERIFY2(name->text().endsWith(u'.' + suffix), qPrintable(name->text())); // of the suggested name
        name->setText(m_folder.filePath(QStringLiteral("result")));               // without a suffix
        auto* save = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Save);
        QTest::mouseClick(save, Qt::LeftButton);
        const QString path = m_folder.filePath(QStringLiteral("result.") + suffix);
        QTRY_VERIFY_WITH_TIMEOUT(window.parts().messages.text(MessageBar::Topic::Save).contains(path), patience);
        const QByteArray bytes = read(path);
        QVERIFY(!bytes.isEmpty() && bytes.startsWith(head));
        const ImagePtr result = window.parts().run.report()->picture;
        if (suffix == QLatin1String("tif")) {
            const LoadedImage again = loadImage(path);
            QCOMPARE(again.values->planes.size(), std::size_t(1));
            QVERIFY(*again.values->planes.front() == *result);
        } else if (suffix == QLatin1String("csv")) {
            QCOMPARE(bytes.count('\n'), result->height());
            QCOMPARE(bytes.left(bytes.indexOf(',')).toFloat(), *result->row<float>(0));
        } else if (suffix == QLatin1String("npy")) {
            float last = 0;
            std::memcpy(&last, bytes.constData() + bytes.size() - sizeof last, sizeof last);
            QCOMPARE(last, result->row<float>(result->height() - 1)[result->width() - 1]);
        }
    }
};

TILESCOPE_TEST(SaveResultTest, runWithWindow)
#include "save_result_test.moc"
