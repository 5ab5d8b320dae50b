#include "gpu/operations/inputs.h"

#include <algorithm>

namespace tilescope
{

LoadedFile loadStoredImages(const FileRequest& request, const RunControl& control)
{
    LoadedFile file{.image = {}, .notes = {}, .stored = StoredImages::open(request.path)};
    file.height = file.stored->height();
    const std::int64_t count = std::min(request.count, file.stored->count());
    const auto bytesOfImage = static_cast<std::int64_t>(file.stored->bytesOfImage());
    if (count < 1 || count > StoredImages::mostLoadedBytes / bytesOfImage)
        return file;
    Image stack(file.stored->width(), static_cast<int>(count) * file.height, PixelFormat::Grey8);
    constexpr std::int64_t bytesAtATime = 8 << 20;
    const std::int64_t atATime = std::max<std::int64_t>(bytesAtATime / bytesOfImage, 1);
    for (std::int64_t first = 0; first < count; first += atATime) {
        if (control.stop.stop_requested())
            throw Cancelled();
        file.stored->read(
            first, stack.bytes().subspan(static_cast<std::size_t>(first * bytesOfImage),
                                         static_cast<std::size_t>(std::min(atATime, count - first) * bytesOfImage)));
    }
    file.image = std::make_shared<const Image>(std::move(stack));
    return file;
}

} // namespace tilescope
