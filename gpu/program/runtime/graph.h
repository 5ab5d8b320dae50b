#pragma once

#include <cuda_runtime_api.h>

#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <vector>

namespace tilescope
{

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

/// A node of a graph: what it does when the graph is launched. The runtime's header declares the name.
struct CUgraphNode_st {
    cudaGraphNodeType type = cudaGraphNodeTypeEmpty;
    CUgraph_st* graph = nullptr;
    std::vector<CUgraphNode_st*> dependencies;
    std::function<cudaError_t()> run;
    std::shared_ptr<tilescope::KernelWork> kernel; ///< of a node that launches one
    std::shared_ptr<CUgraph_st> child;             ///< of a node that is a graph
};

struct CUgraph_st {
    std::vector<std::unique_ptr<CUgraphNode_st>> nodes;
};

/// A graph that can be launched: a copy.
struct CUgraphExec_st {
    std::unique_ptr<CUgraph_st> graph;
    std::map<const CUgraphNode_st*, CUgraphNode_st*> copyOf;
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
