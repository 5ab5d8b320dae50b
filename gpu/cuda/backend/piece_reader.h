#pragma once

#include "gpu/cuda/backend/owners.h"
#include "gpu/recipe/plan.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <stop_token>
#include <vector>

namespace tilescope::cuda
{

/// Reads the images of a plan from their file, for each GPU one piece ahead of the one that it works on: into two
/// buffers of pinned memory, from which a GPU copies.
class PieceReader
{
public:
    /// The plan must have been checked, and a device be current. Throws CudaError.
    explicit PieceReader(const Plan& plan);
    ~PieceReader(); ///< ends reading
    PieceReader(const PieceReader&) = delete;
    PieceReader& operator=(const PieceReader&) = delete;

    void start();

    /// The images of a GPU's piece, when they have been read; none if it has fewer pieces than others. They stay until
    /// release(). Pieces are asked for in order. Throws what reading throws, and Cancelled when asked to stop.
    std::span<const std::byte> wait(std::size_t gpu, int piece, const std::stop_token& stop);

    /// All GPUs have copied the piece: its buffers may be filled again.
    void release(int piece);

    std::uint64_t bytes() const { return m_bytes; }
    double waitedUs() const { return m_waitedUs; } ///< spent in wait()

private:
    class Lane;

    std::vector<std::unique_ptr<Lane>> m_lanes; ///< of the GPUs
    std::uint64_t m_bytes = 0;                  ///< of all pieces
    double m_waitedUs = 0;
};

} // namespace tilescope::cuda
