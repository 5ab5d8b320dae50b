#include "gpu/recipe/run_control.h"
#include "tests/ui/canvas/file_fixture.h"
#include "tests/ui/test_program.h"
#include "ui/canvas/pictures/image_file.h"
#include "ui/canvas/pictures/value_files.h"

#include <QFile>
#include <QImage>
#include <QTemporaryDir>
#include <QTest>
#include <QtEndian>

#include <cmath>
#include <cstring>
#include <limits>
#include <stop_token>
#include <utility>
#include <vector>

using namespace tilescope;

/// Pictures whose values are no bytes: reading them as they are, in a range, and writing them. All files are made here.
class ValueFilesTest : public test::FolderTest
{
    Q_OBJECT

private:
    static QByteArray read(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    template <typename T>
    static QByteArray little(T value)
    {
        const T swapped = qToLittleEndian(value);
        return {reinterpret_cast<const char*>(&swapped), sizeof swapped};
    }
    static QByteArray floatBytes(const std::vector<float>& values, bool isBigEndian = false)
    {
        QByteArray bytes;
        for (const float value : values) {
            quint32 bits = 0;
            std::memcpy(&bits, &value, sizeof bits);
            bits = isBigEndian ? qToBigEndian(bits) : qToLittleEndian(bits);
            bytes.append(reinterpret_cast<const char*>(&bits), sizeof bits);
        }
        return bytes;
    }
    static std::vector<float> valuesOf(const LoadedImage& loaded)
    {
        std::vector<float> values;
        for (const ImagePtr& plane : loaded.values->planes)
            for (int y = 0; y < plane->height(); ++y)
                values.insert(values.end(), plane->row<float>(y), plane->row<float>(y) + plane->width());
        return values;
    }
    static std::vector<int> levelsOf(const LoadedImage& loaded)
    {
        std::vector<int> levels;
        for (const std::byte level : loaded.image->bytes())
            levels.push_back(std::to_integer<int>(level));
        return levels;
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

    struct TiffTag {
        quint16 tag;
        quint32 value;
    };
    /// A little-endian TIFF whose pixels follow the header; StripOffsets or TileOffsets is 8.
    static QByteArray tiff(const std::vector<TiffTag>& tags, const QByteArray& pixels)
    {
        QByteArray bytes = QByteArray("II*\0", 4) + little(static_cast<quint32>(8 + pixels.size())) + pixels;
        bytes += little(static_cast<quint16>(tags.size()));
        for (const TiffTag& tag : tags)
            bytes += little(tag.tag) + little(quint16{4}) + little(quint32{1}) + little(tag.value);
        return bytes + QByteArray(4, '\0');
    }
    /// The same as a BigTIFF, whose pixels begin at 16.
    static QByteArray bigTiff(const std::vector<TiffTag>& tags, const QByteArray& pixels)
    {
        QByteArray bytes = QByteArray("II+\0\x08\0\0\0", 8) + little(static_cast<quint64>(16 + pixels.size())) + pixels;
        bytes += little(static_cast<quint64>(tags.size()));
        for (const TiffTag& tag : tags)
            bytes += little(tag.tag) + little(quint16{4}) + little(quint64{1}) +
                     little(quint64{tag.tag == 273 || tag.tag == 324 ? 16 : tag.value});
        return bytes + QByteArray(8, '\0');
    }
    static QByteArray stripTiff(quint32 width, quint32 height, quint32 bits, quint32 format, const QByteArray& pixels,
                                quint32 samples = 1)
    {
        return tiff({{256, width},
                     {257, height},
                     {258, bits},
                     {259, 1},
                     {262, samples >= 3 ? 2U : 1U},
                     {273, 8},
                     {277, samples},
                     {278, height},
                     {279, static_cast<quint32>(pixels.size())},
                     {339, format}},
                    pixels);
    }

    /// OpenEXR 2.0, uncompressed scan lines, with these channels of 32-bit floats in the order of their names.
    static QByteArray exr(int width, int height, const QByteArray& channels, const std::vector<float>& lines)
    {
        const auto attribute = [](const char* name, const char* type, const QByteArray& value) {
            return QByteArray(name) + '\0' + type + '\0' + little(static_cast<quint32>(value.size())) + value;
        };
        QByteArray list;
        for (const char channel : channels)
            list += QByteArray(1, channel) + '\0' + little(quint32{2}) + QByteArray(4, '\0') + little(quint32{1}) +
                    little(quint32{1});
        const QByteArray window =
            little(qint32{5}) + little(qint32{-3}) + little(qint32{5 + width - 1}) + little(qint32{-3 + height - 1});
        QByteArray bytes = QByteArray::fromHex("762F310102000000") + attribute("channels", "chlist", list + '\0') +
                           attribute("compression", "compression", QByteArray(1, '\0')) +
                           attribute("dataWindow", "box2i", window) + attribute("displayWindow", "box2i", window) +
                           attribute("lineOrder", "lineOrder", QByteArray(1, '\0')) +
                           attribute("pixelAspectRatio", "float", floatBytes({1})) +
                           attribute("screenWindowCenter", "v2f", floatBytes({0, 0})) +
                           attribute("screenWindowWidth", "float", floatBytes({1})) + '\0';
        const auto lineBytes = static_cast<qsizetype>(width) * channels.size() * 4;
        const qsizetype first = bytes.size() + 8 * qsizetype{height};
        for (int y = 0; y < height; ++y)
            bytes += little(static_cast<quint64>(first + y * (8 + lineBytes)));
        const QByteArray pixels = floatBytes(lines);
        for (int y = 0; y < height; ++y)
            bytes +=
                little(qint32{y - 3}) + little(static_cast<quint32>(lineBytes)) + pixels.mid(y * lineBytes, lineBytes);
        return bytes;
    }

private slots:
    /// Qt expects 4 bytes a pixel of such a tile.
    void tilesOfBytesAreRead_data()
    {
        QTest::addColumn<int>("orientation");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<std::vector<int>>("reds");
        QTest::newRow("as stored") << 1 << QSize(3, 2) << std::vector{1, 2, 3, 4, 5, 6};
        QTest::newRow("mirrored") << 2 << QSize(3, 2) << std::vector{3, 2, 1, 6, 5, 4};
        QTest::newRow("upside down") << 3 << QSize(3, 2) << std::vector{6, 5, 4, 3, 2, 1};
        QTest::newRow("mirrored from above") << 4 << QSize(3, 2) << std::vector{4, 5, 6, 1, 2, 3};
        QTest::newRow("transposed") << 5 << QSize(2, 3) << std::vector{1, 4, 2, 5, 3, 6};
        QTest::newRow("to the right") << 6 << QSize(2, 3) << std::vector{4, 1, 5, 2, 6, 3};
        QTest::newRow("transposed the other way") << 7 << QSize(2, 3) << std::vector{6, 3, 5, 2, 4, 1};
        QTest::newRow("to the left") << 8 << QSize(2, 3) << std::vector{3, 6, 2, 5, 1, 4};
    }
    void tilesOfBytesAreRead()
    {
        if (!readsFloatTiff())
            QSKIP("Built without libtiff.");
        QFETCH(int, orientation);
        QFETCH(QSize, size);
        QFETCH(std::vector<int>, reds);
        constexpr int side = 16;
        QByteArray pixels(3 * side * side, '\0');
        for (int y = 0; y < 2; ++y)
            for (int x = 0; x < 3; ++x)
                for (int channel = 0; channel < 3; ++channel)
                    pixels[3 * (side * y + x) + channel] = static_cast<char>(3 * y + x + 1 + 10 * channel);
        const auto bytes = static_cast<quint32>(pixels.size());
        const std::vector<TiffTag> tags{
            {256, 3}, {257, 2},    {258, 8},    {259, 1}, {262, 2},    {274, static_cast<quint32>(orientation)},
            {277, 3}, {322, side}, {323, side}, {324, 8}, {325, bytes}};
        for (const QByteArray& file : {tiff(tags, pixels), bigTiff(tags, pixels)}) {
            const QString path = written("tiles.tif", file);
            const LoadedImage loaded = loadImage(path);
            QCOMPARE(QSize(loaded.image->width(), loaded.image->height()), size);
            QCOMPARE(loaded.image->format(), PixelFormat::Rgb8);
            QVERIFY(loaded.values->bytes);
            const std::vector<int> levels = levelsOf(loaded);
            for (std::size_t i = 0; i < reds.size(); ++i)
                for (int channel = 0; channel < 3; ++channel)
                    QCOMPARE(levels[3 * i + static_cast<std::size_t>(channel)], reds[i] + 10 * channel);
            QCOMPARE(loaded.note.isEmpty(), orientation == 1);
        }
    }

    void readsTheValuesAsTheyAre_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<std::vector<float>>("values");
        QTest::addColumn<std::vector<int>>("levels");
        using Floats = std::vector<float>;
        using Levels = std::vector<int>;
        const Floats upward{3, 4, 1, 2}; // a float map begins with its lowest row
        QTest::newRow("pfm") << "Pf\n2 2\n-1.0\n" + floatBytes(upward) << QSize(2, 2) << Floats{1, 2, 3, 4}
                             << Levels{0, 85, 170, 255};
        QTest::newRow("pfm, big-endian") << "Pf\n2 2\n1.0\n" + floatBytes(upward, true) << QSize(2, 2)
                                         << Floats{1, 2, 3, 4} << Levels{0, 85, 170, 255};
        QTest::newRow("pfm in colour") << "PF 1 1\n-1\n" + floatBytes({0, 0.5F, 1}) << QSize(1, 1) << Floats{0, 0.5F, 1}
                                       << Levels{0, 128, 255};
        QTest::newRow("pgm of 12 bits") << QByteArray("P5\n# dark\n2 1 4095\n") + QByteArray::fromHex("0FFF0800")
                                        << QSize(2, 1) << Floats{4095, 2048} << Levels{255, 128};
        QTest::newRow("pgm of 16 bits after 40 KB of comments")
            << "P5\n" + QByteArray("# a comment of 40 bytes, and it is long.\n").repeated(1000) + "1 1 65535\n\x01\x02"
            << QSize(1, 1) << Floats{258} << Levels{1};
        QTest::newRow("ppm of 16 bits") << QByteArray("P6 1 1 65535\n") + QByteArray::fromHex("FFFF00000101")
                                        << QSize(1, 1) << Floats{65535, 0, 257} << Levels{255, 0, 1};
        if (readsFloatTiff()) {
            const Floats four{0, 0.25F, 0.5F, 1};
            QTest::newRow("tiff") << stripTiff(2, 2, 32, 3, floatBytes(four)) << QSize(2, 2) << four
                                  << Levels{0, 64, 128, 255};
            QTest::newRow("tiff of 16-bit floats") << stripTiff(2, 1, 16, 3, QByteArray::fromHex("003C0038"))
                                                   << QSize(2, 1) << Floats{1, 0.5F} << Levels{255, 128};
            QTest::newRow("tiff of 64-bit floats") << stripTiff(1, 1, 64, 3, QByteArray::fromHex("000000000000E03F"))
                                                   << QSize(1, 1) << Floats{0.5F} << Levels{128};
            QTest::newRow("tiff of signed integers") << stripTiff(2, 1, 16, 2, QByteArray::fromHex("FFFF0300"))
                                                     << QSize(2, 1) << Floats{-1, 3} << Levels{0, 255};
            QTest::newRow("tiff of 32-bit integers") << stripTiff(2, 1, 32, 1, QByteArray::fromHex("0000000000000100"))
                                                     << QSize(2, 1) << Floats{0, 65536} << Levels{0, 255};
            QTest::newRow("tiff in colour") << stripTiff(1, 1, 32, 3, floatBytes({0, 0.5F, 1}), 3) << QSize(1, 1)
                                            << Floats{0, 0.5F, 1} << Levels{0, 128, 255};
            QByteArray tile(16 * 16 * 4, '\0');
            tile.replace(0, 8, floatBytes({1, 0.5F}));
            tile.replace(16 * 4, 8, floatBytes({0.25F, 0}));
            QTest::newRow("tiff in tiles") << tiff({{256, 2},
                                                    {257, 2},
                                                    {258, 32},
                                                    {259, 1},
                                                    {262, 1},
                                                    {277, 1},
                                                    {322, 16},
                                                    {323, 16},
                                                    {324, 8},
                                                    {325, 1024},
                                                    {339, 3}},
                                                   tile)
                                           << QSize(2, 2) << Floats{1, 0.5F, 0.25F, 0} << Levels{255, 128, 64, 0};
        }
        if (readsOpenExr()) {
            QTest::newRow("exr, luminance") << exr(2, 2, "Y", {0, 0.5F, 0.25F, 1}) << QSize(2, 2)
                                            << Floats{0, 0.5F, 0.25F, 1} << Levels{0, 128, 64, 255};
            QTest::newRow("exr in colour") << exr(2, 1, "BGR", {0, 1, 2, 3, 4, 5}) << QSize(2, 1)
                                           << Floats{4, 5, 2, 3, 0, 1} << Levels{204, 102, 0, 255, 153, 51};
        }
    }
    void readsTheValuesAsTheyAre()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QSize, size);
        const LoadedImage loaded = loadImage(written("values", bytes)); // the content decides
        QCOMPARE(QSize(loaded.image->width(), loaded.image->height()), size);
        QTEST(valuesOf(loaded), "values");
        QTEST(levelsOf(loaded), "levels");
        QVERIFY2(loaded.note.endsWith(u'.'), qPrintable(loaded.note));
    }

    void aRangeIsApplied()
    {
        const QString path = written("range.pfm", "Pf\n3 1\n-1\n" + floatBytes({-20, 0, 3000}));
        QCOMPARE(levelsOf(loadImage(path, {}, RangeChoice::of(0, 6000))), (std::vector<int>{0, 0, 128}));
        QCOMPARE(levelsOf(loadImage(path, {}, RangeChoice::of(-20, 0))), (std::vector<int>{0, 255, 255}));
    }

    void whatIsNoNumberIsSaid()
    {
        const float nan = std::numeric_limits<float>::quiet_NaN(), inf = std::numeric_limits<float>::infinity();
        const LoadedImage some = loadImage(written("nan", "Pf 4 1 -1\n" + floatBytes({nan, 0, 1, inf})));
        QCOMPARE(levelsOf(some), (std::vector<int>{0, 0, 255, 255}));
        QVERIFY2(some.note.contains("2 values are NaN or infinite"), qPrintable(some.note));
        const LoadedImage none = loadImage(written("nan", "Pf 1 1 -1\n" + floatBytes({nan})));
        QCOMPARE(none.note, "None of the values is finite.");
    }

    void transparencyIsKeptBeside()
    {
        QImage picture(2, 1, QImage::Format_RGBA64);
        picture.setPixelColor(0, 0, QColor::fromRgba64(0, 0, 65535, 65535));
        picture.setPixelColor(1, 0, QColor::fromRgba64(0, 65535, 0, 32768));
        QVERIFY(picture.save(m_folder.filePath("deep.png")));
        const LoadedImage deep = loadImage(m_folder.filePath("deep.png"));
        QCOMPARE(int(deep.values->alpha->row<std::uint8_t>(0)[1]), 128);
        QCOMPARE(levelsOf(deep), (std::vector<int>{0, 0, 255, 127, 255, 127}));
        QVERIFY(picture.convertToFormat(QImage::Format_ARGB32).save(m_folder.filePath("shallow.png")));
        QCOMPARE(int(loadImage(m_folder.filePath("shallow.png")).values->alpha->row<std::uint8_t>(0)[1]), 128);
        if (!readsOpenExr())
            QSKIP("Built without OpenEXR.");
        const LoadedImage floats = loadImage(written("a.exr", exr(1, 1, "AY", {0.5F, 1})));
        QCOMPARE(int(floats.values->alpha->row<std::uint8_t>(0)[0]), 128);
        QCOMPARE(levelsOf(floats), std::vector<int>{255}); // floats are shown as they are
    }

    void refuses_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("says");
        const QByteArray four = floatBytes({1, 2, 3, 4});
        QTest::newRow("pfm cut off") << "Pf\n2 2\n-1\n" + four.chopped(1) << "ends early";
        QTest::newRow("pfm without a scale") << QByteArray("Pf\n2 2\n") << "is damaged";
        QTest::newRow("pfm of scale 0") << "Pf\n2 2\n0\n" + four << "is damaged";
        QTest::newRow("pfm of scale nan") << "Pf\n2 2\nnan\n" + four << "is damaged";
        QTest::newRow("pfm of width 0") << "Pf\n0 2\n-1\n" + four << "is damaged";
        QTest::newRow("pfm of negative height") << "Pf\n2 -2\n-1\n" + four << "is damaged";
        QTest::newRow("pfm too wide") << "Pf\n99999 1\n-1\n" + four << "up to 16384×16384";
        QTest::newRow("pfm of a huge number") << "Pf\n99999999999999999999 1\n-1\n" + four << "is damaged";
        QTest::newRow("pfm of a comment only") << QByteArray("Pf\n#") + QByteArray(90000, '#') << "is damaged";
        QTest::newRow("pgm cut off") << QByteArray("P5 2 2 65535\n1234567") << "ends early";
        if (readsFloatTiff()) {
            const QByteArray tiff = stripTiff(2, 2, 32, 3, four);
            QTest::newRow("tiff that claims more rows") << stripTiff(2, 9000, 32, 3, four) << "cannot be decoded";
            QTest::newRow("tiff too wide") << stripTiff(20000, 1, 32, 3, four) << "up to 16384×16384";
            QTest::newRow("tiff of many gigabytes") << stripTiff(4000000000, 4000000000, 32, 3, four) << "damaged";
            QTest::newRow("tiff of too much colour") << stripTiff(16384, 16384, 32, 3, four, 3) << "3072 MB";
            QTest::newRow("tiff of no width") << stripTiff(0, 2, 32, 3, four) << "damaged";
            QTest::newRow("tiff of 60000 samples") << stripTiff(16384, 2, 32, 3, four, 60000) << "damaged";
            QByteArray elsewhere = tiff;
            elsewhere.replace(tiff.indexOf(little(quint16{273}) + little(quint16{4})) + 8, 4, little(0xFFFFFFF0));
            QTest::newRow("tiff whose pixels are elsewhere") << elsewhere << "cannot be decoded";
        }
        if (readsOpenExr()) {
            const QByteArray good = exr(2, 2, "Y", {1, 2, 3, 4});
            QTest::newRow("exr cut off") << good.chopped(5) << "cannot be decoded";
            QTest::newRow("exr of its first bytes") << good.first(4) << "cannot be decoded";
            QTest::newRow("exr without its table") << good.first(good.size() / 2) << "cannot be decoded";
            QTest::newRow("exr too wide") << exr(20000, 1, "Y", {}) << "cannot be decoded";
            QTest::newRow("exr of no channel") << exr(2, 2, "", {}) << "cannot be decoded";
        }
    }
    void refuses()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, says);
        const QString said = refusal(written("hostile", bytes));
        QVERIFY2(said.contains(says) && said.contains("\"hostile\"") && said.endsWith(u'.'), qPrintable(said));
    }

    void stopsWhenAsked()
    {
        std::stop_source source;
        source.request_stop();
        std::vector<QByteArray> files{"Pf\n2 1\n-1\n" + floatBytes({1, 2})};
        if (readsFloatTiff())
            files.push_back(stripTiff(2, 1, 32, 3, floatBytes({1, 2})));
        if (readsOpenExr())
            files.push_back(exr(2, 1, "Y", {1, 2}));
        for (const QByteArray& bytes : files)
            QVERIFY_THROWS_EXCEPTION(Cancelled, loadImage(written("stopped", bytes), source.get_token()));
    }

    void savedFloatsAreReadBack()
    {
        Image image(300, 130, PixelFormat::Float32); // several strips
        for (int i = 0; i < 300 * 130; ++i)
            image.row<float>(0)[i] = static_cast<float>(i) * -0.37F;
        saveImage(image, m_folder.filePath("floats.tif"));
        if (!readsFloatTiff())
            QSKIP("Built without libtiff.");
        const LoadedImage loaded = loadImage(m_folder.filePath("floats.tif"));
        QVERIFY(*loaded.values->planes.at(0) == image);
    }

    void savedBytesAreReadBack()
    {
        for (const PixelFormat format : {PixelFormat::Grey8, PixelFormat::Rgb8}) {
            Image image(301, 331, format);
            for (std::size_t i = 0; i < image.bytes().size(); ++i)
                image.bytes()[i] = static_cast<std::byte>(i * 7 % 251);
            saveImage(image, m_folder.filePath("bytes.tif"));
            if (!readableFormats().contains("TIFF"))
                QSKIP("The plugin is not installed.");
            QVERIFY(*loadImage(m_folder.filePath("bytes.tif")).image == image);
        }
    }

    void savesForNumPy()
    {
        Image floats(2, 1, PixelFormat::Float32);
        floats.row<float>(0)[0] = 1.5F;
        floats.row<float>(0)[1] = -2;
        saveImage(floats, m_folder.filePath("floats.npy"));
        const QByteArray bytes = read(m_folder.filePath("floats.npy"));
        QVERIFY(bytes.startsWith(QByteArray("\x93NUMPY\x01\x00", 8)));
        QVERIFY(bytes.contains("{'descr': '<f4', 'fortran_order': False, 'shape': (1, 2), }"));
        QCOMPARE(bytes.size() % 64, 8); // the data begin at a multiple of 64
        QCOMPARE(bytes.last(8), floatBytes({1.5F, -2}));
        saveImage(Image(3, 2, PixelFormat::Rgb8), m_folder.filePath("bytes.npy"));
        const QByteArray colours = read(m_folder.filePath("bytes.npy"));
        QVERIFY(colours.contains("{'descr': '|u1', 'fortran_order': False, 'shape': (2, 3, 3), }"));
        QCOMPARE(colours.last(19), QByteArray("\n") + QByteArray(18, '\0'));
    }

    void savesTables()
    {
        Image floats(3, 2, PixelFormat::Float32);
        const std::vector<float> values{0.1F, -2, 1e-20F, NAN, INFINITY, -0.0F};
        std::copy(values.begin(), values.end(), floats.row<float>(0));
        saveImage(floats, m_folder.filePath("table.csv"));
        QCOMPARE(read(m_folder.filePath("table.csv")), QByteArray("0.1,-2,1e-20\nnan,inf,-0\n"));
        Image colours(2, 1, PixelFormat::Rgb8);
        for (int i = 0; i < 6; ++i)
            colours.row<std::uint8_t>(0)[i] = static_cast<std::uint8_t>(50 * i);
        saveImage(colours, m_folder.filePath("table.csv"));
        QCOMPARE(read(m_folder.filePath("table.csv")), QByteArray("0,50,100,150,200,250\n"));
        QVERIFY_THROWS_EXCEPTION(ImageFileError,
                                 saveImage(Image(8192, 8192, PixelFormat::Grey8), m_folder.filePath("large.csv")));
        QVERIFY(!QFile::exists(m_folder.filePath("large.csv")));
    }

    void namesAreCheckedBefore()
    {
        for (const char* name : {"a.tif", "a.TIFF", "a.npy", "a.csv", "a.png"})
            checkResultName(name);
        QVERIFY_THROWS_EXCEPTION(ImageFileError, checkResultName("a.xyz"));
        QVERIFY_THROWS_EXCEPTION(ImageFileError, checkPictureName("a.npy")); // a picture of the window
    }
};

TILESCOPE_TEST(ValueFilesTest, runWithoutDisplay)
#include "canvas_value_files_test.moc"
