#pragma once

#include "gpu/emulator/observe/trace/block_trace.h"
#include "ui/block/step_finding.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>

namespace tilescope
{

/// A step of a block chosen by its number or by what happens there, as with `--step`.
class StepChoice
{
public:
    static QStringList names();                                  ///< "shared-conflict", "barrier", "divergent" …
    static std::optional<StepChoice> parse(const QString& text); ///< one of these or a number from 1

    /// The event of a warp by its number among the warp's own, from 0.
    static StepChoice ofWarp(std::uint32_t warp, std::size_t number);

    /// The event's number among all events of the block, from 0. If chosen by what happens: the first such event within
    /// the trace's window, none if there is none.
    std::optional<std::uint64_t> find(const BlockTrace& trace, const StepFindings& findings) const;

private:
    std::uint64_t m_number = 0; ///< 0: chosen by what happens
    QString m_name;
    std::optional<std::uint32_t> m_warp; ///< m_number is among its events
};

} // namespace tilescope
