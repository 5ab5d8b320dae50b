#pragma once

#include "gpu/cuda/backend/owners.h"
#include "gpu/recipe/report.h"

#include <map>
#include <utility>

namespace tilescope::cuda
{

/// Times copies between host and device as a program makes them: one call and the wait for its end, by the host's
/// clock. Each pair of sizes is measured once.
class TransferMeter
{
public:
    explicit TransferMeter(driver::Stream stream) : m_stream(stream) {}

    /// Adds the times for the sizes of `transfers`. Above 256 MB, or if there is no memory for the copies, there are
    /// none. Throws CudaError for a sticky error.
    void measure(Transfers& transfers);

private:
    driver::Stream m_stream;
    std::map<std::pair<std::uint64_t, std::uint64_t>, Transfers> m_known; ///< by sizes; limited in number
};

} // namespace tilescope::cuda
