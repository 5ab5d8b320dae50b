#pragma once

#include "gpu/model/gpu_model.h"
#include "gpu/timing/timeline.h"

#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace tilescope
{

/// What a block takes of a multiprocessor.
struct BlockNeeds {
    int threads = 0, registers = 0;
    std::size_t sharedBytes = 0;
    bool operator==(const BlockNeeds&) const = default;
};

/// What other needs would make of a launch: occupancy by NVIDIA's rules, and the predicted time where it was simulated;
/// a value.
class Resources
{
public:
    explicit Resources(std::shared_ptr<const WhatIf> whatIf); ///< throws SettingError if its GPU is not known

    const GpuModel& gpu() const { return m_gpu; }
    const WhatIf& whatIf() const { return *m_whatIf; }
    BlockNeeds asIs() const; ///< of the launch as it is
    Occupancy occupancy(const BlockNeeds& needs) const;

    /// Of the launch with as many resident blocks as fit with these needs. Other registers and shared memory only
    /// change how many fit; another block size was simulated on its own, with the needs that it really has.
    std::optional<double> us(const BlockNeeds& needs) const;

    /// The least number of resident blocks with which the time is within 5 % of the best; 0: not known.
    int enoughBlocks() const;
    QString sentence(const BlockNeeds& needs) const; ///< occupancy, its limit and the time, in words
    QString advice() const;                          ///< whether more occupancy would help

private:
    std::optional<double> usOf(int residentBlocks) const;

    std::shared_ptr<const WhatIf> m_whatIf;
    GpuModel m_gpu;
};

} // namespace tilescope
