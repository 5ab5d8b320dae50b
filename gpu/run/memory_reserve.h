#pragma once

namespace tilescope
{

/// Holds two megabytes for the moment when memory runs out. A failure must be put into words, and some destructors
/// allocate (nlohmann::json's, which would end the program if that failed): when operator new fails, it gives back one
/// megabyte and tries again; when that is used up, it gives back the other and throws std::bad_alloc. Called again, it
/// holds what was given back.
void holdMemoryReserve();

} // namespace tilescope
