//@ block 256x1
//@ grid ceil(width * height / 4 / 256)
//@ threads 256, 1
struct Particle { float x, y, vx, vy; };
__global__ void move(const float* in, float* out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n / 4) return;
    const Particle* p = (const Particle*)in + i;
    Particle* q = (Particle*)out + i;
    q->x = p->x + 0.1f * p->vx;
    q->y = p->y + 0.1f * p->vy;
    q->vx = p->vx * 0.99f;
    q->vy = p->vy * 0.99f - 0.1f;
}
