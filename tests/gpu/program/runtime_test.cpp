#include "gpu/compile/compiler.h"
#include "tests/gpu/program/program_fixture.h"

#include <gmock/gmock.h>

using namespace tilescope;

namespace
{

class RuntimeApi : public ProgramTest
{
};

/// Each case prints its name and what it found.
const std::string apiProgram = R"(#include <algorithm>
#include <cmath>
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#include <cooperative_groups/scan.h>
#include <cuComplex.h>
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cstring>
#include <memory>
#include <vector>
namespace cg = cooperative_groups;

__constant__ int table[4];
__device__ int counter;
__global__ void add(int* sum, int by) { atomicAdd(sum, by); }
__global__ void useTable(int* out) { out[threadIdx.x] = table[threadIdx.x] + counter; }
void CUDART_CB count(void* calls) { ++*(int*)calls; }

void graph()
{
    int *sum, found = 0, calls = 0;
    size_t nodes = 0;
    cudaMalloc(&sum, sizeof(int));
    cudaStream_t first, second;
    cudaStreamCreate(&first);
    cudaStreamCreate(&second);
    cudaEvent_t fork, join;
    cudaEventCreate(&fork);
    cudaEventCreate(&join);
    cudaStreamBeginCapture(first, cudaStreamCaptureModeGlobal);
    cudaMemsetAsync(sum, 0, sizeof(int), first);
    for (int by = 1; by <= 3; ++by)
        add<<<1, 2, 0, first>>>(sum, by);
    cudaEventRecord(fork, first);
    cudaStreamWaitEvent(second, fork);
    add<<<1, 1, 0, second>>>(sum, 100);
    cudaEventRecord(join, second);
    cudaStreamWaitEvent(first, join);
    cudaLaunchHostFunc(first, count, &calls);
    cudaMemcpyAsync(&found, sum, sizeof(int), cudaMemcpyDeviceToHost, first);
    cudaGraph_t made;
    cudaStreamEndCapture(first, &made);
    cudaGraphGetNodes(made, nullptr, &nodes);
    printf("captured %d %d\n", (int)nodes, found);
    cudaGraphExec_t runs;
    cudaGraphInstantiate(&runs, made, NULL, NULL, 0);
    cudaGraphLaunch(runs, first);
    cudaGraphLaunch(runs, first);
    cudaStreamSynchronize(first);
    printf("launched %d %d\n", found, calls);

    int by = 5;
    void* arguments[] = {&sum, &by};
    cudaKernelNodeParams kernel = {(void*)add, dim3(1), dim3(4), 0, arguments, nullptr};
    cudaMemsetParams fill = {sum, 0, 7, 4, 1, 1};
    cudaGraph_t own;
    cudaGraphNode_t filled, added, copied;
    cudaGraphCreate(&own, 0);
    cudaGraphAddKernelNode(&added, own, nullptr, 0, &kernel);
    by = 1000; // the node has its own copy
    cudaGraphAddMemsetNode(&filled, own, nullptr, 0, &fill);
    cudaGraphAddDependencies(own, &filled, &added, 1);
    cudaGraphAddMemcpyNode1D(&copied, own, &added, 1, &found, sum, sizeof(int), cudaMemcpyDeviceToHost);
    cudaGraphInstantiate(&runs, own, 0);
    cudaGraphLaunch(runs, 0);
    printf("built %d\n", found);
    by = 6;
    cudaGraphExecKernelNodeSetParams(runs, added, &kernel);
    cudaGraphLaunch(runs, 0);
    printf("updated %d\n", found);
}

__global__ void step(int* sum, int most, cudaGraphConditionalHandle again)
{
    ++*sum;
    cudaGraphSetConditional(again, *sum < most);
}
void graphOfConditions()
{
    int *sum, found = 0, most = 5;
    cudaGraph_t graph;
    cudaGraphCreate(&graph, 0);
    cudaGraphConditionalHandle again, which;
    cudaGraphConditionalHandleCreate(&again, graph, 1, cudaGraphCondAssignDefault);
    cudaGraphConditionalHandleCreate(&which, graph, 1, cudaGraphCondAssignDefault);
    cudaMemAllocNodeParams room = {};
    room.bytesize = sizeof(int);
    cudaGraphNode_t allocated, filled, repeated, chosen, stepped, added, copied, freed;
    cudaGraphAddMemAllocNode(&allocated, graph, nullptr, 0, &room);
    sum = (int*)room.dptr;
    cudaMemsetParams fill = {sum, 0, 0, 4, 1, 1};
    cudaGraphAddMemsetNode(&filled, graph, &allocated, 1, &fill);
    cudaGraphNodeParams loop = {};
    loop.type = cudaGraphNodeTypeConditional;
    loop.conditional.handle = again;
    loop.conditional.type = cudaGraphCondTypeWhile;
    loop.conditional.size = 1;
    cudaGraphAddNode(&repeated, graph, &filled, nullptr, 1, &loop);
    void* arguments[] = {&sum, &most, &again};
    cudaKernelNodeParams kernel = {(void*)step, dim3(1), dim3(1), 0, arguments, nullptr};
    cudaGraphAddKernelNode(&stepped, loop.conditional.phGraph_out[0], nullptr, 0, &kernel);
    cudaGraphNodeParams choice = {};
    choice.type = cudaGraphNodeTypeConditional;
    choice.conditional.handle = which;
    choice.conditional.type = cudaGraphCondTypeSwitch;
    choice.conditional.size = 2;
    cudaGraphAddNode(&chosen, graph, &repeated, nullptr, 1, &choice);
    for (int by = 100; by <= 200; by += 100) {
        void* own[] = {&sum, &by};
        cudaKernelNodeParams adds = {(void*)add, dim3(1), dim3(1), 0, own, nullptr};
        cudaGraphAddKernelNode(&added, choice.conditional.phGraph_out[by / 100 - 1], nullptr, 0, &adds);
    }
    cudaGraphAddMemcpyNode1D(&copied, graph, &chosen, 1, &found, sum, sizeof(int), cudaMemcpyDeviceToHost);
    cudaGraphExec_t keeps, frees;
    cudaGraphInstantiate(&keeps, graph, 0);
    const cudaError_t first = cudaGraphLaunch(keeps, 0), second = cudaGraphLaunch(keeps, 0);
    cudaFree(sum); // outside of the graph
    cudaGraphAddMemFreeNode(&freed, graph, &copied, 1, sum);
    cudaGraphInstantiate(&frees, graph, 0);
    const cudaError_t third = cudaGraphLaunch(frees, 0), fourth = cudaGraphLaunch(frees, 0);
    printf("conditions %d %d %d %d %d\n", found, first, second, third, fourth);
}

void memory()
{
    int host[4] = {1, 2, 3, 4}, out[4], three = 3, *device, *pinned, *onDevice;
    cudaMemcpyToSymbol(table, host, sizeof host);
    cudaMemcpyToSymbol(counter, &three, sizeof three);
    cudaMalloc(&device, sizeof host);
    useTable<<<1, 4>>>(device);
    cudaMemcpy(out, device, sizeof out, cudaMemcpyDeviceToHost);
    size_t bytes = 0;
    cudaGetSymbolSize(&bytes, table);
    printf("symbols %d %d %d\n", out[0], out[3], (int)bytes);

    cudaHostAlloc(&pinned, sizeof(int), cudaHostAllocMapped);
    cudaHostGetDevicePointer(&onDevice, pinned, 0);
    *pinned = 10;
    add<<<1, 3>>>(onDevice, 2);
    cudaDeviceSynchronize();
    cudaPointerAttributes here;
    cudaPointerGetAttributes(&here, device);
    printf("pinned %d %d\n", *pinned, here.type == cudaMemoryTypeDevice);

    cudaPitchedPtr box;
    cudaMalloc3D(&box, make_cudaExtent(6, 3, 2));
    cudaMemset3D(box, 9, make_cudaExtent(6, 3, 2));
    char rows[2][3][6] = {};
    cudaMemcpy3DParms copy = {};
    copy.srcPtr = box;
    copy.dstPtr = make_cudaPitchedPtr(rows, 6, 6, 3);
    copy.extent = make_cudaExtent(6, 3, 2);
    copy.kind = cudaMemcpyDeviceToHost;
    cudaMemcpy3D(&copy);
    printf("box %d %d\n", rows[1][2][5], (int)(box.pitch % 512));
    cudaMemPool_t pool;
    cudaDeviceGetDefaultMemPool(&pool, 0);
    cudaMallocAsync(&onDevice, 64, pool, 0);
    printf("pool %d\n", cudaFreeAsync(onDevice, 0) == cudaSuccess);
}

__global__ void sample(cudaTextureObject_t texture, cudaSurfaceObject_t surface, float* out)
{
    const int x = threadIdx.x, y = threadIdx.y;
    const float4 texel = tex2D<float4>(texture, x + 0.5f, y + 0.5f);
    surf2Dwrite(make_float4(texel.w, texel.z, texel.y, texel.x), surface, x * 16, y);
    out[y * 8 + x] = texel.x + 100 * surf2Dread<float4>(surface, x * 16, y).x;
}

void textures()
{
    cudaArray_t array;
    const cudaChannelFormatDesc format = cudaCreateChannelDesc<float4>();
    cudaMallocArray(&array, &format, 8, 8, cudaArraySurfaceLoadStore);
    std::vector<float4> texels(64);
    for (int i = 0; i < 64; ++i)
        texels[i] = make_float4(i, 1, 2, 3);
    cudaMemcpy2DToArray(array, 0, 0, texels.data(), 128, 128, 8, cudaMemcpyHostToDevice);
    cudaResourceDesc resource = {};
    resource.resType = cudaResourceTypeArray;
    resource.res.array.array = array;
    cudaTextureDesc sampling = {};
    cudaTextureObject_t texture;
    cudaSurfaceObject_t surface;
    cudaCreateTextureObject(&texture, &resource, &sampling, nullptr);
    cudaCreateSurfaceObject(&surface, &resource);
    float* out;
    cudaMallocManaged(&out, 256);
    sample<<<1, dim3(8, 8)>>>(texture, surface, out);
    cudaDeviceSynchronize();
    printf("texture %g %g\n", out[5], out[63]);
}

template <class T>
__global__ void fetch(cudaTextureObject_t texture, T* out) { out[threadIdx.x] = tex1Dfetch<T>(texture, threadIdx.x); }
template <class T>
__global__ void turn(cudaSurfaceObject_t surface)
{
    const T value = surf2Dread<T>(surface, (3 - threadIdx.x) * sizeof(T), 0);
    surf2Dwrite(value, surface, threadIdx.x * sizeof(T), 1);
}
/// Bytes come back as they are, from a texture and from a surface.
template <class T>
void texels(int* right)
{
    T host[4], back[4], *device, *out;
    for (int i = 0; i < (int)sizeof host; ++i)
        ((unsigned char*)host)[i] = 130 + 37 * i;
    cudaMalloc(&device, sizeof host);
    cudaMallocManaged(&out, sizeof host);
    cudaMemcpy(device, host, sizeof host, cudaMemcpyHostToDevice);
    cudaResourceDesc resource = {};
    resource.resType = cudaResourceTypeLinear;
    resource.res.linear.devPtr = device;
    resource.res.linear.desc = cudaCreateChannelDesc<T>();
    resource.res.linear.sizeInBytes = sizeof host;
    const cudaTextureDesc sampling = {};
    cudaTextureObject_t texture;
    cudaCreateTextureObject(&texture, &resource, &sampling, nullptr);
    fetch<T><<<1, 4>>>(texture, out);
    cudaDeviceSynchronize();
    right[0] += memcmp(out, host, sizeof host) == 0;
    cudaArray_t array;
    cudaMallocArray(&array, &resource.res.linear.desc, 4, 2, cudaArraySurfaceLoadStore);
    cudaMemcpy2DToArray(array, 0, 0, host, sizeof host, sizeof host, 1, cudaMemcpyHostToDevice);
    resource.resType = cudaResourceTypeArray;
    resource.res.array.array = array;
    cudaSurfaceObject_t surface;
    cudaCreateSurfaceObject(&surface, &resource);
    turn<T><<<1, 4>>>(surface);
    cudaMemcpy2DFromArray(back, sizeof back, array, 0, 1, sizeof back, 1, cudaMemcpyDeviceToHost);
    std::reverse(back, back + 4);
    right[1] += memcmp(back, host, sizeof host) == 0;
}
template <class T>
float normalised(T value)
{
    T* device;
    float* out;
    cudaMalloc(&device, sizeof(T));
    cudaMallocManaged(&out, sizeof(float));
    cudaMemcpy(device, &value, sizeof(T), cudaMemcpyHostToDevice);
    cudaResourceDesc resource = {};
    resource.resType = cudaResourceTypePitch2D;
    resource.res.pitch2D = {device, cudaCreateChannelDesc<T>(), 1, 1, 512};
    cudaTextureDesc sampling = {};
    sampling.readMode = cudaReadModeNormalizedFloat;
    cudaTextureObject_t texture;
    cudaCreateTextureObject(&texture, &resource, &sampling, nullptr);
    fetch<float><<<1, 1>>>(texture, out);
    cudaDeviceSynchronize();
    return *out;
}
void texelTypes()
{
    int right[2] = {};
    texels<char>(right), texels<short>(right), texels<unsigned short>(right), texels<int>(right);
    texels<unsigned>(right), texels<uchar2>(right), texels<short2>(right), texels<uint2>(right);
    texels<char4>(right), texels<uchar4>(right), texels<ushort4>(right), texels<int4>(right);
    printf("texels %d %d\n", right[0], right[1]);
    printf("normalised %g %g %g %g\n", normalised<unsigned short>(65535), normalised<short>(-32768),
           normalised<signed char>(-127), normalised<unsigned char>(51));
}

__device__ int* kept;
__global__ void keep(int bytes) { kept = (int*)malloc(bytes); if (kept) kept[5] = table[3]; }
__global__ void giveBack(int* out) { *out = kept ? kept[5] : -1; free(kept); }
void heap()
{
    size_t limit;
    int found, *out, *more;
    cudaDeviceSetLimit(cudaLimitMallocHeapSize, 48 << 20);
    cudaDeviceGetLimit(&limit, cudaLimitMallocHeapSize);
    cudaMalloc(&out, sizeof(int));
    keep<<<1, 1>>>(40 << 20);
    cudaMalloc(&more, 1 << 16);
    cudaMemset(more, 0, 1 << 16);
    giveBack<<<1, 1>>>(out);
    cudaMemcpy(&found, out, sizeof(int), cudaMemcpyDeviceToHost);
    printf("heap %d %d\n", (int)(limit >> 20), found);
}

__global__ void groups(float* sums, int* scans, __half* halves)
{
    const cg::thread_block block = cg::this_thread_block();
    const auto tile = cg::tiled_partition<8>(block);
    const int i = block.thread_rank();
    sums[i] = cg::reduce(tile, (float)i, cg::plus<float>());
    scans[i] = cg::inclusive_scan(tile, 1);
    if (i % 3 == 0) {
        const auto active = cg::coalesced_threads();
        scans[i] += 100 * active.shfl(i, 1) + 1000 * active.size();
    }
    halves[i] = __hadd(halves[i], __float2half(0.5f)) * __half(2.0f);
}

void types()
{
    float* sums;
    int* scans;
    __half* halves;
    cudaMallocManaged(&sums, 128);
    cudaMallocManaged(&scans, 128);
    cudaMallocManaged(&halves, 64);
    for (int i = 0; i < 32; ++i)
        halves[i] = __float2half(0.25f * i);
    groups<<<1, 32>>>(sums, scans, halves);
    cudaDeviceSynchronize();
    printf("groups %g %d %d\n", sums[9], scans[6], scans[8]);
    printf("halves %g %04x %04x %04x %g\n", __half2float(halves[31]), __half(1e-7f).__x, __half(65520.0f).__x,
           __half(-2.5e-5f).__x, (float)__nv_bfloat16(3.14159f));
    printf("complex %g %g\n", cuCabs(make_cuDoubleComplex(3, 4)), cuCdivf({1, 2}, {3, 4}).x);
}

void device()
{
    int blocks = 0, threads = 0;
    cudaOccupancyMaxPotentialBlockSize(&blocks, &threads, add);
    cudaDeviceProp properties;
    cudaGetDeviceProperties(&properties, 0);
    cudaFuncAttributes attributes;
    cudaFuncGetAttributes(&attributes, add);
    printf("device %d %d %d\n", threads, properties.clockRate > 0, attributes.maxThreadsPerBlock);
    printf("errors %s, %s\n", cudaGetErrorName(cudaErrorInvalidPitchValue), cudaGetErrorString(cudaErrorNotReady));
    cudaMipmappedArray_t levels;
    printf("refused %s\n", cudaGetErrorName(cudaMallocMipmappedArray(&levels, nullptr, cudaExtent{}, 2)));
}

__global__ void rounds(int* values, int* wrong)
{
    const cg::grid_group grid = cg::this_grid();
    const int n = gridDim.x * blockDim.x, i = grid.thread_rank();
    for (int round = 1; round <= 3; ++round) {
        values[i] = round;
        grid.sync();
        if (values[(i + blockDim.x) % n] != round) // the next block's
            atomicAdd(wrong, 1);
        grid.sync();
    }
}
void cooperative()
{
    int *values, *wrong;
    cudaMallocManaged(&values, 8 * 32 * sizeof(int));
    cudaMallocManaged(&wrong, sizeof(int));
    *wrong = 0;
    void* arguments[] = {&values, &wrong};
    const cudaError_t fits = cudaLaunchCooperativeKernel(rounds, dim3(8), dim3(32), arguments);
    cudaDeviceSynchronize();
    const cudaError_t tooMany = cudaLaunchCooperativeKernel(rounds, dim3(1000), dim3(32), arguments);
    printf("cooperative %d %d %s\n", fits, *wrong, cudaGetErrorName(tooMany));
}

/// Functions of double, as far from the host's as they are allowed to be.
__host__ __device__ void values(double x, double* out)
{
    const double a = fabs(x) + 1e-3, u = x / 21;
    const double all[] = {exp(x),   log(a),  sin(x),  cos(x), tan(x),      atan(x),        asin(u),     acos(u),
                          sinh(x),  cosh(x), tanh(x), cbrt(x), expm1(x),   log1p(a),       log2(a),     log10(a),
                          exp2(x),  erf(x),  erfc(x), asinh(x), pow(a, x), atan2(x, 0.1),  hypot(x, a), fmod(1000 * x, a)};
    for (int i = 0; i < 24; ++i)
        out[i] = all[i];
}
__global__ void tabulate(double* out)
{
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    values(-20 + 40.0 * i / 512 + 0.001, out + 24 * i);
}
void doubles()
{
    double* out;
    cudaMallocManaged(&out, 512 * 24 * sizeof(double));
    tabulate<<<4, 128>>>(out);
    cudaDeviceSynchronize();
    int wrong = 0;
    for (int i = 0; i < 512; ++i) {
        double expected[24];
        values(-20 + 40.0 * i / 512 + 0.001, expected);
        for (int f = 0; f < 24; ++f)
            wrong += !(fabs(out[24 * i + f] - expected[f]) <= 2e-13 * fabs(expected[f]));
    }
    printf("doubles %d\n", wrong);
}

int main()
{
    graph();
    graphOfConditions();
    memory();
    textures();
    texelTypes();
    heap();
    types();
    doubles();
    cooperative();
    device();
    printf("host %d %g\n", max(2, 3), rsqrtf(4.0f));
}
)";

} // namespace

