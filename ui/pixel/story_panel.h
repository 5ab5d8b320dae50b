#pragma once

#include "gpu/run/pixel_story.h"

#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

class QComboBox;
class QLabel;
class QModelIndex;
class QStackedWidget;
class QTableView;
class QToolButton;

namespace tilescope
{

class StoryModel;

/// How one value of the result came about: its thread, the values that the thread read with their weights, the sum, and
/// whether it is the reference's.
class StoryPanel : public QWidget
{
    Q_OBJECT

public:
    explicit StoryPanel(QWidget* parent = nullptr);

    /// `shown` is the picture's value, `reference` the reference's; none: not known.
    void setStory(std::shared_ptr<const PixelStory> story, std::optional<double> shown,
                  std::optional<double> reference);
    void setNote(const QString& text, bool isFailure = false); ///< shown in place of a story
    void setWaiting(bool waiting);                             ///< a story is being found; the last one stays

    const std::shared_ptr<const PixelStory>& story() const { return m_story; }
    QString title() const;
    QString thread() const;
    QString sum() const;
    QString verdict() const;
    QString note() const; ///< empty while there is a story
    QTableView* view() const { return m_view; }
    const StoryModel& model() const { return *m_model; }
    QComboBox* channelBox() const { return m_channel; }
    QToolButton* allReads() const { return m_all; }
    QToolButton* showInBlock() const { return m_block; }

signals:
    void readsChosen(const std::vector<std::size_t>& rows); ///< indices into PixelStory::rows
    void channelChosen(int channel);
    void blockWanted(); ///< the chosen read, else the store, in the replay of the block
    void cancelWanted();

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* buildStory();
    void choose(const QModelIndex& index);
    void showColours();

    std::shared_ptr<const PixelStory> m_story;
    StoryModel* m_model;
    QStackedWidget* m_pages;
    QLabel *m_note, *m_title, *m_thread, *m_sum, *m_verdict, *m_waiting;
    QComboBox* m_channel;
    QToolButton *m_all, *m_block, *m_cancel;
    QTableView* m_view;
};

} // namespace tilescope
