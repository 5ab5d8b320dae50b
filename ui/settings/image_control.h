#pragma once

#include <QString>
#include <QWidget>

namespace tilescope
{

class ChoiceSlider;

/// Which picture is open: one of the samples, or the last file; the button beside the list asks for a file.
class ImageControl : public QWidget
{
    Q_OBJECT

public:
    explicit ImageControl(QWidget* parent = nullptr);

    ChoiceSlider* choice() const { return m_choice; }

    /// The picture that is shown: "sample:NAME@WxH", a file, or the name of one that came from nowhere, which then
    /// cannot be opened again.
    void showImage(const QString& name, const QString& path);
    void showAgain(); ///< after one that could not be opened

signals:
    void openWanted(const QString& name); ///< a file, or "sample:NAME[@WxH]"
    void askWanted();                     ///< for a file

private:
    void fill();

    ChoiceSlider* m_choice;
    QString m_shown;           ///< the value of the picture that is shown
    QString m_own, m_ownTitle; ///< the last picture that is no sample
    QString m_size;            ///< "@WxH" of the sample that is shown
};

} // namespace tilescope
