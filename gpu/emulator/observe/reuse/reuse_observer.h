#pragma once

#include "gpu/emulator/execute/launch_setup.h"
#include "gpu/emulator/observe/observer.h"
#include "gpu/emulator/observe/reuse/read_patch.h"
#include "gpu/emulator/observe/reuse/shift_finder.h"
#include "gpu/emulator/observe/reuse/value_flow.h"

#include <array>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace tilescope::emulator
{

/// For each byte of a buffer to which a kernel copied the input: the input's byte plus one, 0 if there is none.
using CopyOrigins = std::vector<std::uint32_t>;

/// The relation of a launch's addresses to the input.
struct ReuseTarget {
    ReuseTarget(const LaunchSetup& setup, const Plan& plan, std::size_t inputBuffer,
                std::span<CopyOrigins> originsOfBuffers);

    const LaunchSetup& setup;
    ValueFlow flow;
    /// The byte of the input's pixels, in packed rows, at this offset of its buffer; in the padding after a row, the
    /// next byte.
    std::uint64_t pixelByte(std::uint64_t offset) const;

    std::uint64_t inputAddress = 0, inputBytes = 0, inputRowBytes = 0, inputPitch = 0;
    std::vector<CopyOrigins*> copies; ///< by region; null if it contains no copy
    std::vector<int> texelBytes;      ///< by texture; 0 if it is not over the input
};

/// Counts which bytes of the input one block reads: from global memory directly or through a copy of it, through
/// textures, and from shared memory, whose elements belong to the bytes that were stored there. For one worker's
/// blocks.
class ReuseObserver : public Observer
{
public:
    explicit ReuseObserver(const ReuseTarget& target);

    /// Calls `handOn` at the end of each block and then clears the block's reads. If unset, they stay until clear().
    void atBlockEnd(std::function<void()> handOn) { m_handOn = std::move(handOn); }
    void record(AccessTrail* trail) { m_trail = trail; }         ///< records the addresses of the block's accesses
    void sortByShift(ShiftFinder* finder) { m_finder = finder; } ///< keeps a patch for each shift
    void clear();

    std::vector<ReadPatch>& global() { return m_global; } ///< one, or one per shift
    std::vector<ReadPatch>& shared() { return m_shared; }
    std::uint64_t bytesOfCopies() const { return m_ofCopies; } ///< read from copies of the input
    std::uint64_t bytesOfOthers() const { return m_ofOthers; } ///< read where earlier launches wrote other values
    bool hasShared() const { return m_target.setup.sharedBytes > 0; }

    void onBlockBegin(std::uint64_t block) override;
    void onBlockEnd() override;
    void onAccess(const AccessEvent& event) override;
    /// Shared memory is assumed to change at once, because the kernel does not read it before the copy has landed.
    void onCopyBegin(const CopyEvent& event) override
    {
        Observer::onCopyBegin(event);
        onAccess(event.store);
    }
    void onCopyLanding(const AccessEvent&) override {}
    bool wantsTexels() const override { return true; }
    void onTexel(const TexelEvent& event) override;

private:
    /// A value that a lane has loaded and may store.
    struct Loaded {
        std::uint64_t byte = 0; ///< of the input
        std::uint32_t when = 0; ///< number of the event; 0: never
        std::uint16_t shift = 0;
        std::uint8_t bytes = 0;
    };
    struct Owner {
        std::uint64_t byte = none;
        std::uint16_t shift = 0;
    };
    static constexpr std::uint64_t none = ~std::uint64_t{0};

    void globalLane(const AccessEvent& event, unsigned lane, std::uint64_t address, std::uint16_t shift);
    void sharedLane(const AccessEvent& event, unsigned lane, std::uint64_t offset);
    void keep(std::uint32_t site, std::uint32_t thread, std::uint64_t byte, std::uint32_t bytes, std::uint16_t shift);
    const Loaded* stored(std::uint32_t site, std::uint32_t thread);
    std::uint16_t follow(const AccessEvent& event);
    ReadPatch& patch(std::vector<ReadPatch>& patches, std::uint16_t shift);

    const ReuseTarget& m_target;
    std::function<void()> m_handOn;
    AccessTrail* m_trail = nullptr;
    ShiftFinder* m_finder = nullptr;
    std::vector<ReadPatch> m_global, m_shared;
    std::vector<Loaded> m_loaded;           ///< by the load's ordinal, then by thread
    std::vector<std::uint32_t> m_lastStore; ///< by the store's ordinal, then by thread: the number of its last event
    std::vector<Owner> m_owners;            ///< per byte of shared memory
    std::uint32_t m_event = 0;
    std::uint64_t m_ofCopies = 0, m_ofOthers = 0;
};

} // namespace tilescope::emulator
