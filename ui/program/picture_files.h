#pragma once

#include "gpu/image/image.h"

#include <QTemporaryDir>

#include <filesystem>

namespace tilescope
{

/// One image as files of the common types, for a program that wants to read images that do not exist.
class PictureFiles
{
public:
    /// Throws ImageFileError if they cannot be written.
    explicit PictureFiles(const Image& image);
    std::filesystem::path folder() const { return m_folder.path().toStdString(); } ///< ProgramRequest::pictures

private:
    QTemporaryDir m_folder;
};

} // namespace tilescope
