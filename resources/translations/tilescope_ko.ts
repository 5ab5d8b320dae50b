<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko" sourcelanguage="en">
<context>
    <name>tilescope</name>
    <message>
        <source> (%1 of them not finite, left out)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (%1, line %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (auto)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (ideal %1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (line %1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (sample)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (stopped after %1 of %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (the text was changed there)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> + textures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> Both are of a sample.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> Estimated, since the number of registers is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> The GPU was not given this kernel; the last good picture stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> instructions/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · %1 answered, %2 right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · block edges crossed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · columns named after another GPU are the text's own figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · counted by the emulator, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · full height %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · line %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · no values in host memory yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · of the settings before; the new ones come when the sliders rest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · pixels: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · red: loaded, not stored yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · result %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · source %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · warp after warp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · ≈ estimated from a sample of the blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>"And" in place of "or"</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1
%2 ÷ step before
text | ours | main launch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 % of a copy's speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (95 % within %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (this page's)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 + %2 bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 = %2 B shared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 A name that ends in %2 keeps the values as they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Equal factors are equal steps of colour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 It is kept as %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Until that works, a crash would lose your latest changes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 are traced. Click to see another part of the block.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 arithmetic instructions a byte</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 as fast as %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 as many as %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 asks for %2. The next strategy gets %3 again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 blocks, %2 warps a multiprocessor; limited by %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 by a model of %2, not a measurement: from all memory traffic and work at full rate, to what waiting adds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 by estimate on %2, bound by %3; not a measurement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 bytes a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 bytes each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 bytes moved · %2 used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 bytes wasted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 chooses its blocks itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 columns left of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 columns right of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be restored; everything else was. The file is kept as %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does the work with kernels of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 elements in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 elements of the tile were read before a thread had filled them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ends first: %2 %3 faster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 events/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 fewer than %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 from %2 to %3; %4 is shown black, %5 white.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in the emulator, not a GPU's time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is beyond the picture: black.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lanes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lanes of warp %2 have ended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lines of 128 bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 marked lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 no counted figure changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 blocks · wave %3 of %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 threads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 values differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 warps wait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of the %2 places that %3 reaches lie outside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of the emulator, not a GPU's time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of warp %2, which the panel follows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 over %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 pixels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 pixels of the definition were not read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 places, one after another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 places, served one after another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 read for %2 written: %3×</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 reads; All reads lists them one by one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rows above it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rows below it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 steps, about %2 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 taken · %2 not taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes %2 times the PTX instructions of this one. Counted, not timed: a GPU's time follows only where instructions are what it waits for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes %2, this one %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 threads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 threads outside the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 times as fast as %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 times as fast as %2, which it changes for the worse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 times the least that would do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2: %3, %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 values are NaN or infinite; NaN is shown black.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 values that were read are not those that belong there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 warnings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 warps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 warps a block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was pinned already and has these figures now: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wavefronts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 where %2 would do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 where %2 would do: lanes ask one bank for different words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · block %2, %3 · %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · ideal %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 – baseline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 channels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 to the baseline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 × the best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2, block %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2, divided by that of the step before: the text's | ours | ours of the main launch alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, CPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, all in the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, as few as can be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, baseline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, border</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, bound by %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, cold %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, compute capability %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, compute capability %2.%3
%L4 multiprocessors, %L5 GB/s of memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, emulator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, estimate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, estimated from some of the blocks: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, grey</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, lane %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, median of %L2 runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, no bank conflict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, number %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, of the picture and %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, one in each frame: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, pinned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, runs back to back. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, the best of all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, the same runs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, translated by machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, without the launches that prepare its input.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1-bit floats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1-bit integers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 operations for each byte that it moves, %3 for each that must come from memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 operations for each byte that must come from memory; what textures move is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 pixels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: a film has at most %2 frames, so that each stands for %3 steps and shows the last of them: %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: all launches captured into a graph.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: difference to %2, %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: emulating the whole result would take about %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: lanes %2 lie outside it, and the block ends here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: memory %2B/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: not yet run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: pixel %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the middle of what the halo reads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the run has no such figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; lanes that ask for the same word share it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; outlined: what the halo reads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; the cache was overwritten before each run. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; the strategy reaches %2 % of that speed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1B/s of input and output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1B/s to %2B/s of input and output, by estimate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 KB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1×%2 pixels of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%L1 and %L2 MHz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%L1 blocks and %L2 warps a multiprocessor, of the main launch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%L1 launches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%L1 of them were disturbed by other work and left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%L1 threads a block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%L1 threads, %L2 %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%L1 values differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%L1 values differ by more than the %2 allowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%L1 values differ from the CPU reference by more than the %2 allowed, by up to %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%L1 values differ from the reference, by up to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Tilescope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Banks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Break it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Choose what…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Explain terms in tool tips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Film of the block…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Find a command…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Find in kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;First: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go to pixel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go to pixel…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Halo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hide panels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Histogram</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Inspect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Inspect pixels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Lanes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Less gain of the difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;More gain of the difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next block overlay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next finding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open kernel…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paste picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pin this run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Presentation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Profiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Report…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Result and CPU reference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reuse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Run again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Run edited text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save kernel as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save result…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Second: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Start…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Story of pixel (%1, %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Toggle source and result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Tune</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View with overlays…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Warps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Wipe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Zoom to block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>'%1' is write protected.
Do you want to delete it anyway?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>**Hint:** %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>**Right:** %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>**The aim is reached.**</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>**This is one way to reach the aim.**</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>**You said:** %1

**It is:** %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, %1 of %2 rows computed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, %1 requests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, PFM, EXR</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, PTX</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, cold %1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, edited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, not settled: ±%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, pitch %1,</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, with other lanes that ask for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>-63 is ~62: its lowest bit is set, and so is that of the pitch if the tile's width is even. The picture is right, but rows no longer begin at multiples of 64 bytes, which they were to be padded to, and a block takes a byte more a row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0.9153 s cannot be a kernel's time: it is 3.5 µs for each of 512×512 pixels in turn, while this card moves all of them in and out of memory in 4 µs. Only the ratios compare.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 byte</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 byte each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 column left of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 column right of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 event/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 lane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 line of 128 bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 marked line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 place for all lanes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 row above it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 row below it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 s here is %1 on %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 sector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 thread outside the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 warp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 warp a block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 wavefront</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>10⁹ a second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>12 bytes are read, 2 × 32 are moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>16 bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>16 bits a channel were cut to 8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>16 bits a channel, values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>16 bytes a lane in one request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>16 pixels a thread, in words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1⁄10 second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 sectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 × 3 pixels make one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>32 banks, one word each a pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>32 threads of a block that execute each instruction together. The hardware schedules warps, not threads, so what a warp's threads do differently costs time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>40 of 64 warps are there: 63 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>64 KB that a kernel can only read, with a cache of its own. It is fast if all lanes of a warp read the same address; each further address costs another pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>8 bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>95th percentile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>95th percentile of the GPU time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; %1 NaN or infinite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; %1 lanes of the last idle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; sides move together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>= equal to hardware, PTX of the PTX that the emulator runs, ≈ estimated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>= reference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A %1 to B %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A CPU thread has no L2 cache of a GPU.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A CPU thread has no blocks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A CPU thread has none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A CPU thread is no optimisation step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A GPU's own counters can be read where a GPU ran the kernel; here the emulator did.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bar for each strategy, with its spread and the band that the model predicts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A barrier makes warps wait for each other but not for copies under way: without __pipeline_wait_prior() they multiply what was in the tiles before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A block makes four tiles and has the next one copied, past its registers, while it computes the last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A block walks down a strip: column sums gain a row and lose one at each step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A block, a piece on its right, one below and one in the corner: right as long as the halo of both sides is no larger than the block, wrong as soon as the filter outgrows it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A block, a piece on its right, one below and one in the corner: right as long as the template is no larger than the block, wrong as soon as it outgrows it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A blur whose blocks share a tile: what a block reads, and what it writes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A board as a machine-vision camera sees it: fine, sharp, regular.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A broadcast: the constant cache gives one place to all lanes at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A byte keeps the lowest eight bits of a sum: the strongest edges, above 255, turn up as dark speckles within the bright lines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A cache between all multiprocessors and the device's memory, megabytes in size. What one block has read, a later block finds there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A cache in each multiprocessor, in the same memory as shared memory. It answers when a block's threads read what was read shortly before, without the kernel's help.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A chart of the speed that a GPU can reach at most, by arithmetic intensity: it rises with memory bandwidth and becomes flat at the peak of the arithmetic units.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A click chooses this strategy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A click on a run goes back to its settings; a right click can pin it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A column's 16 parts lie in 16 warps. One that is ahead reads what the others have not written yet: the remainders are those of another tile, or of nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A command, a strategy, a block such as 32x8, a setting such as filter 9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A copy of input to output takes %1, this one %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file for the teacher, who runs it again: tilescope lesson verify</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A film is being made; save another when it is done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A film's name ends in one of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A first kernel adds the border, so that blocks copy tiles without conditions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A first kernel, which others change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A float given to a byte loses its fraction: half of all values come out one level too dark. That is within the tolerance, so the check passes; the difference view shows it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A float is a high and a low TF32 part; three products are as exact as floats.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A float is split into two halves, 22 bits in all; three products of halves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A float keeps 24 bits. Where the picture is bright and has little contrast, the variance is the small difference of two large products, and what is left of it is rounding.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A folder of pictures, each made grey and scaled to the image size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A function that the GPU executes once for each thread. It is written in CUDA C++ and marked __global__.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A grey picture does not show it; one in colour does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A group of at most 1024 threads that runs on one multiprocessor. Its threads share shared memory and can wait for each other at a barrier; threads of different blocks cannot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A lane reads sums that another warp has not written yet, or has written for the row before: wrong where the window reaches into another warp's columns, and only at times.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A lane that takes 8 numbers side by side reads 32 bytes from its neighbour's place, so that of 8 lanes, which read at a time, four pairs meet in a bank. Two groups of 4 numbers, 64 apart, do not: then neighbours read neighbouring 16 bytes. The elements belong to other pixels, but here nobody told the stores.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A lesson beside the picture and the kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A library of NVIDIA's, for comparison.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A line was copied for the next channel and one letter forgotten: the green channel repeats the blue one. Nothing but the colours gives it away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A load of four bytes must begin at a multiple of four. At any other place a GPU ends the kernel with an error; that is what the two words and the funnel shift are for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A picture read through the texture unit, which handles coordinates beyond the edge and can interpolate. Its reads are cached by neighbourhood, not by row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pinned run has no place in it: save a session to keep the difference.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pinned run of the session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pixel has 8 bits, which are one byte. A host that multiplies the tile's pixels by 8 gets the right picture, but its blocks take eight times the shared memory, and fewer of them fit a multiprocessor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pixel has eight bits of the word: of a sum above 255 the upper bits turn up in the pixel on its right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A product binds before a sum: without brackets the host asks for far less shared memory than the tile takes, and the first store beyond it is out of bounds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A quick warp fills the tiles with the next chunk of images while slower ones still read this one. Every loop over shared tiles needs two barriers: after filling and after use.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A read, a computation and a write that no other thread can interrupt, such as atomicAdd. Lanes that address the same place are served one after the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A roofline needs a strategy that was counted, and timed on a GPU or estimated by the model; switch counters on and let the sliders rest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A row of the window adds up to more than 255, and what does not fit into a byte is dropped: the mean is far too low, and almost everything becomes white.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A row twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sample: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sector is 32 bytes, the least that memory moves; a request takes every sector that one of its lanes touches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sector is 32 bytes, the least that memory moves; a request takes every sector that one of its lanes touches. The ideal is what the same bytes would take side by side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sentence that helps; answers may be wrong, too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A shift binds after a sum, so the whole side is doubled and not the radius: the picture is right, but a block takes up to four times the shared memory and fewer of them share a multiprocessor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A small, fast memory in each multiprocessor, up to 48 to 227 KB a block. The kernel fills it itself, so that a block's threads read from global memory once what all of them need.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sweep runs every block size of the lists at the left and draws what each costs: time on a GPU, sectors and wavefronts in the emulator. Press “Sweep”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tenth as far as the mouse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A thread computes 16 pixels in a row, with one load of 16 bytes for each row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A thread computes 8×8 elements and uses each number that it reads 8 times.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A thread computes four pixels in a row, with loads and stores of four bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A thread computes four results side by side: each word of picture and template is loaded once for all four.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A thread loads the halo if it is at the left or the top, and at the right or the bottom as well, as the paper's condition is printed: only a corner meets that, so nearly all of the halo is read although nobody has loaded it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A thread requests all its rows first: six vectors are in flight, not two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A thread sums columns of 48 interleaved bytes, loaded 16 bytes at a time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A thread walks down all its rows although the picture ends before them, and stores beyond the buffer. It hides while the height is a multiple of a thread's rows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A thread walks down eight rows and keeps three: it reads ten rows, not 24.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A thread's own memory for arrays with a changing index and for registers that did not fit. In spite of its name it lies in device memory and is as slow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A thread's own memory for arrays with a changing index and for registers that did not fit. In spite of its name it lies in device memory and is as slow. Each instruction with which a warp reads it is one request.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A time computed from counts and the GPU's data sheet, not measured. The lower end is the tightest limit, the upper end what comes of it when hardly anything overlaps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A warp at the barrier does nothing until the last one comes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A warp multiplies numbers of the tiles that other warps have not written yet: elements of C are wrong, and differently on every run of a GPU.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A warp reads pixels of the tile that other warps have not written yet: the picture is torn along the rows where their parts meet, and differently on every run of a GPU.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A warp walks down with the filter's rows in registers and reads rows once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wavefront is one pass of an access through shared memory, whose 32 banks each hand out one word of 4 bytes a pass; a bank conflict adds passes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wavefront is one pass of an access through shared memory, whose 32 banks each hand out one word of 4 bytes a pass; a bank conflict adds passes. The lanes that update words of one bank take turns, one a wavefront and two for a compare-and-swap; only additions of 1 whose result is not used go together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A whole block may leave before a barrier, single threads of it must not: on the diagonal those that leave have filled nothing, and the others read their places in the tiles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A window of one colour has no variance: 0 / 0 is no number, and limiting it to -1 … 1 makes it -1. Flat parts of the picture become the worst match of all instead of none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A window's sum is its neighbour's, plus a column, less a column; boxes only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A word's even bytes are taken without masking the odd ones, which then stand in the upper bits of each half: 256 times too large, and neither a pixel nor a sum of pixels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A word's first pixel is its lowest byte, so moving right by a pixel shifts the bytes down. The other way windows lie to the left of where they should, and three results of four are wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Abort</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Tilescope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Absolute, because a coefficient lies between −1 and 1 whatever the contrast. All sums are exact integers; converting them to floats, a product, a root and a division then round six times, by less than half a unit of the 24th bit each, where the reference rounds doubles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adaptive threshold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adaptive threshold from a texture, from global memory and from a shared tile, in windows of 3, 15 and 31</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the last event begin again (Ctrl+L)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against the run before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All %1 reads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All arithmetic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All blocks of a launch. It has as many blocks as it takes to cover the picture, so the last row and column may hang over its edge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All channels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All events of the block, a row a warp. Left and right step, the wheel zooms.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All launches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All launches of the strategy together, or one of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All reads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All strategies stand here side by side once the first has run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All that was stored before the barrier can be read by every warp now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All threads of a block must come to the same barrier. Here most of them go past it, and what then happens is undefined: a GPU may hang, or read a tile that is not filled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All values that the format can hold; of floats all that there are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All warps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allow on the GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alpha</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt and drag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt+PgDown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt+PgUp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An OpenGL context exists but cannot be used on this display.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An access beyond the memory that belongs to a buffer or an array. It reads what is not meant, overwrites something else or ends the kernel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An earlier launch computes the windows' sums; only products remain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An empty launch takes %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An estimate for %1, bound by %2. Not a measurement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An estimate from the PTX: what is live at once. The machine code's number only resembles it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An estimate of the model, not a measurement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An estimate: a sample of the blocks stands for all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another launch may store it: the story follows the main one only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer first, then see: every answer is decided by a run of the kernel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer sheets (*.%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer the lesson's question first: this panel shows results.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any value; what cannot be is explained under it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply the cure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Are you sure you want to delete '%1'?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrow keys, wheel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As Markdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As one graph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the GPU that ran the kernel reports it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the machine code has it that was made for the chosen GPU.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assertion failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assumed: %1 has %2 multiprocessors with %3 resident blocks each. The blocks start in the order of their index; all blocks of a wave start and end together, and all waves of a launch take equally long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asynchronous copies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Atomic requests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Atomics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Auto</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Automatic counts one block of each class of equal ones, and every block where they are not equal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Automatic takes the GPU where there is one, else the emulator, which runs the same kernels on the processor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Average active lanes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back by the roots of the way forth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to its default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the window as it was (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backend and device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bank %1 is asked for %2 different words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bank %1 is asked for 1 word.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bank conflict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Barrier in a branch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Barriers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Baseline: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best of all: %1, %2 × %3: %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Between the time that the tightest limit of the chosen GPU allows and what comes of it when hardly anything overlaps. A model's estimate, not a measurement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beyond the right edge the next row's first pixels are read, and beyond the last row whatever lies behind the picture in memory: an access out of bounds, which a GPU may let pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beyond the right edge the texture repeats its last texel, which is the blue of the last pixel: all three channels are mixed with it, and the right edge is tinted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bits taken for bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Block %1×%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Block &amp;grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Block &amp;overlay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Block (%1, %2) of %3 × %4, %5 × %6 threads, as the emulator ran it. Each step is what one warp does with memory, or where it waits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Block copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Block height</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Block of %1 by %2 threads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Block under the &amp;cursor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Block width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocks appear in a GPU's order; tinted ones are running. Times are estimates unless marked measured.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocks of c×c threads use each number of two shared tiles c times.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocks share the images too; another launch adds their sums in fixed order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blur</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blur from global memory, from a shared tile, and with the filter in constant memory, in three blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bo&amp;xes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bor&amp;der</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Border</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Borrowed from the neighbour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both diagonal differences are half of gx + gy and gx - gy: without the doubling every edge is half as bright.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both factors of a product are rounded to 10 bits of fraction, by up to 2⁻¹¹ of themselves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both factors of a product may be cut off, and not rounded, to 10 bits of fraction: 2⁻⁹ of it at the worst.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both move as many bytes of global memory (%1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both take the same time (%1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both times are the emulator's. Each is one run on this computer, in which its other work weighs too; the two have no difference.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box weighs all pixels of the window equally; Gaussian weighs near ones more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Branches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Branches at which lanes of one warp went different ways. The warp then walks both ways one after the other, each time with part of its lanes asleep.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Branches that warps came to, as the PTX has them. The machine code has its own number, since its compiler unrolls loops and replaces short branches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring a pixel to the middle and pin it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring the panel Block to the front: the film is of the block that it shows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bulk copies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By estimate it reaches %1 to %2 % of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By launch: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the &amp;zoom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the driver, of the multiprocessors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bytes %1 to %2: %3 of 32 are asked for, by lanes %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bytes a pixel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bytes of input and output a second, by the arithmetic spent on each: higher is faster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bytes of the sectors moved to and from the device's memory, global and local, for each pixel of the picture. One byte read and one written is 2. None where textures are read: their sectors are not counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bytes that a memory can move in a second: hundreds to thousands of gigabytes for a GPU's device memory, and several times as much for shared memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;harts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CGMA</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CGMA, multiply-adds for each byte that threads ask for: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CPU reference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV, the figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CUDA interop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CUDA kernels (*.cu);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cache model: %1, L1 %2, L2 %3, empty at first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot run here: it needs an NVIDIA GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carry forgotten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change of places not told</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Channel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Channels that are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check against the reference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checked when the sliders rest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose Directory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a block in the picture: what its warps do is shown here step by step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a block; while pixels are inspected, pin one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a command, a strategy, a block or a setting by a few letters of its name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a folder of pictures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a picture, a chart or a report to write to a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a strategy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose at least one strategy that can run here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the columns of the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose what to begin with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chosen by the sizes of template and picture; a note says which, and why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Circuit board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clamped on one side only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a finding, or press Enter on it, to see its line in the kernel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a finding, or press Enter on it, to see its line in the kernel; double-click it to see it happen in a block.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click one to choose it, right-click it to pin it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click to make it the baseline.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click to see the line in the kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click to see the line in the kernel, double click to see it happen in a block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clock after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clock after the runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clock before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clock before and after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clock before the runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clock of the multiprocessors after the timed runs, by the driver.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clock of the multiprocessors before the timed runs, by the driver.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coins with relief on a cloth under soft light.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour sca&amp;le</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column and row of a pixel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column of the block in the grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column-major access</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns that a block with a shared tile covers; more of them share one overfetch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns that lie in all windows of a group are multiplied once, not per half.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compares the answer with the run (Enter)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compile-time sizes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compiled by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compiled this run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compiler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compute to global memory access: multiply-adds for each byte that the main launch's threads ask global memory for. None for kernels that compute with integers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Constant addresses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Constant and texture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Constant filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Constant masks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Constant requests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Control flow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies not waited for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy Markdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as &amp;command line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy every finding as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy everything as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy not waited for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the counters as Markdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the counters as comma-separated values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the line that runs these settings without a window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the table as Markdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the table as comma-separated values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the table as comma-separated values or as Markdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy, cold L2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corner off by one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corner subtracted twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corners of the halo forgotten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count reads from shared memory in place of those from global memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count the whole picture instead of the part in view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counted by the emulator, over all warps and blocks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counted in the PTX that ran, which the GPU's machine code may differ from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counted in the emulator; its own time on this computer is not a GPU's</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counted of kernels only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counted: %1 takes %2 times its PTX instructions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counters are off. Choose Automatic at Counters in the settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting is off: the settings have it under Counters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting is switched off. Choose Automatic at Counters in the settings to have it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting was switched off for this run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counts the white pixels of each column and each row in a second launch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Covariance of images</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Covariance of images from global memory and from shared tiles, by chunk size from 2 to 32</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Covered until the lesson's question is answered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl and double click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl and drag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Enter runs it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Enter runs it; the picture is still the text's before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+PgDown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+PgUp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Return</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cure: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Curve of the result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>D&amp;raw a line profile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark text on a light ground</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deadlock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Device memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diagonal forgotten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diagonal squares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difference &amp;gain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difference &amp;of what</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difference not doubled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Differences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Differences %1 times as bright</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Differences to it are called neither better nor worse.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Differing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Differing values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Display path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Divergent barrier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Divergent branches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Divergent branches among all branches. Conditions that only whole warps decide keep it at 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Divergent matrix instruction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Divergent share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Don't Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double click on a wipe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag a handle: values left of the one become black, right of the other white. Drag between them to move both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag a wipe's end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag on the picture to look at the values along a line; Alt and drag does the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag, left or middle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a line first: Alt and drag on the picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a line to see the values along it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw blocks over the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw the blocks in the next way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw the edges of the blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw the numbers of columns and rows along the picture's edges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw the tile, the halo and the warps of the block under the cursor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw what the colours of the result stand for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw what the operation found, with its values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each cp.async with which a warp copies from global to shared memory. What it reads is counted among global loads; the hardware has no counter for its writes to shared memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each frame for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each instruction with which a warp fetches from a texture is one request. How texels lie in memory is not published, so no sectors are counted here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each instruction with which a warp reads constant memory is one request. It is quickest when all lanes read the same address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each instruction with which a warp reads global memory is one request, whatever its lanes ask for. Values that are kept and used again need no further one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each instruction with which a warp reads or writes global or local memory is one request. None where textures are read: their sectors are not counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each instruction with which a warp reads or writes shared memory is one request. Shared memory is close by, so many requests here cost less than a few to global memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each instruction with which a warp updates a place in memory undivided is one request. Lanes that update the same place wait for each other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each instruction with which a warp writes global memory is one request. A result of one value a thread needs one for each warp.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each instruction with which a warp writes its threads' local memory is one request. A kernel whose values all fit into registers has none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each pixel becomes the weighted mean of its neighbourhood, channel by channel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each pixel is read %1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each pixel is read %1 on average, at most %2 (%3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each row of the template must meet the next row of the picture. Where the registers are not handed on, only the thread's last row of results sees new ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each row of words that is loaded and shifted serves four rows of results.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each run stands here once its settings have rested, to be compared and gone back to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each step does four rows, with one wait at barriers and memory for all four.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each step of 32 columns begins from zero again, so a window that reaches over such a border gets too little: upright stripes, 32 pixels apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each thread copies its 3×3 window into an array of its own in local memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each thread keeps 16 columns, two sums a word; loads and stores of 16 bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each thread loads its 3×3 window first, so that all loads overlap.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each thread reads its window and the template through textures.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each thread reads its window from global memory and handles the border.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each thread reads its window through the texture cache, which handles borders.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Early return before the barrier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edge lane of the shuffle forgotten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edge within a word forgotten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eight numbers side by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty launch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Emulated GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Emulated here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Emulating the result would take too long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Emulating the whole result would take too long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Emulator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Emulator's time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the run that the race needs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End what is running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ends the run (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Environment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal to the CPU reference in every value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Estimate from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Estimate to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Estimated from a sample of the blocks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Estimated time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Estimated, since the number of registers is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Events</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every PTX instruction that computes, addresses too, once a thread.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every part of the sum is written to the same place: which one stays is chance, and the places of the other parts stay as they were.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every thread reads its 3×3 window from global memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every thread reads its window and the filter from global memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exchanges white and black.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exported as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F5 runs it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FLOP/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Facts of the pixel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Facts of the result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Facts of this machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Faults and races are found when the kernel runs on the emulator.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figure beside each line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figure of the current strategy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures come when the emulator has counted this kernel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures come with the first run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures of each run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures of the histogram</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill the screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filled by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Film of the block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a key or what it does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a race</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a term</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find in the kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find words in the kernel's text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Findings (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Findings “%1” that are left: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First event of the film</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five texts on shared memory and five ideas: answer first, then see what a run shows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flat windows divide by zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Floating point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Floor: an empty launch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Floor: copying input to output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Floor: copying with a cold L2 cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow all warps as they take turns, or one of them alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow the cursor again (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Following the value was cancelled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget these</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forth and back again a tile is what it was. Only the product with the template's spectrum between the two makes sums of products of it; the map without it is the picture's own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four pixels an instruction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four results a thread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four rows a thread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four runs are pinned, which is as many as there can be. Which is to make room for %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four shifted copies of the template, so that picture words need no shift.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four times the size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four warps multiply tiles in shared memory (wgmma), past the registers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fourier transforms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fragment's registers exchanged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frame %1 of %2 …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frames that are made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later, with an exception that allows it to be linked with NVIDIA's CUDA libraries. There is no warranty, to the extent that the law permits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From source to result and back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the next start of Tilescope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the next start of Tilescope. Nobody who speaks it has read the texts yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From these values the definition gives %1: the kernel computes something else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GB/s of input and output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GFLOP/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GIF, goes round and round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GIF: built without giflib</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU that is stood for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU time as one CUDA graph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU time of an empty kernel on the same device.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU time of copying input to output on the same device.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU time of copying input to output with the L2 cache overwritten before each run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU time of the main launch alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU time of the quickest run, measured.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU time that 95 of 100 runs stay below, measured.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU time with a cold L2 cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU time, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU time, %1; behind it the estimate for %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU time, cold L2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gallery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Global</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Global atomic sectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Global load requests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Global load sectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Global memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Global sectors over ideal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Global store requests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Global store sectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go back to its settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go back to the strategy's own text; Undo brings yours again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to this read in the replay of the pixel's block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Green reads blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grid rounded down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Groups of lanes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HTML, one file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half of C not written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Halo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Halo forgotten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Halo in four pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Halo reads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Halo redundancy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Halt (Space)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Halves keep as many bits as TF32; two numbers share a word.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heat from %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heat map as PNG…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heat map of block sizes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heights of blocks, in threads: a list 2,4,8 or a range 1..16</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help ▸ Start shows this again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden until answered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Histogram of source and result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Histogram of the values with the range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold Alt and drag on the picture to draw a line, or choose Draw a line profile in the View menu: the values of source and result along it appear here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How a pinned run stands to the others, their times' differences say.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How alike a template and the picture around each pixel are, whatever the brightness and contrast: normalised cross-correlation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How bright differences are drawn (less: comma, more: full stop)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far it is from one patch to the next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far the Gaussian spreads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far the result is from the CPU reference, or any picture from another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How fast it plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long the race takes here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long the slower one takes here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many different words of 4 bytes those requests asked for. The constant cache returns one at a time, so one per request is ideal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many grey levels a pixel may lie below its neighbourhood's mean and still become white; fractions too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many images are generated; of patches and of a folder, how many are taken at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many of a multiprocessor's warps can be there at once, as a share of the most possible. While one warp waits for memory, another works. What there is too little of limits it: registers, shared memory, warps or places for blocks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many of the best matches are boxed, each at least half a template from the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many pixels the filter spans in each direction; odd, so that it has a centre.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many pixels the mean spans in each direction; odd, so that it has a centre.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many sectors one request takes on average. A full warp needs 1 for neighbouring bytes and 4 for neighbouring floats; scattered lanes take up to 32.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many times as fast as the slowest strategy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many times as fast as the strategy that it changes by its one idea.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many times as many PTX instructions the strategy takes that this one changes. Counted in the emulator; no GPU's time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many times the ideal. The bar is the value; its filled part is what would have done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many values differ from the reference at all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many values differ from the reference by more than the operation allows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often a warp came to a barrier such as __syncthreads(). It waits there until every warp of its block has come.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often each pixel is read: the halos' price at a glance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often each value is there, channel by channel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often the same value is read. Every read after the first could come from a closer memory: that is what a tile in shared memory is for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How steeply brightness changes at each pixel, by two 3×3 masks: |gx| + |gy|.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the pixel under the cursor, or the pinned one, came about: its thread and all that it read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the pixels of many images vary together, DᵀD/m, and the eigen-images that follow from it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ideal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Idle threads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Image</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Image size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Images</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Images from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In every row of a tile the groups of 16 bytes have changed places, so that 8 rows are read from different banks. The tensor cores know that only from the descriptor. Without it they take the tile for another layout and multiply numbers of other images, and no instruction complains.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In its file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In large letters: the picture, the kernel and one chart (Esc leaves)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In narrow blocks the tile's rows lie a pitch apart that puts the rows a warp reads in different banks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the padded picture a window begins at its result's own place. Going back by half a template once more reads another window, and before the picture's first pixel what lies before it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In view · %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instr. a pixel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instructions a pixel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Integral image</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be read: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot race: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot run with these settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It changes no other strategy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It comes too early: only event %1, where warp %2 stores to the same place%3, fills it; no barrier between.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It does not take the chosen block; this is the nearest that it takes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It holds NUL bytes, so it is not a text; save it as UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is being run …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is larger than 1 MB; a kernel is shorter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not UTF-8 text; save it as UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is shown as it is stored, although the file says that it is turned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the reference.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It lies on the GPU alone; export again when the sliders have rested.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It moves %1 fewer bytes of global memory (%2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It moves %1 more bytes of global memory (%2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It races with event %1, where warp %2 loads from the same place%3: no barrier between.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It races with event %1, where warp %2 stores to the same place%3: no barrier between.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It reaches %1 % of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It reads a texture. The sectors that textures move are not counted, and the sum of the others would be too low.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It runs on an NVIDIA GPU only: no counters, no reuse, no single steps, no changes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It should be %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stands in for %1, which is beyond the picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It uses none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was not checked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was not computed: emulating it would take too long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was not run at these settings yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was not run yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was not timed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its blocks have no tile on the picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its counts seem to be of one multiprocessor, without add_border: ours of shared ÷ 14 are 76,288 instructions beside its 67,581. With add_border block_copy takes more of them than shared, not fewer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its launches cannot be captured, or there was no time for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its result was not computed: emulating it would take too long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its run is not finished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its two tiles of c×c floats take 8·c² bytes, 8 KB at c = 32: of 64 KB of shared memory that leaves room for 8 blocks, more than the 2 whose threads fit a multiprocessor. So its fear, a single block on a multiprocessor because of shared memory, needs larger tiles than a block of c×c threads can have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Just look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep this run's figures to set others beside them (P)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep this run's figures, of up to four, and show how every figure stands to the baseline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kernel Tuner cache of the strategy shown…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kernel file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L&amp;esson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L1 cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L2 cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>La&amp;yout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lane %1 asks bank %2 for word %3; wavefront %4 of %5 serves it%6.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lane %1, bank %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lanes and banks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lanes of a warp ask one bank for different words. The bank serves one after the other, so the access takes several wavefronts instead of one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lanes of the warp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large tiles, TF32</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest relative error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest relative error: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last event of the film</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last short sums forgotten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launch %1 of %2, %3: </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launches in order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launches, in order:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Least GPU time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Least and 95th percentile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaving row forgotten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let go of all pinned runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Libraries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light or dark as the desktop is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light text on a dark ground</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limit as the number 255</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1 reads %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines: the copy and an empty launch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List every read; otherwise a row stands for a row of the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load &amp;order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load requests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load sectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load wavefronts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loads first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Local load requests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Local load sectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Local memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Local store requests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Local store sectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look in:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for a GPU and compilers…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for a GPU …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lower end of the time band</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lower half borrows of the upper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MP4, H.264</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MP4: ffmpeg is not installed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Machine: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made while runs were still under way: figures that had not come yet are missing or of a quick run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made with Qt %1, Eigen, QCustomPlot and nlohmann-json.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Main launch alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make %1 the baseline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a mistake on purpose, see what it does and repair it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the change again that was taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean of |result − reference| over all values.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measured here: the operation's reference in plain loops, the processor time of all its threads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measured on %1 by CUDA events</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measured on %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measured when the sliders rest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measured: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Median</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Median GPU time of all launches together, measured.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Median GPU time with all launches captured into one CUDA graph: without the gaps between them, which small pictures feel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Median GPU time with the L2 cache overwritten before each run, as the first kernel of a program finds it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Median GPU time without the launches that prepare the input or use the result.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Median of %L1 runs, settled to ±%2 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Median of %L1 runs, which did not settle: ±%2 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Median of %L1 runs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory flow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory strategies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory strategy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Misaligned access</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mistake: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Modelled for %1 with caches that are empty at first: an L1 of %2 a multiprocessor fetches once what a block loads, if the resident blocks' data take at most a fifth of it; L2 (%3) fetches each buffer once, if all fit. Otherwise both bounds are given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More for this kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More strategies (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the cursor over the picture to look at a pixel; click to pin it, and arrow keys then go from pixel to pixel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the sliders; rest the mouse on a word to see what it means</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My photo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>N&amp;o to All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NPP (library)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NPP sums in floats: of pictures with little contrast, windows of 64×64 were off by 8·10⁻⁵ at the most (NPP 13.0 on an H200).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NVIDIA GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NVIDIA's assembly language for an abstract GPU. The compiler writes it, the driver translates it into the machine code of the GPU at hand, and the emulator here executes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NVIDIA's image library, for comparison: its gradient is |gx| + |gy|, 16 bits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NVIDIA's image library, for comparison: one call; the projections stay ours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NVIDIA's image library, for comparison: three calls for border, sums, result.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NVIDIA's image library, for comparison; it truncates where ours rounds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name on the answer sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ne&amp;xt chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Needs the times of two strategies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Needs this one's figures and those of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next access</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next bank conflict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next barrier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next finding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next race</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next scattered access</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next ›</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next ▾</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No GPU. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No OpenGL context can be made; is a graphics driver installed?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No barrier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No barrier after use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No barrier before the windows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No barrier in the exchange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No block can be shown: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No compiler was found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No copy was timed with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No difference: the %1 has %2, the %3 %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No figures of the GPU's own counters: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No finding “%1” is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No further thread can be started, because memory or the number of processes is limited (ulimit -v, ulimit -u).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No kernel chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No key does that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No line of this file branches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No line of this file reads or writes global memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No line of this file reads or writes shared memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No line of this file was executed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No match. Fewer letters find more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No other strategy was run with these settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No program here opens it; it lies at %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No run has this figure here: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No sessions yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No strategy matches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No thread ever stores there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No thread of block %1 stored this pixel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No threads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No value is a finite number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No wipe: the result is %1 pixels, the source %2, so that no pixel of one lies on one of the other. Side by side (Y) shows both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of the %1 files in “%2” is a picture that can be read (%3); %4 work.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not a GPU's time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not compared with the CPU reference: that is done when the sliders have rested, unless it was switched off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not computed as a whole: emulating it would take about %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not counted yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not estimated for this row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not known for this run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not measured: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not measured: it is when the sliders have rested.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not measured: the GPU was lost after an error in a kernel, and the emulator took over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not measured: the result was not compared with the reference.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not measured: this run was made in the emulator, though there is a GPU here (%1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not measured: this run was made in the emulator.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not now. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not one of its values is a finite number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not right yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not run at these settings yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not run yet at these settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not there: the run ended before it was timed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not used by this kernel: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing can be written in “%1/autosave”, so a crash would lose your latest changes. Free some space there or permit writing, and start Tilescope again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing found. Looked for: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing had been stored there; thread %1 stored it %2 after the read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has run yet that could be pinned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was counted in these runs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was counted in this run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was counted in this run. The counters come with the full run, when the sliders rest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was counted in this run; the counters come when the sliders have rested.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was expected of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was looked for yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was run yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was saved yet: %1 has changed since this window opened it, perhaps in another window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was swept yet: press Sweep in the Sweep panel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NumPy, values as they are (*.npy)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number-theoretic transforms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>O&amp;verlays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OK</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of a fragment's four registers the first two are two rows of the same column, and the other two the same rows four words further. Row by row, as they look natural, they meet other numbers: no instruction complains, and the products are others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of a fragment's four registers the first two are two rows of the same columns, and the other two the same rows further on. In the order that looks natural the ones stand in other places of the band: windows become ragged, and no instruction complains.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of its %1 samples a pixel, red, green and blue were read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of its %1 samples a pixel, the first was read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of its channels, %1 was read; %2 were left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of its channels, R, G and B were read; %1 were left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the settings before; the new time comes with the next run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of √(Cxx·Cyy), because the elements of dark pixels are small. A product rounds a few times by 2⁻²⁴ of itself. A float sum of m products may be off by m·2⁻²⁴ of the element and by √m·2⁻²⁰ of √(Cxx·Cyy), while the reference sums in double; a centred pixel may be off by 2⁻²³.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On %1, %2. %3; %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On a slider or number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One CPU thread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One HTML file with pictures, settings, times, counters, findings, charts and the kernel's text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One block, step by step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One element of the tile was read before a thread had filled it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One group more than allowed may still be on its way, and it is what this step reads: some pixels are still those of a row that left the window long ago.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One group of copies too few waited for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One instruction that reads or writes 8 or 16 bytes a lane. It moves the same bytes with fewer requests; the address must be a multiple of its size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One instruction with which a warp reads or writes memory, whatever its lanes ask for. Memory answers it with the sectors or wavefronts that it needs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One launch sums rows, the next columns: 2 W products a pixel instead of W².</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One launch sums rows, the next columns: 2B additions a pixel instead of B².</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One pixel of the definition was not read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One pixel of the screen a pixel of the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One pixel, one block, one line of the kernel, with its counters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One run of the kernel's text, usually for one pixel. It has its own registers and knows its place from threadIdx and blockIdx.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One start of a kernel with a grid of blocks. A strategy may need several, one after the other, such as a row pass and a column pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One step; with Shift ten, with Ctrl a tenth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One thread for each element reads two columns of D; half of C is mirrored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One time is measured and the other estimated, or they are of different GPUs: which one is faster is not certain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One value that was read is not the one that belongs there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only for patches of the picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only for the Gaussian filter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only for the pictures of a folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only for the strategies with a shared tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only one half of the symmetric matrix is computed. Without the second store the other half stays as it was.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the block's own pixels are loaded, and its outer threads read a halo that nobody has written: the picture shows a grid of wrong pixels along the blocks' edges.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the picture (Esc leaves)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the present one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only while no rectangle and no file is chosen as template.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open It Here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a picture of your own; it can also be dropped on the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open s&amp;ample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open sess&amp;ion…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open settings and picture of a session that was saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OpenGL 3.3 is needed; %1 offers %2%3.%4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OpenGL is computed by the processor here (%1), which QPainter does quicker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OpenGL is hidden by TILESCOPE_HIDE.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening the picture was cancelled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens a picture file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Operation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Operations for each byte moved to and from the device's memory; counted for each access it is the CGMA ratio. A kernel with little is limited by memory, one with much by its arithmetic.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Operations on floats; a fused multiply-add counts as two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Operations that are counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Optimisation steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Or draw it on the picture: Shift and drag. Then drag its inside to move it, its corners to resize it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ours without %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ours without %1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out of bounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Output never written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over ideal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overlay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PNG</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PNG, as it is shown (*.png)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PNG, as on the screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PNG, twice the pixels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PSNR %1 dB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PSNR ∞ dB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PTX</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PTX instructions
of the step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PTX instructions counted once for each lane that was awake. It is the work that was asked for; how well warps were filled does not change it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PTX instructions of the step before over this one's</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PTX instructions that threads executed for each pixel of the picture; the machine code has its own number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PTX instructions that warps executed, each counted once for its 32 lanes. The machine code that a GPU runs has fewer or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Packed halves, shuffled halo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Padded images</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Padded picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Painter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pan, or move the inspected pixel; with Shift by ten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partial warps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parts in one place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Past the last row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Patches of the picture, the pictures of a folder, or a set made of noise for measuring.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Percent of a copy's speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Percent of a copy's speed with a cold L2 cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture whose range is set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.bmp *.gif *.pgm *.ppm *.pbm *.pfm *.tif *.tiff *.exr *.webp);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin a run (P) to see it beside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin this run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin this strategy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pinned as %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pinned on %1. The figures are those of that day, until the same settings run again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pinned runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pinned runs of the session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pitch of whole bank rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pitch rounded down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pitch with -63 in place of ~63</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pixel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pixel %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pixel &amp;values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pixel story</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pixel under the cursor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pixels come from global memory; only the filter moves to constant memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pixels come through the texture cache; the filter stays in global memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pixels left and right of a vector come from neighbouring lanes by shuffles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pixels that a block reads for each one that it writes. Neighbouring blocks read the same halo again; larger blocks have less halo for each pixel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the block's events (Space)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pre&amp;vious finding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Predicted band</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Predicted by the model for %1, bound by %2: not a measurement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prefix sums make a table; four of its values give the sum of any window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Present</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previ&amp;ous chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preview at 1/%1 of the size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preview from 1/%1 of the images</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preview of the part in view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous finding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Printed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Printed page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Printed text under uneven light, a shadow across it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Products in floats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Products of 8-bit pixels are summed exactly; means are subtracted afterwards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Profile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress of the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Projections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Published</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Published kernels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the panels of this layout back where they were at first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Qt's platform “%1” has no OpenGL.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RGB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Race</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Race of equal values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Race t&amp;hem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Race within a warp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ran on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Range…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ratio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ratios, the text's and ours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;vert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read before written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read on the GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the &amp;GPU's own counters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the GPU's own counters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reads of the pixel's thread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent sessio&amp;ns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Register blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Registers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Registers a thread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relative error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relative standard error of the median.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remainder not below the prime</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repair it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace It</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reports as JSON…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requests to the device's memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rest on an arrow for more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rest the mouse on a word such as "halo" to see what it means</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restart &amp;with the GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restart with the GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result of a sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result − reference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result: none in host memory yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results go from CUDA to %1 without leaving the GPU.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reuse: reads from s&amp;hared memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right, and without an error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right-click a pixel of the picture and choose its story, or point at it and press Shift+I: which thread computed it, from which values, and where each of them came from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roofline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row of the block in the grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows as long as an image</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows do not move up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows enter the column sums and none ever leaves: the further down its strip, the larger a block's sums, and the more becomes black.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows of D are padded to whole tiles: every load has 16 aligned bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows stay in shared memory while the window needs them: memory is read once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows without their pitch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows, then columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run and time every strategy anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run the kernel's text as it stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run the kernels once more and read what the GPU itself counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run the kernels once more under CUPTI and set what the GPU itself counted beside the emulator's figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running sums</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running sums (box)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running sums, 16 columns a thread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running sums, a band of ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running sums, a common product</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running sums, border laid out before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running sums, four rows a step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running sums, handed over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running sums, products overlapped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running sums, rows kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs of this session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;ide by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;tory of the pixel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SVG, to be scaled and edited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save As</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save As…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a chart as SVG, PNG or CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as film…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save pictures, settings, figures and the kernel as one HTML file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save s&amp;ession</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save session &amp;as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save settings and picture's name as a session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the answers…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the kernel's text as a .cu file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the replay as a GIF or MP4, for slides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the replay of the block panel as a GIF or MP4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the result as a picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the session under another name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the sweep as a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save what stands in the middle of the window as a picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the strategies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sectors a global load request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sectors a global store request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sectors a load request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sectors a local load request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sectors a local store request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sectors a pixel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sectors a store request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sectors of 32 bytes moved to and from the device's memory, global and local, for each pixel of the picture. One byte read and one written is 0.0625. None where textures are read: their sectors are not counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sectors of 32 bytes moved to and from the device's memory, global and local. None where textures are read: their sectors are not counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sectors of loads and stores of global memory over what they would be if the same bytes lay side by side: 1 is coalesced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sectors of the access</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sectors over ideal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See a halo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See also: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See what CUDA memory strategies do to an image.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See what a CUDA kernel does with memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a rectangle, where the operation takes one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Separable, one launch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Separable, two launches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Separated sums</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sessions (*.tilescope);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sets again what the step began with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sets what reaches the aim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Setting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several lanes read the same word in one pass. In shared and constant memory this costs nothing extra.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Severity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared atomic wavefronts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared load requests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared load wavefronts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared memory a block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared memory as an image</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared memory consists of 32 banks, each of which hands out one word of 4 bytes a pass. Neighbouring words lie in neighbouring banks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared memory, %1 bytes, 32 words a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared memory, bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared size without brackets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared store requests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared store wavefronts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared tile %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared tile, constant filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared tiles, inner exit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared wavefronts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared wavefronts over ideal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift after the sum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift and drag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift+F1: the glossary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shifted by three pixels a row of 16 ends in a fifth word. With the words of the unshifted one the last pixels of three copies are lost, and all columns but the first read wrong elements.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shifted copies cut off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shifted templates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shifted the other way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short sums are added to the long ones after so many images. Where the images do not come out even, some are left in the short sums, which nobody adds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show &amp;differences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show a pixel's values, its thread and the values around it; a click pins it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show a solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show counts on a logarithmic axis, so that rare values are seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show how the values of source and result are spread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show in block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show it anyway</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show it in the emulator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show one channel of the pictures as grey levels. Kernels read all of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the source (hold B to look at it for a moment)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show this block with its halo as large as the picture's view allows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what differs from the strategy's own text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what the operation's text measured on its own GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shown at 1/%1 of its size: OpenGL here takes pictures up to %2 pixels a side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shown: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shuffled halo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shuffled the wrong way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Siemens star, zone plates and wedges: every frequency and direction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sigma</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signed bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Silicon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sliding rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slot off by one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small pictures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sobel edges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sobel edges from global memory, from a shared tile, and by the proposed block copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some operations show more than a picture. Covariance shows its mean image, its eigen-images and their spectrum here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source	B, held</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source and result at the two sides of a line: drag it, turn it by its ends, double-click it to set it upright</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source and result beside each other, with one zoom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spectra not multiplied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed by effort</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed, % of a copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed, cold L2, % of a copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split sums</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spread of the GPU time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start Tilescope anew with this session, to use a GPU that was lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start again now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start the race, or pause it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State of the kernel's text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step %1: answered, and not right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step %1: answered, and right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop (%1 of %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop following the value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Store requests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Store sectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Store wavefronts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stored: %1, but the reference is %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stored: %1, equal to the reference.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stored: %1, within the tolerance of the reference %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stored: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strategies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strategies compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strategies side by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strategy and parameter shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stretch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stretch: all but half a percent of the values at each end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stride</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Student</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sum not limited to 255</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sums apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sums as half2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sums in eight bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sums of integers have no rounding, and the comparison needs no division: every strategy gives exactly the reference, for an offset with a fraction too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sums of integers have no rounding: every strategy gives exactly the reference.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sums of the next window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sweep %1 settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sweep 1 setting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sweep over block sizes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sweep, roofline and times beside each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sweep: %1, %2 by block width and height</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TIFF, floats as they are (*.tif)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table as CSV…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table of the values (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take that line away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the kernel's text from a .cu file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the last change of a setting back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the line off the picture (double click on it)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the mistake out again, with the settings that came with it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the picture from the clipboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tells the compiler the block's sides and the filter's sizes, as if the kernel's text had them as constants: it unrolls loops over them and computes with them beforehand. Each setting is then compiled for itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Template</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Template matching</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Template matching by textures, with a constant template and from a shared tile, by template size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Template not shifted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Template's side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten times as far as the mouse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tensor cores multiply a row by a band of ones: the product is its windows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tensor cores multiply fragments; numbers are rounded to TF32 (10 bits).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tensor cores, TF32</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tensor cores, halves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text of the kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Texture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Texture requests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Texture, constant template</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Textures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 lanes of warp %2 wait for one another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The GPU counts its machine code and the emulator the PTX; the two need not agree.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The GPU that the emulator stands for: its limits, its occupancy and its time band, which is an estimate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The GPU was lost after an error in a kernel. Restart Tilescope to use it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The GPU was lost after an error in a kernel; the emulator takes over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The GPU was lost after an error in a kernel; the emulator takes over. After a restart Tilescope uses the GPU again, with the settings and the picture of now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The GPU's large memory outside its chip, gigabytes that every thread can read and write. It is the slowest; the L1 and L2 caches keep copies of what was used last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The GPU's own counters are being read; the kernels run several times for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The GPU's own counters do not give this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The aim is reached here, but the kernel is wrong on %1. Open that picture and look at the findings and the difference.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answers were not saved as “%1”: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answers were saved as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bands of the estimates overlap (%1 and %2): which one is faster is not certain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The baseline is of another operation, %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The baseline is of another picture of the same size, %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The baseline is of another picture size: %1, here %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The baseline ran on another GPU, %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The baseline's %1 are a GPU's and this time is the emulator's; the two have no difference.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The baseline's %1 are the emulator's and this time is a GPU's; the two have no difference.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The baseline's time is a GPU's; the emulator's has no difference to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The baseline's time is the emulator's; a GPU's has no difference to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The baseline: all differences are to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The block copies its pixels and halo from the texture once, and sums there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The block is %1 instead of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The block is being traced …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The block is still being traced; its film can be saved in a moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The block loads all pixels that its windows reach into shared memory once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The block loads its pixels and halo once; the filter stays in global memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The block loads its pixels once; threads at the rim load the halo as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The block on the result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The block on the source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The block under the cursor, or the chosen one, with its halo; Ctrl and double click does the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The block: its threads in columns and rows, at most 1024. They share a tile and can wait for each other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The border is laid out in a launch before, so every block copies and waits alike.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bytes between registers, shared memory, caches and device memory appear with the first run that was counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bytes between registers, shared memory, the caches and device memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bytes from one row to the next in memory. It may exceed the row's own bytes, so that each row begins at a multiple of 128 and its accesses stay coalesced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clipboard holds no picture. Copy one in another program, then paste it here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The colour picture is converted to grey first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The column must be from 0 to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The command line was copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The command line was copied. It opens a window, to show the channel or the difference.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The condition leaves out x equal to y: the variances on the diagonal are never written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The constant cache gives one place at a time: %1 turns instead of 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The copy engine (Hopper and later) loads the next tile during computation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The corners on the right are taken one column too early. The window is narrower by one, its sum too small, and grey areas turn white.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The device fuses multiplication and addition and so rounds once where the CPU rounds twice; a sum that lies close to half a level may then round to the neighbouring one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The difference %1 is being computed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The edges of all blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The emulator only counted; its time was not taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The emulator's count less the GPU's own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The emulator's count less what the GPU's own counters read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The exercise does not say how wide its filter is. Our default of 9 is an assumption, so its ratios compare and its times do not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fields beside it set the same range by the keyboard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is being written …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The film cannot be written as a GIF: there is not enough memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The film needs a temporary folder, which cannot be made: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The film's first frame</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The filter moves to constant memory, which serves a warp with one read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The findings say why; the picture is the last good one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first %1 of %2 steps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first and the last lane have no neighbour to get a pixel from and are handed their own back: wrong columns at the warps' edges.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The five &amp;texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder “%1” cannot be read; its permissions forbid it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder “%1” is empty; choose one with pictures in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The grid: how many blocks were started, in columns and rows. Each is given to one multiprocessor and stays there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The halo's four corner pixels are never loaded, so a wrong pixel sits at every corner of every block: easy to overlook in the picture, found at the first read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The host divides integers, so the last, partly filled column and row of blocks is never launched: a strip at the right and at the bottom stays as it was.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The host divides integers, so the last, partly filled column and row of blocks is never launched: the last rows and columns of C stay as they were.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The instructions that a GPU executes, also called SASS. There are more or fewer of them than of the PTX, and their registers are those that occupancy depends on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel cannot be written as “%1”: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel does not compile: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel goes from row to row by the pixels of an image and not by the pitch: rows of D begin where they should not, at addresses that are no multiple of 16 bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel reads several pixels as one word; the value is the picture's.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel was saved as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel “%1” was not opened. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel's text cannot be written to a file for the command line to name; nothing was copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel's text was written to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lane of each pixel's thread in its warp, where pixels are large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lanes of a warp access neighbouring addresses, so that a request takes the fewest sectors possible. Scattered lanes take up to 32 sectors, most of whose bytes nobody uses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lanes of a warp take different branches of an if or a loop. The warp then executes the branches one after the other while the other lanes wait.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The largest difference from the reference, as a fraction of the scale that the operation states: for a covariance √(Cxx·Cyy). Levels and coefficients of a match have none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The largest difference from the reference.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The largest difference in white</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last blocks' tiles reach beyond the padded picture: to the right they read the next row, below it memory that is not theirs. It hides while the size is a multiple of the block.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The least that would do for the same work.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lesson “%1” cannot be opened. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lesson “%1” has no step “%2”; it begins at its first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lesson's own run failed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line is not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lines: 100 % is a copy of input to output on this GPU; dashed is what an empty launch takes, where it is near.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list of lessons; what you answered is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list shows what was read; how the kernel computes the result from it is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The masks lie in constant memory, whose cache hands one element to a whole warp at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The masks separate: columns' smoothed sums are shared and carried down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The memory bank of each element of the block's shared tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The memory flow needs a run that was counted; switch counters on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The middle of the band that the model computes for %1: %2. No measurement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mistake “%1” is taken out of the kernel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model has no band for this kernel on this GPU.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model needs counters, and this run was not counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model puts global first, the paper last: the model adds up instructions and bytes moved, and its L1 serves the pixels that windows share; the paper counts accesses to global memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next byte is not the next pixel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next chunk is copied past the registers while warps multiply this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next larger gain of the difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next one (Enter)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next panel under the picture while presenting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next smaller gain of the difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The note calculates its CGMA for whole chunks and counts a multiply-add as one operation, as here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The one before (Shift+Enter)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The only column is 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The only row is 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The operation as plain loops on the CPU. Every result is compared with it, and differences beyond the stated tolerance count as wrong values.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The operation's reference in plain loops on this computer: the processor time of all its threads together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pairs are added as half2: bytes in a half are denormals, and exact.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The panel before under the picture while presenting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The paper's GTX 560 has 448 cores, 14 multiprocessors: here the GTX 560 Ti 448, not the GTX 560 of 336 cores.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The part of a GPU that executes blocks; a GPU has dozens to over a hundred. It has its own registers, shared memory and L1 cache, and keeps several blocks at once if these suffice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The part of the picture that a block copies into shared memory: the pixels that it writes, and the halo around them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture alone, and the panels again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture cannot be written as PNG.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture could not be read, for a reason that was not named.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture differs from the reference.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture equals the reference again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture had no file: save it, and put its path in place of PICTURE.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture has no file: save it, and put its path in place of PICTURE.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture is opaque everywhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture is this text's.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture large, the kernel beside it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture of earlier settings: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture of the sample, pixel by pixel, not of the whole.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture shows %1: threads that race give another result in another order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture that the kernel made, pixel by pixel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pictures of a folder cannot be scaled to %1×%2 pixels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pitch must be rounded up to a multiple of 64. Rounded down it is shorter than a row of the tile, and the end of each row is overwritten by the beginning of the next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pixel's neighbour is taken to be one byte away, where the next channel is: the three channels are mixed, and the picture is grey and hardly blurred.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pixels around a block's own that it reads because its filter reaches over the edge. A filter of width 9 needs 4 on each side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The place of a thread in its warp, 0 to 31. Lanes of a warp execute the same instruction, each with its own values.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The products begin while the copy engine still fills their tiles: they are of what was there before, and different on every run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The race in a window of its own, as large as the main window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The reference in plain loops on this computer: the processor time of all its threads together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The replay of the block panel for a slide, a frame for each step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The result beside the operation's plain CPU reference.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The result beside the operation's plain CPU reference. A value differs when it lies outside the tolerance that the operation states.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The result is of 8 bits, which are shown as they are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The result is still on the GPU; export again when the sliders have rested, or at the screen's resolution.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The result is still on the GPU; it comes when the sliders have rested.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The result is still on the GPU; save again when the sliders have rested.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The result keeps what its memory held before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The result was not computed: emulating it would take too long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The result was saved as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The roof over it is arithmetic.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The roof over it is memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The roofline appears with the first run that was counted and timed or estimated. Counters are off, or no run has ended yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The row fetched for the next step is the one that the window has already: it counts twice, and the whole picture moves down by up to a row. Only the first row of each piece is right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The row kept beside the middle one is taken for it, so each window is compared with the pixel above its own: edges shift by a row, flat areas look right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The row must be from 0 to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The row taken away is one too far down, and one that was added stays. A running sum forgets nothing: every row below carries the error on, and each adds its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rows are taken to lie one behind the other. Where a row's bytes are no multiple of 16 the next one begins in the midst of a word, and a load of 16 bytes from there is an error.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rows of the tile lie %1 elements further apart in the kernel's text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rows of the tile lie 1 element further apart in the kernel's text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rows' sums are rounded to whole levels before the columns sum them: rounding twice puts a fifth of all values one level off. That is within the tolerance, so the check passes; the difference view shows it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rows' sums stay in a shared tile, and the columns' pass reads them there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run ended for a reason that it did not name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run is under way …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run of the present settings is under way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run of the present settings was ended before its end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run was cancelled, so it is not known which blocks there are. Run again with F5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run was cancelled. Choose a strategy to run it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run was made on the GPU; the emulator did not run it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same kernel without its barrier: the emulator shows which threads collide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same run without a window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same, read from the GPU's own counters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sectors of 32 bytes that atomics on global memory touch, each as often as lanes take turns at one address of it. They are updated in the L2 cache, which all multiprocessors share.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The session cannot be written as “%1”: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The session cannot be written to a file for the restart; save it, and start Tilescope anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The session was saved as %1, without the picture %2, which has no file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The session was saved as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The session “%1” was not opened. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The session “%1” was not opened. It is larger than 16 MB; a session is shorter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The session's picture had no file of its own; the settings were restored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The session's picture “%1” is not there any more; the settings were restored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shared tile filled and read in words, four pixels a thread.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shown sheet as a heat map; as CSV every run of the sweep.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The side of the square that is looked for if no template is chosen; smaller where the picture ends before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The single CPU thread is no kernel and cannot be pinned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The source or the result with its blocks. Arrow keys pan, or move the pixel that is inspected; plus and minus zoom.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The source's range decides what kernels read. The range of a result of floats decides its colours alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The spreads of the two overlap, so neither is called faster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The step before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The step's settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The step's settings cannot be set: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The steps need JavaScript.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The story of this pixel cannot be told: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The strategies to sweep over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The strategy on the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The strategy on the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sums are denormals, 2^24 times smaller than their bits: the number 255 limits none of them, and what is above a byte runs into the next pixel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sums lie where windows begin. Counted from 1 they are the next window's: coefficients look nearly right, and even the template on itself is no 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sweep cannot be saved as %1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sweep was saved as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The template moves to constant memory, which serves a warp with one read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text gives no figure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text has no two figures to divide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text's %1 divided by that of %2: %3. Ours: %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text's figure divided by that of the strategy which this one changes, and the same of our figures: of all launches, and of the main launch alone where there are others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text's own figure, measured on its %1; not on this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The thread did not read this pixel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tile is kept transposed, so neighbouring lanes read numbers a whole row of 32 words apart, all in the same bank: the result is right, and each read takes 32 turns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tile's rows lie a multiple of 128 bytes apart and all begin at bank 0: in a block 8 wide the four rows of a warp ask the same banks for different words and wait for one another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tile, the halo and the warps of the block under the cursor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The time from a request to its answer: about 30 cycles for shared memory and several hundred for global memory. A GPU hides it by executing other warps meanwhile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The total is counted. On the way, each block of a launch has an equal share.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value is that of pixel %1 of the source.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The values are counted while the histogram is in front; bring its tab forward (H).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The values of source and result along the line that is drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The values that this kernel reads were computed by an earlier launch: the list shows them, but they are no pixels of the picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The warps of all blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The warps ran here as for the picture; the replay, in which they take turns, may show other values.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The warps read the tile while its copies are still under way: a barrier waits for threads, not for copies that go on without them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The warps read the tile while the copy engine still fills it: of what they read some is of the tile before, some of this one, and differently on every run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The way back turns the other way round, by the roots' inverses. By the same roots no step undoes another, and the remainders are noise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weight was read from %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weights with which a pixel's neighbours are summed, such as 9 × 9. An output pixel needs a window of the input as large as the filter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The words of the picture begin at every fourth pixel only. With one copy of the template all four results of a thread are those of its first window: the map is a staircase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wrong row leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no values in host memory yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no %1 any more. Choose another picture for the difference.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no file “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no folder “%1”; choose one with pictures in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no lesson whose answers could be saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no picture in host memory to count yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no picture to save.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no picture to take.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no picture yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no result to save yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no result to save: emulating it would take too long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no “%1” to export; there are %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is not enough memory for the picture in another range. A smaller picture works.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is not enough memory for this picture. A smaller one works.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is not enough memory for this run. A smaller picture would work.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to sweep yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There was no complete run to compare with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are %L1 settings; a sweep takes at most %L2. Narrow a range.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These kernels compute nothing with floats.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These texts were translated by machine, and nobody who speaks the language has read them yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They do not meet again in the events that are here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They meet again at event %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They meet again at line %1, event %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They stand under their lines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This block cannot be shown: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This block does nothing worth a step: no access to memory, no branch, no barrier.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is the operation's, not this strategy's own: all its strategies run it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a pixel of the source. Show the result and choose a pixel there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the result: there is no CPU reference for it yet. The difference comes when the settings rest and the result has been checked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the result; its difference from the CPU reference is being computed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the source: emulating the result would take about %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the source; how often its pixels are read is being counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This kernel came from a file and was not written here. It runs in the emulator, which checks every access, until you allow it on the GPU.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This kernel has no shared memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This kernel was running when the GPU was lost. It stays in the emulator, which checks every access, until you allow it on the GPU again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This kernel's blocks do not lie on the picture row by row: the picture fills in proportion to those that have ended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This launch was not counted by itself; choose all launches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This machine's GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This operation has no curve to show of its result.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This program was built without giflib.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This program was built without giflib: install ffmpeg and save an MP4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This program was built without giflib: save an MP4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This run failed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This run has no picture in the computer's memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This run has no such launch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This session is open in another window too. Whichever window saves last is asked before it replaces what the other one saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This step has not been translated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This strategy calls a library, and its text cannot be another one. Choose another strategy first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This strategy reads nothing from shared memory: it has no tile. Reads from global memory are a key away (Shift+U).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This text cannot be shown: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This value and larger ones become white</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This value and smaller ones become black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thread %1 had stored it there, %2 before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thread %1 of block %2, lane %3 of warp %4, stored it in line %5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thread instructions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thread instructions over warp instructions, 32 at best. What is missing went to divergence and to threads without a pixel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threads a block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threads above the diagonal exit early as well, not only whole blocks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threads exchange column sums of 16 bits; each window slides on from its left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threads of a block along x</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threads of a block along x. A warp is 32 threads that follow one another along x first, so a multiple of 32 reads whole lines of memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threads of a block along y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threads of a block along y. Width times height is at most 1024.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threads without a pixel leave before the barrier. Here they had nothing to load and the picture is right, but others wait for them: CUDA counts on every thread of the block coming to a barrier.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threads without a pixel leave before they have filled their part of the tile, which their neighbours then read as it was: wrong at the picture's right and bottom edge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three TF32 products</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three half products</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tile of words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tile overwritten too early</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tile read by columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tile side x</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tile side y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tile width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tile with a pitch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles of 192×192: each number is used 192 times instead of 128.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tilescope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tilescope could not be started again from %1; save the session, and start it yourself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tilescope did not end as it should last time. Its settings, picture and pins can be restored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tilescope speaks %1 from its next start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tilescope's emulator on this computer's CPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tilescope's own execution of PTX on the CPU. It needs no GPU and counts requests, sectors and wavefronts as the hardware would; its time is not a GPU's time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time band, estimate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time line of the block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time of each strategy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time of the race</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time of the race: drag, or use the arrow keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time that the tightest limit of the chosen GPU allows: a model's estimate, not a measurement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time when hardly anything overlaps on the chosen GPU: a model's estimate, not a measurement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time, estimated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time, measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Times appear here with the first run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Times of the strategies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Timings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To silicon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the block's first event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the block's last event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the event before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the marked line of the kernel before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the next access that races with one of another warp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the next access to global memory that takes more sectors than needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the next access to memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the next access to shared memory that takes more wavefronts than needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the next event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the next event of another line of the kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the next marked line of the kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the next race, bank conflict or access to more sectors than needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To where a warp arrives at a barrier, and then to where all continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too few rows kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Transforms modulo a prime are exact in 32 bits, and fuse with other steps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Translated by machine; nobody who speaks the language has read it yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Translated by machine; nobody who speaks the language has read it yet. View ▸ Language has English.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Transparent parts were laid on white.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Truncated, not rounded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn its line; with Shift in steps of 15°</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turned upright as its EXIF orientation says.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twice the size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two bytes in a half</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two columns' sums share a register as halves; lanes exchange them directly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two differences in a word are taken in one subtraction. Where the lower one is negative it borrows one from the upper, and from there on every sum of the row is off by one more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two of its runs of the same kernels in blocks of 32×32 differ by 6 to 16 %: smaller differences are chance. Its error is against its own CPU code, in a unit that it does not name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two pixels' sums lie in the halves of one register, and one integer addition makes both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two rows are compared while tensor cores multiply the next two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two strategies race on one picture: the race can start when both have run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two strategies side by side on one picture, block by block in a GPU's order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two sums a register</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two threads access the same place in memory, at least one of them writes, and nothing orders the two. The result depends on chance, even if it is right today.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two whole numbers, column and row: 0, 0 to %1, %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Typing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uncoalesced access</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unpin %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unpin %1 (Delete)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unpin all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unpin this run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unused elements at the end of each row. In shared memory one more word a row moves a column's elements to different banks; around a picture, padding replaces tests for the border.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uploaded from host memory to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uploaded to %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upper end of the time band</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upright through the middle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values %1 to %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values along the line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values along the line from (%1, %2) to (%3, %4)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values are kept below twice the prime only, which spares a subtraction a step. In the end it must be made: every other sum is the prime too large.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values around the pixel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values of the parameter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values of the parameter: a list 3,5,9 or a range 3..15:2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values of the result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values of the source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>View with overlays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait for the copies forgotten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait for the copy forgotten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warp %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warp %1 branches: all %2 active lanes take it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warp %1 branches: none of %2 active lanes takes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warp %1 came last: the barrier opens and %2 warps continue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warp %1 changes %2 in %3 atomically</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warp %1 comes to the barrier and waits: %2 of %3 warps are there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warp %1 diverges: %2 of %3 lanes take the branch, %4 do not; both sides run in turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warp %1 fetches from a texture with %2 lanes; how it lies in memory is the GPU's secret.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warp %1 is the only one at the barrier and goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warp %1 loads %2 from %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warp %1 says at the barrier that it was here, and goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warp %1 stores %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warp %1 takes none of these steps: choose others, or follow all warps in the panel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warp instructions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warp to follow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warpgroups, TF32</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wavefronts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wavefronts of loads and stores over the least that would do: 1 is free of bank conflicts, 2 takes twice as long. A wavefront is one pass of an access through shared memory, whose 32 banks each hand out one word of 4 bytes a pass; a bank conflict adds passes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wavefronts over ideal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a block of the main launch takes of shared memory, fixed and asked for at the launch together. All blocks on a multiprocessor share what it has.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What calls a library is not counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What can be told apart: the grid, halo, warps or lanes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What copying input to output takes on this GPU over what the strategy takes, both with the L2 cache overwritten before each run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What copying input to output takes on this GPU over what the strategy takes: a kernel at 100 % computes while it waits for memory anyway.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What each key does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is drawn over the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is drawn over the picture (blocks on and off: O, next: Shift+O)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is read where the filter reaches beyond the picture: the nearest pixel (replicate), the picture mirrored, the picture repeated (wrap), or zero.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is slow is found when counters are on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is wrong or slow in the kernel stands here once it has run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is wrong or slow in this kernel stands here once it has run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What lies beyond the picture, and which pixel is read there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What lies beyond the picture: its nearest pixel, black, or the picture mirrored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What stands in the middle of the window now: zoom, blocks and labels included.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What suits the kernels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What takes longest in the model: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the colours show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the emulator took on this computer; not a GPU's time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the kernel does to memory is counted here once it has run: sectors, bank conflicts, divergence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the operation draws of its result, such as eigenvalues.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the strategy's idea was expected to give, written before it was measured. Wrong ones stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the terms mean, each with a picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What this computer took to interpret the kernel, %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What this computer took to interpret the kernel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What this computer took to interpret the kernel; %1 %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to go to, and the replay as a film</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to look for: a rectangle x,y,width,height of the picture, 2 to 64 a side, or a picture file; empty: a square of the size below, a quarter of the way in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What turns the kernel's text into code. Automatic takes NVRTC where it is installed, else clang.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was counted. Those that end in PTX are of the PTX, not of the GPU's machine code.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where a thread keeps the values that it computes with; the fastest memory. A multiprocessor has a fixed number of registers for all its threads, so many a thread leave room for fewer threads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where kernels run, the compiler, the emulated GPU, what is counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the lower half's difference is below zero it borrows of the upper half, whose pixel is one too small, and both signs are misread.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the picture ends within a word, its last column takes the padding behind the row for its neighbour. It hides while the width is a multiple of the word.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the strategies stand under the roofs of memory and arithmetic.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which kind of finding to go to, and the replay as a film</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which thread stores each element of the tile, and in which of its warp's stores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which two pictures are subtracted: source, result, CPU reference, pinned runs, other strategies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White where a pixel is not much darker than its neighbourhood's mean: ink stays, shadow goes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole levels between the passes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole tile at the picture's end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why it cannot run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width and height of each image, 2 to 64 a side; pictures of a folder are scaled to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Widths</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Widths of blocks, in threads: a list 8,16,32 or a range 8..64:8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Window in registers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Windows are read from the padded picture that the sums were taken of; the L1 cache does what the tile did.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a cold L2 cache %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a cold L2 cache %1: the copy takes %2, this one %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a small window and four rows a step, a row is overwritten by one that enters before its own pixels have been compared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With as many bytes from row to row as the picture has columns the rows are the wrong ones, and their words begin at addresses that are no multiple of a word: the GPU ends such a kernel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With threadIdx.x and threadIdx.y exchanged a warp runs down columns: the picture is the same, but every lane touches a sector of 32 bytes of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With threadIdx.x and threadIdx.y exchanged neighbouring lanes load the same pixel of different images, whole rows of D apart: the result is right, at a sector of 32 bytes for every lane.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With threadIdx.x and threadIdx.y exchanged the warps fill the tile down its columns: the picture is the same, but every lane touches a sector of 32 bytes of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Within the %1 allowed of the CPU reference; the largest difference is %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Within the %1 allowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without the second barrier the first warps have the tile after the next copied to where others still read this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words at any place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write each pixel's value on it where pixels are large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write what is shown to files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong barrier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong function pointer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong texture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom at the cursor; with Shift finely, with Ctrl coarsely</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom in, zoom out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom to block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom to the block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>__dp4a multiplies and adds four pixels with four of the template at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>__dp4a of two ints multiplies signed bytes: levels above 127 count as negative ones. Dark pictures do not show it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>__shfl_up_sync hands a value to the lane above and so fetches from the lane below, its left neighbour; taken the other way round every 16 pixels show a seam.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>__syncthreads(): every thread of the block waits here until all have arrived. After it, each sees what the others wrote to shared memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a bank is asked for %1 words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a column in one bank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a copy here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a library's, read-only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>accesses outside the buffers, misaligned accesses, barriers that not every thread reaches, deadlocks; once the sliders rest, also races, reads of what was never written and output that no thread stores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all lanes ask for the same place, one broadcast serves them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an empty launch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and %1 lines more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>arithmetic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>arithmetic %1 instructions/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>arithmetic instructions a byte</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>arithmetic instructions a byte of input and output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>arithmetic intensity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as it stood in the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as one CUDA graph %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at %L1 MHz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>atomic operation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>atomics on global memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>auto</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bandwidth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bank conflict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bank conflicts, uncoalesced accesses, halos loaded again and again, idle threads, low occupancy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bank: address ÷ 4 modulo 32</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>banks: this strategy has no shared tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>barrier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>basis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>beyond the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>beyond the texture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black is read beyond the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>block (%1, %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>block 32×16</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>block 32×32</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>block 32×32, an earlier run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>block 8×8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>block of warps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>border</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>border: this operation reads nothing beyond the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>branch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>branches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>broadcast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bytes/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cancelled; F5 runs again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be read: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot run with these settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change of the kernel's text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>channels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chunk_size 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chunk_size 8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clamped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clamped to the nearest pixel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>coalesced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cold %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cold copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>compile-time sizes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>compiler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>compiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>constant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>constant %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>constant memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>copy %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>copy here %1B/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cuBLAS on tensor cores, which round factors to 10 bits: all of C, less exact.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cuBLAS, TF32 (library)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cuBLAS, floats (library)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cuBLAS, for comparison: its rank-k update computes one half of C in floats.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cuFFT multiplies spectra: the time is independent of the template's size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>data[0] … data[8]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>device memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>difference to %1, %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>difference to silicon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>divergence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>divergent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>divergent branches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dropped picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>edited, not run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty, %1 came too late</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>emulated GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>emulator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>emulator, nothing counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ended with status %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>equal in all %1 values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>equal to hardware</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>estimate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>estimate for %1, %2: not a measurement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>estimate for %1, not a measurement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>estimated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>estimated from a sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>estimated from a sample of the blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>event %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>events %1–%2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every block runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected before it was measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ffmpeg %1 before the film was whole; %2. Save a GIF.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ffmpeg cannot be started: %1. Save a GIF.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ffmpeg ended without a film.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ffmpeg is not installed: install it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ffmpeg is not installed: save a GIF, or install ffmpeg.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>float</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>floating-point operations a byte</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>floats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>floors: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>following the value …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for more there are too few registers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gain × %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>global</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>global %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>global load</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>global memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>global store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>goes on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grey</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grey levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grid of blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grid: every %1 block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>halo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>halo redundancy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>halo, read again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hundreds of cycles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ideal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>if</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>image 512×512</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in a bank each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the multiprocessor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>inactive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>instructions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is a socket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it said nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it said “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its name ends in no format that can be written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kernel's result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kernel.cu is the kernel's text that stands below.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lanes: zoom in until they can be numbered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>largest %1 at (%2, %3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>latency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>launch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>launch %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>launch: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>launch: blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>launch: threads a block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>launch: time band, estimate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>least %1, 95 % within %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1   %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lines %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>load order: %1 is being traced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>load order: this strategy has no shared tile to fill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loaded are %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loads of global memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loads of local memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loads of shared memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loads that L1 does not answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>local</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>local memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loops on the CPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>machine code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>made smaller from %1 × %2 for this page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>max %1 at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>max difference %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>median of %L1 runs%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memory %1B/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mirrored there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>modelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moved to and from memory, counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>multiprocessor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no PSNR: %1 values are no numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no difference to %1: another kind of time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no estimate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no estimate at these settings yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no program reads from it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no shared tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no thread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none was found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not computed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not run yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not run: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not timed by itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing is read from it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing overlaps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>number: the lane of the pixel's thread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>number: the thread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>numbered row by row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>occupancy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of 8 and 1 unused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of the PTX</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of the settings before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of the text before the changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on their way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>once for each thread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one after the other; idle lanes wait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one by one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one multiprocessor of many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of 32 lanes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of those that share the block's %1 pixels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one request of a warp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one run; settles when the sliders rest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one thread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one word: one pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opening the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>operation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>operations for each byte</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out of bounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over ideal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>padding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>partly equal to hardware, partly of the PTX</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pasted picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pin %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pitch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pixel along the line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pixels of a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>point at a block at the edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>published %1 on %2, %3%4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>px</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>race</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ran</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ratio to the slowest strategy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read from device memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read, but written by other blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read-only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reading the GPU's counters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reads tile[3]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>register</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>registers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>result − CPU reference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reuse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>roofline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row %1, columns %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows %1 elements apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows %1 elements apart, as now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows of 8 words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>running %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>several settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shade: its warp's 1st, 2nd, … store to the tile, dark first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shared load</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shared memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shared memory + L1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shared store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>signed %1-bit integers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>silicon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped by an error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stores to global memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stores to local memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stores to shared memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stores written through</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>strategy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>student</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sweeping %1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tens of cycles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text of one's own, below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>texture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>texture of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>texture reads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>textures: not counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the block's pixels and their halo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the emulator; not a GPU's time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the filter reaches beyond the edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the mirrored pixel is read beyond the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the nearest pixel is read beyond the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same as %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the strategy's own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the threads' own (local) memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thread %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thread 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thread 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>threads and pixels do not match one to one here: warps have no pixels of their own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three passes: three wavefronts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three words of one bank: three passes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tightest limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tile %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tile of %1 elements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time of the emulator, not of a GPU, µs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time of the step before over this one's</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>timed only together with the others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>timing %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tracing …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two blocks read the same pixels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two windows use the same pixels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up to the upper bound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vector access</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>version not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>warp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>warp %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>warp: 32 lanes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>warps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>warps of 32 threads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>warps, numbers of lanes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>warps: zoom in until they can be told apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>was killed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wavefront</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wavefronts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>which is first?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with a cold L2 cache %1%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with everything counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with races looked for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>writes tile[3]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>written to device memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>x,y,width,height or a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>|gx| + |gy| follows from differences in 2×2 squares, shared by four pixels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>¼ second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>½ second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>× weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>਋/px</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ਏrom਀</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” (%2×%3) cannot be decoded: it is damaged, or memory does not suffice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” became shorter while it was read. Open it again when it is whole.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot be decoded: OpenEXR says “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot be decoded: it is damaged, cut off or compressed in a way that is not known here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot be written: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot be written: %2. Choose a folder that is there and that you may write to, such as %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot be written: there is not enough memory. Choose fewer steps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot be written: there is not enough memory. Export at the screen's resolution, or a smaller picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” does not end in a format that can be written; %2 work, as in picture.png.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” does not end in a format that it can be exported in: %2. Name it %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” does not fit into memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” ends early: the file is cut off. Copy or download it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” has %2 MB; picture files of up to %3 MB can be opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” has %2×%3 pixels of %4 floats, which are %5 MB; up to %6 MB can be opened. Scale it down first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” has %2×%3 pixels; up to %4×%4 can be opened. Scale it down first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” has no channel that can be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” holds %2, which cannot be read. Save it with 8 or 16 bits a channel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” holds fewer values than pixels in its channel %2. Save it with a value for each pixel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” holds values of a kind that cannot be read. Save it as grey or RGB, with 8 or 16 bits or 32-bit floats a channel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is a file; choose the folder with the pictures.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is a folder; open a picture in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is damaged: it does not say how large its picture is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is damaged: its first line does not name the size of its picture and the range of its values.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not a kernel: those are .cu files. Pictures can be dropped on the picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not a picture that can be read; %2 work.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” was not written: a table of more than %2 values would be slow to open anywhere. Save it as .npy or .tif.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” was not written: the picture does not fit into memory a second time. Close other programs and save it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“tilescope lesson list” names the lessons that there are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>… was not run yet, – has no such figure. Times of a GPU and of the emulator never stand in one table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>→ from a strategy to the one that changes it, strong among the chosen strategy's steps
The higher, the faster; the further left, the less arithmetic. Rest on a mark for its figures.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>≈ estimated from some of the blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>≈ modelled, or its lower bound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>● by the bytes that its sectors move
○ by the bytes that must come from memory once
→ from a strategy to the one that changes it
A kernel cannot stand above the roof over its ○; of kernels with as many operations the higher is the faster.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
