#pragma once

#include <cuda_runtime_api.h>

#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <utility>
#include <vector>

namespace tilescope
{

class Device;

/// A launch with copies of its arguments.
struct KernelWork {
    const void* function = nullptr;
    dim3 grid, block;
    std::size_t dynamicSharedBytes = 0;
    bool isCooperative = false;
    std::vector<std::byte> values;
    std::vector<void*> arguments; ///< into `values`
};

} // namespace tilescope

namespace tilescope
{
struct ConditionalWork;
}

/// A node of a graph: what it does when the graph is launched. The runtime's header declares the name.
struct CUgraphNode_st {
    cudaGraphNodeType type = cudaGraphNodeTypeEmpty;
    CUgraph_st* graph = nullptr;
    std::vector<CUgraphNode_st*> dependencies;
    std::function<cudaError_t()> run;
    std::shared_ptr<tilescope::KernelWork> kernel; ///< of a node that launches one
    std::shared_ptr<CUgraph_st> child;             ///< of a node that is a graph
    std::shared_ptr<tilescope::ConditionalWork> conditional = nullptr;
};

struct CUgraph_st {
    std::vector<std::unique_ptr<CUgraphNode_st>> nodes;
    struct Condition {
        cudaGraphConditionalHandle handle = 0;
        unsigned initial = 0; ///< its value at the begin of each launch
    };
    std::vector<Condition> conditions;
};

namespace tilescope
{

/// Graphs of which none or one runs, or that is repeated, as a kernel has said. The handle is the address of what
/// cudaGraphSetConditional() stores.
struct ConditionalWork {
    cudaGraphConditionalHandle handle = 0;
    cudaGraphConditionalNodeType type = cudaGraphCondTypeIf;
    std::vector<std::shared_ptr<CUgraph_st>> bodies;
    std::vector<cudaGraph_t> given; ///< the same, as the program has them
};

} // namespace tilescope

/// A graph that can be launched: a copy.
struct CUgraphExec_st {
    std::unique_ptr<CUgraph_st> graph;
    std::map<const CUgraphNode_st*, CUgraphNode_st*> copyOf;
    bool freesOnLaunch = false; ///< memory that its nodes have allocated before
};

namespace tilescope
{

/// Adds a node after `dependencies`.
CUgraphNode_st& addNode(CUgraph_st& graph, cudaGraphNodeType type, std::vector<CUgraphNode_st*> dependencies,
                        std::function<cudaError_t()> run);
/// A copy, and which of its nodes is that of which of the original.
std::unique_ptr<CUgraph_st> copyGraph(const CUgraph_st& graph,
                                      std::map<const CUgraphNode_st*, CUgraphNode_st*>& copyOf);
/// The nodes, each after those that it depends on. Throws CallError for a cycle.
std::vector<const CUgraphNode_st*> inOrder(const CUgraph_st& graph);

/// Memory of a graph: it has an address from now on. What allocates it, and what frees it, when the graph runs.
cudaError_t reserveGraphMemory(void** pointer, std::size_t bytes);
std::function<cudaError_t()> graphAllocation(void* pointer);
std::function<cudaError_t()> graphRelease(void* pointer);
/// Frees it outside of a graph. False: it is no graph's.
bool freesGraphMemory(Device& device, void* pointer);

/// While it lives, nodes of this thread allocate again what is still allocated.
class FreeOnLaunch
{
public:
    explicit FreeOnLaunch(bool frees) : m_before(std::exchange(isOn(), frees)) {}
    ~FreeOnLaunch() { isOn() = m_before; }
    FreeOnLaunch(const FreeOnLaunch&) = delete;
    FreeOnLaunch& operator=(const FreeOnLaunch&) = delete;
    static bool& isOn()
    {
        thread_local bool is = false;
        return is;
    }

private:
    bool m_before;
};

/// Runs what a program gives to a stream; while the stream is captured, makes it a node of the graph instead.
cudaError_t onStream(cudaStream_t stream, cudaGraphNodeType type, std::function<cudaError_t()> run);
/// The same for a launch.
cudaError_t launchOnStream(cudaStream_t stream, const void* function, const dim3& grid, const dim3& block,
                           void** arguments, std::size_t dynamicSharedBytes, bool isCooperative = false);
/// An event is recorded on a stream, or a stream waits for it: whether that belongs to a capture.
bool capturesEvent(cudaStream_t stream, cudaEvent_t event);
bool capturesWait(cudaStream_t stream, cudaEvent_t event);

/// Of launches.cpp: runs a kernel now; its arguments as a copy. Throws CallError for a kernel that is not known.
cudaError_t launchKernel(const void* function, const dim3& grid, const dim3& block, void** arguments,
                         std::size_t dynamicSharedBytes, bool isCooperative);
std::shared_ptr<KernelWork> workOf(const void* function, const dim3& grid, const dim3& block, void** arguments,
                                   std::size_t dynamicSharedBytes, bool isCooperative = false);
cudaError_t run(const KernelWork& work);

} // namespace tilescope
