#include "tests/ui/test_program.h"
#include "ui/canvas/pictures/image_file.h"
#include "ui/canvas/pictures/picture_loader.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QTemporaryDir>
#include <QTest>

using namespace tilescope;

/// Loading what a recipe names: a picture, or a folder of pictures.
class PictureLoaderTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_root;

    /// A new folder with these files.
    QString folder(const QString& name) const
    {
        QDir(m_root.path()).mkpath(name);
        return m_root.filePath(name);
    }
    static void writePicture(const QString& path, int width, int height, QColor colour)
    {
        QImage picture(width, height, QImage::Format_RGB32);
        picture.fill(colour);
        QVERIFY(picture.save(path));
    }
    static void writeBytes(const QString& path, const QByteArray& bytes)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    static FileRequest requestFor(const QString& path, int width = 8, int height = 6)
    {
        return {"folder", path.toStdString(), FileRequest::Kind::Folder, width, height};
    }
    static QString refusal(const FileRequest& request)
    {
        try {
            loadRequestedFile(request, {});
        } catch (const ImageFileError& error) {
            return QString::fromUtf8(error.what());
        }
        return QStringLiteral("(was read)");
    }

private slots:
    void scalesAFolderInTheOrderOfNames()
    {
        const QString path = folder(QStringLiteral("order"));
        writePicture(path + "/b.png", 40, 30, QColor(200, 200, 200));
        writePicture(path + "/a.png", 3, 5, QColor(10, 10, 10));
        writePicture(path + "/c.bmp", 8, 6, Qt::red);
        const LoadedFile loaded = loadRequestedFile(requestFor(path), {});
        QVERIFY(loaded.notes.empty());
        QCOMPARE(loaded.image->width(), 8);
        QCOMPARE(loaded.image->height(), 3 * 6);
        QCOMPARE(loaded.image->format(), PixelFormat::Grey8);
        const int levels[] = {10, 200, 76}; // BT.601 makes red 76
        for (int y = 0; y < loaded.image->height(); ++y)
            for (int x = 0; x < 8; ++x)
                QCOMPARE(int(loaded.image->row<std::uint8_t>(y)[x]), levels[y / 6]);
    }

    void scalesSmoothly()
    {
        const QString path = folder(QStringLiteral("smooth"));
        QImage stripes(64, 8, QImage::Format_Grayscale8);
        for (int y = 0; y < 8; ++y)
            for (int x = 0; x < 64; ++x)
                stripes.scanLine(y)[x] = x % 2 == 0 ? 0 : 200;
        QVERIFY(stripes.save(path + "/stripes.png"));
        const LoadedFile loaded = loadRequestedFile(requestFor(path, 8, 8), {});
        for (int x = 0; x < 8; ++x)
            QVERIFY(std::abs(loaded.image->row<std::uint8_t>(4)[x] - 100) <= 2);
    }

    void namesAndCountsWhatItSkips()
    {
        const QString path = folder(QStringLiteral("mixed"));
        writePicture(path + "/good.png", 8, 6, Qt::white);
        for (const char* name : {"1.txt", "2.txt", "3.txt", "4.txt"})
            writeBytes(path + "/" + name, "no picture");
        writeBytes(path + "/5.png", QByteArray());
        QDir(path).mkpath(QStringLiteral("folder.png")); // folders inside are ignored
        const LoadedFile loaded = loadRequestedFile(requestFor(path), {});
        QCOMPARE(loaded.image->height(), 6);
        QCOMPARE(loaded.notes.size(), std::size_t{1});
        const QString note = QString::fromStdString(english(loaded.notes.front()));
        for (const char* words : {"5 of the 6 files", " could not be read", "1.txt, 2.txt, 3.txt and 2 more"})
            QVERIFY2(note.contains(QLatin1String(words)), qPrintable(note));
    }

    void refusesInASentence()
    {
        const QString bad = folder(QStringLiteral("bad"));
        writeBytes(bad + "/notes.txt", "no picture");
        const QString good = folder(QStringLiteral("good"));
        writePicture(good + "/a.png", 8, 6, Qt::white);
        const struct {
            FileRequest request;
            QString words;
        } rows[] = {
            {requestFor(QString()), QStringLiteral("no folder")},
            {requestFor(m_root.filePath(QStringLiteral("missing"))), QStringLiteral("no folder")},
            {requestFor(good + "/a.png"), QStringLiteral("is a file")},
            {requestFor(folder(QStringLiteral("empty"))), QStringLiteral("is empty")},
            {requestFor(bad), QStringLiteral("notes.txt")},
            {requestFor(good, 0, 6), QStringLiteral("0×6")},
            {requestFor(good, 1 << 20, 1 << 20), QStringLiteral("cannot be scaled")},
            {{"template", (good + "/none.png").toStdString()}, QStringLiteral("no file")},
        };
        for (const auto& row : rows)
            QVERIFY2(refusal(row.request).contains(row.words), qPrintable(refusal(row.request)));
    }

    void loadsAPictureAsGrey()
    {
        const QString path = folder(QStringLiteral("single")) + "/red.png";
        writePicture(path, 5, 4, Qt::red);
        const LoadedFile loaded = loadRequestedFile({"template", path.toStdString()}, {});
        QCOMPARE(loaded.image->format(), PixelFormat::Grey8);
        QCOMPARE(loaded.image->width(), 5);
        QCOMPARE(int(loaded.image->row<std::uint8_t>(3)[4]), 76);
    }

    void stopsWhenAsked()
    {
        const QString path = folder(QStringLiteral("stop"));
        writePicture(path + "/a.png", 8, 6, Qt::white);
        std::stop_source source;
        source.request_stop();
        RunControl control;
        control.stop = source.get_token();
        QVERIFY_THROWS_EXCEPTION(Cancelled, loadRequestedFile(requestFor(path), control));
    }
};

TILESCOPE_TEST(PictureLoaderTest, runWithoutDisplay)
#include "canvas_picture_loader_test.moc"
