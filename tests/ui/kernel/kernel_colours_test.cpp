#include "tests/ui/test_program.h"
#include "ui/kernel/kernel_lexer.h"
#include "ui/parts/charts/heat_legend.h"
#include "ui/parts/figure_text.h"
#include "ui/theme/colours.h"

#include <QtTest>

#include <cmath>
#include <limits>

using namespace tilescope;

namespace
{

/// The contrast ratio of WCAG 2.
double contrast(const QColor& a, const QColor& b)
{
    const auto light = [](double v) { return v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4); };
    const auto luminance = [&](const QColor& c) {
        return 0.2126 * light(c.redF()) + 0.7152 * light(c.greenF()) + 0.0722 * light(c.blueF());
    };
    const double first = luminance(a), second = luminance(b);
    return (std::max(first, second) + 0.05) / (std::min(first, second) + 0.05);
}

} // namespace

class KernelColoursTest : public QObject
{
    Q_OBJECT

private slots:
    void compactNumbersKeepTwoDigits_data()
    {
        QTest::addColumn<double>("value");
        QTest::addColumn<QString>("text");
        QTest::newRow("none") << 0.0 << "0";
        QTest::newRow("small") << 999.0 << "999";
        QTest::newRow("thousand") << 1000.0 << "1.0 k";
        QTest::newRow("thousands") << 1234.0 << "1.2 k";
        QTest::newRow("rounds up to the next digit") << 9970.0 << "10 k";
        QTest::newRow("rounds up to the next prefix") << 999'600.0 << "1.0 M";
        QTest::newRow("millions") << 3'400'000.0 << "3.4 M";
        QTest::newRow("largest") << 18446744073709551615.0 << "18 E";
    }
    void compactNumbersKeepTwoDigits()
    {
        QFETCH(double, value);
        QFETCH(QString, text);
        QCOMPARE(compactNumber(value).replace(QChar(0x00A0), QLatin1Char(' ')), text);
    }

    void everyTextStandsOutFromItsGround()
    {
        for (const Colours* colours : {&lightColours(), &darkColours()}) {
            const KernelColours& c = kernelColoursOf(*colours);
            for (const QColor& text : {c.text, c.comment, c.keyword, c.cuda, c.number, c.string, c.preprocessor})
                for (const QColor& ground : {colours->surface, colours->noteField})
                    QVERIFY2(contrast(text, ground) >= 4.5, qPrintable(text.name() + ' ' + ground.name()));
            for (int level = 0; level < heat::levels; ++level) {
                const QColor ground = heat::colour(level, colours->dark);
                QVERIFY2(contrast(heat::textOn(ground), ground) >= 4.5, qPrintable(ground.name()));
            }
        }
    }

    void heatGrowsEvenlyInLightness()
    {
        for (const bool dark : {false, true}) {
            double before = 0;
            for (int level = 0; level < heat::levels; ++level) {
                const double now = contrast(heat::colour(level, dark), dark ? Qt::black : Qt::white);
                QVERIFY2(now > before, "each level stands further from the page than the one before");
                before = now;
            }
        }
        QCOMPARE(heat::levelOf(5, 5, 5), 0);
        QCOMPARE(heat::levelOf(std::numeric_limits<double>::quiet_NaN(), 0, 0), 0);
        QCOMPARE(heat::levelOf(1e300, 0, 10), heat::levels - 1);
        QCOMPARE(heat::levelOf(-4, 0, 10), 0);
    }
};

TILESCOPE_TEST(KernelColoursTest, runWithWidgets)
#include "kernel_colours_test.moc"
