#pragma once

#include "gpu/emulator/observe/trace/block_trace.h"
#include "ui/trace/step_finding.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>
#include <string>

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

    /// The first event of that line of the kernel, of this warp if it has one there.
    static StepChoice ofLine(const std::string& source, int line, std::optional<std::uint32_t> warp);

    /// Rather one at this line, or at the other, if there is one.
    StepChoice near(const std::string& source, int line, int otherLine = 0) const;

    /// The event's number among all events of the block, from 0. If chosen by what happens: the first such event within
    /// the trace's window, none if there is none.
    std::optional<std::uint64_t> find(const BlockTrace& trace, const StepFindings& findings) const;

private:
    bool isAtLine(const BlockTrace& trace, std::size_t event) const;
    std::optional<std::uint64_t> eventAtLine(const BlockTrace& trace) const;

    std::uint64_t m_number = 0; ///< 0: chosen by what happens
    QString m_name;
    std::optional<std::uint32_t> m_warp; ///< m_number is among its events
    std::string m_source;
    int m_line = 0, m_otherLine = 0; ///< of the source; 0: any
};

} // namespace tilescope
