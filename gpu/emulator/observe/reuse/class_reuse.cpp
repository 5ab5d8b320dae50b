#include "gpu/emulator/observe/reuse/class_reuse.h"

#include <algorithm>

namespace tilescope::emulator
{
namespace
{

using Place = std::array<std::int64_t, 3>;

class ClassRun
{
public:
    ClassRun(const ReuseTarget& target, int pixelBytes, const EmulatorOptions& options, WorkerMemory& memory,
             const RunControl& control)
        : m_target(target), m_pixelBytes(pixelBytes), m_control(control), m_observer(target),
          m_runner(target.setup, memory, options.blockInstructionLimit, &m_observer, [this](std::uint64_t) {
              if (m_control.stop.stop_requested())
                  throw Cancelled();
              return true;
          })
    {
    }

    /// Returns false if the class cannot be stamped.
    bool add(const BlockClass& blocks, ClassReuse& result)
    {
        const std::array<Progression, 3> axes{blocks.members.axis(0), blocks.members.axis(1), blocks.members.axis(2)};
        const Place& origin = blocks.members.origin;
        ShiftFinder finder;
        Place corner = origin;
        std::uint64_t hash = 0;
        for (std::size_t a = 0; a < 3; ++a) {
            if (axes[a].count() < 2)
                continue;
            Place other = origin;
            other[a] = origin[a] == axes[a].last ? axes[a].first : axes[a].last;
            corner[a] = other[a];
            AccessTrail trail;
            if (!follow(other, trail))
                return false;
            if (!finder.others().empty() && trail.hash != hash)
                return false;
            hash = trail.hash;
            finder.addBlock(a, (other[a] - origin[a]) / axes[a].step, std::move(trail));
        }
        AccessTrail own;
        m_observer.sortByShift(&finder);
        const bool ran = follow(origin, own);
        m_observer.sortByShift(nullptr);
        const bool fits = ran && !finder.failed() && (finder.others().empty() || own.hash == hash) &&
                          isWhereExpected(finder, own, origin, corner, axes) && stamp(finder, axes, origin, result);
        m_observer.clear();
        return fits;
    }

    std::uint64_t blocksRun() const { return m_blocksRun; }

private:
    bool follow(const Place& place, AccessTrail& trail)
    {
        const Dim3& grid = m_target.setup.launch->grid;
        const auto block = static_cast<std::uint64_t>(place[0] + grid.x * (place[1] + grid.y * place[2]));
        m_observer.clear();
        m_observer.record(&trail);
        const bool done = m_runner.run(block).kind == BlockOutcome::Kind::Done;
        m_observer.record(nullptr);
        ++m_blocksRun;
        return done;
    }

    /// Meanwhile, the patches of the block at `origin` are kept.
    bool isWhereExpected(const ShiftFinder& finder, const AccessTrail& own, const Place& origin, const Place& corner,
                         const std::array<Progression, 3>& axes)
    {
        if (finder.others().size() < 2)
            return true; // the only block to compare with is the one that gave the shifts
        std::vector<ReadPatch> global = m_observer.global(), shared = m_observer.shared();
        AccessTrail seen;
        bool fits = follow(corner, seen) && seen.hash == own.hash && seen.firsts.size() == own.firsts.size();
        ShiftFinder again = finder;
        again.restart();
        for (std::size_t i = 0; fits && i < own.firsts.size(); ++i) {
            const Shift& shift = again.shifts()[again.shiftOf(own.firsts[i])];
            auto expected = static_cast<std::int64_t>(own.firsts[i]);
            for (std::size_t a = 0; a < 3; ++a)
                expected += shift.bytes[a] * ((corner[a] - origin[a]) / axes[a].step);
            fits = expected == static_cast<std::int64_t>(seen.firsts[i]);
        }
        m_observer.global() = std::move(global);
        m_observer.shared() = std::move(shared);
        return fits;
    }

    bool stamp(const ShiftFinder& finder, const std::array<Progression, 3>& axes, const Place& origin,
               ClassReuse& result)
    {
        const auto all = [&](std::vector<ReadPatch>& patches, std::vector<ClassStamp>& stamps) {
            for (std::size_t i = 0; i < patches.size(); ++i) {
                if (patches[i].touched().empty())
                    continue;
                ClassStamp made;
                const Shift shift = i < finder.shifts().size() ? finder.shifts()[i] : Shift();
                if (!ClassStamp::make(patches[i], shift, axes, origin, m_pixelBytes, made))
                    return false;
                stamps.push_back(std::move(made));
            }
            return true;
        };
        return all(m_observer.global(), result.global) && all(m_observer.shared(), result.shared);
    }

    const ReuseTarget& m_target;
    int m_pixelBytes;
    const RunControl& m_control;
    ReuseObserver m_observer;
    BlockRunner m_runner;
    std::uint64_t m_blocksRun = 0;
};

} // namespace

std::optional<ClassReuse> reuseByClasses(const ReuseTarget& target, const BlockClassResult& classes, int pixelBytes,
                                         const EmulatorOptions& options, WorkerMemory& memory,
                                         const RunControl& control)
{
    if (classes.classes.empty())
        return {};
    for (const BlockClass& each : classes.classes)
        if (!each.members.isProduct())
            return {};
    ClassReuse result;
    ClassRun run(target, pixelBytes, options, memory, control);
    for (const BlockClass& each : classes.classes)
        if (!run.add(each, result))
            return {};
    result.blocksRun = run.blocksRun();
    return result;
}

} // namespace tilescope::emulator
