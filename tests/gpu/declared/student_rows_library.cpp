#include "tests/gpu/declared/student_rows.h"

namespace tilescope
{

namespace
{

constexpr char groups[] = "#include <cooperative_groups.h>\n#include <cooperative_groups/reduce.h>\n"
                          "namespace cg = cooperative_groups;\n";

constexpr char noGroups[] = "cooperative_groups";

double productAt(int i)
{
    double sum = 0;
    for (int k = 0; k < 16; ++k)
        sum += (i / 16 * 16 + k) % 7 * ((k * 16 + i % 16) % 5 - 2);
    return sum;
}

} // namespace

std::vector<StudentRow> libraryRows()
{
    return {
        {"this_thread_block", groups,
         "cg::thread_block b = cg::this_thread_block(); __shared__ int s[64]; s[b.thread_rank()] = i; b.sync();\n"
         "out[i] = s[b.size() - 1 - b.thread_rank()] + 1000 * b.group_index().x + 10000 * (b.thread_index().x == "
         "threadIdx.x);",
         [](int i) { return i / 64 * 64 + 63 - i % 64 + 1000.0 * (i / 64) + 10000; }, noGroups},
        {"cg::sync, thread_rank", groups,
         "auto b = cg::this_thread_block(); __shared__ int s; if (cg::thread_rank(b) == 7) s = i; cg::sync(b); out[i] "
         "= s;",
         [](int i) { return i / 64 * 64 + 7.0; }, noGroups},
        {"tiled_partition<32>", groups,
         "auto t = cg::tiled_partition<32>(cg::this_thread_block()); int v = i; for (int d = t.size() / 2; d > 0; d /= "
         "2) v += t.shfl_down(v, d);\n"
         "out[i] = t.thread_rank() == 0 ? v : t.meta_group_rank();",
         [](int i) { return i % 32 == 0 ? i * 32 + 496.0 : i % 64 / 32; }, noGroups},
        {"tiled_partition<16>", groups,
         "auto t = cg::tiled_partition<16>(cg::this_thread_block()); out[i] = t.shfl(i, 3) + 1000 * t.thread_rank() + "
         "100000 * t.num_threads();",
         [](int i) { return i / 16 * 16 + 3 + 1000.0 * (i % 16) + 1600000; }, noGroups},
        {"tile.shfl_up, shfl_xor, any, all, ballot", groups,
         "auto t = cg::tiled_partition<8>(cg::this_thread_block());\n"
         "out[i] = t.shfl_up(i, 1) + 1000 * t.shfl_xor(i, 7) + 1000000 * t.any(i == 17) + 2000000 * t.all(i < 100) + "
         "(t.ballot(i % 2) == 0xaa ? 4000000 : 0);",
         [](int i) {
             return (i % 8 == 0 ? i : i - 1) + 1000.0 * (i ^ 7) + 1000000 * (i / 8 == 2) +
                    2000000 * (i / 8 * 8 + 7 < 100) + 4000000;
         },
         noGroups},
        {"cg::reduce", groups,
         "auto t = cg::tiled_partition<32>(cg::this_thread_block()); out[i] = cg::reduce(t, i, cg::plus<int>()) + "
         "100000 * cg::reduce(t, i % 7, cg::greater<int>());",
         [](int i) { return i / 32 * 1024 + 496 + 600000.0; }, noGroups},
        {"cg::reduce of floats in tiles of 4", groups,
         "auto t = cg::tiled_partition<4>(cg::this_thread_block()); out[i] = cg::reduce(t, i * 0.5f, "
         "cg::plus<float>());",
         [](int i) { return i / 4 * 4 * 2 + 3.0; }, noGroups},
        {"cg::inclusive_scan",
         "#include <cooperative_groups.h>\n#include <cooperative_groups/scan.h>\nnamespace cg = cooperative_groups;\n",
         "auto t = cg::tiled_partition<32>(cg::this_thread_block()); out[i] = cg::inclusive_scan(t, i % 32) + 1000 * "
         "cg::exclusive_scan(t, 1);",
         [](int i) { return i % 32 * (i % 32 + 1) / 2 + 1000.0 * (i % 32); }, noGroups},
        {"coalesced_threads", groups,
         "out[i] = 0; if (i % 4 == 1) { auto g = cg::coalesced_threads(); out[i] = g.size() + 100 * g.thread_rank() + "
         "10000 * g.shfl(i % 32, 2); }",
         [](int i) { return i % 4 == 1 ? 8 + 100.0 * (i % 32 / 4) + 90000 : 0; }, noGroups},
        {"atomic aggregated by coalesced_threads",
         "#include <cooperative_groups.h>\n//@ result int zero\nusing namespace cooperative_groups;\n",
         "if (in[i] % 3 == 0) { coalesced_group g = coalesced_threads(); if (g.thread_rank() == 0) atomicAdd(out, "
         "(int)g.size()); }",
         [](int i) { return i == 0 ? 86.0 : 0; }, noGroups, 0, "int"},
        {"labeled_partition, binary_partition", groups,
         "auto t = cg::tiled_partition<32>(cg::this_thread_block()); auto g = cg::labeled_partition(t, i % 4); auto h "
         "= cg::binary_partition(t, i % 32 < 10);\n"
         "out[i] = g.size() + 100 * h.size();",
         [](int i) { return 8 + 100.0 * (i % 32 < 10 ? 10 : 22); }, noGroups},
        {"a dynamic tiled_partition", groups,
         "cg::thread_group t = cg::tiled_partition(cg::this_thread_block(), 16); out[i] = t.size() * 100 + "
         "t.thread_rank(); t.sync();",
         [](int i) { return 1600.0 + i % 16; }, noGroups},
        {"this_grid without sync", groups,
         "auto g = cg::this_grid(); out[i] = g.thread_rank() + 1000 * g.size() / 256;",
         [](int i) { return i + 1000.0; }, noGroups},
        {"cg::memcpy_async",
         "#include <cooperative_groups.h>\n#include <cooperative_groups/memcpy_async.h>\nnamespace cg = "
         "cooperative_groups;\n",
         "__shared__ alignas(16) unsigned char s[64]; auto b = cg::this_thread_block(); cg::memcpy_async(b, s, in + "
         "blockIdx.x * 64, 64); cg::wait(b); out[i] = s[63 - threadIdx.x];",
         [](int i) { return i / 64 * 64 + 63.0 - i % 64; }, noGroups},
        {"wmma", "#include <mma.h>\n#include <cuda_fp16.h>\nusing namespace nvcuda;\n",
         "__shared__ __half a[256], b[256]; __shared__ float c[256];\n"
         "for (int j = threadIdx.x; j < 256; j += blockDim.x) { a[j] = __float2half(j % 7); b[j] = __float2half(j % 5 "
         "- 2); }\n"
         "__syncthreads();\n"
         "if (threadIdx.x < 32) {\n"
         "wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> fa; wmma::fragment<wmma::matrix_b, 16, 16, "
         "16, half, wmma::row_major> fb;\n"
         "wmma::fragment<wmma::accumulator, 16, 16, 16, float> fc; wmma::fill_fragment(fc, 0.0f); "
         "wmma::load_matrix_sync(fa, a, 16); wmma::load_matrix_sync(fb, b, 16);\n"
         "wmma::mma_sync(fc, fa, fb, fc); for (int j = 0; j < fc.num_elements; ++j) fc.x[j] *= 2; "
         "wmma::store_matrix_sync(c, fc, 16, wmma::mem_row_major); }\n"
         "__syncthreads(); out[i] = c[i];",
         [](int i) { return 2 * productAt(i); }, "mma.h"},
        {"wmma of bytes", "#include <mma.h>\nusing namespace nvcuda;\n",
         "__shared__ signed char a[256], b[256]; __shared__ int c[256];\n"
         "for (int j = threadIdx.x; j < 256; j += blockDim.x) { a[j] = j % 7; b[j] = j % 5 - 2; }\n"
         "__syncthreads();\n"
         "if (threadIdx.x < 32) {\n"
         "wmma::fragment<wmma::matrix_a, 16, 16, 16, signed char, wmma::row_major> fa; wmma::fragment<wmma::matrix_b, "
         "16, 16, 16, signed char, wmma::row_major> fb;\n"
         "wmma::fragment<wmma::accumulator, 16, 16, 16, int> fc; wmma::fill_fragment(fc, 1); "
         "wmma::load_matrix_sync(fa, a, 16); wmma::load_matrix_sync(fb, b, 16);\n"
         "wmma::mma_sync(fc, fa, fb, fc); wmma::store_matrix_sync(c, fc, 16, wmma::mem_row_major); }\n"
         "__syncthreads(); out[i] = c[i];",
         [](int i) { return 1 + productAt(i); }, "mma.h"},
        {"__pipeline_memcpy_async", "#include <cuda_pipeline.h>\n",
         "__shared__ int s[64]; const int* words = (const int*)in; if (threadIdx.x < 16) "
         "__pipeline_memcpy_async(&s[threadIdx.x], &words[blockIdx.x * 16 + threadIdx.x], 4);\n"
         "__pipeline_commit(); __pipeline_wait_prior(0); __syncthreads(); out[i] = ((unsigned char*)s)[threadIdx.x];",
         [](int i) { return double(i); }},
        {"cuda::std::array", "#include <cuda/std/array>\n",
         "cuda::std::array<int, 4> a = {1, 2, 3, 4}; a[i % 4] += i; int s = 0; for (int v : a) s += v; out[i] = s + "
         "a.size();",
         [](int i) { return i + 14.0; }, "cuda/std/array"},
        {"cuda::std::pair, tuple, limits",
         "#include <cuda/std/utility>\n#include <cuda/std/tuple>\n#include <cuda/std/limits>\n",
         "cuda::std::pair<int, float> p(i, 0.5f); auto t = cuda::std::make_tuple(1, 2.5f); out[i] = p.first + p.second "
         "+ cuda::std::get<1>(t) + cuda::std::numeric_limits<unsigned char>::max();",
         [](int i) { return i + 258.0; }, "cuda/std"},
        {"cuda::std::complex", "#include <cuda/std/complex>\n",
         "cuda::std::complex<float> z(i, 1); z *= cuda::std::complex<float>(0, 1); out[i] = z.real() + 1000 * "
         "z.imag();",
         [](int i) { return -1 + 1000.0 * i; }, "cuda/std"},
        {"cuda::atomic_ref", "#include <cuda/atomic>\n//@ result int zero\n",
         "cuda::atomic_ref<int, cuda::thread_scope_device> a(out[0]); a.fetch_add(2, cuda::memory_order_relaxed); "
         "cuda::atomic_ref<int> b(out[1]); b.fetch_max(i);",
         [](int i) { return i == 0   ? 512.0
                            : i == 1 ? 255
                                     : 0; }, "cuda/atomic", 0, "int"},
        {"cuda::atomic in shared memory", "#include <cuda/atomic>\n",
         "__shared__ cuda::atomic<int, cuda::thread_scope_block> a; if (threadIdx.x == 0) a.store(0); __syncthreads(); "
         "a++; a.fetch_add(1); __syncthreads(); out[i] = a.load();",
         [](int) { return 128.0; }, "cuda/atomic"},
        {"cuda::barrier", "#include <cuda/barrier>\n",
         "__shared__ cuda::barrier<cuda::thread_scope_block> b; __shared__ int s[64]; if (threadIdx.x == 0) init(&b, "
         "blockDim.x); __syncthreads();\n"
         "s[threadIdx.x] = i; b.arrive_and_wait(); out[i] = s[63 - threadIdx.x];",
         [](int i) { return i / 64 * 64 + 63.0 - i % 64; }, "cuda/barrier"},
        {"cuda::pipeline", "#include <cuda/pipeline>\n",
         "__shared__ int s[64]; auto p = cuda::make_pipeline(); p.producer_acquire(); if (threadIdx.x < 16) "
         "cuda::memcpy_async(&s[threadIdx.x], (const int*)in + blockIdx.x * 16 + threadIdx.x, sizeof(int), p);\n"
         "p.producer_commit(); p.consumer_wait(); __syncthreads(); out[i] = ((unsigned char*)s)[threadIdx.x]; "
         "p.consumer_release();",
         [](int i) { return double(i); }, "cuda/pipeline"},
        {"cub::WarpReduce, cub::BlockReduce", "#include <cub/cub.cuh>\n",
         "typedef cub::BlockReduce<int, 64> Reduce; __shared__ typename Reduce::TempStorage storage; int sum = "
         "Reduce(storage).Sum(i); out[i] = threadIdx.x == 0 ? sum : 0;",
         [](int i) { return i % 64 == 0 ? i * 64 + 2016.0 : 0; }, "cub"},
        {"curand", "#include <curand_kernel.h>\n",
         "curandState s; curand_init(1234, i, 0, &s); float u = curand_uniform(&s); out[i] = u > 0 && u <= 1;",
         [](int) { return 1.0; }, "curand"},
        {"curand's counter-based generator", "#include <curand_kernel.h>\n",
         "curandStatePhilox4_32_10_t s; curand_init(7ull, i, 0ull, &s); float4 v = curand_uniform4(&s); out[i] = v.x > "
         "0 && v.x <= 1 && v.x != v.y && curand_normal(&s) < 10;",
         [](int) { return 1.0; }, "curand"},
        {"cuComplex", "#include <cuComplex.h>\n",
         "cuFloatComplex z = make_cuFloatComplex(i, 1); z = cuCmulf(z, z); out[i] = cuCrealf(z) + cuCimagf(z);",
         [](int i) { return i * i - 1.0 + 2 * i; }, "cuComplex"},
        {"headers of the host are left out",
         "#include <iostream>\n#include <vector>\n#include <cuda_runtime.h>\n#include "
         "<device_launch_parameters.h>\n#include <stdlib.h>\n",
         "out[i] = 2;", [](int) { return 2.0; }},
    };
}

} // namespace tilescope
