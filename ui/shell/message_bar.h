#pragma once

#include <QList>
#include <QMap>
#include <QString>
#include <QWidget>

#include <functional>

class QFrame;
class QHBoxLayout;
class QLabel;
class QVBoxLayout;

namespace tilescope
{

/// Errors and notes above the picture, in place of dialogs. One row for each topic: a newer message of the same topic
/// replaces it, and it stays until its cause is fixed (clear) or the user closes it.
class MessageBar : public QWidget
{
    Q_OBJECT

public:
    /// What a message is about.
    enum class Topic {
        Run,
        Notes, ///< of a successful run
        Open,
        Save,
        Export,
        Session,
        Restore,    ///< of a session that did not end normally
        Autosave,   ///< the session cannot be saved for a crash
        HeldKernel, ///< kept from the GPU
        KernelFile,
        Mistake,
        Cure, ///< of a finding, which was applied
        Pins,
        SavedPins, ///< of a session file, which could not be restored
        Device,
        Where, ///< kernels run: a worker that is being reached, or cannot be
        Language,
        Lesson,
        Operation, ///< that a file declares, which cannot be used
        Program    ///< of the user's, which may run or could not
    };
    enum class Severity { Note, Warning, Error };

    /// A button on a message: its text and its action. Pressing it removes the message.
    struct Offer {
        QString text;
        std::function<void()> take;
    };

    explicit MessageBar(QWidget* parent = nullptr);

    void post(Topic topic, Severity severity, const QString& text, const QList<Offer>& offers = {});
    void clear(Topic topic);

    QString text(Topic topic) const; ///< empty if there is none
    QString firstError() const;      ///< the text of the first topic with an error; empty: none

private:
    struct Row {
        Severity severity = Severity::Note;
        QFrame* frame = nullptr;
        QLabel* badge = nullptr;
        QLabel* text = nullptr;
        QHBoxLayout* offers = nullptr;
    };
    Row makeRow(Topic topic);
    void fillOffers(const Row& row, Topic topic, const QList<Offer>& offers);

    QVBoxLayout* m_column;
    QMap<Topic, Row> m_rows;
};

} // namespace tilescope
