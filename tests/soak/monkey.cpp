#include "tests/soak/user.h"

#include "ui/shell/window_actions.h"

#include <QAction>
#include <QApplication>
#include <QFile>
#include <QMenu>
#include <QPointer>
#include <QWheelEvent>
#include <QtTest>

namespace tilescope::test
{

namespace
{

class Monkey : public User
{
public:
    Monkey(MainWindow& window, quint32 seed, const QString& folder) : m_window(window), m_random(seed), m_folder(folder)
    {
        for (auto* action : {m_window.parts().actions.quit, m_window.parts().actions.command("run.restart")})
            action->setVisible(false), action->setShortcuts({}), action->setEnabled(false);
        makeBadFiles();
    }

    QString act() override
    {
        using Act = QString (Monkey::*)();
        // By how often a person does it.
        static constexpr Act acts[] = {&Monkey::click, &Monkey::click,  &Monkey::click, &Monkey::click, &Monkey::key,
                                       &Monkey::key,   &Monkey::key,    &Monkey::drag,  &Monkey::drag,  &Monkey::wheel,
                                       &Monkey::wheel, &Monkey::menu,   &Monkey::menu,  &Monkey::type,  &Monkey::resize,
                                       &Monkey::open,  &Monkey::openBad};
        return (this->*acts[below(static_cast<int>(std::size(acts)))])();
    }

private:
    int below(int limit) { return static_cast<int>(m_random.bounded(static_cast<quint32>(std::max(limit, 1)))); }
    QPoint within(const QWidget& widget) { return {below(widget.width()), below(widget.height())}; }

    /// A visible widget that takes input, of the dialog or menu in front if there is one.
    QWidget* anyWidget()
    {
        QWidget* const front = QApplication::activePopupWidget()   ? QApplication::activePopupWidget()
                               : QApplication::activeModalWidget() ? QApplication::activeModalWidget()
                                                                   : &m_window;
        QList<QWidget*> found{front};
        for (auto* widget : front->findChildren<QWidget*>())
            if (widget->isVisible() && widget->isEnabled() && !widget->size().isEmpty())
                found.push_back(widget);
        return found.at(below(static_cast<int>(found.size())));
    }

    QString named(const char* what, const QWidget& widget) const
    {
        return QStringLiteral("%1 %2 %3")
            .arg(QLatin1String(what), QLatin1String(widget.metaObject()->className()), widget.objectName());
    }

    Qt::KeyboardModifiers modifiers()
    {
        switch (below(6)) {
        case 0: return Qt::ControlModifier;
        case 1: return Qt::ShiftModifier;
        default: return Qt::NoModifier;
        }
    }

    QString click()
    {
        QPointer<QWidget> widget = anyWidget();
        const QString done = named("click", *widget);
        const auto button = below(10) == 0 ? Qt::RightButton : Qt::LeftButton;
        if (below(8) == 0)
            QTest::mouseDClick(widget, button, modifiers(), within(*widget));
        else
            QTest::mouseClick(widget, button, modifiers(), within(*widget));
        return done;
    }

    QString key()
    {
        static constexpr Qt::Key keys[] = {
            Qt::Key_Up,     Qt::Key_Down,   Qt::Key_Left,     Qt::Key_Right, Qt::Key_PageUp, Qt::Key_Home,
            Qt::Key_End,    Qt::Key_Return, Qt::Key_PageDown, Qt::Key_Space, Qt::Key_Tab,    Qt::Key_Escape,
            Qt::Key_Delete, Qt::Key_F5,     Qt::Key_F10,      Qt::Key_Plus,  Qt::Key_Minus,  Qt::Key_Backspace};
        QWidget* to = QApplication::focusWidget() ? QApplication::focusWidget() : &m_window;
        const Qt::Key chosen = below(3) == 0 ? static_cast<Qt::Key>(Qt::Key_A + below(26))
                                             : keys[below(static_cast<int>(std::size(keys)))];
        const QString done = named("key", *to) + QStringLiteral(" %1").arg(int(chosen), 0, 16);
        QTest::keyClick(to, chosen, modifiers());
        return done;
    }

