#pragma once

#include <QLabel>
#include <QString>

namespace tilescope
{

/// Muted text in a fixed number of lines, so that nothing below it moves when the text changes. A longer text ends at
/// a clause, with "…"; the tool tip has all of it.
class BriefLabel : public QLabel
{
    Q_OBJECT

public:
    explicit BriefLabel(int lines, QWidget* parent = nullptr);

    void setFullText(const QString& text);
    const QString& fullText() const { return m_full; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    int heightForWidth(int) const override { return sizeHint().height(); }

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void shorten();
    int linesOf(const QString& text) const; ///< in the label's width

    int m_lines;
    QString m_full;
};

/// One line that gives way to its neighbours in a bar: what does not fit ends with "…". Whoever sets the text puts all
/// of it into the tool tip, which may say more.
class YieldingLabel : public QLabel
{
    Q_OBJECT

public:
    explicit YieldingLabel(QWidget* parent = nullptr);

    void setFullText(const QString& text);
    const QString& fullText() const { return m_full; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void shorten();

    QString m_full;
};

} // namespace tilescope
