// sizes: 256x256 1024x1024
//@ block 128x1
//@ result double width x height
// Black and Scholes in double precision.
__global__ void prices(const double* in, double* out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    double price = 50 + 0.2 * in[i], strike = 75, years = 0.25 + i % 8, rate = 0.02, volatility = 0.3;
    double root = volatility * sqrt(years);
    double a = (log(price / strike) + (rate + 0.5 * volatility * volatility) * years) / root;
    out[i] = price * normcdf(a) - strike * exp(-rate * years) * normcdf(a - root);
}
