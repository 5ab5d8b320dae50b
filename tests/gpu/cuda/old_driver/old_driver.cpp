// A driver's library from before CUDA 11.4: it can say its version, and lacks most functions.

extern "C" {

int cuInit(unsigned) { return 0; }

int cuDriverGetVersion(int* version)
{
    *version = 10'020;
    return 0;
}

} // extern "C"
