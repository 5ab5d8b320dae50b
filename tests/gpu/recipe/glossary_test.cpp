#include "gpu/recipe/words/glossary.h"

#include "gpu/recipe/words/figures.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <map>

namespace tilescope
{
namespace
{

std::vector<std::string> keysIn(const std::string& text)
{
    std::vector<std::string> keys;
    for (const GlossaryTerm* term : termsIn(text))
        keys.push_back(term->key);
    return keys;
}

TEST(Glossary, FindsTermsInWords)
{
    using testing::ElementsAre;
    EXPECT_THAT(keysIn("Bank conflicts of a warp"), ElementsAre("bank_conflict", "warp"));
    EXPECT_THAT(keysIn("Halo redundancy"), ElementsAre("halo_redundancy"));
    EXPECT_THAT(keysIn("warp, Warps, WARP"), ElementsAre("warp"));
    EXPECT_THAT(keysIn("__syncthreads() waits"), ElementsAre("barrier"));
    EXPECT_THAT(keysIn("L2"), ElementsAre("l2_cache"));
    EXPECT_THAT(keysIn("threadIdx, blocked, sm_90a, myhalo, L20"), testing::IsEmpty());
    EXPECT_THAT(keysIn(""), testing::IsEmpty());
    EXPECT_THAT(keysIn("Überlappung · größe"), testing::IsEmpty());
}

TEST(Glossary, KnowsATermByEachOfItsForms)
{
    EXPECT_EQ(findTerm("Bank Conflicts"), &glossaryTerm("bank_conflict"));
    EXPECT_EQ(findTerm("bank conflicts of"), nullptr);
    EXPECT_EQ(findTerm(""), nullptr);
    EXPECT_THROW(glossaryTerm("no_such_key"), std::out_of_range);
}

TEST(Glossary, IsConsistent)
{
    std::map<std::string, std::string> owners;
    EXPECT_TRUE(std::ranges::is_sorted(glossary(), {}, [](const GlossaryTerm& term) {
        std::string name = term.name;
        std::ranges::transform(name, name.begin(), [](unsigned char c) { return std::tolower(c); });
        return name;
    }));
    for (const GlossaryTerm& term : glossary()) {
        SCOPED_TRACE(term.key);
        EXPECT_TRUE(term.meaning.ends_with('.'));
        EXPECT_FALSE(std::islower(static_cast<unsigned char>(term.meaning[0])));
        EXPECT_THAT(term.related, testing::Not(testing::IsEmpty()));
        for (const std::string& key : term.related) {
            EXPECT_NO_THROW(glossaryTerm(key)) << key;
            EXPECT_NE(key, term.key);
        }
        std::vector<std::string> forms = term.forms;
        forms.push_back(term.name);
        for (const std::string& form : forms) {
            const auto [owner, isNew] = owners.emplace(form, term.key);
            EXPECT_TRUE(isNew) << form << " also belongs to " << owner->second;
            EXPECT_EQ(findTerm(form), &term) << form;
        }
    }
}

TEST(Glossary, SaysTheSameAsTheFigures)
{
    const std::pair<const char*, const char*> same[] = {{"global_load_sectors", "sector"},
                                                        {"shared_load_wavefronts", "wavefront"},
                                                        {"registers", "register"},
                                                        {"occupancy", "occupancy"},
                                                        {"halo_redundancy", "halo_redundancy"}};
    for (const auto& [figureKey, term] : same) {
        const auto figure = std::ranges::find(figures(), figureKey, &Figure::key);
        ASSERT_NE(figure, figures().end()) << figureKey;
        EXPECT_THAT(figure->meaning, testing::HasSubstr(glossaryTerm(term).meaning));
    }
}

} // namespace
} // namespace tilescope
