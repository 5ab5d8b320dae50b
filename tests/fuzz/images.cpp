// The bytes of a NumPy file of images.

#include "fuzz.h"

#include "gpu/files/file_descriptor.h"
#include "gpu/recipe/message_value.h"
#include "gpu/recipe/stored_images.h"

#include <string>
#include <vector>

#include <sys/mman.h>
#include <unistd.h>

using namespace tilescope;

TILESCOPE_FUZZ(images)
{
    const FileDescriptor file(memfd_create("images", MFD_CLOEXEC));
    fuzz::require(write(file.number(), input.data(), input.size()) == static_cast<ssize_t>(input.size()));
    try {
        const auto images = StoredImages::open("/proc/self/fd/" + std::to_string(file.number()));
        fuzz::require(images->count() > 0 && images->bytesOfImage() >= 4 && images->bytesOfImage() <= 4096);
        std::vector<std::byte> last(images->bytesOfImage());
        images->read(images->count() - 1, last);
    } catch (const MessageError& error) {
        fuzz::require(!error.message.empty());
    }
}
