#include "gpu/model/gpu_model.h"
#include "tests/ui/language/catalogue.h"
#include "tests/ui/window_fixture.h"
#include "ui/shell/window_actions.h"
#include "ui/window/panel_kinds.h"

#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QDockWidget>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QRegularExpression>
#include <QTabBar>
#include <QTableView>
#include <QTextDocumentFragment>
#include <QTranslator>
#include <QTreeView>

#include <set>

using namespace tilescope;
using namespace tilescope::test;

namespace
{

/// Translates every text of a catalogue into its own letters with accents, so that what is not translated shows. Leaves
/// places for arguments, tags of rich text and keys as they are.
class Accents : public QTranslator
{
public:
    bool isEmpty() const override { return false; }

    QString translate(const char*, const char* text, const char*, int) const override
    {
        const QString plain = QString::fromUtf8(text);
        if (!m_texts.count(plain))
            return {};
        static const QRegularExpression key(QStringLiteral("^((Ctrl|Alt|Shift)\\+)*(.|F\\d+)$"));
        if (key.match(plain).hasMatch())
            return plain;
        static const QRegularExpression kept(QStringLiteral("%L?\\d|<[^>]*>|&[a-z]+;|\\*\\.\\w+"));
        QString made;
        qsizetype from = 0;
        for (auto found = kept.globalMatch(plain); found.hasNext();) {
            const auto one = found.next();
            made += accented(plain.mid(from, one.capturedStart() - from)) + one.captured();
            from = one.capturedEnd();
        }
        return made + accented(plain.mid(from));
    }

private:
    const Texts m_texts = textsOf(QStringLiteral("ko"));

    static QString accented(QString text)
    {
        const QString plain = QStringLiteral("aceghijlnorstuwyzACEGHIJLNORSTUWYZ");
        const QString other = QStringLiteral("áćéǵĥíĵĺńóŕśťúŵýźÁĆÉǴĤÍĴĹŃÓŔŚŤÚŴÝŹ");
        for (QChar& letter : text)
            if (const auto at = plain.indexOf(letter); at >= 0)
                letter = other[at];
        return text;
    }
};

/// Words that are the same in every language: names that are typed, read in the kernel or made by others.
std::set<QString> names(const MainWindow& window)
{
    std::set<QString> all;
    const auto add = [&all](const QString& text) {
        static const QRegularExpression word(QStringLiteral("[A-Za-z]{3,}"));
        for (auto found = word.globalMatch(text); found.hasNext();)
            all.insert(found.next().captured());
    };
    const auto addName = [&add](const std::string& name) { add(QString::fromStdString(name)); };
    for (const Operation& operation : window.parts().session.registry().operations()) {
        addName(operation.name);
        addName(operation.text);
        for (const Parameter& parameter : operation.parameters) {
            addName(parameter.name);
            for (const std::string& choice : parameter.choices)
                addName(choice);
        }
        for (const Strategy& strategy : operation.strategies) {
            addName(strategy.name);
            addName(strategy.source.name);
            addName(strategy.library);
            for (const Published& figure : strategy.published)
                addName(figure.gpu + " " + figure.source);
        }
        for (const Published& figure : operation.publishedCpu)
            addName(figure.gpu + " " + figure.source);
    }
    add(QStringLiteral("gather centre centreRounded pad windowSums match add")); // kernels
    for (const GpuModel& gpu : gpuTable())
        addName(gpu.name + " " + gpu.architecture);
    add(QStringLiteral(
        "Tilescope CUDA NVIDIA NVRTC nvrtc clang llvmpipe PTX SASS OpenGL CUPTI Nsight Ctrl Shift Alt Del Return Esc "
        "PgUp PgDown "
        "Home End Ins Space Left Right Up Down Tab Enter GPU HBM CPU RGB PNG SVG CSV GIF HTML JSON PSNR DRAM "
        "Cxx Cyy sample board page coins star Ubuntu DejaVu Sans English"));
    return all;
}

class Found
{
public:
    explicit Found(std::set<QString> names) : m_names(std::move(names)) {}

    void look(const QString& text, const QString& where)
    {
        const QString plain = Qt::mightBeRichText(text) ? QTextDocumentFragment::fromHtml(text).toPlainText() : text;
        static const QRegularExpression word(
            QStringLiteral("(?<![\\p{L}_:/\\-\\.%])[A-Za-z]{3,}(?![\\p{L}_/:\\.][\\p{L}])"));
        for (auto found = word.globalMatch(plain); found.hasNext();) {
            const auto one = found.next();
            const QChar after = one.capturedEnd() < plain.size() ? plain[one.capturedEnd()] : QChar();
            if (!m_names.count(one.captured()) && !after.isLetter() && after != u'_')
                m_lines.insert(QStringLiteral("%1: \"%2\" of \"%3\"").arg(where, one.captured(), plain.left(160)));
        }
    }

