//@ block 256x1
//@ grid ceil(width * height / 4 / 256)
//@ threads 256, 1
__global__ void levels(const unsigned char* in, unsigned char* out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n / 4) return;
    uchar4 v = ((const uchar4*)in)[i];
    v.x = v.x / 2 + 10; v.y = v.y / 2 + 10; v.z = v.z / 2 + 10; v.w = v.w / 2 + 10;
    ((uchar4*)out)[i] = v;
}
