#pragma once

namespace tilescope
{

/// Gives memory that was freed back to the system, and completes the reserve (memory_reserve.h). The C library keeps it
/// for each thread that used it, since most of it lies between memory in use: after some minutes of work a hundred
/// megabytes. Takes up to some tens of milliseconds; to be called when a thread has done its work.
void returnFreedMemory();

/// To be called before threads start: limits how many heaps the C library makes for them, each of which keeps up to 64
/// MB of freed memory until its thread calls returnFreedMemory().
void limitFreedMemory();

} // namespace tilescope
