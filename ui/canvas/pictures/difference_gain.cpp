#include "ui/canvas/pictures/difference_gain.h"

namespace tilescope
{

double gainFactor(const Difference& difference, int gain)
{
    if (gain > 0)
        return gain;
    return difference.largest > 0 ? difference.fullScale / difference.largest : 1;
}

Picture withGain(const Difference& difference, int gain)
{
    Picture picture;
    picture.host = difference.picture;
    picture.range.map = ColourMap::Grey;
    picture.range.values.low = 0;
    picture.range.values.high = static_cast<float>(difference.fullScale / gainFactor(difference, gain));
    if (!(picture.range.values.high > 0)) // smaller than a float can be
        picture.range.values.high = 1;
    picture.range.values.hasNotANumber = difference.notComparable > 0;
    return picture;
}

} // namespace tilescope
