#include "tests/fakes/failing_new.h"
#include "tests/gpu/thinned.h"
#include "tests/ui/test_program.h"
#include "ui/canvas/pictures/image_file.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QImageWriter>
#include <QTemporaryDir>
#include <QTest>

#include <functional>

using namespace tilescope;
using tilescope::test::Counted;
using tilescope::test::FailingNew;

Q_DECLARE_METATYPE(tilescope::test::Counted)

/// Memory runs out at each of the first thousand allocations of opening a picture and of saving one: the result is
/// right or there is none, with a sentence; the file is the old one or the new one; the next try works.
class ScarcePicturesTest : public QObject
{
    Q_OBJECT

private:
    static constexpr long mostPlaces = 1000;
    static constexpr int wide = 1100; ///< makes each of the bands that are converted at once a large allocation
    QTemporaryDir m_folder;

    QString path(const QString& name) const { return m_folder.filePath(name); }
    QStringList files() const { return QDir(m_folder.path()).entryList(QDir::Files | QDir::Hidden); }
    static QByteArray content(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    /// Reddish, so that it is never taken for grey; with alpha, transparent in its last rows.
    static QImage coloured(bool hasAlpha)
    {
        QImage picture(wide, 130, hasAlpha ? QImage::Format_ARGB32 : QImage::Format_RGB32);
        for (int y = 0; y < picture.height(); ++y)
            for (int x = 0; x < picture.width(); ++x)
                picture.setPixel(x, y, qRgba(100 + x % 150, y, x * y % 100, hasAlpha && y > 100 ? 40 : 255));
        return picture;
    }

    /// Calls `work` once for each place at which an allocation fails, until none does, and then each time `afterwards`,
    /// with whether it complained; returns how often it did.
    static int complaintsOf(
        const std::function<void()>& work, Counted counted, const std::function<void(bool)>& afterwards = [](bool) {})
    {
        const long step = isSanitized ? 7 : 1;
        int complaints = 0;
        bool hasFailed = true;
        for (long place = 1; hasFailed && place <= mostPlaces; place += step) {
            bool hasComplained = false, hasWords = true;
            {
                const FailingNew scarce(place, counted);
                try {
                    work();
                } catch (const std::exception& error) {
                    hasComplained = true;
                    hasWords = *error.what() != '\0';
                }
                hasFailed = scarce.hasFailed();
            }
            [&] { QVERIFY2(hasWords, qPrintable(QString::number(place))); }();
            complaints += hasComplained ? 1 : 0;
            afterwards(hasComplained);
        }
        return complaints;
    }

    static void addCounted()
    {
        QTest::addColumn<Counted>("counted");
        QTest::newRow("ours") << Counted::OwnNew;
#if TILESCOPE_MALLOC_CAN_FAIL
        QTest::newRow("of pixels, by libraries too") << Counted::Large;
#endif
    }

private slots:
    void initTestCase() { QVERIFY(m_folder.isValid()); }

    void open_data() { addCounted(); }
    void open()
    {
        QFETCH(Counted, counted);
        QImage palette = coloured(false).convertToFormat(QImage::Format_Indexed8);
        QVERIFY(coloured(false).save(path("colours.png")));
        QVERIFY(coloured(true).save(path("alpha.png")));
        QVERIFY(coloured(false).save(path("colours.jpg")));
        QVERIFY(palette.save(path("palette.bmp")));
        QVERIFY(coloured(true).convertToFormat(QImage::Format_RGBA64).save(path("deep.png")));
        for (const char* name : {"colours.png", "alpha.png", "colours.jpg", "palette.bmp", "deep.png"}) {
            const LoadedImage expected = loadImage(path(name));
            const auto load = [&] {
                const LoadedImage loaded = loadImage(path(name));
                [&] { QVERIFY2(*loaded.image == *expected.image, name); }();
            };
            const int complaints = complaintsOf(load, counted);
            QVERIFY2(complaints > 0, name);
            load();
        }
    }

    void save_data() { addCounted(); }
    void save()
    {
        QFETCH(Counted, counted);
        Image old(wide, 130, PixelFormat::Grey8), newer(wide, 130, PixelFormat::Rgb8);
        newer.row<std::uint8_t>(3)[7] = 99;
        int complaints = 0;
        for (const char* format : {"png", "jpg", "bmp", "ppm", "pgm", "pbm", "tif", "webp"}) {
            if (!QImageWriter::supportedImageFormats().contains(format))
                continue;
            const QString file = path(QStringLiteral("result.") + QLatin1String(format));
            saveImage(newer, file);
            const QByteArray after = content(file);
            saveImage(old, file);
            const QByteArray before = content(file);
            const QStringList present = files();
            const auto check = [&](bool hasComplained) {
                QCOMPARE(content(file), hasComplained ? before : after);
                QCOMPARE(files(), present);
                if (!hasComplained)
                    saveImage(old, file);
            };
            complaints += complaintsOf([&] { saveImage(newer, file); }, counted, check);
            saveImage(newer, file);
            QCOMPARE(content(file), after);
        }
        QVERIFY(complaints > 0); // not every format copies the pixels
    }

    /// In the place of a good file: icons hold smaller pictures only, and other formats cannot be opened again.
    void whatCannotBeOpenedAgainIsNotWritten()
    {
        int written = 0;
        for (const QByteArray& format : QImageWriter::supportedImageFormats()) {
            const QString file = path("whole." + QString::fromLatin1(format));
            QFile old(file);
            QVERIFY(old.open(QIODevice::WriteOnly) && old.write("old") == 3);
            old.close();
            bool isRefused = false;
            try {
                saveImage(Image(300, 200, PixelFormat::Rgb8), file);
            } catch (const ImageFileError& error) {
                isRefused = true;
                QVERIFY2(QString::fromUtf8(error.what()).contains("PNG, JPEG"), error.what());
            }
            if (isRefused) {
                QCOMPARE(content(file), QByteArray("old"));
            } else {
                const LoadedImage again = loadImage(file);
                QCOMPARE(QSize(again.image->width(), again.image->height()), QSize(300, 200));
                ++written;
            }
        }
        QVERIFY(written >= 7); // jpeg and jpg, bmp, pbm, pgm, png, ppm
    }
};

TILESCOPE_TEST(ScarcePicturesTest, runWithoutDisplay)
#include "scarce_pictures_test.moc"
