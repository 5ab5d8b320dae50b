#include "ui/lesson/hands_page.h"

#include "ui/lesson/hand_bars.h"
#include "ui/lesson/lesson_labels.h"
#include "ui/lesson/step_page.h"
#include "ui/parts/labels.h"

#include <QButtonGroup>
#include <QFrame>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

namespace tilescope
{

static constexpr double questionShare = 1.2, countShare = 1.5, smallShare = 0.75; ///< of the presentation's letters

HandsPage::HandsPage(LessonTaking& taking, QWidget* parent)
    : QWidget(parent), m_taking(taking), m_title(mutedLabel({})), m_question(markdownLabel()), m_sum(mutedLabel({})),
      m_verdict(markdownLabel()), m_conclusion(markdownLabel()), m_problem(mutedLabel({})), m_keys(mutedLabel({})),
      m_votes(new QWidget), m_vote(new QButtonGroup(this)), m_outcome(new QFrame),
      m_previous(new QPushButton(StepPage::tr("‹ Back"))), m_reveal(new QPushButton(tr("Show the answer"))),
      m_onward(new QPushButton)
{
    build();
    connect(&taking, &LessonTaking::stepChanged, this, &HandsPage::showStep);
    connect(&taking, &LessonTaking::answered, this, &HandsPage::showAnswer);
    connect(&taking, &LessonTaking::handsChanged, this, &HandsPage::showHands);
    connect(m_vote, &QButtonGroup::idClicked, this, [this](int vote) { m_taking.setVote(static_cast<Vote>(vote)); });
    connect(m_previous, &QPushButton::clicked, this, [this] { m_taking.goTo(m_taking.index() - 1); });
    connect(m_reveal, &QPushButton::clicked, &taking, &LessonTaking::reveal);
    connect(m_onward, &QPushButton::clicked, this, &HandsPage::goOn);
}

void HandsPage::build()
{
    setFocusPolicy(Qt::StrongFocus); // a click on its ground brings the letters back
    keepFontShare(*m_title, smallShare);
    keepFontShare(*m_keys, smallShare);
    keepFontShare(*m_question, questionShare);
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(20, 12, 20, 12);
    column->setSpacing(16);
    m_options = new QWidget;
    m_grid = new QGridLayout(m_options);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(14);
    m_grid->setVerticalSpacing(14);
    m_grid->setColumnStretch(1, 1);
    auto* votes = new QHBoxLayout(m_votes);
    votes->setContentsMargins(0, 0, 0, 0);
    for (const auto& [vote, name] :
         {std::pair(Vote::Before, tr("First vote")), {Vote::After, tr("After the discussion")}}) {
        auto* choice = new QToolButton;
        choice->setText(name);
        choice->setCheckable(true);
        choice->setFocusPolicy(Qt::NoFocus);
        m_vote->addButton(choice, static_cast<int>(vote));
        votes->addWidget(choice);
    }
    votes->addStretch();
    votes->addWidget(m_sum);
    m_sum->setWordWrap(false);
    m_outcome->setFrameShape(QFrame::StyledPanel);
    m_outcome->setObjectName(QStringLiteral("outcome"));
    auto* outcome = new QVBoxLayout(m_outcome);
    outcome->addWidget(m_verdict);
    outcome->addWidget(m_conclusion);
    for (QWidget* const part :
         std::initializer_list<QWidget*>{m_title, m_question, m_options, m_votes, m_problem, m_outcome})
        column->addWidget(part);
    column->addStretch();
    m_scroll = scrollingColumn(content);

    m_keys->setText(tr("Press a letter to add a vote, Shift and the letter to remove one, and Enter to continue."));
    m_previous->setShortcut(QKeySequence(StepPage::tr("Alt+PgUp")));
    m_onward->setToolTip(tr("Enter"));
    auto* moves = new QHBoxLayout;
    moves->setContentsMargins(20, 0, 20, 8);
    moves->addWidget(m_previous);
    moves->addStretch();
    moves->addWidget(m_reveal);
    moves->addWidget(m_onward);
    auto* keys = new QHBoxLayout;
    keys->setContentsMargins(20, 0, 20, 0);
    keys->addWidget(m_keys);
    auto* page = new QVBoxLayout(this);
    page->setContentsMargins(0, 0, 0, 0);
    page->addWidget(m_scroll, 1);
    page->addLayout(keys);
    page->addLayout(moves);
}

QString HandsPage::countText(int option) const
{
    const QLabel* const count = m_rows[static_cast<std::size_t>(option)].count;
    return count->isVisibleTo(this) ? count->text() : QString();
}

QString HandsPage::barsText(int option) const
{
    const HandBars* const bars = m_rows[static_cast<std::size_t>(option)].bars;
    return bars->isVisibleTo(this) ? bars->text() : QString();
}

QString HandsPage::letterText(int option) const { return m_rows[static_cast<std::size_t>(option)].letter->text(); }
QString HandsPage::conclusionText() const { return m_outcome->isVisibleTo(this) ? m_conclusion->text() : QString(); }

void HandsPage::takeKeyboard() { m_onward->setFocus(Qt::TabFocusReason); }

void HandsPage::showStep()
{
    if (!m_taking.isOpen())
        return;
    m_title->setText(tr("%1 · step %2 of %3")
                         .arg(QString::fromStdString(m_taking.lessonText().title))
                         .arg(m_taking.index() + 1)
                         .arg(m_taking.lesson().steps.size()));
    setMarkdown(*m_question, m_taking.filled(m_taking.text().question));
    m_previous->setEnabled(m_taking.index() > 0);
    showOptions();
    showAnswer();
    m_scroll->ensureVisible(0, 0);
}

void HandsPage::showOptions()
{
    for (const Row& row : m_rows)
        for (QWidget* const part :
             std::initializer_list<QWidget*>{row.letter, row.words, row.count, row.less, row.more, row.bars}) {
            part->hide();
            part->deleteLater();
        }
    m_rows.clear();
    const auto& texts = m_taking.text().options;
    for (const LessonOption& option : m_taking.step().options) {
        const int place = static_cast<int>(m_rows.size());
        Row row{new QLabel, markdownLabel(), new QLabel, new QToolButton, new QToolButton, new HandBars};
        row.letter->setAlignment(Qt::AlignTop | Qt::AlignHCenter);
        row.count->setAlignment(Qt::AlignCenter);
        keepFontShare(*row.count, countShare, QFont::Bold);
        const auto text = texts.find(option.id);
        setMarkdown(*row.words, QString::fromStdString(text == texts.end() ? option.id : text->second));
        row.less->setText(QStringLiteral("−"));
        row.more->setText(QStringLiteral("+"));
        const QString letter(QChar(u'A' + place));
        row.less->setAccessibleName(tr("Remove a vote for %1").arg(letter));
        row.more->setAccessibleName(tr("Add a vote for %1").arg(letter));
        for (const auto& [button, hands] : {std::pair(row.less, -1), std::pair(row.more, 1)}) {
            button->setProperty("role", QStringLiteral("chip"));
            button->setFocusPolicy(Qt::NoFocus); // the keyboard stays where the letters work
            button->setAutoRepeat(true);
            connect(button, &QToolButton::clicked, this, [this, place, by = hands] { add(place, by); });
        }
        m_grid->addWidget(row.letter, 2 * place, 0);
        m_grid->addWidget(row.words, 2 * place, 1);
        m_grid->addWidget(row.less, 2 * place, 2);
        m_grid->addWidget(row.count, 2 * place, 3);
        m_grid->addWidget(row.more, 2 * place, 4);
        m_grid->addWidget(row.bars, 2 * place + 1, 1, 1, 4);
        m_rows.push_back(row);
    }
    m_options->setVisible(!m_rows.empty());
}

void HandsPage::showHands()
{
    if (!m_taking.isOpen())
        return;
    const Hands& hands = m_taking.hands();
    const Vote vote = m_taking.vote();
    const int before = hands.total(Vote::Before), after = hands.total(Vote::After);
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const std::string& option = m_taking.step().options[i].id;
        m_rows[i].count->setText(QString::number(hands.count(vote, option)));
        m_rows[i].count->setMinimumWidth(m_rows[i].count->fontMetrics().horizontalAdvance(QStringLiteral("000")));
        m_rows[i].bars->setShares({hands.count(Vote::Before, option), before},
                                  {hands.count(Vote::After, option), after});
    }
    for (QAbstractButton* const choice : m_vote->buttons()) {
        QFont bold = font(); // of the checked one, so that none moves
        bold.setBold(true);
        choice->setMinimumWidth(QFontMetrics(bold).horizontalAdvance(choice->text()) + 32);
        choice->setChecked(m_vote->id(choice) == static_cast<int>(vote));
    }
    const int all = hands.total(vote);
    m_sum->setText(all == 1 ? tr("1 vote") : tr("%1 votes").arg(all));
    const bool asks = !m_taking.answer() && !m_taking.isWaiting();
    const bool isFirst = vote == Vote::Before && !m_rows.empty();
    const int last = static_cast<int>(m_taking.lesson().steps.size()) - 1;
    m_reveal->setVisible(asks && isFirst);
    m_onward->setEnabled(!m_taking.isWaiting());
    m_onward->setText(m_taking.isWaiting()       ? tr("Running…")
                      : asks && isFirst          ? tr("Discuss, then vote again")
                      : asks                     ? tr("Show the answer")
                      : m_taking.index() == last ? tr("All lessons")
                                                 : StepPage::tr("Next ›"));
}

