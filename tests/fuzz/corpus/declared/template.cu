//@ launch k<float, 3>
//@ parameter a = 1 in 0..2 step 1
//@ bind c = 1, 2, 3, 4
//@ constant w float = a, 2
//@ texture t border linear
//@ buffer s int pixels zero
template <class T, int n = 2> __global__ void __launch_bounds__(256) k(const T* in, T* out, uchar4 c, double d, cudaTextureObject_t t, int* s) { /* " */ }
int main() { k<<<1, 1>>>(); }
