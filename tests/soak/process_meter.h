#pragma once

#include <QString>

namespace tilescope::test
{

/// What this process occupies now.
struct ProcessUse {
    double residentMb = 0; ///< VmRSS
    double heapMb = 0;     ///< allocated and not freed, by glibc's malloc
    int threads = 0;
    int descriptors = 0;
    double cacheMb = 0; ///< files of the cache folder
    int widgets = 0;
};

ProcessUse processUse(const QString& cacheFolder);

} // namespace tilescope::test
