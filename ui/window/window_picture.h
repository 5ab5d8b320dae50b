#pragma once

class QString;

namespace tilescope
{

class MainWindow;

// Both do it once every strategy is timed and then end the program: with 0, or with 1 and the reason on standard error
// when the run failed or the file cannot be written.

/// Saves a picture of the window.
void takeWindowPicture(MainWindow& window, const QString& path);

/// Exports by the path's suffix: the report page (.html), the view with its overlays (.png), or the chart of that panel
/// (.svg, .csv), the timings' where none is named.
void exportAndQuit(MainWindow& window, const QString& path, const QString& panel);

} // namespace tilescope