void HandsPage::showAnswer()
{
    if (!m_taking.isOpen())
        return;
    const bool isAnswered = m_taking.answer() != nullptr;
    const bool isNew = isAnswered && !m_outcome->isVisibleTo(this);
    const std::string right = isAnswered ? m_taking.rightOption() : std::string();
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const Row& row = m_rows[i];
        const bool isRight = isAnswered && m_taking.step().options[i].id == right;
        const QString letter(QChar(u'A' + static_cast<int>(i)));
        row.letter->setText(isRight ? QStringLiteral("✓ ") + letter : letter);
        setRole(*row.letter, isRight ? "good" : "");
        for (QWidget* const part : std::initializer_list<QWidget*>{row.count, row.less, row.more})
            part->setVisible(counts());
        row.bars->setVisible(isAnswered && !m_taking.hands().isEmpty());
    }
    m_grid->setColumnMinimumWidth(0, fontMetrics().horizontalAdvance(QStringLiteral("✓ M"))); // nothing moves
    m_votes->setVisible(counts());
    m_keys->setVisible(counts());
    m_problem->setText(m_taking.problem());
    m_problem->setVisible(!m_taking.problem().isEmpty());
    m_outcome->setVisible(isAnswered);
    if (isAnswered && !m_taking.step().edit) {
        m_verdict->setText(StepPage::verdict(m_taking));
        m_verdict->setVisible(m_taking.step().number.has_value()); // else a tick says it
        setMarkdown(*m_conclusion, m_taking.filled(m_taking.text().conclusion));
    }
    showHands();
    if (isNew && isVisible())
        takeKeyboard();
}

