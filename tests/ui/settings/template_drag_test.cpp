#include "tests/ui/window_fixture.h"
#include "ui/canvas/scene.h"
#include "ui/settings/settings_panel.h"

#include <QMouseEvent>

#include <algorithm>

using namespace tilescope;
using namespace tilescope::test;

/// A template dragged on the picture is passed to the kernel during the drag.
class TemplateDragTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    WindowOptions options(const std::string& pattern) const
    {
        WindowOptions made;
        made.runner.allowCuda = false;
        made.preferencesFile = m_folder.filePath(QStringLiteral("preferences.ini"));
        made.size = QSize(1200, 800);
        made.images = {QStringLiteral("sample:board@160x120")};
        Recipe recipe;
        recipe.operation = "template_matching";
        recipe.strategy = "texture_constant";
        recipe.block = {32, 8};
        if (!pattern.empty())
            recipe.parameters["template"] = pattern;
        made.recipe = recipe;
        return made;
    }

    /// A settled report, which the window shows at once: a live one is told when its picture has been painted.
    static bool hasReportOf(const MainWindow& window, const std::string& pattern)
    {
        const auto& report = window.parts().run.report();
        if (!report || !report->check || report->recipe.operation != "template_matching")
            return false;
        const auto& parameters = report->recipe.parameters;
        const auto found = parameters.find("template");
        return (found == parameters.end() ? std::string() : toText(found->second)) == pattern;
    }

    static void send(Canvas& canvas, QEvent::Type type, QPointF at, Qt::KeyboardModifiers modifiers)
    {
        const Qt::MouseButton changed = type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton;
        const Qt::MouseButtons held = type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton;
        QMouseEvent event(type, at, canvas.mapToGlobal(at), changed, held, modifiers);
        QApplication::sendEvent(&canvas, &event);
    }

private slots:
    void theOperationsOwnRectangleCanBeDragged()
    {
        MainWindow window(options({}));
        window.show();
        QTRY_VERIFY_WITH_TIMEOUT(hasReportOf(window, {}), patience);
        const QRect own = window.parts().canvas.scene().selection.value_or(QRect());
        QCOMPARE(own.size(), QSize(16, 16));
        window.parts().settings.setRecipe(Recipe()); // Sobel has no template
        QVERIFY(!window.parts().canvas.scene().selection);
    }

    void aDragSetsTheTemplateWhileItGoesOn()
    {
        MainWindow window(options("10,10,20,20"));
        window.show();
        QTRY_VERIFY_WITH_TIMEOUT(hasReportOf(window, "10,10,20,20"), patience);
        Canvas& canvas = window.parts().canvas;
        QCOMPARE(canvas.scene().selection, QRect(10, 10, 20, 20));
        canvas.setZoom(2); // about the centre: pixel (80, 60) is there
        const QPointF middle = QRectF(canvas.rect()).center() + QPointF(1, 1);
        send(canvas, QEvent::MouseButtonPress, middle, Qt::ShiftModifier);
        send(canvas, QEvent::MouseMove, middle + QPointF(18, 14), Qt::ShiftModifier);
        const QRect dragged = canvas.scene().selection.value_or(QRect());
        QCOMPARE(dragged.size(), QSize(10, 8));
        const std::string text = QStringLiteral("%1,%2,10,8").arg(dragged.x()).arg(dragged.y()).toStdString();
        QCOMPARE(window.parts().settings.recipe().parameters.at("template"), ParameterValue(text));
        QTRY_VERIFY_WITH_TIMEOUT(hasReportOf(window, text), patience); // the button is still held
        send(canvas, QEvent::MouseButtonRelease, middle + QPointF(18, 14), Qt::ShiftModifier);
        QCOMPARE(canvas.scene().selection, dragged);
        const auto& boxes = window.parts().run.report()->annotations.boxes;
        QVERIFY(
            std::any_of(boxes.begin(), boxes.end(), [](const Box& box) { return box.width == 10 && box.height == 8; }));
    }
};

TILESCOPE_TEST(TemplateDragTest, runWithWindow)
#include "template_drag_test.moc"
