#pragma once

#include "tests/ui/keep_libraries.h"
#include "tests/ui/test_program.h"
#include "ui/shell/window_docks.h"
#include "ui/theme/theme.h"
#include "ui/window/main_window.h"
#include "ui/window/run_window.h"
#include "ui/window/window_options.h"

#include <QApplication>
#include <QPushButton>
#include <QTemporaryDir>
#include <QtTest>

// A complete window for a test: in the emulator, with separate preferences.

namespace tilescope::test
{

inline WindowOptions windowOptions(const QTemporaryDir& folder, const QString& image)
{
    WindowOptions made;
    made.runner.allowCuda = false;
    made.preferencesFile = folder.filePath(QStringLiteral("preferences.ini"));
    made.size = QSize(1200, 800);
    made.images = {image};
    return made;
}

/// The window's panel of that class.
template <typename Panel>
Panel& panelOf(const MainWindow& window)
{
    return window.parts().docks.panel<Panel>();
}

/// One of the window's controllers.
template <typename Part>
Part& partOf(const MainWindow& window)
{
    return *window.findChild<Part*>();
}

/// Waits for the settled run of this picture.
inline void waitForReport(MainWindow& window, const QString& imageName)
{
    QTRY_VERIFY_WITH_TIMEOUT(window.parts().run.report() && window.parts().run.report()->check &&
                                 window.parts().run.report()->image.name == imageName.toStdString(),
                             patience);
}

/// Shows the window and activates it, so that it receives keys without a window manager.
inline void showActive(MainWindow& window)
{
    window.show();
    makeActive(window);
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QTRY_VERIFY_WITH_TIMEOUT(window.parts().session.image(), patience);
}

/// The button with this text in a row of the message bar.
inline QPushButton* offer(MainWindow& window, const QString& text)
{
    for (auto* button : window.parts().messages.findChildren<QPushButton*>())
        if (button->text() == text && button->isVisible())
            return button;
    return nullptr;
}

inline void pressOffer(MainWindow& window, const QString& text)
{
    QTRY_VERIFY(offer(window, text));
    QTest::mouseClick(offer(window, text), Qt::LeftButton);
}

/// For a test class that opens windows.
template <class Test>
int runWithWindow(int argc, char** argv)
{
    useOneNumberFormat();
    prepareApplication();
    QApplication application(argc, argv);
    applyTheme(application, ThemeChoice::Light);
    const int failures = runAlone<Test>(argc, argv);
    keepLibraries();
    return failures;
}

} // namespace tilescope::test
