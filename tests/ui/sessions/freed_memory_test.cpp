#include "tests/fakes/failing_new.h"
#include "tests/ui/test_program.h"
#include "ui/session/freed_memory.h"

#include <QFile>
#include <QTest>

#include <cstdlib>
#include <cstring>
#include <thread>
#include <vector>

using namespace tilescope;

/// A thread that has freed much memory gives it back when its work is done.
class FreedMemoryTest : public QObject
{
    Q_OBJECT

private:
    static constexpr long megabyte = 1 << 20;

    [[maybe_unused]] static long residentBytes()
    {
        QFile file("/proc/self/statm");
        constexpr long pageBytes = 4096;
        return file.open(QIODevice::ReadOnly) ? file.readAll().split(' ').value(1).toLong() * pageBytes : 0;
    }

    [[maybe_unused]] static void allocateAndFree(long bytes, std::size_t blocks)
    {
        std::vector<void*> all;
        for (std::size_t i = 0; i < blocks; ++i) {
            all.push_back(std::malloc(static_cast<std::size_t>(bytes)));
            std::memset(all.back(), 1, static_cast<std::size_t>(bytes));
        }
        for (void* block : all)
            std::free(block);
    }

private slots:
    void aThreadsHeapShrinks()
    {
#if TILESCOPE_MALLOC_CAN_FAIL
        limitFreedMemory();
        long before = 0, after = 0;
        std::thread([&] {
            allocateAndFree(megabyte / 16, 16);
            before = residentBytes();
            allocateAndFree(megabyte / 2, 60);
            returnFreedMemory();
            after = residentBytes();
        }).join();
        QVERIFY(before > 0);
        QVERIFY2(after - before < 8 * megabyte, qPrintable(QString::number((after - before) / megabyte)));
#else
        QSKIP("Sanitizers have their own malloc().");
#endif
    }
};

TILESCOPE_TEST(FreedMemoryTest, runWithoutDisplay)
#include "freed_memory_test.moc"
