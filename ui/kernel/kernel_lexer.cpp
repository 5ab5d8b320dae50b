#include "ui/kernel/kernel_lexer.h"

#include <QApplication>
#include <QFontDatabase>

namespace tilescope
{

const KernelColours& kernelColoursOf(const Colours& colours)
{
    static const KernelColours light = {
        .text = QColor(0x1b, 0x20, 0x27),
        .comment = QColor(0x3f, 0x66, 0x34),
        .keyword = QColor(0x0a, 0x4f, 0xa8),
        .cuda = QColor(0x8a, 0x1f, 0x8f),
        .number = QColor(0x96, 0x3d, 0x00),
        .string = QColor(0x8a, 0x2b, 0x1c),
        .preprocessor = QColor(0x5e, 0x48, 0xa0),
    };
    static const KernelColours dark = {
        .text = QColor(0xe4, 0xe7, 0xeb),
        .comment = QColor(0x97, 0xbd, 0x88),
        .keyword = QColor(0x80, 0xb9, 0xff),
        .cuda = QColor(0xe6, 0xa5, 0xf2),
        .number = QColor(0xf0, 0xb0, 0x72),
        .string = QColor(0xf0, 0x9d, 0x8c),
        .preprocessor = QColor(0xbc, 0xac, 0xf4),
    };
    return colours.dark ? dark : light;
}

QFont kernelFont()
{
    QFont font(QStringLiteral("DejaVu Sans Mono"));
    if (!QFontDatabase::families().contains(font.family()))
        font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    font.setStyleHint(QFont::Monospace);
    font.setPointSizeF(QApplication::font().pointSizeF());
    return font;
}

KernelLexer::KernelLexer(QObject* parent) : QsciLexerCPP(parent) {}

void KernelLexer::setColours(const Colours& colours)
{
    const KernelColours& c = kernelColoursOf(colours);
    setDefaultFont(kernelFont());
    setDefaultColor(c.text);
    setDefaultPaper(colours.surface);
    setFont(kernelFont());
    setPaper(colours.surface);
    setColor(c.text);
    for (const int style : {Comment, CommentLine, CommentDoc, CommentLineDoc, PreProcessorComment,
                            PreProcessorCommentLineDoc, CommentDocKeyword, CommentDocKeywordError})
        setColor(c.comment, style);
    setColor(c.keyword, Keyword);
    setColor(c.cuda, KeywordSet2);
    for (const int style : {Number, UserLiteral})
        setColor(c.number, style);
    for (const int style :
         {DoubleQuotedString, SingleQuotedString, UnclosedString, RawString, VerbatimString, EscapeSequence})
        setColor(c.string, style);
    setColor(c.preprocessor, PreProcessor);
}

const char* KernelLexer::keywords(int set) const
{
    if (set == 1)
        return "alignas alignof auto bool break case char class const const_cast constexpr continue decltype default "
               "delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long "
               "namespace new noexcept nullptr operator private protected public reinterpret_cast return short signed "
               "sizeof static static_assert static_cast struct switch template this true typedef typename union "
               "unsigned using virtual void volatile while";
    if (set == 2)
        return "__global__ __device__ __host__ __shared__ __constant__ __managed__ __restrict__ __launch_bounds__ "
               "__forceinline__ __noinline__ __align__ threadIdx blockIdx blockDim gridDim warpSize dim3 uint3 "
               "__syncthreads __syncthreads_and __syncthreads_or __syncthreads_count __syncwarp __threadfence "
               "__threadfence_block __ldg __activemask __ballot_sync __all_sync __any_sync __shfl_sync __shfl_up_sync "
               "__shfl_down_sync __shfl_xor_sync __popc __clz __ffs __fmaf_rn __float2int_rn __int2float_rn "
               "__saturatef "
               "atomicAdd atomicSub atomicMin atomicMax atomicAnd atomicOr atomicXor atomicExch atomicCAS "
               "tex1D tex2D tex3D tex2DLayered cudaTextureObject_t "
               "char2 char3 char4 uchar2 uchar3 uchar4 short2 short4 ushort2 ushort4 int2 int3 int4 uint2 uint4 "
               "float2 float3 float4 double2 make_uchar2 make_uchar3 make_uchar4 make_int2 make_int3 make_int4 "
               "make_float2 make_float3 make_float4";
    return nullptr;
}

} // namespace tilescope
