#include "ui/shell/message_bar.h"

#include "ui/parts/labels.h"

#include <QAccessible>
#include <QFrame>
#include <QHBoxLayout>
#include <QPushButton>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace tilescope
{

static const char* nameOf(MessageBar::Severity severity)
{
    switch (severity) {
    case MessageBar::Severity::Note: return "note";
    case MessageBar::Severity::Warning: return "warning";
    case MessageBar::Severity::Error: return "error";
    }
    return "";
}

static QString titleOf(MessageBar::Severity severity)
{
    switch (severity) {
    case MessageBar::Severity::Note: return MessageBar::tr("Note");
    case MessageBar::Severity::Warning: return MessageBar::tr("Warning");
    case MessageBar::Severity::Error: return MessageBar::tr("Error");
    }
    return {};
}

MessageBar::MessageBar(QWidget* parent) : QWidget(parent), m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(0);
    setVisible(false);
}

void MessageBar::post(Topic topic, Severity severity, const QString& text, const QList<Offer>& offers)
{
    if (!m_rows.contains(topic))
        m_rows[topic] = makeRow(topic);
    Row& row = m_rows[topic];
    row.severity = severity;
    row.frame->setProperty("severity", QLatin1String(nameOf(severity)));
    row.frame->style()->unpolish(row.frame);
    row.frame->style()->polish(row.frame);
    row.badge->setText(titleOf(severity));
    setRole(*row.badge, severity == Severity::Note      ? "badge-note"
                        : severity == Severity::Warning ? "badge-warning"
                                                        : "badge-error");
    row.text->setText(text);
    fillOffers(row, topic, offers);
    setVisible(true);
    QAccessibleEvent alert(row.text, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void MessageBar::fillOffers(const Row& row, Topic topic, const QList<Offer>& offers)
{
    while (QLayoutItem* item = row.offers->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater(); // deferred: it may contain the button being pressed
        delete item;
    }
    for (const Offer& offer : offers) {
        auto* button = new QPushButton(offer.text);
        setRole(*button, "cure");
        connect(button, &QPushButton::clicked, this, [this, topic, take = offer.take] {
            clear(topic);
            take();
        });
        row.offers->addWidget(button);
    }
}

void MessageBar::clear(Topic topic)
{
    const auto found = m_rows.constFind(topic);
    if (found == m_rows.constEnd())
        return;
    found->frame->hide();
    found->frame->deleteLater();
    m_rows.erase(found);
    setVisible(!m_rows.isEmpty());
}

QString MessageBar::text(Topic topic) const
{
    const auto found = m_rows.constFind(topic);
    return found == m_rows.constEnd() ? QString() : found->text->text();
}

QString MessageBar::firstError() const
{
    const auto error = std::ranges::find(m_rows, Severity::Error, &Row::severity);
    return error == m_rows.end() ? QString() : error->text->text();
}

MessageBar::Row MessageBar::makeRow(Topic topic)
{
    Row row;
    row.frame = new QFrame;
    row.badge = headingLabel({});
    row.badge->setWordWrap(false);
    row.text = new QLabel;
    row.text->setTextFormat(Qt::PlainText); // it may contain a file's name
    row.text->setWordWrap(true);
    row.text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    row.text->setFocusPolicy(Qt::NoFocus);
    auto* close = new QToolButton;
    close->setText(QStringLiteral("✕"));
    close->setToolTip(tr("Close this message"));
    close->setAccessibleName(tr("Close this message"));
    close->setFocusPolicy(Qt::StrongFocus);
    connect(close, &QToolButton::clicked, this, [this, topic] { clear(topic); });

    auto* layout = new QHBoxLayout(row.frame);
    layout->setContentsMargins(16, 8, 8, 8);
    layout->setSpacing(12);
    layout->addWidget(row.badge);
    layout->addWidget(row.text, 1);
    row.offers = new QHBoxLayout;
    row.offers->setSpacing(8);
    layout->addLayout(row.offers);
    layout->addWidget(close);
    m_column->addWidget(row.frame);
    return row;
}

} // namespace tilescope
