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
    std::optional<Report> report; ///< none: see reason
    std::string reason;           ///< why it did not run
    std::string agreement;        ///< with the reference, or with the operation's first strategy

    std::optional<double> hotUs() const;
    /// What the aims are about: L2 flushed; a pass too long to be repeated counts with its one time.
    std::optional<double> coldUs() const;
    std::optional<double> percentOfCopy() const;
    std::optional<double> instructionsPerPixel() const; ///< PTX, of threads
    std::optional<double> bytesPerPixel() const;        ///< in sectors, to and from global memory
};

/// A table an operation and workload, for people.
std::string tableOf(const std::vector<Row>& rows);

nlohmann::json toJson(const std::vector<Row>& rows);

} // namespace tilescope::bench
