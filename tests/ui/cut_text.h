#pragma once

#include "tests/ui/still.h"
#include "ui/window/main_window.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QStyleOptionComboBox>
#include <QtTest>

#include <algorithm>

// Texts of a window that are not seen whole.

namespace tilescope::test
{

/// What is cut of a widget's text; empty: nothing.
inline QString cutOf(const QWidget& widget)
{
    const auto lack = [](const char* what, int needed, int given) {
        return needed <= given ? QString()
                               : QStringLiteral("%1 %2 of %3").arg(QLatin1String(what)).arg(given).arg(needed);
    };
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) {
        if (label->text().isEmpty())
            return {};
        if (label->wordWrap())
            return lack("height", label->heightForWidth(label->width()), label->height());
        // A column of names may be as wide as its widest, and be squeezed where the text itself has room.
        const int hint = label->sizeHint().width();
        const int text = label->fontMetrics().size(Qt::TextShowMnemonic, label->text()).width();
        return lack("width", Qt::mightBeRichText(label->text()) ? hint : std::min(hint, text), label->width()) +
               lack("height", label->fontMetrics().height(), label->height());
    }
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) {
        if (button->text().isEmpty())
            return {};
        return lack("width", button->sizeHint().width(), button->width()) +
               lack("height", button->sizeHint().height(), button->height());
    }
    if (const auto* box = qobject_cast<const QComboBox*>(&widget)) {
        QStyleOptionComboBox option;
        option.initFrom(box);
        const QRect field =
            box->style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, box);
        return lack("width", box->fontMetrics().horizontalAdvance(box->currentText()), field.width());
    }
    if (const auto* area = qobject_cast<const QScrollArea*>(&widget); area && area->widget()) {
        const auto beyond = [&](Qt::ScrollBarPolicy policy, const char* what, int needed, int given) {
            return policy == Qt::ScrollBarAlwaysOff ? lack(what, needed, given) : QString();
        };
        return beyond(area->verticalScrollBarPolicy(), "height", area->widget()->height(), area->viewport()->height()) +
               beyond(area->horizontalScrollBarPolicy(), "width", area->widget()->width(), area->viewport()->width());
    }
    if (const auto* line = qobject_cast<const QLineEdit*>(&widget);
        line && qobject_cast<QAbstractSpinBox*>(line->parent()))
        return lack("width", line->fontMetrics().horizontalAdvance(line->displayText()), line->width());
    return {};
}

inline QString nameOf(const QWidget& widget)
{
    QStringList names;
    for (const QWidget* up = &widget; up; up = up->parentWidget())
        if (const QString name = up->objectName(); !name.isEmpty() && !name.startsWith(QLatin1String("qt_")))
            names.prepend(name);
    const QVariant text = widget.property("text").isValid() ? widget.property("text") : widget.property("currentText");
    return QStringLiteral("%1 %2 \"%3\"")
        .arg(names.join(u'/'), QLatin1String(widget.metaObject()->className()), text.toString().left(50));
}

inline QStringList cutIn(const QWidget& window)
{
    QStringList cut;
    for (const QWidget* widget : window.findChildren<QWidget*>())
        if (const QString lack = widget->isVisible() ? cutOf(*widget) : QString(); !lack.isEmpty())
            cut << nameOf(*widget) + QStringLiteral(": ") + lack;
    return cut;
}

/// What is cut once layouts, which follow in a few rounds of events, are at rest.
inline QStringList cutAtRest(const QWidget& window)
{
    QStringList cut = cutIn(window);
    return cut.isEmpty() ? cut : still([&window] { return cutIn(window); }, 20);
}

} // namespace tilescope::test
