#include "ui/settings/row_name.h"

#include "ui/parts/number_control.h"

#include <QLabel>

#include <algorithm>

namespace tilescope
{

static const QString rowNameObject = QStringLiteral("rowName");

QLabel* rowName(const QString& text, QWidget* buddy)
{
    auto* label = new QLabel(text);
    label->setObjectName(rowNameObject);
    label->setTextFormat(Qt::PlainText);
    label->setBuddy(buddy);
    return label;
}

void alignRows(const QWidget& settings)
{
    // Of the panel: its parts may get a new font later, and a label's size hint keeps a width that it once had.
    const QFontMetrics font = settings.fontMetrics();
    int names = 0, fields = 0;
    const auto labels = settings.findChildren<QLabel*>(rowNameObject);
    const auto numbers = settings.findChildren<NumberControl*>();
    for (const auto* label : labels)
        names = std::max(names, font.size(Qt::TextShowMnemonic, label->text()).width());
    for (const auto* number : numbers) {
        names = std::max(names, number->nameWidth(font));
        fields = std::max(fields, number->fieldWidth(font));
    }
    for (auto* label : labels)
        label->setFixedWidth(names);
    for (auto* number : numbers)
        number->layInOneRow(names, fields);
}

} // namespace tilescope
