#include "ui/canvas/pictures/difference_picture.h"

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
    if (!(picture.range.values.high > 0)) // less than the smallest float
        picture.range.values.high = 1;
    picture.range.values.hasNotANumber = difference.notComparable > 0;
    return picture;
}

void DifferenceMaker::make(const ImagePtr& result, const ImagePtr& reference)
{
    if (!result || !reference || (result == m_result && reference == m_reference))
        return;
    m_result = result;
    m_reference = reference;
    m_job.start(
        [result, reference](const std::stop_token&) {
            return std::make_shared<const Difference>(differenceOf(*result, *reference));
        },
        [this](const std::shared_ptr<const Difference>& difference) { emit made(difference); });
}

void DifferenceMaker::forget()
{
    m_job.drop();
    m_result.reset();
    m_reference.reset();
}

} // namespace tilescope
