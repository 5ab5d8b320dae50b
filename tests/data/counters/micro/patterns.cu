// One launch of one warp a case; lane t's byte offsets and the mask come from cases.txt.
#include <cstdio>
#include <cstring>
#include <cstdlib>
#include <cuda_runtime.h>
#define K(NAME) extern "C" __global__ void NAME(const unsigned* at, unsigned* out, unsigned char* data, unsigned act)
#define T const int t = threadIdx.x; const unsigned a = at[t], b = at[32 + t]; const bool on = (act >> t) & 1; (void)a; (void)b; (void)on;
#define TILE __shared__ __align__(1024) unsigned char tile[32768]; const unsigned s = (unsigned)__cvta_generic_to_shared(tile); (void)s;
#define M : "memory"
K(lds32)  { T TILE unsigned v = 0; if (on) asm volatile("ld.shared.u32 %0, [%1];" : "=r"(v) : "r"(s + a) M); out[t] = v; }
K(lds64)  { T TILE unsigned v = 0, w = 0; if (on) asm volatile("ld.shared.v2.u32 {%0,%1}, [%2];" : "=r"(v), "=r"(w) : "r"(s + a) M); out[t] = v + w; }
K(lds128) { T TILE unsigned v = 0, w = 0, x = 0, y = 0; if (on) asm volatile("ld.shared.v4.u32 {%0,%1,%2,%3}, [%4];" : "=r"(v), "=r"(w), "=r"(x), "=r"(y) : "r"(s + a) M); out[t] = v + w + x + y; }
K(sts32)  { T TILE if (on) asm volatile("st.shared.u32 [%0], %1;" :: "r"(s + a), "r"(t) M); out[t] = t; }
K(sts64)  { T TILE if (on) asm volatile("st.shared.v2.u32 [%0], {%1,%2};" :: "r"(s + a), "r"(t), "r"(b) M); out[t] = t; }
K(sts128) { T TILE if (on) asm volatile("st.shared.v4.u32 [%0], {%1,%2,%1,%2};" :: "r"(s + a), "r"(t), "r"(b) M); out[t] = t; }
K(atoms_add) { T TILE if (on) asm volatile("red.shared.add.u32 [%0], %1;" :: "r"(s + a), "r"(t + 3) M); out[t] = t; }
K(atoms_ret) { T TILE unsigned v = 0; if (on) asm volatile("atom.shared.add.u32 %0, [%1], %2;" : "=r"(v) : "r"(s + a), "r"(t + 3) M); out[t] = v; }
K(atoms_inc) { T TILE if (on) asm volatile("red.shared.add.u32 [%0], 1;" :: "r"(s + a) M); out[t] = t; }
K(atoms_incret) { T TILE unsigned v = 0; if (on) asm volatile("atom.shared.add.u32 %0, [%1], 1;" : "=r"(v) : "r"(s + a) M); out[t] = v; }
K(atoms_uni) { T TILE if (on) asm volatile("red.shared.add.u32 [%0], %1;" :: "r"(s + a), "r"(act) M); out[t] = t; }
K(atoms_max) { T TILE if (on) asm volatile("red.shared.max.u32 [%0], %1;" :: "r"(s + a), "r"(t) M); out[t] = t; }
K(atoms_exch){ T TILE unsigned v = 0; if (on) asm volatile("atom.shared.exch.b32 %0, [%1], %2;" : "=r"(v) : "r"(s + a), "r"(t) M); out[t] = v; }
K(atoms_cas) { T TILE unsigned v = 0; if (on) asm volatile("atom.shared.cas.b32 %0, [%1], %2, %3;" : "=r"(v) : "r"(s + a), "r"(b), "r"(t) M); out[t] = v; }
K(atoms_exch64){ T TILE unsigned long long v = 0; if (on) asm volatile("atom.shared.exch.b64 %0, [%1], %2;" : "=l"(v) : "r"(s + a), "l"((unsigned long long)t) M); out[t] = (unsigned)v; }
K(atoms_cas64){ T TILE unsigned long long v = 0; if (on) asm volatile("atom.shared.cas.b64 %0, [%1], %2, %3;" : "=l"(v) : "r"(s + a), "l"((unsigned long long)b), "l"((unsigned long long)t) M); out[t] = (unsigned)v; }
K(ldg8)   { T unsigned v = 0; if (on) asm volatile("ld.global.u8 %0, [%1];" : "=r"(v) : "l"(data + a) M); out[t] = v; }
K(ldg32)  { T unsigned v = 0; if (on) asm volatile("ld.global.u32 %0, [%1];" : "=r"(v) : "l"(data + a) M); out[t] = v; }
K(ldg64)  { T unsigned v = 0, w = 0; if (on) asm volatile("ld.global.v2.u32 {%0,%1}, [%2];" : "=r"(v), "=r"(w) : "l"(data + a) M); out[t] = v + w; }
K(ldg128) { T unsigned v = 0, w = 0, x = 0, y = 0; if (on) asm volatile("ld.global.v4.u32 {%0,%1,%2,%3}, [%4];" : "=r"(v), "=r"(w), "=r"(x), "=r"(y) : "l"(data + a) M); out[t] = v + w + x + y; }
K(stg32)  { T if (on) asm volatile("st.global.u32 [%0], %1;" :: "l"(data + a), "r"(t) M); out[t] = t; }
K(stg64)  { T if (on) asm volatile("st.global.v2.u32 [%0], {%1,%2};" :: "l"(data + a), "r"(t), "r"(b) M); out[t] = t; }
K(stg128) { T if (on) asm volatile("st.global.v4.u32 [%0], {%1,%2,%1,%2};" :: "l"(data + a), "r"(t), "r"(b) M); out[t] = t; }
K(red32)  { T if (on) asm volatile("red.global.add.u32 [%0], %1;" :: "l"(data + a), "r"(t + 3) M); out[t] = t; }
K(red64)  { T if (on) asm volatile("red.global.add.u64 [%0], %1;" :: "l"(data + a), "l"((unsigned long long)t) M); out[t] = t; }
K(redf32) { T if (on) asm volatile("red.global.add.f32 [%0], %1;" :: "l"(data + a), "f"((float)t) M); out[t] = t; }
K(redf64) { T if (on) asm volatile("red.global.add.f64 [%0], %1;" :: "l"(data + a), "d"((double)t) M); out[t] = t; }
K(redmax) { T if (on) asm volatile("red.global.max.u32 [%0], %1;" :: "l"(data + a), "r"(t) M); out[t] = t; }
K(atomg_add) { T unsigned v = 0; if (on) asm volatile("atom.global.add.u32 %0, [%1], %2;" : "=r"(v) : "l"(data + a), "r"(t + 3) M); out[t] = v; }
K(atomg_cas) { T unsigned v = 0; if (on) asm volatile("atom.global.cas.b32 %0, [%1], %2, %3;" : "=r"(v) : "l"(data + a), "r"(b), "r"(t) M); out[t] = v; }
K(atomg_exch64) { T unsigned long long v = 0; if (on) asm volatile("atom.global.exch.b64 %0, [%1], %2;" : "=l"(v) : "l"(data + a), "l"((unsigned long long)t) M); out[t] = (unsigned)v; }
#define LOC __align__(16) unsigned char mine[1024]; unsigned long long p = (unsigned long long)__cvta_generic_to_local(mine); 
K(ldl8)   { T LOC unsigned v = 0; if (on) asm volatile("ld.local.u8 %0, [%1];" : "=r"(v) : "l"(p + a) M); out[t] = v; }
K(ldl32)  { T LOC unsigned v = 0; if (on) asm volatile("ld.local.u32 %0, [%1];" : "=r"(v) : "l"(p + a) M); out[t] = v; }
K(ldl64)  { T LOC unsigned v = 0, w = 0; if (on) asm volatile("ld.local.v2.u32 {%0,%1}, [%2];" : "=r"(v), "=r"(w) : "l"(p + a) M); out[t] = v + w; }
K(ldl128) { T LOC unsigned v = 0, w = 0, x = 0, y = 0; if (on) asm volatile("ld.local.v4.u32 {%0,%1,%2,%3}, [%4];" : "=r"(v), "=r"(w), "=r"(x), "=r"(y) : "l"(p + a) M); out[t] = v + w + x + y; }
K(stl32)  { T LOC if (on) asm volatile("st.local.u32 [%0], %1;" :: "l"(p + a), "r"(t) M); out[t] = t; }
K(stl64)  { T LOC if (on) asm volatile("st.local.v2.u32 [%0], {%1,%2};" :: "l"(p + a), "r"(t), "r"(b) M); out[t] = t; }
K(stl128) { T LOC if (on) asm volatile("st.local.v4.u32 [%0], {%1,%2,%1,%2};" :: "l"(p + a), "r"(t), "r"(b) M); out[t] = t; }
__constant__ unsigned char table[16384];
K(ldc32)  { T unsigned v = 0; if (on) v = *(const unsigned*)(table + a); out[t] = v; }
K(ldc64)  { T uint2 v = {0, 0}; if (on) v = *(const uint2*)(table + a); out[t] = v.x + v.y; }
K(ldc128) { T uint4 v = {0, 0, 0, 0}; if (on) v = *(const uint4*)(table + a); out[t] = v.x + v.y + v.z + v.w; }
K(async4) { T TILE if (on) asm volatile("cp.async.ca.shared.global [%0], [%1], 4;" :: "r"(s + b), "l"(data + a) M); asm volatile("cp.async.wait_all;" :: M); out[t] = t; }
K(async8) { T TILE if (on) asm volatile("cp.async.ca.shared.global [%0], [%1], 8;" :: "r"(s + b), "l"(data + a) M); asm volatile("cp.async.wait_all;" :: M); out[t] = t; }
K(async16){ T TILE if (on) asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" :: "r"(s + b), "l"(data + a) M); asm volatile("cp.async.wait_all;" :: M); out[t] = t; }
K(async16ca){ T TILE if (on) asm volatile("cp.async.ca.shared.global [%0], [%1], 16;" :: "r"(s + b), "l"(data + a) M); asm volatile("cp.async.wait_all;" :: M); out[t] = t; }
K(ldm1) { T TILE unsigned v; asm volatile("ldmatrix.sync.aligned.m8n8.x1.shared.b16 {%0}, [%1];" : "=r"(v) : "r"(s + a) M); out[t] = v; }
K(ldm2) { T TILE unsigned v, w; asm volatile("ldmatrix.sync.aligned.m8n8.x2.shared.b16 {%0,%1}, [%2];" : "=r"(v), "=r"(w) : "r"(s + a) M); out[t] = v + w; }
K(ldm4) { T TILE unsigned v, w, x, y; asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0,%1,%2,%3}, [%4];" : "=r"(v), "=r"(w), "=r"(x), "=r"(y) : "r"(s + a) M); out[t] = v + w + x + y; }
K(ldm4t){ T TILE unsigned v, w, x, y; asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0,%1,%2,%3}, [%4];" : "=r"(v), "=r"(w), "=r"(x), "=r"(y) : "r"(s + a) M); out[t] = v + w + x + y; }

typedef void (*Kernel)(const unsigned*, unsigned*, unsigned char*, unsigned);
struct Named { const char* name; Kernel kernel; };
#define N(X) {#X, X}
static const Named kernels[] = {N(lds32), N(lds64), N(lds128), N(sts32), N(sts64), N(sts128), N(atoms_add), N(atoms_ret), N(atoms_inc), N(atoms_incret), N(atoms_uni), N(atoms_max), N(atoms_exch),
    N(atoms_cas), N(atoms_exch64), N(atoms_cas64), N(ldg8), N(ldg32), N(ldg64), N(ldg128), N(stg32), N(stg64), N(stg128), N(red32), N(red64), N(redf32), N(redf64), N(redmax), N(atomg_add), N(atomg_cas), N(atomg_exch64),
    N(ldl8), N(ldl32), N(ldl64), N(ldl128), N(stl32), N(stl64), N(stl128), N(ldc32), N(ldc64), N(ldc128), N(async4), N(async8), N(async16), N(async16ca), N(ldm1), N(ldm2), N(ldm4), N(ldm4t)};

int main(int argc, char** argv)
{
    FILE* f = std::fopen(argv[1], "r");
    unsigned *at = nullptr, *out = nullptr; unsigned char* data = nullptr;
    if (cudaMalloc(&at, 256) || cudaMalloc(&out, 4096) || cudaMalloc(&data, 1 << 20)) { std::puts("no GPU"); return 1; }
    cudaMemset(data, 0, 1 << 20);
    char name[64]; unsigned mask; unsigned o[64];
    while (std::fscanf(f, "%63s %x", name, &mask) == 2) {
        for (unsigned& x : o) if (std::fscanf(f, "%u", &x) != 1) return 2;
        cudaMemcpy(at, o, 256, cudaMemcpyHostToDevice);
        const Named* found = nullptr;
        for (const Named& n : kernels) if (!std::strcmp(n.name, name)) found = &n;
        if (!found) { std::printf("no %s\n", name); return 3; }
        found->kernel<<<1, 32>>>(at, out, data, mask);
        if (cudaDeviceSynchronize()) { std::printf("%s failed: %s\n", name, cudaGetErrorString(cudaGetLastError())); return 4; }
    }
    std::puts("done");
}
