<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>tilescope</name>
    <message>
        <source> (%1 non-finite values excluded)</source>
        <translation type="unfinished">（其中 %1 个不是有限数，已略去）</translation>
    </message>
    <message>
        <source> (%1, line %2)</source>
        <translation type="unfinished">（%1，第 %2 行）</translation>
    </message>
    <message>
        <source> (auto)</source>
        <translation type="unfinished">（自动）</translation>
    </message>
    <message>
        <source> (ideal: %1)</source>
        <translation type="unfinished">（理想值 %1）</translation>
    </message>
    <message>
        <source> (line %1)</source>
        <translation type="unfinished">（第 %1 行）</translation>
    </message>
    <message>
        <source> (pitch %1)</source>
        <translation type="unfinished">（行距 %1）</translation>
    </message>
    <message>
        <source> (sample)</source>
        <translation type="unfinished">（样本）</translation>
    </message>
    <message>
        <source> (source was changed here)</source>
        <translation type="unfinished">（该处代码已改动）</translation>
    </message>
    <message>
        <source> + textures</source>
        <translation type="unfinished"> + 纹理</translation>
    </message>
    <message>
        <source> instructions/s</source>
        <translation type="unfinished"> 条指令/秒</translation>
    </message>
    <message>
        <source> · %1 answered, %2 correct</source>
        <translation type="unfinished"> · 已回答 %1 个，正确 %2 个</translation>
    </message>
    <message>
        <source> · block edges crossed: %1</source>
        <translation type="unfinished"> · 穿过线程块边缘：%1 次</translation>
    </message>
    <message>
        <source> · columns named after another GPU show figures from the published text</source>
        <translation type="unfinished"> · 以其他 GPU 命名的列是原文自己的数值</translation>
    </message>
    <message>
        <source> · counted by the emulator, %1</source>
        <translation type="unfinished"> · 由模拟器计数，%1</translation>
    </message>
    <message>
        <source> · for the previous settings; updated when the sliders stop moving</source>
        <translation type="unfinished"> · 仍是先前设置的计数；滑块停下后更新</translation>
    </message>
    <message>
        <source> · full height %1</source>
        <translation type="unfinished"> · 满刻度 %1</translation>
    </message>
    <message>
        <source> · line %1</source>
        <translation type="unfinished"> · 第 %1 行</translation>
    </message>
    <message>
        <source> · needs: %1</source>
        <translation type="unfinished"> · 先修：%1</translation>
    </message>
    <message>
        <source> · no values in host memory yet</source>
        <translation type="unfinished"> · 主机内存中还没有值</translation>
    </message>
    <message>
        <source> · one warp after another</source>
        <translation type="unfinished"> · 线程束逐个执行</translation>
    </message>
    <message>
        <source> · pixels: %1</source>
        <translation type="unfinished"> · 像素数：%1</translation>
    </message>
    <message>
        <source> · red: loaded before it was stored</source>
        <translation type="unfinished"> · 红色：被读取时尚未写入</translation>
    </message>
    <message>
        <source> · result %1</source>
        <translation type="unfinished"> · 结果 %1</translation>
    </message>
    <message>
        <source> · source %1</source>
        <translation type="unfinished"> · 源图像 %1</translation>
    </message>
    <message>
        <source> · values %1 to %2</source>
        <translation type="unfinished"> · 值 %1 到 %2</translation>
    </message>
    <message>
        <source> · ≈ estimated from a sample of blocks</source>
        <translation type="unfinished"> · ≈ 由线程块样本估计</translation>
    </message>
    <message>
        <source>"%1" (%2×%3) cannot be decoded: it is damaged, or there is not enough memory.</source>
        <translation type="unfinished">无法解码“%1”（%2×%3）：文件已损坏，或内存不足。</translation>
    </message>
    <message>
        <source>"%1" became shorter while it was being read. Open it again when it is complete.</source>
        <translation type="unfinished">“%1”在读取时变短了。请在文件完整后再打开。</translation>
    </message>
    <message>
        <source>"%1" cannot be "%2". Valid values: %3.</source>
        <translation type="unfinished">“%1”不能是“%2”；可以是：%3。</translation>
    </message>
    <message>
        <source>"%1" cannot be "%2": it must be %3.</source>
        <translation type="unfinished">“%1”不能是“%2”：必须是%3。</translation>
    </message>
    <message>
        <source>"%1" cannot be %2: it must be %3. The nearest valid value is %4.</source>
        <translation type="unfinished">“%1”不能是 %2：必须是%3。最接近的可用值为 %4。</translation>
    </message>
    <message>
        <source>"%1" cannot be %2: it must be between %3 and %4. The nearest valid value is %5.</source>
        <translation type="unfinished">“%1”不能是 %2：必须在 %3 到 %4 之间。最接近的可用值为 %5。</translation>
    </message>
    <message>
        <source>"%1" cannot be applied to this source: "%2" and the lines after it differ from the strategy's own source. Repair other mistakes first, or restore the strategy's own source.</source>
        <translation type="unfinished">“%1”在此代码中找不到位置：“%2”及其后的内容与策略自己的代码不同。请先修复其他错误，或恢复策略自己的代码。</translation>
    </message>
    <message>
        <source>"%1" cannot be decoded: OpenEXR says "%2".</source>
        <translation type="unfinished">无法解码“%1”：OpenEXR 报告“%2”。</translation>
    </message>
    <message>
        <source>"%1" cannot be decoded: it is damaged, truncated, or compressed in an unsupported way.</source>
        <translation type="unfinished">无法解码“%1”：文件已损坏、不完整，或以此处未知的方式压缩。</translation>
    </message>
    <message>
        <source>"%1" cannot be opened. %2</source>
        <translation type="unfinished">无法打开“%1”。%2</translation>
    </message>
    <message>
        <source>"%1" cannot be opened: %2.</source>
        <translation type="unfinished">无法打开“%1”：%2。</translation>
    </message>
    <message>
        <source>"%1" cannot be read: %2.</source>
        <translation type="unfinished">无法读取“%1”：%2。</translation>
    </message>
    <message>
        <source>"%1" cannot be repaired in this source: "%2" and the lines after it have been changed. Repair it by hand, or restore the strategy's own source.</source>
        <translation type="unfinished">“%1”在此代码中无法修复：“%2”及其后的内容此后已被修改。请手动修复，或恢复策略自己的代码。</translation>
    </message>
    <message>
        <source>"%1" cannot be written: %2.</source>
        <translation type="unfinished">无法写入“%1”：%2。</translation>
    </message>
    <message>
        <source>"%1" cannot be written: %2. Choose an existing folder that you may write to, such as %3.</source>
        <translation type="unfinished">无法写入“%1”：%2。请选择存在且可以写入的文件夹，例如 %3。</translation>
    </message>
    <message>
        <source>"%1" cannot be written: there is not enough memory. Choose fewer steps.</source>
        <translation type="unfinished">无法写入“%1”：内存不足。请选择较少的步。</translation>
    </message>
    <message>
        <source>"%1" cannot be written: there is not enough memory. Export at screen resolution, or export a smaller image.</source>
        <translation type="unfinished">无法写入“%1”：内存不足。请以屏幕分辨率导出，或使用较小的图像。</translation>
    </message>
    <message>
        <source>"%1" contains %2, which cannot be read. Save it with 8 or 16 bits per channel.</source>
        <translation type="unfinished">“%1”含有%2，无法读取。请以每通道 8 位或 16 位保存。</translation>
    </message>
    <message>
        <source>"%1" contains fewer values than pixels in its channel %2. Save it with a value for each pixel.</source>
        <translation type="unfinished">“%1”的通道 %2 中值少于像素。请保存时让每个像素都有值。</translation>
    </message>
    <message>
        <source>"%1" contains no operation: it has neither an operation.json file nor a folder that contains one.</source>
        <translation type="unfinished">“%1”中没有操作：既没有 operation.json，也没有含该文件的文件夹。</translation>
    </message>
    <message>
        <source>"%1" contains no readable images: %2. Use a byte array of the shape images × height × width. NumPy writes one with np.save(file, images.astype(np.uint8)).</source>
        <translation type="unfinished">“%1”中没有可读取的图像：%2。形状为“图像数 × 高 × 宽”的字节数组可以使用；NumPy 用 np.save(file, images.astype(np.uint8)) 写入。</translation>
    </message>
    <message>
        <source>"%1" contains values of an unsupported type. Save it as greyscale or RGB, with 8 or 16 bits or 32-bit floats per channel.</source>
        <translation type="unfinished">“%1”含有无法读取的数值类型。请保存为灰度或 RGB，每通道 8 位、16 位或 32 位浮点数。</translation>
    </message>
    <message>
        <source>"%1" does not fit into memory.</source>
        <translation type="unfinished">内存容纳不下“%1”。</translation>
    </message>
    <message>
        <source>"%1" does not have a supported extension. Supported extensions: %2. Use the name %3.</source>
        <translation type="unfinished">“%1”的后缀不受支持。支持的后缀：%2。请使用名称 %3。</translation>
    </message>
    <message>
        <source>"%1" does not have a supported file name extension. Use one of %2, as in picture.png.</source>
        <translation type="unfinished">“%1”的后缀不是可以写入的格式；支持 %2，例如 picture.png。</translation>
    </message>
    <message>
        <source>"%1" ends after %2 of its %3 images. Is it still being written?</source>
        <translation type="unfinished">“%1”应有 %3 幅图像，但读到第 %2 幅就结束了；它是否还在写入？</translation>
    </message>
    <message>
        <source>"%1" ends early: the file is truncated. Copy or download it again.</source>
        <translation type="unfinished">“%1”提前结束：文件不完整。请重新复制或下载。</translation>
    </message>
    <message>
        <source>"%1" evaluates to %2, but a block can have 0 to %3 bytes of shared memory.</source>
        <translation type="unfinished">此处“%1”为 %2；一个线程块可分配 0 到 %3 字节的共享内存。</translation>
    </message>
    <message>
        <source>"%1" evaluates to %2, but grid and block dimensions must be at least 1.</source>
        <translation type="unfinished">此处“%1”为 %2；网格和线程块的边长必须至少为 1。</translation>
    </message>
    <message>
        <source>"%1" has %2 MB; image files of up to %3 MB can be opened.</source>
        <translation type="unfinished">“%1”有 %2 MB；可打开的图像文件不超过 %3 MB。</translation>
    </message>
    <message>
        <source>"%1" has %2×%3 pixels of %4 floats, which are %5 MB; up to %6 MB can be opened. Scale it down first.</source>
        <translation type="unfinished">“%1”有 %2×%3 像素，每像素 %4 个浮点数，共 %5 MB；最多可打开 %6 MB。请先缩小。</translation>
    </message>
    <message>
        <source>"%1" has %2×%3 pixels; up to %4×%4 can be opened. Scale it down first.</source>
        <translation type="unfinished">“%1”有 %2×%3 像素；最多可打开 %4×%4。请先缩小。</translation>
    </message>
    <message>
        <source>"%1" has no readable channel.</source>
        <translation type="unfinished">“%1”没有可以读取的通道。</translation>
    </message>
    <message>
        <source>"%1" has the %2 values that the host's code sets at %3, line %4.</source>
        <translation type="unfinished">“%1”具有主机代码在 %3 第 %4 行设置的 %2 个值。</translation>
    </message>
    <message>
        <source>"%1" has the unknown type "%2"</source>
        <translation type="unfinished">“%1”的类型“%2”未知</translation>
    </message>
    <message>
        <source>"%1" is a %2, so bind it to %3 numbers: //@ bind %1 = 0, 1, …</source>
        <translation type="unfinished">“%1”的类型是 %2，因此要绑定到 %3 个数：//@ bind %1 = 0, 1, …</translation>
    </message>
    <message>
        <source>"%1" is a file. Choose the folder that contains the images.</source>
        <translation type="unfinished">“%1”是文件；请选择含有图像的文件夹。</translation>
    </message>
    <message>
        <source>"%1" is a folder. Open an image in it.</source>
        <translation type="unfinished">“%1”是文件夹；请打开其中的图像。</translation>
    </message>
    <message>
        <source>"%1" is a host function, which a kernel cannot call. To make a function in this file callable, add __device__ before it.</source>
        <translation type="unfinished">“%1”是主机端函数，内核函数不能调用。在本文件的函数前写上 __device__，它就成为设备函数。</translation>
    </message>
    <message>
        <source>"%1" is a struct; bind its fields instead: //@ bind %2 = EXPRESSION</source>
        <translation type="unfinished">“%1”是结构体；请绑定它的字段：//@ bind %2 = 表达式</translation>
    </message>
    <message>
        <source>"%1" is already in this source.</source>
        <translation type="unfinished">“%1”已在此代码中。</translation>
    </message>
    <message>
        <source>"%1" is an array of structs</source>
        <translation type="unfinished">“%1”是结构体数组</translation>
    </message>
    <message>
        <source>"%1" is an array, so bind it to %2 numbers: //@ bind %1 = 0, 1, …</source>
        <translation type="unfinished">“%1”是数组，因此要绑定到 %2 个数：//@ bind %1 = 0, 1, …</translation>
    </message>
    <message>
        <source>"%1" is damaged: it does not state the size of its image.</source>
        <translation type="unfinished">“%1”已损坏：它没有说明图像的尺寸。</translation>
    </message>
    <message>
        <source>"%1" is damaged: its first line does not state the size of its image and the range of its values.</source>
        <translation type="unfinished">“%1”已损坏：其第一行没有给出图像的尺寸和值的范围。</translation>
    </message>
    <message>
        <source>"%1" is empty.</source>
        <translation type="unfinished">“%1”是空文件。</translation>
    </message>
    <message>
        <source>"%1" is not a block size. Enter WIDTHxHEIGHT, such as 16x16.</source>
        <translation type="unfinished">线程块写作“宽x高”，例如 16x16；“%1”不是。</translation>
    </message>
    <message>
        <source>"%1" is not a kernel: kernels are .cu files. Images can be dropped on the image view.</source>
        <translation type="unfinished">“%1”不是内核函数：内核函数是 .cu 文件。图像可以拖放到图像视图上。</translation>
    </message>
    <message>
        <source>"%1" is not a known note. Known notes: %2.</source>
        <translation type="unfinished">“%1”不是这种注记可用的词；可用的有：%2。</translation>
    </message>
    <message>
        <source>"%1" is not a number.</source>
        <translation type="unfinished">“%1”不是数字。</translation>
    </message>
    <message>
        <source>"%1" is not a readable image. Supported formats: %2.</source>
        <translation type="unfinished">“%1”不是可以读取的图像；支持 %2。</translation>
    </message>
    <message>
        <source>"%1" is not a valid field declaration</source>
        <translation type="unfinished">“%1”无法作为字段读取</translation>
    </message>
    <message>
        <source>"%1" is not a valid macro or parameter name. Names consist of letters, digits and "_".</source>
        <translation type="unfinished">“%1”不能作为宏或参数的名称：名称由字母、数字和“_”组成。</translation>
    </message>
    <message>
        <source>"%1" is not a valid patch size. Enter width and height in pixels, such as 8x8.</source>
        <translation type="unfinished">“%1”不是小块大小：请写出以像素计的宽度和高度，例如 8x8。</translation>
    </message>
    <message>
        <source>"%1" is not a valid value of "%2". Valid values: %3.</source>
        <translation type="unfinished">“%1”不是“%2”的值；可以是：%3。</translation>
    </message>
    <message>
        <source>"%1" must be %2.</source>
        <translation type="unfinished">“%1”必须是%2。</translation>
    </message>
    <message>
        <source>"%1" requires an image with 8 bits per channel, not floats.</source>
        <translation type="unfinished">“%1”处理每通道 8 位的图像，不处理浮点数。</translation>
    </message>
    <message>
        <source>"%1" takes no mask of the participating lanes and is not available on Volta and later GPUs. Use %2 instead.</source>
        <translation type="unfinished">“%1”没有参与 lane 的掩码，Volta 及以后的 GPU 已不再支持；请写成 %2。</translation>
    </message>
    <message>
        <source>"%1" was not written: a table of more than %2 values would be slow to open anywhere. Save it as .npy or .tif.</source>
        <translation type="unfinished">“%1”未写入：超过 %2 个值的表格在任何地方打开都很慢。请保存为 .npy 或 .tif。</translation>
    </message>
    <message>
        <source>"%1" was not written: the image does not fit into memory twice. Close other programs and save it again.</source>
        <translation type="unfinished">“%1”未写入：内存容纳不下图像的第二份副本。请关闭其他程序后再保存。</translation>
    </message>
    <message>
        <source>"//@ %1 %2" is not valid. The syntax is "//@ %3".</source>
        <translation type="unfinished">无法读取“//@ %1 %2”；应写作“//@ %3”。</translation>
    </message>
    <message>
        <source>"//@ reference picture %1" must name an image file in the same folder as the kernel file.</source>
        <translation type="unfinished">“//@ reference picture %1”必须指定代码所在文件夹中的一幅图像。</translation>
    </message>
    <message>
        <source>"And" instead of "or"</source>
        <translation type="unfinished">“或”误写为“与”</translation>
    </message>
    <message>
        <source>"patch" cannot be %1. Each side must be 2 to 64 pixels, because the covariance matrix has a row and a column for every pixel (at most 4096x4096). The nearest valid value is %2.</source>
        <translation type="unfinished">“patch”不能是 %1：边长必须在 2 到 64 之间，因为协方差矩阵对每个像素都有一行和一列，最大为 4096x4096。最接近的可用值为 %2。</translation>
    </message>
    <message>
        <source>"tilescope lesson list" lists the available lessons.</source>
        <translation type="unfinished">“tilescope lesson list”列出现有的课程。</translation>
    </message>
    <message>
        <source>"…" means not run yet, "–" means not applicable. GPU times and emulator times are never shown in one table.</source>
        <translation type="unfinished">“…”表示尚未运行，“–”表示没有此项数值。GPU 的时间和模拟器的时间从不列在同一个表中。</translation>
    </message>
    <message>
        <source>%1
%2 ÷ previous step
text | Tilescope | main launch</source>
        <translation type="unfinished">%1
%2 ÷ 前一步
原文 | Tilescope | 主内核启动</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation type="unfinished">%1
找不到文件。
请检查文件名是否正确。</translation>
    </message>
    <message>
        <source>%1 % faster</source>
        <translation type="unfinished">快 %1 %</translation>
    </message>
    <message>
        <source>%1 % of copy speed</source>
        <translation type="unfinished">复制速度的 %1 %</translation>
    </message>
    <message>
        <source>%1 % slower</source>
        <translation type="unfinished">慢 %1 %</translation>
    </message>
    <message>
        <source>%1 (%2, line %3)</source>
        <translation type="unfinished">%1（%2，第 %3 行）</translation>
    </message>
    <message>
        <source>%1 (95 % of runs within %2)</source>
        <translation type="unfinished">%1（95 % 的运行不超过 %2）</translation>
    </message>
    <message>
        <source>%1 (emulator time, not GPU time)</source>
        <translation type="unfinished">在模拟器中为 %1，不是 GPU 的时间</translation>
    </message>
    <message>
        <source>%1 (ideal: %2)</source>
        <translation type="unfinished">%1，其实 %2 个就够了</translation>
    </message>
    <message>
        <source>%1 (ideal: %2), because lanes request different words from the same bank</source>
        <translation type="unfinished">%1，其实 %2 个就够了：多个 lane 向同一个存储体请求不同的字</translation>
    </message>
    <message>
        <source>%1 (this report)</source>
        <translation type="unfinished">%1（本报告）</translation>
    </message>
    <message>
        <source>%1 + %2 bytes</source>
        <translation type="unfinished">%1 + %2 字节</translation>
    </message>
    <message>
        <source>%1 0 to %2</source>
        <translation type="unfinished">%1 0 到 %2</translation>
    </message>
    <message>
        <source>%1 = %2 B shared</source>
        <translation type="unfinished">%1 = %2 B 共享内存</translation>
    </message>
    <message>
        <source>%1 GB were read from the file at %2 GB/s; the GPUs were idle for %3 of that time.</source>
        <translation type="unfinished">从文件读取了 %1 GB，%2 GB/s；GPU 在其中 %3 的时间里等待。</translation>
    </message>
    <message>
        <source>%1 KB</source>
        <translation type="unfinished">%1 KB</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation type="unfinished">%1 MB</translation>
    </message>
    <message>
        <source>%1 The colour scale is logarithmic: equal ratios are equal steps of colour.</source>
        <translation type="unfinished">%1倍数相等，颜色的级差也相等。</translation>
    </message>
    <message>
        <source>%1 The file was kept as %2.</source>
        <translation type="unfinished">%1原文件已保留为 %2。</translation>
    </message>
    <message>
        <source>%1 Until this is resolved, a crash would lose your latest changes.</source>
        <translation type="unfinished">%1在问题解决之前，崩溃会丢失你最近的更改。</translation>
    </message>
    <message>
        <source>%1 Use a name ending in %2 to keep the values unchanged.</source>
        <translation type="unfinished">%1以 %2 结尾的文件名会原样保留数值。</translation>
    </message>
    <message>
        <source>%1 addresses, one after another</source>
        <translation type="unfinished">%1 个地址，逐个处理</translation>
    </message>
    <message>
        <source>%1 addresses, served one after another</source>
        <translation type="unfinished">%1 个地址，逐个处理</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation type="unfinished">%1 已存在。
要替换它吗？</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation type="unfinished">%1 和 %2</translation>
    </message>
    <message>
        <source>%1 and %2 are from different sweeps. The combinations, the image and the Tilescope version must match.</source>
        <translation type="unfinished">%1 和 %2 属于不同的扫描：组合、图像和 Tilescope 的版本必须相同。</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation type="unfinished">%1，以及另外 %2 个</translation>
    </message>
    <message>
        <source>%1 and %2 take the same time (%3).</source>
        <translation type="unfinished">%1 与 %2 用时相同（%3）。</translation>
    </message>
    <message>
        <source>%1 and %2 with no barrier in between. Atomic operations are safe only with respect to each other; the non-atomic access is not safe.</source>
        <translation type="unfinished">%1，%2，其间没有屏障：只有原子操作之间互不干扰，普通访问则不然。</translation>
    </message>
    <message>
        <source>%1 and %2 with no barrier in between. Whether the load returns the old or the new value depends on timing.</source>
        <translation type="unfinished">%1，%2，其间没有屏障：读取得到旧值还是新值全凭偶然。</translation>
    </message>
    <message>
        <source>%1 and %2 with no barrier in between. Which of the two values remains depends on timing.</source>
        <translation type="unfinished">%1，%2，其间没有屏障：两个值中留下哪个全凭偶然。</translation>
    </message>
    <message>
        <source>%1 and %2. Both accesses are in the same warp, but nothing synchronises its threads. The code works only while the threads happen to run in lockstep, which is not guaranteed since Volta.</source>
        <translation type="unfinished">%1，%2。两者在同一线程束中，但没有任何机制保证其线程步调一致：结果正确只是碰巧步调一致，而自 Volta 起线程不必步调一致。</translation>
    </message>
    <message>
        <source>%1 and %2. The blocks of a launch run in any order. Atomic operations are safe only with respect to each other; the non-atomic access is not safe.</source>
        <translation type="unfinished">%1，%2。一次启动的线程块以任意顺序运行：只有原子操作之间互不干扰，普通访问则不然。</translation>
    </message>
    <message>
        <source>%1 and %2. The blocks of a launch run in any order. Whether the load returns the old or the new value depends on timing.</source>
        <translation type="unfinished">%1，%2。一次启动的线程块以任意顺序运行：读取得到旧值还是新值全凭偶然。</translation>
    </message>
    <message>
        <source>%1 and %2. The blocks of a launch run in any order. Which of the two values remains depends on timing.</source>
        <translation type="unfinished">%1，%2。一次启动的线程块以任意顺序运行：两个值中留下哪个全凭偶然。</translation>
    </message>
    <message>
        <source>%1 and %2. The loaded value may be stale; the atomicCAS() on the same address detects this.</source>
        <translation type="unfinished">%1，且%2。读到的值可能已过时，但同一位置的 atomicCAS() 会发现这一点。</translation>
    </message>
    <message>
        <source>%1 arithmetic instructions per byte</source>
        <translation type="unfinished">每字节 %1 条算术指令</translation>
    </message>
    <message>
        <source>%1 as fast as %2</source>
        <translation type="unfinished">速度是 %2 的 %1</translation>
    </message>
    <message>
        <source>%1 as many as %2</source>
        <translation type="unfinished">是 %2 的 %1</translation>
    </message>
    <message>
        <source>%1 at a time would already come within 5 % of the best time, so higher occupancy hardly helps.</source>
        <translation type="unfinished">同时驻留 %1 时，与最佳时间的差距已在 5 % 以内：再提高占用率几乎没有帮助。</translation>
    </message>
    <message>
        <source>%1 block (%2, %3)</source>
        <translation type="unfinished">%1 线程块 (%2, %3)</translation>
    </message>
    <message>
        <source>%1 blocks</source>
        <translation type="unfinished">%1 个线程块</translation>
    </message>
    <message>
        <source>%1 blocks and %2 warps per multiprocessor; limited by %3.</source>
        <translation type="unfinished">每个多处理器 %1 个线程块、%2 个线程束；受限于%3。</translation>
    </message>
    <message>
        <source>%1 blocks at a time</source>
        <translation type="unfinished">同时驻留 %1 个线程块</translation>
    </message>
    <message>
        <source>%1 blocks fit on a multiprocessor at a time</source>
        <translation type="unfinished">一个多处理器同时容纳 %1 个线程块</translation>
    </message>
    <message>
        <source>%1 both store the same value to %2, on %3 and %4. This is harmless as long as the values are equal, but the work is done twice.</source>
        <translation type="unfinished">%1 都向 %2 写入相同的值，分别在%3和%4：只要值相等就没有害处，但同样的工作做了两遍。</translation>
    </message>
    <message>
        <source>%1 both store the same value to %2. This is harmless as long as the values are equal, but the work is done twice.</source>
        <translation type="unfinished">%1 都向 %2 写入相同的值：只要值相等就没有害处，但同样的工作做了两遍。</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation type="unfinished">%1 字节</translation>
    </message>
    <message>
        <source>%1 bytes each</source>
        <translation type="unfinished">每个 %1 字节</translation>
    </message>
    <message>
        <source>%1 bytes moved · %2 used</source>
        <translation type="unfinished">移动 %1 字节 · 使用 %2 字节</translation>
    </message>
    <message>
        <source>%1 bytes per row</source>
        <translation type="unfinished">每行 %1 字节</translation>
    </message>
    <message>
        <source>%1 bytes wasted</source>
        <translation type="unfinished">浪费 %1 字节</translation>
    </message>
    <message>
        <source>%1 cannot be loaded (%2)</source>
        <translation type="unfinished">%1 无法加载（%2）</translation>
    </message>
    <message>
        <source>%1 chooses its own block size.</source>
        <translation type="unfinished">%1 自行选择线程块大小。</translation>
    </message>
    <message>
        <source>%1 columns to the left</source>
        <translation type="unfinished">左侧 %1 列</translation>
    </message>
    <message>
        <source>%1 columns to the right</source>
        <translation type="unfinished">右侧 %1 列</translation>
    </message>
    <message>
        <source>%1 compared with %2</source>
        <translation type="unfinished">相对于 %2：%1</translation>
    </message>
    <message>
        <source>%1 could not be restored; everything else was restored. The original file was kept as %2.</source>
        <translation type="unfinished">%1无法恢复；其余均已恢复。文件保留为 %2。</translation>
    </message>
    <message>
        <source>%1 cycles</source>
        <translation type="unfinished">%1 个周期</translation>
    </message>
    <message>
        <source>%1 defines no kernel: it contains no __global__ function with a body.</source>
        <translation type="unfinished">%1 没有定义内核函数，即没有带 __global__ 和函数体的函数。</translation>
    </message>
    <message>
        <source>%1 defines several kernels: %2. Specify which ones to launch, with one note for each: //@ launch %3</source>
        <translation type="unfinished">%1 定义了多个内核函数：%2。请用注记逐一说明要启动哪些：//@ launch %3</translation>
    </message>
    <message>
        <source>%1 depends %2 at line %3.</source>
        <translation type="unfinished">%1取决于第 %3 行%2。</translation>
    </message>
    <message>
        <source>%1 depends %2.</source>
        <translation type="unfinished">%1取决于%2。</translation>
    </message>
    <message>
        <source>%1 elements in %2</source>
        <translation type="unfinished">%1 个元素，分 %2</translation>
    </message>
    <message>
        <source>%1 elements of the tile were read before any thread had written them.</source>
        <translation type="unfinished">分块中有 %1 个元素在线程写入之前就被读取。</translation>
    </message>
    <message>
        <source>%1 elements of type %2</source>
        <translation type="unfinished">%1 个 %2 类型的元素</translation>
    </message>
    <message>
        <source>%1 errors</source>
        <translation type="unfinished">%1 个错误</translation>
    </message>
    <message>
        <source>%1 estimated for %2, limited by %3; not a measurement</source>
        <translation type="unfinished">%1，按 %2 估计，受限于%3；不是测量值</translation>
    </message>
    <message>
        <source>%1 events/s</source>
        <translation type="unfinished">%1 个事件/秒</translation>
    </message>
    <message>
        <source>%1 failed (error %2).</source>
        <translation type="unfinished">%1 失败（错误 %2）。</translation>
    </message>
    <message>
        <source>%1 failed: %2 (%3, error %4).</source>
        <translation type="unfinished">%1 失败：%2（%3，错误 %4）。</translation>
    </message>
    <message>
        <source>%1 fails with %2, and the program does not look at the error. %3</source>
        <translation type="unfinished">%1 失败，错误为 %2，而程序没有查看该错误。%3</translation>
    </message>
    <message>
        <source>%1 frees memory that CUDA has not allocated.</source>
        <translation type="unfinished">%1 释放的内存不是由 CUDA 分配的。</translation>
    </message>
    <message>
        <source>%1 frees memory that was allocated with %2.</source>
        <translation type="unfinished">%1 释放的内存是用 %2 分配的。</translation>
    </message>
    <message>
        <source>%1 from %2 to %3; %4 is shown as black, %5 as white.</source>
        <translation type="unfinished">%1从 %2 到 %3；%4 显示为黑色，%5 显示为白色。</translation>
    </message>
    <message>
        <source>%1 has changes that were not saved.</source>
        <translation type="unfinished">%1 有未保存的更改。</translation>
    </message>
    <message>
        <source>%1 has more than 100000 values.</source>
        <translation type="unfinished">对于 %1，值超过 100000 个。</translation>
    </message>
    <message>
        <source>%1 has no kernel "%2".</source>
        <translation type="unfinished">%1 中没有内核函数“%2”。</translation>
    </message>
    <message>
        <source>%1 has no kernel named %2. Declare it as extern "C" __global__ void %2(…).</source>
        <translation type="unfinished">%1 中没有名为 %2 的内核函数。请将其声明为 extern "C" __global__ void %2(…)。</translation>
    </message>
    <message>
        <source>%1 has no variable named %2. Declare it as extern "C" __constant__.</source>
        <translation type="unfinished">%1 中没有名为 %2 的变量。请将其声明为 extern "C" __constant__。</translation>
    </message>
    <message>
        <source>%1 images of %2 pixels exceed the 4 GB of floats allowed for an image set. Set "rows" to %3, or use smaller images.</source>
        <translation type="unfinished">%1 幅 %2 像素的图像会超过图像集所允许的 4 GB 浮点数。使用“rows” = %3 可以容纳；使用较小的图像也可以。</translation>
    </message>
    <message>
        <source>%1 is %2 as fast as %3: %4 instead of %5 (%6).</source>
        <translation type="unfinished">%1 的速度是 %3 的 %2：%4，而不是 %5（%6）。</translation>
    </message>
    <message>
        <source>%1 is a whole program. Running it starts it on this computer, where it can change your files.</source>
        <translation type="unfinished">%1 是一个完整的程序。运行时它在本机上启动，可能会更改你的文件。</translation>
    </message>
    <message>
        <source>%1 is neither a folder that contains operation.json nor a kernel file (.cu).</source>
        <translation type="unfinished">%1 既不是含有 operation.json 的文件夹，也不是以 .cu 结尾的内核函数文件。</translation>
    </message>
    <message>
        <source>%1 is not available: %2. It is part of NVIDIA's CUDA packages: install the package %3 and try again. All other strategies work without it.</source>
        <translation type="unfinished">%1 不可用：%2。它随 NVIDIA 的 CUDA 软件包提供：请安装（软件包 %3）后重试。其他策略都不需要它。</translation>
    </message>
    <message>
        <source>%1 is not available: %2. It is part of the CUDA Toolkit: install the package %3 and try again. All other strategies work without it.</source>
        <translation type="unfinished">无法使用 %1：%2。它是 CUDA Toolkit 的一部分：请安装（软件包 %3）后重试。其他策略都不需要它。</translation>
    </message>
    <message>
        <source>%1 is not connected. %2</source>
        <translation type="unfinished">%1 未连接。%2</translation>
    </message>
    <message>
        <source>%1 is outside the image and counts as black.</source>
        <translation type="unfinished">%1 位于图像之外，按黑色处理。</translation>
    </message>
    <message>
        <source>%1 is running.</source>
        <translation type="unfinished">%1 正在运行。</translation>
    </message>
    <message>
        <source>%1 lanes</source>
        <translation type="unfinished">%1 个 lane</translation>
    </message>
    <message>
        <source>%1 lanes of warp %2 have exited.</source>
        <translation type="unfinished">线程束 %2 的 %1 个 lane 已结束。</translation>
    </message>
    <message>
        <source>%1 lanes of warp %2 wait for one another.</source>
        <translation type="unfinished">线程束 %2 的 %1 个 lane 互相等待。</translation>
    </message>
    <message>
        <source>%1 lines of 128 bytes</source>
        <translation type="unfinished">%1 个 128 字节的缓存行</translation>
    </message>
    <message>
        <source>%1 loaded</source>
        <translation type="unfinished">已载入%1</translation>
    </message>
    <message>
        <source>%1 marked lines</source>
        <translation type="unfinished">%1 个有标记的行</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation type="unfinished">%1 分 %2 秒</translation>
    </message>
    <message>
        <source>%1 more in other strategies</source>
        <translation type="unfinished">其他策略中还有 %1 个</translation>
    </message>
    <message>
        <source>%1 more messages were printed; only the first are listed.</source>
        <translation type="unfinished">另有 %1 段打印输出；这里只列出最先的几段。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1 / %2</translation>
    </message>
    <message>
        <source>%1 of %2 %3, %4</source>
        <translation type="unfinished">%3：从 %2 中取 %1，%4</translation>
    </message>
    <message>
        <source>%1 of %2 %3, %4; standard error of each value: %5</source>
        <translation type="unfinished">%3：从 %2 中取 %1，%4；单个值的标准误差为 %5</translation>
    </message>
    <message>
        <source>%1 of %2 %3, %4; standard error of each value: %5 of %6</source>
        <translation type="unfinished">%3：从 %2 中取 %1，%4；单个值的标准误差为 %6 的 %5</translation>
    </message>
    <message>
        <source>%1 of %2 lessons finished</source>
        <translation type="unfinished">%2 课中已完成 %1 课</translation>
    </message>
    <message>
        <source>%1 of %2 steps answered, %3 correct</source>
        <translation type="unfinished">%2 步中已回答 %1 步，%3 步正确</translation>
    </message>
    <message>
        <source>%1 of %2 threads</source>
        <translation type="unfinished">%1，共 %2 个线程</translation>
    </message>
    <message>
        <source>%1 of %2 values differ</source>
        <translation type="unfinished">%1 个值（共 %2 个）不同</translation>
    </message>
    <message>
        <source>%1 of %2 warps are waiting</source>
        <translation type="unfinished">%1 个（共 %2 个）线程束在等待</translation>
    </message>
    <message>
        <source>%1 of %2 warps, on one of %3 multiprocessors</source>
        <translation type="unfinished">%2 个线程束中的 %1 个，位于 %3 个多处理器之一</translation>
    </message>
    <message>
        <source>%1 of the %2 pixels that %3 reads lie outside the image</source>
        <translation type="unfinished">%3 读取的 %2 个像素中有 %1 个在图像之外</translation>
    </message>
    <message>
        <source>%1 of the output was not stored by any thread. The first such element is at %2 (column, row). These elements keep whatever was in memory before.</source>
        <translation type="unfinished">输出中有 %1 未被任何线程写入：第一处位于（列，行）%2。这些值是内存中原有的任意内容。</translation>
    </message>
    <message>
        <source>%1 of the values read are not the expected ones.</source>
        <translation type="unfinished">读取的值中有 %1 个不是应在该处的值。</translation>
    </message>
    <message>
        <source>%1 of warp %2, which the panel follows</source>
        <translation type="unfinished">线程束 %2 的 %1，即面板所跟随的线程束</translation>
    </message>
    <message>
        <source>%1 on an %2</source>
        <translation type="unfinished">%1（%2）</translation>
    </message>
    <message>
        <source>%1 over %2</source>
        <translation type="unfinished">%2 的 %1</translation>
    </message>
    <message>
        <source>%1 pixels</source>
        <translation type="unfinished">%1 像素</translation>
    </message>
    <message>
        <source>%1 pixels required by the definition were not read.</source>
        <translation type="unfinished">定义中的 %1 个像素未被读取。</translation>
    </message>
    <message>
        <source>%1 predicted for %2 by simulating one multiprocessor; not a measurement. Nine out of ten measured times lie within %3.</source>
        <translation type="unfinished">%1，由模拟 %2 的一个多处理器预测，不是测量值：十次实测中有九次落在 %3 之内。</translation>
    </message>
    <message>
        <source>%1 predicted for %2, not measured; nine out of ten measured times lie within %3</source>
        <translation type="unfinished">%1，针对 %2 预测，不是测量值；十次实测中有九次落在 %3 之内</translation>
    </message>
    <message>
        <source>%1 read for %2 written: %3×</source>
        <translation type="unfinished">读取 %1，写入 %2：%3×</translation>
    </message>
    <message>
        <source>%1 reads. Choose All reads to list them individually.</source>
        <translation type="unfinished">%1 次读取；“所有读取”可逐一列出。</translation>
    </message>
    <message>
        <source>%1 reduction from %2</source>
        <translation type="unfinished">%2 是本策略的 %1</translation>
    </message>
    <message>
        <source>%1 reported different counts.</source>
        <translation type="unfinished">%1 的计数不同。</translation>
    </message>
    <message>
        <source>%1 requests %2 as many bytes of global memory (counted).</source>
        <translation type="unfinished">%1 请求的全局内存字节数是其 %2（计数）。</translation>
    </message>
    <message>
        <source>%1 requests %2 as many bytes of global memory (estimated from a sample of the blocks).</source>
        <translation type="unfinished">%1 请求的全局内存字节数是其 %2（由部分线程块估计）。</translation>
    </message>
    <message>
        <source>%1 requires a block of %2. Your block of %3 is restored when you choose another strategy.</source>
        <translation type="unfinished">%1 要求线程块为 %2。换到下一个策略时恢复为 %3。</translation>
    </message>
    <message>
        <source>%1 rounds</source>
        <translation type="unfinished">%1 轮</translation>
    </message>
    <message>
        <source>%1 rows above</source>
        <translation type="unfinished">上方 %1 行</translation>
    </message>
    <message>
        <source>%1 rows below</source>
        <translation type="unfinished">下方 %1 行</translation>
    </message>
    <message>
        <source>%1 runs %2 times as many PTX instructions as this strategy. This is a count, not a time: a GPU's time follows it only if instruction issue is the limit.</source>
        <translation type="unfinished">%1 执行的 PTX 指令数是本策略的 %2 倍。这是计数，不是计时：只有当瓶颈在指令发射时，GPU 的时间才与之相应。</translation>
    </message>
    <message>
        <source>%1 sectors</source>
        <translation type="unfinished">%1 个扇区</translation>
    </message>
    <message>
        <source>%1 since cycle %2, for another %3. %4 Next instruction: %5</source>
        <translation type="unfinished">%1：自第 %2 周期开始，还要 %3。%4下一条指令：%5</translation>
    </message>
    <message>
        <source>%1 steps</source>
        <translation type="unfinished">%1 步</translation>
    </message>
    <message>
        <source>%1 steps, about %2 min</source>
        <translation type="unfinished">%1 个步骤，约 %2 分钟</translation>
    </message>
    <message>
        <source>%1 taken · %2 not taken</source>
        <translation type="unfinished">%1 个跳转 · %2 个不跳转</translation>
    </message>
    <message>
        <source>%1 takes %2; this strategy takes %3.</source>
        <translation type="unfinished">%1 用时 %2，本策略用时 %3。</translation>
    </message>
    <message>
        <source>%1 threads</source>
        <translation type="unfinished">%1 个线程</translation>
    </message>
    <message>
        <source>%1 threads outside the image</source>
        <translation type="unfinished">%1 个线程在图像之外</translation>
    </message>
    <message>
        <source>%1 threads outside the region</source>
        <translation type="unfinished">%1 个线程在区域之外</translation>
    </message>
    <message>
        <source>%1 times</source>
        <translation type="unfinished">%1 次</translation>
    </message>
    <message>
        <source>%1 times as fast as %2</source>
        <translation type="unfinished">速度是 %2 的 %1 倍</translation>
    </message>
    <message>
        <source>%1 times as fast as %2, that is, slower</source>
        <translation type="unfinished">速度是 %2 的 %1 倍，即这一改动使它变慢</translation>
    </message>
    <message>
        <source>%1 times the ideal.</source>
        <translation type="unfinished">是理想值的 %1 倍。</translation>
    </message>
    <message>
        <source>%1 to %2: %3, %4</source>
        <translation type="unfinished">%1到%2：%3，%4</translation>
    </message>
    <message>
        <source>%1 uninitialised</source>
        <translation type="unfinished">%1 个未初始化</translation>
    </message>
    <message>
        <source>%1 uses its own kernels.</source>
        <translation type="unfinished">%1 用自己的内核函数完成工作。</translation>
    </message>
    <message>
        <source>%1 values</source>
        <translation type="unfinished">%1 个值</translation>
    </message>
    <message>
        <source>%1 values are NaN or infinite; NaN is shown as black.</source>
        <translation type="unfinished">%1 个值为 NaN 或无穷大；NaN 显示为黑色。</translation>
    </message>
    <message>
        <source>%1 votes</source>
        <translation type="unfinished">%1 人举手</translation>
    </message>
    <message>
        <source>%1 warnings</source>
        <translation type="unfinished">%1 个警告</translation>
    </message>
    <message>
        <source>%1 warps</source>
        <translation type="unfinished">%1 个线程束</translation>
    </message>
    <message>
        <source>%1 warps per block</source>
        <translation type="unfinished">每个线程块 %1 个线程束</translation>
    </message>
    <message>
        <source>%1 was already pinned and now shows these figures: %2</source>
        <translation type="unfinished">%1 先前已固定，现在的数值为：%2</translation>
    </message>
    <message>
        <source>%1 was not found in the CUDA Toolkit and system library folders</source>
        <translation type="unfinished">CUDA Toolkit 和系统库所在的位置没有 %1</translation>
    </message>
    <message>
        <source>%1 was saved. What is shown is of the text before.</source>
        <translation type="unfinished">%1 已保存。当前显示的是之前文本的结果。</translation>
    </message>
    <message>
        <source>%1 wavefronts</source>
        <translation type="unfinished">%1 个 wavefront</translation>
    </message>
    <message>
        <source>%1 waves</source>
        <translation type="unfinished">%1 波</translation>
    </message>
    <message>
        <source>%1 would have the name "%2", which a built-in operation already uses. Use another name.</source>
        <translation type="unfinished">%1 的名称将是“%2”，与 Tilescope 自带的操作同名。请换一个名称。</translation>
    </message>
    <message>
        <source>%1 · block %2, %3 · %4</source>
        <translation type="unfinished">%1 · 线程块 %2, %3 · %4</translation>
    </message>
    <message>
        <source>%1 · ideal: %2</source>
        <translation type="unfinished">%1 · 理想值 %2</translation>
    </message>
    <message>
        <source>%1 · step %2 of %3</source>
        <translation type="unfinished">%1 · 第 %2 步，共 %3 步</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation type="unfinished">%1 × %2 像素</translation>
    </message>
    <message>
        <source>%1 – baseline</source>
        <translation type="unfinished">%1 – 基准</translation>
    </message>
    <message>
        <source>%1 → %2: %3</source>
        <translation type="unfinished">%1 → %2：%3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished">%1，%2</translation>
    </message>
    <message>
        <source>%1, %2 at a time on each of %3 multiprocessors: %4.</source>
        <translation type="unfinished">%1，%3 个多处理器各同时驻留 %2 个：%4。</translation>
    </message>
    <message>
        <source>%1, %2 channels</source>
        <translation type="unfinished">%1，%2 个通道</translation>
    </message>
    <message>
        <source>%1, %2 compared with the baseline</source>
        <translation type="unfinished">%1，与基准相差 %2</translation>
    </message>
    <message>
        <source>%1, %2 × %3, %4</source>
        <translation type="unfinished">%1，%2 × %3，%4</translation>
    </message>
    <message>
        <source>%1, %2 × the best</source>
        <translation type="unfinished">%1，最佳值的 %2 倍</translation>
    </message>
    <message>
        <source>%1, %2, block %3</source>
        <translation type="unfinished">%1，%2，线程块 %3</translation>
    </message>
    <message>
        <source>%1, %2, divided by the value of the previous step: text | Tilescope | Tilescope, main launch only</source>
        <translation type="unfinished">%1，%2，与前一步之比：原文 | Tilescope | Tilescope（仅主内核启动）</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation type="unfinished">%1，%2：%3</translation>
    </message>
    <message>
        <source>%1, CPU</source>
        <translation type="unfinished">%1，CPU</translation>
    </message>
    <message>
        <source>%1, GPU</source>
        <translation type="unfinished">%1，GPU</translation>
    </message>
    <message>
        <source>%1, all inside the image</source>
        <translation type="unfinished">%1，全部在图像内</translation>
    </message>
    <message>
        <source>%1, back-to-back runs. %2</source>
        <translation type="unfinished">%1，连续运行。%2</translation>
    </message>
    <message>
        <source>%1, baseline</source>
        <translation type="unfinished">%1，基准</translation>
    </message>
    <message>
        <source>%1, before the start of %2.</source>
        <translation type="unfinished">%1，位于 %2 的开头之前。</translation>
    </message>
    <message>
        <source>%1, best</source>
        <translation type="unfinished">%1，最佳</translation>
    </message>
    <message>
        <source>%1, border</source>
        <translation type="unfinished">%1，边界</translation>
    </message>
    <message>
        <source>%1, but %2 has %3.</source>
        <translation type="unfinished">%1，但 %2 只有 %3。</translation>
    </message>
    <message>
        <source>%1, but %2 is empty.</source>
        <translation type="unfinished">%1，但 %2 是空的。</translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <translation type="unfinished">%1，受限于%2</translation>
    </message>
    <message>
        <source>%1, cold L2 %2</source>
        <translation type="unfinished">%1，冷 L2 %2</translation>
    </message>
    <message>
        <source>%1, compute capability %2</source>
        <translation type="unfinished">%1，计算能力 %2</translation>
    </message>
    <message>
        <source>%1, compute capability %2.%3
%L4 multiprocessors, %L5 GB/s of memory</source>
        <translation type="unfinished">%1，计算能力 %2.%3
%L4 个多处理器，内存 %L5 GB/s</translation>
    </message>
    <message>
        <source>%1, current</source>
        <translation type="unfinished">%1，当前</translation>
    </message>
    <message>
        <source>%1, dashed</source>
        <translation type="unfinished">%1，虚线</translation>
    </message>
    <message>
        <source>%1, edited</source>
        <translation type="unfinished">%1，已修改</translation>
    </message>
    <message>
        <source>%1, emulator</source>
        <translation type="unfinished">%1，模拟器</translation>
    </message>
    <message>
        <source>%1, estimated from some of the blocks: %2.</source>
        <translation type="unfinished">%1，由部分线程块估计：%2。</translation>
    </message>
    <message>
        <source>%1, excluding the launches that prepare the input.</source>
        <translation type="unfinished">%1，不含准备其输入的启动。</translation>
    </message>
    <message>
        <source>%1, from the manufacturer's published specifications; nothing was read from a GPU.</source>
        <translation type="unfinished">%1，数据由其制造商公布；没有从 GPU 读取任何内容。</translation>
    </message>
    <message>
        <source>%1, from the same runs.</source>
        <translation type="unfinished">%1，取自同样的运行。</translation>
    </message>
    <message>
        <source>%1, grey</source>
        <translation type="unfinished">%1，灰度</translation>
    </message>
    <message>
        <source>%1, lane %2</source>
        <translation type="unfinished">%1，lane %2</translation>
    </message>
    <message>
        <source>%1, launch %2</source>
        <translation type="unfinished">%1，启动 %2</translation>
    </message>
    <message>
        <source>%1, limited by %2.</source>
        <translation type="unfinished">%1，受限于%2。</translation>
    </message>
    <message>
        <source>%1, line %2:</source>
        <translation type="unfinished">%1，第 %2 行：</translation>
    </message>
    <message>
        <source>%1, line %2: the header "%3" was not read. If kernels need its definitions, put it into the source's folder under that name (a text of at most 64 KB), or copy them into the source.</source>
        <translation type="unfinished">%1，第 %2 行：未读取头文件“%3”。如果核函数需要其中的定义，请以该名称将它放到源代码所在的文件夹（不超过 64 KB 的文本），或将定义复制到源代码中。</translation>
    </message>
    <message>
        <source>%1, machine-translated</source>
        <translation type="unfinished">%1，机器翻译</translation>
    </message>
    <message>
        <source>%1, median of %L2 runs</source>
        <translation type="unfinished">%1，%L2 次运行的中位数</translation>
    </message>
    <message>
        <source>%1, no bank conflicts</source>
        <translation type="unfinished">%1，没有存储体冲突</translation>
    </message>
    <message>
        <source>%1, number %2</source>
        <translation type="unfinished">%1，编号 %2</translation>
    </message>
    <message>
        <source>%1, occupancy %2, %3</source>
        <translation type="unfinished">%1，占用率 %2，%3</translation>
    </message>
    <message>
        <source>%1, one per frame: %2.</source>
        <translation type="unfinished">%1，每帧一步：%2。</translation>
    </message>
    <message>
        <source>%1, partly outside the image (%2): %3</source>
        <translation type="unfinished">%1，部分在图像外（%2）：%3</translation>
    </message>
    <message>
        <source>%1, pinned</source>
        <translation type="unfinished">%1，已固定</translation>
    </message>
    <message>
        <source>%1, recorded on %2</source>
        <translation type="unfinished">%1，记录于 %2</translation>
    </message>
    <message>
        <source>%1, the best of all</source>
        <translation type="unfinished">%1，所有设置中最佳</translation>
    </message>
    <message>
        <source>%1, the minimum</source>
        <translation type="unfinished">%1，已是最少</translation>
    </message>
    <message>
        <source>%1, which lies outside all buffers.</source>
        <translation type="unfinished">%1，而那里没有缓冲区。</translation>
    </message>
    <message>
        <source>%1-bit floats</source>
        <translation type="unfinished">%1 位浮点数</translation>
    </message>
    <message>
        <source>%1-bit integers</source>
        <translation type="unfinished">%1 位整数</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation type="unfinished">%1。</translation>
    </message>
    <message>
        <source>%1. For example, use "%2".</source>
        <translation type="unfinished">%1。例如可使用“%2”。</translation>
    </message>
    <message>
        <source>%1/%2 is not JSON: %3</source>
        <translation type="unfinished">%1/%2 不是 JSON：%3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished">%1：%2</translation>
    </message>
    <message>
        <source>%1: %2 operations per byte moved, %3 per byte that must come from memory.</source>
        <translation type="unfinished">%1：按移动的字节计，每字节 %2 次运算；按必须从内存读取的字节计，每字节 %3 次。</translation>
    </message>
    <message>
        <source>%1: %2 operations per byte that must come from memory. Bytes moved by textures are not counted.</source>
        <translation type="unfinished">%1：按必须从内存读取的字节计，每字节 %2 次运算；纹理移动的字节数未知。</translation>
    </message>
    <message>
        <source>%1: %2 pixels</source>
        <translation type="unfinished">%1：%2 像素</translation>
    </message>
    <message>
        <source>%1: %2%3</source>
        <translation type="unfinished">%1：%2%3</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation type="unfinished">%1：%2。</translation>
    </message>
    <message>
        <source>%1: %2; issues in %3 of the cycles.</source>
        <translation type="unfinished">%1：%2；在 %3 的周期中发射。</translation>
    </message>
    <message>
        <source>%1: all launches captured in one CUDA graph.</source>
        <translation type="unfinished">%1：所有启动捕获为一个 CUDA 图。</translation>
    </message>
    <message>
        <source>%1: an animation has at most %2 frames, so each frame covers %3 steps and shows the last one: %4.</source>
        <translation type="unfinished">%1：动画最多 %2 帧，因此每帧代表 %3 步，显示其中最后一步：%4。</translation>
    </message>
    <message>
        <source>%1: as many as fit</source>
        <translation type="unfinished">%1：已达容纳上限</translation>
    </message>
    <message>
        <source>%1: difference from %2, %</source>
        <translation type="unfinished">%1：与 %2 之差，%</translation>
    </message>
    <message>
        <source>%1: emulating the whole result would take about %2.</source>
        <translation type="unfinished">%1：模拟整个结果约需 %2。</translation>
    </message>
    <message>
        <source>%1: end of launch</source>
        <translation type="unfinished">%1：启动结束</translation>
    </message>
    <message>
        <source>%1: figure not available for this run</source>
        <translation type="unfinished">%1：该运行没有此指标</translation>
    </message>
    <message>
        <source>%1: lanes %2 access addresses out of bounds, and the block ends here.</source>
        <translation type="unfinished">%1：lane %2 的访问越界，线程块在此结束。</translation>
    </message>
    <message>
        <source>%1: memory %2B/s</source>
        <translation type="unfinished">%1：内存 %2B/s</translation>
    </message>
    <message>
        <source>%1: no counter changed.</source>
        <translation type="unfinished">%1：没有计数器发生变化。</translation>
    </message>
    <message>
        <source>%1: no more in the grid</source>
        <translation type="unfinished">%1：网格中再没有更多线程块</translation>
    </message>
    <message>
        <source>%1: none</source>
        <translation type="unfinished">%1：无</translation>
    </message>
    <message>
        <source>%1: not yet run</source>
        <translation type="unfinished">%1：尚未运行</translation>
    </message>
    <message>
        <source>%1: pixel %2</source>
        <translation type="unfinished">%1：像素 %2</translation>
    </message>
    <message>
        <source>%1: the centre of the area read for this pixel</source>
        <translation type="unfinished">%1：为此像素读取的区域的中央部分</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation type="unfinished">%1；%2</translation>
    </message>
    <message>
        <source>%1; %2. %3</source>
        <translation type="unfinished">%1；%2。%3</translation>
    </message>
    <message>
        <source>%1; lanes that request the same word share the access</source>
        <translation type="unfinished">%1；请求同一个字的 lane 共用它</translation>
    </message>
    <message>
        <source>%1; limited by: %2.</source>
        <translation type="unfinished">%1；限制是：%2。</translation>
    </message>
    <message>
        <source>%1; outlined: the area read for this pixel</source>
        <translation type="unfinished">%1；框出的是为此像素读取的区域</translation>
    </message>
    <message>
        <source>%1; the L2 cache was overwritten before each run. %2</source>
        <translation type="unfinished">%1；每次运行前都覆写了 L2 缓存。%2</translation>
    </message>
    <message>
        <source>%1; the strategy reaches %2 % of that speed.</source>
        <translation type="unfinished">%1；此策略达到该速度的 %2 %。</translation>
    </message>
    <message>
        <source>%1B/s of input and output</source>
        <translation type="unfinished">输入和输出 %1B/s</translation>
    </message>
    <message>
        <source>%1B/s to %2B/s of input and output, estimated</source>
        <translation type="unfinished">输入和输出 %1B/s 到 %2B/s，为估计值</translation>
    </message>
    <message>
        <source>%1 KB</source>
        <translation type="unfinished">%1 KB</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation type="unfinished">%1 MB</translation>
    </message>
    <message>
        <source>%1× faster</source>
        <translation type="unfinished">快到 %1 倍</translation>
    </message>
    <message>
        <source>%1× slower</source>
        <translation type="unfinished">慢到 %1 倍</translation>
    </message>
    <message>
        <source>%1×%2 pixels of %3</source>
        <translation type="unfinished">%1×%2 像素（%3）</translation>
    </message>
    <message>
        <source>%2 of the image's %1 patches were used, as set by "rows".</source>
        <translation type="unfinished">按“rows”所定，从图像的 %1 个小块中取了 %2 个。</translation>
    </message>
    <message>
        <source>%2 of the image's %1 patches were used, one in every %3, as set by "rows".</source>
        <translation type="unfinished">按“rows”所定，从图像的 %1 个小块中取了 %2 个，每 %3 个取一个。</translation>
    </message>
    <message>
        <source>%3 of the %1 files in "%2" could not be read as images and were skipped: %4.</source>
        <translation type="unfinished">“%2”中的 %1 个文件里有 %3 个无法作为图像读取，已跳过：%4。</translation>
    </message>
    <message>
        <source>%L1 B of shared memory</source>
        <translation type="unfinished">共享内存 %L1 B</translation>
    </message>
    <message>
        <source>%L1 and %L2 MHz</source>
        <translation type="unfinished">%L1 与 %L2 MHz</translation>
    </message>
    <message>
        <source>%L1 blocks and %L2 warps per multiprocessor in the main launch.</source>
        <translation type="unfinished">主内核启动中每个多处理器 %L1 个线程块、%L2 个线程束。</translation>
    </message>
    <message>
        <source>%L1 bytes</source>
        <translation type="unfinished">%L1 字节</translation>
    </message>
    <message>
        <source>%L1 findings</source>
        <translation type="unfinished">%L1 个问题</translation>
    </message>
    <message>
        <source>%L1 launches.</source>
        <translation type="unfinished">%L1 次启动。</translation>
    </message>
    <message>
        <source>%L1 of them were disturbed by other work and excluded.</source>
        <translation type="unfinished">其中 %L1 次受到其他工作干扰，已排除。</translation>
    </message>
    <message>
        <source>%L1 threads per block</source>
        <translation type="unfinished">每个线程块 %L1 个线程</translation>
    </message>
    <message>
        <source>%L1 threads, %L2 %3</source>
        <translation type="unfinished">%L1 个线程，%L2 个%3</translation>
    </message>
    <message>
        <source>%L1 values differ by more than the allowed %2.</source>
        <translation type="unfinished">%L1 个值的差异超过允许的 %2。</translation>
    </message>
    <message>
        <source>%L1 values differ from the CPU reference by more than the allowed %2, by up to %3.</source>
        <translation type="unfinished">%L1 个值与 CPU 参考结果的差异超过允许的 %2，最大达 %3。</translation>
    </message>
    <message>
        <source>%L1 values differ from the reference, by up to %2</source>
        <translation type="unfinished">%L1 个值与参考结果不同，最大相差 %2</translation>
    </message>
    <message>
        <source>%n [day|days]</source>
        <translation type="unfinished">%n 天</translation>
    </message>
    <message>
        <source>%n [hour|hours]</source>
        <translation type="unfinished">%n 小时</translation>
    </message>
    <message>
        <source>%n [minute|minutes]</source>
        <translation type="unfinished">%n 分钟</translation>
    </message>
    <message>
        <source>%n [second|seconds]</source>
        <translation type="unfinished">%n 秒</translation>
    </message>
    <message>
        <source>%n [thread|threads]</source>
        <translation type="unfinished">%n 个线程</translation>
    </message>
    <message>
        <source>&amp;About Tilescope</source>
        <translation type="unfinished">关于 Tilescope(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation type="unfinished">添加(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Answer</source>
        <translation type="unfinished">回答(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Arguments</source>
        <translation type="unfinished">参数(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Automatic</source>
        <translation type="unfinished">自动(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation type="unfinished">返回(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Banks</source>
        <translation type="unfinished">存储体(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Break it</source>
        <translation type="unfinished">制造错误(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation type="unfinished">取消(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation type="unfinished">选择(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Choose what…</source>
        <translation type="unfinished">选择内容(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished">关闭(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished">复制(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished">深色(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation type="unfinished">删除(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Device…</source>
        <translation type="unfinished">设备(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Difference</source>
        <translation type="unfinished">差异(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished">编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Explain terms in tool tips</source>
        <translation type="unfinished">在工具提示中解释术语(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation type="unfinished">导出(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished">文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Find a command…</source>
        <translation type="unfinished">查找命令(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Find in kernel</source>
        <translation type="unfinished">在内核函数中查找(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;First: %1</source>
        <translation type="unfinished">第一个(&amp;F)：%1</translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <translation type="unfinished">适应窗口(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation type="unfinished">格式(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation type="unfinished">术语表(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Go to pixel</source>
        <translation type="unfinished">转到像素(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Go to pixel…</source>
        <translation type="unfinished">转到像素(&amp;G)…</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation type="unfinished">网格(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Halo</source>
        <translation type="unfinished">Halo 区(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished">帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation type="unfinished">提示(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Histogram</source>
        <translation type="unfinished">直方图(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Inspect</source>
        <translation type="unfinished">查看(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Inspect pixels</source>
        <translation type="unfinished">查看像素(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Kernel</source>
        <translation type="unfinished">内核函数(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation type="unfinished">快捷键(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Lanes</source>
        <translation type="unfinished">Lane(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation type="unfinished">学习(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Less difference gain</source>
        <translation type="unfinished">减小差异增益(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished">浅色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Matrix product</source>
        <translation type="unfinished">矩阵乘积(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;More difference gain</source>
        <translation type="unfinished">增大差异增益(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation type="unfinished">新建文件夹(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;New kernel</source>
        <translation type="unfinished">新建内核函数(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Next block overlay</source>
        <translation type="unfinished">下一个线程块叠加层(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Next finding</source>
        <translation type="unfinished">下一个问题(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation type="unfinished">否(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation type="unfinished">确定(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation type="unfinished">打开(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished">打开(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation type="unfinished">面板(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation type="unfinished">粘贴(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Paste image</source>
        <translation type="unfinished">粘贴图像(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Pin this run</source>
        <translation type="unfinished">固定此次运行(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Point operation</source>
        <translation type="unfinished">点运算(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Previous finding</source>
        <translation type="unfinished">上一个问题(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Profiles</source>
        <translation type="unfinished">投影(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished">退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished">重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Reduction</source>
        <translation type="unfinished">归约(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation type="unfinished">移除(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation type="unfinished">重命名(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Report…</source>
        <translation type="unfinished">报告(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation type="unfinished">重置布局(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Result and CPU reference</source>
        <translation type="unfinished">结果与 CPU 参考结果(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Reuse</source>
        <translation type="unfinished">复用(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation type="unfinished">运行(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Run edited source</source>
        <translation type="unfinished">运行编辑后的代码(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Run kernel again</source>
        <translation type="unfinished">重新运行内核函数(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Run program again</source>
        <translation type="unfinished">重新运行程序(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished">保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Save kernel as…</source>
        <translation type="unfinished">内核函数另存为(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Save result…</source>
        <translation type="unfinished">保存结果(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Save session as…</source>
        <translation type="unfinished">会话另存为(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Second: %1</source>
        <translation type="unfinished">第二个(&amp;S)：%1</translation>
    </message>
    <message>
        <source>&amp;Side by side</source>
        <translation type="unfinished">并排(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Start…</source>
        <translation type="unfinished">开始(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Stencil</source>
        <translation type="unfinished">Stencil 计算(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation type="unfinished">增加(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation type="unfinished">停止(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Story of pixel (%1, %2)</source>
        <translation type="unfinished">像素 (%1, %2) 的来历(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Toggle source and result</source>
        <translation type="unfinished">切换源图像和结果(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Tune</source>
        <translation type="unfinished">调优(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished">撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished">视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;View with overlays…</source>
        <translation type="unfinished">带叠加层的视图(&amp;V)…</translation>
    </message>
    <message>
        <source>&amp;Warps</source>
        <translation type="unfinished">线程束(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Wipe</source>
        <translation type="unfinished">卷帘(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Workers…</source>
        <translation type="unfinished">工作进程(&amp;W)…</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation type="unfinished">是(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Zoom</source>
        <translation type="unfinished">缩放(&amp;Z)</translation>
    </message>
    <message>
        <source>&amp;Zoom to block</source>
        <translation type="unfinished">缩放到线程块(&amp;Z)</translation>
    </message>
    <message>
        <source>'%1' is write protected.
Do you want to delete it anyway?</source>
        <translation type="unfinished">“%1”有写保护。
仍要删除它吗？</translation>
    </message>
    <message>
        <source>(%1 returned %2, error %3.)</source>
        <translation type="unfinished">（%1 报告 %2，错误 %3。）</translation>
    </message>
    <message>
        <source>**Correct answer:** %1</source>
        <translation type="unfinished">**正确答案：** %1</translation>
    </message>
    <message>
        <source>**Correct:** %1</source>
        <translation type="unfinished">**正确：** %1</translation>
    </message>
    <message>
        <source>**Goal reached.**</source>
        <translation type="unfinished">**已达到目标。**</translation>
    </message>
    <message>
        <source>**Hint:** %1</source>
        <translation type="unfinished">**提示：** %1</translation>
    </message>
    <message>
        <source>**This is one way to reach the goal.**</source>
        <translation type="unfinished">**这是达到目标的一种方法。**</translation>
    </message>
    <message>
        <source>**You can now:**</source>
        <translation type="unfinished">**你现在可以：**</translation>
    </message>
    <message>
        <source>**Your answer:** %1

**Correct answer:** %2</source>
        <translation type="unfinished">**你的回答：** %1

**正确答案：** %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished">、</translation>
    </message>
    <message>
        <source>, %1</source>
        <translation type="unfinished">，%1</translation>
    </message>
    <message>
        <source>, %1 of %2 rows computed</source>
        <translation type="unfinished">，已计算 %1 行（共 %2 行）</translation>
    </message>
    <message>
        <source>, %1 requests</source>
        <translation type="unfinished">，%1 次请求</translation>
    </message>
    <message>
        <source>, PFM, EXR</source>
        <translation type="unfinished">, PFM, EXR</translation>
    </message>
    <message>
        <source>, PTX</source>
        <translation type="unfinished">，PTX</translation>
    </message>
    <message>
        <source>, cold L2 %1 %</source>
        <translation type="unfinished">，冷 L2 %1 %</translation>
    </message>
    <message>
        <source>, not converged: ±%1 %</source>
        <translation type="unfinished">，未稳定：±%1 %</translation>
    </message>
    <message>
        <source>, single run</source>
        <translation type="unfinished">，仅一次</translation>
    </message>
    <message>
        <source>, together with other lanes that request it</source>
        <translation type="unfinished">，同一 wavefront 还供给请求该字的其他 lane</translation>
    </message>
    <message>
        <source>, ±%1 %</source>
        <translation type="unfinished">，±%1 %</translation>
    </message>
    <message>
        <source>-63 equals ~62, so its lowest bit is set, and the lowest bit of the pitch is set too if the tile width is even. The result is correct, but rows no longer start at multiples of 64 bytes, which was the purpose of the padding, and a block needs one more byte per row.</source>
        <translation type="unfinished">-63 就是 ~62：其最低位为 1，因此当分块宽度为偶数时，行距的最低位也为 1。图像正确，但各行不再从 64 字节的倍数处开始，而填充本来就是为了做到这一点；线程块每行还多占一个字节。</translation>
    </message>
    <message>
        <source>0.9153 s cannot be a kernel time: it would be 3.5 µs for each of the 512×512 pixels in turn, while this card can move all of them in and out of memory in 4 µs. Only the ratios are comparable.</source>
        <translation type="unfinished">0.9153 s 不可能是内核函数的时间：那相当于逐个处理 512×512 个像素、每个 3.5 µs，而这块显卡只需 4 µs 就能把全部像素读入并写出内存。只有比值可以比较。</translation>
    </message>
    <message>
        <source>1 address for all lanes</source>
        <translation type="unfinished">所有 lane 共 1 个地址</translation>
    </message>
    <message>
        <source>1 block</source>
        <translation type="unfinished">1 个线程块</translation>
    </message>
    <message>
        <source>1 block at a time</source>
        <translation type="unfinished">同时驻留 1 个线程块</translation>
    </message>
    <message>
        <source>1 byte</source>
        <translation type="unfinished">1 字节</translation>
    </message>
    <message>
        <source>1 byte each</source>
        <translation type="unfinished">每个 1 字节</translation>
    </message>
    <message>
        <source>1 column to the left</source>
        <translation type="unfinished">左侧 1 列</translation>
    </message>
    <message>
        <source>1 column to the right</source>
        <translation type="unfinished">右侧 1 列</translation>
    </message>
    <message>
        <source>1 cycle</source>
        <translation type="unfinished">1 个周期</translation>
    </message>
    <message>
        <source>1 error</source>
        <translation type="unfinished">1 个错误</translation>
    </message>
    <message>
        <source>1 event/s</source>
        <translation type="unfinished">1 个事件/秒</translation>
    </message>
    <message>
        <source>1 finding</source>
        <translation type="unfinished">1 个问题</translation>
    </message>
    <message>
        <source>1 lane</source>
        <translation type="unfinished">1 个 lane</translation>
    </message>
    <message>
        <source>1 launch.</source>
        <translation type="unfinished">1 次启动。</translation>
    </message>
    <message>
        <source>1 line of 128 bytes</source>
        <translation type="unfinished">1 个 128 字节的缓存行</translation>
    </message>
    <message>
        <source>1 marked line</source>
        <translation type="unfinished">1 个有标记的行</translation>
    </message>
    <message>
        <source>1 more in other strategies</source>
        <translation type="unfinished">其他策略中还有 1 个</translation>
    </message>
    <message>
        <source>1 round</source>
        <translation type="unfinished">1 轮</translation>
    </message>
    <message>
        <source>1 row above</source>
        <translation type="unfinished">上方 1 行</translation>
    </message>
    <message>
        <source>1 row below</source>
        <translation type="unfinished">下方 1 行</translation>
    </message>
    <message>
        <source>1 second</source>
        <translation type="unfinished">1 秒</translation>
    </message>
    <message>
        <source>1 sector</source>
        <translation type="unfinished">1 个扇区</translation>
    </message>
    <message>
        <source>1 step</source>
        <translation type="unfinished">1 步</translation>
    </message>
    <message>
        <source>1 thread outside the image</source>
        <translation type="unfinished">1 个线程在图像之外</translation>
    </message>
    <message>
        <source>1 thread outside the region</source>
        <translation type="unfinished">1 个线程在区域之外</translation>
    </message>
    <message>
        <source>1 vote</source>
        <translation type="unfinished">1 人举手</translation>
    </message>
    <message>
        <source>1 warning</source>
        <translation type="unfinished">1 个警告</translation>
    </message>
    <message>
        <source>1 warp</source>
        <translation type="unfinished">1 个线程束</translation>
    </message>
    <message>
        <source>1 warp per block</source>
        <translation type="unfinished">每个线程块 1 个线程束</translation>
    </message>
    <message>
        <source>1 wave</source>
        <translation type="unfinished">1 波</translation>
    </message>
    <message>
        <source>1 wavefront</source>
        <translation type="unfinished">1 个 wavefront</translation>
    </message>
    <message>
        <source>1/16 of the load instructions in the column pass and a quarter of the stores; the conversions from bytes to floats remain: about 1.5× as fast as one launch on an H200.</source>
        <translation type="unfinished">列处理的读取指令减为十六分之一，写入指令减为四分之一；字节到浮点数的转换仍在：在 H200 上速度约为单次启动版本的 1.5 倍。</translation>
    </message>
    <message>
        <source>1/16 of the loads, stores and shuffles, and about 20 instructions per pixel instead of 70: twice as fast, 400 µs at 16384² on an H200 with B = 3. Rows are fetched when they are needed; at B = 101, the L2 cache no longer holds the rows that leave the window: 550 µs.</source>
        <translation type="unfinished">读取、写入和洗牌都减为十六分之一，每像素约 20 条指令（原为 70 条）：速度翻倍，B = 3 时在 H200 上 16384² 为 400 µs。各行到用时才读取，B = 101 时 L2 缓存已留不住要离开窗口的行：550 µs。</translation>
    </message>
    <message>
        <source>10 instructions per pixel instead of 18, many of them at twice the integer rate: about 150 µs at 16384×16384 on an H200, 1.15 times the time of a copy.</source>
        <translation type="unfinished">每像素 10 条指令（原为 18 条），其中许多条的吞吐率是整数指令的两倍：在 H200 上 16384×16384 约 150 µs，用时为复制的 1.15 倍。</translation>
    </message>
    <message>
        <source>10 products instead of 25 at W = 5, and 30 instead of 225 at W = 15, in exchange for 12 more bytes of memory traffic per pixel: about 2× and 5× as fast as Constant filter on an H200.</source>
        <translation type="unfinished">W = 5 时 10 次乘法（原为 25 次），W = 15 时 30 次（原为 225 次），代价是每像素与内存之间多传输 12 字节：在 H200 上速度约为“常量滤波器”的 2 倍和 5 倍。</translation>
    </message>
    <message>
        <source>101 times fewer loads than Global memory at B = 101, but twice as many launches: about 40× faster at B = 101, no faster at B = 3. The time still grows with B.</source>
        <translation type="unfinished">B = 101 时读取次数是“全局内存”的 1/101，启动次数加倍：此时速度约为 40 倍，B = 3 时并不更快；用时仍随 B 增长。</translation>
    </message>
    <message>
        <source>10⁹ per second</source>
        <translation type="unfinished">10⁹/秒</translation>
    </message>
    <message>
        <source>12 bytes are read, 2 × 32 are moved</source>
        <translation type="unfinished">读取 12 字节，移动 2 × 32 字节</translation>
    </message>
    <message>
        <source>16 bits</source>
        <translation type="unfinished">16 位</translation>
    </message>
    <message>
        <source>16 bits per channel, values</source>
        <translation type="unfinished">每通道 16 位，值</translation>
    </message>
    <message>
        <source>16 bytes per lane in one request</source>
        <translation type="unfinished">一次请求中每个 lane 16 字节</translation>
    </message>
    <message>
        <source>16 instructions per pixel instead of 18, using 128 registers instead of 100: 10 % faster than sliding_rows on an H200 if two thirds of the warps still hide the latency.</source>
        <translation type="unfinished">每像素 16 条指令（原为 18 条），寄存器由 100 个增至 128 个：如果剩下三分之二的线程束仍能隐藏等待，在 H200 上比 sliding_rows 快十分之一。</translation>
    </message>
    <message>
        <source>16 pixels per thread, in words</source>
        <translation type="unfinished">每线程 16 个像素，以字处理</translation>
    </message>
    <message>
        <source>16 threads transform each row, wherever they lie in the block, so the number of threads must be a multiple of 16.</source>
        <translation type="unfinished">每 16 个线程变换一行，不论它们位于线程块何处，因此线程块的线程数必须是 16 的倍数。</translation>
    </message>
    <message>
        <source>16-bit channels were reduced to 8 bits.</source>
        <translation type="unfinished">每通道 16 位已截为 8 位。</translation>
    </message>
    <message>
        <source>18 instructions per pixel instead of 16, and the loads that are saved would be served by the L1 cache anyway: 10 % slower than separated on an H200.</source>
        <translation type="unfinished">每像素 18 条指令（原为 16 条），省下的只是 L1 缓存本就能应答的读取：在 H200 上比 separated 慢十分之一。</translation>
    </message>
    <message>
        <source>18 instructions per pixel instead of 29, because rows are unpacked once and row sums are used twice: about 1.6 times as fast as vectors on an H200.</source>
        <translation type="unfinished">每像素 18 条指令（原为 29 条），因为每行只拆包一次，行的和使用两次：在 H200 上速度约为 vectors 的 1.6 倍。</translation>
    </message>
    <message>
        <source>1⁄10 second</source>
        <translation type="unfinished">1⁄10 秒</translation>
    </message>
    <message>
        <source>2 seconds</source>
        <translation type="unfinished">2 秒</translation>
    </message>
    <message>
        <source>2,475 pixels make 210 tiles for the 264 blocks that 132 multiprocessors can hold. If the images are split into 25 parts, all multiprocessors stay busy to the end: 1.25× as fast as padded on an H200. Sums of 8,000 numbers also have smaller rounding errors than sums of 200,000.</source>
        <translation type="unfinished">2,475 个像素形成 210 个分块，而 132 个多处理器可容纳 264 个线程块；拆成 25 份后，所有多处理器都能忙到最后：在 H200 上速度是 padded 的 1.25 倍；而且每个和只含 8,000 个数，误差小于 200,000 个数的和。</translation>
    </message>
    <message>
        <source>210 tiles of 128×128 are 1.38 TFLOP: 20.5 ms at an H200's peak of 67 TFLOP/s. With copies overlapped with the products, the time is 25 ms.</source>
        <translation type="unfinished">210 个 128×128 的分块共 1.38 TFLOP，按 H200 的峰值 67 TFLOP/s 需要 20.5 ms；让复制与乘法同时进行后为 25 ms。</translation>
    </message>
    <message>
        <source>26 words of shared memory per thread and row instead of 48, and dot products that unpack, multiply and add in one instruction: 14 instructions per pixel. 25 % faster: 300 µs at B = 3 on an H200.</source>
        <translation type="unfinished">每线程每行用 26 个共享内存的字（原为 48 个），点积一次完成拆包、相乘和累加：每像素 14 条指令。用时减少四分之一：B = 3 时在 H200 上 300 µs。</translation>
    </message>
    <message>
        <source>28 GB come from the L2 cache instead of 43 GB, and the triangle's tiles are 1.34 TFLOP instead of 1.38: 430 TFLOP/s, 3.1 ms on an H200.</source>
        <translation type="unfinished">从 L2 缓存读取 28 GB（原为 43 GB），三角形的分块共 1.34 TFLOP（原为 1.38）：430 TFLOP/s，在 H200 上 3.1 ms。</translation>
    </message>
    <message>
        <source>2× as fast as Texture, constant template, because a shared-memory load takes a fraction of the time of a texture fetch.</source>
        <translation type="unfinished">速度是“纹理，常量模板”的 2 倍，因为读取共享内存只需纹理读取几分之一的时间。</translation>
    </message>
    <message>
        <source>3 sectors</source>
        <translation type="unfinished">3 个扇区</translation>
    </message>
    <message>
        <source>3 × 3 pixels make one</source>
        <translation type="unfinished">3 × 3 像素得到一个像素</translation>
    </message>
    <message>
        <source>32 banks, one word each per pass</source>
        <translation type="unfinished">32 个存储体，每趟各一个字</translation>
    </message>
    <message>
        <source>32 threads of a block that the hardware schedules as a unit. The active threads of a warp execute the same instruction, so it costs time if threads of a warp do different things.</source>
        <translation type="unfinished">线程块中由硬件作为一个单位调度的 32 个线程。线程束的活动线程执行同一条指令，因此同一线程束的线程做不同的事就要多花时间。</translation>
    </message>
    <message>
        <source>32-bit registers, divided among the resident threads.</source>
        <translation type="unfinished">32 位寄存器，由驻留的线程分用。</translation>
    </message>
    <message>
        <source>32-byte sectors requested from the L1 cache for global and local memory, per pixel of the image. One byte read and one byte written give 0.0625. Not available for kernels that read textures, whose sectors are not counted.</source>
        <translation type="unfinished">图像每个像素对应的、为全局内存和本地内存向 L1 缓存请求的 32 字节扇区数。读一个字节、写一个字节为 0.0625。读取纹理的内核函数无此值：其扇区不计数。</translation>
    </message>
    <message>
        <source>32-byte sectors requested from the L1 cache for global and local memory. Not available for kernels that read textures, whose sectors are not counted.</source>
        <translation type="unfinished">为全局内存和本地内存向 L1 缓存请求的 32 字节扇区数。读取纹理的内核函数无此值：其扇区不计数。</translation>
    </message>
    <message>
        <source>4 bytes at an address that is a multiple of 4, such as one float. Shared memory is divided among its banks word by word.</source>
        <translation type="unfinished">地址为 4 的倍数的 4 个字节，例如一个 float。共享内存按字分布在各个存储体中。</translation>
    </message>
    <message>
        <source>40 of 64 warps resident: 63 %</source>
        <translation type="unfinished">64 个线程束中有 40 个驻留：63 %</translation>
    </message>
    <message>
        <source>41 instructions per pixel instead of 73, and a third of the loads: about 1.8 times as fast as global on an H200.</source>
        <translation type="unfinished">每像素 41 条指令（原为 73 条），读取次数为三分之一：在 H200 上速度约为 global 的 1.8 倍。</translation>
    </message>
    <message>
        <source>50 instructions per pixel instead of 123: about 2.3 times as fast as shared on an H200, but slower than words, which reads as many words from the L1 cache and does not fill a tile.</source>
        <translation type="unfinished">每像素 50 条指令（原为 123 条）：在 H200 上速度约为 shared 的 2.3 倍，但慢于 words；后者从 L1 缓存读取同样多的字，却不必装填分块。</translation>
    </message>
    <message>
        <source>64 KB of memory that kernels can only read, with its own cache. It is fast when all lanes of a warp read the same address; each additional address costs another pass.</source>
        <translation type="unfinished">内核函数只能读取的 64 KB，自带缓存。线程束的所有 lane 读取同一地址时速度很快；每多一个不同的地址就多一趟。</translation>
    </message>
    <message>
        <source>8 bits</source>
        <translation type="unfinished">8 位</translation>
    </message>
    <message>
        <source>8 instructions per byte up to W = 15 and 12 up to W = 31, with rows read twice: 400 to 450 µs at any W for 16384² RGB on an H200, little more than a copy.</source>
        <translation type="unfinished">W 不超过 15 时每字节 8 条指令，不超过 31 时 12 条，各行要读取两次：在 H200 上 16384² RGB 无论 W 多大都为 400 到 450 µs，几乎与复制一样快。</translation>
    </message>
    <message>
        <source>9 instructions per byte at W = 5 and 26 at W = 15, with three out of four issue cycles used: for 16384² RGB on an H200, 383 µs at W = 5, as fast as a copy, and 850 µs at W = 15.</source>
        <translation type="unfinished">W = 5 时每字节 9 条指令，W = 15 时 26 条，四个周期用掉三个：在 H200 上处理 16384² RGB，W = 5 时与复制同样快，为 383 µs；W = 15 时为 850 µs。</translation>
    </message>
    <message>
        <source>9 instructions per pixel instead of 10, using 56 registers instead of 72: within 10 % of a copy at 16384×16384 on an H200.</source>
        <translation type="unfinished">每像素 9 条指令（原为 10 条），寄存器由 72 个减为 56 个：在 H200 上 16384×16384 与复制相差不超过十分之一。</translation>
    </message>
    <message>
        <source>95th percentile</source>
        <translation type="unfinished">第 95 百分位数</translation>
    </message>
    <message>
        <source>95th percentile of the GPU time</source>
        <translation type="unfinished">GPU 时间的第 95 百分位数</translation>
    </message>
    <message>
        <source>; </source>
        <translation type="unfinished">；</translation>
    </message>
    <message>
        <source>; %1 NaN or infinite</source>
        <translation type="unfinished">；%1 个为 NaN 或无穷大</translation>
    </message>
    <message>
        <source>; %1 lanes of the last warp idle</source>
        <translation type="unfinished">；最后一个线程束有 %1 个 lane 空闲</translation>
    </message>
    <message>
        <source>; width and height change together</source>
        <translation type="unfinished">；宽度和高度同时变化</translation>
    </message>
    <message>
        <source>= matches hardware, PTX exact for the PTX that the emulator runs, ≈ estimated</source>
        <translation type="unfinished">= 与硬件一致，PTX 为对模拟器所运行的 PTX 精确，≈ 为估计值</translation>
    </message>
    <message>
        <source>= reference</source>
        <translation type="unfinished">= 参考结果</translation>
    </message>
    <message>
        <source>A %1 to B %2</source>
        <translation type="unfinished">A %1 到 B %2</translation>
    </message>
    <message>
        <source>A 4-byte load must start at a multiple of four. At any other address, the GPU aborts the kernel with an error. The correct kernel therefore loads two words and uses a funnel shift.</source>
        <translation type="unfinished">四字节的读取必须从四的倍数处开始。在其他位置，GPU 会报错并终止内核函数；两个字和漏斗移位正是为此而设。</translation>
    </message>
    <message>
        <source>A CPU thread does not use the L2 cache of a GPU.</source>
        <translation type="unfinished">CPU 线程没有 GPU 的 L2 缓存。</translation>
    </message>
    <message>
        <source>A CPU thread has no blocks.</source>
        <translation type="unfinished">CPU 线程没有线程块。</translation>
    </message>
    <message>
        <source>A GPU in this computer</source>
        <translation type="unfinished">本机的 GPU</translation>
    </message>
    <message>
        <source>A NumPy file (.npy) with a byte array of the shape images × height × width. The file may be larger than memory: the multi-GPU strategy reads it piece by piece.</source>
        <translation type="unfinished">包含字节数组（图像 × 高 × 宽）的 NumPy 文件（.npy）。它可以大于内存：使用所有 GPU 的策略会分段读取。</translation>
    </message>
    <message>
        <source>A barrier makes warps wait for each other, but not for copies in flight. Without __pipeline_wait_prior(), warps multiply what was in the tiles before.</source>
        <translation type="unfinished">屏障使线程束相互等待，但不等待正在进行的复制：缺少 __pipeline_wait_prior()，乘法用的就是分块中先前的内容。</translation>
    </message>
    <message>
        <source>A block accesses memory out of bounds here</source>
        <translation type="unfinished">线程块在此读取或写入其内存之外</translation>
    </message>
    <message>
        <source>A block cannot have %1 bytes of shared memory. Valid values: 0 to %2.</source>
        <translation type="unfinished">线程块不能有 %1 字节的共享内存；可申请 0 到 %2。</translation>
    </message>
    <message>
        <source>A block computes four tiles; meanwhile the next one is copied asynchronously.</source>
        <translation type="unfinished">一个线程块依次计算四个分块，计算当前分块的同时绕过寄存器复制下一个。</translation>
    </message>
    <message>
        <source>A block executes a trap here</source>
        <translation type="unfinished">线程块在此因陷阱而停止</translation>
    </message>
    <message>
        <source>A block loads %1 pixels to write %2: %3 loads per pixel, because neighbouring blocks load each other's halo again.</source>
        <translation type="unfinished">线程块读取 %1 个像素，写入 %2 个：每个像素读取 %3 次，因为相邻线程块会重复读取彼此的 halo 区。</translation>
    </message>
    <message>
        <source>A block moves down a strip. At each step, the column sums gain one row and lose one.</source>
        <translation type="unfinished">线程块沿条带向下推进：列和每一步加上一行、减去一行。</translation>
    </message>
    <message>
        <source>A block of %1 cannot be used here: %2</source>
        <translation type="unfinished">%1 的线程块在此不可用：%2</translation>
    </message>
    <message>
        <source>A block of %1 has %2 threads; the maximum is %3.</source>
        <translation type="unfinished">%1 的线程块有 %2 个线程，而线程块最多可有 %3 个。</translation>
    </message>
    <message>
        <source>A block of %1 has a dimension that is too large: %2 allows at most %3 threads in x, y and z. Use a smaller dimension, or more blocks.</source>
        <translation type="unfinished">%1 的线程块有一个维度过大：%2 在 x、y、z 上最多允许 %3 个线程。请减小该维度，或使用更多线程块。</translation>
    </message>
    <message>
        <source>A block of %1 has no threads; each dimension must be at least 1.</source>
        <translation type="unfinished">%1 的线程块没有线程；每边必须至少为 1。</translation>
    </message>
    <message>
        <source>A block of %1 threads cannot run; the maximum is 1024. Choose a smaller block.</source>
        <translation type="unfinished">%1 个线程的线程块无法运行：线程块最多 1024 个线程。请选择较小的线程块。</translation>
    </message>
    <message>
        <source>A block of %1 would load %2 per pixel.</source>
        <translation type="unfinished">若用 %1 的线程块，每像素读取 %2 次。</translation>
    </message>
    <message>
        <source>A block of kernel "%1" needs %2 of shared memory, more than any GPU has.</source>
        <translation type="unfinished">内核函数“%1”的一个线程块需要 %2 共享内存：没有任何 GPU 有这么多。</translation>
    </message>
    <message>
        <source>A block would need %1 of shared memory, but %2 allows only %3. Use a smaller block or filter.</source>
        <translation type="unfinished">线程块需要 %1 共享内存，而 %2 允许 %3。较小的线程块或滤波器占用较少。</translation>
    </message>
    <message>
        <source>A blur whose threads share a tile: what a block reads and what it writes</source>
        <translation type="unfinished">线程共享一个分块的模糊：看一个线程块读取什么、写入什么</translation>
    </message>
    <message>
        <source>A broadcast: the constant cache serves one address for all lanes at once.</source>
        <translation type="unfinished">广播：常量缓存一次把同一个地址的值送给所有 lane。</translation>
    </message>
    <message>
        <source>A buffer of %1 values of type %2 cannot be created. A buffer needs at least one value, and all buffers together can take at most 4 GB.</source>
        <translation type="unfinished">无法创建含 %1 个 %2 类型值的缓冲区：至少要有一个值，且所有缓冲区合计最多 4 GB。</translation>
    </message>
    <message>
        <source>A byte keeps only the lowest eight bits of a sum: the strongest edges, above 255, appear as dark speckles inside bright lines.</source>
        <translation type="unfinished">一个字节只保留和的最低八位：超过 255 的最强边缘在亮线中显示为暗斑。</translation>
    </message>
    <message>
        <source>A cache between all multiprocessors and device memory, megabytes in size. Later blocks can find data there that an earlier block has read.</source>
        <translation type="unfinished">位于所有多处理器与设备内存之间的缓存，大小为若干兆字节。一个线程块读取过的内容，后来的线程块可在其中找到。</translation>
    </message>
    <message>
        <source>A cache in each multiprocessor, in the same physical memory as shared memory. The L1 cache serves repeated reads of recently used data without any help from the kernel.</source>
        <translation type="unfinished">每个多处理器中的缓存，与共享内存位于同一存储器中。线程块的线程读取不久前读过的内容时，由它应答，无需内核函数参与。</translation>
    </message>
    <message>
        <source>A chart of the maximum speed that a GPU can reach at a given arithmetic intensity. It rises with memory bandwidth and flattens at the peak arithmetic rate.</source>
        <translation type="unfinished">按算术强度显示 GPU 最高可达速度的图表：先随内存带宽上升，到达算术单元的峰值后变平。</translation>
    </message>
    <message>
        <source>A circuit board as seen by a machine-vision camera: fine, sharp and regular.</source>
        <translation type="unfinished">机器视觉相机拍摄的电路板：细密、清晰、规则。</translation>
    </message>
    <message>
        <source>A command, a strategy, a block such as 32x8, a setting such as filter 9</source>
        <translation type="unfinished">命令、策略、线程块（如 32x8）或设置（如 filter 9）</translation>
    </message>
    <message>
        <source>A cycle in which a warp cannot issue its next instruction. The legend of the timeline says what the warp waits for, and its tool tip has Nsight Compute's name: "Long scoreboard", for example, is a wait for global or local memory.</source>
        <translation type="unfinished">线程束无法发射下一条指令的周期。时间线的图例说明线程束在等待什么，工具提示中有 Nsight Compute 的名称：例如“Long scoreboard”是在等待全局内存或本地内存。</translation>
    </message>
    <message>
        <source>A fast warp fills the tiles with the next chunk of images while slower warps still read the current one. Every loop over shared tiles needs two barriers: one after filling and one after use.</source>
        <translation type="unfinished">较快的线程束已把下一个 chunk 的图像写入分块，较慢的线程束却还在读取当前的 chunk。凡是使用共享分块的循环都需要两个屏障：填满之后一个，使用之后一个。</translation>
    </message>
    <message>
        <source>A file for the teacher, who can run it again with: tilescope lesson verify</source>
        <translation type="unfinished">供教师重新运行的文件：tilescope lesson verify</translation>
    </message>
    <message>
        <source>A float has 24 significant bits. Where the image is bright and has little contrast, the variance is a small difference between two large products, and only rounding error remains.</source>
        <translation type="unfinished">浮点数保留 24 位。图像明亮而对比度低时，方差是两个大乘积之间的小差值，剩下的只是舍入误差。</translation>
    </message>
    <message>
        <source>A folder of images, each converted to greyscale and scaled to the image size.</source>
        <translation type="unfinished">一个图像文件夹，每幅图像转为灰度并缩放到图像大小。</translation>
    </message>
    <message>
        <source>A frame does not match its header.</source>
        <translation type="unfinished">帧中没有其头部所描述的内容。</translation>
    </message>
    <message>
        <source>A frame exceeds the maximum size.</source>
        <translation type="unfinished">帧超过了 Tilescope 允许的大小。</translation>
    </message>
    <message>
        <source>A function that the GPU executes once for each thread. It is written in CUDA C++ and marked __global__.</source>
        <translation type="unfinished">GPU 为每个线程执行一次的函数。用 CUDA C++ 编写，以 __global__ 标记。</translation>
    </message>
    <message>
        <source>A greyscale image does not show the mistake; a colour image does.</source>
        <translation type="unfinished">灰度图像看不出这个错误；彩色图像可以。</translation>
    </message>
    <message>
        <source>A grid of %1 blocks is outside CUDA's limits: at least 1 and at most %2 blocks in x, y and z. Use a larger block to make the grid smaller.</source>
        <translation type="unfinished">%1 个线程块的网格超出 CUDA 的限制：x、y、z 上至少 1 个、最多 %2 个线程块。请使用更大的线程块，使网格变小。</translation>
    </message>
    <message>
        <source>A group of at most 1024 threads that runs on one multiprocessor. The threads of a block share shared memory and can wait for each other at a barrier; threads of different blocks normally cannot.</source>
        <translation type="unfinished">在一个多处理器上运行的一组线程，最多 1024 个。其线程共用共享内存，并可在屏障处相互等待；不同线程块的线程通常不能。</translation>
    </message>
    <message>
        <source>A kernel accessed an address that is not a multiple of the size of its type (misaligned). Run the kernel in the emulator to see the line.</source>
        <translation type="unfinished">内核函数使用了未按其类型大小对齐的地址；请在模拟器上运行，以查看出错的行。</translation>
    </message>
    <message>
        <source>A kernel accessed memory outside its buffers. Run the kernel in the emulator to see the line.</source>
        <translation type="unfinished">内核函数在其缓冲区之外读取或写入；请在模拟器上运行，以查看出错的行。</translation>
    </message>
    <message>
        <source>A kernel cannot launch another kernel here, because CUDA dynamic parallelism is not supported. Launch both from the host, with one note each: //@ launch KERNEL</source>
        <translation type="unfinished">在这里，内核函数不能启动另一个内核函数：那需要设备上的 CUDA 运行时系统。请从主机端启动两者，各写一条注记：//@ launch KERNEL</translation>
    </message>
    <message>
        <source>A kernel executed an illegal instruction, possibly a trap of its own.</source>
        <translation type="unfinished">内核函数执行了非法指令，可能是它自己的陷阱指令。</translation>
    </message>
    <message>
        <source>A kernel faulted. Run the kernel in the emulator to see the line.</source>
        <translation type="unfinished">内核函数出错；请在模拟器上运行，以查看出错的行。</translation>
    </message>
    <message>
        <source>A kernel ran longer than the display's watchdog allows. Use a smaller image or filter.</source>
        <translation type="unfinished">内核函数的运行时间超过了显示器看门狗的限制；使用较小的图像或滤波器即可完成。</translation>
    </message>
    <message>
        <source>A kernel takes one size for rows and columns, so it gets the upper left %1×%1 pixels of the image.</source>
        <translation type="unfinished">内核函数的行和列共用一个大小，因此它得到图像左上角的 %1×%1 个像素。</translation>
    </message>
    <message>
        <source>A lane reads sums that another warp has not written yet, or has written for the previous row. The result is wrong, intermittently, where the window extends into another warp's columns.</source>
        <translation type="unfinished">某个 lane 读到了另一个线程束尚未写入、或为上一行写入的和：窗口伸入另一个线程束的列时出错，而且只是偶尔出错。</translation>
    </message>
    <message>
        <source>A lane that reads 8 consecutive numbers starts 32 bytes after its neighbour, so of the 8 lanes served at a time, four pairs share a bank. Two groups of 4 numbers, 64 apart, avoid this: neighbouring lanes then read neighbouring 16-byte groups. The elements then belong to other pixels, but here the stores were not adapted.</source>
        <translation type="unfinished">取 8 个相邻数的 lane，其读取位置与相邻 lane 相距 32 字节，因此同时读取的 8 个 lane 中有四对落在同一存储体。若改取相距 64 的两组、每组 4 个数则不会：此时相邻 lane 读取相邻的 16 字节。这样各元素就属于别的像素，但写入部分没有相应修改。</translation>
    </message>
    <message>
        <source>A larger chunk does more work per byte (CGMA 0.25 at chunk size 2, 1.0 at 8), until too few blocks fit on a multiprocessor (003.txt:370-408).</source>
        <translation type="unfinished">chunk 越大，每个字节做的工作越多：大小为 2 时 CGMA 为 0.25，为 8 时为 1.0，直到一个多处理器能容纳的线程块过少为止 (003.txt:370-408)。</translation>
    </message>
    <message>
        <source>A lesson beside the image and the kernel</source>
        <translation type="unfinished">课程显示在图像和内核函数旁边</translation>
    </message>
    <message>
        <source>A line was copied for the next channel, but one letter was not changed: the green channel repeats the blue one. Only the colours reveal the mistake.</source>
        <translation type="unfinished">为下一个通道复制了一行代码，却忘改一个字母：绿色通道重复了蓝色通道。除颜色外，没有任何迹象。</translation>
    </message>
    <message>
        <source>A model estimate, not a measurement.</source>
        <translation type="unfinished">模型的估计值，不是测量值。</translation>
    </message>
    <message>
        <source>A name in "lessons" is not a valid lesson or step name: it is empty, too long, or contains a slash.</source>
        <translation type="unfinished">“lessons”中有一个名称不是课程或步骤的名称：它为空、过长或含有斜杠。</translation>
    </message>
    <message>
        <source>A number</source>
        <translation type="unfinished">一个数</translation>
    </message>
    <message>
        <source>A parameter cannot have the name "%1", which is reserved for a Tilescope setting.</source>
        <translation type="unfinished">参数不能命名为“%1”，它与 Tilescope 的一个设置同名。</translation>
    </message>
    <message>
        <source>A parameter has no value. Choose a value, or enter an expression.</source>
        <translation type="unfinished">有一个参数没有值。请选择一个值，或输入表达式。</translation>
    </message>
    <message>
        <source>A pinned run of the session</source>
        <translation type="unfinished">会话中的一次固定运行</translation>
    </message>
    <message>
        <source>A pixel has 8 bits, that is, one byte. A host program that multiplies the number of tile pixels by 8 gets the correct image, but its blocks take eight times as much shared memory, so fewer of them fit on a multiprocessor.</source>
        <translation type="unfinished">一个像素有 8 位，即一个字节。主机端将分块的像素数乘以 8，得到的图像正确，但线程块占用八倍的共享内存，一个多处理器能容纳的线程块更少。</translation>
    </message>
    <message>
        <source>A pixel occupies eight bits of the word. If a sum exceeds 255, its upper bits spill into the pixel on its right.</source>
        <translation type="unfinished">一个像素占字中的八位：和超过 255 时，高位会出现在其右侧的像素中。</translation>
    </message>
    <message>
        <source>A plane of the image cannot be passed as values of type "%1".</source>
        <translation type="unfinished">图像的平面不能作为“%1”类型的值传递。</translation>
    </message>
    <message>
        <source>A previous launch adds the border, so that all blocks copy and wait alike.</source>
        <translation type="unfinished">边界在先前的一次启动中铺设，因此每个线程块的复制和等待都相同。</translation>
    </message>
    <message>
        <source>A previous launch computes the window sums, so that only the products remain.</source>
        <translation type="unfinished">由先前的一次启动计算各窗口的和；这里只需计算乘积。</translation>
    </message>
    <message>
        <source>A program copies %1 to the device, launches the kernels, and copies %2 back: %3, %4, %5.</source>
        <translation type="unfinished">程序将 %1 复制到设备，启动内核函数，再将 %2 复制回主机：%3，%4，%5。</translation>
    </message>
    <message>
        <source>A read-modify-write operation that no other thread can interrupt, such as atomicAdd. Lanes that update the same address are served one after the other.</source>
        <translation type="unfinished">其他线程无法打断的一次读取、计算和写入，例如 atomicAdd。访问同一位置的各 lane 依次处理。</translation>
    </message>
    <message>
        <source>A result of type "%1" cannot be shown. Supported types are unsigned char, uchar3, uchar4, float, float3, float4, double, bool, char, short, int, long and their unsigned forms.</source>
        <translation type="unfinished">无法显示“%1”类型的结果；可以显示 unsigned char、uchar3、uchar4、float、float3、float4、double、bool、char、short、int、long 及其无符号形式。</translation>
    </message>
    <message>
        <source>A roofline needs a strategy that was counted, and either timed on a GPU or estimated by the model. Switch counters on, and let the run finish.</source>
        <translation type="unfinished">Roofline 需要经过计数，并在 GPU 上计时或由模型估计的策略。请打开计数器，并等待运行结束。</translation>
    </message>
    <message>
        <source>A row of the window can add up to more than 255. Bits that do not fit in a byte are dropped, so the mean is far too low, and almost everything turns white.</source>
        <translation type="unfinished">窗口的一行之和超过 255，字节放不下的部分被丢弃：均值过低，几乎全部变成白色。</translation>
    </message>
    <message>
        <source>A run on a small image shows that the kernel reads %1 and stores %2 values for each pixel. If that is wrong, declare it: //@ bind NAME = grey, //@ result unsigned char</source>
        <translation type="unfinished">在小图像上的一次运行表明，内核函数对每个像素读取 %1 个值、写入 %2 个值。如果不对，请声明：//@ bind NAME = grey, //@ result unsigned char</translation>
    </message>
    <message>
        <source>A scheduler issues in %1 of the cycles, and is idle for %2 of %3.</source>
        <translation type="unfinished">调度器在 %1 的周期中发射指令，在 %3 中有 %2 空闲。</translation>
    </message>
    <message>
        <source>A second figure, drawn as a dashed line on the right-hand axis</source>
        <translation type="unfinished">第二项指标，以虚线绘制，对应右侧的轴</translation>
    </message>
    <message>
        <source>A sector is 32 bytes, the smallest unit that memory transfers. A request transfers every sector that any of its lanes touches.</source>
        <translation type="unfinished">扇区为 32 字节，是内存一次传输的最小单位；一个请求要取其任一 lane 触及的每个扇区。</translation>
    </message>
    <message>
        <source>A sector is 32 bytes, the smallest unit that memory transfers. A request transfers every sector that any of its lanes touches. The ideal is the number of sectors that the same bytes would need if they were contiguous.</source>
        <translation type="unfinished">扇区为 32 字节，是内存一次传输的最小单位；一个请求要取其任一 lane 触及的每个扇区。理想值是相同字节并排存放时所需的扇区数。</translation>
    </message>
    <message>
        <source>A separate kernel first adds the border, so that blocks copy tiles without conditions.</source>
        <translation type="unfinished">第一个内核函数添加边界，使线程块复制分块时无需条件判断。</translation>
    </message>
    <message>
        <source>A series that the operation derives from its result, such as eigenvalues.</source>
        <translation type="unfinished">操作由其结果得出的数列，例如特征值。</translation>
    </message>
    <message>
        <source>A shared tile is faster than global memory, and a filter in constant memory is faster still (002.txt:279, 289).</source>
        <translation type="unfinished">共享内存分块比全局内存快，把滤波器放在常量内存中则更快 (002.txt:279, 289)。</translation>
    </message>
    <message>
        <source>A single warp takes 600 cycles for four rows of 256 pixels at B = 101 instead of 850, of which the products take 490: a third less time at B = 101, 220 µs on an H200. There is no gain at B = 3, where 16 warps hide each other's stalls.</source>
        <translation type="unfinished">B = 101 时，单独一个线程束处理四行、每行 256 像素需 600 个周期（原为 850 个），其中乘法占 490 个：B = 101 时用时减少三分之一，在 H200 上 220 µs。B = 3 时没有收益，因为 16 个线程束已能填满彼此的等待。</translation>
    </message>
    <message>
        <source>A small, fast memory in each multiprocessor, with at most 48 to 227 KB per block, depending on the GPU. The kernel fills it explicitly, so that data needed by many threads of a block is read from global memory only once.</source>
        <translation type="unfinished">每个多处理器中小而快的存储器，每个线程块最多 48 到 227 KB。内容由内核函数自行写入，使线程块的线程共同需要的内容只从全局内存读取一次。</translation>
    </message>
    <message>
        <source>A smaller tile (a smaller block or filter) lets more blocks fit.</source>
        <translation type="unfinished">较小的分块（即较小的线程块或滤波器）可容纳更多线程块。</translation>
    </message>
    <message>
        <source>A surface is read or written here</source>
        <translation type="unfinished">在此读取或写入表面</translation>
    </message>
    <message>
        <source>A sweep runs every block size in the lists on the left and draws what each one costs: time on a GPU, sectors and wavefronts in the emulator. Press "Sweep" to start.</source>
        <translation type="unfinished">扫描会运行左侧列表中的每种线程块大小，并绘出各自的开销：GPU 上的时间，模拟器中的扇区和 wavefront。请按“扫描”。</translation>
    </message>
    <message>
        <source>A test image took seconds to get from CUDA to OpenGL. After a kernel fault, the driver may have to be reset (nvidia-smi --gpu-reset, or restart the computer).</source>
        <translation type="unfinished">一幅测试图像从 CUDA 传到 OpenGL 用了数秒：内核函数出错后，可能需要重置驱动程序（nvidia-smi --gpu-reset，或重新启动机器）。</translation>
    </message>
    <message>
        <source>A test image was changed on its way from CUDA to OpenGL.</source>
        <translation type="unfinished">一幅测试图像经 CUDA 传到 OpenGL 后发生了变化。</translation>
    </message>
    <message>
        <source>A texture cannot have three channels. Use grey bytes or floats.</source>
        <translation type="unfinished">纹理不能有三个通道；请使用灰度字节或浮点数。</translation>
    </message>
    <message>
        <source>A texture needs at least one texel.</source>
        <translation type="unfinished">纹理至少需要一个纹素。</translation>
    </message>
    <message>
        <source>A texture with linear filtering needs texels that are read as floats, but these texels are bytes (cudaReadModeElementType). Use normalised reads ("fractions"), or point filtering.</source>
        <translation type="unfinished">线性过滤的纹理需要以浮点数读取的纹素，而这些纹素是字节（cudaReadModeElementType）。请使用归一化读取（“fractions”）或点过滤。</translation>
    </message>
    <message>
        <source>A thread computes 16 adjacent pixels, with one 16-byte load per row.</source>
        <translation type="unfinished">一个线程计算一行中的 16 个像素，每行一次 16 字节的读取。</translation>
    </message>
    <message>
        <source>A thread computes 8×8 elements and uses each element that it reads 8 times.</source>
        <translation type="unfinished">一个线程计算 8×8 个元素，读取的每个数使用 8 次。</translation>
    </message>
    <message>
        <source>A thread computes four adjacent pixels, with 4-byte loads and stores.</source>
        <translation type="unfinished">一个线程计算一行中的四个像素，以四字节读取和写入。</translation>
    </message>
    <message>
        <source>A thread computes four adjacent results. Each word of the image and the template is loaded once for all four.</source>
        <translation type="unfinished">一个线程计算四个并排的结果：图像和模板的每个字只读取一次，供四个结果使用。</translation>
    </message>
    <message>
        <source>A thread keeps as many 48-byte rows in registers as the filter is wide, and each row takes 12 of the 255 registers. Use a filter up to %1 wide, or the strategy "packed".</source>
        <translation type="unfinished">线程在寄存器中保存的 48 字节的行数等于滤波器的宽度，而 255 个寄存器中每行占用 12 个：宽度不超过 %1 的滤波器可以，也可使用策略“packed”。</translation>
    </message>
    <message>
        <source>A thread moves down all its rows even where the image ends earlier, and stores beyond the buffer. The mistake stays hidden while the height is a multiple of the rows per thread.</source>
        <translation type="unfinished">图像已到末尾，线程仍走完其所有行，写到缓冲区之外。高度是每线程行数的倍数时，错误不会显现。</translation>
    </message>
    <message>
        <source>A thread moves down eight rows and keeps three: it reads ten rows instead of 24.</source>
        <translation type="unfinished">一个线程向下走八行并保留三行：只读取十行，不必读取 24 行。</translation>
    </message>
    <message>
        <source>A thread requests all its rows first: six vectors are in flight instead of two.</source>
        <translation type="unfinished">线程先发出所有行的请求：同时在途的是六个向量，而不是两个。</translation>
    </message>
    <message>
        <source>A thread sums columns of 48 interleaved bytes, loading 16 bytes at a time.</source>
        <translation type="unfinished">一个线程对 48 个交错字节的各列求和，每次读取 16 字节。</translation>
    </message>
    <message>
        <source>A thread's own memory for arrays with a variable index and for values that did not fit in registers. Despite its name, local memory is part of device memory; only the L1 and L2 caches make it faster.</source>
        <translation type="unfinished">线程自己的内存，用于下标可变的数组以及寄存器放不下的值。虽名为本地，本地内存却是设备内存的一部分；只有 L1 和 L2 缓存使其更快。</translation>
    </message>
    <message>
        <source>A thread's own memory for arrays with a variable index and for values that did not fit in registers. Despite its name, local memory is part of device memory; only the L1 and L2 caches make it faster. Each instruction with which a warp reads local memory is one request.</source>
        <translation type="unfinished">线程自己的内存，用于下标可变的数组以及寄存器放不下的值。虽名为本地，本地内存却是设备内存的一部分；只有 L1 和 L2 缓存使其更快。线程束每执行一条读取本地内存的指令，计为一个请求。</translation>
    </message>
    <message>
        <source>A time computed from counts and the GPU's specifications, not measured. The lower bound is the tightest single limit; the upper bound is the time if almost nothing overlaps.</source>
        <translation type="unfinished">由计数和 GPU 数据手册计算的时间，不是测量值。下端是最紧的限制，上端是几乎没有任何重叠时的结果。</translation>
    </message>
    <message>
        <source>A warp adds its counts to those of the image before other warps of the block have counted their pixels.</source>
        <translation type="unfinished">在线程块的其他线程束数完自己的像素之前，计数就被加到了整幅图像的计数中。</translation>
    </message>
    <message>
        <source>A warp at the barrier does nothing until the last warp arrives.</source>
        <translation type="unfinished">到达屏障的线程束什么也不做，直到最后一个到来。</translation>
    </message>
    <message>
        <source>A warp computes this value collectively with matrix instructions, so its reads are not listed.</source>
        <translation type="unfinished">线程束整体用矩阵指令计算此值：其读取未列出。</translation>
    </message>
    <message>
        <source>A warp moves down with the filter's rows in registers and reads each row once.</source>
        <translation type="unfinished">线程束向下推进，将滤波器所需的各行保存在寄存器中，每行只读取一次。</translation>
    </message>
    <message>
        <source>A warp multiplies elements of the tiles that other warps have not written yet. Elements of C are wrong, and differ from run to run on a GPU.</source>
        <translation type="unfinished">线程束拿分块中其他线程束尚未写入的数相乘：C 的元素出错，而且在 GPU 上每次运行都不同。</translation>
    </message>
    <message>
        <source>A warp reads pixels of the tile that other warps have not written yet. The image is torn along the rows where their parts meet, and differs from run to run on a GPU.</source>
        <translation type="unfinished">线程束读到分块中其他线程束尚未写入的像素：图像在各部分交界的行处撕裂，而且在 GPU 上每次运行都不同。</translation>
    </message>
    <message>
        <source>A wavefront is one pass of an access through shared memory. In one pass, each of the 32 banks delivers one 4-byte word; a bank conflict adds passes.</source>
        <translation type="unfinished">wavefront 是一次访问通过共享内存的一趟；共享内存的 32 个存储体每趟各给出一个 4 字节的字；存储体冲突会增加趟数。</translation>
    </message>
    <message>
        <source>A wavefront is one pass of an access through shared memory. In one pass, each of the 32 banks delivers one 4-byte word; a bank conflict adds passes. Lanes that update words in the same bank take turns: one wavefront each, and two for a compare-and-swap. Only additions of 1 whose result is not used are combined.</source>
        <translation type="unfinished">wavefront 是一次访问通过共享内存的一趟；共享内存的 32 个存储体每趟各给出一个 4 字节的字；存储体冲突会增加趟数。更新同一存储体中的字的各 lane 依次进行，每次一个 wavefront，比较并交换则为两个；只有结果不被使用的加 1 操作可以一同进行。</translation>
    </message>
    <message>
        <source>A whole block may exit before a barrier, but single threads of it must not. On the diagonal, the threads that exit have filled nothing, and the others read their elements of the tiles.</source>
        <translation type="unfinished">整个线程块可以在屏障之前退出，其中的个别线程则不可以：对角线上退出的线程没有写入任何内容，其他线程却要读取它们在分块中的位置。</translation>
    </message>
    <message>
        <source>A window of one colour has no variance: 0 / 0 is NaN, and clamping it to -1 … 1 gives -1. Flat parts of the image become the worst match instead of no match.</source>
        <translation type="unfinished">单色的窗口没有方差：0 / 0 不是数，限制到 -1 … 1 后变成 -1。图像的平坦部分因此成为最差的匹配，而不是没有匹配。</translation>
    </message>
    <message>
        <source>A word's even bytes are taken without masking the odd bytes, which remain in the upper bits of each half. The values are about 256 times too large, and are neither pixels nor sums of pixels.</source>
        <translation type="unfinished">取一个字的偶数字节时没有屏蔽奇数字节，后者便留在每个半字的高位中：大了 256 倍，既不是像素，也不是像素之和。</translation>
    </message>
    <message>
        <source>A word's first pixel is its lowest byte, so moving right by one pixel shifts the bytes down. In the wrong direction, the windows lie too far to the left, and three out of four results are wrong.</source>
        <translation type="unfinished">字的第一个像素是其最低字节，因此向右移动一个像素就是将字节向下移。方向相反时，窗口位于应在位置的左侧，四个结果中有三个出错。</translation>
    </message>
    <message>
        <source>A worker is the same version of Tilescope on a computer with a GPU. The command starts the worker there and connects its standard input and output to this computer. A new worker is connected immediately.</source>
        <translation type="unfinished">工作进程是在带 GPU 的计算机上运行的同版本 Tilescope。命令在那里启动工作进程，并将其标准输入和输出连接到本机。新的工作进程会立即连接。</translation>
    </message>
    <message>
        <source>A worker reads no files; they are sent with the request.</source>
        <translation type="unfinished">工作进程不读取文件：文件随请求一起发送。</translation>
    </message>
    <message>
        <source>A worker supports only the built-in operations.</source>
        <translation type="unfinished">工作进程只知道内置的操作。</translation>
    </message>
    <message>
        <source>A, B, C …</source>
        <translation type="unfinished">A、B、C …</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation type="unfinished">中止</translation>
    </message>
    <message>
        <source>About Tilescope</source>
        <translation type="unfinished">关于 Tilescope</translation>
    </message>
    <message>
        <source>Adaptive threshold</source>
        <translation type="unfinished">自适应阈值</translation>
    </message>
    <message>
        <source>Adaptive threshold from a texture, from global memory and from a shared tile, in windows of 3, 15 and 31</source>
        <translation type="unfinished">使用纹理、全局内存和共享内存分块的自适应阈值，窗口为 3、15 和 31</translation>
    </message>
    <message>
        <source>Add %1 to CMAKE_CUDA_ARCHITECTURES.</source>
        <translation type="unfinished">将“%1”加入 CMAKE_CUDA_ARCHITECTURES。</translation>
    </message>
    <message>
        <source>Add a %1 after %2, before %3 is reached again.</source>
        <translation type="unfinished">在%2之后、再次到达%3之前加一个 %1。</translation>
    </message>
    <message>
        <source>Add a %1 between %2 and %3.</source>
        <translation type="unfinished">在%2与%3之间加一个 %1。</translation>
    </message>
    <message>
        <source>Add a vote for %1</source>
        <translation type="unfinished">%1 加一人举手</translation>
    </message>
    <message>
        <source>Add a vote for the option</source>
        <translation type="unfinished">该选项加一人举手</translation>
    </message>
    <message>
        <source>Additions, multiplications or fused multiply-adds of floats per clock; also called CUDA cores.</source>
        <translation type="unfinished">每个时钟周期能完成的浮点加法、乘法或融合乘加次数；也称为 CUDA 核心数。</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation type="unfinished">高级</translation>
    </message>
    <message>
        <source>After a run, this panel shows what the kernel does to memory: sectors, bank conflicts, divergence.</source>
        <translation type="unfinished">运行之后，此面板显示内核函数对内存的操作：扇区、存储体冲突、分支发散。</translation>
    </message>
    <message>
        <source>After the discussion</source>
        <translation type="unfinished">讨论之后</translation>
    </message>
    <message>
        <source>After the first run, this panel shows what each warp of a multiprocessor does, cycle by cycle.</source>
        <translation type="unfinished">首次运行后，这里逐周期显示多处理器的每个线程束在做什么。</translation>
    </message>
    <message>
        <source>Again a quarter of the loads, and 29 instructions per pixel instead of 41: about 1.4 times as fast as words on an H200.</source>
        <translation type="unfinished">读取次数再减为四分之一，每像素 29 条指令（原为 41 条）：在 H200 上速度约为 words 的 1.4 倍。</translation>
    </message>
    <message>
        <source>All %1 reads</source>
        <translation type="unfinished">所有 %1 次读取</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation type="unfinished">所有文件 (*)</translation>
    </message>
    <message>
        <source>All GPUs, NCCL</source>
        <translation type="unfinished">所有 GPU，NCCL</translation>
    </message>
    <message>
        <source>All arithmetic</source>
        <translation type="unfinished">全部算术运算</translation>
    </message>
    <message>
        <source>All blocks of a launch. The grid has as many blocks as it takes to cover the image, so the last row and column may extend beyond its edge.</source>
        <translation type="unfinished">一次启动的所有线程块。线程块数以覆盖图像为准，因此最后一行和最后一列可能超出图像边缘。</translation>
    </message>
    <message>
        <source>All blocks of one strategy as a heat map, or curves over the swept parameter, the side of square tiles or the block width</source>
        <translation type="unfinished">以热图显示一个策略的所有线程块大小；或以曲线显示，横轴为被扫描的参数、正方形分块的边长或线程块宽度</translation>
    </message>
    <message>
        <source>All blocks of the grid: %1 at a time</source>
        <translation type="unfinished">网格的所有线程块：同时驻留 %1 个</translation>
    </message>
    <message>
        <source>All channels</source>
        <translation type="unfinished">所有通道</translation>
    </message>
    <message>
        <source>All events of the block, one row per warp. Left and Right step through them; the wheel zooms.</source>
        <translation type="unfinished">线程块的全部事件，每个线程束一行。左右键单步，滚轮缩放。</translation>
    </message>
    <message>
        <source>All files (%1)</source>
        <translation type="unfinished">所有文件 (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished">所有文件 (*)</translation>
    </message>
    <message>
        <source>All launches</source>
        <translation type="unfinished">所有启动</translation>
    </message>
    <message>
        <source>All launches of the strategy together, or one of them</source>
        <translation type="unfinished">此策略的所有启动合计，或其中一次</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation type="unfinished">所有课程</translation>
    </message>
    <message>
        <source>All lessons of this student in one file</source>
        <translation type="unfinished">该学生的所有课程存于一个文件</translation>
    </message>
    <message>
        <source>All reads</source>
        <translation type="unfinished">所有读取</translation>
    </message>
    <message>
        <source>All rows of the tile now start in the same bank, so a warp that reads a column waits for one bank again and again. The result is still correct.</source>
        <translation type="unfinished">现在分块的各行都从同一个存储体开始，因此读取一列的线程束要反复等待同一个存储体。结果仍然正确。</translation>
    </message>
    <message>
        <source>All runs</source>
        <translation type="unfinished">所有运行</translation>
    </message>
    <message>
        <source>All strategies appear here side by side after the first run.</source>
        <translation type="unfinished">第一个策略运行后，所有策略在此并排显示。</translation>
    </message>
    <message>
        <source>All threads of a block must reach the same barrier. Here, most of them bypass it, and the behaviour is undefined.</source>
        <translation type="unfinished">线程块的所有线程必须到达同一个屏障。这里大多数线程越过了它，其后的行为未定义。</translation>
    </message>
    <message>
        <source>All threads of a block must reach the same barrier. Here, most of them bypass it, and the behaviour is undefined: a GPU may hang, or read a tile that has not been filled.</source>
        <translation type="unfinished">线程块的所有线程必须到达同一个屏障。这里大多数线程越过了它，其后的行为未定义：GPU 可能挂起，或读到尚未填满的分块。</translation>
    </message>
    <message>
        <source>All values that the format can hold; for floats, all values in the image</source>
        <translation type="unfinished">格式所能容纳的全部值；浮点数则为实际存在的全部值</translation>
    </message>
    <message>
        <source>All warps</source>
        <translation type="unfinished">所有线程束</translation>
    </message>
    <message>
        <source>All warps that a multiprocessor can hold are resident. To go faster, try fewer, wider or more independent accesses.</source>
        <translation type="unfinished">多处理器能容纳的线程束已全部驻留：剩下的办法是减少或加宽访问，或者让每个线程有更多互不依赖的访问。</translation>
    </message>
    <message>
        <source>All weights are 0, so the mean is undefined.</source>
        <translation type="unfinished">所有权重均为 0，因此没有均值。</translation>
    </message>
    <message>
        <source>Allow on the GPU</source>
        <translation type="unfinished">允许在 GPU 上运行</translation>
    </message>
    <message>
        <source>Alpha</source>
        <translation type="unfinished">Alpha</translation>
    </message>
    <message>
        <source>Also: %1</source>
        <translation type="unfinished">也称：%1</translation>
    </message>
    <message>
        <source>Alt+Left</source>
        <translation type="unfinished">Alt+Left</translation>
    </message>
    <message>
        <source>Alt+PgDown</source>
        <translation type="unfinished">Alt+PgDown</translation>
    </message>
    <message>
        <source>Alt+PgUp</source>
        <translation type="unfinished">Alt+PgUp</translation>
    </message>
    <message>
        <source>Alt+drag</source>
        <translation type="unfinished">按住 Alt 拖动</translation>
    </message>
    <message>
        <source>Amplification</source>
        <translation type="unfinished">增益</translation>
    </message>
    <message>
        <source>An NVIDIA library, for comparison.</source>
        <translation type="unfinished">NVIDIA 的库，供对比。</translation>
    </message>
    <message>
        <source>An OpenGL context exists but cannot be used on this display.</source>
        <translation type="unfinished">OpenGL 上下文存在，但不能在此显示器上使用。</translation>
    </message>
    <message>
        <source>An access outside the memory of a buffer or an array. It reads unrelated data, overwrites other data, or aborts the kernel.</source>
        <translation type="unfinished">访问不属于缓冲区或数组的内存。会读取不该读的内容、覆盖其他内容，或终止内核函数。</translation>
    </message>
    <message>
        <source>An animation is already being created; save another one when it is finished.</source>
        <translation type="unfinished">正在生成一段动画；完成后再保存另一段。</translation>
    </message>
    <message>
        <source>An atomic instruction updates the value; what other threads add is not listed.</source>
        <translation type="unfinished">原子指令修改了该值：其他线程所加的内容未列出。</translation>
    </message>
    <message>
        <source>An edited kernel can run on the GPU only after the emulator has checked all of its blocks, or one block of each class of equivalent blocks. The blocks of this kernel cannot be classified.</source>
        <translation type="unfinished">编辑后的内核函数只有在模拟器检查过其所有线程块，或在线程块可分为若干类时每类检查过一个之后，才可以在 GPU 上运行；此内核函数的线程块不满足这一条件。</translation>
    </message>
    <message>
        <source>An edited kernel can run on the GPU only after the emulator has checked it.</source>
        <translation type="unfinished">编辑后的内核函数只有在模拟器检查过之后才可以在 GPU 上运行。</translation>
    </message>
    <message>
        <source>An empty launch takes %1.</source>
        <translation type="unfinished">一次空启动用时 %1。</translation>
    </message>
    <message>
        <source>An error in the kernel could make the GPU unusable until you restart Tilescope.</source>
        <translation type="unfinished">内核函数中若有错误，GPU 可能要到 Tilescope 重新启动后才能再用。</translation>
    </message>
    <message>
        <source>An error or an inefficiency that Tilescope detected in a run, with the line of the kernel that causes it. Many findings offer a fix.</source>
        <translation type="unfinished">Tilescope 在一次运行中检查出的错误或低效之处，并指出造成它的内核函数代码行。许多问题附有修正方法。</translation>
    </message>
    <message>
        <source>An image cannot be passed as values of type "%1". If a header of your own defines that type, copy the definition into the source.</source>
        <translation type="unfinished">图像不能作为“%1”类型的值传递。如果该类型由您自己的头文件定义，请将其定义复制到源代码中。</translation>
    </message>
    <message>
        <source>An image of %1 pixels has more tiles than this strategy's 32-bit indices can address. Use "shifted_templates", which has no tiles.</source>
        <translation type="unfinished">%1 像素的图像所含的分块多于此策略的 32 位索引所能编号的数量。“shifted_templates”不使用分块。</translation>
    </message>
    <message>
        <source>An image that is read through the texture unit, which handles coordinates beyond the edge and can interpolate. Texture reads are cached by 2D neighbourhood instead of by row.</source>
        <translation type="unfinished">通过纹理单元读取的图像，纹理单元能处理边缘之外的坐标，并可插值。其读取按邻域而不是按行缓存。</translation>
    </message>
    <message>
        <source>Animation o&amp;f the block…</source>
        <translation type="unfinished">线程块的动画(&amp;F)…</translation>
    </message>
    <message>
        <source>Animation of the block</source>
        <translation type="unfinished">线程块的动画</translation>
    </message>
    <message>
        <source>Another launch may store this pixel; the story follows only the main launch.</source>
        <translation type="unfinished">此像素可能由另一次启动写入：来历只追踪主内核启动。</translation>
    </message>
    <message>
        <source>Another program, such as Nsight Compute, DCGM or a debugger, is reading the GPU's counters. Close that program, and read the counters again.</source>
        <translation type="unfinished">另一个程序正在读取 GPU 的计数器，例如 Nsight Compute、DCGM 或调试器；请将其结束后再次读取。</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation type="unfinished">答案</translation>
    </message>
    <message>
        <source>Answer first, then see: every answer is checked by running the kernel.</source>
        <translation type="unfinished">先回答，再查看：每个答案都由内核函数的一次运行判定。</translation>
    </message>
    <message>
        <source>Answer sheets (*.%1)</source>
        <translation type="unfinished">答卷 (*.%1)</translation>
    </message>
    <message>
        <source>Answer the lesson's question first: this panel shows results.</source>
        <translation type="unfinished">请先回答课程的题目：此面板会显示结果。</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <translation type="unfinished">答案：%1</translation>
    </message>
    <message>
        <source>Any value; invalid values are explained below the field</source>
        <translation type="unfinished">任意值；无效的值会在下方说明原因</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation type="unfinished">应用</translation>
    </message>
    <message>
        <source>Apply settings that reach the goal</source>
        <translation type="unfinished">应用可达到目标的设置</translation>
    </message>
    <message>
        <source>Apply the fix</source>
        <translation type="unfinished">应用修正</translation>
    </message>
    <message>
        <source>Are you sure you want to delete '%1'?</source>
        <translation type="unfinished">确定要删除“%1”吗？</translation>
    </message>
    <message>
        <source>Argument %1 of kernel "%2" has %3, but the launch passes %4 of %5. Keep the parameter types of the strategy's own kernel.</source>
        <translation type="unfinished">内核函数“%2”的参数 %1 占 %3，但启动时传入的是 %5 的%4。请保留策略自己内核函数的参数类型。</translation>
    </message>
    <message>
        <source>Arguments of %1</source>
        <translation type="unfinished">%1 的参数</translation>
    </message>
    <message>
        <source>Arithmetic unit</source>
        <translation type="unfinished">算术单元</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation type="unfinished">方向键</translation>
    </message>
    <message>
        <source>Arrow keys, wheel</source>
        <translation type="unfinished">方向键、滚轮</translation>
    </message>
    <message>
        <source>As CSV</source>
        <translation type="unfinished">复制为 CSV</translation>
    </message>
    <message>
        <source>As CUDA graph</source>
        <translation type="unfinished">CUDA 图</translation>
    </message>
    <message>
        <source>As Markdown</source>
        <translation type="unfinished">复制为 Markdown</translation>
    </message>
    <message>
        <source>As many blocks as fit: %1 at a time</source>
        <translation type="unfinished">最多能容纳的线程块：同时驻留 %1 个</translation>
    </message>
    <message>
        <source>As many loads as from the tile, each slightly more expensive: within 10 % of the speed of window_sums, but with no barrier, texture fetches or size limit.</source>
        <translation type="unfinished">读取次数与从分块读取时相同，每次开销略大：与 window_sums 的速度相差不超过十分之一，但没有屏障、纹理读取和大小限制。</translation>
    </message>
    <message>
        <source>As many times as fast as there are GPUs, except for 0.15 ms on H200s connected by NVLink: two GPUs add 24.5 MB of sums.</source>
        <translation type="unfinished">有几个 GPU 就快几倍，在以 NVLink 相连的 H200 上要扣除 0.15 ms：两个 GPU 要相加 24.5 MB 的和。</translation>
    </message>
    <message>
        <source>As reported by the GPU that ran the kernel.</source>
        <translation type="unfinished">由运行内核函数的 GPU 报告。</translation>
    </message>
    <message>
        <source>As reported by the driver.</source>
        <translation type="unfinished">驱动程序给出的名称。</translation>
    </message>
    <message>
        <source>Assertion failed</source>
        <translation type="unfinished">断言失败</translation>
    </message>
    <message>
        <source>Asynchronous copies</source>
        <translation type="unfinished">异步复制</translation>
    </message>
    <message>
        <source>At most 20 products for 256 windows: 150 µs of Tensor Core time at 16384² on an H200, or 60 µs up to B = 31; 12 instructions per pixel instead of 15. The total is 170 µs up to B = 31 and 260 µs at B = 101, where shared memory has room for the rows of only six warps.</source>
        <translation type="unfinished">256 个窗口最多 20 次乘法，在 H200 上 16384² 占用 Tensor Core 150 µs，B 不超过 31 时为 60 µs；每像素 12 条指令（原为 15 条）。因此 B 不超过 31 时为 170 µs，B = 101 时为 260 µs，此时共享内存可容纳六个线程束的行。</translation>
    </message>
    <message>
        <source>Atomic requests</source>
        <translation type="unfinished">原子请求</translation>
    </message>
    <message>
        <source>Atomics</source>
        <translation type="unfinished">原子操作</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation type="unfinished">自动</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation type="unfinished">自动</translation>
    </message>
    <message>
        <source>Automatic counts one block of each class of equivalent blocks, or every block if the blocks are not equivalent.</source>
        <translation type="unfinished">“自动”对每类相同的线程块只计数一个；线程块互不相同时则逐个计数。</translation>
    </message>
    <message>
        <source>Automatic uses the GPU if there is one; otherwise, the emulator runs the same kernels on the CPU.</source>
        <translation type="unfinished">“自动”在有 GPU 时使用 GPU，否则使用模拟器；模拟器在处理器上运行同样的内核函数。</translation>
    </message>
    <message>
        <source>Automatic: the grid, halo, warps or lanes, depending on the zoom</source>
        <translation type="unfinished">自动：随缩放显示网格、halo 区、线程束或 lane</translation>
    </message>
    <message>
        <source>Average active lanes</source>
        <translation type="unfinished">平均活动 lane 数</translation>
    </message>
    <message>
        <source>Axes of the grid exchanged</source>
        <translation type="unfinished">网格的轴互换</translation>
    </message>
    <message>
        <source>B/px</source>
        <translation type="unfinished">B/px</translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished">后退</translation>
    </message>
    <message>
        <source>Backend and device</source>
        <translation type="unfinished">后端与设备</translation>
    </message>
    <message>
        <source>Bank %1 receives requests for %2 different words.</source>
        <translation type="unfinished">存储体 %1 被请求 %2 个不同的字。</translation>
    </message>
    <message>
        <source>Bank %1 receives requests for 1 word.</source>
        <translation type="unfinished">存储体 %1 被请求 1 个字。</translation>
    </message>
    <message>
        <source>Bank conflict</source>
        <translation type="unfinished">存储体冲突</translation>
    </message>
    <message>
        <source>Barrier</source>
        <translation type="unfinished">屏障</translation>
    </message>
    <message>
        <source>Barrier in a branch</source>
        <translation type="unfinished">分支中的屏障</translation>
    </message>
    <message>
        <source>Barriers</source>
        <translation type="unfinished">屏障</translation>
    </message>
    <message>
        <source>Based on %1.</source>
        <translation type="unfinished">在 %1 的基础上改动。</translation>
    </message>
    <message>
        <source>Baseline: %1.</source>
        <translation type="unfinished">基准：%1。</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation type="unfinished">初级</translation>
    </message>
    <message>
        <source>Best overall: %1, %2 × %3: %4</source>
        <translation type="unfinished">所有设置中最佳：%1，%2 × %3：%4</translation>
    </message>
    <message>
        <source>Between global memory and all multiprocessors.</source>
        <translation type="unfinished">位于全局内存与所有多处理器之间。</translation>
    </message>
    <message>
        <source>Beyond the right edge, the first pixels of the next row are read, and beyond the last row, whatever follows the image in memory. This is an out-of-bounds access that a GPU may not detect.</source>
        <translation type="unfinished">右边缘之外读到下一行的前几个像素，最后一行之外读到内存中图像之后的任意内容：这是越界访问，GPU 可能不加阻止。</translation>
    </message>
    <message>
        <source>Beyond the right edge, the texture repeats its last texel, which is the blue value of the last pixel. All three channels are mixed with it, so the right edge is tinted.</source>
        <translation type="unfinished">右边缘之外，纹理重复其最后一个纹素，即最后一个像素的蓝色：三个通道都混入该值，右边缘偏色。</translation>
    </message>
    <message>
        <source>Bits mistaken for bytes</source>
        <translation type="unfinished">把位当成字节</translation>
    </message>
    <message>
        <source>Black</source>
        <translation type="unfinished">黑</translation>
    </message>
    <message>
        <source>Bloc&amp;k grid</source>
        <translation type="unfinished">线程块网格(&amp;K)</translation>
    </message>
    <message>
        <source>Block</source>
        <translation type="unfinished">线程块</translation>
    </message>
    <message>
        <source>Block %1 and block %2</source>
        <translation type="unfinished">线程块 %1 和线程块 %2</translation>
    </message>
    <message>
        <source>Block %1 atomically updates %2 on %3</source>
        <translation type="unfinished">线程块 %1 在%3以原子方式修改 %2</translation>
    </message>
    <message>
        <source>Block %1 can never continue: warp %2 waits at this barrier, warp %3 at another (line %4). All threads of a block must reach the same barrier.</source>
        <translation type="unfinished">线程块 %1 永远无法继续：线程束 %2 在此屏障处等待，线程束 %3 在另一个屏障处等待（第 %4 行）。线程块的所有线程必须在同一屏障处会合。</translation>
    </message>
    <message>
        <source>Block %1 can never continue: warp %2 waits at this barrier, warp %3 at another. All threads of a block must reach the same barrier.</source>
        <translation type="unfinished">线程块 %1 永远无法继续：线程束 %2 在此屏障处等待，线程束 %3 在另一个屏障处等待。线程块的所有线程必须在同一屏障处会合。</translation>
    </message>
    <message>
        <source>Block %1 can never continue: warp %2 waits at this barrier, which expects more threads than can still arrive. All threads of a block must reach the same barrier.</source>
        <translation type="unfinished">线程块 %1 永远无法继续：线程束 %2 在此屏障处等待，而屏障等待的线程多于还可能到来的线程。线程块的所有线程必须在同一屏障处会合。</translation>
    </message>
    <message>
        <source>Block %1 can never continue: warp %2 waits here for a value in memory that no running thread changes.</source>
        <translation type="unfinished">线程块 %1 永远无法继续：线程束 %2 在此等待内存中的一个值，而仍在运行的线程都不会修改它。</translation>
    </message>
    <message>
        <source>Block %1 loads %2 on %3</source>
        <translation type="unfinished">线程块 %1 在%3读取 %2</translation>
    </message>
    <message>
        <source>Block %1 stores %2 on %3</source>
        <translation type="unfinished">线程块 %1 在%3写入 %2</translation>
    </message>
    <message>
        <source>Block %1 was stopped here because it exceeded the instruction limit for a block.</source>
        <translation type="unfinished">线程块 %1 在此被停止：指令数超过了一个线程块的上限。</translation>
    </message>
    <message>
        <source>Block %1, thread %2: %3</source>
        <translation type="unfinished">线程块 %1，线程 %2：%3</translation>
    </message>
    <message>
        <source>Block %1×%2</source>
        <translation type="unfinished">线程块 %1×%2</translation>
    </message>
    <message>
        <source>Block &amp;overlay</source>
        <translation type="unfinished">线程块叠加层(&amp;O)</translation>
    </message>
    <message>
        <source>Block (%1, %2) of %3 × %4, with %5 × %6 threads, as run by the emulator. Each step is one memory operation of a warp, or a point at which the warp waits.</source>
        <translation type="unfinished">线程块 (%1, %2)，共 %3 × %4 个，%5 × %6 个线程，由模拟器运行。每一步是线程束的一次内存操作，或线程束等待之处。</translation>
    </message>
    <message>
        <source>Block copy</source>
        <translation type="unfinished">块复制</translation>
    </message>
    <message>
        <source>Block height</source>
        <translation type="unfinished">线程块高度</translation>
    </message>
    <message>
        <source>Block of %1 by %2 threads</source>
        <translation type="unfinished">%1 × %2 个线程的线程块</translation>
    </message>
    <message>
        <source>Block under the &amp;cursor</source>
        <translation type="unfinished">光标下的线程块(&amp;C)</translation>
    </message>
    <message>
        <source>Block width</source>
        <translation type="unfinished">线程块宽度</translation>
    </message>
    <message>
        <source>Block width, threads</source>
        <translation type="unfinished">线程块宽度，线程数</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation type="unfinished">线程块数</translation>
    </message>
    <message>
        <source>Blocks %1 and %2 were expected to do the same, but they differ.</source>
        <translation type="unfinished">预期行为相同的线程块实际上并不相同：线程块 %1 和 %2。</translation>
    </message>
    <message>
        <source>Blocks at the edge of the image no longer delay the others. The time is that of running_band without its border: 161 µs at 16384² on an H200 with B = 3, 170 µs at B = 31 and 325 µs at B = 101, plus 5 µs for the border launch.</source>
        <translation type="unfinished">图像边缘的线程块不再拖慢其他线程块：用时与没有边界时的 running_band 相同，在 H200 上 16384²、B = 3 时 161 µs，B = 31 时 170 µs，B = 101 时 325 µs，另加铺设边界的启动 5 µs。</translation>
    </message>
    <message>
        <source>Blocks of 128 to 256 threads let more warps fit.</source>
        <translation type="unfinished">128 到 256 个线程的线程块可容纳更多线程束。</translation>
    </message>
    <message>
        <source>Blocks of c×c threads use each element of two shared tiles c times.</source>
        <translation type="unfinished">c×c 个线程的线程块把两个共享分块中的每个数都使用 c 次。</translation>
    </message>
    <message>
        <source>Blocks of the main launch that fit on a multiprocessor at the same time. These blocks share the warps, registers and shared memory of the multiprocessor.</source>
        <translation type="unfinished">主内核启动中能同时驻留在一个多处理器上的线程块。这些线程块共用多处理器的线程束、寄存器和共享内存。</translation>
    </message>
    <message>
        <source>Blocks on all multiprocessors</source>
        <translation type="unfinished">所有多处理器上的线程块</translation>
    </message>
    <message>
        <source>Blocks per multiprocessor</source>
        <translation type="unfinished">每个多处理器的线程块数</translation>
    </message>
    <message>
        <source>Blocks that are resident at once; small blocks reach this limit first.</source>
        <translation type="unfinished">同时驻留数；小线程块最先遇到此限制。</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation type="unfinished">蓝</translation>
    </message>
    <message>
        <source>Blur</source>
        <translation type="unfinished">模糊</translation>
    </message>
    <message>
        <source>Blur from global memory, from a shared tile, and with the filter in constant memory, with three block sizes</source>
        <translation type="unfinished">使用全局内存、共享内存分块以及常量内存滤波器的模糊，三种线程块大小</translation>
    </message>
    <message>
        <source>Bo&amp;xes</source>
        <translation type="unfinished">方框(&amp;X)</translation>
    </message>
    <message>
        <source>Bor&amp;der</source>
        <translation type="unfinished">边界(&amp;D)</translation>
    </message>
    <message>
        <source>Border</source>
        <translation type="unfinished">边界</translation>
    </message>
    <message>
        <source>Borrowed from the neighbour</source>
        <translation type="unfinished">从相邻部分借位</translation>
    </message>
    <message>
        <source>Both cover only a sample.</source>
        <translation type="unfinished">两者都只针对一个样本。</translation>
    </message>
    <message>
        <source>Both diagonal differences are half of gx + gy and gx - gy. Without doubling, every edge is half as bright.</source>
        <translation type="unfinished">两个对角差值是 gx + gy 和 gx - gy 的一半：不加倍，所有边缘的亮度都减半。</translation>
    </message>
    <message>
        <source>Both factors of a product are rounded to 10 fraction bits, with a relative error of up to 2⁻¹¹.</source>
        <translation type="unfinished">乘法的两个因子都舍入到 10 位尾数，误差最多为自身的 2⁻¹¹。</translation>
    </message>
    <message>
        <source>Both factors of a product may be truncated instead of rounded to 10 fraction bits, with a relative error of up to 2⁻⁹ in the product.</source>
        <translation type="unfinished">乘法的两个因子可能被截断而不是舍入到 10 位尾数：最坏时误差为乘积的 2⁻⁹。</translation>
    </message>
    <message>
        <source>Both times are emulator times. Each is a single run on this computer and is affected by other programs, so no difference is shown.</source>
        <translation type="unfinished">两个时间都是模拟器的时间，各是本机上的一次运行，会受其他程序影响，因此不显示差异。</translation>
    </message>
    <message>
        <source>Box</source>
        <translation type="unfinished">方框</translation>
    </message>
    <message>
        <source>Box weights all pixels of the window equally; Gaussian weights near pixels more; Custom uses the weights that you enter.</source>
        <translation type="unfinished">方框对窗口的所有像素赋予相同权重；高斯对较近的像素赋予较大权重；自定义采用你写出的权重。</translation>
    </message>
    <message>
        <source>Branch resolving</source>
        <translation type="unfinished">分支解析</translation>
    </message>
    <message>
        <source>Branch target</source>
        <translation type="unfinished">分支目标</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation type="unfinished">分支</translation>
    </message>
    <message>
        <source>Branches at which lanes of one warp took different paths. The warp then executes both paths one after the other, each time with some of its lanes inactive.</source>
        <translation type="unfinished">使同一线程束的各 lane 走向不同路径的分支。线程束于是依次执行两条路径，每次都有一部分 lane 不活动。</translation>
    </message>
    <message>
        <source>Branches that warps executed, counted in the PTX. The machine code may have a different number, because its compiler unrolls loops and replaces short branches.</source>
        <translation type="unfinished">线程束到达的分支数，以 PTX 中的为准。机器码有其自己的数目，因为其编译器会展开循环并替换短分支。</translation>
    </message>
    <message>
        <source>Bring the Block panel to the front: the animation shows the block in this panel.</source>
        <translation type="unfinished">请把面板“线程块”切换到前面：动画取自它显示的线程块。</translation>
    </message>
    <message>
        <source>Bulk copies</source>
        <translation type="unfinished">批量复制</translation>
    </message>
    <message>
        <source>Busy in last wave</source>
        <translation type="unfinished">末波忙碌</translation>
    </message>
    <message>
        <source>By &amp;zoom level</source>
        <translation type="unfinished">随缩放(&amp;Z)</translation>
    </message>
    <message>
        <source>By launch: %1.</source>
        <translation type="unfinished">各次启动：%1。</translation>
    </message>
    <message>
        <source>Bytes %1 to %2: %3 of 32 bytes are requested, by lanes %4.</source>
        <translation type="unfinished">字节 %1 到 %2：32 个中有 %3 个被请求，来自 lane %4。</translation>
    </message>
    <message>
        <source>Bytes back</source>
        <translation type="unfinished">复制回的字节数</translation>
    </message>
    <message>
        <source>Bytes copied back</source>
        <translation type="unfinished">复制回主机的字节数</translation>
    </message>
    <message>
        <source>Bytes copied to the device</source>
        <translation type="unfinished">复制到设备的字节数</translation>
    </message>
    <message>
        <source>Bytes of input and output per second, against the arithmetic per byte: higher is faster.</source>
        <translation type="unfinished">纵轴为每秒输入和输出的字节数，横轴为每字节所用的算术运算：越高越快。</translation>
    </message>
    <message>
        <source>Bytes of the sectors requested from the L1 cache for global and local memory, per pixel of the image; fewer bytes come from DRAM. One byte read and one byte written give 2. Not available for kernels that read textures, whose sectors are not counted.</source>
        <translation type="unfinished">图像每个像素对应的、为全局内存和本地内存向 L1 缓存请求的扇区字节数；其中来自 DRAM 的更少。读一个字节、写一个字节为 2。读取纹理的内核函数无此值：其扇区不计数。</translation>
    </message>
    <message>
        <source>Bytes per pixel</source>
        <translation type="unfinished">每像素字节数</translation>
    </message>
    <message>
        <source>Bytes to the device</source>
        <translation type="unfinished">到设备的字节数</translation>
    </message>
    <message>
        <source>Bytes/pixel</source>
        <translation type="unfinished">每像素字节数</translation>
    </message>
    <message>
        <source>C&amp;harts</source>
        <translation type="unfinished">图表(&amp;H)</translation>
    </message>
    <message>
        <source>C&amp;ompared images</source>
        <translation type="unfinished">比较的图像(&amp;O)</translation>
    </message>
    <message>
        <source>C++ type</source>
        <translation type="unfinished">C++ 类型</translation>
    </message>
    <message>
        <source>CGMA</source>
        <translation type="unfinished">CGMA</translation>
    </message>
    <message>
        <source>CGMA, multiply-adds per byte requested by the threads: %1.</source>
        <translation type="unfinished">CGMA，即线程请求的每个字节的乘加次数：%1。</translation>
    </message>
    <message>
        <source>CPU reference</source>
        <translation type="unfinished">CPU 参考结果</translation>
    </message>
    <message>
        <source>CSV, the figures</source>
        <translation type="unfinished">CSV，数值</translation>
    </message>
    <message>
        <source>CUDA</source>
        <translation type="unfinished">CUDA</translation>
    </message>
    <message>
        <source>CUDA cannot share images with OpenGL: %1</source>
        <translation type="unfinished">CUDA 无法与 OpenGL 共享图像：%1</translation>
    </message>
    <message>
        <source>CUDA could not enumerate GPUs: %1 (%2, error %3). Check the NVIDIA driver with nvidia-smi.</source>
        <translation type="unfinished">CUDA 无法查找 GPU：%1（%2，错误 %3）。请用 nvidia-smi 检查 NVIDIA 驱动程序。</translation>
    </message>
    <message>
        <source>CUDA interop</source>
        <translation type="unfinished">CUDA 互操作</translation>
    </message>
    <message>
        <source>CUDA kernels (*.cu);;All files (*)</source>
        <translation type="unfinished">CUDA 内核函数 (*.cu);;所有文件 (*)</translation>
    </message>
    <message>
        <source>CUPTI cannot read the counters of this GPU or system.</source>
        <translation type="unfinished">CUPTI 无法读取此 GPU 或系统的计数器。</translation>
    </message>
    <message>
        <source>CUPTI cannot read the counters of this GPU, which is too old or too new for it.</source>
        <translation type="unfinished">CUPTI 无法读取此 GPU 的计数器：对它来说此 GPU 太旧或太新。</translation>
    </message>
    <message>
        <source>CUPTI could not read the GPU's counters: %1 returned %2, error %3.</source>
        <translation type="unfinished">CUPTI 无法读取 GPU 的计数器：%1 报告 %2，错误 %3。</translation>
    </message>
    <message>
        <source>CUPTI discarded the data that it had collected.</source>
        <translation type="unfinished">CUPTI 丢弃了它计数的结果。</translation>
    </message>
    <message>
        <source>CUPTI does not match the NVIDIA driver. Update the driver, or install the CUPTI for the CUDA version that the driver reports.</source>
        <translation type="unfinished">CUPTI 与 NVIDIA 驱动程序不匹配；请更新驱动程序，或安装驱动程序所报告的 CUDA 版本的 CUPTI。</translation>
    </message>
    <message>
        <source>CUPTI kept requesting further passes without end.</source>
        <translation type="unfinished">CUPTI 无休止地反复要求运行内核函数。</translation>
    </message>
    <message>
        <source>CUPTI supports none of the counters that Tilescope reads on this GPU.</source>
        <translation type="unfinished">CUPTI 不认识 Tilescope 在此 GPU 上要读取的任何计数器。</translation>
    </message>
    <message>
        <source>CUPTI, the library that reads hardware counters, was not found. It is part of CUDA Toolkit %1 (package cuda-cupti-%1-0, or the Python package nvidia-cuda-cupti). If it is in a folder of its own, add that folder to LD_LIBRARY_PATH.</source>
        <translation type="unfinished">找不到 CUPTI，即读取 GPU 计数器的库。它随 CUDA Toolkit %1 提供（软件包 cuda-cupti-%1-0，或 Python 软件包 nvidia-cuda-cupti）；如果它位于单独的文件夹，请在 LD_LIBRARY_PATH 中写明该文件夹。</translation>
    </message>
    <message>
        <source>Cache model: %1, L1 %2, L2 %3, initially empty.</source>
        <translation type="unfinished">缓存模型：%1，L1 %2，L2 %3，初始为空。</translation>
    </message>
    <message>
        <source>Call cudaDeviceSynchronize() between the launch and this access.</source>
        <translation type="unfinished">请在启动与此次访问之间调用 cudaDeviceSynchronize()。</translation>
    </message>
    <message>
        <source>Call cudaFree, or cudaFreeHost for pinned memory, when the memory is not needed any more.</source>
        <translation type="unfinished">不再需要该内存时，请调用 cudaFree；对于锁页内存，请调用 cudaFreeHost。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished">取消</translation>
    </message>
    <message>
        <source>Cannot be run</source>
        <translation type="unfinished">无法运行</translation>
    </message>
    <message>
        <source>Cannot run here: it needs an NVIDIA GPU</source>
        <translation type="unfinished">不能在此运行：需要 NVIDIA GPU</translation>
    </message>
    <message>
        <source>Centre a pixel and pin it</source>
        <translation type="unfinished">将一个像素移到中央并固定</translation>
    </message>
    <message>
        <source>Change it…</source>
        <translation type="unfinished">更改…</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation type="unfinished">通道</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation type="unfinished">图表</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation type="unfinished">图表</translation>
    </message>
    <message>
        <source>Check against the reference</source>
        <translation type="unfinished">与参考结果的对照检验</translation>
    </message>
    <message>
        <source>Check how the pointer is computed: only the kernel's own arguments point to buffers.</source>
        <translation type="unfinished">检查指针如何计算：只有内核函数自己的参数指向缓冲区。</translation>
    </message>
    <message>
        <source>Check that every loop ends, and that no thread waits for a value that another thread of its warp has yet to store.</source>
        <translation type="unfinished">检查每个循环是否都会结束，以及是否有线程在等待同一线程束中另一个线程尚未写入的值。</translation>
    </message>
    <message>
        <source>Check that the grid is rounded up, (side + block - 1) / block, and that no condition excludes values that should be stored.</source>
        <translation type="unfinished">检查网格是否向上取整，即 (side + block - 1) / block，以及是否有条件漏掉了应写入的值。</translation>
    </message>
    <message>
        <source>Check that the loop that fills this memory covers every element that is read, including those at the edges, or set those elements to 0 first.</source>
        <translation type="unfinished">检查写入它的循环是否覆盖每个被读取的元素，包括边缘处的元素，或先把这些元素设为 0。</translation>
    </message>
    <message>
        <source>Check that the pointer is an argument of the kernel.</source>
        <translation type="unfinished">检查该指针是否为内核函数的参数。</translation>
    </message>
    <message>
        <source>Check that the pointer was set, in this module, to a function whose parameters and result match this call, and which is not already being called.</source>
        <translation type="unfinished">检查指针是否在此模块中被设为一个函数，其参数和返回值与此调用一致，并且该函数当前不在调用中。</translation>
    </message>
    <message>
        <source>Check that the recursion ends. A loop, or an explicit stack in an array, has no depth limit; on a GPU, each level takes local memory for every thread.</source>
        <translation type="unfinished">请检查递归是否结束。循环或数组中的栈不需要上限；在 GPU 上每一层都占用每个线程的本地内存。</translation>
    </message>
    <message>
        <source>Check the coordinates against the size of the surface: x is in bytes, for example x * sizeof(float).</source>
        <translation type="unfinished">对照表面的大小检查位置：x 以字节计，例如 x * sizeof(float)。</translation>
    </message>
    <message>
        <source>Check the divisor before the division: if (divisor != 0).</source>
        <translation type="unfinished">在除法之前检查除数：if (divisor != 0)。</translation>
    </message>
    <message>
        <source>Check the index against the size of the array.</source>
        <translation type="unfinished">对照数组的大小检查索引。</translation>
    </message>
    <message>
        <source>Check the index against the size of the array: %1 elements of %2 fit in %3.</source>
        <translation type="unfinished">对照数组的大小检查索引：%3 可容纳 %1 个 %2 大小的元素。</translation>
    </message>
    <message>
        <source>Check the lower bound of the index (x &lt; 0, y &lt; 0, or an index that overflowed).</source>
        <translation type="unfinished">检查索引的下界（x &lt; 0、y &lt; 0，或溢出的索引）。</translation>
    </message>
    <message>
        <source>Check the size of the tile against the shared memory of the launch.</source>
        <translation type="unfinished">对照启动的共享内存检查分块的大小。</translation>
    </message>
    <message>
        <source>Check the size of the tile against the shared memory of the launch: %1 elements of %2 fit in %3.</source>
        <translation type="unfinished">对照启动的共享内存检查分块的大小：%3 可容纳 %1 个 %2 大小的元素。</translation>
    </message>
    <message>
        <source>Check the upper bound of the index, for example `if (x &gt;= width || y &gt;= height) return;`.</source>
        <translation type="unfinished">检查索引的上界，例如 `if (x &gt;= width || y &gt;= height) return;`。</translation>
    </message>
    <message>
        <source>Check the upper bound of the index, for example `if (x &gt;= width || y &gt;= height) return;`: %1 elements of %2 fit in %3.</source>
        <translation type="unfinished">检查索引的上界，例如 `if (x &gt;= width || y &gt;= height) return;`：%3 可容纳 %1 个 %2 大小的元素。</translation>
    </message>
    <message>
        <source>Checked when the sliders stop moving.</source>
        <translation type="unfinished">滑块停下后检验。</translation>
    </message>
    <message>
        <source>Choose Directory</source>
        <translation type="unfinished">选择目录</translation>
    </message>
    <message>
        <source>Choose Help ▸ Start to show this again.</source>
        <translation type="unfinished">通过“帮助 ▸ 开始”可再次显示此页。</translation>
    </message>
    <message>
        <source>Choose a block in the image to see what its warps do, step by step.</source>
        <translation type="unfinished">在图像中选择一个线程块：这里逐步显示其线程束的动作。</translation>
    </message>
    <message>
        <source>Choose a block; when inspecting pixels, pin a pixel</source>
        <translation type="unfinished">选择线程块；查看像素时，固定一个像素</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation type="unfinished">选择文件夹</translation>
    </message>
    <message>
        <source>Choose a folder of images</source>
        <translation type="unfinished">选择图像文件夹</translation>
    </message>
    <message>
        <source>Choose a starting point</source>
        <translation type="unfinished">选择从什么开始</translation>
    </message>
    <message>
        <source>Choose a width and height whose product is a multiple of 32, such as %1.</source>
        <translation type="unfinished">请选择乘积为 32 的倍数的宽度和高度，例如 %1。</translation>
    </message>
    <message>
        <source>Choose an image, a chart or a report to save</source>
        <translation type="unfinished">选择要写入文件的图像、图表或报告</translation>
    </message>
    <message>
        <source>Choose another strategy to edit its source.</source>
        <translation type="unfinished">如需修改代码，请选择其他策略。</translation>
    </message>
    <message>
        <source>Choose at least one strategy that can run here.</source>
        <translation type="unfinished">请至少选择一个能在此处运行的策略。</translation>
    </message>
    <message>
        <source>Choose the GPU that runs the kernels: one in this computer, or one on a worker</source>
        <translation type="unfinished">选择运行内核函数的 GPU：本机的或工作进程的</translation>
    </message>
    <message>
        <source>Choose the backend "cuda" to read the counters of the %1.</source>
        <translation type="unfinished">如需读取 %1 的计数器，请选择后端“cuda”。</translation>
    </message>
    <message>
        <source>Choose the backend "cuda" to run it.</source>
        <translation type="unfinished">如需运行它，请选择后端“cuda”。</translation>
    </message>
    <message>
        <source>Choose the backend "emulator", which works everywhere.</source>
        <translation type="unfinished">模拟器在任何地方都可用：请选择后端“emulator”。</translation>
    </message>
    <message>
        <source>Choose the columns of the table</source>
        <translation type="unfinished">选择表格的列</translation>
    </message>
    <message>
        <source>Choose the kind of finding to go to</source>
        <translation type="unfinished">选择要前往的问题的类型</translation>
    </message>
    <message>
        <source>Choose the two images that are subtracted: source, result, CPU reference, pinned runs, other strategies</source>
        <translation type="unfinished">选择相减的两幅图像：源图像、结果、CPU 参考结果、固定的运行、其他策略</translation>
    </message>
    <message>
        <source>Choose where to go</source>
        <translation type="unfinished">选择要前往的位置</translation>
    </message>
    <message>
        <source>Chosen according to the sizes of the template and the image; a note says which strategy and why.</source>
        <translation type="unfinished">按模板和图像的大小选择；附注说明选了哪个以及原因。</translation>
    </message>
    <message>
        <source>Circuit board</source>
        <translation type="unfinished">电路板</translation>
    </message>
    <message>
        <source>Clamped on one side only</source>
        <translation type="unfinished">只在一侧限制坐标</translation>
    </message>
    <message>
        <source>Clamped to the number 255</source>
        <translation type="unfinished">用数值 255 作上限</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation type="unfinished">清除</translation>
    </message>
    <message>
        <source>Clear this list</source>
        <translation type="unfinished">清除此列表</translation>
    </message>
    <message>
        <source>Click</source>
        <translation type="unfinished">单击</translation>
    </message>
    <message>
        <source>Click a finding, or press Enter on it, to show its line in the kernel.</source>
        <translation type="unfinished">单击一个问题（或在其上按 Enter），可查看它在内核函数中的行。</translation>
    </message>
    <message>
        <source>Click a finding, or press Enter on it, to show its line in the kernel; double-click it to see it happen in a block.</source>
        <translation type="unfinished">单击一个问题（或在其上按 Enter），可查看它在内核函数中的行；双击可查看它在线程块中如何发生。</translation>
    </message>
    <message>
        <source>Click a pixel of the image, or point at it and press Shift+I, to see which thread computed it, from which values, and where each value came from.</source>
        <translation type="unfinished">单击图像的像素，或将光标指向该像素并按 Shift+I，可看到由哪个线程计算、用到哪些值，以及每个值从何而来。</translation>
    </message>
    <message>
        <source>Click a run to restore its settings; right-click to pin it.</source>
        <translation type="unfinished">单击一次运行可恢复其设置；右键单击可将其固定。</translation>
    </message>
    <message>
        <source>Click a strategy to choose it; right-click to pin it.</source>
        <translation type="unfinished">单击可选择，右键单击可固定。</translation>
    </message>
    <message>
        <source>Click in "Given" to change a value; the notes in the source are updated.</source>
        <translation type="unfinished">单击“给定”可更改值；代码中的注记会随之更新。</translation>
    </message>
    <message>
        <source>Click to make this run the baseline.</source>
        <translation type="unfinished">单击可将此次运行设为基准。</translation>
    </message>
    <message>
        <source>Click to see the line in the kernel</source>
        <translation type="unfinished">单击可查看内核函数中的该行</translation>
    </message>
    <message>
        <source>Click to see the line in the kernel; double-click to see it happen in a block</source>
        <translation type="unfinished">单击可查看内核函数中的该行，双击可查看它在线程块中如何发生</translation>
    </message>
    <message>
        <source>Clock after</source>
        <translation type="unfinished">运行后时钟</translation>
    </message>
    <message>
        <source>Clock after the runs</source>
        <translation type="unfinished">运行后的时钟频率</translation>
    </message>
    <message>
        <source>Clock before</source>
        <translation type="unfinished">运行前时钟</translation>
    </message>
    <message>
        <source>Clock before and after</source>
        <translation type="unfinished">之前与之后的时钟频率</translation>
    </message>
    <message>
        <source>Clock before the runs</source>
        <translation type="unfinished">运行前的时钟频率</translation>
    </message>
    <message>
        <source>Clock of the memory chips.</source>
        <translation type="unfinished">内存芯片的频率。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished">关闭</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation type="unfinished">关闭窗口</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation type="unfinished">关闭此消息</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <translation type="unfinished">不保存直接关闭</translation>
    </message>
    <message>
        <source>Closes the dock widget</source>
        <translation type="unfinished">关闭停靠窗口</translation>
    </message>
    <message>
        <source>Co&amp;py as command line</source>
        <translation type="unfinished">复制为命令行(&amp;P)</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation type="unfinished">硬币</translation>
    </message>
    <message>
        <source>Coins with relief on cloth under soft light.</source>
        <translation type="unfinished">柔光下放在布上的浮雕硬币。</translation>
    </message>
    <message>
        <source>Colour &amp;scale</source>
        <translation type="unfinished">色标(&amp;S)</translation>
    </message>
    <message>
        <source>Colour scale from %1 to %2</source>
        <translation type="unfinished">色标从 %1 到 %2</translation>
    </message>
    <message>
        <source>Colour the maps of all strategies and values on one scale, to compare them; otherwise each map has its own, to compare its blocks</source>
        <translation type="unfinished">用同一标尺为所有策略和取值的图着色，以便相互比较；否则每张图用自己的标尺，以便比较其线程块</translation>
    </message>
    <message>
        <source>Column and row of a pixel</source>
        <translation type="unfinished">像素的列和行</translation>
    </message>
    <message>
        <source>Column of the block in the grid</source>
        <translation type="unfinished">线程块在网格中的列</translation>
    </message>
    <message>
        <source>Column-major access</source>
        <translation type="unfinished">按列访问</translation>
    </message>
    <message>
        <source>Columns that lie in all windows of a group are multiplied once instead of once per half.</source>
        <translation type="unfinished">一组窗口共有的列只乘一次，而不是每一半各乘一次。</translation>
    </message>
    <message>
        <source>Columns…</source>
        <translation type="unfinished">列…</translation>
    </message>
    <message>
        <source>Combine the updates first: within a warp by __reduce_add_sync() or shuffles, or within a block in shared memory. Then let one thread update global memory.</source>
        <translation type="unfinished">先合并更新：在线程束内用 __reduce_add_sync() 或 shuffle，或在线程块内用共享内存。然后由一个线程更新全局内存。</translation>
    </message>
    <message>
        <source>Command</source>
        <translation type="unfinished">命令</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation type="unfinished">命令</translation>
    </message>
    <message>
        <source>Compare your answer with the run (Enter)</source>
        <translation type="unfinished">把答案与运行结果比较 (Enter)</translation>
    </message>
    <message>
        <source>Compared</source>
        <translation type="unfinished">比较项</translation>
    </message>
    <message>
        <source>Compared with %1</source>
        <translation type="unfinished">与 %1 相比</translation>
    </message>
    <message>
        <source>Compared with the previous run</source>
        <translation type="unfinished">与上次运行相比</translation>
    </message>
    <message>
        <source>Compile it for sm_%1, or choose a GPU of compute capability %2 or newer.</source>
        <translation type="unfinished">请针对 sm_%1 编译，或选择 compute capability 为 %2 或更高的 GPU。</translation>
    </message>
    <message>
        <source>Compile it without the "a" of %1, which stands for exactly that GPU, or choose a GPU of compute capability %2.</source>
        <translation type="unfinished">%1 中的“a”只表示那一种 GPU：请去掉它再编译，或选择 compute capability 为 %2 的 GPU。</translation>
    </message>
    <message>
        <source>Compile-time sizes</source>
        <translation type="unfinished">编译时尺寸</translation>
    </message>
    <message>
        <source>Compiled by</source>
        <translation type="unfinished">编译器</translation>
    </message>
    <message>
        <source>Compiler</source>
        <translation type="unfinished">编译器</translation>
    </message>
    <message>
        <source>Compiler of this run</source>
        <translation type="unfinished">此次运行所用编译器</translation>
    </message>
    <message>
        <source>Compilers</source>
        <translation type="unfinished">编译器</translation>
    </message>
    <message>
        <source>Compute to global memory access (CGMA): each image contributes 2 c floats for c² multiply-adds, that is, c/8 per byte, where c is the side of a block's tile of C. A larger tile does more work per byte, but fewer blocks fit on a multiprocessor.</source>
        <translation type="unfinished">计算与全局内存访问之比：每幅图像为 c² 次乘加读入 2 c 个浮点数，即每字节 c/8 次，其中 c 是线程块所算的 C 的分块边长。分块越大，每个字节做的工作越多，但一个多处理器能容纳的线程块越少。</translation>
    </message>
    <message>
        <source>Compute to global memory access (CGMA): every multiply-add reads two floats, that is, 1/8 per byte, whatever the block size.</source>
        <translation type="unfinished">计算与全局内存访问之比：无论线程块如何，每次乘加读取两个浮点数，即每字节 1/8 次。</translation>
    </message>
    <message>
        <source>Compute to global memory access (CGMA): multiply-adds per byte that the threads of the main launch request from global memory. Not available for kernels that compute with integers.</source>
        <translation type="unfinished">计算与全局内存访问之比：主内核启动的线程每向全局内存请求一个字节所对应的乘加次数。用整数计算的内核函数无此值。</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation type="unfinished">计算机</translation>
    </message>
    <message>
        <source>Computing the difference %1…</source>
        <translation type="unfinished">正在计算差异 %1…</translation>
    </message>
    <message>
        <source>Connecting to %1…</source>
        <translation type="unfinished">正在连接 %1…</translation>
    </message>
    <message>
        <source>Constant addresses</source>
        <translation type="unfinished">常量地址</translation>
    </message>
    <message>
        <source>Constant and texture</source>
        <translation type="unfinished">常量与纹理</translation>
    </message>
    <message>
        <source>Constant filter</source>
        <translation type="unfinished">常量滤波器</translation>
    </message>
    <message>
        <source>Constant masks</source>
        <translation type="unfinished">常量掩模</translation>
    </message>
    <message>
        <source>Constant memory data</source>
        <translation type="unfinished">常量内存的数据</translation>
    </message>
    <message>
        <source>Constant memory never filled</source>
        <translation type="unfinished">常量内存从未写入</translation>
    </message>
    <message>
        <source>Constant requests</source>
        <translation type="unfinished">常量请求</translation>
    </message>
    <message>
        <source>Constants of type "%1" are not supported. Use numbers.</source>
        <translation type="unfinished">无法提供“%1”类型的常量；可以提供数值。</translation>
    </message>
    <message>
        <source>Contention</source>
        <translation type="unfinished">争用</translation>
    </message>
    <message>
        <source>Continue with a progress file from another computer</source>
        <translation type="unfinished">用另一台计算机的文件继续学习</translation>
    </message>
    <message>
        <source>Control flow</source>
        <translation type="unfinished">控制流</translation>
    </message>
    <message>
        <source>Converting a float to a byte discards its fraction: half of all values come out one level too dark. This is within the tolerance, so the check passes; the difference view shows it.</source>
        <translation type="unfinished">浮点数赋给字节时丢失小数部分：一半的值偏暗一个灰度级。这仍在容差之内，所以检查通过；差异视图能显示出来。</translation>
    </message>
    <message>
        <source>Copied before it was computed</source>
        <translation type="unfinished">在计算之前就被复制</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished">复制</translation>
    </message>
    <message>
        <source>Copy %2 bytes, or allocate more host memory.</source>
        <translation type="unfinished">请复制 %2 字节，或分配更多主机内存。</translation>
    </message>
    <message>
        <source>Copy %3 bytes, or allocate %4 bytes.</source>
        <translation type="unfinished">请复制 %3 字节，或分配 %4 字节。</translation>
    </message>
    <message>
        <source>Copy CSV</source>
        <translation type="unfinished">复制 CSV</translation>
    </message>
    <message>
        <source>Copy Markdown</source>
        <translation type="unfinished">复制 Markdown</translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation type="unfinished">全部复制</translation>
    </message>
    <message>
        <source>Copy back</source>
        <translation type="unfinished">复制回主机</translation>
    </message>
    <message>
        <source>Copy back, pinned</source>
        <translation type="unfinished">复制回主机，锁页</translation>
    </message>
    <message>
        <source>Copy beyond an allocation</source>
        <translation type="unfinished">复制超出分配的内存</translation>
    </message>
    <message>
        <source>Copy every finding as text</source>
        <translation type="unfinished">把所有问题复制为文本</translation>
    </message>
    <message>
        <source>Copy everything as text</source>
        <translation type="unfinished">把全部内容复制为文本</translation>
    </message>
    <message>
        <source>Copy the command line that runs these settings without a window</source>
        <translation type="unfinished">复制不用窗口运行这些设置的命令行</translation>
    </message>
    <message>
        <source>Copy the counters as Markdown</source>
        <translation type="unfinished">把计数器复制为 Markdown</translation>
    </message>
    <message>
        <source>Copy the counters as comma-separated values</source>
        <translation type="unfinished">把计数器复制为逗号分隔值</translation>
    </message>
    <message>
        <source>Copy the data to host memory with cudaMemcpy(…, cudaMemcpyDeviceToHost), or allocate the memory with cudaMallocManaged.</source>
        <translation type="unfinished">请用 cudaMemcpy(…, cudaMemcpyDeviceToHost) 把数据复制到主机内存，或用 cudaMallocManaged 分配该内存。</translation>
    </message>
    <message>
        <source>Copy the result to host memory after the launch: cudaMemcpy(…, cudaMemcpyDeviceToHost).</source>
        <translation type="unfinished">请在启动之后把结果复制到主机内存：cudaMemcpy(…, cudaMemcpyDeviceToHost)。</translation>
    </message>
    <message>
        <source>Copy the table as comma-separated values or as Markdown</source>
        <translation type="unfinished">把表格复制为逗号分隔值或 Markdown</translation>
    </message>
    <message>
        <source>Copy the values before the launch: cudaMemcpyToSymbol(%2, …).</source>
        <translation type="unfinished">请在启动之前复制这些值：cudaMemcpyToSymbol(%2, …)。</translation>
    </message>
    <message>
        <source>Copy to device, pinned</source>
        <translation type="unfinished">复制到设备，锁页</translation>
    </message>
    <message>
        <source>Copy to the device</source>
        <translation type="unfinished">复制到设备</translation>
    </message>
    <message>
        <source>Copy, cold L2</source>
        <translation type="unfinished">复制，冷 L2</translation>
    </message>
    <message>
        <source>Copying the input to the output takes %1; this strategy takes %2.</source>
        <translation type="unfinished">把输入复制到输出用时 %1，本策略用时 %2。</translation>
    </message>
    <message>
        <source>Corner off by one</source>
        <translation type="unfinished">角点差一</translation>
    </message>
    <message>
        <source>Corner subtracted twice</source>
        <translation type="unfinished">角点减了两次</translation>
    </message>
    <message>
        <source>Correct the call, and check the value that each call returns.</source>
        <translation type="unfinished">请改正此调用，并检查每次调用的返回值。</translation>
    </message>
    <message>
        <source>Correct the launch, and check cudaGetLastError() after each launch.</source>
        <translation type="unfinished">请改正此次启动，并在每次启动之后检查 cudaGetLastError()。</translation>
    </message>
    <message>
        <source>Correct, without errors</source>
        <translation type="unfinished">正确，且没有错误</translation>
    </message>
    <message>
        <source>Count reads from shared memory instead of global memory</source>
        <translation type="unfinished">统计对共享内存的读取，而不是对全局内存的读取</translation>
    </message>
    <message>
        <source>Count the whole image instead of the part in view</source>
        <translation type="unfinished">统计整幅图像，而不只是可见部分</translation>
    </message>
    <message>
        <source>Counted by the emulator, over all warps and blocks.</source>
        <translation type="unfinished">由模拟器计数，涵盖所有线程束和线程块。</translation>
    </message>
    <message>
        <source>Counted for kernels only.</source>
        <translation type="unfinished">只对内核函数计数。</translation>
    </message>
    <message>
        <source>Counted in the PTX that ran; the GPU's machine code may differ</source>
        <translation type="unfinished">对所运行的 PTX 的计数，GPU 的机器码可能与之不同</translation>
    </message>
    <message>
        <source>Counted in the emulator, whose run time on this computer is not GPU time</source>
        <translation type="unfinished">由模拟器计数；模拟器在本机的用时不是 GPU 的时间</translation>
    </message>
    <message>
        <source>Counted operations</source>
        <translation type="unfinished">所计的运算</translation>
    </message>
    <message>
        <source>Counted: %1 executes %2 times as many PTX instructions as this strategy.</source>
        <translation type="unfinished">计数：%1 的 PTX 指令数是本策略的 %2 倍。</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation type="unfinished">计数器</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation type="unfinished">计数器</translation>
    </message>
    <message>
        <source>Counters are off. Set Counters to Automatic in the settings.</source>
        <translation type="unfinished">计数器已关闭。请在设置的“计数器”中选择“自动”。</translation>
    </message>
    <message>
        <source>Counting every block of an image of this size takes too long.</source>
        <translation type="unfinished">对这种大小的图像，为每个线程块计数耗时过长。</translation>
    </message>
    <message>
        <source>Counting is off. Set Counters to Automatic in the settings.</source>
        <translation type="unfinished">计数已关闭。请在设置的“计数器”中选择“自动”。</translation>
    </message>
    <message>
        <source>Counting the reads of every block takes too long here. Use an image of 512x512 pixels.</source>
        <translation type="unfinished">在此统计每个线程块的读取耗时过长；对 512x512 像素的图像可以统计。</translation>
    </message>
    <message>
        <source>Counting was switched off for this run.</source>
        <translation type="unfinished">此次运行关闭了计数。</translation>
    </message>
    <message>
        <source>Counts are exact, with no rounding.</source>
        <translation type="unfinished">计数没有舍入。</translation>
    </message>
    <message>
        <source>Counts not zeroed</source>
        <translation type="unfinished">计数未清零</translation>
    </message>
    <message>
        <source>Counts per block</source>
        <translation type="unfinished">线程块的计数</translation>
    </message>
    <message>
        <source>Counts per warp</source>
        <translation type="unfinished">线程束的计数</translation>
    </message>
    <message>
        <source>Counts the white pixels of each column and each row in a second launch.</source>
        <translation type="unfinished">在第二次启动中统计每列和每行的白色像素。</translation>
    </message>
    <message>
        <source>Covariance of images</source>
        <translation type="unfinished">图像的协方差</translation>
    </message>
    <message>
        <source>Covariance of images from global memory and from shared tiles, by chunk size from 2 to 32</source>
        <translation type="unfinished">使用全局内存和共享内存分块的图像协方差，chunk 大小从 2 到 32</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation type="unfinished">新建文件夹</translation>
    </message>
    <message>
        <source>Created</source>
        <translation type="unfinished">生成于</translation>
    </message>
    <message>
        <source>Created while runs were still in progress: figures that were not yet available are missing, or come from a quick run.</source>
        <translation type="unfinished">生成时仍有运行在进行：尚未得出的数值缺失，或来自快速运行。</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation type="unfinished">Ctrl+Enter</translation>
    </message>
    <message>
        <source>Ctrl+Enter runs it.</source>
        <translation type="unfinished">按 Ctrl+Enter 运行。</translation>
    </message>
    <message>
        <source>Ctrl+Enter runs the edited kernel. The host code around it is compiled when the program is run again.</source>
        <translation type="unfinished">按 Ctrl+Enter 运行编辑后的内核函数。其余的主机端代码在重新运行程序时编译。</translation>
    </message>
    <message>
        <source>Ctrl+Enter runs the edited source; the image still shows the result of the previous source.</source>
        <translation type="unfinished">按 Ctrl+Enter 运行编辑后的代码；图像仍是之前代码的结果。</translation>
    </message>
    <message>
        <source>Ctrl+PgDown</source>
        <translation type="unfinished">Ctrl+PgDown</translation>
    </message>
    <message>
        <source>Ctrl+PgUp</source>
        <translation type="unfinished">Ctrl+PgUp</translation>
    </message>
    <message>
        <source>Ctrl+Return</source>
        <translation type="unfinished">Ctrl+Return</translation>
    </message>
    <message>
        <source>Ctrl+double-click</source>
        <translation type="unfinished">按住 Ctrl 双击</translation>
    </message>
    <message>
        <source>Ctrl+drag</source>
        <translation type="unfinished">按住 Ctrl 拖动</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation type="unfinished">剪切(&amp;T)</translation>
    </message>
    <message>
        <source>Current</source>
        <translation type="unfinished">当前配置</translation>
    </message>
    <message>
        <source>Current strategy only</source>
        <translation type="unfinished">仅当前策略</translation>
    </message>
    <message>
        <source>Current value</source>
        <translation type="unfinished">当前值</translation>
    </message>
    <message>
        <source>Current: %1. Tried: %2.</source>
        <translation type="unfinished">当前：%1。尝试：%2。</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation type="unfinished">曲线</translation>
    </message>
    <message>
        <source>Curves of a sweep</source>
        <translation type="unfinished">扫描的曲线</translation>
    </message>
    <message>
        <source>Cycle by cycle</source>
        <translation type="unfinished">逐周期</translation>
    </message>
    <message>
        <source>DRAM: %1</source>
        <translation type="unfinished">DRAM：%1</translation>
    </message>
    <message>
        <source>Dark text on a light background</source>
        <translation type="unfinished">浅色背景，深色文字</translation>
    </message>
    <message>
        <source>Data from memory</source>
        <translation type="unfinished">内存的数据</translation>
    </message>
    <message>
        <source>Data from shared memory</source>
        <translation type="unfinished">共享内存的数据</translation>
    </message>
    <message>
        <source>Data race</source>
        <translation type="unfinished">数据竞争</translation>
    </message>
    <message>
        <source>Data race checked by atomicCAS</source>
        <translation type="unfinished">由 atomicCAS 检查的数据竞争</translation>
    </message>
    <message>
        <source>Data race with equal values</source>
        <translation type="unfinished">写入相等值的数据竞争</translation>
    </message>
    <message>
        <source>Data race within a warp</source>
        <translation type="unfinished">线程束内的数据竞争</translation>
    </message>
    <message>
        <source>Data races are checked in all blocks of runs of up to %1 warp instructions. This run takes about %2: they were checked in %3 of its %4 blocks, spread over the grid, and not between blocks.</source>
        <translation type="unfinished">在不超过 %1 条线程束指令的运行中，会在所有线程块中查找竞争。此次运行约需 %2 条：只在分布于网格各处的 %3 个（共 %4 个）线程块中查找，未查找线程块之间的竞争。</translation>
    </message>
    <message>
        <source>Data races are checked in runs of up to %1 warp instructions; this run takes about %2.</source>
        <translation type="unfinished">只在不超过 %1 条线程束指令的运行中查找竞争；此次运行约需 %2 条。</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation type="unfinished">修改日期</translation>
    </message>
    <message>
        <source>Deadlock</source>
        <translation type="unfinished">死锁</translation>
    </message>
    <message>
        <source>Declare %1 instead of %2. Tested on these accesses, this leaves %4 times the ideal. A block then needs %n more [byte|bytes] of shared memory (%3 in total).</source>
        <translation type="unfinished">请声明 %1，而不是 %2：对这些访问实际试过，仍为理想值的 %4 倍。线程块因此多用 %n 字节共享内存（共 %3）。</translation>
    </message>
    <message>
        <source>Declare %1 instead of %2. Tested on these accesses, this removes the conflicts. A block then needs %n more [byte|bytes] of shared memory (%3 in total).</source>
        <translation type="unfinished">请声明 %1，而不是 %2：对这些访问实际试过，冲突消失。线程块因此多用 %n 字节共享内存（共 %3）。</translation>
    </message>
    <message>
        <source>Decrease the gain of the difference</source>
        <translation type="unfinished">差异增益减小一级</translation>
    </message>
    <message>
        <source>Default, limits, step, unit and meaning, for example: 2 in 1..15 step 1 unit px Reach of the window</source>
        <translation type="unfinished">默认值、范围、步长、单位和含义，例如：2 in 1..15 step 1 unit px 窗口的半径</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished">删除</translation>
    </message>
    <message>
        <source>Description of the overlays</source>
        <translation type="unfinished">叠加层说明</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation type="unfinished">详细信息视图</translation>
    </message>
    <message>
        <source>Details of this computer</source>
        <translation type="unfinished">本机信息</translation>
    </message>
    <message>
        <source>Device</source>
        <translation type="unfinished">设备</translation>
    </message>
    <message>
        <source>Device memory</source>
        <translation type="unfinished">设备内存</translation>
    </message>
    <message>
        <source>Device memory never filled</source>
        <translation type="unfinished">设备内存从未写入</translation>
    </message>
    <message>
        <source>Device pointer on the host</source>
        <translation type="unfinished">在主机端使用设备指针</translation>
    </message>
    <message>
        <source>Diagonal squares</source>
        <translation type="unfinished">对角方块</translation>
    </message>
    <message>
        <source>Differen&amp;ce gain</source>
        <translation type="unfinished">差异增益(&amp;C)</translation>
    </message>
    <message>
        <source>Difference not doubled</source>
        <translation type="unfinished">差值未加倍</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation type="unfinished">差异</translation>
    </message>
    <message>
        <source>Differences amplified %1 times</source>
        <translation type="unfinished">差异的亮度放大到 %1 倍</translation>
    </message>
    <message>
        <source>Differences from the baseline are not rated as better or worse.</source>
        <translation type="unfinished">与基准的差异不评判优劣。</translation>
    </message>
    <message>
        <source>Differing</source>
        <translation type="unfinished">不同值</translation>
    </message>
    <message>
        <source>Differing values</source>
        <translation type="unfinished">不同的值</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation type="unfinished">目录：</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished">放弃</translation>
    </message>
    <message>
        <source>Discuss, then vote again</source>
        <translation type="unfinished">讨论，然后再次表决</translation>
    </message>
    <message>
        <source>Dispatch stall</source>
        <translation type="unfinished">派发停顿</translation>
    </message>
    <message>
        <source>Display path</source>
        <translation type="unfinished">显示路径</translation>
    </message>
    <message>
        <source>Displayed GPU</source>
        <translation type="unfinished">显示的 GPU</translation>
    </message>
    <message>
        <source>Displayed channels</source>
        <translation type="unfinished">显示的通道</translation>
    </message>
    <message>
        <source>Diverged warp</source>
        <translation type="unfinished">发散的线程束</translation>
    </message>
    <message>
        <source>Divergent barrier</source>
        <translation type="unfinished">未全部到达的屏障</translation>
    </message>
    <message>
        <source>Divergent branch</source>
        <translation type="unfinished">发散分支</translation>
    </message>
    <message>
        <source>Divergent branches</source>
        <translation type="unfinished">分支发散</translation>
    </message>
    <message>
        <source>Divergent branches as a share of all branches. The share stays at 0 if every condition is the same for all lanes of a warp.</source>
        <translation type="unfinished">发散的分支占所有分支的比例。只要条件在整个线程束内一致，它就保持为 0。</translation>
    </message>
    <message>
        <source>Divergent matrix instruction</source>
        <translation type="unfinished">未全部到达的矩阵指令</translation>
    </message>
    <message>
        <source>Divergent share</source>
        <translation type="unfinished">发散分支比例</translation>
    </message>
    <message>
        <source>Divided among its resident blocks.</source>
        <translation type="unfinished">由驻留的线程块分用。</translation>
    </message>
    <message>
        <source>Division by zero</source>
        <translation type="unfinished">除以零</translation>
    </message>
    <message>
        <source>Do not connect</source>
        <translation type="unfinished">不连接</translation>
    </message>
    <message>
        <source>Does not terminate</source>
        <translation type="unfinished">永不结束</translation>
    </message>
    <message>
        <source>Don't Save</source>
        <translation type="unfinished">不保存</translation>
    </message>
    <message>
        <source>Double free</source>
        <translation type="unfinished">重复释放</translation>
    </message>
    <message>
        <source>Double-click</source>
        <translation type="unfinished">双击</translation>
    </message>
    <message>
        <source>Double-click a wipe</source>
        <translation type="unfinished">双击卷帘线</translation>
    </message>
    <message>
        <source>Drag (left or middle button)</source>
        <translation type="unfinished">左键或中键拖动</translation>
    </message>
    <message>
        <source>Drag a handle: values to the left of the left handle become black, and values to the right of the right handle become white. Drag between the handles to move both.</source>
        <translation type="unfinished">拖动滑柄：左滑柄左侧的值变为黑色，右滑柄右侧的值变为白色。在两个滑柄之间拖动可同时移动两者。</translation>
    </message>
    <message>
        <source>Drag on the image to see the values along a line; Alt+drag does the same</source>
        <translation type="unfinished">在图像上拖动，查看沿线的值；按住 Alt 拖动效果相同</translation>
    </message>
    <message>
        <source>Drag the end of a wipe</source>
        <translation type="unfinished">拖动卷帘线的端点</translation>
    </message>
    <message>
        <source>Drain</source>
        <translation type="unfinished">排空</translation>
    </message>
    <message>
        <source>Draw a &amp;line profile</source>
        <translation type="unfinished">绘制剖面线(&amp;L)</translation>
    </message>
    <message>
        <source>Draw a line first: Alt+drag on the image.</source>
        <translation type="unfinished">请先画一条线：按住 Alt 在图像上拖动。</translation>
    </message>
    <message>
        <source>Draw a line to see the values along it</source>
        <translation type="unfinished">绘制一条线，查看沿线的值</translation>
    </message>
    <message>
        <source>Draw line</source>
        <translation type="unfinished">画线</translation>
    </message>
    <message>
        <source>Dynamic shared memory</source>
        <translation type="unfinished">动态共享内存</translation>
    </message>
    <message>
        <source>Dynamic shared memory per block, in bytes</source>
        <translation type="unfinished">每个线程块的动态共享内存，以字节计</translation>
    </message>
    <message>
        <source>Each GPU multiplies its share of the images in pieces; NCCL adds the sums.</source>
        <translation type="unfinished">每个 GPU 分段计算自己那份图像的乘积；NCCL 把各个和相加。</translation>
    </message>
    <message>
        <source>Each block counts in shared memory and then adds its 256 counts to the global counts, so fewer additions collide.</source>
        <translation type="unfinished">线程块先在共享内存中计数，最后只把自己的 256 个计数向总计数累加一次，因此相互冲突的加法更少。</translation>
    </message>
    <message>
        <source>Each block loads its own pixels, a piece to the right, one below and one at the corner. This is correct as long as the halo of both sides together is no larger than the block, and wrong as soon as the filter exceeds that.</source>
        <translation type="unfinished">线程块本身一片、右侧一片、下方一片、角上一片：只要两侧 halo 区之和不大于线程块就正确，滤波器一旦更大就出错。</translation>
    </message>
    <message>
        <source>Each block loads its own pixels, a piece to the right, one below and one at the corner. This is correct as long as the template is no larger than the block, and wrong as soon as the template exceeds that.</source>
        <translation type="unfinished">线程块本身一片、右侧一片、下方一片、角上一片：只要模板不大于线程块就正确，模板一旦更大就出错。</translation>
    </message>
    <message>
        <source>Each block would have to use %n fewer [byte|bytes] of shared memory.</source>
        <translation type="unfinished">每个线程块要少用 %n 字节共享内存。</translation>
    </message>
    <message>
        <source>Each cp.async with which a warp copies from global to shared memory is one request. Its reads are counted with the global loads; the hardware has no counter for its writes to shared memory.</source>
        <translation type="unfinished">线程束从全局内存复制到共享内存的每条 cp.async。其读取计入全局读取；至于对共享内存的写入，硬件没有相应的计数器。</translation>
    </message>
    <message>
        <source>Each float is split into a high and a low TF32 part, and three products are added: about as accurate as FP32.</source>
        <translation type="unfinished">每个浮点数拆分为高、低两个 TF32 部分，再把三个乘积相加：精度与 FP32 相近。</translation>
    </message>
    <message>
        <source>Each float is split into two FP16 values, 22 bits in total, and three FP16 products are added.</source>
        <translation type="unfinished">一个浮点数拆为两个FP16数，共 22 位；做三次FP16乘法。</translation>
    </message>
    <message>
        <source>Each instruction with which a warp fetches from a texture is one request. The memory layout of textures is not published, so no sectors are counted here.</source>
        <translation type="unfinished">线程束每执行一条从纹理读取的指令，计为一个请求。纹素在内存中如何排列未公开，因此此处不统计扇区。</translation>
    </message>
    <message>
        <source>Each instruction with which a warp reads constant memory is one request. It is fastest when all lanes read the same address.</source>
        <translation type="unfinished">线程束每执行一条读取常量内存的指令，计为一个请求。所有 lane 读取同一地址时最快。</translation>
    </message>
    <message>
        <source>Each instruction with which a warp reads global memory is one request, whatever its lanes request. Values that are kept and reused need no further request.</source>
        <translation type="unfinished">线程束每执行一条读取全局内存的指令，计为一个请求，无论各 lane 请求什么。保留下来再次使用的值无需再次请求。</translation>
    </message>
    <message>
        <source>Each instruction with which a warp reads or writes global or local memory is one request. Not available for kernels that read textures, whose sectors are not counted.</source>
        <translation type="unfinished">线程束每执行一条读写全局内存或本地内存的指令，计为一个请求。读取纹理时无此值：其扇区不计数。</translation>
    </message>
    <message>
        <source>Each instruction with which a warp reads or writes shared memory is one request. Shared memory is on the chip, so many requests to it cost less than a few to global memory.</source>
        <translation type="unfinished">线程束每执行一条读写共享内存的指令，计为一个请求。共享内存距离近，因此这里的许多请求比少数几个全局内存请求开销更小。</translation>
    </message>
    <message>
        <source>Each instruction with which a warp updates memory atomically is one request. Lanes that update the same address wait for each other.</source>
        <translation type="unfinished">线程束每执行一条以原子方式更新内存的指令，计为一个请求。更新同一地址的各 lane 相互等待。</translation>
    </message>
    <message>
        <source>Each instruction with which a warp writes global memory is one request. A result of one value per thread needs one request per warp.</source>
        <translation type="unfinished">线程束每执行一条写入全局内存的指令，计为一个请求。若每个线程写一个结果值，每个线程束需要一个请求。</translation>
    </message>
    <message>
        <source>Each instruction with which a warp writes its threads' local memory is one request. A kernel whose values all fit into registers has none.</source>
        <translation type="unfinished">线程束每执行一条写入其线程的本地内存的指令，计为一个请求。所有值都能放入寄存器的内核函数没有此类请求。</translation>
    </message>
    <message>
        <source>Each multiprocessor</source>
        <translation type="unfinished">一个多处理器</translation>
    </message>
    <message>
        <source>Each multiprocessor runs several blocks at once, independently of the others.</source>
        <translation type="unfinished">每个多处理器各自同时运行多个线程块。</translation>
    </message>
    <message>
        <source>Each pixel becomes the weighted mean of its neighbourhood, channel by channel.</source>
        <translation type="unfinished">每个像素变为其邻域的加权均值，逐通道进行。</translation>
    </message>
    <message>
        <source>Each pixel is read %1 (%2)</source>
        <translation type="unfinished">每个像素被读取 %1（%2）</translation>
    </message>
    <message>
        <source>Each pixel is read %1 on average, at most %2 (%3)</source>
        <translation type="unfinished">每个像素平均被读取 %1，最多 %2（%3）</translation>
    </message>
    <message>
        <source>Each row of the template must meet the next row of the image. If the registers are not passed on, only the last row of results of each thread sees new rows.</source>
        <translation type="unfinished">模板每前进一行，图像也必须前进一行。如果寄存器没有向下传递，只有线程的最后一行结果能看到新的行。</translation>
    </message>
    <message>
        <source>Each row of words that is loaded and shifted is used for four rows of results.</source>
        <translation type="unfinished">读取并移位的每一行字供四行结果使用。</translation>
    </message>
    <message>
        <source>Each run appears here once its settings have stopped changing, so that you can compare it or return to it.</source>
        <translation type="unfinished">每次运行在其设置不再变动后列在这里，可供比较和返回。</translation>
    </message>
    <message>
        <source>Each scheduler issues one instruction of one warp per clock.</source>
        <translation type="unfinished">每个调度器在每个时钟周期发射一个线程束的一条指令。</translation>
    </message>
    <message>
        <source>Each step of 32 columns starts again from zero, so a window that crosses such a boundary gets too small a sum: the image shows vertical stripes, 32 pixels apart.</source>
        <translation type="unfinished">每一步 32 列都重新从零开始，因此跨越分界的窗口得到的和过小：出现间隔 32 像素的竖条纹。</translation>
    </message>
    <message>
        <source>Each step processes four rows, with a single wait at barriers and for memory for all four.</source>
        <translation type="unfinished">每一步处理四行，四行只在屏障和内存处等待一次。</translation>
    </message>
    <message>
        <source>Each thread adds 1 to the count of its pixel's level in global memory; threads with equal levels wait for one another.</source>
        <translation type="unfinished">每个线程在全局内存中把其像素灰度级的计数加 1；相同的灰度级要相互等待。</translation>
    </message>
    <message>
        <source>Each thread copies its 3×3 window into its own array in local memory.</source>
        <translation type="unfinished">每个线程将其 3×3 窗口复制到自己位于本地内存的数组中。</translation>
    </message>
    <message>
        <source>Each thread keeps 16 columns, with two sums per word; loads and stores are 16 bytes wide.</source>
        <translation type="unfinished">每个线程负责 16 列，每个字存两个和；以 16 字节读取和写入。</translation>
    </message>
    <message>
        <source>Each thread loads its 3×3 window first, so that all loads overlap.</source>
        <translation type="unfinished">每个线程先读取其 3×3 窗口，使所有读取相互重叠。</translation>
    </message>
    <message>
        <source>Each thread reads its nine values and sorts them; the order of the values decides how the thread branches.</source>
        <translation type="unfinished">每个线程读取自己的九个值并排序；它们的顺序决定在哪里分支。</translation>
    </message>
    <message>
        <source>Each thread reads its window and the template through textures.</source>
        <translation type="unfinished">每个线程通过纹理读取其窗口和模板。</translation>
    </message>
    <message>
        <source>Each thread reads its window from global memory and handles the border.</source>
        <translation type="unfinished">每个线程从全局内存读取其窗口，并处理边界。</translation>
    </message>
    <message>
        <source>Each thread reads its window through the texture cache, which handles borders.</source>
        <translation type="unfinished">每个线程通过纹理缓存读取其窗口，由纹理缓存处理边界。</translation>
    </message>
    <message>
        <source>Each thread would have to use %1 fewer registers, and each block %2 fewer bytes of shared memory.</source>
        <translation type="unfinished">每个线程要少用 %1 个寄存器，每个线程块要少用 %2 字节共享内存。</translation>
    </message>
    <message>
        <source>Each thread would have to use %n fewer [register|registers].</source>
        <translation type="unfinished">每个线程要少用 %n 个寄存器。</translation>
    </message>
    <message>
        <source>Each warp has its own counts in shared memory, so that only its own lanes collide.</source>
        <translation type="unfinished">每个线程束在共享内存中有自己的计数，因此只有自己的各 lane 之间会冲突。</translation>
    </message>
    <message>
        <source>Each worker needs a name.</source>
        <translation type="unfinished">每个工作进程都需要一个名称。</translation>
    </message>
    <message>
        <source>Earlier runs</source>
        <translation type="unfinished">先前的运行</translation>
    </message>
    <message>
        <source>Early return</source>
        <translation type="unfinished">提前返回</translation>
    </message>
    <message>
        <source>Early return before the barrier</source>
        <translation type="unfinished">屏障之前提前返回</translation>
    </message>
    <message>
        <source>Edge not tested</source>
        <translation type="unfinished">未检查图像边缘</translation>
    </message>
    <message>
        <source>Eigenimage</source>
        <translation type="unfinished">特征图像</translation>
    </message>
    <message>
        <source>Eigenimage %1, %2 %</source>
        <translation type="unfinished">特征图像 %1，%2 %</translation>
    </message>
    <message>
        <source>Eight adjacent numbers</source>
        <translation type="unfinished">八个数并排</translation>
    </message>
    <message>
        <source>Elements counted as bytes</source>
        <translation type="unfinished">把元素数当作字节数</translation>
    </message>
    <message>
        <source>Empty launch</source>
        <translation type="unfinished">空启动</translation>
    </message>
    <message>
        <source>Emulated GPU</source>
        <translation type="unfinished">模拟的 GPU</translation>
    </message>
    <message>
        <source>Emulated here</source>
        <translation type="unfinished">在此模拟</translation>
    </message>
    <message>
        <source>Emulating the whole image would take about %1, so the image was not computed.</source>
        <translation type="unfinished">在模拟器中约需 %1，因此没有计算整幅图像。</translation>
    </message>
    <message>
        <source>Emulating the whole result would take too long.</source>
        <translation type="unfinished">模拟整个结果耗时过长。</translation>
    </message>
    <message>
        <source>Emulating this would take about %1.</source>
        <translation type="unfinished">在模拟器中约需 %1。</translation>
    </message>
    <message>
        <source>Emulator</source>
        <translation type="unfinished">模拟器</translation>
    </message>
    <message>
        <source>Emulator time on this computer; not GPU time.</source>
        <translation type="unfinished">模拟器在本机上所用的时间；不是 GPU 的时间。</translation>
    </message>
    <message>
        <source>Emulator's time</source>
        <translation type="unfinished">模拟器时间</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished">Enter</translation>
    </message>
    <message>
        <source>Enter one row, such as 1 2 1, whose product with itself is the filter, or all rows, such as 0 1 0; 1 4 1; 0 1 0. The number of weights must be odd, from 3 to 31, and no weight may be negative. The weights are divided by their sum.</source>
        <translation type="unfinished">一行权重，例如 1 2 1，其与自身的乘积就是滤波器；或所有的行，例如 0 1 0; 1 4 1; 0 1 0。权重个数为 3 到 31 的奇数，均不为负；各权重会除以其总和。</translation>
    </message>
    <message>
        <source>Enter the command that starts %1.</source>
        <translation type="unfinished">请输入启动 %1 的命令。</translation>
    </message>
    <message>
        <source>Enter the weights as one row, such as "%1", or as rows separated by semicolons, such as "0 1 0; 1 4 1; 0 1 0".</source>
        <translation type="unfinished">权重为一行，例如“%1”；或以分号分隔的多行，例如“0 1 0; 1 4 1; 0 1 0”。</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation type="unfinished">环境</translation>
    </message>
    <message>
        <source>Equally fast</source>
        <translation type="unfinished">一样快</translation>
    </message>
    <message>
        <source>Error</source>
        <translation type="unfinished">错误</translation>
    </message>
    <message>
        <source>Error not checked</source>
        <translation type="unfinished">未检查错误</translation>
    </message>
    <message>
        <source>Errors and slow accesses in this kernel are listed here after it has run.</source>
        <translation type="unfinished">此内核函数运行后，这里显示其中的错误或缓慢之处。</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished">Esc</translation>
    </message>
    <message>
        <source>Estimate for %1, limited by %2. Not a measurement.</source>
        <translation type="unfinished">针对 %1 的估计值，受限于%2。不是测量值。</translation>
    </message>
    <message>
        <source>Estimate from</source>
        <translation type="unfinished">估计下端</translation>
    </message>
    <message>
        <source>Estimate to</source>
        <translation type="unfinished">估计上端</translation>
    </message>
    <message>
        <source>Estimated from the PTX by counting the values that are live at the same time. The machine code may use a different number of registers.</source>
        <translation type="unfinished">由 PTX 估计：同时活跃的值的个数。机器码使用的寄存器数可能不同。</translation>
    </message>
    <message>
        <source>Estimated time</source>
        <translation type="unfinished">估计时间</translation>
    </message>
    <message>
        <source>Estimated, because the register count is estimated.</source>
        <translation type="unfinished">为估计值，因为寄存器数是估计的。</translation>
    </message>
    <message>
        <source>Estimated: a sample of blocks represents all blocks.</source>
        <translation type="unfinished">估计值：以线程块的一个样本代表全部。</translation>
    </message>
    <message>
        <source>Estimates: no copy is faster than the link of the %1 allows, %2 GB/s over PCI Express in each direction, and a copy from pageable memory takes up to several times as long.</source>
        <translation type="unfinished">估计值：复制不会快于 %1 的链路所允许的速度，即 PCI Express 每个方向 %2 GB/s；从可分页内存复制所用的时间最多可达其数倍。</translation>
    </message>
    <message>
        <source>Events</source>
        <translation type="unfinished">事件</translation>
    </message>
    <message>
        <source>Every PTX instruction that computes, including address arithmetic, counted once per thread.</source>
        <translation type="unfinished">每条执行计算的 PTX 指令，包括地址计算，按每线程一次计。</translation>
    </message>
    <message>
        <source>Every block</source>
        <translation type="unfinished">每个线程块</translation>
    </message>
    <message>
        <source>Every parameter has a value. The file can be opened.</source>
        <translation type="unfinished">每个参数都有值。可以打开文件。</translation>
    </message>
    <message>
        <source>Every partial sum is written to the same location. Which one remains depends on timing, and the locations of the others keep their old contents.</source>
        <translation type="unfinished">和的每个部分都写到同一处：留下哪个全凭偶然，其他部分的位置则保持原样。</translation>
    </message>
    <message>
        <source>Every thread of the block waits at __syncthreads() until all have arrived. After it, each thread sees what the others wrote to shared memory.</source>
        <translation type="unfinished">__syncthreads()：线程块的每个线程在此等待，直到全部到达。此后，每个线程都能看到其他线程写入共享内存的内容。</translation>
    </message>
    <message>
        <source>Every thread reads its 3×3 window from global memory.</source>
        <translation type="unfinished">每个线程从全局内存读取其 3×3 窗口。</translation>
    </message>
    <message>
        <source>Every thread reads its window and the filter from global memory.</source>
        <translation type="unfinished">每个线程从全局内存读取其窗口和滤波器。</translation>
    </message>
    <message>
        <source>Every warp can now read everything that was stored before the barrier.</source>
        <translation type="unfinished">屏障之前写入的一切，现在每个线程束都能读取。</translation>
    </message>
    <message>
        <source>Exact for PTX, the code that the emulator runs. The machine code of a GPU may merge, widen or drop accesses.</source>
        <translation type="unfinished">对 PTX（模拟器所运行的代码）是精确的。GPU 的机器码可能合并、加宽或去掉访问。</translation>
    </message>
    <message>
        <source>Examples:</source>
        <translation type="unfinished">示例：</translation>
    </message>
    <message>
        <source>Exchange network</source>
        <translation type="unfinished">交换网络</translation>
    </message>
    <message>
        <source>Exchange the first two arguments: cudaMemcpy(destination, source, bytes, kind).</source>
        <translation type="unfinished">请互换前两个参数：cudaMemcpy(destination, source, bytes, kind)。</translation>
    </message>
    <message>
        <source>Expectation not met</source>
        <translation type="unfinished">未达到预期</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation type="unfinished">预期</translation>
    </message>
    <message>
        <source>Expected: %1</source>
        <translation type="unfinished">预期：%1</translation>
    </message>
    <message>
        <source>Explain the terms, each with an illustration</source>
        <translation type="unfinished">各术语的含义，每条配图</translation>
    </message>
    <message>
        <source>Explore</source>
        <translation type="unfinished">随便看看</translation>
    </message>
    <message>
        <source>Export</source>
        <translation type="unfinished">导出</translation>
    </message>
    <message>
        <source>Export: %1</source>
        <translation type="unfinished">导出：%1</translation>
    </message>
    <message>
        <source>Exported as %1.</source>
        <translation type="unfinished">已导出为 %1。</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation type="unfinished">导出…</translation>
    </message>
    <message>
        <source>F5 runs it again.</source>
        <translation type="unfinished">按 F5 重新运行。</translation>
    </message>
    <message>
        <source>FLOP/s</source>
        <translation type="unfinished">FLOP/s</translation>
    </message>
    <message>
        <source>FP16 keeps as many significant bits as TF32, and two values fit in a word.</source>
        <translation type="unfinished">FP16数保留的位数与 TF32 相同；两个数共用一个字。</translation>
    </message>
    <message>
        <source>FP32 cores</source>
        <translation type="unfinished">FP32 核心</translation>
    </message>
    <message>
        <source>Failed launch</source>
        <translation type="unfinished">启动失败</translation>
    </message>
    <message>
        <source>Faults and data races are found when the kernel runs in the emulator.</source>
        <translation type="unfinished">内核函数在模拟器中运行时才能查出错误和数据竞争。</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation type="unfinished">指标</translation>
    </message>
    <message>
        <source>Figure beside each line</source>
        <translation type="unfinished">每行旁的数值</translation>
    </message>
    <message>
        <source>Figure of the current strategy</source>
        <translation type="unfinished">当前策略的指标</translation>
    </message>
    <message>
        <source>Figure shown</source>
        <translation type="unfinished">显示的指标</translation>
    </message>
    <message>
        <source>Figures appear here after the emulator has counted this kernel.</source>
        <translation type="unfinished">模拟器对此内核函数计数后，这里显示数值。</translation>
    </message>
    <message>
        <source>Figures appear here after the first run.</source>
        <translation type="unfinished">第一次运行后，这里显示数值。</translation>
    </message>
    <message>
        <source>Figures from before the error</source>
        <translation type="unfinished">出错之前的数据</translation>
    </message>
    <message>
        <source>Figures from earlier settings</source>
        <translation type="unfinished">先前设置的数据</translation>
    </message>
    <message>
        <source>Figures of each run</source>
        <translation type="unfinished">每次运行的数值</translation>
    </message>
    <message>
        <source>Figures of the histogram</source>
        <translation type="unfinished">直方图的数值</translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished">文件</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation type="unfinished">文件名(&amp;N)：</translation>
    </message>
    <message>
        <source>File name</source>
        <translation type="unfinished">文件名</translation>
    </message>
    <message>
        <source>Files cannot be loaded here.</source>
        <translation type="unfinished">在此无法加载文件。</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation type="unfinished">文件类型：</translation>
    </message>
    <message>
        <source>Fill the memory before the copy, by a kernel, cudaMemcpy or cudaMemset.</source>
        <translation type="unfinished">请在复制之前用内核函数、cudaMemcpy 或 cudaMemset 写入该内存。</translation>
    </message>
    <message>
        <source>Fill the memory before the launch, with cudaMemcpy or cudaMemset.</source>
        <translation type="unfinished">请在启动之前用 cudaMemcpy 或 cudaMemset 写入该内存。</translation>
    </message>
    <message>
        <source>Fill the screen</source>
        <translation type="unfinished">占满整个屏幕</translation>
    </message>
    <message>
        <source>Filled by</source>
        <translation type="unfinished">写入线程</translation>
    </message>
    <message>
        <source>Filling a tile takes no instructions of the warps, but the sums take as many as before, and other warps already hid the latency: within 10 % of tile_words on an H200.</source>
        <translation type="unfinished">线程束装填分块不需要指令，但求和所需的与之前同样多，而等待本来就已被其他线程束隐藏：在 H200 上与 tile_words 相差不超过十分之一。</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation type="unfinished">滤波器</translation>
    </message>
    <message>
        <source>Filter width</source>
        <translation type="unfinished">滤波器宽度</translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation type="unfinished">查找目录</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation type="unfinished">查找命令</translation>
    </message>
    <message>
        <source>Find a command, strategy, block or setting by a few letters of its name</source>
        <translation type="unfinished">输入名称中的几个字母，选择命令、策略、线程块或设置</translation>
    </message>
    <message>
        <source>Find a data race</source>
        <translation type="unfinished">查找数据竞争</translation>
    </message>
    <message>
        <source>Find a key</source>
        <translation type="unfinished">查找快捷键</translation>
    </message>
    <message>
        <source>Find a key or what it does</source>
        <translation type="unfinished">查找快捷键或其作用</translation>
    </message>
    <message>
        <source>Find a term</source>
        <translation type="unfinished">查找术语</translation>
    </message>
    <message>
        <source>Find in the kernel</source>
        <translation type="unfinished">在内核函数中查找</translation>
    </message>
    <message>
        <source>Find out why the assertion does not hold for this thread, which is the first one that failed it.</source>
        <translation type="unfinished">找出断言对此线程不成立的原因；这是第一个断言不成立的线程。</translation>
    </message>
    <message>
        <source>Find out why this thread reaches the trap, and do not let a block wait for another.</source>
        <translation type="unfinished">找出此线程到达陷阱指令的原因；不要让线程块等待另一个线程块。</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation type="unfinished">问题</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation type="unfinished">问题</translation>
    </message>
    <message>
        <source>Findings (%1)</source>
        <translation type="unfinished">问题 (%1)</translation>
    </message>
    <message>
        <source>Finish ›</source>
        <translation type="unfinished">完成 ›</translation>
    </message>
    <message>
        <source>First event of the animation</source>
        <translation type="unfinished">动画的第一个事件</translation>
    </message>
    <message>
        <source>First frame of the animation</source>
        <translation type="unfinished">动画的第一帧</translation>
    </message>
    <message>
        <source>First steps, five concepts and five texts: answer first, then see what a run shows</source>
        <translation type="unfinished">第一步、五个概念和五篇文章：先回答，再看运行结果</translation>
    </message>
    <message>
        <source>First vote</source>
        <translation type="unfinished">首次表决</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation type="unfinished">适应窗口</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation type="unfinished">修正方法</translation>
    </message>
    <message>
        <source>Fix: %1</source>
        <translation type="unfinished">修正方法：%1</translation>
    </message>
    <message>
        <source>Flat windows divide by zero</source>
        <translation type="unfinished">平坦的窗口除以零</translation>
    </message>
    <message>
        <source>Float</source>
        <translation type="unfinished">浮动</translation>
    </message>
    <message>
        <source>Floating point</source>
        <translation type="unfinished">浮点运算</translation>
    </message>
    <message>
        <source>Floats</source>
        <translation type="unfinished">浮点数</translation>
    </message>
    <message>
        <source>Floor: an empty launch</source>
        <translation type="unfinished">下限：空启动</translation>
    </message>
    <message>
        <source>Floor: copying input to output</source>
        <translation type="unfinished">下限：将输入复制到输出</translation>
    </message>
    <message>
        <source>Floor: copying with a cold L2 cache</source>
        <translation type="unfinished">下限：冷 L2 缓存下的复制</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation type="unfinished">文件夹</translation>
    </message>
    <message>
        <source>Follow &amp;system</source>
        <translation type="unfinished">跟随系统(&amp;S)</translation>
    </message>
    <message>
        <source>Follow all warps as they take turns, or a single warp</source>
        <translation type="unfinished">跟随轮流执行的所有线程束，或只跟随其中一个</translation>
    </message>
    <message>
        <source>Follow the cursor again (Esc)</source>
        <translation type="unfinished">重新跟随光标 (Esc)</translation>
    </message>
    <message>
        <source>For %1, "%2" is not a number. Enter values as 3,5,9 or a range as FROM..TO or FROM..TO:STEP.</source>
        <translation type="unfinished">对于 %1，“%2”不是数字；值写作 3,5,9，或写作范围 FROM..TO 或 FROM..TO:STEP。</translation>
    </message>
    <message>
        <source>For %1, the range %2 has %3 values; the maximum is %4. Use a larger step.</source>
        <translation type="unfinished">对于 %1，范围 %2 有 %3 个值，而最多可取 %4 个；请加大步长。</translation>
    </message>
    <message>
        <source>For %1, the range %2 has no values. Enter the smaller number first and a step greater than 0.</source>
        <translation type="unfinished">对于 %1，范围 %2 没有值；请把较小的数写在前面，步长大于 0。</translation>
    </message>
    <message>
        <source>For smaller templates, shared memory serves the image with lower latency, which further improves performance (004.txt:5).</source>
        <translation type="unfinished">对于较小的模板，共享内存以较低的延迟提供图像，从而进一步提高性能 (004.txt:5)。</translation>
    </message>
    <message>
        <source>For the previous settings; the new time appears after the next run.</source>
        <translation type="unfinished">仍是先前设置的时间；下次运行后更新。</translation>
    </message>
    <message>
        <source>Format</source>
        <translation type="unfinished">格式</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation type="unfinished">前进</translation>
    </message>
    <message>
        <source>Forward roots used for the inverse</source>
        <translation type="unfinished">逆变换误用了正变换的单位根</translation>
    </message>
    <message>
        <source>Four 16-byte reads for 64 multiply-adds, whereas shared needs two reads per multiply-add: about 5× as fast as shared on an H200.</source>
        <translation type="unfinished">64 次乘加只需四次 16 字节的读取，而 shared 每次乘加就要读取两次：在 H200 上速度约为 shared 的 5 倍。</translation>
    </message>
    <message>
        <source>Four load instructions per chunk of 16 images instead of 16 conditional ones, alongside 1,024 multiply-adds: 10 % faster than registers on an H200.</source>
        <translation type="unfinished">每个 chunk 含 16 幅图像，读取指令由 16 条及其条件判断减为四条，相对于 1,024 次乘加：在 H200 上比 registers 快十分之一。</translation>
    </message>
    <message>
        <source>Four pixels per instruction</source>
        <translation type="unfinished">每条指令四个像素</translation>
    </message>
    <message>
        <source>Four results per thread</source>
        <translation type="unfinished">每线程四个结果</translation>
    </message>
    <message>
        <source>Four rows per thread</source>
        <translation type="unfinished">每线程四行</translation>
    </message>
    <message>
        <source>Four runs are already pinned, which is the maximum. Choose the run that %1 replaces.</source>
        <translation type="unfinished">已固定四次运行，达到上限。请选择要用 %1 替换的运行。</translation>
    </message>
    <message>
        <source>Four shifted copies of the template, so that words of the image need no shift.</source>
        <translation type="unfinished">模板的四个移位副本，使图像的字无需移位。</translation>
    </message>
    <message>
        <source>Four times the size</source>
        <translation type="unfinished">放大到四倍</translation>
    </message>
    <message>
        <source>Four warps multiply tiles in shared memory (wgmma), bypassing the registers.</source>
        <translation type="unfinished">四个线程束将共享内存中的分块相乘 (wgmma)，绕过寄存器。</translation>
    </message>
    <message>
        <source>Fourier transforms</source>
        <translation type="unfinished">傅里叶变换</translation>
    </message>
    <message>
        <source>Fragment registers swapped</source>
        <translation type="unfinished">片段的寄存器互换</translation>
    </message>
    <message>
        <source>Frame %1 of %2…</source>
        <translation type="unfinished">第 %1 帧，共 %2 帧…</translation>
    </message>
    <message>
        <source>Frame duration</source>
        <translation type="unfinished">每帧时长</translation>
    </message>
    <message>
        <source>Frames being created</source>
        <translation type="unfinished">已生成的帧</translation>
    </message>
    <message>
        <source>Free only pointers returned by malloc or new, and only once.</source>
        <translation type="unfinished">释放 malloc 或 new 返回的指针，并且只释放一次。</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later, with an exception that allows linking with NVIDIA's CUDA libraries. There is no warranty, to the extent permitted by law.</source>
        <translation type="unfinished">本程序是自由软件，采用 GNU 通用公共许可证第 3 版或更高版本，并附有允许与 NVIDIA 的 CUDA 库链接的例外条款。在法律允许的范围内，不提供任何担保。</translation>
    </message>
    <message>
        <source>Free the memory after its last use.</source>
        <translation type="unfinished">请在最后一次使用之后再释放该内存。</translation>
    </message>
    <message>
        <source>Free the pointer that cudaMalloc has returned.</source>
        <translation type="unfinished">请释放 cudaMalloc 返回的指针。</translation>
    </message>
    <message>
        <source>From source to result and back</source>
        <translation type="unfinished">从源图像切换到结果，再切换回来</translation>
    </message>
    <message>
        <source>From the machine code for the chosen GPU.</source>
        <translation type="unfinished">取自为所选 GPU 生成的机器码。</translation>
    </message>
    <message>
        <source>From these values, the definition gives %1, but the kernel computes something else.</source>
        <translation type="unfinished">按定义，由这些值应得到 %1：内核函数计算的是别的结果。</translation>
    </message>
    <message>
        <source>Full</source>
        <translation type="unfinished">全范围</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation type="unfinished">全屏</translation>
    </message>
    <message>
        <source>GB/s of input and output</source>
        <translation type="unfinished">输入和输出 GB/s</translation>
    </message>
    <message>
        <source>GFLOP/s</source>
        <translation type="unfinished">GFLOP/s</translation>
    </message>
    <message>
        <source>GIF, looping</source>
        <translation type="unfinished">GIF，循环播放</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation type="unfinished">GPU</translation>
    </message>
    <message>
        <source>GPU %1: %2</source>
        <translation type="unfinished">GPU %1：%2</translation>
    </message>
    <message>
        <source>GPU time</source>
        <translation type="unfinished">GPU 时间</translation>
    </message>
    <message>
        <source>GPU time as one CUDA graph</source>
        <translation type="unfinished">作为一个 CUDA 图的 GPU 时间</translation>
    </message>
    <message>
        <source>GPU time of an empty kernel on the same device.</source>
        <translation type="unfinished">同一设备上空内核函数的 GPU 时间。</translation>
    </message>
    <message>
        <source>GPU time of copying input to output on the same device.</source>
        <translation type="unfinished">同一设备上将输入复制到输出的 GPU 时间。</translation>
    </message>
    <message>
        <source>GPU time of copying input to output with the L2 cache overwritten before each run.</source>
        <translation type="unfinished">将输入复制到输出的 GPU 时间，每次运行前覆盖 L2 缓存。</translation>
    </message>
    <message>
        <source>GPU time of the fastest run, measured.</source>
        <translation type="unfinished">最快一次运行的 GPU 时间，测量值。</translation>
    </message>
    <message>
        <source>GPU time of the main launch alone</source>
        <translation type="unfinished">仅主内核启动的 GPU 时间</translation>
    </message>
    <message>
        <source>GPU time that 95 % of the runs stay below, measured.</source>
        <translation type="unfinished">95 % 的运行不超过的 GPU 时间，测量值。</translation>
    </message>
    <message>
        <source>GPU time with a cold L2 cache</source>
        <translation type="unfinished">冷 L2 缓存下的 GPU 时间</translation>
    </message>
    <message>
        <source>GPU time, cold L2</source>
        <translation type="unfinished">GPU 时间，冷 L2</translation>
    </message>
    <message>
        <source>GPU time; the estimate for %1 is drawn behind it</source>
        <translation type="unfinished">GPU 时间；其后绘有 %1 的估计</translation>
    </message>
    <message>
        <source>GPU time; the prediction for %1 is drawn behind it</source>
        <translation type="unfinished">GPU 时间；其后绘有 %1 的预测</translation>
    </message>
    <message>
        <source>Gain of the difference view (comma: less, full stop: more)</source>
        <translation type="unfinished">差异显示的亮度（减小：逗号键，增大：句点键）</translation>
    </message>
    <message>
        <source>Gallery</source>
        <translation type="unfinished">图库</translation>
    </message>
    <message>
        <source>Gaussian</source>
        <translation type="unfinished">高斯</translation>
    </message>
    <message>
        <source>Generated</source>
        <translation type="unfinished">生成</translation>
    </message>
    <message>
        <source>Give each thread its own element, let only one thread store, or use an atomic such as atomicAdd().</source>
        <translation type="unfinished">给每个线程一个自己的元素，只让一个线程写入，或使用 atomicAdd() 之类的原子操作。</translation>
    </message>
    <message>
        <source>Give each warp a copy of its own and add the copies at the end, or combine equal updates of a warp first: __match_any_sync() finds them.</source>
        <translation type="unfinished">为每个线程束准备一份副本，最后再相加；或者先合并线程束中相同的更新：__match_any_sync() 可以找出它们。</translation>
    </message>
    <message>
        <source>Give the launch the dynamic shared memory that the kernel's extern __shared__ array needs.</source>
        <translation type="unfinished">启动时给出内核函数的 extern __shared__ 数组所需的动态共享内存。</translation>
    </message>
    <message>
        <source>Given</source>
        <translation type="unfinished">给定</translation>
    </message>
    <message>
        <source>Global atomic sectors</source>
        <translation type="unfinished">全局原子扇区</translation>
    </message>
    <message>
        <source>Global counts</source>
        <translation type="unfinished">全局计数</translation>
    </message>
    <message>
        <source>Global load requests</source>
        <translation type="unfinished">全局读取请求</translation>
    </message>
    <message>
        <source>Global load sectors</source>
        <translation type="unfinished">全局读取扇区</translation>
    </message>
    <message>
        <source>Global memory</source>
        <translation type="unfinished">全局内存</translation>
    </message>
    <message>
        <source>Global memory is read as before, but then every window is written to the thread's local memory and read back through the same L1 cache: slower than global.</source>
        <translation type="unfinished">全局内存的读取与之前相同，随后每个窗口还要写入线程自己的内存再读回，经过同一 L1 缓存：比 global 慢。</translation>
    </message>
    <message>
        <source>Global sectors over ideal</source>
        <translation type="unfinished">全局扇区与理想值之比</translation>
    </message>
    <message>
        <source>Global store requests</source>
        <translation type="unfinished">全局写入请求</translation>
    </message>
    <message>
        <source>Global store sectors</source>
        <translation type="unfinished">全局写入扇区</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation type="unfinished">术语表</translation>
    </message>
    <message>
        <source>Go to this read in the replay of the pixel's block</source>
        <translation type="unfinished">在该像素所属线程块的回放中转到这次读取</translation>
    </message>
    <message>
        <source>Green</source>
        <translation type="unfinished">绿</translation>
    </message>
    <message>
        <source>Green reads blue</source>
        <translation type="unfinished">绿色通道误读蓝色</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation type="unfinished">网格</translation>
    </message>
    <message>
        <source>Grid rounded down</source>
        <translation type="unfinished">网格向下取整</translation>
    </message>
    <message>
        <source>Groups of 32 threads that are scheduled together.</source>
        <translation type="unfinished">由 32 个一同调度的线程组成的组。</translation>
    </message>
    <message>
        <source>Groups of lanes</source>
        <translation type="unfinished">lane 的分组</translation>
    </message>
    <message>
        <source>HTML, one file</source>
        <translation type="unfinished">HTML，一个文件</translation>
    </message>
    <message>
        <source>Half of C not written</source>
        <translation type="unfinished">C 的一半未写入</translation>
    </message>
    <message>
        <source>Half the shared wavefronts in blocks of 16×16, but this saves less than 10 % of the time of tile_words on an H200, because instruction issue is the limit.</source>
        <translation type="unfinished">16×16 的线程块中共享内存的 wavefront 减半，但在 H200 上省下的不到 tile_words 用时的 10 %，因为瓶颈是指令发射。</translation>
    </message>
    <message>
        <source>Half the words and half the instructions of half: 1.15 ms on an H200, with only one rounding, at the end.</source>
        <translation type="unfinished">字数和指令数都是 half 的一半：在 H200 上 1.15 ms，除最后一次外没有舍入。</translation>
    </message>
    <message>
        <source>Half the words and half the instructions of tf32: 2.3 ms on an H200, with the same errors as tf32.</source>
        <translation type="unfinished">字数和指令数都是 tf32 的一半：在 H200 上 2.3 ms，误差与 tf32 相同。</translation>
    </message>
    <message>
        <source>Halo</source>
        <translation type="unfinished">Halo 区</translation>
    </message>
    <message>
        <source>Halo in four pieces</source>
        <translation type="unfinished">halo 区分四块读取</translation>
    </message>
    <message>
        <source>Halo reads</source>
        <translation type="unfinished">halo 区读取</translation>
    </message>
    <message>
        <source>Halo redundancy</source>
        <translation type="unfinished">halo 区冗余</translation>
    </message>
    <message>
        <source>Hardware</source>
        <translation type="unfinished">硬件</translation>
    </message>
    <message>
        <source>Hardware counters are available only when a GPU ran the kernel; this run used the emulator.</source>
        <translation type="unfinished">只有由 GPU 运行内核函数时才有硬件计数器；此次运行使用的是模拟器。</translation>
    </message>
    <message>
        <source>Hardware counters can be read only for launches that run once each, on one GPU.</source>
        <translation type="unfinished">只有由单个 GPU 各执行一次的启动，才能读取 GPU 的计数器。</translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation type="unfinished">热图</translation>
    </message>
    <message>
        <source>Heat map of block sizes</source>
        <translation type="unfinished">线程块大小的热图</translation>
    </message>
    <message>
        <source>Height %1</source>
        <translation type="unfinished">高度 %1</translation>
    </message>
    <message>
        <source>Heights</source>
        <translation type="unfinished">高度</translation>
    </message>
    <message>
        <source>Heights of blocks, in threads: a list 2,4,8 or a range 1..16</source>
        <translation type="unfinished">线程块的高度，以线程计：列表 2,4,8 或范围 1..16</translation>
    </message>
    <message>
        <source>Help</source>
        <translation type="unfinished">帮助</translation>
    </message>
    <message>
        <source>Hidden until answered</source>
        <translation type="unfinished">回答之前隐藏</translation>
    </message>
    <message>
        <source>Hidden until you answer the lesson's question</source>
        <translation type="unfinished">回答课程的题目之前遮盖</translation>
    </message>
    <message>
        <source>Hide panels</source>
        <translation type="unfinished">隐藏面板</translation>
    </message>
    <message>
        <source>Higher occupancy would help: with %1 at a time instead of %2, the time would be near its best.</source>
        <translation type="unfinished">提高占用率会有帮助：同时驻留 %1 而不是 %2 时，时间接近最佳。</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation type="unfinished">提示：%1</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation type="unfinished">直方图</translation>
    </message>
    <message>
        <source>Histogram of source and result</source>
        <translation type="unfinished">源图像与结果的直方图</translation>
    </message>
    <message>
        <source>Histogram of the values with the range</source>
        <translation type="unfinished">值的直方图及范围</translation>
    </message>
    <message>
        <source>Hold Alt and drag on the image to draw a line, or choose View ▸ Draw a line profile. The values of the source and the result along the line appear here.</source>
        <translation type="unfinished">按住 Alt 在图像上拖动以画一条线，或在“视图”菜单中选择“绘制剖面线”：源图像和结果沿线的值显示在这里。</translation>
    </message>
    <message>
        <source>Host memory</source>
        <translation type="unfinished">主机内存</translation>
    </message>
    <message>
        <source>Host pointer in a kernel</source>
        <translation type="unfinished">在内核函数中使用主机指针</translation>
    </message>
    <message>
        <source>Hover over a term such as "halo" to see what it means</source>
        <translation type="unfinished">将鼠标停在“halo 区”之类的词上，即可查看其含义</translation>
    </message>
    <message>
        <source>Hover over an arrow for details.</source>
        <translation type="unfinished">停在箭头上可查看详情。</translation>
    </message>
    <message>
        <source>How it was computed</source>
        <translation type="unfinished">计算过程</translation>
    </message>
    <message>
        <source>How often each value occurs, channel by channel.</source>
        <translation type="unfinished">每个值出现的次数，逐个通道。</translation>
    </message>
    <message>
        <source>How often the same value is read. A closer memory could serve every read after the first, which is the purpose of a tile in shared memory.</source>
        <translation type="unfinished">同一个值被读取的次数。第一次之后的每次读取都可以来自更近的内存：这正是共享内存中分块的用途。</translation>
    </message>
    <message>
        <source>How steeply the brightness changes at each pixel, computed with two 3×3 masks: |gx| + |gy|.</source>
        <translation type="unfinished">每个像素处亮度变化的剧烈程度，由两个 3×3 掩模得出：|gx| + |gy|。</translation>
    </message>
    <message>
        <source>How the pixels of many images vary together, DᵀD/m, and the eigenimages that follow from it.</source>
        <translation type="unfinished">多幅图像的像素如何共同变化，即 DᵀD/m，以及由此得到的特征图像。</translation>
    </message>
    <message>
        <source>How the sweep is drawn</source>
        <translation type="unfinished">扫描的绘制方式</translation>
    </message>
    <message>
        <source>How to use Tilescope, one page per subject, in English</source>
        <translation type="unfinished">如何使用 Tilescope，每个主题一页（英文）</translation>
    </message>
    <message>
        <source>IMC miss</source>
        <translation type="unfinished">IMC 未命中</translation>
    </message>
    <message>
        <source>Ideal</source>
        <translation type="unfinished">理想值</translation>
    </message>
    <message>
        <source>Identical to the CPU reference.</source>
        <translation type="unfinished">每个值都与 CPU 参考结果相等。</translation>
    </message>
    <message>
        <source>Idle threads</source>
        <translation type="unfinished">空闲线程</translation>
    </message>
    <message>
        <source>If the difference in the lower half is negative, it borrows from the upper half, whose pixel is then one too small, and both signs are wrong.</source>
        <translation type="unfinished">低半部分的差值小于零时，会向高半部分借位，使其像素小一，两个符号都被误读。</translation>
    </message>
    <message>
        <source>If the distance between rows is the number of image columns, the wrong rows are read, and their words start at addresses that are not multiples of the word size: the GPU aborts such a kernel.</source>
        <translation type="unfinished">行间字节数取图像的列数时，读取的行不对，其字的起始地址也不是字的倍数：GPU 会终止这样的内核函数。</translation>
    </message>
    <message>
        <source>If the image ends within a word, its last column uses the padding after the row as its neighbour. The mistake stays hidden while the width is a multiple of the word size.</source>
        <translation type="unfinished">图像在字的中间结束时，其最后一列将行后的填充当作相邻像素。宽度是字的倍数时，错误不会显现。</translation>
    </message>
    <message>
        <source>If the kernel opts in.</source>
        <translation type="unfinished">内核函数申请时的值。</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation type="unfinished">忽略</translation>
    </message>
    <message>
        <source>Illustration of %1</source>
        <translation type="unfinished">%1的图示</translation>
    </message>
    <message>
        <source>Image</source>
        <translation type="unfinished">图像</translation>
    </message>
    <message>
        <source>Image as PNG…</source>
        <translation type="unfinished">图像存为 PNG…</translation>
    </message>
    <message>
        <source>Image from before the error</source>
        <translation type="unfinished">出错之前的图像</translation>
    </message>
    <message>
        <source>Image from earlier settings: %1</source>
        <translation type="unfinished">先前设置的图像：%1</translation>
    </message>
    <message>
        <source>Image size</source>
        <translation type="unfinished">图像大小</translation>
    </message>
    <message>
        <source>Image whose range is set</source>
        <translation type="unfinished">要设置范围的图像</translation>
    </message>
    <message>
        <source>Image: %1</source>
        <translation type="unfinished">图像：%1</translation>
    </message>
    <message>
        <source>Images</source>
        <translation type="unfinished">图像</translation>
    </message>
    <message>
        <source>Images and kernels</source>
        <translation type="unfinished">图像和内核函数</translation>
    </message>
    <message>
        <source>Images from</source>
        <translation type="unfinished">图像来源</translation>
    </message>
    <message>
        <source>In a presented lesson</source>
        <translation type="unfinished">在演示的课程中</translation>
    </message>
    <message>
        <source>In every row of a tile, the 16-byte groups are permuted (swizzled) so that 8 rows are read from different banks. The Tensor Cores learn this only from the descriptor. If it is missing there, they assume another layout and multiply numbers of other images, and no instruction reports an error.</source>
        <translation type="unfinished">在分块的每一行中，16 字节的各组交换了位置，使 8 行从不同的存储体读取。Tensor Core 只能从描述符得知这一点。缺了它，Tensor Core 会把分块当作另一种布局，与其他图像的数相乘，而没有指令会报错。</translation>
    </message>
    <message>
        <source>In narrow blocks, the pitch of the tile places the rows that a warp reads in different banks.</source>
        <translation type="unfinished">线程块较窄时，分块各行以一个特定行距排列，使线程束读取的各行落在不同的存储体。</translation>
    </message>
    <message>
        <source>In the padded image, a window starts at the position of its result. Moving back by another half template reads a different window and, before the first pixel of the image, whatever precedes it in memory.</source>
        <translation type="unfinished">在填充后的图像中，窗口从其结果自身的位置开始。再后退半个模板就会读取另一个窗口，在图像第一个像素之前则读到其前面的内容。</translation>
    </message>
    <message>
        <source>In view · %1</source>
        <translation type="unfinished">可见部分 · %1</translation>
    </message>
    <message>
        <source>Including the copies between host and device; launches %1 % of the total</source>
        <translation type="unfinished">含主机与设备之间的复制；启动占总时间的 %1 %</translation>
    </message>
    <message>
        <source>Increase the gain of the difference</source>
        <translation type="unfinished">差异增益加大一级</translation>
    </message>
    <message>
        <source>Indices start at 0, so the last index is one less than the number of values. Here, the thread after it takes part as well.</source>
        <translation type="unfinished">索引从 0 开始，所以最后一个比值的个数少一。现在它后面的线程也参与了。</translation>
    </message>
    <message>
        <source>Indirect branches (jump tables) cannot be traced</source>
        <translation type="unfinished">通过跳转表的分支未被追踪</translation>
    </message>
    <message>
        <source>Initialise the array, for example with = {}, or check the bounds of the loop that fills it.</source>
        <translation type="unfinished">给数组赋初值，例如 = {}，或检查写入数组的循环的边界。</translation>
    </message>
    <message>
        <source>Initialise the barrier once, with an arrival count of at least 1, and call __syncthreads() before any thread uses it.</source>
        <translation type="unfinished">以到达次数（至少为 1）将其初始化一次，并且在其后的 __syncthreads() 之前不让任何线程使用它。</translation>
    </message>
    <message>
        <source>Install NVIDIA's driver %1 or newer, which supports CUDA %2.</source>
        <translation type="unfinished">请安装支持 CUDA %2 的 NVIDIA 驱动程序 %1 或更新版本。</translation>
    </message>
    <message>
        <source>Instr./pixel</source>
        <translation type="unfinished">每像素指令</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation type="unfinished">指令</translation>
    </message>
    <message>
        <source>Instructions per pixel</source>
        <translation type="unfinished">每像素指令数</translation>
    </message>
    <message>
        <source>Integral image</source>
        <translation type="unfinished">积分图</translation>
    </message>
    <message>
        <source>Intermediate</source>
        <translation type="unfinished">中级</translation>
    </message>
    <message>
        <source>Invalid barrier</source>
        <translation type="unfinished">无效的屏障</translation>
    </message>
    <message>
        <source>Invalid free</source>
        <translation type="unfinished">无效的释放</translation>
    </message>
    <message>
        <source>Invalid function pointer</source>
        <translation type="unfinished">无效的函数指针</translation>
    </message>
    <message>
        <source>Invalid texture object</source>
        <translation type="unfinished">无效的纹理对象</translation>
    </message>
    <message>
        <source>Invert</source>
        <translation type="unfinished">反相</translation>
    </message>
    <message>
        <source>Issuing</source>
        <translation type="unfinished">发射指令</translation>
    </message>
    <message>
        <source>It costs %1 of the time (predicted).</source>
        <translation type="unfinished">这占用 %1 的时间（预测）。</translation>
    </message>
    <message>
        <source>It costs no time (predicted): other work hides it.</source>
        <translation type="unfinished">这不占用时间（预测）：其他工作将其掩盖。</translation>
    </message>
    <message>
        <source>It is busy to the end.</source>
        <translation type="unfinished">它一直忙到结束。</translation>
    </message>
    <message>
        <source>It is idle for the last %1.</source>
        <translation type="unfinished">它在最后 %1 空闲。</translation>
    </message>
    <message>
        <source>It runs no blocks.</source>
        <translation type="unfinished">它没有线程块。</translation>
    </message>
    <message>
        <source>It should be %1.</source>
        <translation type="unfinished">应为 %1。</translation>
    </message>
    <message>
        <source>Item</source>
        <translation type="unfinished">项目</translation>
    </message>
    <message>
        <source>Its memory was not recorded. Double-click it to run the program again and record it.</source>
        <translation type="unfinished">其内存未被记录。双击可重新运行程序并记录。</translation>
    </message>
    <message>
        <source>Keep edits</source>
        <translation type="unfinished">保留编辑</translation>
    </message>
    <message>
        <source>Keep the figures of this run (up to four runs), and compare every figure with the baseline</source>
        <translation type="unfinished">保留此次运行的数值（最多四次），并显示每个数值与基准的关系</translation>
    </message>
    <message>
        <source>Keep the session's source</source>
        <translation type="unfinished">保留会话的代码</translation>
    </message>
    <message>
        <source>Keep this run's figures for comparison (P)</source>
        <translation type="unfinished">保留此次运行的数值以便比较 (P)</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation type="unfinished">内核函数</translation>
    </message>
    <message>
        <source>Kernel %1 dereferences its parameter %2, which is a pointer to host memory.</source>
        <translation type="unfinished">内核函数 %1 对其参数 %2 解引用，而它是指向主机内存的指针。</translation>
    </message>
    <message>
        <source>Kernel %1 reads %2 bytes at byte %3 of an allocation of %4 bytes, which nobody has filled.</source>
        <translation type="unfinished">内核函数 %1 在大小为 %4 字节的分配中，从字节 %3 处读取 %2 字节，而这些字节从未被写入。</translation>
    </message>
    <message>
        <source>Kernel %1 reads between the rows: cudaMallocPitch returned a pitch of %2 bytes, which is not a parameter of the kernel.</source>
        <translation type="unfinished">内核函数 %1 读取了行与行之间的内容：cudaMallocPitch 返回的行距为 %2 字节，而它不是内核函数的参数。</translation>
    </message>
    <message>
        <source>Kernel %1 reads the __constant__ variable %2, which nobody has filled.</source>
        <translation type="unfinished">内核函数 %1 读取 __constant__ 变量 %2，而它从未被写入。</translation>
    </message>
    <message>
        <source>Kernel %1 uses memory that a copy in another stream uses, and does not wait for the copy.</source>
        <translation type="unfinished">内核函数 %1 使用另一个流中的复制所用的内存，却没有等待该复制。</translation>
    </message>
    <message>
        <source>Kernel %1 uses memory that has been freed before.</source>
        <translation type="unfinished">内核函数 %1 使用了先前已释放的内存。</translation>
    </message>
    <message>
        <source>Kernel %1 uses memory that kernel %2 uses in another stream, and neither waits for the other.</source>
        <translation type="unfinished">内核函数 %1 使用另一个流中内核函数 %2 所用的内存，而两者互不等待。</translation>
    </message>
    <message>
        <source>Kernel Tuner cache of the strategy shown…</source>
        <translation type="unfinished">所示策略的 Kernel Tuner 缓存…</translation>
    </message>
    <message>
        <source>Kernel arguments</source>
        <translation type="unfinished">内核函数的参数</translation>
    </message>
    <message>
        <source>Kernel file</source>
        <translation type="unfinished">内核函数文件</translation>
    </message>
    <message>
        <source>Kernel source</source>
        <translation type="unfinished">内核函数的代码</translation>
    </message>
    <message>
        <source>Kernels</source>
        <translation type="unfinished">内核函数</translation>
    </message>
    <message>
        <source>Kernels run in the emulator in the meantime.</source>
        <translation type="unfinished">在此期间内核函数在模拟器中运行。</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished">快捷键</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished">类型</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation type="unfinished">语言(&amp;A)</translation>
    </message>
    <message>
        <source>L&amp;esson</source>
        <translation type="unfinished">课程(&amp;E)</translation>
    </message>
    <message>
        <source>L1 cache</source>
        <translation type="unfinished">L1 缓存</translation>
    </message>
    <message>
        <source>L2 cache</source>
        <translation type="unfinished">L2 缓存</translation>
    </message>
    <message>
        <source>LG throttle</source>
        <translation type="unfinished">LG 限流</translation>
    </message>
    <message>
        <source>La&amp;yout</source>
        <translation type="unfinished">布局(&amp;Y)</translation>
    </message>
    <message>
        <source>Lane %1 requests word %3 from bank %2; wavefront %4 of %5 serves it%6.</source>
        <translation type="unfinished">lane %1 向存储体 %2 请求字 %3；由第 %4 个 wavefront（共 %5 个）满足%6。</translation>
    </message>
    <message>
        <source>Lane %1, bank %2</source>
        <translation type="unfinished">lane %1，存储体 %2</translation>
    </message>
    <message>
        <source>Lanes and banks</source>
        <translation type="unfinished">lane 与存储体</translation>
    </message>
    <message>
        <source>Lanes of a warp request different words from the same bank of shared memory and are served one after the other: this line takes %1 wavefronts instead of %2 (%3 times as many).</source>
        <translation type="unfinished">线程束的多个 lane 向共享内存的同一存储体请求不同的字，并相互等待：此行需要 %1 个 wavefront，其实 %2 个就够了（%3 倍）。</translation>
    </message>
    <message>
        <source>Lanes of a warp request different words from the same bank. The bank serves them one after the other, so the access takes several wavefronts instead of one.</source>
        <translation type="unfinished">线程束的多个 lane 向同一存储体请求不同的字。存储体依次处理，因此一次访问需要多个 wavefront，而不是一个。</translation>
    </message>
    <message>
        <source>Lanes of a warp update the same element of global memory atomically and are served one after the other: this line takes %1 passes instead of %2 (%3 times as many).</source>
        <translation type="unfinished">线程束的多个通道以原子方式更新全局内存的同一元素，依次处理：此行需要 %1 遍而不是 %2 遍（%3 倍）。</translation>
    </message>
    <message>
        <source>Lanes of a warp update the same element of shared memory atomically and are served one after the other: this line takes %1 passes instead of %2 (%3 times as many).</source>
        <translation type="unfinished">线程束的多个通道以原子方式更新共享内存的同一元素，依次处理：此行需要 %1 遍而不是 %2 遍（%3 倍）。</translation>
    </message>
    <message>
        <source>Lanes of a warp with the same level read the same count, add 1 and store it, so counts are lost.</source>
        <translation type="unfinished">同一线程束中灰度级相同的各 lane 读取同一个计数、加 1 再写回：有的计数丢失。</translation>
    </message>
    <message>
        <source>Lanes of the warp</source>
        <translation type="unfinished">线程束的 lane</translation>
    </message>
    <message>
        <source>Lanes of the warp exchange values (shfl); what other lanes have read is not listed.</source>
        <translation type="unfinished">线程束的各 lane 交换值 (shfl)：其他 lane 读取的内容未列出。</translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished">语言</translation>
    </message>
    <message>
        <source>Large tiles, TF32</source>
        <translation type="unfinished">大分块，TF32</translation>
    </message>
    <message>
        <source>Largest error</source>
        <translation type="unfinished">最大误差</translation>
    </message>
    <message>
        <source>Largest relative error</source>
        <translation type="unfinished">最大相对误差</translation>
    </message>
    <message>
        <source>Largest relative error: %1</source>
        <translation type="unfinished">最大相对误差：%1</translation>
    </message>
    <message>
        <source>Last event of the animation</source>
        <translation type="unfinished">动画的最后一个事件</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation type="unfinished">最后一步</translation>
    </message>
    <message>
        <source>Last stores</source>
        <translation type="unfinished">最后的存储</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation type="unfinished">启动</translation>
    </message>
    <message>
        <source>Launch shown</source>
        <translation type="unfinished">所示启动</translation>
    </message>
    <message>
        <source>Launches in order</source>
        <translation type="unfinished">各次启动，按顺序</translation>
    </message>
    <message>
        <source>Launches of the program</source>
        <translation type="unfinished">程序的启动</translation>
    </message>
    <message>
        <source>Launches, in order:</source>
        <translation type="unfinished">各次启动，按顺序：</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation type="unfinished">退出</translation>
    </message>
    <message>
        <source>Leaving row not subtracted</source>
        <translation type="unfinished">漏减离开的行</translation>
    </message>
    <message>
        <source>Less than 0.01 %</source>
        <translation type="unfinished">不到 0.01 %</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation type="unfinished">课程</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation type="unfinished">课程</translation>
    </message>
    <message>
        <source>Let neighbouring threads take the same side: choose them by threadIdx.x &lt; count instead of a remainder such as threadIdx.x % 2, or compute both sides and select one result.</source>
        <translation type="unfinished">让相邻线程走同一侧：用 threadIdx.x &lt; count 选择，而不是 threadIdx.x % 2 之类的余数；或者两侧都计算，再选择一个结果。</translation>
    </message>
    <message>
        <source>Let only one block store each element, or use an atomic such as atomicAdd().</source>
        <translation type="unfinished">让每个元素只由一个线程块写入，或使用 atomicAdd() 之类的原子操作。</translation>
    </message>
    <message>
        <source>Let only one block store it.</source>
        <translation type="unfinished">只让一个线程块写入它。</translation>
    </message>
    <message>
        <source>Let only one thread store each element, or use an atomic such as atomicAdd().</source>
        <translation type="unfinished">让每个元素只由一个线程写入，或使用 atomicAdd() 之类的原子操作。</translation>
    </message>
    <message>
        <source>Let only one thread store it.</source>
        <translation type="unfinished">只让一个线程写入它。</translation>
    </message>
    <message>
        <source>Let the lanes of a warp access neighbouring elements without gaps, and make a row of the block at least as wide as a warp. Read single bytes as whole 4-byte words.</source>
        <translation type="unfinished">让线程束的各 lane 访问相邻且无间隔的元素，并使线程块的一行至少与线程束一样宽。将单个字节作为完整的 4 字节字读取。</translation>
    </message>
    <message>
        <source>Libraries</source>
        <translation type="unfinished">库</translation>
    </message>
    <message>
        <source>Library calls are not counted.</source>
        <translation type="unfinished">调用库的部分不计数。</translation>
    </message>
    <message>
        <source>Light or dark, as set for the desktop</source>
        <translation type="unfinished">浅色或深色与桌面一致</translation>
    </message>
    <message>
        <source>Light text on a dark background</source>
        <translation type="unfinished">深色背景，浅色文字</translation>
    </message>
    <message>
        <source>Limits of a block</source>
        <translation type="unfinished">线程块的限制</translation>
    </message>
    <message>
        <source>Line</source>
        <translation type="unfinished">行</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation type="unfinished">第 %1 行</translation>
    </message>
    <message>
        <source>Line %1 reads %2.</source>
        <translation type="unfinished">第 %1 行读取 %2。</translation>
    </message>
    <message>
        <source>Lines: the copy and an empty launch.</source>
        <translation type="unfinished">线条：复制和空启动。</translation>
    </message>
    <message>
        <source>List View</source>
        <translation type="unfinished">列表视图</translation>
    </message>
    <message>
        <source>List every read separately; otherwise, each row of the list covers one row of the image</source>
        <translation type="unfinished">逐一列出每次读取；否则列表的一行对应图像的一行</translation>
    </message>
    <message>
        <source>Load o&amp;rder</source>
        <translation type="unfinished">装入顺序(&amp;R)</translation>
    </message>
    <message>
        <source>Load requests</source>
        <translation type="unfinished">读取请求</translation>
    </message>
    <message>
        <source>Load sectors</source>
        <translation type="unfinished">读取扇区</translation>
    </message>
    <message>
        <source>Load wavefronts</source>
        <translation type="unfinished">读取 wavefront</translation>
    </message>
    <message>
        <source>Load your own kernel from a .cu file</source>
        <translation type="unfinished">从 .cu 文件读取自己的内核函数</translation>
    </message>
    <message>
        <source>Loads first</source>
        <translation type="unfinished">先读取</translation>
    </message>
    <message>
        <source>Local load requests</source>
        <translation type="unfinished">本地读取请求</translation>
    </message>
    <message>
        <source>Local load sectors</source>
        <translation type="unfinished">本地读取扇区</translation>
    </message>
    <message>
        <source>Local memory</source>
        <translation type="unfinished">本地内存</translation>
    </message>
    <message>
        <source>Local store requests</source>
        <translation type="unfinished">本地写入请求</translation>
    </message>
    <message>
        <source>Local store sectors</source>
        <translation type="unfinished">本地写入扇区</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation type="unfinished">对数</translation>
    </message>
    <message>
        <source>Long scoreboard</source>
        <translation type="unfinished">长记分板</translation>
    </message>
    <message>
        <source>Look in:</source>
        <translation type="unfinished">查找范围：</translation>
    </message>
    <message>
        <source>Looking for a GPU and compilers…</source>
        <translation type="unfinished">正在查找 GPU 和编译器…</translation>
    </message>
    <message>
        <source>Looking for a GPU…</source>
        <translation type="unfinished">正在查找 GPU…</translation>
    </message>
    <message>
        <source>Low occupancy</source>
        <translation type="unfinished">占用率低</translation>
    </message>
    <message>
        <source>Lower bound of the time band</source>
        <translation type="unfinished">时间区间的下端</translation>
    </message>
    <message>
        <source>Lower half borrows from the upper half</source>
        <translation type="unfinished">低半部分向高半部分借位</translation>
    </message>
    <message>
        <source>MIO throttle</source>
        <translation type="unfinished">MIO 限流</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation type="unfinished">机器</translation>
    </message>
    <message>
        <source>Machine-translated; not reviewed by a speaker of the language.</source>
        <translation type="unfinished">机器翻译，尚未经懂该语言的人审读。</translation>
    </message>
    <message>
        <source>Machine-translated; not reviewed by a speaker of the language. For English, choose View ▸ Language.</source>
        <translation type="unfinished">机器翻译，尚未经懂该语言的人审读。在“视图 ▸ 语言”中可选择英语。</translation>
    </message>
    <message>
        <source>Machine: %1</source>
        <translation type="unfinished">机器：%1</translation>
    </message>
    <message>
        <source>Made with Qt %1, Eigen, QCustomPlot and nlohmann-json.</source>
        <translation type="unfinished">使用 Qt %1、Eigen、QCustomPlot 和 nlohmann-json 开发。</translation>
    </message>
    <message>
        <source>Main launch alone</source>
        <translation type="unfinished">仅主内核启动</translation>
    </message>
    <message>
        <source>Make %1 the baseline</source>
        <translation type="unfinished">将 %1 设为基准</translation>
    </message>
    <message>
        <source>Make a deliberate mistake, see what it does, and repair it</source>
        <translation type="unfinished">故意制造一个错误，看看后果，再将其修复</translation>
    </message>
    <message>
        <source>Make all threads of the warp execute the instruction together: use blocks with a multiple of 32 threads, and place the instruction outside divergent branches.</source>
        <translation type="unfinished">让线程束的所有线程一同执行它：线程块的线程数为 32 的倍数，并且不在各线程走向不同的分支中。</translation>
    </message>
    <message>
        <source>Make every thread reach %1: put the work inside if (…) { } instead of returning before it.</source>
        <translation type="unfinished">让每个线程都到达%1：把工作放入 if (…) { }，而不是在它之前返回。</translation>
    </message>
    <message>
        <source>Make neighbouring lanes access neighbouring addresses: use threadIdx.x along the rows of memory.</source>
        <translation type="unfinished">让相邻 lane 取相邻地址：threadIdx.x 沿内存的行方向。</translation>
    </message>
    <message>
        <source>Make sure that as many threads reach the barrier as it expects.</source>
        <translation type="unfinished">让到达屏障的线程数与它等待的线程数相同。</translation>
    </message>
    <message>
        <source>Make the branches before this instruction converge: a return inside a branch keeps the threads apart. Return before the branch, or let threads skip the work.</source>
        <translation type="unfinished">让此指令之前的分支重新会合：分支内的 return 会使线程一直分开。请在分支之前返回，或让线程跳过这些工作。</translation>
    </message>
    <message>
        <source>Make the lanes of a warp access neighbouring 4-byte words instead.</source>
        <translation type="unfinished">让线程束的各 lane 改为请求相邻的 4 字节字。</translation>
    </message>
    <message>
        <source>Make the offset a multiple of %1, or load and store narrower elements one by one.</source>
        <translation type="unfinished">使偏移成为 %1 的倍数，或逐个读取和写入较窄的元素。</translation>
    </message>
    <message>
        <source>Make the threads that copy wait with __pipeline_wait_prior(), with at most as many pending groups as were committed after this one, and then call __syncthreads() before %1.</source>
        <translation type="unfinished">在%1之前，让执行复制的线程用 __pipeline_wait_prior() 等待，使仍在途中的组不多于在这一组之后提交的组，然后执行 __syncthreads()。</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation type="unfinished">匹配数</translation>
    </message>
    <message>
        <source>Matches hardware: %1 reported the same count.</source>
        <translation type="unfinished">与硬件相等：%1 的计数相同。</translation>
    </message>
    <message>
        <source>Matches the CPU reference within the allowed %1; the largest difference is %2.</source>
        <translation type="unfinished">与 CPU 参考结果的差异在允许的 %1 之内；最大差异为 %2。</translation>
    </message>
    <message>
        <source>Math pipe throttle</source>
        <translation type="unfinished">运算管线限流</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation type="unfinished">最大值</translation>
    </message>
    <message>
        <source>Maximum clock of the multiprocessors.</source>
        <translation type="unfinished">多处理器的频率，最高值。</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation type="unfinished">均值</translation>
    </message>
    <message>
        <source>Mean error</source>
        <translation type="unfinished">平均误差</translation>
    </message>
    <message>
        <source>Mean image</source>
        <translation type="unfinished">平均图像</translation>
    </message>
    <message>
        <source>Mean of |result − reference| over all values.</source>
        <translation type="unfinished">所有值的 |结果 − 参考结果| 的均值。</translation>
    </message>
    <message>
        <source>Means not subtracted</source>
        <translation type="unfinished">漏减均值</translation>
    </message>
    <message>
        <source>Measured here: the operation's reference in plain loops; the CPU time of all its threads.</source>
        <translation type="unfinished">在本机测量：此操作以普通循环编写的参考实现，其所有线程的处理器时间之和。</translation>
    </message>
    <message>
        <source>Measured on %1 by CUDA events</source>
        <translation type="unfinished">在 %1 上由 CUDA 事件测量</translation>
    </message>
    <message>
        <source>Measured when the sliders stop moving.</source>
        <translation type="unfinished">滑块停下后测量。</translation>
    </message>
    <message>
        <source>Measured: %1.</source>
        <translation type="unfinished">实测：%1。</translation>
    </message>
    <message>
        <source>Median</source>
        <translation type="unfinished">中位数</translation>
    </message>
    <message>
        <source>Median 3×3</source>
        <translation type="unfinished">3×3 中值</translation>
    </message>
    <message>
        <source>Median GPU time of all launches together, measured.</source>
        <translation type="unfinished">所有启动合计的 GPU 时间中位数，测量值。</translation>
    </message>
    <message>
        <source>Median GPU time with all launches captured in one CUDA graph. This removes the gaps between launches, which matter for small images.</source>
        <translation type="unfinished">所有启动捕获到一个 CUDA 图中的 GPU 时间中位数：没有启动之间的间隙，小图像对这种间隙较敏感。</translation>
    </message>
    <message>
        <source>Median GPU time with the L2 cache overwritten before each run, which is the state that the first kernel of a program finds.</source>
        <translation type="unfinished">每次运行前覆盖 L2 缓存时的 GPU 时间中位数，即程序的第一个内核函数所遇到的情形。</translation>
    </message>
    <message>
        <source>Median GPU time without the launches that prepare the input or use the result.</source>
        <translation type="unfinished">不含准备输入或使用结果的启动的 GPU 时间中位数。</translation>
    </message>
    <message>
        <source>Median of %L1 runs, converged to ±%2 %.</source>
        <translation type="unfinished">%L1 次运行的中位数，收敛到 ±%2 %。</translation>
    </message>
    <message>
        <source>Median of %L1 runs, which did not converge: ±%2 %.</source>
        <translation type="unfinished">%L1 次运行的中位数，未收敛：±%2 %。</translation>
    </message>
    <message>
        <source>Median of %L1 runs.</source>
        <translation type="unfinished">%L1 次运行的中位数。</translation>
    </message>
    <message>
        <source>Membar</source>
        <translation type="unfinished">内存栅栏</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation type="unfinished">内存</translation>
    </message>
    <message>
        <source>Memory fence</source>
        <translation type="unfinished">内存栅栏</translation>
    </message>
    <message>
        <source>Memory flow</source>
        <translation type="unfinished">内存流</translation>
    </message>
    <message>
        <source>Memory leak</source>
        <translation type="unfinished">内存泄漏</translation>
    </message>
    <message>
        <source>Memory queue</source>
        <translation type="unfinished">内存队列</translation>
    </message>
    <message>
        <source>Memory strategies</source>
        <translation type="unfinished">内存策略</translation>
    </message>
    <message>
        <source>Memory strategy</source>
        <translation type="unfinished">内存策略</translation>
    </message>
    <message>
        <source>Message</source>
        <translation type="unfinished">内容</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation type="unfinished">最小值</translation>
    </message>
    <message>
        <source>Minimum GPU time</source>
        <translation type="unfinished">最小 GPU 时间</translation>
    </message>
    <message>
        <source>Minimum and 95th percentile</source>
        <translation type="unfinished">最小值与第 95 百分位数</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation type="unfinished">镜像</translation>
    </message>
    <message>
        <source>Misaligned access</source>
        <translation type="unfinished">未对齐访问</translation>
    </message>
    <message>
        <source>Missing carry</source>
        <translation type="unfinished">漏掉进位</translation>
    </message>
    <message>
        <source>Missing diagonal</source>
        <translation type="unfinished">漏掉对角线</translation>
    </message>
    <message>
        <source>Missing edge lane in the shuffle</source>
        <translation type="unfinished">漏掉洗牌的边缘 lane</translation>
    </message>
    <message>
        <source>Missing edge within a word</source>
        <translation type="unfinished">漏掉字内的边缘</translation>
    </message>
    <message>
        <source>Missing exchange</source>
        <translation type="unfinished">遗漏一次交换</translation>
    </message>
    <message>
        <source>Missing halo</source>
        <translation type="unfinished">漏掉 halo 区</translation>
    </message>
    <message>
        <source>Missing halo corners</source>
        <translation type="unfinished">漏掉 halo 区的四角</translation>
    </message>
    <message>
        <source>Missing last short sums</source>
        <translation type="unfinished">漏掉最后的部分和</translation>
    </message>
    <message>
        <source>Missing padding</source>
        <translation type="unfinished">漏掉填充</translation>
    </message>
    <message>
        <source>Missing swizzle in descriptor</source>
        <translation type="unfinished">描述符未注明位置交换</translation>
    </message>
    <message>
        <source>Missing synchronisation</source>
        <translation type="unfinished">缺少同步</translation>
    </message>
    <message>
        <source>Missing wait for a copy</source>
        <translation type="unfinished">漏掉等待复制</translation>
    </message>
    <message>
        <source>Missing wait for copies</source>
        <translation type="unfinished">未等待复制完成</translation>
    </message>
    <message>
        <source>Mistake: %1</source>
        <translation type="unfinished">错误：%1</translation>
    </message>
    <message>
        <source>Modelled for %1 with initially empty caches. An L1 cache of %2 per multiprocessor fetches the data of a block only once, if the data of all resident blocks take at most 20 % of it. The L2 cache (%3) fetches each buffer only once, if all buffers fit. Otherwise, both bounds are given.</source>
        <translation type="unfinished">针对 %1 建模，缓存初始为空。如果所有驻留线程块的数据最多占 L1 的 20 %，则每个多处理器 %2 的 L1 缓存对线程块的数据只取一次。如果所有缓冲区都放得下，则 L2 缓存（%3）对每个缓冲区只取一次。否则给出上下界。</translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished">更多</translation>
    </message>
    <message>
        <source>More for this kernel</source>
        <translation type="unfinished">此内核函数的更多操作</translation>
    </message>
    <message>
        <source>More resident warps (%1 instead of %2) would hardly help (predicted).</source>
        <translation type="unfinished">更多驻留线程束（%1 个而不是 %2 个）几乎没有帮助（预测）。</translation>
    </message>
    <message>
        <source>More strategies (%1)</source>
        <translation type="unfinished">更多策略 (%1)</translation>
    </message>
    <message>
        <source>More than 99 %</source>
        <translation type="unfinished">99 % 以上</translation>
    </message>
    <message>
        <source>Move a tenth as far as the mouse</source>
        <translation type="unfinished">鼠标移动距离的十分之一</translation>
    </message>
    <message>
        <source>Move ten times as far as the mouse</source>
        <translation type="unfinished">鼠标移动距离的十倍</translation>
    </message>
    <message>
        <source>Move the %1 out of the branches, or give each branch a mask of its own threads.</source>
        <translation type="unfinished">把 %1 移出分支，或给每个分支一个只含其自身线程的掩码。</translation>
    </message>
    <message>
        <source>Move the __syncthreads() on line %1 out of the branch or loop, and leave only the work inside it.</source>
        <translation type="unfinished">把第 %1 行的 __syncthreads() 移到分支或循环之外，里面只留下要做的工作。</translation>
    </message>
    <message>
        <source>Move the __syncthreads() out of the branch or loop, and leave only the work inside it.</source>
        <translation type="unfinished">把 __syncthreads() 移到分支或循环之外，里面只留下要做的工作。</translation>
    </message>
    <message>
        <source>Move the copy behind the launch.</source>
        <translation type="unfinished">请把复制移到启动之后。</translation>
    </message>
    <message>
        <source>Move the cursor over the image to inspect a pixel. Click to pin the pixel; then use the arrow keys to move from pixel to pixel.</source>
        <translation type="unfinished">把光标移到图像上可查看像素；单击可固定，之后用方向键逐个像素移动。</translation>
    </message>
    <message>
        <source>Move the loads to a second launch, which starts after the first has finished, or store to a different buffer from the one that is read.</source>
        <translation type="unfinished">把读取移到第二次启动，它在第一次结束后才开始；或写入另一个缓冲区，不要写入正在读取的那个。</translation>
    </message>
    <message>
        <source>Move the sliders; hover over a term to see what it means</source>
        <translation type="unfinished">移动滑块；将鼠标停在词语上可查看其含义</translation>
    </message>
    <message>
        <source>Moves 0.6 GB instead of 2 GB, after which arithmetic is the limit: 0.35 to 0.4 ms at 4096×4096 on an H200 for any template, 2× as fast as fft and 2.7× as fast as shifted_templates at 52×52.</source>
        <translation type="unfinished">数据量由 2 GB 减为 0.6 GB，此后瓶颈是算术运算：在 H200 上，4096×4096 时任何模板都需 0.35 到 0.4 ms；模板为 52×52 时，速度是 fft 的 2 倍、shifted_templates 的 2.7 倍。</translation>
    </message>
    <message>
        <source>Multiplication takes precedence over addition. Without parentheses, the host requests far less shared memory than the tile needs, and the first store beyond it is out of bounds.</source>
        <translation type="unfinished">乘法先于加法结合：不加括号，主机端申请的共享内存远少于分块所需，第一次超出的写入就越界。</translation>
    </message>
    <message>
        <source>Multiprocessor %1: %2. %3</source>
        <translation type="unfinished">多处理器 %1：%2。%3</translation>
    </message>
    <message>
        <source>Multiprocessor clock after the timed runs, as reported by the driver.</source>
        <translation type="unfinished">计时运行之后多处理器的时钟频率，由驱动程序给出。</translation>
    </message>
    <message>
        <source>Multiprocessor clock before the timed runs, as reported by the driver.</source>
        <translation type="unfinished">计时运行之前多处理器的时钟频率，由驱动程序给出。</translation>
    </message>
    <message>
        <source>Multiprocessor clock, as reported by the driver.</source>
        <translation type="unfinished">由驱动程序报告的多处理器频率。</translation>
    </message>
    <message>
        <source>My CUDA file</source>
        <translation type="unfinished">我的 CUDA 文件</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation type="unfinished">我的电脑</translation>
    </message>
    <message>
        <source>My image</source>
        <translation type="unfinished">我的图像</translation>
    </message>
    <message>
        <source>N&amp;o to All</source>
        <translation type="unfinished">全部否(&amp;O)</translation>
    </message>
    <message>
        <source>NCCL does not support this: %1 returned %2. All other strategies work without it.</source>
        <translation type="unfinished">NCCL 无法完成：%1 返回 %2。其他策略都不需要它。</translation>
    </message>
    <message>
        <source>NPP (library)</source>
        <translation type="unfinished">NPP（库）</translation>
    </message>
    <message>
        <source>NPP does not support this: %1 returned status %2 (see nppdefs.h). Use a strategy with its own kernel.</source>
        <translation type="unfinished">NPP 不支持此项：%1 返回 nppdefs.h 中的状态 %2。所有有自己内核函数的策略都可以运行。</translation>
    </message>
    <message>
        <source>NPP sums in floats: for images with little contrast, windows of 64×64 were off by up to 8·10⁻⁵ (NPP 13.0 on an H200).</source>
        <translation type="unfinished">NPP 以浮点数求和：对于对比度低的图像，64×64 的窗口的误差最大为 8·10⁻⁵（H200 上的 NPP 13.0）。</translation>
    </message>
    <message>
        <source>NPP's filters replicate the nearest pixel beyond the border and support no other mode. Choose "border" = replicate.</source>
        <translation type="unfinished">NPP 的滤波器在边界之外重复最近的像素，不支持其他方式。请选择“border” = replicate。</translation>
    </message>
    <message>
        <source>NVIDIA GPU</source>
        <translation type="unfinished">NVIDIA GPU</translation>
    </message>
    <message>
        <source>NVIDIA's assembly language for a virtual GPU architecture. The compiler generates it, the driver translates it into the machine code of the actual GPU, and Tilescope's emulator executes it.</source>
        <translation type="unfinished">NVIDIA 面向虚拟 GPU 架构的汇编语言。由编译器生成，由驱动程序翻译为实际 GPU 的机器码，Tilescope 的模拟器则直接执行它。</translation>
    </message>
    <message>
        <source>NVIDIA's image library, for comparison: its gradient is |gx| + |gy| in 16 bits.</source>
        <translation type="unfinished">NVIDIA 的图像库，供对比：其梯度为 |gx| + |gy|，16 位。</translation>
    </message>
    <message>
        <source>NVIDIA's image library, for comparison: one call, and Tilescope's projections.</source>
        <translation type="unfinished">NVIDIA 的图像库，供对比：一次调用；投影由 Tilescope 计算。</translation>
    </message>
    <message>
        <source>NVIDIA's image library, for comparison: three calls, for the border, the sums and the result.</source>
        <translation type="unfinished">NVIDIA 的图像库，供对比：边界、求和、结果共三次调用。</translation>
    </message>
    <message>
        <source>NVIDIA's image library, for comparison; it truncates where Tilescope rounds.</source>
        <translation type="unfinished">NVIDIA 的图像库，供对比；Tilescope 做舍入的地方，它做截断。</translation>
    </message>
    <message>
        <source>NVIDIA's name for the generation.</source>
        <translation type="unfinished">NVIDIA 对这一代架构的称呼。</translation>
    </message>
    <message>
        <source>NVRTC</source>
        <translation type="unfinished">NVRTC</translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished">名称</translation>
    </message>
    <message>
        <source>Name on the answer sheet</source>
        <translation type="unfinished">答卷上的姓名</translation>
    </message>
    <message>
        <source>Needs the figures of this strategy and of %1.</source>
        <translation type="unfinished">需要此策略和 %1 的数值。</translation>
    </message>
    <message>
        <source>Needs the times of two strategies.</source>
        <translation type="unfinished">需要两个策略的时间。</translation>
    </message>
    <message>
        <source>Neighbouring threads read the same pixels again, and a shared tile saves these reads and time (000.txt:20-23).</source>
        <translation type="unfinished">相邻线程重复读取相同的像素，共享分块省去这些读取，从而节省时间 (000.txt:20-23)。</translation>
    </message>
    <message>
        <source>Next access</source>
        <translation type="unfinished">下一次访问</translation>
    </message>
    <message>
        <source>Next bank conflict</source>
        <translation type="unfinished">下一个存储体冲突</translation>
    </message>
    <message>
        <source>Next barrier</source>
        <translation type="unfinished">下一个屏障</translation>
    </message>
    <message>
        <source>Next chart</source>
        <translation type="unfinished">下一个图表</translation>
    </message>
    <message>
        <source>Next data race</source>
        <translation type="unfinished">下一个竞争</translation>
    </message>
    <message>
        <source>Next finding</source>
        <translation type="unfinished">下一个问题</translation>
    </message>
    <message>
        <source>Next instruction</source>
        <translation type="unfinished">下一条指令</translation>
    </message>
    <message>
        <source>Next line</source>
        <translation type="unfinished">下一行</translation>
    </message>
    <message>
        <source>Next match (Enter)</source>
        <translation type="unfinished">下一个 (Enter)</translation>
    </message>
    <message>
        <source>Next scattered access</source>
        <translation type="unfinished">下一次分散访问</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation type="unfinished">下一个步骤</translation>
    </message>
    <message>
        <source>Next ›</source>
        <translation type="unfinished">下一步 ›</translation>
    </message>
    <message>
        <source>Next ▾</source>
        <translation type="unfinished">下一个 ▾</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation type="unfinished">下一课：%1</translation>
    </message>
    <message>
        <source>Nine products instead of ten at B = 99 and 101, where the products take most of the time: 5 % faster. No difference at most other windows, which do not share 32 columns that one product can hold.</source>
        <translation type="unfinished">B = 99 和 101 时乘法由十次减为九次，而那里大部分时间花在乘法上：快二十分之一。其他窗口大多不变，因为没有可由一次乘法容纳的 32 个公共列。</translation>
    </message>
    <message>
        <source>Nineteen min/max exchanges find the median without branches, and the values stay in registers.</source>
        <translation type="unfinished">用 min 和 max 交换十九次即可得到中值：没有分支，数值始终留在寄存器中。</translation>
    </message>
    <message>
        <source>No</source>
        <translation type="unfinished">否</translation>
    </message>
    <message>
        <source>No GPU can be used here; most other strategies run in the emulator.</source>
        <translation type="unfinished">这里没有可用的 GPU；大多数其他策略可在模拟器中运行。</translation>
    </message>
    <message>
        <source>No GPU. %1</source>
        <translation type="unfinished">没有 GPU。%1</translation>
    </message>
    <message>
        <source>No OpenGL context can be created. Is a graphics driver installed?</source>
        <translation type="unfinished">无法创建 OpenGL 上下文；是否安装了显卡驱动程序？</translation>
    </message>
    <message>
        <source>No barrier</source>
        <translation type="unfinished">缺少屏障</translation>
    </message>
    <message>
        <source>No barrier after use</source>
        <translation type="unfinished">使用之后缺少屏障</translation>
    </message>
    <message>
        <source>No barrier before adding up</source>
        <translation type="unfinished">汇总前缺少屏障</translation>
    </message>
    <message>
        <source>No barrier before the windows</source>
        <translation type="unfinished">读取窗口之前缺少屏障</translation>
    </message>
    <message>
        <source>No barrier in the exchange</source>
        <translation type="unfinished">交换时缺少屏障</translation>
    </message>
    <message>
        <source>No block can be shown: %1</source>
        <translation type="unfinished">无法显示任何线程块：%1</translation>
    </message>
    <message>
        <source>No checks have been made yet.</source>
        <translation type="unfinished">尚未进行任何检查。</translation>
    </message>
    <message>
        <source>No compiler was found.</source>
        <translation type="unfinished">未找到编译器。</translation>
    </message>
    <message>
        <source>No copy over the link of the %1 is faster than %2 GB/s (PCI Express, in each direction).</source>
        <translation type="unfinished">通过 %1 的链路，复制不会快于 PCI Express 每个方向 %2 GB/s。</translation>
    </message>
    <message>
        <source>No copy was timed with this run.</source>
        <translation type="unfinished">此次运行没有一同计时的复制。</translation>
    </message>
    <message>
        <source>No difference can be computed: the %1 has %2, and the %3 has %4.</source>
        <translation type="unfinished">无法计算差异：%1为 %2，%3为 %4。</translation>
    </message>
    <message>
        <source>No faster at B = 3, where other warps hide the stalls anyway: 200 µs on an H200. Twice as fast at B = 101, where few warps remain: 320 µs; the goal of 260 µs is missed there.</source>
        <translation type="unfinished">B = 3 时并不更快，因为其他线程束本来就填满了等待：在 H200 上 200 µs。B = 101 时剩下的线程束很少，速度翻倍：320 µs；没有达到 260 µs 的目标。</translation>
    </message>
    <message>
        <source>No fewer instructions, and other warps already hid the latency: within 10 % of tile_words on an H200.</source>
        <translation type="unfinished">指令没有减少，而等待本来就已被其他线程束隐藏：在 H200 上与 tile_words 相差不超过十分之一。</translation>
    </message>
    <message>
        <source>No figures</source>
        <translation type="unfinished">无数值</translation>
    </message>
    <message>
        <source>No file is chosen. Choose a NumPy file (.npy) that contains images, or use patches of the source image.</source>
        <translation type="unfinished">未选择文件。请选择含有图像的 NumPy 文件（.npy），或使用源图像的小块。</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation type="unfinished">尚无文件</translation>
    </message>
    <message>
        <source>No finding "%1" is left.</source>
        <translation type="unfinished">已没有“%1”问题。</translation>
    </message>
    <message>
        <source>No folder is chosen. Choose a folder that contains images, or use patches of the source image.</source>
        <translation type="unfinished">未选择文件夹。请选择含有图像的文件夹，或使用源图像的小块。</translation>
    </message>
    <message>
        <source>No gain was predicted for this strategy.</source>
        <translation type="unfinished">没有为此策略预测提升。</translation>
    </message>
    <message>
        <source>No gain: 32 neighbouring threads of a block on the diagonal always include one that is on or below the diagonal, so no warp skips the loop. There is one more branch per chunk, and it diverges.</source>
        <translation type="unfinished">没有收益：对角线上的线程块中，任意 32 个相邻线程总有一个位于对角线上或其下方，因此没有线程束能跳过循环；每个 chunk 反而多一个发散的分支。</translation>
    </message>
    <message>
        <source>No hardware counters: %1</source>
        <translation type="unfinished">没有硬件计数器：%1</translation>
    </message>
    <message>
        <source>No instruction</source>
        <translation type="unfinished">无指令</translation>
    </message>
    <message>
        <source>No kernel chosen</source>
        <translation type="unfinished">未选择内核函数</translation>
    </message>
    <message>
        <source>No kernel in %1 writes to the result: none of them stores through a pointer.</source>
        <translation type="unfinished">%1 中没有内核函数写入结果：没有内核函数通过指针写入。</translation>
    </message>
    <message>
        <source>No key matches.</source>
        <translation type="unfinished">没有匹配的快捷键。</translation>
    </message>
    <message>
        <source>No line of this file branches.</source>
        <translation type="unfinished">此文件中没有含分支的行。</translation>
    </message>
    <message>
        <source>No line of this file reads or writes global memory.</source>
        <translation type="unfinished">此文件中没有读写全局内存的行。</translation>
    </message>
    <message>
        <source>No line of this file reads or writes shared memory.</source>
        <translation type="unfinished">此文件中没有读写共享内存的行。</translation>
    </message>
    <message>
        <source>No line of this file was executed.</source>
        <translation type="unfinished">此文件中没有执行过的行。</translation>
    </message>
    <message>
        <source>No matches. Use fewer letters.</source>
        <translation type="unfinished">没有匹配项。请减少字母。</translation>
    </message>
    <message>
        <source>No more threads can be started, because memory or the number of processes is limited (ulimit -v, ulimit -u).</source>
        <translation type="unfinished">无法再启动线程，因为内存或进程数受到限制（ulimit -v、ulimit -u）。</translation>
    </message>
    <message>
        <source>No other strategy was run with these settings.</source>
        <translation type="unfinished">没有其他策略以这些设置运行过。</translation>
    </message>
    <message>
        <source>No program on this computer can open the file at %1.</source>
        <translation type="unfinished">本机上没有可以打开文件 %1 的程序。</translation>
    </message>
    <message>
        <source>No result</source>
        <translation type="unfinished">没有结果</translation>
    </message>
    <message>
        <source>No run has this figure: %1</source>
        <translation type="unfinished">此处没有任何运行具有该指标：%1</translation>
    </message>
    <message>
        <source>No sessions yet</source>
        <translation type="unfinished">还没有会话</translation>
    </message>
    <message>
        <source>No strategy matches.</source>
        <translation type="unfinished">没有匹配的策略。</translation>
    </message>
    <message>
        <source>No thread ever stores there.</source>
        <translation type="unfinished">始终没有线程写入该处。</translation>
    </message>
    <message>
        <source>No thread of block %1 stored this pixel.</source>
        <translation type="unfinished">线程块 %1 中没有线程写入此像素。</translation>
    </message>
    <message>
        <source>No thread stores to the output at all. Check the condition before the store, and that the variables in the condition and in the index have been given a value.</source>
        <translation type="unfinished">没有任何线程写入输出。请检查写入之前的条件，以及条件和索引中的变量是否已赋值。</translation>
    </message>
    <message>
        <source>No threads</source>
        <translation type="unfinished">没有线程</translation>
    </message>
    <message>
        <source>No tile pitch removes the conflict. Make the lanes of a warp access neighbouring 4-byte words instead.</source>
        <translation type="unfinished">无论分块行距取多少都消除不了。让线程束的各 lane 改为请求相邻的 4 字节字。</translation>
    </message>
    <message>
        <source>No time is predicted for this combination.</source>
        <translation type="unfinished">此组合没有预测时间。</translation>
    </message>
    <message>
        <source>No timeline can be shown: %1</source>
        <translation type="unfinished">无法显示时间线：%1</translation>
    </message>
    <message>
        <source>No timeline for %1: %2</source>
        <translation type="unfinished">%1 没有时间线：%2</translation>
    </message>
    <message>
        <source>No value is a finite number</source>
        <translation type="unfinished">没有一个值是有限数</translation>
    </message>
    <message>
        <source>No warp stalls on any line of this file.</source>
        <translation type="unfinished">没有线程束在此文件的任何一行停顿。</translation>
    </message>
    <message>
        <source>Nobody reads the result of kernel %1.</source>
        <translation type="unfinished">内核函数 %1 的结果没有被读取。</translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished">无</translation>
    </message>
    <message>
        <source>None of the %1 files in "%2" is a readable image (%3). Supported formats: %4.</source>
        <translation type="unfinished">“%2”中的 %1 个文件没有一个是可以读取的图像（%3）；支持 %4。</translation>
    </message>
    <message>
        <source>None of the values is finite.</source>
        <translation type="unfinished">其值中没有一个是有限数。</translation>
    </message>
    <message>
        <source>None.</source>
        <translation type="unfinished">无。</translation>
    </message>
    <message>
        <source>Not GPU time.</source>
        <translation type="unfinished">不是 GPU 的时间。</translation>
    </message>
    <message>
        <source>Not applicable to a CPU thread.</source>
        <translation type="unfinished">CPU 线程没有此项。</translation>
    </message>
    <message>
        <source>Not atomic</source>
        <translation type="unfinished">非原子操作</translation>
    </message>
    <message>
        <source>Not available now. %1</source>
        <translation type="unfinished">现在不可用。%1</translation>
    </message>
    <message>
        <source>Not available: the run ended before it was timed.</source>
        <translation type="unfinished">没有：运行在计时之前结束。</translation>
    </message>
    <message>
        <source>Not compared with the CPU reference. The comparison is done when the sliders stop moving, unless it is switched off.</source>
        <translation type="unfinished">未与 CPU 参考结果比较：滑块停下后会比较，除非已关闭。</translation>
    </message>
    <message>
        <source>Not computed completely: emulating the result would take about %1.</source>
        <translation type="unfinished">未整体计算：模拟结果约需 %1。</translation>
    </message>
    <message>
        <source>Not correct yet</source>
        <translation type="unfinished">还不正确</translation>
    </message>
    <message>
        <source>Not counted yet.</source>
        <translation type="unfinished">尚未计数。</translation>
    </message>
    <message>
        <source>Not estimated for this row.</source>
        <translation type="unfinished">此行没有估计值。</translation>
    </message>
    <message>
        <source>Not even one block fits on a multiprocessor of the %1.</source>
        <translation type="unfinished">%1 的多处理器连一个线程块也容纳不下。</translation>
    </message>
    <message>
        <source>Not even one such block fits on a multiprocessor; limited by: %1.</source>
        <translation type="unfinished">多处理器连一个这样的线程块也容纳不下；限制是：%1。</translation>
    </message>
    <message>
        <source>Not measured yet. The measurement follows when the sliders stop moving.</source>
        <translation type="unfinished">尚未测量。滑块停下后测量。</translation>
    </message>
    <message>
        <source>Not measured: %1</source>
        <translation type="unfinished">未测量：%1</translation>
    </message>
    <message>
        <source>Not measured: the GPU was lost after an error in a kernel, and the emulator took over.</source>
        <translation type="unfinished">未测量：内核函数出错后 GPU 不可用，改由模拟器运行。</translation>
    </message>
    <message>
        <source>Not measured: the result was not compared with the reference.</source>
        <translation type="unfinished">未测量：结果没有与参考结果比较。</translation>
    </message>
    <message>
        <source>Not measured: this run used the emulator, although a GPU is available (%1).</source>
        <translation type="unfinished">未测量：此次运行由模拟器完成，尽管这里有 GPU（%1）。</translation>
    </message>
    <message>
        <source>Not measured: this run used the emulator.</source>
        <translation type="unfinished">未测量：此次运行由模拟器完成。</translation>
    </message>
    <message>
        <source>Not run with these settings yet.</source>
        <translation type="unfinished">尚未以这些设置运行。</translation>
    </message>
    <message>
        <source>Not selected</source>
        <translation type="unfinished">未被选中</translation>
    </message>
    <message>
        <source>Not the median</source>
        <translation type="unfinished">不是中间值</translation>
    </message>
    <message>
        <source>Not used by this kernel: %1.</source>
        <translation type="unfinished">此内核函数未使用：%1。</translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished">说明</translation>
    </message>
    <message>
        <source>Nothing can be saved in "%1/autosave", so a crash would lose your latest changes. Free some space there, or allow writing, and restart Tilescope.</source>
        <translation type="unfinished">无法在“%1/autosave”中写入，因此崩溃会丢失你最近的更改。请在那里腾出空间或允许写入，然后重新启动 Tilescope。</translation>
    </message>
    <message>
        <source>Nothing fills the buffer "%1", so the values that a kernel reads from it are undefined. Specify its values: //@ buffer %1 %2 = 1, 2, 1</source>
        <translation type="unfinished">没有任何内容写入缓冲区“%1”，因此内核函数从中读取的值未定义。请给出其值：//@ buffer %1 %2 = 1, 2, 1</translation>
    </message>
    <message>
        <source>Nothing found. Checked for: %1.</source>
        <translation type="unfinished">未发现问题。已检查：%1。</translation>
    </message>
    <message>
        <source>Nothing had been stored at this address yet; thread %1 stored to it %2 after the read.</source>
        <translation type="unfinished">该处当时尚未写入任何值；线程 %1 在读取后又过了 %2才写入。</translation>
    </message>
    <message>
        <source>Nothing has been swept yet. Press "Sweep" in the Sweep panel.</source>
        <translation type="unfinished">尚未扫描：请在“扫描”面板中按“扫描”。</translation>
    </message>
    <message>
        <source>Nothing has run yet.</source>
        <translation type="unfinished">尚未运行任何策略。</translation>
    </message>
    <message>
        <source>Nothing was counted in these runs.</source>
        <translation type="unfinished">这些运行没有计数。</translation>
    </message>
    <message>
        <source>Nothing was counted in this run.</source>
        <translation type="unfinished">此次运行没有计数。</translation>
    </message>
    <message>
        <source>Nothing was counted in this run. Counters are available after the full run, when the sliders stop moving.</source>
        <translation type="unfinished">此次运行没有计数。滑块停下后，完整运行会给出计数。</translation>
    </message>
    <message>
        <source>Nothing was counted.</source>
        <translation type="unfinished">没有计数。</translation>
    </message>
    <message>
        <source>Nothing was saved: %1 has changed since this window opened it, perhaps in another window.</source>
        <translation type="unfinished">尚未保存任何内容：%1 在此窗口打开之后已被更改，可能是在另一个窗口中。</translation>
    </message>
    <message>
        <source>Nsight Compute calls this state %1.</source>
        <translation type="unfinished">Nsight Compute 称此状态为 %1。</translation>
    </message>
    <message>
        <source>Nsight Compute on an %1 (%2, %3 launches of this strategy)</source>
        <translation type="unfinished">%1 上的 Nsight Compute（%2，此策略的 %3 次启动）</translation>
    </message>
    <message>
        <source>NumPy files (%1)</source>
        <translation type="unfinished">NumPy 文件 (%1)</translation>
    </message>
    <message>
        <source>NumPy, values as they are (*.npy)</source>
        <translation type="unfinished">NumPy，数值原样保存 (*.npy)</translation>
    </message>
    <message>
        <source>Number of images</source>
        <translation type="unfinished">图像数</translation>
    </message>
    <message>
        <source>Number-theoretic transforms</source>
        <translation type="unfinished">数论变换</translation>
    </message>
    <message>
        <source>O&amp;verlays</source>
        <translation type="unfinished">叠加层(&amp;V)</translation>
    </message>
    <message>
        <source>OK</source>
        <translation type="unfinished">确定</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation type="unfinished">占用率</translation>
    </message>
    <message>
        <source>Occupancy %1: %2 of %3 warps, %4 of %5 threads each</source>
        <translation type="unfinished">占用率 %1：最多 %3 个线程束，实有 %2 个；%4，各 %5 个线程</translation>
    </message>
    <message>
        <source>Occupancy and predicted time over: %1</source>
        <translation type="unfinished">占用率和预测时间，随以下变化：%1</translation>
    </message>
    <message>
        <source>Of the four registers of a fragment, the first two hold two rows of the same column, and the other two the same rows four words further on. Filled row by row, which looks natural, they meet the wrong numbers: no instruction reports an error, but the products are wrong.</source>
        <translation type="unfinished">片段的四个寄存器中，前两个是同一列的两行，后两个是相同的两行再往后四个字处。若按看似自然的逐行顺序，就会与别的数相乘：没有指令报错，乘积却不同。</translation>
    </message>
    <message>
        <source>Of the four registers of a fragment, the first two hold two rows of the same columns, and the other two the same rows further on. Filled in the order that looks natural, the ones are in the wrong positions of the band: windows become ragged, and no instruction reports an error.</source>
        <translation type="unfinished">片段的四个寄存器中，前两个是相同列的两行，后两个是相同的行再往后的位置。若按看似自然的顺序，全 1 带状矩阵中的 1 就落在别处：窗口变得参差不齐，而没有指令报错。</translation>
    </message>
    <message>
        <source>Off by one</source>
        <translation type="unfinished">差一错误</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation type="unfinished">偏移</translation>
    </message>
    <message>
        <source>On %1, %2. %3; %4.</source>
        <translation type="unfinished">在 %1 上，%2。%3；%4。</translation>
    </message>
    <message>
        <source>On %1.</source>
        <translation type="unfinished">运行于%1。</translation>
    </message>
    <message>
        <source>On %1: %2</source>
        <translation type="unfinished">实测（%1）：%2</translation>
    </message>
    <message>
        <source>On a GPU, Tilescope creates only textures with one plane and one channel, and no surfaces; the emulator supports others.</source>
        <translation type="unfinished">在设备上，Tilescope 只创建单平面、单通道的纹理，不创建表面；模拟器支持其他形式。</translation>
    </message>
    <message>
        <source>On a slider or number</source>
        <translation type="unfinished">在滑块或数值上</translation>
    </message>
    <message>
        <source>On the image</source>
        <translation type="unfinished">在图像上</translation>
    </message>
    <message>
        <source>One CPU thread</source>
        <translation type="unfinished">单个 CPU 线程</translation>
    </message>
    <message>
        <source>One GPU does all of the work here; with several, NCCL adds their sums.</source>
        <translation type="unfinished">此处由一个 GPU 完成全部工作；有多个时由 NCCL 把它们的和相加。</translation>
    </message>
    <message>
        <source>One HTML file with images, settings, times, counters, findings, charts and the kernel source.</source>
        <translation type="unfinished">一个 HTML 文件，含有图像、设置、时间、计数器、问题、图表和内核函数的代码。</translation>
    </message>
    <message>
        <source>One bar per strategy, with its spread and the band predicted by the model.</source>
        <translation type="unfinished">每个策略一个条形，带有其波动范围和模型预测的区间。</translation>
    </message>
    <message>
        <source>One block fits on a multiprocessor at a time</source>
        <translation type="unfinished">一个多处理器同时容纳一个线程块</translation>
    </message>
    <message>
        <source>One block, step by step</source>
        <translation type="unfinished">逐步查看一个线程块</translation>
    </message>
    <message>
        <source>One cudaMemcpy with pageable memory, measured.</source>
        <translation type="unfinished">使用可分页内存的一次 cudaMemcpy，测量值。</translation>
    </message>
    <message>
        <source>One element of the tile was read before any thread had written it.</source>
        <translation type="unfinished">分块中有一个元素在线程写入之前就被读取。</translation>
    </message>
    <message>
        <source>One exchange of the network is missing, so some windows yield another of their values.</source>
        <translation type="unfinished">网络中缺少一次交换：有些窗口得到的是其中的另一个值。</translation>
    </message>
    <message>
        <source>One execution of the kernel code, usually for one pixel. A thread has its own registers and knows its position from threadIdx and blockIdx.</source>
        <translation type="unfinished">内核函数代码的一次执行，通常对应一个像素。它有自己的寄存器，并由 threadIdx 和 blockIdx 得知自己的位置。</translation>
    </message>
    <message>
        <source>One fetch per template pixel instead of two: about 2× as fast as Textures.</source>
        <translation type="unfinished">模板的每个像素只读取纹理一次（原为两次）：速度约为“纹理”的 2 倍。</translation>
    </message>
    <message>
        <source>One instruction that reads or writes 8 or 16 bytes per lane. It moves the same bytes with fewer requests; the address must be a multiple of the access size.</source>
        <translation type="unfinished">让每个 lane 读写 8 或 16 字节的一条指令。以更少的请求传输相同的字节；地址必须是其大小的倍数。</translation>
    </message>
    <message>
        <source>One instruction with which a warp reads or writes memory, whatever its lanes request. Memory serves a request with as many sectors or wavefronts as the request needs.</source>
        <translation type="unfinished">线程束执行的一条读写内存的指令，无论各 lane 请求什么。内存用所需的若干扇区或 wavefront 来满足它。</translation>
    </message>
    <message>
        <source>One launch sums rows, the next columns: 2 W products per pixel instead of W².</source>
        <translation type="unfinished">一次启动对行求和，下一次对列求和：每像素的乘法由 W² 次减为 2 W 次。</translation>
    </message>
    <message>
        <source>One launch sums rows, the next columns: 2B additions per pixel instead of B².</source>
        <translation type="unfinished">一次启动对行求和，下一次对列求和：每像素的加法由 B² 次减为 2B 次。</translation>
    </message>
    <message>
        <source>One load, one shift and one __dp4a for four pixels instead of four loads and four multiplications: 3× as fast as padded.</source>
        <translation type="unfinished">四个像素只需一次读取、一次移位和一次 __dp4a，代替四次读取和四次乘法：速度是 padded 的 3 倍。</translation>
    </message>
    <message>
        <source>One more group than allowed may still be in flight, and it is the one that this step reads: some pixels still belong to a row that left the window long ago.</source>
        <translation type="unfinished">可能比允许的多出一组复制仍在途中，而这一步读取的正是它：某些像素仍属于早已离开窗口的行。</translation>
    </message>
    <message>
        <source>One multiplication per template pixel instead of two, and one addition fewer: 1.6× as fast as Shared tile at 52×52 on an H200. The sums take 0.1 ms at 4096×4096.</source>
        <translation type="unfinished">模板的每个像素只需一次乘法（原为两次），并少一次加法：在 H200 上 52×52 时速度是“共享内存分块”的 1.6 倍；求和在 4096×4096 时耗时 0.1 ms。</translation>
    </message>
    <message>
        <source>One of the values read is not the expected one.</source>
        <translation type="unfinished">读取的值中有一个不是应在该处的值。</translation>
    </message>
    <message>
        <source>One pixel required by the definition was not read.</source>
        <translation type="unfinished">定义中的一个像素未被读取。</translation>
    </message>
    <message>
        <source>One pixel, one block, one line of the kernel, with its counters</source>
        <translation type="unfinished">一个像素、一个线程块、内核函数的一行，连同其计数器</translation>
    </message>
    <message>
        <source>One read from memory, one write and no table: about 50 instructions per pixel with one byte per lane, that is, 800 µs at 16384² on an H200 with B = 3, and 1.5 times as long at B = 101, where 101 of the block's columns write nothing.</source>
        <translation type="unfinished">从内存读取一次、写入一次，不用表：每个 lane 处理一个字节，每像素约 50 条指令，因此 B = 3 时在 H200 上 16384² 为 800 µs；B = 101 时再多一半，因为线程块有 101 列不写入任何内容。</translation>
    </message>
    <message>
        <source>One row per warp, with its cycles to the right. Left and Right move the cursor by one cycle, or by ten with Shift; Up and Down select another warp; plus and minus zoom.</source>
        <translation type="unfinished">每个线程束一行，周期向右。左右键将光标移动一个周期，按住 Shift 移动十个；上下键转到另一线程束；加号和减号缩放。</translation>
    </message>
    <message>
        <source>One run.</source>
        <translation type="unfinished">一次运行。</translation>
    </message>
    <message>
        <source>One scale</source>
        <translation type="unfinished">同一标尺</translation>
    </message>
    <message>
        <source>One screen pixel per image pixel</source>
        <translation type="unfinished">屏幕的一个像素对应图像的一个像素</translation>
    </message>
    <message>
        <source>One start of a kernel with a grid of blocks. A strategy may need several launches in sequence, such as a row pass and a column pass.</source>
        <translation type="unfinished">用一个由线程块组成的网格启动一次内核函数。一个策略可能要依次启动几次，例如先处理行、再处理列。</translation>
    </message>
    <message>
        <source>One step; ten with Shift, a tenth with Ctrl</source>
        <translation type="unfinished">一步；按住 Shift 十步，按住 Ctrl 十分之一步</translation>
    </message>
    <message>
        <source>One thread for each element reads two columns of D; half of C is mirrored.</source>
        <translation type="unfinished">每个元素一个线程，读取 D 的两列；C 的一半由镜像得到。</translation>
    </message>
    <message>
        <source>One warp alone: no latency is hidden</source>
        <translation type="unfinished">仅一个线程束：没有任何延迟被隐藏</translation>
    </message>
    <message>
        <source>Only %1 of %2 threads of warp %3 in block %4 reach this __syncthreads(), which is in a branch that the others do not take, or in a loop that they have left. Every thread of a block must reach the same barrier.</source>
        <translation type="unfinished">线程块 %4 的线程束 %3 的 %2 个线程中只有 %1 个到达此 __syncthreads()：它位于其他线程不进入的分支，或它们已离开的循环中。线程块的每个线程都必须到达同一屏障。</translation>
    </message>
    <message>
        <source>Only %1 of the %2 channels of each pixel are stored. Store the others too.</source>
        <translation type="unfinished">每个像素的 %2 个通道中只写入了 %1 个。请把其余通道也写入。</translation>
    </message>
    <message>
        <source>Only %2 of every %1 neighbouring values are stored. Check the factor by which the index is multiplied.</source>
        <translation type="unfinished">每 %1 个相邻的值中只写入了 %2 个。请检查索引所乘的系数。</translation>
    </message>
    <message>
        <source>Only %2 of every %1 rows are stored. Check the factor by which the row is multiplied.</source>
        <translation type="unfinished">每 %1 行中只写入了 %2 行。请检查行号所乘的系数。</translation>
    </message>
    <message>
        <source>Only %3 of the 32 threads of warp %4, among them thread %1 of block %2, reach this matrix instruction, which requires the whole warp.</source>
        <translation type="unfinished">线程束 %4 的 32 个线程中只有 %3 个（包括线程块 %2 的线程 %1）到达这条矩阵指令，而该指令需要整个线程束。</translation>
    </message>
    <message>
        <source>Only %n [warp fits|warps fit] on a multiprocessor of the %1 at once (%2 occupancy), limited by %3. With few warps, there is little to execute while one of them waits for memory.</source>
        <translation type="unfinished">%1 的一个多处理器上同时只能容纳 %n 个线程束（占用率 %2），受限于%3。线程束少，其中一个等待内存时就没有多少别的工作可做。</translation>
    </message>
    <message>
        <source>Only columns %1 to %2 and rows %3 to %4 are stored. Check the index (blockIdx.x * blockDim.x + threadIdx.x), the size of the grid and the condition before the store.</source>
        <translation type="unfinished">只写入了第 %1 到 %2 列和第 %3 到 %4 行。请检查索引 (blockIdx.x * blockDim.x + threadIdx.x)、网格的大小以及写入之前的条件。</translation>
    </message>
    <message>
        <source>Only for a custom filter.</source>
        <translation type="unfinished">仅用于自定义滤波器。</translation>
    </message>
    <message>
        <source>Only for images in a folder.</source>
        <translation type="unfinished">仅用于文件夹的图像。</translation>
    </message>
    <message>
        <source>Only for patches of the image.</source>
        <translation type="unfinished">仅用于图像的小块。</translation>
    </message>
    <message>
        <source>Only for the Gaussian filter.</source>
        <translation type="unfinished">仅用于高斯滤波器。</translation>
    </message>
    <message>
        <source>Only for the images in a file.</source>
        <translation type="unfinished">仅用于文件中的图像。</translation>
    </message>
    <message>
        <source>Only for the strategies with a shared tile.</source>
        <translation type="unfinished">仅用于使用共享分块的策略。</translation>
    </message>
    <message>
        <source>Only if neither a rectangle nor a file is chosen as the template.</source>
        <translation type="unfinished">仅在没有选择矩形或文件作为模板时。</translation>
    </message>
    <message>
        <source>Only one half of the symmetric matrix is computed. Without the second store, the other half keeps its old contents.</source>
        <translation type="unfinished">对称矩阵只计算一半。没有第二次写入，另一半保持原样。</translation>
    </message>
    <message>
        <source>Only red, green and blue of the %1 samples per pixel were read.</source>
        <translation type="unfinished">每像素 %1 个样本中，读取了红、绿、蓝。</translation>
    </message>
    <message>
        <source>Only the block's own pixels are loaded, and its outer threads read a halo that was never written: the image shows a grid of wrong pixels along the edges of the blocks.</source>
        <translation type="unfinished">只将线程块自己的像素复制到共享内存，外侧线程便读到无人写入的 halo 区：图像上沿线程块边缘出现由错误像素构成的网格。</translation>
    </message>
    <message>
        <source>Only the channel %1 was read; channels ignored: %2.</source>
        <translation type="unfinished">只读取了通道 %1；忽略的通道数：%2。</translation>
    </message>
    <message>
        <source>Only the channels R, G and B were read; channels ignored: %1.</source>
        <translation type="unfinished">只读取了通道 R、G 和 B；忽略的通道数：%1。</translation>
    </message>
    <message>
        <source>Only the first of the %1 samples per pixel was read.</source>
        <translation type="unfinished">每像素 %1 个样本中，读取了第一个。</translation>
    </message>
    <message>
        <source>Only the kernel was run again. Save the file to run main() with your changes.</source>
        <translation type="unfinished">只重新运行了内核函数。要用您的更改运行 main()，请保存文件。</translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished">打开</translation>
    </message>
    <message>
        <source>Open &amp;kernel…</source>
        <translation type="unfinished">打开内核函数(&amp;K)…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation type="unfinished">打开最近的文件(&amp;R)</translation>
    </message>
    <message>
        <source>Open File</source>
        <translation type="unfinished">打开文件</translation>
    </message>
    <message>
        <source>Open It Here</source>
        <translation type="unfinished">在此打开</translation>
    </message>
    <message>
        <source>Open a .cu file: a kernel, or a whole program with its main(); you can also drop it on the window</source>
        <translation type="unfinished">打开 .cu 文件：内核函数，或带 main() 的完整程序；也可以将其拖放到窗口上</translation>
    </message>
    <message>
        <source>Open a NumPy file of images</source>
        <translation type="unfinished">打开包含图像的 NumPy 文件</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation type="unfinished">打开文件</translation>
    </message>
    <message>
        <source>Open a folder that contains a whole CUDA program, such as one with a Makefile</source>
        <translation type="unfinished">打开包含完整 CUDA 程序的文件夹，例如含有 Makefile 的文件夹</translation>
    </message>
    <message>
        <source>Open a kernel</source>
        <translation type="unfinished">打开内核函数</translation>
    </message>
    <message>
        <source>Open a session</source>
        <translation type="unfinished">打开会话</translation>
    </message>
    <message>
        <source>Open an image</source>
        <translation type="unfinished">打开图像</translation>
    </message>
    <message>
        <source>Open an image file</source>
        <translation type="unfinished">打开图像文件</translation>
    </message>
    <message>
        <source>Open an image or a kernel</source>
        <translation type="unfinished">打开图像或内核函数</translation>
    </message>
    <message>
        <source>Open its kernels only</source>
        <translation type="unfinished">仅打开其中的内核函数</translation>
    </message>
    <message>
        <source>Open pro&amp;gram…</source>
        <translation type="unfinished">打开程序(&amp;G)…</translation>
    </message>
    <message>
        <source>Open progress: the further progress in each lesson is kept</source>
        <translation type="unfinished">打开进度：每门课程保留进度较靠后的一份</translation>
    </message>
    <message>
        <source>Open progress…</source>
        <translation type="unfinished">打开进度…</translation>
    </message>
    <message>
        <source>Open s&amp;ample</source>
        <translation type="unfinished">打开示例(&amp;A)</translation>
    </message>
    <message>
        <source>Open sess&amp;ion…</source>
        <translation type="unfinished">打开会话(&amp;I)…</translation>
    </message>
    <message>
        <source>Open the folder of a program</source>
        <translation type="unfinished">打开程序的文件夹</translation>
    </message>
    <message>
        <source>Open the settings and image of a saved session</source>
        <translation type="unfinished">打开已保存会话的设置和图像</translation>
    </message>
    <message>
        <source>Open your own image; you can also drop it on the window</source>
        <translation type="unfinished">打开你自己的图像；也可以将其拖放到窗口上</translation>
    </message>
    <message>
        <source>OpenGL 3.3 is needed; %1 offers %2%3.%4.</source>
        <translation type="unfinished">需要 OpenGL 3.3；%1 提供的是 %2%3.%4。</translation>
    </message>
    <message>
        <source>OpenGL is hidden by TILESCOPE_HIDE.</source>
        <translation type="unfinished">OpenGL 已被 TILESCOPE_HIDE 隐藏。</translation>
    </message>
    <message>
        <source>OpenGL is rendered by the CPU here (%1); QPainter is faster.</source>
        <translation type="unfinished">此处的 OpenGL 由处理器计算（%1），用 QPainter 更快。</translation>
    </message>
    <message>
        <source>OpenGL runs on %1, not on the CUDA device. On a laptop with two GPUs, start Tilescope with __NV_PRIME_RENDER_OFFLOAD=1 __GLX_VENDOR_LIBRARY_NAME=nvidia.</source>
        <translation type="unfinished">OpenGL 在 %1 上运行，而不在 CUDA 设备上。在有两个 GPU 的笔记本电脑上，请以 __NV_PRIME_RENDER_OFFLOAD=1 __GLX_VENDOR_LIBRARY_NAME=nvidia 启动 Tilescope。</translation>
    </message>
    <message>
        <source>Opening the image was cancelled.</source>
        <translation type="unfinished">打开图像已取消。</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation type="unfinished">操作</translation>
    </message>
    <message>
        <source>Operations on floats; a fused multiply-add counts as two.</source>
        <translation type="unfinished">浮点数的运算；一次融合乘加计为两次。</translation>
    </message>
    <message>
        <source>Operations per byte moved to and from device memory; counted per access, this is the CGMA ratio. A kernel with a low intensity is limited by memory, one with a high intensity by arithmetic.</source>
        <translation type="unfinished">与设备内存之间每传输一个字节所对应的运算次数；按每次访问计算，则为 CGMA 比。比值小的内核函数受限于内存，比值大的受限于算术运算。</translation>
    </message>
    <message>
        <source>Optimisation steps</source>
        <translation type="unfinished">优化步骤</translation>
    </message>
    <message>
        <source>Or draw it on the image with Shift+drag. Drag its inside to move it, or its corners to resize it.</source>
        <translation type="unfinished">或在图像上绘制：按住 Shift 拖动。之后拖动内部可移动，拖动各角可调整大小。</translation>
    </message>
    <message>
        <source>Other block sizes; double-click one to use it:</source>
        <translation type="unfinished">其他线程块大小；双击选用：</translation>
    </message>
    <message>
        <source>Other resources cannot be tried: %1</source>
        <translation type="unfinished">无法尝试其他资源：%1</translation>
    </message>
    <message>
        <source>Out of bounds</source>
        <translation type="unfinished">越界访问</translation>
    </message>
    <message>
        <source>Output never written</source>
        <translation type="unfinished">输出从未写入</translation>
    </message>
    <message>
        <source>Output of the program</source>
        <translation type="unfinished">程序的输出</translation>
    </message>
    <message>
        <source>Output of the worker: "%1".</source>
        <translation type="unfinished">工作进程的输出：“%1”。</translation>
    </message>
    <message>
        <source>Over ideal</source>
        <translation type="unfinished">与理想值之比</translation>
    </message>
    <message>
        <source>Overlay</source>
        <translation type="unfinished">叠加层</translation>
    </message>
    <message>
        <source>Overlays on the image (blocks on and off: O, next: Shift+O)</source>
        <translation type="unfinished">图像上绘制的内容（线程块开关：O，下一个：Shift+O）</translation>
    </message>
    <message>
        <source>Own</source>
        <translation type="unfinished">自定义</translation>
    </message>
    <message>
        <source>P&amp;ixels</source>
        <translation type="unfinished">像素(&amp;I)</translation>
    </message>
    <message>
        <source>PNG</source>
        <translation type="unfinished">PNG</translation>
    </message>
    <message>
        <source>PNG, as it is shown (*.png)</source>
        <translation type="unfinished">PNG，与显示一致 (*.png)</translation>
    </message>
    <message>
        <source>PNG, as on the screen</source>
        <translation type="unfinished">PNG，与屏幕一致</translation>
    </message>
    <message>
        <source>PNG, double resolution</source>
        <translation type="unfinished">PNG，两倍分辨率</translation>
    </message>
    <message>
        <source>PSNR %1 dB</source>
        <translation type="unfinished">PSNR %1 dB</translation>
    </message>
    <message>
        <source>PSNR ∞ dB</source>
        <translation type="unfinished">PSNR ∞ dB</translation>
    </message>
    <message>
        <source>PTX</source>
        <translation type="unfinished">PTX</translation>
    </message>
    <message>
        <source>PTX instructions executed by threads, per pixel of the image. The machine code may have a different number.</source>
        <translation type="unfinished">线程为图像每个像素执行的 PTX 指令数；机器码有其自己的数目。</translation>
    </message>
    <message>
        <source>PTX instructions executed by warps, each counted once for its 32 lanes. The machine code that a GPU runs may have fewer or more.</source>
        <translation type="unfinished">线程束执行的 PTX 指令数，其 32 个 lane 合计一次。GPU 运行的机器码可能更少或更多。</translation>
    </message>
    <message>
        <source>PTX instructions of the previous step divided by those of this one</source>
        <translation type="unfinished">前一步的 PTX 指令数与此步之比</translation>
    </message>
    <message>
        <source>PTX instructions of the strategy that this one is based on, divided by those of this one. Counted in the emulator; not GPU time.</source>
        <translation type="unfinished">本策略所基于的策略的 PTX 指令数除以本策略的 PTX 指令数。由模拟器计数；不是 GPU 的时间。</translation>
    </message>
    <message>
        <source>PTX instructions, counted once for each active lane. This is the amount of work requested; it does not depend on how full the warps are.</source>
        <translation type="unfinished">PTX 指令数，每个活动的 lane 各计一次。这是所要求的工作量；线程束是否填满不影响它。</translation>
    </message>
    <message>
        <source>PTX instructions:
previous ÷ this</source>
        <translation type="unfinished">PTX 指令：
前一步 ÷ 此步</translation>
    </message>
    <message>
        <source>Packed FP16, shuffled halo</source>
        <translation type="unfinished">打包 FP16，洗牌取 halo 区</translation>
    </message>
    <message>
        <source>Packed sums</source>
        <translation type="unfinished">每寄存器两个和</translation>
    </message>
    <message>
        <source>Padded image</source>
        <translation type="unfinished">填充的图像</translation>
    </message>
    <message>
        <source>Padded images</source>
        <translation type="unfinished">填充的图像</translation>
    </message>
    <message>
        <source>Painter</source>
        <translation type="unfinished">QPainter</translation>
    </message>
    <message>
        <source>Pan</source>
        <translation type="unfinished">平移</translation>
    </message>
    <message>
        <source>Pan, or move the inspected pixel; by ten with Shift</source>
        <translation type="unfinished">平移，或移动查看的像素；按住 Shift 每次十个</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation type="unfinished">参数</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation type="unfinished">上级目录</translation>
    </message>
    <message>
        <source>Partial warps</source>
        <translation type="unfinished">不满的线程束</translation>
    </message>
    <message>
        <source>Parts in one location</source>
        <translation type="unfinished">各部分写在一处</translation>
    </message>
    <message>
        <source>Pass a pointer to device memory: allocate the memory with cudaMalloc, and copy the data with cudaMemcpy.</source>
        <translation type="unfinished">请传入指向设备内存的指针：用 cudaMalloc 分配内存，并用 cudaMemcpy 复制数据。</translation>
    </message>
    <message>
        <source>Pass an object of the kind that the kernel expects.</source>
        <translation type="unfinished">传递内核函数所预期的那一种对象。</translation>
    </message>
    <message>
        <source>Pass the cudaTextureObject_t or cudaSurfaceObject_t argument on unchanged.</source>
        <translation type="unfinished">原样传递 cudaTextureObject_t 或 cudaSurfaceObject_t 参数。</translation>
    </message>
    <message>
        <source>Pass the pitch to the kernel: row y begins y * pitch bytes after the start.</source>
        <translation type="unfinished">请把行距传给内核函数：第 y 行从起始处之后 y * pitch 字节开始。</translation>
    </message>
    <message>
        <source>Passes the block size and the filter sizes to the compiler as constants, so that it can unroll loops and compute with them in advance. Each setting is then compiled separately.</source>
        <translation type="unfinished">把线程块的边长和滤波器的大小告诉编译器，如同内核函数代码中的常量：编译器据此展开循环并预先计算。这样每种设置都单独编译。</translation>
    </message>
    <message>
        <source>Past the last row</source>
        <translation type="unfinished">超出最后一行</translation>
    </message>
    <message>
        <source>Patches</source>
        <translation type="unfinished">小块</translation>
    </message>
    <message>
        <source>Patches of the image, the images in a folder, the images in a NumPy file, or a set of noise images for measurements.</source>
        <translation type="unfinished">图像的小块、文件夹中的图像、NumPy 文件中的图像，或用于测量的噪声图像集。</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished">暂停</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation type="unfinished">暂停 (Space)</translation>
    </message>
    <message>
        <source>Percent of copy speed</source>
        <translation type="unfinished">相对于复制速度的百分比</translation>
    </message>
    <message>
        <source>Percent of copy speed with a cold L2 cache</source>
        <translation type="unfinished">冷 L2 缓存下相对于复制速度的百分比</translation>
    </message>
    <message>
        <source>Performance problems are found only if counters are on.</source>
        <translation type="unfinished">只有打开计数器才能查出性能问题。</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation type="unfinished">固定</translation>
    </message>
    <message>
        <source>Pin a run (P) to compare with it.</source>
        <translation type="unfinished">固定一次运行 (P) 即可并列查看。</translation>
    </message>
    <message>
        <source>Pin the figures that were recorded on a GPU for these settings. Such figures come with Tilescope for some settings of the sample images, the lessons and the texts.</source>
        <translation type="unfinished">固定这些设置在 GPU 上得出的数值：对于示例图像、课程和原文的部分设置，它们随 Tilescope 一同提供。</translation>
    </message>
    <message>
        <source>Pin the run recor&amp;ded on a GPU</source>
        <translation type="unfinished">固定在 GPU 上记录的运行(&amp;D)</translation>
    </message>
    <message>
        <source>Pin this run</source>
        <translation type="unfinished">固定此次运行</translation>
    </message>
    <message>
        <source>Pin this strategy</source>
        <translation type="unfinished">固定此策略</translation>
    </message>
    <message>
        <source>Pinned as %1: %2</source>
        <translation type="unfinished">已固定为 %1：%2</translation>
    </message>
    <message>
        <source>Pinned on %1. The figures are from that day until the same settings are run again.</source>
        <translation type="unfinished">固定于 %1。在同样的设置再次运行之前，数值为当日的数值。</translation>
    </message>
    <message>
        <source>Pinned runs</source>
        <translation type="unfinished">已固定的运行</translation>
    </message>
    <message>
        <source>Pinned runs of the session</source>
        <translation type="unfinished">会话中的若干次固定运行</translation>
    </message>
    <message>
        <source>Pitch of whole bank rows</source>
        <translation type="unfinished">行距为整排存储体</translation>
    </message>
    <message>
        <source>Pitch rounded down</source>
        <translation type="unfinished">行距向下取整</translation>
    </message>
    <message>
        <source>Pitch with -63 instead of ~63</source>
        <translation type="unfinished">行距公式把 ~63 写成 -63</translation>
    </message>
    <message>
        <source>Pitched rows are supported for images and results of unsigned char and uchar3, in two buffers.</source>
        <translation type="unfinished">带行距 (pitch) 的行只用于两个缓冲区中 unsigned char 和 uchar3 类型的图像与结果。</translation>
    </message>
    <message>
        <source>Pixel</source>
        <translation type="unfinished">像素</translation>
    </message>
    <message>
        <source>Pixel %1</source>
        <translation type="unfinished">像素 %1</translation>
    </message>
    <message>
        <source>Pixel &amp;values</source>
        <translation type="unfinished">像素值(&amp;V)</translation>
    </message>
    <message>
        <source>Pixel details</source>
        <translation type="unfinished">像素信息</translation>
    </message>
    <message>
        <source>Pixel under the cursor</source>
        <translation type="unfinished">光标下的像素</translation>
    </message>
    <message>
        <source>Pixels</source>
        <translation type="unfinished">像素</translation>
    </message>
    <message>
        <source>Pixels come from global memory; only the filter is moved to constant memory.</source>
        <translation type="unfinished">像素来自全局内存；只有滤波器移到常量内存。</translation>
    </message>
    <message>
        <source>Pixels come through the texture cache; the filter stays in global memory.</source>
        <translation type="unfinished">像素通过纹理缓存读取；滤波器留在全局内存。</translation>
    </message>
    <message>
        <source>Pixels left and right of a vector come from neighbouring lanes by shuffles.</source>
        <translation type="unfinished">向量左右两侧的像素通过洗牌从相邻 lane 取得。</translation>
    </message>
    <message>
        <source>Pixels of an image, n: the columns of D, rows and columns of C.</source>
        <translation type="unfinished">一幅图像的像素数 n：D 的列数，C 的行数和列数。</translation>
    </message>
    <message>
        <source>Pixels that a block reads for each pixel that it writes. Neighbouring blocks read the same halo again; larger blocks have less halo per pixel.</source>
        <translation type="unfinished">线程块每写一个像素所读取的像素数。相邻线程块会重复读取同一 halo 区；线程块越大，每像素分摊的 halo 区越少。</translation>
    </message>
    <message>
        <source>Place</source>
        <translation type="unfinished">出处</translation>
    </message>
    <message>
        <source>Place the rows of the tile %1 elements apart instead of %2. Tested on these accesses, this leaves %4 times the ideal. Index with row * %1 + column, and give a block %n more [byte|bytes] of shared memory (%3 in total).</source>
        <translation type="unfinished">让分块各行相隔 %1 个元素，而不是 %2 个：对这些访问实际试过，仍为理想值的 %4 倍。索引用 row * %1 + column，并给线程块增加 %n 字节共享内存（共 %3）。</translation>
    </message>
    <message>
        <source>Place the rows of the tile %1 elements apart instead of %2. Tested on these accesses, this removes the conflicts. Index with row * %1 + column, and give a block %n more [byte|bytes] of shared memory (%3 in total).</source>
        <translation type="unfinished">让分块各行相隔 %1 个元素，而不是 %2 个：对这些访问实际试过，冲突消失。索引用 row * %1 + column，并给线程块增加 %n 字节共享内存（共 %3）。</translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished">播放</translation>
    </message>
    <message>
        <source>Play the block's events (Space)</source>
        <translation type="unfinished">播放线程块的事件 (Space)</translation>
    </message>
    <message>
        <source>Play: move the cursor through the cycles (Space)</source>
        <translation type="unfinished">播放：让光标逐周期移动 (Space)</translation>
    </message>
    <message>
        <source>Playback speed</source>
        <translation type="unfinished">播放速度</translation>
    </message>
    <message>
        <source>Positions of the strategies under the memory and arithmetic roofs.</source>
        <translation type="unfinished">各策略在内存和算术的屋顶线之下所处的位置。</translation>
    </message>
    <message>
        <source>Pr&amp;esentation</source>
        <translation type="unfinished">演示(&amp;E)</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation type="unfinished">预测</translation>
    </message>
    <message>
        <source>Predicted band</source>
        <translation type="unfinished">预测区间</translation>
    </message>
    <message>
        <source>Predicted by the model for %1, limited by %2; not a measurement.</source>
        <translation type="unfinished">由模型针对 %1 预测，受限于%2：不是测量值。</translation>
    </message>
    <message>
        <source>Predicted for %1 by simulating one multiprocessor; not a measurement. Nine out of ten measured times lie in the range %2.</source>
        <translation type="unfinished">由模拟 %1 的一个多处理器预测，不是测量值：十次实测中有九次落在 %2 之内。</translation>
    </message>
    <message>
        <source>Predicted for %1: %2 for this launch, one of %3.</source>
        <translation type="unfinished">针对 %1 预测：此次启动（共 %3 次之一）为 %2。</translation>
    </message>
    <message>
        <source>Predicted for %1: %2.</source>
        <translation type="unfinished">针对 %1 预测：%2。</translation>
    </message>
    <message>
        <source>Predicted time</source>
        <translation type="unfinished">预测时间</translation>
    </message>
    <message>
        <source>Predicted time with a cold L2 cache</source>
        <translation type="unfinished">冷 L2 缓存下的预测时间</translation>
    </message>
    <message>
        <source>Predicted time: %1.</source>
        <translation type="unfinished">预测时间：%1。</translation>
    </message>
    <message>
        <source>Prefix sums build a table; four of its values give the sum of any window.</source>
        <translation type="unfinished">用前缀和建立一张表；其中四个值即可给出任意窗口的和。</translation>
    </message>
    <message>
        <source>Present</source>
        <translation type="unfinished">演示</translation>
    </message>
    <message>
        <source>Press a letter to add a vote, Shift and the letter to remove one, and Enter to continue.</source>
        <translation type="unfinished">按字母键加一人举手，按住 Shift 则减一人；按 Enter 继续。</translation>
    </message>
    <message>
        <source>Preview at 1/%1 of the size</source>
        <translation type="unfinished">1/%1 尺寸的预览</translation>
    </message>
    <message>
        <source>Preview from 1/%1 of the images</source>
        <translation type="unfinished">由 1/%1 的图像得到的预览</translation>
    </message>
    <message>
        <source>Preview of the part in view</source>
        <translation type="unfinished">可见部分的预览</translation>
    </message>
    <message>
        <source>Previous chart</source>
        <translation type="unfinished">上一个图表</translation>
    </message>
    <message>
        <source>Previous finding</source>
        <translation type="unfinished">上一个问题</translation>
    </message>
    <message>
        <source>Previous instruction</source>
        <translation type="unfinished">上一条指令</translation>
    </message>
    <message>
        <source>Previous match (Shift+Enter)</source>
        <translation type="unfinished">上一个 (Shift+Enter)</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation type="unfinished">前一个步骤</translation>
    </message>
    <message>
        <source>Printed page</source>
        <translation type="unfinished">印刷页</translation>
    </message>
    <message>
        <source>Printed text under uneven light, with a shadow across it.</source>
        <translation type="unfinished">光照不均的印刷文字，上有阴影。</translation>
    </message>
    <message>
        <source>Products in floats</source>
        <translation type="unfinished">浮点乘积</translation>
    </message>
    <message>
        <source>Products of 8-bit pixels are summed exactly; the means are subtracted afterwards.</source>
        <translation type="unfinished">8 位像素的乘积精确求和；随后再减去均值。</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation type="unfinished">剖面</translation>
    </message>
    <message>
        <source>Program</source>
        <translation type="unfinished">程序</translation>
    </message>
    <message>
        <source>Progress in lessons (*.%1)</source>
        <translation type="unfinished">课程进度 (*.%1)</translation>
    </message>
    <message>
        <source>Progress in lessons (*.tilescope-progress);;All files (*)</source>
        <translation type="unfinished">课程进度 (*.tilescope-progress);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Progress is saved in a file, so that you can continue on another computer. When you open it there, the further progress counts for each lesson; answers that are in only one of the two are kept.</source>
        <translation type="unfinished">进度是一个文件，可用于在另一台计算机上继续学习。在那里打开时，每门课程以进度较靠后的一份为准；只有其中一份含有的答案会保留。</translation>
    </message>
    <message>
        <source>Progress of the run</source>
        <translation type="unfinished">运行进度</translation>
    </message>
    <message>
        <source>Projections</source>
        <translation type="unfinished">投影</translation>
    </message>
    <message>
        <source>Published</source>
        <translation type="unfinished">原文数据</translation>
    </message>
    <message>
        <source>Published kernels</source>
        <translation type="unfinished">已发表的内核函数</translation>
    </message>
    <message>
        <source>Qt's platform "%1" has no OpenGL.</source>
        <translation type="unfinished">Qt 的平台“%1”没有 OpenGL。</translation>
    </message>
    <message>
        <source>RGB</source>
        <translation type="unfinished">RGB</translation>
    </message>
    <message>
        <source>Ran on</source>
        <translation type="unfinished">运行于</translation>
    </message>
    <message>
        <source>Range</source>
        <translation type="unfinished">范围</translation>
    </message>
    <message>
        <source>Range…</source>
        <translation type="unfinished">范围…</translation>
    </message>
    <message>
        <source>Ratio</source>
        <translation type="unfinished">比值</translation>
    </message>
    <message>
        <source>Ratios: text and Tilescope</source>
        <translation type="unfinished">比值：原文与 Tilescope</translation>
    </message>
    <message>
        <source>Re&amp;vert</source>
        <translation type="unfinished">还原(&amp;V)</translation>
    </message>
    <message>
        <source>Read &amp;GPU hardware counters</source>
        <translation type="unfinished">读取 GPU 硬件计数器(&amp;G)</translation>
    </message>
    <message>
        <source>Read from</source>
        <translation type="unfinished">读取自</translation>
    </message>
    <message>
        <source>Read hardware counters</source>
        <translation type="unfinished">读取硬件计数器</translation>
    </message>
    <message>
        <source>Read only lanes that the mask includes and whose threads also execute the instruction. At the end of the row, use the thread's own value.</source>
        <translation type="unfinished">只读取掩码包含、且其线程也执行该指令的 lane。在行尾请使用线程自己的值。</translation>
    </message>
    <message>
        <source>Read-only for kernels; one value is broadcast to all threads of a warp at once.</source>
        <translation type="unfinished">内核函数只能读取；一个值同时送达线程束的所有线程。</translation>
    </message>
    <message>
        <source>Reading hardware counters needs several runs of the kernel, but this kernel writes to its input, so the input would be different each time.</source>
        <translation type="unfinished">读取硬件计数器需要把内核函数运行多次，而此内核函数写入其输入，因此每次的输入都不同。</translation>
    </message>
    <message>
        <source>Reading the GPU's hardware counters; the kernels run several times.</source>
        <translation type="unfinished">正在读取 GPU 的硬件计数器；内核函数会运行多次。</translation>
    </message>
    <message>
        <source>Reads by the pixel's thread</source>
        <translation type="unfinished">该像素所属线程的读取</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation type="unfinished">就绪</translation>
    </message>
    <message>
        <source>Recen&amp;t sessions</source>
        <translation type="unfinished">最近的会话(&amp;T)</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation type="unfinished">最近访问的位置</translation>
    </message>
    <message>
        <source>Record an event behind the first in its stream with cudaEventRecord, and let the other stream wait for it with cudaStreamWaitEvent.</source>
        <translation type="unfinished">请用 cudaEventRecord 在先执行者所在的流中其后记录一个事件，并用 cudaStreamWaitEvent 让另一个流等待它。</translation>
    </message>
    <message>
        <source>Recursion too deep</source>
        <translation type="unfinished">递归过深</translation>
    </message>
    <message>
        <source>Red</source>
        <translation type="unfinished">红</translation>
    </message>
    <message>
        <source>Redo the last change that was undone</source>
        <translation type="unfinished">重新进行撤回的更改</translation>
    </message>
    <message>
        <source>Redundant halo</source>
        <translation type="unfinished">halo 区重复读取</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation type="unfinished">参考结果</translation>
    </message>
    <message>
        <source>Region</source>
        <translation type="unfinished">区域</translation>
    </message>
    <message>
        <source>Register bank</source>
        <translation type="unfinished">寄存器存储体</translation>
    </message>
    <message>
        <source>Register blocking</source>
        <translation type="unfinished">寄存器分块</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation type="unfinished">寄存器</translation>
    </message>
    <message>
        <source>Registers available to each thread. With fewer than the kernel needs, the compiler would spill values to local memory; the predicted time does not include this.</source>
        <translation type="unfinished">每个线程拥有的寄存器。若少于内核函数所需，编译器会把值放在本地内存中；所给时间不包含由此增加的部分。</translation>
    </message>
    <message>
        <source>Registers per thread</source>
        <translation type="unfinished">每线程寄存器</translation>
    </message>
    <message>
        <source>Relative error</source>
        <translation type="unfinished">相对误差</translation>
    </message>
    <message>
        <source>Relative standard error of the median.</source>
        <translation type="unfinished">中位数的相对标准误差。</translation>
    </message>
    <message>
        <source>Relative to √(Cxx·Cyy), because the elements of dark pixels are small. A product rounds a few times, each with a relative error of 2⁻²⁴. A float sum of m products may be off by m·2⁻²⁴ of the element and by √m·2⁻²⁰ of √(Cxx·Cyy), whereas the reference sums in double. A centred pixel may be off by 2⁻²³.</source>
        <translation type="unfinished">相对于 √(Cxx·Cyy)，因为暗像素的元素很小。一个乘积舍入几次，每次为自身的 2⁻²⁴。m 个乘积的浮点和的误差可达元素的 m·2⁻²⁴ 和 √(Cxx·Cyy) 的 √m·2⁻²⁰，而参考实现以双精度求和；减去均值的像素误差可达 2⁻²³。</translation>
    </message>
    <message>
        <source>Release a lock on every path (atomicExch(&amp;lock, 0)), and store a flag before other threads wait for it. A block must not wait for a block that starts after it.</source>
        <translation type="unfinished">每条路径都要释放锁 (atomicExch(&amp;lock, 0))，并在其他线程等待标志之前写好标志。线程块不得等待在它之后开始的线程块。</translation>
    </message>
    <message>
        <source>Remainder not reduced modulo the prime</source>
        <translation type="unfinished">余数不小于素数</translation>
    </message>
    <message>
        <source>Remaining "%1" findings: %2.</source>
        <translation type="unfinished">剩余的“%1”问题：%2。</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation type="unfinished">备注</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished">移除</translation>
    </message>
    <message>
        <source>Remove a vote</source>
        <translation type="unfinished">减一人举手</translation>
    </message>
    <message>
        <source>Remove a vote for %1</source>
        <translation type="unfinished">%1 减一人举手</translation>
    </message>
    <message>
        <source>Remove line</source>
        <translation type="unfinished">删除线条</translation>
    </message>
    <message>
        <source>Remove one of both calls, or set the pointer to nullptr after the first.</source>
        <translation type="unfinished">请删除两次调用中的一次，或在第一次调用之后把指针设为 nullptr。</translation>
    </message>
    <message>
        <source>Remove that line</source>
        <translation type="unfinished">移除该线</translation>
    </message>
    <message>
        <source>Remove the line from the image (or double-click it)</source>
        <translation type="unfinished">从图像上去掉线条（双击线条）</translation>
    </message>
    <message>
        <source>Remove the mistake and the settings that came with it</source>
        <translation type="unfinished">去除错误，同时恢复随之而来的设置</translation>
    </message>
    <message>
        <source>Repair it</source>
        <translation type="unfinished">修复</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation type="unfinished">循环</translation>
    </message>
    <message>
        <source>Replace %1</source>
        <translation type="unfinished">替换 %1</translation>
    </message>
    <message>
        <source>Replace It</source>
        <translation type="unfinished">替换</translation>
    </message>
    <message>
        <source>Replace the barriers on lines %1 and %2 with one that all threads reach.</source>
        <translation type="unfinished">把第 %1 行和第 %2 行的屏障替换为一个所有线程都到达的屏障。</translation>
    </message>
    <message>
        <source>Replicate</source>
        <translation type="unfinished">边界复制</translation>
    </message>
    <message>
        <source>Report</source>
        <translation type="unfinished">报告</translation>
    </message>
    <message>
        <source>Reports as JSON…</source>
        <translation type="unfinished">报告存为 JSON…</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation type="unfinished">请求</translation>
    </message>
    <message>
        <source>Requests to the device's memory</source>
        <translation type="unfinished">对设备内存的请求</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation type="unfinished">重置</translation>
    </message>
    <message>
        <source>Reset columns</source>
        <translation type="unfinished">重置列</translation>
    </message>
    <message>
        <source>Reset to the default</source>
        <translation type="unfinished">恢复默认值</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation type="unfinished">资源</translation>
    </message>
    <message>
        <source>Restart &amp;with the GPU</source>
        <translation type="unfinished">重新启动并使用 GPU(&amp;W)</translation>
    </message>
    <message>
        <source>Restart Tilescope with this session, to use a GPU that was lost</source>
        <translation type="unfinished">以此会话重新启动 Tilescope，以重新使用先前变为不可用的 GPU</translation>
    </message>
    <message>
        <source>Restart now</source>
        <translation type="unfinished">立即重新启动</translation>
    </message>
    <message>
        <source>Restart with the GPU</source>
        <translation type="unfinished">重新启动并使用 GPU</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation type="unfinished">恢复</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation type="unfinished">恢复默认值</translation>
    </message>
    <message>
        <source>Restore the initial settings of the step</source>
        <translation type="unfinished">恢复此步骤的初始设置</translation>
    </message>
    <message>
        <source>Restore the panels of this layout to their original positions</source>
        <translation type="unfinished">将此布局的面板恢复到最初的位置</translation>
    </message>
    <message>
        <source>Restore the strategy's own source; Undo brings your edits back</source>
        <translation type="unfinished">恢复策略自己的代码；“撤销”可找回你的代码</translation>
    </message>
    <message>
        <source>Restore the values that the launch really needs</source>
        <translation type="unfinished">恢复为启动实际需要的值</translation>
    </message>
    <message>
        <source>Restore this run's settings</source>
        <translation type="unfinished">恢复此次运行的设置</translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished">结果</translation>
    </message>
    <message>
        <source>Result curve</source>
        <translation type="unfinished">结果曲线</translation>
    </message>
    <message>
        <source>Result details</source>
        <translation type="unfinished">结果信息</translation>
    </message>
    <message>
        <source>Result never copied back</source>
        <translation type="unfinished">结果从未复制回主机</translation>
    </message>
    <message>
        <source>Result of a sample</source>
        <translation type="unfinished">样本的结果</translation>
    </message>
    <message>
        <source>Result − reference</source>
        <translation type="unfinished">结果 − 参考结果</translation>
    </message>
    <message>
        <source>Result: none in host memory yet</source>
        <translation type="unfinished">结果：主机内存中还没有</translation>
    </message>
    <message>
        <source>Results go from CUDA to %1 without leaving the GPU.</source>
        <translation type="unfinished">结果从 CUDA 直接传到 %1，不离开 GPU。</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation type="unfinished">重试</translation>
    </message>
    <message>
        <source>Return to the normal window (Esc)</source>
        <translation type="unfinished">回到原来的窗口 (Esc)</translation>
    </message>
    <message>
        <source>Return to the pixel, block, warp or line that was chosen before</source>
        <translation type="unfinished">返回之前选择的像素、线程块、线程束或代码行</translation>
    </message>
    <message>
        <source>Reuse: reads from shared memory</source>
        <translation type="unfinished">复用：共享内存的读取</translation>
    </message>
    <message>
        <source>Roofline</source>
        <translation type="unfinished">Roofline</translation>
    </message>
    <message>
        <source>Rotate its line; in steps of 15° with Shift</source>
        <translation type="unfinished">旋转该线；按住 Shift 每步 15°</translation>
    </message>
    <message>
        <source>Rotated upright according to its EXIF orientation.</source>
        <translation type="unfinished">已按其 EXIF 方向转正。</translation>
    </message>
    <message>
        <source>Round both up, (n + block - 1) / block: %4 blocks are needed.</source>
        <translation type="unfinished">请将两者都向上取整：(n + block - 1) / block，需要 %4 个线程块。</translation>
    </message>
    <message>
        <source>Round up: (%7 + %5 - 1) / %5 is %6 blocks.</source>
        <translation type="unfinished">请向上取整：(%7 + %5 - 1) / %5，即 %6 个线程块。</translation>
    </message>
    <message>
        <source>Rounding between the passes</source>
        <translation type="unfinished">两遍之间舍入到整灰度级</translation>
    </message>
    <message>
        <source>Row 1 of the filter has %2 weights, but row %1 has %3. All rows must have the same length.</source>
        <translation type="unfinished">滤波器的第 1 行和第 %1 行分别有 %2 个和 %3 个权重；所有行的长度必须相等。</translation>
    </message>
    <message>
        <source>Row counted twice</source>
        <translation type="unfinished">一行用了两次</translation>
    </message>
    <message>
        <source>Row of the block in the grid</source>
        <translation type="unfinished">线程块在网格中的行</translation>
    </message>
    <message>
        <source>Rows as long as an image</source>
        <translation type="unfinished">行长等于图像宽度</translation>
    </message>
    <message>
        <source>Rows do not move up</source>
        <translation type="unfinished">行没有上移</translation>
    </message>
    <message>
        <source>Rows enter the column sums but never leave them: the further down the strip, the larger a block's sums, and the more pixels become black.</source>
        <translation type="unfinished">行加入列和后从不离开：在条带中越靠下，线程块的和越大，变黑的像素也越多。</translation>
    </message>
    <message>
        <source>Rows of D are padded to whole tiles, so every load is 16 aligned bytes.</source>
        <translation type="unfinished">D 的行填充到整数个分块：每次读取都有 16 个对齐的字节。</translation>
    </message>
    <message>
        <source>Rows of D, m.</source>
        <translation type="unfinished">D 的行数 m。</translation>
    </message>
    <message>
        <source>Rows per thread</source>
        <translation type="unfinished">每个线程的行数</translation>
    </message>
    <message>
        <source>Rows stay in shared memory while the window needs them: memory is read once.</source>
        <translation type="unfinished">窗口还需要的行留在共享内存中：内存只读取一次。</translation>
    </message>
    <message>
        <source>Rows without pitch</source>
        <translation type="unfinished">各行未按行距计算</translation>
    </message>
    <message>
        <source>Rows, then columns</source>
        <translation type="unfinished">先行后列</translation>
    </message>
    <message>
        <source>Run</source>
        <translation type="unfinished">运行</translation>
    </message>
    <message>
        <source>Run and time every strategy again</source>
        <translation type="unfinished">重新运行所有策略并计时</translation>
    </message>
    <message>
        <source>Run at</source>
        <translation type="unfinished">运行时刻</translation>
    </message>
    <message>
        <source>Run it</source>
        <translation type="unfinished">运行</translation>
    </message>
    <message>
        <source>Run it again</source>
        <translation type="unfinished">再次运行</translation>
    </message>
    <message>
        <source>Run it on the GPU once, unchecked</source>
        <translation type="unfinished">在 GPU 上运行一次，不检查</translation>
    </message>
    <message>
        <source>Run the kernel source as it is in the editor</source>
        <translation type="unfinished">按当前内容运行内核函数的代码</translation>
    </message>
    <message>
        <source>Run the kernels again and read the GPU's hardware counters</source>
        <translation type="unfinished">再次运行内核函数，并读取 GPU 的硬件计数器</translation>
    </message>
    <message>
        <source>Run the kernels again under CUPTI, and show the GPU's hardware counters beside the emulator's figures</source>
        <translation type="unfinished">在 CUPTI 下再次运行内核函数，并在模拟器的数值旁显示 GPU 的硬件计数器</translation>
    </message>
    <message>
        <source>Running sums</source>
        <translation type="unfinished">滚动和</translation>
    </message>
    <message>
        <source>Running sums (box)</source>
        <translation type="unfinished">滚动和 (box)</translation>
    </message>
    <message>
        <source>Running sums subtract each column exactly as it was added, so all weights must be equal, which those of a Gaussian are not. Choose "box", or the strategy "packed".</source>
        <translation type="unfinished">滚动和减去一列时与加上时相同，因此所有权重必须相等：高斯滤波器不满足这一点。请选择“box”，或策略“packed”。</translation>
    </message>
    <message>
        <source>Running sums subtract each column exactly as it was added, so they support only the box filter. Choose "box", or the strategy "shared_constant", which accepts any weights.</source>
        <translation type="unfinished">滚动和减去一列时与加上时相同，因此只接受方框滤波器。请选择“box”，或接受任意权重的策略“shared_constant”。</translation>
    </message>
    <message>
        <source>Running sums, 16 columns per thread</source>
        <translation type="unfinished">滚动和，每线程 16 列</translation>
    </message>
    <message>
        <source>Running sums, a band of ones</source>
        <translation type="unfinished">滚动和，全 1 带状矩阵</translation>
    </message>
    <message>
        <source>Running sums, a common product</source>
        <translation type="unfinished">滚动和，公共乘积</translation>
    </message>
    <message>
        <source>Running sums, border added first</source>
        <translation type="unfinished">滚动和，预先铺设边界</translation>
    </message>
    <message>
        <source>Running sums, four rows per step</source>
        <translation type="unfinished">滚动和，每步四行</translation>
    </message>
    <message>
        <source>Running sums, handed over</source>
        <translation type="unfinished">滚动和，相互传递</translation>
    </message>
    <message>
        <source>Running sums, products overlapped</source>
        <translation type="unfinished">滚动和，乘积重叠</translation>
    </message>
    <message>
        <source>Running sums, rows kept</source>
        <translation type="unfinished">滚动和，保留行</translation>
    </message>
    <message>
        <source>Running…</source>
        <translation type="unfinished">正在运行…</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation type="unfinished">运行</translation>
    </message>
    <message>
        <source>Runs compared</source>
        <translation type="unfinished">所比较的运行</translation>
    </message>
    <message>
        <source>Runs on</source>
        <translation type="unfinished">运行位置</translation>
    </message>
    <message>
        <source>Runs shown</source>
        <translation type="unfinished">显示的运行</translation>
    </message>
    <message>
        <source>S&amp;can</source>
        <translation type="unfinished">前缀扫描(&amp;C)</translation>
    </message>
    <message>
        <source>SVG, scalable and editable</source>
        <translation type="unfinished">SVG，可缩放和编辑</translation>
    </message>
    <message>
        <source>Sa&amp;ve session</source>
        <translation type="unfinished">保存会话(&amp;V)</translation>
    </message>
    <message>
        <source>Sample: %1</source>
        <translation type="unfinished">样本：%1</translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished">保存</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation type="unfinished">全部保存</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation type="unfinished">另存为</translation>
    </message>
    <message>
        <source>Save As…</source>
        <translation type="unfinished">另存为…</translation>
    </message>
    <message>
        <source>Save a chart as SVG, PNG or CSV</source>
        <translation type="unfinished">把图表保存为 SVG、PNG 或 CSV</translation>
    </message>
    <message>
        <source>Save and close</source>
        <translation type="unfinished">保存并关闭</translation>
    </message>
    <message>
        <source>Save and run</source>
        <translation type="unfinished">保存并运行</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation type="unfinished">另存为…</translation>
    </message>
    <message>
        <source>Save images, settings, figures and the kernel as one HTML file</source>
        <translation type="unfinished">把图像、设置、数值和内核函数保存为一个 HTML 文件</translation>
    </message>
    <message>
        <source>Save progress…</source>
        <translation type="unfinished">保存进度…</translation>
    </message>
    <message>
        <source>Save the answers</source>
        <translation type="unfinished">保存答案</translation>
    </message>
    <message>
        <source>Save the answers…</source>
        <translation type="unfinished">保存答案…</translation>
    </message>
    <message>
        <source>Save the kernel</source>
        <translation type="unfinished">保存内核函数</translation>
    </message>
    <message>
        <source>Save the kernel source as a .cu file</source>
        <translation type="unfinished">将内核函数的代码保存为 .cu 文件</translation>
    </message>
    <message>
        <source>Save the progress</source>
        <translation type="unfinished">保存进度</translation>
    </message>
    <message>
        <source>Save the replay of the block panel as an animated GIF</source>
        <translation type="unfinished">把线程块面板的回放保存为 GIF 动画</translation>
    </message>
    <message>
        <source>Save the result</source>
        <translation type="unfinished">保存结果</translation>
    </message>
    <message>
        <source>Save the result as an image</source>
        <translation type="unfinished">把结果保存为图像</translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation type="unfinished">保存会话</translation>
    </message>
    <message>
        <source>Save the session under another name</source>
        <translation type="unfinished">以其他名称保存会话</translation>
    </message>
    <message>
        <source>Save the settings and the name of the image as a session</source>
        <translation type="unfinished">把设置和图像的名称保存为会话</translation>
    </message>
    <message>
        <source>Save the source if it was edited, and run the whole program again</source>
        <translation type="unfinished">如果代码已编辑则保存，并重新运行整个程序</translation>
    </message>
    <message>
        <source>Save the sweep as a file</source>
        <translation type="unfinished">将扫描保存为文件</translation>
    </message>
    <message>
        <source>Save the view in the centre of the window as an image</source>
        <translation type="unfinished">把窗口中央的内容保存为图像</translation>
    </message>
    <message>
        <source>Save to %1</source>
        <translation type="unfinished">保存到 %1</translation>
    </message>
    <message>
        <source>Save what is shown to files</source>
        <translation type="unfinished">把显示的内容写入文件</translation>
    </message>
    <message>
        <source>Saves 12 bytes per pixel and one launch, but rows in the halo are summed twice, 1.5 times as many at W = 9 in blocks of 16×16: about 1.2× as fast as two launches on an H200 for small W, with no gain from W = 15 on.</source>
        <translation type="unfinished">省去每像素 12 字节和一次启动，但 halo 区中的行要求和两次（W = 9、16×16 的线程块时为 1.5 倍）：W 较小时在 H200 上速度约为两次启动的 1.2 倍，从 W = 15 起不再更快。</translation>
    </message>
    <message>
        <source>Scroll Left</source>
        <translation type="unfinished">向左滚动</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation type="unfinished">向右滚动</translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished">搜索</translation>
    </message>
    <message>
        <source>Search the kernel source</source>
        <translation type="unfinished">在内核函数的代码中查找词语</translation>
    </message>
    <message>
        <source>Search the strategies</source>
        <translation type="unfinished">搜索策略</translation>
    </message>
    <message>
        <source>Second figure shown</source>
        <translation type="unfinished">显示的第二项指标</translation>
    </message>
    <message>
        <source>Second vote, answer, next step</source>
        <translation type="unfinished">第二次表决、答案、下一步</translation>
    </message>
    <message>
        <source>Sectors</source>
        <translation type="unfinished">扇区</translation>
    </message>
    <message>
        <source>Sectors of loads and stores of global memory, divided by the number needed if the same bytes were contiguous: 1 is fully coalesced.</source>
        <translation type="unfinished">全局内存读取和写入的扇区数与相同字节并排存放时的扇区数之比：1 表示完全合并。</translation>
    </message>
    <message>
        <source>Sectors of the access</source>
        <translation type="unfinished">访问涉及的扇区</translation>
    </message>
    <message>
        <source>Sectors over ideal</source>
        <translation type="unfinished">扇区与理想值之比</translation>
    </message>
    <message>
        <source>Sectors per global load request</source>
        <translation type="unfinished">每个全局读取请求的扇区数</translation>
    </message>
    <message>
        <source>Sectors per global store request</source>
        <translation type="unfinished">每个全局写入请求的扇区数</translation>
    </message>
    <message>
        <source>Sectors per load request</source>
        <translation type="unfinished">每个读取请求的扇区数</translation>
    </message>
    <message>
        <source>Sectors per local load request</source>
        <translation type="unfinished">每个本地读取请求的扇区数</translation>
    </message>
    <message>
        <source>Sectors per local store request</source>
        <translation type="unfinished">每个本地写入请求的扇区数</translation>
    </message>
    <message>
        <source>Sectors per pixel</source>
        <translation type="unfinished">每像素扇区数</translation>
    </message>
    <message>
        <source>Sectors per store request</source>
        <translation type="unfinished">每个写入请求的扇区数</translation>
    </message>
    <message>
        <source>Sectors/pixel</source>
        <translation type="unfinished">每像素扇区数</translation>
    </message>
    <message>
        <source>See a halo</source>
        <translation type="unfinished">观察 halo 区</translation>
    </message>
    <message>
        <source>See also: %1</source>
        <translation type="unfinished">另见：%1</translation>
    </message>
    <message>
        <source>See what CUDA memory strategies do to an image.</source>
        <translation type="unfinished">看看 CUDA 内存策略对图像有何影响。</translation>
    </message>
    <message>
        <source>See what a CUDA kernel does with memory</source>
        <translation type="unfinished">看看 CUDA 内核函数如何使用内存</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation type="unfinished">全选</translation>
    </message>
    <message>
        <source>Select a rectangle, if the operation takes one</source>
        <translation type="unfinished">在操作接受矩形时选择一个矩形</translation>
    </message>
    <message>
        <source>Select it to see this launch in all panels.</source>
        <translation type="unfinished">选择它可在所有面板中查看此次启动。</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation type="unfinished">被选中</translation>
    </message>
    <message>
        <source>Separable, one launch</source>
        <translation type="unfinished">可分离，一次启动</translation>
    </message>
    <message>
        <source>Separable, two launches</source>
        <translation type="unfinished">可分离，两次启动</translation>
    </message>
    <message>
        <source>Separate sums</source>
        <translation type="unfinished">单独求和</translation>
    </message>
    <message>
        <source>Separated sums</source>
        <translation type="unfinished">分离的和</translation>
    </message>
    <message>
        <source>Sessions (*.tilescope);;All files (*)</source>
        <translation type="unfinished">会话 (*.tilescope);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Set %3 bytes, or allocate %4 bytes.</source>
        <translation type="unfinished">请设置 %3 字节，或分配 %4 字节。</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation type="unfinished">设置项</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished">设置</translation>
    </message>
    <message>
        <source>Several lanes read the same word in one pass. In shared and constant memory this costs nothing extra.</source>
        <translation type="unfinished">多个 lane 在一趟中读取同一个字。在共享内存和常量内存中没有额外开销。</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation type="unfinished">严重程度</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation type="unfinished">共享内存</translation>
    </message>
    <message>
        <source>Shared &amp;tile</source>
        <translation type="unfinished">共享内存分块(&amp;T)</translation>
    </message>
    <message>
        <source>Shared atomic wavefronts</source>
        <translation type="unfinished">共享原子 wavefront</translation>
    </message>
    <message>
        <source>Shared load requests</source>
        <translation type="unfinished">共享读取请求</translation>
    </message>
    <message>
        <source>Shared load wavefronts</source>
        <translation type="unfinished">共享读取 wavefront</translation>
    </message>
    <message>
        <source>Shared memory</source>
        <translation type="unfinished">共享内存</translation>
    </message>
    <message>
        <source>Shared memory as an image</source>
        <translation type="unfinished">以图像显示的共享内存</translation>
    </message>
    <message>
        <source>Shared memory consists of 32 banks, each of which delivers one 4-byte word per pass. Adjacent words are in adjacent banks.</source>
        <translation type="unfinished">共享内存由 32 个存储体组成，每个存储体每趟给出一个 4 字节的字。相邻的字位于相邻的存储体。</translation>
    </message>
    <message>
        <source>Shared memory holds whatever was there before, so the counts start from those values.</source>
        <translation type="unfinished">共享内存中是以前留下的内容：计数从它开始。</translation>
    </message>
    <message>
        <source>Shared memory per block</source>
        <translation type="unfinished">每线程块共享内存</translation>
    </message>
    <message>
        <source>Shared memory queue</source>
        <translation type="unfinished">共享内存队列</translation>
    </message>
    <message>
        <source>Shared memory used by a block of the main launch, static and dynamic together. All blocks on a multiprocessor share the amount available on it.</source>
        <translation type="unfinished">主内核启动的一个线程块占用的共享内存，固定的与启动时申请的合计。多处理器上的所有线程块分用其共享内存。</translation>
    </message>
    <message>
        <source>Shared memory, %1 bytes, 32 words per row</source>
        <translation type="unfinished">共享内存，%1 字节，每行 32 个字</translation>
    </message>
    <message>
        <source>Shared memory, bytes</source>
        <translation type="unfinished">共享内存，字节</translation>
    </message>
    <message>
        <source>Shared reads</source>
        <translation type="unfinished">共享内存读取</translation>
    </message>
    <message>
        <source>Shared store requests</source>
        <translation type="unfinished">共享写入请求</translation>
    </message>
    <message>
        <source>Shared store wavefronts</source>
        <translation type="unfinished">共享写入 wavefront</translation>
    </message>
    <message>
        <source>Shared tile</source>
        <translation type="unfinished">共享内存分块</translation>
    </message>
    <message>
        <source>Shared tile %1</source>
        <translation type="unfinished">共享分块 %1</translation>
    </message>
    <message>
        <source>Shared tile, constant filter</source>
        <translation type="unfinished">共享内存分块，常量滤波器</translation>
    </message>
    <message>
        <source>Shared tiles</source>
        <translation type="unfinished">共享内存分块</translation>
    </message>
    <message>
        <source>Shared tiles, inner exit</source>
        <translation type="unfinished">共享内存分块，内部退出</translation>
    </message>
    <message>
        <source>Shared wavefronts</source>
        <translation type="unfinished">共享 wavefront</translation>
    </message>
    <message>
        <source>Shared wavefronts over ideal</source>
        <translation type="unfinished">共享 wavefront 与理想值之比</translation>
    </message>
    <message>
        <source>Shared-memory size without parentheses</source>
        <translation type="unfinished">共享内存大小漏了括号</translation>
    </message>
    <message>
        <source>Shift after the sum</source>
        <translation type="unfinished">移位在加法之后</translation>
    </message>
    <message>
        <source>Shift+F1: the glossary</source>
        <translation type="unfinished">Shift+F1：术语表</translation>
    </message>
    <message>
        <source>Shift+drag</source>
        <translation type="unfinished">按住 Shift 拖动</translation>
    </message>
    <message>
        <source>Shift+letter</source>
        <translation type="unfinished">Shift 加字母</translation>
    </message>
    <message>
        <source>Shifted by three pixels, a row of 16 pixels extends into a fifth word. With only the words of the unshifted row, the last pixels of three copies are lost, and all columns except the first read wrong elements.</source>
        <translation type="unfinished">移位三个像素时，16 个像素的一行止于第五个字。若使用未移位副本的字数，三个副本的最后几个像素会丢失，除第一列外，所有列都读取错误的元素。</translation>
    </message>
    <message>
        <source>Shifted copies cut off</source>
        <translation type="unfinished">移位副本被截断</translation>
    </message>
    <message>
        <source>Shifted templates</source>
        <translation type="unfinished">移位模板</translation>
    </message>
    <message>
        <source>Shifted the other way</source>
        <translation type="unfinished">移位方向相反</translation>
    </message>
    <message>
        <source>Short scoreboard</source>
        <translation type="unfinished">短记分板</translation>
    </message>
    <message>
        <source>Show &amp;differences</source>
        <translation type="unfinished">显示差异(&amp;D)</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation type="unfinished">显示隐藏文件(&amp;H)</translation>
    </message>
    <message>
        <source>Show a hint. Wrong answers are allowed, too.</source>
        <translation type="unfinished">显示提示。答错也没有关系。</translation>
    </message>
    <message>
        <source>Show a pixel's values, its thread and the values around it; click to pin the pixel</source>
        <translation type="unfinished">显示像素的值、它的线程以及周围的值；单击可将其固定</translation>
    </message>
    <message>
        <source>Show a solution</source>
        <translation type="unfinished">显示一种解法</translation>
    </message>
    <message>
        <source>Show all cycles (Ctrl+0)</source>
        <translation type="unfinished">显示所有周期 (Ctrl+0)</translation>
    </message>
    <message>
        <source>Show blocks over the image</source>
        <translation type="unfinished">在图像上绘制线程块</translation>
    </message>
    <message>
        <source>Show counts on a logarithmic axis, so that rare values are seen</source>
        <translation type="unfinished">以对数轴显示计数，使少见的值也能看到</translation>
    </message>
    <message>
        <source>Show each pixel's value on it if pixels are large</source>
        <translation type="unfinished">像素足够大时，在其上写出像素的值</translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation type="unfinished">显示文件夹</translation>
    </message>
    <message>
        <source>Show how often each pixel is read: the cost of the halos at a glance</source>
        <translation type="unfinished">每个像素被读取多少次：halo 区的代价一目了然</translation>
    </message>
    <message>
        <source>Show how other registers, shared memory and block sizes would change occupancy and time</source>
        <translation type="unfinished">显示改变寄存器、共享内存和线程块大小会怎样影响占用率和时间</translation>
    </message>
    <message>
        <source>Show how the pixel under the cursor, or the pinned pixel, was computed: its thread and everything that the thread read</source>
        <translation type="unfinished">显示光标下的像素或固定的像素如何计算得来：它的线程以及该线程读取的一切</translation>
    </message>
    <message>
        <source>Show in block</source>
        <translation type="unfinished">在线程块中显示</translation>
    </message>
    <message>
        <source>Show it anyway</source>
        <translation type="unfinished">仍然显示</translation>
    </message>
    <message>
        <source>Show it in the emulator</source>
        <translation type="unfinished">在模拟器中显示</translation>
    </message>
    <message>
        <source>Show one channel of the images as grey levels. Kernels still read all channels.</source>
        <translation type="unfinished">以灰度级显示图像的一个通道。内核函数读取所有通道。</translation>
    </message>
    <message>
        <source>Show only the image (Esc leaves)</source>
        <translation type="unfinished">只显示图像（按 Esc 退出）</translation>
    </message>
    <message>
        <source>Show only the image, or the panels again</source>
        <translation type="unfinished">只显示图像，再次双击恢复面板</translation>
    </message>
    <message>
        <source>Show only the rows that contain this text</source>
        <translation type="unfinished">只显示含有此文本的行</translation>
    </message>
    <message>
        <source>Show source and result on the two sides of a line: drag the line, turn it by its ends, or double-click it to make it vertical</source>
        <translation type="unfinished">源图像和结果分列一条线的两侧：拖动可移动该线，拖动两端可旋转，双击可将其竖直</translation>
    </message>
    <message>
        <source>Show source and result side by side, with the same zoom</source>
        <translation type="unfinished">源图像和结果并排显示，缩放一致</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation type="unfinished">显示答案</translation>
    </message>
    <message>
        <source>Show the area outside the image, and which pixel is read there</source>
        <translation type="unfinished">显示图像之外的区域，以及在那里读取哪个像素</translation>
    </message>
    <message>
        <source>Show the block that is stepped through</source>
        <translation type="unfinished">显示正在逐步重放的线程块</translation>
    </message>
    <message>
        <source>Show the difference between the result and the CPU reference, or between any two images</source>
        <translation type="unfinished">结果与 CPU 参考结果的差异，或任意一幅图像与另一幅的差异</translation>
    </message>
    <message>
        <source>Show the differences from the strategy's own source</source>
        <translation type="unfinished">显示与策略自己的代码有何不同</translation>
    </message>
    <message>
        <source>Show the distribution of the source and result values</source>
        <translation type="unfinished">显示源图像和结果的值如何分布</translation>
    </message>
    <message>
        <source>Show the edges of the blocks</source>
        <translation type="unfinished">绘制各线程块的边线</translation>
    </message>
    <message>
        <source>Show the findings in the host code with those in the kernels</source>
        <translation type="unfinished">将主机端代码中的问题与内核函数中的问题一起显示</translation>
    </message>
    <message>
        <source>Show the image and one panel in large type (Esc leaves)</source>
        <translation type="unfinished">以大字号显示图像和一个面板（按 Esc 退出）</translation>
    </message>
    <message>
        <source>Show the lane of each pixel's thread in its warp, if pixels are large</source>
        <translation type="unfinished">像素足够大时，每个像素的线程在其线程束中的 lane</translation>
    </message>
    <message>
        <source>Show the list of lessons; your answers are kept</source>
        <translation type="unfinished">课程列表；你的回答会保留</translation>
    </message>
    <message>
        <source>Show the next panel below the image while presenting</source>
        <translation type="unfinished">演示时切换到图像下方的下一个面板</translation>
    </message>
    <message>
        <source>Show the previous panel below the image while presenting</source>
        <translation type="unfinished">演示时切换到图像下方的上一个面板</translation>
    </message>
    <message>
        <source>Show the profiles, one value per column or row, along the edges of the image</source>
        <translation type="unfinished">沿图像边缘显示投影，每列或每行一个值</translation>
    </message>
    <message>
        <source>Show the result</source>
        <translation type="unfinished">显示结果</translation>
    </message>
    <message>
        <source>Show the source (hold B to look at it for a moment)</source>
        <translation type="unfinished">显示源图像（按住 B 可临时查看）</translation>
    </message>
    <message>
        <source>Show the tile, the halo and the warps of the block under the cursor</source>
        <translation type="unfinished">绘制光标下线程块的分块、halo 区和线程束</translation>
    </message>
    <message>
        <source>Show this block with its halo as large as possible</source>
        <translation type="unfinished">在图像视图中尽可能大地显示此线程块及其 halo 区</translation>
    </message>
    <message>
        <source>Show what the colours of the result mean</source>
        <translation type="unfinished">绘制结果中各颜色的含义</translation>
    </message>
    <message>
        <source>Show what the operation found, with its values</source>
        <translation type="unfinished">绘制操作找到的内容及其值</translation>
    </message>
    <message>
        <source>Show what the operation's text measured on its own GPU</source>
        <translation type="unfinished">显示此操作的原文在其 GPU 上测得的值</translation>
    </message>
    <message>
        <source>Shown at 1/%1 of its size: OpenGL here supports images of up to %2 pixels per side.</source>
        <translation type="unfinished">以 1/%1 的尺寸显示：此处的 OpenGL 支持的图像每边最多 %2 像素。</translation>
    </message>
    <message>
        <source>Shuffled halo</source>
        <translation type="unfinished">洗牌取 halo 区</translation>
    </message>
    <message>
        <source>Shuffled the wrong way</source>
        <translation type="unfinished">洗牌方向错误</translation>
    </message>
    <message>
        <source>Siemens star, zone plates and wedges: every frequency and direction.</source>
        <translation type="unfinished">西门子星图、波带片和楔形：各种频率和方向。</translation>
    </message>
    <message>
        <source>Sigma</source>
        <translation type="unfinished">Sigma</translation>
    </message>
    <message>
        <source>Signed bytes</source>
        <translation type="unfinished">有符号字节</translation>
    </message>
    <message>
        <source>Simulating the multiprocessor…</source>
        <translation type="unfinished">正在模拟多处理器…</translation>
    </message>
    <message>
        <source>Single CPU thread</source>
        <translation type="unfinished">单个 CPU 线程</translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished">大小</translation>
    </message>
    <message>
        <source>Sliders</source>
        <translation type="unfinished">滑块</translation>
    </message>
    <message>
        <source>Sliding rows</source>
        <translation type="unfinished">滑动行</translation>
    </message>
    <message>
        <source>Slot off by one</source>
        <translation type="unfinished">槽位差一</translation>
    </message>
    <message>
        <source>Small images</source>
        <translation type="unfinished">小图像</translation>
    </message>
    <message>
        <source>Smaller blocks extend less beyond the image; with a larger image, this hardly matters.</source>
        <translation type="unfinished">较小的线程块超出得较少；图像较大时几乎无关紧要。</translation>
    </message>
    <message>
        <source>Sobel edges</source>
        <translation type="unfinished">Sobel 边缘检测</translation>
    </message>
    <message>
        <source>Sobel edges from global memory, from a shared tile, and by the proposed block copy</source>
        <translation type="unfinished">使用全局内存、共享内存分块以及论文提出的块复制的 Sobel 边缘检测</translation>
    </message>
    <message>
        <source>Some loads execute for only some of the lanes (predicated), so not all reads are listed.</source>
        <translation type="unfinished">部分读取只对一部分 lane 执行（由谓词决定）：并未列出所有读取。</translation>
    </message>
    <message>
        <source>Some reads, from a surface or by a gather, are not listed.</source>
        <translation type="unfinished">部分读取（表面的或由 gather 进行的）未列出。</translation>
    </message>
    <message>
        <source>Sorted in a list</source>
        <translation type="unfinished">在列表中排序</translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished">源图像</translation>
    </message>
    <message>
        <source>Source	hold B</source>
        <translation type="unfinished">源图像	按住 B</translation>
    </message>
    <message>
        <source>Source and destination exchanged</source>
        <translation type="unfinished">源和目标互换</translation>
    </message>
    <message>
        <source>Source only, without figures.</source>
        <translation type="unfinished">只显示代码，没有数值。</translation>
    </message>
    <message>
        <source>Spectra not multiplied</source>
        <translation type="unfinished">频谱未相乘</translation>
    </message>
    <message>
        <source>Spectrum</source>
        <translation type="unfinished">特征值谱</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation type="unfinished">速度</translation>
    </message>
    <message>
        <source>Speed by effort</source>
        <translation type="unfinished">速度与工作量</translation>
    </message>
    <message>
        <source>Speed relative to the slowest strategy.</source>
        <translation type="unfinished">速度是最慢策略的几倍。</translation>
    </message>
    <message>
        <source>Speed relative to the strategy that this one is based on.</source>
        <translation type="unfinished">速度是本策略所基于的策略的几倍。</translation>
    </message>
    <message>
        <source>Speed, % of copy</source>
        <translation type="unfinished">速度（占复制的 %）</translation>
    </message>
    <message>
        <source>Speed, cold L2, % of copy</source>
        <translation type="unfinished">速度（冷 L2，占复制的 %）</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation type="unfinished">加速比</translation>
    </message>
    <message>
        <source>Split line %1 into a load and a store with %2 in between.</source>
        <translation type="unfinished">把第 %1 行拆分为一次读取和一次写入，其间加 %2。</translation>
    </message>
    <message>
        <source>Split sums</source>
        <translation type="unfinished">拆分的和</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation type="unfinished">波动</translation>
    </message>
    <message>
        <source>Spread of the GPU time</source>
        <translation type="unfinished">GPU 时间的波动</translation>
    </message>
    <message>
        <source>Stalls are predicted after a full run.</source>
        <translation type="unfinished">停顿在完整运行之后预测。</translation>
    </message>
    <message>
        <source>Stalls, predicted</source>
        <translation type="unfinished">停顿，预测</translation>
    </message>
    <message>
        <source>Stalls, predicted: %1 of the warps' cycles</source>
        <translation type="unfinished">停顿，预测：线程束周期的 %1</translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished">开始</translation>
    </message>
    <message>
        <source>Start a kernel of your own from a common pattern</source>
        <translation type="unfinished">从常见模式开始编写自己的内核函数</translation>
    </message>
    <message>
        <source>Start again after the last event (Ctrl+L)</source>
        <translation type="unfinished">最后一个事件之后从头开始 (Ctrl+L)</translation>
    </message>
    <message>
        <source>State of the kernel source</source>
        <translation type="unfinished">内核函数代码的状态</translation>
    </message>
    <message>
        <source>Statement</source>
        <translation type="unfinished">原文的说法</translation>
    </message>
    <message>
        <source>Static and dynamic shared memory of a block. Other sizes only change how many blocks fit.</source>
        <translation type="unfinished">线程块的静态和动态共享内存。其他大小只改变能容纳多少线程块。</translation>
    </message>
    <message>
        <source>Step</source>
        <translation type="unfinished">前进一步</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation type="unfinished">步骤 %1</translation>
    </message>
    <message>
        <source>Step %1: answered, correct</source>
        <translation type="unfinished">步骤 %1：已回答，正确</translation>
    </message>
    <message>
        <source>Step %1: answered, not correct</source>
        <translation type="unfinished">步骤 %1：已回答，不正确</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation type="unfinished">减小(&amp;D)</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation type="unfinished">后退一步</translation>
    </message>
    <message>
        <source>Stepping requires JavaScript.</source>
        <translation type="unfinished">查看各步需要 JavaScript。</translation>
    </message>
    <message>
        <source>Stop (%1 of %2)</source>
        <translation type="unfinished">停止（%1/%2）</translation>
    </message>
    <message>
        <source>Stop the current run</source>
        <translation type="unfinished">结束正在进行的运行</translation>
    </message>
    <message>
        <source>Stop the run (Esc)</source>
        <translation type="unfinished">结束运行 (Esc)</translation>
    </message>
    <message>
        <source>Stop tracing the value</source>
        <translation type="unfinished">停止追踪值</translation>
    </message>
    <message>
        <source>Store requests</source>
        <translation type="unfinished">写入请求</translation>
    </message>
    <message>
        <source>Store sectors</source>
        <translation type="unfinished">写入扇区</translation>
    </message>
    <message>
        <source>Store wavefronts</source>
        <translation type="unfinished">写入 wavefront</translation>
    </message>
    <message>
        <source>Stored: %1, but the reference is %2.</source>
        <translation type="unfinished">写入的值：%1，但参考结果为 %2。</translation>
    </message>
    <message>
        <source>Stored: %1, equal to the reference.</source>
        <translation type="unfinished">写入的值：%1，与参考结果相等。</translation>
    </message>
    <message>
        <source>Stored: %1, within the tolerance of the reference %2.</source>
        <translation type="unfinished">写入的值：%1，在参考结果 %2 的容差之内。</translation>
    </message>
    <message>
        <source>Stored: %1.</source>
        <translation type="unfinished">写入的值：%1。</translation>
    </message>
    <message>
        <source>Story of the pi&amp;xel</source>
        <translation type="unfinished">像素的来历(&amp;X)</translation>
    </message>
    <message>
        <source>Strategies</source>
        <translation type="unfinished">策略</translation>
    </message>
    <message>
        <source>Strategies side by side</source>
        <translation type="unfinished">策略并排比较</translation>
    </message>
    <message>
        <source>Strategies to sweep</source>
        <translation type="unfinished">要扫描的策略</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation type="unfinished">策略</translation>
    </message>
    <message>
        <source>Strategy and parameter shown</source>
        <translation type="unfinished">显示的策略和参数</translation>
    </message>
    <message>
        <source>Stretch</source>
        <translation type="unfinished">拉伸</translation>
    </message>
    <message>
        <source>Stretch: exclude half a percent of the values at each end</source>
        <translation type="unfinished">拉伸：两端各舍去百分之零点五的值</translation>
    </message>
    <message>
        <source>Stride</source>
        <translation type="unfinished">步幅</translation>
    </message>
    <message>
        <source>Student</source>
        <translation type="unfinished">学生</translation>
    </message>
    <message>
        <source>Sum not clamped to 255</source>
        <translation type="unfinished">和未限制到 255</translation>
    </message>
    <message>
        <source>Sums as half2</source>
        <translation type="unfinished">以 half2 求和</translation>
    </message>
    <message>
        <source>Sums in eight bits</source>
        <translation type="unfinished">用八位求和</translation>
    </message>
    <message>
        <source>Sums of integers have no rounding, and the comparison needs no division, so every strategy matches the reference exactly, even for a fractional offset.</source>
        <translation type="unfinished">整数求和没有舍入，比较也不需要除法：每个策略的结果都与参考结果完全一致，偏移带小数时也是如此。</translation>
    </message>
    <message>
        <source>Sums of integers have no rounding, so every strategy matches the reference exactly.</source>
        <translation type="unfinished">整数求和没有舍入：每个策略的结果都与参考结果完全一致。</translation>
    </message>
    <message>
        <source>Sums of the next window</source>
        <translation type="unfinished">下一个窗口的和</translation>
    </message>
    <message>
        <source>Swaps white and black.</source>
        <translation type="unfinished">交换黑白。</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation type="unfinished">扫描</translation>
    </message>
    <message>
        <source>Sweep %1 settings</source>
        <translation type="unfinished">扫描 %1 种设置</translation>
    </message>
    <message>
        <source>Sweep 1 setting</source>
        <translation type="unfinished">扫描 1 种设置</translation>
    </message>
    <message>
        <source>Sweep over block sizes</source>
        <translation type="unfinished">线程块大小的扫描</translation>
    </message>
    <message>
        <source>Sweep, roofline and times side by side</source>
        <translation type="unfinished">扫描、Roofline 和时间并排显示</translation>
    </message>
    <message>
        <source>Sweep: %1</source>
        <translation type="unfinished">扫描：%1</translation>
    </message>
    <message>
        <source>Sweep: %1 and %2</source>
        <translation type="unfinished">扫描：%1 和 %2</translation>
    </message>
    <message>
        <source>Sweep: %1, %2 by block width and height</source>
        <translation type="unfinished">扫描：%1，%2，按线程块的宽度和高度</translation>
    </message>
    <message>
        <source>Switch to the next block overlay</source>
        <translation type="unfinished">换用下一种方式绘制线程块</translation>
    </message>
    <message>
        <source>System</source>
        <translation type="unfinished">系统</translation>
    </message>
    <message>
        <source>TEX throttle</source>
        <translation type="unfinished">TEX 限流</translation>
    </message>
    <message>
        <source>TIFF, floats as they are (*.tif)</source>
        <translation type="unfinished">TIFF，浮点数原样保存 (*.tif)</translation>
    </message>
    <message>
        <source>Table as CSV…</source>
        <translation type="unfinished">表格存为 CSV…</translation>
    </message>
    <message>
        <source>Table of the values (*.csv)</source>
        <translation type="unfinished">数值表格 (*.csv)</translation>
    </message>
    <message>
        <source>Take a lesson</source>
        <translation type="unfinished">学习课程</translation>
    </message>
    <message>
        <source>Take the settings of this run</source>
        <translation type="unfinished">采用此次运行的设置</translation>
    </message>
    <message>
        <source>Takes effect the next time Tilescope starts</source>
        <translation type="unfinished">下次启动 Tilescope 时生效</translation>
    </message>
    <message>
        <source>Takes effect the next time Tilescope starts. This translation has not been reviewed by a speaker of the language.</source>
        <translation type="unfinished">下次启动 Tilescope 时生效。这些文本尚未经懂该语言的人审读。</translation>
    </message>
    <message>
        <source>Template</source>
        <translation type="unfinished">模板</translation>
    </message>
    <message>
        <source>Template matching</source>
        <translation type="unfinished">模板匹配</translation>
    </message>
    <message>
        <source>Template matching by textures, with a constant template and from a shared tile, by template size</source>
        <translation type="unfinished">使用纹理、常量模板和共享内存分块的模板匹配，按模板大小</translation>
    </message>
    <message>
        <source>Template not shifted</source>
        <translation type="unfinished">模板未移位</translation>
    </message>
    <message>
        <source>Template size</source>
        <translation type="unfinished">模板边长</translation>
    </message>
    <message>
        <source>Tensor Cores multiply a row by a band of ones: the products are its window sums.</source>
        <translation type="unfinished">Tensor Core 将一行乘以全 1 的带状矩阵：乘积就是各窗口的和。</translation>
    </message>
    <message>
        <source>Tensor Cores multiply fragments; values are rounded to TF32 (10 fraction bits).</source>
        <translation type="unfinished">Tensor Core 将片段相乘；数舍入为 TF32（10 位尾数）。</translation>
    </message>
    <message>
        <source>Tensor Cores, FP16</source>
        <translation type="unfinished">Tensor Core，FP16</translation>
    </message>
    <message>
        <source>Tensor Cores, TF32</source>
        <translation type="unfinished">Tensor Core，TF32</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation type="unfinished">术语</translation>
    </message>
    <message>
        <source>Test chart</source>
        <translation type="unfinished">测试图</translation>
    </message>
    <message>
        <source>Text %1 (%2): %3</source>
        <translation type="unfinished">原文 %1（%2）：%3</translation>
    </message>
    <message>
        <source>Text 001, GTX 560 Ti 448: 1.46 times as fast as shared.</source>
        <translation type="unfinished">原文 001，GTX 560 Ti 448：速度是 shared 的 1.46 倍。</translation>
    </message>
    <message>
        <source>Text 001, GTX 560 Ti 448: 1.65 times as fast as global.</source>
        <translation type="unfinished">原文 001，GTX 560 Ti 448：速度是 global 的 1.65 倍。</translation>
    </message>
    <message>
        <source>Text 002, Tesla P100 PCIe: 1.6 times as fast as global in blocks of 32×32.</source>
        <translation type="unfinished">原文 002，Tesla P100 PCIe：在 32×32 的线程块中速度是 global 的 1.6 倍。</translation>
    </message>
    <message>
        <source>Text 002, Tesla P100 PCIe: 5 % faster than shared.</source>
        <translation type="unfinished">原文 002，Tesla P100 PCIe：比 shared 快 5 %。</translation>
    </message>
    <message>
        <source>Text that the rows contain</source>
        <translation type="unfinished">行中所含的文本</translation>
    </message>
    <message>
        <source>Texture</source>
        <translation type="unfinished">纹理</translation>
    </message>
    <message>
        <source>Texture queue</source>
        <translation type="unfinished">纹理队列</translation>
    </message>
    <message>
        <source>Texture references are no longer part of CUDA. Give the kernel a parameter "cudaTextureObject_t %1", and read it with tex2D&lt;unsigned char&gt;(%1, x, y).</source>
        <translation type="unfinished">纹理引用已不再是 CUDA 的一部分。请让内核函数接受参数“cudaTextureObject_t %1”，并用 tex2D&lt;unsigned char&gt;(%1, x, y) 读取。</translation>
    </message>
    <message>
        <source>Texture requests</source>
        <translation type="unfinished">纹理请求</translation>
    </message>
    <message>
        <source>Texture, constant template</source>
        <translation type="unfinished">纹理，常量模板</translation>
    </message>
    <message>
        <source>Textures</source>
        <translation type="unfinished">纹理</translation>
    </message>
    <message>
        <source>That is %1 times as long as with as many warps as fit (%2).</source>
        <translation type="unfinished">这是容纳最多线程束时（%2）的 %1 倍。</translation>
    </message>
    <message>
        <source>The %1 is no longer available. Choose another image for the difference.</source>
        <translation type="unfinished">%1已不存在。请为差异选择另一幅图像。</translation>
    </message>
    <message>
        <source>The %1 itself cannot run this strategy: its compute capability is %2, but %3 is required.</source>
        <translation type="unfinished">%1 本身无法运行此策略：其计算能力为 %2，而需要 %3。</translation>
    </message>
    <message>
        <source>The 16 parts of a column belong to 16 warps. A warp that runs ahead reads values that the others have not written yet, so the remainders belong to another tile or are undefined.</source>
        <translation type="unfinished">一列的 16 个部分分布在 16 个线程束中。领先的线程束会读到其他线程束尚未写入的部分：得到的余数属于另一个分块，或毫无意义。</translation>
    </message>
    <message>
        <source>The 32-byte sectors that atomics on global memory touch, each counted as often as lanes take turns at one address in it. These sectors are updated in the L2 cache, which all multiprocessors share.</source>
        <translation type="unfinished">全局内存的原子操作触及的 32 字节扇区，lane 在同一地址轮流多少次就计多少次。它们在所有多处理器共用的 L2 缓存中更新。</translation>
    </message>
    <message>
        <source>The 512 threads per block in the paper (001.txt:65) are the limit of compute capability 1.x; the paper's card allows 1,024. The number 65,535 is the limit of each side of the grid, not of the total number of blocks.</source>
        <translation type="unfinished">论文中每个线程块 512 个线程 (001.txt:65) 是计算能力 1.x 的限制；论文所用的显卡允许 1,024 个。65,535 是网格每一维的限制，而不是线程块总数的限制。</translation>
    </message>
    <message>
        <source>The CPU thread is not an optimisation step.</source>
        <translation type="unfinished">CPU 线程不是优化步骤。</translation>
    </message>
    <message>
        <source>The CUPTI on this computer is too old: it does not have %1. CUDA Toolkit 12.6 and later include it.</source>
        <translation type="unfinished">本机的 CUPTI 太旧：没有 %1。CUDA Toolkit 12.6 及更新版本有。</translation>
    </message>
    <message>
        <source>The GPU %1 is set to prohibit computation. An administrator can allow it with nvidia-smi --compute-mode=0.</source>
        <translation type="unfinished">GPU %1 被设为拒绝计算。管理员可用 nvidia-smi --compute-mode=0 允许。</translation>
    </message>
    <message>
        <source>The GPU %1 is too old: its compute capability is %2, but Tilescope's kernels need %3 or later.</source>
        <translation type="unfinished">GPU %1 太旧：其计算能力为 %2，而 Tilescope 的内核函数需要 %3 或更新。</translation>
    </message>
    <message>
        <source>The GPU counts what its machine code does, and the emulator counts what the PTX does; the two need not agree.</source>
        <translation type="unfinished">GPU 对其机器码计数，模拟器对 PTX 计数；两者不必一致。</translation>
    </message>
    <message>
        <source>The GPU does not have enough free memory for %1 more: %2 of %3 are free. Use a smaller image, or close other programs that use the GPU.</source>
        <translation type="unfinished">GPU 没有空间再容纳 %1：%3 中有 %2 空闲。可改用较小的图像，或关闭其他使用 GPU 的程序。</translation>
    </message>
    <message>
        <source>The GPU is hidden by TILESCOPE_HIDE=cuda.</source>
        <translation type="unfinished">GPU 被 TILESCOPE_HIDE=cuda 隐藏。</translation>
    </message>
    <message>
        <source>The GPU ran this kernel unchecked, as you requested.</source>
        <translation type="unfinished">按你的指示，GPU 未经检查运行了此内核函数。</translation>
    </message>
    <message>
        <source>The GPU slowed from %1 to %2 MHz while it was being timed%3, so the times match neither clock. Run it again when the GPU has cooled.</source>
        <translation type="unfinished">计时期间 GPU 从 %1 MHz 降到 %2 MHz%3：其时间对一个时钟频率来说太长，对另一个来说太短。请在 GPU 冷却后重新运行。</translation>
    </message>
    <message>
        <source>The GPU that the emulator models: its limits, its occupancy and its time band, which is an estimate.</source>
        <translation type="unfinished">模拟器所模拟的 GPU：其限制、占用率以及时间区间（为估计值）。</translation>
    </message>
    <message>
        <source>The GPU was lost after an error in a kernel.</source>
        <translation type="unfinished">内核函数出错后 GPU 不可用。</translation>
    </message>
    <message>
        <source>The GPU was lost after an error in a kernel. Restart Tilescope to use it again.</source>
        <translation type="unfinished">内核函数出错后 GPU 不可用。重新启动 Tilescope 即可再次使用。</translation>
    </message>
    <message>
        <source>The GPU was lost after an error in a kernel; the emulator is used instead.</source>
        <translation type="unfinished">内核函数出错后 GPU 不可用；改由模拟器运行。</translation>
    </message>
    <message>
        <source>The GPU was lost after an error in a kernel; the emulator is used instead. After a restart, Tilescope uses the GPU again with the current settings and image.</source>
        <translation type="unfinished">内核函数出错后 GPU 不可用；改由模拟器运行。重新启动后，Tilescope 会以现在的设置和图像再次使用 GPU。</translation>
    </message>
    <message>
        <source>The GPU was lost while it was drawing an image.</source>
        <translation type="unfinished">GPU 在绘制图像时变为不可用。</translation>
    </message>
    <message>
        <source>The GPU's context could not be found, so its counters cannot be read.</source>
        <translation type="unfinished">找不到 GPU 的上下文，因此无法读取其计数器。</translation>
    </message>
    <message>
        <source>The GPU's hardware counters do not provide this figure.</source>
        <translation type="unfinished">GPU 的硬件计数器不提供此项。</translation>
    </message>
    <message>
        <source>The GPU's large off-chip memory: gigabytes that every thread can read and write. It is the slowest memory; the L1 and L2 caches keep copies of recently used data.</source>
        <translation type="unfinished">GPU 芯片之外的大容量内存，每个线程都可读写的若干 GB。它最慢；L1 和 L2 缓存保留最近使用内容的副本。</translation>
    </message>
    <message>
        <source>The GPU's memory slowed from %1 to %2 MHz while it was being timed%3, so the times match neither clock. Run it again when the GPU has cooled.</source>
        <translation type="unfinished">计时期间 GPU 的内存从 %1 MHz 降到 %2 MHz%3：其时间对一个时钟频率来说太长，对另一个来说太短。请在 GPU 冷却后重新运行。</translation>
    </message>
    <message>
        <source>The GPU, its limits and the compilers; or any GPU that the emulator can model</source>
        <translation type="unfinished">GPU、其限制和编译器；或模拟器可以建模的任何 GPU</translation>
    </message>
    <message>
        <source>The NVIDIA driver is installed but finds no GPU. Check that the GPU is present (nvidia-smi) and that CUDA_VISIBLE_DEVICES does not hide it.</source>
        <translation type="unfinished">NVIDIA 驱动程序已安装，但找不到 GPU。请检查 GPU 是否存在 (nvidia-smi)，以及 CUDA_VISIBLE_DEVICES 是否将其隐藏。</translation>
    </message>
    <message>
        <source>The NVIDIA driver is too old: it does not have %1.</source>
        <translation type="unfinished">NVIDIA 驱动程序太旧：没有 %1。</translation>
    </message>
    <message>
        <source>The NVIDIA driver is too old: it supports CUDA %1 and does not have %2.</source>
        <translation type="unfinished">NVIDIA 驱动程序太旧：它支持 CUDA %1，没有 %2。</translation>
    </message>
    <message>
        <source>The NVIDIA driver's library and its kernel module have different versions, as can happen after an update. Restart the computer.</source>
        <translation type="unfinished">NVIDIA 驱动程序的库与其内核模块版本不同，例如在更新之后。请重新启动计算机。</translation>
    </message>
    <message>
        <source>The NVIDIA driver's library cannot be loaded (%1).</source>
        <translation type="unfinished">无法加载 NVIDIA 驱动程序的库（%1）。</translation>
    </message>
    <message>
        <source>The OpenGL library could not be loaded to test sharing with CUDA (package libgl1).</source>
        <translation type="unfinished">无法加载 OpenGL 库来测试与 CUDA 的共享（软件包 libgl1）。</translation>
    </message>
    <message>
        <source>The PTX is for %1, but the %2 has compute capability %3: its driver does not load it.</source>
        <translation type="unfinished">此 PTX 面向 %1，而 %2 的 compute capability 是 %3，其驱动程序不会加载它。</translation>
    </message>
    <message>
        <source>The Tensor Cores that read this strategy's tiles are available only in GPUs of compute capability 9.0; the emulator does not support them.</source>
        <translation type="unfinished">读取此策略分块的 Tensor Core 只存在于计算能力 9.0 的 GPU 中；模拟器不支持。</translation>
    </message>
    <message>
        <source>The Tensor Memory Accelerator (TMA), which fills this strategy's tiles, is available only in GPUs since Hopper; the emulator does not support it.</source>
        <translation type="unfinished">向此策略的分块载入数据的 Tensor Memory Accelerator（TMA）只存在于 Hopper 及之后的 GPU 中；模拟器不支持。</translation>
    </message>
    <message>
        <source>The Tensor Memory Accelerator (TMA, Hopper and later) loads the next tile during computation.</source>
        <translation type="unfinished">Tensor Memory Accelerator（TMA，Hopper 及更新架构）在计算期间读取下一个分块。</translation>
    </message>
    <message>
        <source>The Timeline panel shows the prediction cycle by cycle.</source>
        <translation type="unfinished">“时间线”面板逐周期显示该预测。</translation>
    </message>
    <message>
        <source>The __constant__ variable "%1" has %2 bytes, but %3 are to be copied into it.</source>
        <translation type="unfinished">__constant__ 变量“%1”有 %2 字节，但要复制进去的有 %3 字节。</translation>
    </message>
    <message>
        <source>The __constant__ variable "%1" is 0, because the cudaMemcpyToSymbol of the host is not run. Specify its values: --constant %1=FILE.npy</source>
        <translation type="unfinished">__constant__ 变量“%1”为 0，因为不会运行主机端的 cudaMemcpyToSymbol。请给出其值：--constant %1=FILE.npy</translation>
    </message>
    <message>
        <source>The __constant__ variable "%1" is 0, because the cudaMemcpyToSymbol of the host is not run. Specify its values: //@ constant %1 %2 = 1, 2, 1</source>
        <translation type="unfinished">__constant__ 变量“%1”为 0，因为不会运行主机端的 cudaMemcpyToSymbol。请给出其值：//@ constant %1 %2 = 1, 2, 1</translation>
    </message>
    <message>
        <source>The allocation has %1 bytes, and %2 needs %3 bytes: %4 bytes for each of %1 elements.</source>
        <translation type="unfinished">分配的内存有 %1 字节，而 %2 需要 %3 字节：%1 个元素，每个 %4 字节。</translation>
    </message>
    <message>
        <source>The animation cannot be written as a GIF: there is not enough memory.</source>
        <translation type="unfinished">无法把动画写为 GIF：内存不足。</translation>
    </message>
    <message>
        <source>The answer "%1" is longer than %2 bytes.</source>
        <translation type="unfinished">答案“%1”长于 %2 字节。</translation>
    </message>
    <message>
        <source>The answer sheet is from a newer version of Tilescope.</source>
        <translation type="unfinished">答卷来自更新版本的 Tilescope。</translation>
    </message>
    <message>
        <source>The answers could not be saved as "%1": %2.</source>
        <translation type="unfinished">答案未能保存为“%1”：%2。</translation>
    </message>
    <message>
        <source>The answers were saved as %1.</source>
        <translation type="unfinished">答案已保存为 %1。</translation>
    </message>
    <message>
        <source>The average number of sectors per request. A full warp needs 1 sector for adjacent bytes and 4 for adjacent floats; scattered lanes need up to 32.</source>
        <translation type="unfinished">一个请求平均取多少个扇区。满的线程束对相邻字节需要 1 个，对相邻浮点数需要 4 个；lane 分散时最多 32 个。</translation>
    </message>
    <message>
        <source>The bands overlap, so it is not certain which is faster.</source>
        <translation type="unfinished">区间重叠，因此不能确定哪一个更快。</translation>
    </message>
    <message>
        <source>The bar is the time shown; its strong part is the time with as many warps as fit.</source>
        <translation type="unfinished">条形是所示时间；其深色部分是容纳最多线程束时的时间。</translation>
    </message>
    <message>
        <source>The baseline is for another image of the same size, %1.</source>
        <translation type="unfinished">基准是另一幅同样尺寸的图像：%1。</translation>
    </message>
    <message>
        <source>The baseline is for another image size: %1 instead of %2.</source>
        <translation type="unfinished">基准的图像尺寸不同：基准为 %1，这里为 %2。</translation>
    </message>
    <message>
        <source>The baseline is for another operation, %1.</source>
        <translation type="unfinished">基准属于另一种操作：%1。</translation>
    </message>
    <message>
        <source>The baseline ran on another GPU, %1.</source>
        <translation type="unfinished">基准在另一个 GPU 上运行：%1。</translation>
    </message>
    <message>
        <source>The baseline time of %1 is GPU time and this is emulator time, so no difference is shown.</source>
        <translation type="unfinished">基准的 %1 是 GPU 的时间，而此时间是模拟器的，因此不显示差异。</translation>
    </message>
    <message>
        <source>The baseline time of %1 is emulator time and this is GPU time, so no difference is shown.</source>
        <translation type="unfinished">基准的 %1 是模拟器的时间，而此时间是 GPU 的，因此不显示差异。</translation>
    </message>
    <message>
        <source>The baseline's time is a GPU time, so emulator times cannot be compared with it.</source>
        <translation type="unfinished">基准的时间是 GPU 的；模拟器的时间不能与之相减比较。</translation>
    </message>
    <message>
        <source>The baseline's time is an emulator time, so GPU times cannot be compared with it.</source>
        <translation type="unfinished">基准的时间是模拟器的；GPU 的时间不能与之相减比较。</translation>
    </message>
    <message>
        <source>The baseline: all differences are relative to this run.</source>
        <translation type="unfinished">基准：所有差异都相对于此次运行。</translation>
    </message>
    <message>
        <source>The best of shared, dp4a_rows, shifted_templates and ntt for the given sizes.</source>
        <translation type="unfinished">对给定的大小，取 shared、dp4a_rows、shifted_templates 和 ntt 中最快的。</translation>
    </message>
    <message>
        <source>The block copies its pixels and halo from the texture once, then sums the copy.</source>
        <translation type="unfinished">线程块把自己的像素和 halo 区从纹理复制到共享内存一次，并在那里求和。</translation>
    </message>
    <message>
        <source>The block copy, which adds the border once in global memory, takes 30 % less time than the shared tile, whose threads test for the border (001.txt:153).</source>
        <translation type="unfinished">块复制只在全局内存中添加一次边界，用时比共享内存分块少 30 %；后者的线程靠条件判断处理边界 (001.txt:153)。</translation>
    </message>
    <message>
        <source>The block is %1 instead of %2.</source>
        <translation type="unfinished">线程块改为 %1，原为 %2。</translation>
    </message>
    <message>
        <source>The block is still being traced. The animation can be saved in a moment.</source>
        <translation type="unfinished">线程块仍在跟踪中；稍后即可保存其动画。</translation>
    </message>
    <message>
        <source>The block loads all pixels within reach of its windows into shared memory once.</source>
        <translation type="unfinished">线程块将其窗口触及的所有像素一次性复制到共享内存。</translation>
    </message>
    <message>
        <source>The block loads its pixels and halo once; the filter stays in global memory.</source>
        <translation type="unfinished">线程块把自己的像素和 halo 区复制到共享内存一次；滤波器留在全局内存。</translation>
    </message>
    <message>
        <source>The block loads its pixels and one more on each side once, and reads the windows from shared memory.</source>
        <translation type="unfinished">线程块把自己的像素和每侧多一圈的像素复制到共享内存一次；窗口从共享内存读取。</translation>
    </message>
    <message>
        <source>The block loads its pixels once; threads at the edge also load the halo.</source>
        <translation type="unfinished">线程块把自己的像素复制到共享内存一次；外圈的线程还要复制 halo 区。</translation>
    </message>
    <message>
        <source>The block needs more registers or shared memory than the GPU has. Use a smaller block.</source>
        <translation type="unfinished">线程块所需的寄存器或共享内存多于 GPU 所有；较小的线程块可以容纳。</translation>
    </message>
    <message>
        <source>The block of the kernel "%1" is a guess, because its size in line %2 is not a constant of the file. Specify it: //@ block 16x16</source>
        <translation type="unfinished">内核函数“%1”的线程块是推测的，因为第 %2 行的大小不是该文件中的常量。请指定：//@ block 16x16</translation>
    </message>
    <message>
        <source>The block on the result</source>
        <translation type="unfinished">结果上的线程块</translation>
    </message>
    <message>
        <source>The block on the source</source>
        <translation type="unfinished">源图像上的线程块</translation>
    </message>
    <message>
        <source>The block that computes this pixel is unknown.</source>
        <translation type="unfinished">不知道哪个线程块计算此像素。</translation>
    </message>
    <message>
        <source>The block under the cursor, or the chosen block, with its halo; Ctrl+double-click does the same</source>
        <translation type="unfinished">光标下的线程块或选中的线程块，连同其 halo 区；按住 Ctrl 双击效果相同</translation>
    </message>
    <message>
        <source>The block was not reached: the launch before it, "%1", failed.</source>
        <translation type="unfinished">到不了该线程块：它之前的启动“%1”出错。</translation>
    </message>
    <message>
        <source>The block: its threads in columns and rows, at most 1024. They share a tile and can synchronise.</source>
        <translation type="unfinished">线程块：以列和行表示的线程，最多 1024 个。它们共用一个分块，并且可以同步。</translation>
    </message>
    <message>
        <source>The blocks at the right and bottom edges extend beyond the image: %1 of all threads have no pixel.</source>
        <translation type="unfinished">右边缘和下边缘的线程块超出图像：所有线程中有 %1 没有像素。</translation>
    </message>
    <message>
        <source>The blocks cannot be classified before they run: an address here</source>
        <translation type="unfinished">线程块在运行前无法区分：此处的地址</translation>
    </message>
    <message>
        <source>The blocks cannot be classified before they run: the address or size of a copy here</source>
        <translation type="unfinished">线程块在运行前无法区分：此处复制的地址或大小</translation>
    </message>
    <message>
        <source>The blocks cannot be classified before they run: the barrier here</source>
        <translation type="unfinished">线程块在运行前无法区分：此处的屏障</translation>
    </message>
    <message>
        <source>The blocks cannot be classified before they run: the path that threads take here</source>
        <translation type="unfinished">线程块在运行前无法区分：线程在此走哪条路径</translation>
    </message>
    <message>
        <source>The blocks cannot be classified before they run: which threads return here</source>
        <translation type="unfinished">线程块在运行前无法区分：哪些线程在此返回</translation>
    </message>
    <message>
        <source>The blocks cannot be classified before they run: which threads take part here</source>
        <translation type="unfinished">线程块在运行前无法区分：哪些线程在此参与</translation>
    </message>
    <message>
        <source>The blocks cannot be classified.</source>
        <translation type="unfinished">无法区分线程块的种类。</translation>
    </message>
    <message>
        <source>The blocks differ too much: there are more than %1 classes of blocks.</source>
        <translation type="unfinished">线程块的差别太大：种类超过 %1 种。</translation>
    </message>
    <message>
        <source>The blocks of the kernel cannot be classified before they run, because they take too many steps (more than %1 instructions).</source>
        <translation type="unfinished">内核函数的线程块步数太多，无法在运行前区分（超过 %1 条指令）。</translation>
    </message>
    <message>
        <source>The blocks of this strategy do not correspond to tiles of the image.</source>
        <translation type="unfinished">此策略的线程块不对应图像上的分块。</translation>
    </message>
    <message>
        <source>The blocks on all multiprocessors, and the last wave</source>
        <translation type="unfinished">所有多处理器上的线程块，以及最后一波</translation>
    </message>
    <message>
        <source>The blocks that are counted if emulating all of them would take too long. The counts of the whole grid are estimated from them, and are marked with ≈.</source>
        <translation type="unfinished">当模拟所有线程块耗时过长时实际计数的线程块。整个网格的计数由它们估计，并以 ≈ 标记。</translation>
    </message>
    <message>
        <source>The blocks that fit now are just enough: fewer would be slower, and more would hardly be faster.</source>
        <translation type="unfinished">现在容纳的线程块刚好够：更少会更慢，更多几乎不会更快。</translation>
    </message>
    <message>
        <source>The buffer "%1" has %2 bytes, but a block can be traced only if no buffer has more than 4 GB. Use a smaller image.</source>
        <translation type="unfinished">缓冲区“%1”有 %2 字节：只有所有缓冲区都不超过 4 GB 时才能跟踪线程块。请使用较小的图像。</translation>
    </message>
    <message>
        <source>The bytes moved between registers, shared memory, caches and device memory appear after the first run with counters.</source>
        <translation type="unfinished">第一次有计数的运行之后，这里显示寄存器、共享内存、各级缓存与设备内存之间的字节。</translation>
    </message>
    <message>
        <source>The bytes moved between registers, shared memory, the caches and device memory.</source>
        <translation type="unfinished">寄存器、共享内存、各级缓存与设备内存之间的字节。</translation>
    </message>
    <message>
        <source>The clipboard does not contain an image. Copy one in another program, then paste it here.</source>
        <translation type="unfinished">剪贴板中没有图像。请在其他程序中复制一幅，再粘贴到此处。</translation>
    </message>
    <message>
        <source>The code was compiled for another GPU. Compile it again for this one.</source>
        <translation type="unfinished">代码不是为此 GPU 生成的；请为此 GPU 重新编译。</translation>
    </message>
    <message>
        <source>The colour image is converted to grey first.</source>
        <translation type="unfinished">彩色图像先转换为灰度。</translation>
    </message>
    <message>
        <source>The column must be from 0 to %1.</source>
        <translation type="unfinished">列必须在 0 到 %1 之间。</translation>
    </message>
    <message>
        <source>The command line cannot include a pinned run. Save a session to keep the difference.</source>
        <translation type="unfinished">固定的运行不能写入命令行：请保存会话以保留差异。</translation>
    </message>
    <message>
        <source>The command line was copied.</source>
        <translation type="unfinished">命令行已复制。</translation>
    </message>
    <message>
        <source>The command line was copied. The command opens a window to show the channel or the difference.</source>
        <translation type="unfinished">命令行已复制。该命令会打开窗口，以显示通道或差异。</translation>
    </message>
    <message>
        <source>The compiler for the kernel source. Automatic uses NVRTC if it is installed, otherwise clang.</source>
        <translation type="unfinished">内核函数代码的编译器。“自动”在已安装 NVRTC 时使用 NVRTC，否则使用 clang。</translation>
    </message>
    <message>
        <source>The compiler is newer than the driver. Update the NVIDIA driver, or choose the other compiler.</source>
        <translation type="unfinished">编译器比驱动程序新；请更新 NVIDIA 驱动程序，或选择另一个编译器。</translation>
    </message>
    <message>
        <source>The computer's own memory, used by programs on the CPU. A program copies the input of a kernel from it to the GPU over PCI Express, and the result back. From pinned (page-locked) memory, the GPU copies directly.</source>
        <translation type="unfinished">计算机自身的内存，供在其处理器上运行的程序使用。程序通过 PCI Express 将内核函数的数据从主机内存复制到 GPU，再将结果复制回来；锁页内存的位置固定不变，GPU 可自行从中复制。</translation>
    </message>
    <message>
        <source>The condition excludes x equal to y, so the variances on the diagonal are never written.</source>
        <translation type="unfinished">条件排除了 x 等于 y 的情况：对角线上的方差始终未写入。</translation>
    </message>
    <message>
        <source>The constant %1 in %2 has %3 bytes, but this setting needs %4. Use a larger array or a smaller filter.</source>
        <translation type="unfinished">%2 中的常量 %1 有 %3 字节，而此设置需要 %4。请使用较大的数组或较小的滤波器。</translation>
    </message>
    <message>
        <source>The constant cache serves one address at a time: %1 passes instead of 1.</source>
        <translation type="unfinished">常量缓存每次只处理一个地址：需要 %1 轮而不是 1 轮。</translation>
    </message>
    <message>
        <source>The contents of memory at the start of the block are unknown: the launch before it, "%1", takes more than %2 warp instructions. Use a smaller image.</source>
        <translation type="unfinished">无法得知线程块在内存中读到什么：它之前的启动“%1”需要超过 %2 条线程束指令。请使用较小的图像。</translation>
    </message>
    <message>
        <source>The copies were measured: one cudaMemcpy each from and to pageable memory. From and to pinned memory, the copies take %1 and %2.</source>
        <translation type="unfinished">复制经过实测：从可分页内存和到可分页内存各一次 cudaMemcpy。从锁页内存和到锁页内存分别需要 %1 和 %2。</translation>
    </message>
    <message>
        <source>The copy fills %1 bytes of an allocation of %3 bytes, and kernel %2 reads more than these: %4 bytes for each of %1 elements.</source>
        <translation type="unfinished">复制写入了大小为 %3 字节的分配中的 %1 字节，而内核函数 %2 读取得更多：%1 个元素，每个 %4 字节。</translation>
    </message>
    <message>
        <source>The copy has the kind %1, but its destination is device memory with the result of kernel %2, and its source is host memory.</source>
        <translation type="unfinished">复制的类型为 %1，但其目标是存有内核函数 %2 的结果的设备内存，源是主机内存。</translation>
    </message>
    <message>
        <source>The copy has the kind %1, but its destination is host memory, and its source is device memory that nobody has filled.</source>
        <translation type="unfinished">复制的类型为 %1，但其目标是主机内存，源是从未被写入的设备内存。</translation>
    </message>
    <message>
        <source>The copy has the kind %1, but its source is %2 and its destination is %3.</source>
        <translation type="unfinished">复制的类型为 %1，但其源是%2，目标是%3。</translation>
    </message>
    <message>
        <source>The copy is in line %1.</source>
        <translation type="unfinished">复制在第 %1 行。</translation>
    </message>
    <message>
        <source>The copy of %1 bytes leaves a block of host memory, in which %2 bytes are left.</source>
        <translation type="unfinished">%1 字节的复制超出了一块主机内存，其中只剩 %2 字节。</translation>
    </message>
    <message>
        <source>The copy of %1 bytes leaves an allocation of %2 bytes, in which %3 bytes are left.</source>
        <translation type="unfinished">%1 字节的复制超出了大小为 %2 字节的分配，其中只剩 %3 字节。</translation>
    </message>
    <message>
        <source>The copy of %1 bytes reads device memory that nobody has filled.</source>
        <translation type="unfinished">%1 字节的复制读取了从未被写入的设备内存。</translation>
    </message>
    <message>
        <source>The copy reads memory that kernel %1 fills later.</source>
        <translation type="unfinished">复制读取的内存要到之后才由内核函数 %1 写入。</translation>
    </message>
    <message>
        <source>The copy returns %1 bytes of the %3 bytes that kernel %2 has stored: %4 bytes for each of %1 elements.</source>
        <translation type="unfinished">复制只取回内核函数 %2 所写入的 %3 字节中的 %1 字节：%1 个元素，每个 %4 字节。</translation>
    </message>
    <message>
        <source>The copy takes %1 bytes per row as the pitch of the device memory, and an earlier copy took %2 bytes.</source>
        <translation type="unfinished">复制以每行 %1 字节作为设备内存的行距，而先前的一次复制用的是 %2 字节。</translation>
    </message>
    <message>
        <source>The copy takes %1 bytes per row as the pitch of the device memory, and cudaMallocPitch returned %2 bytes.</source>
        <translation type="unfinished">复制以每行 %1 字节作为设备内存的行距，而 cudaMallocPitch 返回的是 %2 字节。</translation>
    </message>
    <message>
        <source>The copy uses memory that kernel %1 uses in another stream, and does not wait for the kernel.</source>
        <translation type="unfinished">复制使用另一个流中内核函数 %1 所用的内存，却没有等待该内核函数。</translation>
    </message>
    <message>
        <source>The corners on the right are one column too far to the left. The window is narrower by one, its sum is too small, and grey areas turn white.</source>
        <translation type="unfinished">右侧的角点早取了一列。窗口窄了一列，其和过小，灰色部分变成白色。</translation>
    </message>
    <message>
        <source>The counters are estimated from at most %1 blocks of a launch.</source>
        <translation type="unfinished">计数器是由一次启动的最多 %1 个线程块得出的估计值。</translation>
    </message>
    <message>
        <source>The counters of a GPU partition (MIG) cannot be read; those of a whole GPU can.</source>
        <translation type="unfinished">无法读取 GPU 的一部分 (MIG) 的计数器；整个 GPU 的可以读取。</translation>
    </message>
    <message>
        <source>The counts are for the whole run, estimated from some of the blocks for %1.</source>
        <translation type="unfinished">计数属于整个运行，其中 %1 由部分线程块估计。</translation>
    </message>
    <message>
        <source>The counts are for the whole run.</source>
        <translation type="unfinished">计数属于整个运行。</translation>
    </message>
    <message>
        <source>The counts in the text seem to be for one multiprocessor, without add_border: for shared, Tilescope's count ÷ 14 is 76,288 instructions, compared with 67,581 in the text. With add_border, block_copy executes more instructions than shared, not fewer.</source>
        <translation type="unfinished">原文的计数似乎是单个多处理器的，且不含 add_border：Tilescope 的 shared 计数 ÷ 14 为 76,288 条指令，而原文是 67,581 条。计入 add_border 后，block_copy 执行的指令比 shared 多，而不是少。</translation>
    </message>
    <message>
        <source>The counts of "%1" must be between 0 and %2.</source>
        <translation type="unfinished">“%1”的计数必须在 0 和 %2 之间。</translation>
    </message>
    <message>
        <source>The data race does not affect the image if warps run one after another. The image shown is from a different order, which a GPU may use in any run.</source>
        <translation type="unfinished">线程束逐个执行时，竞争不影响图像。这里显示的是另一种顺序的图像，GPU 在任何一次运行中都可能采用该顺序。</translation>
    </message>
    <message>
        <source>The device fuses multiplication and addition, and so rounds once where the CPU rounds twice. A sum that is close to half a level may then round to the neighbouring level.</source>
        <translation type="unfinished">设备将乘法与加法融合，只舍入一次，而 CPU 舍入两次；接近两个灰度级中点的和因此可能舍入到相邻的灰度级。</translation>
    </message>
    <message>
        <source>The distance from one patch to the next.</source>
        <translation type="unfinished">从一个小块到下一个小块的距离。</translation>
    </message>
    <message>
        <source>The document is nested more than %1 levels deep.</source>
        <translation type="unfinished">文档的嵌套超过 %1 层。</translation>
    </message>
    <message>
        <source>The document must be an object.</source>
        <translation type="unfinished">文档必须是一个对象。</translation>
    </message>
    <message>
        <source>The driver could not read the PTX.</source>
        <translation type="unfinished">驱动程序无法读取 PTX。</translation>
    </message>
    <message>
        <source>The driver restricts the GPU's counters to administrators. Run Tilescope as administrator, or allow all users to read them: write "options nvidia NVreg_RestrictProfilingToAdminUsers=0" to a file in /etc/modprobe.d, and restart. Start a container with --cap-add=SYS_ADMIN.</source>
        <translation type="unfinished">驱动程序只允许管理员使用 GPU 的计数器。请以管理员身份运行 Tilescope，或允许所有人读取：把“options nvidia NVreg_RestrictProfilingToAdminUsers=0”写入 /etc/modprobe.d 中的一个文件，然后重新启动。在容器中，请以 --cap-add=SYS_ADMIN 启动容器。</translation>
    </message>
    <message>
        <source>The dynamic shared memory of the kernel "%1" is a guess of %2 bytes, because its size in line %3 does not follow from the file. Specify it: //@ shared BYTES</source>
        <translation type="unfinished">内核函数“%1”的动态共享内存 %2 字节是推测的，因为无法从该文件得知第 %3 行的大小。请指定：//@ shared BYTES</translation>
    </message>
    <message>
        <source>The earlier copy is in line %1.</source>
        <translation type="unfinished">先前的复制在第 %1 行。</translation>
    </message>
    <message>
        <source>The edges of all blocks</source>
        <translation type="unfinished">所有线程块的边</translation>
    </message>
    <message>
        <source>The edited kernel source is not used.</source>
        <translation type="unfinished">不使用编辑后的内核函数代码。</translation>
    </message>
    <message>
        <source>The emulator cannot run this kernel, so the kernel cannot be checked before it runs on the GPU.</source>
        <translation type="unfinished">模拟器无法运行此内核函数，因此无法在 GPU 上运行之前检查它。</translation>
    </message>
    <message>
        <source>The emulator checked %1 of %2 blocks of the edited kernel before the GPU ran the kernel, including corner and edge blocks. The other blocks were not checked.</source>
        <translation type="unfinished">编辑后的内核函数在 GPU 上运行之前，检查了 %2 个线程块中的 %1 个，包括四角和边缘上的。其他线程块的行为不得而知。</translation>
    </message>
    <message>
        <source>The emulator checked %1 of %2 blocks of the edited kernel before the GPU ran the kernel: one of each class of blocks with equivalent accesses. Data races between blocks were not looked for because the image is too large.</source>
        <translation type="unfinished">编辑后的内核函数在 GPU 上运行之前，检查了 %2 个线程块中的 %1 个：每类一个，同类的线程块触及相同的位置。没有查找线程块之间的竞争：图像太大。</translation>
    </message>
    <message>
        <source>The emulator is used instead.</source>
        <translation type="unfinished">由模拟器代替。</translation>
    </message>
    <message>
        <source>The emulator only counted; it was not timed.</source>
        <translation type="unfinished">模拟器只计数；没有记录其时间。</translation>
    </message>
    <message>
        <source>The emulator ran every block of the edited kernel before the GPU ran the kernel, but did not look for data races because the image is too large.</source>
        <translation type="unfinished">编辑后的内核函数的每个线程块在 GPU 上运行之前都在模拟器中运行过，但没有查找竞争：图像太大。</translation>
    </message>
    <message>
        <source>The emulator ran the kernels, so there are no hardware counters to read.</source>
        <translation type="unfinished">内核函数由模拟器运行，没有可供读取的硬件计数器。</translation>
    </message>
    <message>
        <source>The emulator rejects what that GPU would reject.</source>
        <translation type="unfinished">凡该 GPU 会拒绝的，模拟器也拒绝。</translation>
    </message>
    <message>
        <source>The emulator's count minus that of the GPU's hardware counter.</source>
        <translation type="unfinished">模拟器的计数减去 GPU 自身的计数。</translation>
    </message>
    <message>
        <source>The errors are shown below their lines.</source>
        <translation type="unfinished">错误显示在所在行的下方。</translation>
    </message>
    <message>
        <source>The exercise does not state the width of its filter. The error in the exercise fits a box of width 9 to 11, if the CPU code truncates as the kernels do. Tilescope's default of 9 is an assumption, so the ratios are comparable, but the times are not.</source>
        <translation type="unfinished">作业没有说明滤波器的宽度。如果其 CPU 代码也像内核函数那样截断，则作业中的误差与宽度为 9 到 11 的方框相符。Tilescope 的默认值 9 是假设，所以比值可以比较，用时不能。</translation>
    </message>
    <message>
        <source>The field "%1" does not divide the buffer into rows.</source>
        <translation type="unfinished">字段“%1”不能把缓冲区分成整行。</translation>
    </message>
    <message>
        <source>The field "%1" is missing.</source>
        <translation type="unfinished">缺少字段“%1”。</translation>
    </message>
    <message>
        <source>The field "%1" is out of range.</source>
        <translation type="unfinished">字段“%1”超出范围。</translation>
    </message>
    <message>
        <source>The field "%1" is unknown.</source>
        <translation type="unfinished">字段“%1”未知。</translation>
    </message>
    <message>
        <source>The field "%1" must be a list of three whole numbers.</source>
        <translation type="unfinished">字段“%1”必须是三个整数的列表。</translation>
    </message>
    <message>
        <source>The field "%1" must be a list.</source>
        <translation type="unfinished">字段“%1”必须是列表。</translation>
    </message>
    <message>
        <source>The field "%1" must be a name of letters, digits and "_", such as shared_tile.</source>
        <translation type="unfinished">字段“%1”必须是由字母、数字和“_”组成的名称，例如 shared_tile。</translation>
    </message>
    <message>
        <source>The field "%1" must be a number, a string, true or false.</source>
        <translation type="unfinished">字段“%1”必须是数字、字符串、true 或 false。</translation>
    </message>
    <message>
        <source>The field "%1" must be a number.</source>
        <translation type="unfinished">字段“%1”必须是数字。</translation>
    </message>
    <message>
        <source>The field "%1" must be a single-line string without control characters.</source>
        <translation type="unfinished">字段“%1”必须是不含控制字符的单行字符串。</translation>
    </message>
    <message>
        <source>The field "%1" must be a string such as "16x16".</source>
        <translation type="unfinished">字段“%1”必须是“16x16”这样的字符串。</translation>
    </message>
    <message>
        <source>The field "%1" must be a string.</source>
        <translation type="unfinished">字段“%1”必须是字符串。</translation>
    </message>
    <message>
        <source>The field "%1" must be a whole number.</source>
        <translation type="unfinished">字段“%1”必须是整数。</translation>
    </message>
    <message>
        <source>The field "%1" must be an object of at most %2 options.</source>
        <translation type="unfinished">字段“%1”必须是最多含 %2 个选项的对象。</translation>
    </message>
    <message>
        <source>The field "%1" must be an object of at most %2 parts.</source>
        <translation type="unfinished">字段“%1”必须是最多含 %2 个部分的对象。</translation>
    </message>
    <message>
        <source>The field "%1" must be an object.</source>
        <translation type="unfinished">字段“%1”必须是一个对象。</translation>
    </message>
    <message>
        <source>The field "%1" must be npp, cublas, cufft or nccl.</source>
        <translation type="unfinished">字段“%1”不是 npp、cublas、cufft 或 nccl。</translation>
    </message>
    <message>
        <source>The field "%1" must be one line with at most %2 bytes.</source>
        <translation type="unfinished">字段“%1”必须是最多 %2 字节的一行。</translation>
    </message>
    <message>
        <source>The field "%1" must be the name of a file in the operation's folder.</source>
        <translation type="unfinished">字段“%1”必须是该操作文件夹中某个文件的名称。</translation>
    </message>
    <message>
        <source>The field "%1" must be true or false.</source>
        <translation type="unfinished">字段“%1”必须是 true 或 false。</translation>
    </message>
    <message>
        <source>The field "%1" must contain hexadecimal digits, two per byte.</source>
        <translation type="unfinished">字段“%1”必须是十六进制数字，每字节两位。</translation>
    </message>
    <message>
        <source>The field "%1" must list at least one strategy.</source>
        <translation type="unfinished">字段“%1”必须至少列出一个策略。</translation>
    </message>
    <message>
        <source>The field "%1" must name an image in the operation's folder.</source>
        <translation type="unfinished">字段“%1”必须指定操作文件夹中的一幅图像。</translation>
    </message>
    <message>
        <source>The field "%1" refers to an entry beyond its list.</source>
        <translation type="unfinished">字段“%1”指向其列表之外。</translation>
    </message>
    <message>
        <source>The field "answers" must be an object of at most 200 answers.</source>
        <translation type="unfinished">字段“answers”必须是最多含 200 个答案的对象。</translation>
    </message>
    <message>
        <source>The fields next to the histogram set the same range by keyboard.</source>
        <translation type="unfinished">直方图旁边的输入框可用键盘设置同样的范围。</translation>
    </message>
    <message>
        <source>The file "%1" cannot be read: %2.</source>
        <translation type="unfinished">无法读取文件“%1”：%2。</translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation type="unfinished">无法读取文件：%1。</translation>
    </message>
    <message>
        <source>The file contains NUL bytes, so it is not text. Save it as UTF-8.</source>
        <translation type="unfinished">文件含有 NUL 字节，因此不是文本。请保存为 UTF-8。</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation type="unfinished">文件为空。</translation>
    </message>
    <message>
        <source>The file is from a newer version of Tilescope.</source>
        <translation type="unfinished">文件来自更新版本的 Tilescope。</translation>
    </message>
    <message>
        <source>The file is larger than 1 MB, the limit for a kernel.</source>
        <translation type="unfinished">文件大于 1 MB，超过内核函数的上限。</translation>
    </message>
    <message>
        <source>The file is larger than 4 MB, the limit for an answer sheet.</source>
        <translation type="unfinished">文件大于 4 MB，超过了答卷的上限。</translation>
    </message>
    <message>
        <source>The file is larger than 8 MB, the limit for a progress file.</source>
        <translation type="unfinished">文件大于 8 MB，超过了进度文件的上限。</translation>
    </message>
    <message>
        <source>The file's kernel</source>
        <translation type="unfinished">文件中的内核函数</translation>
    </message>
    <message>
        <source>The filter has %2 rows of %1 weights; it must be square.</source>
        <translation type="unfinished">滤波器的每行有 %1 个权重，共有 %2 行；它必须是正方形。</translation>
    </message>
    <message>
        <source>The filter has no weights.</source>
        <translation type="unfinished">滤波器没有权重。</translation>
    </message>
    <message>
        <source>The filter is more than %1 weights wide or high.</source>
        <translation type="unfinished">滤波器的宽度或高度超过 %1 个权重。</translation>
    </message>
    <message>
        <source>The filter is moved to constant memory, which serves a whole warp with one read.</source>
        <translation type="unfinished">滤波器移到常量内存，一次读取即可供整个线程束使用。</translation>
    </message>
    <message>
        <source>The filter's width is %1. It must be an odd number from %2 to %3, so that one weight is in the middle.</source>
        <translation type="unfinished">滤波器宽度为 %1。它必须是从 %2 到 %3 的奇数，以便有一个权重位于中间。</translation>
    </message>
    <message>
        <source>The findings explain why; the image is the last valid one.</source>
        <translation type="unfinished">原因见“问题”面板；显示的是上一幅有效的图像。</translation>
    </message>
    <message>
        <source>The first %1 of %2 steps.</source>
        <translation type="unfinished">前 %1 步，共 %2 步。</translation>
    </message>
    <message>
        <source>The first %2 of the %1 images in the file were used, as set by "rows".</source>
        <translation type="unfinished">按“rows”所定，从文件的 %1 幅图像中取了前 %2 幅。</translation>
    </message>
    <message>
        <source>The first %2 of the %1 images in the folder were used, as set by "rows".</source>
        <translation type="unfinished">按“rows”所定，从文件夹的 %1 幅图像中取了前 %2 幅。</translation>
    </message>
    <message>
        <source>The first and the last lane have no neighbour to get a pixel from, so they receive their own: columns are wrong at the edges of the warps.</source>
        <translation type="unfinished">第一个和最后一个 lane 没有可提供像素的相邻 lane，拿回的是自己的像素：线程束边缘的列出错。</translation>
    </message>
    <message>
        <source>The five &amp;texts</source>
        <translation type="unfinished">五篇文章(&amp;T)</translation>
    </message>
    <message>
        <source>The folder "%1" cannot be read because of its permissions.</source>
        <translation type="unfinished">无法读取文件夹“%1”：其权限不允许。</translation>
    </message>
    <message>
        <source>The folder "%1" contains more images than fit into 512 MB at this size; only its first %2 files were read.</source>
        <translation type="unfinished">文件夹“%1”中的图像超过此尺寸下 512 MB 所能容纳的数量；只查看了前 %2 个文件。</translation>
    </message>
    <message>
        <source>The folder "%1" is empty. Choose a folder that contains images.</source>
        <translation type="unfinished">文件夹“%1”是空的；请选择含有图像的文件夹。</translation>
    </message>
    <message>
        <source>The four corner pixels of the halo are never loaded, so there is a wrong pixel at every corner of every block: easy to overlook in the image, but found at the first read.</source>
        <translation type="unfinished">halo 区四角的像素从未复制到共享内存，因此每个线程块的每个角上都有一个错误的像素：在图像中容易忽略，在第一次读取时即可发现。</translation>
    </message>
    <message>
        <source>The function "%1" cannot be a reference. A reference function takes the image and the result as pointers, as a kernel does, returns void, and is not a template.</source>
        <translation type="unfinished">函数“%1”不能作为参考函数：参考函数要像内核函数一样以指针接收图像和结果，返回 void，并且不是模板。</translation>
    </message>
    <message>
        <source>The gain expected from the strategy's idea, written down before it was measured. Wrong predictions are kept.</source>
        <translation type="unfinished">此策略的想法预期带来的提升，写于测量之前。预期有误的也予以保留。</translation>
    </message>
    <message>
        <source>The generation of the GPU's instruction set and limits.</source>
        <translation type="unfinished">其指令集与资源限制所属的代次。</translation>
    </message>
    <message>
        <source>The goal is reached here, but the kernel is wrong on %1. Open that image, and look at the findings and the difference.</source>
        <translation type="unfinished">这里已达到目标，但内核函数在 %1 上有错。请打开该图像，查看问题和差异。</translation>
    </message>
    <message>
        <source>The grid has more than a million rows of blocks.</source>
        <translation type="unfinished">网格的线程块超过一百万行。</translation>
    </message>
    <message>
        <source>The grid has no more blocks for a multiprocessor. Smaller blocks or a larger image would hide more latency.</source>
        <translation type="unfinished">网格没有更多线程块可分给一个多处理器：更小的线程块或更大的图像可以隐藏更多延迟。</translation>
    </message>
    <message>
        <source>The grid is rounded up to whole blocks, so some threads have no pixel. Here, they read and write outside the image.</source>
        <translation type="unfinished">网格向上取整到完整的线程块，因此有些线程没有像素。现在它们在图像之外读写。</translation>
    </message>
    <message>
        <source>The grid of kernel %1 has its axes exchanged: %2 blocks for %3 elements.</source>
        <translation type="unfinished">内核函数 %1 的网格的轴被互换：%2 个线程块对应 %3 个元素。</translation>
    </message>
    <message>
        <source>The grid of kernel %1 has threads for %2 of %3 elements in %4: the division was rounded down.</source>
        <translation type="unfinished">内核函数 %1 的网格在 %4 方向上的线程只够 %3 个元素中的 %2 个：除法向下取整了。</translation>
    </message>
    <message>
        <source>The grid of kernel %1 has threads for %2 of %3 elements: the divisions were rounded down.</source>
        <translation type="unfinished">内核函数 %1 的网格的线程只够 %3 个元素中的 %2 个：除法向下取整了。</translation>
    </message>
    <message>
        <source>The grid: the number of blocks launched, in columns and rows. Each block is assigned to one multiprocessor and stays there.</source>
        <translation type="unfinished">网格：启动了多少个线程块，以列和行表示。每个线程块分配给一个多处理器，并一直留在那里。</translation>
    </message>
    <message>
        <source>The header "%1" was not read, and it could decide "#%2" on line %3. Headers are read from the source's folder, if they are included in quotation marks and have at most 64 KB. Put it there, or copy what the kernel needs into the source and remove the #include.</source>
        <translation type="unfinished">未读取头文件“%1”，而它可能决定第 %3 行的“#%2”。以引号包含且不超过 64 KB 的头文件会从源代码所在的文件夹读取。请将它放到那里，或将核函数需要的内容复制到源代码中并删除 #include。</translation>
    </message>
    <message>
        <source>The header of a frame is not a JSON object.</source>
        <translation type="unfinished">帧的头部不是 JSON 对象。</translation>
    </message>
    <message>
        <source>The host code was checked for wrong copies, wrong uses of memory, failed launches and unchecked errors.</source>
        <translation type="unfinished">已检查主机端代码中错误的复制、错误的内存使用、失败的启动和未检查的错误。</translation>
    </message>
    <message>
        <source>The host dereferences a pointer to device memory of %1 bytes.</source>
        <translation type="unfinished">主机端对指向 %1 字节设备内存的指针解引用。</translation>
    </message>
    <message>
        <source>The host uses integer division, so the last, partially filled blocks are never launched: the elements that they would have written keep their old contents.</source>
        <translation type="unfinished">主机端做整数除法，因此最后那些未填满的线程块从未启动：它们本应写入的内容保持原样。</translation>
    </message>
    <message>
        <source>The host uses integer division, so the last, partially filled column and row of blocks are never launched: a strip on the right and at the bottom keeps its old contents.</source>
        <translation type="unfinished">主机端做整数除法，因此最后一列和最后一行未满的线程块从未启动：右侧和底部的条带保持原样。</translation>
    </message>
    <message>
        <source>The host uses integer division, so the last, partially filled column and row of blocks are never launched: the last rows and columns of C keep their old contents.</source>
        <translation type="unfinished">主机端做整数除法，因此最后一列和最后一行未满的线程块从未启动：C 的最后几行和几列保持原样。</translation>
    </message>
    <message>
        <source>The host uses memory while kernel %1, which uses it too, may still run.</source>
        <translation type="unfinished">主机端使用内存时，同样使用该内存的内核函数 %1 可能仍在运行。</translation>
    </message>
    <message>
        <source>The image cannot be written as PNG.</source>
        <translation type="unfinished">无法把图像写为 PNG。</translation>
    </message>
    <message>
        <source>The image could not be read, for an unknown reason.</source>
        <translation type="unfinished">无法读取图像，原因未知。</translation>
    </message>
    <message>
        <source>The image differs from the reference.</source>
        <translation type="unfinished">图像与参考结果不同。</translation>
    </message>
    <message>
        <source>The image has %1 pixels, but kernels can count at most two billion. Scale the image down to at most 46000x46000.</source>
        <translation type="unfinished">图像有 %1 个像素，而内核函数最多只能计到 20 亿。请将图像缩小到不超过 46000x46000。</translation>
    </message>
    <message>
        <source>The image has no file. Save it, and replace PICTURE with its path.</source>
        <translation type="unfinished">图像没有文件：请保存它，并用其路径替换 PICTURE。</translation>
    </message>
    <message>
        <source>The image is only on the GPU. Export again when the sliders have stopped moving.</source>
        <translation type="unfinished">图像只在 GPU 上。请在滑块停下后再导出。</translation>
    </message>
    <message>
        <source>The image is opaque everywhere</source>
        <translation type="unfinished">图像各处都不透明</translation>
    </message>
    <message>
        <source>The image is shown as stored, although the file specifies another orientation.</source>
        <translation type="unfinished">按存储的方向显示，尽管文件注明了其他方向。</translation>
    </message>
    <message>
        <source>The image is smaller than a patch of %1, so patches of %2 were used.</source>
        <translation type="unfinished">图像小于 %1 的小块；取了 %2 的小块。</translation>
    </message>
    <message>
        <source>The image is the result of this source.</source>
        <translation type="unfinished">图像是此代码的结果。</translation>
    </message>
    <message>
        <source>The image large, with the kernel beside it</source>
        <translation type="unfinished">图像放大显示，内核函数在旁边</translation>
    </message>
    <message>
        <source>The image matches the reference again.</source>
        <translation type="unfinished">图像再次与参考结果相等。</translation>
    </message>
    <message>
        <source>The image of the sample, pixel by pixel, not of the whole result.</source>
        <translation type="unfinished">样本的图像，逐像素显示，不是整幅图像。</translation>
    </message>
    <message>
        <source>The image shows %1: threads that race give a different result in a different order.</source>
        <translation type="unfinished">图像中显示的是 %1：相互竞争的线程若按另一种顺序执行，会得到另一种结果。</translation>
    </message>
    <message>
        <source>The image shows a sample: %1.</source>
        <translation type="unfinished">此图像只是一个样本：%1。</translation>
    </message>
    <message>
        <source>The image that the kernel produced, pixel by pixel.</source>
        <translation type="unfinished">内核函数生成的图像，逐像素。</translation>
    </message>
    <message>
        <source>The image, tables and constants that a program copies to the GPU before the launches.</source>
        <translation type="unfinished">程序在启动之前复制到 GPU 的图像、表格和常量。</translation>
    </message>
    <message>
        <source>The image, tables and constants, copied before the launches: %1.</source>
        <translation type="unfinished">图像、表格和常量，在启动之前复制：%1。</translation>
    </message>
    <message>
        <source>The images are also divided among blocks; another launch adds their sums in a fixed order.</source>
        <translation type="unfinished">图像也由多个线程块分担；另一次启动按固定顺序将各自的和相加。</translation>
    </message>
    <message>
        <source>The images are processed in pieces, which the emulator does not support. Use fewer images, so that they fit in one piece.</source>
        <translation type="unfinished">图像要分段处理，而模拟器不支持；图像较少时只有一段。</translation>
    </message>
    <message>
        <source>The images are read from the file in pieces, which the emulator does not support. Use fewer images, so that the file is loaded as a whole.</source>
        <translation type="unfinished">图像从文件中分段读取，而模拟器不支持；图像较少时会整体载入。</translation>
    </message>
    <message>
        <source>The images in "%1" have the shape (%2). Use one image or more, with sides of 2 to 64 pixels, because the covariance has a row and a column for every pixel.</source>
        <translation type="unfinished">“%1”中的图像形状为 (%2)；需要一幅或更多、边长为 2 至 64 像素的图像，因为协方差对每个像素都有一行和一列。</translation>
    </message>
    <message>
        <source>The images in a file have their own size.</source>
        <translation type="unfinished">文件中的图像有自己的大小。</translation>
    </message>
    <message>
        <source>The images in a folder cannot be scaled to %1×%2 pixels.</source>
        <translation type="unfinished">无法把文件夹中的图像缩放到 %1×%2 像素。</translation>
    </message>
    <message>
        <source>The images in the file were not loaded as greyscale images with sides of 2 to 64 pixels. Load them again.</source>
        <translation type="unfinished">文件中的图像未作为边长 2 至 64 像素的灰度图像加载；请重新加载。</translation>
    </message>
    <message>
        <source>The images in the folder were not loaded as greyscale images of %1 pixels. Load them again.</source>
        <translation type="unfinished">文件夹的图像未加载为 %1 像素的灰度图像；请重新加载。</translation>
    </message>
    <message>
        <source>The instructions are estimated from the PTX.</source>
        <translation type="unfinished">指令根据 PTX 估计。</translation>
    </message>
    <message>
        <source>The instructions are from the machine code.</source>
        <translation type="unfinished">指令取自机器码。</translation>
    </message>
    <message>
        <source>The instructions that a GPU executes, also called SASS. Their number differs from that of the PTX, and occupancy depends on their register count.</source>
        <translation type="unfinished">GPU 执行的指令，也称为 SASS。其条数可能多于或少于 PTX，占用率取决于其寄存器数。</translation>
    </message>
    <message>
        <source>The inverse transform must use the inverse roots. With the same roots, no step undoes another, and the remainders are noise.</source>
        <translation type="unfinished">逆变换必须使用根的逆元。使用相同的根，则没有一步能抵消另一步，余数成为噪声。</translation>
    </message>
    <message>
        <source>The kernel "%1" declares %2 of shared memory, but at most 48 KB can be declared statically. To use more, pass it at launch to an array without a size: extern __shared__ float tile[];</source>
        <translation type="unfinished">内核函数“%1”声明了 %2 共享内存，而最多只能声明 48 KB。更多的共享内存由启动时提供，用没有大小的数组接收：extern __shared__ float tile[];</translation>
    </message>
    <message>
        <source>The kernel "%1" gets a grid with a thread for each of the result's %2 values; the image has %3 pixels. If each thread reads one pixel, use //@ grid ceil(width / block.x), ceil(height / block.y)</source>
        <translation type="unfinished">内核函数“%1”的网格为结果的 %2 个值各分配一个线程；图像有 %3 个像素。如果每个线程读取一个像素，请使用 //@ grid ceil(width / block.x), ceil(height / block.y)</translation>
    </message>
    <message>
        <source>The kernel "%1" has no parameter "%2" to bind.</source>
        <translation type="unfinished">内核函数“%1”没有可绑定的参数“%2”。</translation>
    </message>
    <message>
        <source>The kernel "%1" has sizes of its own, constants or its grid's, so it gets %2 pixels: the upper left part of the image, continued by its mirror image where it is smaller.</source>
        <translation type="unfinished">核函数“%1”有自己的尺寸（常量或其网格的尺寸），因此它得到 %2 像素：图像的左上部分，图像较小处以其镜像延续。</translation>
    </message>
    <message>
        <source>The kernel "%1" is a template. Specify its template arguments: //@ launch %1&lt;%2&gt;</source>
        <translation type="unfinished">内核函数“%1”是模板。请说明以哪些实参启动：//@ launch %1&lt;%2&gt;</translation>
    </message>
    <message>
        <source>The kernel "%1" is declared for at most %2 threads per block (__launch_bounds__), but the launch has %3.</source>
        <translation type="unfinished">内核函数“%1”声明启动时每线程块最多 %2 个线程 (__launch_bounds__)，但启动时有 %3 个。</translation>
    </message>
    <message>
        <source>The kernel "%1" is given the buffer "%2", which does not exist. Declare it: //@ buffer %2 float width * height</source>
        <translation type="unfinished">给内核函数“%1”的缓冲区“%2”不存在；请声明：//@ buffer %2 float width * height</translation>
    </message>
    <message>
        <source>The kernel "%1" may store through two pointers, "%2" and "%3". Specify what the second one is: //@ buffer %3 %4 width * height, or //@ bind %3 = input</source>
        <translation type="unfinished">内核函数“%1”可能通过两个指针“%2”和“%3”写入。请说明第二个是什么：//@ buffer %3 %4 width * height，或 //@ bind %3 = input</translation>
    </message>
    <message>
        <source>The kernel "%1" reads "%2", which "%3" stores, so that kernel runs before it.</source>
        <translation type="unfinished">核函数“%1”读取由“%3”存储的“%2”，因此后者先运行。</translation>
    </message>
    <message>
        <source>The kernel "%1" reads through two pointers, "%2" and "%3". Specify what the second one is: //@ buffer %3 %4 = 1, 2, 1 for its values, //@ buffer %3 %4 width * height for what another launch stores, or //@ bind %3 = input</source>
        <translation type="unfinished">内核函数“%1”通过两个指针“%2”和“%3”读取。请说明第二个是什么：//@ buffer %3 %4 = 1, 2, 1 给出其值，//@ buffer %3 %4 width * height 表示另一次启动写入的内容，或 //@ bind %3 = input</translation>
    </message>
    <message>
        <source>The kernel "%1" stores through several pointers; "%2" is shown. To show another one: //@ bind %3 = output</source>
        <translation type="unfinished">内核函数“%1”通过多个指针写入；显示的是“%2”。要显示另一个：//@ bind %3 = output</translation>
    </message>
    <message>
        <source>The kernel "%1" stores through two pointers, "%2" and "%3". If the second one is not the result, declare it: //@ buffer %3 %4 width * height</source>
        <translation type="unfinished">内核函数“%1”通过两个指针“%2”和“%3”写入。如果第二个不是结果，请声明：//@ buffer %3 %4 width * height</translation>
    </message>
    <message>
        <source>The kernel "%1" takes "%2" of type "%3", which is not supported. Supported types are numbers, pointers to them, cudaTextureObject_t and structs of these that the source defines.</source>
        <translation type="unfinished">内核函数“%1”接受类型为“%3”的“%2”；可以传递数、指向数的指针、cudaTextureObject_t，以及代码中定义的由它们组成的结构体。</translation>
    </message>
    <message>
        <source>The kernel "%1" takes "%2", a struct that is not supported: %3. Its fields can be numbers, arrays of numbers, pointers and such structs.</source>
        <translation type="unfinished">内核函数“%1”接受“%2”，它是一个无法提供的结构体：%3。结构体的字段可以是数、数的数组、指针以及同样的结构体。</translation>
    </message>
    <message>
        <source>The kernel "%1" takes "%2", whose value is unknown. Bind it with //@ bind %2 = EXPRESSION, or give it a slider with //@ parameter %2 = 1 in 0..10</source>
        <translation type="unfinished">内核函数“%1”接受“%2”，但没有说明它是什么。请绑定它：//@ bind %2 = 表达式，或给它一个滑块：//@ parameter %2 = 1 in 0..10</translation>
    </message>
    <message>
        <source>The kernel "%1" takes %2 arguments, but the launch passes %3. Keep the parameter list of the strategy's own kernel.</source>
        <translation type="unfinished">内核函数“%1”有 %2 个参数，但启动传入 %3 个。请保留策略自己内核函数的参数列表。</translation>
    </message>
    <message>
        <source>The kernel "%1" was not opened. %2</source>
        <translation type="unfinished">内核函数“%1”未打开。%2</translation>
    </message>
    <message>
        <source>The kernel "%1" was skipped. %2</source>
        <translation type="unfinished">已跳过内核函数“%1”。%2</translation>
    </message>
    <message>
        <source>The kernel %1 needs %2 bytes of shared memory per block (%3 of them declared in the kernel), but %4 allows only %5. Use a smaller block or filter.</source>
        <translation type="unfinished">内核函数 %1 每线程块需要 %2 字节共享内存（其中 %3 字节在内核函数中声明），而 %4 允许 %5。较小的线程块或滤波器占用较少。</translation>
    </message>
    <message>
        <source>The kernel %1 uses %2 registers per thread, so a block can have at most %3 threads instead of %4. Use a block of %5.</source>
        <translation type="unfinished">内核函数 %1 每线程使用 %2 个寄存器，因此线程块最多可有 %3 个线程，而不是 %4 个。%5 的线程块可以运行。</translation>
    </message>
    <message>
        <source>The kernel advances from row to row by the number of pixels of an image instead of the pitch, so rows of D start at the wrong addresses, which are not multiples of 16 bytes.</source>
        <translation type="unfinished">内核函数逐行推进时按图像的像素数而不是行距计算：D 的各行起点不对，其地址不是 16 字节的倍数。</translation>
    </message>
    <message>
        <source>The kernel could not be saved as "%1": %2.</source>
        <translation type="unfinished">无法把内核函数写为“%1”：%2。</translation>
    </message>
    <message>
        <source>The kernel file "%1" has changed since the session was saved. The session's own source is used.</source>
        <translation type="unfinished">内核函数文件“%1”在会话保存之后已被更改。现使用会话自己的代码。</translation>
    </message>
    <message>
        <source>The kernel file "%1" no longer exists. The session's own source is used instead. Use "Save kernel as…" to write the source to a file.</source>
        <translation type="unfinished">内核函数文件“%1”已不存在。现改用会话自己的代码。请用“内核函数另存为…”将代码写入文件。</translation>
    </message>
    <message>
        <source>The kernel file "%1" was changed outside Tilescope, and the source here was edited too.</source>
        <translation type="unfinished">内核函数文件“%1”在 Tilescope 之外被更改，此处的代码也已编辑。</translation>
    </message>
    <message>
        <source>The kernel file has no __constant__ variable "%1". Declare it, for example as __constant__ float %1[…];</source>
        <translation type="unfinished">内核函数文件没有 __constant__ 变量“%1”。请声明它，例如 __constant__ float %1[…];</translation>
    </message>
    <message>
        <source>The kernel file has no kernel "%1". Give the kernel this name, and declare it extern "C" __global__.</source>
        <translation type="unfinished">内核函数文件没有内核函数“%1”。请这样命名，并声明为 extern "C" __global__。</translation>
    </message>
    <message>
        <source>The kernel file has no kernel "%1". Give the kernel this name, and declare it extern "C" __global__. The file contains: %2.</source>
        <translation type="unfinished">内核函数文件没有内核函数“%1”。请这样命名，并声明为 extern "C" __global__；它有：%2。</translation>
    </message>
    <message>
        <source>The kernel in the text is a template over index_t and value_t (003.txt:86); Tilescope's kernel computes in float.</source>
        <translation type="unfinished">原文的内核函数是关于 index_t 和 value_t 的模板 (003.txt:86)；Tilescope 的内核函数用 float 计算。</translation>
    </message>
    <message>
        <source>The kernel on line %1 of the source.</source>
        <translation type="unfinished">代码第 %1 行的内核函数。</translation>
    </message>
    <message>
        <source>The kernel reads several pixels as one word; the value shown is that of the image.</source>
        <translation type="unfinished">内核函数将多个像素作为一个字读取；该值取自图像。</translation>
    </message>
    <message>
        <source>The kernel source could not be written to a file for the command line to name; nothing was copied.</source>
        <translation type="unfinished">内核函数的代码无法写入供命令行引用的文件；没有复制任何内容。</translation>
    </message>
    <message>
        <source>The kernel source was written to %1.</source>
        <translation type="unfinished">内核函数的代码已写入 %1。</translation>
    </message>
    <message>
        <source>The kernel was not saved as "%1", because the file is not UTF-8 and its encoding does not have all characters of the text. Save it under another name.</source>
        <translation type="unfinished">内核函数未保存为“%1”，因为该文件不是 UTF-8，其编码没有文本中的所有字符。请另存为其他名称。</translation>
    </message>
    <message>
        <source>The kernel was not saved as "%1", because the source here has another text for the header "%2" than that file. Edit the header in its own file, or save the kernel in another folder.</source>
        <translation type="unfinished">核函数未保存为“%1”，因为此处源代码中头文件“%2”的文本与该文件不同。请在头文件自己的文件中编辑它，或将核函数保存到其他文件夹。</translation>
    </message>
    <message>
        <source>The kernel was saved as %1.</source>
        <translation type="unfinished">内核函数已保存为 %1。</translation>
    </message>
    <message>
        <source>The kernel would need %1 of constant memory, but %2 has only %3. Use a smaller filter.</source>
        <translation type="unfinished">内核函数需要 %1 常量内存，而 %2 有 %3。较小的滤波器占用较少。</translation>
    </message>
    <message>
        <source>The kernel writes to its input, so its input would be different in a second run; the kernel was timed only once.</source>
        <translation type="unfinished">内核函数写入其输入，因此再次运行时输入已不同：只计时一次。</translation>
    </message>
    <message>
        <source>The kernels of %1, NVIDIA's own library, come as machine code without source, so they run only on an NVIDIA GPU.</source>
        <translation type="unfinished">NVIDIA 自己的库 %1 的内核函数以机器码提供，没有源代码：它们只能在 NVIDIA GPU 上运行。</translation>
    </message>
    <message>
        <source>The kernels' buffers need %1 of memory, but only %2 are available. Use a smaller image, or close other programs.</source>
        <translation type="unfinished">内核函数的缓冲区需要 %1 内存，而可用的有 %2。可改用较小的图像，或关闭其他程序。</translation>
    </message>
    <message>
        <source>The lanes do not reconverge in the recorded events.</source>
        <translation type="unfinished">在已记录的事件中，这些 lane 不再汇合。</translation>
    </message>
    <message>
        <source>The lanes of a warp access neighbouring addresses, so that a request needs the fewest sectors possible. Scattered lanes need up to 32 sectors, most of whose bytes are not used.</source>
        <translation type="unfinished">线程束的各 lane 访问相邻的地址，使一个请求取尽可能少的扇区。分散的 lane 最多取 32 个扇区，其中大部分字节无人使用。</translation>
    </message>
    <message>
        <source>The lanes of a warp read global memory at addresses that are far apart: a request on this line touches %1 sectors of 32 bytes where its bytes would fit in %2 (%3 sectors instead of %4).</source>
        <translation type="unfinished">线程束的各 lane 读取全局内存时相距很远：此行的一个请求触及 %1 个 32 字节的扇区，而其字节只需 %2 个即可容纳（共 %3 个扇区，理想为 %4 个）。</translation>
    </message>
    <message>
        <source>The lanes of a warp read global memory with gaps between them: a request on this line touches %1 sectors of 32 bytes where its bytes would fit in %2 (%3 sectors instead of %4).</source>
        <translation type="unfinished">线程束的各 lane 读取全局内存时留有间隔：此行的一个请求触及 %1 个 32 字节的扇区，而其字节只需 %2 个即可容纳（共 %3 个扇区，理想为 %4 个）。</translation>
    </message>
    <message>
        <source>The lanes of a warp take different paths at a branch or a loop. The warp then executes the paths one after the other, with the other lanes inactive.</source>
        <translation type="unfinished">线程束的各 lane 走向 if 或循环的不同分支。线程束于是依次执行各分支，其间其他 lane 等待。</translation>
    </message>
    <message>
        <source>The lanes of a warp write global memory at addresses that are far apart: a request on this line touches %1 sectors of 32 bytes where its bytes would fit in %2 (%3 sectors instead of %4).</source>
        <translation type="unfinished">线程束的各 lane 写入全局内存时相距很远：此行的一个请求触及 %1 个 32 字节的扇区，而其字节只需 %2 个即可容纳（共 %3 个扇区，理想为 %4 个）。</translation>
    </message>
    <message>
        <source>The lanes of a warp write global memory with gaps between them: a request on this line touches %1 sectors of 32 bytes where its bytes would fit in %2 (%3 sectors instead of %4).</source>
        <translation type="unfinished">线程束的各 lane 写入全局内存时留有间隔：此行的一个请求触及 %1 个 32 字节的扇区，而其字节只需 %2 个即可容纳（共 %3 个扇区，理想为 %4 个）。</translation>
    </message>
    <message>
        <source>The lanes reconverge at event %1.</source>
        <translation type="unfinished">这些 lane 在事件 %1 处再次汇合。</translation>
    </message>
    <message>
        <source>The lanes reconverge at line %1, event %2.</source>
        <translation type="unfinished">这些 lane 在第 %1 行的事件 %2 处再次汇合。</translation>
    </message>
    <message>
        <source>The largest difference from the reference, as a fraction of the scale that the operation states: for a covariance, √(Cxx·Cyy). Not available for grey levels and match coefficients.</source>
        <translation type="unfinished">与参考结果的最大差异，以操作所规定的尺度的分数表示：对协方差为 √(Cxx·Cyy)。灰度级和匹配系数无此值。</translation>
    </message>
    <message>
        <source>The largest difference from the reference.</source>
        <translation type="unfinished">与参考结果的最大差异。</translation>
    </message>
    <message>
        <source>The largest difference in white</source>
        <translation type="unfinished">最大的差异显示为白色</translation>
    </message>
    <message>
        <source>The last wave has %1 of %2 blocks: all multiprocessors are busy, but with fewer blocks than fit.</source>
        <translation type="unfinished">最后一波只有 %1 个线程块（最多 %2 个）：所有多处理器都在忙，但没有装满。</translation>
    </message>
    <message>
        <source>The last wave is full: every multiprocessor is busy to the end.</source>
        <translation type="unfinished">最后一波是满的：每个多处理器都忙到结束。</translation>
    </message>
    <message>
        <source>The last wave keeps %1 of %2 multiprocessors busy.</source>
        <translation type="unfinished">最后一波只用到 %2 个多处理器中的 %1 个。</translation>
    </message>
    <message>
        <source>The launch is in line %1.</source>
        <translation type="unfinished">启动在第 %1 行。</translation>
    </message>
    <message>
        <source>The launch of kernel %1 fails with %2, and the program does not ask for the error. %3</source>
        <translation type="unfinished">内核函数 %1 启动失败，错误为 %2，而程序没有查询该错误。%3</translation>
    </message>
    <message>
        <source>The launch whose warps are shown</source>
        <translation type="unfinished">显示其线程束的启动</translation>
    </message>
    <message>
        <source>The launches are %1 % of the total.</source>
        <translation type="unfinished">启动占总时间的 %1 %。</translation>
    </message>
    <message>
        <source>The launches cannot be captured in a CUDA graph, or there was no time to capture them.</source>
        <translation type="unfinished">启动无法捕获为 CUDA 图，或没有时间捕获。</translation>
    </message>
    <message>
        <source>The lesson "%1" cannot be opened. %2</source>
        <translation type="unfinished">无法打开课程“%1”。%2</translation>
    </message>
    <message>
        <source>The lesson "%1" has no step "%2"; it starts at its first step.</source>
        <translation type="unfinished">课程“%1”没有步骤“%2”；从第一步开始。</translation>
    </message>
    <message>
        <source>The lesson is not available, so there are no answers to save.</source>
        <translation type="unfinished">课程不可用，因此没有可保存的答案。</translation>
    </message>
    <message>
        <source>The lesson's own run failed: %1</source>
        <translation type="unfinished">课程自身的运行失败：%1</translation>
    </message>
    <message>
        <source>The libcuda.so.1 that was found is the link stub of the CUDA Toolkit, not a driver. Remove its folder "stubs" from LD_LIBRARY_PATH.</source>
        <translation type="unfinished">找到的 libcuda.so.1 是 CUDA Toolkit 用于链接的，不是驱动程序。请从 LD_LIBRARY_PATH 中去掉其文件夹“stubs”。</translation>
    </message>
    <message>
        <source>The line is unknown</source>
        <translation type="unfinished">行号未知</translation>
    </message>
    <message>
        <source>The lines: 100 % is a copy of the input to the output on this GPU; the dashed line is an empty launch, if it is in range.</source>
        <translation type="unfinished">线条：100 % 为在此 GPU 上把输入复制到输出；虚线为一次空启动所用的时间（若在附近）。</translation>
    </message>
    <message>
        <source>The list shows what was read; how the kernel computes the result from it is unknown.</source>
        <translation type="unfinished">列表显示读取了什么；内核函数如何由此计算结果则不得而知。</translation>
    </message>
    <message>
        <source>The loops initialise i and j but increment x and y, as printed in the paper. They do end, after two steps each, but a thread computes four pixels along a diagonal to the lower right: pixels of other threads, with windows that extend beyond the tile and beyond the image.</source>
        <translation type="unfinished">循环给 i 和 j 赋初值，却递增 x 和 y，与论文印出的一样。循环各走两步后确实会结束，但线程计算的是向右下方斜排的四个像素：那是其他线程的像素，其窗口超出分块的末端，也超出图像。</translation>
    </message>
    <message>
        <source>The machine code for %1 has %2 where the PTX has %3: ptxas merged, widened, dropped or added accesses, and may have unrolled a loop. The counts of the machine code may differ from those of the PTX.</source>
        <translation type="unfinished">%1 的机器码有 %2，而 PTX 有 %3：ptxas 合并、加宽、去掉或增加了访问，也可能展开了循环。机器码的计数可能与 PTX 的不同。</translation>
    </message>
    <message>
        <source>The machine code for %1 has %2 where the PTX has %3: ptxas probably unrolled a loop or copied the code, which does not change how often it accesses memory.</source>
        <translation type="unfinished">%1 的机器码有 %2，而 PTX 有 %3：可能是 ptxas 展开了循环或复制了代码，这不改变代码访问内存的次数。</translation>
    </message>
    <message>
        <source>The main kernel reads numbers that were computed from the image; those reads do not belong to a pixel of the image and are not counted.</source>
        <translation type="unfinished">主内核函数读取由图像计算出的数；这些读取不属于图像的任何像素，不予统计。</translation>
    </message>
    <message>
        <source>The masks are in constant memory, whose cache delivers one element to a whole warp at once.</source>
        <translation type="unfinished">掩模位于常量内存，其缓存将一个元素一次性提供给整个线程束。</translation>
    </message>
    <message>
        <source>The masks are separable: smoothed column sums are shared and carried down.</source>
        <translation type="unfinished">掩模可分离：列的平滑和由各线程共用，并向下传递。</translation>
    </message>
    <message>
        <source>The maximum number of threads in each direction.</source>
        <translation type="unfinished">每个方向上最多的线程数。</translation>
    </message>
    <message>
        <source>The maximum that a kernel can request; Tilescope requests it where a tile needs it.</source>
        <translation type="unfinished">内核函数可以申请的量；Tilescope 在分块需要时申请。</translation>
    </message>
    <message>
        <source>The maximum width × height of a block.</source>
        <translation type="unfinished">线程块的宽 × 高不能超过此值。</translation>
    </message>
    <message>
        <source>The median is one of the values that were read, so nothing is rounded.</source>
        <translation type="unfinished">中值是所读数值之一：没有舍入。</translation>
    </message>
    <message>
        <source>The median of the nine values around a pixel: it removes isolated bright and dark pixels, and keeps edges.</source>
        <translation type="unfinished">像素周围九个值的中间值：去除孤立的亮点和暗点，并保留边缘。</translation>
    </message>
    <message>
        <source>The memory bank of each element of the block's shared tile</source>
        <translation type="unfinished">线程块的共享分块中每个元素所在的存储体</translation>
    </message>
    <message>
        <source>The memory flow needs a run with counters. Switch counters on.</source>
        <translation type="unfinished">内存流需要有计数的运行；请打开计数器。</translation>
    </message>
    <message>
        <source>The memory has been freed before.</source>
        <translation type="unfinished">该内存先前已被释放。</translation>
    </message>
    <message>
        <source>The memory is freed twice.</source>
        <translation type="unfinished">该内存被释放了两次。</translation>
    </message>
    <message>
        <source>The memory of this launch contains addresses, which are right in the emulator only. Choose the backend "emulator".</source>
        <translation type="unfinished">此次启动的内存中含有只在模拟器里才正确的地址。请选择后端“emulator”。</translation>
    </message>
    <message>
        <source>The memory was allocated in line %1.</source>
        <translation type="unfinished">该内存在第 %1 行分配。</translation>
    </message>
    <message>
        <source>The memory was freed in line %1.</source>
        <translation type="unfinished">该内存在第 %1 行释放。</translation>
    </message>
    <message>
        <source>The minimum that the same work needs.</source>
        <translation type="unfinished">完成同样工作所需的最少值。</translation>
    </message>
    <message>
        <source>The missing elements are scattered. Check the condition before the store, and that the index reaches each element once.</source>
        <translation type="unfinished">未写入的元素是分散的。请检查写入之前的条件，以及索引是否恰好到达每个元素一次。</translation>
    </message>
    <message>
        <source>The mistake "%1" is removed from the kernel.</source>
        <translation type="unfinished">错误“%1”已从内核函数中去除。</translation>
    </message>
    <message>
        <source>The model has no band for this kernel on this GPU.</source>
        <translation type="unfinished">对于此 GPU 上的这个内核函数，模型没有区间。</translation>
    </message>
    <message>
        <source>The model needs counters, and this run was not counted.</source>
        <translation type="unfinished">模型需要计数，而此次运行没有计数。</translation>
    </message>
    <message>
        <source>The multiprocessors are idle for %1 of their time.</source>
        <translation type="unfinished">多处理器有 %1 的时间空闲。</translation>
    </message>
    <message>
        <source>The name %1 already has a meaning for --device. Choose another name.</source>
        <translation type="unfinished">名称 %1 在 --device 中已有含义；请另选一个。</translation>
    </message>
    <message>
        <source>The name in Tilescope's GPU table.</source>
        <translation type="unfinished">Tilescope 表格中的名称。</translation>
    </message>
    <message>
        <source>The nearest valid block is %1.</source>
        <translation type="unfinished">最接近的可用线程块是 %1。</translation>
    </message>
    <message>
        <source>The neighbouring pixel is assumed to be one byte away, where the next channel is: the three channels are mixed, and the image is grey and barely blurred.</source>
        <translation type="unfinished">误将一个字节之外当作像素的相邻像素，而那里是下一个通道：三个通道混在一起，图像发灰，几乎没有模糊。</translation>
    </message>
    <message>
        <source>The newest CUDA version that the driver supports.</source>
        <translation type="unfinished">驱动程序支持的最新 CUDA 版本。</translation>
    </message>
    <message>
        <source>The next byte is not the next pixel</source>
        <translation type="unfinished">下一个字节不是下一个像素</translation>
    </message>
    <message>
        <source>The next chunk is copied asynchronously, bypassing the registers, while warps multiply the current one.</source>
        <translation type="unfinished">线程束在乘当前 chunk 的同时，绕过寄存器复制下一个 chunk。</translation>
    </message>
    <message>
        <source>The note calculates its CGMA for whole chunks and counts a multiply-add as one operation, as Tilescope does.</source>
        <translation type="unfinished">该笔记按整个 chunk 计算其 CGMA，并将一次乘加计为一次运算，与此处相同。</translation>
    </message>
    <message>
        <source>The number of best matches that are marked with a box. They are at least half a template apart.</source>
        <translation type="unfinished">为多少个最佳匹配画框，每个与其他匹配至少相距半个模板。</translation>
    </message>
    <message>
        <source>The number of bits per transfer.</source>
        <translation type="unfinished">一次传输携带的位数。</translation>
    </message>
    <message>
        <source>The number of bytes from the start of one row to the start of the next in memory. It may exceed the size of the row, so that each row starts at a multiple of 128 bytes and accesses stay coalesced.</source>
        <translation type="unfinished">内存中从一行到下一行的字节数。可以大于行本身的字节数，使每行从 128 的倍数处开始，访问保持合并。</translation>
    </message>
    <message>
        <source>The number of bytes that a memory can transfer per second: hundreds to thousands of gigabytes for the device memory of a GPU, and several times as much for shared memory.</source>
        <translation type="unfinished">内存每秒可传输的字节数：GPU 的设备内存为每秒数百到数千 GB，共享内存则为其数倍。</translation>
    </message>
    <message>
        <source>The number of columns that a block with a shared tile covers; with more columns, the overfetch is shared by more results.</source>
        <translation type="unfinished">使用共享分块的线程块所覆盖的列数；列越多，每列分摊的过读取越少。</translation>
    </message>
    <message>
        <source>The number of different 4-byte words that these requests read. The constant cache returns one word at a time, so one per request is ideal.</source>
        <translation type="unfinished">这些请求共请求了多少个不同的 4 字节字。常量缓存每次返回一个，因此每请求一个为理想值。</translation>
    </message>
    <message>
        <source>The number of generated images. For patches, a folder or a file: the maximum number of images used.</source>
        <translation type="unfinished">生成的图像数量；对于小块、文件夹和文件，则是最多取用的数量。</translation>
    </message>
    <message>
        <source>The number of grey levels by which a pixel may lie below the mean of its neighbourhood and still become white. Fractions are allowed.</source>
        <translation type="unfinished">像素比其邻域均值低多少灰度级时仍变为白色；也可以是小数。</translation>
    </message>
    <message>
        <source>The number of pixels in a column that a thread counts before the counts of the block are added up.</source>
        <translation type="unfinished">在汇总线程块的计数之前，一个线程自上而下数多少个像素。</translation>
    </message>
    <message>
        <source>The number of pixels that the filter spans in each direction. It is odd, so that the filter has a centre.</source>
        <translation type="unfinished">滤波器在每个方向上跨越的像素数；为奇数，以便有中心。</translation>
    </message>
    <message>
        <source>The number of pixels that the window spans in each direction. It is odd, so that the window has a centre.</source>
        <translation type="unfinished">均值在每个方向上跨越的像素数；为奇数，以便有中心。</translation>
    </message>
    <message>
        <source>The number of pixels with each of the 256 grey levels. The result is a row of 256 counts.</source>
        <translation type="unfinished">256 个灰度级各有多少像素：结果是一行 256 个计数。</translation>
    </message>
    <message>
        <source>The number of threads in a block of %1 is not a multiple of 32: the last warp of each block has %n [lane that is always idle|lanes that are always idle].</source>
        <translation type="unfinished">%1 的线程块的线程数不是 32 的倍数：每个线程块的最后一个线程束有 %n 个始终空闲的 lane。</translation>
    </message>
    <message>
        <source>The number of times that a warp reached a barrier such as __syncthreads(). A warp waits there until all warps of its block have arrived.</source>
        <translation type="unfinished">线程束到达屏障（例如 __syncthreads()）的次数。线程束在此等待，直到其线程块的每个线程束都到达。</translation>
    </message>
    <message>
        <source>The number of values that differ from the reference at all.</source>
        <translation type="unfinished">与参考结果有任何差异的值的个数。</translation>
    </message>
    <message>
        <source>The number of values that differ from the reference by more than the operation allows.</source>
        <translation type="unfinished">与参考结果的差异超过操作允许范围的值的个数。</translation>
    </message>
    <message>
        <source>The number of warps that can be resident on a multiprocessor at once, as a share of the maximum that it supports. While one warp waits for memory, another can run. The scarcest resource limits occupancy: registers, shared memory, warps or block slots.</source>
        <translation type="unfinished">多处理器上可同时存在的线程束数占最大可能数的比例。一个线程束等待内存时，另一个在工作。受限于最紧缺的资源：寄存器、共享内存、线程束或线程块的位置。</translation>
    </message>
    <message>
        <source>The numbers that a user of the operation can change. The rows are updated when the source is saved.</source>
        <translation type="unfinished">操作的使用者可以更改的数值。保存代码后，这些行会更新。</translation>
    </message>
    <message>
        <source>The only column is 0.</source>
        <translation type="unfinished">唯一的列是 0。</translation>
    </message>
    <message>
        <source>The only row is 0.</source>
        <translation type="unfinished">唯一的行是 0。</translation>
    </message>
    <message>
        <source>The only stalls are for shared memory: 200 µs at B = 3 on an H200. The rows that are kept leave less room for warps: at B = 101, four warps remain on a multiprocessor, and the time is 700 µs.</source>
        <translation type="unfinished">除共享内存外无需等待其他东西：B = 3 时在 H200 上 200 µs。保留的行挤占了线程束的空间：B = 101 时一个多处理器上只剩四个线程束，用时 700 µs。</translation>
    </message>
    <message>
        <source>The only wave keeps %1 of %2 multiprocessors busy.</source>
        <translation type="unfinished">仅有的一波只用到 %2 个多处理器中的 %1 个。</translation>
    </message>
    <message>
        <source>The operation "%1" has no parameter "%2". Its parameters: %3.</source>
        <translation type="unfinished">操作“%1”没有参数“%2”；它有：%3。</translation>
    </message>
    <message>
        <source>The operation "%1" has no parameter "%2"; it has no parameters.</source>
        <translation type="unfinished">操作“%1”没有参数“%2”；它没有任何参数。</translation>
    </message>
    <message>
        <source>The operation "%1" has no strategy "%2". Its strategies: %3.</source>
        <translation type="unfinished">操作“%1”没有策略“%2”；它有：%3。</translation>
    </message>
    <message>
        <source>The operation's reference in plain loops on this computer: the total CPU time of its threads.</source>
        <translation type="unfinished">此操作的参考实现（普通循环）在本机上的用时：其所有线程的处理器时间之和。</translation>
    </message>
    <message>
        <source>The operation, implemented as plain loops on the CPU. Every result is compared with it, and differences beyond the stated tolerance count as wrong values.</source>
        <translation type="unfinished">用 CPU 上的普通循环实现的同一操作。每个结果都与它比较，超出规定容差的差异计为错误的值。</translation>
    </message>
    <message>
        <source>The other launch is in line %1.</source>
        <translation type="unfinished">另一次启动在第 %1 行。</translation>
    </message>
    <message>
        <source>The other parameters of the operation</source>
        <translation type="unfinished">该操作的其他参数</translation>
    </message>
    <message>
        <source>The other side has stopped reading.</source>
        <translation type="unfinished">对方不再读取。</translation>
    </message>
    <message>
        <source>The output has %1 values per pixel, but only as many values were stored as there are pixels. Store every channel, at (y * width + x) * %1 + channel, or use an output with one channel.</source>
        <translation type="unfinished">输出的每个像素有 %1 个值，但写入的值只与像素一样多。请写入每个通道，位置为 (y * width + x) * %1 + channel，或使用单通道的输出。</translation>
    </message>
    <message>
        <source>The pairs are added as half2: bytes in FP16 are denormals, and exact.</source>
        <translation type="unfinished">成对的值以 half2 相加：FP16数中的字节是非规格化数，因而精确。</translation>
    </message>
    <message>
        <source>The paper gives each core four threads and each multiprocessor eight cores (001.txt:59), as on NVIDIA's first GPUs with CUDA. A multiprocessor of the paper's card has 32 cores, one for each thread of a warp.</source>
        <translation type="unfinished">论文称每个核有四个线程、每个多处理器有八个核 (001.txt:59)，这是 NVIDIA 最早支持 CUDA 的 GPU 的情形。论文所用显卡的每个多处理器有 32 个核，线程束的每个线程对应一个。</translation>
    </message>
    <message>
        <source>The paper ranks global last; the model ranks it first, as do measurements on an H200. In both, the L1 cache serves the pixels that windows share, whereas the paper counts accesses to global memory.</source>
        <translation type="unfinished">论文把 global 排在最后，模型则像 H200 的实测一样排在最前：在模型和 H200 上，各窗口共用的像素都由 L1 提供，而论文统计的是对全局内存的访问。</translation>
    </message>
    <message>
        <source>The paper says that shared memory is read and written within one cycle (001.txt:61). A load takes about 50 cycles on such a GPU, as Mei and Chu measured; other warps hide this latency.</source>
        <translation type="unfinished">论文说共享内存的读写在一个周期之内完成 (001.txt:61)。据 Mei 和 Chu 的测量，在这样的 GPU 上一次读取约需 50 个周期；其他线程束会隐藏这一延迟。</translation>
    </message>
    <message>
        <source>The paper's GTX 560 has 448 cores and 14 multiprocessors, so the GTX 560 Ti 448 is used here, not the GTX 560 with 336 cores.</source>
        <translation type="unfinished">论文的 GTX 560 有 448 个核、14 个多处理器：此处指 GTX 560 Ti 448，而不是 336 个核的 GTX 560。</translation>
    </message>
    <message>
        <source>The parameters of the kernel %1 in %2 do not match the call: their sizes are %3 bytes and should be %4. Keep the parameter list of the original kernel.</source>
        <translation type="unfinished">%2 中内核函数 %1 的参数与调用它时的参数不符：其大小为 %3 字节，应为 %4。请保留原内核函数的参数列表。</translation>
    </message>
    <message>
        <source>The part of a GPU that executes blocks; a GPU has dozens to more than a hundred. Each has its own registers, shared memory and L1 cache, and holds several blocks at once if these resources suffice.</source>
        <translation type="unfinished">GPU 中执行线程块的部分；一个 GPU 有几十到一百多个。它有自己的寄存器、共享内存和 L1 缓存，在资源足够时同时容纳多个线程块。</translation>
    </message>
    <message>
        <source>The part of the image that a block copies into shared memory: the pixels that it writes, and the halo around them.</source>
        <translation type="unfinished">线程块复制到共享内存的那部分图像：它写入的像素，以及周围的 halo 区。</translation>
    </message>
    <message>
        <source>The passage "%1" occurs %2 times in the kernel, but the edit replaces it %3 times.</source>
        <translation type="unfinished">片段“%1”在内核函数中出现 %2 次，而编辑替换 %3 次。</translation>
    </message>
    <message>
        <source>The pinned run with which all figures are compared.</source>
        <translation type="unfinished">所有数值与之比较的已固定的运行。</translation>
    </message>
    <message>
        <source>The pitch must be rounded up to a multiple of 64. Rounded down, it is shorter than a row of the tile, and the end of each row is overwritten by the start of the next.</source>
        <translation type="unfinished">行距必须向上取整到 64 的倍数。向下取整则比分块的一行短，每行的末尾会被下一行的开头覆盖。</translation>
    </message>
    <message>
        <source>The pixels around a block's own pixels, which the block also reads because the filter extends beyond the edge of the block. A filter of width 9 needs 4 on each side.</source>
        <translation type="unfinished">线程块自身像素周围的一圈像素，因滤波器伸出线程块边缘而需要读取。宽度为 9 的滤波器每侧需要 4 个。</translation>
    </message>
    <message>
        <source>The pixels around the block are not loaded, so the pixels at its edge are computed from what was left in shared memory.</source>
        <translation type="unfinished">没有把线程块周围的像素复制到共享内存，因此线程块边缘读到的是共享内存中遗留的内容。</translation>
    </message>
    <message>
        <source>The plan has no launch whose reads can be counted.</source>
        <translation type="unfinished">运行计划中没有可以统计其读取的启动。</translation>
    </message>
    <message>
        <source>The planes of a result need values of one number, in rows without padding.</source>
        <translation type="unfinished">结果的各平面须为单个数值，且行内无填充。</translation>
    </message>
    <message>
        <source>The pointer is %1 bytes behind the start of an allocation.</source>
        <translation type="unfinished">该指针位于一块分配的内存的起始处之后 %1 字节。</translation>
    </message>
    <message>
        <source>The position of a thread in its warp, 0 to 31. The active lanes of a warp execute the same instruction, each with its own values.</source>
        <translation type="unfinished">线程在其线程束中的位置，0 到 31。线程束的活动 lane 执行同一条指令，各自使用自己的值。</translation>
    </message>
    <message>
        <source>The predicted time of a launch whose data are not in the L2 cache. Not a measurement.</source>
        <translation type="unfinished">数据不在 L2 缓存中的启动的预测时间。不是测量值。</translation>
    </message>
    <message>
        <source>The predicted time, if there is one; otherwise the range between the time that the tightest limit of the chosen GPU allows and the time if hardly anything overlaps. A model estimate, not a measurement.</source>
        <translation type="unfinished">若有预测时间则为该时间；否则介于所选 GPU 最紧限制所允许的时间与几乎没有重叠时的时间之间。模型的估计值，不是测量值。</translation>
    </message>
    <message>
        <source>The products start while the TMA is still filling their tiles, so the products use the previous contents and differ from run to run.</source>
        <translation type="unfinished">TMA 还在填充分块时乘法就已开始，因此乘的是先前的内容，而且每次运行都不同。</translation>
    </message>
    <message>
        <source>The program ended with exit status %1.</source>
        <translation type="unfinished">程序已结束，退出状态为 %1。</translation>
    </message>
    <message>
        <source>The program ends, and %1 bytes that are allocated here have not been freed.</source>
        <translation type="unfinished">程序结束时，此处分配的 %1 字节尚未释放。</translation>
    </message>
    <message>
        <source>The program has no code for the %1, whose compute capability is %2: it is built for %3.</source>
        <translation type="unfinished">程序没有适用于“%1”（计算能力为“%2”）的代码：它是为“%3”构建的。</translation>
    </message>
    <message>
        <source>The program has printed nothing.</source>
        <translation type="unfinished">程序没有任何输出。</translation>
    </message>
    <message>
        <source>The program launched no kernel.</source>
        <translation type="unfinished">程序没有启动任何内核函数。</translation>
    </message>
    <message>
        <source>The program was stopped.</source>
        <translation type="unfinished">程序已停止。</translation>
    </message>
    <message>
        <source>The progress could not be saved as "%1": %2.</source>
        <translation type="unfinished">进度未能保存为“%1”：%2。</translation>
    </message>
    <message>
        <source>The progress of %1 was opened. For each lesson, the further progress counts.</source>
        <translation type="unfinished">%1的进度已打开：每门课程以进度较靠后的一份为准。</translation>
    </message>
    <message>
        <source>The progress was saved as %1.</source>
        <translation type="unfinished">进度已保存为 %1。</translation>
    </message>
    <message>
        <source>The range of "%1" is empty: the minimum must not exceed the maximum, and the step must be greater than 0.</source>
        <translation type="unfinished">“%1”的范围为空：最小值不得大于最大值，且步长须大于 0。</translation>
    </message>
    <message>
        <source>The range of the source decides what kernels read. The range of a result of floats decides only its colours.</source>
        <translation type="unfinished">源图像的范围决定内核函数读取的内容。浮点结果的范围只决定其颜色。</translation>
    </message>
    <message>
        <source>The ratio of the value to the ideal. The bar shows the value; its filled part shows the ideal.</source>
        <translation type="unfinished">是理想值的几倍。条形为实际值，填充部分为理想值。</translation>
    </message>
    <message>
        <source>The reference kernel did not finish.</source>
        <translation type="unfinished">参考内核函数没有运行到结束。</translation>
    </message>
    <message>
        <source>The reference of "%1" is the strategy "%2", which does not exist.</source>
        <translation type="unfinished">“%1”以策略“%2”为参考，但它没有这个策略。</translation>
    </message>
    <message>
        <source>The region "%1" extends outside the image of %2 pixels. Use "%3" instead.</source>
        <translation type="unfinished">区域“%1”超出 %2 像素的图像；可以使用“%3”。</translation>
    </message>
    <message>
        <source>The region "%1" has no area. Use "%2" instead.</source>
        <translation type="unfinished">区域“%1”没有面积；可以使用“%2”。</translation>
    </message>
    <message>
        <source>The region "%1" is not a rectangle of four whole numbers x,y,width,height. Leave it empty for the whole image.</source>
        <translation type="unfinished">区域“%1”不是由四个整数 x,y,width,height 组成的矩形。留空则为整幅图像。</translation>
    </message>
    <message>
        <source>The replay of the Block panel for a slide, with one frame per step.</source>
        <translation type="unfinished">线程块面板的回放，用于幻灯片，每步一帧。</translation>
    </message>
    <message>
        <source>The response is not from Tilescope.</source>
        <translation type="unfinished">回答不是 Tilescope 的。</translation>
    </message>
    <message>
        <source>The result beside the operation's plain CPU reference. A value differs when it lies outside the tolerance that the operation states.</source>
        <translation type="unfinished">结果与此操作的 CPU 参考结果的对照。值超出操作规定的容差时，视为不同。</translation>
    </message>
    <message>
        <source>The result has 8-bit values, which are shown as they are</source>
        <translation type="unfinished">结果为 8 位，按原样显示</translation>
    </message>
    <message>
        <source>The result is not compared with anything. A second kernel in the file can provide a reference: //@ reference NAME</source>
        <translation type="unfinished">没有可供核对结果的参考。文件中的另一个内核函数可以提供：//@ reference NAME</translation>
    </message>
    <message>
        <source>The result is still on the GPU. Export again when the sliders have stopped moving, or export at screen resolution.</source>
        <translation type="unfinished">结果仍在 GPU 上；请在滑块停下后再导出，或以屏幕分辨率导出。</translation>
    </message>
    <message>
        <source>The result is still on the GPU. Save again when the sliders have stopped moving.</source>
        <translation type="unfinished">结果仍在 GPU 上；请在滑块停下后再次保存。</translation>
    </message>
    <message>
        <source>The result is still on the GPU; it is copied when the sliders stop moving.</source>
        <translation type="unfinished">结果仍在 GPU 上；滑块停下后复制回来。</translation>
    </message>
    <message>
        <source>The result keeps the previous contents of its memory.</source>
        <translation type="unfinished">结果保留其内存中原有的内容。</translation>
    </message>
    <message>
        <source>The result that a program copies back after the launches.</source>
        <translation type="unfinished">程序在启动之后复制回主机的结果。</translation>
    </message>
    <message>
        <source>The result was not computed: emulating it would take too long.</source>
        <translation type="unfinished">未计算结果：模拟所需时间过长。</translation>
    </message>
    <message>
        <source>The result was saved as %1.</source>
        <translation type="unfinished">结果已保存为 %1。</translation>
    </message>
    <message>
        <source>The result, copied back after the launches: %1.</source>
        <translation type="unfinished">结果，在启动之后复制回主机：%1。</translation>
    </message>
    <message>
        <source>The roofline appears after the first run that was counted, and timed or estimated. Counters are off, or no run has finished yet.</source>
        <translation type="unfinished">第一次有计数且有计时或估计的运行之后，这里显示 Roofline。计数器已关闭，或尚无运行结束。</translation>
    </message>
    <message>
        <source>The row "%1" was changed after the sweep.</source>
        <translation type="unfinished">行“%1”在扫描之后被改动过。</translation>
    </message>
    <message>
        <source>The row fetched for the next step is one that the window already has. It counts twice, and the whole image moves down by up to a row. Only the first row of each piece is correct.</source>
        <translation type="unfinished">为下一步读取的行是窗口中已有的那一行：它被计算两次，整幅图像最多下移一行。只有每段的第一行正确。</translation>
    </message>
    <message>
        <source>The row must be from 0 to %1.</source>
        <translation type="unfinished">行必须在 0 到 %1 之间。</translation>
    </message>
    <message>
        <source>The row sums are rounded to whole levels before the columns are summed. Rounding twice leaves 20 % of all values one level off. This is within the tolerance, so the check passes; the difference view shows it.</source>
        <translation type="unfinished">行和先舍入到整灰度级，再对列求和：舍入两次使五分之一的值偏差一个灰度级。这仍在容差之内，所以检查通过；差异视图能显示出来。</translation>
    </message>
    <message>
        <source>The row sums stay in a shared tile, and the column pass reads them there.</source>
        <translation type="unfinished">行和留在共享分块中，列处理从那里读取。</translation>
    </message>
    <message>
        <source>The row that is kept next to the middle row is used instead of the middle row, so each window is compared with the pixel above its own: edges shift by a row, and flat areas look correct.</source>
        <translation type="unfinished">误将中间行旁边保留的行当作中间行，因此每个窗口都与其自身像素上方的像素比较：边缘移动一行，平坦部分看似正确。</translation>
    </message>
    <message>
        <source>The row that is subtracted is one too far down, so a row that was added remains. A running sum never forgets: every row below carries the error on and adds its own.</source>
        <translation type="unfinished">减去的行靠下了一行，而加过的一行留了下来。滚动和不会遗忘：下面的每一行都带着这个误差，并加上自己的误差。</translation>
    </message>
    <message>
        <source>The rows are %1.</source>
        <translation type="unfinished">各行为 %1。</translation>
    </message>
    <message>
        <source>The rows are assumed to be contiguous. If the size of a row is not a multiple of 16 bytes, the next row starts in the middle of a word, and a 16-byte load from there is an error.</source>
        <translation type="unfinished">误认为各行首尾相接。行的字节数不是 16 的倍数时，下一行从字的中间开始，从那里进行 16 字节的读取就是错误。</translation>
    </message>
    <message>
        <source>The rows of the tile are %1 elements further apart in the kernel source.</source>
        <translation type="unfinished">在内核函数的代码中，分块的行距增加 %1 个元素。</translation>
    </message>
    <message>
        <source>The rows of the tile are 1 element further apart in the kernel source.</source>
        <translation type="unfinished">在内核函数的代码中，分块的行距增加 1 个元素。</translation>
    </message>
    <message>
        <source>The rows of the tile are a multiple of 128 bytes apart and all start in bank 0: in a block that is 8 wide, the four rows of a warp request different words from the same banks, and are served one after the other.</source>
        <translation type="unfinished">分块各行相隔 128 字节的倍数，都从存储体 0 开始：在宽度为 8 的线程块中，线程束的四行向相同的存储体请求不同的字，相互等待。</translation>
    </message>
    <message>
        <source>The run ended for an unknown reason.</source>
        <translation type="unfinished">运行因未知原因结束。</translation>
    </message>
    <message>
        <source>The run used the GPU, not the emulator.</source>
        <translation type="unfinished">此次运行由 GPU 完成；模拟器没有运行它。</translation>
    </message>
    <message>
        <source>The run was cancelled, so its blocks are unknown. Press F5 to run again.</source>
        <translation type="unfinished">运行已取消，因此不知道有哪些线程块。请按 F5 重新运行。</translation>
    </message>
    <message>
        <source>The run was cancelled. Press F5 to run it again.</source>
        <translation type="unfinished">运行已取消。按 F5 重新运行。</translation>
    </message>
    <message>
        <source>The run was stopped in block %1 because it exceeded the instruction limit for a launch.</source>
        <translation type="unfinished">运行在线程块 %1 中被停止：指令数超过了一次启动的上限。</translation>
    </message>
    <message>
        <source>The run with the current settings has not finished yet.</source>
        <translation type="unfinished">正在以当前设置运行。</translation>
    </message>
    <message>
        <source>The run with the current settings was stopped early.</source>
        <translation type="unfinished">当前设置的运行提前结束。</translation>
    </message>
    <message>
        <source>The same copy from pinned memory, which the GPU reads directly.</source>
        <translation type="unfinished">同样的复制，但来自锁页内存，由 GPU 自行读取。</translation>
    </message>
    <message>
        <source>The same copy to pinned memory, which the GPU writes directly.</source>
        <translation type="unfinished">同样的复制，但到锁页内存，由 GPU 自行写入。</translation>
    </message>
    <message>
        <source>The same instructions, but three times as many bytes in flight: this halves the remaining gap to a copy, to 1.05 times the time of a copy at 16384×16384 on an H200.</source>
        <translation type="unfinished">指令相同，但在途的字节为三倍：超出复制的那部分时间减半，因此在 H200 上 16384×16384 为复制的 1.05 倍。</translation>
    </message>
    <message>
        <source>The same kernel without its barrier: the emulator shows which threads race</source>
        <translation type="unfinished">同一个内核函数去掉屏障：模拟器显示哪些线程发生竞争</translation>
    </message>
    <message>
        <source>The same run without a window</source>
        <translation type="unfinished">不用窗口进行同样的运行</translation>
    </message>
    <message>
        <source>The same time at every B, but 4 bytes per pixel are written twice and read five times: at least 16 times the time of a copy, about 2,500 µs at 16384² on an H200; slower than Rows, then columns below B = 15.</source>
        <translation type="unfinished">任何 B 用时都相同，但每像素 4 字节要写入两次、读取五次：用时为复制的 16 倍或更多，在 H200 上 16384² 约 2,500 µs；B 小于 15 时慢于“先行后列”。</translation>
    </message>
    <message>
        <source>The same, read from the GPU's hardware counters.</source>
        <translation type="unfinished">同一项，由 GPU 的硬件计数器读出。</translation>
    </message>
    <message>
        <source>The schedulers work at half the clock: together, they issue one instruction per clock.</source>
        <translation type="unfinished">调度器以一半的时钟频率工作：合起来每个时钟发射一条指令。</translation>
    </message>
    <message>
        <source>The session "%1" was not opened. %2</source>
        <translation type="unfinished">会话“%1”未打开。%2</translation>
    </message>
    <message>
        <source>The session "%1" was not opened. The file is larger than 16 MB, the limit for a session.</source>
        <translation type="unfinished">会话“%1”未打开。文件大于 16 MB，超过会话的上限。</translation>
    </message>
    <message>
        <source>The session could not be saved as "%1": %2.</source>
        <translation type="unfinished">无法把会话写为“%1”：%2。</translation>
    </message>
    <message>
        <source>The session could not be written to a file for the restart. Save it, and restart Tilescope.</source>
        <translation type="unfinished">无法为重新启动把会话写入文件；请保存会话并重新启动 Tilescope。</translation>
    </message>
    <message>
        <source>The session was saved as %1, without the image %2, which has no file.</source>
        <translation type="unfinished">会话已保存为 %1，不含图像 %2，因为它没有文件。</translation>
    </message>
    <message>
        <source>The session was saved as %1.</source>
        <translation type="unfinished">会话已保存为 %1。</translation>
    </message>
    <message>
        <source>The session's image "%1" no longer exists; the settings were restored.</source>
        <translation type="unfinished">会话的图像“%1”已不存在；设置已恢复。</translation>
    </message>
    <message>
        <source>The session's image had no file of its own; the settings were restored.</source>
        <translation type="unfinished">会话的图像没有自己的文件；设置已恢复。</translation>
    </message>
    <message>
        <source>The settings of the step could not be applied: %1</source>
        <translation type="unfinished">无法应用此步骤的设置：%1</translation>
    </message>
    <message>
        <source>The share of all warp cycles in which a warp is stalled before an instruction on this line. Predicted by simulating a multiprocessor, not measured.</source>
        <translation type="unfinished">在所有线程束的周期中，线程束在此行指令前停顿的比例。通过模拟一个多处理器预测，不是测量值。</translation>
    </message>
    <message>
        <source>The shared memory of a strategy follows from its block and filter. Shared memory can be set only for your own kernel file.</source>
        <translation type="unfinished">策略的共享内存由其线程块和滤波器决定；只有你自己的内核函数文件才能选择。</translation>
    </message>
    <message>
        <source>The shared tile is filled and read in words, four pixels per thread.</source>
        <translation type="unfinished">以字为单位填满和读取共享分块，每线程四个像素。</translation>
    </message>
    <message>
        <source>The shared tile of %1 bytes does not fit into the 48 KB that every GPU gives a block. As in the text, "texture_texture" runs instead, in blocks of %2; it accepts templates of any size.</source>
        <translation type="unfinished">%1 字节的共享分块超出了所有 GPU 都允许线程块使用的 48 KB。与原文一样，改为以 %2 的线程块运行“texture_texture”：它接受任意大小的模板。</translation>
    </message>
    <message>
        <source>The shift has lower precedence than the sum, so the whole side is doubled instead of the radius. The result is correct, but a block takes up to four times as much shared memory, and fewer blocks fit on a multiprocessor.</source>
        <translation type="unfinished">移位后于加法结合，因此加倍的是整个边长而不是半径：图像正确，但线程块占用的共享内存可达四倍，同一多处理器上共存的线程块更少。</translation>
    </message>
    <message>
        <source>The short sums are added to the long sums after a certain number of images. If the total is not a multiple of this number, some images remain in the short sums, which are never added.</source>
        <translation type="unfinished">每处理若干幅图像就把部分和加到总和中。图像数不能整除时，有一部分留在部分和中，无人相加。</translation>
    </message>
    <message>
        <source>The side "%1" of the result is %2; it must be a whole number from 1 to %3.</source>
        <translation type="unfinished">结果的一条边“%1”为 %2；它必须是 1 到 %3 的整数。</translation>
    </message>
    <message>
        <source>The side of the square to look for if no template is chosen; smaller if the image ends first.</source>
        <translation type="unfinished">未选择模板时所查找的正方形的边长；图像不够大时则更小。</translation>
    </message>
    <message>
        <source>The similarity between a template and the image around each pixel, independent of brightness and contrast: normalised cross-correlation.</source>
        <translation type="unfinished">无论亮度和对比度如何，模板与每个像素周围的图像有多相似：归一化互相关。</translation>
    </message>
    <message>
        <source>The single CPU thread is not a kernel and cannot be pinned.</source>
        <translation type="unfinished">单个 CPU 线程不是内核函数，不能固定。</translation>
    </message>
    <message>
        <source>The sixth of the nine sorted values is used: the image becomes brighter, and bright pixels remain.</source>
        <translation type="unfinished">取了九个已排序值中的第六个：图像变亮，亮点仍然存在。</translation>
    </message>
    <message>
        <source>The size of the type "%1" is unknown.</source>
        <translation type="unfinished">“%1”不是大小已知的类型。</translation>
    </message>
    <message>
        <source>The source</source>
        <translation type="unfinished">源图像</translation>
    </message>
    <message>
        <source>The source is unknown.</source>
        <translation type="unfinished">代码未知。</translation>
    </message>
    <message>
        <source>The source or the result with its blocks. Arrow keys pan, or move the pixel that is inspected; plus and minus zoom.</source>
        <translation type="unfinished">源图像或结果及其线程块。方向键平移，或移动所查看的像素；加号和减号缩放。</translation>
    </message>
    <message>
        <source>The standard deviation of the Gaussian.</source>
        <translation type="unfinished">高斯滤波器的标准差。</translation>
    </message>
    <message>
        <source>The starting point for other strategies.</source>
        <translation type="unfinished">其他策略的起点。</translation>
    </message>
    <message>
        <source>The step's settings</source>
        <translation type="unfinished">此步骤的设置</translation>
    </message>
    <message>
        <source>The store executes for only some of the lanes (predicated), so its reads are not listed.</source>
        <translation type="unfinished">写入只对部分 lane 执行（由谓词决定）：其读取未列出。</translation>
    </message>
    <message>
        <source>The story of this pixel is not available: %1</source>
        <translation type="unfinished">无法给出此像素的来历：%1</translation>
    </message>
    <message>
        <source>The strategy "%1" has no mistake "%2". Its mistakes: %3.</source>
        <translation type="unfinished">策略“%1”没有错误“%2”；它有：%3。</translation>
    </message>
    <message>
        <source>The strategy "%1" has no mistake "%2"; it has no mistakes.</source>
        <translation type="unfinished">策略“%1”没有错误“%2”；它没有任何错误可选。</translation>
    </message>
    <message>
        <source>The strategy is estimated to reach %1 to %2 % of this limit.</source>
        <translation type="unfinished">据估计，此策略达到该上限的 %1 到 %2 %。</translation>
    </message>
    <message>
        <source>The strategy is under the arithmetic roof.</source>
        <translation type="unfinished">限制此策略的屋顶线是算术运算。</translation>
    </message>
    <message>
        <source>The strategy is under the memory roof.</source>
        <translation type="unfinished">限制此策略的屋顶线是内存带宽。</translation>
    </message>
    <message>
        <source>The strategy reaches %1 % of this limit.</source>
        <translation type="unfinished">此策略达到该上限的 %1 %。</translation>
    </message>
    <message>
        <source>The strategy would need a texture of %1 texels, but %2 allows only %3. Use a strategy without textures, or a smaller image.</source>
        <translation type="unfinished">策略需要 %1 纹素的纹理，而 %2 允许 %3。请改用不带纹理的策略或较小的图像。</translation>
    </message>
    <message>
        <source>The strategy's own source is used.</source>
        <translation type="unfinished">运行的是策略自己的代码。</translation>
    </message>
    <message>
        <source>The sum of a window is its neighbour's plus one column minus another. Box only.</source>
        <translation type="unfinished">窗口的和等于相邻窗口的和加一列、减一列；仅适用于 box（方框滤波器）。</translation>
    </message>
    <message>
        <source>The sums are denormals, 2^24 times smaller than their bits suggest: the number 255 clamps none of them, and what exceeds a byte spills into the next pixel.</source>
        <translation type="unfinished">这些和是非规格化数，比其位表示的值小 2^24 倍：数值 255 对它们毫无限制，超出一个字节的部分进入下一个像素。</translation>
    </message>
    <message>
        <source>The sums are stored where windows start. With indices from 1, they are those of the next window: coefficients look nearly correct, but the template matched with itself does not give 1.</source>
        <translation type="unfinished">和存放在窗口的起点处。若从 1 开始计数，就成了下一个窗口的和：系数看似基本正确，但连模板与自身的系数也不是 1。</translation>
    </message>
    <message>
        <source>The sums of two pixels are in the two halves of one register, and one integer addition computes both.</source>
        <translation type="unfinished">两个像素的和分别位于一个寄存器的两半，一次整数加法同时算出两者。</translation>
    </message>
    <message>
        <source>The sums take half as many instructions, but an absolute difference takes six, because no instruction computes it for 16-bit halves: 18 per pixel, no faster than separated on an H200.</source>
        <translation type="unfinished">求和的指令减半，但由于没有能处理半字的指令，无符号差值需要六条：每像素 18 条，在 H200 上不比 separated 快。</translation>
    </message>
    <message>
        <source>The sweep as shown, as a heat map or as curves; as CSV, every run of the sweep.</source>
        <translation type="unfinished">按显示的样子保存扫描，即热图或曲线；存为 CSV 则包含扫描的每次运行。</translation>
    </message>
    <message>
        <source>The sweep could not be saved as %1: %2.</source>
        <translation type="unfinished">扫描无法保存为 %1：%2。</translation>
    </message>
    <message>
        <source>The sweep was saved as %1.</source>
        <translation type="unfinished">扫描已保存为 %1。</translation>
    </message>
    <message>
        <source>The template "%1" extends outside the image of %2 pixels</source>
        <translation type="unfinished">模板“%1”超出 %2 像素的图像</translation>
    </message>
    <message>
        <source>The template "%1" has no area</source>
        <translation type="unfinished">模板“%1”没有面积</translation>
    </message>
    <message>
        <source>The template "%1" has sides of %2 pixels; they must be 2 to 64</source>
        <translation type="unfinished">模板“%1”的边长为 %2 像素，而边长必须为 2 到 64</translation>
    </message>
    <message>
        <source>The template "%1" is larger than the image of %2 pixels</source>
        <translation type="unfinished">模板“%1”大于 %2 像素的图像</translation>
    </message>
    <message>
        <source>The template "%1" is not a rectangle of four whole numbers x,y,width,height (for a file of that name, enter "./%1")</source>
        <translation type="unfinished">模板“%1”不是由四个整数 x,y,width,height 组成的矩形（以此为名的文件写作“./%1”）</translation>
    </message>
    <message>
        <source>The template arguments of "%1" do not follow from the file, so %2 stands in for them. Specify them: //@ launch %1&lt;%2&gt;</source>
        <translation type="unfinished">无法从文件得出“%1”的模板实参，因此用 %2 代替。请指定：//@ launch %1&lt;%2&gt;</translation>
    </message>
    <message>
        <source>The template is moved to constant memory, which serves a whole warp with one read.</source>
        <translation type="unfinished">模板移到常量内存，一次读取即可供整个线程束使用。</translation>
    </message>
    <message>
        <source>The template's file "%1" could not be loaded: use a rectangle of the source image</source>
        <translation type="unfinished">无法加载模板的文件“%1”：请取图像的矩形</translation>
    </message>
    <message>
        <source>The template's file "%1" has %2 pixels, but a template must have 2 to 64 pixels per side: scale the template, or use a rectangle of the source image</source>
        <translation type="unfinished">模板的文件“%1”为 %2 像素，而模板每边为 2 到 64：请缩放它，或取图像的矩形</translation>
    </message>
    <message>
        <source>The template's file "%1" has %2 pixels, more than the source image of %3: scale the template down, or use a rectangle of the source image</source>
        <translation type="unfinished">模板的文件“%1”为 %2 像素，大于 %3 的图像：请将其缩小，或取图像的矩形</translation>
    </message>
    <message>
        <source>The text</source>
        <translation type="unfinished">原文</translation>
    </message>
    <message>
        <source>The text does not compile: %1</source>
        <translation type="unfinished">文本无法编译：%1</translation>
    </message>
    <message>
        <source>The text gives no figure.</source>
        <translation type="unfinished">原文没有给出数值。</translation>
    </message>
    <message>
        <source>The text has no two figures to divide.</source>
        <translation type="unfinished">原文没有可以相除的两个数值。</translation>
    </message>
    <message>
        <source>The text's %1 divided by that of %2: %3. Tilescope: %4.</source>
        <translation type="unfinished">原文中%1与 %2 的同一项之比：%3。Tilescope：%4。</translation>
    </message>
    <message>
        <source>The text's figure divided by that of the strategy that this one is based on, and the same ratio for Tilescope: for all launches, and for the main launch alone if there are others.</source>
        <translation type="unfinished">原文的数值除以本策略所基于的策略的数值，以及 Tilescope 的相应比值：所有启动合计；若有其他启动，另列主内核启动单独的比值。</translation>
    </message>
    <message>
        <source>The text's own figure, measured on its %1, not on this computer.</source>
        <translation type="unfinished">原文自己的数值，在其 %1 上测得，不是在本机上。</translation>
    </message>
    <message>
        <source>The theoretical maximum of the memory. A copy reaches part of it.</source>
        <translation type="unfinished">内存所能达到的最高值。复制能达到其中一部分。</translation>
    </message>
    <message>
        <source>The theoretical maximum of the memory: clock × 2 transfers × bus width. A copy reaches part of it.</source>
        <translation type="unfinished">内存所能达到的最高值：时钟频率 × 2 次传输 × 总线宽度。复制能达到其中一部分。</translation>
    </message>
    <message>
        <source>The thread did not read this pixel.</source>
        <translation type="unfinished">该线程没有读取此像素。</translation>
    </message>
    <message>
        <source>The tile is stored transposed, so neighbouring lanes read numbers that are a whole row of 32 words apart, all in the same bank: the result is correct, but each read takes 32 passes.</source>
        <translation type="unfinished">分块以转置形式存放，因此相邻 lane 读取的数相隔 32 个字的整行，全在同一存储体中：结果正确，但每次读取要轮 32 次。</translation>
    </message>
    <message>
        <source>The tile, the halo and the warps of the block under the cursor</source>
        <translation type="unfinished">光标下线程块的分块、halo 区和线程束</translation>
    </message>
    <message>
        <source>The tiles of the last blocks extend beyond the padded image: on the right, they read the next row, and at the bottom, memory that does not belong to the image. The mistake stays hidden while the size is a multiple of the block.</source>
        <translation type="unfinished">最后几个线程块的分块超出填充后的图像：向右读到下一行，向下读到不属于它们的内存。图像大小是线程块的倍数时，错误不会显现。</translation>
    </message>
    <message>
        <source>The time differences show how a pinned run compares with the others.</source>
        <translation type="unfinished">固定的运行与其他运行的关系，见其时间差异。</translation>
    </message>
    <message>
        <source>The time from a request to its response: about 30 cycles for shared memory and several hundred for global memory. A GPU hides it by executing other warps in the meantime.</source>
        <translation type="unfinished">从请求到应答的时间：共享内存约 30 个周期，全局内存数百个周期。GPU 通过在此期间执行其他线程束将其隐藏。</translation>
    </message>
    <message>
        <source>The tolerance is absolute, because a coefficient lies between −1 and 1 whatever the contrast. All sums are exact integers. Conversion to float, a product, a root and a division then round six times, by less than half a unit of the 24th bit each, whereas the reference rounds doubles.</source>
        <translation type="unfinished">为绝对误差，因为无论对比度如何，系数都在 −1 和 1 之间。所有的和都是精确的整数；转换为浮点数、一次乘法、一次开方和一次除法共舍入六次，每次不到第 24 位的半个单位，而参考实现以双精度舍入。</translation>
    </message>
    <message>
        <source>The two spreads overlap, so neither is called faster.</source>
        <translation type="unfinished">两者的波动范围重叠，因此不认定哪一个更快。</translation>
    </message>
    <message>
        <source>The two tiles of c×c floats take 8·c² bytes, which is 8 KB at c = 32. With 64 KB of shared memory there is room for 8 blocks, more than the 2 blocks whose threads fit on a multiprocessor. The situation that the text warns of, a single block per multiprocessor because of shared memory, requires larger tiles than a block of c×c threads can have.</source>
        <translation type="unfinished">两个 c×c 浮点数的分块占 8·c² 字节，c = 32 时为 8 KB。64 KB 共享内存可容纳 8 个线程块，多于多处理器按线程数能容纳的 2 个。因此原文所担心的情况，即因共享内存而使多处理器上只有一个线程块，要在分块大于 c×c 个线程的线程块所能有的大小时才会出现。</translation>
    </message>
    <message>
        <source>The two times are of different kinds or GPUs, so it is not certain which is faster.</source>
        <translation type="unfinished">两个时间的种类或 GPU 不同，因此不能确定哪一个更快。</translation>
    </message>
    <message>
        <source>The value is that of pixel %1 of the source.</source>
        <translation type="unfinished">该值是源图像中像素 %1 的值。</translation>
    </message>
    <message>
        <source>The value of "%1" does not follow from the file, so %2 stands in for it. Specify it: //@ buffer %1 %3 = %2</source>
        <translation type="unfinished">无法从文件得出“%1”的值，因此用 %2 代替。请指定：//@ buffer %1 %3 = %2</translation>
    </message>
    <message>
        <source>The values are counted while Values ▸ Histogram is in front. Press H to bring it there.</source>
        <translation type="unfinished">只有“值 ▸ 直方图”显示在前面时才统计值。按 H 可将其切换到前面。</translation>
    </message>
    <message>
        <source>The values of "%1" do not follow from the file, so other weights stand in for them. Specify them: //@ buffer %1 %2 = %3</source>
        <translation type="unfinished">无法从文件得出“%1”的值，因此用其他权重代替。请指定：//@ buffer %1 %2 = %3</translation>
    </message>
    <message>
        <source>The values of the __constant__ variable "%1" do not follow from the file, so other weights stand in for them. Specify them: //@ constant %1 %2 = %3</source>
        <translation type="unfinished">无法从文件得出 __constant__ 变量“%1”的值，因此用其他权重代替。请指定：//@ constant %1 %2 = %3</translation>
    </message>
    <message>
        <source>The values of the source and the result along the drawn line.</source>
        <translation type="unfinished">源图像和结果沿所画线条的值。</translation>
    </message>
    <message>
        <source>The values that this kernel reads were computed by an earlier launch: the list shows them, but they are not pixels of the image.</source>
        <translation type="unfinished">此内核函数读取的值由先前的一次启动计算：列表中显示了这些值，但它们不是图像的像素。</translation>
    </message>
    <message>
        <source>The view in the centre of the window, including zoom, blocks and labels.</source>
        <translation type="unfinished">窗口中央的视图，包括缩放、线程块和标注。</translation>
    </message>
    <message>
        <source>The warp could issue, but its scheduler chose another one: there are enough warps.</source>
        <translation type="unfinished">线程束可以发射，但其调度器选了另一个：线程束足够多。</translation>
    </message>
    <message>
        <source>The warp exited in cycle %1.</source>
        <translation type="unfinished">线程束已在第 %1 周期结束。</translation>
    </message>
    <message>
        <source>The warp has exited and waits for its stores to complete.</source>
        <translation type="unfinished">线程束已结束，正在等待其写入完成。</translation>
    </message>
    <message>
        <source>The warp is stalled at a barrier, waiting for the other warps of its block.</source>
        <translation type="unfinished">线程束在屏障处等待其线程块的其他线程束。</translation>
    </message>
    <message>
        <source>The warp is stalled because an instruction reads several registers from the same register bank.</source>
        <translation type="unfinished">线程束等待，因为某条指令要读取同一寄存器存储体中的多个寄存器。</translation>
    </message>
    <message>
        <source>The warp is stalled because too many accesses to global or local memory are queued.</source>
        <translation type="unfinished">线程束等待，因为排队的全局或本地内存访问过多。</translation>
    </message>
    <message>
        <source>The warp is stalled because too many accesses to shared memory are queued.</source>
        <translation type="unfinished">线程束等待，因为排队的共享内存访问过多。</translation>
    </message>
    <message>
        <source>The warp is stalled because too many texture fetches are queued.</source>
        <translation type="unfinished">线程束等待，因为排队的纹理读取过多。</translation>
    </message>
    <message>
        <source>The warp is stalled for the few cycles that its previous instruction takes.</source>
        <translation type="unfinished">线程束等待前一条指令所需的几个周期。</translation>
    </message>
    <message>
        <source>The warp is stalled until its stores are visible to other threads.</source>
        <translation type="unfinished">线程束等待其写入对其他线程可见。</translation>
    </message>
    <message>
        <source>The warp is stalled until the arithmetic pipe of its instruction is free.</source>
        <translation type="unfinished">线程束等待其指令的运算单元空闲。</translation>
    </message>
    <message>
        <source>The warp is stalled until the target of a branch is known.</source>
        <translation type="unfinished">线程束等待分支目标确定。</translation>
    </message>
    <message>
        <source>The warp is stalled waiting for constant memory.</source>
        <translation type="unfinished">线程束等待常量内存。</translation>
    </message>
    <message>
        <source>The warp is stalled waiting for data from global or local memory, or from a texture.</source>
        <translation type="unfinished">线程束等待来自全局或本地内存或纹理的数据。</translation>
    </message>
    <message>
        <source>The warp is stalled waiting for data from shared memory, a shuffle or a special function.</source>
        <translation type="unfinished">线程束等待来自共享内存、洗牌或特殊函数的数据。</translation>
    </message>
    <message>
        <source>The warp is stalled waiting for its next instruction to be fetched.</source>
        <translation type="unfinished">线程束等待取到下一条指令。</translation>
    </message>
    <message>
        <source>The warp issues %1 after these stalls, in cycles: %2.</source>
        <translation type="unfinished">线程束发射 %1，在此之前等待的周期数：%2。</translation>
    </message>
    <message>
        <source>The warp issues %1.</source>
        <translation type="unfinished">线程束发射 %1。</translation>
    </message>
    <message>
        <source>The warp issues an instruction.</source>
        <translation type="unfinished">线程束发射一条指令。</translation>
    </message>
    <message>
        <source>The warp starts in cycle %1.</source>
        <translation type="unfinished">线程束在第 %1 周期开始。</translation>
    </message>
    <message>
        <source>The warps of %1 hardly stall.</source>
        <translation type="unfinished">%1 的线程束几乎不等待。</translation>
    </message>
    <message>
        <source>The warps of %1 spend %2 % of their cycles %3.</source>
        <translation type="unfinished">%1 的线程束有 %2 % 的周期在%3。</translation>
    </message>
    <message>
        <source>The warps of all blocks</source>
        <translation type="unfinished">所有线程块的线程束</translation>
    </message>
    <message>
        <source>The warps ran here as they did for the image; the replay, in which they take turns, may show other values.</source>
        <translation type="unfinished">此处线程束的执行顺序与生成图像时相同；回放中各线程束轮流执行，可能显示其他值。</translation>
    </message>
    <message>
        <source>The warps read the tile while its copies are still in flight: a barrier waits for threads, not for asynchronous copies.</source>
        <translation type="unfinished">分块的复制仍在进行时线程束就读取它：屏障等待的是线程，而不是脱离线程继续进行的复制。</translation>
    </message>
    <message>
        <source>The warps read the tile while the TMA is still filling it: they get some values of the previous tile and some of this one, different on every run.</source>
        <translation type="unfinished">TMA 仍在填充分块时线程束就读取它：读到的值部分属于前一个分块，部分属于当前分块，而且每次运行都不同。</translation>
    </message>
    <message>
        <source>The weight "%1" is too large or too small for a number.</source>
        <translation type="unfinished">权重“%1”过大或过小，无法表示为数。</translation>
    </message>
    <message>
        <source>The weight %1 is negative. A blur is a mean with non-negative weights, so that its levels stay from 0 to 255.</source>
        <translation type="unfinished">权重 %1 为负。模糊是以不小于 0 的权重求得的均值，从而使其灰度级保持在 0 到 255 之间。</translation>
    </message>
    <message>
        <source>The weight was read from %1.</source>
        <translation type="unfinished">权重读取自 %1。</translation>
    </message>
    <message>
        <source>The weights have %1 characters; the maximum is %2.</source>
        <translation type="unfinished">权重有 %1 个字符，最多允许 %2 个。</translation>
    </message>
    <message>
        <source>The weights of a Gaussian filter need a whole radius from 0 to %1 and a positive sigma: gaussian(2) or gaussian(2, 1.5)</source>
        <translation type="unfinished">高斯滤波器的权重需要 0 到 %1 的整数半径和正的 sigma：gaussian(2) 或 gaussian(2, 1.5)</translation>
    </message>
    <message>
        <source>The weights with which a pixel's neighbours are summed, such as a 9 × 9 array. An output pixel needs a window of the input as large as the filter.</source>
        <translation type="unfinished">对像素的相邻像素求和所用的权重，例如 9 × 9。一个输出像素需要输入中与滤波器同样大的窗口。</translation>
    </message>
    <message>
        <source>The whole image</source>
        <translation type="unfinished">整幅图像</translation>
    </message>
    <message>
        <source>The window is drawn by a different GPU from the one that runs CUDA.</source>
        <translation type="unfinished">绘制窗口的 GPU 不是运行 CUDA 的 GPU。</translation>
    </message>
    <message>
        <source>The window of %1 pixels is larger than the image of %2, so it extends beyond the border at every pixel. Use a window of at most %3.</source>
        <translation type="unfinished">%1 像素的窗口大于 %2 的图像：它在每个像素处都超出边界。不超过 %3 的窗口可以容纳。</translation>
    </message>
    <message>
        <source>The worker did not keep the image that was sent to it.</source>
        <translation type="unfinished">工作进程没有保留发送给它的图像。</translation>
    </message>
    <message>
        <source>The worker does not recognise "%1".</source>
        <translation type="unfinished">工作进程不知道“%1”是什么。</translation>
    </message>
    <message>
        <source>The worker has a different version, "%1"; this is "%2". Install the same version on both computers.</source>
        <translation type="unfinished">工作进程的版本不同：“%1”，这里是“%2”。请在两台机器上安装相同的版本。</translation>
    </message>
    <message>
        <source>The worker has ended.</source>
        <translation type="unfinished">工作进程已结束。</translation>
    </message>
    <message>
        <source>The worker has made no progress for %1 s.</source>
        <translation type="unfinished">工作进程已有 %1 秒没有进展。</translation>
    </message>
    <message>
        <source>The worker has not answered for %1 s.</source>
        <translation type="unfinished">工作进程已有 %1 秒没有回答。</translation>
    </message>
    <message>
        <source>The worker's GPU</source>
        <translation type="unfinished">工作进程的 GPU</translation>
    </message>
    <message>
        <source>The worker's command "%1" cannot be started: %2.</source>
        <translation type="unfinished">无法启动工作进程的命令“%1”：%2。</translation>
    </message>
    <message>
        <source>The worker's response cannot be read.</source>
        <translation type="unfinished">无法理解工作进程的回答。</translation>
    </message>
    <message>
        <source>The worker's result has %1 pixels (%2) instead of the %3 (%4) of this run.</source>
        <translation type="unfinished">工作进程的结果有 %1 像素（%2），而不是本次运行的 %3（%4）。</translation>
    </message>
    <message>
        <source>The&amp;me</source>
        <translation type="unfinished">主题(&amp;M)</translation>
    </message>
    <message>
        <source>There are no counters, because the blocks that were run for an estimate also took too long, or one of them failed.</source>
        <translation type="unfinished">没有计数器：为估计而运行的线程块同样耗时过长，或其中有一个失败了。</translation>
    </message>
    <message>
        <source>There are no images from a file. Choose a NumPy file that contains images, or use patches of the source image.</source>
        <translation type="unfinished">没有来自文件的图像。请选择含有图像的 NumPy 文件，或使用源图像的小块。</translation>
    </message>
    <message>
        <source>There are no images from a folder. Choose a folder that contains images, or use patches of the source image.</source>
        <translation type="unfinished">没有来自文件夹的图像。请选择含有图像的文件夹，或使用源图像的小块。</translation>
    </message>
    <message>
        <source>There are no values in host memory yet.</source>
        <translation type="unfinished">主机内存中还没有值。</translation>
    </message>
    <message>
        <source>There is no "%1" to export. Available: %2.</source>
        <translation type="unfinished">没有可导出的“%1”；可导出的有 %2。</translation>
    </message>
    <message>
        <source>There is no GPU "%1" in the table. Available: %2.</source>
        <translation type="unfinished">表中没有 GPU“%1”；可以是：%2。</translation>
    </message>
    <message>
        <source>There is no GPU %1 on this computer: it has %2 GPUs, GPU 0 to GPU %3.</source>
        <translation type="unfinished">本机没有 GPU %1：共有 %2 个，GPU 0 至 GPU %3。</translation>
    </message>
    <message>
        <source>There is no GPU %1 on this computer: it has only GPU 0.</source>
        <translation type="unfinished">本机没有 GPU %1：只有一个，即 GPU 0。</translation>
    </message>
    <message>
        <source>There is no NVIDIA driver on this computer: the library libcuda.so.1 was not found.</source>
        <translation type="unfinished">本机没有 NVIDIA 驱动程序：找不到其库 libcuda.so.1。</translation>
    </message>
    <message>
        <source>There is no block (%1, %2): the blocks of this grid are %3, %4.</source>
        <translation type="unfinished">没有线程块 (%1, %2)：此网格的线程块为 %3, %4。</translation>
    </message>
    <message>
        <source>There is no block (%1, %2, %3): the blocks of this grid are %4, %5, %6.</source>
        <translation type="unfinished">没有线程块 (%1, %2, %3)：此网格的线程块为 %4, %5, %6。</translation>
    </message>
    <message>
        <source>There is no channel %1: the result has %2, counted from 0.</source>
        <translation type="unfinished">没有通道 %1：结果有 %2 个通道，从 0 开始编号。</translation>
    </message>
    <message>
        <source>There is no file "%1".</source>
        <translation type="unfinished">没有文件“%1”。</translation>
    </message>
    <message>
        <source>There is no folder "%1". Choose a folder that contains images.</source>
        <translation type="unfinished">没有文件夹“%1”；请选择含有图像的文件夹。</translation>
    </message>
    <message>
        <source>There is no image in host memory to count yet.</source>
        <translation type="unfinished">主机内存中还没有可统计的图像。</translation>
    </message>
    <message>
        <source>There is no image to save.</source>
        <translation type="unfinished">没有可保存的图像。</translation>
    </message>
    <message>
        <source>There is no image to use.</source>
        <translation type="unfinished">没有可取用的图像。</translation>
    </message>
    <message>
        <source>There is no image to work on. Open a file, or choose a sample.</source>
        <translation type="unfinished">没有可处理的图像。请打开文件，或选择示例。</translation>
    </message>
    <message>
        <source>There is no image yet.</source>
        <translation type="unfinished">还没有图像。</translation>
    </message>
    <message>
        <source>There is no launch %1: this run has %2, counted from 0.</source>
        <translation type="unfinished">没有启动 %1：此次运行有 %2 次启动，从 0 开始编号。</translation>
    </message>
    <message>
        <source>There is no operation "%1". Available: %2.</source>
        <translation type="unfinished">没有操作“%1”；可用的有：%2。</translation>
    </message>
    <message>
        <source>There is no pixel (%1, %2): the result has %3.</source>
        <translation type="unfinished">没有像素 (%1, %2)：结果为 %3。</translation>
    </message>
    <message>
        <source>There is no reference of the size of this result, so it was not compared.</source>
        <translation type="unfinished">没有与此结果尺寸相同的参考结果：未作比较。</translation>
    </message>
    <message>
        <source>There is no result to save yet.</source>
        <translation type="unfinished">还没有可保存的结果。</translation>
    </message>
    <message>
        <source>There is no result to save: emulating it would take too long.</source>
        <translation type="unfinished">没有可保存的结果：模拟所需时间过长。</translation>
    </message>
    <message>
        <source>There is no run to pin yet.</source>
        <translation type="unfinished">还没有可以固定的运行。</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation type="unfinished">没有这样的文件。</translation>
    </message>
    <message>
        <source>There is no such image.</source>
        <translation type="unfinished">没有这样的图像。</translation>
    </message>
    <message>
        <source>There is no text "%1". Available: %2.</source>
        <translation type="unfinished">没有原文“%1”；可用的有：%2。</translation>
    </message>
    <message>
        <source>There is not enough memory for a buffer of %1 bytes. Use a smaller image, or close other programs.</source>
        <translation type="unfinished">内存不足以容纳 %1 字节的缓冲区：请使用较小的图像或关闭其他程序。</translation>
    </message>
    <message>
        <source>There is not enough memory for an image of %1 pixels. Use a smaller image.</source>
        <translation type="unfinished">内存不足以处理 %1 像素的图像；请使用较小的图像。</translation>
    </message>
    <message>
        <source>There is not enough memory for the image in another range. Use a smaller image.</source>
        <translation type="unfinished">内存不足以按另一范围显示此图像。请使用较小的图像。</translation>
    </message>
    <message>
        <source>There is not enough memory for this image. Use a smaller one.</source>
        <translation type="unfinished">内存不足以容纳此图像。请使用较小的图像。</translation>
    </message>
    <message>
        <source>There is not enough memory for this run. Use a smaller image.</source>
        <translation type="unfinished">内存不足以进行此次运行。请使用较小的图像。</translation>
    </message>
    <message>
        <source>There is not enough memory for this timeline. Show fewer warps.</source>
        <translation type="unfinished">没有足够的内存用于此时间线；减少线程束即可。</translation>
    </message>
    <message>
        <source>There is not enough memory on the other computer for this run. Use a smaller image.</source>
        <translation type="unfinished">另一台机器没有足够的内存进行这次运行。请使用较小的图像。</translation>
    </message>
    <message>
        <source>There is not enough memory to count the reads of an image this large. Use a smaller image.</source>
        <translation type="unfinished">内存不足以统计这么大的图像的读取；请使用较小的图像。</translation>
    </message>
    <message>
        <source>There is not enough memory to keep %1 events of a block. Choose a shorter range of events.</source>
        <translation type="unfinished">内存不足以保存线程块的 %1 个事件；请缩短区段。</translation>
    </message>
    <message>
        <source>There is not enough memory to plan a run of this image. Use a smaller image.</source>
        <translation type="unfinished">内存不足以规划此图像的运行；请使用较小的图像。</translation>
    </message>
    <message>
        <source>There is not enough memory to record what this pixel's block does. Use a smaller block or filter.</source>
        <translation type="unfinished">内存不足以保存此像素的线程块所做的一切；请使用较小的线程块或滤波器。</translation>
    </message>
    <message>
        <source>There is nothing to sweep yet.</source>
        <translation type="unfinished">还没有可扫描的内容。</translation>
    </message>
    <message>
        <source>There is only one image, which is its own mean: its covariance is 0 everywhere. Two or more images show how pixels vary together.</source>
        <translation type="unfinished">只有一幅图像，它就是自身的均值：其协方差处处为 0。两幅或更多图像才能显示像素如何共同变化。</translation>
    </message>
    <message>
        <source>There was no complete run to compare with.</source>
        <translation type="unfinished">没有可供比较的完整运行。</translation>
    </message>
    <message>
        <source>These are %L1 settings, but a sweep takes at most %L2. Narrow a range.</source>
        <translation type="unfinished">共有 %L1 种设置；一次扫描最多 %L2 种。请缩小某个范围。</translation>
    </message>
    <message>
        <source>These are sums of products of levels, not of deviations from the mean. As long as the contribution of the means is included, any two bright pixels appear to vary together.</source>
        <translation type="unfinished">这些和是灰度级乘积之和，而不是与均值偏差的乘积之和。只要均值的份额还在其中，任意两个亮像素看起来都一起变化。</translation>
    </message>
    <message>
        <source>These kernels do not read the image, so there are no reads of its pixels to count.</source>
        <translation type="unfinished">这些内核函数不读取图像，因此没有对其像素的读取可以统计。</translation>
    </message>
    <message>
        <source>These kernels perform no floating-point operations.</source>
        <translation type="unfinished">这些内核函数不进行浮点计算。</translation>
    </message>
    <message>
        <source>These kernels were also skipped: %1.</source>
        <translation type="unfinished">以下内核函数也已跳过：%1。</translation>
    </message>
    <message>
        <source>These lessons are not on this computer; they are kept unchanged: %1.</source>
        <translation type="unfinished">这些课程不在本机上，将按原样保留：%1。</translation>
    </message>
    <message>
        <source>These notes will be written to %1:
%2</source>
        <translation type="unfinished">将把这些注记写入 %1：
%2</translation>
    </message>
    <message>
        <source>These texts were machine-translated and have not been reviewed by a speaker of the language.</source>
        <translation type="unfinished">这些文本由机器翻译，尚未经懂该语言的人审读。</translation>
    </message>
    <message>
        <source>This NVIDIA driver does not support it.</source>
        <translation type="unfinished">此 NVIDIA 驱动程序没有相应的函数。</translation>
    </message>
    <message>
        <source>This OpenGL context cannot be shared with CUDA, as is the case on a remote desktop or another GPU.</source>
        <translation type="unfinished">此 OpenGL 上下文无法与 CUDA 共享，例如在远程桌面或另一个 GPU 上。</translation>
    </message>
    <message>
        <source>This access has a data race with event %1, in which warp %2 loads from the same address%3, with no barrier in between.</source>
        <translation type="unfinished">这次访问与事件 %1 竞争，其中线程束 %2 读取同一地址%3：其间没有屏障。</translation>
    </message>
    <message>
        <source>This access has a data race with event %1, in which warp %2 stores to the same address%3, with no barrier in between.</source>
        <translation type="unfinished">这次访问与事件 %1 竞争，其中线程束 %2 写入同一地址%3：其间没有屏障。</translation>
    </message>
    <message>
        <source>This block cannot be shown: %1</source>
        <translation type="unfinished">无法显示此线程块：%1</translation>
    </message>
    <message>
        <source>This block has no steps to show: no memory access, branch or barrier.</source>
        <translation type="unfinished">此线程块没有值得单步查看的动作：没有内存访问，没有分支，没有屏障。</translation>
    </message>
    <message>
        <source>This block makes %1 accesses, branches and barriers, but a value can be traced through at most %2. Use a smaller filter, template or set of images.</source>
        <translation type="unfinished">此线程块有 %1 次访问、分支和屏障；最多只能在 %2 次中追踪值。请使用较小的滤波器、模板或图像集。</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation type="unfinished">本机</translation>
    </message>
    <message>
        <source>This computer's GPU</source>
        <translation type="unfinished">本机的 GPU</translation>
    </message>
    <message>
        <source>This computer's GPU, or one that the emulator can model</source>
        <translation type="unfinished">本机的 GPU，或模拟器可以模拟的 GPU</translation>
    </message>
    <message>
        <source>This computer's processor; it counts what a GPU would count</source>
        <translation type="unfinished">本机的处理器；统计 GPU 会统计的量</translation>
    </message>
    <message>
        <source>This file belongs to the operation, not to this strategy alone: all strategies of the operation use it.</source>
        <translation type="unfinished">此文件属于操作，而不是此策略独有：操作的所有策略都运行它。</translation>
    </message>
    <message>
        <source>This is a mining GPU, whose counters cannot be read.</source>
        <translation type="unfinished">这是用于挖矿的 GPU，其计数器无法读取。</translation>
    </message>
    <message>
        <source>This is a pixel of the source. Show the result and choose a pixel there.</source>
        <translation type="unfinished">这是源图像的像素。请显示结果并在其中选择像素。</translation>
    </message>
    <message>
        <source>This is a virtual GPU whose host does not allow its counters to be read. The host's administrator can allow it.</source>
        <translation type="unfinished">这是虚拟 GPU，其宿主机不允许读取计数器；宿主机的管理者可以开放。</translation>
    </message>
    <message>
        <source>This is an estimate because the register count is estimated.</source>
        <translation type="unfinished">为估计值，因为寄存器数是估计的。</translation>
    </message>
    <message>
        <source>This is not a Tilescope answer sheet.</source>
        <translation type="unfinished">这不是 Tilescope 的答卷。</translation>
    </message>
    <message>
        <source>This is not a Tilescope answer sheet: %1</source>
        <translation type="unfinished">这不是 Tilescope 的答卷：%1</translation>
    </message>
    <message>
        <source>This is not a Tilescope progress file.</source>
        <translation type="unfinished">这不是 Tilescope 的进度文件。</translation>
    </message>
    <message>
        <source>This is not a Tilescope progress file: %1</source>
        <translation type="unfinished">这不是 Tilescope 的学生进度：%1</translation>
    </message>
    <message>
        <source>This is the end of "%1".</source>
        <translation type="unfinished">“%1”到此结束。</translation>
    </message>
    <message>
        <source>This is the reference.</source>
        <translation type="unfinished">它就是参考结果。</translation>
    </message>
    <message>
        <source>This is the result; its difference from the CPU reference is being computed…</source>
        <translation type="unfinished">这是结果；正在计算它与 CPU 参考结果的差异…</translation>
    </message>
    <message>
        <source>This is the result; there is no CPU reference for it yet. The difference appears when the sliders stop moving and the result has been checked.</source>
        <translation type="unfinished">这是结果；还没有它的 CPU 参考结果。滑块停下且结果检验完毕后，会显示差异。</translation>
    </message>
    <message>
        <source>This is the source image; the reads of each pixel are being counted…</source>
        <translation type="unfinished">这是源图像；正在统计其像素的读取次数…</translation>
    </message>
    <message>
        <source>This is the source: emulating the result would take about %1.</source>
        <translation type="unfinished">这是源图像：模拟结果约需 %1。</translation>
    </message>
    <message>
        <source>This kernel does not have the code that these mistakes change: %1.</source>
        <translation type="unfinished">此内核函数没有下列错误所改动的代码：%1。</translation>
    </message>
    <message>
        <source>This kernel has no shared memory.</source>
        <translation type="unfinished">此内核函数没有共享内存。</translation>
    </message>
    <message>
        <source>This kernel was loaded from a file and not written here. It runs in the emulator, which checks every access, until you allow it on the GPU.</source>
        <translation type="unfinished">此内核函数来自文件，不是在这里编写的。它在检查每次访问的模拟器中运行，直到你允许它在 GPU 上运行。</translation>
    </message>
    <message>
        <source>This kernel was not sent to the GPU; the last valid image remains.</source>
        <translation type="unfinished">此内核函数没有在 GPU 上运行；保留上一幅有效的图像。</translation>
    </message>
    <message>
        <source>This kernel was running when the GPU was lost. It stays in the emulator, which checks every access, until you allow it on the GPU again.</source>
        <translation type="unfinished">GPU 变为不可用时正在运行此内核函数。它将留在检查每次访问的模拟器中，直到你再次允许它在 GPU 上运行。</translation>
    </message>
    <message>
        <source>This launch was not counted separately; choose all launches.</source>
        <translation type="unfinished">此次启动没有单独计数；请选择“所有启动”。</translation>
    </message>
    <message>
        <source>This load comes too early: warp %2 stores to the address only in event %1%3, with no barrier in between.</source>
        <translation type="unfinished">这次读取过早：线程束 %2 要到事件 %1%3 才写入该地址，其间没有屏障。</translation>
    </message>
    <message>
        <source>This number of images is read from the file piece by piece, but a worker reads no files. Start Tilescope on the computer that has the file and the GPU, or use fewer images: up to 512 MB are sent.</source>
        <translation type="unfinished">这么多图像要从文件分段读取，而工作进程不读取文件。请在文件和 GPU 所在的机器上直接运行 Tilescope，或减少图像：最多发送 512 MB。</translation>
    </message>
    <message>
        <source>This operation provides no curve for its result.</source>
        <translation type="unfinished">此操作没有可显示的结果曲线。</translation>
    </message>
    <message>
        <source>This pixel lies outside the region, so no block computes it.</source>
        <translation type="unfinished">此像素位于区域之外，没有线程块计算它。</translation>
    </message>
    <message>
        <source>This pixel replaces %1, which is outside the image.</source>
        <translation type="unfinished">此像素代替位于图像之外的 %1。</translation>
    </message>
    <message>
        <source>This program was built without giflib, which writes animations.</source>
        <translation type="unfinished">此程序构建时没有写动画的 giflib。</translation>
    </message>
    <message>
        <source>This run has no such launch.</source>
        <translation type="unfinished">此次运行没有这样的启动。</translation>
    </message>
    <message>
        <source>This run was not checked.</source>
        <translation type="unfinished">未检验。</translation>
    </message>
    <message>
        <source>This run was not timed.</source>
        <translation type="unfinished">此次运行未计时。</translation>
    </message>
    <message>
        <source>This session is also open in another window. The window that saves last asks you before it replaces what the other one saved.</source>
        <translation type="unfinished">此会话也在另一个窗口中打开。后保存的窗口在替换另一窗口保存的内容之前会询问。</translation>
    </message>
    <message>
        <source>This step has not been translated.</source>
        <translation type="unfinished">此步骤尚未翻译。</translation>
    </message>
    <message>
        <source>This strategy adds FP16 values, which have 11 significant bits, from the ends of the window to its middle. This is exact enough only if no weight is larger than one nearer to the middle.</source>
        <translation type="unfinished">此策略从窗口的两端向中间累加有效位为 11 位的 FP16 值。只有当任何权重都不大于更靠近中间的权重时，这才足够精确。</translation>
    </message>
    <message>
        <source>This strategy calls a library, so its source cannot be replaced. Choose another strategy first.</source>
        <translation type="unfinished">此策略调用库，其代码不能替换。请先选择其他策略。</translation>
    </message>
    <message>
        <source>This strategy cannot run with these settings.</source>
        <translation type="unfinished">此策略不能以这些设置运行。</translation>
    </message>
    <message>
        <source>This strategy computes only whole images. The strategies "shared", "texture_constant" and "texture_texture" accept a region.</source>
        <translation type="unfinished">此策略只能计算整幅图像。策略“shared”、“texture_constant”和“texture_texture”接受区域。</translation>
    </message>
    <message>
        <source>This strategy does not support the chosen block; this is the nearest block that it supports.</source>
        <translation type="unfinished">此策略不支持所选的线程块；这是它支持的最接近的线程块。</translation>
    </message>
    <message>
        <source>This strategy has no tile and reads nothing from shared memory. Press Shift+U to see the reads from global memory.</source>
        <translation type="unfinished">此策略不从共享内存读取：它没有分块。按 Shift+U 可查看全局内存的读取。</translation>
    </message>
    <message>
        <source>This strategy is not based on another one.</source>
        <translation type="unfinished">此策略不以其他策略为基础。</translation>
    </message>
    <message>
        <source>This strategy needs a GPU of compute capability %1, but %2 has %3. Strategies with lower requirements run on this GPU.</source>
        <translation type="unfinished">此策略需要计算能力 %1 的 GPU，而 %2 为 %3。要求较低的策略可在此 GPU 上运行。</translation>
    </message>
    <message>
        <source>This strategy needs a GPU of compute capability %1, but %2 has %3. The emulator runs it; strategies with lower requirements run on this GPU.</source>
        <translation type="unfinished">此策略需要计算能力 %1 的 GPU，而 %2 为 %3。模拟器可运行它；要求较低的策略可在此 GPU 上运行。</translation>
    </message>
    <message>
        <source>This strategy needs a filter that is symmetric from left to right. These weights are not symmetric.</source>
        <translation type="unfinished">此策略需要从左看和从右看都相同的滤波器，而这些权重不满足。</translation>
    </message>
    <message>
        <source>This strategy reads a texture. Sectors moved by textures are not counted, so the sum of the others would be too low.</source>
        <translation type="unfinished">此策略读取纹理。纹理移动的扇区不计数，其余各项之和会偏低。</translation>
    </message>
    <message>
        <source>This strategy runs only on an NVIDIA GPU: no counters, reuse view, stepping or editing.</source>
        <translation type="unfinished">此策略只能在 NVIDIA GPU 上运行：没有计数器、复用视图和单步，也不能编辑。</translation>
    </message>
    <message>
        <source>This strategy sums along rows and then along columns, so the filter must be the product of a row with itself. These weights are not such a product.</source>
        <translation type="unfinished">此策略先沿行再沿列求和，因此滤波器必须是一行与自身的乘积，而这些权重不满足。</translation>
    </message>
    <message>
        <source>This strategy uses none.</source>
        <translation type="unfinished">此策略不使用此项。</translation>
    </message>
    <message>
        <source>This strategy uses the kernels of %1, so there is no source to view or edit.</source>
        <translation type="unfinished">由 %1 自己的内核函数完成：没有可供阅读或编辑的代码。</translation>
    </message>
    <message>
        <source>This strategy's instructions are available only on GPUs of compute capability %1, but %2 has %3. The other strategies run on this GPU.</source>
        <translation type="unfinished">只有计算能力 %1 的 GPU 才有此策略的指令，而 %2 为 %3。其他策略可在此 GPU 上运行。</translation>
    </message>
    <message>
        <source>This strategy's kernels run only on a GPU, so there is no timeline.</source>
        <translation type="unfinished">此策略的内核函数只由 GPU 执行：没有时间线。</translation>
    </message>
    <message>
        <source>This system does not let CUDA share images with OpenGL, as under WSL 2.</source>
        <translation type="unfinished">此系统不允许 CUDA 与 OpenGL 共享图像，例如在 WSL 2 下。</translation>
    </message>
    <message>
        <source>This text cannot be shown: %1</source>
        <translation type="unfinished">无法显示此代码：%1</translation>
    </message>
    <message>
        <source>This value and higher values become white</source>
        <translation type="unfinished">此值及更大的值变为白色</translation>
    </message>
    <message>
        <source>This value and lower values become black</source>
        <translation type="unfinished">此值及更小的值变为黑色</translation>
    </message>
    <message>
        <source>Thread</source>
        <translation type="unfinished">线程</translation>
    </message>
    <message>
        <source>Thread %1 and thread %2 of block %3</source>
        <translation type="unfinished">线程块 %3 的线程 %1 和线程 %2</translation>
    </message>
    <message>
        <source>Thread %1 and thread %2 of block %3 store different values to %4 at the same time. Which value remains depends on timing.</source>
        <translation type="unfinished">线程块 %3 的线程 %1 和线程 %2 同时向 %4 写入不同的值：留下哪个全凭偶然。</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 accesses %3 at byte %4 of row %5 of plane %8, but the surface has %9 planes of %6 rows of %7.</source>
        <translation type="unfinished">线程块 %2 的线程 %1 访问%3中平面 %8 第 %5 行的字节 %4，但该表面有 %9 个平面，每个平面 %6 行，每行 %7。</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 accesses %3 at byte %4 of row %5, but the surface has %6 rows of %7.</source>
        <translation type="unfinished">线程块 %2 的线程 %1 访问%3中第 %5 行的字节 %4，但该表面有 %6 行，每行 %7。</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 accesses %3 through %4, which is not a texture or surface object.</source>
        <translation type="unfinished">线程块 %2 的线程 %1 通过 %4 访问%3，而那里不是纹理或表面的对象。</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 accesses %3 through object %4, which is %5.</source>
        <translation type="unfinished">线程块 %2 的线程 %1 通过对象 %4 访问%3，而该对象是%5。</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 atomically updates %3 at %4</source>
        <translation type="unfinished">线程块 %2 的线程 %1 以原子方式修改 %4 处的 %3</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 atomically updates %3 at %4, which is not a multiple of %5. An access of %3 must start at a multiple of its size.</source>
        <translation type="unfinished">线程块 %2 的线程 %1 以原子方式修改 %4 处的 %3，而该处不是 %5 的倍数。%3 的访问必须从其大小的倍数处开始。</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 atomically updates %3 at a null pointer.</source>
        <translation type="unfinished">线程块 %2 的线程 %1 以原子方式修改空指针处的 %3。</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 atomically updates %3 on %4</source>
        <translation type="unfinished">线程块 %2 的线程 %1 在%4以原子方式修改 %3</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 atomically updates %3 on %4, but the asynchronous copy into it that thread %5 started on %6 has not been waited for: the data may arrive before or after.</source>
        <translation type="unfinished">线程块 %2 的线程 %1 在%4以原子方式修改 %3，但线程 %5 在%6开始的、写入该处的异步复制尚未等待完成：数据可能在此之前或之后到达。</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 atomically updates %3, in its own array, before storing anything there. The value is undefined.</source>
        <translation type="unfinished">线程块 %2 的线程 %1 以原子方式修改自己数组中的 %3，而此前它没有在那里写入任何值。它得到的是那里留下的任意内容。</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 atomically updates %3, where no thread of the block has stored anything yet. The value is undefined.</source>
        <translation type="unfinished">线程块 %2 的线程 %1 以原子方式修改 %3，而该线程块尚无线程在那里写入任何值。它得到的是那里留下的任意内容。</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 calls a function through the pointer %3, which is not the address of a function that this call can reach.</source>
        <translation type="unfinished">线程块 %2 的线程 %1 通过指针 %3 调用函数，而它不是此调用可以到达的函数的地址。</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 divides an integer by 0, %3 times in all. The result is undefined; no error is reported on a GPU.</source>
        <translation type="unfinished">线程块 %2 的线程 %1 用整数除以 0，共 %3 次。结果未定义；GPU 不会报告错误。</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 does not reach this %3, although the mask %4 includes the thread. All threads that a mask includes must execute the instruction, unless they have returned. The result is undefined.</source>
        <translation type="unfinished">线程块 %2 的线程 %1 没有到达此处的 %3，而掩码 %4 包含该线程。掩码包含的线程除非已经返回，否则都必须执行该指令。结果未定义。</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 executes %3 with the mask %4, which does not include the thread's own lane, %5. The result is undefined.</source>
        <translation type="unfinished">线程块 %2 的线程 %1 以掩码 %4 执行 %3，而该掩码不包含它自己的 lane %5。结果未定义。</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 executes a trap: __trap(), or grid.sync(), which requires a cooperative launch.</source>
        <translation type="unfinished">线程块 %2 的线程 %1 执行陷阱：__trap()，或 grid.sync()，后者要求以可相互等待的方式启动线程块。</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 frees the memory at %3, which malloc did not return or which has already been freed.</source>
        <translation type="unfinished">线程块 %2 的线程 %1 释放 %3 处的内存，而那里没有由 malloc 分配且尚未由 free 收回的内存的起始处。</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 loads %3 at %4</source>
        <translation type="unfinished">线程块 %2 的线程 %1 在 %4 处读取 %3</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 loads %3 at %4, which is not a multiple of %5. An access of %3 must start at a multiple of its size.</source>
        <translation type="unfinished">线程块 %2 的线程 %1 在 %4 处读取 %3，而该处不是 %5 的倍数。%3 的访问必须从其大小的倍数处开始。</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 loads %3 at a null pointer.</source>
        <translation type="unfinished">线程块 %2 的线程 %1 在空指针处读取 %3。</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 loads %3 on %4</source>
        <translation type="unfinished">线程块 %2 的线程 %1 在%4读取 %3</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 loads %3 on %4, but the asynchronous copy into it that thread %5 started on %6 has not been waited for: the data may arrive before or after.</source>
        <translation type="unfinished">线程块 %2 的线程 %1 在%4读取 %3，但线程 %5 在%6开始的、写入该处的异步复制尚未等待完成：数据可能在此之前或之后到达。</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 loads %3, in its own array, before storing anything there. The value is undefined.</source>
        <translation type="unfinished">线程块 %2 的线程 %1 读取自己数组中的 %3，而此前它没有在那里写入任何值。它得到的是那里留下的任意内容。</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 loads %3, where no thread of the block has stored anything yet. The value is undefined.</source>
        <translation type="unfinished">线程块 %2 的线程 %1 读取 %3，而该线程块尚无线程在那里写入任何值。它得到的是那里留下的任意内容。</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 reaches a function that calls itself more than %3 levels deep, the maximum that is supported here.</source>
        <translation type="unfinished">线程块 %2 的线程 %1 到达一个自身调用超过 %3 层的函数，这里最多跟踪这么多层。</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 reaches this %3, and thread %4 reaches the one on line %5, although both use the mask %6, which includes both threads. The threads that a mask includes must execute the same instruction together.</source>
        <translation type="unfinished">线程块 %2 的线程 %1 到达此处的 %3，而线程 %4 到达第 %5 行的那一个，尽管两者的掩码都是包含这两个线程的 %6。掩码包含的线程必须一起执行同一条指令。</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 reads the value of lane %3 with %4, but the mask %5 does not include that lane. The value is undefined.</source>
        <translation type="unfinished">线程块 %2 的线程 %1 用 %4 读取 lane %3 的值，但掩码 %5 不包含该 lane。该值未定义。</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 reads the value of lane %3 with %4, but the thread of that lane does not execute the instruction, because it has returned or does not exist. The value is undefined.</source>
        <translation type="unfinished">线程块 %2 的线程 %1 用 %4 读取 lane %3 的值，但该 lane 的线程不执行这条指令，因为它已经返回或不存在。该值未定义。</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 stores %3 at %4</source>
        <translation type="unfinished">线程块 %2 的线程 %1 在 %4 处写入 %3</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 stores %3 at %4, which is not a multiple of %5. An access of %3 must start at a multiple of its size.</source>
        <translation type="unfinished">线程块 %2 的线程 %1 在 %4 处写入 %3，而该处不是 %5 的倍数。%3 的访问必须从其大小的倍数处开始。</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 stores %3 at a null pointer.</source>
        <translation type="unfinished">线程块 %2 的线程 %1 在空指针处写入 %3。</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 stores %3 on %4</source>
        <translation type="unfinished">线程块 %2 的线程 %1 在%4写入 %3</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 stores %3 on %4, but the asynchronous copy into it that thread %5 started on %6 has not been waited for: the data may arrive before or after.</source>
        <translation type="unfinished">线程块 %2 的线程 %1 在%4写入 %3，但线程 %5 在%6开始的、写入该处的异步复制尚未等待完成：数据可能在此之前或之后到达。</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 stores %3, in its own array, before storing anything there. The value is undefined.</source>
        <translation type="unfinished">线程块 %2 的线程 %1 写入自己数组中的 %3，而此前它没有在那里写入任何值。它得到的是那里留下的任意内容。</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 stores %3, where no thread of the block has stored anything yet. The value is undefined.</source>
        <translation type="unfinished">线程块 %2 的线程 %1 写入 %3，而该线程块尚无线程在那里写入任何值。它得到的是那里留下的任意内容。</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 uses a barrier object at %3 that is not initialised, or arrives at it more often than it expects.</source>
        <translation type="unfinished">线程块 %2 的线程 %1 使用 %3 处的屏障对象，而它尚未初始化，或到达次数超过了它的预期。</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 waits at an invalid barrier.</source>
        <translation type="unfinished">线程块 %2 的线程 %1 在一个无效的屏障处等待。</translation>
    </message>
    <message>
        <source>Thread %1 of block %2, lane %3 of warp %4, stored it on line %5.</source>
        <translation type="unfinished">线程 %1（线程块 %2，lane %3，线程束 %4）在第 %5 行写入了该像素。</translation>
    </message>
    <message>
        <source>Thread %1 of block %2: the assertion `%3` failed (%4, line %5, %6).</source>
        <translation type="unfinished">线程块 %2 的线程 %1：断言 `%3` 不成立（%4，第 %5 行，%6）。</translation>
    </message>
    <message>
        <source>Thread %1 of block %2: the assertion `%3` failed (in %4).</source>
        <translation type="unfinished">线程块 %2 的线程 %1：断言 `%3` 不成立（位于 %4）。</translation>
    </message>
    <message>
        <source>Thread %1 stored it there %2 earlier.</source>
        <translation type="unfinished">线程 %1 在 %2之前已写入该处。</translation>
    </message>
    <message>
        <source>Thread instructions</source>
        <translation type="unfinished">线程指令</translation>
    </message>
    <message>
        <source>Thread instructions divided by warp instructions, 32 at best. Divergence and threads without a pixel account for the rest.</source>
        <translation type="unfinished">线程指令数与线程束指令数之比，最好为 32。不足的部分因分支发散和没有像素的线程而损失。</translation>
    </message>
    <message>
        <source>Threads above the diagonal also exit early, not only whole blocks.</source>
        <translation type="unfinished">对角线上方的线程也提前退出，而不仅是整个线程块。</translation>
    </message>
    <message>
        <source>Threads add to this value with atomic instructions, so its reads are not listed.</source>
        <translation type="unfinished">多个线程以原子指令累加到此值：其读取未列出。</translation>
    </message>
    <message>
        <source>Threads combine values in one instruction; what the other threads have read is not listed.</source>
        <translation type="unfinished">多个线程在一条指令中合并值：其他线程读取的内容未列出。</translation>
    </message>
    <message>
        <source>Threads exchange 16-bit column sums; each window slides on from the one on its left.</source>
        <translation type="unfinished">线程交换 16 位的列和；每个窗口由其左侧的窗口滑动得出。</translation>
    </message>
    <message>
        <source>Threads of a block along x</source>
        <translation type="unfinished">线程块沿 x 方向的线程数</translation>
    </message>
    <message>
        <source>Threads of a block along x. A warp is 32 consecutive threads, counted along x first, so with a multiple of 32 a warp reads whole lines of memory.</source>
        <translation type="unfinished">线程块沿 x 方向的线程数。线程束是先沿 x 方向相继的 32 个线程，因此取 32 的倍数时，线程束会读取完整的内存行。</translation>
    </message>
    <message>
        <source>Threads of a block along y</source>
        <translation type="unfinished">线程块沿 y 方向的线程数</translation>
    </message>
    <message>
        <source>Threads of a block along y. Width times height must not exceed 1024.</source>
        <translation type="unfinished">线程块沿 y 方向的线程数。宽度乘以高度最多为 1024。</translation>
    </message>
    <message>
        <source>Threads of block %1 that the mask %2 includes, among them %3, reach this %4 one group after the other. On a GPU, they meet there. In the emulator, each group gets only the values of its own threads, so the result can differ.</source>
        <translation type="unfinished">线程块 %1 中掩码 %2 包含的线程（其中有 %3）一组接一组地到达此处的 %4。在 GPU 上它们在此会合。在模拟器中每组只得到自己线程的值，因此结果可能不同。</translation>
    </message>
    <message>
        <source>Threads per block</source>
        <translation type="unfinished">每线程块线程数</translation>
    </message>
    <message>
        <source>Threads per block. The time for another block size is that of a launch with this size, using the registers and shared memory that it needs.</source>
        <translation type="unfinished">线程块的线程数。其他线程块大小的时间，是以该大小启动、按相应的寄存器数和共享内存计算的时间。</translation>
    </message>
    <message>
        <source>Threads read a count, add 1 and store it: threads that collide overwrite one another, and counts are lost.</source>
        <translation type="unfinished">线程读取计数、加 1 再写回：同时进行的线程相互覆盖，有的计数丢失。</translation>
    </message>
    <message>
        <source>Threads read pixels of the tile that others have not stored yet.</source>
        <translation type="unfinished">线程读取了分块中其他线程尚未写入的像素。</translation>
    </message>
    <message>
        <source>Threads such as %1 of block %2 do not reach the barrier on %3 at which the others wait: the barrier is in a branch that they do not take, or in a loop that they have left. NVIDIA GPUs do not wait for threads that have returned, but all threads of a block are required to reach its barriers, and on other hardware this hangs.</source>
        <translation type="unfinished">线程块 %2 的线程 %1 等没有到达其他线程在%3等待的屏障：它位于这些线程不进入的分支，或它们已离开的循环中。NVIDIA 的 GPU 不等待已返回的线程；但规则是线程块的所有线程都要到达其屏障，在其他硬件上会挂起。</translation>
    </message>
    <message>
        <source>Threads such as %1 of block %2 return here, before the barrier on %3 at which the others wait. NVIDIA GPUs do not wait for threads that have returned, but all threads of a block are required to reach its barriers, and on other hardware this hangs.</source>
        <translation type="unfinished">线程块 %2 的线程 %1 等在此返回，未到达其他线程在%3等待的屏障。NVIDIA 的 GPU 不等待已返回的线程；但规则是线程块的所有线程都要到达其屏障，在其他硬件上会挂起。</translation>
    </message>
    <message>
        <source>Threads without a pixel exit before the barrier. Here, they had nothing to load, so the image is correct, but others wait for them: CUDA requires every thread of the block to reach a barrier.</source>
        <translation type="unfinished">没有像素的线程在屏障之前退出。此处它们没有要复制的内容，图像正确，但其他线程在等待它们：CUDA 要求线程块的每个线程都到达屏障。</translation>
    </message>
    <message>
        <source>Threads without a pixel exit before they have filled their part of the tile, which their neighbours then read as it was: the image is wrong at the right and bottom edges.</source>
        <translation type="unfinished">没有像素的线程尚未写入分块中自己那部分就退出，相邻线程于是读到其中原有的内容：图像的右边缘和下边缘出错。</translation>
    </message>
    <message>
        <source>Three 16-byte loads per row instead of 15 at W = 5, in flight while the sums of the row are computed, in exchange for 10 % more move instructions: 480 µs instead of 557 µs for 16384² RGB on an H200. From W = 9 on, too few warps fit, and packed remains faster.</source>
        <translation type="unfinished">W = 5 时每行只需 3 次 16 字节的读取（原为 15 次），且在计算该行的和时已经发出，代价是移动指令多十分之一：在 H200 上 16384² RGB 为 480 µs（原为 557 µs）；W 为 9 及以上时能容纳的线程束太少，仍是 packed 更快。</translation>
    </message>
    <message>
        <source>Three FP16 products</source>
        <translation type="unfinished">三次FP16乘法</translation>
    </message>
    <message>
        <source>Three TF32 products</source>
        <translation type="unfinished">三次 TF32 乘法</translation>
    </message>
    <message>
        <source>Three loads and three shifts for sixteen __dp4a instead of eight and twelve: the multipliers are the limit, 0.9 ms at 52×52 on an H200, 1.6× faster than dp4a_outputs.</source>
        <translation type="unfinished">十六次 __dp4a 只需三次读取和三次移位（原为八次和十二次）：乘法器成为瓶颈，在 H200 上 52×52 时 0.9 ms，速度是 dp4a_outputs 的 1.6 倍。</translation>
    </message>
    <message>
        <source>Three products instead of one: 13.8 ms on an H200, with an error of less than 5e-6 of C.</source>
        <translation type="unfinished">三次乘法代替一次：在 H200 上 13.8 ms，误差小于 C 的 5e-6。</translation>
    </message>
    <message>
        <source>Three times the work of half: 6.9 ms on an H200, with an error of less than 5e-6 of C.</source>
        <translation type="unfinished">half 的三倍：在 H200 上 6.9 ms，误差小于 C 的 5e-6。</translation>
    </message>
    <message>
        <source>Tile of words</source>
        <translation type="unfinished">以字为单位的分块</translation>
    </message>
    <message>
        <source>Tile overwritten too early</source>
        <translation type="unfinished">分块过早被覆盖</translation>
    </message>
    <message>
        <source>Tile read by columns</source>
        <translation type="unfinished">按列读取分块</translation>
    </message>
    <message>
        <source>Tile side x</source>
        <translation type="unfinished">分块边长 x</translation>
    </message>
    <message>
        <source>Tile side y</source>
        <translation type="unfinished">分块边长 y</translation>
    </message>
    <message>
        <source>Tile side, threads</source>
        <translation type="unfinished">分块边长，线程数</translation>
    </message>
    <message>
        <source>Tile width</source>
        <translation type="unfinished">分块宽度</translation>
    </message>
    <message>
        <source>Tile with pitch</source>
        <translation type="unfinished">带行距的分块</translation>
    </message>
    <message>
        <source>Tiles of 192×192: each number is used 192 times instead of 128.</source>
        <translation type="unfinished">192×192 的分块：每个数使用 192 次，而不是 128 次。</translation>
    </message>
    <message>
        <source>Tilescope</source>
        <translation type="unfinished">Tilescope</translation>
    </message>
    <message>
        <source>Tilescope could not be restarted from %1. Save the session, and start Tilescope yourself.</source>
        <translation type="unfinished">无法从 %1 再次启动 Tilescope；请保存会话并自行启动。</translation>
    </message>
    <message>
        <source>Tilescope did not exit properly last time. Its settings, image and pins can be restored.</source>
        <translation type="unfinished">Tilescope 上次没有正常结束。可以恢复其设置、图像和固定的运行。</translation>
    </message>
    <message>
        <source>Tilescope will use %1 after a restart.</source>
        <translation type="unfinished">重新启动后，Tilescope 将使用%1。</translation>
    </message>
    <message>
        <source>Tilescope without %1</source>
        <translation type="unfinished">Tilescope，不计 %1</translation>
    </message>
    <message>
        <source>Tilescope without %1: %2.</source>
        <translation type="unfinished">不计 %1 时的 Tilescope：%2。</translation>
    </message>
    <message>
        <source>Tilescope's emulator on this computer's CPU</source>
        <translation type="unfinished">本机 CPU 上的 Tilescope 模拟器</translation>
    </message>
    <message>
        <source>Tilescope's own interpreter of PTX on the CPU. It needs no GPU, and counts requests, sectors and wavefronts as the hardware would; its time is not GPU time.</source>
        <translation type="unfinished">Tilescope 自己在 CPU 上执行 PTX。无需 GPU，像硬件那样对请求、扇区和 wavefront 计数；其时间不是 GPU 的时间。</translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished">时间</translation>
    </message>
    <message>
        <source>Time band, estimate</source>
        <translation type="unfinished">时间区间，估计值</translation>
    </message>
    <message>
        <source>Time if hardly anything overlaps on the chosen GPU: a model estimate, not a measurement.</source>
        <translation type="unfinished">所选 GPU 上几乎没有任何重叠时的时间：模型的估计值，不是测量值。</translation>
    </message>
    <message>
        <source>Time including the copies</source>
        <translation type="unfinished">含复制的时间</translation>
    </message>
    <message>
        <source>Time of copying the input to the output on this GPU, divided by the time of the strategy, both with the L2 cache overwritten before each run.</source>
        <translation type="unfinished">在此 GPU 上将输入复制到输出所需的时间与策略所需的时间之比，两者都在每次运行前覆盖 L2 缓存。</translation>
    </message>
    <message>
        <source>Time of copying the input to the output on this GPU, divided by the time of the strategy: at 100 %, a kernel computes only while it would wait for memory anyway.</source>
        <translation type="unfinished">在此 GPU 上将输入复制到输出所需的时间与策略所需的时间之比：达到 100 % 的内核函数在本来就要等待内存的时间内完成计算。</translation>
    </message>
    <message>
        <source>Time of one cudaMemcpy from pageable memory to the GPU, measured; not part of the GPU time.</source>
        <translation type="unfinished">从可分页内存到 GPU 的一次 cudaMemcpy 的时间，测量值；不计入 GPU 时间。</translation>
    </message>
    <message>
        <source>Time of one cudaMemcpy of the result to pageable memory, measured; not part of the GPU time.</source>
        <translation type="unfinished">将结果复制到可分页内存的一次 cudaMemcpy 的时间，测量值；不计入 GPU 时间。</translation>
    </message>
    <message>
        <source>Time of the copy back</source>
        <translation type="unfinished">复制回主机的时间</translation>
    </message>
    <message>
        <source>Time of the copy back to pinned memory</source>
        <translation type="unfinished">复制回主机锁页内存的时间</translation>
    </message>
    <message>
        <source>Time of the copy to the device</source>
        <translation type="unfinished">复制到设备的时间</translation>
    </message>
    <message>
        <source>Time of the copy to the device from pinned memory</source>
        <translation type="unfinished">从锁页内存复制到设备的时间</translation>
    </message>
    <message>
        <source>Time on the chosen GPU, predicted by simulating one of its multiprocessors instruction by instruction. Not a measurement.</source>
        <translation type="unfinished">通过逐指令模拟所选 GPU 的一个多处理器得到的时间。预测值，不是测量值。</translation>
    </message>
    <message>
        <source>Time that the tightest limit of the chosen GPU allows: a model estimate, not a measurement.</source>
        <translation type="unfinished">所选 GPU 最紧的限制所允许的时间：模型的估计值，不是测量值。</translation>
    </message>
    <message>
        <source>Time that this computer took to interpret the kernel, %1.</source>
        <translation type="unfinished">本机解释执行内核函数所用的时间，%1。</translation>
    </message>
    <message>
        <source>Time that this computer took to interpret the kernel.</source>
        <translation type="unfinished">本机解释执行内核函数所用的时间。</translation>
    </message>
    <message>
        <source>Time that this computer took to interpret the kernel; %1 %2.</source>
        <translation type="unfinished">本机解释执行内核函数所用的时间；%2为 %1。</translation>
    </message>
    <message>
        <source>Time, predicted</source>
        <translation type="unfinished">时间，预测</translation>
    </message>
    <message>
        <source>Time, predicted, cold L2</source>
        <translation type="unfinished">时间，预测，冷 L2</translation>
    </message>
    <message>
        <source>Time: %1</source>
        <translation type="unfinished">时间：%1</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation type="unfinished">时间线</translation>
    </message>
    <message>
        <source>Timeline of the block</source>
        <translation type="unfinished">线程块的时间线</translation>
    </message>
    <message>
        <source>Timeline of the warps</source>
        <translation type="unfinished">线程束的时间线</translation>
    </message>
    <message>
        <source>Times</source>
        <translation type="unfinished">时间</translation>
    </message>
    <message>
        <source>Times appear here after the first run.</source>
        <translation type="unfinished">首次运行后，时间显示在此处。</translation>
    </message>
    <message>
        <source>Times of the strategies</source>
        <translation type="unfinished">各策略的时间</translation>
    </message>
    <message>
        <source>To the block's first event</source>
        <translation type="unfinished">到线程块的第一个事件</translation>
    </message>
    <message>
        <source>To the block's last event</source>
        <translation type="unfinished">到线程块的最后一个事件</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation type="unfinished">到结尾</translation>
    </message>
    <message>
        <source>To the next access that races with an access of another warp</source>
        <translation type="unfinished">到下一次与其他线程束发生竞争的访问</translation>
    </message>
    <message>
        <source>To the next access to global memory that takes more sectors than needed</source>
        <translation type="unfinished">到下一次扇区多于所需的全局内存访问</translation>
    </message>
    <message>
        <source>To the next access to memory</source>
        <translation type="unfinished">到下一次内存访问</translation>
    </message>
    <message>
        <source>To the next access to shared memory that takes more wavefronts than needed</source>
        <translation type="unfinished">到下一次 wavefront 多于所需的共享内存访问</translation>
    </message>
    <message>
        <source>To the next data race, bank conflict or access to more sectors than needed</source>
        <translation type="unfinished">到下一个竞争、存储体冲突或扇区多于所需的访问</translation>
    </message>
    <message>
        <source>To the next event</source>
        <translation type="unfinished">到下一个事件</translation>
    </message>
    <message>
        <source>To the next event of another line of the kernel</source>
        <translation type="unfinished">到内核函数另一行的下一个事件</translation>
    </message>
    <message>
        <source>To the next marked line of the kernel</source>
        <translation type="unfinished">转到内核函数的下一个标记行</translation>
    </message>
    <message>
        <source>To the previous event</source>
        <translation type="unfinished">到前一个事件</translation>
    </message>
    <message>
        <source>To the previous marked line of the kernel</source>
        <translation type="unfinished">转到内核函数的上一个标记行</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation type="unfinished">到开头</translation>
    </message>
    <message>
        <source>To use an NVIDIA GPU, install NVIDIA's driver %1 or newer (on Debian, the packages nvidia-driver and libcuda1; on Ubuntu, run ubuntu-drivers install). A container needs --gpus all.</source>
        <translation type="unfinished">如需使用 NVIDIA GPU，请安装 NVIDIA 驱动程序 %1 或更新版本（Debian 上为软件包 nvidia-driver 和 libcuda1，Ubuntu 上用 ubuntu-drivers install）；容器需要 --gpus all。</translation>
    </message>
    <message>
        <source>To where a warp arrives at a barrier, and then to where all warps continue</source>
        <translation type="unfinished">到某个线程束到达屏障处，再到所有线程束继续处</translation>
    </message>
    <message>
        <source>Too few rows kept</source>
        <translation type="unfinished">保留的行太少</translation>
    </message>
    <message>
        <source>Too many requests are queued.</source>
        <translation type="unfinished">等待的请求过多。</translation>
    </message>
    <message>
        <source>Tr&amp;anspose</source>
        <translation type="unfinished">转置(&amp;A)</translation>
    </message>
    <message>
        <source>Traced: %1. Click to see another part of the block.</source>
        <translation type="unfinished">已跟踪%1。单击可查看线程块的另一部分。</translation>
    </message>
    <message>
        <source>Tracing the block…</source>
        <translation type="unfinished">正在跟踪线程块…</translation>
    </message>
    <message>
        <source>Tracing the value was cancelled.</source>
        <translation type="unfinished">值的追踪已取消。</translation>
    </message>
    <message>
        <source>Transforming a tile forward and back yields the same tile. Only the multiplication by the template's spectrum in between yields sums of products; without this multiplication, the map is the image itself.</source>
        <translation type="unfinished">正变换后再逆变换，分块还是原样。两者之间只有与模板频谱相乘，才能得到乘积之和；缺了它，得到的图就是图像本身。</translation>
    </message>
    <message>
        <source>Transforms modulo a prime are exact in 32 bits, and can be fused with other steps.</source>
        <translation type="unfinished">以素数为模的变换在 32 位内精确，并可与其他步骤融合。</translation>
    </message>
    <message>
        <source>Transparent parts were drawn on white.</source>
        <translation type="unfinished">透明部分已衬以白色。</translation>
    </message>
    <message>
        <source>Trap</source>
        <translation type="unfinished">陷阱指令</translation>
    </message>
    <message>
        <source>Truncated, not rounded</source>
        <translation type="unfinished">截断而未舍入</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished">重试</translation>
    </message>
    <message>
        <source>Trying other block sizes…</source>
        <translation type="unfinished">正在尝试其他线程块大小…</translation>
    </message>
    <message>
        <source>Trying other resources…</source>
        <translation type="unfinished">正在尝试其他资源…</translation>
    </message>
    <message>
        <source>Twelve passes over 1.3 times the image in doubles, 2 GB in total: 0.75 ms at 4096×4096 on an H200, 16× faster than padded at 52×52, but slower than dp4a_outputs at 16×16.</source>
        <translation type="unfinished">以双精度把 1.3 倍大小的图像处理十二遍，共 2 GB：在 H200 上 4096×4096 为 0.75 ms；52×52 时速度是 padded 的 16 倍，16×16 时不如 dp4a_outputs。</translation>
    </message>
    <message>
        <source>Twice the size</source>
        <translation type="unfinished">放大到两倍</translation>
    </message>
    <message>
        <source>Two bytes in a half-word</source>
        <translation type="unfinished">半字中混入两个字节</translation>
    </message>
    <message>
        <source>Two column sums share a register as FP16 values; lanes exchange them directly.</source>
        <translation type="unfinished">两列的和各占一个寄存器的一半；lane 之间直接交换。</translation>
    </message>
    <message>
        <source>Two differences in a word are computed with one subtraction. If the lower one is negative, it borrows one from the upper, and every later sum of the row is off by one more.</source>
        <translation type="unfinished">一个字中的两个差值用一次减法求得。低位差值为负时向高位借一，此后该行的每个和的偏差都再增加一。</translation>
    </message>
    <message>
        <source>Two loads and three shifts for four __dp4a instead of eight and four: 2.5× faster than dp4a.</source>
        <translation type="unfinished">四次 __dp4a 只需两次读取和三次移位（原为八次和四次）：速度是 dp4a 的 2.5 倍。</translation>
    </message>
    <message>
        <source>Two loads for 32 __dp4a, with no shift, but a fourteenth word where rows have 13: within 10 % of dp4a_rows at 52×52, and slower at 16×16.</source>
        <translation type="unfinished">32 次 __dp4a 只需两次读取，无需移位，但每行由 13 个字变为 14 个：52×52 时与 dp4a_rows 相差不超过十分之一，16×16 时不如它。</translation>
    </message>
    <message>
        <source>Two of the text's runs of the same kernels in blocks of 32×32 differ by 6 to 16 %, so smaller differences are chance. Its error is relative to its own CPU code, in an unspecified unit.</source>
        <translation type="unfinished">原文对相同的内核函数、32×32 的线程块运行两次，结果相差 6 到 16 %，因此更小的差异属于偶然。原文的误差相对于其自己的 CPU 代码，单位未说明。</translation>
    </message>
    <message>
        <source>Two rows are compared while Tensor Cores multiply the next two.</source>
        <translation type="unfinished">在 Tensor Core 乘接下来两行的同时，比较前两行。</translation>
    </message>
    <message>
        <source>Two threads access the same memory location, at least one of them writes, and nothing orders the two accesses. The result depends on timing, even if it is correct today.</source>
        <translation type="unfinished">两个线程访问内存的同一处，至少有一个写入，且两者之间没有规定先后。结果是否正确全凭偶然，即使今天正确也不可靠。</translation>
    </message>
    <message>
        <source>Two whole numbers, column and row: 0, 0 to %1, %2.</source>
        <translation type="unfinished">两个整数，列和行：0, 0 到 %1, %2。</translation>
    </message>
    <message>
        <source>Two workers have the name %1.</source>
        <translation type="unfinished">有两个工作进程名为 %1。</translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished">类型</translation>
    </message>
    <message>
        <source>Typing</source>
        <translation type="unfinished">键入</translation>
    </message>
    <message>
        <source>Uncoalesced access</source>
        <translation type="unfinished">非合并访问</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished">撤销</translation>
    </message>
    <message>
        <source>Undo the last change of a setting</source>
        <translation type="unfinished">撤回对设置的最后一次更改</translation>
    </message>
    <message>
        <source>Undocks and re-attaches the dock widget</source>
        <translation type="unfinished">取下停靠窗口或重新停靠</translation>
    </message>
    <message>
        <source>Unequal pitch</source>
        <translation type="unfinished">行距不一致</translation>
    </message>
    <message>
        <source>Uninitialised read</source>
        <translation type="unfinished">读取未初始化的内存</translation>
    </message>
    <message>
        <source>Unknown for this run.</source>
        <translation type="unfinished">此次运行没有此项数据。</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation type="unfinished">取消固定</translation>
    </message>
    <message>
        <source>Unpin %1</source>
        <translation type="unfinished">取消固定 %1</translation>
    </message>
    <message>
        <source>Unpin %1 (Delete)</source>
        <translation type="unfinished">取消固定 %1 (Delete)</translation>
    </message>
    <message>
        <source>Unpin all</source>
        <translation type="unfinished">全部取消固定</translation>
    </message>
    <message>
        <source>Unpin all pinned runs</source>
        <translation type="unfinished">取消固定所有运行</translation>
    </message>
    <message>
        <source>Unpin this run</source>
        <translation type="unfinished">取消固定此次运行</translation>
    </message>
    <message>
        <source>Unused elements at the end of each row. In shared memory, one extra word per row moves the elements of a column to different banks; around an image, padding replaces tests for the border.</source>
        <translation type="unfinished">每行末尾未使用的元素。在共享内存中，每行多一个字可将一列的元素移到不同的存储体；在图像周围，填充可代替对边界的判断。</translation>
    </message>
    <message>
        <source>Upload</source>
        <translation type="unfinished">上传</translation>
    </message>
    <message>
        <source>Uploaded from host memory to %1.</source>
        <translation type="unfinished">已从主机内存上传到 %1。</translation>
    </message>
    <message>
        <source>Uploaded to %1: %2</source>
        <translation type="unfinished">已上传到 %1：%2</translation>
    </message>
    <message>
        <source>Upper bound of the time band</source>
        <translation type="unfinished">时间区间的上端</translation>
    </message>
    <message>
        <source>Use "%1", or the strategy "shared_constant", which accepts any weights.</source>
        <translation type="unfinished">这里可以使用“%1”；策略“shared_constant”接受任意权重。</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation type="unfinished">使用 %1</translation>
    </message>
    <message>
        <source>Use %3.</source>
        <translation type="unfinished">请使用 %3。</translation>
    </message>
    <message>
        <source>Use -gencode arch=compute_%1,code=sm_%1, beside one for each other architecture.</source>
        <translation type="unfinished">请使用 -gencode arch=compute_%1,code=sm_%1，并为其他每个架构各加一个。</translation>
    </message>
    <message>
        <source>Use __launch_bounds__ to make the compiler use fewer registers per thread, or use smaller blocks, of which more can fit.</source>
        <translation type="unfinished">请用 __launch_bounds__ 让编译器减少每线程的寄存器，或使用较小的线程块，这样可以容纳更多线程块。</translation>
    </message>
    <message>
        <source>Use a barrier number from 0 to 15 and a thread count that is a multiple of 32, up to 1024.</source>
        <translation type="unfinished">使用 0…15 之间的屏障编号，以及不超过 1024 的 32 的倍数作为线程数。</translation>
    </message>
    <message>
        <source>Use a block of %1, or keep this block and set %2 to %3.</source>
        <translation type="unfinished">可以使用 %1 的线程块；保持此线程块而令 %2 = %3 也可以。</translation>
    </message>
    <message>
        <source>Use a block of %1.</source>
        <translation type="unfinished">可以使用 %1 的线程块。</translation>
    </message>
    <message>
        <source>Use a mask of exactly the threads that reach this instruction: take it from __ballot_sync(0xffffffff, …) before the branch. Or move the %1 out of the branch.</source>
        <translation type="unfinished">请使用只包含到达此处的线程的掩码：在分支之前用 __ballot_sync(0xffffffff, …) 得到它。或者把 %1 移出分支。</translation>
    </message>
    <message>
        <source>Use a smaller image, or close other programs that use the GPU.</source>
        <translation type="unfinished">可改用较小的图像，或关闭其他使用 GPU 的程序。</translation>
    </message>
    <message>
        <source>Use a tile_width of %1 to keep the shared tile.</source>
        <translation type="unfinished">要保留共享分块，请使用 %1 的 tile_width。</translation>
    </message>
    <message>
        <source>Use a tile_width of %1 with a block of %2 to keep the shared tile.</source>
        <translation type="unfinished">要保留共享分块，请使用 %1 的 tile_width 和 %2 的线程块。</translation>
    </message>
    <message>
        <source>Use after free</source>
        <translation type="unfinished">释放后使用</translation>
    </message>
    <message>
        <source>Use atomics for every access to it in this launch, or move the non-atomic access to a separate launch.</source>
        <translation type="unfinished">在此次启动中对它的每次访问都使用原子操作，或把普通访问移到单独的一次启动。</translation>
    </message>
    <message>
        <source>Use cudaMemcpy2D with the pitch that cudaMallocPitch has returned.</source>
        <translation type="unfinished">请使用 cudaMemcpy2D，并采用 cudaMallocPitch 返回的行距。</translation>
    </message>
    <message>
        <source>Use dim3(%4): x counts columns, and y counts rows.</source>
        <translation type="unfinished">请使用 dim3(%4)：x 计列数，y 计行数。</translation>
    </message>
    <message>
        <source>Use free or delete[] for memory of malloc or new[].</source>
        <translation type="unfinished">对于 malloc 或 new[] 的内存，请使用 free 或 delete[]。</translation>
    </message>
    <message>
        <source>Use the file</source>
        <translation type="unfinished">使用文件</translation>
    </message>
    <message>
        <source>Use the image on the clipboard</source>
        <translation type="unfinished">从剪贴板取用图像</translation>
    </message>
    <message>
        <source>Use the kind %4.</source>
        <translation type="unfinished">请使用类型 %4。</translation>
    </message>
    <message>
        <source>Use the same pitch in both copies.</source>
        <translation type="unfinished">请在两次复制中使用相同的行距。</translation>
    </message>
    <message>
        <source>User g&amp;uide</source>
        <translation type="unfinished">用户指南(&amp;U)</translation>
    </message>
    <message>
        <source>User guide</source>
        <translation type="unfinished">用户指南</translation>
    </message>
    <message>
        <source>Using "%1": %2</source>
        <translation type="unfinished">运行的是“%1”：%2</translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished">值</translation>
    </message>
    <message>
        <source>Value in file</source>
        <translation type="unfinished">文件中的值</translation>
    </message>
    <message>
        <source>Values</source>
        <translation type="unfinished">值</translation>
    </message>
    <message>
        <source>Values %1 to %2, %3</source>
        <translation type="unfinished">值 %1 到 %2，%3</translation>
    </message>
    <message>
        <source>Values along the line</source>
        <translation type="unfinished">沿线的值</translation>
    </message>
    <message>
        <source>Values along the line from (%1, %2) to (%3, %4)</source>
        <translation type="unfinished">从 (%1, %2) 到 (%3, %4) 沿线的值</translation>
    </message>
    <message>
        <source>Values are kept only below twice the prime, which saves one subtraction per step. The final subtraction is still necessary: without it, every other sum is too large by the prime.</source>
        <translation type="unfinished">值只保持在素数的两倍以下，每步省去一次减法。最后必须补上这次减法：否则每隔一个和就大出一个素数。</translation>
    </message>
    <message>
        <source>Values around the pixel</source>
        <translation type="unfinished">像素周围的值</translation>
    </message>
    <message>
        <source>Values of the parameter</source>
        <translation type="unfinished">参数的值</translation>
    </message>
    <message>
        <source>Values of the parameter: a list 3,5,9 or a range 3..15:2</source>
        <translation type="unfinished">参数的值：列表 3,5,9 或范围 3..15:2</translation>
    </message>
    <message>
        <source>Values of the result</source>
        <translation type="unfinished">结果的值</translation>
    </message>
    <message>
        <source>Values of the source</source>
        <translation type="unfinished">源图像的值</translation>
    </message>
    <message>
        <source>Variance</source>
        <translation type="unfinished">方差</translation>
    </message>
    <message>
        <source>Vectors</source>
        <translation type="unfinished">向量</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation type="unfinished">版本和许可证</translation>
    </message>
    <message>
        <source>Vertical through the centre</source>
        <translation type="unfinished">竖直通过中央</translation>
    </message>
    <message>
        <source>View</source>
        <translation type="unfinished">视图</translation>
    </message>
    <message>
        <source>View with overlays</source>
        <translation type="unfinished">带叠加层的视图</translation>
    </message>
    <message>
        <source>Views of the predicted time</source>
        <translation type="unfinished">预测时间的视图</translation>
    </message>
    <message>
        <source>Visible to all threads; large, but far away.</source>
        <translation type="unfinished">所有线程可见；容量大，距离远。</translation>
    </message>
    <message>
        <source>Vs. hardware</source>
        <translation type="unfinished">与硬件之差</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation type="unfinished">等待</translation>
    </message>
    <message>
        <source>Wait for one copy group too few</source>
        <translation type="unfinished">少等待一组复制</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation type="unfinished">警告</translation>
    </message>
    <message>
        <source>Warp</source>
        <translation type="unfinished">线程束</translation>
    </message>
    <message>
        <source>Warp %1</source>
        <translation type="unfinished">线程束 %1</translation>
    </message>
    <message>
        <source>Warp %1 arrived last: the barrier opens and %2 warps continue.</source>
        <translation type="unfinished">线程束 %1 最后到达：屏障打开，%2 个线程束继续。</translation>
    </message>
    <message>
        <source>Warp %1 atomically updates %2 in %3</source>
        <translation type="unfinished">线程束 %1 以原子方式修改 %3 中的 %2</translation>
    </message>
    <message>
        <source>Warp %1 diverges: %2 of %3 threads take the branch and %4 do not; the two paths run one after the other.</source>
        <translation type="unfinished">线程束 %1 发生分支发散：%3 个线程中有 %2 个跳转，%4 个不跳转；两侧依次执行。</translation>
    </message>
    <message>
        <source>Warp %1 does not take the branch: the condition is false for all %2 active threads.</source>
        <translation type="unfinished">线程束 %1 不跳转：对全部 %2 个活动线程，条件均为假。</translation>
    </message>
    <message>
        <source>Warp %1 fetches from a texture with %2 lanes; the memory layout of textures is not published.</source>
        <translation type="unfinished">线程束 %1 以 %2 个 lane 读取纹理；纹理的内存布局没有公开。</translation>
    </message>
    <message>
        <source>Warp %1 is the only warp at the barrier and continues.</source>
        <translation type="unfinished">屏障处只有线程束 %1，它继续执行。</translation>
    </message>
    <message>
        <source>Warp %1 loads %2 from %3</source>
        <translation type="unfinished">线程束 %1 从 %3 读取 %2</translation>
    </message>
    <message>
        <source>Warp %1 reaches the barrier and waits: %2 of %3 warps have arrived.</source>
        <translation type="unfinished">线程束 %1 到达屏障并等待：%3 个线程束中已有 %2 个到达。</translation>
    </message>
    <message>
        <source>Warp %1 signals its arrival at the barrier and continues.</source>
        <translation type="unfinished">线程束 %1 在屏障处报告已到达，然后继续。</translation>
    </message>
    <message>
        <source>Warp %1 stores %2 to %3</source>
        <translation type="unfinished">线程束 %1 将 %2 写入 %3</translation>
    </message>
    <message>
        <source>Warp %1 takes none of these steps. Choose other steps, or follow all warps in the panel.</source>
        <translation type="unfinished">线程束 %1 不执行其中任何一步：请选择其他步，或在面板中跟随所有线程束。</translation>
    </message>
    <message>
        <source>Warp %1 takes the branch: the condition is true for all %2 active threads.</source>
        <translation type="unfinished">线程束 %1 跳转：对全部 %2 个活动线程，条件均为真。</translation>
    </message>
    <message>
        <source>Warp activity, as shares of the warps' cycles</source>
        <translation type="unfinished">线程束在做什么，按周期比例</translation>
    </message>
    <message>
        <source>Warp instructions</source>
        <translation type="unfinished">线程束指令</translation>
    </message>
    <message>
        <source>Warp to follow</source>
        <translation type="unfinished">要跟随的线程束</translation>
    </message>
    <message>
        <source>Warpgroups, TF32</source>
        <translation type="unfinished">线程束组，TF32</translation>
    </message>
    <message>
        <source>Warps continue although others have not reached this line: what they read may not have been stored yet, or may be overwritten before others have read it.</source>
        <translation type="unfinished">其他线程束尚未到达此行，线程束就继续执行：它们读取的内容可能还没有写入，或在其他线程束读取之前就被覆盖。</translation>
    </message>
    <message>
        <source>Warps diverge at this branch in %1 of %2 executions, and the sides run one after the other. In this launch, %3 % of the lanes' issue slots are unused.</source>
        <translation type="unfinished">线程束在此分支处发散的次数为 %1/%2，各侧依次执行。在此次启动中，%3 % 的通道发射槽未被使用。</translation>
    </message>
    <message>
        <source>Warps on the multiprocessor</source>
        <translation type="unfinished">多处理器上的线程束</translation>
    </message>
    <message>
        <source>Warps spend %1 % of their cycles stalled at line %2, mostly %3 (%4).</source>
        <translation type="unfinished">线程束有 %1 % 的周期停顿在第 %2 行，主要在%3（%4）。</translation>
    </message>
    <message>
        <source>Warps that are resident at once, from all blocks; occupancy is the share in use.</source>
        <translation type="unfinished">所有线程块合计的同时驻留数；占用率是其中使用的比例。</translation>
    </message>
    <message>
        <source>Wavefronts of loads and stores divided by the minimum: 1 is free of bank conflicts, 2 takes twice as long. A wavefront is one pass of an access through shared memory. In one pass, each of the 32 banks delivers one 4-byte word; a bank conflict adds passes.</source>
        <translation type="unfinished">读取和写入的 wavefront 数与所需最少数之比：1 表示没有存储体冲突，2 表示耗时加倍。wavefront 是一次访问通过共享内存的一趟；共享内存的 32 个存储体每趟各给出一个 4 字节的字；存储体冲突会增加趟数。</translation>
    </message>
    <message>
        <source>Wavefronts over ideal</source>
        <translation type="unfinished">wavefront 与理想值之比</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation type="unfinished">波数</translation>
    </message>
    <message>
        <source>Waves and predicted time for other block sizes</source>
        <translation type="unfinished">其他线程块大小的波数和预测时间</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation type="unfinished">权重</translation>
    </message>
    <message>
        <source>What each key does</source>
        <translation type="unfinished">各快捷键的作用</translation>
    </message>
    <message>
        <source>What each warp of one multiprocessor does in each cycle</source>
        <translation type="unfinished">一个多处理器的每个线程束在每个周期做什么</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation type="unfinished">发生了什么</translation>
    </message>
    <message>
        <source>What is read where the filter extends beyond the image: the nearest pixel (replicate), the mirrored image, the repeated image (wrap), or zero.</source>
        <translation type="unfinished">滤波器伸出图像时读取什么：最近的像素 (replicate)、镜像的图像、重复的图像 (wrap) 或零。</translation>
    </message>
    <message>
        <source>What lies beyond the image: its nearest pixel, black, or the mirrored image.</source>
        <translation type="unfinished">图像之外是什么：最近的像素、黑色或镜像的图像。</translation>
    </message>
    <message>
        <source>What main() gets as argv; put an argument with spaces in "…"</source>
        <translation type="unfinished">main() 作为 argv 得到的内容；含空格的参数请写在 "…" 中</translation>
    </message>
    <message>
        <source>What the warp does after this was not recorded.</source>
        <translation type="unfinished">线程束从这里起的行为没有记录。</translation>
    </message>
    <message>
        <source>What to export</source>
        <translation type="unfinished">要导出的内容</translation>
    </message>
    <message>
        <source>What to look for: a rectangle x,y,width,height of the image, 2 to 64 per side, or an image file. Empty: a square of the size below, a quarter of the way in.</source>
        <translation type="unfinished">要查找的内容：图像的矩形 x,y,width,height，每边 2 到 64，或一个图像文件；留空则为下述大小的正方形，位于距左上角四分之一处。</translation>
    </message>
    <message>
        <source>What was counted. Counters whose names end in PTX count the PTX, not the GPU's machine code.</source>
        <translation type="unfinished">计数的内容。名称以 PTX 结尾的计数器对 PTX 计数，而不是对 GPU 的机器码。</translation>
    </message>
    <message>
        <source>What you learnt and which lesson is next</source>
        <translation type="unfinished">你学到了什么，以及下一课是什么</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation type="unfinished">滚轮</translation>
    </message>
    <message>
        <source>Wher&amp;e</source>
        <translation type="unfinished">运行位置(&amp;E)</translation>
    </message>
    <message>
        <source>Where</source>
        <translation type="unfinished">位置</translation>
    </message>
    <message>
        <source>Where a thread keeps the values that it computes with; the fastest memory. A multiprocessor has a fixed number of registers for all its threads, so the more registers each thread uses, the fewer threads fit.</source>
        <translation type="unfinished">线程存放计算所用的值的地方；最快的存储器。多处理器为其所有线程提供的寄存器数是固定的，因此每线程寄存器越多，能容纳的线程越少。</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation type="unfinished">来源</translation>
    </message>
    <message>
        <source>Where kernels run, the compiler, the emulated GPU, what is counted</source>
        <translation type="unfinished">内核函数的运行位置、编译器、模拟的 GPU、计数的内容</translation>
    </message>
    <message>
        <source>Where to look: a rectangle x,y,width,height of the image. Only its pixels get a coefficient; the others are 0. Empty: the whole image.</source>
        <translation type="unfinished">查找的位置：图像的矩形 x,y,width,height。只有其中的像素得到系数；其余为 0。留空则为整幅图像。</translation>
    </message>
    <message>
        <source>Which runs the table shows: the strategies with these settings beside the pinned runs, the pinned runs alone, the earlier runs of this session, or all of them</source>
        <translation type="unfinished">表中显示哪些运行：采用这些设置的策略和固定的运行，仅固定的运行，本会话先前的运行，或全部</translation>
    </message>
    <message>
        <source>Which thread stores each element of the tile, and in which of its warp's stores</source>
        <translation type="unfinished">分块的每个元素由哪个线程写入，以及在其线程束的第几次写入中</translation>
    </message>
    <message>
        <source>While one warp waits, a scheduler issues for another, which hides latency. With a single warp, nothing is hidden.</source>
        <translation type="unfinished">当一个线程束等待时，调度器为另一个发射：这就隐藏了延迟。仅有一个线程束时什么也隐藏不了。</translation>
    </message>
    <message>
        <source>White</source>
        <translation type="unfinished">白</translation>
    </message>
    <message>
        <source>White pixels of each column</source>
        <translation type="unfinished">每列的白色像素</translation>
    </message>
    <message>
        <source>White pixels of each row</source>
        <translation type="unfinished">每行的白色像素</translation>
    </message>
    <message>
        <source>White where a pixel is not much darker than the mean of its neighbourhood: ink stays, shadows disappear.</source>
        <translation type="unfinished">像素不比其邻域均值暗很多时为白色：墨迹保留，阴影消失。</translation>
    </message>
    <message>
        <source>Whole image</source>
        <translation type="unfinished">整幅图像</translation>
    </message>
    <message>
        <source>Whole numbers</source>
        <translation type="unfinished">整数</translation>
    </message>
    <message>
        <source>Whole tile at the edge of the image</source>
        <translation type="unfinished">图像末尾处仍用整个分块</translation>
    </message>
    <message>
        <source>Why</source>
        <translation type="unfinished">原因</translation>
    </message>
    <message>
        <source>Why it cannot run</source>
        <translation type="unfinished">不能运行的原因</translation>
    </message>
    <message>
        <source>Width and height of each image, 2 to 64 per side; images in a folder are scaled to it.</source>
        <translation type="unfinished">每幅图像的宽度和高度，每边 2 到 64；文件夹的图像缩放到此大小。</translation>
    </message>
    <message>
        <source>Widths</source>
        <translation type="unfinished">宽度</translation>
    </message>
    <message>
        <source>Widths of blocks, in threads: a list 8,16,32 or a range 8..64:8</source>
        <translation type="unfinished">线程块的宽度，以线程计：列表 8,16,32 或范围 8..64:8</translation>
    </message>
    <message>
        <source>Window</source>
        <translation type="unfinished">窗口</translation>
    </message>
    <message>
        <source>Window in registers</source>
        <translation type="unfinished">寄存器中的窗口</translation>
    </message>
    <message>
        <source>Windows Subsystem for Linux does not allow the counters of this GPU to be read; native Linux does.</source>
        <translation type="unfinished">Windows 的 Linux 子系统不允许读取此 GPU 的计数器；Linux 本身允许。</translation>
    </message>
    <message>
        <source>Windows are read from the padded image of the sums; L1 takes the tile's role.</source>
        <translation type="unfinished">从求和所用的填充图像中读取窗口；分块原先的作用由 L1 缓存承担。</translation>
    </message>
    <message>
        <source>Wipe is not available: the result has %1 pixels and the source image %2, so their pixels do not coincide. Use Side by side (Y) to see both.</source>
        <translation type="unfinished">无法卷帘：结果为 %1 像素，源图像为 %2 像素，两者的像素无法重合。并排 (Y) 可同时显示两者。</translation>
    </message>
    <message>
        <source>With %1 resident warps instead of %2, the launch would take %3 less time (predicted).</source>
        <translation type="unfinished">驻留线程束为 %1 个而不是 %2 个时，启动用时会减少 %3（预测）。</translation>
    </message>
    <message>
        <source>With %1, all blocks are checked for data races.</source>
        <translation type="unfinished">使用 %1 时会在所有线程块中查找竞争。</translation>
    </message>
    <message>
        <source>With %1, the run is checked for data races.</source>
        <translation type="unfinished">使用 %1 时会查找竞争。</translation>
    </message>
    <message>
        <source>With %1, the run takes about %2.</source>
        <translation type="unfinished">使用 %1 约需 %2。</translation>
    </message>
    <message>
        <source>With SLI enabled, a GPU's counters cannot be read.</source>
        <translation type="unfinished">启用 SLI 时，无法读取 GPU 的计数器。</translation>
    </message>
    <message>
        <source>With a cold L2 cache %1.</source>
        <translation type="unfinished">冷 L2 缓存下为 %1。</translation>
    </message>
    <message>
        <source>With a cold L2 cache %1: the copy takes %2, this strategy takes %3.</source>
        <translation type="unfinished">冷 L2 缓存下为 %1：复制用时 %2，本策略用时 %3。</translation>
    </message>
    <message>
        <source>With a cold L2 cache: %1.</source>
        <translation type="unfinished">冷 L2 缓存：%1。</translation>
    </message>
    <message>
        <source>With a small window and four rows per step, an incoming row overwrites a row whose own pixels have not been compared yet.</source>
        <translation type="unfinished">窗口较小且每步四行时，一行在其自身的像素比较之前就被新进入的行覆盖。</translation>
    </message>
    <message>
        <source>With blocks of 32×32, 1/32 of the loads from global memory; each multiply-add still takes two loads from shared memory: about 4× as fast as Global memory on an H200.</source>
        <translation type="unfinished">使用 32×32 的线程块时，对全局内存的读取减为三十二分之一；每次乘加仍需从共享内存读取两次：在 H200 上速度约为“全局内存”的 4 倍。</translation>
    </message>
    <message>
        <source>With confidential computing enabled, a GPU's counters cannot be read.</source>
        <translation type="unfinished">启用机密计算时，无法读取 GPU 的计数器。</translation>
    </message>
    <message>
        <source>With the condition as printed in the paper, a thread loads the halo only if the thread is at the left or the top edge, and also at both the right and the bottom edge. No thread of a block with several rows and columns meets this condition, so the halo is read although no thread has loaded it.</source>
        <translation type="unfinished">按论文印出的条件，线程只有位于左侧或上方边缘，同时又位于右侧和下方两条边缘，才把 halo 区复制到共享内存。在多行多列的线程块中没有线程满足这一条件，因此 halo 区在没有线程复制的情况下就被读取。</translation>
    </message>
    <message>
        <source>With the same tiles, Tensor Cores reach 315 of an H200's 495 TFLOP/s, where mma.sync reaches 205: 4.4 ms. Transposing D takes no longer than centring it in place: 1.0 ms.</source>
        <translation type="unfinished">分块相同时，Tensor Core 达到 H200 的 495 TFLOP/s 中的 315，而 mma.sync 达到 205：4.4 ms。转置 D 所用的时间不长于就地减去均值：1.0 ms。</translation>
    </message>
    <message>
        <source>With threadIdx.x and threadIdx.y swapped, a warp runs down columns: the image is the same, but every lane touches its own 32-byte sector.</source>
        <translation type="unfinished">threadIdx.x 和 threadIdx.y 互换后，线程束沿列方向访问：图像相同，但每个 lane 各触及一个 32 字节的扇区。</translation>
    </message>
    <message>
        <source>With threadIdx.x and threadIdx.y swapped, neighbouring lanes load the same pixel of different images, whole rows of D apart: the result is correct, but every lane takes its own 32-byte sector.</source>
        <translation type="unfinished">threadIdx.x 和 threadIdx.y 互换后，相邻 lane 复制不同图像的同一像素，彼此相隔 D 的整行：结果正确，代价是每个 lane 一个 32 字节的扇区。</translation>
    </message>
    <message>
        <source>With threadIdx.x and threadIdx.y swapped, the warps fill the tile down its columns: the image is the same, but every lane touches its own 32-byte sector.</source>
        <translation type="unfinished">threadIdx.x 和 threadIdx.y 互换后，线程束沿列写入分块：图像相同，但每个 lane 各触及一个 32 字节的扇区。</translation>
    </message>
    <message>
        <source>Within the allowed %1.</source>
        <translation type="unfinished">在允许的 %1 之内。</translation>
    </message>
    <message>
        <source>Without opting in.</source>
        <translation type="unfinished">不另外申请时的值。</translation>
    </message>
    <message>
        <source>Without the second barrier, the first warps start to copy the tile after the next one into memory that other warps are still reading for the current tile.</source>
        <translation type="unfinished">没有第二个屏障，最先的线程束就会把再下一个分块复制到其他线程束仍在读取的位置。</translation>
    </message>
    <message>
        <source>Words</source>
        <translation type="unfinished">字</translation>
    </message>
    <message>
        <source>Words at any address</source>
        <translation type="unfinished">字在任意位置</translation>
    </message>
    <message>
        <source>Words of the image start only at every fourth pixel. With a single copy of the template, all four results of a thread are those of its first window: the map looks like a staircase.</source>
        <translation type="unfinished">图像的字每隔四个像素才开始一个。只有一份模板时，线程的四个结果都是其第一个窗口的结果：得到的图呈阶梯状。</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation type="unfinished">工作进程</translation>
    </message>
    <message>
        <source>Workers: name and command</source>
        <translation type="unfinished">工作进程：名称和命令</translation>
    </message>
    <message>
        <source>Write the notes and open</source>
        <translation type="unfinished">写入注记并打开</translation>
    </message>
    <message>
        <source>Writing the file…</source>
        <translation type="unfinished">正在写入文件…</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation type="unfinished">错误值</translation>
    </message>
    <message>
        <source>Wrong kind of copy</source>
        <translation type="unfinished">错误的复制类型</translation>
    </message>
    <message>
        <source>Wrong loop variable incremented</source>
        <translation type="unfinished">循环递增了错误的变量</translation>
    </message>
    <message>
        <source>Wrong result</source>
        <translation type="unfinished">结果错误</translation>
    </message>
    <message>
        <source>Wrong row subtracted</source>
        <translation type="unfinished">减去的行不对</translation>
    </message>
    <message>
        <source>Wrong values</source>
        <translation type="unfinished">错误的值</translation>
    </message>
    <message>
        <source>Wrong warp mask</source>
        <translation type="unfinished">错误的线程束掩码</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation type="unfinished">是</translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation type="unfinished">全部是(&amp;A)</translation>
    </message>
    <message>
        <source>You finished "%1".</source>
        <translation type="unfinished">你已完成“%1”。</translation>
    </message>
    <message>
        <source>Your choices are written to the file as notes (comments that begin with //@).</source>
        <translation type="unfinished">你的选择会作为注记（以 //@ 开头的注释）写入文件。</translation>
    </message>
    <message>
        <source>Your own weights already have a width.</source>
        <translation type="unfinished">自定义权重已有宽度。</translation>
    </message>
    <message>
        <source>Zero</source>
        <translation type="unfinished">零</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation type="unfinished">缩放</translation>
    </message>
    <message>
        <source>Zoom at the cursor; in fine steps with Shift, in coarse steps with Ctrl</source>
        <translation type="unfinished">以光标为中心缩放；按住 Shift 微调，按住 Ctrl 粗调</translation>
    </message>
    <message>
        <source>Zoom in (+)</source>
        <translation type="unfinished">放大 (+)</translation>
    </message>
    <message>
        <source>Zoom in, zoom out</source>
        <translation type="unfinished">放大，缩小</translation>
    </message>
    <message>
        <source>Zoom out (−)</source>
        <translation type="unfinished">缩小 (−)</translation>
    </message>
    <message>
        <source>Zoom to block</source>
        <translation type="unfinished">缩放到线程块</translation>
    </message>
    <message>
        <source>Zoom to the block</source>
        <translation type="unfinished">缩放到线程块</translation>
    </message>
    <message>
        <source>__dp4a multiplies and adds four image pixels and four template pixels at once.</source>
        <translation type="unfinished">__dp4a 一次将四个像素与模板的四个像素相乘并累加。</translation>
    </message>
    <message>
        <source>__dp4a on two ints multiplies signed bytes, so levels above 127 count as negative. Dark images do not show it.</source>
        <translation type="unfinished">两个 int 的 __dp4a 将有符号字节相乘：超过 127 的灰度级被当作负数。暗的图像不会显现这一点。</translation>
    </message>
    <message>
        <source>__shfl_up_sync passes a value to the lane above, so a lane receives the value of the lane below, its left neighbour. With the wrong direction, there is a seam every 16 pixels.</source>
        <translation type="unfinished">__shfl_up_sync 将值传给上一个 lane，因而取的是下一个 lane、即其左侧相邻 lane 的值；方向弄反时，每 16 个像素出现一条接缝。</translation>
    </message>
    <message>
        <source>a block</source>
        <translation type="unfinished">一个线程块</translation>
    </message>
    <message>
        <source>a buffer</source>
        <translation type="unfinished">缓冲区</translation>
    </message>
    <message>
        <source>a column in one bank</source>
        <translation type="unfinished">一列在同一存储体</translation>
    </message>
    <message>
        <source>a cubemap surface</source>
        <translation type="unfinished">立方体贴图表面</translation>
    </message>
    <message>
        <source>a cubemap texture</source>
        <translation type="unfinished">立方体贴图纹理</translation>
    </message>
    <message>
        <source>a float</source>
        <translation type="unfinished">float</translation>
    </message>
    <message>
        <source>a layered surface</source>
        <translation type="unfinished">分层表面</translation>
    </message>
    <message>
        <source>a layered texture</source>
        <translation type="unfinished">分层纹理</translation>
    </message>
    <message>
        <source>a minute</source>
        <translation type="unfinished">1 分钟</translation>
    </message>
    <message>
        <source>a minute and a half</source>
        <translation type="unfinished">一分半钟</translation>
    </message>
    <message>
        <source>a number</source>
        <translation type="unfinished">数字</translation>
    </message>
    <message>
        <source>a one- or two-dimensional surface</source>
        <translation type="unfinished">一维或二维表面</translation>
    </message>
    <message>
        <source>a one- or two-dimensional texture</source>
        <translation type="unfinished">一维或二维纹理</translation>
    </message>
    <message>
        <source>a one-dimensional surface</source>
        <translation type="unfinished">一维表面</translation>
    </message>
    <message>
        <source>a one-dimensional texture</source>
        <translation type="unfinished">一维纹理</translation>
    </message>
    <message>
        <source>a string</source>
        <translation type="unfinished">字符串</translation>
    </message>
    <message>
        <source>a student without a name</source>
        <translation type="unfinished">未具名的学生</translation>
    </message>
    <message>
        <source>a surface</source>
        <translation type="unfinished">表面</translation>
    </message>
    <message>
        <source>a template of %1 on %2 pixels is enough work for 32 results per thread, and its rows are long enough that the extra word of the shifted copies costs little.</source>
        <translation type="unfinished">在 %2 像素的图像上使用 %1 的模板，足够每线程 32 个结果，而且行足够长，移位副本给每行增加的那个字开销很小。</translation>
    </message>
    <message>
        <source>a template of %1 on %2 pixels is much work, but too little for threads with 32 results each: with 16, more of the GPU is busy.</source>
        <translation type="unfinished">在 %2 像素的图像上使用 %1 的模板，乘法量大，但不足以让每个线程有 32 个结果：16 个能让 GPU 的更多部分保持忙碌。</translation>
    </message>
    <message>
        <source>a template of %1 on %2 pixels is so little work that padding the image and summing its windows would take longer than they save.</source>
        <translation type="unfinished">在 %2 像素的图像上使用 %1 的模板，工作量很小，填充图像和对窗口求和所花的时间会多于节省的时间。</translation>
    </message>
    <message>
        <source>a template of %1 on %2 pixels is so much work that transforms, which take the same time for any template, are faster.</source>
        <translation type="unfinished">在 %2 像素的图像上使用 %1 的模板，乘法量很大，而变换对任何模板用时都相同，因此更快完成。</translation>
    </message>
    <message>
        <source>a texture</source>
        <translation type="unfinished">纹理</translation>
    </message>
    <message>
        <source>a thread keeps the sums of 16 pixels in registers, and the outermost threads of each row of the block load its halo, so the block must have at least 3 columns and at most 256 threads.</source>
        <translation type="unfinished">一个线程把 16 个像素的和保存在寄存器中，线程块一行最外侧的线程取其 halo 区，因此线程块必须至少有 3 列，最多 256 个线程。</translation>
    </message>
    <message>
        <source>a three-dimensional surface</source>
        <translation type="unfinished">三维表面</translation>
    </message>
    <message>
        <source>a three-dimensional texture</source>
        <translation type="unfinished">三维纹理</translation>
    </message>
    <message>
        <source>a two-dimensional surface</source>
        <translation type="unfinished">二维表面</translation>
    </message>
    <message>
        <source>a two-dimensional texture</source>
        <translation type="unfinished">二维纹理</translation>
    </message>
    <message>
        <source>a union stores several fields at the same address</source>
        <translation type="unfinished">联合体在同一位置有多个字段</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation type="unfinished">从 %1 到 %2 的整数</translation>
    </message>
    <message>
        <source>about %1 min left</source>
        <translation type="unfinished">约剩 %1 分钟</translation>
    </message>
    <message>
        <source>about %1 s left</source>
        <translation type="unfinished">约剩 %1 秒</translation>
    </message>
    <message>
        <source>accesses outside buffers, misaligned accesses, barriers that not every thread reaches and deadlocks; when the sliders stop moving, also data races, reads of uninitialised memory and output that no thread stores</source>
        <translation type="unfinished">缓冲区外的访问、未对齐访问、并非所有线程都到达的屏障、死锁；滑块停下后还有数据竞争、对未初始化内存的读取，以及没有线程写入的输出</translation>
    </message>
    <message>
        <source>address %1</source>
        <translation type="unfinished">地址 %1</translation>
    </message>
    <message>
        <source>after %1</source>
        <translation type="unfinished">之后 %1</translation>
    </message>
    <message>
        <source>all lanes request the same address, and one broadcast serves them</source>
        <translation type="unfinished">所有 lane 请求同一个地址，一次广播即可</translation>
    </message>
    <message>
        <source>an empty launch</source>
        <translation type="unfinished">空启动</translation>
    </message>
    <message>
        <source>an even number from %1 to %2</source>
        <translation type="unfinished">从 %1 到 %2 的偶数</translation>
    </message>
    <message>
        <source>an image of %1 pixels</source>
        <translation type="unfinished">%1 像素的图像</translation>
    </message>
    <message>
        <source>an instruction</source>
        <translation type="unfinished">一条指令</translation>
    </message>
    <message>
        <source>an int</source>
        <translation type="unfinished">int</translation>
    </message>
    <message>
        <source>an odd number from %1 to %2</source>
        <translation type="unfinished">从 %1 到 %2 的奇数</translation>
    </message>
    <message>
        <source>an unknown line</source>
        <translation type="unfinished">未知的行</translation>
    </message>
    <message>
        <source>an unknown vendor's driver</source>
        <translation type="unfinished">未知厂商的驱动程序</translation>
    </message>
    <message>
        <source>an unsigned int</source>
        <translation type="unfinished">unsigned int</translation>
    </message>
    <message>
        <source>and %1</source>
        <translation type="unfinished">和 %1</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation type="unfinished">另有 %1 个</translation>
    </message>
    <message>
        <source>and %1 more lines</source>
        <translation type="unfinished">另有 %1 行</translation>
    </message>
    <message>
        <source>any GPU since Ampere</source>
        <translation type="unfinished">Ampere 及以后的任何 GPU</translation>
    </message>
    <message>
        <source>architecture</source>
        <translation type="unfinished">架构</translation>
    </message>
    <message>
        <source>arithmetic</source>
        <translation type="unfinished">算术运算</translation>
    </message>
    <message>
        <source>arithmetic %1 instructions/s</source>
        <translation type="unfinished">算术运算 %1 条指令/秒</translation>
    </message>
    <message>
        <source>arithmetic instructions per byte</source>
        <translation type="unfinished">每字节的算术指令数</translation>
    </message>
    <message>
        <source>arithmetic instructions per byte of input and output</source>
        <translation type="unfinished">输入和输出每字节的算术指令数</translation>
    </message>
    <message>
        <source>arithmetic intensity</source>
        <translation type="unfinished">算术强度</translation>
    </message>
    <message>
        <source>as one CUDA graph %1</source>
        <translation type="unfinished">作为一个 CUDA 图 %1</translation>
    </message>
    <message>
        <source>as shown in the window</source>
        <translation type="unfinished">与窗口中一致</translation>
    </message>
    <message>
        <source>at %L1 MHz</source>
        <translation type="unfinished">%L1 MHz 下</translation>
    </message>
    <message>
        <source>atomic operation</source>
        <translation type="unfinished">原子操作</translation>
    </message>
    <message>
        <source>atomics on global memory</source>
        <translation type="unfinished">对全局内存的原子操作</translation>
    </message>
    <message>
        <source>auto</source>
        <translation type="unfinished">自动</translation>
    </message>
    <message>
        <source>back %1</source>
        <translation type="unfinished">复制回主机 %1</translation>
    </message>
    <message>
        <source>backend</source>
        <translation type="unfinished">后端</translation>
    </message>
    <message>
        <source>bandwidth</source>
        <translation type="unfinished">带宽</translation>
    </message>
    <message>
        <source>bank</source>
        <translation type="unfinished">存储体</translation>
    </message>
    <message>
        <source>bank conflict</source>
        <translation type="unfinished">存储体冲突</translation>
    </message>
    <message>
        <source>bank conflicts, uncoalesced accesses, redundant halo loads, idle threads, low occupancy</source>
        <translation type="unfinished">存储体冲突、非合并访问、冗余的 halo 区读取、空闲线程、低占用率</translation>
    </message>
    <message>
        <source>bank: address ÷ 4 modulo 32</source>
        <translation type="unfinished">存储体：地址 ÷ 4 模 32</translation>
    </message>
    <message>
        <source>banks: this strategy has no shared tile</source>
        <translation type="unfinished">存储体：此策略没有共享分块</translation>
    </message>
    <message>
        <source>barrier</source>
        <translation type="unfinished">屏障</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation type="unfinished">基准运行</translation>
    </message>
    <message>
        <source>basis</source>
        <translation type="unfinished">依据</translation>
    </message>
    <message>
        <source>before</source>
        <translation type="unfinished">之前</translation>
    </message>
    <message>
        <source>before %1</source>
        <translation type="unfinished">之前 %1</translation>
    </message>
    <message>
        <source>being simulated…</source>
        <translation type="unfinished">正在模拟…</translation>
    </message>
    <message>
        <source>black is read outside the image</source>
        <translation type="unfinished">图像之外读作黑色</translation>
    </message>
    <message>
        <source>block</source>
        <translation type="unfinished">线程块</translation>
    </message>
    <message>
        <source>block %1 atomically updates it on %2</source>
        <translation type="unfinished">线程块 %1 在%2以原子方式修改它</translation>
    </message>
    <message>
        <source>block %1 loads it on %2</source>
        <translation type="unfinished">线程块 %1 在%2读取它</translation>
    </message>
    <message>
        <source>block %1 stores it on %2</source>
        <translation type="unfinished">线程块 %1 在%2写入它</translation>
    </message>
    <message>
        <source>block (%1, %2)</source>
        <translation type="unfinished">线程块 (%1, %2)</translation>
    </message>
    <message>
        <source>block 32×16</source>
        <translation type="unfinished">线程块 32×16</translation>
    </message>
    <message>
        <source>block 32×32</source>
        <translation type="unfinished">线程块 32×32</translation>
    </message>
    <message>
        <source>block 32×32, an earlier run</source>
        <translation type="unfinished">线程块 32×32，较早的一次运行</translation>
    </message>
    <message>
        <source>block 8×8</source>
        <translation type="unfinished">线程块 8×8</translation>
    </message>
    <message>
        <source>block of warps</source>
        <translation type="unfinished">线程块：线程束</translation>
    </message>
    <message>
        <source>block · warp</source>
        <translation type="unfinished">线程块 · 线程束</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation type="unfinished">线程块</translation>
    </message>
    <message>
        <source>blue</source>
        <translation type="unfinished">蓝</translation>
    </message>
    <message>
        <source>border</source>
        <translation type="unfinished">边界</translation>
    </message>
    <message>
        <source>border: this operation reads nothing outside the image</source>
        <translation type="unfinished">边界：此操作不读取图像之外的内容</translation>
    </message>
    <message>
        <source>branch</source>
        <translation type="unfinished">分支</translation>
    </message>
    <message>
        <source>branches</source>
        <translation type="unfinished">分支</translation>
    </message>
    <message>
        <source>broadcast</source>
        <translation type="unfinished">广播</translation>
    </message>
    <message>
        <source>bulk copies consist of whole groups of 16 bytes, that is, the pixels of four adjacent threads.</source>
        <translation type="unfinished">批量复制以 16 字节的整组进行，即四个并排线程的像素。</translation>
    </message>
    <message>
        <source>bus</source>
        <translation type="unfinished">总线</translation>
    </message>
    <message>
        <source>by a note</source>
        <translation type="unfinished">按注记</translation>
    </message>
    <message>
        <source>by default</source>
        <translation type="unfinished">默认</translation>
    </message>
    <message>
        <source>by its name</source>
        <translation type="unfinished">按名称</translation>
    </message>
    <message>
        <source>by its type</source>
        <translation type="unfinished">按类型</translation>
    </message>
    <message>
        <source>by the file's launch</source>
        <translation type="unfinished">根据文件中的启动</translation>
    </message>
    <message>
        <source>byte %1 of %2</source>
        <translation type="unfinished">%2 的字节 %1</translation>
    </message>
    <message>
        <source>byte %1 of its local memory</source>
        <translation type="unfinished">其本地内存的字节 %1</translation>
    </message>
    <message>
        <source>byte %1 of shared memory</source>
        <translation type="unfinished">共享内存的字节 %1</translation>
    </message>
    <message>
        <source>bytes/s</source>
        <translation type="unfinished">字节/秒</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation type="unfinished">已取消</translation>
    </message>
    <message>
        <source>cancelled; press F5 to run again</source>
        <translation type="unfinished">已取消；按 F5 重新运行</translation>
    </message>
    <message>
        <source>cannot be read: %1</source>
        <translation type="unfinished">无法读取：%1</translation>
    </message>
    <message>
        <source>cannot be used</source>
        <translation type="unfinished">无法使用</translation>
    </message>
    <message>
        <source>cannot run</source>
        <translation type="unfinished">不能运行</translation>
    </message>
    <message>
        <source>cannot run with these settings</source>
        <translation type="unfinished">在这些设置下无法运行</translation>
    </message>
    <message>
        <source>change of the kernel source</source>
        <translation type="unfinished">内核函数代码的修改</translation>
    </message>
    <message>
        <source>channels</source>
        <translation type="unfinished">通道</translation>
    </message>
    <message>
        <source>choice</source>
        <translation type="unfinished">选项</translation>
    </message>
    <message>
        <source>choose…</source>
        <translation type="unfinished">选择…</translation>
    </message>
    <message>
        <source>chunk_size 2</source>
        <translation type="unfinished">chunk_size 2</translation>
    </message>
    <message>
        <source>chunk_size 8</source>
        <translation type="unfinished">chunk_size 8</translation>
    </message>
    <message>
        <source>clamped</source>
        <translation type="unfinished">取最近像素</translation>
    </message>
    <message>
        <source>clamped to the nearest pixel</source>
        <translation type="unfinished">取最近的像素</translation>
    </message>
    <message>
        <source>clang</source>
        <translation type="unfinished">clang</translation>
    </message>
    <message>
        <source>clock</source>
        <translation type="unfinished">时钟</translation>
    </message>
    <message>
        <source>coalesced</source>
        <translation type="unfinished">合并访问</translation>
    </message>
    <message>
        <source>cold L2 %1</source>
        <translation type="unfinished">冷 L2 %1</translation>
    </message>
    <message>
        <source>colour</source>
        <translation type="unfinished">彩色</translation>
    </message>
    <message>
        <source>colours</source>
        <translation type="unfinished">彩色</translation>
    </message>
    <message>
        <source>compared</source>
        <translation type="unfinished">比较</translation>
    </message>
    <message>
        <source>compile-time sizes</source>
        <translation type="unfinished">编译时尺寸</translation>
    </message>
    <message>
        <source>compiler</source>
        <translation type="unfinished">编译器</translation>
    </message>
    <message>
        <source>compiles</source>
        <translation type="unfinished">可以编译</translation>
    </message>
    <message>
        <source>compute capability</source>
        <translation type="unfinished">计算能力</translation>
    </message>
    <message>
        <source>constant</source>
        <translation type="unfinished">常量</translation>
    </message>
    <message>
        <source>constant %1</source>
        <translation type="unfinished">常量 %1</translation>
    </message>
    <message>
        <source>constant memory</source>
        <translation type="unfinished">常量内存</translation>
    </message>
    <message>
        <source>continue</source>
        <translation type="unfinished">继续</translation>
    </message>
    <message>
        <source>continues</source>
        <translation type="unfinished">继续</translation>
    </message>
    <message>
        <source>conversions</source>
        <translation type="unfinished">类型转换</translation>
    </message>
    <message>
        <source>copied</source>
        <translation type="unfinished">已复制</translation>
    </message>
    <message>
        <source>copy</source>
        <translation type="unfinished">复制</translation>
    </message>
    <message>
        <source>copy %1</source>
        <translation type="unfinished">复制 %1</translation>
    </message>
    <message>
        <source>copy on this GPU</source>
        <translation type="unfinished">此 GPU 上的复制</translation>
    </message>
    <message>
        <source>copy on this GPU %1B/s</source>
        <translation type="unfinished">此 GPU 上的复制 %1B/s</translation>
    </message>
    <message>
        <source>counted</source>
        <translation type="unfinished">计数所得</translation>
    </message>
    <message>
        <source>counter</source>
        <translation type="unfinished">计数器</translation>
    </message>
    <message>
        <source>counters</source>
        <translation type="unfinished">计数器</translation>
    </message>
    <message>
        <source>covers the result</source>
        <translation type="unfinished">覆盖结果</translation>
    </message>
    <message>
        <source>cuBLAS does not support this: %1 returned %2. Use a strategy with its own kernel.</source>
        <translation type="unfinished">cuBLAS 不支持此项：%1 返回 %2。所有有自己内核函数的策略都可以运行。</translation>
    </message>
    <message>
        <source>cuBLAS on Tensor Cores, which round factors to 10 bits: computes all of C, less accurately.</source>
        <translation type="unfinished">Tensor Core 上的 cuBLAS，将因子舍入到 10 位尾数：计算整个 C，精度较低。</translation>
    </message>
    <message>
        <source>cuBLAS, TF32 (library)</source>
        <translation type="unfinished">cuBLAS，TF32（库）</translation>
    </message>
    <message>
        <source>cuBLAS, floats (library)</source>
        <translation type="unfinished">cuBLAS，浮点（库）</translation>
    </message>
    <message>
        <source>cuBLAS, for comparison: its rank-k update computes one half of C in floats.</source>
        <translation type="unfinished">cuBLAS，供对比：其秩 k 更新以浮点数计算 C 的一半。</translation>
    </message>
    <message>
        <source>cuFFT does not support this: %1 returned %2 (see cufft.h). Use a strategy with its own kernel.</source>
        <translation type="unfinished">cuFFT 不支持此项：%1 返回 cufft.h 中的结果 %2。所有有自己内核函数的策略都可以运行。</translation>
    </message>
    <message>
        <source>cuFFT multiplies spectra: the time is independent of the template's size.</source>
        <translation type="unfinished">cuFFT 将频谱相乘：时间与模板大小无关。</translation>
    </message>
    <message>
        <source>cudaMalloc counts bytes: allocate %5 * sizeof(element).</source>
        <translation type="unfinished">cudaMalloc 以字节计：请分配 %5 * sizeof(element)。</translation>
    </message>
    <message>
        <source>cudaMemcpy counts bytes: copy %5 * sizeof(element).</source>
        <translation type="unfinished">cudaMemcpy 以字节计：请复制 %5 * sizeof(element)。</translation>
    </message>
    <message>
        <source>cudaMemset of %1 bytes leaves an allocation of %2 bytes, in which %3 bytes are left.</source>
        <translation type="unfinished">%1 字节的 cudaMemset 超出了大小为 %2 字节的分配，其中只剩 %3 字节。</translation>
    </message>
    <message>
        <source>current</source>
        <translation type="unfinished">当前</translation>
    </message>
    <message>
        <source>custom source, shown below</source>
        <translation type="unfinished">自己的代码，见下</translation>
    </message>
    <message>
        <source>cycle %1, block %2, warp %3</source>
        <translation type="unfinished">周期 %1，线程块 %2，线程束 %3</translation>
    </message>
    <message>
        <source>cycles</source>
        <translation type="unfinished">周期</translation>
    </message>
    <message>
        <source>d MMM</source>
        <translation type="unfinished">M月d日</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <translation type="unfinished">yyyy年M月d日</translation>
    </message>
    <message>
        <source>data race</source>
        <translation type="unfinished">竞争</translation>
    </message>
    <message>
        <source>data[0] … data[8]</source>
        <translation type="unfinished">data[0] … data[8]</translation>
    </message>
    <message>
        <source>device memory</source>
        <translation type="unfinished">设备内存</translation>
    </message>
    <message>
        <source>difference</source>
        <translation type="unfinished">差异</translation>
    </message>
    <message>
        <source>difference from %1, %</source>
        <translation type="unfinished">与 %1 之差，%</translation>
    </message>
    <message>
        <source>difference from hardware</source>
        <translation type="unfinished">与硬件之差</translation>
    </message>
    <message>
        <source>divergence</source>
        <translation type="unfinished">分支发散</translation>
    </message>
    <message>
        <source>divergent</source>
        <translation type="unfinished">分支发散</translation>
    </message>
    <message>
        <source>divergent branches</source>
        <translation type="unfinished">分支发散</translation>
    </message>
    <message>
        <source>driver</source>
        <translation type="unfinished">驱动程序</translation>
    </message>
    <message>
        <source>dropped image</source>
        <translation type="unfinished">拖放的图像</translation>
    </message>
    <message>
        <source>each block computes one tile of the covariance and must be square, 2x2 to 32x32.</source>
        <translation type="unfinished">线程块对应协方差矩阵的一个分块，必须是正方形，2x2 到 32x32。</translation>
    </message>
    <message>
        <source>each in its own bank</source>
        <translation type="unfinished">各在一个存储体</translation>
    </message>
    <message>
        <source>each thread keeps one column, and %1 threads (the width of the window) only serve their neighbours, so the block must have more threads than that.</source>
        <translation type="unfinished">每个线程负责一列，其中 %1 个线程（等于窗口宽度）只为相邻线程服务，因此线程块的线程必须多于此数。</translation>
    </message>
    <message>
        <source>edited kernel</source>
        <translation type="unfinished">已修改的内核函数</translation>
    </message>
    <message>
        <source>edited, not run</source>
        <translation type="unfinished">已编辑，未运行</translation>
    </message>
    <message>
        <source>element %1 of %2</source>
        <translation type="unfinished">%2 的元素 %1</translation>
    </message>
    <message>
        <source>else</source>
        <translation type="unfinished">else</translation>
    </message>
    <message>
        <source>emulated GPU</source>
        <translation type="unfinished">模拟的 GPU</translation>
    </message>
    <message>
        <source>emulator</source>
        <translation type="unfinished">模拟器</translation>
    </message>
    <message>
        <source>emulator time, not GPU time, µs</source>
        <translation type="unfinished">模拟器的时间（非 GPU），µs</translation>
    </message>
    <message>
        <source>emulator, nothing counted</source>
        <translation type="unfinished">模拟器，未计数</translation>
    </message>
    <message>
        <source>end</source>
        <translation type="unfinished">结束</translation>
    </message>
    <message>
        <source>ended</source>
        <translation type="unfinished">已结束</translation>
    </message>
    <message>
        <source>equal in all %1 values</source>
        <translation type="unfinished">全部 %1 个值相等</translation>
    </message>
    <message>
        <source>error</source>
        <translation type="unfinished">误差</translation>
    </message>
    <message>
        <source>estimate</source>
        <translation type="unfinished">估计值</translation>
    </message>
    <message>
        <source>estimate for %1, not a measurement</source>
        <translation type="unfinished">%1 的估计值，不是测量值</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation type="unfinished">估计</translation>
    </message>
    <message>
        <source>estimated from a sample</source>
        <translation type="unfinished">由样本估计</translation>
    </message>
    <message>
        <source>estimated from a sample of the blocks</source>
        <translation type="unfinished">由线程块样本估计</translation>
    </message>
    <message>
        <source>event %1 of %2</source>
        <translation type="unfinished">事件 %1，共 %2 个</translation>
    </message>
    <message>
        <source>events %1–%2 of %3</source>
        <translation type="unfinished">事件 %1–%2，共 %3 个</translation>
    </message>
    <message>
        <source>every block</source>
        <translation type="unfinished">每种线程块</translation>
    </message>
    <message>
        <source>every block runs</source>
        <translation type="unfinished">每个线程块都运行</translation>
    </message>
    <message>
        <source>every warp is in use</source>
        <translation type="unfinished">每个线程束都在使用</translation>
    </message>
    <message>
        <source>exact for PTX</source>
        <translation type="unfinished">对 PTX 精确</translation>
    </message>
    <message>
        <source>expected before it was measured</source>
        <translation type="unfinished">测量之前的预期</translation>
    </message>
    <message>
        <source>file.npy</source>
        <translation type="unfinished">file.npy</translation>
    </message>
    <message>
        <source>filter</source>
        <translation type="unfinished">滤波器</translation>
    </message>
    <message>
        <source>finding</source>
        <translation type="unfinished">检查出的问题</translation>
    </message>
    <message>
        <source>first vote</source>
        <translation type="unfinished">首次表决</translation>
    </message>
    <message>
        <source>float</source>
        <translation type="unfinished">浮点</translation>
    </message>
    <message>
        <source>floating-point operations per byte</source>
        <translation type="unfinished">每字节的浮点运算数</translation>
    </message>
    <message>
        <source>floats</source>
        <translation type="unfinished">浮点数</translation>
    </message>
    <message>
        <source>floors: %1</source>
        <translation type="unfinished">下限：%1</translation>
    </message>
    <message>
        <source>folder</source>
        <translation type="unfinished">文件夹</translation>
    </message>
    <message>
        <source>for the previous settings</source>
        <translation type="unfinished">属于先前的设置</translation>
    </message>
    <message>
        <source>for the source before the edits</source>
        <translation type="unfinished">属于修改前的代码</translation>
    </message>
    <message>
        <source>from %1 to %2 in steps of %3</source>
        <translation type="unfinished">从 %1 到 %2、步长为 %3 的数</translation>
    </message>
    <message>
        <source>from 0</source>
        <translation type="unfinished">从 0 开始</translation>
    </message>
    <message>
        <source>gain × %1</source>
        <translation type="unfinished">增益 × %1</translation>
    </message>
    <message>
        <source>global</source>
        <translation type="unfinished">全局</translation>
    </message>
    <message>
        <source>global %1</source>
        <translation type="unfinished">全局 %1</translation>
    </message>
    <message>
        <source>global load</source>
        <translation type="unfinished">全局读取</translation>
    </message>
    <message>
        <source>global memory</source>
        <translation type="unfinished">全局内存</translation>
    </message>
    <message>
        <source>global store</source>
        <translation type="unfinished">全局写入</translation>
    </message>
    <message>
        <source>green</source>
        <translation type="unfinished">绿</translation>
    </message>
    <message>
        <source>grey</source>
        <translation type="unfinished">灰度</translation>
    </message>
    <message>
        <source>grey levels</source>
        <translation type="unfinished">灰度级</translation>
    </message>
    <message>
        <source>grid</source>
        <translation type="unfinished">网格</translation>
    </message>
    <message>
        <source>grid of blocks</source>
        <translation type="unfinished">网格：线程块</translation>
    </message>
    <message>
        <source>grid: every %1nd block</source>
        <translation type="unfinished">网格：每 %1 个线程块一格</translation>
    </message>
    <message>
        <source>grid: every %1th block</source>
        <translation type="unfinished">网格：每 %1 个线程块一格</translation>
    </message>
    <message>
        <source>halo</source>
        <translation type="unfinished">halo 区</translation>
    </message>
    <message>
        <source>halo redundancy</source>
        <translation type="unfinished">halo 区冗余</translation>
    </message>
    <message>
        <source>halo, read again</source>
        <translation type="unfinished">halo 区，重复读取</translation>
    </message>
    <message>
        <source>hardware</source>
        <translation type="unfinished">硬件</translation>
    </message>
    <message>
        <source>hardware slowdown</source>
        <translation type="unfinished">由硬件降速</translation>
    </message>
    <message>
        <source>host memory</source>
        <translation type="unfinished">主机内存</translation>
    </message>
    <message>
        <source>hover over a block at the edge</source>
        <translation type="unfinished">请指向图像边上的线程块</translation>
    </message>
    <message>
        <source>hundreds of cycles</source>
        <translation type="unfinished">几百个周期</translation>
    </message>
    <message>
        <source>ideal</source>
        <translation type="unfinished">理想值</translation>
    </message>
    <message>
        <source>if</source>
        <translation type="unfinished">if</translation>
    </message>
    <message>
        <source>image</source>
        <translation type="unfinished">图像</translation>
    </message>
    <message>
        <source>image 512×512</source>
        <translation type="unfinished">图像 512×512</translation>
    </message>
    <message>
        <source>in the multiprocessor</source>
        <translation type="unfinished">多处理器内</translation>
    </message>
    <message>
        <source>inactive</source>
        <translation type="unfinished">不活动</translation>
    </message>
    <message>
        <source>instructions</source>
        <translation type="unfinished">指令</translation>
    </message>
    <message>
        <source>issue</source>
        <translation type="unfinished">指令发射</translation>
    </message>
    <message>
        <source>issuing an instruction</source>
        <translation type="unfinished">发射指令</translation>
    </message>
    <message>
        <source>it contains a pointer to a function</source>
        <translation type="unfinished">它包含函数指针</translation>
    </message>
    <message>
        <source>it has a base class, whose fields are unknown</source>
        <translation type="unfinished">它有基类，其字段未知</translation>
    </message>
    <message>
        <source>it has a field whose type is defined inside it</source>
        <translation type="unfinished">它有一个字段，其类型在它内部定义</translation>
    </message>
    <message>
        <source>it has bit fields</source>
        <translation type="unfinished">它有位域</translation>
    </message>
    <message>
        <source>it has too many fields</source>
        <translation type="unfinished">它的字段多于可以给出的数目</translation>
    </message>
    <message>
        <source>it has too many levels of nested structs</source>
        <translation type="unfinished">它包含嵌套过深的结构体</translation>
    </message>
    <message>
        <source>it has virtual functions</source>
        <translation type="unfinished">它有虚函数</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation type="unfinished">它是文件夹</translation>
    </message>
    <message>
        <source>it is a socket</source>
        <translation type="unfinished">它是套接字</translation>
    </message>
    <message>
        <source>it is not a NumPy file</source>
        <translation type="unfinished">它不是 NumPy 文件</translation>
    </message>
    <message>
        <source>it is stored in Fortran order</source>
        <translation type="unfinished">它按 Fortran 顺序存储</translation>
    </message>
    <message>
        <source>it uses version %1 of NumPy's format</source>
        <translation type="unfinished">它的 NumPy 格式版本为 %1</translation>
    </message>
    <message>
        <source>its elements have the type %1</source>
        <translation type="unfinished">其数值类型为 %1</translation>
    </message>
    <message>
        <source>its file cannot be loaded (%1)</source>
        <translation type="unfinished">其文件无法加载（%1）</translation>
    </message>
    <message>
        <source>its header is damaged</source>
        <translation type="unfinished">其文件头已损坏</translation>
    </message>
    <message>
        <source>its shape is (%1)</source>
        <translation type="unfinished">其形状为 (%1)</translation>
    </message>
    <message>
        <source>its version %1 does not have %2</source>
        <translation type="unfinished">其版本 %1 没有 %2</translation>
    </message>
    <message>
        <source>kernel</source>
        <translation type="unfinished">内核函数</translation>
    </message>
    <message>
        <source>kernel compiles</source>
        <translation type="unfinished">内核函数可以编译</translation>
    </message>
    <message>
        <source>kernel ran</source>
        <translation type="unfinished">内核函数已运行</translation>
    </message>
    <message>
        <source>kernel's result</source>
        <translation type="unfinished">内核函数的结果</translation>
    </message>
    <message>
        <source>kernel.cu is the kernel source shown below.</source>
        <translation type="unfinished">kernel.cu 是下面列出的内核函数代码。</translation>
    </message>
    <message>
        <source>lane</source>
        <translation type="unfinished">lane</translation>
    </message>
    <message>
        <source>lanes: zoom in until they can be numbered</source>
        <translation type="unfinished">lane：请放大到可以标出编号</translation>
    </message>
    <message>
        <source>largest %1 at (%2, %3)</source>
        <translation type="unfinished">最大 %1，位于 (%2, %3)</translation>
    </message>
    <message>
        <source>last wave</source>
        <translation type="unfinished">最后一波</translation>
    </message>
    <message>
        <source>latency</source>
        <translation type="unfinished">延迟</translation>
    </message>
    <message>
        <source>launch</source>
        <translation type="unfinished">启动</translation>
    </message>
    <message>
        <source>launch %1</source>
        <translation type="unfinished">启动 %1</translation>
    </message>
    <message>
        <source>launch: %1</source>
        <translation type="unfinished">启动：%1</translation>
    </message>
    <message>
        <source>launch: blocks</source>
        <translation type="unfinished">启动：线程块数</translation>
    </message>
    <message>
        <source>launch: threads per block</source>
        <translation type="unfinished">启动：每个线程块的线程数</translation>
    </message>
    <message>
        <source>launch: time band, estimate</source>
        <translation type="unfinished">启动：时间区间，估计值</translation>
    </message>
    <message>
        <source>launches %1</source>
        <translation type="unfinished">启动 %1</translation>
    </message>
    <message>
        <source>levels</source>
        <translation type="unfinished">灰度级</translation>
    </message>
    <message>
        <source>library kernel, read-only</source>
        <translation type="unfinished">库的内核函数，只读</translation>
    </message>
    <message>
        <source>limited by: %1</source>
        <translation type="unfinished">限制是：%1</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation type="unfinished">第 %1 行</translation>
    </message>
    <message>
        <source>line %1   %2</source>
        <translation type="unfinished">第 %1 行   %2</translation>
    </message>
    <message>
        <source>line %1 of %2</source>
        <translation type="unfinished">%2 的第 %1 行</translation>
    </message>
    <message>
        <source>lines %1</source>
        <translation type="unfinished">第 %1 行</translation>
    </message>
    <message>
        <source>load order: this strategy has no shared tile to fill</source>
        <translation type="unfinished">装入顺序：此策略没有需要装入的共享分块</translation>
    </message>
    <message>
        <source>load order: tracing %1…</source>
        <translation type="unfinished">装入顺序：正在跟踪%1…</translation>
    </message>
    <message>
        <source>load/store</source>
        <translation type="unfinished">读取/写入</translation>
    </message>
    <message>
        <source>loads from global memory</source>
        <translation type="unfinished">全局内存的读取</translation>
    </message>
    <message>
        <source>loads from local memory</source>
        <translation type="unfinished">本地内存的读取</translation>
    </message>
    <message>
        <source>loads from shared memory</source>
        <translation type="unfinished">共享内存的读取</translation>
    </message>
    <message>
        <source>loads that miss in L1</source>
        <translation type="unfinished">L1 未命中的读取</translation>
    </message>
    <message>
        <source>local</source>
        <translation type="unfinished">本地</translation>
    </message>
    <message>
        <source>local memory</source>
        <translation type="unfinished">本地内存</translation>
    </message>
    <message>
        <source>loops on the CPU</source>
        <translation type="unfinished">CPU 上的循环</translation>
    </message>
    <message>
        <source>machine code</source>
        <translation type="unfinished">机器码</translation>
    </message>
    <message>
        <source>matches hardware</source>
        <translation type="unfinished">与硬件相等</translation>
    </message>
    <message>
        <source>max %1 at %2</source>
        <translation type="unfinished">最大 %1，位于 %2</translation>
    </message>
    <message>
        <source>max difference %1</source>
        <translation type="unfinished">最大差异 %1</translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation type="unfinished">均值 %1</translation>
    </message>
    <message>
        <source>measured</source>
        <translation type="unfinished">实测</translation>
    </message>
    <message>
        <source>median of %L1 runs%2</source>
        <translation type="unfinished">%L1 次运行的中位数%2</translation>
    </message>
    <message>
        <source>memory</source>
        <translation type="unfinished">内存</translation>
    </message>
    <message>
        <source>memory %1B/s</source>
        <translation type="unfinished">内存 %1B/s</translation>
    </message>
    <message>
        <source>minimum %1, 95 % of runs within %2</source>
        <translation type="unfinished">最小 %1，95 % 的运行不超过 %2</translation>
    </message>
    <message>
        <source>mirrored</source>
        <translation type="unfinished">镜像</translation>
    </message>
    <message>
        <source>mma.sync reaches about 300 of an H200's 495 TFLOP/s: 4.6 ms. Rounded numbers are off by at most 2⁻¹², and by zero on average: C has a relative error of about 1e-5.</source>
        <translation type="unfinished">mma.sync 达到 H200 的 495 TFLOP/s 中的约 300：4.6 ms。舍入后的数误差最多为 2⁻¹²，平均为零：C 的误差约为自身的 1e-5。</translation>
    </message>
    <message>
        <source>modelled</source>
        <translation type="unfinished">由模型得出</translation>
    </message>
    <message>
        <source>models</source>
        <translation type="unfinished">代表</translation>
    </message>
    <message>
        <source>multiprocessor</source>
        <translation type="unfinished">多处理器</translation>
    </message>
    <message>
        <source>multiprocessors</source>
        <translation type="unfinished">多处理器</translation>
    </message>
    <message>
        <source>multiprocessors 0 to %1, time upwards</source>
        <translation type="unfinished">多处理器 0 到 %1，时间向上</translation>
    </message>
    <message>
        <source>name</source>
        <translation type="unfinished">名称</translation>
    </message>
    <message>
        <source>name of a buffer</source>
        <translation type="unfinished">缓冲区的名称</translation>
    </message>
    <message>
        <source>name of a slider</source>
        <translation type="unfinished">滑块的名称</translation>
    </message>
    <message>
        <source>no PSNR: %1 values are not numbers</source>
        <translation type="unfinished">没有 PSNR：%1 个值不是数</translation>
    </message>
    <message>
        <source>no estimate</source>
        <translation type="unfinished">无估计值</translation>
    </message>
    <message>
        <source>no estimate for these settings yet</source>
        <translation type="unfinished">在这些设置下尚无估计值</translation>
    </message>
    <message>
        <source>no memory instruction</source>
        <translation type="unfinished">没有内存指令</translation>
    </message>
    <message>
        <source>no predicted time</source>
        <translation type="unfinished">没有预测时间</translation>
    </message>
    <message>
        <source>no program reads from it</source>
        <translation type="unfinished">没有程序从中读取</translation>
    </message>
    <message>
        <source>no reference</source>
        <translation type="unfinished">没有参考</translation>
    </message>
    <message>
        <source>no second figure</source>
        <translation type="unfinished">无第二项</translation>
    </message>
    <message>
        <source>no shared tile</source>
        <translation type="unfinished">没有共享分块</translation>
    </message>
    <message>
        <source>no thread</source>
        <translation type="unfinished">无线程</translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished">无</translation>
    </message>
    <message>
        <source>none was found</source>
        <translation type="unfinished">未找到</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation type="unfinished">不是数</translation>
    </message>
    <message>
        <source>not comparable with %1: a different kind of time</source>
        <translation type="unfinished">无法与 %1 比较：时间的种类不同</translation>
    </message>
    <message>
        <source>not computed</source>
        <translation type="unfinished">未计算</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation type="unfinished">未计数</translation>
    </message>
    <message>
        <source>not found</source>
        <translation type="unfinished">未找到</translation>
    </message>
    <message>
        <source>not proved for kernels like this</source>
        <translation type="unfinished">未针对此类内核函数验证</translation>
    </message>
    <message>
        <source>not proved for this GPU</source>
        <translation type="unfinished">未针对此 GPU 验证</translation>
    </message>
    <message>
        <source>not read</source>
        <translation type="unfinished">未读取</translation>
    </message>
    <message>
        <source>not run yet</source>
        <translation type="unfinished">尚未运行</translation>
    </message>
    <message>
        <source>not run: %1</source>
        <translation type="unfinished">未运行：%1</translation>
    </message>
    <message>
        <source>not specified</source>
        <translation type="unfinished">未指定</translation>
    </message>
    <message>
        <source>not taken</source>
        <translation type="unfinished">不跳转</translation>
    </message>
    <message>
        <source>not timed separately</source>
        <translation type="unfinished">未单独计时</translation>
    </message>
    <message>
        <source>note on line %1</source>
        <translation type="unfinished">第 %1 行的注记</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished">无</translation>
    </message>
    <message>
        <source>nothing is read from it</source>
        <translation type="unfinished">写入的内容无人读取</translation>
    </message>
    <message>
        <source>nothing overlaps</source>
        <translation type="unfinished">完全不重叠</translation>
    </message>
    <message>
        <source>now</source>
        <translation type="unfinished">现在</translation>
    </message>
    <message>
        <source>number</source>
        <translation type="unfinished">数值</translation>
    </message>
    <message>
        <source>number: the lane of the pixel's thread</source>
        <translation type="unfinished">数字：像素所属线程的 lane</translation>
    </message>
    <message>
        <source>number: the thread</source>
        <translation type="unfinished">数字：线程</translation>
    </message>
    <message>
        <source>numbered row by row</source>
        <translation type="unfinished">逐行编号</translation>
    </message>
    <message>
        <source>occupancy</source>
        <translation type="unfinished">占用率</translation>
    </message>
    <message>
        <source>occupancy, %</source>
        <translation type="unfinished">占用率，%</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation type="unfinished">共 %1 个</translation>
    </message>
    <message>
        <source>of 8 + 1 unused</source>
        <translation type="unfinished">8 个字加 1 个不用</translation>
    </message>
    <message>
        <source>off</source>
        <translation type="unfinished">关</translation>
    </message>
    <message>
        <source>on</source>
        <translation type="unfinished">开</translation>
    </message>
    <message>
        <source>on a value fetched from a texture</source>
        <translation type="unfinished">从纹理取得的内容</translation>
    </message>
    <message>
        <source>on a value read from memory</source>
        <translation type="unfinished">从内存读取的内容</translation>
    </message>
    <message>
        <source>on arithmetic that cannot be traced</source>
        <translation type="unfinished">未被追踪的算术运算</translation>
    </message>
    <message>
        <source>on floating-point arithmetic</source>
        <translation type="unfinished">浮点运算</translation>
    </message>
    <message>
        <source>on or off</source>
        <translation type="unfinished">开或关</translation>
    </message>
    <message>
        <source>on something that differs from run to run</source>
        <translation type="unfinished">每次运行不尽相同的内容</translation>
    </message>
    <message>
        <source>on the result of an atomic operation</source>
        <translation type="unfinished">原子操作的结果</translation>
    </message>
    <message>
        <source>on values that lanes exchange</source>
        <translation type="unfinished">lane 之间传递的内容</translation>
    </message>
    <message>
        <source>on values that threads exchange at a barrier</source>
        <translation type="unfinished">线程在屏障处相互传递的内容</translation>
    </message>
    <message>
        <source>once</source>
        <translation type="unfinished">1 次</translation>
    </message>
    <message>
        <source>once for each thread</source>
        <translation type="unfinished">每个线程执行一次</translation>
    </message>
    <message>
        <source>one after the other; idle lanes wait</source>
        <translation type="unfinished">先后执行；空闲的 lane 等待</translation>
    </message>
    <message>
        <source>one by one</source>
        <translation type="unfinished">逐个进行</translation>
    </message>
    <message>
        <source>one of 32 lanes</source>
        <translation type="unfinished">32 个 lane 之一</translation>
    </message>
    <message>
        <source>one of its names</source>
        <translation type="unfinished">其名称之一</translation>
    </message>
    <message>
        <source>one of many multiprocessors</source>
        <translation type="unfinished">众多多处理器之一</translation>
    </message>
    <message>
        <source>one of the threads that share the block's %1 pixels</source>
        <translation type="unfinished">共同处理线程块 %1 像素的线程之一</translation>
    </message>
    <message>
        <source>one request by a warp</source>
        <translation type="unfinished">线程束的一次请求</translation>
    </message>
    <message>
        <source>one thread</source>
        <translation type="unfinished">一个线程</translation>
    </message>
    <message>
        <source>one warp alone</source>
        <translation type="unfinished">仅一个线程束</translation>
    </message>
    <message>
        <source>one word: one pass</source>
        <translation type="unfinished">一个字：一趟</translation>
    </message>
    <message>
        <source>only the text's own strategies can compute a region alone, and this is the last of their steps.</source>
        <translation type="unfinished">只有原文自己的策略能单独计算区域，而这是其各步中的最后一步。</translation>
    </message>
    <message>
        <source>opening the image</source>
        <translation type="unfinished">正在打开图像</translation>
    </message>
    <message>
        <source>operation</source>
        <translation type="unfinished">操作</translation>
    </message>
    <message>
        <source>operations per byte</source>
        <translation type="unfinished">每字节的运算数</translation>
    </message>
    <message>
        <source>out of bounds</source>
        <translation type="unfinished">越界</translation>
    </message>
    <message>
        <source>outside the image</source>
        <translation type="unfinished">图像之外</translation>
    </message>
    <message>
        <source>outside the texture</source>
        <translation type="unfinished">纹理之外</translation>
    </message>
    <message>
        <source>over ideal</source>
        <translation type="unfinished">与理想值之比</translation>
    </message>
    <message>
        <source>padding</source>
        <translation type="unfinished">填充</translation>
    </message>
    <message>
        <source>parameter memory</source>
        <translation type="unfinished">参数内存</translation>
    </message>
    <message>
        <source>partly matches hardware, partly exact for PTX</source>
        <translation type="unfinished">部分与硬件一致，部分对 PTX 精确</translation>
    </message>
    <message>
        <source>pasted image</source>
        <translation type="unfinished">粘贴的图像</translation>
    </message>
    <message>
        <source>pin %1</source>
        <translation type="unfinished">固定项 %1</translation>
    </message>
    <message>
        <source>pitch</source>
        <translation type="unfinished">行距 (pitch)</translation>
    </message>
    <message>
        <source>pixel along the line</source>
        <translation type="unfinished">沿线的像素</translation>
    </message>
    <message>
        <source>pixels of a row</source>
        <translation type="unfinished">一行的像素</translation>
    </message>
    <message>
        <source>power brake</source>
        <translation type="unfinished">电源制动</translation>
    </message>
    <message>
        <source>power cap</source>
        <translation type="unfinished">功耗上限</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation type="unfinished">预测</translation>
    </message>
    <message>
        <source>predicted for %1, not a measurement</source>
        <translation type="unfinished">针对 %1 预测，不是测量值</translation>
    </message>
    <message>
        <source>predicted time, µs</source>
        <translation type="unfinished">预测时间，µs</translation>
    </message>
    <message>
        <source>predicted, µs</source>
        <translation type="unfinished">预测，µs</translation>
    </message>
    <message>
        <source>printf output</source>
        <translation type="unfinished">printf 输出</translation>
    </message>
    <message>
        <source>private (local) memory of the threads</source>
        <translation type="unfinished">线程自己的（本地）内存</translation>
    </message>
    <message>
        <source>published %1 on %2, %3%4</source>
        <translation type="unfinished">已发表的%1，%2，%3%4</translation>
    </message>
    <message>
        <source>px</source>
        <translation type="unfinished">px</translation>
    </message>
    <message>
        <source>ran</source>
        <translation type="unfinished">已运行</translation>
    </message>
    <message>
        <source>range</source>
        <translation type="unfinished">范围</translation>
    </message>
    <message>
        <source>ratio to the slowest strategy</source>
        <translation type="unfinished">与最慢策略之比</translation>
    </message>
    <message>
        <source>read as black</source>
        <translation type="unfinished">读作黑色</translation>
    </message>
    <message>
        <source>read by the block</source>
        <translation type="unfinished">线程块读取</translation>
    </message>
    <message>
        <source>read from device memory</source>
        <translation type="unfinished">从设备内存读取</translation>
    </message>
    <message>
        <source>read, but written by other blocks</source>
        <translation type="unfinished">读取，但由其他线程块写入</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation type="unfinished">只读</translation>
    </message>
    <message>
        <source>reading the GPU's counters</source>
        <translation type="unfinished">正在读取 GPU 的计数器</translation>
    </message>
    <message>
        <source>reads tile[3]</source>
        <translation type="unfinished">读 tile[3]</translation>
    </message>
    <message>
        <source>ready to issue while another warp does</source>
        <translation type="unfinished">就绪而由其他线程束发射</translation>
    </message>
    <message>
        <source>red</source>
        <translation type="unfinished">红</translation>
    </message>
    <message>
        <source>reference</source>
        <translation type="unfinished">参考结果</translation>
    </message>
    <message>
        <source>register</source>
        <translation type="unfinished">寄存器</translation>
    </message>
    <message>
        <source>registers</source>
        <translation type="unfinished">寄存器</translation>
    </message>
    <message>
        <source>registers per thread</source>
        <translation type="unfinished">每线程寄存器</translation>
    </message>
    <message>
        <source>request</source>
        <translation type="unfinished">请求</translation>
    </message>
    <message>
        <source>requested from the L1 cache, counted</source>
        <translation type="unfinished">向 L1 缓存请求的量，计数值</translation>
    </message>
    <message>
        <source>result</source>
        <translation type="unfinished">结果</translation>
    </message>
    <message>
        <source>result − CPU reference</source>
        <translation type="unfinished">结果 − CPU 参考结果</translation>
    </message>
    <message>
        <source>reuse</source>
        <translation type="unfinished">复用</translation>
    </message>
    <message>
        <source>roofline</source>
        <translation type="unfinished">Roofline</translation>
    </message>
    <message>
        <source>row %1, columns %2 to %3</source>
        <translation type="unfinished">第 %1 行，第 %2 到 %3 列</translation>
    </message>
    <message>
        <source>rows %1 elements apart</source>
        <translation type="unfinished">行距 %1 个元素</translation>
    </message>
    <message>
        <source>rows %1 elements apart, as now</source>
        <translation type="unfinished">行距 %1 个元素，与现在相同</translation>
    </message>
    <message>
        <source>rows of 8 words</source>
        <translation type="unfinished">每行 8 个字</translation>
    </message>
    <message>
        <source>rows: %1</source>
        <translation type="unfinished">各行：%1</translation>
    </message>
    <message>
        <source>running</source>
        <translation type="unfinished">正在运行</translation>
    </message>
    <message>
        <source>running %1</source>
        <translation type="unfinished">正在运行 %1</translation>
    </message>
    <message>
        <source>running the program</source>
        <translation type="unfinished">正在运行程序</translation>
    </message>
    <message>
        <source>sample of blocks</source>
        <translation type="unfinished">线程块样本</translation>
    </message>
    <message>
        <source>scaled down from %1 × %2 for this report</source>
        <translation type="unfinished">为本报告由 %1 × %2 缩小而来</translation>
    </message>
    <message>
        <source>scheduler %1</source>
        <translation type="unfinished">调度器 %1</translation>
    </message>
    <message>
        <source>schedulers</source>
        <translation type="unfinished">调度器</translation>
    </message>
    <message>
        <source>second vote</source>
        <translation type="unfinished">第二次表决</translation>
    </message>
    <message>
        <source>sector</source>
        <translation type="unfinished">扇区</translation>
    </message>
    <message>
        <source>several settings</source>
        <translation type="unfinished">多项设置</translation>
    </message>
    <message>
        <source>shade: a warp's 1st, 2nd, … store to the tile, dark first</source>
        <translation type="unfinished">深浅：所属线程束对分块的第 1、2、… 次写入，先深后浅</translation>
    </message>
    <message>
        <source>shared</source>
        <translation type="unfinished">共享</translation>
    </message>
    <message>
        <source>shared load</source>
        <translation type="unfinished">共享读取</translation>
    </message>
    <message>
        <source>shared memory</source>
        <translation type="unfinished">共享内存</translation>
    </message>
    <message>
        <source>shared memory + L1</source>
        <translation type="unfinished">共享内存 + L1</translation>
    </message>
    <message>
        <source>shared memory is enough for the rows of only %1 threads with this window.</source>
        <translation type="unfinished">对于此窗口，共享内存足够容纳 %1 个线程的行。</translation>
    </message>
    <message>
        <source>shared memory per block, bytes</source>
        <translation type="unfinished">每线程块共享内存，字节</translation>
    </message>
    <message>
        <source>shared store</source>
        <translation type="unfinished">共享写入</translation>
    </message>
    <message>
        <source>shared, opt-in</source>
        <translation type="unfinished">共享内存，申请后</translation>
    </message>
    <message>
        <source>sides</source>
        <translation type="unfinished">边长</translation>
    </message>
    <message>
        <source>signed %1-bit integers</source>
        <translation type="unfinished">%1 位有符号整数</translation>
    </message>
    <message>
        <source>single run; repeated when the sliders stop moving</source>
        <translation type="unfinished">单次运行；滑块停下后重复运行</translation>
    </message>
    <message>
        <source>source</source>
        <translation type="unfinished">源图像</translation>
    </message>
    <message>
        <source>speed</source>
        <translation type="unfinished">速度</translation>
    </message>
    <message>
        <source>stall</source>
        <translation type="unfinished">停顿</translation>
    </message>
    <message>
        <source>stopped after %1 of %2</source>
        <translation type="unfinished">在 %2 个中的 %1 个之后停止</translation>
    </message>
    <message>
        <source>stopped by an error</source>
        <translation type="unfinished">因错误而停止</translation>
    </message>
    <message>
        <source>stopped: %1</source>
        <translation type="unfinished">已停止：%1</translation>
    </message>
    <message>
        <source>stores to global memory</source>
        <translation type="unfinished">对全局内存的写入</translation>
    </message>
    <message>
        <source>stores to local memory</source>
        <translation type="unfinished">对本地内存的写入</translation>
    </message>
    <message>
        <source>stores to shared memory</source>
        <translation type="unfinished">对共享内存的写入</translation>
    </message>
    <message>
        <source>stores written through to L2</source>
        <translation type="unfinished">直写到 L2 的写入</translation>
    </message>
    <message>
        <source>strategy</source>
        <translation type="unfinished">策略</translation>
    </message>
    <message>
        <source>student</source>
        <translation type="unfinished">学生</translation>
    </message>
    <message>
        <source>sweeping %1 %2</source>
        <translation type="unfinished">正在扫描 %1 %2</translation>
    </message>
    <message>
        <source>synchronised with other GPUs</source>
        <translation type="unfinished">与其他 GPU 保持同步</translation>
    </message>
    <message>
        <source>taken</source>
        <translation type="unfinished">跳转</translation>
    </message>
    <message>
        <source>tens of cycles</source>
        <translation type="unfinished">几十个周期</translation>
    </message>
    <message>
        <source>texture</source>
        <translation type="unfinished">纹理</translation>
    </message>
    <message>
        <source>texture of %1</source>
        <translation type="unfinished">纹理 %1</translation>
    </message>
    <message>
        <source>texture reads</source>
        <translation type="unfinished">纹理读取</translation>
    </message>
    <message>
        <source>the 32 lanes of a warp lie side by side in a row, whatever the block's shape, and pass sums to one another, so the block must have a multiple of 32 threads, up to 256.</source>
        <translation type="unfinished">无论线程块是什么形状，线程束的 32 个 lane 都在一行中并排，并相互传递和，因此线程数必须是 32 的倍数，最多 256。</translation>
    </message>
    <message>
        <source>the block's pixels and their halo</source>
        <translation type="unfinished">线程块的像素及其 halo 区</translation>
    </message>
    <message>
        <source>the chosen block</source>
        <translation type="unfinished">所选的线程块</translation>
    </message>
    <message>
        <source>the edited source belongs to this strategy.</source>
        <translation type="unfinished">编辑后的代码属于此策略。</translation>
    </message>
    <message>
        <source>the emulator; not GPU time</source>
        <translation type="unfinished">模拟器；不是 GPU 的时间</translation>
    </message>
    <message>
        <source>the file name does not end in a supported format</source>
        <translation type="unfinished">其名称的扩展名不是可写入的格式</translation>
    </message>
    <message>
        <source>the filter extends beyond the edge</source>
        <translation type="unfinished">滤波器超出图像边界</translation>
    </message>
    <message>
        <source>the lanes pass sums on to one another, so the block must consist of whole warps of 32 threads.</source>
        <translation type="unfinished">其各 lane 相互传递和，因此必须由 32 个线程的完整线程束组成。</translation>
    </message>
    <message>
        <source>the mirrored pixel is read outside the image</source>
        <translation type="unfinished">图像之外读取镜像像素</translation>
    </message>
    <message>
        <source>the nearest pixel is read outside the image</source>
        <translation type="unfinished">图像之外读取最近的像素</translation>
    </message>
    <message>
        <source>the program launches this kernel with blocks of %1.</source>
        <translation type="unfinished">程序以 %1 的线程块启动此内核函数。</translation>
    </message>
    <message>
        <source>the same as %1</source>
        <translation type="unfinished">与 %1 相同</translation>
    </message>
    <message>
        <source>the size of the array "%1" is not a number from 1 to %2 here</source>
        <translation type="unfinished">数组“%1”的大小在此不是 1 到 %2 的数</translation>
    </message>
    <message>
        <source>the strategy's own source</source>
        <translation type="unfinished">策略自带的</translation>
    </message>
    <message>
        <source>thermal slowdown by the driver</source>
        <translation type="unfinished">驱动程序因过热降频</translation>
    </message>
    <message>
        <source>thermal slowdown by the hardware</source>
        <translation type="unfinished">硬件因过热降频</translation>
    </message>
    <message>
        <source>this strategy divides its tile of the covariance among the %1 threads of a %2 block.</source>
        <translation type="unfinished">此策略把其协方差分块分给 %2 线程块的 %1 个线程。</translation>
    </message>
    <message>
        <source>thread</source>
        <translation type="unfinished">线程</translation>
    </message>
    <message>
        <source>thread %1</source>
        <translation type="unfinished">线程 %1</translation>
    </message>
    <message>
        <source>thread %1 atomically updates it on %2</source>
        <translation type="unfinished">线程 %1 在%2以原子方式修改它</translation>
    </message>
    <message>
        <source>thread %1 loads it on %2</source>
        <translation type="unfinished">线程 %1 在%2读取它</translation>
    </message>
    <message>
        <source>thread %1 stores it on %2</source>
        <translation type="unfinished">线程 %1 在%2写入它</translation>
    </message>
    <message>
        <source>thread 3</source>
        <translation type="unfinished">线程 3</translation>
    </message>
    <message>
        <source>thread 4</source>
        <translation type="unfinished">线程 4</translation>
    </message>
    <message>
        <source>threads</source>
        <translation type="unfinished">线程</translation>
    </message>
    <message>
        <source>threads and pixels do not correspond one to one here: warps have no pixels of their own</source>
        <translation type="unfinished">这里线程与像素不是一一对应：线程束没有自己的像素</translation>
    </message>
    <message>
        <source>threads per block</source>
        <translation type="unfinished">每线程块线程数</translation>
    </message>
    <message>
        <source>three passes: three wavefronts</source>
        <translation type="unfinished">三趟：三个 wavefront</translation>
    </message>
    <message>
        <source>three words of one bank: three passes</source>
        <translation type="unfinished">同一存储体的三个字：三趟</translation>
    </message>
    <message>
        <source>tightest limit</source>
        <translation type="unfinished">最紧的限制</translation>
    </message>
    <message>
        <source>tile</source>
        <translation type="unfinished">分块</translation>
    </message>
    <message>
        <source>tile %1</source>
        <translation type="unfinished">分块 %1</translation>
    </message>
    <message>
        <source>tile of %1 elements</source>
        <translation type="unfinished">%1 个元素的分块</translation>
    </message>
    <message>
        <source>time</source>
        <translation type="unfinished">时间</translation>
    </message>
    <message>
        <source>time of the previous step divided by that of this one</source>
        <translation type="unfinished">前一步的时间与此步之比</translation>
    </message>
    <message>
        <source>timed only together with the other launches</source>
        <translation type="unfinished">只与其他启动一起计时</translation>
    </message>
    <message>
        <source>timing %1</source>
        <translation type="unfinished">正在为 %1 计时</translation>
    </message>
    <message>
        <source>to</source>
        <translation type="unfinished">到</translation>
    </message>
    <message>
        <source>to the device %1</source>
        <translation type="unfinished">到设备 %1</translation>
    </message>
    <message>
        <source>too few registers for more</source>
        <translation type="unfinished">寄存器不够容纳更多</translation>
    </message>
    <message>
        <source>tracing the value…</source>
        <translation type="unfinished">正在追踪值…</translation>
    </message>
    <message>
        <source>tracing…</source>
        <translation type="unfinished">正在跟踪…</translation>
    </message>
    <message>
        <source>two blocks read the same pixels</source>
        <translation type="unfinished">两个线程块读取同样的像素</translation>
    </message>
    <message>
        <source>two windows use the same pixels</source>
        <translation type="unfinished">两个窗口使用同样的像素</translation>
    </message>
    <message>
        <source>uninitialised, %1 came too late</source>
        <translation type="unfinished">未初始化，%1 来得太晚</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation type="unfinished">未知</translation>
    </message>
    <message>
        <source>unused</source>
        <translation type="unfinished">未使用</translation>
    </message>
    <message>
        <source>up to %1 words requested per bank</source>
        <translation type="unfinished">单个存储体最多被请求 %1 个字</translation>
    </message>
    <message>
        <source>up to the upper bound</source>
        <translation type="unfinished">至上界</translation>
    </message>
    <message>
        <source>value</source>
        <translation type="unfinished">值</translation>
    </message>
    <message>
        <source>vector access</source>
        <translation type="unfinished">向量访问</translation>
    </message>
    <message>
        <source>version unknown</source>
        <translation type="unfinished">版本未知</translation>
    </message>
    <message>
        <source>wait</source>
        <translation type="unfinished">等待</translation>
    </message>
    <message>
        <source>waiting at a barrier for other warps</source>
        <translation type="unfinished">屏障处等待其他线程束</translation>
    </message>
    <message>
        <source>waiting for a free arithmetic unit</source>
        <translation type="unfinished">等待空闲的运算单元</translation>
    </message>
    <message>
        <source>waiting for constant memory</source>
        <translation type="unfinished">等待常量内存</translation>
    </message>
    <message>
        <source>waiting for data from memory</source>
        <translation type="unfinished">等待来自内存的数据</translation>
    </message>
    <message>
        <source>waiting for data from shared memory</source>
        <translation type="unfinished">等待来自共享内存的数据</translation>
    </message>
    <message>
        <source>waiting for earlier memory accesses</source>
        <translation type="unfinished">等待先前的内存访问</translation>
    </message>
    <message>
        <source>waiting for earlier shared memory accesses</source>
        <translation type="unfinished">等待先前的共享内存访问</translation>
    </message>
    <message>
        <source>waiting for earlier texture accesses</source>
        <translation type="unfinished">等待先前的纹理访问</translation>
    </message>
    <message>
        <source>waiting for registers of one bank</source>
        <translation type="unfinished">等待同一存储体的寄存器</translation>
    </message>
    <message>
        <source>waiting for the target of a branch</source>
        <translation type="unfinished">等待分支目标</translation>
    </message>
    <message>
        <source>waiting for their last stores</source>
        <translation type="unfinished">等待最后的写入</translation>
    </message>
    <message>
        <source>waiting for their next instruction</source>
        <translation type="unfinished">等待下一条指令</translation>
    </message>
    <message>
        <source>waiting for their previous instruction</source>
        <translation type="unfinished">等待前一条指令</translation>
    </message>
    <message>
        <source>waiting until their stores are visible</source>
        <translation type="unfinished">等待其写入可见</translation>
    </message>
    <message>
        <source>warp</source>
        <translation type="unfinished">线程束</translation>
    </message>
    <message>
        <source>warp %1</source>
        <translation type="unfinished">线程束 %1</translation>
    </message>
    <message>
        <source>warp: 32 lanes</source>
        <translation type="unfinished">线程束：32 个 lane</translation>
    </message>
    <message>
        <source>warps</source>
        <translation type="unfinished">线程束</translation>
    </message>
    <message>
        <source>warps of 32 threads</source>
        <translation type="unfinished">32 个线程的线程束</translation>
    </message>
    <message>
        <source>warps, lane numbers</source>
        <translation type="unfinished">线程束，lane 编号</translation>
    </message>
    <message>
        <source>warps: zoom in to tell them apart</source>
        <translation type="unfinished">线程束：请放大到可以分辨</translation>
    </message>
    <message>
        <source>wavefront</source>
        <translation type="unfinished">wavefront</translation>
    </message>
    <message>
        <source>what a block reads and writes is shown after you answer</source>
        <translation type="unfinished">线程块读取和写入的内容在回答之后显示</translation>
    </message>
    <message>
        <source>which is first?</source>
        <translation type="unfinished">哪个在先？</translation>
    </message>
    <message>
        <source>whole number</source>
        <translation type="unfinished">整数</translation>
    </message>
    <message>
        <source>with 16 columns per thread, registers and shared memory are enough for only %1 threads with this window.</source>
        <translation type="unfinished">每线程 16 列时，对于此窗口，寄存器和共享内存足够 %1 个线程使用。</translation>
    </message>
    <message>
        <source>with a cold L2 cache %1%2</source>
        <translation type="unfinished">冷 L2 缓存下 %1%2</translation>
    </message>
    <message>
        <source>with a template of %1 on %2 pixels, rows are so short that the extra word of the shifted copies would cost more than shifting the image.</source>
        <translation type="unfinished">在 %2 像素的图像上使用 %1 的模板，行很短，移位副本给每行增加的那个字，开销会大于对图像移位。</translation>
    </message>
    <message>
        <source>with all counters</source>
        <translation type="unfinished">全部计数时</translation>
    </message>
    <message>
        <source>with data race detection</source>
        <translation type="unfinished">查找数据竞争时</translation>
    </message>
    <message>
        <source>word</source>
        <translation type="unfinished">字（word）</translation>
    </message>
    <message>
        <source>writes tile[3]</source>
        <translation type="unfinished">写 tile[3]</translation>
    </message>
    <message>
        <source>written to device memory</source>
        <translation type="unfinished">写入设备内存</translation>
    </message>
    <message>
        <source>x,y,width,height or a file</source>
        <translation type="unfinished">x,y,width,height 或文件</translation>
    </message>
    <message>
        <source>|gx| + |gy| is computed from differences in 2×2 squares, which four pixels share.</source>
        <translation type="unfinished">|gx| + |gy| 由 2×2 方块中的差值得出，四个像素共用。</translation>
    </message>
    <message>
        <source>¼ second</source>
        <translation type="unfinished">¼ 秒</translation>
    </message>
    <message>
        <source>½ second</source>
        <translation type="unfinished">½ 秒</translation>
    </message>
    <message>
        <source>× weight</source>
        <translation type="unfinished">× 权重</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation type="unfinished">‹ 上一步</translation>
    </message>
    <message>
        <source>→ leads from a strategy to one based on it; the steps of the chosen strategy are bold
Higher is faster; further left means less arithmetic. Hover over a mark for its figures.</source>
        <translation type="unfinished">→ 从一个策略指向以它为基础的策略，所选策略的各步加粗
越高越快；越靠左，算术运算越少。将鼠标停在标记上可查看其数值。</translation>
    </message>
    <message>
        <source>≈ estimated from some of the blocks</source>
        <translation type="unfinished">≈ 由部分线程块估计</translation>
    </message>
    <message>
        <source>≈ modelled, or the model's lower bound</source>
        <translation type="unfinished">≈ 由模型得出，或其下界</translation>
    </message>
    <message>
        <source>● by the bytes that the kernel's sectors move
○ by the bytes that must come from memory once
→ leads from a strategy to one based on it
A kernel cannot be above the roof over its ○; the higher of two kernels with the same number of operations is faster.</source>
        <translation type="unfinished">● 按内核函数的扇区移动的字节
○ 按必须从内存取一次的字节
→ 从一个策略指向以它为基础的策略
内核函数不能高于其 ○ 上方的屋顶线；运算数相同的内核函数中，较高者较快。</translation>
    </message>
</context>
</TS>
