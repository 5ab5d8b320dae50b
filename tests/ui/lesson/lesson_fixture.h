#pragma once

#include "tests/ui/window_fixture.h"
#include "ui/counters/counters_panel.h"
#include "ui/lesson/curtain.h"
#include "ui/lesson/lesson_controller.h"
#include "ui/lesson/lesson_panel.h"
#include "ui/lesson/step_page.h"

#include <QDockWidget>
#include <QFrame>
#include <QLabel>

namespace tilescope::test
{

/// A window with a lesson open, and lessons of one's own. begin() goes before each test.
class LessonWindow
{
protected:
    std::unique_ptr<QTemporaryDir> m_folder; ///< of preferences and lessons; anew for each test

    void begin() { m_folder = std::make_unique<QTemporaryDir>(); }

    std::unique_ptr<MainWindow> open(const QString& lesson, const QString& step, const QStringList& folders = {})
    {
        WindowOptions options = windowOptions(*m_folder, QStringLiteral("sample:board@64x48"));
        options.size = QSize(1366, 768);
        options.lesson = lesson;
        options.lessonStep = step;
        options.lessonFolders = folders;
        auto window = std::make_unique<MainWindow>(options);
        showActive(*window);
        return window;
    }

    static StepPage& page(const MainWindow& window) { return panelOf<LessonPanel>(window).page(); }
    static LessonTaking& taking(const MainWindow& window) { return partOf<LessonController>(window).taking(); }
    static bool isCovered(const MainWindow& window) { return partOf<LessonController>(window).curtain().isDown(); }

    /// Over the counters.
    static QFrame* clothOf(const MainWindow& window)
    {
        return window.parts().docks.find(countersPanel)->findChild<QFrame*>(QStringLiteral("cloth"));
    }

    template <typename Field>
    static Field* fieldNamed(const QWidget& in, const QString& accessibleName)
    {
        for (Field* const field : in.findChildren<Field*>())
            if (field->accessibleName() == accessibleName)
                return field;
        return nullptr;
    }

    static void answerOption(MainWindow& window, int place)
    {
        page(window).choose(place);
        QVERIFY(page(window).answerButton()->isEnabled());
        QTest::mouseClick(page(window).answerButton(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!page(window).verdictText().isEmpty(), patience);
    }

    void write(const QString& name, const QString& content)
    {
        QDir(m_folder->path()).mkpath(QStringLiteral("own/short"));
        QFile file(m_folder->filePath(QStringLiteral("own/short/") + name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content.toUtf8());
    }

    void writeLesson(const QString& question)
    {
        write(QStringLiteral("lesson.json"), QStringLiteral(R"({
          "format": "tilescope lesson", "version": 1,
          "runs": {"plain": {"image": "sample:board@64x48", "recipe": {"operation": "sobel", "strategy": "shared"}}},
          "steps": [{"id": "bytes", "run": "plain", "number": {"value": "{plain/main/shared_bytes}"}}]})"));
        write(QStringLiteral("en.md"), QStringLiteral("# Short\n\nAn introduction.\n\n- An aim.\n\n## bytes\n\n%1\n\n"
                                                      "### Hint\nA hint.\n\n### Conclusion\n"
                                                      "It has {plain/main/shared_bytes} bytes.\n")
                                           .arg(question));
    }
};

} // namespace tilescope::test
