#include "gpu/program/runtime/call.h"
#include "gpu/program/runtime/graph.h"

#include <cstdint>
#include <string>
#include <utility>

// The nodes of graphs.

using namespace tilescope;

namespace
{

using Dependencies = std::vector<CUgraphNode_st*>;

cudaError_t add(cudaGraphNode_t* node, cudaGraph_t graph, const cudaGraphNode_t* dependencies, std::size_t count,
                cudaGraphNodeType type, std::function<cudaError_t()> run)
{
    return call([&](Device&) {
        if (!graph)
            throw CallError(cudaErrorInvalidValue, "A node is added to no graph.");
        *node = &addNode(*graph, type, Dependencies(dependencies, dependencies + count), std::move(run));
    });
}

template <class Parameters>
std::shared_ptr<KernelWork> kernelWork(const Parameters& p)
{
    if (!p.kernelParams && p.extra)
        throw CallError(cudaErrorNotSupported, "The arguments of a kernel's node are in kernelParams here.");
    return workOf(p.func, p.gridDim, p.blockDim, p.kernelParams, p.sharedMemBytes);
}

template <class Parameters>
std::function<cudaError_t()> fillWork(const Parameters& p)
{
    return [p] { return fillElements(p.dst, p.pitch, p.value, p.elementSize, p.width, p.height); };
}

std::shared_ptr<ConditionalWork> conditionalWork(const cudaConditionalNodeParams& p)
{
    const unsigned most = p.type == cudaGraphCondTypeIf ? 2 : p.type == cudaGraphCondTypeWhile ? 1 : 256;
    if (p.size == 0 || p.size > most)
        throw CallError(cudaErrorInvalidValue, "A conditional node has a wrong number of graphs.");
    auto work = std::make_shared<ConditionalWork>();
    work->handle = p.handle;
    work->type = p.type;
    for (unsigned i = 0; i < p.size; ++i) {
        work->bodies.push_back(std::make_shared<CUgraph_st>());
        work->given.push_back(work->bodies.back().get());
    }
    return work;
}

std::function<cudaError_t()> hostWork(cudaHostFn_t function, void* data)
{
    return [=] { return cudaLaunchHostFunc(nullptr, function, data); };
}

std::function<cudaError_t()> copyWork(const cudaMemcpy3DParms& copy)
{
    return [copy] { return cudaMemcpy3D(&copy); };
}

cudaError_t replace(cudaGraphNode_t node, std::function<cudaError_t()> run)
{
    return call([&](Device&) {
        if (!node)
            throw CallError(cudaErrorInvalidValue, "There is no such node.");
        node->run = std::move(run);
    });
}

CUgraphNode_st* copyOf(cudaGraphExec_t executable, cudaGraphNode_t node)
{
    const auto found = executable->copyOf.find(node);
    return found == executable->copyOf.end() ? nullptr : found->second;
}

} // namespace

CUgraphNode_st& tilescope::addNode(CUgraph_st& graph, cudaGraphNodeType type, Dependencies dependencies,
                                   std::function<cudaError_t()> run)
{
    graph.nodes.push_back(std::make_unique<CUgraphNode_st>(
        CUgraphNode_st{type, &graph, std::move(dependencies), std::move(run), nullptr, nullptr}));
    return *graph.nodes.back();
}