TEST_F(RuntimeApi, DoesWhatProgramsExpect)
{
    const RanProgram ran = ranProgram(apiProgram);
    EXPECT_EQ(ran.output, "captured 7 0\n"
                          "launched 112 2\n"
                          "built 27\n"
                          "updated 31\n"
                          "conditions 205 0 1 0 0\n"
                          "symbols 4 7 16\n"
                          "pinned 16 1\n"
                          "box 9 0\n"
                          "pool 1\n"
                          "texture 305 363\n"
                          "texels 12 12\n"
                          "normalised 1 -1 -1 0.2\n"
                          "heap 48 4\n"
                          "groups 92 11307 1\n"
                          "halves 16.5 0002 7c00 81a3 3.14062\n"
                          "complex 5 0.44\n"
                          "doubles 0\n"
                          "cooperative 0 0 cudaErrorCooperativeLaunchTooLarge\n"
                          "device 1024 1 1024\n"
                          "errors cudaErrorInvalidPitchValue, device not ready\n"
                          "refused cudaErrorNotSupported\n"
                          "host 3 0.5\n");
    EXPECT_THAT(ran.errors, testing::HasSubstr("Use an array per level.")) << ran.errors;
}

TEST_F(RuntimeApi, SaysWhichLibraryIsMissing)
{
    try {
        ranProgram("#include <cublas_v2.h>\nint main() {}\n");
        FAIL() << "it was compiled";
    } catch (const CompileError& error) {
        EXPECT_THAT(error.what(), testing::HasSubstr("cuBLAS"));
        EXPECT_THAT(error.what(), testing::HasSubstr("Use kernels of your own instead."));
    }
}