    QString drag()
    {
        QPointer<QWidget> widget = below(2) == 0 ? &m_window.parts().canvas : anyWidget();
        const QString done = named("drag", *widget);
        QTest::mousePress(widget, Qt::LeftButton, modifiers(), within(*widget));
        for (int step = below(6); step >= 0 && widget; --step)
            QTest::mouseMove(widget, within(*widget));
        if (widget)
            QTest::mouseRelease(widget, Qt::LeftButton, Qt::NoModifier, within(*widget));
        return done;
    }

    QString wheel()
    {
        QWidget* widget = below(2) == 0 ? &m_window.parts().canvas : anyWidget();
        const QString done = named("wheel", *widget);
        const QPoint at = within(*widget);
        QWheelEvent event(at, widget->mapToGlobal(at), {}, {0, below(2) == 0 ? 120 : -120}, Qt::NoButton, modifiers(),
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(widget, &event);
        return done;
    }

    QString menu()
    {
        QList<QAction*> found;
        for (auto* action : m_window.findChildren<QAction*>())
            if (action->isEnabled() && action->isVisible() && !action->isSeparator() && !action->menu())
                found.push_back(action);
        if (found.isEmpty())
            return QStringLiteral("menu: none");
        auto* action = found.at(below(static_cast<int>(found.size())));
        const QString done = QStringLiteral("menu ") + action->text();
        action->trigger();
        return done;
    }

    QString type()
    {
        static const char* const texts[] = {"{",
                                            "}",
                                            ";",
                                            "__syncthreads();",
                                            "threadIdx.x",
                                            "for(;;){}",
                                            "/*",
                                            "\"",
                                            "#e",
                                            "0x",
                                            "__shared__ int a[1<<30];",
                                            "17",
                                            "-1e9",
                                            "nan",
                                            "99999999999999999999"};
        QWidget* to = QApplication::focusWidget() ? QApplication::focusWidget() : &m_window;
        const char* text = texts[below(static_cast<int>(std::size(texts)))];
        const QString done = named("type", *to) + QLatin1Char(' ') + QLatin1String(text);
        QTest::keyClicks(to, QLatin1String(text));
        return done;
    }

    QString resize()
    {
        m_window.resize(500 + below(1500), 400 + below(900));
        return QStringLiteral("resize");
    }

    QString open()
    {
        static const char* const samples[] = {"board", "page", "star", "coins", "sheets"};
        const QString name = QStringLiteral("sample:%1@%2x%3")
                                 .arg(QLatin1String(samples[below(5)]))
                                 .arg(1 + below(below(4) == 0 ? 2000 : 400))
                                 .arg(1 + below(below(4) == 0 ? 2000 : 400));
        m_window.open(name);
        return QStringLiteral("open ") + name;
    }

    QString openBad()
    {
        const QString name = m_bad.at(below(static_cast<int>(m_bad.size())));
        m_window.open(name);
        return QStringLiteral("open ") + name;
    }

    void makeBadFiles()
    {
        const auto add = [this](const char* name, const QByteArray& bytes) {
            QFile file(m_folder + QLatin1Char('/') + QLatin1String(name));
            if (file.open(QIODevice::WriteOnly))
                file.write(bytes);
            m_bad.push_back(file.fileName());
        };
        add("empty.png", {});
        add("cut.png", QByteArray::fromHex("89504e470d0a1a0a0000000d49484452000010000000100008060000"));
        add("words.jpg", "no picture");
        add("session.tilescope", "{\"format\": \"tilescope session\"");
        add("kernel.cu", "__global__ void nothing() {}");
        m_bad.push_back(m_folder);
        m_bad.push_back(QStringLiteral("/no/such/file.png"));
        m_bad.push_back(QStringLiteral("sample:none@0x-1"));
    }

    MainWindow& m_window;
    QRandomGenerator m_random;
    QString m_folder;
    QStringList m_bad;
};

} // namespace

std::unique_ptr<User> makeMonkey(MainWindow& window, quint32 seed, const QString& folder)
{
    return std::make_unique<Monkey>(window, seed, folder);
}

} // namespace tilescope::test
