#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>

namespace tilescope
{

/// Which bytes of an allocation have been filled, by copies or by kernels: two bits for each byte, which cost memory
/// only where they are set. Kernels may store from several threads. Ranges must be inside of the allocation.
class FilledMap
{
public:
    explicit FilledMap(std::size_t bytes);

    void fill(std::size_t offset, std::size_t bytes);  ///< by a copy or cudaMemset: no longer a kernel's
    void empty(std::size_t offset, std::size_t bytes); ///< as it was at first
    void store(std::size_t offset, std::size_t bytes); ///< by a kernel

    bool anyFilled(std::size_t offset, std::size_t bytes) const;
    bool allFilled(std::size_t offset, std::size_t bytes) const;
    bool anyStored(std::size_t offset, std::size_t bytes) const;
    bool allStored(std::size_t offset, std::size_t bytes) const;

private:
    using Word = std::uint64_t;
    struct Free {
        void operator()(Word* words) const;
    };
    std::unique_ptr<Word, Free> m_filled, m_stored; ///< null if there was no room: everything counts as filled
};

} // namespace tilescope
