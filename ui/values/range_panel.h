#pragma once

#include "ui/values/range_bar.h"
#include "ui/view_mode.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QToolButton;

namespace tilescope
{

/// Which values are shown black and white, over their histogram; and which channels are shown.
class RangePanel : public QWidget
{
    Q_OBJECT

public:
    enum class Subject { Source, Result }; ///< the source's range decides what kernels read; the result's only colours

    explicit RangePanel(QWidget* parent = nullptr);

    void setFacts(RangeFactsPtr facts); ///< of the subject; null: it has no values to show
    void setChoice(const RangeChoice& choice);
    void setHasResult(bool hasResult); ///< a result of floats, whose range can be chosen
    void setHasAlpha(bool hasAlpha);
    void setChannel(ChannelView channel);
    Subject subject() const;

    QComboBox& subjectBox() const { return *m_subject; }
    QComboBox& channelBox() const { return *m_channel; }
    RangeBar& bar() const { return *m_bar; }
    QString caption() const;

signals:
    void chosen(const tilescope::RangeChoice& choice);
    void dropped(); ///< the end of a drag
    void subjectChanged();
    void becameVisible();
    void channelChosen(tilescope::ChannelView channel);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void showChoice();
    void takeFields();
    PictureRange rangeOfChoice() const;

    RangeFactsPtr m_facts;
    RangeChoice m_choice;
    RangeBar* m_bar;
    QLabel* m_caption;
    QComboBox *m_subject, *m_channel;
    QLineEdit *m_black, *m_white;
    QToolButton *m_auto, *m_full;
};

} // namespace tilescope
