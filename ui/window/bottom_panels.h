#pragma once

#include "gpu/operations/registry.h"
#include "ui/session/session.h"
#include "ui/shell/panel.h"

#include <QObject>

#include <vector>

class QWidget;

namespace tilescope
{

class BlockPanel;
class ComparePanel;
class CountersPanel;
class DevicePanel;
class FindingsPanel;
class GalleryPanel;
class HistogramPanel;
class HistoryPanel;
class RooflinePanel;
class SweepPanel;
class InspectorPanel;
class ProfilePanel;
class TimingsPanel;

/// The panels that show what the session brings, which it hands them; all but settings and kernel.
class BottomPanels : public QObject
{
    Q_OBJECT

public:
    BottomPanels(Session& session, QObject* parent);

    struct Entry {
        Panel panel;
        QWidget* widget;
    };
    std::vector<Entry> entries() const; ///< from left to right, where they stand as tabs

    void setChosen(const Recipe& recipe);

    TimingsPanel& timings() const { return *m_timings; }
    ComparePanel& compare() const { return *m_compare; }
    CountersPanel& counters() const { return *m_counters; }
    FindingsPanel& findings() const { return *m_findings; }
    GalleryPanel& gallery() const { return *m_gallery; }
    BlockPanel& block() const { return *m_block; }
    RooflinePanel& roofline() const { return *m_roofline; }
    SweepPanel& sweep() const { return *m_sweep; }
    HistoryPanel& history() const { return *m_history; }
    DevicePanel& device() const { return *m_device; }
    InspectorPanel& inspector() const { return *m_inspector; }
    HistogramPanel& histogram() const { return *m_histogram; }
    ProfilePanel& profile() const { return *m_profile; }

signals:
    void strategyChosen(const std::string& strategy);
    void recipeChosen(const tilescope::Recipe& recipe);   ///< of a run before
    void lineChosen(const std::string& source, int line); ///< of a finding

private:
    // Owned by the docks that the window puts them into.
    TimingsPanel* m_timings;
    ComparePanel* m_compare;
    CountersPanel* m_counters;
    FindingsPanel* m_findings;
    GalleryPanel* m_gallery;
    BlockPanel* m_block;
    RooflinePanel* m_roofline;
    SweepPanel* m_sweep;
    HistoryPanel* m_history;
    DevicePanel* m_device;
    InspectorPanel* m_inspector;
    HistogramPanel* m_histogram;
    ProfilePanel* m_profile;
    Session::Stage m_stage = Session::Stage::Live; ///< of the run that started last
};

} // namespace tilescope
