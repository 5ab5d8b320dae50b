#pragma once

#include "gpu/image/image.h"

#include <opencv2/imgproc.hpp>

namespace tilescope
{

/// An OpenCV view of an image.
inline cv::Mat matOf(const Image& image)
{
    const int type = image.format() == PixelFormat::Rgb8 ? CV_8UC3 : CV_8UC1;
    return {image.height(), image.width(), type, const_cast<std::byte*>(image.bytes().data())};
}

inline double largestDifference(const Image& image, const cv::Mat& other)
{
    cv::Mat converted;
    matOf(image).convertTo(converted, other.depth());
    return cv::norm(converted, other, cv::NORM_INF);
}

} // namespace tilescope
