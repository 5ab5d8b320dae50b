#include "tests/ui/test_program.h"
#include "ui/parts/number_control.h"

#include <QDoubleSpinBox>
#include <QSignalSpy>
#include <QSlider>
#include <QWheelEvent>
#include <QtTest>

using namespace tilescope;

namespace
{

NumberRange blockRange()
{
    NumberRange range;
    range.minimum = 1;
    range.maximum = 1024;
    range.defaultValue = 16;
    range.halts = {1, 2, 3, 4, 6, 8, 12, 16, 17, 20, 24, 32, 33, 48, 64, 96, 128, 256, 512, 1024};
    range.typed = {{0, 9999}};
    return range;
}

NumberRange oddRange()
{
    NumberRange range;
    range.minimum = 3;
    range.maximum = 31;
    range.step = 2;
    range.defaultValue = 5;
    return range;
}

void turnWheel(QWidget& widget, int eighths, Qt::KeyboardModifiers modifiers)
{
    const QPointF at = widget.rect().center();
    QWheelEvent event(at, widget.mapToGlobal(at), {}, QPoint(0, eighths), Qt::NoButton, modifiers, Qt::NoScrollPhase,
                      false);
    QApplication::sendEvent(&widget, &event);
}

void moveMouse(QWidget& widget, QEvent::Type type, QPointF at, Qt::KeyboardModifiers modifiers)
{
    QMouseEvent event(type, at, widget.mapToGlobal(at), type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton,
                      type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton, modifiers);
    QApplication::sendEvent(&widget, &event);
}

} // namespace

class NumberControlTest : public QObject
{
    Q_OBJECT

private slots:
    void steps_data()
    {
        QTest::addColumn<bool>("isBlock");
        QTest::addColumn<bool>("onSlider");
        QTest::addColumn<double>("from");
        QTest::addColumn<int>("count");
        QTest::addColumn<int>("size");
        QTest::addColumn<double>("to");
        const int fine = int(StepSize::Fine), plain = int(StepSize::Plain), coarse = int(StepSize::Coarse);
        QTest::newRow("slider, to the next halt") << true << true << 16.0 << 1 << plain << 17.0;
        QTest::newRow("slider, from between halts, up") << true << true << 100.0 << 1 << plain << 128.0;
        QTest::newRow("slider, from between halts, down") << true << true << 100.0 << -1 << plain << 96.0;
        QTest::newRow("slider, ten halts") << true << true << 4.0 << 1 << coarse << 48.0;
        QTest::newRow("slider, ten halts, to the end") << true << true << 256.0 << 1 << coarse << 1024.0;
        QTest::newRow("slider, a tenth of the way, up") << true << true << 128.0 << 1 << fine << 141.0;
        QTest::newRow("slider, a tenth of the way, down") << true << true << 128.0 << -1 << fine << 125.0;
        QTest::newRow("slider, nothing finer than one") << true << true << 16.0 << 1 << fine << 17.0;
        QTest::newRow("slider, fine at the end") << true << true << 1024.0 << 1 << fine << 1024.0;
        QTest::newRow("slider, fine from the end") << true << true << 1024.0 << -1 << fine << 973.0;
        QTest::newRow("slider, from beyond the end") << true << true << 5000.0 << -1 << plain << 512.0;
        QTest::newRow("slider, from below the beginning") << true << true << 0.0 << 1 << plain << 2.0;
        QTest::newRow("field, one") << true << false << 37.0 << 1 << plain << 38.0;
        QTest::newRow("field, ten") << true << false << 37.0 << -1 << coarse << 27.0;
        QTest::newRow("field, ten, to the end") << true << false << 5.0 << -1 << coarse << 1.0;
        QTest::newRow("field, nothing finer") << true << false << 37.0 << 1 << fine << 38.0;
        QTest::newRow("field, from beyond the end") << true << false << 5000.0 << 1 << plain << 1024.0;
        QTest::newRow("odd field, one") << false << false << 5.0 << 1 << plain << 7.0;
        QTest::newRow("odd field, ten") << false << false << 5.0 << 1 << coarse << 25.0;
        QTest::newRow("odd field, from an even one, up") << false << false << 6.0 << 1 << plain << 7.0;
        QTest::newRow("odd field, from an even one, down") << false << false << 6.0 << -1 << plain << 5.0;
        QTest::newRow("odd slider, fine") << false << true << 5.0 << 1 << fine << 7.0;
    }
    void steps()
    {
        QFETCH(bool, isBlock);
        QFETCH(bool, onSlider);
        QFETCH(double, from);
        QFETCH(int, count);
        QFETCH(int, size);
        const NumberSteps steps(isBlock ? blockRange() : oddRange());
        const auto stepSize = static_cast<StepSize>(size);
        QTEST(onSlider ? steps.onSlider(from, count, stepSize) : steps.inField(from, count, stepSize), "to");
    }

