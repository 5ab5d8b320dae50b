#include "gpu/program/checks/host_fault.h"

#include "gpu/recipe/message.h"

namespace tilescope
{
namespace
{

constexpr auto error = Severity::Error, warning = Severity::Warning;

constexpr HostFaultWords hostFaultRows[] = {
    {HostFault::HostPointer, FindingKind::HostPointer, error,
     gpu::phrase("Kernel %1 dereferences its parameter %2, which is a pointer to host memory."),
     gpu::phrase("Pass a pointer to device memory: allocate the memory with cudaMalloc, and copy the data with "
                 "cudaMemcpy.")},
    {HostFault::DevicePointer, FindingKind::DevicePointer, error,
     gpu::phrase("The host dereferences a pointer to device memory of %1 bytes."),
     gpu::phrase("Copy the data to host memory with cudaMemcpy(…, cudaMemcpyDeviceToHost), or allocate the memory with "
                 "cudaMallocManaged.")},
    {HostFault::BytesAllocated, FindingKind::BytesForElements, error,
     gpu::phrase("The allocation has %1 bytes, and %2 needs %3 bytes: %4 bytes for each of %1 elements."),
     gpu::phrase("cudaMalloc counts bytes: allocate %5 * sizeof(element).")},
    {HostFault::BytesAllocatedForCopy, FindingKind::BytesForElements, error,
     gpu::phrase("The allocation has %1 bytes, and %2 needs %3 bytes: %4 bytes for each of %1 elements."),
     gpu::phrase("cudaMalloc counts bytes: allocate %5 * sizeof(element).")},
    {HostFault::BytesFilled, FindingKind::BytesForElements, error,
     gpu::phrase("The copy fills %1 bytes of an allocation of %3 bytes, and kernel %2 reads more than these: %4 bytes "
                 "for each of %1 elements."),
     gpu::phrase("cudaMemcpy counts bytes: copy %5 * sizeof(element).")},
    {HostFault::BytesReturned, FindingKind::BytesForElements, error,
     gpu::phrase("The copy returns %1 bytes of the %3 bytes that kernel %2 has stored: %4 bytes for each of %1 "
                 "elements."),
     gpu::phrase("cudaMemcpy counts bytes: copy %5 * sizeof(element).")},
    {HostFault::SwappedUpload, FindingKind::SwappedCopy, error,
     gpu::phrase("The copy has the kind %1, but its destination is host memory, and its source is device memory that "
                 "nobody has filled."),
     gpu::phrase("Exchange the first two arguments: cudaMemcpy(destination, source, bytes, kind).")},
    {HostFault::SwappedReturn, FindingKind::SwappedCopy, error,
     gpu::phrase("The copy has the kind %1, but its destination is device memory with the result of kernel %2, and its "
                 "source is host memory."),
     gpu::phrase("Exchange the first two arguments: cudaMemcpy(destination, source, bytes, kind).")},
    {HostFault::CopyKind, FindingKind::CopyKind, error,
     gpu::phrase("The copy has the kind %1, but its source is %2 and its destination is %3."),
     gpu::phrase("Use the kind %4.")},
    {HostFault::CopyBeyond, FindingKind::CopyBounds, error,
     gpu::phrase("The copy of %1 bytes leaves an allocation of %2 bytes, in which %3 bytes are left."),
     gpu::phrase("Copy %3 bytes, or allocate %4 bytes.")},
    {HostFault::CopyBeyondHost, FindingKind::CopyBounds, error,
     gpu::phrase("The copy of %1 bytes leaves a block of host memory, in which %2 bytes are left."),
     gpu::phrase("Copy %2 bytes, or allocate more host memory.")},
    {HostFault::SetBeyond, FindingKind::CopyBounds, error,
     gpu::phrase("cudaMemset of %1 bytes leaves an allocation of %2 bytes, in which %3 bytes are left."),
     gpu::phrase("Set %3 bytes, or allocate %4 bytes.")},
    {HostFault::NeverCopied, FindingKind::NeverCopied, warning, gpu::phrase("Nobody reads the result of kernel %1."),
     gpu::phrase("Copy the result to host memory after the launch: cudaMemcpy(…, cudaMemcpyDeviceToHost).")},
    {HostFault::EarlyCopy, FindingKind::EarlyCopy, error,
     gpu::phrase("The copy reads memory that kernel %1 fills later."), gpu::phrase("Move the copy behind the launch.")},
    {HostFault::UnfilledCopy, FindingKind::UnfilledMemory, error,
     gpu::phrase("The copy of %1 bytes reads device memory that nobody has filled."),
     gpu::phrase("Fill the memory before the copy, by a kernel, cudaMemcpy or cudaMemset.")},
    {HostFault::UnfilledRead, FindingKind::UnfilledMemory, error,
     gpu::phrase("Kernel %1 reads %2 bytes at byte %3 of an allocation of %4 bytes, which nobody has filled."),
     gpu::phrase("Fill the memory before the launch, with cudaMemcpy or cudaMemset.")},
    {HostFault::UnfilledConstant, FindingKind::UnfilledConstant, error,
     gpu::phrase("Kernel %1 reads the __constant__ variable %2, which nobody has filled."),
     gpu::phrase("Copy the values before the launch: cudaMemcpyToSymbol(%2, …).")},
    {HostFault::Leak, FindingKind::Leak, warning,
     gpu::phrase("The program ends, and %1 bytes that are allocated here have not been freed."),
     gpu::phrase("Call cudaFree, or cudaFreeHost for pinned memory, when the memory is not needed any more.")},
    {HostFault::DoubleFree, FindingKind::DoubleFree, error, gpu::phrase("The memory is freed twice."),
     gpu::phrase("Remove one of both calls, or set the pointer to nullptr after the first.")},
    {HostFault::FreeInside, FindingKind::BadFree, error,
     gpu::phrase("The pointer is %1 bytes behind the start of an allocation."),
     gpu::phrase("Free the pointer that cudaMalloc has returned.")},
    {HostFault::FreeOfHost, FindingKind::BadFree, error, gpu::phrase("%1 frees memory that CUDA has not allocated."),
     gpu::phrase("Use free or delete[] for memory of malloc or new[].")},
    {HostFault::WrongFree, FindingKind::BadFree, error, gpu::phrase("%1 frees memory that was allocated with %2."),
     gpu::phrase("Use %3.")},
    {HostFault::UsedAfterFree, FindingKind::UseAfterFree, error, gpu::phrase("The memory has been freed before."),
     gpu::phrase("Free the memory after its last use.")},
    {HostFault::ReadAfterFree, FindingKind::UseAfterFree, error,
     gpu::phrase("Kernel %1 uses memory that has been freed before."),
     gpu::phrase("Free the memory after its last use.")},
    {HostFault::FailedLaunch, FindingKind::FailedLaunch, error,
     gpu::phrase("The launch of kernel %1 fails with %2, and the program does not ask for the error. %3"),
     gpu::phrase("Correct the launch, and check cudaGetLastError() after each launch.")},
    {HostFault::UncheckedError, FindingKind::UncheckedError, error,
     gpu::phrase("%1 fails with %2, and the program does not look at the error. %3"),
     gpu::phrase("Correct the call, and check the value that each call returns.")},
    {HostFault::TruncatedGrid, FindingKind::TruncatedGrid, error,
     gpu::phrase("The grid of kernel %1 has threads for %2 of %3 elements in %4: the division was rounded down."),
     gpu::phrase("Round up: (%7 + %5 - 1) / %5 is %6 blocks.")},
    {HostFault::TruncatedGridBoth, FindingKind::TruncatedGrid, error,
     gpu::phrase("The grid of kernel %1 has threads for %2 of %3 elements: the divisions were rounded down."),
     gpu::phrase("Round both up, (n + block - 1) / block: %4 blocks are needed.")},
    {HostFault::SwappedGrid, FindingKind::SwappedGrid, error,
     gpu::phrase("The grid of kernel %1 has its axes exchanged: %2 blocks for %3 elements."),
     gpu::phrase("Use dim3(%4): x counts columns, and y counts rows.")},
    {HostFault::MissingSync, FindingKind::MissingSync, error,
     gpu::phrase("The host uses memory while kernel %1, which uses it too, may still run."),
     gpu::phrase("Call cudaDeviceSynchronize() between the launch and this access.")},
    {HostFault::UnorderedKernels, FindingKind::MissingSync, error,
     gpu::phrase("Kernel %1 uses memory that kernel %2 uses in another stream, and neither waits for the other."),
     gpu::phrase(
         "Record an event behind the first in its stream with cudaEventRecord, and let the other stream wait for "
         "it with cudaStreamWaitEvent.")},
    {HostFault::UnorderedCopy, FindingKind::MissingSync, error,
     gpu::phrase("The copy uses memory that kernel %1 uses in another stream, and does not wait for the kernel."),
     gpu::phrase(
         "Record an event behind the first in its stream with cudaEventRecord, and let the other stream wait for "
         "it with cudaStreamWaitEvent.")},
    {HostFault::UnorderedAfterCopy, FindingKind::MissingSync, error,
     gpu::phrase("Kernel %1 uses memory that a copy in another stream uses, and does not wait for the copy."),
     gpu::phrase(
         "Record an event behind the first in its stream with cudaEventRecord, and let the other stream wait for "
         "it with cudaStreamWaitEvent.")},
    {HostFault::PitchOfCopies, FindingKind::UnequalPitch, error,
     gpu::phrase("The copy takes %1 bytes per row as the pitch of the device memory, and an earlier copy took %2 "
                 "bytes."),
     gpu::phrase("Use the same pitch in both copies.")},
    {HostFault::PitchOfAllocation, FindingKind::UnequalPitch, error,
     gpu::phrase("The copy takes %1 bytes per row as the pitch of the device memory, and cudaMallocPitch returned %2 "
                 "bytes."),
     gpu::phrase("Use cudaMemcpy2D with the pitch that cudaMallocPitch has returned.")},
    {HostFault::PitchOfKernel, FindingKind::UnequalPitch, error,
     gpu::phrase("Kernel %1 reads between the rows: cudaMallocPitch returned a pitch of %2 bytes, which is not a "
                 "parameter of the kernel."),
     gpu::phrase("Pass the pitch to the kernel: row y begins y * pitch bytes after the start.")},
};

} // namespace

const HostFaultWords& wordsOf(HostFault fault) { return hostFaultRows[static_cast<std::size_t>(fault)]; }

} // namespace tilescope