    void lookAt(const QWidget& widget)
    {
        if (widget.inherits("QsciScintilla") || widget.inherits("QCustomPlot"))
            return;
        for (const QWidget* above = &widget; above; above = above->parentWidget())
            if (above->inherits("tilescope::LessonPanel")) // a lesson has texts of its own for each language
                return;
        const QString where = QLatin1String(widget.metaObject()->className()) + u' ' + widget.objectName();
        look(widget.toolTip(), where + QStringLiteral(" tool tip"));
        look(widget.statusTip(), where + QStringLiteral(" status tip"));
        look(widget.accessibleName(), where + QStringLiteral(" accessible name"));
        look(widget.accessibleDescription(), where + QStringLiteral(" accessible description"));
        if (!widget.isWindow())
            look(widget.windowTitle(), where + QStringLiteral(" title"));
        if (const auto* label = qobject_cast<const QLabel*>(&widget))
            look(label->text(), where);
        if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
            look(button->text(), where);
        if (const auto* group = qobject_cast<const QGroupBox*>(&widget))
            look(group->title(), where);
        if (const auto* tabs = qobject_cast<const QTabBar*>(&widget))
            for (int i = 0; i < tabs->count(); ++i)
                look(tabs->tabText(i), where);
        if (const auto* line = qobject_cast<const QLineEdit*>(&widget))
            look(line->placeholderText(), where + QStringLiteral(" placeholder"));
        if (const auto* box = qobject_cast<const QComboBox*>(&widget))
            lookAt(*box->model(), {}, where);
        if (const auto* view = qobject_cast<const QAbstractItemView*>(&widget); view && view->model())
            lookAt(*view->model(), {}, where);
        for (const QAction* action : widget.actions()) {
            look(action->text().section(u'\t', 0, 0), QStringLiteral("action"));
            look(action->toolTip(), QStringLiteral("action's tool tip"));
            look(action->statusTip(), QStringLiteral("action's status tip"));
        }
    }

    QStringList lines() const { return {m_lines.begin(), m_lines.end()}; }

private:
    void lookAt(const QAbstractItemModel& model, const QModelIndex& parent, const QString& where)
    {
        for (int column = 0; column < model.columnCount(parent); ++column) {
            for (const auto role : {Qt::DisplayRole, Qt::ToolTipRole})
                look(model.headerData(column, Qt::Horizontal, role).toString(), where + QStringLiteral(" heading"));
            for (int row = 0; row < std::min(model.rowCount(parent), 80); ++row)
                for (const auto role : {Qt::DisplayRole, Qt::ToolTipRole, Qt::AccessibleTextRole})
                    look(model.index(row, column, parent).data(role).toString(), where);
        }
        for (int row = 0; row < std::min(model.rowCount(parent), 80); ++row)
            if (const QModelIndex child = model.index(row, 0, parent); model.hasChildren(child) && child.isValid())
                lookAt(model, child, where);
    }

    std::set<QString> m_names;
    std::set<QString> m_lines;
};

} // namespace

/// The window in a language whose words are English with accents: what is plain English was not translated.
class PseudoTranslationTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    Accents m_accents;

private slots:
    void initTestCase() { QVERIFY(QCoreApplication::installTranslator(&m_accents)); }
    void cleanupTestCase() { QCoreApplication::removeTranslator(&m_accents); }

    void noEnglishIsLeft_data()
    {
        QTest::addColumn<QString>("operation");
        QTest::addColumn<QString>("strategy");
        QTest::newRow("sobel") << "sobel"
                               << "shared";
        QTest::newRow("blur") << "blur"
                              << "shared_naive";
        QTest::newRow("adaptive threshold") << "adaptive_threshold"
                                            << "integral";
        QTest::newRow("covariance") << "covariance"
                                    << "shared";
        QTest::newRow("template matching") << "template_matching"
                                           << "shared";
    }
    void noEnglishIsLeft()
    {
        QFETCH(QString, operation);
        QFETCH(QString, strategy);
        WindowOptions options = windowOptions(m_folder, QStringLiteral("sample:board@64x48"));
        Recipe recipe;
        recipe.operation = operation.toStdString();
        const Registry registry;
        const auto& strategies = registry.operation(recipe.operation).strategies;
        recipe.strategy = std::ranges::count(strategies, strategy.toStdString(), &Strategy::name)
                              ? strategy.toStdString()
                              : strategies.front().name;
        options.recipe = recipe;
        MainWindow window(options);
        showActive(window);
        waitForReport(window, QStringLiteral("sample:board@64x48"));
        for (const PanelKind& kind : panelKinds()) {
            window.parts().docks.show(kind.key);
            QCoreApplication::processEvents();
        }
        Found found(names(window));
        for (const QWidget* widget : window.findChildren<QWidget*>())
            found.lookAt(*widget);
        for (const QMenu* menu : window.menuBar()->findChildren<QMenu*>())
            found.look(menu->title(), QStringLiteral("menu"));
        const QStringList left = found.lines();
        for (const QString& line : left)
            qWarning().noquote() << line;
        QVERIFY2(left.isEmpty(), qPrintable(QStringLiteral("%1 texts are English").arg(left.size())));
    }
};

TILESCOPE_TEST(PseudoTranslationTest, runWithWindow)
#include "pseudo_translation_test.moc"