void HandsPage::goOn()
{
    const int last = static_cast<int>(m_taking.lesson().steps.size()) - 1;
    if (m_taking.answer() && m_taking.index() == last)
        emit listWanted();
    else if (m_taking.answer())
        m_taking.goTo(m_taking.index() + 1);
    else if (m_taking.vote() == Vote::Before && !m_rows.empty())
        m_taking.setVote(Vote::After);
    else
        m_taking.reveal();
}

bool HandsPage::counts() const { return !m_taking.answer() && !m_taking.isWaiting() && !m_rows.empty(); }

/// The option that a letter stands for; −1: none.
int HandsPage::optionOf(const QKeyEvent& event) const
{
    const bool isPlain = (event.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == 0;
    const int option = event.key() - Qt::Key_A;
    return isPlain && m_taking.isOpen() && counts() && option >= 0 && option < static_cast<int>(m_rows.size()) ? option
                                                                                                               : -1;
}

void HandsPage::add(int option, int hands)
{
    m_taking.addHands(m_taking.step().options[static_cast<std::size_t>(option)].id, hands);
}

/// The letters are keys of the window too; here they count.
bool HandsPage::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && optionOf(*static_cast<QKeyEvent*>(event)) >= 0) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

void HandsPage::keyPressEvent(QKeyEvent* event)
{
    const int option = optionOf(*event);
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (option >= 0)
        add(option, event->modifiers().testFlag(Qt::ShiftModifier) ? -1 : 1);
    else if (isEnter && !event->isAutoRepeat() && m_taking.isOpen())
        m_onward->click();
    else
        QWidget::keyPressEvent(event);
}

} // namespace tilescope
