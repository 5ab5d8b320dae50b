#include "ui/parts/likeness.h"

#include "ui/translation.h"

namespace tilescope
{

static QString sizeText(const ImageInfo& image)
{
    const QString size = QStringLiteral("%1\u00A0×\u00A0%2").arg(image.width).arg(image.height);
    return image.channels == 1 ? tr("%1, grey").arg(size) : tr("%1, %2 channels").arg(size).arg(image.channels);
}

FigureSubject subjectOf(const Report& report)
{
    return {report.recipe.operation, report.image, report.backend == BackendChoice::Emulator, report.deviceName};
}

QString notJudgedText() { return tr("Differences from the baseline are not rated as better or worse."); }

Likeness likenessOf(const FigureSubject& run, const FigureSubject& baseline, const Registry& registry)
{
    Likeness likeness;
    if (run.operation != baseline.operation)
        likeness.remarks << tr("The baseline is for another operation, %1.")
                                .arg(translated(registry.operation(baseline.operation).title));
    const bool isSameSize = run.image.width == baseline.image.width && run.image.height == baseline.image.height &&
                            run.image.channels == baseline.image.channels;
    if (!isSameSize)
        likeness.remarks << tr("The baseline is for another image size: %1 instead of %2.")
                                .arg(sizeText(baseline.image), sizeText(run.image));
    likeness.isAlike = likeness.remarks.isEmpty();
    if (isSameSize && run.image.name != baseline.image.name)
        likeness.remarks << tr("The baseline is for another image of the same size, %1.")
                                .arg(QString::fromStdString(baseline.image.name));
    return likeness;
}

} // namespace tilescope
