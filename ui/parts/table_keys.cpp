#include "ui/parts/table_keys.h"

#include <QAbstractItemView>
#include <QKeyEvent>

#include <utility>

namespace tilescope
{

namespace
{

class TableKeys : public QObject
{
public:
    TableKeys(QAbstractItemView& view, std::function<void()> copy, std::function<void(const QModelIndex&)> choose)
        : QObject(&view), m_view(view), m_copy(std::move(copy)), m_choose(std::move(choose))
    {
        view.installEventFilter(this);
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (watched != &m_view || event->type() != QEvent::KeyPress)
            return false;
        const auto& key = *static_cast<QKeyEvent*>(event);
        const bool chooses = m_choose && (key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter);
        if (key.matches(QKeySequence::Copy))
            m_copy();
        else if (chooses)
            m_choose(m_view.currentIndex());
        else
            return false;
        return true;
    }

private:
    QAbstractItemView& m_view;
    std::function<void()> m_copy;
    std::function<void(const QModelIndex&)> m_choose;
};

} // namespace

void setTableKeys(QAbstractItemView& view, std::function<void()> copy, std::function<void(const QModelIndex&)> choose)
{
    new TableKeys(view, std::move(copy), std::move(choose));
}

} // namespace tilescope
