#pragma once

#include <QColor>

#include <cstddef>
#include <unordered_map>
#include <vector>

namespace tilescope
{

/// The colours of a picture that may have only a few, by how often they occur: all of them if they fit; else the most
/// frequent ones exactly, so that areas keep their colour, and for the rest the means of the boxes that a median cut
/// leaves (P. Heckbert, "Color image quantization for frame buffer display", 1982).
class FewColours
{
public:
    using Counts = std::unordered_map<QRgb, std::size_t>;
    FewColours(const Counts& counts, std::size_t most);

    const std::vector<QRgb>& colours() const { return m_colours; }
    int indexOf(QRgb colour) const { return m_indices.at(colour); } ///< of a colour that was counted

private:
    struct Counted {
        QRgb colour = 0;
        std::size_t count = 0;
    };
    using Box = std::vector<Counted>;
    static bool split(std::vector<Box>& boxes); ///< the box that gains most; false if none can be split
    void addMean(const Box& box);

    std::vector<QRgb> m_colours;
    std::unordered_map<QRgb, int> m_indices;
};

} // namespace tilescope
