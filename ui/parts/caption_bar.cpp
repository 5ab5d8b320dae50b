#include "ui/parts/caption_bar.h"

#include <QLabel>
#include <QLayout>

#include <algorithm>
#include <memory>
#include <vector>

namespace tilescope
{

namespace
{

class BarLayout : public QLayout
{
public:
    explicit BarLayout(QWidget* bar) : QLayout(bar)
    {
        setContentsMargins(16, 6, 8, 4);
        setSpacing(4);
    }

    void addItem(QLayoutItem* item) override { m_items.emplace_back(item); }
    int count() const override { return static_cast<int>(m_items.size()); }
    QLayoutItem* itemAt(int place) const override
    {
        return place >= 0 && place < count() ? m_items[static_cast<std::size_t>(place)].get() : nullptr;
    }
    QLayoutItem* takeAt(int place) override
    {
        if (!itemAt(place))
            return nullptr;
        QLayoutItem* const taken = m_items[static_cast<std::size_t>(place)].release();
        m_items.erase(m_items.begin() + place);
        return taken;
    }

    Qt::Orientations expandingDirections() const override { return Qt::Horizontal; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return place(QRect(0, 0, width, 0), false); }
    QSize sizeHint() const override
    {
        const int width = captionWidth() + buttonsWidth() + around().width();
        return {width, heightForWidth(width)};
    }
    QSize minimumSize() const override
    {
        QSize least;
        for (const auto& item : m_items)
            if (!item->isEmpty())
                least = least.expandedTo(item->minimumSize());
        return least + around();
    }
    void setGeometry(const QRect& rect) override
    {
        QLayout::setGeometry(rect);
        place(rect, true);
    }

private:
    QSize around() const
    {
        const QMargins margins = contentsMargins();
        return {margins.left() + margins.right(), margins.top() + margins.bottom()};
    }
    QLayoutItem& caption() const { return *m_items.front(); }

    /// What the caption has beside the buttons at least: a line of it is not a word.
    int captionWidth() const
    {
        constexpr int letters = 32;
        return caption().isEmpty() ? 0 : letters * parentWidget()->fontMetrics().averageCharWidth();
    }
    int buttonsWidth() const
    {
        int width = 0;
        for (auto item = m_items.begin() + 1; item != m_items.end(); ++item)
            if (!(*item)->isEmpty())
                width += (*item)->sizeHint().width() + spacing();
        return width;
    }

    int buttonsHeight() const
    {
        int height = 0;
        for (auto item = m_items.begin() + 1; item != m_items.end(); ++item)
            if (!(*item)->isEmpty())
                height = std::max(height, (*item)->sizeHint().height());
        return height;
    }

    /// Returns the height; `applies`: and sets the places.
    int place(const QRect& rect, bool applies) const
    {
        const QRect room = rect.marginsRemoved(contentsMargins());
        const bool isOneRow = room.width() >= captionWidth() + buttonsWidth();
        const int width = isOneRow ? room.width() - buttonsWidth() : room.width();
        int height = 0;
        if (!caption().isEmpty()) {
            height = caption().hasHeightForWidth() ? caption().heightForWidth(width) : caption().sizeHint().height();
            if (isOneRow)
                height = std::max(height, buttonsHeight());
            if (applies)
                caption().setGeometry(QRect(room.left(), room.top(), width, height));
        }
        int x = isOneRow ? room.left() + width + spacing() : room.left();
        int y = room.top() + (isOneRow || height == 0 ? 0 : height + spacing());
        int row = 0;
        for (auto item = m_items.begin() + 1; item != m_items.end(); ++item) {
            if ((*item)->isEmpty())
                continue;
            const QSize size = (*item)->sizeHint().boundedTo({room.width(), QWIDGETSIZE_MAX});
            if (!isOneRow && x > room.left() && x + size.width() > room.left() + room.width()) {
                x = room.left();
                y += row + spacing();
                row = 0;
            }
            if (applies)
                (*item)->setGeometry(QRect({x, y}, size));
            x += size.width() + spacing();
            row = std::max(row, size.height());
        }
        return std::max(height, y - room.top() + row) + around().height();
    }

    std::vector<std::unique_ptr<QLayoutItem>> m_items; ///< the caption, then the buttons
};

} // namespace

CaptionBar::CaptionBar(QLabel* caption, const QList<QWidget*>& buttons, QWidget* parent) : QWidget(parent)
{
    auto* row = new BarLayout(this);
    row->addWidget(caption);
    for (QWidget* const button : buttons)
        row->addWidget(button);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

} // namespace tilescope
