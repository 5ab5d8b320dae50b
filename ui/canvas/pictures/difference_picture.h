#pragma once

#include "gpu/image/difference.h"
#include "ui/canvas/pictures/picture.h"
#include "ui/newest_job.h"

#include <QObject>
#include <QString>

#include <array>
#include <memory>

namespace tilescope
{

/// Two pictures to be subtracted in place of the result and its CPU reference.
struct DifferencePair {
    ImagePtr first, second; ///< of one size and format; null while they are being computed, or if there is a problem
    QString text;           ///< "source − result"
    QString problem;        ///< why there is no difference
    bool operator==(const DifferencePair&) const = default;
};

/// Factors that differences can be multiplied by before they become grey levels; 0 stands for the factor that makes the
/// largest one white.
inline constexpr std::array<int, 8> differenceGains{0, 1, 2, 4, 8, 16, 32, 64};

/// The factor itself: at 1, white is Difference::fullScale. An automatic one is 1 where nothing differs.
double gainFactor(const Difference& difference, int gain);

/// The difference as the canvas draws it: black where nothing differs.
Picture withGain(const Difference& difference, int gain);

/// Compares a result with its reference off the GUI thread. The newest requested pair wins.
class DifferenceMaker : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Does nothing if this pair was the last one requested. Both have the same size and format.
    void make(const ImagePtr& result, const ImagePtr& reference);

    void forget(); ///< a comparison in progress will not be reported

signals:
    void made(std::shared_ptr<const tilescope::Difference> difference); ///< null if memory ran out

private:
    ImagePtr m_result, m_reference;
    NewestJob<std::shared_ptr<const Difference>> m_job;
};

} // namespace tilescope
