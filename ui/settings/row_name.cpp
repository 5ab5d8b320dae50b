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
    int names = 0, fields = 0;
    const auto labels = settings.findChildren<QLabel*>(rowNameObject);
    const auto numbers = settings.findChildren<NumberControl*>();
    for (auto* label : labels) {
        label->setMinimumWidth(0);
        names = std::max(names, label->sizeHint().width());
    }
    for (const auto* number : numbers) {
        names = std::max(names, number->nameWidth());
        fields = std::max(fields, number->fieldWidth());
    }
    for (auto* label : labels)
        label->setMinimumWidth(names);
    for (auto* number : numbers)
        number->layInOneRow(names, fields);
}

} // namespace tilescope
