#pragma once

#include "gpu/advice/advice.h"

#include <cstdint>
#include <string>

namespace tilescope::advice
{

/// One finding a line of shared-memory access that takes clearly more wavefronts than it has to.
std::vector<Finding> bankConflicts(const AdviceInput& input, std::size_t launch);

/// What the main launch's block size brings with it.

std::vector<Finding> redundantHalo(const AdviceInput& input);                    ///< pixels that several blocks load
std::vector<Finding> idleThreads(const AdviceInput& input);                      ///< lanes and threads without a pixel
std::vector<Finding> lowOccupancy(const AdviceInput& input, std::size_t launch); ///< few warps to switch between

/// One finding a line of global-memory access that touches clearly more sectors than its bytes need.
std::vector<Finding> coalescing(const AdviceInput& input, std::size_t launch);

std::string grouped(std::uint64_t number);                         ///< "1,234,567"
std::string oneDecimal(double number);                             ///< "2.3"; "2" where the decimal would be 0
std::string percent(double fraction);                              ///< "43 %"
std::string plural(std::uint64_t number, const std::string& word); ///< "1 block", "1,024 blocks"

} // namespace tilescope::advice
