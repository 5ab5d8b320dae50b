// sizes: 256x256 1536x1536
//@ block 128x1
//@ result float width x height zero
//@ grid ceil(width * height / 128)
//@ threads 128, 1
// Particles that give their charge to the four cells around them.
__global__ void deposit(const float* in, float* out, int width, int height)
{
    int i = blockIdx.x * 128 + threadIdx.x;
    if (i >= width * height) return;
    unsigned h = i * 2654435761u;
    float x = (h >> 16) * (1 / 65536.0f) * (width - 1), y = (h & 65535) * (1 / 65536.0f) * (height - 1);
    int column = x, row = y;
    float a = x - column, b = y - row, charge = in[i];
    float* cell = out + row * width + column;
    atomicAdd(cell, charge * (1 - a) * (1 - b));
    atomicAdd(cell + 1, charge * a * (1 - b));
    atomicAdd(cell + width, charge * (1 - a) * b);
    atomicAdd(cell + width + 1, charge * a * b);
}
