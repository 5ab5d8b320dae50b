#include "tests/ui/language/catalogue.h"
#include "tests/ui/window_fixture.h"
#include "ui/shell/window_actions.h"
#include "ui/shell/window_docks.h"

#include <QAction>
#include <QCursor>
#include <QDockWidget>
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QMetaEnum>
#include <QScreen>

#include <ctime>
#include <map>
#include <set>

using namespace tilescope;
using namespace tilescope::test;

namespace
{

/// Counts what the window's parts ask for. Timers are left out, which the clock asks for, and so is what the window
/// system asks for: other windows on the screen come between the pointer and this one, or uncover parts of it, which
/// are painted again. So is painting: a text cursor blinks, and what is painted for ever takes processor time.
class EventCount : public QObject
{
public:
    EventCount() { qApp->installEventFilter(this); }

    int total() const { return m_total; }
    void reset()
    {
        m_total = 0;
        m_byKind.clear();
    }

    /// "LayoutRequest of QMainWindow main: 812", the most frequent ones.
    QString mostFrequent() const
    {
        QList<std::pair<int, QString>> kinds;
        for (const auto& [kind, count] : m_byKind)
            kinds.push_back({count, kind});
        std::ranges::sort(kinds, std::greater());
        QStringList said;
        for (const auto& [count, kind] : kinds.mid(0, 6))
            said << QStringLiteral("%1: %2").arg(kind).arg(count);
        return said.join(QStringLiteral(", "));
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        static const std::set systems{QEvent::Timer,         QEvent::Expose,     QEvent::Paint,
                                      QEvent::UpdateRequest, QEvent::Enter,      QEvent::Leave,
                                      QEvent::HoverEnter,    QEvent::HoverLeave, QEvent::HoverMove};
        if (event->spontaneous() || systems.contains(event->type()))
            return false;
        ++m_total;
        const char* const type = QMetaEnum::fromType<QEvent::Type>().valueToKey(event->type());
        ++m_byKind[QStringLiteral("%1 of %2 %3")
                       .arg(QLatin1String(type ? type : "?"), QLatin1String(watched->metaObject()->className()),
                            watched->objectName())];
        return false;
    }

private:
    int m_total = 0;
    std::map<QString, int> m_byKind;
};

double threadSeconds()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

} // namespace

/// A window that nobody touches asks for nothing: no part of it makes another one lay itself out or paint for ever.
class RestTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    QFont m_font;
    std::unique_ptr<Catalogue> m_catalogue;

    /// Waits until nothing happens for a while. Empty, or what went on and after what.
    static QString unrestAfter(MainWindow& window, const QString& what, int quietMs = 80)
    {
        const auto isIdle = [&window] {
            return window.parts().run.report() && !window.parts().session.isBusy() && window.parts().side.isIdle();
        };
        if (!QTest::qWaitFor(isIdle, patience))
            return what + QStringLiteral(": still busy");
        constexpr int limitMs = 5'000; // a window that is laid out for longer is never at rest
        EventCount events;
        QElapsedTimer all, quiet;
        all.start();
        quiet.start();
        int seen = 0;
        while (quiet.elapsed() < quietMs) {
            QCoreApplication::processEvents(QEventLoop::AllEvents);
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // which the loop of a program sends
            if (events.total() == seen) {
                QThread::msleep(1);
                continue;
            }
            if (all.elapsed() > limitMs)
                return QStringLiteral("%1: %2").arg(what, events.mostFrequent());
            if (all.elapsed() < limitMs / 2) // what is said at the end is what does not end
                events.reset();
            seen = events.total();
            quiet.restart();
        }
        return {};
    }

    void speakAndWrite(const QString& code, double letters)
    {
        QFont font = m_font;
        font.setPointSizeF(font.pointSizeF() * letters);
        setApplicationFont(font);
        if (code == QLatin1String("en"))
            return;
        m_catalogue = std::make_unique<Catalogue>(code);
        qApp->installTranslator(m_catalogue.get());
    }

private slots:
    void initTestCase() { m_font = QApplication::font(); }
    void cleanup()
    {
        m_catalogue.reset();
        setApplicationFont(m_font);
    }

    void asksForNothing_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QString>("code");
        QTest::addColumn<double>("letters");
        for (const QSize size : {QSize(1366, 768), {1024, 768}, {1280, 720}, {1920, 1080}})
            for (const double letters : {1.0, 1.5})
                QTest::addRow("%dx%d en %g", size.width(), size.height(), letters)
                    << size << QStringLiteral("en") << letters;
        for (const char* code : {"ko", "vi", "zh_CN"})
            QTest::addRow("1366x768 %s 1", code) << QSize(1366, 768) << QString::fromLatin1(code) << 1.0;
    }
    void asksForNothing()
    {
        QFETCH(QSize, size);
        QFETCH(QString, code);
        QFETCH(double, letters);
        speakAndWrite(code, letters);
        WindowOptions options = windowOptions(m_folder, QStringLiteral("sample:board@64x48"));
        options.size = size;
        QCursor::setPos(QGuiApplication::primaryScreen()->geometry().bottomRight()); // not over the window
        MainWindow window(options);
        showActive(window);
        const WindowActions& actions = window.parts().actions;
        QStringList unrest{unrestAfter(window, QStringLiteral("start"))};
        for (const auto& [name, action] : actions.layouts) {
            action->trigger();
            unrest << unrestAfter(window, action->text());
        }
        actions.layouts.at(LayoutName::Learn)->trigger();
        for (QDockWidget* dock : window.parts().docks.all()) {
            dock->show();
            dock->raise();
            unrest << unrestAfter(window, dock->objectName(), 25);
        }
        actions.present->trigger();
        unrest << unrestAfter(window, QStringLiteral("presentation"));
        actions.present->trigger();
        actions.resetLayout->trigger();
        unrest << unrestAfter(window, QStringLiteral("the layout of the start"));
        unrest.removeAll(QString());
        QVERIFY2(unrest.isEmpty(), qPrintable(unrest.join(u'\n')));

        // A second in which nothing happens: the first one, or a later one where a busy machine or a pointer that other
        // windows uncover keeps the first from being it.
        EventCount events;
        QString last = QStringLiteral("not tried");
        for (int second = 0; second < 10 && !last.isEmpty(); ++second) {
            events.reset();
            const double before = threadSeconds();
            QTest::qWait(1'000); // a span, not a condition
            const double taken = threadSeconds() - before;
            last = events.total() == 0 && taken < 0.1
                       ? QString()
                       : QStringLiteral("%1 s: %2").arg(taken).arg(events.mostFrequent());
        }
        QVERIFY2(last.isEmpty(), qPrintable(last));
    }
};

TILESCOPE_TEST(RestTest, runWithWindow)
#include "rest_test.moc"
