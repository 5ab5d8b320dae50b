#pragma once

class QString;

namespace tilescope
{

class MainWindow;

/// Saves a picture of the window once every strategy is timed, then ends the program: with 0, or with 1 and the reason
/// on standard error when the run failed or the file cannot be written.
void takeWindowPicture(MainWindow& window, const QString& path);

} // namespace tilescope
