#include "gpu/recipe/message_value.h"
#include "gpu/recipe/stored_images.h"
#include "tests/gpu/npy_file.h"

#include <gmock/gmock.h>

#include <filesystem>
#include <vector>

using namespace tilescope;
using testing::HasSubstr;

namespace
{

/// Three images of 2 rows and 4 columns, whose levels count from 0.
std::vector<std::byte> levels()
{
    std::vector<std::byte> all;
    for (int i = 0; i < 24; ++i)
        all.push_back(static_cast<std::byte>(i));
    return all;
}

std::string textOf(const std::string& dictionary) { return npyText(dictionary, levels()); }

std::string refusalAt(const std::string& path)
{
    try {
        StoredImages::open(path);
    } catch (const MessageError& error) {
        return error.what();
    }
    return "none";
}

std::string refusalOf(const std::string& text) { return refusalAt(TestFile(text).path()); }

const std::string good = "{'descr': '|u1', 'fortran_order': False, 'shape': (3, 2, 4), }";

} // namespace

TEST(StoredImages, AreReadFromAnyPlace)
{
    for (const std::string& dictionary :
         {good, std::string("{'shape': (3,2,4), 'fortran_order': False, 'descr': 'u1'}")}) {
        const TestFile file(textOf(dictionary));
        const auto images = StoredImages::open(file.path());
        EXPECT_EQ(images->count(), 3);
        EXPECT_EQ(images->width(), 4);
        EXPECT_EQ(images->height(), 2);
        std::vector<std::byte> two(16);
        images->read(1, two);
        const std::vector<std::byte> all = levels();
        EXPECT_EQ(two, std::vector(all.begin() + 8, all.end()));
    }
}

TEST(StoredImages, HaveAHeaderOfEitherLength)
{
    std::string text = textOf(good);
    const std::size_t length = static_cast<unsigned char>(text[8]);
    text = "\x93NUMPY\x02" + std::string(1, '\0') + static_cast<char>(length) + std::string(3, '\0') + text.substr(10);
    const TestFile file(text);
    EXPECT_EQ(StoredImages::open(file.path())->count(), 3);
}

TEST(StoredImages, RefuseWhatIsSomethingElse)
{
    const struct {
        std::string dictionary, words;
    } rows[] = {
        {"{'descr': '<f4', 'fortran_order': False, 'shape': (3, 2, 4), }", "type '<f4'"},
        {"{'descr': [('a', '|u1')], 'fortran_order': False, 'shape': (3, 2, 4), }", "have the type"},
        {"{'descr': '|u1', 'fortran_order': True, 'shape': (3, 2, 4), }", "Fortran"},
        {"{'descr': '|u1', 'fortran_order': False, 'shape': (24,), }", "its shape is (24,)"},
        {"{'descr': '|u1', 'fortran_order': False, 'shape': (), }", "its shape is ()"},
        {"{'descr': '|u1', 'fortran_order': False, 'shape': (3, 1, 8), }", "sides of 2 to 64"},
        {"{'descr': '|u1', 'fortran_order': False, 'shape': (3, 65, 4), }", "sides of 2 to 64"},
        {"{'descr': '|u1', 'fortran_order': False, 'shape': (0, 2, 4), }", "one image or more"},
        {"{'descr': '|u1', 'fortran_order': False, 'shape': (4, 2, 4), }", "ends after 3 of its 4 images"},
        {"{'descr': '|u1', 'fortran_order': False, 'shape': (9223372036854775807, 2, 4), }", "ends after 3"},
        {"{'descr': '|u1', 'fortran_order': False, 'shape': (92233720368547758070, 2, 4), }", "header is damaged"},
        {"{'descr': '|u1', 'fortran_order': False, 'shape': (-3, 2, 4), }", "header is damaged"},
        {"{'descr': '|u1', 'fortran_order': False, 'shape': (3, 2, 4", "header is damaged"},
        {"{'descr': '|u1', 'shape': (3, 2, 4), }", "header is damaged"},
        {"", "header is damaged"},
    };
    for (const auto& [dictionary, words] : rows)
        EXPECT_THAT(refusalOf(textOf(dictionary)), HasSubstr(words)) << dictionary;
    EXPECT_THAT(refusalOf(textOf(rows[0].dictionary)), HasSubstr("np.save(file, images.astype(np.uint8))"));
}

TEST(StoredImages, RefuseWhatIsNoNumPyFile)
{
    const std::string text = textOf(good);
    EXPECT_THAT(refusalOf(""), HasSubstr("not a NumPy file"));
    EXPECT_THAT(refusalOf("\x89PNG and more bytes"), HasSubstr("not a NumPy file"));
    EXPECT_THAT(refusalOf(text.substr(0, 40)), HasSubstr("header is damaged"));
    std::string later = text;
    later[6] = 4;
    EXPECT_THAT(refusalOf(later), HasSubstr("version 4"));
    std::string endless = text;
    endless[9] = '\xFF';
    EXPECT_THAT(refusalOf(endless), HasSubstr("header is damaged"));
    EXPECT_THAT(refusalAt(std::filesystem::temp_directory_path()), HasSubstr("it is a folder"));
    EXPECT_THAT(refusalAt("/no/such.npy"), HasSubstr("cannot be read: No such file"));
}

TEST(StoredImages, MayEndWhileTheyAreRead)
{
    const TestFile file(textOf(good));
    const auto images = StoredImages::open(file.path());
    file.shorten(9);
    std::vector<std::byte> one(8);
    EXPECT_NO_THROW(images->read(0, one));
    EXPECT_THAT([&] { images->read(1, one); },
                testing::ThrowsMessage<MessageError>(HasSubstr("ends after 1 of its 3")));
}
