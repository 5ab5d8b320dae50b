#pragma once

#include "gpu/operations/operation.h"
#include "gpu/recipe/report.h"
#include "tests/bench/gpu/workload.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <string>
#include <vector>

namespace tilescope::bench
{

/// One strategy on one workload.
struct Row {
    Workload workload;
    std::string strategy, after, expects;
    std::optional<Report> report; ///< none: see `reason`
    std::string reason;           ///< why it did not run
    std::string agreement;        ///< with the reference, or with the result of the operation's first strategy

    std::optional<double> hotUs() const;
    /// The time that the aims refer to: with L2 flushed; a pass too long to be repeated counts with its single time.
    std::optional<double> coldUs() const;
    bool isSettled() const; ///< both times
    std::optional<double> percentOfCopy() const;
    std::optional<double> instructionsPerPixel() const; ///< PTX, counted per thread
    std::optional<double> bytesPerPixel() const;        ///< in sectors, to and from global memory
};

/// A Markdown table for each operation and workload.
std::string tableOf(const std::vector<Row>& rows);

nlohmann::json toJson(const std::vector<Row>& rows);

} // namespace tilescope::bench
