extern "C" __global__ void copy(float* out, const float* in) { out[threadIdx.x] = in[threadIdx.x]; }
extern "C" __global__ void windowSum(float* out, const float* in, int pitch)
{
    float row[12];
    for (int i = 0; i < 12; ++i)
        row[i] = in[threadIdx.x + i * pitch];
    float sum = 0;
    for (int i = 0; i < 12; ++i)
        sum += row[i] * row[(i * 7 + 3) % 12];
    out[threadIdx.x] = sum / pitch;
}
