#pragma once

#include "gpu/emulator/program/program.h"
#include "gpu/program/checks/host_ledger.h"
#include "gpu/program/device/launcher.h"
#include "gpu/program/record/recorder.h"

#include <driver_types.h>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace tilescope
{

/// Tells the ledger what this process does, and the record what the ledger finds. Does nothing if there is no record.
class HostChecks
{
public:
    HostChecks(Recorder* recorder, AddressSpace& memory, std::recursive_mutex& mutex);
    ~HostChecks();

    bool areOn() const { return m_recorder != nullptr; }
    /// How the program may use memory that it shares with kernels.
    AddressSpace::Reach sharedReach() const
    {
        return areOn() ? AddressSpace::Reach::Guarded : AddressSpace::Reach::Everyone;
    }

    void allocated(const void* address, std::size_t bytes, MemoryKind kind, std::size_t pitch = 0);
    void freed(const void* address, bool pinned);
    void copied(const void* to, std::size_t toPitch, const void* from, std::size_t fromPitch, std::size_t width,
                std::size_t rows, cudaMemcpyKind kind);
    void set(const void* to, std::size_t pitch, std::size_t width, std::size_t rows);
    /// A copy of an array, a texture's memory: filled and read by what the ledger does not see.
    void usedUnseen(const void* address);
    void constantFilled(const LoadedModule& module, const std::string& name);

    /// Before a launch by <<<>>>, whose call to the runtime comes from other code.
    void configured();
    /// A launch begins; the failure of a call until launched() or failed() is the launch's.
    void launching(const std::string& kernel);
    SourcePlace launchPlace() const; ///< of that launch
    std::string launchName() const { return m_launching ? m_launching->kernel : std::string(); }
    bool observesLaunch() const; ///< whether that launch is to be observed
    LaunchWatch watch(const EmulatedLaunch& launch);
    void launched(const EmulatedLaunch& launch, const emulator::LaunchResult& result);

    void failed(const char* error, const std::string& reason); ///< a call
    void errorAsked();
    void synchronised();
    /// Tells the order of streams, alone: tell(order).
    template <class Tell>
    void order(const Tell& tell)
    {
        const std::lock_guard lock(m_mutex);
        if (areOn())
            tell(m_ledger.order());
    }
    void reset();
    void ended(int status);
    /// Whether the program may go on after a fault at this address.
    bool faulted(const void* address, CallSite site);

private:
    struct Observed;
    void tell(); ///< the record, of new findings
    void guard(const HostLaunch& launch);
    void unguard();
    static void addUnfilledConstant(const EmulatedLaunch& launch, const Touch& touch, HostLaunch& told);

    Recorder* m_recorder;
    AddressSpace& m_memory;
    std::recursive_mutex& m_mutex;
    HostLedger m_ledger;
    std::size_t m_told = 0;
    CallSite m_configured = 0; ///< of the <<<>>> whose launch comes next
    struct Launching {
        std::string kernel;
        CallSite site = 0;
        bool isConfigured = false; ///< by <<<>>>
    };
    std::optional<Launching> m_launching;
    std::unique_ptr<Observed> m_observed;
    std::uint64_t m_observedInstructions = 0;
    std::vector<const void*> m_guarded;
    std::set<std::pair<const LoadedModule*, std::string>> m_filledConstants;
    std::set<std::string> m_discarded; ///< calls whose errors the program does not look at: "12 lab.cu"
};

} // namespace tilescope
