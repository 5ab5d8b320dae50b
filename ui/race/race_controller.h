#pragma once

#include "ui/race/race_panel.h"
#include "ui/shell/panel_kind.h"
#include "ui/shell/window_parts.h"

#include <QObject>
#include <QTimer>

#include <array>
#include <map>
#include <memory>
#include <optional>
#include <string>

namespace tilescope
{

inline constexpr PanelKey racePanel{"race"};
PanelKind racePanelKind();

struct RunFailure;

/// Finds what the race panel shows: the shown run, and each other strategy or pinned run by a run in the emulator on
/// the present picture, while the panel is in front. Times that a GPU has measured are taken from the session's runs.
class RaceController : public QObject
{
    Q_OBJECT

public:
    RaceController(const WindowParts& parts, RacePanel& panel);

    static constexpr int quietMs = 150; ///< delay from the last change until a run

private:
    /// What a side races with, and its outcome.
    struct Lane {
        QString wanted; ///< the user's choice; empty: the default
        std::optional<Recipe> recipe;
        ImagePtr image;
        std::shared_ptr<const Report> report;
        QString problem;
    };

    void start(); ///< shows the panel and plays as soon as both sides have run
    void follow();
    void refresh();
    QList<RacePanel::Choice> choices() const;
    std::array<QString, 2> chosen(const QList<RacePanel::Choice>& choices) const;
    std::optional<Recipe> recipeOf(const QString& key) const; ///< none for the shown run, and if there is no such
    void find(std::size_t side, const QString& key);
    void run(std::size_t side, const Recipe& recipe);
    void take(std::size_t side, const Recipe& recipe, const Report& report);
    void takeFailure(std::size_t side, const Recipe& recipe, const RunFailure& failure);
    void show();
    RaceSide sideOf(std::size_t side, const QString& key) const;
    std::shared_ptr<const Report> withMeasured(const QString& key, const std::shared_ptr<const Report>& report) const;
    bool isInFront() const;

    WindowParts m_parts;
    RacePanel& m_panel;
    std::array<Lane, 2> m_lanes;
    std::map<std::string, std::shared_ptr<const Report>> m_measured; ///< the other strategies' figures, by name
    bool m_isStarting = false;
    QTimer m_quiet;
};

} // namespace tilescope
