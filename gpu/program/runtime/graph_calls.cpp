#include "gpu/program/runtime/call.h"
#include "gpu/program/runtime/graph.h"

#include <algorithm>
#include <utility>

// Graphs as a whole: their shape, copies, and launches.

using namespace tilescope;

namespace
{

cudaError_t runAll(const CUgraph_st& graph);

/// What a kernel has stored last.
unsigned conditionOf(cudaGraphConditionalHandle handle)
{
    const std::lock_guard lock(Device::instance().mutex);
    const auto* const place = reinterpret_cast<const unsigned*>(handle); // NOLINT(performance-no-int-to-ptr)
    return Device::instance().memory().contains(place, sizeof *place) ? *place : 0;
}

cudaError_t runConditional(const ConditionalWork& work)
{
    const auto runBody = [&](std::size_t i) { return i < work.bodies.size() ? runAll(*work.bodies[i]) : cudaSuccess; };
    const unsigned value = conditionOf(work.handle);
    if (work.type == cudaGraphCondTypeIf)
        return runBody(value ? 0 : 1);
    if (work.type == cudaGraphCondTypeSwitch)
        return runBody(value);
    cudaError_t error = cudaSuccess;
    while (error == cudaSuccess && conditionOf(work.handle))
        error = runBody(0);
    return error;
}

/// Runs the nodes, each after those that it depends on, until one fails.
cudaError_t runAll(const CUgraph_st& graph)
{
    for (const auto& [handle, initial] : graph.conditions)
        *reinterpret_cast<unsigned*>(handle) = initial; // NOLINT(performance-no-int-to-ptr)
    for (const CUgraphNode_st* const node : inOrder(graph)) {
        const cudaError_t error = node->kernel        ? run(*node->kernel)
                                  : node->child       ? runAll(*node->child)
                                  : node->conditional ? runConditional(*node->conditional)
                                  : node->run         ? node->run()
                                                      : cudaSuccess;
        if (error != cudaSuccess)
            return error;
    }
    return cudaSuccess;
}

/// Gives `count` of the values, or says how many there are if there is no room for any.
template <class T>
void give(const std::vector<T>& values, T* to, std::size_t* count)
{
    if (to) {
        *count = std::min(*count, values.size());
        std::copy_n(values.begin(), *count, to);
    } else {
        *count = values.size();
    }
}

} // namespace

std::unique_ptr<CUgraph_st> tilescope::copyGraph(const CUgraph_st& graph,
                                                 std::map<const CUgraphNode_st*, CUgraphNode_st*>& copyOf)
{
    auto copy = std::make_unique<CUgraph_st>();
    copy->conditions = graph.conditions;
    for (const auto& node : graph.nodes) {
        CUgraphNode_st& added = addNode(*copy, node->type, node->dependencies, node->run);
        if (node->kernel)
            added.kernel =
                workOf(node->kernel->function, node->kernel->grid, node->kernel->block, node->kernel->arguments.data(),
                       node->kernel->dynamicSharedBytes, node->kernel->isCooperative);
        added.child = node->child;
        if (node->conditional) {
            added.conditional = std::make_shared<ConditionalWork>(*node->conditional);
            for (std::shared_ptr<CUgraph_st>& body : added.conditional->bodies)
                body = copyGraph(*body, copyOf);
        }
        copyOf[node.get()] = &added;
    }
    for (const auto& node : copy->nodes)
        for (CUgraphNode_st*& dependency : node->dependencies)
            dependency = copyOf[dependency];
    return copy;
}

std::vector<const CUgraphNode_st*> tilescope::inOrder(const CUgraph_st& graph)
{
    std::vector<const CUgraphNode_st*> order;
    std::vector<const CUgraphNode_st*> waiting;
    for (const auto& node : graph.nodes)
        waiting.push_back(node.get());
    while (!waiting.empty()) {
        const auto isFree = [&](const CUgraphNode_st* node) {
            return std::ranges::none_of(node->dependencies, [&](const CUgraphNode_st* before) {
                return std::ranges::find(waiting, before) != waiting.end();
            });
        };
        const auto next = std::ranges::find_if(waiting, isFree);
        if (next == waiting.end())
            throw CallError(cudaErrorInvalidValue, "The graph has a cycle.");
        order.push_back(*next);
        waiting.erase(next);
    }
    return order;
}

