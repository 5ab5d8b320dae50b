#pragma once

#include "gpu/image/difference.h"
#include "ui/canvas/pictures/picture.h"

#include <QObject>
#include <QThreadPool>

#include <array>
#include <cstdint>
#include <memory>

namespace tilescope
{

/// What differences can be multiplied by before they become grey levels; 0 stands for what makes the largest one white.
inline constexpr std::array<int, 8> differenceGains{0, 1, 2, 4, 8, 16, 32, 64};

/// The factor itself: at 1, white is Difference::fullScale. An automatic one is 1 where nothing differs.
double gainFactor(const Difference& difference, int gain);

/// The difference as the canvas draws it: black where there is none.
Picture withGain(const Difference& difference, int gain);

/// Compares a result with its reference away from the window's thread. The newest pair asked for wins.
class DifferenceMaker : public QObject
{
    Q_OBJECT

public:
    explicit DifferenceMaker(QObject* parent = nullptr);
    ~DifferenceMaker() override; ///< waits for what is being compared

    /// Nothing when this pair was the last one asked for. They have the same size and format.
    void make(const ImagePtr& result, const ImagePtr& reference);

    void forget(); ///< what is still being compared is not wanted any more

signals:
    void made(std::shared_ptr<const tilescope::Difference> difference); ///< null when there was no memory for it

private:
    std::uint64_t m_newest = 0;
    ImagePtr m_result, m_reference;
    QThreadPool m_pool;
};

} // namespace tilescope
