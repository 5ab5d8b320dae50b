#include "ui/parts/compact_number.h"

#include <cmath>
#include <iterator>

namespace tilescope
{

QString compactNumber(double value)
{
    static const char* const prefixes[] = {"", "k", "M", "G", "T", "P", "E"};
    std::size_t step = 0;
    while (std::abs(value) >= 999.5 && step + 1 < std::size(prefixes)) {
        value /= 1000;
        ++step;
    }
    if (step == 0)
        return QString::number(std::llround(value));
    const int decimals = std::abs(value) < 9.95 ? 1 : 0;
    return QString::number(value, 'f', decimals) + QChar(0x00A0) + QLatin1String(prefixes[step]);
}

} // namespace tilescope
