#include "ui/session/freed_memory.h"

#include "ui/session/memory_reserve.h"

#include <malloc.h>

namespace tilescope
{

void returnFreedMemory()
{
#ifdef __GLIBC__
    malloc_trim(0);
#endif
    holdMemoryReserve();
}

} // namespace tilescope
