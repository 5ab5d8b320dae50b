#pragma once

#include "ui/theme/colours.h"

#include <Qsci/qscilexercpp.h>

namespace tilescope
{

/// The colours of a kernel's text, each with a contrast of at least 4.5:1 on the theme's `surface` and `noteField`.
struct KernelColours {
    QColor text, comment, keyword, cuda, number, string, preprocessor;
};
const KernelColours& kernelColoursOf(const Colours& colours);

/// The fixed-width font for kernels, at the size of the window's font.
QFont kernelFont();

/// Highlights CUDA C++: the keywords of C++ and, in another colour, those that CUDA adds.
class KernelLexer : public QsciLexerCPP
{
    Q_OBJECT

public:
    explicit KernelLexer(QObject* parent);

    void setColours(const Colours& colours);

    const char* keywords(int set) const override;
};

} // namespace tilescope
