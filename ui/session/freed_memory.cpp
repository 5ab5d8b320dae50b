#include "ui/session/freed_memory.h"

#include <malloc.h>

namespace tilescope
{

void returnFreedMemory()
{
#ifdef __GLIBC__
    malloc_trim(0);
#endif
}

} // namespace tilescope
