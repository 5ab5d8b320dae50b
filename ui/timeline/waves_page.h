#pragma once

#include "gpu/timing/timeline.h"

#include <QWidget>

#include <memory>

class QLabel;
class QStandardItemModel;
class QTableView;

namespace tilescope
{

class BriefLabel;
class WaveView;

/// The waves of a launch on all multiprocessors, and beside them what other block sizes make of the waves and of the
/// time.
class WavesPage : public QWidget
{
    Q_OBJECT

public:
    explicit WavesPage(QWidget* parent = nullptr);

    void setTimeline(const std::shared_ptr<const Timeline>& timeline);
    void setWhatIf(const std::shared_ptr<const WhatIf>& whatIf); ///< null: it is being computed
    void setProblem(const QString& sentence);                    ///< why there is no table

    QString sentence() const;
    WaveView& view() const { return *m_view; }
    QTableView* table() const { return m_table; }

signals:
    void blockChosen(int width, int height);

private:
    void fillTable();

    std::shared_ptr<const Timeline> m_timeline;
    std::shared_ptr<const WhatIf> m_whatIf;
    BriefLabel* m_sentence;
    WaveView* m_view;
    QLabel* m_note;
    QStandardItemModel* m_model;
    QTableView* m_table;
};

} // namespace tilescope
