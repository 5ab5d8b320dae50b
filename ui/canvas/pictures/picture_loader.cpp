#include "ui/canvas/pictures/picture_loader.h"

#include "gpu/recipe/message.h"
#include "ui/canvas/pictures/image_file.h"
#include "ui/translation.h"

#include <QDir>
#include <QFileInfo>
#include <QImage>

#include <algorithm>
#include <cstring>
#include <vector>

namespace tilescope
{

namespace
{

LoadedFile loadPicture(const FileRequest& request, const RunControl& control)
{
    const LoadedImage loaded = loadImage(QString::fromStdString(request.path), control.stop);
    LoadedFile file;
    file.image =
        request.kind == FileRequest::Kind::Whole ? loaded.image : std::make_shared<const Image>(toGrey(*loaded.image));
    if (!loaded.note.isEmpty())
        file.notes.emplace_back(loaded.note.toStdString());
    return file;
}

QStringList filesOf(const QString& path)
{
    const QFileInfo info(path);
    if (path.isEmpty() || !info.exists())
        throw ImageFileError(tr("There is no folder \"%1\". Choose a folder that contains images.").arg(path));
    if (!info.isDir())
        throw ImageFileError(tr("\"%1\" is a file. Choose the folder that contains the images.").arg(path));
    const QDir folder(path);
    if (!folder.isReadable())
        throw ImageFileError(tr("The folder \"%1\" cannot be read because of its permissions.").arg(path));
    const QStringList files = folder.entryList(QDir::Files, QDir::Name);
    if (files.isEmpty())
        throw ImageFileError(tr("The folder \"%1\" is empty. Choose a folder that contains images.").arg(path));
    return files;
}

/// Appends the picture's pixels, converted to grey and scaled, to the stack.
void append(const Image& picture, const FileRequest& request, std::vector<std::byte>& stack)
{
    const Image grey = toGrey(picture);
    const QImage given(reinterpret_cast<const uchar*>(grey.bytes().data()), grey.width(), grey.height(),
                       static_cast<qsizetype>(grey.pitchBytes()), QImage::Format_Grayscale8);
    const QImage scaled = given.scaled(request.width, request.height, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
                              .convertToFormat(QImage::Format_Grayscale8);
    if (scaled.isNull())
        throw std::bad_alloc();
    for (int y = 0; y < scaled.height(); ++y) {
        const auto* row = reinterpret_cast<const std::byte*>(scaled.constScanLine(y));
        stack.insert(stack.end(), row, row + scaled.width());
    }
}

/// "a.txt, b.txt, c.txt and 4 more"
Message someOf(const QStringList& names)
{
    constexpr int named = 3;
    const std::string first = listed(QStringList(names.mid(0, named))).toStdString();
    return names.size() > named ? say(gpu::phrase("%1 and %2 more"), first, names.size() - named) : verbatim(first);
}

LoadedFile loadFolder(const FileRequest& request, const RunControl& control)
{
    const QString path = QString::fromStdString(request.path);
    const QStringList files = filesOf(path);
    const std::int64_t pictureBytes = std::int64_t{request.width} * request.height;
    if (request.width < 1 || request.height < 1 || pictureBytes > mostFolderBytes)
        throw ImageFileError(
            tr("The images in a folder cannot be scaled to %1×%2 pixels.").arg(request.width).arg(request.height));

    std::vector<std::byte> stack;
    QStringList skipped;
    LoadedFile loaded;
    for (qsizetype i = 0; i < files.size(); ++i) {
        if (control.stop.stop_requested())
            throw Cancelled();
        if (static_cast<std::int64_t>(stack.size()) + pictureBytes > mostFolderBytes) {
            loaded.notes.push_back(say(gpu::phrase("The folder \"%1\" contains more images than fit into 512 MB at "
                                                   "this size; only its first %2 files were read."),
                                       request.path, i));
            break;
        }
        try {
            append(*loadImage(QDir(path).filePath(files[i]), control.stop).image, request, stack);
        } catch (const ImageFileError&) {
            skipped << files[i];
        }
    }
    if (stack.empty())
        throw ImageFileError(tr("None of the %1 files in \"%2\" is a readable image (%3). Supported formats: %4.")
                                 .arg(files.size())
                                 .arg(path, translated(someOf(skipped)), readableFormats()));
    if (!skipped.isEmpty())
        loaded.notes.push_back(
            say(gpu::phrase("%3 of the %1 files in \"%2\" could not be read as images and were skipped: %4."),
                files.size(), request.path, skipped.size(), someOf(skipped)));

    const auto count = static_cast<int>(static_cast<std::int64_t>(stack.size()) / pictureBytes);
    Image image(request.width, count * request.height, PixelFormat::Grey8);
    std::memcpy(image.bytes().data(), stack.data(), stack.size());
    loaded.image = std::make_shared<const Image>(std::move(image));
    return loaded;
}

} // namespace

LoadedFile loadRequestedFile(const FileRequest& request, const RunControl& control)
{
    try {
        switch (request.kind) {
        case FileRequest::Kind::Folder: return loadFolder(request, control);
        case FileRequest::Kind::Images: return loadStoredImages(request, control);
        case FileRequest::Kind::Picture:
        case FileRequest::Kind::Whole: break;
        }
        return loadPicture(request, control);
    } catch (const std::bad_alloc&) {
        throw ImageFileError(tr("\"%1\" does not fit into memory.").arg(QString::fromStdString(request.path)));
    }
}

} // namespace tilescope
