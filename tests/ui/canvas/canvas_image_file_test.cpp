#include "gpu/recipe/run_control.h"
#include "tests/ui/canvas/file_fixture.h"
#include "tests/ui/test_program.h"
#include "ui/canvas/pictures/display_range.h"
#include "ui/canvas/pictures/image_file.h"
#include "ui/canvas/pictures/picture_file.h"
#include "ui/canvas/pictures/value_files.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QImageReader>
#include <QTemporaryDir>
#include <QTest>
#include <QtEndian>

#include <cmath>
#include <stop_token>
#include <utility>

using namespace tilescope;

/// Reading and writing picture files without a display: valid, unusual and broken ones, all generated here.
class ImageFileTest : public test::FolderTest
{
    Q_OBJECT

private:
    static QImage colours(int width, int height)
    {
        QImage picture(width, height, QImage::Format_RGB32);
        for (int y = 0; y < height; ++y) {
            for (int x = 0; x < width; ++x)
                picture.setPixel(x, y, qRgb(x * 7 % 256, y * 5 % 256, x * y % 256));
        }
        return picture;
    }
    static QByteArray encoded(const QImage& picture, const char* format)
    {
        QByteArray bytes;
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::WriteOnly);
        return picture.save(&buffer, format, 95) ? bytes : QByteArray();
    }
    static QString refusal(const QString& path)
    {
        try {
            loadImage(path);
        } catch (const ImageFileError& error) {
            return QString::fromUtf8(error.what());
        }
        return QStringLiteral("(was read)");
    }

    /// A picture that no format compresses well.
    static QImage noise(int width, int height)
    {
        QImage picture(width, height, QImage::Format_RGB32);
        std::uint32_t state = 1;
        for (int y = 0; y < height; ++y) {
            for (int x = 0; x < width; ++x)
                picture.setPixel(x, y, (state = state * 1664525u + 1013904223u) >> 8);
        }
        return picture;
    }
    /// Two pixels, uncompressed, grey.
    static QByteArray tiff(int bits, int format)
    {
        const int pixelBytes = 2 * bits / 8;
        QByteArray bytes("II*\0\x08\0\0\0", 8);
        const auto number = [&bytes](int value, int count) {
            for (int i = 0; i < count; ++i)
                bytes.append(static_cast<char>(value >> 8 * i));
        };
        const std::pair<int, int> tags[] = {{256, 2},   {257, 1}, {258, bits}, {259, 1},          {262, 1},
                                            {273, 134}, {277, 1}, {278, 1},    {279, pixelBytes}, {339, format}};
        number(10, 2);
        for (const auto& [tag, value] : tags) {
            number(tag, 2);
            number(3, 2); // a number of 16 bits
            number(1, 4);
            number(value, 4);
        }
        number(0, 4);
        return bytes + QByteArray(pixelBytes, '\1');
    }

    /// CRC-32 of the PNG specification, for a handmade chunk.
    static QByteArray pngChunk(const QByteArray& type, const QByteArray& data)
    {
        std::uint32_t crc = 0xFFFFFFFFU;
        for (const char c : type + data) {
            crc ^= static_cast<std::uint8_t>(c);
            for (int bit = 0; bit < 8; ++bit)
                crc = (crc >> 1) ^ ((crc & 1) != 0 ? 0xEDB88320U : 0);
        }
        return bigEndian(static_cast<std::uint32_t>(data.size())) + type + data + bigEndian(~crc);
    }
    static QByteArray bigEndian(std::uint32_t value)
    {
        QByteArray bytes(4, 0);
        qToBigEndian(value, bytes.data());
        return bytes;
    }
    static QByteArray pngBomb(std::uint32_t width, std::uint32_t height)
    {
        const QByteArray header = bigEndian(width) + bigEndian(height) + QByteArray::fromHex("0800000000");
        return QByteArray::fromHex("89504E470D0A1A0A") + pngChunk("IHDR", header) +
               pngChunk("IDAT", QByteArray::fromHex("789C63000000010001")) + pngChunk("IEND", {});
    }
    static QByteArray withOrientation(QByteArray jpeg, char orientation)
    {
        QByteArray exif = QByteArray::fromHex("FFE1002245786966000049492A000800000001001201030001000000") +
                          QByteArray(1, orientation) + QByteArray::fromHex("00000000000000");
        exif[3] = static_cast<char>(exif.size() - 2);
        return jpeg.insert(2, exif);
    }
    /// Two frames of one pixel: red, then blue.
    static QByteArray gif()
    {
        return "GIF89a" + QByteArray::fromHex("01000100800000FF00000000FF"
                                              "2C00000000010001000002024401 00"
                                              "2C0000000001000100000202 4C0100"
                                              "3B");
    }

