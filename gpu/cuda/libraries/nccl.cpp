#include "gpu/cuda/libraries/nccl.h"

#include "gpu/cuda/libraries/toolkit_library.h"
#include "gpu/recipe/message.h"

// Functions of nccl.h, version 2.

/// Its name is NCCL's: clang's check of calls through pointers (-fsanitize=function) compares the types' names.
struct ncclComm;

namespace tilescope
{

namespace
{

using Communicator = ncclComm*;
using Status = int; ///< 0: success

class Library : public Nccl
{
public:
    explicit Library(const std::vector<Rank>& ranks)
        : m_ranks(ranks), m_communicators(ranks.size()), m_groupStart(find<Status (*)()>("ncclGroupStart")),
          m_groupEnd(find<Status (*)()>("ncclGroupEnd")), m_allReduce(find<AllReduce>("ncclAllReduce"))
    {
        std::vector<int> ordinals;
        for (const Rank& rank : ranks)
            ordinals.push_back(rank.ordinal);
        const auto connect = find<Status (*)(Communicator*, int, const int*)>("ncclCommInitAll");
        check(connect(m_communicators.data(), static_cast<int>(ordinals.size()), ordinals.data()), "ncclCommInitAll");
    }
    ~Library() override
    {
        try {
            const auto destroy = find<Status (*)(Communicator)>("ncclCommDestroy");
            for (ncclComm* const communicator : m_communicators)
                destroy(communicator);
        } catch (const SettingError&) { // freed at the process's end
        }
    }
    Library(const Library&) = delete;
    Library& operator=(const Library&) = delete;

    std::string version() const override
    {
        int code = 0; // 22803 for 2.28.3
        if (m_library.find<Status (*)(int*)>("nccl", "ncclGetVersion")(&code) != 0)
            return "2";
        return std::to_string(code / 10'000) + "." + std::to_string(code / 100 % 100);
    }

    LibraryCall bind(const Launch& launch, const std::vector<BufferAddress>& addresses) override
    {
        std::vector<Call> calls;
        for (const BufferAddress& address : addresses) {
            ArgumentReader arguments(launch, address);
            const void* const from = arguments.address();
            void* const to = arguments.address();
            const auto count = static_cast<std::size_t>(arguments.integer());
            const int type = arguments.integer(), operation = arguments.integer();
            calls.push_back({from, to, count, type, operation});
        }
        return [this, calls] {
            check(m_groupStart(), "ncclGroupStart");
            for (std::size_t i = 0; i < calls.size(); ++i)
                check(m_allReduce(calls[i].from, calls[i].to, calls[i].count, calls[i].type, calls[i].operation,
                                  m_communicators[i], m_ranks[i].stream),
                      "ncclAllReduce");
            check(m_groupEnd(), "ncclGroupEnd");
        };
    }

private:
    using AllReduce = Status (*)(const void* from, void* to, std::size_t count, int type, int operation,
                                 Communicator communicator, void* stream);
    struct Call {
        const void* from;
        void* to;
        std::size_t count;
        int type, operation;
    };

    template <typename Function>
    Function find(const std::string& name)
    {
        return m_library.find<Function>("nccl", name);
    }

    void check(Status status, const std::string& function)
    {
        if (status == 0)
            return;
        const char* words = find<const char* (*)(Status)>("ncclGetErrorString")(status);
        throw SettingError(
            "strategy",
            say(gpu::phrase("NCCL does not support this: %1 returned %2. All other strategies work without it."),
                function, words ? words : std::to_string(status)));
    }

    mutable ToolkitLibrary m_library{{"NCCL", "nccl", {2}, "libnccl2", false}};
    std::vector<Rank> m_ranks;
    std::vector<Communicator> m_communicators;
    Status (*m_groupStart)();
    Status (*m_groupEnd)();
    AllReduce m_allReduce;
};

} // namespace

std::unique_ptr<Nccl> Nccl::open(const std::vector<Rank>& ranks) { return std::make_unique<Library>(ranks); }

std::span<const LibraryFunction> ncclFunctions()
{
    // from, to, numbers, their type (4: int64, 5: uint64, 7: float), operation (0: sum)
    static const std::vector<LibraryFunction> list{
        {"ncclAllReduce", kindsOf<const void*, void*, int, int, int>()},
    };
    return list;
}

} // namespace tilescope
