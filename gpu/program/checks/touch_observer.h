#pragma once

#include "gpu/emulator/observe/observer.h"
#include "gpu/emulator/program/program.h"
#include "gpu/program/checks/filled_map.h"

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <vector>

namespace tilescope
{

/// The smallest range that contains some bytes of an allocation.
struct ByteRange {
    std::uint64_t begin = std::numeric_limits<std::uint64_t>::max(), end = 0;

    bool empty() const { return begin >= end; }
    void add(std::uint64_t from, std::uint64_t to)
    {
        begin = from < begin ? from : begin;
        end = to > end ? to : end;
    }
    void add(const ByteRange& other) { add(other.begin, other.end); }
};

/// A load of bytes that nobody had filled: the one at the lowest offset.
struct UnfilledRead {
    std::uint64_t offset = 0;
    std::uint32_t site = 0, bytes = 0;
};

/// What a launch has done with one region.
struct Touch {
    ByteRange read, written;
    std::optional<UnfilledRead> unfilled;
    bool isAtomic = false; ///< some access is atomic or volatile: others may use the memory meanwhile

    bool any() const { return !read.empty() || !written.empty(); }
    void add(const Touch& other);
};

/// An access outside of all memory.
struct StrayAccess {
    std::uint64_t address = 0;
    std::uint32_t site = 0, bytes = 0;
    bool store = false;
};

/// Notes which memory the blocks of one thread read and fill.
class TouchObserver : public emulator::Observer
{
public:
    struct Target {
        FilledMap* map = nullptr; ///< null: only whether it is touched
        std::uint64_t bytes = 0;  ///< 0: there is no memory
    };

    /// `targets` by the index of their region. Both must outlive the observer.
    TouchObserver(const emulator::Program& program, std::span<const Target> targets);

    void onAccess(const emulator::AccessEvent& event) override;

    const std::vector<Touch>& touches() const { return m_touches; } ///< by the index of the region
    const std::optional<StrayAccess>& stray() const { return m_stray; }

private:
    void touch(const emulator::AccessEvent& event, std::uint64_t address, std::uint32_t lanes);
    void noteUnfilled(const emulator::AccessEvent& event, const Target& target, Touch& touch, std::uint64_t offset,
                      std::uint32_t lanes);

    const emulator::Program& m_program;
    std::span<const Target> m_targets;
    std::vector<Touch> m_touches;
    std::optional<StrayAccess> m_stray;
};

} // namespace tilescope
