#pragma once

#include "gpu/program/checks/host_events.h"
#include "gpu/program/checks/host_fault.h"
#include "gpu/program/checks/stream_order.h"
#include "gpu/recipe/report.h"

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

namespace tilescope
{

/// Keeps account of a program's device memory, copies, launches and errors, and finds what is wrong with them. It is
/// told of each event in the order of the program. A finding is certain: where a right program could do the same, there
/// is none.
class HostLedger
{
public:
    /// `lookUp` is asked for the places of findings only.
    explicit HostLedger(std::function<SourcePlace(CallSite)> lookUp);
    ~HostLedger();

    void allocated(const HostAllocation& allocation);
    void freed(std::uintptr_t address, bool pinned, CallSite site); ///< by cudaFreeHost, else by cudaFree
    void copied(const HostCopy& copy);                              ///< whether it succeeded or not
    /// cudaMemset, whether it succeeded or not.
    void set(std::uintptr_t to, std::size_t pitch, std::size_t width, std::size_t rows, CallSite site,
             std::uintptr_t stream = 0);
    void launched(const HostLaunch& launch);
    void failed(const HostFailure& failure);
    void errorAsked(); ///< cudaGetLastError and cudaPeekAtLastError
    void synchronised();
    /// The host reads or writes at this address, where it may not, or not yet.
    void hostAccess(std::uintptr_t address, CallSite site);
    /// Somebody who does not tell the ledger fills and reads this memory, now and later.
    void usedUnseen(std::uintptr_t address);
    void reset();              ///< cudaDeviceReset: all memory is freed
    void ended(bool normally); ///< false: after a fault, or with an exit status that is not 0

    /// To be told of streams and events.
    StreamOrder& order() { return m_order; }

    /// The map of the live allocation that begins there; null if there is none.
    FilledMap* mapOf(std::uintptr_t address);

    const std::vector<Finding>& findings() const { return m_findings; }

private:
    struct Launch;
    struct Allocation;
    struct Freed;
    /// Rows of bytes, and the allocation that their first byte is in.
    struct Rows;
    struct Use;
    /// The place of a finding, and of what belongs to it.
    struct Sites {
        CallSite at = 0, other = 0;
    };
    using Arguments = std::vector<MessageArgument>;

    void report(HostFault fault, Sites sites, Arguments message, Arguments more = {});

    Allocation* find(std::uintptr_t address) const;
    const Freed* findFreed(std::uintptr_t address) const;
    void retire(Allocation& allocation);
    void retireAll();
    void note(Allocation& allocation, CallSite freedAt);
    static void forget(Allocation& allocation); ///< what is not known any more: everything is filled and read

    bool isWrongDirection(const HostCopy& copy);
    bool isOutside(const Rows& rows, HostFault fault, CallSite site, std::optional<std::size_t> otherRoom = {});
    void checkPitch(const Rows& rows, CallSite site);
    void fill(const Rows& rows, CallSite site);
    void read(const Rows& rows, CallSite site);
    void checkGap(const Rows& rows);
    void noteUse(Allocation& allocation, Use use);
    void noteUse(const Rows& rows, bool isWritten, const StreamOrder::Moment& moment, CallSite site);

    void checkStray(const HostLaunch& launch);
    bool isHostPointer(const HostLaunch& launch);
    void checkUnfilled(const HostLaunch& launch, const Allocation& allocation, const UnfilledRead& read);
    void noteRead(const Touch& touch, Allocation& allocation);
    void noteWritten(const std::shared_ptr<Launch>& launch, const Touch& touch, Allocation& allocation);
    void noteTail(const std::shared_ptr<Launch>& launch, const Touch& touch, Allocation& allocation);

    std::function<SourcePlace(CallSite)> m_lookUp;
    std::map<std::uintptr_t, std::unique_ptr<Allocation>> m_live; ///< by start
    std::deque<Freed> m_freed;                                    ///< the last ones
    StreamOrder m_order;
    std::vector<HostFailure> m_unasked;
    std::set<CallSite> m_repeated; ///< launches whose results are replaced unread, as those of a measurement are
    std::vector<std::shared_ptr<Launch>> m_unread; ///< launches whose result was freed before anybody read it
    std::size_t m_synchronisations = 0;            ///< a launch that has begun since the last one may still run
    bool m_disturbed = false;                      ///< after an error, what else is missing follows from the error
    std::vector<Finding> m_findings;
};

} // namespace tilescope