extern "C" {

cudaError_t cudaGraphCreate(cudaGraph_t* graph, unsigned)
{
    *graph = new CUgraph_st;
    return cudaSuccess;
}
cudaError_t cudaGraphDestroy(cudaGraph_t graph)
{
    delete graph;
    return cudaSuccess;
}
cudaError_t cudaGraphClone(cudaGraph_t* clone, cudaGraph_t original)
{
    return call([&](Device&) {
        std::map<const CUgraphNode_st*, CUgraphNode_st*> ignored;
        *clone = copyGraph(*original, ignored).release();
    });
}
cudaError_t cudaGraphAddDependencies(cudaGraph_t, const cudaGraphNode_t* from, const cudaGraphNode_t* to,
                                     const cudaGraphEdgeData*, std::size_t count)
{
    for (std::size_t i = 0; i < count; ++i)
        to[i]->dependencies.push_back(from[i]);
    return cudaSuccess;
}
cudaError_t cudaGraphDestroyNode(cudaGraphNode_t node)
{
    CUgraph_st& graph = *node->graph;
    for (const auto& other : graph.nodes)
        std::erase(other->dependencies, node);
    std::erase_if(graph.nodes, [&](const auto& other) { return other.get() == node; });
    return cudaSuccess;
}
cudaError_t cudaGraphGetNodes(cudaGraph_t graph, cudaGraphNode_t* nodes, std::size_t* count)
{
    std::vector<cudaGraphNode_t> all;
    for (const auto& node : graph->nodes)
        all.push_back(node.get());
    give(all, nodes, count);
    return cudaSuccess;
}
cudaError_t cudaGraphGetRootNodes(cudaGraph_t graph, cudaGraphNode_t* nodes, std::size_t* count)
{
    std::vector<cudaGraphNode_t> roots;
    for (const auto& node : graph->nodes)
        if (node->dependencies.empty())
            roots.push_back(node.get());
    give(roots, nodes, count);
    return cudaSuccess;
}
cudaError_t cudaGraphGetEdges(cudaGraph_t graph, cudaGraphNode_t* from, cudaGraphNode_t* to, cudaGraphEdgeData*,
                              std::size_t* count)
{
    std::vector<cudaGraphNode_t> starts, ends;
    for (const auto& node : graph->nodes)
        for (CUgraphNode_st* const before : node->dependencies) {
            starts.push_back(before);
            ends.push_back(node.get());
        }
    std::size_t same = *count;
    give(starts, from, count);
    give(ends, to, &same);
    return cudaSuccess;
}
cudaError_t cudaGraphDebugDotPrint(cudaGraph_t, const char*, unsigned) { return cudaSuccess; }

cudaError_t cudaGraphInstantiate(cudaGraphExec_t* executable, cudaGraph_t graph, unsigned long long flags)
{
    return call([&](Device&) {
        auto made = std::make_unique<CUgraphExec_st>();
        inOrder(*graph);
        made->graph = copyGraph(*graph, made->copyOf);
        made->freesOnLaunch = (flags & cudaGraphInstantiateFlagAutoFreeOnLaunch) != 0;
        *executable = made.release();
    });
}
cudaError_t cudaGraphInstantiateWithFlags(cudaGraphExec_t* executable, cudaGraph_t graph, unsigned long long flags)
{
    return cudaGraphInstantiate(executable, graph, flags);
}
cudaError_t cudaGraphInstantiateWithParams(cudaGraphExec_t* executable, cudaGraph_t graph,
                                           cudaGraphInstantiateParams* parameters)
{
    parameters->result_out = cudaGraphInstantiateSuccess;
    return cudaGraphInstantiate(executable, graph, parameters->flags);
}
cudaError_t cudaGraphLaunch(cudaGraphExec_t executable, cudaStream_t stream)
{
    return onStream(stream, cudaGraphNodeTypeGraph, [=] {
        const FreeOnLaunch frees(executable->freesOnLaunch);
        return runAll(*executable->graph);
    });
}
cudaError_t cudaGraphUpload(cudaGraphExec_t, cudaStream_t) { return cudaSuccess; }
cudaError_t cudaGraphExecDestroy(cudaGraphExec_t executable)
{
    delete executable;
    return cudaSuccess;
}

/// The graph takes the other's nodes if it has as many, of the same types.
cudaError_t cudaGraphExecUpdate(cudaGraphExec_t executable, cudaGraph_t graph, cudaGraphExecUpdateResultInfo* result)
{
    return call([&](Device&) {
        const auto isSame = [](const auto& a, const auto& b) { return a->type == b->type; };
        const bool fits = std::ranges::equal(executable->graph->nodes, graph->nodes, isSame);
        *result = {fits ? cudaGraphExecUpdateSuccess : cudaGraphExecUpdateErrorTopologyChanged, nullptr, nullptr};
        if (!fits)
            throw CallError(cudaErrorGraphExecUpdateFailure, "The graph has other nodes than the one to update.");
        executable->copyOf.clear();
        executable->graph = copyGraph(*graph, executable->copyOf);
    });
}
cudaError_t cudaGraphConditionalHandleCreate(cudaGraphConditionalHandle* handle, cudaGraph_t graph, unsigned initial,
                                             unsigned flags)
{
    return call([&](Device& device) {
        std::byte* const place = device.memory().allocate(sizeof(unsigned));
        if (!place)
            throw CallError(cudaErrorMemoryAllocation, "There is no room for a condition.");
        *handle = reinterpret_cast<cudaGraphConditionalHandle>(place);
        if (flags & cudaGraphCondAssignDefault)
            graph->conditions.push_back({*handle, initial});
    });
}
cudaError_t cudaDeviceGetGraphMemAttribute(int, cudaGraphMemAttributeType, void* value)
{
    *static_cast<unsigned long long*>(value) = 0;
    return cudaSuccess;
}
cudaError_t cudaDeviceSetGraphMemAttribute(int, cudaGraphMemAttributeType, void*) { return cudaSuccess; }
cudaError_t cudaDeviceGraphMemTrim(int) { return cudaSuccess; }

} // extern "C"
