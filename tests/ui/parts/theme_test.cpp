#include "colour_vision.h"
#include "tests/ui/test_program.h"
#include "ui/parts/charts/heat_legend.h"
#include "ui/theme/colours.h"

#include <QtTest>

using namespace tilescope;
using namespace tilescope::test;

/// WCAG 2.2: text at 4.5:1 (1.4.3), lines and symbols with a meaning at 3:1 (1.4.11). Disabled items are exempt.
class ThemeTest : public QObject
{
    Q_OBJECT

private:
    static void everyPair(std::initializer_list<QColor> fronts, std::initializer_list<QColor> grounds, double least)
    {
        for (const auto& ground : grounds)
            for (const auto& front : fronts) {
                const double found = contrast(front, ground);
                QVERIFY2(found >= least,
                         qPrintable(QStringLiteral("%1 on %2: %3").arg(front.name(), ground.name()).arg(found)));
            }
    }

private slots:
    void contrasts_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }
    void contrasts()
    {
        QFETCH(bool, dark);
        const Colours& c = dark ? darkColours() : lightColours();
        const std::initializer_list<QColor> grounds{c.window, c.surface, c.raised};
        const std::initializer_list<QColor> fields{c.noteField, c.warningField, c.errorField};
        everyPair({c.text, c.textMuted, c.accent, c.error, c.warning, c.good}, grounds, 4.5);
        everyPair({c.text, c.textMuted, c.accent, c.error, c.warning, c.good}, fields, 4.5);
        everyPair({c.accentText}, {c.accent}, 4.5);
        everyPair({c.bar}, grounds, 3);           // bars of a chart, edges of fields, handles of scroll bars
        everyPair({c.accentText}, {c.accent}, 3); // the check mark of a box, the handle on the slider's filled part
    }

    void paletteHasTheSameColours_data() { contrasts_data(); }
    void paletteHasTheSameColours()
    {
        QFETCH(bool, dark);
        const QPalette palette = paletteOf(dark ? darkColours() : lightColours());
        using Pair = std::pair<QPalette::ColorRole, QPalette::ColorRole>;
        for (const auto& [text, ground] :
             {Pair(QPalette::WindowText, QPalette::Window), Pair(QPalette::Text, QPalette::Base),
              Pair(QPalette::Text, QPalette::AlternateBase), Pair(QPalette::ButtonText, QPalette::Button),
              Pair(QPalette::PlaceholderText, QPalette::Base), Pair(QPalette::ToolTipText, QPalette::ToolTipBase),
              Pair(QPalette::HighlightedText, QPalette::Highlight), Pair(QPalette::Link, QPalette::Window),
              Pair(QPalette::LinkVisited, QPalette::Base), Pair(QPalette::BrightText, QPalette::Window)})
            everyPair({palette.color(text)}, {palette.color(ground)}, 4.5);
    }

    void figuresOnHeatCanBeRead_data() { contrasts_data(); }
    void figuresOnHeatCanBeRead()
    {
        QFETCH(bool, dark);
        for (int level = 0; level < heat::levels; ++level) {
            const QColor ground = heat::colour(level, dark);
            everyPair({heat::textOn(ground)}, {ground}, 4.5);
        }
    }
};

TILESCOPE_TEST(ThemeTest, runWithWidgets)
#include "theme_test.moc"
