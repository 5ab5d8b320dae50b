#pragma once

#include <QWidget>

namespace tilescope
{

/// One option's share of a vote.
struct HandShare {
    int hands = 0, all = 0; ///< of the option; of the vote
    bool operator==(const HandShare&) const = default;
};

/// The hands for an option before and after the discussion as two bars, one under the other, with count and share. A
/// vote that nobody cast has no bar.
class HandBars : public QWidget
{
    Q_OBJECT

public:
    explicit HandBars(QWidget* parent = nullptr);

    void setShares(HandShare before, HandShare after);
    QString text() const; ///< the same in words: "before 5 (21 %), after 18 (75 %)"

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    HandShare m_before, m_after;
};

} // namespace tilescope
