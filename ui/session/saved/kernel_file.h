#pragma once

#include "gpu/declared/kernel_file.h"

#include <QFile>
#include <QString>

namespace tilescope
{

// Those of gpu/ with a name of Qt's.

inline bool isKernelFile(const QString& name) { return isKernelFile(std::string_view(name.toStdString())); }

inline bool isSourceFile(const QString& name) { return isSourceFile(std::string_view(name.toStdString())); }

inline std::string readKernel(const QString& path)
{
    return readKernel(std::filesystem::path(QFile::encodeName(path).toStdString()));
}

inline void writeKernel(const std::string& text, const QString& path)
{
    writeKernel(text, std::filesystem::path(QFile::encodeName(path).toStdString()));
}

} // namespace tilescope
