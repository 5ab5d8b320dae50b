// sizes: 256x256 2048x2048
//@ block 256x1
//@ result int width x height
// Days since 1970 become a year, a month and a day.
__global__ void dates(const int* in, int* out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    int days = 719468 + in[i] * 97 + i % 1000, era = days / 146097, day = days % 146097;
    int year = (day - day / 1460 + day / 36524 - day / 146096) / 365;
    int rest = day - (365 * year + year / 4 - year / 100), month = (5 * rest + 2) / 153;
    int date = rest - (153 * month + 2) / 5 + 1;
    month = month < 10 ? month + 3 : month - 9;
    out[i] = (year + 400 * era + (month <= 2)) * 10000 + month * 100 + date;
}
