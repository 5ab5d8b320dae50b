#include "ui/theme/colours.h"

#include <QtTest>

#include <algorithm>
#include <cmath>

using namespace tilescope;

class ThemeTest : public QObject
{
    Q_OBJECT

private slots:
    void coloursHaveContrast_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }
    void coloursHaveContrast()
    {
        QFETCH(bool, dark);
        const Colours& c = dark ? darkColours() : lightColours();
        const auto luminance = [](const QColor& colour) {
            const auto linear = [](float v) {
                return v <= 0.04045F ? v / 12.92F : std::pow((v + 0.055F) / 1.055F, 2.4F);
            };
            return 0.2126F * linear(colour.redF()) + 0.7152F * linear(colour.greenF()) +
                   0.0722F * linear(colour.blueF());
        };
        const auto contrast = [&](const QColor& a, const QColor& b) {
            const float la = luminance(a), lb = luminance(b);
            return (std::max(la, lb) + 0.05F) / (std::min(la, lb) + 0.05F);
        };
        for (const auto& ground : {c.window, c.surface, c.raised})
            for (const auto& text : {c.text, c.textMuted, c.accent, c.error, c.warning, c.good})
                QVERIFY2(contrast(text, ground) >= 4.5F, qPrintable(text.name() + QLatin1Char(' ') + ground.name()));
        QVERIFY(contrast(c.accentText, c.accent) >= 4.5F);
        QVERIFY(contrast(c.text, c.noteField) >= 4.5F);
        QVERIFY(contrast(c.error, c.errorField) >= 4.5F);
        QVERIFY(contrast(c.warning, c.warningField) >= 4.5F);
    }
};

QTEST_MAIN(ThemeTest)
#include "theme_test.moc"
