#include "app/text_file.h"

#include <QSaveFile>

#include <iostream>
#include <stdexcept>

namespace tilescope
{

void writeText(const QString& file, const std::string& text)
{
    if (file == "-") {
        std::cout << text << std::flush;
        return;
    }
    QSaveFile out(file);
    if (!out.open(QIODevice::WriteOnly) || out.write(text.data(), static_cast<qint64>(text.size())) < 0 ||
        !out.commit())
        throw std::runtime_error("\"" + file.toStdString() +
                                 "\" cannot be written: " + out.errorString().toStdString() + ".");
}

} // namespace tilescope
