#pragma once

#include <QApplication>
#include <QTest>

#include <string_view>
#include <vector>

// A program contains the test classes of one folder and runs the one named by its first argument, so that each runs in
// a separate process: the class of kernel/kernel_view_test.cpp is `test_ui_kernel kernel_view`.

namespace tilescope::test
{

constexpr int patience = 60'000; ///< milliseconds, for work that takes long on a busy machine

/// Makes the window the active one, so that it receives keys. QWidget::activateWindow() asks a window manager to do so,
/// and there is none; the function that does it itself is deprecated since Qt 6.5.
inline void makeActive(QWidget& window)
{
    QT_WARNING_PUSH
    QT_WARNING_DISABLE_DEPRECATED
    QApplication::setActiveWindow(&window);
    QT_WARNING_POP
}

/// The main() function of one class.
using TestMain = int (*)(int argc, char** argv);

struct TestEntry {
    std::string_view name;
    TestMain run;
};

std::vector<TestEntry>& testEntries();

/// Takes the name from the path of the class's file.
bool enterTest(std::string_view file, TestMain run);

template <class Test>
int runAlone(int argc, char** argv)
{
    Test test;
    return QTest::qExec(&test, argc, argv);
}

template <class Test>
int runWithoutDisplay(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    return runAlone<Test>(argc, argv);
}

template <class Test>
int runWithWidgets(int argc, char** argv)
{
    QApplication application(argc, argv);
    QApplication::setAttribute(Qt::AA_Use96Dpi);
    return runAlone<Test>(argc, argv);
}

} // namespace tilescope::test

/// Replaces QTEST_MAIN(); RUN is one of the templates above, or a similar one.
#define TILESCOPE_TEST(CLASS, RUN)                                                                                     \
    [[maybe_unused]] static const bool entered##CLASS = [] {                                                           \
        using namespace tilescope::test;                                                                               \
        return enterTest(__FILE__, &RUN<CLASS>);                                                                       \
    }();
