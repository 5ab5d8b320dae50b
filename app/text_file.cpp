#include "app/text_file.h"

#include "ui/files/output_file.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <iostream>
#include <stdexcept>

namespace tilescope
{

void writeText(const QString& file, const std::string& text)
{
    if (file == "-") {
        std::cout << text;
        return flushStandardOutput();
    }
    if (const QString problem = writeOutput(file, QByteArray::fromStdString(text)); !problem.isEmpty())
        throw std::runtime_error("\"" + file.toStdString() + "\" cannot be written: " + problem.toStdString() + ".");
}

void flushStandardOutput()
{
    errno = 0;
    std::cout.flush();
    if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0)
        return;
    const std::string reason = errno != 0 ? std::string(" (") + std::strerror(errno) + ")" : "";
    throw std::runtime_error("What was to be printed could not all be written to standard output" + reason + ".");
}

} // namespace tilescope
