#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <mutex>
#include <vector>

// NCCL for the GPUs of tests/emulated_gpu, whose memory is the host's: sums of 64-bit integers. Each stream's thread
// waits until all ranks have come to the same call, as a GPU's kernel does.

/// Of the emulated driver; 0: success.
extern "C" int cuLaunchHostFunc(void* stream, void (*function)(void*), void* data);

namespace
{

constexpr int success = 0, invalidArgument = 4, invalidUsage = 5;
constexpr int int64 = 4, uint64 = 5, sum = 0;

/// One call of all ranks.
struct Collective {
    struct Part {
        const void* from;
        void* to;
    };
    std::mutex mutex;
    std::condition_variable changed;
    std::vector<Part> parts;
    std::size_t count = 0, arrived = 0;
    bool isDone = false;

    void add() const
    {
        std::vector<std::uint64_t> sums(count), numbers(count);
        for (const Part& part : parts) {
            std::memcpy(numbers.data(), part.from, count * sizeof(std::uint64_t));
            for (std::size_t i = 0; i < count; ++i)
                sums[i] += numbers[i]; // of signed numbers too
        }
        for (const Part& part : parts)
            std::memcpy(part.to, sums.data(), count * sizeof(std::uint64_t));
    }
};

/// On a rank's stream.
void arrive(void* data)
{
    const std::unique_ptr<std::shared_ptr<Collective>> held(static_cast<std::shared_ptr<Collective>*>(data));
    Collective& collective = **held;
    std::unique_lock lock(collective.mutex);
    if (++collective.arrived == collective.parts.size()) {
        collective.add();
        collective.isDone = true;
        collective.changed.notify_all();
    }
    collective.changed.wait(lock, [&] { return collective.isDone; });
}

struct Group {
    int depth = 0;
    std::shared_ptr<Collective> collective;
    std::vector<void*> streams;
};
thread_local Group group;

} // namespace

struct ncclComm {
    int ranks = 0;
};

extern "C" {

int ncclGetVersion(int* version)
{
    *version = 22'803;
    return success;
}

const char* ncclGetErrorString(int status)
{
    return status == success ? "no error" : status == invalidUsage ? "invalid usage" : "invalid argument";
}

int ncclCommInitAll(ncclComm** communicators, int count, const int* ordinals)
{
    for (int i = 0; i < count; ++i)
        for (int j = 0; j < i; ++j)
            if (ordinals[i] == ordinals[j])
                return invalidUsage;
    for (int i = 0; i < count; ++i)
        communicators[i] = new ncclComm{count};
    return success;
}

int ncclCommDestroy(ncclComm* communicator)
{
    delete communicator;
    return success;
}

int ncclGroupStart()
{
    if (group.depth++ == 0)
        group.collective = std::make_shared<Collective>();
    return success;
}

int ncclAllReduce(const void* from, void* to, std::size_t count, int type, int operation, ncclComm* communicator,
                  void* stream)
{
    if (group.depth == 0 && communicator->ranks > 1)
        return invalidUsage; // one thread would wait for itself
    if ((type != int64 && type != uint64) || operation != sum)
        return invalidArgument;
    group.collective->count = count;
    group.collective->parts.push_back({from, to});
    group.streams.push_back(stream);
    return success;
}

int ncclGroupEnd()
{
    if (group.depth == 0)
        return invalidUsage;
    if (--group.depth > 0)
        return success;
    for (void* const stream : group.streams)
        if (cuLaunchHostFunc(stream, arrive, new std::shared_ptr<Collective>(group.collective)) != 0)
            return invalidUsage;
    group = {};
    return success;
}

} // extern "C"