private slots:
    void refuses_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("says");
        const QImage picture = colours(200, 150);
        const auto cut = [](QByteArray bytes, double keep) {
            bytes.truncate(static_cast<qsizetype>(static_cast<double>(bytes.size()) * keep));
            return bytes;
        };
        QTest::newRow("empty") << "empty.png" << QByteArray() << "is empty";
        QTest::newRow("text") << "text.png" << QByteArray("hello, world")
                              << "is not a readable image. Supported formats: PNG, JPEG";
        QTest::newRow("noise") << "noise.jpg" << QByteArray(1000, '\x5A') << "is not a readable image";
        QTest::newRow("svg") << "drawing.svg"
                             << QByteArray("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"></svg>")
                             << "is not a readable image";
        for (const char* format : {"png", "jpg", "bmp", "ppm"}) {
            for (const double keep : {0.98, 0.5, 0.02})
                QTest::addRow("%s cut to %g", format, keep)
                    << QStringLiteral("cut.%1").arg(format) << cut(encoded(picture, format), keep) << "\"cut.";
        }
        QTest::newRow("jpeg without its end") << "end.jpg" << encoded(picture, "jpg").chopped(2) << "ends early";
        QTest::newRow("png without its end") << "end.png" << encoded(picture, "png").chopped(5) << "ends early";
        const QByteArray zeros(1 << 20, '\0'); // as a download leaves that was interrupted
        QTest::newRow("jpeg that ends in zeros")
            << "0.jpg" << encoded(picture, "jpg").chopped(2) + zeros << "ends early";
        QTest::newRow("png that ends in zeros")
            << "0.png" << encoded(picture, "png").chopped(12) + zeros << "ends early";
        QTest::newRow("bmp without its end") << "end.bmp" << encoded(picture, "bmp").chopped(1) << "ends early";
        QTest::newRow("gif without its picture") << "end.gif" << gif().first(26) << "ends early";
        QTest::newRow("only a signature") << "only.jpg" << QByteArray::fromHex("FFD8") << "ends early";
        QTest::newRow("bomb") << "bomb.png" << pngBomb(30000, 30000) << "has 30000×30000 pixels; up to 16384×16384";
        QTest::newRow("bomb of many gigabytes") << "bomb.png" << pngBomb(0x7FFFFFFF, 0x7FFFFFFF) << "bomb.png";
        QTest::newRow("small frame on a wide screen")
            << "wide.gif" << gif().replace(6, 2, QByteArray::fromHex("0090")) << "has 36864×1 pixels";
        QTest::newRow("too wide") << "wide.png" << encoded(QImage(16385, 1, QImage::Format_Grayscale8), "png")
                                  << "has 16385×1 pixels";
        QTest::newRow("damaged inside") << "data.png" << pngBomb(100, 100) << "cannot be decoded";
    }
    void refuses()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, bytes);
        QFETCH(QString, says);
        const QString said = refusal(written(name, bytes));
        QVERIFY2(said.contains(says), qPrintable(said));
        QVERIFY2(said.contains(name), qPrintable(said));
        QVERIFY2(said.endsWith(u'.'), qPrintable(said));
    }

    void refusesWhatIsNoFile()
    {
        QVERIFY(refusal(m_folder.filePath("missing.png")).startsWith("There is no file \""));
        QVERIFY(refusal(m_folder.path()).contains("is a folder"));
        QVERIFY(refusal("/dev/zero").contains("it is a device, not a file"));
        QVERIFY(refusal({}).startsWith("There is no file"));
        const QString locked = written("locked.png", encoded(colours(3, 3), "png"));
        QVERIFY(QFile::setPermissions(locked, {}));
        if (QFile(locked).open(QIODevice::ReadOnly))
            QSKIP("This user may read every file.");
        QVERIFY(refusal(locked).contains("cannot be read"));
    }

    /// Such as a disk image, or a download whose length was allocated beforehand.
    void refusesAFileOfManyGigabytes()
    {
        for (const char* head : {"\x89PNG\r\n\x1A\n", "\xFF\xD8\xFF\xE0"}) {
            const QString path = written("sparse", head);
            if (!QFile(path).resize(qint64{1} << 40))
                QSKIP("The file system takes no file of this size.");
            QVERIFY2(refusal(path).contains("has 1048576 MB; image files of up to 2304 MB"), qPrintable(refusal(path)));
            QFile::remove(path);
        }
    }

    void aFileThatIsCutWhileItIsReadEndsTheReadingOnly()
    {
        const QString path = written("cut meanwhile", QByteArray(1 << 20, 'x'));
        PictureFile file(path, {});
        QCOMPARE(file.read(100).size(), 100);
        QVERIFY(QFile::resize(path, 1000));
        file.readAll();
        try {
            file.throwIfEnded();
            QFAIL("was not noticed");
        } catch (const ImageFileError& error) {
            QVERIFY2(QString::fromUtf8(error.what()).contains("became shorter while it was being read"), error.what());
        }
    }

    void stopsWhenAsked()
    {
        std::stop_source source;
        source.request_stop();
        const QImage picture = colours(400, 300);
        for (const char* format : {"png", "jpg", "bmp", "ppm"})
            QVERIFY_THROWS_EXCEPTION(Cancelled,
                                     loadImage(written("stopped", encoded(picture, format)), source.get_token()));
    }

    /// The decoder itself cannot be stopped: its file ends.
    void stopsInTheMiddleOfDecoding()
    {
        std::stop_source source;
        PictureFile file(written("decoding.png", encoded(noise(600, 600), "png")), source.get_token());
        QImageReader reader(&file);
        QVERIFY(reader.canRead());
        QCOMPARE(reader.size(), QSize(600, 600));
        source.request_stop();
        QVERIFY(reader.read().isNull());
        QVERIFY_THROWS_EXCEPTION(Cancelled, file.throwIfEnded());
    }

    /// A handmade TIFF 6.0 file: one pixel, with bits a sample and a sample format that other programs do not write.
    void saysWhatATiffHoldsThatCannotBeRead_data()
    {
        QTest::addColumn<int>("bits");
        QTest::addColumn<int>("format");
        QTest::addColumn<QString>("says");
        if (readsFloatTiff()) {
            QTest::newRow("64-bit integers") << 64 << 1 << "values of an unsupported type";
            QTest::newRow("24-bit floats") << 24 << 3 << "values of an unsupported type";
            QTest::newRow("complex numbers") << 64 << 6 << "values of an unsupported type";
            return;
        }
        QTest::newRow("64-bit floats") << 64 << 3 << "64-bit floats";
        QTest::newRow("32-bit integers") << 32 << 1 << "32-bit integers";
    }
    void saysWhatATiffHoldsThatCannotBeRead()
    {
        if (!QImageReader::supportedImageFormats().contains("tiff"))
            QSKIP("The plugin is not installed.");
        QFETCH(int, bits);
        QFETCH(int, format);
        QFETCH(QString, says);
        const QString said = refusal(written("values.tif", tiff(bits, format)));
        QVERIFY2(said.contains(says) && said.contains("8 or 16 bits"), qPrintable(said));
    }

    void reads_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<PixelFormat>("format");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QString>("note");
        const QImage rgb = colours(21, 13);
        const QImage grey = rgb.convertToFormat(QImage::Format_Grayscale8);
        QImage alpha = rgb.convertToFormat(QImage::Format_ARGB32);
        const QByteArray opaque = encoded(alpha, "png");
        alpha.setPixel(3, 3, qRgba(10, 20, 30, 128));
        const QString onWhite = "Transparent parts were drawn on white.";
        const auto deep = [](int from, int to) {
            return QStringLiteral("16 bits per channel, values from %1 to %2; 0 is shown as black, 65535 as white.")
                .arg(from)
                .arg(to);
        };
        const QByteArray jpeg = encoded(rgb, "jpg");
        const QSize size(21, 13);
        QTest::newRow("png") << encoded(rgb, "png") << PixelFormat::Rgb8 << size << QString();
        QTest::newRow("png grey") << encoded(grey, "png") << PixelFormat::Grey8 << size << QString();
        QTest::newRow("png 16-bit grey") << encoded(grey.convertToFormat(QImage::Format_Grayscale16), "png")
                                         << PixelFormat::Grey8 << size << deep(0, 27242);
        QTest::newRow("png 16-bit colour") << encoded(rgb.convertToFormat(QImage::Format_RGBX64), "png")
                                           << PixelFormat::Rgb8 << size << deep(0, 61680);
        QTest::newRow("png 16-bit with alpha") << encoded(alpha.convertToFormat(QImage::Format_RGBA64), "png")
                                               << PixelFormat::Rgb8 << size << deep(0, 61680) + u' ' + onWhite;
        QTest::newRow("png alpha") << encoded(alpha, "png") << PixelFormat::Rgb8 << size << onWhite;
        QTest::newRow("png alpha, opaque") << opaque << PixelFormat::Rgb8 << size << QString();
        QTest::newRow("png palette") << encoded(rgb.convertToFormat(QImage::Format_Indexed8), "png")
                                     << PixelFormat::Rgb8 << size << QString();
        QTest::newRow("png 1 bit") << encoded(grey.convertToFormat(QImage::Format_Mono), "png") << PixelFormat::Grey8
                                   << size << QString();
        QTest::newRow("jpeg") << jpeg << PixelFormat::Rgb8 << size << QString();
        QTest::newRow("jpeg grey") << encoded(grey, "jpg") << PixelFormat::Grey8 << size << QString();
        QTest::newRow("jpeg with more behind its end") << jpeg + "more" << PixelFormat::Rgb8 << size << QString();
        QTest::newRow("jpeg turned") << withOrientation(jpeg, 6) << PixelFormat::Rgb8 << size.transposed()
                                     << "Rotated upright according to its EXIF orientation.";
        QTest::newRow("jpeg said to be upright") << withOrientation(jpeg, 1) << PixelFormat::Rgb8 << size << QString();
        QTest::newRow("bmp") << encoded(rgb, "bmp") << PixelFormat::Rgb8 << size << QString();
        QTest::newRow("pgm") << encoded(grey, "pgm") << PixelFormat::Grey8 << size << QString();
        QTest::newRow("ppm, 16 bits") << QByteArray("P6 # a comment 1 2 3\n1 1\n65535\n") +
                                             QByteArray::fromHex("FF0080004000")
                                      << PixelFormat::Rgb8 << QSize(1, 1) << deep(16384, 65280);
        QTest::newRow("gif, animated") << gif() << PixelFormat::Rgb8 << QSize(1, 1) << QString();
        QTest::newRow("one pixel") << encoded(colours(1, 1), "png") << PixelFormat::Rgb8 << QSize(1, 1) << QString();
    }
    void reads()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QSize, size);
        // Without a suffix: the content decides.
        const LoadedImage loaded = loadImage(written("picture", bytes));
        QCOMPARE(loaded.name, "picture");
        QTEST(loaded.note, "note");
        QTEST(loaded.image->format(), "format");
        QCOMPARE(QSize(loaded.image->width(), loaded.image->height()), size);
    }

    void readsFormatsOfPlugins_data()
    {
        QTest::addColumn<QByteArray>("format");
        QTest::newRow("tiff") << QByteArray("tiff");
        QTest::newRow("webp") << QByteArray("webp");
    }
    void readsFormatsOfPlugins()
    {
        QFETCH(QByteArray, format);
        if (!QImageReader::supportedImageFormats().contains(format))
            QSKIP("The plugin is not installed.");
        const QByteArray bytes = encoded(colours(40, 30), format);
        QCOMPARE(loadImage(written("picture", bytes)).image->width(), 40);
        QVERIFY(refusal(written("cut", bytes.first(bytes.size() / 2))).contains("cut"));
        QVERIFY(readableFormats().contains(QString::fromLatin1(format).toUpper()));
    }

    void keepsTheValues()
    {
        const QImage picture = colours(21, 13);
        const LoadedImage loaded = loadImage(written("values.png", encoded(picture, "png")));
        for (int y = 0; y < 13; ++y) {
            for (int x = 0; x < 21; ++x) {
                const auto* pixel = loaded.image->row<std::uint8_t>(y) + x * 3;
                QCOMPARE(qRgb(pixel[0], pixel[1], pixel[2]), picture.pixel(x, y));
            }
        }
        const auto first = loadImage(written("first.gif", gif())).image;
        QCOMPARE(first->row<std::uint8_t>(0)[0], std::uint8_t{255}); // red, the first frame
        QImage half(1, 1, QImage::Format_ARGB32);
        half.setPixel(0, 0, qRgba(0, 0, 0, 128));
        const auto white = loadImage(written("half.png", encoded(half, "png"))).image;
        QVERIFY(std::abs(white->row<std::uint8_t>(0)[0] - 127) <= 1);
    }

    /// Orientation 6: the camera was rotated; the first row of the file is the right column of the picture.
    void turnsTheRightWay()
    {
        QImage picture(32, 16, QImage::Format_RGB32);
        picture.fill(Qt::black);
        for (int x = 0; x < 32; ++x) {
            for (int y = 0; y < 8; ++y)
                picture.setPixel(x, y, qRgb(255, 255, 255));
        }
        const auto upright = loadImage(written("turned.jpg", withOrientation(encoded(picture, "jpg"), 6))).image;
        QCOMPARE(upright->width(), 16);
        QVERIFY(upright->row<std::uint8_t>(16)[15 * 3] > 200);
        QVERIFY(upright->row<std::uint8_t>(16)[0] < 50);
    }

    void takesPicturesFromMemory()
    {
        const LoadedImage pasted = imageFromQImage(colours(5, 4), "clipboard");
        QCOMPARE(pasted.name, "clipboard");
        QCOMPARE(pasted.image->width(), 5);
        QCOMPARE(pasted.image->format(), PixelFormat::Rgb8);
        QVERIFY_THROWS_EXCEPTION(ImageFileError, imageFromQImage(QImage(), "clipboard"));
        QVERIFY_THROWS_EXCEPTION(ImageFileError, imageFromQImage(QImage(1, 16385, QImage::Format_Mono), "clipboard"));
    }

    void savesAndReadsBack_data()
    {
        QTest::addColumn<PixelFormat>("format");
        QTest::addColumn<QString>("name");
        for (const char* suffix : {"png", "bmp", "PNG"}) {
            QTest::addRow("RGB as %s", suffix) << PixelFormat::Rgb8 << QStringLiteral("saved.%1").arg(suffix);
            QTest::addRow("grey as %s", suffix) << PixelFormat::Grey8 << QStringLiteral("saved.%1").arg(suffix);
        }
    }
    void savesAndReadsBack()
    {
        QFETCH(PixelFormat, format);
        QFETCH(QString, name);
        Image image(7, 5, format);
        for (std::size_t i = 0; i < image.bytes().size(); ++i)
            image.bytes()[i] = static_cast<std::byte>(i * 7 % 256);
        saveImage(image, m_folder.filePath(name));
        QCOMPARE(*loadImage(m_folder.filePath(name)).image == image, true);
    }

    void savesFloatsAsGrey()
    {
        Image image(3, 1, PixelFormat::Float32);
        image.row<float>(0)[0] = -2;
        image.row<float>(0)[1] = 2;
        image.row<float>(0)[2] = 6;
        saveImage(image, m_folder.filePath("float.png"));
        const auto grey = loadImage(m_folder.filePath("float.png")).image;
        QCOMPARE(grey->format(), PixelFormat::Grey8);
        QCOMPARE(grey->row<std::uint8_t>(0)[0], std::uint8_t{0});
        QCOMPARE(grey->row<std::uint8_t>(0)[1], std::uint8_t{128});
        QCOMPARE(grey->row<std::uint8_t>(0)[2], std::uint8_t{255});
    }

    void savesFloatsInTheirScalesColours()
    {
        Image image(2, 1, PixelFormat::Float32);
        image.row<float>(0)[0] = -2;
        image.row<float>(0)[1] = NAN;
        saveImage(image, m_folder.filePath("map.png"), {ColourMap::Diverging, false, -2, 2, {}});
        const auto saved = loadImage(m_folder.filePath("map.png")).image;
        QCOMPARE(saved->format(), PixelFormat::Rgb8);
        const auto* pixel = saved->row<std::uint8_t>(0);
        QCOMPARE(qRgb(pixel[0], pixel[1], pixel[2]), colourTable(ColourMap::Diverging).front());
        QCOMPARE(qRgb(pixel[3], pixel[4], pixel[5]), notANumberColour);
    }

    void refusesToSave_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("says");
        QTest::newRow("no suffix") << m_folder.filePath("picture") << "PNG";
        QTest::newRow("unknown suffix") << m_folder.filePath("picture.doc") << "PNG";
        QTest::newRow("no folder") << m_folder.filePath("nowhere/picture.png") << "cannot be written";
        QTest::newRow("a folder") << m_folder.path() + "/."
                                  << "PNG";
    }
    void refusesToSave()
    {
        QFETCH(QString, path);
        QFETCH(QString, says);
        try {
            saveImage(Image(2, 2, PixelFormat::Grey8), path);
            QFAIL("was saved");
        } catch (const ImageFileError& error) {
            QVERIFY2(QString::fromUtf8(error.what()).contains(says), error.what());
        }
    }
};

TILESCOPE_TEST(ImageFileTest, runWithoutDisplay)
#include "canvas_image_file_test.moc"