extern "C" {

cudaError_t cudaGraphAddKernelNode(cudaGraphNode_t* node, cudaGraph_t graph, const cudaGraphNode_t* dependencies,
                                   std::size_t count, const cudaKernelNodeParams* parameters)
{
    return call([&](Device&) {
        std::shared_ptr<KernelWork> work = kernelWork(*parameters);
        if (add(node, graph, dependencies, count, cudaGraphNodeTypeKernel, {}) == cudaSuccess)
            (*node)->kernel = std::move(work);
    });
}
cudaError_t cudaGraphAddMemcpyNode(cudaGraphNode_t* node, cudaGraph_t graph, const cudaGraphNode_t* dependencies,
                                   std::size_t count, const cudaMemcpy3DParms* copy)
{
    return add(node, graph, dependencies, count, cudaGraphNodeTypeMemcpy, copyWork(*copy));
}
cudaError_t cudaGraphAddMemcpyNode1D(cudaGraphNode_t* node, cudaGraph_t graph, const cudaGraphNode_t* dependencies,
                                     std::size_t count, void* to, const void* from, std::size_t bytes,
                                     cudaMemcpyKind kind)
{
    return add(node, graph, dependencies, count, cudaGraphNodeTypeMemcpy,
               [=] { return cudaMemcpy(to, from, bytes, kind); });
}
cudaError_t cudaGraphAddMemsetNode(cudaGraphNode_t* node, cudaGraph_t graph, const cudaGraphNode_t* dependencies,
                                   std::size_t count, const cudaMemsetParams* parameters)
{
    return add(node, graph, dependencies, count, cudaGraphNodeTypeMemset, fillWork(*parameters));
}
cudaError_t cudaGraphAddHostNode(cudaGraphNode_t* node, cudaGraph_t graph, const cudaGraphNode_t* dependencies,
                                 std::size_t count, const cudaHostNodeParams* parameters)
{
    return add(node, graph, dependencies, count, cudaGraphNodeTypeHost, hostWork(parameters->fn, parameters->userData));
}
cudaError_t cudaGraphAddChildGraphNode(cudaGraphNode_t* node, cudaGraph_t graph, const cudaGraphNode_t* dependencies,
                                       std::size_t count, cudaGraph_t child)
{
    return call([&](Device&) {
        std::map<const CUgraphNode_st*, CUgraphNode_st*> ignored;
        std::shared_ptr<CUgraph_st> copy = copyGraph(*child, ignored);
        if (add(node, graph, dependencies, count, cudaGraphNodeTypeGraph, {}) == cudaSuccess)
            (*node)->child = std::move(copy);
    });
}
cudaError_t cudaGraphAddEmptyNode(cudaGraphNode_t* node, cudaGraph_t graph, const cudaGraphNode_t* dependencies,
                                  std::size_t count)
{
    return add(node, graph, dependencies, count, cudaGraphNodeTypeEmpty, {});
}
cudaError_t cudaGraphAddEventRecordNode(cudaGraphNode_t* node, cudaGraph_t graph, const cudaGraphNode_t* dependencies,
                                        std::size_t count, cudaEvent_t event)
{
    return add(node, graph, dependencies, count, cudaGraphNodeTypeEventRecord,
               [=] { return cudaEventRecord(event, nullptr); });
}
cudaError_t cudaGraphAddEventWaitNode(cudaGraphNode_t* node, cudaGraph_t graph, const cudaGraphNode_t* dependencies,
                                      std::size_t count, cudaEvent_t)
{
    return add(node, graph, dependencies, count, cudaGraphNodeTypeWaitEvent, {});
}
cudaError_t cudaGraphAddMemAllocNode(cudaGraphNode_t* node, cudaGraph_t graph, const cudaGraphNode_t* dependencies,
                                     std::size_t count, cudaMemAllocNodeParams* parameters)
{
    const cudaError_t error = reserveGraphMemory(&parameters->dptr, parameters->bytesize);
    return error != cudaSuccess
               ? error
               : add(node, graph, dependencies, count, cudaGraphNodeTypeMemAlloc, graphAllocation(parameters->dptr));
}
cudaError_t cudaGraphAddMemFreeNode(cudaGraphNode_t* node, cudaGraph_t graph, const cudaGraphNode_t* dependencies,
                                    std::size_t count, void* pointer)
{
    return add(node, graph, dependencies, count, cudaGraphNodeTypeMemFree, graphRelease(pointer));
}

cudaError_t cudaGraphAddNode(cudaGraphNode_t* node, cudaGraph_t graph, const cudaGraphNode_t* dependencies,
                             const cudaGraphEdgeData*, std::size_t count, cudaGraphNodeParams* p)
{
    const auto plain = [&](std::function<cudaError_t()> run) {
        return add(node, graph, dependencies, count, p->type, std::move(run));
    };
    switch (p->type) {
    case cudaGraphNodeTypeKernel:
        return call([&](Device&) {
            std::shared_ptr<KernelWork> work = kernelWork(p->kernel);
            if (plain({}) == cudaSuccess)
                (*node)->kernel = std::move(work);
        });
    case cudaGraphNodeTypeMemcpy: return plain(copyWork(p->memcpy.copyParams));
    case cudaGraphNodeTypeMemset: return plain(fillWork(p->memset));
    case cudaGraphNodeTypeHost: return plain(hostWork(p->host.fn, p->host.userData));
    case cudaGraphNodeTypeGraph: return cudaGraphAddChildGraphNode(node, graph, dependencies, count, p->graph.graph);
    case cudaGraphNodeTypeEmpty:
    case cudaGraphNodeTypeWaitEvent: return plain({});
    case cudaGraphNodeTypeMemFree: return plain(graphRelease(p->free.dptr));
    case cudaGraphNodeTypeConditional:
        return call([&](Device&) {
            std::shared_ptr<ConditionalWork> work = conditionalWork(p->conditional);
            p->conditional.phGraph_out = work->given.data();
            if (plain({}) == cudaSuccess)
                (*node)->conditional = std::move(work);
        });
    case cudaGraphNodeTypeEventRecord:
        return plain([event = p->eventRecord.event] { return cudaEventRecord(event, nullptr); });
    case cudaGraphNodeTypeMemAlloc: {
        const cudaError_t error = reserveGraphMemory(&p->alloc.dptr, p->alloc.bytesize);
        return error != cudaSuccess ? error : plain(graphAllocation(p->alloc.dptr));
    }
    default: return fail(cudaErrorNotSupported, "Graphs have no nodes of this type here.");
    }
}

cudaError_t cudaGraphNodeGetType(cudaGraphNode_t node, cudaGraphNodeType* type)
{
    *type = node->type;
    return cudaSuccess;
}

cudaError_t cudaGraphKernelNodeGetParams(cudaGraphNode_t node, cudaKernelNodeParams* p)
{
    return call([&](Device&) {
        if (!node->kernel)
            throw CallError(cudaErrorInvalidValue, "The node launches no kernel.");
        KernelWork& work = *node->kernel;
        *p = {const_cast<void*>(work.function),
              work.grid,
              work.block,
              static_cast<unsigned>(work.dynamicSharedBytes),
              work.arguments.data(),
              nullptr};
    });
}
cudaError_t cudaGraphKernelNodeSetParams(cudaGraphNode_t node, const cudaKernelNodeParams* parameters)
{
    return call([&](Device&) { node->kernel = kernelWork(*parameters); });
}
cudaError_t cudaGraphMemcpyNodeSetParams(cudaGraphNode_t node, const cudaMemcpy3DParms* copy)
{
    return replace(node, copyWork(*copy));
}
cudaError_t cudaGraphMemsetNodeSetParams(cudaGraphNode_t node, const cudaMemsetParams* parameters)
{
    return replace(node, fillWork(*parameters));
}
cudaError_t cudaGraphHostNodeSetParams(cudaGraphNode_t node, const cudaHostNodeParams* parameters)
{
    return replace(node, hostWork(parameters->fn, parameters->userData));
}

cudaError_t cudaGraphExecKernelNodeSetParams(cudaGraphExec_t executable, cudaGraphNode_t node,
                                             const cudaKernelNodeParams* parameters)
{
    CUgraphNode_st* const copy = copyOf(executable, node);
    return copy ? cudaGraphKernelNodeSetParams(copy, parameters)
                : fail(cudaErrorInvalidValue, "The graph was not made with this node.");
}
cudaError_t cudaGraphExecMemcpyNodeSetParams(cudaGraphExec_t executable, cudaGraphNode_t node,
                                             const cudaMemcpy3DParms* copy)
{
    return replace(copyOf(executable, node), copyWork(*copy));
}
cudaError_t cudaGraphExecMemcpyNodeSetParams1D(cudaGraphExec_t executable, cudaGraphNode_t node, void* to,
                                               const void* from, std::size_t bytes, cudaMemcpyKind kind)
{
    return replace(copyOf(executable, node), [=] { return cudaMemcpy(to, from, bytes, kind); });
}
cudaError_t cudaGraphExecMemsetNodeSetParams(cudaGraphExec_t executable, cudaGraphNode_t node,
                                             const cudaMemsetParams* parameters)
{
    return replace(copyOf(executable, node), fillWork(*parameters));
}
cudaError_t cudaGraphExecHostNodeSetParams(cudaGraphExec_t executable, cudaGraphNode_t node,
                                           const cudaHostNodeParams* parameters)
{
    return replace(copyOf(executable, node), hostWork(parameters->fn, parameters->userData));
}

} // extern "C"
