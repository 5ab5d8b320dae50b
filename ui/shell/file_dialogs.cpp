#include "ui/shell/file_dialogs.h"

#include <QFileDialog>

namespace tilescope
{

void askForPicture(QWidget* parent, const QString& folder, const std::function<void(const QString&)>& chosen)
{
    const QString images =
        QStringLiteral("*.png *.jpg *.jpeg *.bmp *.gif *.pgm *.ppm *.pbm *.pfm *.tif *.tiff *.exr *.webp");
    const QString kernels = QStringLiteral("*.cu");
    const QString pattern = QStringLiteral("%1 (%2)");
    auto* dialog = new QFileDialog(parent, QFileDialog::tr("Open an image or a kernel"), folder);
    dialog->setNameFilters({pattern.arg(QFileDialog::tr("Images and kernels"), images + u' ' + kernels),
                            pattern.arg(QFileDialog::tr("Images"), images),
                            pattern.arg(QFileDialog::tr("Kernels"), kernels), QFileDialog::tr("All files (*)")});
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    QObject::connect(dialog, &QFileDialog::fileSelected, parent, chosen);
    dialog->open();
}

void askForFolder(QWidget* parent, const QString& folder, const std::function<void(const QString&)>& chosen)
{
    auto* dialog = new QFileDialog(parent, QFileDialog::tr("Open the folder of a program"), folder);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    QObject::connect(dialog, &QFileDialog::fileSelected, parent, chosen);
    dialog->open();
}

/// The chosen filter is the suffix of a name that has none.
static void askWhereToWrite(QWidget* parent, const QString& title, const ExportQuestion& question,
                            const std::function<void(const QString&)>& chosen)
{
    auto* dialog = new QFileDialog(parent, title, question.suggestedPath);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters(question.filters);
    const auto takeSuffix = [dialog](const QString& filter) { // "svg" of "SVG (*.svg)", for a name without a suffix
        dialog->setDefaultSuffix(filter.section(QLatin1String("*."), 1).chopped(filter.contains(u'.') ? 1 : 0));
    };
    QObject::connect(dialog, &QFileDialog::filterSelected, dialog, takeSuffix);
    dialog->selectNameFilter(question.filter);
    takeSuffix(question.filter);
    QObject::connect(dialog, &QFileDialog::fileSelected, parent, chosen);
    dialog->open();
}

void askWhereToSave(QWidget* parent, const QString& suggestedPath, const std::function<void(const QString&)>& chosen)
{
    const QStringList filters{QFileDialog::tr("PNG, as it is shown (*.png)"),
                              QFileDialog::tr("TIFF, floats as they are (*.tif)"),
                              QFileDialog::tr("NumPy, values as they are (*.npy)"),
                              QFileDialog::tr("Table of the values (*.csv)"), QFileDialog::tr("All files (*)")};
    askWhereToWrite(parent, QFileDialog::tr("Save the result"), {{}, suggestedPath, filters, filters.front()}, chosen);
}

static QString sessionFilter() { return QFileDialog::tr("Sessions (*.tilescope);;All files (*)"); }

void askForSession(QWidget* parent, const QString& folder, const std::function<void(const QString&)>& chosen)
{
    auto* dialog = new QFileDialog(parent, QFileDialog::tr("Open a session"), folder, sessionFilter());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    QObject::connect(dialog, &QFileDialog::fileSelected, parent, chosen);
    dialog->open();
}

void askWhereToSaveSession(QWidget* parent, const QString& suggestedPath,
                           const std::function<void(const QString&)>& chosen)
{
    auto* dialog = new QFileDialog(parent, QFileDialog::tr("Save the session"), suggestedPath, sessionFilter());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("tilescope"));
    QObject::connect(dialog, &QFileDialog::fileSelected, parent, chosen);
    dialog->open();
}

void askWhereToExport(QWidget* parent, const ExportQuestion& question,
                      const std::function<void(const QString&)>& chosen)
{
    askWhereToWrite(parent, QFileDialog::tr("Export: %1").arg(question.title), question, chosen);
}

void askForProgress(QWidget* parent, const QString& folder, const std::function<void(const QString&)>& chosen)
{
    auto* dialog =
        new QFileDialog(parent, QFileDialog::tr("Open progress: the further progress in each lesson is kept"), folder,
                        QFileDialog::tr("Progress in lessons (*.tilescope-progress);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    QObject::connect(dialog, &QFileDialog::fileSelected, parent, chosen);
    dialog->open();
}

static QString kernelFilter() { return QFileDialog::tr("CUDA kernels (*.cu);;All files (*)"); }

void askForKernel(QWidget* parent, const QString& folder, const std::function<void(const QString&)>& chosen)
{
    auto* dialog = new QFileDialog(parent, QFileDialog::tr("Open a kernel"), folder, kernelFilter());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    QObject::connect(dialog, &QFileDialog::fileSelected, parent, chosen);
    dialog->open();
}

void askWhereToSaveKernel(QWidget* parent, const QString& suggestedPath,
                          const std::function<void(const QString&)>& chosen)
{
    auto* dialog = new QFileDialog(parent, QFileDialog::tr("Save the kernel"), suggestedPath, kernelFilter());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("cu"));
    QObject::connect(dialog, &QFileDialog::fileSelected, parent, chosen);
    dialog->open();
}

} // namespace tilescope
