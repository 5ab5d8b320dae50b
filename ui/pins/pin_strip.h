#pragma once

#include "ui/pins/pin_title.h"

#include <QWidget>

#include <array>

class QToolButton;

namespace tilescope
{

class PinChip;

/// The pinned runs as chips in a row, above a view with differences to them. Hidden while nothing is pinned. Names are
/// elided in a narrow row.
class PinStrip : public QWidget
{
    Q_OBJECT

public:
    explicit PinStrip(QWidget* parent = nullptr);

    void setPins(const std::vector<PinTitle>& pins);
    PinChip* chip(char letter) const; ///< hidden if nothing is pinned under this letter
    QToolButton* unpinAllButton() const { return m_unpinAll; }

    QSize minimumSizeHint() const override; ///< accepts any width

signals:
    void baselineWanted(char letter);
    void unpinWanted(char letter);
    void unpinAllWanted();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit();

    std::array<PinChip*, PinnedRuns::most> m_chips;
    QToolButton* m_unpinAll;
    std::vector<PinTitle> m_pins;
};

} // namespace tilescope