    void everyPlaceIsAnAllowedValue()
    {
        for (const auto& range : {blockRange(), oddRange()}) {
            const NumberSteps steps(range);
            double last = 0;
            for (double place = -2; place < 30; place += 0.1) {
                const double value = steps.at(place);
                QVERIFY(value >= range.minimum && value <= range.maximum && value >= last);
                QCOMPARE(std::fmod(value - range.minimum, range.step), 0.0);
                last = value;
            }
            for (const double halt : steps.range().halts)
                QCOMPARE(steps.at(steps.placeOf(halt)), halt);
        }
    }

    void keysAndWheelGoInStepsOfTheirModifier()
    {
        NumberControl control(QStringLiteral("Width"), blockRange());
        control.show();
        QVERIFY(QTest::qWaitForWindowExposed(&control));
        auto& slider = *control.slider();
        auto& spin = *control.spinBox();
        test::makeActive(control);
        slider.setFocus();
        QTest::keyClick(&slider, Qt::Key_Right);
        QCOMPARE(control.value(), 17.0);
        QTest::keyClick(&slider, Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(control.value(), 512.0);
        QTest::keyClick(&slider, Qt::Key_Down, Qt::ControlModifier);
        QCOMPARE(control.value(), 486.0); // a tenth of the way from 512 to 256
        QTest::keyClick(&slider, Qt::Key_Home);
        QCOMPARE(control.value(), 1.0);
        spin.setFocus();
        QTest::keyClick(&spin, Qt::Key_Up, Qt::ShiftModifier);
        QCOMPARE(control.value(), 11.0);
        QTest::keyClick(&spin, Qt::Key_Down);
        QCOMPARE(control.value(), 10.0);

        QTRY_VERIFY(spin.hasFocus());
        turnWheel(spin, 120, Qt::ShiftModifier);
        QCOMPARE(control.value(), 20.0);
        turnWheel(spin, 120, Qt::ControlModifier);
        QCOMPARE(control.value(), 21.0);
        turnWheel(spin, -60, Qt::NoModifier); // half a notch is kept until the other half arrives
        QCOMPARE(control.value(), 21.0);
        turnWheel(spin, -60, Qt::NoModifier);
        QCOMPARE(control.value(), 20.0);
        turnWheel(slider, 120, Qt::NoModifier); // without the focus: the panel scrolls instead
        QCOMPARE(control.value(), 20.0);
    }

    /// A comma is no mark to leave out.
    void aTypedCommaIsADecimalMarkOrSeparatesThousands_data()
    {
        QTest::addColumn<int>("decimals");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<double>("value");
        QTest::newRow("decimal") << 2 << QStringLiteral("1,46") << 1.46;
        QTest::newRow("of a whole number") << 0 << QStringLiteral("1,46") << 1.0; // the last whole number
        QTest::newRow("too many digits") << 0 << QStringLiteral("1,0240") << 1024.0;
        QTest::newRow("thousands") << 0 << QStringLiteral("1,024") << 1024.0;
    }
    void aTypedCommaIsADecimalMarkOrSeparatesThousands()
    {
        QFETCH(int, decimals);
        QFETCH(QString, typed);
        NumberRange range = blockRange();
        range.decimals = decimals;
        NumberControl control(QStringLiteral("Width"), range);
        control.show();
        QVERIFY(QTest::qWaitForWindowExposed(&control));
        test::makeActive(control);
        control.setValue(16);
        auto& spin = *control.spinBox();
        spin.setFocus();
        spin.selectAll();
        QTest::keyClicks(&spin, typed);
        QTest::keyClick(&spin, Qt::Key_Return);
        QTEST(control.value(), "value");
    }

    void aDragGoesAsFastAsItsModifierSays()
    {
        NumberControl control(QStringLiteral("Width"), blockRange());
        control.resize(414, 60);
        control.show();
        QVERIFY(QTest::qWaitForWindowExposed(&control));
        auto& slider = *control.slider();
        const double perHalt = (slider.width() - 14.0) / slider.maximum();
        const QPointF from = slider.rect().center();
        const auto moved = [&](double halts, Qt::KeyboardModifiers modifiers) {
            control.setValue(128);
            moveMouse(slider, QEvent::MouseMove, from, modifiers);
            moveMouse(slider, QEvent::MouseMove, from + QPointF(halts * perHalt, 0), modifiers);
            const double value = control.value();
            moveMouse(slider, QEvent::MouseButtonRelease, from, Qt::NoModifier);
            moveMouse(slider, QEvent::MouseButtonPress, from, Qt::NoModifier);
            moveMouse(slider, QEvent::MouseMove, from, Qt::NoModifier);
            return value;
        };
        QCOMPARE(moved(1, Qt::ControlModifier), 141.0);  // a tenth of the way to 256
        QCOMPARE(moved(-2, Qt::ControlModifier), 122.0); // two tenths of the way to 96
        QCOMPARE(moved(-0.5, Qt::ShiftModifier), 32.0);  // five halts down
    }

    void aDecimalCommaIsADecimalPoint()
    {
        NumberRange range;
        range.minimum = 0.5;
        range.maximum = 10'000;
        range.step = 0.5;
        range.decimals = 1;
        NumberControl control(QStringLiteral("Sigma"), range);
        QDoubleSpinBox& spin = *control.findChild<QDoubleSpinBox*>();
        for (const char* typed : {"2,5", "2.5"}) {
            spin.setValue(1);
            spin.selectAll();
            QTest::keyClicks(&spin, QLatin1String(typed));
            QCOMPARE(spin.value(), 2.5);
        }
    }

    void aNumberOutsideTheRangeIsAnnouncedWhenTheTypingRests()
    {
        NumberControl control(QStringLiteral("Filter width"), oddRange());
        control.show();
        QVERIFY(QTest::qWaitForWindowExposed(&control));
        QSignalSpy changes(&control, &NumberControl::valueChanged);
        auto& spin = *control.spinBox();
        spin.setFocus();
        spin.selectAll();
        QTest::keyClicks(&spin, QStringLiteral("1")); // may become 13
        QCOMPARE(changes.count(), 0);
        QTest::keyClicks(&spin, QStringLiteral("3"));
        QCOMPARE(changes.count(), 1);
        QCOMPARE(changes.back().front().toDouble(), 13.0);
        QTest::keyClicks(&spin, QStringLiteral("3"));
        QTest::keyClick(&spin, Qt::Key_Return);
        QCOMPARE(changes.count(), 2);
        QCOMPARE(changes.back().front().toDouble(), 133.0);
        QCOMPARE(control.slider()->value(), control.slider()->maximum());
        spin.selectAll();
        QTest::keyClicks(&spin, QStringLiteral("-7"));
        QTRY_COMPARE(changes.back().front().toDouble(), -7.0);
        QTest::keyClick(&spin, Qt::Key_Up); // the keys return to the range
        QCOMPARE(control.value(), 5.0);
    }

    void settingItIsSilentAndEndsTheWaiting()
    {
        NumberControl control(QStringLiteral("Filter width"), oddRange());
        QSignalSpy changes(&control, &NumberControl::valueChanged);
        control.spinBox()->setValue(99);
        QCOMPARE(changes.count(), 0);
        control.setValue(7);
        emit control.spinBox()->editingFinished(); // nothing is pending
        QCOMPARE(changes.count(), 0);
        control.enter(99);
        QCOMPARE(changes.count(), 1);
    }
};

TILESCOPE_TEST(NumberControlTest, runWithWidgets)
#include "number_control_test.moc"
