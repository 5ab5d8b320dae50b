// All threads add 1 to one counter, again and again.
// https://github.com/Debdeep23/Kernel_Performance_Prediction/blob/f808e854/predict-kernel-perf/data/runs_2080ti_final.csv
//   RTX 2080 Ti, 262144x50: 325.08 us; 262144x100: 651.68 us; 1048576x50: 1300.54 us; 1048576x100: 2596.34 us
__global__ void hotspot(unsigned* __restrict__ counter, int rounds)
{
    for (int i = 0; i < rounds; ++i)
        atomicAdd(counter, 1u);
}
