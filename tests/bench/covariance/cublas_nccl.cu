// The covariance of 200,000 images of 2,475 pixels with NVIDIA's libraries: each GPU has its share of the images as
// floats, cuBLAS multiplies them (SSYRK, or SGEMM in TF32), NCCL adds the products. On a machine with the CUDA Toolkit
// and NCCL:
//   nvcc -O3 -std=c++17 -arch=native cublas_nccl.cu -lcublas -l:libnccl.so.2 -o cublas_nccl && ./cublas_nccl

#include <cublas_v2.h>
#include <cuda_runtime.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <vector>

// Of nccl.h, which a machine with the library alone does not have.
struct ncclComm;
extern "C" int ncclCommInitAll(ncclComm**, int, const int*);
extern "C" int ncclGroupStart();
extern "C" int ncclGroupEnd();
extern "C" int ncclAllReduce(const void*, void*, size_t, int type, int operation, ncclComm*, cudaStream_t);
constexpr int ncclFloat = 7, ncclSum = 0;

static void check(int status, const char* what)
{
    if (status == 0)
        return;
    std::printf("%s gives %d\n", what, status);
    std::exit(1);
}
#define CHECK(call) check(static_cast<int>(call), #call)

struct Gpu {
    cudaStream_t stream;
    cublasHandle_t cublas;
    float *images, *products;
};

int main()
{
    constexpr int images = 200'000, pixels = 2475, runs = 7;
    int most = 0;
    CHECK(cudaGetDeviceCount(&most));
    std::vector<ncclComm*> communicators(most);
    for (int count = 1; count <= most; count *= 2) {
        std::vector<int> ordinals;
        std::vector<Gpu> gpus(count);
        const int share = images / count;
        for (int i = 0; i < count; ++i) {
            ordinals.push_back(i);
            CHECK(cudaSetDevice(i));
            CHECK(cudaStreamCreate(&gpus[i].stream));
            CHECK(cublasCreate(&gpus[i].cublas));
            CHECK(cublasSetStream(gpus[i].cublas, gpus[i].stream));
            std::vector<float> host(static_cast<size_t>(share) * pixels);
            unsigned state = 1;
            for (float& level : host) {
                state = state * 1664525u + 1013904223u;
                level = static_cast<float>(state >> 8) / 16777216.f - 0.5f;
            }
            CHECK(cudaMalloc(&gpus[i].images, host.size() * sizeof(float)));
            CHECK(cudaMalloc(&gpus[i].products, sizeof(float) * pixels * pixels));
            CHECK(cudaMemcpy(gpus[i].images, host.data(), host.size() * sizeof(float), cudaMemcpyHostToDevice));
        }
        if (count > 1)
            CHECK(ncclCommInitAll(communicators.data(), count, ordinals.data()));
        const auto measure = [&](const char* name, const std::function<void(Gpu&)>& multiply) {
            std::vector<double> times;
            for (int run = 0; run < runs; ++run) {
                for (int i = 0; i < count; ++i) {
                    CHECK(cudaSetDevice(i));
                    CHECK(cudaStreamSynchronize(gpus[i].stream));
                }
                const auto begin = std::chrono::steady_clock::now();
                for (int i = 0; i < count; ++i) {
                    CHECK(cudaSetDevice(i));
                    multiply(gpus[i]);
                }
                if (count > 1) {
                    CHECK(ncclGroupStart());
                    for (int i = 0; i < count; ++i)
                        CHECK(ncclAllReduce(gpus[i].products, gpus[i].products, size_t{pixels} * pixels, ncclFloat,
                                            ncclSum, communicators[i], gpus[i].stream));
                    CHECK(ncclGroupEnd());
                }
                for (int i = 0; i < count; ++i) {
                    CHECK(cudaSetDevice(i));
                    CHECK(cudaStreamSynchronize(gpus[i].stream));
                }
                const std::chrono::duration<double, std::milli> time = std::chrono::steady_clock::now() - begin;
                times.push_back(time.count());
            }
            std::sort(times.begin() + 1, times.end()); // the first one connects the GPUs
            std::printf("%d GPUs, %-12s %7.2f ms\n", count, name, times[1 + (runs - 1) / 2]);
        };
        const float scale = 1.f / images, zero = 0;
        measure("SSYRK", [&](Gpu& gpu) {
            CHECK(cublasSetMathMode(gpu.cublas, CUBLAS_DEFAULT_MATH));
            CHECK(cublasSsyrk(gpu.cublas, CUBLAS_FILL_MODE_LOWER, CUBLAS_OP_N, pixels, share, &scale, gpu.images,
                              pixels, &zero, gpu.products, pixels));
        });
        measure("SGEMM, TF32", [&](Gpu& gpu) {
            CHECK(cublasSetMathMode(gpu.cublas, CUBLAS_TF32_TENSOR_OP_MATH));
            CHECK(cublasSgemm(gpu.cublas, CUBLAS_OP_N, CUBLAS_OP_T, pixels, pixels, share, &scale, gpu.images, pixels,
                              gpu.images, pixels, &zero, gpu.products, pixels));
        });
        for (Gpu& gpu : gpus) {
            CHECK(cudaFree(gpu.images));
            CHECK(cudaFree(gpu.products));
        }
    }
}
