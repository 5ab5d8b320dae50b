#include "app/arguments.h"

#include "ui/window/panel_kinds.h"

namespace tilescope
{

/// The words separated by commas, in lines of at most `width` characters, all but the first indented.
static QString folded(const QStringList& words, int indent, int width)
{
    QString text;
    int used = indent + 20; // the text before the first word
    for (const QString& word : words) {
        const QString next = word + (&word == &words.back() ? QString() : QStringLiteral(","));
        if (!text.isEmpty() && used + 1 + next.size() > width) {
            text += u'\n' + QString(indent, u' ');
            used = indent;
        } else if (!text.isEmpty()) {
            text += u' ';
            ++used;
        }
        text += next;
        used += static_cast<int>(next.size());
    }
    return text;
}

QString helpText()
{
    return QStringLiteral(R"(Tilescope shows what CUDA memory strategies do to an image, with a GPU or with none.

  tilescope [IMAGE|SESSION|KERNEL]...  open the window; a session is a file NAME.tilescope, a kernel a file NAME.cu
  tilescope list [--json]              operations, strategies, parameters, samples
  tilescope run IMAGE [KERNEL] [options]
                                       run without a window and print what it gave
  tilescope run --kernel FILE --grid SIDES --block SIDES [--arg NAME=VALUE]... [options]
                                       launch one kernel of a .cu or .ptx file on arrays, as from a program
  tilescope sweep IMAGE [options]      run every combination of strategies, blocks and parameters
  tilescope sweep --merge FILE...      join the parts of a sweep that several programs have run
  tilescope text [TEXT] [options]      repeat what a source text ran, and print its figures beside ours; without TEXT
                                       list the texts
  tilescope kernel OPERATION STRATEGY [--mistake NAME]
                                       print the strategy's kernel
  tilescope devices [--gpu NAME] [--json]
                                       GPUs, compilers and the way to the screen; or a GPU of the table, such as
                                       "Tesla P100", as its manufacturer publishes it
  tilescope lesson list|check|handout|verify [NAME|FOLDER|FILE]...
                                       lessons: their names, a proof of each, a page to print, answer sheets run again
  tilescope operation check FOLDER|KERNEL...
                                       run operations of one's own at many sizes, blocks and compilers, and compare
  tilescope worker [--device NUMBER]   lend a GPU of this machine to the Tilescope that started it (--worker)
  tilescope --version                  version, commit, Qt and compiler

KERNEL is a file NAME.cu of your own: it becomes an operation beside those of Tilescope, whose arguments follow from its
parameters and from notes in it (//@ …).

IMAGE is a file, or a generated sample: sample:NAME or sample:NAME@WIDTHxHEIGHT; sample:list names them.

What to run (also for the window):
  --op OPERATION          such as sobel or blur
  --strategy A,B          one or more strategies, or all that can run with the other settings
  --block WIDTHxHEIGHT    threads of a block, at most 1024; "run" and "sweep" take several: 8x8,16x16,32x4
  --param NAME=VALUE      a parameter; may be repeated
  --operations FOLDER     operations of your own, each a folder with an operation.json; may be repeated
  --source FILE           a kernel file in place of the strategy's own
  --shared-bytes N        dynamic shared memory of a block for --source, where it takes more than the strategy's own
  --mistake A,B           make mistakes on purpose in the strategy's kernel, such as no_barrier; "list" names them
  --backend auto|cuda|emulator
  --worker COMMAND        the GPU of another machine in place of this one's: the command starts "tilescope worker" there,
                          such as 'ssh gpu-server tilescope worker'; a sweep takes several and shares its work out
  --device DEVICE         the number of a GPU of this machine, the name of a worker that was named in the window (Run,
                          Where), or emulator; also for "worker", which then lends that GPU
  --compiler auto|nvrtc|clang
  --compile-time-sizes    the compiler is told block and filter sizes, as if the kernel had them as constants
  --counters none|auto|full   auto counts a block of each class of equal ones where there are such; full counts all
  --range RANGE           which of the picture's values become black and white, such as 0.1,0.9 or (with =) =-20,3000;
                          auto: all but half a percent at each end; full, the default: all that the format can hold
  --gpu NAME              the GPU that the emulator stands for, such as "RTX 4090"; a wrong name lists them

What "run" writes:
  --silicon               read the GPU's own counters too, with CUPTI of the CUDA Toolkit
  --published             the figures of the operation's text beside ours, with its GPU; also for "sweep"
  --out PICTURE           the result; with several strategies, one file each. A name that ends in .tif (of 32-bit floats,
                          if the result is of floats), .npy (NumPy) or .csv keeps its values as they are
  --json FILE|-           the whole report
  --html FILE             a page to read and to print: pictures, times, counters, findings, charts, the kernel's text;
                          of several strategies it is about the first, with the others beside it
  --timeline FILE         the first strategy's main launch on one multiprocessor of the GPU (--gpu), predicted cycle by
                          cycle: what each warp does and waits for; a drawing (.svg) or data (.json)
  --unchecked             a GPU also runs a kernel of yours that the emulator cannot check; never one with an error that
                          it found
  --runs COUNT            timed runs on a GPU, in place of as many as settle the times
  --no-check              leave the comparison with the CPU reference out, which can take far longer than the run

What "run --kernel FILE" takes, besides --backend, --device, --compiler, --gpu, --counters, --silicon, --unchecked,
--json, --html, --timeline and --runs:
  --grid 64x48  --block 16x16  --shared BYTES    the sizes of the launch, with one to three sides
  --entry NAME            which of the file's kernels; of a template with its arguments: "product<float, 16>"
  --arg NAME=VALUE        what a parameter (its name, or its number from 0) is given: image.npy (NumPy's file),
                          zeros:float32:480x640, empty:float32:1000, a number, 1,2,3,4 for a vector, int64:5 for PTX
                          that does not say its type, @NAME for the memory of another parameter, bytes:00ff
  --constant NAME=FILE    a __constant__ variable from a NumPy file
  --define NAME=VALUE     a macro
  --save NAME=FILE        the array of a parameter after the run, as a NumPy file other than those that --arg reads
  --listing FILE          of PTX: the text that it was made of, whose lines its .loc directives name

What "sweep" takes besides:
  --param NAME=3..15      a range in the parameter's own steps; 3..15:4 in steps of 4; or a list: 3,5,9
  --csv FILE|-  --json FILE|-   a row for every combination; Ctrl+C leaves what was measured
  --shard K/N             only the K-th of N parts, such as 3/16, for programs that share a sweep out
  --merge FILE...         in place of a picture: join the --json files of the parts, for --csv and --json

What "text" takes: --backend, --compiler, --runs as above, and
  --gpu NAME              in place of the text's own GPU
  --json FILE|-           comparisons and runs as data
  --html FILE             the tables as a page

What "lesson" takes besides:
  check [NAME|FOLDER]     prove every condition with each compiler that is installed, or with that of --compiler
  handout NAME --html FILE [--language en|ko|vi|zh_CN] [--answers]
                          a page to print, with the computed answers for a teacher
  verify FILE... [--csv FILE|-]
                          run the answer sheets of a class again, and write a row for each
  --lessons FOLDER        further lessons
  --operations FOLDER     operations of your own that lessons are about; those in their folders "lessons" are known

The window:
  --theme light|dark      --size WIDTHxHEIGHT      --language en|ko|vi|zh_CN
  --layout NAME           how the panels are arranged: learn, inspect, tune or lesson
  --panel NAME            the panel in front: %1
  --present               in large letters the picture, the kernel and one chart, which --panel chooses
  --view NAME             how the picture is looked at: source, result, wipe, side, difference or reuse
  --channel NAME          which channels are shown: all, red, green, blue or alpha
  --diff A,B              show the difference of two pictures, each result, source, reference, a pinned run of the
                          session (A to D) or a strategy; --view difference alone is --diff result,reference
  --overlay NAME          what is drawn of the blocks: grid, halo, warps, lanes, border, banks or order;
                          without it, what can be told apart at the zoom
  --step STEP             where the block panel begins: the number of an event, or shared-conflict, scattered, race,
                          barrier, release, divergent, global-load, global-store, shared-load, shared-store, constant, texture
  --lesson NAME           open a lesson; --lesson-step ID at one of its steps
  --lessons FOLDER        lessons of your own, besides those that came with the program; read again when a file is saved
  --start-sweep           sweep over block sizes once the first picture is there
  --screenshot FILE       save a picture of the window when everything is timed, then quit
  --export FILE           export when everything is timed, then quit: the report page to a .html, the picture with its
                          overlays to a .png, the chart of --panel to a .svg or .csv, the replay of a block to a
                          .gif or (with ffmpeg) .mp4, from --step on
  --resume FILE           go on with the session that a restart left in the file, which is then removed

TILESCOPE_HIDE=cuda,nvrtc,nvdisasm,clang,gl hides what it names; TILESCOPE_SHOW=gl draws with OpenGL even where the
processor computes it. TILESCOPE_CACHE_MB=64 is the most megabytes that compiled kernels take on the disk.

Exit status: 0; 1 for a run that failed, in whose kernel an error was found (such as a race), or whose result differs
from the reference; 2 for a wrong call, and where a strategy that was named cannot run with these settings ("all" means
those that can).

No output replaces a file that the same call reads, nor another output.
)")
        .arg(folded(panelNames(), 26, 118));
}

} // namespace tilescope
