<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="vi" sourcelanguage="en">
<context>
    <name>tilescope</name>
    <message>
        <source> (%1 non-finite values excluded)</source>
        <translation type="unfinished"> (%1 trong đó không hữu hạn, bị bỏ qua)</translation>
    </message>
    <message>
        <source> (%1, line %2)</source>
        <translation type="unfinished"> (%1, dòng %2)</translation>
    </message>
    <message>
        <source> (auto)</source>
        <translation type="unfinished"> (tự động)</translation>
    </message>
    <message>
        <source> (ideal: %1)</source>
        <translation type="unfinished"> (lý tưởng %1)</translation>
    </message>
    <message>
        <source> (line %1)</source>
        <translation type="unfinished"> (dòng %1)</translation>
    </message>
    <message>
        <source> (pitch %1)</source>
        <translation type="unfinished"> (bước hàng %1)</translation>
    </message>
    <message>
        <source> (sample)</source>
        <translation type="unfinished"> (lấy mẫu)</translation>
    </message>
    <message>
        <source> (source was changed here)</source>
        <translation type="unfinished"> (mã nguồn ở đó đã bị sửa)</translation>
    </message>
    <message>
        <source> + textures</source>
        <translation type="unfinished"> + texture</translation>
    </message>
    <message>
        <source> instructions/s</source>
        <translation type="unfinished"> lệnh/s</translation>
    </message>
    <message>
        <source> · %1 answered, %2 correct</source>
        <translation type="unfinished"> · đã trả lời %1, đúng %2</translation>
    </message>
    <message>
        <source> · block edges crossed: %1</source>
        <translation type="unfinished"> · số lần cắt rìa block: %1</translation>
    </message>
    <message>
        <source> · columns named after another GPU show figures from the published text</source>
        <translation type="unfinished"> · các cột mang tên GPU khác là số liệu của chính bài viết</translation>
    </message>
    <message>
        <source> · counted by the emulator, %1</source>
        <translation type="unfinished"> · do trình giả lập đếm, %1</translation>
    </message>
    <message>
        <source> · for the previous settings; updated when the sliders stop moving</source>
        <translation type="unfinished"> · của thiết lập trước đó; số liệu mới có khi các thanh trượt đứng yên</translation>
    </message>
    <message>
        <source> · full height %1</source>
        <translation type="unfinished"> · chiều cao đầy đủ %1</translation>
    </message>
    <message>
        <source> · line %1</source>
        <translation type="unfinished"> · dòng %1</translation>
    </message>
    <message>
        <source> · needs: %1</source>
        <translation type="unfinished"> · cần học trước: %1</translation>
    </message>
    <message>
        <source> · no values in host memory yet</source>
        <translation type="unfinished"> · chưa có giá trị trong bộ nhớ host</translation>
    </message>
    <message>
        <source> · one warp after another</source>
        <translation type="unfinished"> · lần lượt từng warp</translation>
    </message>
    <message>
        <source> · pixels: %1</source>
        <translation type="unfinished"> · số điểm ảnh: %1</translation>
    </message>
    <message>
        <source> · red: loaded before it was stored</source>
        <translation type="unfinished"> · đỏ: đã nạp, chưa được ghi</translation>
    </message>
    <message>
        <source> · result %1</source>
        <translation type="unfinished"> · kết quả %1</translation>
    </message>
    <message>
        <source> · source %1</source>
        <translation type="unfinished"> · nguồn %1</translation>
    </message>
    <message>
        <source> · values %1 to %2</source>
        <translation type="unfinished"> · giá trị %1 đến %2</translation>
    </message>
    <message>
        <source> · ≈ estimated from a sample of blocks</source>
        <translation type="unfinished"> · ≈ ước lượng từ các block lấy mẫu</translation>
    </message>
    <message>
        <source>"%1" (%2×%3) cannot be decoded: it is damaged, or there is not enough memory.</source>
        <translation type="unfinished">Không giải mã được “%1” (%2×%3): tệp bị hỏng, hoặc không đủ bộ nhớ.</translation>
    </message>
    <message>
        <source>"%1" became shorter while it was being read. Open it again when it is complete.</source>
        <translation type="unfinished">“%1” bị ngắn đi trong lúc đọc. Hãy mở lại khi tệp đã đầy đủ.</translation>
    </message>
    <message>
        <source>"%1" cannot be "%2". Valid values: %3.</source>
        <translation type="unfinished">“%1” không thể là “%2”; có thể là: %3.</translation>
    </message>
    <message>
        <source>"%1" cannot be "%2": it must be %3.</source>
        <translation type="unfinished">“%1” không thể là “%2”: nó phải là %3.</translation>
    </message>
    <message>
        <source>"%1" cannot be %2: it must be %3. The nearest valid value is %4.</source>
        <translation type="unfinished">“%1” không thể là %2: nó phải là %3. Giá trị gần nhất dùng được là %4.</translation>
    </message>
    <message>
        <source>"%1" cannot be %2: it must be between %3 and %4. The nearest valid value is %5.</source>
        <translation type="unfinished">“%1” không thể là %2: nó phải nằm giữa %3 và %4. Giá trị gần nhất dùng được là %5.</translation>
    </message>
    <message>
        <source>"%1" cannot be applied to this source: "%2" and the lines after it differ from the strategy's own source. Repair other mistakes first, or restore the strategy's own source.</source>
        <translation type="unfinished">“%1” không tìm được chỗ trong mã nguồn này: “%2” và những gì theo sau không còn như trong mã nguồn gốc của chiến lược. Hãy sửa các lỗi sai khác trước, hoặc trở về mã nguồn gốc của chiến lược.</translation>
    </message>
    <message>
        <source>"%1" cannot be decoded: OpenEXR says "%2".</source>
        <translation type="unfinished">Không giải mã được “%1”: OpenEXR báo “%2”.</translation>
    </message>
    <message>
        <source>"%1" cannot be decoded: it is damaged, truncated, or compressed in an unsupported way.</source>
        <translation type="unfinished">Không giải mã được “%1”: tệp bị hỏng, bị cắt cụt hoặc được nén theo cách chương trình không biết.</translation>
    </message>
    <message>
        <source>"%1" cannot be opened. %2</source>
        <translation type="unfinished">Không mở được “%1”. %2</translation>
    </message>
    <message>
        <source>"%1" cannot be opened: %2.</source>
        <translation type="unfinished">Không mở được “%1”: %2.</translation>
    </message>
    <message>
        <source>"%1" cannot be read: %2.</source>
        <translation type="unfinished">Không đọc được “%1”: %2.</translation>
    </message>
    <message>
        <source>"%1" cannot be repaired in this source: "%2" and the lines after it have been changed. Repair it by hand, or restore the strategy's own source.</source>
        <translation type="unfinished">Không sửa được “%1” trong mã nguồn này: “%2” và những gì theo sau đã bị thay đổi từ đó. Hãy sửa bằng tay, hoặc trở về mã nguồn gốc của chiến lược.</translation>
    </message>
    <message>
        <source>"%1" cannot be written: %2.</source>
        <translation type="unfinished">Không ghi được “%1”: %2.</translation>
    </message>
    <message>
        <source>"%1" cannot be written: %2. Choose an existing folder that you may write to, such as %3.</source>
        <translation type="unfinished">Không ghi được “%1”: %2. Hãy chọn một thư mục có sẵn và cho phép bạn ghi, chẳng hạn %3.</translation>
    </message>
    <message>
        <source>"%1" cannot be written: there is not enough memory. Choose fewer steps.</source>
        <translation type="unfinished">Không ghi được “%1”: không đủ bộ nhớ. Hãy chọn ít bước hơn.</translation>
    </message>
    <message>
        <source>"%1" cannot be written: there is not enough memory. Export at screen resolution, or export a smaller image.</source>
        <translation type="unfinished">Không ghi được “%1”: không đủ bộ nhớ. Hãy xuất ở độ phân giải màn hình, hoặc một ảnh nhỏ hơn.</translation>
    </message>
    <message>
        <source>"%1" contains %2, which cannot be read. Save it with 8 or 16 bits per channel.</source>
        <translation type="unfinished">“%1” chứa %2, không đọc được. Hãy lưu nó với 8 hoặc 16 bit mỗi kênh.</translation>
    </message>
    <message>
        <source>"%1" contains fewer values than pixels in its channel %2. Save it with a value for each pixel.</source>
        <translation type="unfinished">“%1” chứa ít giá trị hơn số điểm ảnh trong kênh %2. Hãy lưu nó với mỗi điểm ảnh một giá trị.</translation>
    </message>
    <message>
        <source>"%1" contains no operation: it has neither an operation.json file nor a folder that contains one.</source>
        <translation type="unfinished">“%1” không có phép xử lý nào: không có operation.json, cũng không có thư mục chứa tệp đó.</translation>
    </message>
    <message>
        <source>"%1" contains no readable images: %2. Use a byte array of the shape images × height × width. NumPy writes one with np.save(file, images.astype(np.uint8)).</source>
        <translation type="unfinished">“%1” không chứa ảnh nào đọc được: %2. Một mảng byte gồm ảnh × chiều cao × chiều rộng thì được; NumPy ghi nó bằng np.save(file, images.astype(np.uint8)).</translation>
    </message>
    <message>
        <source>"%1" contains values of an unsupported type. Save it as greyscale or RGB, with 8 or 16 bits or 32-bit floats per channel.</source>
        <translation type="unfinished">“%1” chứa loại giá trị không đọc được. Hãy lưu nó ở dạng xám hoặc RGB, với 8 hoặc 16 bit hay float 32 bit mỗi kênh.</translation>
    </message>
    <message>
        <source>"%1" does not fit into memory.</source>
        <translation type="unfinished">“%1” không vừa bộ nhớ.</translation>
    </message>
    <message>
        <source>"%1" does not have a supported extension. Supported extensions: %2. Use the name %3.</source>
        <translation type="unfinished">“%1” không có phần đuôi được hỗ trợ. Các phần đuôi được hỗ trợ: %2. Hãy dùng tên %3.</translation>
    </message>
    <message>
        <source>"%1" does not have a supported file name extension. Use one of %2, as in picture.png.</source>
        <translation type="unfinished">“%1” không có phần đuôi là định dạng ghi được; dùng được: %2, như trong picture.png.</translation>
    </message>
    <message>
        <source>"%1" ends after %2 of its %3 images. Is it still being written?</source>
        <translation type="unfinished">“%1” kết thúc sau %2 trong số %3 ảnh; phải chăng tệp vẫn đang được ghi?</translation>
    </message>
    <message>
        <source>"%1" ends early: the file is truncated. Copy or download it again.</source>
        <translation type="unfinished">“%1” kết thúc sớm: tệp bị cắt cụt. Hãy sao chép hoặc tải lại.</translation>
    </message>
    <message>
        <source>"%1" evaluates to %2, but a block can have 0 to %3 bytes of shared memory.</source>
        <translation type="unfinished">Ở đây “%1” là %2; một block có thể được cấp từ 0 đến %3 byte bộ nhớ chia sẻ.</translation>
    </message>
    <message>
        <source>"%1" evaluates to %2, but grid and block dimensions must be at least 1.</source>
        <translation type="unfinished">Ở đây “%1” là %2; các cạnh của lưới và của block phải từ 1 trở lên.</translation>
    </message>
    <message>
        <source>"%1" has %2 MB; image files of up to %3 MB can be opened.</source>
        <translation type="unfinished">“%1” có %2 MB; chỉ mở được tệp ảnh tối đa %3 MB.</translation>
    </message>
    <message>
        <source>"%1" has %2×%3 pixels of %4 floats, which are %5 MB; up to %6 MB can be opened. Scale it down first.</source>
        <translation type="unfinished">“%1” có %2×%3 điểm ảnh với %4 float, tức %5 MB; chỉ mở được tối đa %6 MB. Hãy thu nhỏ ảnh trước.</translation>
    </message>
    <message>
        <source>"%1" has %2×%3 pixels; up to %4×%4 can be opened. Scale it down first.</source>
        <translation type="unfinished">“%1” có %2×%3 điểm ảnh; chỉ mở được tối đa %4×%4. Hãy thu nhỏ ảnh trước.</translation>
    </message>
    <message>
        <source>"%1" has no readable channel.</source>
        <translation type="unfinished">“%1” không có kênh nào đọc được.</translation>
    </message>
    <message>
        <source>"%1" has the %2 values that the host's code sets at %3, line %4.</source>
        <translation type="unfinished">“%1” có %2 giá trị mà mã host đặt tại %3, dòng %4.</translation>
    </message>
    <message>
        <source>"%1" has the unknown type "%2"</source>
        <translation type="unfinished">“%1” có kiểu “%2”, kiểu mà chương trình không biết</translation>
    </message>
    <message>
        <source>"%1" is a %2, so bind it to %3 numbers: //@ bind %1 = 0, 1, …</source>
        <translation type="unfinished">“%1” có kiểu %2, nên phải gán cho nó %3 số: //@ bind %1 = 0, 1, …</translation>
    </message>
    <message>
        <source>"%1" is a file. Choose the folder that contains the images.</source>
        <translation type="unfinished">“%1” là tệp; hãy chọn thư mục chứa ảnh.</translation>
    </message>
    <message>
        <source>"%1" is a folder. Open an image in it.</source>
        <translation type="unfinished">“%1” là thư mục; hãy mở một ảnh trong đó.</translation>
    </message>
    <message>
        <source>"%1" is a host function, which a kernel cannot call. To make a function in this file callable, add __device__ before it.</source>
        <translation type="unfinished">“%1” là hàm của host, kernel không gọi được. Thêm __device__ vào trước một hàm của tệp này thì nó thành hàm của thiết bị.</translation>
    </message>
    <message>
        <source>"%1" is a struct; bind its fields instead: //@ bind %2 = EXPRESSION</source>
        <translation type="unfinished">“%1” là một struct; hãy gán từng trường của nó: //@ bind %2 = BIỂU_THỨC</translation>
    </message>
    <message>
        <source>"%1" is already in this source.</source>
        <translation type="unfinished">“%1” đã có trong mã nguồn này.</translation>
    </message>
    <message>
        <source>"%1" is an array of structs</source>
        <translation type="unfinished">“%1” là một mảng struct</translation>
    </message>
    <message>
        <source>"%1" is an array, so bind it to %2 numbers: //@ bind %1 = 0, 1, …</source>
        <translation type="unfinished">“%1” là một mảng nên phải gán cho nó %2 số: //@ bind %1 = 0, 1, …</translation>
    </message>
    <message>
        <source>"%1" is damaged: it does not state the size of its image.</source>
        <translation type="unfinished">“%1” bị hỏng: tệp không cho biết ảnh lớn bao nhiêu.</translation>
    </message>
    <message>
        <source>"%1" is damaged: its first line does not state the size of its image and the range of its values.</source>
        <translation type="unfinished">“%1” bị hỏng: dòng đầu không ghi kích thước ảnh và khoảng giá trị.</translation>
    </message>
    <message>
        <source>"%1" is empty.</source>
        <translation type="unfinished">“%1” trống.</translation>
    </message>
    <message>
        <source>"%1" is not a block size. Enter WIDTHxHEIGHT, such as 16x16.</source>
        <translation type="unfinished">Block được viết dạng RỘNGxCAO, chẳng hạn 16x16; “%1” không phải dạng đó.</translation>
    </message>
    <message>
        <source>"%1" is not a kernel: kernels are .cu files. Images can be dropped on the image view.</source>
        <translation type="unfinished">“%1” không phải kernel: kernel là tệp .cu. Ảnh có thể thả lên khung xem ảnh.</translation>
    </message>
    <message>
        <source>"%1" is not a known note. Known notes: %2.</source>
        <translation type="unfinished">“%1” không phải từ khóa của các ghi chú này; các từ khóa là: %2.</translation>
    </message>
    <message>
        <source>"%1" is not a number.</source>
        <translation type="unfinished">“%1” không phải là số.</translation>
    </message>
    <message>
        <source>"%1" is not a readable image. Supported formats: %2.</source>
        <translation type="unfinished">“%1” không phải ảnh đọc được; dùng được: %2.</translation>
    </message>
    <message>
        <source>"%1" is not a valid field declaration</source>
        <translation type="unfinished">không đọc được “%1” như một trường</translation>
    </message>
    <message>
        <source>"%1" is not a valid macro or parameter name. Names consist of letters, digits and "_".</source>
        <translation type="unfinished">“%1” không thể là tên của macro hay tham số: tên gồm chữ cái, chữ số và “_”.</translation>
    </message>
    <message>
        <source>"%1" is not a valid patch size. Enter width and height in pixels, such as 8x8.</source>
        <translation type="unfinished">“%1” không phải kích thước mảnh ảnh: hãy viết chiều rộng và chiều cao theo điểm ảnh, chẳng hạn 8x8.</translation>
    </message>
    <message>
        <source>"%1" is not a valid value of "%2". Valid values: %3.</source>
        <translation type="unfinished">“%1” không phải giá trị của “%2”; có thể là: %3.</translation>
    </message>
    <message>
        <source>"%1" must be %2.</source>
        <translation type="unfinished">“%1” phải là %2.</translation>
    </message>
    <message>
        <source>"%1" requires an image with 8 bits per channel, not floats.</source>
        <translation type="unfinished">“%1” xử lý ảnh 8 bit mỗi kênh, không xử lý float.</translation>
    </message>
    <message>
        <source>"%1" takes no mask of the participating lanes and is not available on Volta and later GPUs. Use %2 instead.</source>
        <translation type="unfinished">“%1” không có mặt nạ của các lane tham gia, và không còn trên GPU từ Volta trở đi; hãy viết %2.</translation>
    </message>
    <message>
        <source>"%1" was not written: a table of more than %2 values would be slow to open anywhere. Save it as .npy or .tif.</source>
        <translation type="unfinished">Chưa ghi “%1”: bảng hơn %2 giá trị thì mở ở đâu cũng chậm. Hãy lưu nó thành .npy hoặc .tif.</translation>
    </message>
    <message>
        <source>"%1" was not written: the image does not fit into memory twice. Close other programs and save it again.</source>
        <translation type="unfinished">Chưa ghi “%1”: bộ nhớ không chứa nổi ảnh này thêm một lần nữa. Hãy đóng các chương trình khác rồi lưu lại.</translation>
    </message>
    <message>
        <source>"//@ %1 %2" is not valid. The syntax is "//@ %3".</source>
        <translation type="unfinished">Không đọc được “//@ %1 %2”; hãy viết “//@ %3”.</translation>
    </message>
    <message>
        <source>"//@ reference picture %1" must name an image file in the same folder as the kernel file.</source>
        <translation type="unfinished">“//@ reference picture %1” phải nêu tên một ảnh nằm cùng thư mục với mã nguồn.</translation>
    </message>
    <message>
        <source>"And" instead of "or"</source>
        <translation type="unfinished">“Và” thay cho “hoặc”</translation>
    </message>
    <message>
        <source>"patch" cannot be %1. Each side must be 2 to 64 pixels, because the covariance matrix has a row and a column for every pixel (at most 4096x4096). The nearest valid value is %2.</source>
        <translation type="unfinished">“patch” không thể là %1: các cạnh phải nằm giữa 2 và 64, vì hiệp phương sai có một hàng và một cột cho mỗi điểm ảnh, tối đa 4096x4096. Giá trị gần nhất dùng được là %2.</translation>
    </message>
    <message>
        <source>"tilescope lesson list" lists the available lessons.</source>
        <translation type="unfinished">“tilescope lesson list” liệt kê các bài học hiện có.</translation>
    </message>
    <message>
        <source>"…" means not run yet, "–" means not applicable. GPU times and emulator times are never shown in one table.</source>
        <translation type="unfinished">“…” là chưa chạy, “–” là không có số liệu này. Thời gian của GPU và của trình giả lập không bao giờ nằm chung một bảng.</translation>
    </message>
    <message>
        <source>%1
%2 ÷ previous step
text | Tilescope | main launch</source>
        <translation type="unfinished">%1
%2 ÷ bước trước
bài viết | Tilescope | launch chính</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation type="unfinished">%1
Không tìm thấy tệp.
Hãy kiểm tra xem tên tệp đã đúng chưa.</translation>
    </message>
    <message>
        <source>%1 % faster</source>
        <translation type="unfinished">nhanh hơn %1 %</translation>
    </message>
    <message>
        <source>%1 % of copy speed</source>
        <translation type="unfinished">%1 % tốc độ sao chép</translation>
    </message>
    <message>
        <source>%1 % slower</source>
        <translation type="unfinished">chậm hơn %1 %</translation>
    </message>
    <message>
        <source>%1 (%2, line %3)</source>
        <translation type="unfinished">%1 (%2, dòng %3)</translation>
    </message>
    <message>
        <source>%1 (95 % of runs within %2)</source>
        <translation type="unfinished">%1 (95 % số lần chạy trong vòng %2)</translation>
    </message>
    <message>
        <source>%1 (emulator time, not GPU time)</source>
        <translation type="unfinished">%1 trong trình giả lập, không phải thời gian của GPU</translation>
    </message>
    <message>
        <source>%1 (ideal: %2)</source>
        <translation type="unfinished">%1 trong khi %2 là đủ</translation>
    </message>
    <message>
        <source>%1 (ideal: %2), because lanes request different words from the same bank</source>
        <translation type="unfinished">%1 trong khi %2 là đủ: các lane yêu cầu cùng một bank cho những từ nhớ khác nhau</translation>
    </message>
    <message>
        <source>%1 (this report)</source>
        <translation type="unfinished">%1 (của báo cáo này)</translation>
    </message>
    <message>
        <source>%1 + %2 bytes</source>
        <translation type="unfinished">%1 + %2 byte</translation>
    </message>
    <message>
        <source>%1 0 to %2</source>
        <translation type="unfinished">%1 từ 0 đến %2</translation>
    </message>
    <message>
        <source>%1 = %2 B shared</source>
        <translation type="unfinished">%1 = %2 B bộ nhớ chia sẻ</translation>
    </message>
    <message>
        <source>%1 GB were read from the file at %2 GB/s; the GPUs were idle for %3 of that time.</source>
        <translation type="unfinished">Đã đọc %1 GB từ tệp, %2 GB/s; các GPU đã chờ %3 thời gian đó.</translation>
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
        <translation type="unfinished">%1 Các tỷ số bằng nhau ứng với các bậc màu bằng nhau.</translation>
    </message>
    <message>
        <source>%1 The file was kept as %2.</source>
        <translation type="unfinished">%1 Tệp được giữ thành %2.</translation>
    </message>
    <message>
        <source>%1 Until this is resolved, a crash would lose your latest changes.</source>
        <translation type="unfinished">%1 Cho tới khi khắc phục được, nếu gặp sự cố thì các thay đổi mới nhất sẽ mất.</translation>
    </message>
    <message>
        <source>%1 Use a name ending in %2 to keep the values unchanged.</source>
        <translation type="unfinished">%1 Tên có đuôi %2 giữ nguyên các giá trị.</translation>
    </message>
    <message>
        <source>%1 addresses, one after another</source>
        <translation type="unfinished">%1 địa chỉ, lần lượt từng cái</translation>
    </message>
    <message>
        <source>%1 addresses, served one after another</source>
        <translation type="unfinished">%1 địa chỉ, được phục vụ lần lượt</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation type="unfinished">%1 đã tồn tại.
Bạn có muốn thay thế nó không?</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation type="unfinished">%1 và %2</translation>
    </message>
    <message>
        <source>%1 and %2 are from different sweeps. The combinations, the image and the Tilescope version must match.</source>
        <translation type="unfinished">%1 và %2 thuộc hai lượt quét khác nhau: các tổ hợp, ảnh và phiên bản Tilescope phải giống nhau.</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation type="unfinished">%1 và %2 tệp nữa</translation>
    </message>
    <message>
        <source>%1 and %2 take the same time (%3).</source>
        <translation type="unfinished">%1 và %2 mất cùng một thời gian (%3).</translation>
    </message>
    <message>
        <source>%1 and %2 with no barrier in between. Atomic operations are safe only with respect to each other; the non-atomic access is not safe.</source>
        <translation type="unfinished">%1 và %2, ở giữa không có rào đồng bộ: thao tác nguyên tử chỉ an toàn với thao tác nguyên tử khác, truy cập thường thì không.</translation>
    </message>
    <message>
        <source>%1 and %2 with no barrier in between. Whether the load returns the old or the new value depends on timing.</source>
        <translation type="unfinished">%1 và %2, ở giữa không có rào đồng bộ: lần nạp thấy giá trị cũ hay giá trị mới là ngẫu nhiên.</translation>
    </message>
    <message>
        <source>%1 and %2 with no barrier in between. Which of the two values remains depends on timing.</source>
        <translation type="unfinished">%1 và %2, ở giữa không có rào đồng bộ: cuối cùng giá trị nào trong hai giá trị được giữ lại là ngẫu nhiên.</translation>
    </message>
    <message>
        <source>%1 and %2. Both accesses are in the same warp, but nothing synchronises its threads. The code works only while the threads happen to run in lockstep, which is not guaranteed since Volta.</source>
        <translation type="unfinished">%1 và %2. Cả hai ở cùng một warp, nhưng không có gì giữ các thread của warp cùng nhịp: nếu đúng thì chỉ nhờ may mắn, khi chúng tình cờ cùng nhịp, và từ Volta trở đi chúng không nhất thiết như vậy.</translation>
    </message>
    <message>
        <source>%1 and %2. The blocks of a launch run in any order. Atomic operations are safe only with respect to each other; the non-atomic access is not safe.</source>
        <translation type="unfinished">%1 và %2. Các block của một lần launch chạy theo thứ tự bất kỳ: thao tác nguyên tử chỉ an toàn với thao tác nguyên tử khác, truy cập thường thì không.</translation>
    </message>
    <message>
        <source>%1 and %2. The blocks of a launch run in any order. Whether the load returns the old or the new value depends on timing.</source>
        <translation type="unfinished">%1 và %2. Các block của một lần launch chạy theo thứ tự bất kỳ: lần nạp thấy giá trị cũ hay giá trị mới là ngẫu nhiên.</translation>
    </message>
    <message>
        <source>%1 and %2. The blocks of a launch run in any order. Which of the two values remains depends on timing.</source>
        <translation type="unfinished">%1 và %2. Các block của một lần launch chạy theo thứ tự bất kỳ: cuối cùng giá trị nào trong hai giá trị được giữ lại là ngẫu nhiên.</translation>
    </message>
    <message>
        <source>%1 and %2. The loaded value may be stale; the atomicCAS() on the same address detects this.</source>
        <translation type="unfinished">%1 và %2. Giá trị đã đọc có thể đã cũ, nhưng atomicCAS() ở cùng chỗ nhận ra điều đó.</translation>
    </message>
    <message>
        <source>%1 arithmetic instructions per byte</source>
        <translation type="unfinished">%1 lệnh số học mỗi byte</translation>
    </message>
    <message>
        <source>%1 as fast as %2</source>
        <translation type="unfinished">nhanh gấp %1 so với %2</translation>
    </message>
    <message>
        <source>%1 as many as %2</source>
        <translation type="unfinished">nhiều gấp %1 so với %2</translation>
    </message>
    <message>
        <source>%1 at a time would already come within 5 % of the best time, so higher occupancy hardly helps.</source>
        <translation type="unfinished">%1 cùng lúc đã nằm trong 5 % so với thời gian tốt nhất: tăng mức chiếm dụng hầu như không giúp gì.</translation>
    </message>
    <message>
        <source>%1 block (%2, %3)</source>
        <translation type="unfinished">%1 block (%2, %3)</translation>
    </message>
    <message>
        <source>%1 blocks</source>
        <translation type="unfinished">%1 block</translation>
    </message>
    <message>
        <source>%1 blocks and %2 warps per multiprocessor; limited by %3.</source>
        <translation type="unfinished">%1 block, %2 warp mỗi multiprocessor; giới hạn bởi %3.</translation>
    </message>
    <message>
        <source>%1 blocks at a time</source>
        <translation type="unfinished">%1 block cùng lúc</translation>
    </message>
    <message>
        <source>%1 blocks fit on a multiprocessor at a time</source>
        <translation type="unfinished">Một multiprocessor chứa được %1 block cùng lúc</translation>
    </message>
    <message>
        <source>%1 both store the same value to %2, on %3 and %4. This is harmless as long as the values are equal, but the work is done twice.</source>
        <translation type="unfinished">%1 cùng ghi một giá trị như nhau vào %2, ở %3 và %4: vô hại chừng nào các giá trị bằng nhau, nhưng là việc làm hai lần.</translation>
    </message>
    <message>
        <source>%1 both store the same value to %2. This is harmless as long as the values are equal, but the work is done twice.</source>
        <translation type="unfinished">%1 cùng ghi một giá trị như nhau vào %2: vô hại chừng nào các giá trị bằng nhau, nhưng là việc làm hai lần.</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation type="unfinished">%1 byte</translation>
    </message>
    <message>
        <source>%1 bytes each</source>
        <translation type="unfinished">mỗi phần tử %1 byte</translation>
    </message>
    <message>
        <source>%1 bytes moved · %2 used</source>
        <translation type="unfinished">%1 byte được chuyển · %2 được dùng</translation>
    </message>
    <message>
        <source>%1 bytes per row</source>
        <translation type="unfinished">%1 byte mỗi hàng</translation>
    </message>
    <message>
        <source>%1 bytes wasted</source>
        <translation type="unfinished">%1 byte lãng phí</translation>
    </message>
    <message>
        <source>%1 cannot be loaded (%2)</source>
        <translation type="unfinished">không nạp được %1 (%2)</translation>
    </message>
    <message>
        <source>%1 chooses its own block size.</source>
        <translation type="unfinished">%1 tự chọn kích thước block.</translation>
    </message>
    <message>
        <source>%1 columns to the left</source>
        <translation type="unfinished">%1 cột bên trái</translation>
    </message>
    <message>
        <source>%1 columns to the right</source>
        <translation type="unfinished">%1 cột bên phải</translation>
    </message>
    <message>
        <source>%1 compared with %2</source>
        <translation type="unfinished">%1 so với %2</translation>
    </message>
    <message>
        <source>%1 could not be restored; everything else was restored. The original file was kept as %2.</source>
        <translation type="unfinished">Không khôi phục được %1; mọi thứ khác đã khôi phục. Tệp được giữ thành %2.</translation>
    </message>
    <message>
        <source>%1 cycles</source>
        <translation type="unfinished">%1 chu kỳ</translation>
    </message>
    <message>
        <source>%1 defines no kernel: it contains no __global__ function with a body.</source>
        <translation type="unfinished">%1 không định nghĩa kernel nào, tức là không có hàm nào có __global__ và thân hàm.</translation>
    </message>
    <message>
        <source>%1 defines several kernels: %2. Specify which ones to launch, with one note for each: //@ launch %3</source>
        <translation type="unfinished">%1 định nghĩa nhiều kernel: %2. Hãy ghi kernel nào được chạy, mỗi kernel một ghi chú: //@ launch %3</translation>
    </message>
    <message>
        <source>%1 depends %2 at line %3.</source>
        <translation type="unfinished">%1 phụ thuộc %2 ở dòng %3.</translation>
    </message>
    <message>
        <source>%1 depends %2.</source>
        <translation type="unfinished">%1 phụ thuộc %2.</translation>
    </message>
    <message>
        <source>%1 elements in %2</source>
        <translation type="unfinished">%1 phần tử trong %2</translation>
    </message>
    <message>
        <source>%1 elements of the tile were read before any thread had written them.</source>
        <translation type="unfinished">%1 phần tử của tile đã được đọc trước khi có thread ghi vào chúng.</translation>
    </message>
    <message>
        <source>%1 elements of type %2</source>
        <translation type="unfinished">%1 phần tử kiểu %2</translation>
    </message>
    <message>
        <source>%1 errors</source>
        <translation type="unfinished">%1 lỗi</translation>
    </message>
    <message>
        <source>%1 estimated for %2, limited by %3; not a measurement</source>
        <translation type="unfinished">%1 theo ước lượng trên %2, bị giới hạn bởi %3; không phải số đo</translation>
    </message>
    <message>
        <source>%1 events/s</source>
        <translation type="unfinished">%1 sự kiện/s</translation>
    </message>
    <message>
        <source>%1 failed (error %2).</source>
        <translation type="unfinished">%1 bị lỗi (lỗi %2).</translation>
    </message>
    <message>
        <source>%1 failed: %2 (%3, error %4).</source>
        <translation type="unfinished">%1 bị lỗi: %2 (%3, lỗi %4).</translation>
    </message>
    <message>
        <source>%1 fails with %2, and the program does not look at the error. %3</source>
        <translation type="unfinished">%1 bị lỗi %2, và chương trình không xem lỗi đó. %3</translation>
    </message>
    <message>
        <source>%1 frees memory that CUDA has not allocated.</source>
        <translation type="unfinished">%1 giải phóng bộ nhớ không do CUDA cấp phát.</translation>
    </message>
    <message>
        <source>%1 frees memory that was allocated with %2.</source>
        <translation type="unfinished">%1 giải phóng bộ nhớ được cấp phát bằng %2.</translation>
    </message>
    <message>
        <source>%1 from %2 to %3; %4 is shown as black, %5 as white.</source>
        <translation type="unfinished">%1 từ %2 đến %3; %4 hiện màu đen, %5 màu trắng.</translation>
    </message>
    <message>
        <source>%1 has changes that were not saved.</source>
        <translation type="unfinished">%1 có thay đổi chưa được lưu.</translation>
    </message>
    <message>
        <source>%1 has more than 100000 values.</source>
        <translation type="unfinished">Với %1, có hơn 100000 giá trị.</translation>
    </message>
    <message>
        <source>%1 has no kernel "%2".</source>
        <translation type="unfinished">%1 không có kernel “%2”.</translation>
    </message>
    <message>
        <source>%1 has no kernel named %2. Declare it as extern "C" __global__ void %2(…).</source>
        <translation type="unfinished">%1 không có kernel tên %2. Hãy khai báo nó là extern "C" __global__ void %2(…).</translation>
    </message>
    <message>
        <source>%1 has no variable named %2. Declare it as extern "C" __constant__.</source>
        <translation type="unfinished">%1 không có biến tên %2. Hãy khai báo nó là extern "C" __constant__.</translation>
    </message>
    <message>
        <source>%1 images of %2 pixels exceed the 4 GB of floats allowed for an image set. Set "rows" to %3, or use smaller images.</source>
        <translation type="unfinished">%1 ảnh %2 điểm ảnh sẽ chiếm hơn 4 GB float cho phép đối với một tập ảnh. Với “rows” = %3 thì vừa; với ảnh nhỏ hơn cũng vậy.</translation>
    </message>
    <message>
        <source>%1 is %2 as fast as %3: %4 instead of %5 (%6).</source>
        <translation type="unfinished">%1 nhanh gấp %2 so với %3: %4 thay vì %5 (%6).</translation>
    </message>
    <message>
        <source>%1 is a whole program. Running it starts it on this computer, where it can change your files.</source>
        <translation type="unfinished">%1 là một chương trình hoàn chỉnh. Khi chạy, nó được khởi động trên máy tính này và có thể thay đổi các tệp của bạn.</translation>
    </message>
    <message>
        <source>%1 is neither a folder that contains operation.json nor a kernel file (.cu).</source>
        <translation type="unfinished">%1 không phải là thư mục có operation.json, cũng không phải là tệp kernel có đuôi .cu.</translation>
    </message>
    <message>
        <source>%1 is not available: %2. It is part of NVIDIA's CUDA packages: install the package %3 and try again. All other strategies work without it.</source>
        <translation type="unfinished">Không có %1: %2. Nó thuộc các gói CUDA của NVIDIA: hãy cài nó (gói %3) rồi thử lại. Mọi chiến lược khác chạy được mà không cần nó.</translation>
    </message>
    <message>
        <source>%1 is not available: %2. It is part of the CUDA Toolkit: install the package %3 and try again. All other strategies work without it.</source>
        <translation type="unfinished">Không dùng được %1: %2. Đây là một phần của CUDA Toolkit: hãy cài nó (gói %3) rồi thử lại. Mọi chiến lược khác đều chạy được mà không cần nó.</translation>
    </message>
    <message>
        <source>%1 is not connected. %2</source>
        <translation type="unfinished">Chưa kết nối được %1. %2</translation>
    </message>
    <message>
        <source>%1 is outside the image and counts as black.</source>
        <translation type="unfinished">%1 nằm ngoài ảnh và được coi là màu đen.</translation>
    </message>
    <message>
        <source>%1 is running.</source>
        <translation type="unfinished">%1 đang chạy.</translation>
    </message>
    <message>
        <source>%1 lanes</source>
        <translation type="unfinished">%1 lane</translation>
    </message>
    <message>
        <source>%1 lanes of warp %2 have exited.</source>
        <translation type="unfinished">%1 lane của warp %2 đã kết thúc.</translation>
    </message>
    <message>
        <source>%1 lanes of warp %2 wait for one another.</source>
        <translation type="unfinished">%1 lane của warp %2 chờ lẫn nhau.</translation>
    </message>
    <message>
        <source>%1 lines of 128 bytes</source>
        <translation type="unfinished">%1 dòng 128 byte</translation>
    </message>
    <message>
        <source>%1 loaded</source>
        <translation type="unfinished">đã nạp %1</translation>
    </message>
    <message>
        <source>%1 marked lines</source>
        <translation type="unfinished">%1 dòng được đánh dấu</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation type="unfinished">%1 phút %2 s</translation>
    </message>
    <message>
        <source>%1 more in other strategies</source>
        <translation type="unfinished">Còn %1 lỗi sai trong các chiến lược khác</translation>
    </message>
    <message>
        <source>%1 more messages were printed; only the first are listed.</source>
        <translation type="unfinished">Còn %1 dòng in ra nữa; đây là những dòng đầu tiên.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1 trong %2</translation>
    </message>
    <message>
        <source>%1 of %2 %3, %4</source>
        <translation type="unfinished">%1 trong %2 %3, %4</translation>
    </message>
    <message>
        <source>%1 of %2 %3, %4; standard error of each value: %5</source>
        <translation type="unfinished">%1 trong %2 %3, %4; sai số chuẩn của một giá trị: %5</translation>
    </message>
    <message>
        <source>%1 of %2 %3, %4; standard error of each value: %5 of %6</source>
        <translation type="unfinished">%1 trong %2 %3, %4; sai số chuẩn của một giá trị: %5 của %6</translation>
    </message>
    <message>
        <source>%1 of %2 lessons finished</source>
        <translation type="unfinished">Đã xong %1 trong %2 bài học</translation>
    </message>
    <message>
        <source>%1 of %2 steps answered, %3 correct</source>
        <translation type="unfinished">Đã trả lời %1 trong %2 bước, đúng %3</translation>
    </message>
    <message>
        <source>%1 of %2 threads</source>
        <translation type="unfinished">%1, gồm %2 thread</translation>
    </message>
    <message>
        <source>%1 of %2 values differ</source>
        <translation type="unfinished">%1 trong %2 giá trị khác nhau</translation>
    </message>
    <message>
        <source>%1 of %2 warps are waiting</source>
        <translation type="unfinished">%1 trong %2 warp đang chờ</translation>
    </message>
    <message>
        <source>%1 of %2 warps, on one of %3 multiprocessors</source>
        <translation type="unfinished">%1 trong %2 warp, trên một trong %3 multiprocessor</translation>
    </message>
    <message>
        <source>%1 of the %2 pixels that %3 reads lie outside the image</source>
        <translation type="unfinished">%1 trong %2 điểm ảnh mà %3 đọc nằm ngoài ảnh</translation>
    </message>
    <message>
        <source>%1 of the output was not stored by any thread. The first such element is at %2 (column, row). These elements keep whatever was in memory before.</source>
        <translation type="unfinished">%1 đầu ra không được thread nào ghi: chỗ đầu tiên ở %2 (cột và hàng). Các giá trị này là những gì còn sót lại trong bộ nhớ từ trước.</translation>
    </message>
    <message>
        <source>%1 of the values read are not the expected ones.</source>
        <translation type="unfinished">%1 giá trị được đọc không phải là giá trị phải có ở đó.</translation>
    </message>
    <message>
        <source>%1 of warp %2, which the panel follows</source>
        <translation type="unfinished">%1 của warp %2, warp mà khung đang theo dõi</translation>
    </message>
    <message>
        <source>%1 on an %2</source>
        <translation type="unfinished">%1 trên %2</translation>
    </message>
    <message>
        <source>%1 over %2</source>
        <translation type="unfinished">%1 so với %2</translation>
    </message>
    <message>
        <source>%1 pixels</source>
        <translation type="unfinished">%1 điểm ảnh</translation>
    </message>
    <message>
        <source>%1 pixels required by the definition were not read.</source>
        <translation type="unfinished">%1 điểm ảnh của định nghĩa không được đọc.</translation>
    </message>
    <message>
        <source>%1 predicted for %2 by simulating one multiprocessor; not a measurement. Nine out of ten measured times lie within %3.</source>
        <translation type="unfinished">%1 được dự đoán cho %2 bằng cách mô phỏng một multiprocessor, không phải phép đo: chín trong mười thời gian đo được nằm trong khoảng %3.</translation>
    </message>
    <message>
        <source>%1 predicted for %2, not measured; nine out of ten measured times lie within %3</source>
        <translation type="unfinished">%1 dự đoán cho %2, không đo; chín trong mười thời gian nằm trong khoảng %3</translation>
    </message>
    <message>
        <source>%1 read for %2 written: %3×</source>
        <translation type="unfinished">%1 đọc cho %2 ghi: %3×</translation>
    </message>
    <message>
        <source>%1 reads. Choose All reads to list them individually.</source>
        <translation type="unfinished">%1 lần đọc; “Mọi lần đọc” liệt kê từng lần một.</translation>
    </message>
    <message>
        <source>%1 reduction from %2</source>
        <translation type="unfinished">giảm %1 so với %2</translation>
    </message>
    <message>
        <source>%1 reported different counts.</source>
        <translation type="unfinished">%1 cho số đếm khác.</translation>
    </message>
    <message>
        <source>%1 requests %2 as many bytes of global memory (counted).</source>
        <translation type="unfinished">%1 yêu cầu số byte bộ nhớ toàn cục gấp %2 (đã đếm).</translation>
    </message>
    <message>
        <source>%1 requests %2 as many bytes of global memory (estimated from a sample of the blocks).</source>
        <translation type="unfinished">%1 yêu cầu số byte bộ nhớ toàn cục gấp %2 (ước lượng từ một mẫu các block).</translation>
    </message>
    <message>
        <source>%1 requires a block of %2. Your block of %3 is restored when you choose another strategy.</source>
        <translation type="unfinished">%1 đòi hỏi block %2. Chiến lược kế tiếp lại dùng %3.</translation>
    </message>
    <message>
        <source>%1 rounds</source>
        <translation type="unfinished">%1 vòng</translation>
    </message>
    <message>
        <source>%1 rows above</source>
        <translation type="unfinished">%1 hàng phía trên</translation>
    </message>
    <message>
        <source>%1 rows below</source>
        <translation type="unfinished">%1 hàng phía dưới</translation>
    </message>
    <message>
        <source>%1 runs %2 times as many PTX instructions as this strategy. This is a count, not a time: a GPU's time follows it only if instruction issue is the limit.</source>
        <translation type="unfinished">%1 chạy số lệnh PTX gấp %2 lần chiến lược này. Đây là số đếm, không phải thời gian: thời gian của GPU chỉ theo đó khi việc phát lệnh là giới hạn.</translation>
    </message>
    <message>
        <source>%1 sectors</source>
        <translation type="unfinished">%1 sector</translation>
    </message>
    <message>
        <source>%1 since cycle %2, for another %3. %4 Next instruction: %5</source>
        <translation type="unfinished">%1 từ chu kỳ %2, còn %3 nữa. %4 Lệnh kế tiếp của nó: %5</translation>
    </message>
    <message>
        <source>%1 steps</source>
        <translation type="unfinished">%1 bước</translation>
    </message>
    <message>
        <source>%1 steps, about %2 min</source>
        <translation type="unfinished">%1 bước, khoảng %2 phút</translation>
    </message>
    <message>
        <source>%1 taken · %2 not taken</source>
        <translation type="unfinished">%1 rẽ nhánh · %2 không rẽ nhánh</translation>
    </message>
    <message>
        <source>%1 takes %2; this strategy takes %3.</source>
        <translation type="unfinished">%1 mất %2, chiến lược này mất %3.</translation>
    </message>
    <message>
        <source>%1 threads</source>
        <translation type="unfinished">%1 thread</translation>
    </message>
    <message>
        <source>%1 threads outside the image</source>
        <translation type="unfinished">%1 thread nằm ngoài ảnh</translation>
    </message>
    <message>
        <source>%1 threads outside the region</source>
        <translation type="unfinished">%1 thread nằm ngoài vùng</translation>
    </message>
    <message>
        <source>%1 times</source>
        <translation type="unfinished">%1 lần</translation>
    </message>
    <message>
        <source>%1 times as fast as %2</source>
        <translation type="unfinished">nhanh gấp %1 lần %2</translation>
    </message>
    <message>
        <source>%1 times as fast as %2, that is, slower</source>
        <translation type="unfinished">chỉ nhanh bằng %1 lần %2, tức là chậm hơn chiến lược mà nó thay đổi</translation>
    </message>
    <message>
        <source>%1 times the ideal.</source>
        <translation type="unfinished">Gấp %1 lần mức lý tưởng.</translation>
    </message>
    <message>
        <source>%1 to %2: %3, %4</source>
        <translation type="unfinished">%1 đến %2: %3, %4</translation>
    </message>
    <message>
        <source>%1 uninitialised</source>
        <translation type="unfinished">%1 chưa khởi tạo</translation>
    </message>
    <message>
        <source>%1 uses its own kernels.</source>
        <translation type="unfinished">%1 làm việc này bằng các kernel của chính nó.</translation>
    </message>
    <message>
        <source>%1 values</source>
        <translation type="unfinished">%1 giá trị</translation>
    </message>
    <message>
        <source>%1 values are NaN or infinite; NaN is shown as black.</source>
        <translation type="unfinished">%1 giá trị là NaN hoặc vô hạn; NaN hiện màu đen.</translation>
    </message>
    <message>
        <source>%1 votes</source>
        <translation type="unfinished">%1 người giơ tay</translation>
    </message>
    <message>
        <source>%1 warnings</source>
        <translation type="unfinished">%1 cảnh báo</translation>
    </message>
    <message>
        <source>%1 warps</source>
        <translation type="unfinished">%1 warp</translation>
    </message>
    <message>
        <source>%1 warps per block</source>
        <translation type="unfinished">%1 warp mỗi block</translation>
    </message>
    <message>
        <source>%1 was already pinned and now shows these figures: %2</source>
        <translation type="unfinished">%1 đã được ghim và nay có các số liệu này: %2</translation>
    </message>
    <message>
        <source>%1 was not found in the CUDA Toolkit and system library folders</source>
        <translation type="unfinished">không có %1 ở nơi đặt CUDA Toolkit và các thư viện hệ thống</translation>
    </message>
    <message>
        <source>%1 was saved. What is shown is of the text before.</source>
        <translation type="unfinished">%1 đã được lưu. Những gì đang hiển thị là của văn bản trước đó.</translation>
    </message>
    <message>
        <source>%1 wavefronts</source>
        <translation type="unfinished">%1 wavefront</translation>
    </message>
    <message>
        <source>%1 waves</source>
        <translation type="unfinished">%1 đợt</translation>
    </message>
    <message>
        <source>%1 would have the name "%2", which a built-in operation already uses. Use another name.</source>
        <translation type="unfinished">%1 sẽ có tên “%2”, trùng với một phép xử lý của Tilescope. Hãy đặt tên khác.</translation>
    </message>
    <message>
        <source>%1 · block %2, %3 · %4</source>
        <translation type="unfinished">%1 · block %2, %3 · %4</translation>
    </message>
    <message>
        <source>%1 · ideal: %2</source>
        <translation type="unfinished">%1 · lý tưởng %2</translation>
    </message>
    <message>
        <source>%1 · step %2 of %3</source>
        <translation type="unfinished">%1 · bước %2 trong %3</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation type="unfinished">%1 × %2 điểm ảnh</translation>
    </message>
    <message>
        <source>%1 – baseline</source>
        <translation type="unfinished">%1 – mốc</translation>
    </message>
    <message>
        <source>%1 → %2: %3</source>
        <translation type="unfinished">%1 → %2: %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished">%1, %2</translation>
    </message>
    <message>
        <source>%1, %2 at a time on each of %3 multiprocessors: %4.</source>
        <translation type="unfinished">%1, %2 cùng lúc trên mỗi bộ trong %3 multiprocessor: %4.</translation>
    </message>
    <message>
        <source>%1, %2 channels</source>
        <translation type="unfinished">%1, %2 kênh</translation>
    </message>
    <message>
        <source>%1, %2 compared with the baseline</source>
        <translation type="unfinished">%1, %2 so với mốc</translation>
    </message>
    <message>
        <source>%1, %2 × %3, %4</source>
        <translation type="unfinished">%1, %2 × %3, %4</translation>
    </message>
    <message>
        <source>%1, %2 × the best</source>
        <translation type="unfinished">%1, %2 × mức tốt nhất</translation>
    </message>
    <message>
        <source>%1, %2, block %3</source>
        <translation type="unfinished">%1, %2, block %3</translation>
    </message>
    <message>
        <source>%1, %2, divided by the value of the previous step: text | Tilescope | Tilescope, main launch only</source>
        <translation type="unfinished">%1, %2, chia cho của bước trước: của bài viết | của Tilescope | của Tilescope, riêng launch chính</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation type="unfinished">%1, %2: %3</translation>
    </message>
    <message>
        <source>%1, CPU</source>
        <translation type="unfinished">%1, CPU</translation>
    </message>
    <message>
        <source>%1, GPU</source>
        <translation type="unfinished">%1, GPU</translation>
    </message>
    <message>
        <source>%1, all inside the image</source>
        <translation type="unfinished">%1, tất cả trong ảnh</translation>
    </message>
    <message>
        <source>%1, back-to-back runs. %2</source>
        <translation type="unfinished">%1, các lần chạy liền nhau. %2</translation>
    </message>
    <message>
        <source>%1, baseline</source>
        <translation type="unfinished">%1, mốc</translation>
    </message>
    <message>
        <source>%1, before the start of %2.</source>
        <translation type="unfinished">%1, trước chỗ bắt đầu của %2.</translation>
    </message>
    <message>
        <source>%1, best</source>
        <translation type="unfinished">%1, tốt nhất</translation>
    </message>
    <message>
        <source>%1, border</source>
        <translation type="unfinished">%1, biên</translation>
    </message>
    <message>
        <source>%1, but %2 has %3.</source>
        <translation type="unfinished">%1, nhưng %2 có %3.</translation>
    </message>
    <message>
        <source>%1, but %2 is empty.</source>
        <translation type="unfinished">%1, nhưng %2 trống.</translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <translation type="unfinished">%1, bởi %2</translation>
    </message>
    <message>
        <source>%1, cold L2 %2</source>
        <translation type="unfinished">%1, L2 lạnh %2</translation>
    </message>
    <message>
        <source>%1, compute capability %2</source>
        <translation type="unfinished">%1, compute capability %2</translation>
    </message>
    <message>
        <source>%1, compute capability %2.%3
%L4 multiprocessors, %L5 GB/s of memory</source>
        <translation type="unfinished">%1, compute capability %2.%3
%L4 multiprocessor, bộ nhớ %L5 GB/s</translation>
    </message>
    <message>
        <source>%1, current</source>
        <translation type="unfinished">%1, hiện tại</translation>
    </message>
    <message>
        <source>%1, dashed</source>
        <translation type="unfinished">%1, nét đứt</translation>
    </message>
    <message>
        <source>%1, edited</source>
        <translation type="unfinished">%1, đã chỉnh sửa</translation>
    </message>
    <message>
        <source>%1, emulator</source>
        <translation type="unfinished">%1, giả lập</translation>
    </message>
    <message>
        <source>%1, estimated from some of the blocks: %2.</source>
        <translation type="unfinished">%1, ước lượng từ một số block: %2.</translation>
    </message>
    <message>
        <source>%1, excluding the launches that prepare the input.</source>
        <translation type="unfinished">%1, không kể các lần launch chuẩn bị đầu vào.</translation>
    </message>
    <message>
        <source>%1, from the manufacturer's published specifications; nothing was read from a GPU.</source>
        <translation type="unfinished">%1, theo công bố của nhà sản xuất; không đọc gì từ GPU nào.</translation>
    </message>
    <message>
        <source>%1, from the same runs.</source>
        <translation type="unfinished">%1, cùng các lần chạy đó.</translation>
    </message>
    <message>
        <source>%1, grey</source>
        <translation type="unfinished">%1, xám</translation>
    </message>
    <message>
        <source>%1, lane %2</source>
        <translation type="unfinished">%1, lane %2</translation>
    </message>
    <message>
        <source>%1, launch %2</source>
        <translation type="unfinished">%1, launch %2</translation>
    </message>
    <message>
        <source>%1, limited by %2.</source>
        <translation type="unfinished">%1, giới hạn bởi %2.</translation>
    </message>
    <message>
        <source>%1, line %2:</source>
        <translation type="unfinished">%1, dòng %2:</translation>
    </message>
    <message>
        <source>%1, line %2: the header "%3" was not read. If kernels need its definitions, put it into the source's folder under that name (a text of at most 64 KB), or copy them into the source.</source>
        <translation type="unfinished">%1, dòng %2: header “%3” không được đọc. Nếu kernel cần các định nghĩa trong đó, hãy đặt header vào thư mục của mã nguồn với tên đó (văn bản tối đa 64 KB), hoặc chép các định nghĩa vào mã nguồn.</translation>
    </message>
    <message>
        <source>%1, machine-translated</source>
        <translation type="unfinished">%1, dịch máy</translation>
    </message>
    <message>
        <source>%1, median of %L2 runs</source>
        <translation type="unfinished">%1, trung vị của %L2 lần chạy</translation>
    </message>
    <message>
        <source>%1, no bank conflicts</source>
        <translation type="unfinished">%1, không có xung đột bank</translation>
    </message>
    <message>
        <source>%1, number %2</source>
        <translation type="unfinished">%1, số %2</translation>
    </message>
    <message>
        <source>%1, occupancy %2, %3</source>
        <translation type="unfinished">%1, mức chiếm dụng %2, %3</translation>
    </message>
    <message>
        <source>%1, one per frame: %2.</source>
        <translation type="unfinished">%1, mỗi khung hình một bước: %2.</translation>
    </message>
    <message>
        <source>%1, partly outside the image (%2): %3</source>
        <translation type="unfinished">%1, một phần nằm ngoài ảnh (%2): %3</translation>
    </message>
    <message>
        <source>%1, pinned</source>
        <translation type="unfinished">%1, đã ghim</translation>
    </message>
    <message>
        <source>%1, recorded on %2</source>
        <translation type="unfinished">%1, ghi lại ngày %2</translation>
    </message>
    <message>
        <source>%1, the best of all</source>
        <translation type="unfinished">%1, tốt nhất trong tất cả</translation>
    </message>
    <message>
        <source>%1, the minimum</source>
        <translation type="unfinished">%1, ít nhất có thể</translation>
    </message>
    <message>
        <source>%1, which lies outside all buffers.</source>
        <translation type="unfinished">%1, nơi không có vùng đệm nào.</translation>
    </message>
    <message>
        <source>%1-bit floats</source>
        <translation type="unfinished">float %1 bit</translation>
    </message>
    <message>
        <source>%1-bit integers</source>
        <translation type="unfinished">số nguyên %1 bit</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation type="unfinished">%1.</translation>
    </message>
    <message>
        <source>%1. For example, use "%2".</source>
        <translation type="unfinished">%1. Chẳng hạn, hãy dùng “%2”.</translation>
    </message>
    <message>
        <source>%1/%2 is not JSON: %3</source>
        <translation type="unfinished">%1/%2 không phải là JSON: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished">%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 operations per byte moved, %3 per byte that must come from memory.</source>
        <translation type="unfinished">%1: %2 phép tính cho mỗi byte mà nó chuyển, %3 cho mỗi byte buộc phải đến từ bộ nhớ.</translation>
    </message>
    <message>
        <source>%1: %2 operations per byte that must come from memory. Bytes moved by textures are not counted.</source>
        <translation type="unfinished">%1: %2 phép tính cho mỗi byte buộc phải đến từ bộ nhớ; không biết texture chuyển bao nhiêu.</translation>
    </message>
    <message>
        <source>%1: %2 pixels</source>
        <translation type="unfinished">%1: %2 điểm ảnh</translation>
    </message>
    <message>
        <source>%1: %2%3</source>
        <translation type="unfinished">%1: %2%3</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation type="unfinished">%1: %2.</translation>
    </message>
    <message>
        <source>%1: %2; issues in %3 of the cycles.</source>
        <translation type="unfinished">%1: %2; phát lệnh trong %3 số chu kỳ.</translation>
    </message>
    <message>
        <source>%1: all launches captured in one CUDA graph.</source>
        <translation type="unfinished">%1: mọi lần launch được ghi vào một CUDA graph.</translation>
    </message>
    <message>
        <source>%1: an animation has at most %2 frames, so each frame covers %3 steps and shows the last one: %4.</source>
        <translation type="unfinished">%1: một video có tối đa %2 khung hình, nên mỗi khung hình đại diện cho %3 bước và hiện bước cuối trong số đó: %4.</translation>
    </message>
    <message>
        <source>%1: as many as fit</source>
        <translation type="unfinished">%1: nhiều nhất có thể chứa</translation>
    </message>
    <message>
        <source>%1: difference from %2, %</source>
        <translation type="unfinished">%1: chênh lệch so với %2, %</translation>
    </message>
    <message>
        <source>%1: emulating the whole result would take about %2.</source>
        <translation type="unfinished">%1: giả lập toàn bộ kết quả sẽ mất khoảng %2.</translation>
    </message>
    <message>
        <source>%1: end of launch</source>
        <translation type="unfinished">%1: launch kết thúc</translation>
    </message>
    <message>
        <source>%1: figure not available for this run</source>
        <translation type="unfinished">%1: lần chạy không có số liệu này</translation>
    </message>
    <message>
        <source>%1: lanes %2 access addresses out of bounds, and the block ends here.</source>
        <translation type="unfinished">%1: các lane %2 truy cập địa chỉ ngoài phạm vi, và block kết thúc tại đây.</translation>
    </message>
    <message>
        <source>%1: memory %2B/s</source>
        <translation type="unfinished">%1: bộ nhớ %2B/s</translation>
    </message>
    <message>
        <source>%1: no counter changed.</source>
        <translation type="unfinished">%1: không bộ đếm nào thay đổi.</translation>
    </message>
    <message>
        <source>%1: no more in the grid</source>
        <translation type="unfinished">%1: lưới không còn block nào nữa</translation>
    </message>
    <message>
        <source>%1: none</source>
        <translation type="unfinished">%1: không có</translation>
    </message>
    <message>
        <source>%1: not yet run</source>
        <translation type="unfinished">%1: chưa chạy</translation>
    </message>
    <message>
        <source>%1: pixel %2</source>
        <translation type="unfinished">%1: điểm ảnh %2</translation>
    </message>
    <message>
        <source>%1: the centre of the area read for this pixel</source>
        <translation type="unfinished">%1: phần giữa của vùng được đọc cho điểm ảnh này</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation type="unfinished">%1; %2</translation>
    </message>
    <message>
        <source>%1; %2. %3</source>
        <translation type="unfinished">%1; %2. %3</translation>
    </message>
    <message>
        <source>%1; lanes that request the same word share the access</source>
        <translation type="unfinished">%1; các lane yêu cầu cùng một từ nhớ thì dùng chung nó</translation>
    </message>
    <message>
        <source>%1; limited by: %2.</source>
        <translation type="unfinished">%1; giới hạn là: %2.</translation>
    </message>
    <message>
        <source>%1; outlined: the area read for this pixel</source>
        <translation type="unfinished">%1; có khung viền: vùng được đọc cho điểm ảnh này</translation>
    </message>
    <message>
        <source>%1; the L2 cache was overwritten before each run. %2</source>
        <translation type="unfinished">%1; bộ nhớ đệm L2 bị ghi đè trước mỗi lần chạy. %2</translation>
    </message>
    <message>
        <source>%1; the strategy reaches %2 % of that speed.</source>
        <translation type="unfinished">%1; chiến lược đạt %2 % tốc độ đó.</translation>
    </message>
    <message>
        <source>%1B/s of input and output</source>
        <translation type="unfinished">%1B/s đầu vào và đầu ra</translation>
    </message>
    <message>
        <source>%1B/s to %2B/s of input and output, estimated</source>
        <translation type="unfinished">%1B/s đến %2B/s đầu vào và đầu ra, theo ước lượng</translation>
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
        <translation type="unfinished">nhanh hơn %1 lần</translation>
    </message>
    <message>
        <source>%1× slower</source>
        <translation type="unfinished">chậm hơn %1 lần</translation>
    </message>
    <message>
        <source>%1×%2 pixels of %3</source>
        <translation type="unfinished">%1×%2 điểm ảnh dạng %3</translation>
    </message>
    <message>
        <source>%2 of the image's %1 patches were used, as set by "rows".</source>
        <translation type="unfinished">Trong %1 mảnh của ảnh, đã lấy %2, theo “rows”.</translation>
    </message>
    <message>
        <source>%2 of the image's %1 patches were used, one in every %3, as set by "rows".</source>
        <translation type="unfinished">Trong %1 mảnh của ảnh, đã lấy %2, theo “rows”, cứ %3 mảnh lấy một.</translation>
    </message>
    <message>
        <source>%3 of the %1 files in "%2" could not be read as images and were skipped: %4.</source>
        <translation type="unfinished">Trong %1 tệp ở “%2”, %3 tệp không đọc được như ảnh và đã bị bỏ qua: %4.</translation>
    </message>
    <message>
        <source>%L1 B of shared memory</source>
        <translation type="unfinished">%L1 B bộ nhớ chia sẻ</translation>
    </message>
    <message>
        <source>%L1 and %L2 MHz</source>
        <translation type="unfinished">%L1 và %L2 MHz</translation>
    </message>
    <message>
        <source>%L1 blocks and %L2 warps per multiprocessor in the main launch.</source>
        <translation type="unfinished">%L1 block và %L2 warp mỗi multiprocessor, của launch chính.</translation>
    </message>
    <message>
        <source>%L1 bytes</source>
        <translation type="unfinished">%L1 byte</translation>
    </message>
    <message>
        <source>%L1 findings</source>
        <translation type="unfinished">%L1 phát hiện</translation>
    </message>
    <message>
        <source>%L1 launches.</source>
        <translation type="unfinished">%L1 lần launch.</translation>
    </message>
    <message>
        <source>%L1 of them were disturbed by other work and excluded.</source>
        <translation type="unfinished">%L1 lần trong đó bị việc khác làm nhiễu và đã bị loại.</translation>
    </message>
    <message>
        <source>%L1 threads per block</source>
        <translation type="unfinished">%L1 thread mỗi block</translation>
    </message>
    <message>
        <source>%L1 threads, %L2 %3</source>
        <translation type="unfinished">%L1 thread, %L2 %3</translation>
    </message>
    <message>
        <source>%L1 values differ by more than the allowed %2.</source>
        <translation type="unfinished">%L1 giá trị khác nhau quá mức cho phép %2.</translation>
    </message>
    <message>
        <source>%L1 values differ from the CPU reference by more than the allowed %2, by up to %3.</source>
        <translation type="unfinished">%L1 giá trị khác tham chiếu CPU quá mức cho phép %2, nhiều nhất là %3.</translation>
    </message>
    <message>
        <source>%L1 values differ from the reference, by up to %2</source>
        <translation type="unfinished">%L1 giá trị khác tham chiếu, nhiều nhất %2</translation>
    </message>
    <message>
        <source>%n [day|days]</source>
        <translation type="unfinished">%n ngày</translation>
    </message>
    <message>
        <source>%n [hour|hours]</source>
        <translation type="unfinished">%n giờ</translation>
    </message>
    <message>
        <source>%n [minute|minutes]</source>
        <translation type="unfinished">%n phút</translation>
    </message>
    <message>
        <source>%n [second|seconds]</source>
        <translation type="unfinished">%n giây</translation>
    </message>
    <message>
        <source>%n [thread|threads]</source>
        <translation type="unfinished">%n thread</translation>
    </message>
    <message>
        <source>&amp;About Tilescope</source>
        <translation type="unfinished">Giới th&amp;iệu Tilescope</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation type="unfinished">&amp;Thêm</translation>
    </message>
    <message>
        <source>&amp;Answer</source>
        <translation type="unfinished">&amp;Trả lời</translation>
    </message>
    <message>
        <source>&amp;Arguments</source>
        <translation type="unfinished">Đối &amp;số</translation>
    </message>
    <message>
        <source>&amp;Automatic</source>
        <translation type="unfinished">&amp;Tự động</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation type="unfinished">Quay lại (&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Banks</source>
        <translation type="unfinished">&amp;Bank</translation>
    </message>
    <message>
        <source>&amp;Break it</source>
        <translation type="unfinished">&amp;Gây lỗi</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation type="unfinished">&amp;Hủy</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation type="unfinished">&amp;Chọn</translation>
    </message>
    <message>
        <source>&amp;Choose what…</source>
        <translation type="unfinished">&amp;Chọn nội dung…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished">Đó&amp;ng</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished">&amp;Sao chép</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished">&amp;Tối</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation type="unfinished">&amp;Xóa</translation>
    </message>
    <message>
        <source>&amp;Device…</source>
        <translation type="unfinished">&amp;Cấu hình thiết bị…</translation>
    </message>
    <message>
        <source>&amp;Difference</source>
        <translation type="unfinished">K&amp;hác biệt</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished">&amp;Sửa</translation>
    </message>
    <message>
        <source>&amp;Explain terms in tool tips</source>
        <translation type="unfinished">&amp;Giải thích thuật ngữ trong chú giải</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation type="unfinished">&amp;Xuất</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished">&amp;Tệp</translation>
    </message>
    <message>
        <source>&amp;Find a command…</source>
        <translation type="unfinished">&amp;Tìm lệnh…</translation>
    </message>
    <message>
        <source>&amp;Find in kernel</source>
        <translation type="unfinished">&amp;Tìm trong kernel</translation>
    </message>
    <message>
        <source>&amp;First: %1</source>
        <translation type="unfinished">Thứ &amp;nhất: %1</translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <translation type="unfinished">Vừa &amp;khung</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation type="unfinished">Định &amp;dạng</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation type="unfinished">Bảng th&amp;uật ngữ</translation>
    </message>
    <message>
        <source>&amp;Go to pixel</source>
        <translation type="unfinished">Đế&amp;n điểm ảnh</translation>
    </message>
    <message>
        <source>&amp;Go to pixel…</source>
        <translation type="unfinished">Đến điể&amp;m ảnh…</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation type="unfinished">&amp;Lưới</translation>
    </message>
    <message>
        <source>&amp;Halo</source>
        <translation type="unfinished">&amp;Halo</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished">T&amp;rợ giúp</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation type="unfinished">&amp;Gợi ý</translation>
    </message>
    <message>
        <source>&amp;Histogram</source>
        <translation type="unfinished">H&amp;istogram</translation>
    </message>
    <message>
        <source>&amp;Inspect</source>
        <translation type="unfinished">&amp;Khảo sát</translation>
    </message>
    <message>
        <source>&amp;Inspect pixels</source>
        <translation type="unfinished">Khảo &amp;sát điểm ảnh</translation>
    </message>
    <message>
        <source>&amp;Kernel</source>
        <translation type="unfinished">&amp;Kernel</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation type="unfinished">&amp;Phím</translation>
    </message>
    <message>
        <source>&amp;Lanes</source>
        <translation type="unfinished">L&amp;ane</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation type="unfinished">&amp;Học</translation>
    </message>
    <message>
        <source>&amp;Less difference gain</source>
        <translation type="unfinished">&amp;Giảm khuếch đại khác biệt</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished">&amp;Sáng</translation>
    </message>
    <message>
        <source>&amp;Matrix product</source>
        <translation type="unfinished">Tích &amp;ma trận</translation>
    </message>
    <message>
        <source>&amp;More difference gain</source>
        <translation type="unfinished">Tă&amp;ng khuếch đại khác biệt</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation type="unfinished">Thư mục &amp;mới</translation>
    </message>
    <message>
        <source>&amp;New kernel</source>
        <translation type="unfinished">&amp;Kernel mới</translation>
    </message>
    <message>
        <source>&amp;Next block overlay</source>
        <translation type="unfinished">Lớp phủ block &amp;kế tiếp</translation>
    </message>
    <message>
        <source>&amp;Next finding</source>
        <translation type="unfinished">&amp;Phát hiện kế tiếp</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation type="unfinished">&amp;Không</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation type="unfinished">&amp;OK</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation type="unfinished">&amp;Mở</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished">&amp;Mở…</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation type="unfinished">Kh&amp;ung</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation type="unfinished">&amp;Dán</translation>
    </message>
    <message>
        <source>&amp;Paste image</source>
        <translation type="unfinished">&amp;Dán ảnh</translation>
    </message>
    <message>
        <source>&amp;Pin this run</source>
        <translation type="unfinished">Ghi&amp;m lần chạy này</translation>
    </message>
    <message>
        <source>&amp;Point operation</source>
        <translation type="unfinished">&amp;Phép toán từng điểm</translation>
    </message>
    <message>
        <source>&amp;Previous finding</source>
        <translation type="unfinished">Phát hiện t&amp;rước</translation>
    </message>
    <message>
        <source>&amp;Profiles</source>
        <translation type="unfinished">Biểu đồ hàn&amp;g/cột</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished">&amp;Thoát</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished">&amp;Làm lại</translation>
    </message>
    <message>
        <source>&amp;Reduction</source>
        <translation type="unfinished">&amp;Rút gọn</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation type="unfinished">&amp;Xóa</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation type="unfinished">Đổi &amp;tên</translation>
    </message>
    <message>
        <source>&amp;Report…</source>
        <translation type="unfinished">&amp;Báo cáo…</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation type="unfinished">Đặt &amp;lại bố cục</translation>
    </message>
    <message>
        <source>&amp;Result and CPU reference</source>
        <translation type="unfinished">&amp;Kết quả và tham chiếu CPU</translation>
    </message>
    <message>
        <source>&amp;Reuse</source>
        <translation type="unfinished">&amp;Dùng lại</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation type="unfinished">&amp;Chạy</translation>
    </message>
    <message>
        <source>&amp;Run edited source</source>
        <translation type="unfinished">&amp;Chạy mã đã sửa</translation>
    </message>
    <message>
        <source>&amp;Run kernel again</source>
        <translation type="unfinished">&amp;Chạy lại kernel</translation>
    </message>
    <message>
        <source>&amp;Run program again</source>
        <translation type="unfinished">&amp;Chạy lại chương trình</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished">&amp;Lưu</translation>
    </message>
    <message>
        <source>&amp;Save kernel as…</source>
        <translation type="unfinished">&amp;Lưu kernel thành…</translation>
    </message>
    <message>
        <source>&amp;Save result…</source>
        <translation type="unfinished">&amp;Lưu kết quả…</translation>
    </message>
    <message>
        <source>&amp;Save session as…</source>
        <translation type="unfinished">Lư&amp;u phiên thành…</translation>
    </message>
    <message>
        <source>&amp;Second: %1</source>
        <translation type="unfinished">Thứ &amp;hai: %1</translation>
    </message>
    <message>
        <source>&amp;Side by side</source>
        <translation type="unfinished">&amp;Cạnh nhau</translation>
    </message>
    <message>
        <source>&amp;Start…</source>
        <translation type="unfinished">&amp;Bắt đầu…</translation>
    </message>
    <message>
        <source>&amp;Stencil</source>
        <translation type="unfinished">&amp;Stencil</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation type="unfinished">&amp;Tăng một bước</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation type="unfinished">&amp;Dừng</translation>
    </message>
    <message>
        <source>&amp;Story of pixel (%1, %2)</source>
        <translation type="unfinished">&amp;Nguồn gốc của điểm ảnh (%1, %2)</translation>
    </message>
    <message>
        <source>&amp;Toggle source and result</source>
        <translation type="unfinished">Chu&amp;yển giữa nguồn và kết quả</translation>
    </message>
    <message>
        <source>&amp;Tune</source>
        <translation type="unfinished">&amp;Tinh chỉnh</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished">&amp;Hoàn tác</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished">&amp;Xem</translation>
    </message>
    <message>
        <source>&amp;View with overlays…</source>
        <translation type="unfinished">&amp;Khung nhìn kèm lớp phủ…</translation>
    </message>
    <message>
        <source>&amp;Warps</source>
        <translation type="unfinished">&amp;Warp</translation>
    </message>
    <message>
        <source>&amp;Wipe</source>
        <translation type="unfinished">&amp;Vạch so sánh</translation>
    </message>
    <message>
        <source>&amp;Workers…</source>
        <translation type="unfinished">&amp;Worker…</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation type="unfinished">&amp;Có</translation>
    </message>
    <message>
        <source>&amp;Zoom</source>
        <translation type="unfinished">Thu phóng (&amp;Z)</translation>
    </message>
    <message>
        <source>&amp;Zoom to block</source>
        <translation type="unfinished">Phóng tới b&amp;lock</translation>
    </message>
    <message>
        <source>'%1' is write protected.
Do you want to delete it anyway?</source>
        <translation type="unfinished">“%1” được bảo vệ chống ghi.
Bạn vẫn muốn xóa nó?</translation>
    </message>
    <message>
        <source>(%1 returned %2, error %3.)</source>
        <translation type="unfinished">(%1 báo %2, lỗi %3.)</translation>
    </message>
    <message>
        <source>**Correct answer:** %1</source>
        <translation type="unfinished">**Đáp án đúng:** %1</translation>
    </message>
    <message>
        <source>**Correct:** %1</source>
        <translation type="unfinished">**Đúng:** %1</translation>
    </message>
    <message>
        <source>**Goal reached.**</source>
        <translation type="unfinished">**Đã đạt mục tiêu.**</translation>
    </message>
    <message>
        <source>**Hint:** %1</source>
        <translation type="unfinished">**Gợi ý:** %1</translation>
    </message>
    <message>
        <source>**This is one way to reach the goal.**</source>
        <translation type="unfinished">**Đây là một cách đạt mục tiêu.**</translation>
    </message>
    <message>
        <source>**You can now:**</source>
        <translation type="unfinished">**Giờ bạn có thể:**</translation>
    </message>
    <message>
        <source>**Your answer:** %1

**Correct answer:** %2</source>
        <translation type="unfinished">**Câu trả lời của bạn:** %1

**Đáp án đúng:** %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished">, </translation>
    </message>
    <message>
        <source>, %1</source>
        <translation type="unfinished">, %1</translation>
    </message>
    <message>
        <source>, %1 of %2 rows computed</source>
        <translation type="unfinished">, đã tính %1 trong %2 hàng</translation>
    </message>
    <message>
        <source>, %1 requests</source>
        <translation type="unfinished">, %1 yêu cầu</translation>
    </message>
    <message>
        <source>, PFM, EXR</source>
        <translation type="unfinished">, PFM, EXR</translation>
    </message>
    <message>
        <source>, PTX</source>
        <translation type="unfinished">, PTX</translation>
    </message>
    <message>
        <source>, cold L2 %1 %</source>
        <translation type="unfinished">, L2 lạnh %1 %</translation>
    </message>
    <message>
        <source>, not converged: ±%1 %</source>
        <translation type="unfinished">, chưa ổn định: ±%1 %</translation>
    </message>
    <message>
        <source>, single run</source>
        <translation type="unfinished">, một lần</translation>
    </message>
    <message>
        <source>, together with other lanes that request it</source>
        <translation type="unfinished">, cùng với các lane khác yêu cầu từ nhớ này</translation>
    </message>
    <message>
        <source>, ±%1 %</source>
        <translation type="unfinished">, ±%1 %</translation>
    </message>
    <message>
        <source>-63 equals ~62, so its lowest bit is set, and the lowest bit of the pitch is set too if the tile width is even. The result is correct, but rows no longer start at multiples of 64 bytes, which was the purpose of the padding, and a block needs one more byte per row.</source>
        <translation type="unfinished">-63 là ~62: bit thấp nhất của nó là 1, và bit thấp nhất của bước hàng cũng vậy nếu chiều rộng tile là số chẵn. Ảnh vẫn đúng, nhưng các hàng không còn bắt đầu ở bội của 64 byte như phần đệm nhằm bảo đảm, và block tốn thêm một byte mỗi hàng.</translation>
    </message>
    <message>
        <source>0.9153 s cannot be a kernel time: it would be 3.5 µs for each of the 512×512 pixels in turn, while this card can move all of them in and out of memory in 4 µs. Only the ratios are comparable.</source>
        <translation type="unfinished">0.9153 s không thể là thời gian của một kernel: nếu xử lý lần lượt 512×512 điểm ảnh thì mỗi điểm ảnh mất 3.5 µs, trong khi card này chuyển tất cả vào và ra bộ nhớ chỉ trong 4 µs. Chỉ so sánh được các tỷ số.</translation>
    </message>
    <message>
        <source>1 address for all lanes</source>
        <translation type="unfinished">1 địa chỉ cho mọi lane</translation>
    </message>
    <message>
        <source>1 block</source>
        <translation type="unfinished">1 block</translation>
    </message>
    <message>
        <source>1 block at a time</source>
        <translation type="unfinished">1 block cùng lúc</translation>
    </message>
    <message>
        <source>1 byte</source>
        <translation type="unfinished">1 byte</translation>
    </message>
    <message>
        <source>1 byte each</source>
        <translation type="unfinished">mỗi phần tử 1 byte</translation>
    </message>
    <message>
        <source>1 column to the left</source>
        <translation type="unfinished">1 cột bên trái</translation>
    </message>
    <message>
        <source>1 column to the right</source>
        <translation type="unfinished">1 cột bên phải</translation>
    </message>
    <message>
        <source>1 cycle</source>
        <translation type="unfinished">1 chu kỳ</translation>
    </message>
    <message>
        <source>1 error</source>
        <translation type="unfinished">1 lỗi</translation>
    </message>
    <message>
        <source>1 event/s</source>
        <translation type="unfinished">1 sự kiện/s</translation>
    </message>
    <message>
        <source>1 finding</source>
        <translation type="unfinished">1 phát hiện</translation>
    </message>
    <message>
        <source>1 lane</source>
        <translation type="unfinished">1 lane</translation>
    </message>
    <message>
        <source>1 launch.</source>
        <translation type="unfinished">1 lần launch.</translation>
    </message>
    <message>
        <source>1 line of 128 bytes</source>
        <translation type="unfinished">1 dòng 128 byte</translation>
    </message>
    <message>
        <source>1 marked line</source>
        <translation type="unfinished">1 dòng được đánh dấu</translation>
    </message>
    <message>
        <source>1 more in other strategies</source>
        <translation type="unfinished">Còn 1 lỗi sai trong các chiến lược khác</translation>
    </message>
    <message>
        <source>1 round</source>
        <translation type="unfinished">1 vòng</translation>
    </message>
    <message>
        <source>1 row above</source>
        <translation type="unfinished">1 hàng phía trên</translation>
    </message>
    <message>
        <source>1 row below</source>
        <translation type="unfinished">1 hàng phía dưới</translation>
    </message>
    <message>
        <source>1 second</source>
        <translation type="unfinished">1 giây</translation>
    </message>
    <message>
        <source>1 sector</source>
        <translation type="unfinished">1 sector</translation>
    </message>
    <message>
        <source>1 step</source>
        <translation type="unfinished">1 bước</translation>
    </message>
    <message>
        <source>1 thread outside the image</source>
        <translation type="unfinished">1 thread nằm ngoài ảnh</translation>
    </message>
    <message>
        <source>1 thread outside the region</source>
        <translation type="unfinished">1 thread nằm ngoài vùng</translation>
    </message>
    <message>
        <source>1 vote</source>
        <translation type="unfinished">1 người giơ tay</translation>
    </message>
    <message>
        <source>1 warning</source>
        <translation type="unfinished">1 cảnh báo</translation>
    </message>
    <message>
        <source>1 warp</source>
        <translation type="unfinished">1 warp</translation>
    </message>
    <message>
        <source>1 warp per block</source>
        <translation type="unfinished">1 warp mỗi block</translation>
    </message>
    <message>
        <source>1 wave</source>
        <translation type="unfinished">1 đợt</translation>
    </message>
    <message>
        <source>1 wavefront</source>
        <translation type="unfinished">1 wavefront</translation>
    </message>
    <message>
        <source>1/16 of the load instructions in the column pass and a quarter of the stores; the conversions from bytes to floats remain: about 1.5× as fast as one launch on an H200.</source>
        <translation type="unfinished">Chỉ còn một phần mười sáu số lệnh nạp trong lượt cột và một phần tư số lệnh ghi; vẫn còn việc chuyển từ byte sang float: nhanh gấp khoảng 1.5 lần so với một lần launch trên H200.</translation>
    </message>
    <message>
        <source>1/16 of the loads, stores and shuffles, and about 20 instructions per pixel instead of 70: twice as fast, 400 µs at 16384² on an H200 with B = 3. Rows are fetched when they are needed; at B = 101, the L2 cache no longer holds the rows that leave the window: 550 µs.</source>
        <translation type="unfinished">Chỉ còn một phần mười sáu số lệnh nạp, ghi và shuffle, khoảng 20 lệnh mỗi điểm ảnh thay cho 70: nhanh gấp đôi, 400 µs ở 16384² trên H200 với B = 3. Các hàng được lấy khi cần, và ở B = 101 bộ nhớ đệm L2 không còn giữ những hàng rời đi: 550 µs.</translation>
    </message>
    <message>
        <source>10 instructions per pixel instead of 18, many of them at twice the integer rate: about 150 µs at 16384×16384 on an H200, 1.15 times the time of a copy.</source>
        <translation type="unfinished">10 lệnh mỗi điểm ảnh thay vì 18, nhiều lệnh trong đó chạy nhanh gấp đôi lệnh số nguyên: khoảng 150 µs ở 16384×16384 trên H200, 1.15 lần thời gian sao chép.</translation>
    </message>
    <message>
        <source>10 products instead of 25 at W = 5, and 30 instead of 225 at W = 15, in exchange for 12 more bytes of memory traffic per pixel: about 2× and 5× as fast as Constant filter on an H200.</source>
        <translation type="unfinished">10 phép nhân thay vì 25 ở W = 5, 30 thay vì 225 ở W = 15, đổi lại thêm 12 byte mỗi điểm ảnh vào và ra bộ nhớ: nhanh gấp khoảng 2 và 5 lần so với Bộ lọc hằng trên H200.</translation>
    </message>
    <message>
        <source>101 times fewer loads than Global memory at B = 101, but twice as many launches: about 40× faster at B = 101, no faster at B = 3. The time still grows with B.</source>
        <translation type="unfinished">Số lần nạp ít hơn 101 lần so với Bộ nhớ toàn cục ở B = 101, đổi lại gấp đôi số lần launch: ở đó nhanh hơn khoảng 40 lần, ở B = 3 không nhanh hơn; thời gian vẫn tăng theo B.</translation>
    </message>
    <message>
        <source>10⁹ per second</source>
        <translation type="unfinished">10⁹ mỗi giây</translation>
    </message>
    <message>
        <source>12 bytes are read, 2 × 32 are moved</source>
        <translation type="unfinished">đọc 12 byte, chuyển 2 × 32</translation>
    </message>
    <message>
        <source>16 bits</source>
        <translation type="unfinished">16 bit</translation>
    </message>
    <message>
        <source>16 bits per channel, values</source>
        <translation type="unfinished">16 bit mỗi kênh, giá trị</translation>
    </message>
    <message>
        <source>16 bytes per lane in one request</source>
        <translation type="unfinished">mỗi lane 16 byte trong một yêu cầu</translation>
    </message>
    <message>
        <source>16 instructions per pixel instead of 18, using 128 registers instead of 100: 10 % faster than sliding_rows on an H200 if two thirds of the warps still hide the latency.</source>
        <translation type="unfinished">16 lệnh mỗi điểm ảnh thay vì 18, với 128 thanh ghi thay vì 100: nhanh hơn sliding_rows một phần mười trên H200 nếu hai phần ba số warp của nó vẫn che được thời gian chờ.</translation>
    </message>
    <message>
        <source>16 pixels per thread, in words</source>
        <translation type="unfinished">16 điểm ảnh mỗi thread, theo từ nhớ</translation>
    </message>
    <message>
        <source>16 threads transform each row, wherever they lie in the block, so the number of threads must be a multiple of 16.</source>
        <translation type="unfinished">16 thread biến đổi một hàng, dù chúng nằm đâu trong block, nên số thread của block phải là bội của 16.</translation>
    </message>
    <message>
        <source>16-bit channels were reduced to 8 bits.</source>
        <translation type="unfinished">16 bit mỗi kênh đã được cắt xuống 8.</translation>
    </message>
    <message>
        <source>18 instructions per pixel instead of 16, and the loads that are saved would be served by the L1 cache anyway: 10 % slower than separated on an H200.</source>
        <translation type="unfinished">18 lệnh mỗi điểm ảnh thay vì 16, và bớt những lần nạp mà bộ nhớ đệm L1 đáp ứng: chậm hơn separated một phần mười trên H200.</translation>
    </message>
    <message>
        <source>18 instructions per pixel instead of 29, because rows are unpacked once and row sums are used twice: about 1.6 times as fast as vectors on an H200.</source>
        <translation type="unfinished">18 lệnh mỗi điểm ảnh thay vì 29, vì các hàng chỉ tách một lần và tổng của các hàng được dùng hai lần: nhanh gấp khoảng 1.6 lần vectors trên H200.</translation>
    </message>
    <message>
        <source>1⁄10 second</source>
        <translation type="unfinished">1⁄10 giây</translation>
    </message>
    <message>
        <source>2 seconds</source>
        <translation type="unfinished">2 giây</translation>
    </message>
    <message>
        <source>2,475 pixels make 210 tiles for the 264 blocks that 132 multiprocessors can hold. If the images are split into 25 parts, all multiprocessors stay busy to the end: 1.25× as fast as padded on an H200. Sums of 8,000 numbers also have smaller rounding errors than sums of 200,000.</source>
        <translation type="unfinished">2,475 điểm ảnh tạo thành 210 tile cho 264 block mà 132 multiprocessor chứa được; chia thành 25 phần thì tất cả bận đến cuối: nhanh gấp 1.25 lần padded trên H200, và các tổng của 8,000 số lệch ít hơn các tổng của 200,000 số.</translation>
    </message>
    <message>
        <source>210 tiles of 128×128 are 1.38 TFLOP: 20.5 ms at an H200's peak of 67 TFLOP/s. With copies overlapped with the products, the time is 25 ms.</source>
        <translation type="unfinished">210 tile 128×128 là 1.38 TFLOP, tức 20.5 ms ở mức đỉnh 67 TFLOP/s của H200; các lần sao chép chạy cùng lúc với phép nhân đưa thời gian lên 25 ms.</translation>
    </message>
    <message>
        <source>26 words of shared memory per thread and row instead of 48, and dot products that unpack, multiply and add in one instruction: 14 instructions per pixel. 25 % faster: 300 µs at B = 3 on an H200.</source>
        <translation type="unfinished">26 từ nhớ trong bộ nhớ chia sẻ cho mỗi thread và mỗi hàng thay cho 48, và các tích vô hướng vừa tách, vừa nhân, vừa cộng cùng lúc: 14 lệnh mỗi điểm ảnh. Nhanh hơn một phần tư: 300 µs ở B = 3 trên H200.</translation>
    </message>
    <message>
        <source>28 GB come from the L2 cache instead of 43 GB, and the triangle's tiles are 1.34 TFLOP instead of 1.38: 430 TFLOP/s, 3.1 ms on an H200.</source>
        <translation type="unfinished">28 GB đến từ bộ nhớ đệm L2 thay cho 43, và các tile của tam giác là 1.34 TFLOP thay cho 1.38: 430 TFLOP/s, 3.1 ms trên H200.</translation>
    </message>
    <message>
        <source>2× as fast as Texture, constant template, because a shared-memory load takes a fraction of the time of a texture fetch.</source>
        <translation type="unfinished">Nhanh gấp 2 lần Texture, mẫu hằng, vì một lần nạp từ bộ nhớ chia sẻ chỉ mất một phần nhỏ thời gian của một lần đọc texture.</translation>
    </message>
    <message>
        <source>3 sectors</source>
        <translation type="unfinished">3 sector</translation>
    </message>
    <message>
        <source>3 × 3 pixels make one</source>
        <translation type="unfinished">3 × 3 điểm ảnh tạo thành một</translation>
    </message>
    <message>
        <source>32 banks, one word each per pass</source>
        <translation type="unfinished">32 bank, mỗi lượt một từ nhớ</translation>
    </message>
    <message>
        <source>32 threads of a block that the hardware schedules as a unit. The active threads of a warp execute the same instruction, so it costs time if threads of a warp do different things.</source>
        <translation type="unfinished">32 thread của một block, được phần cứng lập lịch như một đơn vị. Các thread đang hoạt động của một warp thực hiện cùng một lệnh, nên sẽ tốn thêm thời gian nếu các thread của một warp làm những việc khác nhau.</translation>
    </message>
    <message>
        <source>32-bit registers, divided among the resident threads.</source>
        <translation type="unfinished">Mỗi thanh ghi 32 bit; được chia cho các thread thường trú.</translation>
    </message>
    <message>
        <source>32-byte sectors requested from the L1 cache for global and local memory, per pixel of the image. One byte read and one byte written give 0.0625. Not available for kernels that read textures, whose sectors are not counted.</source>
        <translation type="unfinished">Số sector 32 byte yêu cầu từ bộ nhớ đệm L1 cho bộ nhớ toàn cục và cục bộ, tính trên mỗi điểm ảnh. Đọc một byte và ghi một byte là 0.0625. Không có số liệu với các kernel đọc texture, vì sector của texture không được đếm.</translation>
    </message>
    <message>
        <source>32-byte sectors requested from the L1 cache for global and local memory. Not available for kernels that read textures, whose sectors are not counted.</source>
        <translation type="unfinished">Số sector 32 byte yêu cầu từ bộ nhớ đệm L1 cho bộ nhớ toàn cục và cục bộ. Không có số liệu với các kernel đọc texture, vì sector của texture không được đếm.</translation>
    </message>
    <message>
        <source>4 bytes at an address that is a multiple of 4, such as one float. Shared memory is divided among its banks word by word.</source>
        <translation type="unfinished">4 byte tại một địa chỉ là bội của 4, chẳng hạn một float. Bộ nhớ chia sẻ được chia cho các bank theo từng từ nhớ.</translation>
    </message>
    <message>
        <source>40 of 64 warps resident: 63 %</source>
        <translation type="unfinished">40 trong 64 warp đang thường trú: 63 %</translation>
    </message>
    <message>
        <source>41 instructions per pixel instead of 73, and a third of the loads: about 1.8 times as fast as global on an H200.</source>
        <translation type="unfinished">41 lệnh mỗi điểm ảnh thay vì 73, và chỉ còn một phần ba số lần nạp: nhanh gấp khoảng 1.8 lần global trên H200.</translation>
    </message>
    <message>
        <source>50 instructions per pixel instead of 123: about 2.3 times as fast as shared on an H200, but slower than words, which reads as many words from the L1 cache and does not fill a tile.</source>
        <translation type="unfinished">50 lệnh mỗi điểm ảnh thay vì 123: nhanh gấp khoảng 2.3 lần shared trên H200, và chậm hơn words, vốn cũng đọc bấy nhiêu từ nhớ từ bộ nhớ đệm L1 mà không phải nạp tile nào.</translation>
    </message>
    <message>
        <source>64 KB of memory that kernels can only read, with its own cache. It is fast when all lanes of a warp read the same address; each additional address costs another pass.</source>
        <translation type="unfinished">64 KB mà kernel chỉ đọc được, có bộ nhớ đệm riêng. Nó nhanh nếu mọi lane của một warp đọc cùng một địa chỉ; mỗi địa chỉ khác tốn thêm một lượt.</translation>
    </message>
    <message>
        <source>8 bits</source>
        <translation type="unfinished">8 bit</translation>
    </message>
    <message>
        <source>8 instructions per byte up to W = 15 and 12 up to W = 31, with rows read twice: 400 to 450 µs at any W for 16384² RGB on an H200, little more than a copy.</source>
        <translation type="unfinished">8 lệnh mỗi byte đến W = 15 và 12 đến 31, và các hàng được đọc hai lần: 400 đến 450 µs ở mọi W cho RGB 16384² trên H200, hầu như không hơn sao chép.</translation>
    </message>
    <message>
        <source>9 instructions per byte at W = 5 and 26 at W = 15, with three out of four issue cycles used: for 16384² RGB on an H200, 383 µs at W = 5, as fast as a copy, and 850 µs at W = 15.</source>
        <translation type="unfinished">9 lệnh mỗi byte ở W = 5 và 26 ở W = 15, dùng ba trong bốn chu kỳ: nhanh bằng sao chép, 383 µs, và 850 µs cho RGB 16384² trên H200.</translation>
    </message>
    <message>
        <source>9 instructions per pixel instead of 10, using 56 registers instead of 72: within 10 % of a copy at 16384×16384 on an H200.</source>
        <translation type="unfinished">9 lệnh mỗi điểm ảnh thay vì 10, với 56 thanh ghi thay vì 72: cách thời gian sao chép không quá một phần mười ở 16384×16384 trên H200.</translation>
    </message>
    <message>
        <source>95th percentile</source>
        <translation type="unfinished">Bách phân vị thứ 95</translation>
    </message>
    <message>
        <source>95th percentile of the GPU time</source>
        <translation type="unfinished">Bách phân vị thứ 95 của thời gian GPU</translation>
    </message>
    <message>
        <source>; </source>
        <translation type="unfinished">; </translation>
    </message>
    <message>
        <source>; %1 NaN or infinite</source>
        <translation type="unfinished">; %1 NaN hoặc vô hạn</translation>
    </message>
    <message>
        <source>; %1 lanes of the last warp idle</source>
        <translation type="unfinished">; %1 lane của warp cuối nhàn rỗi</translation>
    </message>
    <message>
        <source>; width and height change together</source>
        <translation type="unfinished">; chiều rộng và chiều cao đổi cùng nhau</translation>
    </message>
    <message>
        <source>= matches hardware, PTX exact for the PTX that the emulator runs, ≈ estimated</source>
        <translation type="unfinished">= khớp với phần cứng, PTX chính xác đối với PTX mà trình giả lập chạy, ≈ ước lượng</translation>
    </message>
    <message>
        <source>= reference</source>
        <translation type="unfinished">= tham chiếu</translation>
    </message>
    <message>
        <source>A %1 to B %2</source>
        <translation type="unfinished">A %1 đến B %2</translation>
    </message>
    <message>
        <source>A 4-byte load must start at a multiple of four. At any other address, the GPU aborts the kernel with an error. The correct kernel therefore loads two words and uses a funnel shift.</source>
        <translation type="unfinished">Lệnh nạp bốn byte phải bắt đầu ở bội của bốn. Ở bất kỳ chỗ nào khác, GPU kết thúc kernel với một lỗi; hai từ nhớ và phép funnel shift là để tránh điều đó.</translation>
    </message>
    <message>
        <source>A CPU thread does not use the L2 cache of a GPU.</source>
        <translation type="unfinished">Thread CPU không có bộ nhớ đệm L2 của GPU.</translation>
    </message>
    <message>
        <source>A CPU thread has no blocks.</source>
        <translation type="unfinished">Thread CPU không có block.</translation>
    </message>
    <message>
        <source>A GPU in this computer</source>
        <translation type="unfinished">GPU của máy này</translation>
    </message>
    <message>
        <source>A NumPy file (.npy) with a byte array of the shape images × height × width. The file may be larger than memory: the multi-GPU strategy reads it piece by piece.</source>
        <translation type="unfinished">Tệp NumPy (.npy) chứa một mảng byte, ảnh × chiều cao × chiều rộng. Nó có thể lớn hơn bộ nhớ: chiến lược cho mọi GPU đọc nó từng phần.</translation>
    </message>
    <message>
        <source>A barrier makes warps wait for each other, but not for copies in flight. Without __pipeline_wait_prior(), warps multiply what was in the tiles before.</source>
        <translation type="unfinished">Rào đồng bộ khiến các warp chờ nhau nhưng không chờ các lần sao chép đang diễn ra: thiếu __pipeline_wait_prior(), chúng nhân những gì có sẵn trong các tile từ trước.</translation>
    </message>
    <message>
        <source>A block accesses memory out of bounds here</source>
        <translation type="unfinished">Một block đọc hoặc ghi ra ngoài bộ nhớ của nó ở đây</translation>
    </message>
    <message>
        <source>A block cannot have %1 bytes of shared memory. Valid values: 0 to %2.</source>
        <translation type="unfinished">Một block không thể có %1 byte bộ nhớ chia sẻ; có thể yêu cầu từ 0 đến %2.</translation>
    </message>
    <message>
        <source>A block computes four tiles; meanwhile the next one is copied asynchronously.</source>
        <translation type="unfinished">Block tính bốn tile và cho sao chép tile kế tiếp, không qua thanh ghi, trong khi tính tile cuối.</translation>
    </message>
    <message>
        <source>A block executes a trap here</source>
        <translation type="unfinished">Một block dừng với trap ở đây</translation>
    </message>
    <message>
        <source>A block loads %1 pixels to write %2: %3 loads per pixel, because neighbouring blocks load each other's halo again.</source>
        <translation type="unfinished">Mỗi block nạp %1 điểm ảnh để ghi %2: %3 lần nạp mỗi điểm ảnh, vì các block cạnh nhau nạp lại halo của nhau.</translation>
    </message>
    <message>
        <source>A block moves down a strip. At each step, the column sums gain one row and lose one.</source>
        <translation type="unfinished">Block đi xuống dọc một dải: ở mỗi bước, các tổng cột thêm một hàng và bớt một hàng.</translation>
    </message>
    <message>
        <source>A block of %1 cannot be used here: %2</source>
        <translation type="unfinished">Block %1 không dùng được ở đây: %2</translation>
    </message>
    <message>
        <source>A block of %1 has %2 threads; the maximum is %3.</source>
        <translation type="unfinished">Block %1 có %2 thread, mà một block chỉ được có tối đa %3.</translation>
    </message>
    <message>
        <source>A block of %1 has a dimension that is too large: %2 allows at most %3 threads in x, y and z. Use a smaller dimension, or more blocks.</source>
        <translation type="unfinished">Block %1 có một chiều quá lớn: %2 cho phép tối đa %3 thread theo x, y và z. Hãy dùng chiều nhỏ hơn, hoặc nhiều block hơn.</translation>
    </message>
    <message>
        <source>A block of %1 has no threads; each dimension must be at least 1.</source>
        <translation type="unfinished">Block %1 không có thread nào; mỗi cạnh phải ít nhất là 1.</translation>
    </message>
    <message>
        <source>A block of %1 threads cannot run; the maximum is 1024. Choose a smaller block.</source>
        <translation type="unfinished">Block gồm %1 thread không chạy được: một block có tối đa 1024 thread. Hãy chọn block nhỏ hơn.</translation>
    </message>
    <message>
        <source>A block of %1 would load %2 per pixel.</source>
        <translation type="unfinished">Block %1 sẽ nạp %2 lần mỗi điểm ảnh.</translation>
    </message>
    <message>
        <source>A block of kernel "%1" needs %2 of shared memory, more than any GPU has.</source>
        <translation type="unfinished">Mỗi block của kernel “%1” cần %2 bộ nhớ chia sẻ: không GPU nào có nhiều như vậy.</translation>
    </message>
    <message>
        <source>A block would need %1 of shared memory, but %2 allows only %3. Use a smaller block or filter.</source>
        <translation type="unfinished">Một block sẽ cần %1 bộ nhớ chia sẻ, còn %2 cho phép %3. Block hoặc bộ lọc nhỏ hơn cần ít hơn.</translation>
    </message>
    <message>
        <source>A blur whose threads share a tile: what a block reads and what it writes</source>
        <translation type="unfinished">Phép làm mờ mà các thread của mỗi block dùng chung một tile: block đọc gì và ghi gì</translation>
    </message>
    <message>
        <source>A broadcast: the constant cache serves one address for all lanes at once.</source>
        <translation type="unfinished">Broadcast: bộ nhớ đệm hằng phục vụ một địa chỉ cho tất cả các lane cùng lúc.</translation>
    </message>
    <message>
        <source>A buffer of %1 values of type %2 cannot be created. A buffer needs at least one value, and all buffers together can take at most 4 GB.</source>
        <translation type="unfinished">Không tạo được vùng đệm gồm %1 giá trị kiểu %2: mỗi vùng đệm phải có ít nhất một giá trị, và tất cả vùng đệm cộng lại tối đa 4 GB.</translation>
    </message>
    <message>
        <source>A byte keeps only the lowest eight bits of a sum: the strongest edges, above 255, appear as dark speckles inside bright lines.</source>
        <translation type="unfinished">Một byte chỉ giữ tám bit thấp nhất của tổng: các biên mạnh nhất, trên 255, hiện thành đốm tối trong các đường sáng.</translation>
    </message>
    <message>
        <source>A cache between all multiprocessors and device memory, megabytes in size. Later blocks can find data there that an earlier block has read.</source>
        <translation type="unfinished">Bộ nhớ đệm giữa tất cả multiprocessor và bộ nhớ thiết bị, cỡ hàng megabyte. Những gì một block đã đọc, block sau có thể lấy lại ở đó.</translation>
    </message>
    <message>
        <source>A cache in each multiprocessor, in the same physical memory as shared memory. The L1 cache serves repeated reads of recently used data without any help from the kernel.</source>
        <translation type="unfinished">Bộ nhớ đệm trong mỗi multiprocessor, dùng chung vùng nhớ vật lý với bộ nhớ chia sẻ. Nó đáp ứng khi các thread của một block đọc những gì vừa được đọc trước đó, không cần kernel giúp.</translation>
    </message>
    <message>
        <source>A chart of the maximum speed that a GPU can reach at a given arithmetic intensity. It rises with memory bandwidth and flattens at the peak arithmetic rate.</source>
        <translation type="unfinished">Biểu đồ tốc độ tối đa mà GPU đạt được theo cường độ số học: nó tăng theo băng thông bộ nhớ rồi nằm ngang ở mức đỉnh của các đơn vị số học.</translation>
    </message>
    <message>
        <source>A circuit board as seen by a machine-vision camera: fine, sharp and regular.</source>
        <translation type="unfinished">Một bo mạch như máy ảnh thị giác máy nhìn thấy: mịn, sắc nét, đều đặn.</translation>
    </message>
    <message>
        <source>A command, a strategy, a block such as 32x8, a setting such as filter 9</source>
        <translation type="unfinished">Một lệnh, một chiến lược, một block như 32x8, một thiết lập như filter 9</translation>
    </message>
    <message>
        <source>A cycle in which a warp cannot issue its next instruction. The legend of the timeline says what the warp waits for, and its tool tip has Nsight Compute's name: "Long scoreboard", for example, is a wait for global or local memory.</source>
        <translation type="unfinished">Chu kỳ mà một warp không thể phát lệnh tiếp theo. Chú giải của dòng thời gian cho biết warp chờ gì, và chú thích khi trỏ chuột có tên của Nsight Compute: chẳng hạn “Long scoreboard” là chờ bộ nhớ toàn cục hoặc bộ nhớ cục bộ.</translation>
    </message>
    <message>
        <source>A fast warp fills the tiles with the next chunk of images while slower warps still read the current one. Every loop over shared tiles needs two barriers: one after filling and one after use.</source>
        <translation type="unfinished">Một warp nhanh nạp chunk ảnh kế tiếp vào các tile trong khi các warp chậm hơn vẫn đọc chunk này. Mọi vòng lặp trên tile chia sẻ đều cần hai rào đồng bộ: sau khi nạp và sau khi dùng.</translation>
    </message>
    <message>
        <source>A file for the teacher, who can run it again with: tilescope lesson verify</source>
        <translation type="unfinished">Một tệp để nộp cho giảng viên; giảng viên chạy lại bằng: tilescope lesson verify</translation>
    </message>
    <message>
        <source>A float has 24 significant bits. Where the image is bright and has little contrast, the variance is a small difference between two large products, and only rounding error remains.</source>
        <translation type="unfinished">Một float giữ 24 bit. Nơi ảnh sáng và ít tương phản, phương sai là hiệu nhỏ của hai tích lớn, và phần còn lại của nó chỉ là sai số làm tròn.</translation>
    </message>
    <message>
        <source>A folder of images, each converted to greyscale and scaled to the image size.</source>
        <translation type="unfinished">Một thư mục ảnh, mỗi ảnh được chuyển sang xám và co giãn về kích thước ảnh.</translation>
    </message>
    <message>
        <source>A frame does not match its header.</source>
        <translation type="unfinished">Một khung dữ liệu không chứa đúng những gì phần đầu của nó mô tả.</translation>
    </message>
    <message>
        <source>A frame exceeds the maximum size.</source>
        <translation type="unfinished">Một khung dữ liệu lớn hơn mức Tilescope cho phép.</translation>
    </message>
    <message>
        <source>A function that the GPU executes once for each thread. It is written in CUDA C++ and marked __global__.</source>
        <translation type="unfinished">Hàm mà GPU thực hiện một lần cho mỗi thread. Nó được viết bằng CUDA C++ và đánh dấu __global__.</translation>
    </message>
    <message>
        <source>A greyscale image does not show the mistake; a colour image does.</source>
        <translation type="unfinished">Ảnh xám không cho thấy lỗi sai này; ảnh màu thì có.</translation>
    </message>
    <message>
        <source>A grid of %1 blocks is outside CUDA's limits: at least 1 and at most %2 blocks in x, y and z. Use a larger block to make the grid smaller.</source>
        <translation type="unfinished">Lưới %1 block nằm ngoài giới hạn của CUDA: ít nhất 1 và nhiều nhất %2 block theo x, y và z. Hãy dùng block lớn hơn để lưới nhỏ lại.</translation>
    </message>
    <message>
        <source>A group of at most 1024 threads that runs on one multiprocessor. The threads of a block share shared memory and can wait for each other at a barrier; threads of different blocks normally cannot.</source>
        <translation type="unfinished">Nhóm tối đa 1024 thread chạy trên một multiprocessor. Các thread của một block dùng chung bộ nhớ chia sẻ và có thể chờ nhau ở rào đồng bộ; thread của các block khác nhau thường thì không.</translation>
    </message>
    <message>
        <source>A kernel accessed an address that is not a multiple of the size of its type (misaligned). Run the kernel in the emulator to see the line.</source>
        <translation type="unfinished">Một kernel đã dùng địa chỉ không chia hết cho kích thước kiểu của nó; hãy chạy nó trên trình giả lập để thấy dòng đó.</translation>
    </message>
    <message>
        <source>A kernel accessed memory outside its buffers. Run the kernel in the emulator to see the line.</source>
        <translation type="unfinished">Một kernel đã đọc hoặc ghi ra ngoài các vùng đệm của nó; hãy chạy nó trên trình giả lập để thấy dòng đó.</translation>
    </message>
    <message>
        <source>A kernel cannot launch another kernel here, because CUDA dynamic parallelism is not supported. Launch both from the host, with one note each: //@ launch KERNEL</source>
        <translation type="unfinished">Ở đây kernel không launch được kernel khác: việc đó cần CUDA runtime trên thiết bị. Hãy launch cả hai từ host, mỗi kernel một ghi chú: //@ launch KERNEL</translation>
    </message>
    <message>
        <source>A kernel executed an illegal instruction, possibly a trap of its own.</source>
        <translation type="unfinished">Một kernel đã chạy một lệnh không hợp lệ, có thể là trap của chính nó.</translation>
    </message>
    <message>
        <source>A kernel faulted. Run the kernel in the emulator to see the line.</source>
        <translation type="unfinished">Một kernel đã gặp lỗi; hãy chạy nó trên trình giả lập để thấy dòng đó.</translation>
    </message>
    <message>
        <source>A kernel ran longer than the display's watchdog allows. Use a smaller image or filter.</source>
        <translation type="unfinished">Một kernel chạy lâu hơn mức bộ giám sát (watchdog) của màn hình cho phép; ảnh hoặc bộ lọc nhỏ hơn sẽ chạy xong.</translation>
    </message>
    <message>
        <source>A kernel takes one size for rows and columns, so it gets the upper left %1×%1 pixels of the image.</source>
        <translation type="unfinished">Kernel nhận một kích thước cho cả hàng và cột, nên nó nhận %1×%1 điểm ảnh góc trên bên trái của ảnh.</translation>
    </message>
    <message>
        <source>A lane reads sums that another warp has not written yet, or has written for the previous row. The result is wrong, intermittently, where the window extends into another warp's columns.</source>
        <translation type="unfinished">Một lane đọc các tổng mà warp khác chưa ghi, hoặc đã ghi cho hàng trước: sai ở nơi cửa sổ lấn sang các cột của warp khác, và chỉ thỉnh thoảng mới sai.</translation>
    </message>
    <message>
        <source>A lane that reads 8 consecutive numbers starts 32 bytes after its neighbour, so of the 8 lanes served at a time, four pairs share a bank. Two groups of 4 numbers, 64 apart, avoid this: neighbouring lanes then read neighbouring 16-byte groups. The elements then belong to other pixels, but here the stores were not adapted.</source>
        <translation type="unfinished">Lane lấy 8 số nằm cạnh nhau sẽ đọc cách chỗ của lane bên cạnh 32 byte, nên trong 8 lane đọc cùng lúc có bốn cặp gặp nhau ở một bank. Hai nhóm 4 số cách nhau 64 thì không: khi đó các lane cạnh nhau đọc 16 byte cạnh nhau. Các phần tử khi ấy thuộc về điểm ảnh khác, nhưng ở đây các lệnh ghi chưa được sửa theo.</translation>
    </message>
    <message>
        <source>A larger chunk does more work per byte (CGMA 0.25 at chunk size 2, 1.0 at 8), until too few blocks fit on a multiprocessor (003.txt:370-408).</source>
        <translation type="unfinished">Chunk lớn hơn làm được nhiều việc hơn với mỗi byte, CGMA 0.25 với chunk 2 và 1.0 với chunk 8, cho tới khi quá ít block vừa trong một multiprocessor (003.txt:370-408).</translation>
    </message>
    <message>
        <source>A lesson beside the image and the kernel</source>
        <translation type="unfinished">Một bài học bên cạnh ảnh và kernel</translation>
    </message>
    <message>
        <source>A line was copied for the next channel, but one letter was not changed: the green channel repeats the blue one. Only the colours reveal the mistake.</source>
        <translation type="unfinished">Một dòng được sao chép cho kênh kế tiếp mà quên đổi một chữ: kênh lục lặp lại kênh lam. Chỉ có màu sắc để lộ điều đó.</translation>
    </message>
    <message>
        <source>A model estimate, not a measurement.</source>
        <translation type="unfinished">Ước lượng của mô hình, không phải phép đo.</translation>
    </message>
    <message>
        <source>A name in "lessons" is not a valid lesson or step name: it is empty, too long, or contains a slash.</source>
        <translation type="unfinished">Một tên trong “lessons” không phải tên của bài học hay bước: nó trống, quá dài hoặc chứa dấu gạch chéo.</translation>
    </message>
    <message>
        <source>A number</source>
        <translation type="unfinished">Một con số</translation>
    </message>
    <message>
        <source>A parameter cannot have the name "%1", which is reserved for a Tilescope setting.</source>
        <translation type="unfinished">Không thể đặt tên tham số là “%1”, vì trùng với một thiết lập của Tilescope.</translation>
    </message>
    <message>
        <source>A parameter has no value. Choose a value, or enter an expression.</source>
        <translation type="unfinished">Có một tham số chưa có giá trị. Hãy chọn một giá trị, hoặc nhập một biểu thức.</translation>
    </message>
    <message>
        <source>A pinned run of the session</source>
        <translation type="unfinished">Một lần chạy đã ghim của phiên</translation>
    </message>
    <message>
        <source>A pixel has 8 bits, that is, one byte. A host program that multiplies the number of tile pixels by 8 gets the correct image, but its blocks take eight times as much shared memory, so fewer of them fit on a multiprocessor.</source>
        <translation type="unfinished">Một điểm ảnh có 8 bit, tức một byte. Host nhân số điểm ảnh của tile với 8 vẫn nhận được ảnh đúng, nhưng các block chiếm gấp tám lần bộ nhớ chia sẻ, và ít block vừa trong một multiprocessor hơn.</translation>
    </message>
    <message>
        <source>A pixel occupies eight bits of the word. If a sum exceeds 255, its upper bits spill into the pixel on its right.</source>
        <translation type="unfinished">Một điểm ảnh chiếm tám bit của từ nhớ: với tổng trên 255, các bit cao hiện ra ở điểm ảnh bên phải.</translation>
    </message>
    <message>
        <source>A plane of the image cannot be passed as values of type "%1".</source>
        <translation type="unfinished">Không thể truyền một mặt phẳng của ảnh dưới dạng các giá trị kiểu “%1”.</translation>
    </message>
    <message>
        <source>A previous launch adds the border, so that all blocks copy and wait alike.</source>
        <translation type="unfinished">Biên được đặt sẵn trong một lần launch trước, nên mọi block sao chép và chờ như nhau.</translation>
    </message>
    <message>
        <source>A previous launch computes the window sums, so that only the products remain.</source>
        <translation type="unfinished">Một lần launch trước tính tổng của các cửa sổ; chỉ còn lại các tích.</translation>
    </message>
    <message>
        <source>A program copies %1 to the device, launches the kernels, and copies %2 back: %3, %4, %5.</source>
        <translation type="unfinished">Chương trình sao chép %1 sang thiết bị, launch, rồi sao chép %2 trở về: %3, %4, %5.</translation>
    </message>
    <message>
        <source>A read-modify-write operation that no other thread can interrupt, such as atomicAdd. Lanes that update the same address are served one after the other.</source>
        <translation type="unfinished">Một lần đọc, một phép tính và một lần ghi mà không thread nào khác chen vào được, như atomicAdd. Các lane truy cập cùng một chỗ được phục vụ lần lượt.</translation>
    </message>
    <message>
        <source>A result of type "%1" cannot be shown. Supported types are unsigned char, uchar3, uchar4, float, float3, float4, double, bool, char, short, int, long and their unsigned forms.</source>
        <translation type="unfinished">Không thể hiển thị kết quả kiểu “%1”; có thể hiển thị unsigned char, uchar3, uchar4, float, float3, float4, double, bool, char, short, int, long và các dạng không dấu của chúng.</translation>
    </message>
    <message>
        <source>A roofline needs a strategy that was counted, and either timed on a GPU or estimated by the model. Switch counters on, and let the run finish.</source>
        <translation type="unfinished">Roofline cần một chiến lược đã được đếm, và được đo thời gian trên GPU hoặc được mô hình ước lượng. Hãy bật bộ đếm và chờ lần chạy kết thúc.</translation>
    </message>
    <message>
        <source>A row of the window can add up to more than 255. Bits that do not fit in a byte are dropped, so the mean is far too low, and almost everything turns white.</source>
        <translation type="unfinished">Một hàng của cửa sổ cộng lại hơn 255, và phần không vừa một byte bị bỏ: trung bình quá thấp, và gần như tất cả thành trắng.</translation>
    </message>
    <message>
        <source>A run on a small image shows that the kernel reads %1 and stores %2 values for each pixel. If that is wrong, declare it: //@ bind NAME = grey, //@ result unsigned char</source>
        <translation type="unfinished">Một lần chạy trên ảnh nhỏ cho thấy kernel đọc %1 và ghi %2 giá trị cho mỗi điểm ảnh. Nếu không đúng, hãy khai báo: //@ bind NAME = grey, //@ result unsigned char</translation>
    </message>
    <message>
        <source>A scheduler issues in %1 of the cycles, and is idle for %2 of %3.</source>
        <translation type="unfinished">Một bộ lập lịch phát lệnh trong %1 chu kỳ và rảnh %2 trong %3.</translation>
    </message>
    <message>
        <source>A second figure, drawn as a dashed line on the right-hand axis</source>
        <translation type="unfinished">Số liệu thứ hai, vẽ nét đứt theo trục bên phải</translation>
    </message>
    <message>
        <source>A sector is 32 bytes, the smallest unit that memory transfers. A request transfers every sector that any of its lanes touches.</source>
        <translation type="unfinished">Một sector là 32 byte, lượng nhỏ nhất mà bộ nhớ chuyển; một yêu cầu lấy mọi sector mà một lane của nó chạm tới.</translation>
    </message>
    <message>
        <source>A sector is 32 bytes, the smallest unit that memory transfers. A request transfers every sector that any of its lanes touches. The ideal is the number of sectors that the same bytes would need if they were contiguous.</source>
        <translation type="unfinished">Một sector là 32 byte, lượng nhỏ nhất mà bộ nhớ chuyển; một yêu cầu lấy mọi sector mà một lane của nó chạm tới. Mức lý tưởng là số sector mà cũng bấy nhiêu byte cần khi nằm cạnh nhau.</translation>
    </message>
    <message>
        <source>A separate kernel first adds the border, so that blocks copy tiles without conditions.</source>
        <translation type="unfinished">Kernel đầu tiên thêm biên, để các block sao chép tile mà không cần điều kiện.</translation>
    </message>
    <message>
        <source>A series that the operation derives from its result, such as eigenvalues.</source>
        <translation type="unfinished">Dãy số mà phép xử lý suy ra từ kết quả, chẳng hạn trị riêng.</translation>
    </message>
    <message>
        <source>A shared tile is faster than global memory, and a filter in constant memory is faster still (002.txt:279, 289).</source>
        <translation type="unfinished">Tile chia sẻ nhanh hơn bộ nhớ toàn cục, và bộ lọc trong bộ nhớ hằng còn nhanh hơn nữa (002.txt:279, 289).</translation>
    </message>
    <message>
        <source>A single warp takes 600 cycles for four rows of 256 pixels at B = 101 instead of 850, of which the products take 490: a third less time at B = 101, 220 µs on an H200. There is no gain at B = 3, where 16 warps hide each other's stalls.</source>
        <translation type="unfinished">Một warp chạy một mình mất 600 chu kỳ cho bốn hàng 256 điểm ảnh ở B = 101 thay cho 850, trong đó các tích chiếm 490: ít hơn một phần ba ở B = 101, 220 µs trên H200. Không lợi gì ở B = 3, nơi 16 warp lấp thời gian chờ của nhau.</translation>
    </message>
    <message>
        <source>A small, fast memory in each multiprocessor, with at most 48 to 227 KB per block, depending on the GPU. The kernel fills it explicitly, so that data needed by many threads of a block is read from global memory only once.</source>
        <translation type="unfinished">Bộ nhớ nhỏ, nhanh trong mỗi multiprocessor, tối đa từ 48 đến 227 KB mỗi block tùy GPU. Kernel tự nạp dữ liệu vào nó, để các thread của một block chỉ đọc một lần từ bộ nhớ toàn cục những gì tất cả đều cần.</translation>
    </message>
    <message>
        <source>A smaller tile (a smaller block or filter) lets more blocks fit.</source>
        <translation type="unfinished">Tile nhỏ hơn (block hoặc bộ lọc nhỏ hơn) cho phép nhiều block hơn cùng chạy.</translation>
    </message>
    <message>
        <source>A surface is read or written here</source>
        <translation type="unfinished">Một surface được đọc hoặc ghi ở đây</translation>
    </message>
    <message>
        <source>A sweep runs every block size in the lists on the left and draws what each one costs: time on a GPU, sectors and wavefronts in the emulator. Press "Sweep" to start.</source>
        <translation type="unfinished">Một lần quét chạy mọi kích thước block trong các danh sách bên trái và vẽ ra cái giá của từng kích thước: thời gian trên GPU, sector và wavefront trong trình giả lập. Hãy nhấn “Quét”.</translation>
    </message>
    <message>
        <source>A test image took seconds to get from CUDA to OpenGL. After a kernel fault, the driver may have to be reset (nvidia-smi --gpu-reset, or restart the computer).</source>
        <translation type="unfinished">Một ảnh thử mất hàng giây để từ CUDA vào OpenGL: sau một lỗi của kernel, có thể phải đặt lại trình điều khiển (nvidia-smi --gpu-reset, hoặc khởi động lại máy).</translation>
    </message>
    <message>
        <source>A test image was changed on its way from CUDA to OpenGL.</source>
        <translation type="unfinished">Một ảnh thử không qua được CUDA vào OpenGL mà còn nguyên vẹn.</translation>
    </message>
    <message>
        <source>A texture cannot have three channels. Use grey bytes or floats.</source>
        <translation type="unfinished">Texture không thể có ba kênh; hãy dùng byte xám hoặc float.</translation>
    </message>
    <message>
        <source>A texture needs at least one texel.</source>
        <translation type="unfinished">Một texture cần ít nhất một texel.</translation>
    </message>
    <message>
        <source>A texture with linear filtering needs texels that are read as floats, but these texels are bytes (cudaReadModeElementType). Use normalised reads ("fractions"), or point filtering.</source>
        <translation type="unfinished">Texture lọc tuyến tính cần các texel được đọc thành float, còn các texel này là byte (cudaReadModeElementType). Hãy dùng cách đọc chuẩn hóa (“fractions”), hoặc lọc điểm.</translation>
    </message>
    <message>
        <source>A thread computes 16 adjacent pixels, with one 16-byte load per row.</source>
        <translation type="unfinished">Mỗi thread tính 16 điểm ảnh liên tiếp, với một lệnh nạp 16 byte cho mỗi hàng.</translation>
    </message>
    <message>
        <source>A thread computes 8×8 elements and uses each element that it reads 8 times.</source>
        <translation type="unfinished">Mỗi thread tính 8×8 phần tử và dùng mỗi số đọc được 8 lần.</translation>
    </message>
    <message>
        <source>A thread computes four adjacent pixels, with 4-byte loads and stores.</source>
        <translation type="unfinished">Mỗi thread tính bốn điểm ảnh liên tiếp, với các lệnh nạp và ghi bốn byte.</translation>
    </message>
    <message>
        <source>A thread computes four adjacent results. Each word of the image and the template is loaded once for all four.</source>
        <translation type="unfinished">Mỗi thread tính bốn kết quả cạnh nhau: mỗi từ nhớ của ảnh và mẫu được nạp một lần cho cả bốn.</translation>
    </message>
    <message>
        <source>A thread keeps as many 48-byte rows in registers as the filter is wide, and each row takes 12 of the 255 registers. Use a filter up to %1 wide, or the strategy "packed".</source>
        <translation type="unfinished">Mỗi thread giữ trong thanh ghi số hàng 48 byte bằng chiều rộng bộ lọc, và trong 255 thanh ghi mỗi hàng chiếm 12: dùng được bộ lọc rộng tối đa %1, hoặc chiến lược “packed”.</translation>
    </message>
    <message>
        <source>A thread moves down all its rows even where the image ends earlier, and stores beyond the buffer. The mistake stays hidden while the height is a multiple of the rows per thread.</source>
        <translation type="unfinished">Thread đi xuống hết mọi hàng của nó dù ảnh kết thúc trước đó, và ghi ra ngoài vùng đệm. Lỗi ẩn đi khi chiều cao là bội của số hàng mỗi thread.</translation>
    </message>
    <message>
        <source>A thread moves down eight rows and keeps three: it reads ten rows instead of 24.</source>
        <translation type="unfinished">Mỗi thread đi xuống tám hàng và giữ ba hàng: nó đọc mười hàng, không phải 24.</translation>
    </message>
    <message>
        <source>A thread requests all its rows first: six vectors are in flight instead of two.</source>
        <translation type="unfinished">Mỗi thread yêu cầu mọi hàng của nó trước: sáu vectơ đang được truyền cùng lúc, không phải hai.</translation>
    </message>
    <message>
        <source>A thread sums columns of 48 interleaved bytes, loading 16 bytes at a time.</source>
        <translation type="unfinished">Mỗi thread cộng các cột của 48 byte xen kẽ, nạp mỗi lần 16 byte.</translation>
    </message>
    <message>
        <source>A thread's own memory for arrays with a variable index and for values that did not fit in registers. Despite its name, local memory is part of device memory; only the L1 and L2 caches make it faster.</source>
        <translation type="unfinished">Bộ nhớ riêng của thread cho các mảng có chỉ số thay đổi và cho các giá trị không còn chỗ trong thanh ghi. Dù có tên như vậy, bộ nhớ cục bộ là một phần của bộ nhớ thiết bị; chỉ bộ nhớ đệm L1 và L2 làm cho nó nhanh hơn.</translation>
    </message>
    <message>
        <source>A thread's own memory for arrays with a variable index and for values that did not fit in registers. Despite its name, local memory is part of device memory; only the L1 and L2 caches make it faster. Each instruction with which a warp reads local memory is one request.</source>
        <translation type="unfinished">Bộ nhớ riêng của thread cho các mảng có chỉ số thay đổi và cho các giá trị không còn chỗ trong thanh ghi. Dù có tên như vậy, bộ nhớ cục bộ là một phần của bộ nhớ thiết bị; chỉ bộ nhớ đệm L1 và L2 làm cho nó nhanh hơn. Mỗi lệnh mà một warp dùng để đọc bộ nhớ cục bộ là một yêu cầu.</translation>
    </message>
    <message>
        <source>A time computed from counts and the GPU's specifications, not measured. The lower bound is the tightest single limit; the upper bound is the time if almost nothing overlaps.</source>
        <translation type="unfinished">Thời gian tính từ các số đếm và bảng thông số của GPU, không phải đo. Đầu dưới là giới hạn chặt nhất, đầu trên là mức đạt được khi hầu như không có gì chồng lấp.</translation>
    </message>
    <message>
        <source>A warp adds its counts to those of the image before other warps of the block have counted their pixels.</source>
        <translation type="unfinished">Số đếm được cộng vào số của cả ảnh trước khi các warp khác của block đếm xong điểm ảnh của chúng.</translation>
    </message>
    <message>
        <source>A warp at the barrier does nothing until the last warp arrives.</source>
        <translation type="unfinished">Warp đã đến rào đồng bộ thì không làm gì cho tới khi warp cuối cùng đến.</translation>
    </message>
    <message>
        <source>A warp computes this value collectively with matrix instructions, so its reads are not listed.</source>
        <translation type="unfinished">Cả một warp cùng tính giá trị này, bằng lệnh ma trận: các lần đọc của nó không được liệt kê.</translation>
    </message>
    <message>
        <source>A warp moves down with the filter's rows in registers and reads each row once.</source>
        <translation type="unfinished">Một warp đi xuống, giữ các hàng của bộ lọc trong thanh ghi và chỉ đọc mỗi hàng một lần.</translation>
    </message>
    <message>
        <source>A warp multiplies elements of the tiles that other warps have not written yet. Elements of C are wrong, and differ from run to run on a GPU.</source>
        <translation type="unfinished">Một warp nhân các số trong tile mà các warp khác chưa ghi: các phần tử của C sai, và mỗi lần chạy trên GPU sai một kiểu.</translation>
    </message>
    <message>
        <source>A warp reads pixels of the tile that other warps have not written yet. The image is torn along the rows where their parts meet, and differs from run to run on a GPU.</source>
        <translation type="unfinished">Một warp đọc các điểm ảnh của tile mà các warp khác chưa ghi: ảnh bị rách dọc các hàng nơi các phần của chúng gặp nhau, và mỗi lần chạy trên GPU một kiểu.</translation>
    </message>
    <message>
        <source>A wavefront is one pass of an access through shared memory. In one pass, each of the 32 banks delivers one 4-byte word; a bank conflict adds passes.</source>
        <translation type="unfinished">Một wavefront là một lượt truy cập qua bộ nhớ chia sẻ, trong đó mỗi bank trong 32 bank trả một từ nhớ 4 byte mỗi lượt; xung đột bank thêm lượt.</translation>
    </message>
    <message>
        <source>A wavefront is one pass of an access through shared memory. In one pass, each of the 32 banks delivers one 4-byte word; a bank conflict adds passes. Lanes that update words in the same bank take turns: one wavefront each, and two for a compare-and-swap. Only additions of 1 whose result is not used are combined.</source>
        <translation type="unfinished">Một wavefront là một lượt truy cập qua bộ nhớ chia sẻ, trong đó mỗi bank trong 32 bank trả một từ nhớ 4 byte mỗi lượt; xung đột bank thêm lượt. Các lane cập nhật các từ nhớ của cùng một bank thì lần lượt, mỗi lane một wavefront, và hai với compare-and-swap; chỉ các phép cộng 1 mà kết quả không được dùng mới đi chung.</translation>
    </message>
    <message>
        <source>A whole block may exit before a barrier, but single threads of it must not. On the diagonal, the threads that exit have filled nothing, and the others read their elements of the tiles.</source>
        <translation type="unfinished">Cả block được phép thoát trước rào đồng bộ, từng thread riêng lẻ thì không: trên đường chéo, những thread thoát ra chưa ghi gì, và các thread khác đọc chỗ của chúng trong các tile.</translation>
    </message>
    <message>
        <source>A window of one colour has no variance: 0 / 0 is NaN, and clamping it to -1 … 1 gives -1. Flat parts of the image become the worst match instead of no match.</source>
        <translation type="unfinished">Cửa sổ một màu không có phương sai: 0 / 0 không phải là số, và giới hạn vào -1 … 1 biến nó thành -1. Các vùng phẳng của ảnh trở thành chỗ khớp tệ nhất thay vì không khớp.</translation>
    </message>
    <message>
        <source>A word's even bytes are taken without masking the odd bytes, which remain in the upper bits of each half. The values are about 256 times too large, and are neither pixels nor sums of pixels.</source>
        <translation type="unfinished">Các byte chẵn của một từ nhớ được lấy mà không che các byte lẻ, nên byte lẻ nằm ở các bit cao của mỗi nửa: lớn gấp 256 lần, và không phải điểm ảnh cũng không phải tổng điểm ảnh.</translation>
    </message>
    <message>
        <source>A word's first pixel is its lowest byte, so moving right by one pixel shifts the bytes down. In the wrong direction, the windows lie too far to the left, and three out of four results are wrong.</source>
        <translation type="unfinished">Điểm ảnh đầu tiên của một từ nhớ là byte thấp nhất, nên sang phải một điểm ảnh là dịch các byte xuống. Dịch ngược lại, các cửa sổ nằm bên trái chỗ phải có, và ba trong bốn kết quả sai.</translation>
    </message>
    <message>
        <source>A worker is the same version of Tilescope on a computer with a GPU. The command starts the worker there and connects its standard input and output to this computer. A new worker is connected immediately.</source>
        <translation type="unfinished">Worker là một Tilescope cùng phiên bản trên máy tính có GPU. Lệnh khởi động worker ở đó và nối đầu vào, đầu ra chuẩn của nó về máy tính này. Worker mới được kết nối ngay.</translation>
    </message>
    <message>
        <source>A worker reads no files; they are sent with the request.</source>
        <translation type="unfinished">Worker không đọc tệp nào: tệp đi kèm yêu cầu.</translation>
    </message>
    <message>
        <source>A worker supports only the built-in operations.</source>
        <translation type="unfinished">Worker chỉ biết các phép xử lý có sẵn.</translation>
    </message>
    <message>
        <source>A, B, C …</source>
        <translation type="unfinished">A, B, C …</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation type="unfinished">Hủy bỏ</translation>
    </message>
    <message>
        <source>About Tilescope</source>
        <translation type="unfinished">Giới thiệu Tilescope</translation>
    </message>
    <message>
        <source>Adaptive threshold</source>
        <translation type="unfinished">Ngưỡng thích nghi</translation>
    </message>
    <message>
        <source>Adaptive threshold from a texture, from global memory and from a shared tile, in windows of 3, 15 and 31</source>
        <translation type="unfinished">Ngưỡng thích nghi từ texture, từ bộ nhớ toàn cục và từ tile chia sẻ, với cửa sổ 3, 15 và 31</translation>
    </message>
    <message>
        <source>Add %1 to CMAKE_CUDA_ARCHITECTURES.</source>
        <translation type="unfinished">Thêm “%1” vào CMAKE_CUDA_ARCHITECTURES.</translation>
    </message>
    <message>
        <source>Add a %1 after %2, before %3 is reached again.</source>
        <translation type="unfinished">Đặt một %1 sau %2, trước khi lại đến %3.</translation>
    </message>
    <message>
        <source>Add a %1 between %2 and %3.</source>
        <translation type="unfinished">Đặt một %1 giữa %2 và %3.</translation>
    </message>
    <message>
        <source>Add a vote for %1</source>
        <translation type="unfinished">Thêm một người giơ tay cho %1</translation>
    </message>
    <message>
        <source>Add a vote for the option</source>
        <translation type="unfinished">Thêm một người giơ tay cho lựa chọn này</translation>
    </message>
    <message>
        <source>Additions, multiplications or fused multiply-adds of floats per clock; also called CUDA cores.</source>
        <translation type="unfinished">Số phép cộng, phép nhân hoặc phép nhân-cộng float trong một chu kỳ xung nhịp; còn gọi là nhân CUDA.</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation type="unfinished">Nâng cao</translation>
    </message>
    <message>
        <source>After a run, this panel shows what the kernel does to memory: sectors, bank conflicts, divergence.</source>
        <translation type="unfinished">Sau một lần chạy, khung này cho thấy những gì kernel làm với bộ nhớ: sector, xung đột bank, phân kỳ.</translation>
    </message>
    <message>
        <source>After the discussion</source>
        <translation type="unfinished">Sau thảo luận</translation>
    </message>
    <message>
        <source>After the first run, this panel shows what each warp of a multiprocessor does, cycle by cycle.</source>
        <translation type="unfinished">Việc mỗi warp của một multiprocessor làm, theo từng chu kỳ, được hiện ở đây sau lần chạy đầu tiên.</translation>
    </message>
    <message>
        <source>Again a quarter of the loads, and 29 instructions per pixel instead of 41: about 1.4 times as fast as words on an H200.</source>
        <translation type="unfinished">Số lần nạp lại giảm còn một phần tư, và 29 lệnh mỗi điểm ảnh thay vì 41: nhanh gấp khoảng 1.4 lần words trên H200.</translation>
    </message>
    <message>
        <source>All %1 reads</source>
        <translation type="unfinished">Cả %1 lần đọc</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation type="unfinished">Mọi tệp (*)</translation>
    </message>
    <message>
        <source>All GPUs, NCCL</source>
        <translation type="unfinished">Mọi GPU, NCCL</translation>
    </message>
    <message>
        <source>All arithmetic</source>
        <translation type="unfinished">Mọi phép số học</translation>
    </message>
    <message>
        <source>All blocks of a launch. The grid has as many blocks as it takes to cover the image, so the last row and column may extend beyond its edge.</source>
        <translation type="unfinished">Tất cả block của một lần launch. Lưới có đủ block để phủ ảnh, nên hàng và cột cuối có thể vượt ra ngoài rìa ảnh.</translation>
    </message>
    <message>
        <source>All blocks of one strategy as a heat map, or curves over the swept parameter, the side of square tiles or the block width</source>
        <translation type="unfinished">Mọi block của một chiến lược dưới dạng bản đồ nhiệt; hoặc các đường cong theo tham số được quét, theo cạnh của tile vuông hoặc theo chiều rộng block</translation>
    </message>
    <message>
        <source>All blocks of the grid: %1 at a time</source>
        <translation type="unfinished">Mọi block của lưới: %1 cùng lúc</translation>
    </message>
    <message>
        <source>All channels</source>
        <translation type="unfinished">Mọi kênh</translation>
    </message>
    <message>
        <source>All events of the block, one row per warp. Left and Right step through them; the wheel zooms.</source>
        <translation type="unfinished">Mọi sự kiện của block, mỗi warp một hàng. Phím trái và phải đi từng bước, con lăn để thu phóng.</translation>
    </message>
    <message>
        <source>All files (%1)</source>
        <translation type="unfinished">Tất cả các tệp (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished">Mọi tệp (*)</translation>
    </message>
    <message>
        <source>All launches</source>
        <translation type="unfinished">Mọi lần launch</translation>
    </message>
    <message>
        <source>All launches of the strategy together, or one of them</source>
        <translation type="unfinished">Mọi lần launch của chiến lược cùng nhau, hoặc một trong số đó</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation type="unfinished">Mọi bài học</translation>
    </message>
    <message>
        <source>All lessons of this student in one file</source>
        <translation type="unfinished">Mọi bài học của sinh viên này trong một tệp</translation>
    </message>
    <message>
        <source>All reads</source>
        <translation type="unfinished">Mọi lần đọc</translation>
    </message>
    <message>
        <source>All rows of the tile now start in the same bank, so a warp that reads a column waits for one bank again and again. The result is still correct.</source>
        <translation type="unfinished">Các hàng của tile giờ bắt đầu ở cùng một bank, nên warp đọc một cột phải chờ một bank hết lần này đến lần khác. Kết quả vẫn đúng.</translation>
    </message>
    <message>
        <source>All runs</source>
        <translation type="unfinished">Mọi lần chạy</translation>
    </message>
    <message>
        <source>All strategies appear here side by side after the first run.</source>
        <translation type="unfinished">Mọi chiến lược đứng cạnh nhau ở đây khi chiến lược đầu tiên đã chạy.</translation>
    </message>
    <message>
        <source>All threads of a block must reach the same barrier. Here, most of them bypass it, and the behaviour is undefined.</source>
        <translation type="unfinished">Mọi thread của một block phải đến cùng một rào đồng bộ. Ở đây phần lớn đi qua mà không dừng, và điều xảy ra sau đó không xác định.</translation>
    </message>
    <message>
        <source>All threads of a block must reach the same barrier. Here, most of them bypass it, and the behaviour is undefined: a GPU may hang, or read a tile that has not been filled.</source>
        <translation type="unfinished">Mọi thread của một block phải đến cùng một rào đồng bộ. Ở đây phần lớn đi qua mà không dừng, và điều xảy ra sau đó không xác định: GPU có thể treo, hoặc đọc một tile chưa được nạp.</translation>
    </message>
    <message>
        <source>All values that the format can hold; for floats, all values in the image</source>
        <translation type="unfinished">Mọi giá trị mà định dạng chứa được; với float là mọi giá trị hiện có</translation>
    </message>
    <message>
        <source>All warps</source>
        <translation type="unfinished">Mọi warp</translation>
    </message>
    <message>
        <source>All warps that a multiprocessor can hold are resident. To go faster, try fewer, wider or more independent accesses.</source>
        <translation type="unfinished">Mọi warp mà một multiprocessor chứa được đều đang thường trú: chỉ còn cách truy cập ít hơn hoặc rộng hơn, hoặc có nhiều truy cập độc lập hơn trong mỗi thread.</translation>
    </message>
    <message>
        <source>All weights are 0, so the mean is undefined.</source>
        <translation type="unfinished">Mọi trọng số đều bằng 0, nên không có trung bình.</translation>
    </message>
    <message>
        <source>Allow on the GPU</source>
        <translation type="unfinished">Cho phép trên GPU</translation>
    </message>
    <message>
        <source>Alpha</source>
        <translation type="unfinished">Alpha</translation>
    </message>
    <message>
        <source>Also: %1</source>
        <translation type="unfinished">Còn gọi là: %1</translation>
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
        <translation type="unfinished">Alt và kéo</translation>
    </message>
    <message>
        <source>Amplification</source>
        <translation type="unfinished">Khuếch đại</translation>
    </message>
    <message>
        <source>An NVIDIA library, for comparison.</source>
        <translation type="unfinished">Một thư viện của NVIDIA, để so sánh.</translation>
    </message>
    <message>
        <source>An OpenGL context exists but cannot be used on this display.</source>
        <translation type="unfinished">Có ngữ cảnh OpenGL nhưng không dùng được trên màn hình này.</translation>
    </message>
    <message>
        <source>An access outside the memory of a buffer or an array. It reads unrelated data, overwrites other data, or aborts the kernel.</source>
        <translation type="unfinished">Truy cập ra ngoài vùng nhớ thuộc về một vùng đệm hay mảng. Nó đọc thứ không định đọc, ghi đè thứ khác hoặc kết thúc kernel.</translation>
    </message>
    <message>
        <source>An animation is already being created; save another one when it is finished.</source>
        <translation type="unfinished">Đang tạo một video; hãy lưu video khác khi xong.</translation>
    </message>
    <message>
        <source>An atomic instruction updates the value; what other threads add is not listed.</source>
        <translation type="unfinished">Một lệnh nguyên tử thay đổi giá trị: những gì các thread khác cộng vào không được liệt kê.</translation>
    </message>
    <message>
        <source>An edited kernel can run on the GPU only after the emulator has checked all of its blocks, or one block of each class of equivalent blocks. The blocks of this kernel cannot be classified.</source>
        <translation type="unfinished">Kernel đã sửa chỉ được chạy trên GPU khi trình giả lập đã kiểm tra mọi block của nó, hoặc mỗi loại một block nếu chúng chia được thành các loại; ở đây thì không.</translation>
    </message>
    <message>
        <source>An edited kernel can run on the GPU only after the emulator has checked it.</source>
        <translation type="unfinished">Kernel đã sửa chỉ được chạy trên GPU sau khi trình giả lập đã kiểm tra nó.</translation>
    </message>
    <message>
        <source>An empty launch takes %1.</source>
        <translation type="unfinished">Lần launch rỗng mất %1.</translation>
    </message>
    <message>
        <source>An error in the kernel could make the GPU unusable until you restart Tilescope.</source>
        <translation type="unfinished">Một lỗi trong kernel có thể khiến GPU không dùng được cho đến khi khởi động lại Tilescope.</translation>
    </message>
    <message>
        <source>An error or an inefficiency that Tilescope detected in a run, with the line of the kernel that causes it. Many findings offer a fix.</source>
        <translation type="unfinished">Một lỗi hoặc một chỗ kém hiệu quả mà Tilescope tìm thấy trong một lần chạy, kèm dòng của kernel gây ra nó. Nhiều phát hiện có sẵn cách sửa.</translation>
    </message>
    <message>
        <source>An image cannot be passed as values of type "%1". If a header of your own defines that type, copy the definition into the source.</source>
        <translation type="unfinished">Không thể truyền ảnh dưới dạng các giá trị kiểu “%1”. Nếu một header của riêng bạn định nghĩa kiểu đó, hãy chép định nghĩa vào mã nguồn.</translation>
    </message>
    <message>
        <source>An image of %1 pixels has more tiles than this strategy's 32-bit indices can address. Use "shifted_templates", which has no tiles.</source>
        <translation type="unfinished">Ảnh %1 điểm ảnh có nhiều tile hơn mức các chỉ số 32 bit của chiến lược này đánh số được. “shifted_templates” không có tile.</translation>
    </message>
    <message>
        <source>An image that is read through the texture unit, which handles coordinates beyond the edge and can interpolate. Texture reads are cached by 2D neighbourhood instead of by row.</source>
        <translation type="unfinished">Ảnh được đọc qua đơn vị texture, đơn vị này xử lý tọa độ ngoài rìa và có thể nội suy. Các lần đọc được lưu đệm theo vùng lân cận chứ không theo hàng.</translation>
    </message>
    <message>
        <source>Animation o&amp;f the block…</source>
        <translation type="unfinished">&amp;Video về block…</translation>
    </message>
    <message>
        <source>Animation of the block</source>
        <translation type="unfinished">Video về block</translation>
    </message>
    <message>
        <source>Another launch may store this pixel; the story follows only the main launch.</source>
        <translation type="unfinished">Có thể một lần launch khác ghi điểm ảnh này: ở đây chỉ theo dõi lần launch chính.</translation>
    </message>
    <message>
        <source>Another program, such as Nsight Compute, DCGM or a debugger, is reading the GPU's counters. Close that program, and read the counters again.</source>
        <translation type="unfinished">Một chương trình khác đang đọc bộ đếm của GPU, chẳng hạn Nsight Compute, DCGM hay một trình gỡ lỗi; hãy kết thúc nó rồi đọc lại.</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation type="unfinished">Câu trả lời</translation>
    </message>
    <message>
        <source>Answer first, then see: every answer is checked by running the kernel.</source>
        <translation type="unfinished">Trả lời trước, xem sau: mỗi câu trả lời đúng hay sai do một lần chạy kernel quyết định.</translation>
    </message>
    <message>
        <source>Answer sheets (*.%1)</source>
        <translation type="unfinished">Phiếu trả lời (*.%1)</translation>
    </message>
    <message>
        <source>Answer the lesson's question first: this panel shows results.</source>
        <translation type="unfinished">Hãy trả lời câu hỏi của bài học trước: khung này hiện kết quả.</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <translation type="unfinished">Đáp án: %1</translation>
    </message>
    <message>
        <source>Any value; invalid values are explained below the field</source>
        <translation type="unfinished">Giá trị bất kỳ; giá trị không thể dùng được giải thích ngay bên dưới</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation type="unfinished">Áp dụng</translation>
    </message>
    <message>
        <source>Apply settings that reach the goal</source>
        <translation type="unfinished">Áp dụng thiết lập đạt được mục tiêu</translation>
    </message>
    <message>
        <source>Apply the fix</source>
        <translation type="unfinished">Áp dụng cách khắc phục</translation>
    </message>
    <message>
        <source>Are you sure you want to delete '%1'?</source>
        <translation type="unfinished">Bạn có chắc muốn xóa “%1” không?</translation>
    </message>
    <message>
        <source>Argument %1 of kernel "%2" has %3, but the launch passes %4 of %5. Keep the parameter types of the strategy's own kernel.</source>
        <translation type="unfinished">Đối số %1 của kernel “%2” có %3, nhưng lần launch truyền %4 dài %5. Hãy giữ kiểu tham số của kernel gốc của chiến lược.</translation>
    </message>
    <message>
        <source>Arguments of %1</source>
        <translation type="unfinished">Các đối số của %1</translation>
    </message>
    <message>
        <source>Arithmetic unit</source>
        <translation type="unfinished">Đơn vị số học</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation type="unfinished">Phím mũi tên</translation>
    </message>
    <message>
        <source>Arrow keys, wheel</source>
        <translation type="unfinished">Phím mũi tên, con lăn</translation>
    </message>
    <message>
        <source>As CSV</source>
        <translation type="unfinished">Dạng CSV</translation>
    </message>
    <message>
        <source>As CUDA graph</source>
        <translation type="unfinished">Dạng một graph</translation>
    </message>
    <message>
        <source>As Markdown</source>
        <translation type="unfinished">Dạng Markdown</translation>
    </message>
    <message>
        <source>As many blocks as fit: %1 at a time</source>
        <translation type="unfinished">Nhiều block nhất có thể chứa: %1 cùng lúc</translation>
    </message>
    <message>
        <source>As many loads as from the tile, each slightly more expensive: within 10 % of the speed of window_sums, but with no barrier, texture fetches or size limit.</source>
        <translation type="unfinished">Số lần nạp bằng khi nạp từ tile, mỗi lần đắt hơn một chút: nhanh ngang window_sums, chênh không quá một phần mười, mà không cần rào đồng bộ, không phải đọc texture và không bị giới hạn kích thước.</translation>
    </message>
    <message>
        <source>As many times as fast as there are GPUs, except for 0.15 ms on H200s connected by NVLink: two GPUs add 24.5 MB of sums.</source>
        <translation type="unfinished">Có bao nhiêu GPU thì nhanh gấp bấy nhiêu lần, trừ 0.15 ms trên các H200 nối bằng NVLink: hai GPU cộng 24.5 MB tổng.</translation>
    </message>
    <message>
        <source>As reported by the GPU that ran the kernel.</source>
        <translation type="unfinished">Theo báo cáo của GPU đã chạy kernel.</translation>
    </message>
    <message>
        <source>As reported by the driver.</source>
        <translation type="unfinished">Theo cách gọi của trình điều khiển.</translation>
    </message>
    <message>
        <source>Assertion failed</source>
        <translation type="unfinished">Assertion thất bại</translation>
    </message>
    <message>
        <source>Asynchronous copies</source>
        <translation type="unfinished">Sao chép bất đồng bộ</translation>
    </message>
    <message>
        <source>At most 20 products for 256 windows: 150 µs of Tensor Core time at 16384² on an H200, or 60 µs up to B = 31; 12 instructions per pixel instead of 15. The total is 170 µs up to B = 31 and 260 µs at B = 101, where shared memory has room for the rows of only six warps.</source>
        <translation type="unfinished">Tối đa 20 tích cho 256 cửa sổ, 150 µs thời gian của nhân Tensor ở 16384² trên H200 và 60 đến B = 31; 12 lệnh mỗi điểm ảnh thay cho 15. Vậy 170 µs đến B = 31 và 260 ở B = 101, nơi bộ nhớ chia sẻ có chỗ cho hàng của sáu warp.</translation>
    </message>
    <message>
        <source>Atomic requests</source>
        <translation type="unfinished">Yêu cầu nguyên tử</translation>
    </message>
    <message>
        <source>Atomics</source>
        <translation type="unfinished">Nguyên tử</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation type="unfinished">Tự động</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation type="unfinished">Tự động</translation>
    </message>
    <message>
        <source>Automatic counts one block of each class of equivalent blocks, or every block if the blocks are not equivalent.</source>
        <translation type="unfinished">Tự động đếm một block của mỗi lớp gồm các block như nhau, và đếm mọi block khi chúng không như nhau.</translation>
    </message>
    <message>
        <source>Automatic uses the GPU if there is one; otherwise, the emulator runs the same kernels on the CPU.</source>
        <translation type="unfinished">Tự động dùng GPU nếu có, nếu không thì dùng trình giả lập, chạy cùng các kernel đó trên bộ xử lý.</translation>
    </message>
    <message>
        <source>Automatic: the grid, halo, warps or lanes, depending on the zoom</source>
        <translation type="unfinished">Tự động: lưới, halo, warp hoặc lane, tùy theo mức phóng</translation>
    </message>
    <message>
        <source>Average active lanes</source>
        <translation type="unfinished">Số lane hoạt động trung bình</translation>
    </message>
    <message>
        <source>Axes of the grid exchanged</source>
        <translation type="unfinished">Các trục của lưới bị tráo</translation>
    </message>
    <message>
        <source>B/px</source>
        <translation type="unfinished">B/px</translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished">Quay lại</translation>
    </message>
    <message>
        <source>Backend and device</source>
        <translation type="unfinished">Backend và thiết bị</translation>
    </message>
    <message>
        <source>Bank %1 receives requests for %2 different words.</source>
        <translation type="unfinished">Bank %1 được yêu cầu %2 từ nhớ khác nhau.</translation>
    </message>
    <message>
        <source>Bank %1 receives requests for 1 word.</source>
        <translation type="unfinished">Bank %1 được yêu cầu 1 từ nhớ.</translation>
    </message>
    <message>
        <source>Bank conflict</source>
        <translation type="unfinished">Xung đột bank</translation>
    </message>
    <message>
        <source>Barrier</source>
        <translation type="unfinished">Rào đồng bộ</translation>
    </message>
    <message>
        <source>Barrier in a branch</source>
        <translation type="unfinished">Rào đồng bộ trong rẽ nhánh</translation>
    </message>
    <message>
        <source>Barriers</source>
        <translation type="unfinished">Rào đồng bộ</translation>
    </message>
    <message>
        <source>Based on %1.</source>
        <translation type="unfinished">Thay đổi từ %1.</translation>
    </message>
    <message>
        <source>Baseline: %1.</source>
        <translation type="unfinished">Mốc: %1.</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation type="unfinished">Cơ bản</translation>
    </message>
    <message>
        <source>Best overall: %1, %2 × %3: %4</source>
        <translation type="unfinished">Tốt nhất trong tất cả: %1, %2 × %3: %4</translation>
    </message>
    <message>
        <source>Between global memory and all multiprocessors.</source>
        <translation type="unfinished">Nằm giữa bộ nhớ toàn cục và mọi multiprocessor.</translation>
    </message>
    <message>
        <source>Beyond the right edge, the first pixels of the next row are read, and beyond the last row, whatever follows the image in memory. This is an out-of-bounds access that a GPU may not detect.</source>
        <translation type="unfinished">Bên ngoài rìa phải, các điểm ảnh đầu của hàng kế tiếp bị đọc, và sau hàng cuối là bất cứ gì nằm sau ảnh trong bộ nhớ: một truy cập ngoài giới hạn, mà GPU có thể không báo lỗi.</translation>
    </message>
    <message>
        <source>Beyond the right edge, the texture repeats its last texel, which is the blue value of the last pixel. All three channels are mixed with it, so the right edge is tinted.</source>
        <translation type="unfinished">Bên ngoài rìa phải, texture lặp lại texel cuối của nó, là thành phần lam của điểm ảnh cuối: cả ba kênh bị trộn với nó, và rìa phải bị ám màu.</translation>
    </message>
    <message>
        <source>Bits mistaken for bytes</source>
        <translation type="unfinished">Nhầm bit thành byte</translation>
    </message>
    <message>
        <source>Black</source>
        <translation type="unfinished">Đen</translation>
    </message>
    <message>
        <source>Bloc&amp;k grid</source>
        <translation type="unfinished">Lưới bl&amp;ock</translation>
    </message>
    <message>
        <source>Block</source>
        <translation type="unfinished">Block</translation>
    </message>
    <message>
        <source>Block %1 and block %2</source>
        <translation type="unfinished">Block %1 và block %2</translation>
    </message>
    <message>
        <source>Block %1 atomically updates %2 on %3</source>
        <translation type="unfinished">Block %1 cập nhật nguyên tử %2 ở %3</translation>
    </message>
    <message>
        <source>Block %1 can never continue: warp %2 waits at this barrier, warp %3 at another (line %4). All threads of a block must reach the same barrier.</source>
        <translation type="unfinished">Block %1 không bao giờ đi tiếp được: warp %2 chờ ở rào đồng bộ này, warp %3 chờ ở một rào khác (dòng %4). Mọi thread của một block phải gặp nhau ở cùng một rào đồng bộ.</translation>
    </message>
    <message>
        <source>Block %1 can never continue: warp %2 waits at this barrier, warp %3 at another. All threads of a block must reach the same barrier.</source>
        <translation type="unfinished">Block %1 không bao giờ đi tiếp được: warp %2 chờ ở rào đồng bộ này, warp %3 chờ ở một rào khác. Mọi thread của một block phải gặp nhau ở cùng một rào đồng bộ.</translation>
    </message>
    <message>
        <source>Block %1 can never continue: warp %2 waits at this barrier, which expects more threads than can still arrive. All threads of a block must reach the same barrier.</source>
        <translation type="unfinished">Block %1 không bao giờ đi tiếp được: warp %2 chờ ở rào đồng bộ này, vốn chờ nhiều thread hơn số còn có thể đến. Mọi thread của một block phải gặp nhau ở cùng một rào đồng bộ.</translation>
    </message>
    <message>
        <source>Block %1 can never continue: warp %2 waits here for a value in memory that no running thread changes.</source>
        <translation type="unfinished">Block %1 không bao giờ đi tiếp được: warp %2 chờ ở đây một giá trị trong bộ nhớ mà không thread nào còn chạy thay đổi.</translation>
    </message>
    <message>
        <source>Block %1 loads %2 on %3</source>
        <translation type="unfinished">Block %1 nạp %2 ở %3</translation>
    </message>
    <message>
        <source>Block %1 stores %2 on %3</source>
        <translation type="unfinished">Block %1 ghi %2 ở %3</translation>
    </message>
    <message>
        <source>Block %1 was stopped here because it exceeded the instruction limit for a block.</source>
        <translation type="unfinished">Block %1 bị dừng ở đây sau khi số lệnh vượt giới hạn cho một block.</translation>
    </message>
    <message>
        <source>Block %1, thread %2: %3</source>
        <translation type="unfinished">Block %1, thread %2: %3</translation>
    </message>
    <message>
        <source>Block %1×%2</source>
        <translation type="unfinished">Block %1×%2</translation>
    </message>
    <message>
        <source>Block &amp;overlay</source>
        <translation type="unfinished">Lớp &amp;phủ block</translation>
    </message>
    <message>
        <source>Block (%1, %2) of %3 × %4, with %5 × %6 threads, as run by the emulator. Each step is one memory operation of a warp, or a point at which the warp waits.</source>
        <translation type="unfinished">Block (%1, %2) trong %3 × %4, %5 × %6 thread, như trình giả lập đã chạy. Mỗi bước là một thao tác bộ nhớ của một warp, hoặc một điểm mà warp chờ.</translation>
    </message>
    <message>
        <source>Block copy</source>
        <translation type="unfinished">Sao chép block</translation>
    </message>
    <message>
        <source>Block height</source>
        <translation type="unfinished">Chiều cao block</translation>
    </message>
    <message>
        <source>Block of %1 by %2 threads</source>
        <translation type="unfinished">Block %1 × %2 thread</translation>
    </message>
    <message>
        <source>Block under the &amp;cursor</source>
        <translation type="unfinished">Block dưới &amp;con trỏ</translation>
    </message>
    <message>
        <source>Block width</source>
        <translation type="unfinished">Chiều rộng block</translation>
    </message>
    <message>
        <source>Block width, threads</source>
        <translation type="unfinished">Chiều rộng block, thread</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation type="unfinished">Block</translation>
    </message>
    <message>
        <source>Blocks %1 and %2 were expected to do the same, but they differ.</source>
        <translation type="unfinished">Các block lẽ ra phải làm như nhau lại khác nhau: block %1 và %2.</translation>
    </message>
    <message>
        <source>Blocks at the edge of the image no longer delay the others. The time is that of running_band without its border: 161 µs at 16384² on an H200 with B = 3, 170 µs at B = 31 and 325 µs at B = 101, plus 5 µs for the border launch.</source>
        <translation type="unfinished">Các block ở rìa ảnh không còn làm các block khác phải chờ: bằng thời gian của running_band khi không có biên, 161 µs ở 16384² trên H200 với B = 3, 170 ở B = 31 và 325 ở B = 101, cộng 5 cho lần launch của biên.</translation>
    </message>
    <message>
        <source>Blocks of 128 to 256 threads let more warps fit.</source>
        <translation type="unfinished">Block gồm 128 đến 256 thread cho phép nhiều warp hơn cùng chạy.</translation>
    </message>
    <message>
        <source>Blocks of c×c threads use each element of two shared tiles c times.</source>
        <translation type="unfinished">Các block c×c thread dùng mỗi số của hai tile chia sẻ c lần.</translation>
    </message>
    <message>
        <source>Blocks of the main launch that fit on a multiprocessor at the same time. These blocks share the warps, registers and shared memory of the multiprocessor.</source>
        <translation type="unfinished">Số block của lần launch chính vừa trên một multiprocessor cùng lúc. Các block này dùng chung warp, thanh ghi và bộ nhớ chia sẻ của multiprocessor.</translation>
    </message>
    <message>
        <source>Blocks on all multiprocessors</source>
        <translation type="unfinished">Các block trên mọi multiprocessor</translation>
    </message>
    <message>
        <source>Blocks per multiprocessor</source>
        <translation type="unfinished">Block mỗi multiprocessor</translation>
    </message>
    <message>
        <source>Blocks that are resident at once; small blocks reach this limit first.</source>
        <translation type="unfinished">Thường trú cùng lúc; block nhỏ chạm giới hạn này trước.</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation type="unfinished">Lam</translation>
    </message>
    <message>
        <source>Blur</source>
        <translation type="unfinished">Làm mờ</translation>
    </message>
    <message>
        <source>Blur from global memory, from a shared tile, and with the filter in constant memory, with three block sizes</source>
        <translation type="unfinished">Làm mờ từ bộ nhớ toàn cục, từ tile chia sẻ, và với bộ lọc trong bộ nhớ hằng, theo ba kích thước block</translation>
    </message>
    <message>
        <source>Bo&amp;xes</source>
        <translation type="unfinished">Hộp đá&amp;nh dấu</translation>
    </message>
    <message>
        <source>Bor&amp;der</source>
        <translation type="unfinished">B&amp;iên ảnh</translation>
    </message>
    <message>
        <source>Border</source>
        <translation type="unfinished">Biên ảnh</translation>
    </message>
    <message>
        <source>Borrowed from the neighbour</source>
        <translation type="unfinished">Mượn của bên cạnh</translation>
    </message>
    <message>
        <source>Both cover only a sample.</source>
        <translation type="unfinished">Cả hai đều tính từ phần lấy mẫu.</translation>
    </message>
    <message>
        <source>Both diagonal differences are half of gx + gy and gx - gy. Without doubling, every edge is half as bright.</source>
        <translation type="unfinished">Cả hai hiệu chéo đều là một nửa của gx + gy và gx - gy: không nhân đôi thì mọi biên chỉ sáng một nửa.</translation>
    </message>
    <message>
        <source>Both factors of a product are rounded to 10 fraction bits, with a relative error of up to 2⁻¹¹.</source>
        <translation type="unfinished">Cả hai thừa số của một tích được làm tròn còn 10 bit phần lẻ, lệch tối đa 2⁻¹¹ của chính nó.</translation>
    </message>
    <message>
        <source>Both factors of a product may be truncated instead of rounded to 10 fraction bits, with a relative error of up to 2⁻⁹ in the product.</source>
        <translation type="unfinished">Cả hai thừa số của một tích có thể bị cắt cụt, chứ không làm tròn, còn 10 bit phần lẻ: tệ nhất là 2⁻⁹ của tích.</translation>
    </message>
    <message>
        <source>Both times are emulator times. Each is a single run on this computer and is affected by other programs, so no difference is shown.</source>
        <translation type="unfinished">Cả hai thời gian đều là của trình giả lập. Mỗi thời gian là một lần chạy trên máy tính này và chịu ảnh hưởng của các chương trình khác, nên không hiện chênh lệch.</translation>
    </message>
    <message>
        <source>Box</source>
        <translation type="unfinished">Hộp</translation>
    </message>
    <message>
        <source>Box weights all pixels of the window equally; Gaussian weights near pixels more; Custom uses the weights that you enter.</source>
        <translation type="unfinished">“Hộp” cho mọi điểm ảnh của cửa sổ trọng số như nhau; “Gauss” cho các điểm ảnh gần trọng số lớn hơn; “Tự viết” nhận các trọng số do bạn viết.</translation>
    </message>
    <message>
        <source>Branch resolving</source>
        <translation type="unfinished">Branch resolving</translation>
    </message>
    <message>
        <source>Branch target</source>
        <translation type="unfinished">Đích rẽ nhánh</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation type="unfinished">Rẽ nhánh</translation>
    </message>
    <message>
        <source>Branches at which lanes of one warp took different paths. The warp then executes both paths one after the other, each time with some of its lanes inactive.</source>
        <translation type="unfinished">Những rẽ nhánh mà các lane của một warp đi theo hướng khác nhau. Khi đó warp đi cả hai nhánh, lần lượt từng nhánh, mỗi lần có một phần số lane không hoạt động.</translation>
    </message>
    <message>
        <source>Branches that warps executed, counted in the PTX. The machine code may have a different number, because its compiler unrolls loops and replaces short branches.</source>
        <translation type="unfinished">Số rẽ nhánh mà các warp gặp, theo PTX. Mã máy có con số riêng, vì trình biên dịch của nó trải vòng lặp và thay các rẽ nhánh ngắn.</translation>
    </message>
    <message>
        <source>Bring the Block panel to the front: the animation shows the block in this panel.</source>
        <translation type="unfinished">Hãy đưa khung Block ra trước: video quay block mà khung này hiện.</translation>
    </message>
    <message>
        <source>Bulk copies</source>
        <translation type="unfinished">Sao chép theo khối lớn</translation>
    </message>
    <message>
        <source>Busy in last wave</source>
        <translation type="unfinished">Bận trong đợt cuối</translation>
    </message>
    <message>
        <source>By &amp;zoom level</source>
        <translation type="unfinished">Theo mức th&amp;u phóng</translation>
    </message>
    <message>
        <source>By launch: %1.</source>
        <translation type="unfinished">Theo lần launch: %1.</translation>
    </message>
    <message>
        <source>Bytes %1 to %2: %3 of 32 bytes are requested, by lanes %4.</source>
        <translation type="unfinished">Byte %1 đến %2: %3 trong 32 byte được yêu cầu, bởi các lane %4.</translation>
    </message>
    <message>
        <source>Bytes back</source>
        <translation type="unfinished">Byte trả về</translation>
    </message>
    <message>
        <source>Bytes copied back</source>
        <translation type="unfinished">Số byte sao chép trở về</translation>
    </message>
    <message>
        <source>Bytes copied to the device</source>
        <translation type="unfinished">Số byte sao chép sang thiết bị</translation>
    </message>
    <message>
        <source>Bytes of input and output per second, against the arithmetic per byte: higher is faster.</source>
        <translation type="unfinished">Số byte đầu vào và đầu ra mỗi giây, theo lượng số học bỏ ra cho mỗi byte: cao hơn là nhanh hơn.</translation>
    </message>
    <message>
        <source>Bytes of the sectors requested from the L1 cache for global and local memory, per pixel of the image; fewer bytes come from DRAM. One byte read and one byte written give 2. Not available for kernels that read textures, whose sectors are not counted.</source>
        <translation type="unfinished">Số byte của các sector yêu cầu từ bộ nhớ đệm L1 cho bộ nhớ toàn cục và cục bộ, tính trên mỗi điểm ảnh; số byte đến từ DRAM ít hơn. Đọc một byte và ghi một byte là 2. Không có số liệu với các kernel đọc texture, vì sector của texture không được đếm.</translation>
    </message>
    <message>
        <source>Bytes per pixel</source>
        <translation type="unfinished">Byte mỗi điểm ảnh</translation>
    </message>
    <message>
        <source>Bytes to the device</source>
        <translation type="unfinished">Byte tới thiết bị</translation>
    </message>
    <message>
        <source>Bytes/pixel</source>
        <translation type="unfinished">Byte mỗi điểm ảnh</translation>
    </message>
    <message>
        <source>C&amp;harts</source>
        <translation type="unfinished">B&amp;iểu đồ</translation>
    </message>
    <message>
        <source>C&amp;ompared images</source>
        <translation type="unfinished">Ảnh so với nh&amp;au</translation>
    </message>
    <message>
        <source>C++ type</source>
        <translation type="unfinished">Kiểu C++</translation>
    </message>
    <message>
        <source>CGMA</source>
        <translation type="unfinished">CGMA</translation>
    </message>
    <message>
        <source>CGMA, multiply-adds per byte requested by the threads: %1.</source>
        <translation type="unfinished">CGMA, số phép nhân-cộng cho mỗi byte mà các thread yêu cầu: %1.</translation>
    </message>
    <message>
        <source>CPU reference</source>
        <translation type="unfinished">tham chiếu CPU</translation>
    </message>
    <message>
        <source>CSV, the figures</source>
        <translation type="unfinished">CSV, các số liệu</translation>
    </message>
    <message>
        <source>CUDA</source>
        <translation type="unfinished">CUDA</translation>
    </message>
    <message>
        <source>CUDA cannot share images with OpenGL: %1</source>
        <translation type="unfinished">CUDA không chia sẻ được ảnh với OpenGL: %1</translation>
    </message>
    <message>
        <source>CUDA could not enumerate GPUs: %1 (%2, error %3). Check the NVIDIA driver with nvidia-smi.</source>
        <translation type="unfinished">CUDA không tìm được GPU: %1 (%2, lỗi %3). Hãy kiểm tra trình điều khiển NVIDIA bằng nvidia-smi.</translation>
    </message>
    <message>
        <source>CUDA interop</source>
        <translation type="unfinished">CUDA interop</translation>
    </message>
    <message>
        <source>CUDA kernels (*.cu);;All files (*)</source>
        <translation type="unfinished">Kernel CUDA (*.cu);;Mọi tệp (*)</translation>
    </message>
    <message>
        <source>CUPTI cannot read the counters of this GPU or system.</source>
        <translation type="unfinished">CUPTI không đọc được bộ đếm của GPU hoặc hệ thống này.</translation>
    </message>
    <message>
        <source>CUPTI cannot read the counters of this GPU, which is too old or too new for it.</source>
        <translation type="unfinished">CUPTI không đọc được bộ đếm của GPU này: GPU quá cũ hoặc quá mới đối với nó.</translation>
    </message>
    <message>
        <source>CUPTI could not read the GPU's counters: %1 returned %2, error %3.</source>
        <translation type="unfinished">CUPTI không đọc được bộ đếm của GPU: %1 báo %2, lỗi %3.</translation>
    </message>
    <message>
        <source>CUPTI discarded the data that it had collected.</source>
        <translation type="unfinished">CUPTI đã bỏ những gì nó đếm được.</translation>
    </message>
    <message>
        <source>CUPTI does not match the NVIDIA driver. Update the driver, or install the CUPTI for the CUDA version that the driver reports.</source>
        <translation type="unfinished">CUPTI và trình điều khiển NVIDIA không khớp nhau; hãy cập nhật trình điều khiển, hoặc cài CUPTI của phiên bản CUDA mà trình điều khiển nêu.</translation>
    </message>
    <message>
        <source>CUPTI kept requesting further passes without end.</source>
        <translation type="unfinished">CUPTI cứ yêu cầu chạy lại các kernel mãi không dứt.</translation>
    </message>
    <message>
        <source>CUPTI supports none of the counters that Tilescope reads on this GPU.</source>
        <translation type="unfinished">CUPTI không biết bộ đếm nào trong số các bộ đếm mà Tilescope đọc trên GPU này.</translation>
    </message>
    <message>
        <source>CUPTI, the library that reads hardware counters, was not found. It is part of CUDA Toolkit %1 (package cuda-cupti-%1-0, or the Python package nvidia-cuda-cupti). If it is in a folder of its own, add that folder to LD_LIBRARY_PATH.</source>
        <translation type="unfinished">Không tìm thấy CUPTI, thư viện đọc bộ đếm của GPU. Nó đi kèm CUDA Toolkit %1 (gói cuda-cupti-%1-0, hoặc nvidia-cuda-cupti trong các gói Python); nếu nó nằm trong một thư mục riêng, hãy nêu thư mục đó trong LD_LIBRARY_PATH.</translation>
    </message>
    <message>
        <source>Cache model: %1, L1 %2, L2 %3, initially empty.</source>
        <translation type="unfinished">Mô hình bộ nhớ đệm: %1, L1 %2, L2 %3, ban đầu trống.</translation>
    </message>
    <message>
        <source>Call cudaDeviceSynchronize() between the launch and this access.</source>
        <translation type="unfinished">Hãy gọi cudaDeviceSynchronize() giữa lần launch và lần truy cập này.</translation>
    </message>
    <message>
        <source>Call cudaFree, or cudaFreeHost for pinned memory, when the memory is not needed any more.</source>
        <translation type="unfinished">Hãy gọi cudaFree, hoặc cudaFreeHost với bộ nhớ ghim, khi không còn cần bộ nhớ đó nữa.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished">Hủy</translation>
    </message>
    <message>
        <source>Cannot be run</source>
        <translation type="unfinished">Không chạy được</translation>
    </message>
    <message>
        <source>Cannot run here: it needs an NVIDIA GPU</source>
        <translation type="unfinished">Không chạy được ở đây: cần GPU NVIDIA</translation>
    </message>
    <message>
        <source>Centre a pixel and pin it</source>
        <translation type="unfinished">Đưa một điểm ảnh vào giữa và ghim nó</translation>
    </message>
    <message>
        <source>Change it…</source>
        <translation type="unfinished">Sửa…</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation type="unfinished">Kênh</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation type="unfinished">Biểu đồ</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation type="unfinished">Biểu đồ</translation>
    </message>
    <message>
        <source>Check against the reference</source>
        <translation type="unfinished">Kiểm tra với tham chiếu</translation>
    </message>
    <message>
        <source>Check how the pointer is computed: only the kernel's own arguments point to buffers.</source>
        <translation type="unfinished">Kiểm tra cách tính con trỏ: chỉ các đối số của chính kernel mới trỏ đến vùng đệm.</translation>
    </message>
    <message>
        <source>Check that every loop ends, and that no thread waits for a value that another thread of its warp has yet to store.</source>
        <translation type="unfinished">Kiểm tra xem mọi vòng lặp có kết thúc không, và không thread nào chờ một giá trị mà thread khác cùng warp còn phải ghi.</translation>
    </message>
    <message>
        <source>Check that the grid is rounded up, (side + block - 1) / block, and that no condition excludes values that should be stored.</source>
        <translation type="unfinished">Kiểm tra xem lưới có được làm tròn lên không, (side + block - 1) / block, và không điều kiện nào bỏ sót các giá trị cần ghi.</translation>
    </message>
    <message>
        <source>Check that the loop that fills this memory covers every element that is read, including those at the edges, or set those elements to 0 first.</source>
        <translation type="unfinished">Kiểm tra xem vòng lặp ghi vào nó có phủ mọi phần tử được đọc không, kể cả ở rìa, hoặc đặt các phần tử đó bằng 0 trước.</translation>
    </message>
    <message>
        <source>Check that the pointer is an argument of the kernel.</source>
        <translation type="unfinished">Kiểm tra xem con trỏ có phải là đối số của kernel không.</translation>
    </message>
    <message>
        <source>Check that the pointer was set, in this module, to a function whose parameters and result match this call, and which is not already being called.</source>
        <translation type="unfinished">Kiểm tra xem con trỏ có được gán, trong module này, cho một hàm có tham số và kết quả đúng như lời gọi này và hiện chưa được gọi hay không.</translation>
    </message>
    <message>
        <source>Check that the recursion ends. A loop, or an explicit stack in an array, has no depth limit; on a GPU, each level takes local memory for every thread.</source>
        <translation type="unfinished">Hãy kiểm tra để đệ quy có điểm dừng. Một vòng lặp, hay một ngăn xếp trong mảng, không cần giới hạn; trên GPU mỗi mức chiếm bộ nhớ cục bộ của mọi thread.</translation>
    </message>
    <message>
        <source>Check the coordinates against the size of the surface: x is in bytes, for example x * sizeof(float).</source>
        <translation type="unfinished">Kiểm tra vị trí so với kích thước của surface: x tính bằng byte, chẳng hạn x * sizeof(float).</translation>
    </message>
    <message>
        <source>Check the divisor before the division: if (divisor != 0).</source>
        <translation type="unfinished">Hãy kiểm tra số chia trước khi chia: if (divisor != 0).</translation>
    </message>
    <message>
        <source>Check the index against the size of the array.</source>
        <translation type="unfinished">Kiểm tra chỉ số so với kích thước của mảng.</translation>
    </message>
    <message>
        <source>Check the index against the size of the array: %1 elements of %2 fit in %3.</source>
        <translation type="unfinished">Kiểm tra chỉ số so với kích thước của mảng: %1 phần tử %2 vừa trong %3.</translation>
    </message>
    <message>
        <source>Check the lower bound of the index (x &lt; 0, y &lt; 0, or an index that overflowed).</source>
        <translation type="unfinished">Kiểm tra cận dưới của chỉ số (x &lt; 0, y &lt; 0, hoặc chỉ số bị tràn).</translation>
    </message>
    <message>
        <source>Check the size of the tile against the shared memory of the launch.</source>
        <translation type="unfinished">Kiểm tra kích thước tile so với bộ nhớ chia sẻ của lần launch.</translation>
    </message>
    <message>
        <source>Check the size of the tile against the shared memory of the launch: %1 elements of %2 fit in %3.</source>
        <translation type="unfinished">Kiểm tra kích thước tile so với bộ nhớ chia sẻ của lần launch: %1 phần tử %2 vừa trong %3.</translation>
    </message>
    <message>
        <source>Check the upper bound of the index, for example `if (x &gt;= width || y &gt;= height) return;`.</source>
        <translation type="unfinished">Kiểm tra cận trên của chỉ số, chẳng hạn `if (x &gt;= width || y &gt;= height) return;`.</translation>
    </message>
    <message>
        <source>Check the upper bound of the index, for example `if (x &gt;= width || y &gt;= height) return;`: %1 elements of %2 fit in %3.</source>
        <translation type="unfinished">Kiểm tra cận trên của chỉ số, chẳng hạn `if (x &gt;= width || y &gt;= height) return;`: %1 phần tử %2 vừa trong %3.</translation>
    </message>
    <message>
        <source>Checked when the sliders stop moving.</source>
        <translation type="unfinished">Được kiểm tra khi các thanh trượt đứng yên.</translation>
    </message>
    <message>
        <source>Choose Directory</source>
        <translation type="unfinished">Chọn thư mục</translation>
    </message>
    <message>
        <source>Choose Help ▸ Start to show this again.</source>
        <translation type="unfinished">Trợ giúp ▸ Bắt đầu hiện lại trang này.</translation>
    </message>
    <message>
        <source>Choose a block in the image to see what its warps do, step by step.</source>
        <translation type="unfinished">Hãy chọn một block trong ảnh: ở đây hiện từng bước việc các warp của nó làm.</translation>
    </message>
    <message>
        <source>Choose a block; when inspecting pixels, pin a pixel</source>
        <translation type="unfinished">Chọn một block; khi đang khảo sát điểm ảnh thì ghim một điểm ảnh</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation type="unfinished">Chọn một thư mục</translation>
    </message>
    <message>
        <source>Choose a folder of images</source>
        <translation type="unfinished">Chọn một thư mục ảnh</translation>
    </message>
    <message>
        <source>Choose a starting point</source>
        <translation type="unfinished">Chọn điều muốn bắt đầu</translation>
    </message>
    <message>
        <source>Choose a width and height whose product is a multiple of 32, such as %1.</source>
        <translation type="unfinished">Hãy chọn chiều rộng và chiều cao có tích là bội của 32, chẳng hạn %1.</translation>
    </message>
    <message>
        <source>Choose an image, a chart or a report to save</source>
        <translation type="unfinished">Chọn một ảnh, một biểu đồ hoặc một báo cáo để ghi ra tệp</translation>
    </message>
    <message>
        <source>Choose another strategy to edit its source.</source>
        <translation type="unfinished">Hãy chọn chiến lược khác để sửa mã nguồn của nó.</translation>
    </message>
    <message>
        <source>Choose at least one strategy that can run here.</source>
        <translation type="unfinished">Hãy chọn ít nhất một chiến lược chạy được ở đây.</translation>
    </message>
    <message>
        <source>Choose the GPU that runs the kernels: one in this computer, or one on a worker</source>
        <translation type="unfinished">Chọn GPU chạy kernel: của máy này hoặc của một worker</translation>
    </message>
    <message>
        <source>Choose the backend "cuda" to read the counters of the %1.</source>
        <translation type="unfinished">Hãy chọn backend “cuda” để đọc bộ đếm của %1.</translation>
    </message>
    <message>
        <source>Choose the backend "cuda" to run it.</source>
        <translation type="unfinished">Hãy chọn backend “cuda” để chạy nó.</translation>
    </message>
    <message>
        <source>Choose the backend "emulator", which works everywhere.</source>
        <translation type="unfinished">Trình giả lập chạy được ở mọi nơi: hãy chọn backend “emulator”.</translation>
    </message>
    <message>
        <source>Choose the columns of the table</source>
        <translation type="unfinished">Chọn các cột của bảng</translation>
    </message>
    <message>
        <source>Choose the kind of finding to go to</source>
        <translation type="unfinished">Chọn loại phát hiện để đến</translation>
    </message>
    <message>
        <source>Choose the two images that are subtracted: source, result, CPU reference, pinned runs, other strategies</source>
        <translation type="unfinished">Chọn hai ảnh được trừ cho nhau: nguồn, kết quả, tham chiếu CPU, các lần chạy đã ghim, các chiến lược khác</translation>
    </message>
    <message>
        <source>Choose where to go</source>
        <translation type="unfinished">Chọn nơi để đến</translation>
    </message>
    <message>
        <source>Chosen according to the sizes of the template and the image; a note says which strategy and why.</source>
        <translation type="unfinished">Được chọn theo kích thước của mẫu và ảnh; một ghi chú cho biết cách nào và vì sao.</translation>
    </message>
    <message>
        <source>Circuit board</source>
        <translation type="unfinished">Bo mạch</translation>
    </message>
    <message>
        <source>Clamped on one side only</source>
        <translation type="unfinished">Chỉ giới hạn ở một phía</translation>
    </message>
    <message>
        <source>Clamped to the number 255</source>
        <translation type="unfinished">Giới hạn là số 255</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation type="unfinished">Xóa sạch</translation>
    </message>
    <message>
        <source>Clear this list</source>
        <translation type="unfinished">Xóa danh sách này</translation>
    </message>
    <message>
        <source>Click</source>
        <translation type="unfinished">Nhấp</translation>
    </message>
    <message>
        <source>Click a finding, or press Enter on it, to show its line in the kernel.</source>
        <translation type="unfinished">Nhấp vào một phát hiện, hoặc nhấn Enter trên nó, để xem dòng của nó trong kernel.</translation>
    </message>
    <message>
        <source>Click a finding, or press Enter on it, to show its line in the kernel; double-click it to see it happen in a block.</source>
        <translation type="unfinished">Nhấp vào một phát hiện, hoặc nhấn Enter trên nó, để xem dòng của nó trong kernel; nhấp đúp để xem nó xảy ra trong một block.</translation>
    </message>
    <message>
        <source>Click a pixel of the image, or point at it and press Shift+I, to see which thread computed it, from which values, and where each value came from.</source>
        <translation type="unfinished">Nhấp vào một điểm ảnh của ảnh, hoặc trỏ vào nó và nhấn Shift+I, để xem thread nào đã tính nó, từ những giá trị nào, và mỗi giá trị đến từ đâu.</translation>
    </message>
    <message>
        <source>Click a run to restore its settings; right-click to pin it.</source>
        <translation type="unfinished">Nhấp vào một lần chạy để khôi phục thiết lập của nó; nhấp chuột phải để ghim nó.</translation>
    </message>
    <message>
        <source>Click a strategy to choose it; right-click to pin it.</source>
        <translation type="unfinished">Nhấp để chọn chiến lược, nhấp chuột phải để ghim.</translation>
    </message>
    <message>
        <source>Click in "Given" to change a value; the notes in the source are updated.</source>
        <translation type="unfinished">Nhấp vào “Truyền vào” để thay đổi một giá trị; các ghi chú trong mã nguồn được cập nhật theo.</translation>
    </message>
    <message>
        <source>Click to make this run the baseline.</source>
        <translation type="unfinished">Nhấp để đặt lần chạy này làm mốc.</translation>
    </message>
    <message>
        <source>Click to see the line in the kernel</source>
        <translation type="unfinished">Nhấp để xem dòng đó trong kernel</translation>
    </message>
    <message>
        <source>Click to see the line in the kernel; double-click to see it happen in a block</source>
        <translation type="unfinished">Nhấp để xem dòng đó trong kernel, nhấp đúp để xem nó xảy ra trong một block</translation>
    </message>
    <message>
        <source>Clock after</source>
        <translation type="unfinished">Xung nhịp sau</translation>
    </message>
    <message>
        <source>Clock after the runs</source>
        <translation type="unfinished">Xung nhịp sau các lần chạy</translation>
    </message>
    <message>
        <source>Clock before</source>
        <translation type="unfinished">Xung nhịp trước</translation>
    </message>
    <message>
        <source>Clock before and after</source>
        <translation type="unfinished">Xung nhịp trước và sau</translation>
    </message>
    <message>
        <source>Clock before the runs</source>
        <translation type="unfinished">Xung nhịp trước các lần chạy</translation>
    </message>
    <message>
        <source>Clock of the memory chips.</source>
        <translation type="unfinished">Xung nhịp của các chip nhớ.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished">Đóng</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation type="unfinished">Đóng cửa sổ</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation type="unfinished">Đóng thông báo này</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <translation type="unfinished">Đóng mà không lưu</translation>
    </message>
    <message>
        <source>Closes the dock widget</source>
        <translation type="unfinished">Đóng khung này</translation>
    </message>
    <message>
        <source>Co&amp;py as command line</source>
        <translation type="unfinished">Sao ché&amp;p thành dòng lệnh</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation type="unfinished">Đồng xu</translation>
    </message>
    <message>
        <source>Coins with relief on cloth under soft light.</source>
        <translation type="unfinished">Những đồng xu có hình nổi trên vải dưới ánh sáng dịu.</translation>
    </message>
    <message>
        <source>Colour &amp;scale</source>
        <translation type="unfinished">Thang &amp;màu</translation>
    </message>
    <message>
        <source>Colour scale from %1 to %2</source>
        <translation type="unfinished">Thang màu từ %1 đến %2</translation>
    </message>
    <message>
        <source>Colour the maps of all strategies and values on one scale, to compare them; otherwise each map has its own, to compare its blocks</source>
        <translation type="unfinished">Tô màu bản đồ của mọi chiến lược và giá trị theo một thang để so sánh chúng; nếu không, mỗi bản đồ có thang riêng để so sánh các block của nó</translation>
    </message>
    <message>
        <source>Column and row of a pixel</source>
        <translation type="unfinished">Cột và hàng của một điểm ảnh</translation>
    </message>
    <message>
        <source>Column of the block in the grid</source>
        <translation type="unfinished">Cột của block trong lưới</translation>
    </message>
    <message>
        <source>Column-major access</source>
        <translation type="unfinished">Truy cập theo cột</translation>
    </message>
    <message>
        <source>Columns that lie in all windows of a group are multiplied once instead of once per half.</source>
        <translation type="unfinished">Các cột nằm trong mọi cửa sổ của một nhóm được nhân một lần, không phải mỗi nửa một lần.</translation>
    </message>
    <message>
        <source>Columns…</source>
        <translation type="unfinished">Cột…</translation>
    </message>
    <message>
        <source>Combine the updates first: within a warp by __reduce_add_sync() or shuffles, or within a block in shared memory. Then let one thread update global memory.</source>
        <translation type="unfinished">Hãy gộp các cập nhật trước: trong một warp bằng __reduce_add_sync() hoặc shuffle, hoặc trong một block bằng bộ nhớ dùng chung. Sau đó để một thread cập nhật bộ nhớ toàn cục.</translation>
    </message>
    <message>
        <source>Command</source>
        <translation type="unfinished">Lệnh</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation type="unfinished">Các lệnh</translation>
    </message>
    <message>
        <source>Compare your answer with the run (Enter)</source>
        <translation type="unfinished">So câu trả lời với lần chạy (Enter)</translation>
    </message>
    <message>
        <source>Compared</source>
        <translation type="unfinished">Đối tượng so sánh</translation>
    </message>
    <message>
        <source>Compared with %1</source>
        <translation type="unfinished">So với %1</translation>
    </message>
    <message>
        <source>Compared with the previous run</source>
        <translation type="unfinished">So với lần chạy trước</translation>
    </message>
    <message>
        <source>Compile it for sm_%1, or choose a GPU of compute capability %2 or newer.</source>
        <translation type="unfinished">Hãy biên dịch cho sm_%1, hoặc chọn GPU có compute capability từ %2 trở lên.</translation>
    </message>
    <message>
        <source>Compile it without the "a" of %1, which stands for exactly that GPU, or choose a GPU of compute capability %2.</source>
        <translation type="unfinished">Hãy biên dịch không có chữ "a" của %1, vốn chỉ đúng GPU đó, hoặc chọn GPU có compute capability %2.</translation>
    </message>
    <message>
        <source>Compile-time sizes</source>
        <translation type="unfinished">Kích thước lúc biên dịch</translation>
    </message>
    <message>
        <source>Compiled by</source>
        <translation type="unfinished">Biên dịch bởi</translation>
    </message>
    <message>
        <source>Compiler</source>
        <translation type="unfinished">Trình biên dịch</translation>
    </message>
    <message>
        <source>Compiler of this run</source>
        <translation type="unfinished">Trình biên dịch của lần chạy này</translation>
    </message>
    <message>
        <source>Compilers</source>
        <translation type="unfinished">Trình biên dịch</translation>
    </message>
    <message>
        <source>Compute to global memory access (CGMA): each image contributes 2 c floats for c² multiply-adds, that is, c/8 per byte, where c is the side of a block's tile of C. A larger tile does more work per byte, but fewer blocks fit on a multiprocessor.</source>
        <translation type="unfinished">Tỷ số tính toán trên truy cập bộ nhớ toàn cục: mỗi ảnh nạp 2 c float cho c² phép nhân-cộng, tức c/8 mỗi byte, với c là cạnh của tile C mà một block tính. Tile lớn hơn làm được nhiều việc hơn với mỗi byte, nhưng ít block hơn vừa trong một multiprocessor.</translation>
    </message>
    <message>
        <source>Compute to global memory access (CGMA): every multiply-add reads two floats, that is, 1/8 per byte, whatever the block size.</source>
        <translation type="unfinished">Tỷ số tính toán trên truy cập bộ nhớ toàn cục: mỗi phép nhân-cộng đọc hai float, tức 1/8 mỗi byte, bất kể block.</translation>
    </message>
    <message>
        <source>Compute to global memory access (CGMA): multiply-adds per byte that the threads of the main launch request from global memory. Not available for kernels that compute with integers.</source>
        <translation type="unfinished">Tỷ số tính toán trên truy cập bộ nhớ toàn cục: số phép nhân-cộng cho mỗi byte mà các thread của lần launch chính yêu cầu từ bộ nhớ toàn cục. Không có số liệu với các kernel tính bằng số nguyên.</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation type="unfinished">Máy tính</translation>
    </message>
    <message>
        <source>Computing the difference %1…</source>
        <translation type="unfinished">Đang tính phần khác biệt %1…</translation>
    </message>
    <message>
        <source>Connecting to %1…</source>
        <translation type="unfinished">Đang kết nối với %1…</translation>
    </message>
    <message>
        <source>Constant addresses</source>
        <translation type="unfinished">Địa chỉ bộ nhớ hằng</translation>
    </message>
    <message>
        <source>Constant and texture</source>
        <translation type="unfinished">Bộ nhớ hằng và texture</translation>
    </message>
    <message>
        <source>Constant filter</source>
        <translation type="unfinished">Bộ lọc hằng</translation>
    </message>
    <message>
        <source>Constant masks</source>
        <translation type="unfinished">Mặt nạ hằng</translation>
    </message>
    <message>
        <source>Constant memory data</source>
        <translation type="unfinished">Dữ liệu từ bộ nhớ hằng</translation>
    </message>
    <message>
        <source>Constant memory never filled</source>
        <translation type="unfinished">Bộ nhớ hằng không hề được ghi</translation>
    </message>
    <message>
        <source>Constant requests</source>
        <translation type="unfinished">Yêu cầu bộ nhớ hằng</translation>
    </message>
    <message>
        <source>Constants of type "%1" are not supported. Use numbers.</source>
        <translation type="unfinished">Không thể đưa vào hằng kiểu “%1”; có thể đưa vào số.</translation>
    </message>
    <message>
        <source>Contention</source>
        <translation type="unfinished">Tranh chấp</translation>
    </message>
    <message>
        <source>Continue with a progress file from another computer</source>
        <translation type="unfinished">Tiếp tục với tệp từ một máy tính khác</translation>
    </message>
    <message>
        <source>Control flow</source>
        <translation type="unfinished">Luồng điều khiển</translation>
    </message>
    <message>
        <source>Converting a float to a byte discards its fraction: half of all values come out one level too dark. This is within the tolerance, so the check passes; the difference view shows it.</source>
        <translation type="unfinished">Một float gán cho byte mất phần lẻ: một nửa số giá trị tối hơn một mức. Điều đó nằm trong dung sai nên phép kiểm tra vẫn đạt; chế độ xem khác biệt cho thấy nó.</translation>
    </message>
    <message>
        <source>Copied before it was computed</source>
        <translation type="unfinished">Sao chép trước khi được tính</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished">Sao chép</translation>
    </message>
    <message>
        <source>Copy %2 bytes, or allocate more host memory.</source>
        <translation type="unfinished">Hãy sao chép %2 byte, hoặc cấp phát thêm bộ nhớ host.</translation>
    </message>
    <message>
        <source>Copy %3 bytes, or allocate %4 bytes.</source>
        <translation type="unfinished">Hãy sao chép %3 byte, hoặc cấp phát %4 byte.</translation>
    </message>
    <message>
        <source>Copy CSV</source>
        <translation type="unfinished">Sao chép CSV</translation>
    </message>
    <message>
        <source>Copy Markdown</source>
        <translation type="unfinished">Sao chép Markdown</translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation type="unfinished">Sao chép tất cả</translation>
    </message>
    <message>
        <source>Copy back</source>
        <translation type="unfinished">Sao chép về</translation>
    </message>
    <message>
        <source>Copy back, pinned</source>
        <translation type="unfinished">Sao chép về, bộ nhớ ghim</translation>
    </message>
    <message>
        <source>Copy beyond an allocation</source>
        <translation type="unfinished">Sao chép vượt ra ngoài vùng nhớ được cấp phát</translation>
    </message>
    <message>
        <source>Copy every finding as text</source>
        <translation type="unfinished">Sao chép mọi phát hiện dưới dạng văn bản</translation>
    </message>
    <message>
        <source>Copy everything as text</source>
        <translation type="unfinished">Sao chép mọi thứ dưới dạng văn bản</translation>
    </message>
    <message>
        <source>Copy the command line that runs these settings without a window</source>
        <translation type="unfinished">Sao chép dòng lệnh chạy các thiết lập này mà không mở cửa sổ</translation>
    </message>
    <message>
        <source>Copy the counters as Markdown</source>
        <translation type="unfinished">Sao chép các bộ đếm dưới dạng Markdown</translation>
    </message>
    <message>
        <source>Copy the counters as comma-separated values</source>
        <translation type="unfinished">Sao chép các bộ đếm dưới dạng giá trị phân cách bằng dấu phẩy</translation>
    </message>
    <message>
        <source>Copy the data to host memory with cudaMemcpy(…, cudaMemcpyDeviceToHost), or allocate the memory with cudaMallocManaged.</source>
        <translation type="unfinished">Hãy sao chép dữ liệu về bộ nhớ host bằng cudaMemcpy(…, cudaMemcpyDeviceToHost), hoặc cấp phát bộ nhớ bằng cudaMallocManaged.</translation>
    </message>
    <message>
        <source>Copy the result to host memory after the launch: cudaMemcpy(…, cudaMemcpyDeviceToHost).</source>
        <translation type="unfinished">Hãy sao chép kết quả về bộ nhớ host sau lần launch: cudaMemcpy(…, cudaMemcpyDeviceToHost).</translation>
    </message>
    <message>
        <source>Copy the table as comma-separated values or as Markdown</source>
        <translation type="unfinished">Sao chép bảng dưới dạng giá trị phân cách bằng dấu phẩy hoặc Markdown</translation>
    </message>
    <message>
        <source>Copy the values before the launch: cudaMemcpyToSymbol(%2, …).</source>
        <translation type="unfinished">Hãy sao chép các giá trị trước lần launch: cudaMemcpyToSymbol(%2, …).</translation>
    </message>
    <message>
        <source>Copy to device, pinned</source>
        <translation type="unfinished">Sao chép sang thiết bị, bộ nhớ ghim</translation>
    </message>
    <message>
        <source>Copy to the device</source>
        <translation type="unfinished">Sao chép sang thiết bị</translation>
    </message>
    <message>
        <source>Copy, cold L2</source>
        <translation type="unfinished">Sao chép, L2 lạnh</translation>
    </message>
    <message>
        <source>Copying the input to the output takes %1; this strategy takes %2.</source>
        <translation type="unfinished">Sao chép đầu vào sang đầu ra mất %1, chiến lược này mất %2.</translation>
    </message>
    <message>
        <source>Corner off by one</source>
        <translation type="unfinished">Góc lệch một</translation>
    </message>
    <message>
        <source>Corner subtracted twice</source>
        <translation type="unfinished">Trừ góc hai lần</translation>
    </message>
    <message>
        <source>Correct the call, and check the value that each call returns.</source>
        <translation type="unfinished">Hãy sửa lời gọi này, và kiểm tra giá trị mà mỗi lời gọi trả về.</translation>
    </message>
    <message>
        <source>Correct the launch, and check cudaGetLastError() after each launch.</source>
        <translation type="unfinished">Hãy sửa lần launch này, và kiểm tra cudaGetLastError() sau mỗi lần launch.</translation>
    </message>
    <message>
        <source>Correct, without errors</source>
        <translation type="unfinished">Đúng, và không có lỗi</translation>
    </message>
    <message>
        <source>Count reads from shared memory instead of global memory</source>
        <translation type="unfinished">Đếm lần đọc từ bộ nhớ chia sẻ thay cho lần đọc từ bộ nhớ toàn cục</translation>
    </message>
    <message>
        <source>Count the whole image instead of the part in view</source>
        <translation type="unfinished">Đếm toàn bộ ảnh thay vì phần đang hiện</translation>
    </message>
    <message>
        <source>Counted by the emulator, over all warps and blocks.</source>
        <translation type="unfinished">Trình giả lập đếm, trên mọi warp và block.</translation>
    </message>
    <message>
        <source>Counted for kernels only.</source>
        <translation type="unfinished">Chỉ đếm đối với kernel.</translation>
    </message>
    <message>
        <source>Counted in the PTX that ran; the GPU's machine code may differ</source>
        <translation type="unfinished">Đếm trong PTX đã chạy; mã máy của GPU có thể khác</translation>
    </message>
    <message>
        <source>Counted in the emulator, whose run time on this computer is not GPU time</source>
        <translation type="unfinished">Được đếm trong trình giả lập; thời gian của nó trên máy tính này không phải của GPU</translation>
    </message>
    <message>
        <source>Counted operations</source>
        <translation type="unfinished">Các phép tính được đếm</translation>
    </message>
    <message>
        <source>Counted: %1 executes %2 times as many PTX instructions as this strategy.</source>
        <translation type="unfinished">Được đếm: %1 thực thi số lệnh PTX gấp %2 lần chiến lược này.</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation type="unfinished">Bộ đếm</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation type="unfinished">Bộ đếm</translation>
    </message>
    <message>
        <source>Counters are off. Set Counters to Automatic in the settings.</source>
        <translation type="unfinished">Bộ đếm đang tắt. Chọn Tự động ở mục Bộ đếm trong thiết lập.</translation>
    </message>
    <message>
        <source>Counting every block of an image of this size takes too long.</source>
        <translation type="unfinished">Đếm mọi block của ảnh cỡ này mất quá nhiều thời gian.</translation>
    </message>
    <message>
        <source>Counting is off. Set Counters to Automatic in the settings.</source>
        <translation type="unfinished">Việc đếm đang tắt. Hãy chọn Tự động ở mục Bộ đếm trong thiết lập.</translation>
    </message>
    <message>
        <source>Counting the reads of every block takes too long here. Use an image of 512x512 pixels.</source>
        <translation type="unfinished">Đếm lần đọc của mọi block ở đây mất quá nhiều thời gian; trên ảnh 512x512 điểm ảnh thì chúng được đếm.</translation>
    </message>
    <message>
        <source>Counting was switched off for this run.</source>
        <translation type="unfinished">Việc đếm đã tắt trong lần chạy này.</translation>
    </message>
    <message>
        <source>Counts are exact, with no rounding.</source>
        <translation type="unfinished">Số đếm không bị làm tròn.</translation>
    </message>
    <message>
        <source>Counts not zeroed</source>
        <translation type="unfinished">Số đếm không được đặt về 0</translation>
    </message>
    <message>
        <source>Counts per block</source>
        <translation type="unfinished">Số đếm của một block</translation>
    </message>
    <message>
        <source>Counts per warp</source>
        <translation type="unfinished">Số đếm của một warp</translation>
    </message>
    <message>
        <source>Counts the white pixels of each column and each row in a second launch.</source>
        <translation type="unfinished">Đếm các điểm ảnh trắng của mỗi cột và mỗi hàng trong lần launch thứ hai.</translation>
    </message>
    <message>
        <source>Covariance of images</source>
        <translation type="unfinished">Hiệp phương sai ảnh</translation>
    </message>
    <message>
        <source>Covariance of images from global memory and from shared tiles, by chunk size from 2 to 32</source>
        <translation type="unfinished">Hiệp phương sai của tập ảnh từ bộ nhớ toàn cục và từ các tile chia sẻ, theo kích thước chunk từ 2 đến 32</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation type="unfinished">Tạo thư mục mới</translation>
    </message>
    <message>
        <source>Created</source>
        <translation type="unfinished">Tạo lúc</translation>
    </message>
    <message>
        <source>Created while runs were still in progress: figures that were not yet available are missing, or come from a quick run.</source>
        <translation type="unfinished">Được tạo khi vẫn còn lần chạy dở dang: số liệu chưa có thì thiếu hoặc là của một lần chạy nhanh.</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation type="unfinished">Ctrl+Enter</translation>
    </message>
    <message>
        <source>Ctrl+Enter runs it.</source>
        <translation type="unfinished">Ctrl+Enter để chạy.</translation>
    </message>
    <message>
        <source>Ctrl+Enter runs the edited kernel. The host code around it is compiled when the program is run again.</source>
        <translation type="unfinished">Ctrl+Enter chạy kernel đã chỉnh sửa. Mã host xung quanh được biên dịch khi chạy lại chương trình.</translation>
    </message>
    <message>
        <source>Ctrl+Enter runs the edited source; the image still shows the result of the previous source.</source>
        <translation type="unfinished">Ctrl+Enter để chạy mã nguồn đã chỉnh sửa; ảnh vẫn là kết quả của mã nguồn trước đó.</translation>
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
        <translation type="unfinished">Ctrl và nhấp đúp</translation>
    </message>
    <message>
        <source>Ctrl+drag</source>
        <translation type="unfinished">Ctrl và kéo</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation type="unfinished">Cắ&amp;t</translation>
    </message>
    <message>
        <source>Current</source>
        <translation type="unfinished">Như hiện có</translation>
    </message>
    <message>
        <source>Current strategy only</source>
        <translation type="unfinished">Chỉ chiến lược hiện tại</translation>
    </message>
    <message>
        <source>Current value</source>
        <translation type="unfinished">Giá trị hiện tại</translation>
    </message>
    <message>
        <source>Current: %1. Tried: %2.</source>
        <translation type="unfinished">Như hiện có: %1. Đã thử: %2.</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation type="unfinished">Đường cong</translation>
    </message>
    <message>
        <source>Curves of a sweep</source>
        <translation type="unfinished">Đường cong của một lần quét</translation>
    </message>
    <message>
        <source>Cycle by cycle</source>
        <translation type="unfinished">Từng chu kỳ</translation>
    </message>
    <message>
        <source>DRAM: %1</source>
        <translation type="unfinished">DRAM: %1</translation>
    </message>
    <message>
        <source>Dark text on a light background</source>
        <translation type="unfinished">Chữ tối trên nền sáng</translation>
    </message>
    <message>
        <source>Data from memory</source>
        <translation type="unfinished">Dữ liệu từ bộ nhớ</translation>
    </message>
    <message>
        <source>Data from shared memory</source>
        <translation type="unfinished">Dữ liệu từ bộ nhớ chia sẻ</translation>
    </message>
    <message>
        <source>Data race</source>
        <translation type="unfinished">Tranh chấp dữ liệu</translation>
    </message>
    <message>
        <source>Data race checked by atomicCAS</source>
        <translation type="unfinished">Tranh chấp dữ liệu được atomicCAS kiểm tra</translation>
    </message>
    <message>
        <source>Data race with equal values</source>
        <translation type="unfinished">Tranh chấp dữ liệu với giá trị bằng nhau</translation>
    </message>
    <message>
        <source>Data race within a warp</source>
        <translation type="unfinished">Tranh chấp dữ liệu trong một warp</translation>
    </message>
    <message>
        <source>Data races are checked in all blocks of runs of up to %1 warp instructions. This run takes about %2: they were checked in %3 of its %4 blocks, spread over the grid, and not between blocks.</source>
        <translation type="unfinished">Tranh chấp dữ liệu được tìm trong mọi block của các lần chạy tối đa %1 lệnh warp. Lần này cần khoảng %2: chúng được tìm trong %3 trên %4 block, rải khắp lưới, và không tìm giữa các block.</translation>
    </message>
    <message>
        <source>Data races are checked in runs of up to %1 warp instructions; this run takes about %2.</source>
        <translation type="unfinished">Tranh chấp dữ liệu được tìm trong các lần chạy tối đa %1 lệnh warp; lần này cần khoảng %2.</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation type="unfinished">Ngày sửa đổi</translation>
    </message>
    <message>
        <source>Deadlock</source>
        <translation type="unfinished">Khóa chết</translation>
    </message>
    <message>
        <source>Declare %1 instead of %2. Tested on these accesses, this leaves %4 times the ideal. A block then needs %n more [byte|bytes] of shared memory (%3 in total).</source>
        <translation type="unfinished">Hãy khai báo %1 thay vì %2: thử trên chính các lần truy cập này, cách đó còn lại %4 lần mức lý tưởng. Mỗi block cần thêm %n byte bộ nhớ chia sẻ (tổng cộng %3).</translation>
    </message>
    <message>
        <source>Declare %1 instead of %2. Tested on these accesses, this removes the conflicts. A block then needs %n more [byte|bytes] of shared memory (%3 in total).</source>
        <translation type="unfinished">Hãy khai báo %1 thay vì %2: thử trên chính các lần truy cập này, cách đó loại bỏ các xung đột. Mỗi block cần thêm %n byte bộ nhớ chia sẻ (tổng cộng %3).</translation>
    </message>
    <message>
        <source>Decrease the gain of the difference</source>
        <translation type="unfinished">Mức khuếch đại khác biệt nhỏ hơn kế tiếp</translation>
    </message>
    <message>
        <source>Default, limits, step, unit and meaning, for example: 2 in 1..15 step 1 unit px Reach of the window</source>
        <translation type="unfinished">Mặc định, giới hạn, bước, đơn vị và ý nghĩa, ví dụ: 2 in 1..15 step 1 unit px Tầm của cửa sổ</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished">Xóa</translation>
    </message>
    <message>
        <source>Description of the overlays</source>
        <translation type="unfinished">Mô tả lớp phủ</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation type="unfinished">Xem chi tiết</translation>
    </message>
    <message>
        <source>Details of this computer</source>
        <translation type="unfinished">Thông tin về máy này</translation>
    </message>
    <message>
        <source>Device</source>
        <translation type="unfinished">Thiết bị</translation>
    </message>
    <message>
        <source>Device memory</source>
        <translation type="unfinished">Bộ nhớ thiết bị</translation>
    </message>
    <message>
        <source>Device memory never filled</source>
        <translation type="unfinished">Bộ nhớ thiết bị không hề được ghi</translation>
    </message>
    <message>
        <source>Device pointer on the host</source>
        <translation type="unfinished">Con trỏ thiết bị dùng trên host</translation>
    </message>
    <message>
        <source>Diagonal squares</source>
        <translation type="unfinished">Hình vuông chéo</translation>
    </message>
    <message>
        <source>Differen&amp;ce gain</source>
        <translation type="unfinished">Khuếch đại khác biệ&amp;t</translation>
    </message>
    <message>
        <source>Difference not doubled</source>
        <translation type="unfinished">Hiệu không nhân đôi</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation type="unfinished">Khác biệt</translation>
    </message>
    <message>
        <source>Differences amplified %1 times</source>
        <translation type="unfinished">Khác biệt sáng gấp %1 lần</translation>
    </message>
    <message>
        <source>Differences from the baseline are not rated as better or worse.</source>
        <translation type="unfinished">Chênh lệch so với mốc không được coi là tốt hơn hay xấu hơn.</translation>
    </message>
    <message>
        <source>Differing</source>
        <translation type="unfinished">Khác tham chiếu</translation>
    </message>
    <message>
        <source>Differing values</source>
        <translation type="unfinished">Giá trị khác tham chiếu</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation type="unfinished">Thư mục:</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished">Bỏ đi</translation>
    </message>
    <message>
        <source>Discuss, then vote again</source>
        <translation type="unfinished">Thảo luận, rồi chọn lại</translation>
    </message>
    <message>
        <source>Dispatch stall</source>
        <translation type="unfinished">Dispatch stall</translation>
    </message>
    <message>
        <source>Display path</source>
        <translation type="unfinished">Đường hiển thị</translation>
    </message>
    <message>
        <source>Displayed GPU</source>
        <translation type="unfinished">GPU đang hiện</translation>
    </message>
    <message>
        <source>Displayed channels</source>
        <translation type="unfinished">Các kênh được hiện</translation>
    </message>
    <message>
        <source>Diverged warp</source>
        <translation type="unfinished">Warp bị phân kỳ</translation>
    </message>
    <message>
        <source>Divergent barrier</source>
        <translation type="unfinished">Rào đồng bộ phân kỳ</translation>
    </message>
    <message>
        <source>Divergent branch</source>
        <translation type="unfinished">Nhánh phân kỳ</translation>
    </message>
    <message>
        <source>Divergent branches</source>
        <translation type="unfinished">Rẽ nhánh phân kỳ</translation>
    </message>
    <message>
        <source>Divergent branches as a share of all branches. The share stays at 0 if every condition is the same for all lanes of a warp.</source>
        <translation type="unfinished">Tỷ lệ rẽ nhánh phân kỳ trong mọi rẽ nhánh. Nếu điều kiện luôn như nhau trong cả warp thì tỷ lệ này bằng 0.</translation>
    </message>
    <message>
        <source>Divergent matrix instruction</source>
        <translation type="unfinished">Lệnh ma trận phân kỳ</translation>
    </message>
    <message>
        <source>Divergent share</source>
        <translation type="unfinished">Tỷ lệ phân kỳ</translation>
    </message>
    <message>
        <source>Divided among its resident blocks.</source>
        <translation type="unfinished">Được chia cho các block thường trú.</translation>
    </message>
    <message>
        <source>Division by zero</source>
        <translation type="unfinished">Chia cho 0</translation>
    </message>
    <message>
        <source>Do not connect</source>
        <translation type="unfinished">Không kết nối</translation>
    </message>
    <message>
        <source>Does not terminate</source>
        <translation type="unfinished">Không bao giờ kết thúc</translation>
    </message>
    <message>
        <source>Don't Save</source>
        <translation type="unfinished">Không lưu</translation>
    </message>
    <message>
        <source>Double free</source>
        <translation type="unfinished">Giải phóng hai lần</translation>
    </message>
    <message>
        <source>Double-click</source>
        <translation type="unfinished">Nhấp đúp</translation>
    </message>
    <message>
        <source>Double-click a wipe</source>
        <translation type="unfinished">Nhấp đúp vào vạch so sánh</translation>
    </message>
    <message>
        <source>Drag (left or middle button)</source>
        <translation type="unfinished">Kéo bằng nút trái hoặc giữa</translation>
    </message>
    <message>
        <source>Drag a handle: values to the left of the left handle become black, and values to the right of the right handle become white. Drag between the handles to move both.</source>
        <translation type="unfinished">Kéo một tay nắm: các giá trị bên trái tay nắm trái thành đen, các giá trị bên phải tay nắm phải thành trắng. Kéo ở giữa hai tay nắm để dời cả hai.</translation>
    </message>
    <message>
        <source>Drag on the image to see the values along a line; Alt+drag does the same</source>
        <translation type="unfinished">Kéo trên ảnh để xem các giá trị dọc theo một đường; Alt và kéo cũng làm như vậy</translation>
    </message>
    <message>
        <source>Drag the end of a wipe</source>
        <translation type="unfinished">Kéo một đầu vạch so sánh</translation>
    </message>
    <message>
        <source>Drain</source>
        <translation type="unfinished">Drain</translation>
    </message>
    <message>
        <source>Draw a &amp;line profile</source>
        <translation type="unfinished">Vẽ mặt cắt th&amp;eo đường</translation>
    </message>
    <message>
        <source>Draw a line first: Alt+drag on the image.</source>
        <translation type="unfinished">Hãy vẽ một đường trước: giữ Alt và kéo trên ảnh.</translation>
    </message>
    <message>
        <source>Draw a line to see the values along it</source>
        <translation type="unfinished">Vẽ một đường để xem các giá trị dọc theo nó</translation>
    </message>
    <message>
        <source>Draw line</source>
        <translation type="unfinished">Vẽ đường</translation>
    </message>
    <message>
        <source>Dynamic shared memory</source>
        <translation type="unfinished">Bộ nhớ chia sẻ động</translation>
    </message>
    <message>
        <source>Dynamic shared memory per block, in bytes</source>
        <translation type="unfinished">Bộ nhớ chia sẻ động mỗi block, tính bằng byte</translation>
    </message>
    <message>
        <source>Each GPU multiplies its share of the images in pieces; NCCL adds the sums.</source>
        <translation type="unfinished">Mỗi GPU nhân phần ảnh của mình theo từng mảnh; NCCL cộng các tổng.</translation>
    </message>
    <message>
        <source>Each block counts in shared memory and then adds its 256 counts to the global counts, so fewer additions collide.</source>
        <translation type="unfinished">Block đếm trong bộ nhớ chia sẻ và chỉ cộng 256 số đếm của nó vào số chung một lần, nên ít phép cộng đụng nhau hơn.</translation>
    </message>
    <message>
        <source>Each block loads its own pixels, a piece to the right, one below and one at the corner. This is correct as long as the halo of both sides together is no larger than the block, and wrong as soon as the filter exceeds that.</source>
        <translation type="unfinished">Một block, một mảnh bên phải, một mảnh bên dưới và một mảnh ở góc: đúng chừng nào halo của cả hai phía không lớn hơn block, sai ngay khi bộ lọc vượt quá block.</translation>
    </message>
    <message>
        <source>Each block loads its own pixels, a piece to the right, one below and one at the corner. This is correct as long as the template is no larger than the block, and wrong as soon as the template exceeds that.</source>
        <translation type="unfinished">Một block, một mảnh bên phải, một mảnh bên dưới và một mảnh ở góc: đúng chừng nào mẫu không lớn hơn block, sai ngay khi mẫu vượt quá block.</translation>
    </message>
    <message>
        <source>Each block would have to use %n fewer [byte|bytes] of shared memory.</source>
        <translation type="unfinished">Mỗi block phải bớt đi %n byte bộ nhớ chia sẻ.</translation>
    </message>
    <message>
        <source>Each cp.async with which a warp copies from global to shared memory is one request. Its reads are counted with the global loads; the hardware has no counter for its writes to shared memory.</source>
        <translation type="unfinished">Mỗi cp.async mà một warp dùng để sao chép từ bộ nhớ toàn cục sang bộ nhớ chia sẻ. Phần nó đọc được tính vào các lần đọc bộ nhớ toàn cục; phần cứng không có bộ đếm cho các lần ghi của nó vào bộ nhớ chia sẻ.</translation>
    </message>
    <message>
        <source>Each float is split into a high and a low TF32 part, and three products are added: about as accurate as FP32.</source>
        <translation type="unfinished">Mỗi float được tách thành một phần TF32 cao và một phần TF32 thấp, rồi cộng ba tích: độ chính xác xấp xỉ FP32.</translation>
    </message>
    <message>
        <source>Each float is split into two FP16 values, 22 bits in total, and three FP16 products are added.</source>
        <translation type="unfinished">Một float được tách thành hai FP16, tổng cộng 22 bit; ba tích của các FP16.</translation>
    </message>
    <message>
        <source>Each instruction with which a warp fetches from a texture is one request. The memory layout of textures is not published, so no sectors are counted here.</source>
        <translation type="unfinished">Mỗi lệnh mà một warp dùng để lấy từ texture là một yêu cầu. Cách các texel nằm trong bộ nhớ không được công bố, nên ở đây không đếm sector.</translation>
    </message>
    <message>
        <source>Each instruction with which a warp reads constant memory is one request. It is fastest when all lanes read the same address.</source>
        <translation type="unfinished">Mỗi lệnh mà một warp dùng để đọc bộ nhớ hằng là một yêu cầu. Nhanh nhất khi mọi lane đọc cùng một địa chỉ.</translation>
    </message>
    <message>
        <source>Each instruction with which a warp reads global memory is one request, whatever its lanes request. Values that are kept and reused need no further request.</source>
        <translation type="unfinished">Mỗi lệnh mà một warp dùng để đọc bộ nhớ toàn cục là một yêu cầu, bất kể các lane của nó yêu cầu gì. Những giá trị được giữ lại để dùng tiếp không cần yêu cầu nào nữa.</translation>
    </message>
    <message>
        <source>Each instruction with which a warp reads or writes global or local memory is one request. Not available for kernels that read textures, whose sectors are not counted.</source>
        <translation type="unfinished">Mỗi lệnh mà một warp dùng để đọc hoặc ghi bộ nhớ toàn cục hay cục bộ là một yêu cầu. Không có số liệu khi đọc texture: các sector của texture không được đếm.</translation>
    </message>
    <message>
        <source>Each instruction with which a warp reads or writes shared memory is one request. Shared memory is on the chip, so many requests to it cost less than a few to global memory.</source>
        <translation type="unfinished">Mỗi lệnh mà một warp dùng để đọc hoặc ghi bộ nhớ chia sẻ là một yêu cầu. Bộ nhớ chia sẻ ở gần, nên nhiều yêu cầu ở đây rẻ hơn vài yêu cầu đến bộ nhớ toàn cục.</translation>
    </message>
    <message>
        <source>Each instruction with which a warp updates memory atomically is one request. Lanes that update the same address wait for each other.</source>
        <translation type="unfinished">Mỗi lệnh mà một warp dùng để cập nhật nguyên tử bộ nhớ là một yêu cầu. Các lane cập nhật cùng một địa chỉ phải chờ nhau.</translation>
    </message>
    <message>
        <source>Each instruction with which a warp writes global memory is one request. A result of one value per thread needs one request per warp.</source>
        <translation type="unfinished">Mỗi lệnh mà một warp dùng để ghi bộ nhớ toàn cục là một yêu cầu. Kết quả một giá trị mỗi thread cần một yêu cầu cho mỗi warp.</translation>
    </message>
    <message>
        <source>Each instruction with which a warp writes its threads' local memory is one request. A kernel whose values all fit into registers has none.</source>
        <translation type="unfinished">Mỗi lệnh mà một warp dùng để ghi bộ nhớ cục bộ của các thread là một yêu cầu. Kernel có mọi giá trị vừa trong thanh ghi thì không có yêu cầu nào.</translation>
    </message>
    <message>
        <source>Each multiprocessor</source>
        <translation type="unfinished">Một multiprocessor</translation>
    </message>
    <message>
        <source>Each multiprocessor runs several blocks at once, independently of the others.</source>
        <translation type="unfinished">Mỗi multiprocessor tự chạy nhiều block cùng lúc.</translation>
    </message>
    <message>
        <source>Each pixel becomes the weighted mean of its neighbourhood, channel by channel.</source>
        <translation type="unfinished">Mỗi điểm ảnh trở thành trung bình có trọng số của vùng lân cận, theo từng kênh.</translation>
    </message>
    <message>
        <source>Each pixel is read %1 (%2)</source>
        <translation type="unfinished">Mỗi điểm ảnh được đọc %1 (%2)</translation>
    </message>
    <message>
        <source>Each pixel is read %1 on average, at most %2 (%3)</source>
        <translation type="unfinished">Mỗi điểm ảnh được đọc trung bình %1, nhiều nhất %2 (%3)</translation>
    </message>
    <message>
        <source>Each row of the template must meet the next row of the image. If the registers are not passed on, only the last row of results of each thread sees new rows.</source>
        <translation type="unfinished">Mỗi hàng của mẫu phải gặp hàng kế tiếp của ảnh. Khi các thanh ghi không được chuyển tiếp, chỉ hàng kết quả cuối của thread thấy các hàng mới.</translation>
    </message>
    <message>
        <source>Each row of words that is loaded and shifted is used for four rows of results.</source>
        <translation type="unfinished">Mỗi hàng từ nhớ được nạp và dịch phục vụ bốn hàng kết quả.</translation>
    </message>
    <message>
        <source>Each run appears here once its settings have stopped changing, so that you can compare it or return to it.</source>
        <translation type="unfinished">Mỗi lần chạy hiện ở đây khi các thiết lập của nó đã đứng yên, để so sánh và quay lại.</translation>
    </message>
    <message>
        <source>Each scheduler issues one instruction of one warp per clock.</source>
        <translation type="unfinished">Mỗi bộ lập lịch phát một lệnh của một warp trong một chu kỳ xung nhịp.</translation>
    </message>
    <message>
        <source>Each step of 32 columns starts again from zero, so a window that crosses such a boundary gets too small a sum: the image shows vertical stripes, 32 pixels apart.</source>
        <translation type="unfinished">Mỗi bước 32 cột lại bắt đầu từ không, nên cửa sổ vắt qua ranh giới đó nhận quá ít: các sọc đứng, cách nhau 32 điểm ảnh.</translation>
    </message>
    <message>
        <source>Each step processes four rows, with a single wait at barriers and for memory for all four.</source>
        <translation type="unfinished">Mỗi bước làm bốn hàng, chỉ chờ rào đồng bộ và bộ nhớ một lần cho cả bốn.</translation>
    </message>
    <message>
        <source>Each thread adds 1 to the count of its pixel's level in global memory; threads with equal levels wait for one another.</source>
        <translation type="unfinished">Mỗi thread cộng 1 vào số đếm ứng với mức xám của điểm ảnh của nó, trong bộ nhớ toàn cục; các mức bằng nhau phải chờ nhau.</translation>
    </message>
    <message>
        <source>Each thread copies its 3×3 window into its own array in local memory.</source>
        <translation type="unfinished">Mỗi thread sao chép cửa sổ 3×3 của nó vào một mảng riêng trong bộ nhớ cục bộ.</translation>
    </message>
    <message>
        <source>Each thread keeps 16 columns, with two sums per word; loads and stores are 16 bytes wide.</source>
        <translation type="unfinished">Mỗi thread giữ 16 cột, hai tổng một từ nhớ; nạp và ghi mỗi lần 16 byte.</translation>
    </message>
    <message>
        <source>Each thread loads its 3×3 window first, so that all loads overlap.</source>
        <translation type="unfinished">Mỗi thread nạp cửa sổ 3×3 của nó trước, để mọi lần nạp chồng lấp nhau.</translation>
    </message>
    <message>
        <source>Each thread reads its nine values and sorts them; the order of the values decides how the thread branches.</source>
        <translation type="unfinished">Mỗi thread đọc chín giá trị của nó và sắp xếp chúng; thứ tự của các giá trị quyết định thread rẽ nhánh ở đâu.</translation>
    </message>
    <message>
        <source>Each thread reads its window and the template through textures.</source>
        <translation type="unfinished">Mỗi thread đọc cửa sổ của nó và mẫu qua texture.</translation>
    </message>
    <message>
        <source>Each thread reads its window from global memory and handles the border.</source>
        <translation type="unfinished">Mỗi thread đọc cửa sổ của nó từ bộ nhớ toàn cục và tự xử lý biên.</translation>
    </message>
    <message>
        <source>Each thread reads its window through the texture cache, which handles borders.</source>
        <translation type="unfinished">Mỗi thread đọc cửa sổ của nó qua bộ nhớ đệm texture, nơi xử lý biên.</translation>
    </message>
    <message>
        <source>Each thread would have to use %1 fewer registers, and each block %2 fewer bytes of shared memory.</source>
        <translation type="unfinished">Mỗi thread phải bớt đi %1 thanh ghi, và mỗi block bớt đi %2 byte bộ nhớ chia sẻ.</translation>
    </message>
    <message>
        <source>Each thread would have to use %n fewer [register|registers].</source>
        <translation type="unfinished">Mỗi thread phải bớt đi %n thanh ghi.</translation>
    </message>
    <message>
        <source>Each warp has its own counts in shared memory, so that only its own lanes collide.</source>
        <translation type="unfinished">Mỗi warp có số đếm riêng trong bộ nhớ chia sẻ, nên chỉ các lane của chính nó đụng nhau.</translation>
    </message>
    <message>
        <source>Each worker needs a name.</source>
        <translation type="unfinished">Mỗi worker cần một tên.</translation>
    </message>
    <message>
        <source>Earlier runs</source>
        <translation type="unfinished">Các lần chạy trước</translation>
    </message>
    <message>
        <source>Early return</source>
        <translation type="unfinished">Thoát sớm</translation>
    </message>
    <message>
        <source>Early return before the barrier</source>
        <translation type="unfinished">Thoát sớm trước rào đồng bộ</translation>
    </message>
    <message>
        <source>Edge not tested</source>
        <translation type="unfinished">Không kiểm tra rìa</translation>
    </message>
    <message>
        <source>Eigenimage</source>
        <translation type="unfinished">Ảnh riêng (eigen)</translation>
    </message>
    <message>
        <source>Eigenimage %1, %2 %</source>
        <translation type="unfinished">Ảnh riêng (eigen) %1, %2 %</translation>
    </message>
    <message>
        <source>Eight adjacent numbers</source>
        <translation type="unfinished">Tám số cạnh nhau</translation>
    </message>
    <message>
        <source>Elements counted as bytes</source>
        <translation type="unfinished">Số phần tử bị dùng làm số byte</translation>
    </message>
    <message>
        <source>Empty launch</source>
        <translation type="unfinished">Launch rỗng</translation>
    </message>
    <message>
        <source>Emulated GPU</source>
        <translation type="unfinished">GPU được giả lập</translation>
    </message>
    <message>
        <source>Emulated here</source>
        <translation type="unfinished">Giả lập tại đây</translation>
    </message>
    <message>
        <source>Emulating the whole image would take about %1, so the image was not computed.</source>
        <translation type="unfinished">Trong trình giả lập việc này sẽ mất khoảng %1, nên toàn bộ ảnh không được tính.</translation>
    </message>
    <message>
        <source>Emulating the whole result would take too long.</source>
        <translation type="unfinished">Giả lập toàn bộ kết quả sẽ mất quá nhiều thời gian.</translation>
    </message>
    <message>
        <source>Emulating this would take about %1.</source>
        <translation type="unfinished">Trong trình giả lập việc này sẽ mất khoảng %1.</translation>
    </message>
    <message>
        <source>Emulator</source>
        <translation type="unfinished">Trình giả lập</translation>
    </message>
    <message>
        <source>Emulator time on this computer; not GPU time.</source>
        <translation type="unfinished">Thời gian trình giả lập đã mất trên máy tính này; không phải thời gian của GPU.</translation>
    </message>
    <message>
        <source>Emulator's time</source>
        <translation type="unfinished">Thời gian của trình giả lập</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished">Enter</translation>
    </message>
    <message>
        <source>Enter one row, such as 1 2 1, whose product with itself is the filter, or all rows, such as 0 1 0; 1 4 1; 0 1 0. The number of weights must be odd, from 3 to 31, and no weight may be negative. The weights are divided by their sum.</source>
        <translation type="unfinished">Một hàng như 1 2 1, có tích với chính nó là bộ lọc, hoặc mọi hàng, như trong 0 1 0; 1 4 1; 0 1 0. Số trọng số là số lẻ từ 3 đến 31, không trọng số nào âm; chúng được chia cho tổng của chúng.</translation>
    </message>
    <message>
        <source>Enter the command that starts %1.</source>
        <translation type="unfinished">Hãy nhập lệnh khởi động %1.</translation>
    </message>
    <message>
        <source>Enter the weights as one row, such as "%1", or as rows separated by semicolons, such as "0 1 0; 1 4 1; 0 1 0".</source>
        <translation type="unfinished">Trọng số là một hàng, chẳng hạn “%1”, hoặc nhiều hàng cách nhau bằng dấu chấm phẩy, chẳng hạn “0 1 0; 1 4 1; 0 1 0”.</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation type="unfinished">Môi trường</translation>
    </message>
    <message>
        <source>Equally fast</source>
        <translation type="unfinished">Nhanh như nhau</translation>
    </message>
    <message>
        <source>Error</source>
        <translation type="unfinished">Lỗi</translation>
    </message>
    <message>
        <source>Error not checked</source>
        <translation type="unfinished">Lỗi không được kiểm tra</translation>
    </message>
    <message>
        <source>Errors and slow accesses in this kernel are listed here after it has run.</source>
        <translation type="unfinished">Những gì sai hoặc chậm trong kernel này hiện ở đây khi nó đã chạy.</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished">Esc</translation>
    </message>
    <message>
        <source>Estimate for %1, limited by %2. Not a measurement.</source>
        <translation type="unfinished">Ước lượng cho %1, giới hạn bởi %2. Không phải phép đo.</translation>
    </message>
    <message>
        <source>Estimate from</source>
        <translation type="unfinished">Ước lượng từ</translation>
    </message>
    <message>
        <source>Estimate to</source>
        <translation type="unfinished">Ước lượng đến</translation>
    </message>
    <message>
        <source>Estimated from the PTX by counting the values that are live at the same time. The machine code may use a different number of registers.</source>
        <translation type="unfinished">Ước lượng từ PTX bằng cách đếm số giá trị còn sống (live) cùng lúc. Mã máy có thể dùng số thanh ghi khác.</translation>
    </message>
    <message>
        <source>Estimated time</source>
        <translation type="unfinished">Thời gian ước lượng</translation>
    </message>
    <message>
        <source>Estimated, because the register count is estimated.</source>
        <translation type="unfinished">Là ước lượng, vì số thanh ghi là ước lượng.</translation>
    </message>
    <message>
        <source>Estimated: a sample of blocks represents all blocks.</source>
        <translation type="unfinished">Ước lượng: các block lấy mẫu đại diện cho tất cả.</translation>
    </message>
    <message>
        <source>Estimates: no copy is faster than the link of the %1 allows, %2 GB/s over PCI Express in each direction, and a copy from pageable memory takes up to several times as long.</source>
        <translation type="unfinished">Ước lượng: không lần sao chép nào nhanh hơn mức mà đường truyền của %1 cho phép, %2 GB/s qua PCI Express theo mỗi chiều, và sao chép từ bộ nhớ pageable có thể lâu gấp vài lần.</translation>
    </message>
    <message>
        <source>Events</source>
        <translation type="unfinished">Sự kiện</translation>
    </message>
    <message>
        <source>Every PTX instruction that computes, including address arithmetic, counted once per thread.</source>
        <translation type="unfinished">Mọi lệnh PTX có tính toán, kể cả tính địa chỉ, mỗi thread một lần.</translation>
    </message>
    <message>
        <source>Every block</source>
        <translation type="unfinished">Mọi block</translation>
    </message>
    <message>
        <source>Every parameter has a value. The file can be opened.</source>
        <translation type="unfinished">Mọi tham số đều đã có giá trị. Có thể mở tệp.</translation>
    </message>
    <message>
        <source>Every partial sum is written to the same location. Which one remains depends on timing, and the locations of the others keep their old contents.</source>
        <translation type="unfinished">Mọi phần của tổng được ghi vào cùng một chỗ: phần nào được giữ lại là ngẫu nhiên, và chỗ của các phần khác vẫn như cũ.</translation>
    </message>
    <message>
        <source>Every thread of the block waits at __syncthreads() until all have arrived. After it, each thread sees what the others wrote to shared memory.</source>
        <translation type="unfinished">__syncthreads(): mọi thread của block chờ ở đây đến khi tất cả đã đến. Sau đó, mỗi thread thấy những gì các thread khác đã ghi vào bộ nhớ chia sẻ.</translation>
    </message>
    <message>
        <source>Every thread reads its 3×3 window from global memory.</source>
        <translation type="unfinished">Mỗi thread đọc cửa sổ 3×3 của nó từ bộ nhớ toàn cục.</translation>
    </message>
    <message>
        <source>Every thread reads its window and the filter from global memory.</source>
        <translation type="unfinished">Mỗi thread đọc cửa sổ của nó và bộ lọc từ bộ nhớ toàn cục.</translation>
    </message>
    <message>
        <source>Every warp can now read everything that was stored before the barrier.</source>
        <translation type="unfinished">Mọi thứ được ghi trước rào đồng bộ giờ đây mọi warp đều đọc được.</translation>
    </message>
    <message>
        <source>Exact for PTX, the code that the emulator runs. The machine code of a GPU may merge, widen or drop accesses.</source>
        <translation type="unfinished">Chính xác đối với PTX, mã mà trình giả lập chạy. Mã máy của GPU có thể gộp, mở rộng hoặc bỏ các lần truy cập.</translation>
    </message>
    <message>
        <source>Examples:</source>
        <translation type="unfinished">Ví dụ:</translation>
    </message>
    <message>
        <source>Exchange network</source>
        <translation type="unfinished">Mạng hoán đổi</translation>
    </message>
    <message>
        <source>Exchange the first two arguments: cudaMemcpy(destination, source, bytes, kind).</source>
        <translation type="unfinished">Hãy tráo hai đối số đầu: cudaMemcpy(destination, source, bytes, kind).</translation>
    </message>
    <message>
        <source>Expectation not met</source>
        <translation type="unfinished">Không đạt kỳ vọng</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation type="unfinished">Kỳ vọng</translation>
    </message>
    <message>
        <source>Expected: %1</source>
        <translation type="unfinished">Kỳ vọng: %1</translation>
    </message>
    <message>
        <source>Explain the terms, each with an illustration</source>
        <translation type="unfinished">Ý nghĩa các thuật ngữ, mỗi thuật ngữ có một hình</translation>
    </message>
    <message>
        <source>Explore</source>
        <translation type="unfinished">Chỉ xem thôi</translation>
    </message>
    <message>
        <source>Export</source>
        <translation type="unfinished">Xuất</translation>
    </message>
    <message>
        <source>Export: %1</source>
        <translation type="unfinished">Xuất: %1</translation>
    </message>
    <message>
        <source>Exported as %1.</source>
        <translation type="unfinished">Đã xuất thành %1.</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation type="unfinished">Xuất…</translation>
    </message>
    <message>
        <source>F5 runs it again.</source>
        <translation type="unfinished">F5 để chạy lại.</translation>
    </message>
    <message>
        <source>FLOP/s</source>
        <translation type="unfinished">FLOP/s</translation>
    </message>
    <message>
        <source>FP16 keeps as many significant bits as TF32, and two values fit in a word.</source>
        <translation type="unfinished">Số half giữ số bit bằng TF32; hai số chung một từ nhớ.</translation>
    </message>
    <message>
        <source>FP32 cores</source>
        <translation type="unfinished">lõi FP32</translation>
    </message>
    <message>
        <source>Failed launch</source>
        <translation type="unfinished">Lần launch bị lỗi</translation>
    </message>
    <message>
        <source>Faults and data races are found when the kernel runs in the emulator.</source>
        <translation type="unfinished">Lỗi và tranh chấp dữ liệu được tìm thấy khi kernel chạy trên trình giả lập.</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation type="unfinished">Số liệu</translation>
    </message>
    <message>
        <source>Figure beside each line</source>
        <translation type="unfinished">Số liệu cạnh mỗi dòng</translation>
    </message>
    <message>
        <source>Figure of the current strategy</source>
        <translation type="unfinished">Số liệu của chiến lược hiện tại</translation>
    </message>
    <message>
        <source>Figure shown</source>
        <translation type="unfinished">Số liệu đang hiện</translation>
    </message>
    <message>
        <source>Figures appear here after the emulator has counted this kernel.</source>
        <translation type="unfinished">Số liệu hiện ở đây sau khi trình giả lập đã đếm kernel này.</translation>
    </message>
    <message>
        <source>Figures appear here after the first run.</source>
        <translation type="unfinished">Số liệu hiện ở đây sau lần chạy đầu tiên.</translation>
    </message>
    <message>
        <source>Figures from before the error</source>
        <translation type="unfinished">Số liệu từ trước khi có lỗi</translation>
    </message>
    <message>
        <source>Figures from earlier settings</source>
        <translation type="unfinished">Số liệu của thiết lập trước đó</translation>
    </message>
    <message>
        <source>Figures of each run</source>
        <translation type="unfinished">Số liệu của từng lần chạy</translation>
    </message>
    <message>
        <source>Figures of the histogram</source>
        <translation type="unfinished">Số liệu của histogram</translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished">Tệp</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation type="unfinished">Tê&amp;n tệp:</translation>
    </message>
    <message>
        <source>File name</source>
        <translation type="unfinished">Tên tệp</translation>
    </message>
    <message>
        <source>Files cannot be loaded here.</source>
        <translation type="unfinished">Không thể nạp tệp ở đây.</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation type="unfinished">Loại tệp:</translation>
    </message>
    <message>
        <source>Fill the memory before the copy, by a kernel, cudaMemcpy or cudaMemset.</source>
        <translation type="unfinished">Hãy ghi vào bộ nhớ trước khi sao chép, bằng một kernel, cudaMemcpy hoặc cudaMemset.</translation>
    </message>
    <message>
        <source>Fill the memory before the launch, with cudaMemcpy or cudaMemset.</source>
        <translation type="unfinished">Hãy ghi vào bộ nhớ trước lần launch, bằng cudaMemcpy hoặc cudaMemset.</translation>
    </message>
    <message>
        <source>Fill the screen</source>
        <translation type="unfinished">Lấp đầy màn hình</translation>
    </message>
    <message>
        <source>Filled by</source>
        <translation type="unfinished">Ghi bởi</translation>
    </message>
    <message>
        <source>Filling a tile takes no instructions of the warps, but the sums take as many as before, and other warps already hid the latency: within 10 % of tile_words on an H200.</source>
        <translation type="unfinished">Các warp không cần lệnh nào để ghi vào tile, nhưng cần bấy nhiêu lệnh như trước cho các tổng, và các warp khác vốn đã che thời gian chờ: cách tile_words không quá một phần mười trên H200.</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation type="unfinished">Bộ lọc</translation>
    </message>
    <message>
        <source>Filter width</source>
        <translation type="unfinished">Chiều rộng bộ lọc</translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation type="unfinished">Tìm thư mục</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation type="unfinished">Tìm một lệnh</translation>
    </message>
    <message>
        <source>Find a command, strategy, block or setting by a few letters of its name</source>
        <translation type="unfinished">Chọn một lệnh, chiến lược, block hay thiết lập bằng vài chữ cái trong tên</translation>
    </message>
    <message>
        <source>Find a data race</source>
        <translation type="unfinished">Tìm tranh chấp dữ liệu</translation>
    </message>
    <message>
        <source>Find a key</source>
        <translation type="unfinished">Tìm phím</translation>
    </message>
    <message>
        <source>Find a key or what it does</source>
        <translation type="unfinished">Tìm một phím hoặc việc nó làm</translation>
    </message>
    <message>
        <source>Find a term</source>
        <translation type="unfinished">Tìm một thuật ngữ</translation>
    </message>
    <message>
        <source>Find in the kernel</source>
        <translation type="unfinished">Tìm trong kernel</translation>
    </message>
    <message>
        <source>Find out why the assertion does not hold for this thread, which is the first one that failed it.</source>
        <translation type="unfinished">Hãy tìm hiểu vì sao nó không đúng với thread này, thread đầu tiên được kiểm tra mà không đúng.</translation>
    </message>
    <message>
        <source>Find out why this thread reaches the trap, and do not let a block wait for another.</source>
        <translation type="unfinished">Hãy tìm hiểu vì sao thread này đi đến trap; không để block nào chờ block khác.</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation type="unfinished">Phát hiện</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation type="unfinished">Phát hiện</translation>
    </message>
    <message>
        <source>Findings (%1)</source>
        <translation type="unfinished">Phát hiện (%1)</translation>
    </message>
    <message>
        <source>Finish ›</source>
        <translation type="unfinished">Kết thúc ›</translation>
    </message>
    <message>
        <source>First event of the animation</source>
        <translation type="unfinished">Sự kiện đầu của video</translation>
    </message>
    <message>
        <source>First frame of the animation</source>
        <translation type="unfinished">Khung hình đầu tiên của video</translation>
    </message>
    <message>
        <source>First steps, five concepts and five texts: answer first, then see what a run shows</source>
        <translation type="unfinished">Những bước đầu, năm khái niệm và năm bài viết: trả lời trước, rồi xem lần chạy cho thấy gì</translation>
    </message>
    <message>
        <source>First vote</source>
        <translation type="unfinished">Chọn lần đầu</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation type="unfinished">Vừa khung</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation type="unfinished">Cách khắc phục</translation>
    </message>
    <message>
        <source>Fix: %1</source>
        <translation type="unfinished">Cách khắc phục: %1</translation>
    </message>
    <message>
        <source>Flat windows divide by zero</source>
        <translation type="unfinished">Cửa sổ phẳng chia cho không</translation>
    </message>
    <message>
        <source>Float</source>
        <translation type="unfinished">Thả nổi</translation>
    </message>
    <message>
        <source>Floating point</source>
        <translation type="unfinished">Dấu phẩy động</translation>
    </message>
    <message>
        <source>Floats</source>
        <translation type="unfinished">Float</translation>
    </message>
    <message>
        <source>Floor: an empty launch</source>
        <translation type="unfinished">Mức sàn: một lần launch rỗng</translation>
    </message>
    <message>
        <source>Floor: copying input to output</source>
        <translation type="unfinished">Mức sàn: sao chép đầu vào sang đầu ra</translation>
    </message>
    <message>
        <source>Floor: copying with a cold L2 cache</source>
        <translation type="unfinished">Mức sàn: sao chép với bộ nhớ đệm L2 lạnh</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation type="unfinished">Thư mục</translation>
    </message>
    <message>
        <source>Follow &amp;system</source>
        <translation type="unfinished">Theo &amp;hệ thống</translation>
    </message>
    <message>
        <source>Follow all warps as they take turns, or a single warp</source>
        <translation type="unfinished">Theo dõi mọi warp khi chúng thay phiên nhau, hoặc chỉ một warp</translation>
    </message>
    <message>
        <source>Follow the cursor again (Esc)</source>
        <translation type="unfinished">Lại theo con trỏ (Esc)</translation>
    </message>
    <message>
        <source>For %1, "%2" is not a number. Enter values as 3,5,9 or a range as FROM..TO or FROM..TO:STEP.</source>
        <translation type="unfinished">Với %1, “%2” không phải là số; hãy viết các giá trị dạng 3,5,9 hoặc một khoảng dạng TỪ..ĐẾN hay TỪ..ĐẾN:BƯỚC.</translation>
    </message>
    <message>
        <source>For %1, the range %2 has %3 values; the maximum is %4. Use a larger step.</source>
        <translation type="unfinished">Với %1, khoảng %2 có %3 giá trị, mà chỉ nhận được tối đa %4; hãy tăng bước.</translation>
    </message>
    <message>
        <source>For %1, the range %2 has no values. Enter the smaller number first and a step greater than 0.</source>
        <translation type="unfinished">Với %1, khoảng %2 không có giá trị nào; hãy viết số nhỏ trước và bước lớn hơn 0.</translation>
    </message>
    <message>
        <source>For smaller templates, shared memory serves the image with lower latency, which further improves performance (004.txt:5).</source>
        <translation type="unfinished">Với các mẫu nhỏ hơn, bộ nhớ chia sẻ cung cấp ảnh với độ trễ thấp hơn, nhờ đó hiệu năng tăng thêm (004.txt:5).</translation>
    </message>
    <message>
        <source>For the previous settings; the new time appears after the next run.</source>
        <translation type="unfinished">Của thiết lập trước; thời gian mới có ở lần chạy kế tiếp.</translation>
    </message>
    <message>
        <source>Format</source>
        <translation type="unfinished">Định dạng</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation type="unfinished">Tiến</translation>
    </message>
    <message>
        <source>Forward roots used for the inverse</source>
        <translation type="unfinished">Về bằng căn của chiều đi</translation>
    </message>
    <message>
        <source>Four 16-byte reads for 64 multiply-adds, whereas shared needs two reads per multiply-add: about 5× as fast as shared on an H200.</source>
        <translation type="unfinished">Bốn lần đọc 16 byte cho 64 phép nhân-cộng, trong khi shared cần hai lần đọc cho một phép: nhanh gấp khoảng 5 lần shared trên H200.</translation>
    </message>
    <message>
        <source>Four load instructions per chunk of 16 images instead of 16 conditional ones, alongside 1,024 multiply-adds: 10 % faster than registers on an H200.</source>
        <translation type="unfinished">Bốn lệnh nạp mỗi chunk 16 ảnh thay cho 16 lệnh kèm điều kiện, bên cạnh 1,024 phép nhân-cộng: nhanh hơn registers một phần mười trên H200.</translation>
    </message>
    <message>
        <source>Four pixels per instruction</source>
        <translation type="unfinished">Bốn điểm ảnh một lệnh</translation>
    </message>
    <message>
        <source>Four results per thread</source>
        <translation type="unfinished">Bốn kết quả mỗi thread</translation>
    </message>
    <message>
        <source>Four rows per thread</source>
        <translation type="unfinished">Bốn hàng mỗi thread</translation>
    </message>
    <message>
        <source>Four runs are already pinned, which is the maximum. Choose the run that %1 replaces.</source>
        <translation type="unfinished">Bốn lần chạy đã được ghim, đó là mức tối đa. Hãy chọn lần chạy mà %1 sẽ thay thế.</translation>
    </message>
    <message>
        <source>Four shifted copies of the template, so that words of the image need no shift.</source>
        <translation type="unfinished">Bốn bản sao đã dịch của mẫu, để từ nhớ của ảnh không phải dịch.</translation>
    </message>
    <message>
        <source>Four times the size</source>
        <translation type="unfinished">Lớn gấp bốn</translation>
    </message>
    <message>
        <source>Four warps multiply tiles in shared memory (wgmma), bypassing the registers.</source>
        <translation type="unfinished">Bốn warp nhân các tile trong bộ nhớ chia sẻ (wgmma), không qua thanh ghi.</translation>
    </message>
    <message>
        <source>Fourier transforms</source>
        <translation type="unfinished">Biến đổi Fourier</translation>
    </message>
    <message>
        <source>Fragment registers swapped</source>
        <translation type="unfinished">Tráo thanh ghi của fragment</translation>
    </message>
    <message>
        <source>Frame %1 of %2…</source>
        <translation type="unfinished">Khung hình %1 trong %2…</translation>
    </message>
    <message>
        <source>Frame duration</source>
        <translation type="unfinished">Mỗi khung hình dài</translation>
    </message>
    <message>
        <source>Frames being created</source>
        <translation type="unfinished">Các khung hình được tạo</translation>
    </message>
    <message>
        <source>Free only pointers returned by malloc or new, and only once.</source>
        <translation type="unfinished">Hãy giải phóng con trỏ mà malloc hoặc new trả về, và chỉ một lần.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later, with an exception that allows linking with NVIDIA's CUDA libraries. There is no warranty, to the extent permitted by law.</source>
        <translation type="unfinished">Phần mềm tự do theo Giấy phép Công cộng GNU (GNU General Public License), phiên bản 3 hoặc mới hơn, với một ngoại lệ cho phép liên kết với các thư viện CUDA của NVIDIA. Không có bảo hành, trong phạm vi pháp luật cho phép.</translation>
    </message>
    <message>
        <source>Free the memory after its last use.</source>
        <translation type="unfinished">Hãy giải phóng bộ nhớ sau lần dùng cuối cùng.</translation>
    </message>
    <message>
        <source>Free the pointer that cudaMalloc has returned.</source>
        <translation type="unfinished">Hãy giải phóng con trỏ mà cudaMalloc trả về.</translation>
    </message>
    <message>
        <source>From source to result and back</source>
        <translation type="unfinished">Từ nguồn sang kết quả và ngược lại</translation>
    </message>
    <message>
        <source>From the machine code for the chosen GPU.</source>
        <translation type="unfinished">Theo mã máy được tạo cho GPU đã chọn.</translation>
    </message>
    <message>
        <source>From these values, the definition gives %1, but the kernel computes something else.</source>
        <translation type="unfinished">Từ các giá trị này, định nghĩa cho %1: kernel tính ra cái khác.</translation>
    </message>
    <message>
        <source>Full</source>
        <translation type="unfinished">Đầy đủ</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation type="unfinished">Toàn màn hình</translation>
    </message>
    <message>
        <source>GB/s of input and output</source>
        <translation type="unfinished">GB/s đầu vào và đầu ra</translation>
    </message>
    <message>
        <source>GFLOP/s</source>
        <translation type="unfinished">GFLOP/s</translation>
    </message>
    <message>
        <source>GIF, looping</source>
        <translation type="unfinished">GIF, lặp đi lặp lại</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation type="unfinished">GPU</translation>
    </message>
    <message>
        <source>GPU %1: %2</source>
        <translation type="unfinished">GPU %1: %2</translation>
    </message>
    <message>
        <source>GPU time</source>
        <translation type="unfinished">Thời gian GPU</translation>
    </message>
    <message>
        <source>GPU time as one CUDA graph</source>
        <translation type="unfinished">Thời gian GPU dưới dạng một CUDA graph</translation>
    </message>
    <message>
        <source>GPU time of an empty kernel on the same device.</source>
        <translation type="unfinished">Thời gian GPU của một kernel rỗng trên cùng thiết bị.</translation>
    </message>
    <message>
        <source>GPU time of copying input to output on the same device.</source>
        <translation type="unfinished">Thời gian GPU để sao chép đầu vào sang đầu ra trên cùng thiết bị.</translation>
    </message>
    <message>
        <source>GPU time of copying input to output with the L2 cache overwritten before each run.</source>
        <translation type="unfinished">Thời gian GPU để sao chép đầu vào sang đầu ra với bộ nhớ đệm L2 bị ghi đè trước mỗi lần chạy.</translation>
    </message>
    <message>
        <source>GPU time of the fastest run, measured.</source>
        <translation type="unfinished">Thời gian GPU của lần chạy nhanh nhất, đo được.</translation>
    </message>
    <message>
        <source>GPU time of the main launch alone</source>
        <translation type="unfinished">Thời gian GPU của riêng lần launch chính</translation>
    </message>
    <message>
        <source>GPU time that 95 % of the runs stay below, measured.</source>
        <translation type="unfinished">Thời gian GPU mà 95 % số lần chạy không vượt quá, đo được.</translation>
    </message>
    <message>
        <source>GPU time with a cold L2 cache</source>
        <translation type="unfinished">Thời gian GPU với bộ nhớ đệm L2 lạnh</translation>
    </message>
    <message>
        <source>GPU time, cold L2</source>
        <translation type="unfinished">Thời gian GPU, L2 lạnh</translation>
    </message>
    <message>
        <source>GPU time; the estimate for %1 is drawn behind it</source>
        <translation type="unfinished">Thời gian GPU; ước lượng cho %1 được vẽ phía sau</translation>
    </message>
    <message>
        <source>GPU time; the prediction for %1 is drawn behind it</source>
        <translation type="unfinished">Thời gian GPU; dự đoán cho %1 được vẽ phía sau</translation>
    </message>
    <message>
        <source>Gain of the difference view (comma: less, full stop: more)</source>
        <translation type="unfinished">Khác biệt sáng đến mức nào (giảm: dấu phẩy, tăng: dấu chấm)</translation>
    </message>
    <message>
        <source>Gallery</source>
        <translation type="unfinished">Bộ sưu tập</translation>
    </message>
    <message>
        <source>Gaussian</source>
        <translation type="unfinished">Gauss</translation>
    </message>
    <message>
        <source>Generated</source>
        <translation type="unfinished">Tự tạo</translation>
    </message>
    <message>
        <source>Give each thread its own element, let only one thread store, or use an atomic such as atomicAdd().</source>
        <translation type="unfinished">Hãy cho mỗi thread một phần tử riêng, chỉ để một thread ghi, hoặc dùng thao tác nguyên tử như atomicAdd().</translation>
    </message>
    <message>
        <source>Give each warp a copy of its own and add the copies at the end, or combine equal updates of a warp first: __match_any_sync() finds them.</source>
        <translation type="unfinished">Hãy cho mỗi warp một bản sao riêng rồi cộng các bản sao ở cuối, hoặc gộp trước các cập nhật giống nhau của một warp: __match_any_sync() tìm ra chúng.</translation>
    </message>
    <message>
        <source>Give the launch the dynamic shared memory that the kernel's extern __shared__ array needs.</source>
        <translation type="unfinished">Hãy cấp cho lần launch bộ nhớ chia sẻ động mà mảng extern __shared__ của kernel cần.</translation>
    </message>
    <message>
        <source>Given</source>
        <translation type="unfinished">Truyền vào</translation>
    </message>
    <message>
        <source>Global atomic sectors</source>
        <translation type="unfinished">Sector nguyên tử, bộ nhớ toàn cục</translation>
    </message>
    <message>
        <source>Global counts</source>
        <translation type="unfinished">Số đếm trong bộ nhớ toàn cục</translation>
    </message>
    <message>
        <source>Global load requests</source>
        <translation type="unfinished">Yêu cầu đọc bộ nhớ toàn cục</translation>
    </message>
    <message>
        <source>Global load sectors</source>
        <translation type="unfinished">Sector đọc bộ nhớ toàn cục</translation>
    </message>
    <message>
        <source>Global memory</source>
        <translation type="unfinished">Bộ nhớ toàn cục</translation>
    </message>
    <message>
        <source>Global memory is read as before, but then every window is written to the thread's local memory and read back through the same L1 cache: slower than global.</source>
        <translation type="unfinished">Bộ nhớ toàn cục được đọc như trước, rồi mỗi cửa sổ được ghi vào bộ nhớ riêng của thread và đọc lại, qua cùng bộ nhớ đệm L1: chậm hơn global.</translation>
    </message>
    <message>
        <source>Global sectors over ideal</source>
        <translation type="unfinished">Sector bộ nhớ toàn cục so với lý tưởng</translation>
    </message>
    <message>
        <source>Global store requests</source>
        <translation type="unfinished">Yêu cầu ghi bộ nhớ toàn cục</translation>
    </message>
    <message>
        <source>Global store sectors</source>
        <translation type="unfinished">Sector ghi bộ nhớ toàn cục</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation type="unfinished">Bảng thuật ngữ</translation>
    </message>
    <message>
        <source>Go to this read in the replay of the pixel's block</source>
        <translation type="unfinished">Đến lần đọc này trong bản phát lại block của điểm ảnh</translation>
    </message>
    <message>
        <source>Green</source>
        <translation type="unfinished">Lục</translation>
    </message>
    <message>
        <source>Green reads blue</source>
        <translation type="unfinished">Lục đọc lam</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation type="unfinished">Lưới</translation>
    </message>
    <message>
        <source>Grid rounded down</source>
        <translation type="unfinished">Lưới làm tròn xuống</translation>
    </message>
    <message>
        <source>Groups of 32 threads that are scheduled together.</source>
        <translation type="unfinished">Các nhóm 32 thread được lập lịch cùng nhau.</translation>
    </message>
    <message>
        <source>Groups of lanes</source>
        <translation type="unfinished">Nhóm lane</translation>
    </message>
    <message>
        <source>HTML, one file</source>
        <translation type="unfinished">HTML, một tệp</translation>
    </message>
    <message>
        <source>Half of C not written</source>
        <translation type="unfinished">Một nửa C không được ghi</translation>
    </message>
    <message>
        <source>Half the shared wavefronts in blocks of 16×16, but this saves less than 10 % of the time of tile_words on an H200, because instruction issue is the limit.</source>
        <translation type="unfinished">Số wavefront của bộ nhớ chia sẻ giảm một nửa với block 16×16, nhưng chỉ bớt được dưới 10 % thời gian của tile_words trên H200, vì việc phát lệnh là giới hạn.</translation>
    </message>
    <message>
        <source>Half the words and half the instructions of half: 1.15 ms on an H200, with only one rounding, at the end.</source>
        <translation type="unfinished">Một nửa số từ nhớ và một nửa số lệnh của half: 1.15 ms trên H200, và không làm tròn trừ lần cuối.</translation>
    </message>
    <message>
        <source>Half the words and half the instructions of tf32: 2.3 ms on an H200, with the same errors as tf32.</source>
        <translation type="unfinished">Một nửa số từ nhớ và một nửa số lệnh của tf32: 2.3 ms trên H200, với sai số của tf32.</translation>
    </message>
    <message>
        <source>Halo</source>
        <translation type="unfinished">Halo</translation>
    </message>
    <message>
        <source>Halo in four pieces</source>
        <translation type="unfinished">Halo nạp theo bốn mảnh</translation>
    </message>
    <message>
        <source>Halo reads</source>
        <translation type="unfinished">Halo đọc</translation>
    </message>
    <message>
        <source>Halo redundancy</source>
        <translation type="unfinished">Độ dư thừa halo</translation>
    </message>
    <message>
        <source>Hardware</source>
        <translation type="unfinished">GPU thật</translation>
    </message>
    <message>
        <source>Hardware counters are available only when a GPU ran the kernel; this run used the emulator.</source>
        <translation type="unfinished">Bộ đếm phần cứng chỉ có khi GPU đã chạy kernel; lần chạy này dùng trình giả lập.</translation>
    </message>
    <message>
        <source>Hardware counters can be read only for launches that run once each, on one GPU.</source>
        <translation type="unfinished">Bộ đếm của GPU chỉ đọc được với những launch do một GPU chạy, mỗi launch một lần.</translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation type="unfinished">Bản đồ nhiệt</translation>
    </message>
    <message>
        <source>Heat map of block sizes</source>
        <translation type="unfinished">Bản đồ nhiệt của kích thước block</translation>
    </message>
    <message>
        <source>Height %1</source>
        <translation type="unfinished">Chiều cao %1</translation>
    </message>
    <message>
        <source>Heights</source>
        <translation type="unfinished">Chiều cao</translation>
    </message>
    <message>
        <source>Heights of blocks, in threads: a list 2,4,8 or a range 1..16</source>
        <translation type="unfinished">Chiều cao block, tính bằng thread: danh sách 2,4,8 hoặc khoảng 1..16</translation>
    </message>
    <message>
        <source>Help</source>
        <translation type="unfinished">Trợ giúp</translation>
    </message>
    <message>
        <source>Hidden until answered</source>
        <translation type="unfinished">Bị ẩn cho tới khi trả lời</translation>
    </message>
    <message>
        <source>Hidden until you answer the lesson's question</source>
        <translation type="unfinished">Được che cho tới khi trả lời câu hỏi của bài học</translation>
    </message>
    <message>
        <source>Hide panels</source>
        <translation type="unfinished">Ẩn các khung</translation>
    </message>
    <message>
        <source>Higher occupancy would help: with %1 at a time instead of %2, the time would be near its best.</source>
        <translation type="unfinished">Tăng mức chiếm dụng sẽ có ích: với %1 cùng lúc thay vì %2, thời gian sẽ gần mức tốt nhất.</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation type="unfinished">Gợi ý: %1</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation type="unfinished">Histogram</translation>
    </message>
    <message>
        <source>Histogram of source and result</source>
        <translation type="unfinished">Histogram của ảnh nguồn và kết quả</translation>
    </message>
    <message>
        <source>Histogram of the values with the range</source>
        <translation type="unfinished">Histogram của các giá trị cùng khoảng giá trị</translation>
    </message>
    <message>
        <source>Hold Alt and drag on the image to draw a line, or choose View ▸ Draw a line profile. The values of the source and the result along the line appear here.</source>
        <translation type="unfinished">Giữ Alt và kéo trên ảnh để vẽ một đường, hoặc chọn “Vẽ mặt cắt theo đường” trong trình đơn Xem: giá trị của ảnh nguồn và kết quả dọc theo đường đó hiện ở đây.</translation>
    </message>
    <message>
        <source>Host memory</source>
        <translation type="unfinished">Bộ nhớ host</translation>
    </message>
    <message>
        <source>Host pointer in a kernel</source>
        <translation type="unfinished">Con trỏ host dùng trong kernel</translation>
    </message>
    <message>
        <source>Hover over a term such as "halo" to see what it means</source>
        <translation type="unfinished">Đặt chuột lên một từ như “halo” để xem ý nghĩa của nó</translation>
    </message>
    <message>
        <source>Hover over an arrow for details.</source>
        <translation type="unfinished">Dừng chuột trên một mũi tên để biết thêm.</translation>
    </message>
    <message>
        <source>How it was computed</source>
        <translation type="unfinished">Cách tính</translation>
    </message>
    <message>
        <source>How often each value occurs, channel by channel.</source>
        <translation type="unfinished">Mỗi giá trị xuất hiện bao nhiêu lần, theo từng kênh.</translation>
    </message>
    <message>
        <source>How often the same value is read. A closer memory could serve every read after the first, which is the purpose of a tile in shared memory.</source>
        <translation type="unfinished">Cùng một giá trị được đọc bao nhiêu lần. Mọi lần đọc sau lần đầu đều có thể lấy từ bộ nhớ gần hơn: đó là mục đích của tile trong bộ nhớ chia sẻ.</translation>
    </message>
    <message>
        <source>How steeply the brightness changes at each pixel, computed with two 3×3 masks: |gx| + |gy|.</source>
        <translation type="unfinished">Độ sáng thay đổi dốc đến đâu ở mỗi điểm ảnh, theo hai mặt nạ 3×3: |gx| + |gy|.</translation>
    </message>
    <message>
        <source>How the pixels of many images vary together, DᵀD/m, and the eigenimages that follow from it.</source>
        <translation type="unfinished">Các điểm ảnh của nhiều ảnh biến thiên cùng nhau như thế nào, DᵀD/m, và các ảnh riêng suy ra từ đó.</translation>
    </message>
    <message>
        <source>How the sweep is drawn</source>
        <translation type="unfinished">Cách vẽ kết quả quét</translation>
    </message>
    <message>
        <source>How to use Tilescope, one page per subject, in English</source>
        <translation type="unfinished">Cách dùng Tilescope, mỗi chủ đề một trang, bằng tiếng Anh</translation>
    </message>
    <message>
        <source>IMC miss</source>
        <translation type="unfinished">IMC miss</translation>
    </message>
    <message>
        <source>Ideal</source>
        <translation type="unfinished">Lý tưởng</translation>
    </message>
    <message>
        <source>Identical to the CPU reference.</source>
        <translation type="unfinished">Bằng tham chiếu CPU ở mọi giá trị.</translation>
    </message>
    <message>
        <source>Idle threads</source>
        <translation type="unfinished">Thread nhàn rỗi</translation>
    </message>
    <message>
        <source>If the difference in the lower half is negative, it borrows from the upper half, whose pixel is then one too small, and both signs are wrong.</source>
        <translation type="unfinished">Khi hiệu của nửa thấp nhỏ hơn không, nó mượn của nửa cao, điểm ảnh ở nửa cao bị nhỏ đi một, và cả hai dấu bị hiểu sai.</translation>
    </message>
    <message>
        <source>If the distance between rows is the number of image columns, the wrong rows are read, and their words start at addresses that are not multiples of the word size: the GPU aborts such a kernel.</source>
        <translation type="unfinished">Nếu số byte từ hàng này sang hàng kia bằng số cột của ảnh thì các hàng bị lấy sai, và các từ nhớ của chúng bắt đầu ở địa chỉ không phải bội của từ nhớ: GPU kết thúc kernel như vậy.</translation>
    </message>
    <message>
        <source>If the image ends within a word, its last column uses the padding after the row as its neighbour. The mistake stays hidden while the width is a multiple of the word size.</source>
        <translation type="unfinished">Khi ảnh kết thúc giữa một từ nhớ, cột cuối của nó lấy phần đệm sau hàng làm điểm ảnh bên cạnh. Lỗi ẩn đi khi chiều rộng là bội của từ nhớ.</translation>
    </message>
    <message>
        <source>If the kernel opts in.</source>
        <translation type="unfinished">Khi kernel yêu cầu.</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation type="unfinished">Bỏ qua</translation>
    </message>
    <message>
        <source>Illustration of %1</source>
        <translation type="unfinished">Hình minh họa %1</translation>
    </message>
    <message>
        <source>Image</source>
        <translation type="unfinished">Ảnh</translation>
    </message>
    <message>
        <source>Image as PNG…</source>
        <translation type="unfinished">Ảnh dạng PNG…</translation>
    </message>
    <message>
        <source>Image from before the error</source>
        <translation type="unfinished">Ảnh từ trước khi có lỗi</translation>
    </message>
    <message>
        <source>Image from earlier settings: %1</source>
        <translation type="unfinished">Ảnh của thiết lập trước đó: %1</translation>
    </message>
    <message>
        <source>Image size</source>
        <translation type="unfinished">Kích thước ảnh</translation>
    </message>
    <message>
        <source>Image whose range is set</source>
        <translation type="unfinished">Ảnh được đặt khoảng giá trị</translation>
    </message>
    <message>
        <source>Image: %1</source>
        <translation type="unfinished">Ảnh: %1</translation>
    </message>
    <message>
        <source>Images</source>
        <translation type="unfinished">Ảnh</translation>
    </message>
    <message>
        <source>Images and kernels</source>
        <translation type="unfinished">Ảnh và kernel</translation>
    </message>
    <message>
        <source>Images from</source>
        <translation type="unfinished">Ảnh lấy từ</translation>
    </message>
    <message>
        <source>In a presented lesson</source>
        <translation type="unfinished">Trong bài học đang trình chiếu</translation>
    </message>
    <message>
        <source>In every row of a tile, the 16-byte groups are permuted (swizzled) so that 8 rows are read from different banks. The Tensor Cores learn this only from the descriptor. If it is missing there, they assume another layout and multiply numbers of other images, and no instruction reports an error.</source>
        <translation type="unfinished">Trong mỗi hàng của một tile, các nhóm 16 byte đã đổi chỗ cho nhau, để 8 hàng được đọc từ các bank khác nhau. Nhân Tensor chỉ biết điều đó qua bộ mô tả. Thiếu nó, chúng hiểu tile theo cách bố trí khác và nhân các số của ảnh khác, mà không lệnh nào báo lỗi.</translation>
    </message>
    <message>
        <source>In narrow blocks, the pitch of the tile places the rows that a warp reads in different banks.</source>
        <translation type="unfinished">Trong các block hẹp, các hàng của tile cách nhau một bước hàng sao cho những hàng mà một warp đọc nằm ở các bank khác nhau.</translation>
    </message>
    <message>
        <source>In the padded image, a window starts at the position of its result. Moving back by another half template reads a different window and, before the first pixel of the image, whatever precedes it in memory.</source>
        <translation type="unfinished">Trong ảnh có phần đệm, cửa sổ bắt đầu ở chính chỗ của kết quả. Lùi thêm nửa mẫu nữa sẽ đọc cửa sổ khác, và trước điểm ảnh đầu của ảnh là những gì nằm trước nó.</translation>
    </message>
    <message>
        <source>In view · %1</source>
        <translation type="unfinished">Đang hiện · %1</translation>
    </message>
    <message>
        <source>Including the copies between host and device; launches %1 % of the total</source>
        <translation type="unfinished">Gồm cả sao chép giữa host và thiết bị; launch chiếm %1 % toàn bộ</translation>
    </message>
    <message>
        <source>Increase the gain of the difference</source>
        <translation type="unfinished">Mức khuếch đại khác biệt lớn hơn kế tiếp</translation>
    </message>
    <message>
        <source>Indices start at 0, so the last index is one less than the number of values. Here, the thread after it takes part as well.</source>
        <translation type="unfinished">Chỉ số bắt đầu từ 0, nên chỉ số cuối nhỏ hơn số giá trị một đơn vị. Thread ngay sau nó giờ cũng tham gia.</translation>
    </message>
    <message>
        <source>Indirect branches (jump tables) cannot be traced</source>
        <translation type="unfinished">Rẽ nhánh qua bảng không được theo dấu</translation>
    </message>
    <message>
        <source>Initialise the array, for example with = {}, or check the bounds of the loop that fills it.</source>
        <translation type="unfinished">Hãy cho mảng các giá trị đầu, chẳng hạn = {}, hoặc kiểm tra các cận của vòng lặp ghi vào mảng.</translation>
    </message>
    <message>
        <source>Initialise the barrier once, with an arrival count of at least 1, and call __syncthreads() before any thread uses it.</source>
        <translation type="unfinished">Hãy khởi tạo nó một lần, với số lần đến (ít nhất 1), và không để thread nào dùng nó trước một __syncthreads() sau đó.</translation>
    </message>
    <message>
        <source>Install NVIDIA's driver %1 or newer, which supports CUDA %2.</source>
        <translation type="unfinished">Hãy cài trình điều khiển NVIDIA %1 hoặc mới hơn, hỗ trợ CUDA %2.</translation>
    </message>
    <message>
        <source>Instr./pixel</source>
        <translation type="unfinished">Lệnh mỗi điểm ảnh</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation type="unfinished">Lệnh</translation>
    </message>
    <message>
        <source>Instructions per pixel</source>
        <translation type="unfinished">Số lệnh mỗi điểm ảnh</translation>
    </message>
    <message>
        <source>Integral image</source>
        <translation type="unfinished">Ảnh tích phân</translation>
    </message>
    <message>
        <source>Intermediate</source>
        <translation type="unfinished">Trung bình</translation>
    </message>
    <message>
        <source>Invalid barrier</source>
        <translation type="unfinished">Rào đồng bộ không hợp lệ</translation>
    </message>
    <message>
        <source>Invalid free</source>
        <translation type="unfinished">Giải phóng không hợp lệ</translation>
    </message>
    <message>
        <source>Invalid function pointer</source>
        <translation type="unfinished">Con trỏ hàm không hợp lệ</translation>
    </message>
    <message>
        <source>Invalid texture object</source>
        <translation type="unfinished">Đối tượng texture không hợp lệ</translation>
    </message>
    <message>
        <source>Invert</source>
        <translation type="unfinished">Đảo màu</translation>
    </message>
    <message>
        <source>Issuing</source>
        <translation type="unfinished">Đang phát lệnh</translation>
    </message>
    <message>
        <source>It costs %1 of the time (predicted).</source>
        <translation type="unfinished">Việc này chiếm %1 thời gian (dự đoán).</translation>
    </message>
    <message>
        <source>It costs no time (predicted): other work hides it.</source>
        <translation type="unfinished">Việc này không tốn thời gian (dự đoán): các công việc khác che khuất nó.</translation>
    </message>
    <message>
        <source>It is busy to the end.</source>
        <translation type="unfinished">Nó bận đến cuối.</translation>
    </message>
    <message>
        <source>It is idle for the last %1.</source>
        <translation type="unfinished">Nó rảnh trong %1 cuối.</translation>
    </message>
    <message>
        <source>It runs no blocks.</source>
        <translation type="unfinished">Nó không có block nào.</translation>
    </message>
    <message>
        <source>It should be %1.</source>
        <translation type="unfinished">Lẽ ra phải là %1.</translation>
    </message>
    <message>
        <source>Item</source>
        <translation type="unfinished">Mục</translation>
    </message>
    <message>
        <source>Its memory was not recorded. Double-click it to run the program again and record it.</source>
        <translation type="unfinished">Bộ nhớ của nó chưa được ghi lại. Nhấp đúp để chạy lại chương trình và ghi lại bộ nhớ đó.</translation>
    </message>
    <message>
        <source>Keep edits</source>
        <translation type="unfinished">Giữ bản chỉnh sửa</translation>
    </message>
    <message>
        <source>Keep the figures of this run (up to four runs), and compare every figure with the baseline</source>
        <translation type="unfinished">Giữ số liệu của lần chạy này, tối đa bốn lần, và cho thấy mỗi số liệu so với mốc ra sao</translation>
    </message>
    <message>
        <source>Keep the session's source</source>
        <translation type="unfinished">Giữ mã nguồn của phiên</translation>
    </message>
    <message>
        <source>Keep this run's figures for comparison (P)</source>
        <translation type="unfinished">Giữ số liệu của lần chạy này để so sánh (P)</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation type="unfinished">Kernel</translation>
    </message>
    <message>
        <source>Kernel %1 dereferences its parameter %2, which is a pointer to host memory.</source>
        <translation type="unfinished">Kernel %1 truy cập bộ nhớ qua tham số %2, vốn là con trỏ tới bộ nhớ host.</translation>
    </message>
    <message>
        <source>Kernel %1 reads %2 bytes at byte %3 of an allocation of %4 bytes, which nobody has filled.</source>
        <translation type="unfinished">Kernel %1 đọc %2 byte tại byte %3 của một vùng nhớ %4 byte được cấp phát, nhưng chưa có gì ghi vào đó.</translation>
    </message>
    <message>
        <source>Kernel %1 reads between the rows: cudaMallocPitch returned a pitch of %2 bytes, which is not a parameter of the kernel.</source>
        <translation type="unfinished">Kernel %1 đọc vào khoảng giữa các hàng: cudaMallocPitch trả về bước hàng %2 byte, nhưng nó không phải là tham số của kernel.</translation>
    </message>
    <message>
        <source>Kernel %1 reads the __constant__ variable %2, which nobody has filled.</source>
        <translation type="unfinished">Kernel %1 đọc biến __constant__ %2, nhưng chưa có gì ghi vào biến đó.</translation>
    </message>
    <message>
        <source>Kernel %1 uses memory that a copy in another stream uses, and does not wait for the copy.</source>
        <translation type="unfinished">Kernel %1 dùng bộ nhớ mà một lần sao chép trong stream khác cũng dùng, và không chờ lần sao chép đó.</translation>
    </message>
    <message>
        <source>Kernel %1 uses memory that has been freed before.</source>
        <translation type="unfinished">Kernel %1 dùng bộ nhớ đã được giải phóng trước đó.</translation>
    </message>
    <message>
        <source>Kernel %1 uses memory that kernel %2 uses in another stream, and neither waits for the other.</source>
        <translation type="unfinished">Kernel %1 dùng bộ nhớ mà kernel %2 trong stream khác cũng dùng, và không kernel nào chờ kernel kia.</translation>
    </message>
    <message>
        <source>Kernel Tuner cache of the strategy shown…</source>
        <translation type="unfinished">Cache Kernel Tuner của chiến lược đang hiện…</translation>
    </message>
    <message>
        <source>Kernel arguments</source>
        <translation type="unfinished">Các đối số của kernel</translation>
    </message>
    <message>
        <source>Kernel file</source>
        <translation type="unfinished">Tệp kernel</translation>
    </message>
    <message>
        <source>Kernel source</source>
        <translation type="unfinished">Mã nguồn kernel</translation>
    </message>
    <message>
        <source>Kernels</source>
        <translation type="unfinished">Kernel</translation>
    </message>
    <message>
        <source>Kernels run in the emulator in the meantime.</source>
        <translation type="unfinished">Trong lúc đó, kernel chạy trong trình giả lập.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished">Phím</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished">Loại</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation type="unfinished">N&amp;gôn ngữ</translation>
    </message>
    <message>
        <source>L&amp;esson</source>
        <translation type="unfinished">&amp;Bài học</translation>
    </message>
    <message>
        <source>L1 cache</source>
        <translation type="unfinished">Bộ nhớ đệm L1</translation>
    </message>
    <message>
        <source>L2 cache</source>
        <translation type="unfinished">Bộ nhớ đệm L2</translation>
    </message>
    <message>
        <source>LG throttle</source>
        <translation type="unfinished">LG throttle</translation>
    </message>
    <message>
        <source>La&amp;yout</source>
        <translation type="unfinished">&amp;Bố cục</translation>
    </message>
    <message>
        <source>Lane %1 requests word %3 from bank %2; wavefront %4 of %5 serves it%6.</source>
        <translation type="unfinished">Lane %1 yêu cầu bank %2 cho từ nhớ %3; wavefront %4 trong %5 phục vụ nó%6.</translation>
    </message>
    <message>
        <source>Lane %1, bank %2</source>
        <translation type="unfinished">Lane %1, bank %2</translation>
    </message>
    <message>
        <source>Lanes and banks</source>
        <translation type="unfinished">Lane và bank</translation>
    </message>
    <message>
        <source>Lanes of a warp request different words from the same bank of shared memory and are served one after the other: this line takes %1 wavefronts instead of %2 (%3 times as many).</source>
        <translation type="unfinished">Các lane của một warp yêu cầu cùng một bank của bộ nhớ chia sẻ cho những từ nhớ khác nhau, và phải chờ nhau: dòng này mất %1 wavefront trong khi %2 là đủ (gấp %3 lần).</translation>
    </message>
    <message>
        <source>Lanes of a warp request different words from the same bank. The bank serves them one after the other, so the access takes several wavefronts instead of one.</source>
        <translation type="unfinished">Các lane của một warp yêu cầu cùng một bank cho những từ nhớ khác nhau. Bank phục vụ lần lượt, nên lần truy cập mất nhiều wavefront thay vì một.</translation>
    </message>
    <message>
        <source>Lanes of a warp update the same element of global memory atomically and are served one after the other: this line takes %1 passes instead of %2 (%3 times as many).</source>
        <translation type="unfinished">Các lane của một warp cập nhật nguyên tử cùng một phần tử của bộ nhớ toàn cục và được phục vụ lần lượt: dòng này mất %1 lượt thay vì %2 (gấp %3 lần).</translation>
    </message>
    <message>
        <source>Lanes of a warp update the same element of shared memory atomically and are served one after the other: this line takes %1 passes instead of %2 (%3 times as many).</source>
        <translation type="unfinished">Các lane của một warp cập nhật nguyên tử cùng một phần tử của bộ nhớ dùng chung và được phục vụ lần lượt: dòng này mất %1 lượt thay vì %2 (gấp %3 lần).</translation>
    </message>
    <message>
        <source>Lanes of a warp with the same level read the same count, add 1 and store it, so counts are lost.</source>
        <translation type="unfinished">Các lane của một warp có cùng mức xám đọc một số đếm, cộng 1 rồi ghi lại: số lần đếm bị mất.</translation>
    </message>
    <message>
        <source>Lanes of the warp</source>
        <translation type="unfinished">Các lane của warp</translation>
    </message>
    <message>
        <source>Lanes of the warp exchange values (shfl); what other lanes have read is not listed.</source>
        <translation type="unfinished">Các lane của warp trao đổi giá trị (shfl): những gì các lane khác đã đọc không được liệt kê.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished">Ngôn ngữ</translation>
    </message>
    <message>
        <source>Large tiles, TF32</source>
        <translation type="unfinished">Tile lớn, TF32</translation>
    </message>
    <message>
        <source>Largest error</source>
        <translation type="unfinished">Sai số lớn nhất</translation>
    </message>
    <message>
        <source>Largest relative error</source>
        <translation type="unfinished">Sai số tương đối lớn nhất</translation>
    </message>
    <message>
        <source>Largest relative error: %1</source>
        <translation type="unfinished">Sai số tương đối lớn nhất: %1</translation>
    </message>
    <message>
        <source>Last event of the animation</source>
        <translation type="unfinished">Sự kiện cuối của video</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation type="unfinished">Bước cuối</translation>
    </message>
    <message>
        <source>Last stores</source>
        <translation type="unfinished">Các lần ghi cuối</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation type="unfinished">Launch</translation>
    </message>
    <message>
        <source>Launch shown</source>
        <translation type="unfinished">Launch đang hiện</translation>
    </message>
    <message>
        <source>Launches in order</source>
        <translation type="unfinished">Các lần launch theo thứ tự</translation>
    </message>
    <message>
        <source>Launches of the program</source>
        <translation type="unfinished">Các lần launch của chương trình</translation>
    </message>
    <message>
        <source>Launches, in order:</source>
        <translation type="unfinished">Các lần launch, theo thứ tự:</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation type="unfinished">Rời khỏi</translation>
    </message>
    <message>
        <source>Leaving row not subtracted</source>
        <translation type="unfinished">Quên trừ hàng đi ra</translation>
    </message>
    <message>
        <source>Less than 0.01 %</source>
        <translation type="unfinished">Chưa tới 0.01 %</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation type="unfinished">Bài học</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation type="unfinished">Các bài học</translation>
    </message>
    <message>
        <source>Let neighbouring threads take the same side: choose them by threadIdx.x &lt; count instead of a remainder such as threadIdx.x % 2, or compute both sides and select one result.</source>
        <translation type="unfinished">Hãy để các thread cạnh nhau đi cùng một phía: chọn bằng threadIdx.x &lt; count thay vì phần dư như threadIdx.x % 2, hoặc tính cả hai phía rồi chọn một kết quả.</translation>
    </message>
    <message>
        <source>Let only one block store each element, or use an atomic such as atomicAdd().</source>
        <translation type="unfinished">Hãy để mỗi phần tử chỉ do một block ghi, hoặc dùng thao tác nguyên tử như atomicAdd().</translation>
    </message>
    <message>
        <source>Let only one block store it.</source>
        <translation type="unfinished">Hãy chỉ để một block ghi nó.</translation>
    </message>
    <message>
        <source>Let only one thread store each element, or use an atomic such as atomicAdd().</source>
        <translation type="unfinished">Hãy để mỗi phần tử chỉ do một thread ghi, hoặc dùng thao tác nguyên tử như atomicAdd().</translation>
    </message>
    <message>
        <source>Let only one thread store it.</source>
        <translation type="unfinished">Hãy chỉ để một thread ghi nó.</translation>
    </message>
    <message>
        <source>Let the lanes of a warp access neighbouring elements without gaps, and make a row of the block at least as wide as a warp. Read single bytes as whole 4-byte words.</source>
        <translation type="unfinished">Hãy để các lane của một warp lấy các phần tử cạnh nhau không có khoảng trống, và để một hàng của block rộng ít nhất bằng một warp. Hãy đọc các byte đơn thành cả từ nhớ 4 byte.</translation>
    </message>
    <message>
        <source>Libraries</source>
        <translation type="unfinished">Thư viện</translation>
    </message>
    <message>
        <source>Library calls are not counted.</source>
        <translation type="unfinished">Phần gọi thư viện không được đếm.</translation>
    </message>
    <message>
        <source>Light or dark, as set for the desktop</source>
        <translation type="unfinished">Sáng hay tối theo giao diện của hệ thống</translation>
    </message>
    <message>
        <source>Light text on a dark background</source>
        <translation type="unfinished">Chữ sáng trên nền tối</translation>
    </message>
    <message>
        <source>Limits of a block</source>
        <translation type="unfinished">Giới hạn của một block</translation>
    </message>
    <message>
        <source>Line</source>
        <translation type="unfinished">Dòng</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation type="unfinished">Dòng %1</translation>
    </message>
    <message>
        <source>Line %1 reads %2.</source>
        <translation type="unfinished">Dòng %1 đọc %2.</translation>
    </message>
    <message>
        <source>Lines: the copy and an empty launch.</source>
        <translation type="unfinished">Các vạch: sao chép và lần launch rỗng.</translation>
    </message>
    <message>
        <source>List View</source>
        <translation type="unfinished">Xem danh sách</translation>
    </message>
    <message>
        <source>List every read separately; otherwise, each row of the list covers one row of the image</source>
        <translation type="unfinished">Liệt kê riêng từng lần đọc; nếu không, mỗi hàng của danh sách ứng với một hàng của ảnh</translation>
    </message>
    <message>
        <source>Load o&amp;rder</source>
        <translation type="unfinished">&amp;Thứ tự nạp</translation>
    </message>
    <message>
        <source>Load requests</source>
        <translation type="unfinished">Yêu cầu đọc</translation>
    </message>
    <message>
        <source>Load sectors</source>
        <translation type="unfinished">Sector đọc</translation>
    </message>
    <message>
        <source>Load wavefronts</source>
        <translation type="unfinished">Wavefront đọc</translation>
    </message>
    <message>
        <source>Load your own kernel from a .cu file</source>
        <translation type="unfinished">Lấy kernel của bạn từ một tệp .cu</translation>
    </message>
    <message>
        <source>Loads first</source>
        <translation type="unfinished">Nạp trước</translation>
    </message>
    <message>
        <source>Local load requests</source>
        <translation type="unfinished">Yêu cầu đọc bộ nhớ cục bộ</translation>
    </message>
    <message>
        <source>Local load sectors</source>
        <translation type="unfinished">Sector đọc bộ nhớ cục bộ</translation>
    </message>
    <message>
        <source>Local memory</source>
        <translation type="unfinished">Bộ nhớ cục bộ</translation>
    </message>
    <message>
        <source>Local store requests</source>
        <translation type="unfinished">Yêu cầu ghi bộ nhớ cục bộ</translation>
    </message>
    <message>
        <source>Local store sectors</source>
        <translation type="unfinished">Sector ghi bộ nhớ cục bộ</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation type="unfinished">Lôgarit</translation>
    </message>
    <message>
        <source>Long scoreboard</source>
        <translation type="unfinished">Long scoreboard</translation>
    </message>
    <message>
        <source>Look in:</source>
        <translation type="unfinished">Tìm trong:</translation>
    </message>
    <message>
        <source>Looking for a GPU and compilers…</source>
        <translation type="unfinished">Đang tìm GPU và trình biên dịch…</translation>
    </message>
    <message>
        <source>Looking for a GPU…</source>
        <translation type="unfinished">Đang tìm GPU…</translation>
    </message>
    <message>
        <source>Low occupancy</source>
        <translation type="unfinished">Mức chiếm dụng thấp</translation>
    </message>
    <message>
        <source>Lower bound of the time band</source>
        <translation type="unfinished">Đầu dưới của dải thời gian</translation>
    </message>
    <message>
        <source>Lower half borrows from the upper half</source>
        <translation type="unfinished">Nửa thấp mượn của nửa cao</translation>
    </message>
    <message>
        <source>MIO throttle</source>
        <translation type="unfinished">MIO throttle</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation type="unfinished">Máy</translation>
    </message>
    <message>
        <source>Machine-translated; not reviewed by a speaker of the language.</source>
        <translation type="unfinished">Do máy dịch; chưa có người bản ngữ nào đọc lại.</translation>
    </message>
    <message>
        <source>Machine-translated; not reviewed by a speaker of the language. For English, choose View ▸ Language.</source>
        <translation type="unfinished">Dịch máy; chưa có người bản ngữ nào đọc lại. Tiếng Anh có ở Xem ▸ Ngôn ngữ.</translation>
    </message>
    <message>
        <source>Machine: %1</source>
        <translation type="unfinished">Máy: %1</translation>
    </message>
    <message>
        <source>Made with Qt %1, Eigen, QCustomPlot and nlohmann-json.</source>
        <translation type="unfinished">Được làm bằng Qt %1, Eigen, QCustomPlot và nlohmann-json.</translation>
    </message>
    <message>
        <source>Main launch alone</source>
        <translation type="unfinished">Riêng launch chính</translation>
    </message>
    <message>
        <source>Make %1 the baseline</source>
        <translation type="unfinished">Đặt %1 làm mốc</translation>
    </message>
    <message>
        <source>Make a deliberate mistake, see what it does, and repair it</source>
        <translation type="unfinished">Cố ý gây lỗi, xem lỗi gây ra điều gì rồi sửa lại</translation>
    </message>
    <message>
        <source>Make all threads of the warp execute the instruction together: use blocks with a multiple of 32 threads, and place the instruction outside divergent branches.</source>
        <translation type="unfinished">Hãy để mọi thread của warp cùng thực hiện lệnh: trong block có số thread là bội của 32, bên ngoài các rẽ nhánh mà chúng đi khác nhau.</translation>
    </message>
    <message>
        <source>Make every thread reach %1: put the work inside if (…) { } instead of returning before it.</source>
        <translation type="unfinished">Hãy để mọi thread đến %1: đặt phần việc trong if (…) { } thay vì thoát trước đó.</translation>
    </message>
    <message>
        <source>Make neighbouring lanes access neighbouring addresses: use threadIdx.x along the rows of memory.</source>
        <translation type="unfinished">Hãy để các lane cạnh nhau nhận các địa chỉ cạnh nhau: threadIdx.x dọc theo các hàng của bộ nhớ.</translation>
    </message>
    <message>
        <source>Make sure that as many threads reach the barrier as it expects.</source>
        <translation type="unfinished">Hãy để số thread đến rào đồng bộ bằng số thread mà nó chờ.</translation>
    </message>
    <message>
        <source>Make the branches before this instruction converge: a return inside a branch keeps the threads apart. Return before the branch, or let threads skip the work.</source>
        <translation type="unfinished">Hãy để các rẽ nhánh trước lệnh này gặp lại nhau: lệnh return trong một rẽ nhánh giữ các thread tách rời. Hãy return trước rẽ nhánh, hoặc để thread bỏ qua phần việc.</translation>
    </message>
    <message>
        <source>Make the lanes of a warp access neighbouring 4-byte words instead.</source>
        <translation type="unfinished">Thay vào đó, hãy để các lane của một warp yêu cầu những từ nhớ 4 byte cạnh nhau.</translation>
    </message>
    <message>
        <source>Make the offset a multiple of %1, or load and store narrower elements one by one.</source>
        <translation type="unfinished">Hãy để độ lệch là bội của %1, hoặc nạp và ghi lần lượt từng phần tử hẹp hơn.</translation>
    </message>
    <message>
        <source>Make the threads that copy wait with __pipeline_wait_prior(), with at most as many pending groups as were committed after this one, and then call __syncthreads() before %1.</source>
        <translation type="unfinished">Hãy để các thread thực hiện sao chép chờ bằng __pipeline_wait_prior(), sao cho số nhóm còn đang sao chép không vượt quá số nhóm được commit sau nhóm này, rồi gọi __syncthreads(), trước %1.</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation type="unfinished">Số chỗ khớp</translation>
    </message>
    <message>
        <source>Matches hardware: %1 reported the same count.</source>
        <translation type="unfinished">Bằng phần cứng: %1 đếm được như vậy.</translation>
    </message>
    <message>
        <source>Matches the CPU reference within the allowed %1; the largest difference is %2.</source>
        <translation type="unfinished">Trong mức cho phép %1 so với tham chiếu CPU; chênh lệch lớn nhất là %2.</translation>
    </message>
    <message>
        <source>Math pipe throttle</source>
        <translation type="unfinished">Math pipe throttle</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation type="unfinished">Lớn nhất</translation>
    </message>
    <message>
        <source>Maximum clock of the multiprocessors.</source>
        <translation type="unfinished">Xung nhịp tối đa của các multiprocessor.</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation type="unfinished">Trung bình</translation>
    </message>
    <message>
        <source>Mean error</source>
        <translation type="unfinished">Sai số trung bình</translation>
    </message>
    <message>
        <source>Mean image</source>
        <translation type="unfinished">Ảnh trung bình</translation>
    </message>
    <message>
        <source>Mean of |result − reference| over all values.</source>
        <translation type="unfinished">Trung bình của |kết quả − tham chiếu| trên mọi giá trị.</translation>
    </message>
    <message>
        <source>Means not subtracted</source>
        <translation type="unfinished">Quên trừ giá trị trung bình</translation>
    </message>
    <message>
        <source>Measured here: the operation's reference in plain loops; the CPU time of all its threads.</source>
        <translation type="unfinished">Đo tại đây: tham chiếu của phép xử lý bằng vòng lặp đơn giản, thời gian bộ xử lý của mọi thread.</translation>
    </message>
    <message>
        <source>Measured on %1 by CUDA events</source>
        <translation type="unfinished">Đo trên %1 bằng CUDA event</translation>
    </message>
    <message>
        <source>Measured when the sliders stop moving.</source>
        <translation type="unfinished">Được đo khi các thanh trượt đứng yên.</translation>
    </message>
    <message>
        <source>Measured: %1.</source>
        <translation type="unfinished">Đo được: %1.</translation>
    </message>
    <message>
        <source>Median</source>
        <translation type="unfinished">Trung vị</translation>
    </message>
    <message>
        <source>Median 3×3</source>
        <translation type="unfinished">Trung vị 3×3</translation>
    </message>
    <message>
        <source>Median GPU time of all launches together, measured.</source>
        <translation type="unfinished">Trung vị thời gian GPU của mọi lần launch cộng lại, đo được.</translation>
    </message>
    <message>
        <source>Median GPU time with all launches captured in one CUDA graph. This removes the gaps between launches, which matter for small images.</source>
        <translation type="unfinished">Trung vị thời gian GPU khi mọi lần launch được ghi vào một CUDA graph: không có khoảng trống giữa chúng, điều mà ảnh nhỏ thấy rõ.</translation>
    </message>
    <message>
        <source>Median GPU time with the L2 cache overwritten before each run, which is the state that the first kernel of a program finds.</source>
        <translation type="unfinished">Trung vị thời gian GPU với bộ nhớ đệm L2 bị ghi đè trước mỗi lần chạy, như kernel đầu tiên của một chương trình gặp phải.</translation>
    </message>
    <message>
        <source>Median GPU time without the launches that prepare the input or use the result.</source>
        <translation type="unfinished">Trung vị thời gian GPU không kể các lần launch chuẩn bị đầu vào hoặc dùng kết quả.</translation>
    </message>
    <message>
        <source>Median of %L1 runs, converged to ±%2 %.</source>
        <translation type="unfinished">Trung vị của %L1 lần chạy, đã hội tụ trong ±%2 %.</translation>
    </message>
    <message>
        <source>Median of %L1 runs, which did not converge: ±%2 %.</source>
        <translation type="unfinished">Trung vị của %L1 lần chạy, chưa hội tụ: ±%2 %.</translation>
    </message>
    <message>
        <source>Median of %L1 runs.</source>
        <translation type="unfinished">Trung vị của %L1 lần chạy.</translation>
    </message>
    <message>
        <source>Membar</source>
        <translation type="unfinished">Membar</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation type="unfinished">Bộ nhớ</translation>
    </message>
    <message>
        <source>Memory fence</source>
        <translation type="unfinished">Rào bộ nhớ</translation>
    </message>
    <message>
        <source>Memory flow</source>
        <translation type="unfinished">Luồng dữ liệu bộ nhớ</translation>
    </message>
    <message>
        <source>Memory leak</source>
        <translation type="unfinished">Rò rỉ bộ nhớ</translation>
    </message>
    <message>
        <source>Memory queue</source>
        <translation type="unfinished">Hàng đợi bộ nhớ</translation>
    </message>
    <message>
        <source>Memory strategies</source>
        <translation type="unfinished">Các chiến lược bộ nhớ</translation>
    </message>
    <message>
        <source>Memory strategy</source>
        <translation type="unfinished">Chiến lược bộ nhớ</translation>
    </message>
    <message>
        <source>Message</source>
        <translation type="unfinished">Nội dung</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation type="unfinished">Nhỏ nhất</translation>
    </message>
    <message>
        <source>Minimum GPU time</source>
        <translation type="unfinished">Thời gian GPU nhỏ nhất</translation>
    </message>
    <message>
        <source>Minimum and 95th percentile</source>
        <translation type="unfinished">Nhỏ nhất và bách phân vị thứ 95</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation type="unfinished">Đối xứng gương</translation>
    </message>
    <message>
        <source>Misaligned access</source>
        <translation type="unfinished">Truy cập lệch căn chỉnh</translation>
    </message>
    <message>
        <source>Missing carry</source>
        <translation type="unfinished">Quên số nhớ</translation>
    </message>
    <message>
        <source>Missing diagonal</source>
        <translation type="unfinished">Quên đường chéo</translation>
    </message>
    <message>
        <source>Missing edge lane in the shuffle</source>
        <translation type="unfinished">Quên lane rìa của shuffle</translation>
    </message>
    <message>
        <source>Missing edge within a word</source>
        <translation type="unfinished">Quên rìa trong từ nhớ</translation>
    </message>
    <message>
        <source>Missing exchange</source>
        <translation type="unfinished">Thiếu một lần hoán đổi</translation>
    </message>
    <message>
        <source>Missing halo</source>
        <translation type="unfinished">Quên halo</translation>
    </message>
    <message>
        <source>Missing halo corners</source>
        <translation type="unfinished">Quên các góc của halo</translation>
    </message>
    <message>
        <source>Missing last short sums</source>
        <translation type="unfinished">Quên các tổng ngắn cuối</translation>
    </message>
    <message>
        <source>Missing padding</source>
        <translation type="unfinished">Quên phần đệm</translation>
    </message>
    <message>
        <source>Missing swizzle in descriptor</source>
        <translation type="unfinished">Bộ mô tả thiếu việc đổi chỗ</translation>
    </message>
    <message>
        <source>Missing synchronisation</source>
        <translation type="unfinished">Thiếu đồng bộ</translation>
    </message>
    <message>
        <source>Missing wait for a copy</source>
        <translation type="unfinished">Quên chờ lần sao chép</translation>
    </message>
    <message>
        <source>Missing wait for copies</source>
        <translation type="unfinished">Không chờ các lần sao chép</translation>
    </message>
    <message>
        <source>Mistake: %1</source>
        <translation type="unfinished">Lỗi sai: %1</translation>
    </message>
    <message>
        <source>Modelled for %1 with initially empty caches. An L1 cache of %2 per multiprocessor fetches the data of a block only once, if the data of all resident blocks take at most 20 % of it. The L2 cache (%3) fetches each buffer only once, if all buffers fit. Otherwise, both bounds are given.</source>
        <translation type="unfinished">Theo mô hình cho %1 với các bộ nhớ đệm ban đầu trống. Bộ nhớ đệm L1 %2 trên mỗi multiprocessor chỉ lấy dữ liệu của một block một lần, nếu dữ liệu của mọi block thường trú chiếm nhiều nhất 20 % L1. Bộ nhớ đệm L2 (%3) chỉ lấy mỗi vùng đệm một lần, nếu chứa đủ tất cả. Nếu không, cả hai cận được đưa ra.</translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished">Thêm</translation>
    </message>
    <message>
        <source>More for this kernel</source>
        <translation type="unfinished">Thêm cho kernel này</translation>
    </message>
    <message>
        <source>More resident warps (%1 instead of %2) would hardly help (predicted).</source>
        <translation type="unfinished">Thêm warp thường trú (%1 thay vì %2) hầu như không giúp gì (dự đoán).</translation>
    </message>
    <message>
        <source>More strategies (%1)</source>
        <translation type="unfinished">Chiến lược khác (%1)</translation>
    </message>
    <message>
        <source>More than 99 %</source>
        <translation type="unfinished">Hơn 99 %</translation>
    </message>
    <message>
        <source>Move a tenth as far as the mouse</source>
        <translation type="unfinished">Chỉ đi một phần mười quãng của chuột</translation>
    </message>
    <message>
        <source>Move ten times as far as the mouse</source>
        <translation type="unfinished">Đi gấp mười lần quãng của chuột</translation>
    </message>
    <message>
        <source>Move the %1 out of the branches, or give each branch a mask of its own threads.</source>
        <translation type="unfinished">Hãy đưa %1 ra khỏi các rẽ nhánh, hoặc cho mỗi rẽ nhánh một mặt nạ gồm các thread của nó.</translation>
    </message>
    <message>
        <source>Move the __syncthreads() on line %1 out of the branch or loop, and leave only the work inside it.</source>
        <translation type="unfinished">Hãy đưa __syncthreads() ở dòng %1 ra khỏi rẽ nhánh hoặc vòng lặp, và chỉ để lại phần việc trong đó.</translation>
    </message>
    <message>
        <source>Move the __syncthreads() out of the branch or loop, and leave only the work inside it.</source>
        <translation type="unfinished">Hãy đưa __syncthreads() ra khỏi rẽ nhánh hoặc vòng lặp, và chỉ để lại phần việc trong đó.</translation>
    </message>
    <message>
        <source>Move the copy behind the launch.</source>
        <translation type="unfinished">Hãy chuyển lần sao chép ra sau lần launch.</translation>
    </message>
    <message>
        <source>Move the cursor over the image to inspect a pixel. Click to pin the pixel; then use the arrow keys to move from pixel to pixel.</source>
        <translation type="unfinished">Di con trỏ trên ảnh để xem một điểm ảnh; nhấp để ghim nó, sau đó các phím mũi tên đi từ điểm ảnh này sang điểm ảnh khác.</translation>
    </message>
    <message>
        <source>Move the loads to a second launch, which starts after the first has finished, or store to a different buffer from the one that is read.</source>
        <translation type="unfinished">Hãy chuyển các lần nạp sang lần launch thứ hai, bắt đầu khi lần thứ nhất đã kết thúc; hoặc ghi vào một vùng đệm khác với vùng đệm được đọc.</translation>
    </message>
    <message>
        <source>Move the sliders; hover over a term to see what it means</source>
        <translation type="unfinished">Di chuyển các thanh trượt; đặt chuột lên một từ để xem ý nghĩa của nó</translation>
    </message>
    <message>
        <source>Moves 0.6 GB instead of 2 GB, after which arithmetic is the limit: 0.35 to 0.4 ms at 4096×4096 on an H200 for any template, 2× as fast as fft and 2.7× as fast as shifted_templates at 52×52.</source>
        <translation type="unfinished">0.6 GB thay cho 2 GB, và khi đó phần tính toán là giới hạn: 0.35 đến 0.4 ms ở 4096×4096 trên H200 với mọi mẫu, nhanh gấp 2 lần fft và 2.7 lần shifted_templates ở 52×52.</translation>
    </message>
    <message>
        <source>Multiplication takes precedence over addition. Without parentheses, the host requests far less shared memory than the tile needs, and the first store beyond it is out of bounds.</source>
        <translation type="unfinished">Phép nhân được tính trước phép cộng: thiếu dấu ngoặc, host xin ít bộ nhớ chia sẻ hơn nhiều so với tile cần, và lần ghi đầu tiên vượt quá đó là ngoài giới hạn.</translation>
    </message>
    <message>
        <source>Multiprocessor %1: %2. %3</source>
        <translation type="unfinished">Multiprocessor %1: %2. %3</translation>
    </message>
    <message>
        <source>Multiprocessor clock after the timed runs, as reported by the driver.</source>
        <translation type="unfinished">Xung nhịp của các multiprocessor sau các lần chạy được đo thời gian, theo trình điều khiển.</translation>
    </message>
    <message>
        <source>Multiprocessor clock before the timed runs, as reported by the driver.</source>
        <translation type="unfinished">Xung nhịp của các multiprocessor trước các lần chạy được đo thời gian, theo trình điều khiển.</translation>
    </message>
    <message>
        <source>Multiprocessor clock, as reported by the driver.</source>
        <translation type="unfinished">Xung nhịp của multiprocessor, theo báo cáo của trình điều khiển.</translation>
    </message>
    <message>
        <source>My CUDA file</source>
        <translation type="unfinished">Tệp CUDA của tôi</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation type="unfinished">Máy tính của tôi</translation>
    </message>
    <message>
        <source>My image</source>
        <translation type="unfinished">Ảnh của tôi</translation>
    </message>
    <message>
        <source>N&amp;o to All</source>
        <translation type="unfinished">Không tất &amp;cả</translation>
    </message>
    <message>
        <source>NCCL does not support this: %1 returned %2. All other strategies work without it.</source>
        <translation type="unfinished">NCCL không làm việc này: %1 trả về %2. Mọi chiến lược khác chạy được mà không cần nó.</translation>
    </message>
    <message>
        <source>NPP (library)</source>
        <translation type="unfinished">NPP (thư viện)</translation>
    </message>
    <message>
        <source>NPP does not support this: %1 returned status %2 (see nppdefs.h). Use a strategy with its own kernel.</source>
        <translation type="unfinished">NPP không làm được việc này: %1 trả về trạng thái %2 của nppdefs.h. Mọi chiến lược có kernel riêng đều chạy được.</translation>
    </message>
    <message>
        <source>NPP sums in floats: for images with little contrast, windows of 64×64 were off by up to 8·10⁻⁵ (NPP 13.0 on an H200).</source>
        <translation type="unfinished">NPP cộng bằng float: với ảnh ít tương phản, cửa sổ 64×64 lệch tối đa 8·10⁻⁵ (NPP 13.0 trên H200).</translation>
    </message>
    <message>
        <source>NPP's filters replicate the nearest pixel beyond the border and support no other mode. Choose "border" = replicate.</source>
        <translation type="unfinished">Các bộ lọc của NPP lặp điểm ảnh gần nhất ở bên ngoài biên và không làm được cách khác. Hãy chọn “border” = replicate.</translation>
    </message>
    <message>
        <source>NVIDIA GPU</source>
        <translation type="unfinished">GPU NVIDIA</translation>
    </message>
    <message>
        <source>NVIDIA's assembly language for a virtual GPU architecture. The compiler generates it, the driver translates it into the machine code of the actual GPU, and Tilescope's emulator executes it.</source>
        <translation type="unfinished">Hợp ngữ của NVIDIA cho một kiến trúc GPU ảo. Trình biên dịch tạo ra nó, trình điều khiển dịch nó sang mã máy của GPU thực tế, và trình giả lập của Tilescope thực hiện nó.</translation>
    </message>
    <message>
        <source>NVIDIA's image library, for comparison: its gradient is |gx| + |gy| in 16 bits.</source>
        <translation type="unfinished">Thư viện ảnh của NVIDIA, để so sánh: gradient của nó là |gx| + |gy|, 16 bit.</translation>
    </message>
    <message>
        <source>NVIDIA's image library, for comparison: one call, and Tilescope's projections.</source>
        <translation type="unfinished">Thư viện ảnh của NVIDIA, để so sánh: một lời gọi; các phép chiếu vẫn do Tilescope tính.</translation>
    </message>
    <message>
        <source>NVIDIA's image library, for comparison: three calls, for the border, the sums and the result.</source>
        <translation type="unfinished">Thư viện ảnh của NVIDIA, để so sánh: ba lời gọi cho biên, tổng, kết quả.</translation>
    </message>
    <message>
        <source>NVIDIA's image library, for comparison; it truncates where Tilescope rounds.</source>
        <translation type="unfinished">Thư viện ảnh của NVIDIA, để so sánh; nó cắt cụt ở chỗ Tilescope làm tròn.</translation>
    </message>
    <message>
        <source>NVIDIA's name for the generation.</source>
        <translation type="unfinished">Tên mà NVIDIA đặt cho thế hệ này.</translation>
    </message>
    <message>
        <source>NVRTC</source>
        <translation type="unfinished">NVRTC</translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished">Tên</translation>
    </message>
    <message>
        <source>Name on the answer sheet</source>
        <translation type="unfinished">Tên trên phiếu trả lời</translation>
    </message>
    <message>
        <source>Needs the figures of this strategy and of %1.</source>
        <translation type="unfinished">Cần số liệu của chiến lược này và của %1.</translation>
    </message>
    <message>
        <source>Needs the times of two strategies.</source>
        <translation type="unfinished">Cần thời gian của hai chiến lược.</translation>
    </message>
    <message>
        <source>Neighbouring threads read the same pixels again, and a shared tile saves these reads and time (000.txt:20-23).</source>
        <translation type="unfinished">Các thread cạnh nhau đọc lại cùng các điểm ảnh, và tile chia sẻ tiết kiệm các lần đọc này cùng thời gian (000.txt:20-23).</translation>
    </message>
    <message>
        <source>Next access</source>
        <translation type="unfinished">Truy cập kế tiếp</translation>
    </message>
    <message>
        <source>Next bank conflict</source>
        <translation type="unfinished">Xung đột bank kế tiếp</translation>
    </message>
    <message>
        <source>Next barrier</source>
        <translation type="unfinished">Rào đồng bộ kế tiếp</translation>
    </message>
    <message>
        <source>Next chart</source>
        <translation type="unfinished">Biểu đồ kế tiếp</translation>
    </message>
    <message>
        <source>Next data race</source>
        <translation type="unfinished">Tranh chấp kế tiếp</translation>
    </message>
    <message>
        <source>Next finding</source>
        <translation type="unfinished">Phát hiện kế tiếp</translation>
    </message>
    <message>
        <source>Next instruction</source>
        <translation type="unfinished">Lệnh kế tiếp</translation>
    </message>
    <message>
        <source>Next line</source>
        <translation type="unfinished">Dòng kế tiếp</translation>
    </message>
    <message>
        <source>Next match (Enter)</source>
        <translation type="unfinished">Chỗ kế tiếp (Enter)</translation>
    </message>
    <message>
        <source>Next scattered access</source>
        <translation type="unfinished">Truy cập rải rác kế tiếp</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation type="unfinished">Bước kế tiếp</translation>
    </message>
    <message>
        <source>Next ›</source>
        <translation type="unfinished">Tiếp ›</translation>
    </message>
    <message>
        <source>Next ▾</source>
        <translation type="unfinished">Tiếp ▾</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation type="unfinished">Tiếp theo: %1</translation>
    </message>
    <message>
        <source>Nine products instead of ten at B = 99 and 101, where the products take most of the time: 5 % faster. No difference at most other windows, which do not share 32 columns that one product can hold.</source>
        <translation type="unfinished">Chín tích thay cho mười ở B = 99 và 101, nơi các tích chiếm phần lớn thời gian: nhanh hơn một phần hai mươi. Như cũ ở hầu hết các cửa sổ khác, vốn không có 32 cột chung mà một tích chứa được.</translation>
    </message>
    <message>
        <source>Nineteen min/max exchanges find the median without branches, and the values stay in registers.</source>
        <translation type="unfinished">Mười chín lần hoán đổi bằng min và max tìm ra trung vị: không rẽ nhánh, và các giá trị nằm trong thanh ghi.</translation>
    </message>
    <message>
        <source>No</source>
        <translation type="unfinished">Không</translation>
    </message>
    <message>
        <source>No GPU can be used here; most other strategies run in the emulator.</source>
        <translation type="unfinished">Ở đây không có GPU để dùng; phần lớn các chiến lược khác chạy được trong trình giả lập.</translation>
    </message>
    <message>
        <source>No GPU. %1</source>
        <translation type="unfinished">Không có GPU. %1</translation>
    </message>
    <message>
        <source>No OpenGL context can be created. Is a graphics driver installed?</source>
        <translation type="unfinished">Không tạo được ngữ cảnh OpenGL; đã cài trình điều khiển đồ họa chưa?</translation>
    </message>
    <message>
        <source>No barrier</source>
        <translation type="unfinished">Thiếu rào đồng bộ</translation>
    </message>
    <message>
        <source>No barrier after use</source>
        <translation type="unfinished">Thiếu rào đồng bộ sau khi dùng</translation>
    </message>
    <message>
        <source>No barrier before adding up</source>
        <translation type="unfinished">Thiếu rào đồng bộ trước khi cộng</translation>
    </message>
    <message>
        <source>No barrier before the windows</source>
        <translation type="unfinished">Thiếu rào đồng bộ trước các cửa sổ</translation>
    </message>
    <message>
        <source>No barrier in the exchange</source>
        <translation type="unfinished">Thiếu rào đồng bộ khi trao đổi</translation>
    </message>
    <message>
        <source>No block can be shown: %1</source>
        <translation type="unfinished">Không thể hiển thị block nào: %1</translation>
    </message>
    <message>
        <source>No checks have been made yet.</source>
        <translation type="unfinished">Chưa kiểm tra gì.</translation>
    </message>
    <message>
        <source>No compiler was found.</source>
        <translation type="unfinished">Không tìm thấy trình biên dịch.</translation>
    </message>
    <message>
        <source>No copy over the link of the %1 is faster than %2 GB/s (PCI Express, in each direction).</source>
        <translation type="unfinished">Không lần sao chép nào nhanh hơn mức %2 GB/s theo mỗi chiều của đường truyền PCI Express của %1.</translation>
    </message>
    <message>
        <source>No copy was timed with this run.</source>
        <translation type="unfinished">Không có lần sao chép nào được đo thời gian cùng lần chạy này.</translation>
    </message>
    <message>
        <source>No difference can be computed: the %1 has %2, and the %3 has %4.</source>
        <translation type="unfinished">Không tính được khác biệt: %1 có %2, còn %3 có %4.</translation>
    </message>
    <message>
        <source>No faster at B = 3, where other warps hide the stalls anyway: 200 µs on an H200. Twice as fast at B = 101, where few warps remain: 320 µs; the goal of 260 µs is missed there.</source>
        <translation type="unfinished">Không nhanh hơn ở B = 3, nơi các warp khác đằng nào cũng lấp thời gian chờ: 200 µs trên H200. Nhanh gấp đôi ở B = 101, nơi còn ít warp: 320 µs; ở đó không đạt mục tiêu 260 µs.</translation>
    </message>
    <message>
        <source>No fewer instructions, and other warps already hid the latency: within 10 % of tile_words on an H200.</source>
        <translation type="unfinished">Số lệnh không ít hơn, và các warp khác vốn đã che thời gian chờ: cách tile_words không quá một phần mười trên H200.</translation>
    </message>
    <message>
        <source>No figures</source>
        <translation type="unfinished">Không có số liệu</translation>
    </message>
    <message>
        <source>No file is chosen. Choose a NumPy file (.npy) that contains images, or use patches of the source image.</source>
        <translation type="unfinished">Chưa chọn tệp nào. Hãy chọn một tệp NumPy (.npy) có ảnh, hoặc dùng các mảnh của ảnh nguồn.</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation type="unfinished">Chưa có tệp nào</translation>
    </message>
    <message>
        <source>No finding "%1" is left.</source>
        <translation type="unfinished">Không còn phát hiện “%1” nào.</translation>
    </message>
    <message>
        <source>No folder is chosen. Choose a folder that contains images, or use patches of the source image.</source>
        <translation type="unfinished">Chưa chọn thư mục. Hãy chọn một thư mục có ảnh, hoặc dùng các mảnh của ảnh nguồn.</translation>
    </message>
    <message>
        <source>No gain was predicted for this strategy.</source>
        <translation type="unfinished">Không có mức cải thiện nào được dự đoán cho chiến lược này.</translation>
    </message>
    <message>
        <source>No gain: 32 neighbouring threads of a block on the diagonal always include one that is on or below the diagonal, so no warp skips the loop. There is one more branch per chunk, and it diverges.</source>
        <translation type="unfinished">Không lợi gì: 32 thread cạnh nhau của một block trên đường chéo luôn có ít nhất một thread nằm đúng trên đường chéo hoặc phía dưới nó, nên không warp nào bỏ qua vòng lặp; thêm một rẽ nhánh mỗi chunk, và nó phân kỳ.</translation>
    </message>
    <message>
        <source>No hardware counters: %1</source>
        <translation type="unfinished">Không có bộ đếm phần cứng: %1</translation>
    </message>
    <message>
        <source>No instruction</source>
        <translation type="unfinished">No instruction</translation>
    </message>
    <message>
        <source>No kernel chosen</source>
        <translation type="unfinished">Chưa chọn kernel</translation>
    </message>
    <message>
        <source>No kernel in %1 writes to the result: none of them stores through a pointer.</source>
        <translation type="unfinished">Không kernel nào trong %1 ghi vào kết quả: không kernel nào ghi qua con trỏ.</translation>
    </message>
    <message>
        <source>No key matches.</source>
        <translation type="unfinished">Không có phím nào khớp.</translation>
    </message>
    <message>
        <source>No line of this file branches.</source>
        <translation type="unfinished">Không dòng nào của tệp này rẽ nhánh.</translation>
    </message>
    <message>
        <source>No line of this file reads or writes global memory.</source>
        <translation type="unfinished">Không dòng nào của tệp này đọc hay ghi bộ nhớ toàn cục.</translation>
    </message>
    <message>
        <source>No line of this file reads or writes shared memory.</source>
        <translation type="unfinished">Không dòng nào của tệp này đọc hay ghi bộ nhớ chia sẻ.</translation>
    </message>
    <message>
        <source>No line of this file was executed.</source>
        <translation type="unfinished">Không dòng nào của tệp này được thực hiện.</translation>
    </message>
    <message>
        <source>No matches. Use fewer letters.</source>
        <translation type="unfinished">Không có kết quả khớp. Hãy dùng ít chữ hơn.</translation>
    </message>
    <message>
        <source>No more threads can be started, because memory or the number of processes is limited (ulimit -v, ulimit -u).</source>
        <translation type="unfinished">Không khởi động thêm được thread nào, vì bộ nhớ hoặc số tiến trình bị giới hạn (ulimit -v, ulimit -u).</translation>
    </message>
    <message>
        <source>No other strategy was run with these settings.</source>
        <translation type="unfinished">Không có chiến lược nào khác được chạy với thiết lập này.</translation>
    </message>
    <message>
        <source>No program on this computer can open the file at %1.</source>
        <translation type="unfinished">Không chương trình nào trên máy này mở được tệp ở %1.</translation>
    </message>
    <message>
        <source>No result</source>
        <translation type="unfinished">Không có kết quả</translation>
    </message>
    <message>
        <source>No run has this figure: %1</source>
        <translation type="unfinished">Không lần chạy nào ở đây có số liệu này: %1</translation>
    </message>
    <message>
        <source>No sessions yet</source>
        <translation type="unfinished">Chưa có phiên nào</translation>
    </message>
    <message>
        <source>No strategy matches.</source>
        <translation type="unfinished">Không có chiến lược nào khớp.</translation>
    </message>
    <message>
        <source>No thread ever stores there.</source>
        <translation type="unfinished">Không thread nào từng ghi vào đó.</translation>
    </message>
    <message>
        <source>No thread of block %1 stored this pixel.</source>
        <translation type="unfinished">Không có thread nào của block %1 ghi điểm ảnh này.</translation>
    </message>
    <message>
        <source>No thread stores to the output at all. Check the condition before the store, and that the variables in the condition and in the index have been given a value.</source>
        <translation type="unfinished">Không thread nào ghi vào đầu ra. Hãy kiểm tra điều kiện trước lệnh ghi, và xem các biến trong điều kiện và trong chỉ số đã được gán giá trị chưa.</translation>
    </message>
    <message>
        <source>No threads</source>
        <translation type="unfinished">Không có thread</translation>
    </message>
    <message>
        <source>No tile pitch removes the conflict. Make the lanes of a warp access neighbouring 4-byte words instead.</source>
        <translation type="unfinished">Không bước hàng nào của tile loại bỏ được điều này. Thay vào đó, hãy để các lane của một warp yêu cầu những từ nhớ 4 byte cạnh nhau.</translation>
    </message>
    <message>
        <source>No time is predicted for this combination.</source>
        <translation type="unfinished">Không có thời gian dự đoán cho tổ hợp này.</translation>
    </message>
    <message>
        <source>No timeline can be shown: %1</source>
        <translation type="unfinished">Không thể hiện dòng thời gian: %1</translation>
    </message>
    <message>
        <source>No timeline for %1: %2</source>
        <translation type="unfinished">%1 không có dòng thời gian: %2</translation>
    </message>
    <message>
        <source>No value is a finite number</source>
        <translation type="unfinished">Không có giá trị nào là số hữu hạn</translation>
    </message>
    <message>
        <source>No warp stalls on any line of this file.</source>
        <translation type="unfinished">Không warp nào bị stall ở dòng nào của tệp này.</translation>
    </message>
    <message>
        <source>Nobody reads the result of kernel %1.</source>
        <translation type="unfinished">Không có gì đọc kết quả của kernel %1.</translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished">Không có</translation>
    </message>
    <message>
        <source>None of the %1 files in "%2" is a readable image (%3). Supported formats: %4.</source>
        <translation type="unfinished">Không tệp nào trong %1 tệp ở “%2” là ảnh đọc được (%3); dùng được: %4.</translation>
    </message>
    <message>
        <source>None of the values is finite.</source>
        <translation type="unfinished">Không có giá trị nào của nó là số hữu hạn.</translation>
    </message>
    <message>
        <source>None.</source>
        <translation type="unfinished">Không có.</translation>
    </message>
    <message>
        <source>Not GPU time.</source>
        <translation type="unfinished">Không phải thời gian của GPU.</translation>
    </message>
    <message>
        <source>Not applicable to a CPU thread.</source>
        <translation type="unfinished">Thread CPU không có mục này.</translation>
    </message>
    <message>
        <source>Not atomic</source>
        <translation type="unfinished">Không nguyên tử</translation>
    </message>
    <message>
        <source>Not available now. %1</source>
        <translation type="unfinished">Không phải lúc này. %1</translation>
    </message>
    <message>
        <source>Not available: the run ended before it was timed.</source>
        <translation type="unfinished">Không có: lần chạy kết thúc trước khi được đo thời gian.</translation>
    </message>
    <message>
        <source>Not compared with the CPU reference. The comparison is done when the sliders stop moving, unless it is switched off.</source>
        <translation type="unfinished">Chưa so với tham chiếu CPU: việc đó được làm khi các thanh trượt đã đứng yên, trừ khi bị tắt.</translation>
    </message>
    <message>
        <source>Not computed completely: emulating the result would take about %1.</source>
        <translation type="unfinished">Chưa được tính toàn bộ: giả lập kết quả sẽ mất khoảng %1.</translation>
    </message>
    <message>
        <source>Not correct yet</source>
        <translation type="unfinished">Chưa đúng</translation>
    </message>
    <message>
        <source>Not counted yet.</source>
        <translation type="unfinished">Chưa đếm.</translation>
    </message>
    <message>
        <source>Not estimated for this row.</source>
        <translation type="unfinished">Không ước lượng cho hàng này.</translation>
    </message>
    <message>
        <source>Not even one block fits on a multiprocessor of the %1.</source>
        <translation type="unfinished">Multiprocessor của %1 không chứa được dù chỉ một block.</translation>
    </message>
    <message>
        <source>Not even one such block fits on a multiprocessor; limited by: %1.</source>
        <translation type="unfinished">Multiprocessor không chứa được dù chỉ một block như vậy; giới hạn là: %1.</translation>
    </message>
    <message>
        <source>Not measured yet. The measurement follows when the sliders stop moving.</source>
        <translation type="unfinished">Chưa đo. Phép đo được thực hiện khi các thanh trượt đứng yên.</translation>
    </message>
    <message>
        <source>Not measured: %1</source>
        <translation type="unfinished">Không đo: %1</translation>
    </message>
    <message>
        <source>Not measured: the GPU was lost after an error in a kernel, and the emulator took over.</source>
        <translation type="unfinished">Không đo: GPU đã mất sau một lỗi trong kernel, và trình giả lập đã tiếp quản.</translation>
    </message>
    <message>
        <source>Not measured: the result was not compared with the reference.</source>
        <translation type="unfinished">Không đo: kết quả chưa được so với tham chiếu.</translation>
    </message>
    <message>
        <source>Not measured: this run used the emulator, although a GPU is available (%1).</source>
        <translation type="unfinished">Không đo: lần chạy này thực hiện trong trình giả lập, dù ở đây có GPU (%1).</translation>
    </message>
    <message>
        <source>Not measured: this run used the emulator.</source>
        <translation type="unfinished">Không đo: lần chạy này thực hiện trong trình giả lập.</translation>
    </message>
    <message>
        <source>Not run with these settings yet.</source>
        <translation type="unfinished">Chưa chạy với thiết lập này.</translation>
    </message>
    <message>
        <source>Not selected</source>
        <translation type="unfinished">Not selected</translation>
    </message>
    <message>
        <source>Not the median</source>
        <translation type="unfinished">Không phải giá trị giữa</translation>
    </message>
    <message>
        <source>Not used by this kernel: %1.</source>
        <translation type="unfinished">Kernel này không dùng: %1.</translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished">Ghi chú</translation>
    </message>
    <message>
        <source>Nothing can be saved in "%1/autosave", so a crash would lose your latest changes. Free some space there, or allow writing, and restart Tilescope.</source>
        <translation type="unfinished">Không ghi được gì trong “%1/autosave”, nên nếu gặp sự cố thì các thay đổi mới nhất sẽ mất. Hãy giải phóng chỗ ở đó hoặc cho phép ghi, rồi khởi động lại Tilescope.</translation>
    </message>
    <message>
        <source>Nothing fills the buffer "%1", so the values that a kernel reads from it are undefined. Specify its values: //@ buffer %1 %2 = 1, 2, 1</source>
        <translation type="unfinished">Không có gì ghi vào vùng đệm “%1”, nên các giá trị kernel đọc từ đó không xác định. Hãy nêu các giá trị của nó: //@ buffer %1 %2 = 1, 2, 1</translation>
    </message>
    <message>
        <source>Nothing found. Checked for: %1.</source>
        <translation type="unfinished">Không tìm thấy gì. Đã kiểm tra: %1.</translation>
    </message>
    <message>
        <source>Nothing had been stored at this address yet; thread %1 stored to it %2 after the read.</source>
        <translation type="unfinished">Chưa có gì được ghi vào đó; thread %1 ghi nó %2 sau lần đọc.</translation>
    </message>
    <message>
        <source>Nothing has been swept yet. Press "Sweep" in the Sweep panel.</source>
        <translation type="unfinished">Chưa quét gì: hãy nhấn “Quét” trong khung Quét.</translation>
    </message>
    <message>
        <source>Nothing has run yet.</source>
        <translation type="unfinished">Chưa chạy gì.</translation>
    </message>
    <message>
        <source>Nothing was counted in these runs.</source>
        <translation type="unfinished">Không đếm gì trong các lần chạy này.</translation>
    </message>
    <message>
        <source>Nothing was counted in this run.</source>
        <translation type="unfinished">Không đếm gì trong lần chạy này.</translation>
    </message>
    <message>
        <source>Nothing was counted in this run. Counters are available after the full run, when the sliders stop moving.</source>
        <translation type="unfinished">Không đếm gì trong lần chạy này. Các bộ đếm có cùng lần chạy đầy đủ, khi các thanh trượt đứng yên.</translation>
    </message>
    <message>
        <source>Nothing was counted.</source>
        <translation type="unfinished">Không đếm gì.</translation>
    </message>
    <message>
        <source>Nothing was saved: %1 has changed since this window opened it, perhaps in another window.</source>
        <translation type="unfinished">Chưa lưu gì: %1 đã thay đổi kể từ khi cửa sổ này mở nó, có lẽ trong một cửa sổ khác.</translation>
    </message>
    <message>
        <source>Nsight Compute calls this state %1.</source>
        <translation type="unfinished">Nsight Compute gọi trạng thái này là %1.</translation>
    </message>
    <message>
        <source>Nsight Compute on an %1 (%2, %3 launches of this strategy)</source>
        <translation type="unfinished">Nsight Compute trên %1 (%2, %3 lần launch của chiến lược này)</translation>
    </message>
    <message>
        <source>NumPy files (%1)</source>
        <translation type="unfinished">Tệp NumPy (%1)</translation>
    </message>
    <message>
        <source>NumPy, values as they are (*.npy)</source>
        <translation type="unfinished">NumPy, giá trị giữ nguyên (*.npy)</translation>
    </message>
    <message>
        <source>Number of images</source>
        <translation type="unfinished">Số ảnh</translation>
    </message>
    <message>
        <source>Number-theoretic transforms</source>
        <translation type="unfinished">Biến đổi lý thuyết số</translation>
    </message>
    <message>
        <source>O&amp;verlays</source>
        <translation type="unfinished">Lớ&amp;p phủ</translation>
    </message>
    <message>
        <source>OK</source>
        <translation type="unfinished">OK</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation type="unfinished">Mức chiếm dụng</translation>
    </message>
    <message>
        <source>Occupancy %1: %2 of %3 warps, %4 of %5 threads each</source>
        <translation type="unfinished">Mức chiếm dụng %1: %2 trên %3 warp, %4 với %5 thread mỗi block</translation>
    </message>
    <message>
        <source>Occupancy and predicted time over: %1</source>
        <translation type="unfinished">Mức chiếm dụng và thời gian dự đoán theo: %1</translation>
    </message>
    <message>
        <source>Of the four registers of a fragment, the first two hold two rows of the same column, and the other two the same rows four words further on. Filled row by row, which looks natural, they meet the wrong numbers: no instruction reports an error, but the products are wrong.</source>
        <translation type="unfinished">Trong bốn thanh ghi của một fragment, hai thanh ghi đầu là hai hàng của cùng một cột, và hai thanh ghi kia là các hàng ấy xa hơn bốn từ nhớ. Theo từng hàng, như trông tự nhiên, chúng gặp các số khác: không lệnh nào báo lỗi, mà các tích lại khác.</translation>
    </message>
    <message>
        <source>Of the four registers of a fragment, the first two hold two rows of the same columns, and the other two the same rows further on. Filled in the order that looks natural, the ones are in the wrong positions of the band: windows become ragged, and no instruction reports an error.</source>
        <translation type="unfinished">Trong bốn thanh ghi của một fragment, hai thanh ghi đầu là hai hàng của cùng các cột, và hai thanh ghi kia là các hàng ấy ở xa hơn. Theo thứ tự trông tự nhiên, các số 1 đứng ở những chỗ khác của dải: cửa sổ bị răng cưa, mà không lệnh nào báo lỗi.</translation>
    </message>
    <message>
        <source>Off by one</source>
        <translation type="unfinished">Lệch một</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation type="unfinished">Độ lệch</translation>
    </message>
    <message>
        <source>On %1, %2. %3; %4.</source>
        <translation type="unfinished">Trên %1, %2. %3; %4.</translation>
    </message>
    <message>
        <source>On %1.</source>
        <translation type="unfinished">Trên %1.</translation>
    </message>
    <message>
        <source>On %1: %2</source>
        <translation type="unfinished">Trên %1: %2</translation>
    </message>
    <message>
        <source>On a GPU, Tilescope creates only textures with one plane and one channel, and no surfaces; the emulator supports others.</source>
        <translation type="unfinished">Trên thiết bị, Tilescope tạo texture một mặt phẳng, một kênh, và không tạo surface; trình giả lập có các loại khác.</translation>
    </message>
    <message>
        <source>On a slider or number</source>
        <translation type="unfinished">Trên thanh trượt hoặc ô số</translation>
    </message>
    <message>
        <source>On the image</source>
        <translation type="unfinished">Trên ảnh</translation>
    </message>
    <message>
        <source>One CPU thread</source>
        <translation type="unfinished">Một thread CPU</translation>
    </message>
    <message>
        <source>One GPU does all of the work here; with several, NCCL adds their sums.</source>
        <translation type="unfinished">Ở đây một GPU làm mọi việc; nếu có nhiều GPU, NCCL cộng các tổng của chúng.</translation>
    </message>
    <message>
        <source>One HTML file with images, settings, times, counters, findings, charts and the kernel source.</source>
        <translation type="unfinished">Một tệp HTML gồm ảnh, thiết lập, thời gian, bộ đếm, phát hiện, biểu đồ và mã nguồn kernel.</translation>
    </message>
    <message>
        <source>One bar per strategy, with its spread and the band predicted by the model.</source>
        <translation type="unfinished">Mỗi chiến lược một thanh, cùng độ phân tán và dải mà mô hình dự đoán.</translation>
    </message>
    <message>
        <source>One block fits on a multiprocessor at a time</source>
        <translation type="unfinished">Một multiprocessor chứa được một block cùng lúc</translation>
    </message>
    <message>
        <source>One block, step by step</source>
        <translation type="unfinished">Một block, từng bước một</translation>
    </message>
    <message>
        <source>One cudaMemcpy with pageable memory, measured.</source>
        <translation type="unfinished">Một lần cudaMemcpy với bộ nhớ pageable, đo được.</translation>
    </message>
    <message>
        <source>One element of the tile was read before any thread had written it.</source>
        <translation type="unfinished">Một phần tử của tile đã được đọc trước khi có thread ghi vào nó.</translation>
    </message>
    <message>
        <source>One exchange of the network is missing, so some windows yield another of their values.</source>
        <translation type="unfinished">Thiếu một lần hoán đổi của mạng: một số cửa sổ nhận giá trị khác trong các giá trị của nó.</translation>
    </message>
    <message>
        <source>One execution of the kernel code, usually for one pixel. A thread has its own registers and knows its position from threadIdx and blockIdx.</source>
        <translation type="unfinished">Một lần chạy mã của kernel, thường cho một điểm ảnh. Nó có các thanh ghi riêng và biết vị trí của mình qua threadIdx và blockIdx.</translation>
    </message>
    <message>
        <source>One fetch per template pixel instead of two: about 2× as fast as Textures.</source>
        <translation type="unfinished">Một lần đọc mỗi điểm ảnh của mẫu thay cho hai: nhanh gấp khoảng 2 lần Texture.</translation>
    </message>
    <message>
        <source>One instruction that reads or writes 8 or 16 bytes per lane. It moves the same bytes with fewer requests; the address must be a multiple of the access size.</source>
        <translation type="unfinished">Một lệnh đọc hoặc ghi 8 hay 16 byte mỗi lane. Nó chuyển cùng số byte với ít yêu cầu hơn; địa chỉ phải là bội của kích thước ấy.</translation>
    </message>
    <message>
        <source>One instruction with which a warp reads or writes memory, whatever its lanes request. Memory serves a request with as many sectors or wavefronts as the request needs.</source>
        <translation type="unfinished">Một lệnh mà một warp dùng để đọc hoặc ghi bộ nhớ, bất kể các lane của nó yêu cầu gì. Bộ nhớ đáp ứng bằng số sector hay wavefront cần thiết.</translation>
    </message>
    <message>
        <source>One launch sums rows, the next columns: 2 W products per pixel instead of W².</source>
        <translation type="unfinished">Một lần launch cộng các hàng, lần kế tiếp cộng các cột: 2 W tích mỗi điểm ảnh thay vì W².</translation>
    </message>
    <message>
        <source>One launch sums rows, the next columns: 2B additions per pixel instead of B².</source>
        <translation type="unfinished">Một lần launch cộng các hàng, lần kế tiếp cộng các cột: 2B phép cộng mỗi điểm ảnh thay vì B².</translation>
    </message>
    <message>
        <source>One load, one shift and one __dp4a for four pixels instead of four loads and four multiplications: 3× as fast as padded.</source>
        <translation type="unfinished">Một lần nạp, một phép dịch và một __dp4a cho bốn điểm ảnh thay cho bốn lần nạp và bốn phép nhân: nhanh gấp 3 lần padded.</translation>
    </message>
    <message>
        <source>One more group than allowed may still be in flight, and it is the one that this step reads: some pixels still belong to a row that left the window long ago.</source>
        <translation type="unfinished">Có thể còn một nhóm vượt mức cho phép chưa sao chép xong, và đó chính là nhóm mà bước này đọc: một số điểm ảnh vẫn là của hàng đã rời cửa sổ từ lâu.</translation>
    </message>
    <message>
        <source>One multiplication per template pixel instead of two, and one addition fewer: 1.6× as fast as Shared tile at 52×52 on an H200. The sums take 0.1 ms at 4096×4096.</source>
        <translation type="unfinished">Một phép nhân mỗi điểm ảnh của mẫu thay cho hai và bớt một phép cộng: nhanh gấp 1.6 lần Tile chia sẻ ở 52×52 trên H200; các tổng tốn 0.1 ms ở 4096×4096.</translation>
    </message>
    <message>
        <source>One of the values read is not the expected one.</source>
        <translation type="unfinished">Một giá trị được đọc không phải là giá trị phải có ở đó.</translation>
    </message>
    <message>
        <source>One pixel required by the definition was not read.</source>
        <translation type="unfinished">Một điểm ảnh của định nghĩa không được đọc.</translation>
    </message>
    <message>
        <source>One pixel, one block, one line of the kernel, with its counters</source>
        <translation type="unfinished">Một điểm ảnh, một block, một dòng của kernel, cùng các bộ đếm</translation>
    </message>
    <message>
        <source>One read from memory, one write and no table: about 50 instructions per pixel with one byte per lane, that is, 800 µs at 16384² on an H200 with B = 3, and 1.5 times as long at B = 101, where 101 of the block's columns write nothing.</source>
        <translation type="unfinished">Một lần đọc từ bộ nhớ và một lần ghi, không có bảng: khoảng 50 lệnh mỗi điểm ảnh khi mỗi lane một byte, nên 800 µs ở 16384² trên H200 với B = 3, và lâu thêm một nửa ở B = 101, khi 101 cột của block không ghi gì.</translation>
    </message>
    <message>
        <source>One row per warp, with its cycles to the right. Left and Right move the cursor by one cycle, or by ten with Shift; Up and Down select another warp; plus and minus zoom.</source>
        <translation type="unfinished">Mỗi warp một hàng, chu kỳ chạy sang phải. Phím trái và phải dời con trỏ một chu kỳ, cùng Shift thì mười; lên và xuống sang warp khác; cộng và trừ để phóng to, thu nhỏ.</translation>
    </message>
    <message>
        <source>One run.</source>
        <translation type="unfinished">Một lần chạy.</translation>
    </message>
    <message>
        <source>One scale</source>
        <translation type="unfinished">Một thang</translation>
    </message>
    <message>
        <source>One screen pixel per image pixel</source>
        <translation type="unfinished">Mỗi điểm ảnh của màn hình là một điểm ảnh của ảnh</translation>
    </message>
    <message>
        <source>One start of a kernel with a grid of blocks. A strategy may need several launches in sequence, such as a row pass and a column pass.</source>
        <translation type="unfinished">Một lần khởi chạy kernel với một lưới các block. Một chiến lược có thể cần nhiều lần, lần lượt từng lần, chẳng hạn một lượt hàng và một lượt cột.</translation>
    </message>
    <message>
        <source>One step; ten with Shift, a tenth with Ctrl</source>
        <translation type="unfinished">Một bước; với Shift mười bước, với Ctrl một phần mười</translation>
    </message>
    <message>
        <source>One thread for each element reads two columns of D; half of C is mirrored.</source>
        <translation type="unfinished">Mỗi phần tử một thread, đọc hai cột của D; một nửa của C được lấy đối xứng.</translation>
    </message>
    <message>
        <source>One warp alone: no latency is hidden</source>
        <translation type="unfinished">Chỉ một warp: không độ trễ nào được che giấu</translation>
    </message>
    <message>
        <source>Only %1 of %2 threads of warp %3 in block %4 reach this __syncthreads(), which is in a branch that the others do not take, or in a loop that they have left. Every thread of a block must reach the same barrier.</source>
        <translation type="unfinished">Chỉ %1 trong %2 thread của warp %3 thuộc block %4 đến __syncthreads() này: nó nằm trong một rẽ nhánh mà các thread khác không đi, hoặc trong một vòng lặp mà chúng đã rời. Mọi thread của một block phải đến cùng một rào đồng bộ.</translation>
    </message>
    <message>
        <source>Only %1 of the %2 channels of each pixel are stored. Store the others too.</source>
        <translation type="unfinished">Chỉ %1 trong %2 kênh của mỗi điểm ảnh được ghi. Hãy ghi cả các kênh còn lại.</translation>
    </message>
    <message>
        <source>Only %2 of every %1 neighbouring values are stored. Check the factor by which the index is multiplied.</source>
        <translation type="unfinished">Cứ %1 giá trị cạnh nhau thì chỉ %2 giá trị được ghi. Hãy kiểm tra chỉ số được nhân với gì.</translation>
    </message>
    <message>
        <source>Only %2 of every %1 rows are stored. Check the factor by which the row is multiplied.</source>
        <translation type="unfinished">Cứ %1 hàng thì chỉ %2 hàng được ghi. Hãy kiểm tra hàng được nhân với gì.</translation>
    </message>
    <message>
        <source>Only %3 of the 32 threads of warp %4, among them thread %1 of block %2, reach this matrix instruction, which requires the whole warp.</source>
        <translation type="unfinished">Chỉ %3 trong 32 thread của warp %4, trong đó có thread %1 của block %2, đến lệnh ma trận này, vốn cần cả một warp.</translation>
    </message>
    <message>
        <source>Only %n [warp fits|warps fit] on a multiprocessor of the %1 at once (%2 occupancy), limited by %3. With few warps, there is little to execute while one of them waits for memory.</source>
        <translation type="unfinished">Chỉ %n warp vừa cùng lúc trên một multiprocessor của %1 (mức chiếm dụng %2), giới hạn bởi %3. Với ít warp, có ít việc để làm trong khi một warp chờ bộ nhớ.</translation>
    </message>
    <message>
        <source>Only columns %1 to %2 and rows %3 to %4 are stored. Check the index (blockIdx.x * blockDim.x + threadIdx.x), the size of the grid and the condition before the store.</source>
        <translation type="unfinished">Chỉ các cột %1 đến %2 và các hàng %3 đến %4 được ghi. Hãy kiểm tra chỉ số (blockIdx.x * blockDim.x + threadIdx.x), kích thước của lưới và điều kiện trước lệnh ghi.</translation>
    </message>
    <message>
        <source>Only for a custom filter.</source>
        <translation type="unfinished">Chỉ cho bộ lọc tự viết.</translation>
    </message>
    <message>
        <source>Only for images in a folder.</source>
        <translation type="unfinished">Chỉ cho ảnh của thư mục.</translation>
    </message>
    <message>
        <source>Only for patches of the image.</source>
        <translation type="unfinished">Chỉ cho các mảnh ảnh.</translation>
    </message>
    <message>
        <source>Only for the Gaussian filter.</source>
        <translation type="unfinished">Chỉ cho bộ lọc Gauss.</translation>
    </message>
    <message>
        <source>Only for the images in a file.</source>
        <translation type="unfinished">Chỉ dành cho ảnh trong một tệp.</translation>
    </message>
    <message>
        <source>Only for the strategies with a shared tile.</source>
        <translation type="unfinished">Chỉ cho các chiến lược có tile chia sẻ.</translation>
    </message>
    <message>
        <source>Only if neither a rectangle nor a file is chosen as the template.</source>
        <translation type="unfinished">Chỉ khi chưa chọn hình chữ nhật hay tệp nào làm mẫu.</translation>
    </message>
    <message>
        <source>Only one half of the symmetric matrix is computed. Without the second store, the other half keeps its old contents.</source>
        <translation type="unfinished">Chỉ một nửa của ma trận đối xứng được tính. Thiếu lần ghi thứ hai, nửa kia vẫn như cũ.</translation>
    </message>
    <message>
        <source>Only red, green and blue of the %1 samples per pixel were read.</source>
        <translation type="unfinished">Trong %1 giá trị (sample) của mỗi điểm ảnh, đã đọc đỏ, lục và lam.</translation>
    </message>
    <message>
        <source>Only the block's own pixels are loaded, and its outer threads read a halo that was never written: the image shows a grid of wrong pixels along the edges of the blocks.</source>
        <translation type="unfinished">Chỉ các điểm ảnh của chính block được nạp, và các thread ngoài rìa đọc một halo chưa ai ghi: ảnh hiện một lưới điểm ảnh sai dọc rìa các block.</translation>
    </message>
    <message>
        <source>Only the channel %1 was read; channels ignored: %2.</source>
        <translation type="unfinished">Chỉ đọc kênh %1; số kênh bị bỏ qua: %2.</translation>
    </message>
    <message>
        <source>Only the channels R, G and B were read; channels ignored: %1.</source>
        <translation type="unfinished">Chỉ đọc các kênh R, G và B; số kênh bị bỏ qua: %1.</translation>
    </message>
    <message>
        <source>Only the first of the %1 samples per pixel was read.</source>
        <translation type="unfinished">Trong %1 giá trị (sample) của mỗi điểm ảnh, đã đọc giá trị đầu tiên.</translation>
    </message>
    <message>
        <source>Only the kernel was run again. Save the file to run main() with your changes.</source>
        <translation type="unfinished">Chỉ kernel được chạy lại. Hãy lưu tệp để chạy main() với các thay đổi của bạn.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished">Mở</translation>
    </message>
    <message>
        <source>Open &amp;kernel…</source>
        <translation type="unfinished">Mở k&amp;ernel…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation type="unfinished">Mở &amp;gần đây</translation>
    </message>
    <message>
        <source>Open File</source>
        <translation type="unfinished">Mở tệp</translation>
    </message>
    <message>
        <source>Open It Here</source>
        <translation type="unfinished">Mở ở đây</translation>
    </message>
    <message>
        <source>Open a .cu file: a kernel, or a whole program with its main(); you can also drop it on the window</source>
        <translation type="unfinished">Mở một tệp .cu: một kernel, hoặc một chương trình hoàn chỉnh có main(); cũng có thể thả tệp vào cửa sổ</translation>
    </message>
    <message>
        <source>Open a NumPy file of images</source>
        <translation type="unfinished">Mở tệp NumPy chứa ảnh</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation type="unfinished">Mở một tệp</translation>
    </message>
    <message>
        <source>Open a folder that contains a whole CUDA program, such as one with a Makefile</source>
        <translation type="unfinished">Mở thư mục chứa một chương trình CUDA hoàn chỉnh, chẳng hạn thư mục có Makefile</translation>
    </message>
    <message>
        <source>Open a kernel</source>
        <translation type="unfinished">Mở một kernel</translation>
    </message>
    <message>
        <source>Open a session</source>
        <translation type="unfinished">Mở một phiên</translation>
    </message>
    <message>
        <source>Open an image</source>
        <translation type="unfinished">Mở một ảnh</translation>
    </message>
    <message>
        <source>Open an image file</source>
        <translation type="unfinished">Mở một tệp ảnh</translation>
    </message>
    <message>
        <source>Open an image or a kernel</source>
        <translation type="unfinished">Mở một ảnh hoặc một kernel</translation>
    </message>
    <message>
        <source>Open its kernels only</source>
        <translation type="unfinished">Chỉ mở các kernel của nó</translation>
    </message>
    <message>
        <source>Open pro&amp;gram…</source>
        <translation type="unfinished">Mở &amp;chương trình…</translation>
    </message>
    <message>
        <source>Open progress: the further progress in each lesson is kept</source>
        <translation type="unfinished">Mở tiến độ: với mỗi bài học, tiến độ xa hơn được giữ lại</translation>
    </message>
    <message>
        <source>Open progress…</source>
        <translation type="unfinished">Mở tiến độ…</translation>
    </message>
    <message>
        <source>Open s&amp;ample</source>
        <translation type="unfinished">Mở ảnh &amp;ví dụ</translation>
    </message>
    <message>
        <source>Open sess&amp;ion…</source>
        <translation type="unfinished">Mở p&amp;hiên…</translation>
    </message>
    <message>
        <source>Open the folder of a program</source>
        <translation type="unfinished">Mở thư mục của một chương trình</translation>
    </message>
    <message>
        <source>Open the settings and image of a saved session</source>
        <translation type="unfinished">Mở thiết lập và ảnh của một phiên đã lưu</translation>
    </message>
    <message>
        <source>Open your own image; you can also drop it on the window</source>
        <translation type="unfinished">Mở một ảnh của riêng bạn; cũng có thể thả ảnh vào cửa sổ</translation>
    </message>
    <message>
        <source>OpenGL 3.3 is needed; %1 offers %2%3.%4.</source>
        <translation type="unfinished">Cần OpenGL 3.3; %1 có %2%3.%4.</translation>
    </message>
    <message>
        <source>OpenGL is hidden by TILESCOPE_HIDE.</source>
        <translation type="unfinished">OpenGL bị ẩn bởi TILESCOPE_HIDE.</translation>
    </message>
    <message>
        <source>OpenGL is rendered by the CPU here (%1); QPainter is faster.</source>
        <translation type="unfinished">OpenGL ở đây do bộ xử lý tính (%1), việc này QPainter làm nhanh hơn.</translation>
    </message>
    <message>
        <source>OpenGL runs on %1, not on the CUDA device. On a laptop with two GPUs, start Tilescope with __NV_PRIME_RENDER_OFFLOAD=1 __GLX_VENDOR_LIBRARY_NAME=nvidia.</source>
        <translation type="unfinished">OpenGL chạy trên %1, không phải trên thiết bị CUDA. Trên máy tính xách tay có hai GPU, hãy khởi động Tilescope với __NV_PRIME_RENDER_OFFLOAD=1 __GLX_VENDOR_LIBRARY_NAME=nvidia.</translation>
    </message>
    <message>
        <source>Opening the image was cancelled.</source>
        <translation type="unfinished">Việc mở ảnh đã bị hủy.</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation type="unfinished">Phép xử lý</translation>
    </message>
    <message>
        <source>Operations on floats; a fused multiply-add counts as two.</source>
        <translation type="unfinished">Các phép tính trên float; một phép nhân-cộng hợp nhất được tính là hai.</translation>
    </message>
    <message>
        <source>Operations per byte moved to and from device memory; counted per access, this is the CGMA ratio. A kernel with a low intensity is limited by memory, one with a high intensity by arithmetic.</source>
        <translation type="unfinished">Số phép tính cho mỗi byte chuyển vào và ra bộ nhớ thiết bị; tính cho mỗi lần truy cập thì đó là tỷ số CGMA. Kernel có cường độ thấp bị giới hạn bởi bộ nhớ, kernel có cường độ cao bị giới hạn bởi tính toán số học.</translation>
    </message>
    <message>
        <source>Optimisation steps</source>
        <translation type="unfinished">Các bước tối ưu</translation>
    </message>
    <message>
        <source>Or draw it on the image with Shift+drag. Drag its inside to move it, or its corners to resize it.</source>
        <translation type="unfinished">Hoặc vẽ nó trên ảnh: giữ Shift và kéo. Sau đó kéo bên trong để dời, kéo các góc để đổi cỡ.</translation>
    </message>
    <message>
        <source>Other block sizes; double-click one to use it:</source>
        <translation type="unfinished">Các cỡ block khác; nhấp đúp để chọn:</translation>
    </message>
    <message>
        <source>Other resources cannot be tried: %1</source>
        <translation type="unfinished">Không thể thử các tài nguyên khác: %1</translation>
    </message>
    <message>
        <source>Out of bounds</source>
        <translation type="unfinished">Ngoài giới hạn</translation>
    </message>
    <message>
        <source>Output never written</source>
        <translation type="unfinished">Đầu ra không hề được ghi</translation>
    </message>
    <message>
        <source>Output of the program</source>
        <translation type="unfinished">Đầu ra của chương trình</translation>
    </message>
    <message>
        <source>Output of the worker: "%1".</source>
        <translation type="unfinished">Đầu ra của worker: “%1”.</translation>
    </message>
    <message>
        <source>Over ideal</source>
        <translation type="unfinished">So với lý tưởng</translation>
    </message>
    <message>
        <source>Overlay</source>
        <translation type="unfinished">Lớp phủ</translation>
    </message>
    <message>
        <source>Overlays on the image (blocks on and off: O, next: Shift+O)</source>
        <translation type="unfinished">Các lớp phủ trên ảnh (bật tắt block: O, kế tiếp: Shift+O)</translation>
    </message>
    <message>
        <source>Own</source>
        <translation type="unfinished">Tự viết</translation>
    </message>
    <message>
        <source>P&amp;ixels</source>
        <translation type="unfinished">Đ&amp;iểm ảnh</translation>
    </message>
    <message>
        <source>PNG</source>
        <translation type="unfinished">PNG</translation>
    </message>
    <message>
        <source>PNG, as it is shown (*.png)</source>
        <translation type="unfinished">PNG, như đang hiện (*.png)</translation>
    </message>
    <message>
        <source>PNG, as on the screen</source>
        <translation type="unfinished">PNG, như trên màn hình</translation>
    </message>
    <message>
        <source>PNG, double resolution</source>
        <translation type="unfinished">PNG, độ phân giải gấp đôi</translation>
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
        <translation type="unfinished">Số lệnh PTX mà các thread thực hiện cho mỗi điểm ảnh của ảnh; mã máy có con số riêng.</translation>
    </message>
    <message>
        <source>PTX instructions executed by warps, each counted once for its 32 lanes. The machine code that a GPU runs may have fewer or more.</source>
        <translation type="unfinished">Số lệnh PTX mà các warp thực hiện, mỗi lệnh đếm một lần cho 32 lane. Mã máy mà GPU chạy có ít hơn hoặc nhiều hơn.</translation>
    </message>
    <message>
        <source>PTX instructions of the previous step divided by those of this one</source>
        <translation type="unfinished">Số lệnh PTX của bước trước chia cho của bước này</translation>
    </message>
    <message>
        <source>PTX instructions of the strategy that this one is based on, divided by those of this one. Counted in the emulator; not GPU time.</source>
        <translation type="unfinished">Số lệnh PTX của chiến lược mà chiến lược này dựa trên, chia cho số lệnh của chiến lược này. Được đếm trong trình giả lập; không phải thời gian của GPU.</translation>
    </message>
    <message>
        <source>PTX instructions, counted once for each active lane. This is the amount of work requested; it does not depend on how full the warps are.</source>
        <translation type="unfinished">Số lệnh PTX đếm một lần cho mỗi lane đang hoạt động. Đó là khối lượng việc được yêu cầu; warp được lấp đầy đến đâu không làm nó thay đổi.</translation>
    </message>
    <message>
        <source>PTX instructions:
previous ÷ this</source>
        <translation type="unfinished">Lệnh PTX:
bước trước ÷ này</translation>
    </message>
    <message>
        <source>Packed FP16, shuffled halo</source>
        <translation type="unfinished">Ghép FP16, halo qua shuffle</translation>
    </message>
    <message>
        <source>Packed sums</source>
        <translation type="unfinished">Hai tổng mỗi thanh ghi</translation>
    </message>
    <message>
        <source>Padded image</source>
        <translation type="unfinished">Ảnh có phần đệm</translation>
    </message>
    <message>
        <source>Padded images</source>
        <translation type="unfinished">Các ảnh có phần đệm</translation>
    </message>
    <message>
        <source>Painter</source>
        <translation type="unfinished">Painter</translation>
    </message>
    <message>
        <source>Pan</source>
        <translation type="unfinished">Dời ảnh</translation>
    </message>
    <message>
        <source>Pan, or move the inspected pixel; by ten with Shift</source>
        <translation type="unfinished">Dời ảnh, hoặc dời điểm ảnh đang khảo sát; với Shift thì mười điểm</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation type="unfinished">Tham số</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation type="unfinished">Thư mục cha</translation>
    </message>
    <message>
        <source>Partial warps</source>
        <translation type="unfinished">Warp không đầy</translation>
    </message>
    <message>
        <source>Parts in one location</source>
        <translation type="unfinished">Các phần ở cùng một chỗ</translation>
    </message>
    <message>
        <source>Pass a pointer to device memory: allocate the memory with cudaMalloc, and copy the data with cudaMemcpy.</source>
        <translation type="unfinished">Hãy truyền con trỏ tới bộ nhớ thiết bị: cấp phát bộ nhớ bằng cudaMalloc, rồi sao chép dữ liệu bằng cudaMemcpy.</translation>
    </message>
    <message>
        <source>Pass an object of the kind that the kernel expects.</source>
        <translation type="unfinished">Hãy truyền một đối tượng đúng loại mà kernel chờ nhận.</translation>
    </message>
    <message>
        <source>Pass the cudaTextureObject_t or cudaSurfaceObject_t argument on unchanged.</source>
        <translation type="unfinished">Hãy truyền nguyên vẹn đối số cudaTextureObject_t hoặc cudaSurfaceObject_t.</translation>
    </message>
    <message>
        <source>Pass the pitch to the kernel: row y begins y * pitch bytes after the start.</source>
        <translation type="unfinished">Hãy truyền bước hàng cho kernel: hàng y bắt đầu ở y * pitch byte kể từ điểm đầu.</translation>
    </message>
    <message>
        <source>Passes the block size and the filter sizes to the compiler as constants, so that it can unroll loops and compute with them in advance. Each setting is then compiled separately.</source>
        <translation type="unfinished">Cho trình biên dịch biết các cạnh của block và kích thước bộ lọc, như thể chúng là hằng trong mã nguồn kernel: nó trải vòng lặp theo chúng và tính trước với chúng. Khi đó mỗi thiết lập được biên dịch riêng.</translation>
    </message>
    <message>
        <source>Past the last row</source>
        <translation type="unfinished">Vượt quá hàng cuối</translation>
    </message>
    <message>
        <source>Patches</source>
        <translation type="unfinished">Mảnh ảnh</translation>
    </message>
    <message>
        <source>Patches of the image, the images in a folder, the images in a NumPy file, or a set of noise images for measurements.</source>
        <translation type="unfinished">Các mảnh của bức ảnh, các ảnh trong một thư mục, các ảnh trong một tệp NumPy, hoặc một tập tạo từ nhiễu để đo.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished">Tạm dừng</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation type="unfinished">Tạm dừng (Space)</translation>
    </message>
    <message>
        <source>Percent of copy speed</source>
        <translation type="unfinished">Phần trăm tốc độ sao chép</translation>
    </message>
    <message>
        <source>Percent of copy speed with a cold L2 cache</source>
        <translation type="unfinished">Phần trăm tốc độ sao chép với bộ nhớ đệm L2 lạnh</translation>
    </message>
    <message>
        <source>Performance problems are found only if counters are on.</source>
        <translation type="unfinished">Chỉ tìm được vấn đề về hiệu năng khi bộ đếm đang bật.</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation type="unfinished">Ghim</translation>
    </message>
    <message>
        <source>Pin a run (P) to compare with it.</source>
        <translation type="unfinished">Ghim một lần chạy (P) để xem nó bên cạnh.</translation>
    </message>
    <message>
        <source>Pin the figures that were recorded on a GPU for these settings. Such figures come with Tilescope for some settings of the sample images, the lessons and the texts.</source>
        <translation type="unfinished">Ghim các số liệu mà thiết lập này đã cho trên GPU: chúng được lưu cùng Tilescope cho một số thiết lập của các ảnh ví dụ, các bài học và các bài viết.</translation>
    </message>
    <message>
        <source>Pin the run recor&amp;ded on a GPU</source>
        <translation type="unfinished">Ghim &amp;lần chạy đã ghi lại trên GPU</translation>
    </message>
    <message>
        <source>Pin this run</source>
        <translation type="unfinished">Ghim lần chạy này</translation>
    </message>
    <message>
        <source>Pin this strategy</source>
        <translation type="unfinished">Ghim chiến lược này</translation>
    </message>
    <message>
        <source>Pinned as %1: %2</source>
        <translation type="unfinished">Đã ghim thành %1: %2</translation>
    </message>
    <message>
        <source>Pinned on %1. The figures are from that day until the same settings are run again.</source>
        <translation type="unfinished">Đã ghim ngày %1. Số liệu là của ngày đó, cho tới khi cùng thiết lập được chạy lại.</translation>
    </message>
    <message>
        <source>Pinned runs</source>
        <translation type="unfinished">Các lần chạy đã ghim</translation>
    </message>
    <message>
        <source>Pinned runs of the session</source>
        <translation type="unfinished">Các lần chạy đã ghim của phiên</translation>
    </message>
    <message>
        <source>Pitch of whole bank rows</source>
        <translation type="unfinished">Bước hàng là bội của 128 byte</translation>
    </message>
    <message>
        <source>Pitch rounded down</source>
        <translation type="unfinished">Bước hàng làm tròn xuống</translation>
    </message>
    <message>
        <source>Pitch with -63 instead of ~63</source>
        <translation type="unfinished">Bước hàng với -63 thay cho ~63</translation>
    </message>
    <message>
        <source>Pitched rows are supported for images and results of unsigned char and uchar3, in two buffers.</source>
        <translation type="unfinished">Hàng có bước hàng (pitch) chỉ dùng cho ảnh và kết quả kiểu unsigned char và uchar3, trong hai vùng đệm.</translation>
    </message>
    <message>
        <source>Pixel</source>
        <translation type="unfinished">Điểm ảnh</translation>
    </message>
    <message>
        <source>Pixel %1</source>
        <translation type="unfinished">Điểm ảnh %1</translation>
    </message>
    <message>
        <source>Pixel &amp;values</source>
        <translation type="unfinished">Giá t&amp;rị điểm ảnh</translation>
    </message>
    <message>
        <source>Pixel details</source>
        <translation type="unfinished">Thông tin về điểm ảnh</translation>
    </message>
    <message>
        <source>Pixel under the cursor</source>
        <translation type="unfinished">Điểm ảnh dưới con trỏ</translation>
    </message>
    <message>
        <source>Pixels</source>
        <translation type="unfinished">Điểm ảnh</translation>
    </message>
    <message>
        <source>Pixels come from global memory; only the filter is moved to constant memory.</source>
        <translation type="unfinished">Điểm ảnh đến từ bộ nhớ toàn cục; chỉ bộ lọc chuyển sang bộ nhớ hằng.</translation>
    </message>
    <message>
        <source>Pixels come through the texture cache; the filter stays in global memory.</source>
        <translation type="unfinished">Điểm ảnh đến qua bộ nhớ đệm texture; bộ lọc vẫn ở bộ nhớ toàn cục.</translation>
    </message>
    <message>
        <source>Pixels left and right of a vector come from neighbouring lanes by shuffles.</source>
        <translation type="unfinished">Các điểm ảnh bên trái và bên phải của một vectơ đến từ các lane cạnh nhau qua shuffle.</translation>
    </message>
    <message>
        <source>Pixels of an image, n: the columns of D, rows and columns of C.</source>
        <translation type="unfinished">Số điểm ảnh của một ảnh, n: số cột của D, số hàng và cột của C.</translation>
    </message>
    <message>
        <source>Pixels that a block reads for each pixel that it writes. Neighbouring blocks read the same halo again; larger blocks have less halo per pixel.</source>
        <translation type="unfinished">Số điểm ảnh mà một block đọc cho mỗi điểm ảnh nó ghi. Các block cạnh nhau đọc lại cùng một halo; block lớn hơn có ít halo hơn cho mỗi điểm ảnh.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation type="unfinished">Vị trí</translation>
    </message>
    <message>
        <source>Place the rows of the tile %1 elements apart instead of %2. Tested on these accesses, this leaves %4 times the ideal. Index with row * %1 + column, and give a block %n more [byte|bytes] of shared memory (%3 in total).</source>
        <translation type="unfinished">Hãy để các hàng của tile cách nhau %1 phần tử thay vì %2: thử trên chính các lần truy cập này, cách đó còn lại %4 lần mức lý tưởng. Dùng chỉ số row * %1 + column, và cấp cho mỗi block thêm %n byte bộ nhớ chia sẻ (tổng cộng %3).</translation>
    </message>
    <message>
        <source>Place the rows of the tile %1 elements apart instead of %2. Tested on these accesses, this removes the conflicts. Index with row * %1 + column, and give a block %n more [byte|bytes] of shared memory (%3 in total).</source>
        <translation type="unfinished">Hãy để các hàng của tile cách nhau %1 phần tử thay vì %2: thử trên chính các lần truy cập này, cách đó loại bỏ các xung đột. Dùng chỉ số row * %1 + column, và cấp cho mỗi block thêm %n byte bộ nhớ chia sẻ (tổng cộng %3).</translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished">Phát</translation>
    </message>
    <message>
        <source>Play the block's events (Space)</source>
        <translation type="unfinished">Phát các sự kiện của block (Space)</translation>
    </message>
    <message>
        <source>Play: move the cursor through the cycles (Space)</source>
        <translation type="unfinished">Phát: dời con trỏ qua các chu kỳ (Space)</translation>
    </message>
    <message>
        <source>Playback speed</source>
        <translation type="unfinished">Tốc độ phát</translation>
    </message>
    <message>
        <source>Positions of the strategies under the memory and arithmetic roofs.</source>
        <translation type="unfinished">Vị trí của các chiến lược dưới các trần của bộ nhớ và số học.</translation>
    </message>
    <message>
        <source>Pr&amp;esentation</source>
        <translation type="unfinished">T&amp;rình chiếu</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation type="unfinished">Dự đoán</translation>
    </message>
    <message>
        <source>Predicted band</source>
        <translation type="unfinished">Dải dự đoán</translation>
    </message>
    <message>
        <source>Predicted by the model for %1, limited by %2; not a measurement.</source>
        <translation type="unfinished">Do mô hình dự đoán cho %1, giới hạn bởi %2: không phải phép đo.</translation>
    </message>
    <message>
        <source>Predicted for %1 by simulating one multiprocessor; not a measurement. Nine out of ten measured times lie in the range %2.</source>
        <translation type="unfinished">Dự đoán cho %1 bằng cách mô phỏng một multiprocessor, không phải phép đo: chín trong mười thời gian đo được nằm trong khoảng %2.</translation>
    </message>
    <message>
        <source>Predicted for %1: %2 for this launch, one of %3.</source>
        <translation type="unfinished">Dự đoán cho %1: %2 cho launch này, một trong %3.</translation>
    </message>
    <message>
        <source>Predicted for %1: %2.</source>
        <translation type="unfinished">Dự đoán cho %1: %2.</translation>
    </message>
    <message>
        <source>Predicted time</source>
        <translation type="unfinished">Thời gian dự đoán</translation>
    </message>
    <message>
        <source>Predicted time with a cold L2 cache</source>
        <translation type="unfinished">Thời gian dự đoán với bộ nhớ đệm L2 lạnh</translation>
    </message>
    <message>
        <source>Predicted time: %1.</source>
        <translation type="unfinished">Thời gian dự đoán: %1.</translation>
    </message>
    <message>
        <source>Prefix sums build a table; four of its values give the sum of any window.</source>
        <translation type="unfinished">Các tổng tiền tố lập thành một bảng; bốn giá trị của bảng cho tổng của cửa sổ bất kỳ.</translation>
    </message>
    <message>
        <source>Present</source>
        <translation type="unfinished">Trình chiếu</translation>
    </message>
    <message>
        <source>Press a letter to add a vote, Shift and the letter to remove one, and Enter to continue.</source>
        <translation type="unfinished">Nhấn một chữ cái để thêm một người giơ tay, Shift cùng chữ cái đó để bớt một người, và Enter để tiếp tục.</translation>
    </message>
    <message>
        <source>Preview at 1/%1 of the size</source>
        <translation type="unfinished">Xem trước ở 1/%1 kích thước</translation>
    </message>
    <message>
        <source>Preview from 1/%1 of the images</source>
        <translation type="unfinished">Xem trước từ 1/%1 số ảnh</translation>
    </message>
    <message>
        <source>Preview of the part in view</source>
        <translation type="unfinished">Xem trước phần đang hiện</translation>
    </message>
    <message>
        <source>Previous chart</source>
        <translation type="unfinished">Biểu đồ trước</translation>
    </message>
    <message>
        <source>Previous finding</source>
        <translation type="unfinished">Phát hiện trước</translation>
    </message>
    <message>
        <source>Previous instruction</source>
        <translation type="unfinished">Lệnh trước</translation>
    </message>
    <message>
        <source>Previous match (Shift+Enter)</source>
        <translation type="unfinished">Chỗ trước (Shift+Enter)</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation type="unfinished">Bước trước</translation>
    </message>
    <message>
        <source>Printed page</source>
        <translation type="unfinished">Trang in</translation>
    </message>
    <message>
        <source>Printed text under uneven light, with a shadow across it.</source>
        <translation type="unfinished">Chữ in dưới ánh sáng không đều, có bóng vắt ngang.</translation>
    </message>
    <message>
        <source>Products in floats</source>
        <translation type="unfinished">Tích bằng float</translation>
    </message>
    <message>
        <source>Products of 8-bit pixels are summed exactly; the means are subtracted afterwards.</source>
        <translation type="unfinished">Tích của các điểm ảnh 8 bit được cộng chính xác; trung bình được trừ sau đó.</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation type="unfinished">Mặt cắt</translation>
    </message>
    <message>
        <source>Program</source>
        <translation type="unfinished">Chương trình</translation>
    </message>
    <message>
        <source>Progress in lessons (*.%1)</source>
        <translation type="unfinished">Tiến độ các bài học (*.%1)</translation>
    </message>
    <message>
        <source>Progress in lessons (*.tilescope-progress);;All files (*)</source>
        <translation type="unfinished">Tiến độ các bài học (*.tilescope-progress);;Mọi tệp (*)</translation>
    </message>
    <message>
        <source>Progress is saved in a file, so that you can continue on another computer. When you open it there, the further progress counts for each lesson; answers that are in only one of the two are kept.</source>
        <translation type="unfinished">Tiến độ là một tệp để học tiếp trên máy tính khác. Khi mở tệp ở đó, tiến độ xa hơn được tính cho mỗi bài học; những câu trả lời chỉ có ở một bên được giữ lại.</translation>
    </message>
    <message>
        <source>Progress of the run</source>
        <translation type="unfinished">Tiến độ của lần chạy</translation>
    </message>
    <message>
        <source>Projections</source>
        <translation type="unfinished">Phép chiếu</translation>
    </message>
    <message>
        <source>Published</source>
        <translation type="unfinished">Đã công bố</translation>
    </message>
    <message>
        <source>Published kernels</source>
        <translation type="unfinished">Kernel đã công bố</translation>
    </message>
    <message>
        <source>Qt's platform "%1" has no OpenGL.</source>
        <translation type="unfinished">Nền tảng “%1” của Qt không có OpenGL.</translation>
    </message>
    <message>
        <source>RGB</source>
        <translation type="unfinished">RGB</translation>
    </message>
    <message>
        <source>Ran on</source>
        <translation type="unfinished">Chạy trên</translation>
    </message>
    <message>
        <source>Range</source>
        <translation type="unfinished">Khoảng giá trị</translation>
    </message>
    <message>
        <source>Range…</source>
        <translation type="unfinished">Khoảng…</translation>
    </message>
    <message>
        <source>Ratio</source>
        <translation type="unfinished">Tỷ số</translation>
    </message>
    <message>
        <source>Ratios: text and Tilescope</source>
        <translation type="unfinished">Các tỷ số: bài viết và Tilescope</translation>
    </message>
    <message>
        <source>Re&amp;vert</source>
        <translation type="unfinished">&amp;Khôi phục</translation>
    </message>
    <message>
        <source>Read &amp;GPU hardware counters</source>
        <translation type="unfinished">Đọc bộ đếm phần cứng của &amp;GPU</translation>
    </message>
    <message>
        <source>Read from</source>
        <translation type="unfinished">Đọc từ</translation>
    </message>
    <message>
        <source>Read hardware counters</source>
        <translation type="unfinished">Đọc bộ đếm phần cứng</translation>
    </message>
    <message>
        <source>Read only lanes that the mask includes and whose threads also execute the instruction. At the end of the row, use the thread's own value.</source>
        <translation type="unfinished">Chỉ đọc các lane mà mặt nạ gồm và có thread cũng thực hiện lệnh này. Ở cuối hàng, hãy dùng giá trị của chính thread.</translation>
    </message>
    <message>
        <source>Read-only for kernels; one value is broadcast to all threads of a warp at once.</source>
        <translation type="unfinished">Kernel chỉ đọc được; một giá trị đến mọi thread của một warp cùng lúc.</translation>
    </message>
    <message>
        <source>Reading hardware counters needs several runs of the kernel, but this kernel writes to its input, so the input would be different each time.</source>
        <translation type="unfinished">Đọc bộ đếm phần cứng cần chạy kernel nhiều lần, mà kernel này ghi vào đầu vào của nó, nên mỗi lần đầu vào sẽ khác.</translation>
    </message>
    <message>
        <source>Reading the GPU's hardware counters; the kernels run several times.</source>
        <translation type="unfinished">Đang đọc bộ đếm phần cứng của GPU; các kernel chạy vài lần.</translation>
    </message>
    <message>
        <source>Reads by the pixel's thread</source>
        <translation type="unfinished">Các lần đọc của thread của điểm ảnh</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation type="unfinished">Sẵn sàng</translation>
    </message>
    <message>
        <source>Recen&amp;t sessions</source>
        <translation type="unfinished">Phiên gần đâ&amp;y</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation type="unfinished">Vị trí gần đây</translation>
    </message>
    <message>
        <source>Record an event behind the first in its stream with cudaEventRecord, and let the other stream wait for it with cudaStreamWaitEvent.</source>
        <translation type="unfinished">Hãy ghi một sự kiện sau việc thứ nhất trong stream của nó bằng cudaEventRecord, và để stream kia chờ sự kiện đó bằng cudaStreamWaitEvent.</translation>
    </message>
    <message>
        <source>Recursion too deep</source>
        <translation type="unfinished">Đệ quy quá sâu</translation>
    </message>
    <message>
        <source>Red</source>
        <translation type="unfinished">Đỏ</translation>
    </message>
    <message>
        <source>Redo the last change that was undone</source>
        <translation type="unfinished">Thực hiện lại thay đổi đã rút lại</translation>
    </message>
    <message>
        <source>Redundant halo</source>
        <translation type="unfinished">Halo dư thừa</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation type="unfinished">Tham chiếu</translation>
    </message>
    <message>
        <source>Region</source>
        <translation type="unfinished">Vùng</translation>
    </message>
    <message>
        <source>Register bank</source>
        <translation type="unfinished">Bank thanh ghi</translation>
    </message>
    <message>
        <source>Register blocking</source>
        <translation type="unfinished">Khối thanh ghi</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation type="unfinished">Thanh ghi</translation>
    </message>
    <message>
        <source>Registers available to each thread. With fewer than the kernel needs, the compiler would spill values to local memory; the predicted time does not include this.</source>
        <translation type="unfinished">Số thanh ghi của mỗi thread. Nếu ít hơn kernel cần, trình biên dịch sẽ giữ giá trị trong bộ nhớ cục bộ; điều đó không được tính vào thời gian.</translation>
    </message>
    <message>
        <source>Registers per thread</source>
        <translation type="unfinished">Thanh ghi mỗi thread</translation>
    </message>
    <message>
        <source>Relative error</source>
        <translation type="unfinished">Sai số tương đối</translation>
    </message>
    <message>
        <source>Relative standard error of the median.</source>
        <translation type="unfinished">Sai số chuẩn tương đối của trung vị.</translation>
    </message>
    <message>
        <source>Relative to √(Cxx·Cyy), because the elements of dark pixels are small. A product rounds a few times, each with a relative error of 2⁻²⁴. A float sum of m products may be off by m·2⁻²⁴ of the element and by √m·2⁻²⁰ of √(Cxx·Cyy), whereas the reference sums in double. A centred pixel may be off by 2⁻²³.</source>
        <translation type="unfinished">Theo √(Cxx·Cyy), vì các phần tử của điểm ảnh tối thì nhỏ. Một tích được làm tròn vài lần, mỗi lần 2⁻²⁴ của chính nó. Tổng float của m tích có thể lệch m·2⁻²⁴ của phần tử và √m·2⁻²⁰ của √(Cxx·Cyy), trong khi tham chiếu cộng bằng double; một điểm ảnh đã trừ trung bình có thể lệch 2⁻²³.</translation>
    </message>
    <message>
        <source>Release a lock on every path (atomicExch(&amp;lock, 0)), and store a flag before other threads wait for it. A block must not wait for a block that starts after it.</source>
        <translation type="unfinished">Hãy trả khóa trên mọi lối đi tiếp (atomicExch(&amp;lock, 0)), và ghi cờ trước khi các thread khác chờ nó. Một block không được chờ block bắt đầu sau nó.</translation>
    </message>
    <message>
        <source>Remainder not reduced modulo the prime</source>
        <translation type="unfinished">Số dư không nhỏ hơn số nguyên tố</translation>
    </message>
    <message>
        <source>Remaining "%1" findings: %2.</source>
        <translation type="unfinished">Số phát hiện “%1” còn lại: %2.</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation type="unfinished">Nhận xét</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished">Bỏ ra</translation>
    </message>
    <message>
        <source>Remove a vote</source>
        <translation type="unfinished">Bớt một người giơ tay</translation>
    </message>
    <message>
        <source>Remove a vote for %1</source>
        <translation type="unfinished">Bớt một người giơ tay cho %1</translation>
    </message>
    <message>
        <source>Remove line</source>
        <translation type="unfinished">Xóa đường</translation>
    </message>
    <message>
        <source>Remove one of both calls, or set the pointer to nullptr after the first.</source>
        <translation type="unfinished">Hãy bỏ một trong hai lời gọi, hoặc gán nullptr cho con trỏ sau lời gọi đầu.</translation>
    </message>
    <message>
        <source>Remove that line</source>
        <translation type="unfinished">Bỏ đường đó đi</translation>
    </message>
    <message>
        <source>Remove the line from the image (or double-click it)</source>
        <translation type="unfinished">Bỏ đường khỏi ảnh (nhấp đúp vào đường)</translation>
    </message>
    <message>
        <source>Remove the mistake and the settings that came with it</source>
        <translation type="unfinished">Bỏ lỗi sai đi, cùng các thiết lập đi kèm với nó</translation>
    </message>
    <message>
        <source>Repair it</source>
        <translation type="unfinished">Sửa lỗi sai</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation type="unfinished">Lặp lại</translation>
    </message>
    <message>
        <source>Replace %1</source>
        <translation type="unfinished">Thay %1</translation>
    </message>
    <message>
        <source>Replace It</source>
        <translation type="unfinished">Thay thế nó</translation>
    </message>
    <message>
        <source>Replace the barriers on lines %1 and %2 with one that all threads reach.</source>
        <translation type="unfinished">Hãy thay các rào đồng bộ ở dòng %1 và %2 bằng một rào mà mọi thread đều đến.</translation>
    </message>
    <message>
        <source>Replicate</source>
        <translation type="unfinished">Lặp biên</translation>
    </message>
    <message>
        <source>Report</source>
        <translation type="unfinished">Báo cáo</translation>
    </message>
    <message>
        <source>Reports as JSON…</source>
        <translation type="unfinished">Báo cáo dạng JSON…</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation type="unfinished">Yêu cầu</translation>
    </message>
    <message>
        <source>Requests to the device's memory</source>
        <translation type="unfinished">Yêu cầu đến bộ nhớ thiết bị</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation type="unfinished">Đặt lại</translation>
    </message>
    <message>
        <source>Reset columns</source>
        <translation type="unfinished">Đặt lại các cột</translation>
    </message>
    <message>
        <source>Reset to the default</source>
        <translation type="unfinished">Về giá trị mặc định</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation type="unfinished">Tài nguyên</translation>
    </message>
    <message>
        <source>Restart &amp;with the GPU</source>
        <translation type="unfinished">&amp;Khởi động lại với GPU</translation>
    </message>
    <message>
        <source>Restart Tilescope with this session, to use a GPU that was lost</source>
        <translation type="unfinished">Mở lại Tilescope với phiên này, để dùng GPU đã mất</translation>
    </message>
    <message>
        <source>Restart now</source>
        <translation type="unfinished">Khởi động lại ngay</translation>
    </message>
    <message>
        <source>Restart with the GPU</source>
        <translation type="unfinished">Khởi động lại với GPU</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation type="unfinished">Khôi phục</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation type="unfinished">Khôi phục mặc định</translation>
    </message>
    <message>
        <source>Restore the initial settings of the step</source>
        <translation type="unfinished">Khôi phục thiết lập ban đầu của bước</translation>
    </message>
    <message>
        <source>Restore the panels of this layout to their original positions</source>
        <translation type="unfinished">Đưa các khung của bố cục này về chỗ ban đầu</translation>
    </message>
    <message>
        <source>Restore the strategy's own source; Undo brings your edits back</source>
        <translation type="unfinished">Trở về mã nguồn gốc của chiến lược; Hoàn tác lấy lại mã của bạn</translation>
    </message>
    <message>
        <source>Restore the values that the launch really needs</source>
        <translation type="unfinished">Trở về những gì launch thực sự cần</translation>
    </message>
    <message>
        <source>Restore this run's settings</source>
        <translation type="unfinished">Khôi phục thiết lập của lần chạy này</translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished">Kết quả</translation>
    </message>
    <message>
        <source>Result curve</source>
        <translation type="unfinished">Đường cong của kết quả</translation>
    </message>
    <message>
        <source>Result details</source>
        <translation type="unfinished">Thông tin về kết quả</translation>
    </message>
    <message>
        <source>Result never copied back</source>
        <translation type="unfinished">Kết quả không hề được sao chép trở về</translation>
    </message>
    <message>
        <source>Result of a sample</source>
        <translation type="unfinished">Kết quả của phần lấy mẫu</translation>
    </message>
    <message>
        <source>Result − reference</source>
        <translation type="unfinished">Sai khác</translation>
    </message>
    <message>
        <source>Result: none in host memory yet</source>
        <translation type="unfinished">Kết quả: chưa có gì trong bộ nhớ host</translation>
    </message>
    <message>
        <source>Results go from CUDA to %1 without leaving the GPU.</source>
        <translation type="unfinished">Kết quả đi từ CUDA sang %1 mà không rời GPU.</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation type="unfinished">Thử lại</translation>
    </message>
    <message>
        <source>Return to the normal window (Esc)</source>
        <translation type="unfinished">Trở về cửa sổ như trước đó (Esc)</translation>
    </message>
    <message>
        <source>Return to the pixel, block, warp or line that was chosen before</source>
        <translation type="unfinished">Quay lại điểm ảnh, block, warp hoặc dòng đã chọn trước đó</translation>
    </message>
    <message>
        <source>Reuse: reads from shared memory</source>
        <translation type="unfinished">Dùng lại: lần đọc từ bộ nhớ chia sẻ</translation>
    </message>
    <message>
        <source>Roofline</source>
        <translation type="unfinished">Roofline</translation>
    </message>
    <message>
        <source>Rotate its line; in steps of 15° with Shift</source>
        <translation type="unfinished">Xoay vạch; với Shift thì theo bước 15°</translation>
    </message>
    <message>
        <source>Rotated upright according to its EXIF orientation.</source>
        <translation type="unfinished">Đã xoay thẳng theo hướng ghi trong EXIF.</translation>
    </message>
    <message>
        <source>Round both up, (n + block - 1) / block: %4 blocks are needed.</source>
        <translation type="unfinished">Hãy làm tròn lên cả hai, (n + block - 1) / block: cần %4 block.</translation>
    </message>
    <message>
        <source>Round up: (%7 + %5 - 1) / %5 is %6 blocks.</source>
        <translation type="unfinished">Hãy làm tròn lên: (%7 + %5 - 1) / %5 là %6 block.</translation>
    </message>
    <message>
        <source>Rounding between the passes</source>
        <translation type="unfinished">Làm tròn giữa hai lượt</translation>
    </message>
    <message>
        <source>Row 1 of the filter has %2 weights, but row %1 has %3. All rows must have the same length.</source>
        <translation type="unfinished">Hàng 1 và hàng %1 của bộ lọc dài %2 và %3 trọng số; mọi hàng phải dài bằng nhau.</translation>
    </message>
    <message>
        <source>Row counted twice</source>
        <translation type="unfinished">Một hàng hai lần</translation>
    </message>
    <message>
        <source>Row of the block in the grid</source>
        <translation type="unfinished">Hàng của block trong lưới</translation>
    </message>
    <message>
        <source>Rows as long as an image</source>
        <translation type="unfinished">Hàng dài bằng ảnh</translation>
    </message>
    <message>
        <source>Rows do not move up</source>
        <translation type="unfinished">Các hàng không dịch lên</translation>
    </message>
    <message>
        <source>Rows enter the column sums but never leave them: the further down the strip, the larger a block's sums, and the more pixels become black.</source>
        <translation type="unfinished">Các hàng vào tổng cột mà không hàng nào ra: càng xuống dưới dải của nó, tổng của block càng lớn, và càng nhiều chỗ thành đen.</translation>
    </message>
    <message>
        <source>Rows of D are padded to whole tiles, so every load is 16 aligned bytes.</source>
        <translation type="unfinished">Các hàng của D được đệm cho tròn số tile: mỗi lần nạp có 16 byte đã căn chỉnh.</translation>
    </message>
    <message>
        <source>Rows of D, m.</source>
        <translation type="unfinished">Số hàng của D, m.</translation>
    </message>
    <message>
        <source>Rows per thread</source>
        <translation type="unfinished">Số hàng của một thread</translation>
    </message>
    <message>
        <source>Rows stay in shared memory while the window needs them: memory is read once.</source>
        <translation type="unfinished">Các hàng ở lại bộ nhớ chia sẻ chừng nào cửa sổ còn cần: bộ nhớ chỉ được đọc một lần.</translation>
    </message>
    <message>
        <source>Rows without pitch</source>
        <translation type="unfinished">Hàng thiếu bước hàng</translation>
    </message>
    <message>
        <source>Rows, then columns</source>
        <translation type="unfinished">Hàng rồi cột</translation>
    </message>
    <message>
        <source>Run</source>
        <translation type="unfinished">Chạy</translation>
    </message>
    <message>
        <source>Run and time every strategy again</source>
        <translation type="unfinished">Chạy và đo thời gian lại mọi chiến lược</translation>
    </message>
    <message>
        <source>Run at</source>
        <translation type="unfinished">Lúc chạy</translation>
    </message>
    <message>
        <source>Run it</source>
        <translation type="unfinished">Chạy</translation>
    </message>
    <message>
        <source>Run it again</source>
        <translation type="unfinished">Chạy lại</translation>
    </message>
    <message>
        <source>Run it on the GPU once, unchecked</source>
        <translation type="unfinished">Chạy trên GPU một lần, không kiểm tra</translation>
    </message>
    <message>
        <source>Run the kernel source as it is in the editor</source>
        <translation type="unfinished">Chạy mã nguồn kernel như hiện có</translation>
    </message>
    <message>
        <source>Run the kernels again and read the GPU's hardware counters</source>
        <translation type="unfinished">Chạy lại các kernel và đọc bộ đếm phần cứng của GPU</translation>
    </message>
    <message>
        <source>Run the kernels again under CUPTI, and show the GPU's hardware counters beside the emulator's figures</source>
        <translation type="unfinished">Chạy lại các kernel dưới CUPTI và hiện bộ đếm phần cứng của GPU bên cạnh số liệu của trình giả lập</translation>
    </message>
    <message>
        <source>Running sums</source>
        <translation type="unfinished">Tổng trượt</translation>
    </message>
    <message>
        <source>Running sums (box)</source>
        <translation type="unfinished">Tổng trượt (hộp)</translation>
    </message>
    <message>
        <source>Running sums subtract each column exactly as it was added, so all weights must be equal, which those of a Gaussian are not. Choose "box", or the strategy "packed".</source>
        <translation type="unfinished">Tổng trượt bớt một cột đúng như đã thêm cột đó, nên mọi trọng số phải như nhau: bộ lọc Gauss không phải tổng loại này. Hãy chọn “box”, hoặc chiến lược “packed”.</translation>
    </message>
    <message>
        <source>Running sums subtract each column exactly as it was added, so they support only the box filter. Choose "box", or the strategy "shared_constant", which accepts any weights.</source>
        <translation type="unfinished">Tổng trượt bớt một cột đúng như đã thêm cột đó, nên chỉ nhận bộ lọc hộp. Hãy chọn “box”, hoặc chiến lược “shared_constant”, vốn nhận mọi trọng số.</translation>
    </message>
    <message>
        <source>Running sums, 16 columns per thread</source>
        <translation type="unfinished">Tổng trượt, 16 cột mỗi thread</translation>
    </message>
    <message>
        <source>Running sums, a band of ones</source>
        <translation type="unfinished">Tổng trượt, dải các số 1</translation>
    </message>
    <message>
        <source>Running sums, a common product</source>
        <translation type="unfinished">Tổng trượt, tích chung</translation>
    </message>
    <message>
        <source>Running sums, border added first</source>
        <translation type="unfinished">Tổng trượt, biên đặt sẵn</translation>
    </message>
    <message>
        <source>Running sums, four rows per step</source>
        <translation type="unfinished">Tổng trượt, bốn hàng mỗi bước</translation>
    </message>
    <message>
        <source>Running sums, handed over</source>
        <translation type="unfinished">Tổng trượt, chuyển tiếp</translation>
    </message>
    <message>
        <source>Running sums, products overlapped</source>
        <translation type="unfinished">Tổng trượt, chồng lấp tích</translation>
    </message>
    <message>
        <source>Running sums, rows kept</source>
        <translation type="unfinished">Tổng trượt, giữ các hàng</translation>
    </message>
    <message>
        <source>Running…</source>
        <translation type="unfinished">Đang chạy…</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation type="unfinished">Các lần chạy</translation>
    </message>
    <message>
        <source>Runs compared</source>
        <translation type="unfinished">Các lần chạy được so sánh</translation>
    </message>
    <message>
        <source>Runs on</source>
        <translation type="unfinished">Chạy trên</translation>
    </message>
    <message>
        <source>Runs shown</source>
        <translation type="unfinished">Các lần chạy được hiện</translation>
    </message>
    <message>
        <source>S&amp;can</source>
        <translation type="unfinished">&amp;Quét (scan)</translation>
    </message>
    <message>
        <source>SVG, scalable and editable</source>
        <translation type="unfinished">SVG, để co giãn và chỉnh sửa</translation>
    </message>
    <message>
        <source>Sa&amp;ve session</source>
        <translation type="unfinished">Lưu phiê&amp;n</translation>
    </message>
    <message>
        <source>Sample: %1</source>
        <translation type="unfinished">Lấy mẫu: %1</translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished">Lưu</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation type="unfinished">Lưu tất cả</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation type="unfinished">Lưu thành</translation>
    </message>
    <message>
        <source>Save As…</source>
        <translation type="unfinished">Lưu thành…</translation>
    </message>
    <message>
        <source>Save a chart as SVG, PNG or CSV</source>
        <translation type="unfinished">Lưu một biểu đồ thành SVG, PNG hoặc CSV</translation>
    </message>
    <message>
        <source>Save and close</source>
        <translation type="unfinished">Lưu rồi đóng</translation>
    </message>
    <message>
        <source>Save and run</source>
        <translation type="unfinished">Lưu rồi chạy</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation type="unfinished">Lưu thành…</translation>
    </message>
    <message>
        <source>Save images, settings, figures and the kernel as one HTML file</source>
        <translation type="unfinished">Lưu ảnh, thiết lập, số liệu và kernel thành một tệp HTML</translation>
    </message>
    <message>
        <source>Save progress…</source>
        <translation type="unfinished">Lưu tiến độ…</translation>
    </message>
    <message>
        <source>Save the answers</source>
        <translation type="unfinished">Lưu các câu trả lời</translation>
    </message>
    <message>
        <source>Save the answers…</source>
        <translation type="unfinished">Lưu các câu trả lời…</translation>
    </message>
    <message>
        <source>Save the kernel</source>
        <translation type="unfinished">Lưu kernel</translation>
    </message>
    <message>
        <source>Save the kernel source as a .cu file</source>
        <translation type="unfinished">Lưu mã nguồn kernel thành một tệp .cu</translation>
    </message>
    <message>
        <source>Save the progress</source>
        <translation type="unfinished">Lưu tiến độ</translation>
    </message>
    <message>
        <source>Save the replay of the block panel as an animated GIF</source>
        <translation type="unfinished">Lưu bản phát lại của khung Block thành ảnh GIF động</translation>
    </message>
    <message>
        <source>Save the result</source>
        <translation type="unfinished">Lưu kết quả</translation>
    </message>
    <message>
        <source>Save the result as an image</source>
        <translation type="unfinished">Lưu kết quả thành ảnh</translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation type="unfinished">Lưu phiên</translation>
    </message>
    <message>
        <source>Save the session under another name</source>
        <translation type="unfinished">Lưu phiên dưới tên khác</translation>
    </message>
    <message>
        <source>Save the settings and the name of the image as a session</source>
        <translation type="unfinished">Lưu thiết lập và tên ảnh thành một phiên</translation>
    </message>
    <message>
        <source>Save the source if it was edited, and run the whole program again</source>
        <translation type="unfinished">Lưu mã nguồn nếu đã chỉnh sửa, rồi chạy lại toàn bộ chương trình</translation>
    </message>
    <message>
        <source>Save the sweep as a file</source>
        <translation type="unfinished">Lưu kết quả quét thành tệp</translation>
    </message>
    <message>
        <source>Save the view in the centre of the window as an image</source>
        <translation type="unfinished">Lưu những gì đang ở giữa cửa sổ thành ảnh</translation>
    </message>
    <message>
        <source>Save to %1</source>
        <translation type="unfinished">Lưu vào %1</translation>
    </message>
    <message>
        <source>Save what is shown to files</source>
        <translation type="unfinished">Ghi những gì đang hiện ra tệp</translation>
    </message>
    <message>
        <source>Saves 12 bytes per pixel and one launch, but rows in the halo are summed twice, 1.5 times as many at W = 9 in blocks of 16×16: about 1.2× as fast as two launches on an H200 for small W, with no gain from W = 15 on.</source>
        <translation type="unfinished">Tiết kiệm được 12 byte mỗi điểm ảnh và một lần launch, nhưng các hàng trong halo được cộng hai lần, gấp 1.5 lần ở W = 9 với block 16×16: nhanh gấp khoảng 1.2 lần so với hai lần launch trên H200 khi W còn nhỏ, không lợi gì từ W = 15.</translation>
    </message>
    <message>
        <source>Scroll Left</source>
        <translation type="unfinished">Cuộn sang trái</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation type="unfinished">Cuộn sang phải</translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished">Tìm kiếm</translation>
    </message>
    <message>
        <source>Search the kernel source</source>
        <translation type="unfinished">Tìm từ trong mã nguồn kernel</translation>
    </message>
    <message>
        <source>Search the strategies</source>
        <translation type="unfinished">Tìm trong các chiến lược</translation>
    </message>
    <message>
        <source>Second figure shown</source>
        <translation type="unfinished">Số liệu thứ hai đang hiện</translation>
    </message>
    <message>
        <source>Second vote, answer, next step</source>
        <translation type="unfinished">Lần chọn thứ hai, đáp án, bước kế tiếp</translation>
    </message>
    <message>
        <source>Sectors</source>
        <translation type="unfinished">Sector</translation>
    </message>
    <message>
        <source>Sectors of loads and stores of global memory, divided by the number needed if the same bytes were contiguous: 1 is fully coalesced.</source>
        <translation type="unfinished">Số sector của các lần nạp và ghi bộ nhớ toàn cục so với khi cũng bấy nhiêu byte nằm cạnh nhau: 1 là truy cập được gộp.</translation>
    </message>
    <message>
        <source>Sectors of the access</source>
        <translation type="unfinished">Các sector của lần truy cập</translation>
    </message>
    <message>
        <source>Sectors over ideal</source>
        <translation type="unfinished">Sector so với lý tưởng</translation>
    </message>
    <message>
        <source>Sectors per global load request</source>
        <translation type="unfinished">Sector mỗi yêu cầu đọc bộ nhớ toàn cục</translation>
    </message>
    <message>
        <source>Sectors per global store request</source>
        <translation type="unfinished">Sector mỗi yêu cầu ghi bộ nhớ toàn cục</translation>
    </message>
    <message>
        <source>Sectors per load request</source>
        <translation type="unfinished">Sector mỗi yêu cầu đọc</translation>
    </message>
    <message>
        <source>Sectors per local load request</source>
        <translation type="unfinished">Sector mỗi yêu cầu đọc bộ nhớ cục bộ</translation>
    </message>
    <message>
        <source>Sectors per local store request</source>
        <translation type="unfinished">Sector mỗi yêu cầu ghi bộ nhớ cục bộ</translation>
    </message>
    <message>
        <source>Sectors per pixel</source>
        <translation type="unfinished">Sector mỗi điểm ảnh</translation>
    </message>
    <message>
        <source>Sectors per store request</source>
        <translation type="unfinished">Sector mỗi yêu cầu ghi</translation>
    </message>
    <message>
        <source>Sectors/pixel</source>
        <translation type="unfinished">Sector mỗi điểm ảnh</translation>
    </message>
    <message>
        <source>See a halo</source>
        <translation type="unfinished">Xem một halo</translation>
    </message>
    <message>
        <source>See also: %1</source>
        <translation type="unfinished">Xem thêm: %1</translation>
    </message>
    <message>
        <source>See what CUDA memory strategies do to an image.</source>
        <translation type="unfinished">Xem các chiến lược bộ nhớ CUDA làm gì với một ảnh.</translation>
    </message>
    <message>
        <source>See what a CUDA kernel does with memory</source>
        <translation type="unfinished">Xem kernel CUDA làm gì với bộ nhớ</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation type="unfinished">Chọn tất cả</translation>
    </message>
    <message>
        <source>Select a rectangle, if the operation takes one</source>
        <translation type="unfinished">Chọn một hình chữ nhật, nếu phép xử lý cần</translation>
    </message>
    <message>
        <source>Select it to see this launch in all panels.</source>
        <translation type="unfinished">Chọn để xem lần launch này trong mọi khung.</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation type="unfinished">Selected</translation>
    </message>
    <message>
        <source>Separable, one launch</source>
        <translation type="unfinished">Tách được, một lần launch</translation>
    </message>
    <message>
        <source>Separable, two launches</source>
        <translation type="unfinished">Tách được, hai lần launch</translation>
    </message>
    <message>
        <source>Separate sums</source>
        <translation type="unfinished">Tổng riêng rẽ</translation>
    </message>
    <message>
        <source>Separated sums</source>
        <translation type="unfinished">Tổng tách</translation>
    </message>
    <message>
        <source>Sessions (*.tilescope);;All files (*)</source>
        <translation type="unfinished">Phiên (*.tilescope);;Mọi tệp (*)</translation>
    </message>
    <message>
        <source>Set %3 bytes, or allocate %4 bytes.</source>
        <translation type="unfinished">Hãy đặt %3 byte, hoặc cấp phát %4 byte.</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation type="unfinished">Thiết lập</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished">Thiết lập</translation>
    </message>
    <message>
        <source>Several lanes read the same word in one pass. In shared and constant memory this costs nothing extra.</source>
        <translation type="unfinished">Nhiều lane đọc cùng một từ nhớ trong một lượt. Trong bộ nhớ chia sẻ và bộ nhớ hằng, việc này không tốn thêm gì.</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation type="unfinished">Mức độ</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation type="unfinished">SMEM</translation>
    </message>
    <message>
        <source>Shared &amp;tile</source>
        <translation type="unfinished">Tile &amp;chia sẻ</translation>
    </message>
    <message>
        <source>Shared atomic wavefronts</source>
        <translation type="unfinished">Wavefront nguyên tử, bộ nhớ chia sẻ</translation>
    </message>
    <message>
        <source>Shared load requests</source>
        <translation type="unfinished">Yêu cầu đọc bộ nhớ chia sẻ</translation>
    </message>
    <message>
        <source>Shared load wavefronts</source>
        <translation type="unfinished">Wavefront đọc bộ nhớ chia sẻ</translation>
    </message>
    <message>
        <source>Shared memory</source>
        <translation type="unfinished">Bộ nhớ chia sẻ</translation>
    </message>
    <message>
        <source>Shared memory as an image</source>
        <translation type="unfinished">Bộ nhớ chia sẻ dưới dạng ảnh</translation>
    </message>
    <message>
        <source>Shared memory consists of 32 banks, each of which delivers one 4-byte word per pass. Adjacent words are in adjacent banks.</source>
        <translation type="unfinished">Bộ nhớ chia sẻ gồm 32 bank, mỗi bank trả một từ nhớ 4 byte mỗi lượt. Các từ nhớ cạnh nhau nằm ở các bank cạnh nhau.</translation>
    </message>
    <message>
        <source>Shared memory holds whatever was there before, so the counts start from those values.</source>
        <translation type="unfinished">Bộ nhớ chia sẻ chứa những gì có từ trước: số đếm bắt đầu từ đó.</translation>
    </message>
    <message>
        <source>Shared memory per block</source>
        <translation type="unfinished">Bộ nhớ chia sẻ mỗi block</translation>
    </message>
    <message>
        <source>Shared memory queue</source>
        <translation type="unfinished">Hàng đợi bộ nhớ chia sẻ</translation>
    </message>
    <message>
        <source>Shared memory used by a block of the main launch, static and dynamic together. All blocks on a multiprocessor share the amount available on it.</source>
        <translation type="unfinished">Lượng bộ nhớ chia sẻ mà một block của lần launch chính chiếm, gồm cả phần cố định và phần xin khi launch. Mọi block trên một multiprocessor chia nhau lượng mà nó có.</translation>
    </message>
    <message>
        <source>Shared memory, %1 bytes, 32 words per row</source>
        <translation type="unfinished">Bộ nhớ chia sẻ, %1 byte, mỗi hàng 32 từ nhớ</translation>
    </message>
    <message>
        <source>Shared memory, bytes</source>
        <translation type="unfinished">Bộ nhớ chia sẻ, byte</translation>
    </message>
    <message>
        <source>Shared reads</source>
        <translation type="unfinished">Đọc SMEM</translation>
    </message>
    <message>
        <source>Shared store requests</source>
        <translation type="unfinished">Yêu cầu ghi bộ nhớ chia sẻ</translation>
    </message>
    <message>
        <source>Shared store wavefronts</source>
        <translation type="unfinished">Wavefront ghi bộ nhớ chia sẻ</translation>
    </message>
    <message>
        <source>Shared tile</source>
        <translation type="unfinished">Tile chia sẻ</translation>
    </message>
    <message>
        <source>Shared tile %1</source>
        <translation type="unfinished">Tile chia sẻ %1</translation>
    </message>
    <message>
        <source>Shared tile, constant filter</source>
        <translation type="unfinished">Tile chia sẻ, bộ lọc hằng</translation>
    </message>
    <message>
        <source>Shared tiles</source>
        <translation type="unfinished">Các tile chia sẻ</translation>
    </message>
    <message>
        <source>Shared tiles, inner exit</source>
        <translation type="unfinished">Các tile chia sẻ, thoát bên trong</translation>
    </message>
    <message>
        <source>Shared wavefronts</source>
        <translation type="unfinished">Wavefront bộ nhớ chia sẻ</translation>
    </message>
    <message>
        <source>Shared wavefronts over ideal</source>
        <translation type="unfinished">Wavefront bộ nhớ chia sẻ so với lý tưởng</translation>
    </message>
    <message>
        <source>Shared-memory size without parentheses</source>
        <translation type="unfinished">Kích thước bộ nhớ chia sẻ thiếu ngoặc</translation>
    </message>
    <message>
        <source>Shift after the sum</source>
        <translation type="unfinished">Dịch sau khi cộng</translation>
    </message>
    <message>
        <source>Shift+F1: the glossary</source>
        <translation type="unfinished">Shift+F1: bảng thuật ngữ</translation>
    </message>
    <message>
        <source>Shift+drag</source>
        <translation type="unfinished">Shift và kéo</translation>
    </message>
    <message>
        <source>Shift+letter</source>
        <translation type="unfinished">Shift và chữ cái</translation>
    </message>
    <message>
        <source>Shifted by three pixels, a row of 16 pixels extends into a fifth word. With only the words of the unshifted row, the last pixels of three copies are lost, and all columns except the first read wrong elements.</source>
        <translation type="unfinished">Dịch đi ba điểm ảnh, một hàng 16 điểm ảnh kết thúc ở từ nhớ thứ năm. Với số từ nhớ của hàng chưa dịch, các điểm ảnh cuối của ba bản sao bị mất, và mọi cột trừ cột đầu đều đọc sai phần tử.</translation>
    </message>
    <message>
        <source>Shifted copies cut off</source>
        <translation type="unfinished">Bản sao đã dịch bị cắt</translation>
    </message>
    <message>
        <source>Shifted templates</source>
        <translation type="unfinished">Các mẫu đã dịch</translation>
    </message>
    <message>
        <source>Shifted the other way</source>
        <translation type="unfinished">Dịch ngược chiều</translation>
    </message>
    <message>
        <source>Short scoreboard</source>
        <translation type="unfinished">Short scoreboard</translation>
    </message>
    <message>
        <source>Show &amp;differences</source>
        <translation type="unfinished">Hiện khác &amp;biệt</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation type="unfinished">Hiện tệp ẩ&amp;n</translation>
    </message>
    <message>
        <source>Show a hint. Wrong answers are allowed, too.</source>
        <translation type="unfinished">Hiện gợi ý. Trả lời sai cũng không sao.</translation>
    </message>
    <message>
        <source>Show a pixel's values, its thread and the values around it; click to pin the pixel</source>
        <translation type="unfinished">Hiện các giá trị của một điểm ảnh, thread của nó và các giá trị xung quanh; nhấp để ghim</translation>
    </message>
    <message>
        <source>Show a solution</source>
        <translation type="unfinished">Hiện một lời giải</translation>
    </message>
    <message>
        <source>Show all cycles (Ctrl+0)</source>
        <translation type="unfinished">Hiện mọi chu kỳ (Ctrl+0)</translation>
    </message>
    <message>
        <source>Show blocks over the image</source>
        <translation type="unfinished">Vẽ các block lên trên ảnh</translation>
    </message>
    <message>
        <source>Show counts on a logarithmic axis, so that rare values are seen</source>
        <translation type="unfinished">Hiện số đếm trên trục lôgarit, để thấy được các giá trị hiếm</translation>
    </message>
    <message>
        <source>Show each pixel's value on it if pixels are large</source>
        <translation type="unfinished">Ghi giá trị lên từng điểm ảnh khi điểm ảnh đủ lớn</translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation type="unfinished">Hiện thư mục</translation>
    </message>
    <message>
        <source>Show how often each pixel is read: the cost of the halos at a glance</source>
        <translation type="unfinished">Mỗi điểm ảnh được đọc bao nhiêu lần: thấy ngay cái giá của halo</translation>
    </message>
    <message>
        <source>Show how other registers, shared memory and block sizes would change occupancy and time</source>
        <translation type="unfinished">Hiện mức chiếm dụng và thời gian với thanh ghi, bộ nhớ chia sẻ và cỡ block khác</translation>
    </message>
    <message>
        <source>Show how the pixel under the cursor, or the pinned pixel, was computed: its thread and everything that the thread read</source>
        <translation type="unfinished">Hiện cách tính điểm ảnh dưới con trỏ, hoặc điểm ảnh đã ghim: thread của nó và mọi thứ thread đó đã đọc</translation>
    </message>
    <message>
        <source>Show in block</source>
        <translation type="unfinished">Hiện trong block</translation>
    </message>
    <message>
        <source>Show it anyway</source>
        <translation type="unfinished">Vẫn hiện</translation>
    </message>
    <message>
        <source>Show it in the emulator</source>
        <translation type="unfinished">Hiện trong trình giả lập</translation>
    </message>
    <message>
        <source>Show one channel of the images as grey levels. Kernels still read all channels.</source>
        <translation type="unfinished">Hiện một kênh của ảnh dưới dạng mức xám. Kernel đọc mọi kênh.</translation>
    </message>
    <message>
        <source>Show only the image (Esc leaves)</source>
        <translation type="unfinished">Chỉ còn ảnh (Esc để thoát)</translation>
    </message>
    <message>
        <source>Show only the image, or the panels again</source>
        <translation type="unfinished">Chỉ hiện ảnh, rồi hiện lại các khung</translation>
    </message>
    <message>
        <source>Show only the rows that contain this text</source>
        <translation type="unfinished">Chỉ hiện các hàng có chứa văn bản này</translation>
    </message>
    <message>
        <source>Show source and result on the two sides of a line: drag the line, turn it by its ends, or double-click it to make it vertical</source>
        <translation type="unfinished">Nguồn và kết quả ở hai bên một vạch: kéo vạch, xoay bằng hai đầu, nhấp đúp để dựng thẳng đứng</translation>
    </message>
    <message>
        <source>Show source and result side by side, with the same zoom</source>
        <translation type="unfinished">Nguồn và kết quả cạnh nhau, cùng một mức phóng</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation type="unfinished">Hiện đáp án</translation>
    </message>
    <message>
        <source>Show the area outside the image, and which pixel is read there</source>
        <translation type="unfinished">Hiện vùng nằm ngoài ảnh, và điểm ảnh nào được đọc ở đó</translation>
    </message>
    <message>
        <source>Show the block that is stepped through</source>
        <translation type="unfinished">Hiện block đang được chạy từng bước</translation>
    </message>
    <message>
        <source>Show the difference between the result and the CPU reference, or between any two images</source>
        <translation type="unfinished">Kết quả khác tham chiếu CPU bao nhiêu, hoặc một ảnh bất kỳ khác ảnh kia bao nhiêu</translation>
    </message>
    <message>
        <source>Show the differences from the strategy's own source</source>
        <translation type="unfinished">Hiện những chỗ khác với mã nguồn gốc của chiến lược</translation>
    </message>
    <message>
        <source>Show the distribution of the source and result values</source>
        <translation type="unfinished">Hiện phân bố giá trị của ảnh nguồn và kết quả</translation>
    </message>
    <message>
        <source>Show the edges of the blocks</source>
        <translation type="unfinished">Vẽ các cạnh của block</translation>
    </message>
    <message>
        <source>Show the findings in the host code with those in the kernels</source>
        <translation type="unfinished">Hiện các phát hiện trong mã host cùng với các phát hiện trong kernel</translation>
    </message>
    <message>
        <source>Show the image and one panel in large type (Esc leaves)</source>
        <translation type="unfinished">Hiển thị ảnh và một bảng bằng chữ lớn (Esc để thoát)</translation>
    </message>
    <message>
        <source>Show the lane of each pixel's thread in its warp, if pixels are large</source>
        <translation type="unfinished">Lane của thread ứng với mỗi điểm ảnh trong warp của nó, khi điểm ảnh đủ lớn</translation>
    </message>
    <message>
        <source>Show the list of lessons; your answers are kept</source>
        <translation type="unfinished">Danh sách bài học; những gì bạn đã trả lời được giữ lại</translation>
    </message>
    <message>
        <source>Show the next panel below the image while presenting</source>
        <translation type="unfinished">Khung kế tiếp dưới ảnh khi trình chiếu</translation>
    </message>
    <message>
        <source>Show the previous panel below the image while presenting</source>
        <translation type="unfinished">Khung trước đó dưới ảnh khi trình chiếu</translation>
    </message>
    <message>
        <source>Show the profiles, one value per column or row, along the edges of the image</source>
        <translation type="unfinished">Hiện biểu đồ hàng/cột, mỗi cột hoặc hàng một giá trị, dọc theo rìa ảnh</translation>
    </message>
    <message>
        <source>Show the result</source>
        <translation type="unfinished">Hiện kết quả</translation>
    </message>
    <message>
        <source>Show the source (hold B to look at it for a moment)</source>
        <translation type="unfinished">Hiện ảnh nguồn (giữ B để xem trong chốc lát)</translation>
    </message>
    <message>
        <source>Show the tile, the halo and the warps of the block under the cursor</source>
        <translation type="unfinished">Vẽ tile, halo và các warp của block dưới con trỏ</translation>
    </message>
    <message>
        <source>Show this block with its halo as large as possible</source>
        <translation type="unfinished">Hiện block này cùng halo của nó lớn hết mức khung nhìn ảnh cho phép</translation>
    </message>
    <message>
        <source>Show what the colours of the result mean</source>
        <translation type="unfinished">Vẽ ý nghĩa các màu của kết quả</translation>
    </message>
    <message>
        <source>Show what the operation found, with its values</source>
        <translation type="unfinished">Vẽ những gì phép xử lý tìm thấy, kèm giá trị</translation>
    </message>
    <message>
        <source>Show what the operation's text measured on its own GPU</source>
        <translation type="unfinished">Hiện những gì bài viết của phép xử lý đã đo trên GPU của bài viết</translation>
    </message>
    <message>
        <source>Shown at 1/%1 of its size: OpenGL here supports images of up to %2 pixels per side.</source>
        <translation type="unfinished">Hiện ở 1/%1 kích thước: OpenGL ở đây nhận ảnh tối đa %2 điểm ảnh mỗi cạnh.</translation>
    </message>
    <message>
        <source>Shuffled halo</source>
        <translation type="unfinished">Halo qua shuffle</translation>
    </message>
    <message>
        <source>Shuffled the wrong way</source>
        <translation type="unfinished">Shuffle ngược chiều</translation>
    </message>
    <message>
        <source>Siemens star, zone plates and wedges: every frequency and direction.</source>
        <translation type="unfinished">Hình sao Siemens, bản đới và các nêm: mọi tần số và mọi hướng.</translation>
    </message>
    <message>
        <source>Sigma</source>
        <translation type="unfinished">Sigma</translation>
    </message>
    <message>
        <source>Signed bytes</source>
        <translation type="unfinished">Byte có dấu</translation>
    </message>
    <message>
        <source>Simulating the multiprocessor…</source>
        <translation type="unfinished">Đang mô phỏng multiprocessor…</translation>
    </message>
    <message>
        <source>Single CPU thread</source>
        <translation type="unfinished">Một thread CPU</translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished">Kích thước</translation>
    </message>
    <message>
        <source>Sliders</source>
        <translation type="unfinished">Thanh trượt</translation>
    </message>
    <message>
        <source>Sliding rows</source>
        <translation type="unfinished">Các hàng trượt</translation>
    </message>
    <message>
        <source>Slot off by one</source>
        <translation type="unfinished">Chỗ lệch một</translation>
    </message>
    <message>
        <source>Small images</source>
        <translation type="unfinished">Các ảnh nhỏ</translation>
    </message>
    <message>
        <source>Smaller blocks extend less beyond the image; with a larger image, this hardly matters.</source>
        <translation type="unfinished">Block nhỏ hơn vượt ra ngoài ít hơn; trên ảnh lớn hơn thì điều này hầu như không đáng kể.</translation>
    </message>
    <message>
        <source>Sobel edges</source>
        <translation type="unfinished">Biên Sobel</translation>
    </message>
    <message>
        <source>Sobel edges from global memory, from a shared tile, and by the proposed block copy</source>
        <translation type="unfinished">Biên Sobel từ bộ nhớ toàn cục, từ tile chia sẻ, và bằng phép sao chép block được đề xuất</translation>
    </message>
    <message>
        <source>Some loads execute for only some of the lanes (predicated), so not all reads are listed.</source>
        <translation type="unfinished">Một số lần nạp chỉ chạy cho một phần các lane (theo vị từ): không phải mọi lần đọc đều được liệt kê.</translation>
    </message>
    <message>
        <source>Some reads, from a surface or by a gather, are not listed.</source>
        <translation type="unfinished">Một số lần đọc, từ surface hoặc bằng gather, không được liệt kê.</translation>
    </message>
    <message>
        <source>Sorted in a list</source>
        <translation type="unfinished">Sắp xếp trong danh sách</translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished">Nguồn</translation>
    </message>
    <message>
        <source>Source	hold B</source>
        <translation type="unfinished">Nguồn	giữ B</translation>
    </message>
    <message>
        <source>Source and destination exchanged</source>
        <translation type="unfinished">Tráo nguồn và đích</translation>
    </message>
    <message>
        <source>Source only, without figures.</source>
        <translation type="unfinished">Chỉ hiện mã nguồn, không có số liệu.</translation>
    </message>
    <message>
        <source>Spectra not multiplied</source>
        <translation type="unfinished">Phổ không được nhân</translation>
    </message>
    <message>
        <source>Spectrum</source>
        <translation type="unfinished">Phổ</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation type="unfinished">Tốc độ</translation>
    </message>
    <message>
        <source>Speed by effort</source>
        <translation type="unfinished">Tốc độ theo lượng tính toán</translation>
    </message>
    <message>
        <source>Speed relative to the slowest strategy.</source>
        <translation type="unfinished">Nhanh gấp bao nhiêu lần so với chiến lược chậm nhất.</translation>
    </message>
    <message>
        <source>Speed relative to the strategy that this one is based on.</source>
        <translation type="unfinished">Tốc độ so với chiến lược mà chiến lược này dựa trên.</translation>
    </message>
    <message>
        <source>Speed, % of copy</source>
        <translation type="unfinished">Tốc độ, % của sao chép</translation>
    </message>
    <message>
        <source>Speed, cold L2, % of copy</source>
        <translation type="unfinished">Tốc độ, L2 lạnh, % của sao chép</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation type="unfinished">Mức tăng tốc</translation>
    </message>
    <message>
        <source>Split line %1 into a load and a store with %2 in between.</source>
        <translation type="unfinished">Hãy tách dòng %1 thành một lệnh nạp và một lệnh ghi, với %2 ở giữa.</translation>
    </message>
    <message>
        <source>Split sums</source>
        <translation type="unfinished">Tổng chia phần</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation type="unfinished">Độ phân tán</translation>
    </message>
    <message>
        <source>Spread of the GPU time</source>
        <translation type="unfinished">Độ phân tán của thời gian GPU</translation>
    </message>
    <message>
        <source>Stalls are predicted after a full run.</source>
        <translation type="unfinished">Stall được dự đoán sau một lần chạy đầy đủ.</translation>
    </message>
    <message>
        <source>Stalls, predicted</source>
        <translation type="unfinished">Chờ, dự đoán</translation>
    </message>
    <message>
        <source>Stalls, predicted: %1 of the warps' cycles</source>
        <translation type="unfinished">Chờ, dự đoán: %1 chu kỳ của các warp</translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished">Bắt đầu</translation>
    </message>
    <message>
        <source>Start a kernel of your own from a common pattern</source>
        <translation type="unfinished">Bắt đầu một kernel của bạn từ một dạng thường gặp</translation>
    </message>
    <message>
        <source>Start again after the last event (Ctrl+L)</source>
        <translation type="unfinished">Sau sự kiện cuối thì bắt đầu lại (Ctrl+L)</translation>
    </message>
    <message>
        <source>State of the kernel source</source>
        <translation type="unfinished">Trạng thái mã nguồn kernel</translation>
    </message>
    <message>
        <source>Statement</source>
        <translation type="unfinished">Khẳng định trong bài</translation>
    </message>
    <message>
        <source>Static and dynamic shared memory of a block. Other sizes only change how many blocks fit.</source>
        <translation type="unfinished">Bộ nhớ chia sẻ tĩnh và động của một block. Cỡ khác chỉ thay đổi số block chứa được.</translation>
    </message>
    <message>
        <source>Step</source>
        <translation type="unfinished">Bước tới</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation type="unfinished">Bước %1</translation>
    </message>
    <message>
        <source>Step %1: answered, correct</source>
        <translation type="unfinished">Bước %1: đã trả lời, đúng</translation>
    </message>
    <message>
        <source>Step %1: answered, not correct</source>
        <translation type="unfinished">Bước %1: đã trả lời, chưa đúng</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation type="unfinished">&amp;Giảm một bước</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation type="unfinished">Lùi một bước</translation>
    </message>
    <message>
        <source>Stepping requires JavaScript.</source>
        <translation type="unfinished">Các bước cần JavaScript.</translation>
    </message>
    <message>
        <source>Stop (%1 of %2)</source>
        <translation type="unfinished">Dừng (%1/%2)</translation>
    </message>
    <message>
        <source>Stop the current run</source>
        <translation type="unfinished">Kết thúc việc đang chạy</translation>
    </message>
    <message>
        <source>Stop the run (Esc)</source>
        <translation type="unfinished">Kết thúc lần chạy (Esc)</translation>
    </message>
    <message>
        <source>Stop tracing the value</source>
        <translation type="unfinished">Dừng theo dấu giá trị</translation>
    </message>
    <message>
        <source>Store requests</source>
        <translation type="unfinished">Yêu cầu ghi</translation>
    </message>
    <message>
        <source>Store sectors</source>
        <translation type="unfinished">Sector ghi</translation>
    </message>
    <message>
        <source>Store wavefronts</source>
        <translation type="unfinished">Wavefront ghi</translation>
    </message>
    <message>
        <source>Stored: %1, but the reference is %2.</source>
        <translation type="unfinished">Đã ghi: %1, nhưng tham chiếu là %2.</translation>
    </message>
    <message>
        <source>Stored: %1, equal to the reference.</source>
        <translation type="unfinished">Đã ghi: %1, bằng tham chiếu.</translation>
    </message>
    <message>
        <source>Stored: %1, within the tolerance of the reference %2.</source>
        <translation type="unfinished">Đã ghi: %1, trong dung sai của tham chiếu %2.</translation>
    </message>
    <message>
        <source>Stored: %1.</source>
        <translation type="unfinished">Đã ghi: %1.</translation>
    </message>
    <message>
        <source>Story of the pi&amp;xel</source>
        <translation type="unfinished">&amp;Nguồn gốc của điểm ảnh</translation>
    </message>
    <message>
        <source>Strategies</source>
        <translation type="unfinished">Chiến lược</translation>
    </message>
    <message>
        <source>Strategies side by side</source>
        <translation type="unfinished">Các chiến lược cạnh nhau</translation>
    </message>
    <message>
        <source>Strategies to sweep</source>
        <translation type="unfinished">Các chiến lược cần quét</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation type="unfinished">Chiến lược</translation>
    </message>
    <message>
        <source>Strategy and parameter shown</source>
        <translation type="unfinished">Chiến lược và tham số đang hiện</translation>
    </message>
    <message>
        <source>Stretch</source>
        <translation type="unfinished">Kéo giãn</translation>
    </message>
    <message>
        <source>Stretch: exclude half a percent of the values at each end</source>
        <translation type="unfinished">Kéo giãn: mọi giá trị trừ nửa phần trăm ở mỗi đầu</translation>
    </message>
    <message>
        <source>Stride</source>
        <translation type="unfinished">Bước nhảy</translation>
    </message>
    <message>
        <source>Student</source>
        <translation type="unfinished">Sinh viên</translation>
    </message>
    <message>
        <source>Sum not clamped to 255</source>
        <translation type="unfinished">Tổng không giới hạn ở 255</translation>
    </message>
    <message>
        <source>Sums as half2</source>
        <translation type="unfinished">Tổng dạng half2</translation>
    </message>
    <message>
        <source>Sums in eight bits</source>
        <translation type="unfinished">Tổng trong tám bit</translation>
    </message>
    <message>
        <source>Sums of integers have no rounding, and the comparison needs no division, so every strategy matches the reference exactly, even for a fractional offset.</source>
        <translation type="unfinished">Tổng các số nguyên không có sai số làm tròn, và phép so sánh không cần chia: mọi chiến lược cho đúng tham chiếu, kể cả khi độ lệch có phần lẻ.</translation>
    </message>
    <message>
        <source>Sums of integers have no rounding, so every strategy matches the reference exactly.</source>
        <translation type="unfinished">Tổng các số nguyên không có sai số làm tròn: mọi chiến lược cho đúng tham chiếu.</translation>
    </message>
    <message>
        <source>Sums of the next window</source>
        <translation type="unfinished">Tổng của cửa sổ kế tiếp</translation>
    </message>
    <message>
        <source>Swaps white and black.</source>
        <translation type="unfinished">Đổi chỗ trắng và đen.</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation type="unfinished">Quét</translation>
    </message>
    <message>
        <source>Sweep %1 settings</source>
        <translation type="unfinished">Quét %1 thiết lập</translation>
    </message>
    <message>
        <source>Sweep 1 setting</source>
        <translation type="unfinished">Quét 1 thiết lập</translation>
    </message>
    <message>
        <source>Sweep over block sizes</source>
        <translation type="unfinished">Quét theo kích thước block</translation>
    </message>
    <message>
        <source>Sweep, roofline and times side by side</source>
        <translation type="unfinished">Quét, roofline và thời gian cạnh nhau</translation>
    </message>
    <message>
        <source>Sweep: %1</source>
        <translation type="unfinished">Quét: %1</translation>
    </message>
    <message>
        <source>Sweep: %1 and %2</source>
        <translation type="unfinished">Quét: %1 và %2</translation>
    </message>
    <message>
        <source>Sweep: %1, %2 by block width and height</source>
        <translation type="unfinished">Quét: %1, %2 theo chiều rộng và chiều cao block</translation>
    </message>
    <message>
        <source>Switch to the next block overlay</source>
        <translation type="unfinished">Vẽ các block theo cách kế tiếp</translation>
    </message>
    <message>
        <source>System</source>
        <translation type="unfinished">Hệ thống</translation>
    </message>
    <message>
        <source>TEX throttle</source>
        <translation type="unfinished">TEX throttle</translation>
    </message>
    <message>
        <source>TIFF, floats as they are (*.tif)</source>
        <translation type="unfinished">TIFF, float giữ nguyên (*.tif)</translation>
    </message>
    <message>
        <source>Table as CSV…</source>
        <translation type="unfinished">Bảng dạng CSV…</translation>
    </message>
    <message>
        <source>Table of the values (*.csv)</source>
        <translation type="unfinished">Bảng các giá trị (*.csv)</translation>
    </message>
    <message>
        <source>Take a lesson</source>
        <translation type="unfinished">Học một bài</translation>
    </message>
    <message>
        <source>Take the settings of this run</source>
        <translation type="unfinished">Lấy các thiết lập của lần chạy này</translation>
    </message>
    <message>
        <source>Takes effect the next time Tilescope starts</source>
        <translation type="unfinished">Từ lần khởi động Tilescope kế tiếp</translation>
    </message>
    <message>
        <source>Takes effect the next time Tilescope starts. This translation has not been reviewed by a speaker of the language.</source>
        <translation type="unfinished">Từ lần khởi động Tilescope kế tiếp. Chưa có người bản ngữ nào đọc lại các bản dịch này.</translation>
    </message>
    <message>
        <source>Template</source>
        <translation type="unfinished">Mẫu</translation>
    </message>
    <message>
        <source>Template matching</source>
        <translation type="unfinished">So khớp mẫu</translation>
    </message>
    <message>
        <source>Template matching by textures, with a constant template and from a shared tile, by template size</source>
        <translation type="unfinished">So khớp mẫu bằng texture, với mẫu hằng và từ tile chia sẻ, theo kích thước mẫu</translation>
    </message>
    <message>
        <source>Template not shifted</source>
        <translation type="unfinished">Mẫu không dịch</translation>
    </message>
    <message>
        <source>Template size</source>
        <translation type="unfinished">Cạnh của mẫu</translation>
    </message>
    <message>
        <source>Tensor Cores multiply a row by a band of ones: the products are its window sums.</source>
        <translation type="unfinished">Nhân Tensor nhân một hàng với một dải các số 1: tích chính là tổng của các cửa sổ.</translation>
    </message>
    <message>
        <source>Tensor Cores multiply fragments; values are rounded to TF32 (10 fraction bits).</source>
        <translation type="unfinished">Nhân Tensor nhân các fragment; các số được làm tròn về TF32 (10 bit).</translation>
    </message>
    <message>
        <source>Tensor Cores, FP16</source>
        <translation type="unfinished">Nhân Tensor, FP16</translation>
    </message>
    <message>
        <source>Tensor Cores, TF32</source>
        <translation type="unfinished">Nhân Tensor, TF32</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation type="unfinished">Thuật ngữ</translation>
    </message>
    <message>
        <source>Test chart</source>
        <translation type="unfinished">Hình kiểm tra</translation>
    </message>
    <message>
        <source>Text %1 (%2): %3</source>
        <translation type="unfinished">Bài viết %1 (%2): %3</translation>
    </message>
    <message>
        <source>Text 001, GTX 560 Ti 448: 1.46 times as fast as shared.</source>
        <translation type="unfinished">Bài viết 001, GTX 560 Ti 448: nhanh gấp 1.46 lần shared.</translation>
    </message>
    <message>
        <source>Text 001, GTX 560 Ti 448: 1.65 times as fast as global.</source>
        <translation type="unfinished">Bài viết 001, GTX 560 Ti 448: nhanh gấp 1.65 lần global.</translation>
    </message>
    <message>
        <source>Text 002, Tesla P100 PCIe: 1.6 times as fast as global in blocks of 32×32.</source>
        <translation type="unfinished">Bài viết 002, Tesla P100 PCIe: nhanh gấp 1.6 lần global với block 32×32.</translation>
    </message>
    <message>
        <source>Text 002, Tesla P100 PCIe: 5 % faster than shared.</source>
        <translation type="unfinished">Bài viết 002, Tesla P100 PCIe: nhanh hơn shared 5 %.</translation>
    </message>
    <message>
        <source>Text that the rows contain</source>
        <translation type="unfinished">Văn bản mà các hàng chứa</translation>
    </message>
    <message>
        <source>Texture</source>
        <translation type="unfinished">Texture</translation>
    </message>
    <message>
        <source>Texture queue</source>
        <translation type="unfinished">Hàng đợi texture</translation>
    </message>
    <message>
        <source>Texture references are no longer part of CUDA. Give the kernel a parameter "cudaTextureObject_t %1", and read it with tex2D&lt;unsigned char&gt;(%1, x, y).</source>
        <translation type="unfinished">Tham chiếu texture không còn trong CUDA. Hãy để kernel nhận tham số “cudaTextureObject_t %1” và đọc nó bằng tex2D&lt;unsigned char&gt;(%1, x, y).</translation>
    </message>
    <message>
        <source>Texture requests</source>
        <translation type="unfinished">Yêu cầu texture</translation>
    </message>
    <message>
        <source>Texture, constant template</source>
        <translation type="unfinished">Texture, mẫu hằng</translation>
    </message>
    <message>
        <source>Textures</source>
        <translation type="unfinished">Texture</translation>
    </message>
    <message>
        <source>That is %1 times as long as with as many warps as fit (%2).</source>
        <translation type="unfinished">Lâu gấp %1 lần so với khi có nhiều warp nhất có thể chứa (%2).</translation>
    </message>
    <message>
        <source>The %1 is no longer available. Choose another image for the difference.</source>
        <translation type="unfinished">Không còn %1 nữa. Hãy chọn ảnh khác để lấy khác biệt.</translation>
    </message>
    <message>
        <source>The %1 itself cannot run this strategy: its compute capability is %2, but %3 is required.</source>
        <translation type="unfinished">Bản thân %1 không chạy được chiến lược này: nó có compute capability %2, mà cần %3.</translation>
    </message>
    <message>
        <source>The 16 parts of a column belong to 16 warps. A warp that runs ahead reads values that the others have not written yet, so the remainders belong to another tile or are undefined.</source>
        <translation type="unfinished">16 phần của một cột nằm trong 16 warp. Warp chạy trước đọc những gì các warp khác chưa ghi: các số dư là của một tile khác, hoặc chẳng của tile nào.</translation>
    </message>
    <message>
        <source>The 32-byte sectors that atomics on global memory touch, each counted as often as lanes take turns at one address in it. These sectors are updated in the L2 cache, which all multiprocessors share.</source>
        <translation type="unfinished">Số sector 32 byte mà các thao tác nguyên tử trên bộ nhớ toàn cục chạm tới, mỗi sector được tính bằng số lần các lane lần lượt vào cùng một địa chỉ của nó. Chúng được cập nhật trong bộ nhớ đệm L2 mà mọi multiprocessor dùng chung.</translation>
    </message>
    <message>
        <source>The 512 threads per block in the paper (001.txt:65) are the limit of compute capability 1.x; the paper's card allows 1,024. The number 65,535 is the limit of each side of the grid, not of the total number of blocks.</source>
        <translation type="unfinished">512 thread mỗi block trong bài báo (001.txt:65) là giới hạn của compute capability 1.x; card trong bài báo cho phép 1,024. Số 65,535 là giới hạn của mỗi chiều của lưới, không phải của tổng số block.</translation>
    </message>
    <message>
        <source>The CPU thread is not an optimisation step.</source>
        <translation type="unfinished">Thread CPU không phải một bước tối ưu.</translation>
    </message>
    <message>
        <source>The CUPTI on this computer is too old: it does not have %1. CUDA Toolkit 12.6 and later include it.</source>
        <translation type="unfinished">CUPTI trên máy này quá cũ: nó không có %1. CUDA Toolkit 12.6 và mới hơn có hàm này.</translation>
    </message>
    <message>
        <source>The GPU %1 is set to prohibit computation. An administrator can allow it with nvidia-smi --compute-mode=0.</source>
        <translation type="unfinished">GPU %1 được đặt để từ chối tính toán. Quản trị viên có thể cho phép bằng nvidia-smi --compute-mode=0.</translation>
    </message>
    <message>
        <source>The GPU %1 is too old: its compute capability is %2, but Tilescope's kernels need %3 or later.</source>
        <translation type="unfinished">GPU %1 quá cũ: nó có compute capability %2, còn kernel của Tilescope cần %3 hoặc mới hơn.</translation>
    </message>
    <message>
        <source>The GPU counts what its machine code does, and the emulator counts what the PTX does; the two need not agree.</source>
        <translation type="unfinished">GPU đếm những gì mã máy của nó làm, còn trình giả lập đếm những gì PTX làm; hai bên không nhất thiết khớp nhau.</translation>
    </message>
    <message>
        <source>The GPU does not have enough free memory for %1 more: %2 of %3 are free. Use a smaller image, or close other programs that use the GPU.</source>
        <translation type="unfinished">GPU không còn chỗ cho thêm %1: %2 trong %3 còn trống. Dùng ảnh nhỏ hơn, hoặc đóng các chương trình khác đang dùng GPU, sẽ giúp được.</translation>
    </message>
    <message>
        <source>The GPU is hidden by TILESCOPE_HIDE=cuda.</source>
        <translation type="unfinished">GPU bị ẩn bởi TILESCOPE_HIDE=cuda.</translation>
    </message>
    <message>
        <source>The GPU ran this kernel unchecked, as you requested.</source>
        <translation type="unfinished">GPU đã chạy kernel này theo yêu cầu của bạn mà không kiểm tra.</translation>
    </message>
    <message>
        <source>The GPU slowed from %1 to %2 MHz while it was being timed%3, so the times match neither clock. Run it again when the GPU has cooled.</source>
        <translation type="unfinished">GPU chậm lại từ %1 xuống %2 MHz trong lúc đo thời gian%3: thời gian đo được quá dài đối với xung nhịp này và quá ngắn đối với xung nhịp kia. Hãy chạy lại khi GPU đã nguội.</translation>
    </message>
    <message>
        <source>The GPU that the emulator models: its limits, its occupancy and its time band, which is an estimate.</source>
        <translation type="unfinished">GPU mà trình giả lập mô phỏng: các giới hạn, mức chiếm dụng và dải thời gian của nó, vốn là ước lượng.</translation>
    </message>
    <message>
        <source>The GPU was lost after an error in a kernel.</source>
        <translation type="unfinished">GPU đã mất sau một lỗi trong kernel.</translation>
    </message>
    <message>
        <source>The GPU was lost after an error in a kernel. Restart Tilescope to use it again.</source>
        <translation type="unfinished">Đã mất GPU sau một lỗi trong kernel. Hãy khởi động lại Tilescope để dùng lại GPU.</translation>
    </message>
    <message>
        <source>The GPU was lost after an error in a kernel; the emulator is used instead.</source>
        <translation type="unfinished">Đã mất GPU sau một lỗi trong kernel; trình giả lập được dùng thay.</translation>
    </message>
    <message>
        <source>The GPU was lost after an error in a kernel; the emulator is used instead. After a restart, Tilescope uses the GPU again with the current settings and image.</source>
        <translation type="unfinished">Đã mất GPU sau một lỗi trong kernel; trình giả lập được dùng thay. Sau khi khởi động lại, Tilescope dùng lại GPU, với thiết lập và ảnh hiện tại.</translation>
    </message>
    <message>
        <source>The GPU was lost while it was drawing an image.</source>
        <translation type="unfinished">GPU đã mất trong lúc vẽ một ảnh.</translation>
    </message>
    <message>
        <source>The GPU's context could not be found, so its counters cannot be read.</source>
        <translation type="unfinished">Không tìm thấy ngữ cảnh của GPU nên không đọc được các bộ đếm của nó.</translation>
    </message>
    <message>
        <source>The GPU's hardware counters do not provide this figure.</source>
        <translation type="unfinished">Bộ đếm phần cứng của GPU không có mục này.</translation>
    </message>
    <message>
        <source>The GPU's large off-chip memory: gigabytes that every thread can read and write. It is the slowest memory; the L1 and L2 caches keep copies of recently used data.</source>
        <translation type="unfinished">Bộ nhớ lớn của GPU nằm ngoài chip, hàng gigabyte mà mọi thread đều đọc và ghi được. Nó chậm nhất; các bộ nhớ đệm L1 và L2 giữ bản sao của những gì vừa dùng.</translation>
    </message>
    <message>
        <source>The GPU's memory slowed from %1 to %2 MHz while it was being timed%3, so the times match neither clock. Run it again when the GPU has cooled.</source>
        <translation type="unfinished">Bộ nhớ của GPU chậm lại từ %1 xuống %2 MHz trong lúc đo thời gian%3: thời gian đo được quá dài đối với xung nhịp này và quá ngắn đối với xung nhịp kia. Hãy chạy lại khi GPU đã nguội.</translation>
    </message>
    <message>
        <source>The GPU, its limits and the compilers; or any GPU that the emulator can model</source>
        <translation type="unfinished">GPU, các giới hạn của nó và các trình biên dịch; hoặc bất kỳ GPU nào mà trình giả lập mô phỏng được</translation>
    </message>
    <message>
        <source>The NVIDIA driver is installed but finds no GPU. Check that the GPU is present (nvidia-smi) and that CUDA_VISIBLE_DEVICES does not hide it.</source>
        <translation type="unfinished">Trình điều khiển NVIDIA đã cài nhưng không tìm thấy GPU. Kiểm tra xem có GPU không (nvidia-smi) và CUDA_VISIBLE_DEVICES có ẩn nó không.</translation>
    </message>
    <message>
        <source>The NVIDIA driver is too old: it does not have %1.</source>
        <translation type="unfinished">Trình điều khiển NVIDIA quá cũ: nó không có %1.</translation>
    </message>
    <message>
        <source>The NVIDIA driver is too old: it supports CUDA %1 and does not have %2.</source>
        <translation type="unfinished">Trình điều khiển NVIDIA quá cũ: nó hỗ trợ CUDA %1 và không có %2.</translation>
    </message>
    <message>
        <source>The NVIDIA driver's library and its kernel module have different versions, as can happen after an update. Restart the computer.</source>
        <translation type="unfinished">Thư viện của trình điều khiển NVIDIA và module kernel của nó khác phiên bản, như sau một lần cập nhật. Hãy khởi động lại máy tính.</translation>
    </message>
    <message>
        <source>The NVIDIA driver's library cannot be loaded (%1).</source>
        <translation type="unfinished">Không nạp được thư viện của trình điều khiển NVIDIA (%1).</translation>
    </message>
    <message>
        <source>The OpenGL library could not be loaded to test sharing with CUDA (package libgl1).</source>
        <translation type="unfinished">Không nạp được thư viện OpenGL để thử chia sẻ với CUDA (gói libgl1).</translation>
    </message>
    <message>
        <source>The PTX is for %1, but the %2 has compute capability %3: its driver does not load it.</source>
        <translation type="unfinished">PTX này dành cho %1, nhưng %2 có compute capability %3: trình điều khiển của nó không nạp PTX này.</translation>
    </message>
    <message>
        <source>The Tensor Cores that read this strategy's tiles are available only in GPUs of compute capability 9.0; the emulator does not support them.</source>
        <translation type="unfinished">Nhân Tensor đọc các tile của chiến lược này chỉ có trong GPU có compute capability 9.0; trình giả lập không hỗ trợ.</translation>
    </message>
    <message>
        <source>The Tensor Memory Accelerator (TMA), which fills this strategy's tiles, is available only in GPUs since Hopper; the emulator does not support it.</source>
        <translation type="unfinished">Tensor Memory Accelerator (TMA), bộ phận nạp dữ liệu vào các tile của chiến lược này, chỉ có trong GPU từ Hopper trở đi; trình giả lập không hỗ trợ.</translation>
    </message>
    <message>
        <source>The Tensor Memory Accelerator (TMA, Hopper and later) loads the next tile during computation.</source>
        <translation type="unfinished">Tensor Memory Accelerator (TMA, từ Hopper trở đi) nạp tile kế tiếp trong khi tính toán.</translation>
    </message>
    <message>
        <source>The Timeline panel shows the prediction cycle by cycle.</source>
        <translation type="unfinished">Khung Dòng thời gian hiện dự đoán theo từng chu kỳ.</translation>
    </message>
    <message>
        <source>The __constant__ variable "%1" has %2 bytes, but %3 are to be copied into it.</source>
        <translation type="unfinished">Biến __constant__ “%1” có %2 byte, nhưng phải sao chép %3 vào nó.</translation>
    </message>
    <message>
        <source>The __constant__ variable "%1" is 0, because the cudaMemcpyToSymbol of the host is not run. Specify its values: --constant %1=FILE.npy</source>
        <translation type="unfinished">Biến __constant__ “%1” bằng 0, vì cudaMemcpyToSymbol của host không được chạy. Hãy nêu các giá trị của nó: --constant %1=FILE.npy</translation>
    </message>
    <message>
        <source>The __constant__ variable "%1" is 0, because the cudaMemcpyToSymbol of the host is not run. Specify its values: //@ constant %1 %2 = 1, 2, 1</source>
        <translation type="unfinished">Biến __constant__ “%1” bằng 0, vì cudaMemcpyToSymbol của host không được chạy. Hãy nêu các giá trị của nó: //@ constant %1 %2 = 1, 2, 1</translation>
    </message>
    <message>
        <source>The allocation has %1 bytes, and %2 needs %3 bytes: %4 bytes for each of %1 elements.</source>
        <translation type="unfinished">Vùng nhớ được cấp phát có %1 byte, còn %2 cần %3 byte: %4 byte cho mỗi phần tử trong %1 phần tử.</translation>
    </message>
    <message>
        <source>The animation cannot be written as a GIF: there is not enough memory.</source>
        <translation type="unfinished">Không ghi được video thành GIF: không đủ bộ nhớ.</translation>
    </message>
    <message>
        <source>The answer "%1" is longer than %2 bytes.</source>
        <translation type="unfinished">Câu trả lời “%1” dài hơn %2 byte.</translation>
    </message>
    <message>
        <source>The answer sheet is from a newer version of Tilescope.</source>
        <translation type="unfinished">Phiếu trả lời được tạo bằng một phiên bản Tilescope mới hơn.</translation>
    </message>
    <message>
        <source>The answers could not be saved as "%1": %2.</source>
        <translation type="unfinished">Chưa lưu được các câu trả lời thành “%1”: %2.</translation>
    </message>
    <message>
        <source>The answers were saved as %1.</source>
        <translation type="unfinished">Đã lưu các câu trả lời thành %1.</translation>
    </message>
    <message>
        <source>The average number of sectors per request. A full warp needs 1 sector for adjacent bytes and 4 for adjacent floats; scattered lanes need up to 32.</source>
        <translation type="unfinished">Một yêu cầu cần trung bình bao nhiêu sector. Một warp đầy đủ cần 1 cho các byte cạnh nhau và 4 cho các float cạnh nhau; các lane rải rác cần tới 32.</translation>
    </message>
    <message>
        <source>The bands overlap, so it is not certain which is faster.</source>
        <translation type="unfinished">Các dải chồng lên nhau, nên không chắc bên nào nhanh hơn.</translation>
    </message>
    <message>
        <source>The bar is the time shown; its strong part is the time with as many warps as fit.</source>
        <translation type="unfinished">Thanh là thời gian đang hiện; phần đậm là thời gian khi có nhiều warp nhất có thể chứa.</translation>
    </message>
    <message>
        <source>The baseline is for another image of the same size, %1.</source>
        <translation type="unfinished">Mốc là của một ảnh khác cùng cỡ, %1.</translation>
    </message>
    <message>
        <source>The baseline is for another image size: %1 instead of %2.</source>
        <translation type="unfinished">Mốc là của một cỡ ảnh khác: %1, ở đây %2.</translation>
    </message>
    <message>
        <source>The baseline is for another operation, %1.</source>
        <translation type="unfinished">Mốc là của một phép xử lý khác, %1.</translation>
    </message>
    <message>
        <source>The baseline ran on another GPU, %1.</source>
        <translation type="unfinished">Mốc đã chạy trên một GPU khác, %1.</translation>
    </message>
    <message>
        <source>The baseline time of %1 is GPU time and this is emulator time, so no difference is shown.</source>
        <translation type="unfinished">%1 của mốc là của GPU còn thời gian này là của trình giả lập, nên không hiện chênh lệch.</translation>
    </message>
    <message>
        <source>The baseline time of %1 is emulator time and this is GPU time, so no difference is shown.</source>
        <translation type="unfinished">%1 của mốc là của trình giả lập còn thời gian này là của GPU, nên không hiện chênh lệch.</translation>
    </message>
    <message>
        <source>The baseline's time is a GPU time, so emulator times cannot be compared with it.</source>
        <translation type="unfinished">Thời gian của mốc là của GPU; không tính chênh lệch của thời gian trình giả lập so với nó.</translation>
    </message>
    <message>
        <source>The baseline's time is an emulator time, so GPU times cannot be compared with it.</source>
        <translation type="unfinished">Thời gian của mốc là của trình giả lập; không tính chênh lệch của thời gian GPU so với nó.</translation>
    </message>
    <message>
        <source>The baseline: all differences are relative to this run.</source>
        <translation type="unfinished">Mốc: mọi chênh lệch đều so với lần chạy này.</translation>
    </message>
    <message>
        <source>The best of shared, dp4a_rows, shifted_templates and ntt for the given sizes.</source>
        <translation type="unfinished">Tốt nhất trong shared, dp4a_rows, shifted_templates và ntt với kích thước đã cho.</translation>
    </message>
    <message>
        <source>The block copies its pixels and halo from the texture once, then sums the copy.</source>
        <translation type="unfinished">Block sao chép các điểm ảnh của nó và halo từ texture một lần, rồi cộng ở đó.</translation>
    </message>
    <message>
        <source>The block copy, which adds the border once in global memory, takes 30 % less time than the shared tile, whose threads test for the border (001.txt:153).</source>
        <translation type="unfinished">Cách sao chép block, vốn thêm biên một lần trong bộ nhớ toàn cục, mất ít hơn 30 % thời gian so với tile chia sẻ mà các thread của nó xác định biên bằng các điều kiện (001.txt:153).</translation>
    </message>
    <message>
        <source>The block is %1 instead of %2.</source>
        <translation type="unfinished">Block là %1 thay vì %2.</translation>
    </message>
    <message>
        <source>The block is still being traced. The animation can be saved in a moment.</source>
        <translation type="unfinished">Block vẫn đang được theo vết; lát nữa sẽ lưu được video.</translation>
    </message>
    <message>
        <source>The block loads all pixels within reach of its windows into shared memory once.</source>
        <translation type="unfinished">Block nạp một lần vào bộ nhớ chia sẻ mọi điểm ảnh mà các cửa sổ của nó chạm tới.</translation>
    </message>
    <message>
        <source>The block loads its pixels and halo once; the filter stays in global memory.</source>
        <translation type="unfinished">Block nạp các điểm ảnh của nó và halo một lần; bộ lọc vẫn ở bộ nhớ toàn cục.</translation>
    </message>
    <message>
        <source>The block loads its pixels and one more on each side once, and reads the windows from shared memory.</source>
        <translation type="unfinished">Block nạp các điểm ảnh của nó và thêm một điểm ở mỗi phía, một lần; các cửa sổ được đọc từ bộ nhớ chia sẻ.</translation>
    </message>
    <message>
        <source>The block loads its pixels once; threads at the edge also load the halo.</source>
        <translation type="unfinished">Block nạp các điểm ảnh của nó một lần; các thread ở rìa nạp thêm halo.</translation>
    </message>
    <message>
        <source>The block needs more registers or shared memory than the GPU has. Use a smaller block.</source>
        <translation type="unfinished">Block cần nhiều thanh ghi hoặc bộ nhớ chia sẻ hơn mức GPU có; block nhỏ hơn sẽ vừa.</translation>
    </message>
    <message>
        <source>The block of the kernel "%1" is a guess, because its size in line %2 is not a constant of the file. Specify it: //@ block 16x16</source>
        <translation type="unfinished">Block của kernel “%1” chỉ là phỏng đoán, vì kích thước ở dòng %2 không phải là hằng số của tệp. Hãy chỉ định: //@ block 16x16</translation>
    </message>
    <message>
        <source>The block on the result</source>
        <translation type="unfinished">Block trên kết quả</translation>
    </message>
    <message>
        <source>The block on the source</source>
        <translation type="unfinished">Block trên ảnh nguồn</translation>
    </message>
    <message>
        <source>The block that computes this pixel is unknown.</source>
        <translation type="unfinished">Không biết block nào tính điểm ảnh này.</translation>
    </message>
    <message>
        <source>The block under the cursor, or the chosen block, with its halo; Ctrl+double-click does the same</source>
        <translation type="unfinished">Block dưới con trỏ, hoặc block đã chọn, cùng halo của nó; Ctrl và nhấp đúp cũng làm như vậy</translation>
    </message>
    <message>
        <source>The block was not reached: the launch before it, "%1", failed.</source>
        <translation type="unfinished">Không đến được block: lần launch trước nó, “%1”, bị lỗi.</translation>
    </message>
    <message>
        <source>The block: its threads in columns and rows, at most 1024. They share a tile and can synchronise.</source>
        <translation type="unfinished">Block: các thread của nó theo cột và hàng, tối đa 1024. Chúng dùng chung một tile và có thể đồng bộ với nhau.</translation>
    </message>
    <message>
        <source>The blocks at the right and bottom edges extend beyond the image: %1 of all threads have no pixel.</source>
        <translation type="unfinished">Các block ở rìa phải và rìa dưới vượt ra ngoài ảnh: %1 của tổng số thread không có điểm ảnh.</translation>
    </message>
    <message>
        <source>The blocks cannot be classified before they run: an address here</source>
        <translation type="unfinished">Không phân biệt được các block trước khi chạy: một địa chỉ ở đây</translation>
    </message>
    <message>
        <source>The blocks cannot be classified before they run: the address or size of a copy here</source>
        <translation type="unfinished">Không phân biệt được các block trước khi chạy: địa chỉ hoặc kích thước của một lần sao chép ở đây</translation>
    </message>
    <message>
        <source>The blocks cannot be classified before they run: the barrier here</source>
        <translation type="unfinished">Không phân biệt được các block trước khi chạy: rào đồng bộ ở đây</translation>
    </message>
    <message>
        <source>The blocks cannot be classified before they run: the path that threads take here</source>
        <translation type="unfinished">Không phân biệt được các block trước khi chạy: các thread rẽ hướng nào ở đây</translation>
    </message>
    <message>
        <source>The blocks cannot be classified before they run: which threads return here</source>
        <translation type="unfinished">Không phân biệt được các block trước khi chạy: thread nào thoát ở đây</translation>
    </message>
    <message>
        <source>The blocks cannot be classified before they run: which threads take part here</source>
        <translation type="unfinished">Không phân biệt được các block trước khi chạy: thread nào tham gia ở đây</translation>
    </message>
    <message>
        <source>The blocks cannot be classified.</source>
        <translation type="unfinished">Không phân biệt được các loại block.</translation>
    </message>
    <message>
        <source>The blocks differ too much: there are more than %1 classes of blocks.</source>
        <translation type="unfinished">Các block khác nhau quá nhiều: có hơn %1 loại block.</translation>
    </message>
    <message>
        <source>The blocks of the kernel cannot be classified before they run, because they take too many steps (more than %1 instructions).</source>
        <translation type="unfinished">Các block của kernel có quá nhiều bước để phân biệt được trước khi chạy (hơn %1 lệnh).</translation>
    </message>
    <message>
        <source>The blocks of this strategy do not correspond to tiles of the image.</source>
        <translation type="unfinished">Các block của chiến lược này không ứng với tile nào trên ảnh.</translation>
    </message>
    <message>
        <source>The blocks on all multiprocessors, and the last wave</source>
        <translation type="unfinished">Các block trên mọi multiprocessor, và đợt cuối</translation>
    </message>
    <message>
        <source>The blocks that are counted if emulating all of them would take too long. The counts of the whole grid are estimated from them, and are marked with ≈.</source>
        <translation type="unfinished">Các block được đếm khi giả lập tất cả các block sẽ mất quá nhiều thời gian. Số đếm của cả lưới được ước lượng từ chúng và được đánh dấu bằng ≈.</translation>
    </message>
    <message>
        <source>The blocks that fit now are just enough: fewer would be slower, and more would hardly be faster.</source>
        <translation type="unfinished">Số block chứa được hiện nay vừa đủ: ít hơn sẽ chậm hơn, nhiều hơn hầu như không nhanh hơn.</translation>
    </message>
    <message>
        <source>The buffer "%1" has %2 bytes, but a block can be traced only if no buffer has more than 4 GB. Use a smaller image.</source>
        <translation type="unfinished">Vùng đệm “%1” có %2 byte: chỉ theo vết được block khi không có vùng đệm nào quá 4 GB. Hãy dùng ảnh nhỏ hơn.</translation>
    </message>
    <message>
        <source>The bytes moved between registers, shared memory, caches and device memory appear after the first run with counters.</source>
        <translation type="unfinished">Số byte giữa thanh ghi, bộ nhớ chia sẻ, các bộ nhớ đệm và bộ nhớ thiết bị xuất hiện cùng lần chạy đầu tiên được đếm.</translation>
    </message>
    <message>
        <source>The bytes moved between registers, shared memory, the caches and device memory.</source>
        <translation type="unfinished">Số byte giữa thanh ghi, bộ nhớ chia sẻ, các bộ nhớ đệm và bộ nhớ thiết bị.</translation>
    </message>
    <message>
        <source>The clipboard does not contain an image. Copy one in another program, then paste it here.</source>
        <translation type="unfinished">Bảng nhớ tạm không có ảnh nào. Hãy sao chép một ảnh trong chương trình khác rồi dán vào đây.</translation>
    </message>
    <message>
        <source>The code was compiled for another GPU. Compile it again for this one.</source>
        <translation type="unfinished">Mã không được tạo cho GPU này; hãy biên dịch lại cho GPU này.</translation>
    </message>
    <message>
        <source>The colour image is converted to grey first.</source>
        <translation type="unfinished">Ảnh màu được chuyển sang xám trước.</translation>
    </message>
    <message>
        <source>The column must be from 0 to %1.</source>
        <translation type="unfinished">Cột phải từ 0 đến %1.</translation>
    </message>
    <message>
        <source>The command line cannot include a pinned run. Save a session to keep the difference.</source>
        <translation type="unfinished">Dòng lệnh không chứa được lần chạy đã ghim: hãy lưu phiên để giữ phần khác biệt.</translation>
    </message>
    <message>
        <source>The command line was copied.</source>
        <translation type="unfinished">Đã sao chép dòng lệnh.</translation>
    </message>
    <message>
        <source>The command line was copied. The command opens a window to show the channel or the difference.</source>
        <translation type="unfinished">Đã sao chép dòng lệnh. Lệnh này mở một cửa sổ để hiện kênh hoặc phần khác biệt.</translation>
    </message>
    <message>
        <source>The compiler for the kernel source. Automatic uses NVRTC if it is installed, otherwise clang.</source>
        <translation type="unfinished">Trình biên dịch cho mã nguồn kernel. “Tự động” dùng NVRTC nếu đã cài, nếu không thì dùng clang.</translation>
    </message>
    <message>
        <source>The compiler is newer than the driver. Update the NVIDIA driver, or choose the other compiler.</source>
        <translation type="unfinished">Trình biên dịch mới hơn trình điều khiển; hãy cập nhật trình điều khiển NVIDIA, hoặc chọn trình biên dịch kia.</translation>
    </message>
    <message>
        <source>The computer's own memory, used by programs on the CPU. A program copies the input of a kernel from it to the GPU over PCI Express, and the result back. From pinned (page-locked) memory, the GPU copies directly.</source>
        <translation type="unfinished">Bộ nhớ của chính máy tính, được các chương trình trên bộ xử lý sử dụng. Chương trình sao chép dữ liệu của kernel từ đó sang GPU qua PCI Express, rồi sao chép kết quả trở về; với bộ nhớ ghim (pinned memory), vốn ở nguyên một chỗ, GPU tự sao chép.</translation>
    </message>
    <message>
        <source>The condition excludes x equal to y, so the variances on the diagonal are never written.</source>
        <translation type="unfinished">Điều kiện bỏ sót x bằng y: các phương sai trên đường chéo không bao giờ được ghi.</translation>
    </message>
    <message>
        <source>The constant %1 in %2 has %3 bytes, but this setting needs %4. Use a larger array or a smaller filter.</source>
        <translation type="unfinished">Hằng %1 trong %2 có %3 byte, còn thiết lập này cần %4. Mảng lớn hơn, hoặc bộ lọc nhỏ hơn, sẽ vừa.</translation>
    </message>
    <message>
        <source>The constant cache serves one address at a time: %1 passes instead of 1.</source>
        <translation type="unfinished">Bộ nhớ đệm hằng mỗi lần chỉ phục vụ một địa chỉ: %1 lượt thay vì 1.</translation>
    </message>
    <message>
        <source>The contents of memory at the start of the block are unknown: the launch before it, "%1", takes more than %2 warp instructions. Use a smaller image.</source>
        <translation type="unfinished">Không biết block tìm thấy gì trong bộ nhớ: lần launch trước nó, “%1”, cần hơn %2 lệnh warp. Hãy dùng ảnh nhỏ hơn.</translation>
    </message>
    <message>
        <source>The copies were measured: one cudaMemcpy each from and to pageable memory. From and to pinned memory, the copies take %1 and %2.</source>
        <translation type="unfinished">Các lần sao chép đã được đo: mỗi chiều một lần cudaMemcpy, từ bộ nhớ pageable và về bộ nhớ pageable. Từ bộ nhớ ghim và về bộ nhớ ghim, các lần sao chép mất %1 và %2.</translation>
    </message>
    <message>
        <source>The copy fills %1 bytes of an allocation of %3 bytes, and kernel %2 reads more than these: %4 bytes for each of %1 elements.</source>
        <translation type="unfinished">Lần sao chép ghi %1 byte của một vùng nhớ %3 byte được cấp phát, còn kernel %2 đọc nhiều hơn thế: %4 byte cho mỗi phần tử trong %1 phần tử.</translation>
    </message>
    <message>
        <source>The copy has the kind %1, but its destination is device memory with the result of kernel %2, and its source is host memory.</source>
        <translation type="unfinished">Lần sao chép thuộc loại %1, nhưng đích của nó là bộ nhớ thiết bị chứa kết quả của kernel %2, còn nguồn là bộ nhớ host.</translation>
    </message>
    <message>
        <source>The copy has the kind %1, but its destination is host memory, and its source is device memory that nobody has filled.</source>
        <translation type="unfinished">Lần sao chép thuộc loại %1, nhưng đích của nó là bộ nhớ host, còn nguồn là bộ nhớ thiết bị chưa có gì ghi vào.</translation>
    </message>
    <message>
        <source>The copy has the kind %1, but its source is %2 and its destination is %3.</source>
        <translation type="unfinished">Lần sao chép thuộc loại %1, nhưng nguồn của nó là %2 và đích là %3.</translation>
    </message>
    <message>
        <source>The copy is in line %1.</source>
        <translation type="unfinished">Lần sao chép ở dòng %1.</translation>
    </message>
    <message>
        <source>The copy of %1 bytes leaves a block of host memory, in which %2 bytes are left.</source>
        <translation type="unfinished">Lần sao chép %1 byte vượt ra ngoài một vùng bộ nhớ host, trong đó chỉ còn %2 byte.</translation>
    </message>
    <message>
        <source>The copy of %1 bytes leaves an allocation of %2 bytes, in which %3 bytes are left.</source>
        <translation type="unfinished">Lần sao chép %1 byte vượt ra ngoài một vùng nhớ %2 byte được cấp phát, trong đó chỉ còn %3 byte.</translation>
    </message>
    <message>
        <source>The copy of %1 bytes reads device memory that nobody has filled.</source>
        <translation type="unfinished">Lần sao chép %1 byte đọc bộ nhớ thiết bị chưa có gì ghi vào.</translation>
    </message>
    <message>
        <source>The copy reads memory that kernel %1 fills later.</source>
        <translation type="unfinished">Lần sao chép đọc bộ nhớ mà sau đó kernel %1 mới ghi vào.</translation>
    </message>
    <message>
        <source>The copy returns %1 bytes of the %3 bytes that kernel %2 has stored: %4 bytes for each of %1 elements.</source>
        <translation type="unfinished">Lần sao chép đưa về %1 byte trong %3 byte mà kernel %2 đã ghi: %4 byte cho mỗi phần tử trong %1 phần tử.</translation>
    </message>
    <message>
        <source>The copy takes %1 bytes per row as the pitch of the device memory, and an earlier copy took %2 bytes.</source>
        <translation type="unfinished">Lần sao chép lấy %1 byte mỗi hàng làm bước hàng của bộ nhớ thiết bị, còn một lần sao chép trước đó lấy %2 byte.</translation>
    </message>
    <message>
        <source>The copy takes %1 bytes per row as the pitch of the device memory, and cudaMallocPitch returned %2 bytes.</source>
        <translation type="unfinished">Lần sao chép lấy %1 byte mỗi hàng làm bước hàng của bộ nhớ thiết bị, còn cudaMallocPitch trả về %2 byte.</translation>
    </message>
    <message>
        <source>The copy uses memory that kernel %1 uses in another stream, and does not wait for the kernel.</source>
        <translation type="unfinished">Lần sao chép dùng bộ nhớ mà kernel %1 trong stream khác cũng dùng, và không chờ kernel đó.</translation>
    </message>
    <message>
        <source>The corners on the right are one column too far to the left. The window is narrower by one, its sum is too small, and grey areas turn white.</source>
        <translation type="unfinished">Các góc bên phải được lấy sớm hơn một cột. Cửa sổ hẹp đi một, tổng của nó quá nhỏ, và các vùng xám thành trắng.</translation>
    </message>
    <message>
        <source>The counters are estimated from at most %1 blocks of a launch.</source>
        <translation type="unfinished">Các bộ đếm là ước lượng từ tối đa %1 block của một lần launch.</translation>
    </message>
    <message>
        <source>The counters of a GPU partition (MIG) cannot be read; those of a whole GPU can.</source>
        <translation type="unfinished">Không đọc được bộ đếm của một phần GPU (MIG); của cả GPU thì được.</translation>
    </message>
    <message>
        <source>The counts are for the whole run, estimated from some of the blocks for %1.</source>
        <translation type="unfinished">Các số đếm là của toàn bộ lần chạy, ước lượng từ một số block đối với %1.</translation>
    </message>
    <message>
        <source>The counts are for the whole run.</source>
        <translation type="unfinished">Các số đếm là của toàn bộ lần chạy.</translation>
    </message>
    <message>
        <source>The counts in the text seem to be for one multiprocessor, without add_border: for shared, Tilescope's count ÷ 14 is 76,288 instructions, compared with 67,581 in the text. With add_border, block_copy executes more instructions than shared, not fewer.</source>
        <translation type="unfinished">Các số đếm trong bài có vẻ là của một multiprocessor, không kể add_border: số của Tilescope cho shared ÷ 14 là 76,288 lệnh, so với 67,581 trong bài. Kể cả add_border thì block_copy cần nhiều lệnh hơn shared, không phải ít hơn.</translation>
    </message>
    <message>
        <source>The counts of "%1" must be between 0 and %2.</source>
        <translation type="unfinished">Các số đếm của “%1” phải nằm trong khoảng từ 0 đến %2.</translation>
    </message>
    <message>
        <source>The data race does not affect the image if warps run one after another. The image shown is from a different order, which a GPU may use in any run.</source>
        <translation type="unfinished">Tranh chấp dữ liệu không làm hỏng ảnh khi các warp chạy lần lượt. Ảnh đang hiện là của một thứ tự khác, mà GPU có thể theo ở bất kỳ lần chạy nào.</translation>
    </message>
    <message>
        <source>The device fuses multiplication and addition, and so rounds once where the CPU rounds twice. A sum that is close to half a level may then round to the neighbouring level.</source>
        <translation type="unfinished">Thiết bị gộp phép nhân và phép cộng nên làm tròn một lần ở chỗ CPU làm tròn hai lần; tổng nằm sát nửa mức khi đó có thể được làm tròn sang mức bên cạnh.</translation>
    </message>
    <message>
        <source>The distance from one patch to the next.</source>
        <translation type="unfinished">Khoảng cách từ mảnh ảnh này đến mảnh ảnh kế tiếp.</translation>
    </message>
    <message>
        <source>The document is nested more than %1 levels deep.</source>
        <translation type="unfinished">Tài liệu lồng nhau sâu hơn %1 cấp.</translation>
    </message>
    <message>
        <source>The document must be an object.</source>
        <translation type="unfinished">Tài liệu phải là một đối tượng.</translation>
    </message>
    <message>
        <source>The driver could not read the PTX.</source>
        <translation type="unfinished">Trình điều khiển không đọc được PTX.</translation>
    </message>
    <message>
        <source>The driver restricts the GPU's counters to administrators. Run Tilescope as administrator, or allow all users to read them: write "options nvidia NVreg_RestrictProfilingToAdminUsers=0" to a file in /etc/modprobe.d, and restart. Start a container with --cap-add=SYS_ADMIN.</source>
        <translation type="unfinished">Trình điều khiển chỉ cho quản trị viên đọc bộ đếm của GPU. Hãy chạy Tilescope với quyền đó, hoặc cho mọi người đọc: ghi "options nvidia NVreg_RestrictProfilingToAdminUsers=0" vào một tệp trong /etc/modprobe.d rồi khởi động lại. Trong container, hãy khởi động nó với --cap-add=SYS_ADMIN.</translation>
    </message>
    <message>
        <source>The dynamic shared memory of the kernel "%1" is a guess of %2 bytes, because its size in line %3 does not follow from the file. Specify it: //@ shared BYTES</source>
        <translation type="unfinished">Bộ nhớ chia sẻ động của kernel “%1” được phỏng đoán là %2 byte, vì không suy ra được kích thước ở dòng %3 từ tệp. Hãy chỉ định: //@ shared BYTES</translation>
    </message>
    <message>
        <source>The earlier copy is in line %1.</source>
        <translation type="unfinished">Lần sao chép trước đó ở dòng %1.</translation>
    </message>
    <message>
        <source>The edges of all blocks</source>
        <translation type="unfinished">Các cạnh của mọi block</translation>
    </message>
    <message>
        <source>The edited kernel source is not used.</source>
        <translation type="unfinished">Mã nguồn kernel đã sửa không được dùng.</translation>
    </message>
    <message>
        <source>The emulator cannot run this kernel, so the kernel cannot be checked before it runs on the GPU.</source>
        <translation type="unfinished">Trình giả lập không chạy được kernel này nên không kiểm tra được nó trước khi chạy trên GPU.</translation>
    </message>
    <message>
        <source>The emulator checked %1 of %2 blocks of the edited kernel before the GPU ran the kernel, including corner and edge blocks. The other blocks were not checked.</source>
        <translation type="unfinished">Đã kiểm tra %1 trong %2 block của kernel đã sửa trước khi nó chạy trên GPU, trong đó có các góc và rìa. Không biết các block khác làm gì.</translation>
    </message>
    <message>
        <source>The emulator checked %1 of %2 blocks of the edited kernel before the GPU ran the kernel: one of each class of blocks with equivalent accesses. Data races between blocks were not looked for because the image is too large.</source>
        <translation type="unfinished">Đã kiểm tra %1 trong %2 block của kernel đã sửa trước khi nó chạy trên GPU: mỗi loại một block, và các block cùng loại chạm tới cùng các chỗ. Không tìm tranh chấp dữ liệu giữa các block: ảnh quá lớn cho việc đó.</translation>
    </message>
    <message>
        <source>The emulator is used instead.</source>
        <translation type="unfinished">Trình giả lập thay thế.</translation>
    </message>
    <message>
        <source>The emulator only counted; it was not timed.</source>
        <translation type="unfinished">Trình giả lập chỉ đếm; thời gian của nó không được đo.</translation>
    </message>
    <message>
        <source>The emulator ran every block of the edited kernel before the GPU ran the kernel, but did not look for data races because the image is too large.</source>
        <translation type="unfinished">Mọi block của kernel đã sửa đã chạy trong trình giả lập trước khi nó chạy trên GPU, nhưng không tìm tranh chấp dữ liệu: ảnh quá lớn cho việc đó.</translation>
    </message>
    <message>
        <source>The emulator ran the kernels, so there are no hardware counters to read.</source>
        <translation type="unfinished">Trình giả lập đã chạy các kernel, nên không có bộ đếm phần cứng nào để đọc.</translation>
    </message>
    <message>
        <source>The emulator rejects what that GPU would reject.</source>
        <translation type="unfinished">Trình giả lập từ chối những gì GPU đó sẽ từ chối.</translation>
    </message>
    <message>
        <source>The emulator's count minus that of the GPU's hardware counter.</source>
        <translation type="unfinished">Số đếm của trình giả lập trừ số đếm của chính GPU.</translation>
    </message>
    <message>
        <source>The errors are shown below their lines.</source>
        <translation type="unfinished">Các lỗi được hiện bên dưới dòng tương ứng.</translation>
    </message>
    <message>
        <source>The exercise does not state the width of its filter. The error in the exercise fits a box of width 9 to 11, if the CPU code truncates as the kernels do. Tilescope's default of 9 is an assumption, so the ratios are comparable, but the times are not.</source>
        <translation type="unfinished">Bài tập không nêu chiều rộng của bộ lọc. Sai số trong bài tập hợp với hộp rộng 9 đến 11, nếu mã CPU cũng cắt cụt như các kernel. Giá trị mặc định 9 của Tilescope là giả định, nên các tỷ số so sánh được, còn thời gian thì không.</translation>
    </message>
    <message>
        <source>The field "%1" does not divide the buffer into rows.</source>
        <translation type="unfinished">Trường “%1” không chia vùng đệm thành các hàng.</translation>
    </message>
    <message>
        <source>The field "%1" is missing.</source>
        <translation type="unfinished">Thiếu trường “%1”.</translation>
    </message>
    <message>
        <source>The field "%1" is out of range.</source>
        <translation type="unfinished">Trường “%1” nằm ngoài khoảng cho phép.</translation>
    </message>
    <message>
        <source>The field "%1" is unknown.</source>
        <translation type="unfinished">Không biết trường “%1”.</translation>
    </message>
    <message>
        <source>The field "%1" must be a list of three whole numbers.</source>
        <translation type="unfinished">Trường “%1” phải là danh sách gồm ba số nguyên.</translation>
    </message>
    <message>
        <source>The field "%1" must be a list.</source>
        <translation type="unfinished">Trường “%1” phải là một danh sách.</translation>
    </message>
    <message>
        <source>The field "%1" must be a name of letters, digits and "_", such as shared_tile.</source>
        <translation type="unfinished">Trường “%1” phải là một tên gồm chữ cái, chữ số và “_”, chẳng hạn shared_tile.</translation>
    </message>
    <message>
        <source>The field "%1" must be a number, a string, true or false.</source>
        <translation type="unfinished">Trường “%1” phải là một số, một chuỗi, true hoặc false.</translation>
    </message>
    <message>
        <source>The field "%1" must be a number.</source>
        <translation type="unfinished">Trường “%1” phải là một số.</translation>
    </message>
    <message>
        <source>The field "%1" must be a single-line string without control characters.</source>
        <translation type="unfinished">Trường “%1” phải là chuỗi trên một dòng, không có ký tự điều khiển.</translation>
    </message>
    <message>
        <source>The field "%1" must be a string such as "16x16".</source>
        <translation type="unfinished">Trường “%1” phải là một chuỗi như “16x16”.</translation>
    </message>
    <message>
        <source>The field "%1" must be a string.</source>
        <translation type="unfinished">Trường “%1” phải là một chuỗi.</translation>
    </message>
    <message>
        <source>The field "%1" must be a whole number.</source>
        <translation type="unfinished">Trường “%1” phải là một số nguyên.</translation>
    </message>
    <message>
        <source>The field "%1" must be an object of at most %2 options.</source>
        <translation type="unfinished">Trường “%1” phải là một đối tượng có tối đa %2 lựa chọn.</translation>
    </message>
    <message>
        <source>The field "%1" must be an object of at most %2 parts.</source>
        <translation type="unfinished">Trường “%1” phải là một đối tượng có tối đa %2 phần.</translation>
    </message>
    <message>
        <source>The field "%1" must be an object.</source>
        <translation type="unfinished">Trường “%1” phải là một đối tượng.</translation>
    </message>
    <message>
        <source>The field "%1" must be npp, cublas, cufft or nccl.</source>
        <translation type="unfinished">Trường “%1” không phải là npp, cublas, cufft hay nccl.</translation>
    </message>
    <message>
        <source>The field "%1" must be one line with at most %2 bytes.</source>
        <translation type="unfinished">Trường “%1” phải là một dòng dài tối đa %2 byte.</translation>
    </message>
    <message>
        <source>The field "%1" must be the name of a file in the operation's folder.</source>
        <translation type="unfinished">Trường “%1” phải là tên của một tệp trong thư mục của phép xử lý.</translation>
    </message>
    <message>
        <source>The field "%1" must be true or false.</source>
        <translation type="unfinished">Trường “%1” phải là true hoặc false.</translation>
    </message>
    <message>
        <source>The field "%1" must contain hexadecimal digits, two per byte.</source>
        <translation type="unfinished">Trường “%1” phải chứa các chữ số thập lục phân, mỗi byte hai chữ số.</translation>
    </message>
    <message>
        <source>The field "%1" must list at least one strategy.</source>
        <translation type="unfinished">Trường “%1” phải liệt kê ít nhất một chiến lược.</translation>
    </message>
    <message>
        <source>The field "%1" must name an image in the operation's folder.</source>
        <translation type="unfinished">Trường “%1” phải nêu tên một ảnh trong thư mục của phép xử lý.</translation>
    </message>
    <message>
        <source>The field "%1" refers to an entry beyond its list.</source>
        <translation type="unfinished">Trường “%1” trỏ ra ngoài danh sách của nó.</translation>
    </message>
    <message>
        <source>The field "answers" must be an object of at most 200 answers.</source>
        <translation type="unfinished">Trường “answers” phải là một đối tượng có tối đa 200 câu trả lời.</translation>
    </message>
    <message>
        <source>The fields next to the histogram set the same range by keyboard.</source>
        <translation type="unfinished">Các ô bên cạnh biểu đồ tần suất đặt cùng khoảng giá trị đó bằng bàn phím.</translation>
    </message>
    <message>
        <source>The file "%1" cannot be read: %2.</source>
        <translation type="unfinished">Không đọc được tệp “%1”: %2.</translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation type="unfinished">Không đọc được tệp: %1.</translation>
    </message>
    <message>
        <source>The file contains NUL bytes, so it is not text. Save it as UTF-8.</source>
        <translation type="unfinished">Tệp chứa byte NUL nên không phải văn bản; hãy lưu nó ở dạng UTF-8.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation type="unfinished">Tệp trống.</translation>
    </message>
    <message>
        <source>The file is from a newer version of Tilescope.</source>
        <translation type="unfinished">Tệp được tạo bằng một phiên bản Tilescope mới hơn.</translation>
    </message>
    <message>
        <source>The file is larger than 1 MB, the limit for a kernel.</source>
        <translation type="unfinished">Tệp lớn hơn 1 MB, giới hạn của một kernel.</translation>
    </message>
    <message>
        <source>The file is larger than 4 MB, the limit for an answer sheet.</source>
        <translation type="unfinished">Tệp lớn hơn 4 MB, giới hạn cho một phiếu trả lời.</translation>
    </message>
    <message>
        <source>The file is larger than 8 MB, the limit for a progress file.</source>
        <translation type="unfinished">Tệp lớn hơn 8 MB, giới hạn cho một tệp tiến độ.</translation>
    </message>
    <message>
        <source>The file's kernel</source>
        <translation type="unfinished">Kernel của tệp</translation>
    </message>
    <message>
        <source>The filter has %2 rows of %1 weights; it must be square.</source>
        <translation type="unfinished">Các hàng của bộ lọc dài %1 trọng số và có %2 hàng; bộ lọc phải vuông.</translation>
    </message>
    <message>
        <source>The filter has no weights.</source>
        <translation type="unfinished">Bộ lọc không có trọng số nào.</translation>
    </message>
    <message>
        <source>The filter is more than %1 weights wide or high.</source>
        <translation type="unfinished">Bộ lọc rộng hoặc cao hơn %1 trọng số.</translation>
    </message>
    <message>
        <source>The filter is moved to constant memory, which serves a whole warp with one read.</source>
        <translation type="unfinished">Bộ lọc chuyển sang bộ nhớ hằng, nơi phục vụ cả warp bằng một lần đọc.</translation>
    </message>
    <message>
        <source>The filter's width is %1. It must be an odd number from %2 to %3, so that one weight is in the middle.</source>
        <translation type="unfinished">Chiều rộng của bộ lọc là %1. Nó phải là số lẻ từ %2 đến %3, để có một trọng số ở giữa.</translation>
    </message>
    <message>
        <source>The findings explain why; the image is the last valid one.</source>
        <translation type="unfinished">Các phát hiện cho biết lý do; ảnh đang hiện là ảnh đúng gần nhất.</translation>
    </message>
    <message>
        <source>The first %1 of %2 steps.</source>
        <translation type="unfinished">%1 bước đầu trong %2.</translation>
    </message>
    <message>
        <source>The first %2 of the %1 images in the file were used, as set by "rows".</source>
        <translation type="unfinished">Trong %1 ảnh của tệp, đã lấy %2 ảnh đầu, theo “rows”.</translation>
    </message>
    <message>
        <source>The first %2 of the %1 images in the folder were used, as set by "rows".</source>
        <translation type="unfinished">Trong %1 ảnh của thư mục, đã lấy %2 ảnh đầu, theo “rows”.</translation>
    </message>
    <message>
        <source>The first and the last lane have no neighbour to get a pixel from, so they receive their own: columns are wrong at the edges of the warps.</source>
        <translation type="unfinished">Lane đầu và lane cuối không có lane bên cạnh để lấy điểm ảnh và nhận lại điểm ảnh của chính mình: các cột sai ở rìa các warp.</translation>
    </message>
    <message>
        <source>The five &amp;texts</source>
        <translation type="unfinished">&amp;Năm bài viết</translation>
    </message>
    <message>
        <source>The folder "%1" cannot be read because of its permissions.</source>
        <translation type="unfinished">Không đọc được thư mục “%1”; quyền của nó không cho phép.</translation>
    </message>
    <message>
        <source>The folder "%1" contains more images than fit into 512 MB at this size; only its first %2 files were read.</source>
        <translation type="unfinished">Thư mục “%1” có nhiều ảnh hơn mức chứa vừa 512 MB ở kích thước này; chỉ %2 tệp đầu được xem.</translation>
    </message>
    <message>
        <source>The folder "%1" is empty. Choose a folder that contains images.</source>
        <translation type="unfinished">Thư mục “%1” trống; hãy chọn một thư mục có ảnh.</translation>
    </message>
    <message>
        <source>The four corner pixels of the halo are never loaded, so there is a wrong pixel at every corner of every block: easy to overlook in the image, but found at the first read.</source>
        <translation type="unfinished">Bốn điểm ảnh góc của halo không bao giờ được nạp, nên ở mỗi góc của mỗi block có một điểm ảnh sai: dễ bỏ qua trên ảnh, nhưng bị phát hiện ngay ở lần đọc đầu tiên.</translation>
    </message>
    <message>
        <source>The function "%1" cannot be a reference. A reference function takes the image and the result as pointers, as a kernel does, returns void, and is not a template.</source>
        <translation type="unfinished">Hàm “%1” không thể là tham chiếu: hàm tham chiếu nhận ảnh và kết quả qua con trỏ như một kernel, trả về void và không phải template.</translation>
    </message>
    <message>
        <source>The gain expected from the strategy's idea, written down before it was measured. Wrong predictions are kept.</source>
        <translation type="unfinished">Mức cải thiện được kỳ vọng từ ý tưởng của chiến lược, viết ra trước khi đo. Kỳ vọng sai vẫn được giữ.</translation>
    </message>
    <message>
        <source>The generation of the GPU's instruction set and limits.</source>
        <translation type="unfinished">Thế hệ của tập lệnh và các giới hạn.</translation>
    </message>
    <message>
        <source>The goal is reached here, but the kernel is wrong on %1. Open that image, and look at the findings and the difference.</source>
        <translation type="unfinished">Ở đây đã đạt mục tiêu, nhưng kernel sai trên %1. Hãy mở ảnh đó rồi xem các phát hiện và phần khác biệt.</translation>
    </message>
    <message>
        <source>The grid has more than a million rows of blocks.</source>
        <translation type="unfinished">Lưới có hơn một triệu hàng block.</translation>
    </message>
    <message>
        <source>The grid has no more blocks for a multiprocessor. Smaller blocks or a larger image would hide more latency.</source>
        <translation type="unfinished">Lưới không còn block nào cho một multiprocessor: block nhỏ hơn, hoặc ảnh lớn hơn, sẽ che được nhiều độ trễ hơn.</translation>
    </message>
    <message>
        <source>The grid is rounded up to whole blocks, so some threads have no pixel. Here, they read and write outside the image.</source>
        <translation type="unfinished">Lưới được làm tròn lên thành số nguyên block, nên một số thread không có điểm ảnh. Giờ chúng đọc và ghi ra ngoài ảnh.</translation>
    </message>
    <message>
        <source>The grid of kernel %1 has its axes exchanged: %2 blocks for %3 elements.</source>
        <translation type="unfinished">Lưới của kernel %1 bị tráo trục: %2 block cho %3 phần tử.</translation>
    </message>
    <message>
        <source>The grid of kernel %1 has threads for %2 of %3 elements in %4: the division was rounded down.</source>
        <translation type="unfinished">Lưới của kernel %1 chỉ có thread cho %2 trong %3 phần tử theo %4: phép chia đã bị làm tròn xuống.</translation>
    </message>
    <message>
        <source>The grid of kernel %1 has threads for %2 of %3 elements: the divisions were rounded down.</source>
        <translation type="unfinished">Lưới của kernel %1 chỉ có thread cho %2 trong %3 phần tử: các phép chia đã bị làm tròn xuống.</translation>
    </message>
    <message>
        <source>The grid: the number of blocks launched, in columns and rows. Each block is assigned to one multiprocessor and stays there.</source>
        <translation type="unfinished">Lưới: số block đã được launch, theo cột và hàng. Mỗi block được giao cho một multiprocessor và ở lại đó.</translation>
    </message>
    <message>
        <source>The header "%1" was not read, and it could decide "#%2" on line %3. Headers are read from the source's folder, if they are included in quotation marks and have at most 64 KB. Put it there, or copy what the kernel needs into the source and remove the #include.</source>
        <translation type="unfinished">Header “%1” không được đọc, mà nó có thể quyết định “#%2” ở dòng %3. Header được đọc từ thư mục của mã nguồn nếu được include trong dấu ngoặc kép và có tối đa 64 KB. Hãy đặt header vào đó, hoặc chép những gì kernel cần vào mã nguồn và xóa #include.</translation>
    </message>
    <message>
        <source>The header of a frame is not a JSON object.</source>
        <translation type="unfinished">Phần đầu của một khung dữ liệu không phải là một đối tượng JSON.</translation>
    </message>
    <message>
        <source>The host code was checked for wrong copies, wrong uses of memory, failed launches and unchecked errors.</source>
        <translation type="unfinished">Mã host đã được kiểm tra về các bản sao sai, việc dùng bộ nhớ sai, các lần khởi chạy thất bại và các lỗi không được kiểm tra.</translation>
    </message>
    <message>
        <source>The host dereferences a pointer to device memory of %1 bytes.</source>
        <translation type="unfinished">Host truy cập bộ nhớ qua con trỏ tới %1 byte bộ nhớ thiết bị.</translation>
    </message>
    <message>
        <source>The host uses integer division, so the last, partially filled blocks are never launched: the elements that they would have written keep their old contents.</source>
        <translation type="unfinished">Host chia số nguyên, nên các block cuối chỉ đầy một phần không bao giờ được launch: phần lẽ ra chúng ghi vẫn như cũ.</translation>
    </message>
    <message>
        <source>The host uses integer division, so the last, partially filled column and row of blocks are never launched: a strip on the right and at the bottom keeps its old contents.</source>
        <translation type="unfinished">Host chia số nguyên, nên cột và hàng block cuối, chỉ đầy một phần, không bao giờ được launch: một dải ở bên phải và ở dưới cùng vẫn như cũ.</translation>
    </message>
    <message>
        <source>The host uses integer division, so the last, partially filled column and row of blocks are never launched: the last rows and columns of C keep their old contents.</source>
        <translation type="unfinished">Host chia số nguyên, nên cột và hàng block cuối, chỉ đầy một phần, không bao giờ được launch: các hàng và cột cuối của C vẫn như cũ.</translation>
    </message>
    <message>
        <source>The host uses memory while kernel %1, which uses it too, may still run.</source>
        <translation type="unfinished">Host dùng bộ nhớ trong khi kernel %1, cũng dùng bộ nhớ đó, có thể vẫn đang chạy.</translation>
    </message>
    <message>
        <source>The image cannot be written as PNG.</source>
        <translation type="unfinished">Không ghi được ảnh thành PNG.</translation>
    </message>
    <message>
        <source>The image could not be read, for an unknown reason.</source>
        <translation type="unfinished">Không đọc được ảnh, vì một lý do không rõ.</translation>
    </message>
    <message>
        <source>The image differs from the reference.</source>
        <translation type="unfinished">Ảnh khác với tham chiếu.</translation>
    </message>
    <message>
        <source>The image has %1 pixels, but kernels can count at most two billion. Scale the image down to at most 46000x46000.</source>
        <translation type="unfinished">Ảnh có %1 điểm ảnh, mà kernel chỉ đếm được tối đa hai tỷ. Hãy thu nhỏ ảnh xuống tối đa 46000x46000.</translation>
    </message>
    <message>
        <source>The image has no file. Save it, and replace PICTURE with its path.</source>
        <translation type="unfinished">Ảnh không có tệp: hãy lưu ảnh, rồi đặt đường dẫn của nó vào chỗ PICTURE.</translation>
    </message>
    <message>
        <source>The image is only on the GPU. Export again when the sliders have stopped moving.</source>
        <translation type="unfinished">Ảnh chỉ nằm trên GPU. Hãy xuất lại khi các thanh trượt đã đứng yên.</translation>
    </message>
    <message>
        <source>The image is opaque everywhere</source>
        <translation type="unfinished">Ảnh không có chỗ nào trong suốt</translation>
    </message>
    <message>
        <source>The image is shown as stored, although the file specifies another orientation.</source>
        <translation type="unfinished">Ảnh được hiện đúng như đã lưu, dù tệp ghi một hướng khác.</translation>
    </message>
    <message>
        <source>The image is smaller than a patch of %1, so patches of %2 were used.</source>
        <translation type="unfinished">Ảnh nhỏ hơn một mảnh ảnh %1; đã lấy các mảnh %2.</translation>
    </message>
    <message>
        <source>The image is the result of this source.</source>
        <translation type="unfinished">Ảnh là kết quả của mã nguồn này.</translation>
    </message>
    <message>
        <source>The image large, with the kernel beside it</source>
        <translation type="unfinished">Ảnh lớn, kernel ở bên cạnh</translation>
    </message>
    <message>
        <source>The image matches the reference again.</source>
        <translation type="unfinished">Ảnh lại bằng tham chiếu.</translation>
    </message>
    <message>
        <source>The image of the sample, pixel by pixel, not of the whole result.</source>
        <translation type="unfinished">Ảnh của phần lấy mẫu, từng điểm ảnh một, không phải của toàn bộ.</translation>
    </message>
    <message>
        <source>The image shows %1: threads that race give a different result in a different order.</source>
        <translation type="unfinished">Ảnh cho thấy %1: các thread tranh chấp dữ liệu cho kết quả khác khi thứ tự khác.</translation>
    </message>
    <message>
        <source>The image shows a sample: %1.</source>
        <translation type="unfinished">Ảnh này tính từ phần lấy mẫu: %1.</translation>
    </message>
    <message>
        <source>The image that the kernel produced, pixel by pixel.</source>
        <translation type="unfinished">Ảnh mà kernel tạo ra, từng điểm ảnh một.</translation>
    </message>
    <message>
        <source>The image, tables and constants that a program copies to the GPU before the launches.</source>
        <translation type="unfinished">Ảnh, các bảng và hằng mà chương trình sao chép sang GPU trước các lần launch.</translation>
    </message>
    <message>
        <source>The image, tables and constants, copied before the launches: %1.</source>
        <translation type="unfinished">Ảnh, các bảng và hằng, được sao chép trước các lần launch: %1.</translation>
    </message>
    <message>
        <source>The images are also divided among blocks; another launch adds their sums in a fixed order.</source>
        <translation type="unfinished">Các block chia nhau cả tập ảnh; một lần launch khác cộng các tổng của chúng theo thứ tự cố định.</translation>
    </message>
    <message>
        <source>The images are processed in pieces, which the emulator does not support. Use fewer images, so that they fit in one piece.</source>
        <translation type="unfinished">Ảnh được xử lý theo từng mảnh, điều mà trình giả lập không làm. Ít ảnh hơn thì chỉ có một mảnh.</translation>
    </message>
    <message>
        <source>The images are read from the file in pieces, which the emulator does not support. Use fewer images, so that the file is loaded as a whole.</source>
        <translation type="unfinished">Các ảnh được đọc từ tệp từng phần, điều mà trình giả lập không làm. Ít ảnh hơn thì được nạp toàn bộ.</translation>
    </message>
    <message>
        <source>The images in "%1" have the shape (%2). Use one image or more, with sides of 2 to 64 pixels, because the covariance has a row and a column for every pixel.</source>
        <translation type="unfinished">Các ảnh trong “%1” có hình dạng (%2); cần một ảnh trở lên, mỗi cạnh từ 2 đến 64 điểm ảnh, vì hiệp phương sai có một hàng và một cột cho mỗi điểm ảnh.</translation>
    </message>
    <message>
        <source>The images in a file have their own size.</source>
        <translation type="unfinished">Các ảnh trong một tệp có kích thước riêng.</translation>
    </message>
    <message>
        <source>The images in a folder cannot be scaled to %1×%2 pixels.</source>
        <translation type="unfinished">Không thể co giãn các ảnh của thư mục về %1×%2 điểm ảnh.</translation>
    </message>
    <message>
        <source>The images in the file were not loaded as greyscale images with sides of 2 to 64 pixels. Load them again.</source>
        <translation type="unfinished">Các ảnh của tệp không được nạp thành ảnh xám có cạnh từ 2 đến 64 điểm ảnh; hãy nạp lại.</translation>
    </message>
    <message>
        <source>The images in the folder were not loaded as greyscale images of %1 pixels. Load them again.</source>
        <translation type="unfinished">Ảnh của thư mục chưa được nạp thành ảnh xám %1 điểm ảnh; hãy nạp lại.</translation>
    </message>
    <message>
        <source>The instructions are estimated from the PTX.</source>
        <translation type="unfinished">Các lệnh được ước lượng từ PTX.</translation>
    </message>
    <message>
        <source>The instructions are from the machine code.</source>
        <translation type="unfinished">Các lệnh là của mã máy.</translation>
    </message>
    <message>
        <source>The instructions that a GPU executes, also called SASS. Their number differs from that of the PTX, and occupancy depends on their register count.</source>
        <translation type="unfinished">Các lệnh mà GPU thực hiện, còn gọi là SASS. Chúng nhiều hơn hoặc ít hơn lệnh PTX, và mức chiếm dụng phụ thuộc vào thanh ghi của chúng.</translation>
    </message>
    <message>
        <source>The inverse transform must use the inverse roots. With the same roots, no step undoes another, and the remainders are noise.</source>
        <translation type="unfinished">Phép biến đổi ngược phải dùng nghịch đảo của các căn. Với cùng các căn, không bước nào hoàn tác bước nào, và các số dư chỉ là nhiễu.</translation>
    </message>
    <message>
        <source>The kernel "%1" declares %2 of shared memory, but at most 48 KB can be declared statically. To use more, pass it at launch to an array without a size: extern __shared__ float tile[];</source>
        <translation type="unfinished">Kernel “%1” khai báo %2 bộ nhớ chia sẻ, mà chỉ khai báo được nhiều nhất 48 KB. Nhiều hơn thì phải do lần launch cấp, cho một mảng không có kích thước: extern __shared__ float tile[];</translation>
    </message>
    <message>
        <source>The kernel "%1" gets a grid with a thread for each of the result's %2 values; the image has %3 pixels. If each thread reads one pixel, use //@ grid ceil(width / block.x), ceil(height / block.y)</source>
        <translation type="unfinished">Kernel “%1” nhận một lưới có một thread cho mỗi giá trị trong %2 giá trị của kết quả; ảnh có %3 điểm ảnh. Nếu mỗi thread đọc một điểm ảnh, hãy dùng //@ grid ceil(width / block.x), ceil(height / block.y)</translation>
    </message>
    <message>
        <source>The kernel "%1" has no parameter "%2" to bind.</source>
        <translation type="unfinished">Kernel “%1” không có tham số “%2” để gán.</translation>
    </message>
    <message>
        <source>The kernel "%1" has sizes of its own, constants or its grid's, so it gets %2 pixels: the upper left part of the image, continued by its mirror image where it is smaller.</source>
        <translation type="unfinished">Kernel “%1” có kích thước riêng, là hằng số hoặc của grid, nên nó nhận %2 pixel: phần trên bên trái của ảnh, được nối tiếp bằng ảnh phản chiếu ở chỗ ảnh nhỏ hơn.</translation>
    </message>
    <message>
        <source>The kernel "%1" is a template. Specify its template arguments: //@ launch %1&lt;%2&gt;</source>
        <translation type="unfinished">Kernel “%1” là một template. Hãy ghi nó được launch với các đối số nào: //@ launch %1&lt;%2&gt;</translation>
    </message>
    <message>
        <source>The kernel "%1" is declared for at most %2 threads per block (__launch_bounds__), but the launch has %3.</source>
        <translation type="unfinished">Kernel “%1” khai báo rằng nó được launch với tối đa %2 thread mỗi block (__launch_bounds__), nhưng lần launch có %3.</translation>
    </message>
    <message>
        <source>The kernel "%1" is given the buffer "%2", which does not exist. Declare it: //@ buffer %2 float width * height</source>
        <translation type="unfinished">Kernel “%1” được truyền vùng đệm “%2”, nhưng không có vùng đệm này; hãy khai báo: //@ buffer %2 float width * height</translation>
    </message>
    <message>
        <source>The kernel "%1" may store through two pointers, "%2" and "%3". Specify what the second one is: //@ buffer %3 %4 width * height, or //@ bind %3 = input</source>
        <translation type="unfinished">Kernel “%1” có thể ghi qua hai con trỏ, “%2” và “%3”. Hãy ghi con trỏ thứ hai là gì: //@ buffer %3 %4 width * height, hoặc //@ bind %3 = input</translation>
    </message>
    <message>
        <source>The kernel "%1" reads "%2", which "%3" stores, so that kernel runs before it.</source>
        <translation type="unfinished">Kernel “%1” đọc “%2” do “%3” ghi, nên kernel đó chạy trước.</translation>
    </message>
    <message>
        <source>The kernel "%1" reads through two pointers, "%2" and "%3". Specify what the second one is: //@ buffer %3 %4 = 1, 2, 1 for its values, //@ buffer %3 %4 width * height for what another launch stores, or //@ bind %3 = input</source>
        <translation type="unfinished">Kernel “%1” đọc qua hai con trỏ, “%2” và “%3”. Hãy ghi con trỏ thứ hai là gì: //@ buffer %3 %4 = 1, 2, 1 để cho các giá trị của nó, //@ buffer %3 %4 width * height cho những gì một lần launch khác ghi, hoặc //@ bind %3 = input</translation>
    </message>
    <message>
        <source>The kernel "%1" stores through several pointers; "%2" is shown. To show another one: //@ bind %3 = output</source>
        <translation type="unfinished">Kernel “%1” ghi qua nhiều con trỏ; “%2” được hiển thị. Để hiển thị con trỏ khác: //@ bind %3 = output</translation>
    </message>
    <message>
        <source>The kernel "%1" stores through two pointers, "%2" and "%3". If the second one is not the result, declare it: //@ buffer %3 %4 width * height</source>
        <translation type="unfinished">Kernel “%1” ghi qua hai con trỏ, “%2” và “%3”. Nếu con trỏ thứ hai không phải là kết quả, hãy khai báo nó: //@ buffer %3 %4 width * height</translation>
    </message>
    <message>
        <source>The kernel "%1" takes "%2" of type "%3", which is not supported. Supported types are numbers, pointers to them, cudaTextureObject_t and structs of these that the source defines.</source>
        <translation type="unfinished">Kernel “%1” nhận “%2” kiểu “%3”; có thể truyền số, con trỏ tới số, cudaTextureObject_t và các struct gồm chúng do mã nguồn định nghĩa.</translation>
    </message>
    <message>
        <source>The kernel "%1" takes "%2", a struct that is not supported: %3. Its fields can be numbers, arrays of numbers, pointers and such structs.</source>
        <translation type="unfinished">Kernel “%1” nhận “%2”, một struct không truyền được: %3. Các trường có thể là số, mảng số, con trỏ và các struct như vậy.</translation>
    </message>
    <message>
        <source>The kernel "%1" takes "%2", whose value is unknown. Bind it with //@ bind %2 = EXPRESSION, or give it a slider with //@ parameter %2 = 1 in 0..10</source>
        <translation type="unfinished">Kernel “%1” nhận “%2”, nhưng chưa có gì cho biết nó là gì. Hãy gán giá trị cho nó: //@ bind %2 = BIỂU_THỨC, hoặc cho nó một thanh trượt: //@ parameter %2 = 1 in 0..10</translation>
    </message>
    <message>
        <source>The kernel "%1" takes %2 arguments, but the launch passes %3. Keep the parameter list of the strategy's own kernel.</source>
        <translation type="unfinished">Kernel “%1” nhận %2 đối số, nhưng lần launch truyền %3. Hãy giữ danh sách tham số của kernel gốc của chiến lược.</translation>
    </message>
    <message>
        <source>The kernel "%1" was not opened. %2</source>
        <translation type="unfinished">Chưa mở được kernel “%1”. %2</translation>
    </message>
    <message>
        <source>The kernel "%1" was skipped. %2</source>
        <translation type="unfinished">Kernel “%1” bị bỏ qua. %2</translation>
    </message>
    <message>
        <source>The kernel %1 needs %2 bytes of shared memory per block (%3 of them declared in the kernel), but %4 allows only %5. Use a smaller block or filter.</source>
        <translation type="unfinished">Kernel %1 cần %2 byte bộ nhớ chia sẻ mỗi block (trong đó %3 khai báo trong kernel), còn %4 cho phép %5. Block hoặc bộ lọc nhỏ hơn cần ít hơn.</translation>
    </message>
    <message>
        <source>The kernel %1 uses %2 registers per thread, so a block can have at most %3 threads instead of %4. Use a block of %5.</source>
        <translation type="unfinished">Kernel %1 dùng %2 thanh ghi mỗi thread, nên một block có tối đa %3 thread chứ không phải %4. Block %5 sẽ chạy được.</translation>
    </message>
    <message>
        <source>The kernel advances from row to row by the number of pixels of an image instead of the pitch, so rows of D start at the wrong addresses, which are not multiples of 16 bytes.</source>
        <translation type="unfinished">Kernel đi từ hàng này sang hàng kia theo số điểm ảnh của một ảnh chứ không theo bước hàng: các hàng của D bắt đầu ở chỗ không đúng, tại những địa chỉ không phải bội của 16 byte.</translation>
    </message>
    <message>
        <source>The kernel could not be saved as "%1": %2.</source>
        <translation type="unfinished">Không ghi được kernel thành “%1”: %2.</translation>
    </message>
    <message>
        <source>The kernel file "%1" has changed since the session was saved. The session's own source is used.</source>
        <translation type="unfinished">Tệp kernel “%1” đã thay đổi kể từ khi phiên được lưu. Mã nguồn lưu trong phiên được dùng.</translation>
    </message>
    <message>
        <source>The kernel file "%1" no longer exists. The session's own source is used instead. Use "Save kernel as…" to write the source to a file.</source>
        <translation type="unfinished">Tệp kernel “%1” không còn tồn tại. Mã nguồn lưu trong phiên được dùng thay. Hãy dùng “Lưu kernel thành…” để ghi mã nguồn ra tệp.</translation>
    </message>
    <message>
        <source>The kernel file "%1" was changed outside Tilescope, and the source here was edited too.</source>
        <translation type="unfinished">Tệp kernel “%1” đã bị thay đổi bên ngoài Tilescope, và mã nguồn ở đây cũng đã được chỉnh sửa.</translation>
    </message>
    <message>
        <source>The kernel file has no __constant__ variable "%1". Declare it, for example as __constant__ float %1[…];</source>
        <translation type="unfinished">Tệp kernel không có biến __constant__ “%1”. Hãy khai báo nó, chẳng hạn __constant__ float %1[…];</translation>
    </message>
    <message>
        <source>The kernel file has no kernel "%1". Give the kernel this name, and declare it extern "C" __global__.</source>
        <translation type="unfinished">Tệp kernel không có kernel “%1”. Hãy đặt tên nó như vậy và khai báo extern "C" __global__.</translation>
    </message>
    <message>
        <source>The kernel file has no kernel "%1". Give the kernel this name, and declare it extern "C" __global__. The file contains: %2.</source>
        <translation type="unfinished">Tệp kernel không có kernel “%1”. Hãy đặt tên nó như vậy và khai báo extern "C" __global__; tệp có: %2.</translation>
    </message>
    <message>
        <source>The kernel in the text is a template over index_t and value_t (003.txt:86); Tilescope's kernel computes in float.</source>
        <translation type="unfinished">Kernel trong bài viết là template theo index_t và value_t (003.txt:86); kernel của Tilescope tính bằng float.</translation>
    </message>
    <message>
        <source>The kernel on line %1 of the source.</source>
        <translation type="unfinished">Kernel ở dòng %1 của mã nguồn.</translation>
    </message>
    <message>
        <source>The kernel reads several pixels as one word; the value shown is that of the image.</source>
        <translation type="unfinished">Kernel đọc nhiều điểm ảnh thành một từ nhớ; giá trị là của ảnh.</translation>
    </message>
    <message>
        <source>The kernel source could not be written to a file for the command line to name; nothing was copied.</source>
        <translation type="unfinished">Không ghi được mã nguồn kernel ra tệp cho dòng lệnh dùng; chưa sao chép gì.</translation>
    </message>
    <message>
        <source>The kernel source was written to %1.</source>
        <translation type="unfinished">Đã ghi mã nguồn kernel vào %1.</translation>
    </message>
    <message>
        <source>The kernel was not saved as "%1", because the file is not UTF-8 and its encoding does not have all characters of the text. Save it under another name.</source>
        <translation type="unfinished">Kernel chưa được lưu thành “%1”, vì tệp không phải UTF-8 và bảng mã của tệp không có đủ các ký tự của văn bản. Hãy lưu dưới tên khác.</translation>
    </message>
    <message>
        <source>The kernel was not saved as "%1", because the source here has another text for the header "%2" than that file. Edit the header in its own file, or save the kernel in another folder.</source>
        <translation type="unfinished">Kernel chưa được lưu thành “%1”, vì mã nguồn ở đây có văn bản của header “%2” khác với tệp đó. Hãy sửa header trong tệp riêng của nó, hoặc lưu kernel vào thư mục khác.</translation>
    </message>
    <message>
        <source>The kernel was saved as %1.</source>
        <translation type="unfinished">Đã lưu kernel thành %1.</translation>
    </message>
    <message>
        <source>The kernel would need %1 of constant memory, but %2 has only %3. Use a smaller filter.</source>
        <translation type="unfinished">Kernel sẽ cần %1 bộ nhớ hằng, còn %2 có %3. Bộ lọc nhỏ hơn cần ít hơn.</translation>
    </message>
    <message>
        <source>The kernel writes to its input, so its input would be different in a second run; the kernel was timed only once.</source>
        <translation type="unfinished">Kernel ghi vào đầu vào của nó, nên khi chạy lại nó gặp đầu vào khác: nó được đo thời gian một lần.</translation>
    </message>
    <message>
        <source>The kernels of %1, NVIDIA's own library, come as machine code without source, so they run only on an NVIDIA GPU.</source>
        <translation type="unfinished">Kernel của %1, thư viện của chính NVIDIA, chỉ có mã máy mà không có mã nguồn: chúng chỉ chạy trên GPU NVIDIA.</translation>
    </message>
    <message>
        <source>The kernels' buffers need %1 of memory, but only %2 are available. Use a smaller image, or close other programs.</source>
        <translation type="unfinished">Các vùng đệm của kernel cần %1 bộ nhớ, mà chỉ có sẵn %2. Dùng ảnh nhỏ hơn, hoặc đóng các chương trình khác, sẽ giúp được.</translation>
    </message>
    <message>
        <source>The lanes do not reconverge in the recorded events.</source>
        <translation type="unfinished">Các lane không hội tụ lại trong các sự kiện đã ghi.</translation>
    </message>
    <message>
        <source>The lanes of a warp access neighbouring addresses, so that a request needs the fewest sectors possible. Scattered lanes need up to 32 sectors, most of whose bytes are not used.</source>
        <translation type="unfinished">Các lane của một warp truy cập những địa chỉ cạnh nhau, nên một yêu cầu lấy ít sector nhất có thể. Các lane rải rác lấy tới 32 sector, mà phần lớn byte trong đó không ai dùng.</translation>
    </message>
    <message>
        <source>The lanes of a warp read global memory at addresses that are far apart: a request on this line touches %1 sectors of 32 bytes where its bytes would fit in %2 (%3 sectors instead of %4).</source>
        <translation type="unfinished">Các lane của một warp đọc bộ nhớ toàn cục ở những chỗ xa nhau: một yêu cầu của dòng này chạm tới %1 sector 32 byte trong khi số byte của nó vừa trong %2 (%3 sector thay vì %4).</translation>
    </message>
    <message>
        <source>The lanes of a warp read global memory with gaps between them: a request on this line touches %1 sectors of 32 bytes where its bytes would fit in %2 (%3 sectors instead of %4).</source>
        <translation type="unfinished">Các lane của một warp đọc bộ nhớ toàn cục với những khoảng trống ở giữa: một yêu cầu của dòng này chạm tới %1 sector 32 byte trong khi số byte của nó vừa trong %2 (%3 sector thay vì %4).</translation>
    </message>
    <message>
        <source>The lanes of a warp take different paths at a branch or a loop. The warp then executes the paths one after the other, with the other lanes inactive.</source>
        <translation type="unfinished">Các lane của một warp đi theo những nhánh khác nhau của một if hay một vòng lặp. Khi đó warp thực hiện lần lượt từng nhánh trong khi các lane khác chờ.</translation>
    </message>
    <message>
        <source>The lanes of a warp write global memory at addresses that are far apart: a request on this line touches %1 sectors of 32 bytes where its bytes would fit in %2 (%3 sectors instead of %4).</source>
        <translation type="unfinished">Các lane của một warp ghi bộ nhớ toàn cục ở những chỗ xa nhau: một yêu cầu của dòng này chạm tới %1 sector 32 byte trong khi số byte của nó vừa trong %2 (%3 sector thay vì %4).</translation>
    </message>
    <message>
        <source>The lanes of a warp write global memory with gaps between them: a request on this line touches %1 sectors of 32 bytes where its bytes would fit in %2 (%3 sectors instead of %4).</source>
        <translation type="unfinished">Các lane của một warp ghi bộ nhớ toàn cục với những khoảng trống ở giữa: một yêu cầu của dòng này chạm tới %1 sector 32 byte trong khi số byte của nó vừa trong %2 (%3 sector thay vì %4).</translation>
    </message>
    <message>
        <source>The lanes reconverge at event %1.</source>
        <translation type="unfinished">Các lane hội tụ lại ở sự kiện %1.</translation>
    </message>
    <message>
        <source>The lanes reconverge at line %1, event %2.</source>
        <translation type="unfinished">Các lane hội tụ lại ở dòng %1, sự kiện %2.</translation>
    </message>
    <message>
        <source>The largest difference from the reference, as a fraction of the scale that the operation states: for a covariance, √(Cxx·Cyy). Not available for grey levels and match coefficients.</source>
        <translation type="unfinished">Chênh lệch lớn nhất so với tham chiếu, theo tỷ lệ của thang mà phép xử lý nêu: với hiệp phương sai là √(Cxx·Cyy). Mức xám và hệ số so khớp không có thang này.</translation>
    </message>
    <message>
        <source>The largest difference from the reference.</source>
        <translation type="unfinished">Chênh lệch lớn nhất so với tham chiếu.</translation>
    </message>
    <message>
        <source>The largest difference in white</source>
        <translation type="unfinished">Khác biệt lớn nhất có màu trắng</translation>
    </message>
    <message>
        <source>The last wave has %1 of %2 blocks: all multiprocessors are busy, but with fewer blocks than fit.</source>
        <translation type="unfinished">Đợt cuối có %1 trên %2 block: mọi multiprocessor đều bận, nhưng không đủ số block chứa được.</translation>
    </message>
    <message>
        <source>The last wave is full: every multiprocessor is busy to the end.</source>
        <translation type="unfinished">Đợt cuối đầy: mọi multiprocessor bận đến cuối.</translation>
    </message>
    <message>
        <source>The last wave keeps %1 of %2 multiprocessors busy.</source>
        <translation type="unfinished">Đợt cuối giữ %1 trên %2 multiprocessor bận.</translation>
    </message>
    <message>
        <source>The launch is in line %1.</source>
        <translation type="unfinished">Lần launch ở dòng %1.</translation>
    </message>
    <message>
        <source>The launch of kernel %1 fails with %2, and the program does not ask for the error. %3</source>
        <translation type="unfinished">Lần launch kernel %1 bị lỗi %2, và chương trình không hỏi lỗi đó. %3</translation>
    </message>
    <message>
        <source>The launch whose warps are shown</source>
        <translation type="unfinished">Launch có các warp được hiện</translation>
    </message>
    <message>
        <source>The launches are %1 % of the total.</source>
        <translation type="unfinished">Các lần launch chiếm %1 % tổng thời gian.</translation>
    </message>
    <message>
        <source>The launches cannot be captured in a CUDA graph, or there was no time to capture them.</source>
        <translation type="unfinished">Không ghi được các lần launch vào CUDA graph, hoặc không đủ thời gian để ghi.</translation>
    </message>
    <message>
        <source>The lesson "%1" cannot be opened. %2</source>
        <translation type="unfinished">Không mở được bài học “%1”. %2</translation>
    </message>
    <message>
        <source>The lesson "%1" has no step "%2"; it starts at its first step.</source>
        <translation type="unfinished">Bài học “%1” không có bước “%2”; bài bắt đầu từ bước đầu tiên.</translation>
    </message>
    <message>
        <source>The lesson is not available, so there are no answers to save.</source>
        <translation type="unfinished">Không có bài học nên không có câu trả lời nào để lưu.</translation>
    </message>
    <message>
        <source>The lesson's own run failed: %1</source>
        <translation type="unfinished">Lần chạy của chính bài học bị lỗi: %1</translation>
    </message>
    <message>
        <source>The libcuda.so.1 that was found is the link stub of the CUDA Toolkit, not a driver. Remove its folder "stubs" from LD_LIBRARY_PATH.</source>
        <translation type="unfinished">libcuda.so.1 tìm thấy là bản của CUDA Toolkit để liên kết, không phải trình điều khiển. Hãy bỏ thư mục “stubs” của nó khỏi LD_LIBRARY_PATH.</translation>
    </message>
    <message>
        <source>The line is unknown</source>
        <translation type="unfinished">Không biết dòng nào</translation>
    </message>
    <message>
        <source>The lines: 100 % is a copy of the input to the output on this GPU; the dashed line is an empty launch, if it is in range.</source>
        <translation type="unfinished">Các vạch: 100 % là sao chép đầu vào sang đầu ra trên GPU này; vạch đứt là thời gian của lần launch rỗng, ở nơi nó nằm gần.</translation>
    </message>
    <message>
        <source>The list shows what was read; how the kernel computes the result from it is unknown.</source>
        <translation type="unfinished">Danh sách nêu những gì đã được đọc; không biết kernel tính kết quả từ đó như thế nào.</translation>
    </message>
    <message>
        <source>The loops initialise i and j but increment x and y, as printed in the paper. They do end, after two steps each, but a thread computes four pixels along a diagonal to the lower right: pixels of other threads, with windows that extend beyond the tile and beyond the image.</source>
        <translation type="unfinished">Các vòng lặp khởi đầu i và j rồi lại tăng x và y, đúng như in trong bài báo. Chúng vẫn kết thúc, mỗi vòng sau hai bước, nhưng mỗi thread tính bốn điểm ảnh trên một đường chéo xuống bên phải: các điểm ảnh của thread khác, với những cửa sổ vượt ra ngoài tile ở cuối tile, và cả các điểm ảnh bên ngoài ảnh.</translation>
    </message>
    <message>
        <source>The machine code for %1 has %2 where the PTX has %3: ptxas merged, widened, dropped or added accesses, and may have unrolled a loop. The counts of the machine code may differ from those of the PTX.</source>
        <translation type="unfinished">Mã máy cho %1 có %2 trong khi PTX có %3: ptxas đã gộp, mở rộng, bỏ hoặc thêm các lần truy cập, và có thể đã trải một vòng lặp. Số đếm của mã máy có thể khác số đếm của PTX.</translation>
    </message>
    <message>
        <source>The machine code for %1 has %2 where the PTX has %3: ptxas probably unrolled a loop or copied the code, which does not change how often it accesses memory.</source>
        <translation type="unfinished">Mã máy cho %1 có %2 trong khi PTX có %3: có lẽ ptxas đã trải một vòng lặp hoặc nhân bản mã, điều này không làm thay đổi số lần mã truy cập bộ nhớ.</translation>
    </message>
    <message>
        <source>The main kernel reads numbers that were computed from the image; those reads do not belong to a pixel of the image and are not counted.</source>
        <translation type="unfinished">Kernel chính đọc các số được tính từ ảnh; các lần đọc đó không thuộc điểm ảnh nào của ảnh và không được đếm.</translation>
    </message>
    <message>
        <source>The masks are in constant memory, whose cache delivers one element to a whole warp at once.</source>
        <translation type="unfinished">Các mặt nạ nằm trong bộ nhớ hằng, bộ nhớ đệm của nó trao một phần tử cho cả warp cùng lúc.</translation>
    </message>
    <message>
        <source>The masks are separable: smoothed column sums are shared and carried down.</source>
        <translation type="unfinished">Các mặt nạ tách được: các tổng đã làm trơn của cột được dùng chung và mang xuống dưới.</translation>
    </message>
    <message>
        <source>The maximum number of threads in each direction.</source>
        <translation type="unfinished">Số thread nhiều nhất theo mỗi chiều.</translation>
    </message>
    <message>
        <source>The maximum that a kernel can request; Tilescope requests it where a tile needs it.</source>
        <translation type="unfinished">Lượng mà một kernel có thể yêu cầu; Tilescope yêu cầu khi một tile cần đến.</translation>
    </message>
    <message>
        <source>The maximum width × height of a block.</source>
        <translation type="unfinished">Chiều rộng × chiều cao của một block không thể hơn mức này.</translation>
    </message>
    <message>
        <source>The median is one of the values that were read, so nothing is rounded.</source>
        <translation type="unfinished">Trung vị là một trong các giá trị đã đọc: không có gì bị làm tròn.</translation>
    </message>
    <message>
        <source>The median of the nine values around a pixel: it removes isolated bright and dark pixels, and keeps edges.</source>
        <translation type="unfinished">Giá trị đứng giữa trong chín giá trị quanh một điểm ảnh: nó loại các điểm sáng và tối đơn lẻ mà vẫn giữ được biên.</translation>
    </message>
    <message>
        <source>The memory bank of each element of the block's shared tile</source>
        <translation type="unfinished">Bank bộ nhớ của mỗi phần tử trong tile chia sẻ của block</translation>
    </message>
    <message>
        <source>The memory flow needs a run with counters. Switch counters on.</source>
        <translation type="unfinished">Luồng dữ liệu bộ nhớ cần một lần chạy đã được đếm; hãy bật bộ đếm.</translation>
    </message>
    <message>
        <source>The memory has been freed before.</source>
        <translation type="unfinished">Bộ nhớ đã được giải phóng trước đó.</translation>
    </message>
    <message>
        <source>The memory is freed twice.</source>
        <translation type="unfinished">Bộ nhớ bị giải phóng hai lần.</translation>
    </message>
    <message>
        <source>The memory of this launch contains addresses, which are right in the emulator only. Choose the backend "emulator".</source>
        <translation type="unfinished">Bộ nhớ của lần launch này chứa các địa chỉ chỉ đúng trong trình giả lập. Hãy chọn backend “emulator”.</translation>
    </message>
    <message>
        <source>The memory was allocated in line %1.</source>
        <translation type="unfinished">Bộ nhớ được cấp phát ở dòng %1.</translation>
    </message>
    <message>
        <source>The memory was freed in line %1.</source>
        <translation type="unfinished">Bộ nhớ được giải phóng ở dòng %1.</translation>
    </message>
    <message>
        <source>The minimum that the same work needs.</source>
        <translation type="unfinished">Mức ít nhất đủ cho cùng công việc.</translation>
    </message>
    <message>
        <source>The missing elements are scattered. Check the condition before the store, and that the index reaches each element once.</source>
        <translation type="unfinished">Các phần tử không được ghi nằm rải rác. Hãy kiểm tra điều kiện trước lệnh ghi, và xem chỉ số có đến mỗi phần tử đúng một lần không.</translation>
    </message>
    <message>
        <source>The mistake "%1" is removed from the kernel.</source>
        <translation type="unfinished">Đã bỏ lỗi sai “%1” khỏi kernel.</translation>
    </message>
    <message>
        <source>The model has no band for this kernel on this GPU.</source>
        <translation type="unfinished">Mô hình không có dải cho kernel này trên GPU này.</translation>
    </message>
    <message>
        <source>The model needs counters, and this run was not counted.</source>
        <translation type="unfinished">Mô hình cần bộ đếm, và lần chạy này không được đếm.</translation>
    </message>
    <message>
        <source>The multiprocessors are idle for %1 of their time.</source>
        <translation type="unfinished">Các multiprocessor rảnh %1 thời gian.</translation>
    </message>
    <message>
        <source>The name %1 already has a meaning for --device. Choose another name.</source>
        <translation type="unfinished">Tên %1 đã có nghĩa khác với --device; hãy chọn tên khác.</translation>
    </message>
    <message>
        <source>The name in Tilescope's GPU table.</source>
        <translation type="unfinished">Theo cách gọi trong bảng của Tilescope.</translation>
    </message>
    <message>
        <source>The nearest valid block is %1.</source>
        <translation type="unfinished">Block gần nhất dùng được là %1.</translation>
    </message>
    <message>
        <source>The neighbouring pixel is assumed to be one byte away, where the next channel is: the three channels are mixed, and the image is grey and barely blurred.</source>
        <translation type="unfinished">Điểm ảnh bên cạnh bị coi là cách một byte, nơi thực ra là kênh kế tiếp: ba kênh bị trộn, ảnh thành xám và hầu như không mờ đi.</translation>
    </message>
    <message>
        <source>The newest CUDA version that the driver supports.</source>
        <translation type="unfinished">Phiên bản CUDA mới nhất mà trình điều khiển hỗ trợ.</translation>
    </message>
    <message>
        <source>The next byte is not the next pixel</source>
        <translation type="unfinished">Byte kế tiếp không phải điểm ảnh kế tiếp</translation>
    </message>
    <message>
        <source>The next chunk is copied asynchronously, bypassing the registers, while warps multiply the current one.</source>
        <translation type="unfinished">Chunk kế tiếp được sao chép không qua thanh ghi trong khi các warp nhân chunk này.</translation>
    </message>
    <message>
        <source>The note calculates its CGMA for whole chunks and counts a multiply-add as one operation, as Tilescope does.</source>
        <translation type="unfinished">Bài viết tính CGMA cho các chunk trọn vẹn và coi một phép nhân-cộng là một phép tính, như ở đây.</translation>
    </message>
    <message>
        <source>The number of best matches that are marked with a box. They are at least half a template apart.</source>
        <translation type="unfinished">Số chỗ khớp tốt nhất được đóng khung, mỗi chỗ cách các chỗ khác ít nhất nửa mẫu.</translation>
    </message>
    <message>
        <source>The number of bits per transfer.</source>
        <translation type="unfinished">Số bit mà một lần truyền mang đi.</translation>
    </message>
    <message>
        <source>The number of bytes from the start of one row to the start of the next in memory. It may exceed the size of the row, so that each row starts at a multiple of 128 bytes and accesses stay coalesced.</source>
        <translation type="unfinished">Số byte từ hàng này đến hàng kế tiếp trong bộ nhớ. Nó có thể lớn hơn số byte của chính hàng, để mỗi hàng bắt đầu ở bội của 128 và các truy cập vẫn được gộp.</translation>
    </message>
    <message>
        <source>The number of bytes that a memory can transfer per second: hundreds to thousands of gigabytes for the device memory of a GPU, and several times as much for shared memory.</source>
        <translation type="unfinished">Số byte mà một bộ nhớ chuyển được trong một giây: hàng trăm đến hàng nghìn gigabyte với bộ nhớ thiết bị của GPU, và gấp vài lần như thế với bộ nhớ chia sẻ.</translation>
    </message>
    <message>
        <source>The number of columns that a block with a shared tile covers; with more columns, the overfetch is shared by more results.</source>
        <translation type="unfinished">Số cột mà một block có tile chia sẻ phủ; càng nhiều cột thì càng chia nhau một phần đọc dư.</translation>
    </message>
    <message>
        <source>The number of different 4-byte words that these requests read. The constant cache returns one word at a time, so one per request is ideal.</source>
        <translation type="unfinished">Số từ nhớ 4 byte khác nhau mà các yêu cầu đó cần đến. Bộ nhớ đệm hằng mỗi lần trả một từ nhớ, nên một từ nhớ mỗi yêu cầu là lý tưởng.</translation>
    </message>
    <message>
        <source>The number of generated images. For patches, a folder or a file: the maximum number of images used.</source>
        <translation type="unfinished">Số ảnh được tạo; với mảnh ảnh, thư mục và tệp là số ảnh lấy nhiều nhất.</translation>
    </message>
    <message>
        <source>The number of grey levels by which a pixel may lie below the mean of its neighbourhood and still become white. Fractions are allowed.</source>
        <translation type="unfinished">Một điểm ảnh được thấp hơn trung bình của vùng lân cận bao nhiêu mức xám mà vẫn thành trắng; có thể là số lẻ.</translation>
    </message>
    <message>
        <source>The number of pixels in a column that a thread counts before the counts of the block are added up.</source>
        <translation type="unfinished">Số điểm ảnh xếp dọc mà một thread đếm trước khi các số đếm của block được cộng lại.</translation>
    </message>
    <message>
        <source>The number of pixels that the filter spans in each direction. It is odd, so that the filter has a centre.</source>
        <translation type="unfinished">Bộ lọc trải qua bao nhiêu điểm ảnh theo mỗi hướng; số lẻ, để có tâm.</translation>
    </message>
    <message>
        <source>The number of pixels that the window spans in each direction. It is odd, so that the window has a centre.</source>
        <translation type="unfinished">Trung bình trải qua bao nhiêu điểm ảnh theo mỗi hướng; số lẻ, để có tâm.</translation>
    </message>
    <message>
        <source>The number of pixels with each of the 256 grey levels. The result is a row of 256 counts.</source>
        <translation type="unfinished">Có bao nhiêu điểm ảnh ở mỗi mức xám trong 256 mức: kết quả là một hàng gồm 256 số đếm.</translation>
    </message>
    <message>
        <source>The number of threads in a block of %1 is not a multiple of 32: the last warp of each block has %n [lane that is always idle|lanes that are always idle].</source>
        <translation type="unfinished">Số thread của block %1 không phải bội của 32: warp cuối của mỗi block có %n lane không bao giờ làm việc.</translation>
    </message>
    <message>
        <source>The number of times that a warp reached a barrier such as __syncthreads(). A warp waits there until all warps of its block have arrived.</source>
        <translation type="unfinished">Một warp đến rào đồng bộ như __syncthreads() bao nhiêu lần. Nó chờ ở đó đến khi mọi warp của block đã đến.</translation>
    </message>
    <message>
        <source>The number of values that differ from the reference at all.</source>
        <translation type="unfinished">Bao nhiêu giá trị có khác tham chiếu, dù ít hay nhiều.</translation>
    </message>
    <message>
        <source>The number of values that differ from the reference by more than the operation allows.</source>
        <translation type="unfinished">Bao nhiêu giá trị khác tham chiếu nhiều hơn mức phép xử lý cho phép.</translation>
    </message>
    <message>
        <source>The number of warps that can be resident on a multiprocessor at once, as a share of the maximum that it supports. While one warp waits for memory, another can run. The scarcest resource limits occupancy: registers, shared memory, warps or block slots.</source>
        <translation type="unfinished">Bao nhiêu warp của một multiprocessor có thể thường trú cùng lúc, theo tỷ lệ so với số tối đa. Khi một warp chờ bộ nhớ, warp khác làm việc. Thứ thiếu nhất sẽ giới hạn nó: thanh ghi, bộ nhớ chia sẻ, warp hoặc chỗ cho block.</translation>
    </message>
    <message>
        <source>The numbers that a user of the operation can change. The rows are updated when the source is saved.</source>
        <translation type="unfinished">Các số mà người dùng phép xử lý có thể thay đổi. Các hàng được cập nhật khi lưu mã nguồn.</translation>
    </message>
    <message>
        <source>The only column is 0.</source>
        <translation type="unfinished">Cột duy nhất là 0.</translation>
    </message>
    <message>
        <source>The only row is 0.</source>
        <translation type="unfinished">Hàng duy nhất là 0.</translation>
    </message>
    <message>
        <source>The only stalls are for shared memory: 200 µs at B = 3 on an H200. The rows that are kept leave less room for warps: at B = 101, four warps remain on a multiprocessor, and the time is 700 µs.</source>
        <translation type="unfinished">Không phải chờ gì ngoài bộ nhớ chia sẻ: 200 µs ở B = 3 trên H200. Các hàng được giữ chiếm chỗ của warp: ở B = 101 chỉ còn bốn warp trên một multiprocessor, và 700 µs.</translation>
    </message>
    <message>
        <source>The only wave keeps %1 of %2 multiprocessors busy.</source>
        <translation type="unfinished">Đợt duy nhất giữ %1 trên %2 multiprocessor bận.</translation>
    </message>
    <message>
        <source>The operation "%1" has no parameter "%2". Its parameters: %3.</source>
        <translation type="unfinished">Phép xử lý “%1” không có tham số “%2”; nó có: %3.</translation>
    </message>
    <message>
        <source>The operation "%1" has no parameter "%2"; it has no parameters.</source>
        <translation type="unfinished">Phép xử lý “%1” không có tham số “%2”; nó không có tham số nào.</translation>
    </message>
    <message>
        <source>The operation "%1" has no strategy "%2". Its strategies: %3.</source>
        <translation type="unfinished">Phép xử lý “%1” không có chiến lược “%2”; nó có: %3.</translation>
    </message>
    <message>
        <source>The operation's reference in plain loops on this computer: the total CPU time of its threads.</source>
        <translation type="unfinished">Tham chiếu của phép xử lý bằng các vòng lặp đơn giản trên máy tính này: thời gian bộ xử lý của tất cả thread cộng lại.</translation>
    </message>
    <message>
        <source>The operation, implemented as plain loops on the CPU. Every result is compared with it, and differences beyond the stated tolerance count as wrong values.</source>
        <translation type="unfinished">Phép xử lý dưới dạng các vòng lặp đơn giản trên CPU. Mọi kết quả được so với nó, và chênh lệch vượt dung sai đã nêu được tính là giá trị sai.</translation>
    </message>
    <message>
        <source>The other launch is in line %1.</source>
        <translation type="unfinished">Lần launch kia ở dòng %1.</translation>
    </message>
    <message>
        <source>The other parameters of the operation</source>
        <translation type="unfinished">Các tham số khác của phép toán</translation>
    </message>
    <message>
        <source>The other side has stopped reading.</source>
        <translation type="unfinished">Phía bên kia không đọc nữa.</translation>
    </message>
    <message>
        <source>The output has %1 values per pixel, but only as many values were stored as there are pixels. Store every channel, at (y * width + x) * %1 + channel, or use an output with one channel.</source>
        <translation type="unfinished">Đầu ra có %1 giá trị mỗi điểm ảnh, nhưng chỉ có số giá trị bằng số điểm ảnh được ghi. Hãy ghi mọi kênh, tại (y * width + x) * %1 + channel, hoặc dùng đầu ra một kênh.</translation>
    </message>
    <message>
        <source>The pairs are added as half2: bytes in FP16 are denormals, and exact.</source>
        <translation type="unfinished">Các cặp được cộng dưới dạng half2: byte trong một FP16 là số không chuẩn hóa, và chính xác.</translation>
    </message>
    <message>
        <source>The paper gives each core four threads and each multiprocessor eight cores (001.txt:59), as on NVIDIA's first GPUs with CUDA. A multiprocessor of the paper's card has 32 cores, one for each thread of a warp.</source>
        <translation type="unfinished">Bài báo gán cho mỗi nhân bốn thread và mỗi multiprocessor tám nhân (001.txt:59), như ở các GPU đầu tiên có CUDA của NVIDIA. Một multiprocessor của card trong bài báo có 32 nhân, mỗi thread của một warp một nhân.</translation>
    </message>
    <message>
        <source>The paper ranks global last; the model ranks it first, as do measurements on an H200. In both, the L1 cache serves the pixels that windows share, whereas the paper counts accesses to global memory.</source>
        <translation type="unfinished">Bài báo xếp global cuối cùng, mô hình xếp đầu tiên, đúng như thời gian đo trên một H200: ở cả hai, L1 phục vụ những điểm ảnh mà các cửa sổ dùng chung, còn bài báo đếm các lần truy cập bộ nhớ toàn cục.</translation>
    </message>
    <message>
        <source>The paper says that shared memory is read and written within one cycle (001.txt:61). A load takes about 50 cycles on such a GPU, as Mei and Chu measured; other warps hide this latency.</source>
        <translation type="unfinished">Bài báo nói rằng bộ nhớ chia sẻ được đọc và ghi trong một chu kỳ (001.txt:61). Theo đo đạc của Mei và Chu, một lần đọc trên GPU như vậy mất khoảng 50 chu kỳ; các warp khác che độ trễ này.</translation>
    </message>
    <message>
        <source>The paper's GTX 560 has 448 cores and 14 multiprocessors, so the GTX 560 Ti 448 is used here, not the GTX 560 with 336 cores.</source>
        <translation type="unfinished">GTX 560 của bài báo có 448 nhân, 14 multiprocessor: ở đây là GTX 560 Ti 448, không phải GTX 560 với 336 nhân.</translation>
    </message>
    <message>
        <source>The parameters of the kernel %1 in %2 do not match the call: their sizes are %3 bytes and should be %4. Keep the parameter list of the original kernel.</source>
        <translation type="unfinished">Các tham số của kernel %1 trong %2 không phải là các tham số dùng để gọi nó: kích thước của chúng là %3 byte, lẽ ra phải là %4. Hãy giữ danh sách tham số của kernel gốc.</translation>
    </message>
    <message>
        <source>The part of a GPU that executes blocks; a GPU has dozens to more than a hundred. Each has its own registers, shared memory and L1 cache, and holds several blocks at once if these resources suffice.</source>
        <translation type="unfinished">Phần của GPU thực hiện các block; một GPU có từ vài chục đến hơn một trăm. Nó có thanh ghi, bộ nhớ chia sẻ và bộ nhớ đệm L1 riêng, và giữ nhiều block cùng lúc nếu những thứ này đủ.</translation>
    </message>
    <message>
        <source>The part of the image that a block copies into shared memory: the pixels that it writes, and the halo around them.</source>
        <translation type="unfinished">Phần của ảnh mà block sao chép vào bộ nhớ chia sẻ: các điểm ảnh nó ghi, và halo quanh chúng.</translation>
    </message>
    <message>
        <source>The passage "%1" occurs %2 times in the kernel, but the edit replaces it %3 times.</source>
        <translation type="unfinished">Đoạn “%1” xuất hiện %2 lần trong kernel, còn thao tác sửa thay nó %3 lần.</translation>
    </message>
    <message>
        <source>The pinned run with which all figures are compared.</source>
        <translation type="unfinished">Lần chạy đã ghim mà mọi số liệu được so sánh với nó.</translation>
    </message>
    <message>
        <source>The pitch must be rounded up to a multiple of 64. Rounded down, it is shorter than a row of the tile, and the end of each row is overwritten by the start of the next.</source>
        <translation type="unfinished">Bước hàng phải được làm tròn lên bội của 64. Làm tròn xuống, nó ngắn hơn một hàng của tile, và cuối mỗi hàng bị đầu hàng kế tiếp ghi đè.</translation>
    </message>
    <message>
        <source>The pixels around a block's own pixels, which the block also reads because the filter extends beyond the edge of the block. A filter of width 9 needs 4 on each side.</source>
        <translation type="unfinished">Các điểm ảnh quanh những điểm ảnh của chính block, được block đọc vì bộ lọc vươn qua rìa. Bộ lọc rộng 9 cần 4 điểm ảnh mỗi phía.</translation>
    </message>
    <message>
        <source>The pixels around the block are not loaded, so the pixels at its edge are computed from what was left in shared memory.</source>
        <translation type="unfinished">Các điểm ảnh quanh block không được nạp, nên rìa của nó đọc những gì còn lại trong bộ nhớ chia sẻ.</translation>
    </message>
    <message>
        <source>The plan has no launch whose reads can be counted.</source>
        <translation type="unfinished">Không có lần launch nào mà số lần đọc đếm được.</translation>
    </message>
    <message>
        <source>The planes of a result need values of one number, in rows without padding.</source>
        <translation type="unfinished">Các mặt phẳng của kết quả cần giá trị là một số, trong các hàng không có phần đệm.</translation>
    </message>
    <message>
        <source>The pointer is %1 bytes behind the start of an allocation.</source>
        <translation type="unfinished">Con trỏ lệch %1 byte so với điểm đầu của một vùng nhớ được cấp phát.</translation>
    </message>
    <message>
        <source>The position of a thread in its warp, 0 to 31. The active lanes of a warp execute the same instruction, each with its own values.</source>
        <translation type="unfinished">Vị trí của một thread trong warp, từ 0 đến 31. Các lane đang hoạt động của một warp thực hiện cùng một lệnh, mỗi lane với các giá trị của mình.</translation>
    </message>
    <message>
        <source>The predicted time of a launch whose data are not in the L2 cache. Not a measurement.</source>
        <translation type="unfinished">Thời gian dự đoán của một lần khởi chạy mà dữ liệu không nằm trong bộ nhớ đệm L2. Không phải phép đo.</translation>
    </message>
    <message>
        <source>The predicted time, if there is one; otherwise the range between the time that the tightest limit of the chosen GPU allows and the time if hardly anything overlaps. A model estimate, not a measurement.</source>
        <translation type="unfinished">Thời gian dự đoán nếu có; nếu không thì nằm giữa thời gian mà giới hạn chặt nhất của GPU đã chọn cho phép và thời gian khi hầu như không gì chồng lên nhau. Ước lượng của mô hình, không phải phép đo.</translation>
    </message>
    <message>
        <source>The products start while the TMA is still filling their tiles, so the products use the previous contents and differ from run to run.</source>
        <translation type="unfinished">Các phép nhân bắt đầu khi TMA còn đang nạp các tile của chúng, nên các tích dùng nội dung cũ và mỗi lần chạy một khác.</translation>
    </message>
    <message>
        <source>The program ended with exit status %1.</source>
        <translation type="unfinished">Chương trình kết thúc với trạng thái %1.</translation>
    </message>
    <message>
        <source>The program ends, and %1 bytes that are allocated here have not been freed.</source>
        <translation type="unfinished">Chương trình kết thúc mà %1 byte được cấp phát ở đây chưa được giải phóng.</translation>
    </message>
    <message>
        <source>The program has no code for the %1, whose compute capability is %2: it is built for %3.</source>
        <translation type="unfinished">Chương trình không có mã cho “%1”, có compute capability là “%2”: nó được dựng cho “%3”.</translation>
    </message>
    <message>
        <source>The program has printed nothing.</source>
        <translation type="unfinished">Chương trình không in ra gì.</translation>
    </message>
    <message>
        <source>The program launched no kernel.</source>
        <translation type="unfinished">Chương trình không launch kernel nào.</translation>
    </message>
    <message>
        <source>The program was stopped.</source>
        <translation type="unfinished">Chương trình đã bị dừng.</translation>
    </message>
    <message>
        <source>The progress could not be saved as "%1": %2.</source>
        <translation type="unfinished">Chưa lưu được tiến độ thành “%1”: %2.</translation>
    </message>
    <message>
        <source>The progress of %1 was opened. For each lesson, the further progress counts.</source>
        <translation type="unfinished">Đã mở tiến độ của %1: với mỗi bài học, tiến độ xa hơn được tính.</translation>
    </message>
    <message>
        <source>The progress was saved as %1.</source>
        <translation type="unfinished">Đã lưu tiến độ thành %1.</translation>
    </message>
    <message>
        <source>The range of "%1" is empty: the minimum must not exceed the maximum, and the step must be greater than 0.</source>
        <translation type="unfinished">Khoảng của “%1” rỗng: giá trị nhỏ nhất không được vượt giá trị lớn nhất, và bước phải lớn hơn 0.</translation>
    </message>
    <message>
        <source>The range of the source decides what kernels read. The range of a result of floats decides only its colours.</source>
        <translation type="unfinished">Khoảng giá trị của ảnh nguồn quyết định những gì kernel đọc. Khoảng giá trị của kết quả dạng float chỉ quyết định màu của nó.</translation>
    </message>
    <message>
        <source>The ratio of the value to the ideal. The bar shows the value; its filled part shows the ideal.</source>
        <translation type="unfinished">Gấp bao nhiêu lần mức lý tưởng. Thanh là giá trị; phần tô là mức lý tưởng.</translation>
    </message>
    <message>
        <source>The reference kernel did not finish.</source>
        <translation type="unfinished">Kernel tham chiếu không chạy đến hết.</translation>
    </message>
    <message>
        <source>The reference of "%1" is the strategy "%2", which does not exist.</source>
        <translation type="unfinished">Tham chiếu của “%1” là chiến lược “%2”, mà nó không có.</translation>
    </message>
    <message>
        <source>The region "%1" extends outside the image of %2 pixels. Use "%3" instead.</source>
        <translation type="unfinished">Vùng “%1” vươn ra ngoài ảnh %2 điểm ảnh; “%3” thì được.</translation>
    </message>
    <message>
        <source>The region "%1" has no area. Use "%2" instead.</source>
        <translation type="unfinished">Vùng “%1” không có diện tích; “%2” thì được.</translation>
    </message>
    <message>
        <source>The region "%1" is not a rectangle of four whole numbers x,y,width,height. Leave it empty for the whole image.</source>
        <translation type="unfinished">Vùng “%1” không phải hình chữ nhật gồm bốn số nguyên x,y,width,height. Nếu để trống, vùng là toàn bộ ảnh.</translation>
    </message>
    <message>
        <source>The replay of the Block panel for a slide, with one frame per step.</source>
        <translation type="unfinished">Bản phát lại của khung Block cho bản trình chiếu, mỗi bước một khung hình.</translation>
    </message>
    <message>
        <source>The response is not from Tilescope.</source>
        <translation type="unfinished">Câu trả lời không phải của Tilescope.</translation>
    </message>
    <message>
        <source>The result beside the operation's plain CPU reference. A value differs when it lies outside the tolerance that the operation states.</source>
        <translation type="unfinished">Kết quả đặt cạnh tham chiếu CPU đơn giản của phép xử lý. Một giá trị bị coi là khác khi nó nằm ngoài dung sai mà phép xử lý nêu ra.</translation>
    </message>
    <message>
        <source>The result has 8-bit values, which are shown as they are</source>
        <translation type="unfinished">Kết quả có 8 bit, được hiện nguyên như vậy</translation>
    </message>
    <message>
        <source>The result is not compared with anything. A second kernel in the file can provide a reference: //@ reference NAME</source>
        <translation type="unfinished">Chưa có tham chiếu để so sánh kết quả. Một kernel khác trong tệp có thể cung cấp: //@ reference NAME</translation>
    </message>
    <message>
        <source>The result is still on the GPU. Export again when the sliders have stopped moving, or export at screen resolution.</source>
        <translation type="unfinished">Kết quả còn ở trên GPU; hãy xuất lại khi các thanh trượt đã đứng yên, hoặc ở độ phân giải màn hình.</translation>
    </message>
    <message>
        <source>The result is still on the GPU. Save again when the sliders have stopped moving.</source>
        <translation type="unfinished">Kết quả vẫn còn trên GPU. Hãy lưu lại khi các thanh trượt đã dừng.</translation>
    </message>
    <message>
        <source>The result is still on the GPU; it is copied when the sliders stop moving.</source>
        <translation type="unfinished">Kết quả còn ở trên GPU; nó được sao chép về khi các thanh trượt đứng yên.</translation>
    </message>
    <message>
        <source>The result keeps the previous contents of its memory.</source>
        <translation type="unfinished">Kết quả giữ nguyên thứ có sẵn trong bộ nhớ của nó.</translation>
    </message>
    <message>
        <source>The result that a program copies back after the launches.</source>
        <translation type="unfinished">Kết quả mà chương trình sao chép trở về sau các lần launch.</translation>
    </message>
    <message>
        <source>The result was not computed: emulating it would take too long.</source>
        <translation type="unfinished">Chưa tính kết quả: giả lập sẽ mất quá nhiều thời gian.</translation>
    </message>
    <message>
        <source>The result was saved as %1.</source>
        <translation type="unfinished">Đã lưu kết quả thành %1.</translation>
    </message>
    <message>
        <source>The result, copied back after the launches: %1.</source>
        <translation type="unfinished">Kết quả, được sao chép trở về sau các lần launch: %1.</translation>
    </message>
    <message>
        <source>The roofline appears after the first run that was counted, and timed or estimated. Counters are off, or no run has finished yet.</source>
        <translation type="unfinished">Roofline xuất hiện cùng lần chạy đầu tiên được đếm và được đo thời gian hoặc ước lượng. Bộ đếm đang tắt, hoặc chưa có lần chạy nào kết thúc.</translation>
    </message>
    <message>
        <source>The row "%1" was changed after the sweep.</source>
        <translation type="unfinished">Hàng “%1” đã bị sửa sau lượt quét.</translation>
    </message>
    <message>
        <source>The row fetched for the next step is one that the window already has. It counts twice, and the whole image moves down by up to a row. Only the first row of each piece is correct.</source>
        <translation type="unfinished">Hàng được lấy cho bước kế tiếp là hàng mà cửa sổ đã có: nó được tính hai lần, và cả ảnh dịch xuống tới một hàng. Chỉ hàng đầu của mỗi mảnh là đúng.</translation>
    </message>
    <message>
        <source>The row must be from 0 to %1.</source>
        <translation type="unfinished">Hàng phải từ 0 đến %1.</translation>
    </message>
    <message>
        <source>The row sums are rounded to whole levels before the columns are summed. Rounding twice leaves 20 % of all values one level off. This is within the tolerance, so the check passes; the difference view shows it.</source>
        <translation type="unfinished">Tổng của các hàng được làm tròn thành mức nguyên trước khi các cột cộng chúng: làm tròn hai lần khiến một phần năm số giá trị lệch một mức. Điều đó nằm trong dung sai nên phép kiểm tra vẫn đạt; chế độ xem khác biệt cho thấy nó.</translation>
    </message>
    <message>
        <source>The row sums stay in a shared tile, and the column pass reads them there.</source>
        <translation type="unfinished">Tổng của các hàng ở lại trong một tile chia sẻ, và lượt cột đọc chúng ở đó.</translation>
    </message>
    <message>
        <source>The row that is kept next to the middle row is used instead of the middle row, so each window is compared with the pixel above its own: edges shift by a row, and flat areas look correct.</source>
        <translation type="unfinished">Hàng được giữ cạnh hàng giữa bị lấy nhầm làm hàng giữa, nên mỗi cửa sổ được so với điểm ảnh phía trên điểm ảnh của nó: các biên dịch đi một hàng, các vùng phẳng trông vẫn đúng.</translation>
    </message>
    <message>
        <source>The row that is subtracted is one too far down, so a row that was added remains. A running sum never forgets: every row below carries the error on and adds its own.</source>
        <translation type="unfinished">Hàng bị trừ ra nằm thấp hơn một hàng so với hàng đúng, còn một hàng đã cộng vào thì ở lại. Tổng trượt không quên gì: mọi hàng bên dưới mang theo sai số đó, và mỗi hàng thêm sai số của mình.</translation>
    </message>
    <message>
        <source>The rows are %1.</source>
        <translation type="unfinished">Các hàng là %1.</translation>
    </message>
    <message>
        <source>The rows are assumed to be contiguous. If the size of a row is not a multiple of 16 bytes, the next row starts in the middle of a word, and a 16-byte load from there is an error.</source>
        <translation type="unfinished">Các hàng bị coi là nằm liền nhau. Khi số byte của một hàng không phải bội của 16, hàng kế tiếp bắt đầu giữa một từ nhớ, và lệnh nạp 16 byte từ đó là một lỗi.</translation>
    </message>
    <message>
        <source>The rows of the tile are %1 elements further apart in the kernel source.</source>
        <translation type="unfinished">Các hàng của tile cách nhau thêm %1 phần tử trong mã nguồn kernel.</translation>
    </message>
    <message>
        <source>The rows of the tile are 1 element further apart in the kernel source.</source>
        <translation type="unfinished">Các hàng của tile cách nhau thêm 1 phần tử trong mã nguồn kernel.</translation>
    </message>
    <message>
        <source>The rows of the tile are a multiple of 128 bytes apart and all start in bank 0: in a block that is 8 wide, the four rows of a warp request different words from the same banks, and are served one after the other.</source>
        <translation type="unfinished">Các hàng của tile cách nhau một bội của 128 byte và đều bắt đầu ở bank 0: trong block rộng 8, bốn hàng của một warp yêu cầu cùng những bank cho các từ nhớ khác nhau và chờ lẫn nhau.</translation>
    </message>
    <message>
        <source>The run ended for an unknown reason.</source>
        <translation type="unfinished">Lần chạy kết thúc vì một lý do không rõ.</translation>
    </message>
    <message>
        <source>The run used the GPU, not the emulator.</source>
        <translation type="unfinished">Lần chạy thực hiện trên GPU; trình giả lập không chạy nó.</translation>
    </message>
    <message>
        <source>The run was cancelled, so its blocks are unknown. Press F5 to run again.</source>
        <translation type="unfinished">Lần chạy đã bị hủy nên không biết có những block nào. Hãy chạy lại bằng F5.</translation>
    </message>
    <message>
        <source>The run was cancelled. Press F5 to run it again.</source>
        <translation type="unfinished">Lần chạy đã bị hủy. Hãy chạy lại bằng F5.</translation>
    </message>
    <message>
        <source>The run was stopped in block %1 because it exceeded the instruction limit for a launch.</source>
        <translation type="unfinished">Lần chạy bị dừng ở block %1 sau khi số lệnh vượt giới hạn cho một lần launch.</translation>
    </message>
    <message>
        <source>The run with the current settings has not finished yet.</source>
        <translation type="unfinished">Lần chạy của thiết lập hiện tại đang diễn ra.</translation>
    </message>
    <message>
        <source>The run with the current settings was stopped early.</source>
        <translation type="unfinished">Lần chạy của thiết lập hiện tại đã bị kết thúc giữa chừng.</translation>
    </message>
    <message>
        <source>The same copy from pinned memory, which the GPU reads directly.</source>
        <translation type="unfinished">Cùng phép sao chép đó từ bộ nhớ ghim, được GPU tự đọc.</translation>
    </message>
    <message>
        <source>The same copy to pinned memory, which the GPU writes directly.</source>
        <translation type="unfinished">Cùng phép sao chép đó về bộ nhớ ghim, được GPU tự ghi.</translation>
    </message>
    <message>
        <source>The same instructions, but three times as many bytes in flight: this halves the remaining gap to a copy, to 1.05 times the time of a copy at 16384×16384 on an H200.</source>
        <translation type="unfinished">Cùng các lệnh đó, nhưng gấp ba số byte đang được truyền: bớt một nửa phần thời gian còn dư so với sao chép, nên 1.05 lần thời gian sao chép ở 16384×16384 trên H200.</translation>
    </message>
    <message>
        <source>The same kernel without its barrier: the emulator shows which threads race</source>
        <translation type="unfinished">Vẫn kernel đó nhưng thiếu rào đồng bộ: trình giả lập chỉ ra thread nào tranh chấp</translation>
    </message>
    <message>
        <source>The same run without a window</source>
        <translation type="unfinished">Chính lần chạy này, không mở cửa sổ</translation>
    </message>
    <message>
        <source>The same time at every B, but 4 bytes per pixel are written twice and read five times: at least 16 times the time of a copy, about 2,500 µs at 16384² on an H200; slower than Rows, then columns below B = 15.</source>
        <translation type="unfinished">Thời gian như nhau ở mọi B, nhưng 4 byte mỗi điểm ảnh được ghi hai lần và đọc năm lần: gấp 16 lần thời gian sao chép trở lên, khoảng 2,500 µs ở 16384² trên H200; chậm hơn Hàng rồi cột khi B dưới 15.</translation>
    </message>
    <message>
        <source>The same, read from the GPU's hardware counters.</source>
        <translation type="unfinished">Cũng mục này, đọc từ bộ đếm phần cứng của GPU.</translation>
    </message>
    <message>
        <source>The schedulers work at half the clock: together, they issue one instruction per clock.</source>
        <translation type="unfinished">Các bộ lập lịch chạy ở nửa xung nhịp: cùng nhau, chúng phát một lệnh mỗi xung.</translation>
    </message>
    <message>
        <source>The session "%1" was not opened. %2</source>
        <translation type="unfinished">Chưa mở được phiên “%1”. %2</translation>
    </message>
    <message>
        <source>The session "%1" was not opened. The file is larger than 16 MB, the limit for a session.</source>
        <translation type="unfinished">Chưa mở được phiên “%1”. Tệp lớn hơn 16 MB, giới hạn của một phiên.</translation>
    </message>
    <message>
        <source>The session could not be saved as "%1": %2.</source>
        <translation type="unfinished">Không ghi được phiên thành “%1”: %2.</translation>
    </message>
    <message>
        <source>The session could not be written to a file for the restart. Save it, and restart Tilescope.</source>
        <translation type="unfinished">Không ghi được phiên ra tệp để khởi động lại; hãy lưu phiên rồi mở lại Tilescope.</translation>
    </message>
    <message>
        <source>The session was saved as %1, without the image %2, which has no file.</source>
        <translation type="unfinished">Đã lưu phiên thành %1, không kèm ảnh %2 vì ảnh không có tệp.</translation>
    </message>
    <message>
        <source>The session was saved as %1.</source>
        <translation type="unfinished">Đã lưu phiên thành %1.</translation>
    </message>
    <message>
        <source>The session's image "%1" no longer exists; the settings were restored.</source>
        <translation type="unfinished">Ảnh “%1” của phiên không còn ở đó nữa; các thiết lập đã được khôi phục.</translation>
    </message>
    <message>
        <source>The session's image had no file of its own; the settings were restored.</source>
        <translation type="unfinished">Ảnh của phiên không có tệp riêng; các thiết lập đã được khôi phục.</translation>
    </message>
    <message>
        <source>The settings of the step could not be applied: %1</source>
        <translation type="unfinished">Không đặt được thiết lập của bước: %1</translation>
    </message>
    <message>
        <source>The share of all warp cycles in which a warp is stalled before an instruction on this line. Predicted by simulating a multiprocessor, not measured.</source>
        <translation type="unfinished">Phần trong mọi chu kỳ của các warp mà một warp bị stall trước một lệnh ở dòng này. Dự đoán bằng cách mô phỏng một multiprocessor, không đo.</translation>
    </message>
    <message>
        <source>The shared memory of a strategy follows from its block and filter. Shared memory can be set only for your own kernel file.</source>
        <translation type="unfinished">Bộ nhớ chia sẻ của một chiến lược suy ra từ block và bộ lọc của nó; chỉ có thể chọn nó cho tệp kernel của riêng bạn.</translation>
    </message>
    <message>
        <source>The shared tile is filled and read in words, four pixels per thread.</source>
        <translation type="unfinished">Tile chia sẻ được ghi vào và đọc theo từ nhớ, bốn điểm ảnh mỗi thread.</translation>
    </message>
    <message>
        <source>The shared tile of %1 bytes does not fit into the 48 KB that every GPU gives a block. As in the text, "texture_texture" runs instead, in blocks of %2; it accepts templates of any size.</source>
        <translation type="unfinished">Tile chia sẻ %1 byte không vừa trong 48 KB mà mọi GPU cấp cho một block. Như trong bài viết, “texture_texture” được chạy thay, với block %2: nó nhận mẫu kích thước bất kỳ.</translation>
    </message>
    <message>
        <source>The shift has lower precedence than the sum, so the whole side is doubled instead of the radius. The result is correct, but a block takes up to four times as much shared memory, and fewer blocks fit on a multiprocessor.</source>
        <translation type="unfinished">Phép dịch được tính sau phép cộng, nên cả cạnh bị nhân đôi chứ không phải bán kính: ảnh đúng, nhưng block chiếm tới gấp bốn lần bộ nhớ chia sẻ và ít block cùng chạy trên một multiprocessor hơn.</translation>
    </message>
    <message>
        <source>The short sums are added to the long sums after a certain number of images. If the total is not a multiple of this number, some images remain in the short sums, which are never added.</source>
        <translation type="unfinished">Các tổng ngắn được cộng vào tổng dài sau một số ảnh nhất định. Khi số ảnh không chia hết, một số ảnh còn lại trong các tổng ngắn mà không ai cộng.</translation>
    </message>
    <message>
        <source>The side "%1" of the result is %2; it must be a whole number from 1 to %3.</source>
        <translation type="unfinished">Một cạnh của kết quả, “%1”, là %2; nó phải là số nguyên từ 1 đến %3.</translation>
    </message>
    <message>
        <source>The side of the square to look for if no template is chosen; smaller if the image ends first.</source>
        <translation type="unfinished">Cạnh của hình vuông được tìm nếu chưa chọn mẫu; nhỏ hơn ở nơi ảnh kết thúc trước đó.</translation>
    </message>
    <message>
        <source>The similarity between a template and the image around each pixel, independent of brightness and contrast: normalised cross-correlation.</source>
        <translation type="unfinished">Mẫu và phần ảnh quanh mỗi điểm ảnh giống nhau đến mức nào, bất kể độ sáng và độ tương phản: tương quan chéo chuẩn hóa.</translation>
    </message>
    <message>
        <source>The single CPU thread is not a kernel and cannot be pinned.</source>
        <translation type="unfinished">Một thread CPU không phải là kernel nên không ghim được.</translation>
    </message>
    <message>
        <source>The sixth of the nine sorted values is used: the image becomes brighter, and bright pixels remain.</source>
        <translation type="unfinished">Lấy giá trị thứ sáu trong chín giá trị đã sắp xếp: ảnh sáng lên, và các điểm sáng vẫn còn.</translation>
    </message>
    <message>
        <source>The size of the type "%1" is unknown.</source>
        <translation type="unfinished">“%1” không phải là kiểu có kích thước đã biết.</translation>
    </message>
    <message>
        <source>The source</source>
        <translation type="unfinished">Ảnh nguồn</translation>
    </message>
    <message>
        <source>The source is unknown.</source>
        <translation type="unfinished">Không biết mã nguồn.</translation>
    </message>
    <message>
        <source>The source or the result with its blocks. Arrow keys pan, or move the pixel that is inspected; plus and minus zoom.</source>
        <translation type="unfinished">Ảnh nguồn hoặc kết quả cùng các block. Phím mũi tên dời ảnh, hoặc dời điểm ảnh đang khảo sát; dấu cộng và trừ để thu phóng.</translation>
    </message>
    <message>
        <source>The standard deviation of the Gaussian.</source>
        <translation type="unfinished">Độ lệch chuẩn của hàm Gauss.</translation>
    </message>
    <message>
        <source>The starting point for other strategies.</source>
        <translation type="unfinished">Điểm khởi đầu cho các chiến lược khác.</translation>
    </message>
    <message>
        <source>The step's settings</source>
        <translation type="unfinished">Thiết lập của bước</translation>
    </message>
    <message>
        <source>The store executes for only some of the lanes (predicated), so its reads are not listed.</source>
        <translation type="unfinished">Lệnh ghi chỉ chạy cho một phần các lane (theo vị từ): các lần đọc của nó không được liệt kê.</translation>
    </message>
    <message>
        <source>The story of this pixel is not available: %1</source>
        <translation type="unfinished">Không truy được nguồn gốc của điểm ảnh này: %1</translation>
    </message>
    <message>
        <source>The strategy "%1" has no mistake "%2". Its mistakes: %3.</source>
        <translation type="unfinished">Chiến lược “%1” không có lỗi sai “%2”; nó có: %3.</translation>
    </message>
    <message>
        <source>The strategy "%1" has no mistake "%2"; it has no mistakes.</source>
        <translation type="unfinished">Chiến lược “%1” không có lỗi sai “%2”; nó không có lỗi sai nào.</translation>
    </message>
    <message>
        <source>The strategy is estimated to reach %1 to %2 % of this limit.</source>
        <translation type="unfinished">Theo ước lượng, chiến lược đạt từ %1 đến %2 % giới hạn này.</translation>
    </message>
    <message>
        <source>The strategy is under the arithmetic roof.</source>
        <translation type="unfinished">Trần phía trên chiến lược là số học.</translation>
    </message>
    <message>
        <source>The strategy is under the memory roof.</source>
        <translation type="unfinished">Trần phía trên chiến lược là bộ nhớ.</translation>
    </message>
    <message>
        <source>The strategy reaches %1 % of this limit.</source>
        <translation type="unfinished">Chiến lược đạt %1 % giới hạn này.</translation>
    </message>
    <message>
        <source>The strategy would need a texture of %1 texels, but %2 allows only %3. Use a strategy without textures, or a smaller image.</source>
        <translation type="unfinished">Chiến lược sẽ cần một texture gồm %1 texel, còn %2 cho phép %3. Chiến lược không dùng texture, hoặc ảnh nhỏ hơn, thì được.</translation>
    </message>
    <message>
        <source>The strategy's own source is used.</source>
        <translation type="unfinished">Mã nguồn gốc của chiến lược được chạy.</translation>
    </message>
    <message>
        <source>The sum of a window is its neighbour's plus one column minus another. Box only.</source>
        <translation type="unfinished">Tổng của một cửa sổ là tổng của cửa sổ bên cạnh, cộng một cột, trừ một cột; chỉ cho bộ lọc hộp.</translation>
    </message>
    <message>
        <source>The sums are denormals, 2^24 times smaller than their bits suggest: the number 255 clamps none of them, and what exceeds a byte spills into the next pixel.</source>
        <translation type="unfinished">Các tổng là số không chuẩn hóa, nhỏ hơn 2^24 lần so với các bit của chúng: số 255 không giới hạn tổng nào, và phần vượt quá một byte tràn sang điểm ảnh kế tiếp.</translation>
    </message>
    <message>
        <source>The sums are stored where windows start. With indices from 1, they are those of the next window: coefficients look nearly correct, but the template matched with itself does not give 1.</source>
        <translation type="unfinished">Các tổng nằm ở nơi cửa sổ bắt đầu. Đếm từ 1, chúng là của cửa sổ kế tiếp: các hệ số trông gần đúng, và ngay cả mẫu đặt lên chính nó cũng không cho 1.</translation>
    </message>
    <message>
        <source>The sums of two pixels are in the two halves of one register, and one integer addition computes both.</source>
        <translation type="unfinished">Tổng của hai điểm ảnh nằm trong hai nửa của một thanh ghi, và một phép cộng số nguyên tính cả hai.</translation>
    </message>
    <message>
        <source>The sums take half as many instructions, but an absolute difference takes six, because no instruction computes it for 16-bit halves: 18 per pixel, no faster than separated on an H200.</source>
        <translation type="unfinished">Các tổng cần một nửa số lệnh, nhưng hiệu không dấu cần sáu lệnh vì không có lệnh nào tính riêng từng nửa: 18 mỗi điểm ảnh, không nhanh hơn separated trên H200.</translation>
    </message>
    <message>
        <source>The sweep as shown, as a heat map or as curves; as CSV, every run of the sweep.</source>
        <translation type="unfinished">Kết quả quét như đang hiện, dưới dạng bản đồ nhiệt hoặc đường cong; dưới dạng CSV là mọi lần chạy của lần quét.</translation>
    </message>
    <message>
        <source>The sweep could not be saved as %1: %2.</source>
        <translation type="unfinished">Không thể lưu kết quả quét thành %1: %2.</translation>
    </message>
    <message>
        <source>The sweep was saved as %1.</source>
        <translation type="unfinished">Đã lưu kết quả quét thành %1.</translation>
    </message>
    <message>
        <source>The template "%1" extends outside the image of %2 pixels</source>
        <translation type="unfinished">Mẫu “%1” vươn ra ngoài ảnh %2 điểm ảnh</translation>
    </message>
    <message>
        <source>The template "%1" has no area</source>
        <translation type="unfinished">Mẫu “%1” không có diện tích</translation>
    </message>
    <message>
        <source>The template "%1" has sides of %2 pixels; they must be 2 to 64</source>
        <translation type="unfinished">Mẫu “%1” có các cạnh %2 điểm ảnh, mà chúng phải từ 2 đến 64</translation>
    </message>
    <message>
        <source>The template "%1" is larger than the image of %2 pixels</source>
        <translation type="unfinished">Mẫu “%1” lớn hơn ảnh %2 điểm ảnh</translation>
    </message>
    <message>
        <source>The template "%1" is not a rectangle of four whole numbers x,y,width,height (for a file of that name, enter "./%1")</source>
        <translation type="unfinished">Mẫu “%1” không phải hình chữ nhật gồm bốn số nguyên x,y,width,height (tệp mang tên đó được trỏ tới bằng “./%1”)</translation>
    </message>
    <message>
        <source>The template arguments of "%1" do not follow from the file, so %2 stands in for them. Specify them: //@ launch %1&lt;%2&gt;</source>
        <translation type="unfinished">Không suy ra được các đối số template của “%1” từ tệp, nên %2 thay cho chúng. Hãy chỉ định chúng: //@ launch %1&lt;%2&gt;</translation>
    </message>
    <message>
        <source>The template is moved to constant memory, which serves a whole warp with one read.</source>
        <translation type="unfinished">Mẫu chuyển sang bộ nhớ hằng, nơi phục vụ cả warp bằng một lần đọc.</translation>
    </message>
    <message>
        <source>The template's file "%1" could not be loaded: use a rectangle of the source image</source>
        <translation type="unfinished">Không nạp được tệp mẫu “%1”: hãy lấy một hình chữ nhật của ảnh</translation>
    </message>
    <message>
        <source>The template's file "%1" has %2 pixels, but a template must have 2 to 64 pixels per side: scale the template, or use a rectangle of the source image</source>
        <translation type="unfinished">Tệp mẫu “%1” có %2 điểm ảnh, mà mẫu có 2 đến 64 mỗi cạnh: hãy co giãn nó, hoặc lấy một hình chữ nhật của ảnh</translation>
    </message>
    <message>
        <source>The template's file "%1" has %2 pixels, more than the source image of %3: scale the template down, or use a rectangle of the source image</source>
        <translation type="unfinished">Tệp mẫu “%1” có %2 điểm ảnh, nhiều hơn ảnh %3: hãy thu nhỏ nó, hoặc lấy một hình chữ nhật của ảnh</translation>
    </message>
    <message>
        <source>The text</source>
        <translation type="unfinished">Bài viết</translation>
    </message>
    <message>
        <source>The text does not compile: %1</source>
        <translation type="unfinished">Văn bản không biên dịch được: %1</translation>
    </message>
    <message>
        <source>The text gives no figure.</source>
        <translation type="unfinished">Bài viết không đưa ra số liệu.</translation>
    </message>
    <message>
        <source>The text has no two figures to divide.</source>
        <translation type="unfinished">Bài viết không có hai số liệu để chia.</translation>
    </message>
    <message>
        <source>The text's %1 divided by that of %2: %3. Tilescope: %4.</source>
        <translation type="unfinished">%1 trong bài viết chia cho của %2: %3. Của Tilescope: %4.</translation>
    </message>
    <message>
        <source>The text's figure divided by that of the strategy that this one is based on, and the same ratio for Tilescope: for all launches, and for the main launch alone if there are others.</source>
        <translation type="unfinished">Số liệu của bài viết chia cho số liệu của chiến lược mà chiến lược này dựa trên, và tỷ số tương ứng của Tilescope: cho mọi lần launch, và cho riêng launch chính nếu còn lần khác.</translation>
    </message>
    <message>
        <source>The text's own figure, measured on its %1, not on this computer.</source>
        <translation type="unfinished">Số liệu của chính bài viết, đo trên %1 của bài; không phải trên máy tính này.</translation>
    </message>
    <message>
        <source>The theoretical maximum of the memory. A copy reaches part of it.</source>
        <translation type="unfinished">Mức cao nhất mà bộ nhớ có thể cho. Một phép sao chép đạt được một phần.</translation>
    </message>
    <message>
        <source>The theoretical maximum of the memory: clock × 2 transfers × bus width. A copy reaches part of it.</source>
        <translation type="unfinished">Mức cao nhất mà bộ nhớ có thể cho: xung nhịp × 2 lần truyền × độ rộng bus. Một phép sao chép đạt được một phần.</translation>
    </message>
    <message>
        <source>The thread did not read this pixel.</source>
        <translation type="unfinished">Thread không đọc điểm ảnh này.</translation>
    </message>
    <message>
        <source>The tile is stored transposed, so neighbouring lanes read numbers that are a whole row of 32 words apart, all in the same bank: the result is correct, but each read takes 32 passes.</source>
        <translation type="unfinished">Tile được giữ ở dạng chuyển vị, nên các lane cạnh nhau đọc những số cách nhau cả một hàng 32 từ nhớ, đều trong cùng một bank: kết quả đúng, và mỗi lần đọc mất 32 lượt.</translation>
    </message>
    <message>
        <source>The tile, the halo and the warps of the block under the cursor</source>
        <translation type="unfinished">Tile, halo và các warp của block dưới con trỏ</translation>
    </message>
    <message>
        <source>The tiles of the last blocks extend beyond the padded image: on the right, they read the next row, and at the bottom, memory that does not belong to the image. The mistake stays hidden while the size is a multiple of the block.</source>
        <translation type="unfinished">Tile của các block cuối vươn ra ngoài ảnh có phần đệm: bên phải chúng đọc hàng kế tiếp, bên dưới đọc vùng nhớ không phải của mình. Lỗi ẩn đi khi kích thước là bội của block.</translation>
    </message>
    <message>
        <source>The time differences show how a pinned run compares with the others.</source>
        <translation type="unfinished">Muốn biết lần chạy đã ghim so với các lần khác ra sao, hãy xem chênh lệch thời gian.</translation>
    </message>
    <message>
        <source>The time from a request to its response: about 30 cycles for shared memory and several hundred for global memory. A GPU hides it by executing other warps in the meantime.</source>
        <translation type="unfinished">Thời gian từ một yêu cầu đến khi có dữ liệu: khoảng 30 chu kỳ với bộ nhớ chia sẻ và vài trăm chu kỳ với bộ nhớ toàn cục. GPU che giấu nó bằng cách thực hiện các warp khác trong lúc đó.</translation>
    </message>
    <message>
        <source>The tolerance is absolute, because a coefficient lies between −1 and 1 whatever the contrast. All sums are exact integers. Conversion to float, a product, a root and a division then round six times, by less than half a unit of the 24th bit each, whereas the reference rounds doubles.</source>
        <translation type="unfinished">Tuyệt đối, vì hệ số nằm giữa −1 và 1 bất kể độ tương phản. Mọi tổng đều là số nguyên chính xác; chuyển chúng sang float, một phép nhân, một căn và một phép chia làm tròn sáu lần, mỗi lần dưới nửa đơn vị của bit thứ 24, còn tham chiếu làm tròn double.</translation>
    </message>
    <message>
        <source>The two spreads overlap, so neither is called faster.</source>
        <translation type="unfinished">Độ phân tán của hai bên chồng lên nhau, nên không bên nào được gọi là nhanh hơn.</translation>
    </message>
    <message>
        <source>The two tiles of c×c floats take 8·c² bytes, which is 8 KB at c = 32. With 64 KB of shared memory there is room for 8 blocks, more than the 2 blocks whose threads fit on a multiprocessor. The situation that the text warns of, a single block per multiprocessor because of shared memory, requires larger tiles than a block of c×c threads can have.</source>
        <translation type="unfinished">Hai tile c×c float trong bài chiếm 8·c² byte, 8 KB khi c = 32: với 64 KB bộ nhớ chia sẻ thì đủ chỗ cho 8 block, nhiều hơn 2 block mà số thread vừa một multiprocessor. Vì vậy điều bài viết lo ngại, chỉ một block trên một multiprocessor do bộ nhớ chia sẻ, cần những tile lớn hơn mức mà block c×c thread có thể có.</translation>
    </message>
    <message>
        <source>The two times are of different kinds or GPUs, so it is not certain which is faster.</source>
        <translation type="unfinished">Hai thời gian thuộc loại hoặc GPU khác nhau, nên không chắc bên nào nhanh hơn.</translation>
    </message>
    <message>
        <source>The value is that of pixel %1 of the source.</source>
        <translation type="unfinished">Giá trị là của điểm ảnh %1 của ảnh nguồn.</translation>
    </message>
    <message>
        <source>The value of "%1" does not follow from the file, so %2 stands in for it. Specify it: //@ buffer %1 %3 = %2</source>
        <translation type="unfinished">Không suy ra được giá trị của “%1” từ tệp, nên %2 thay cho nó. Hãy chỉ định: //@ buffer %1 %3 = %2</translation>
    </message>
    <message>
        <source>The values are counted while Values ▸ Histogram is in front. Press H to bring it there.</source>
        <translation type="unfinished">Các giá trị được đếm khi Giá trị ▸ Histogram ở phía trước. Nhấn H để đưa nó ra trước.</translation>
    </message>
    <message>
        <source>The values of "%1" do not follow from the file, so other weights stand in for them. Specify them: //@ buffer %1 %2 = %3</source>
        <translation type="unfinished">Không suy ra được các giá trị của “%1” từ tệp, nên các trọng số khác thay cho chúng. Hãy chỉ định chúng: //@ buffer %1 %2 = %3</translation>
    </message>
    <message>
        <source>The values of the __constant__ variable "%1" do not follow from the file, so other weights stand in for them. Specify them: //@ constant %1 %2 = %3</source>
        <translation type="unfinished">Không suy ra được các giá trị của biến __constant__ “%1” từ tệp, nên các trọng số khác thay cho chúng. Hãy chỉ định chúng: //@ constant %1 %2 = %3</translation>
    </message>
    <message>
        <source>The values of the source and the result along the drawn line.</source>
        <translation type="unfinished">Giá trị của ảnh nguồn và kết quả dọc theo đường đã vẽ.</translation>
    </message>
    <message>
        <source>The values that this kernel reads were computed by an earlier launch: the list shows them, but they are not pixels of the image.</source>
        <translation type="unfinished">Các giá trị mà kernel này đọc do một lần launch trước tính ra: danh sách có nêu chúng, nhưng chúng không phải là điểm ảnh của ảnh.</translation>
    </message>
    <message>
        <source>The view in the centre of the window, including zoom, blocks and labels.</source>
        <translation type="unfinished">Phần hiển thị ở giữa cửa sổ, gồm cả mức thu phóng, block và nhãn.</translation>
    </message>
    <message>
        <source>The warp could issue, but its scheduler chose another one: there are enough warps.</source>
        <translation type="unfinished">Warp có thể phát lệnh, nhưng bộ lập lịch chọn warp khác: đã có đủ warp.</translation>
    </message>
    <message>
        <source>The warp exited in cycle %1.</source>
        <translation type="unfinished">Warp đã kết thúc, ở chu kỳ %1.</translation>
    </message>
    <message>
        <source>The warp has exited and waits for its stores to complete.</source>
        <translation type="unfinished">Warp đã kết thúc và chờ các lệnh ghi của nó hoàn tất.</translation>
    </message>
    <message>
        <source>The warp is stalled at a barrier, waiting for the other warps of its block.</source>
        <translation type="unfinished">Warp chờ các warp khác trong block của nó tại rào đồng bộ.</translation>
    </message>
    <message>
        <source>The warp is stalled because an instruction reads several registers from the same register bank.</source>
        <translation type="unfinished">Warp chờ vì một lệnh đọc nhiều thanh ghi của cùng một bank.</translation>
    </message>
    <message>
        <source>The warp is stalled because too many accesses to global or local memory are queued.</source>
        <translation type="unfinished">Warp chờ vì quá nhiều truy cập bộ nhớ toàn cục hoặc cục bộ đang xếp hàng.</translation>
    </message>
    <message>
        <source>The warp is stalled because too many accesses to shared memory are queued.</source>
        <translation type="unfinished">Warp chờ vì quá nhiều truy cập bộ nhớ chia sẻ đang xếp hàng.</translation>
    </message>
    <message>
        <source>The warp is stalled because too many texture fetches are queued.</source>
        <translation type="unfinished">Warp chờ vì quá nhiều lần đọc texture đang xếp hàng.</translation>
    </message>
    <message>
        <source>The warp is stalled for the few cycles that its previous instruction takes.</source>
        <translation type="unfinished">Warp chờ vài chu kỳ mà một lệnh trước đó cần.</translation>
    </message>
    <message>
        <source>The warp is stalled until its stores are visible to other threads.</source>
        <translation type="unfinished">Warp chờ đến khi các lần ghi của nó được nơi khác thấy.</translation>
    </message>
    <message>
        <source>The warp is stalled until the arithmetic pipe of its instruction is free.</source>
        <translation type="unfinished">Warp chờ đến khi đơn vị số học của lệnh rảnh.</translation>
    </message>
    <message>
        <source>The warp is stalled until the target of a branch is known.</source>
        <translation type="unfinished">Warp chờ đến khi biết đích của rẽ nhánh.</translation>
    </message>
    <message>
        <source>The warp is stalled waiting for constant memory.</source>
        <translation type="unfinished">Warp chờ bộ nhớ hằng.</translation>
    </message>
    <message>
        <source>The warp is stalled waiting for data from global or local memory, or from a texture.</source>
        <translation type="unfinished">Warp chờ dữ liệu từ bộ nhớ toàn cục hoặc cục bộ, hoặc từ một texture.</translation>
    </message>
    <message>
        <source>The warp is stalled waiting for data from shared memory, a shuffle or a special function.</source>
        <translation type="unfinished">Warp chờ dữ liệu từ bộ nhớ chia sẻ, một phép shuffle hoặc hàm đặc biệt.</translation>
    </message>
    <message>
        <source>The warp is stalled waiting for its next instruction to be fetched.</source>
        <translation type="unfinished">Warp chờ lệnh kế tiếp của nó được nạp về.</translation>
    </message>
    <message>
        <source>The warp issues %1 after these stalls, in cycles: %2.</source>
        <translation type="unfinished">Warp phát %1, sau khi đã chờ, tính theo chu kỳ: %2.</translation>
    </message>
    <message>
        <source>The warp issues %1.</source>
        <translation type="unfinished">Warp phát %1.</translation>
    </message>
    <message>
        <source>The warp issues an instruction.</source>
        <translation type="unfinished">Warp phát một lệnh.</translation>
    </message>
    <message>
        <source>The warp starts in cycle %1.</source>
        <translation type="unfinished">Warp bắt đầu ở chu kỳ %1.</translation>
    </message>
    <message>
        <source>The warps of %1 hardly stall.</source>
        <translation type="unfinished">Các warp của %1 hầu như không chờ.</translation>
    </message>
    <message>
        <source>The warps of %1 spend %2 % of their cycles %3.</source>
        <translation type="unfinished">Các warp của %1 dành %2 % chu kỳ để %3.</translation>
    </message>
    <message>
        <source>The warps of all blocks</source>
        <translation type="unfinished">Các warp của mọi block</translation>
    </message>
    <message>
        <source>The warps ran here as they did for the image; the replay, in which they take turns, may show other values.</source>
        <translation type="unfinished">Ở đây các warp chạy như khi tính ảnh; bản phát lại, trong đó chúng thay phiên nhau chạy, có thể cho các giá trị khác.</translation>
    </message>
    <message>
        <source>The warps read the tile while its copies are still in flight: a barrier waits for threads, not for asynchronous copies.</source>
        <translation type="unfinished">Các warp đọc tile khi các lần sao chép của nó còn đang diễn ra: rào đồng bộ chờ các thread, không chờ những lần sao chép tự tiếp diễn không cần thread.</translation>
    </message>
    <message>
        <source>The warps read the tile while the TMA is still filling it: they get some values of the previous tile and some of this one, different on every run.</source>
        <translation type="unfinished">Các warp đọc tile khi TMA còn đang ghi vào nó: một phần giá trị chúng đọc là của tile trước, một phần là của tile này, và mỗi lần chạy một khác.</translation>
    </message>
    <message>
        <source>The weight "%1" is too large or too small for a number.</source>
        <translation type="unfinished">Trọng số “%1” quá lớn hoặc quá nhỏ đối với một số.</translation>
    </message>
    <message>
        <source>The weight %1 is negative. A blur is a mean with non-negative weights, so that its levels stay from 0 to 255.</source>
        <translation type="unfinished">Trọng số %1 là số âm. Làm mờ là lấy trung bình với các trọng số từ 0 trở lên, để các mức xám vẫn nằm từ 0 đến 255.</translation>
    </message>
    <message>
        <source>The weight was read from %1.</source>
        <translation type="unfinished">Trọng số được đọc từ %1.</translation>
    </message>
    <message>
        <source>The weights have %1 characters; the maximum is %2.</source>
        <translation type="unfinished">Các trọng số là một chuỗi %1 ký tự, mà tối đa được phép là %2.</translation>
    </message>
    <message>
        <source>The weights of a Gaussian filter need a whole radius from 0 to %1 and a positive sigma: gaussian(2) or gaussian(2, 1.5)</source>
        <translation type="unfinished">Trọng số của bộ lọc Gauss cần bán kính là số nguyên từ 0 đến %1 và sigma dương: gaussian(2) hoặc gaussian(2, 1.5)</translation>
    </message>
    <message>
        <source>The weights with which a pixel's neighbours are summed, such as a 9 × 9 array. An output pixel needs a window of the input as large as the filter.</source>
        <translation type="unfinished">Các trọng số dùng để cộng các điểm ảnh lân cận, chẳng hạn 9 × 9. Một điểm ảnh đầu ra cần một cửa sổ của đầu vào lớn bằng bộ lọc.</translation>
    </message>
    <message>
        <source>The whole image</source>
        <translation type="unfinished">Toàn bộ ảnh</translation>
    </message>
    <message>
        <source>The window is drawn by a different GPU from the one that runs CUDA.</source>
        <translation type="unfinished">Cửa sổ được vẽ bởi một GPU khác với GPU chạy CUDA.</translation>
    </message>
    <message>
        <source>The window of %1 pixels is larger than the image of %2, so it extends beyond the border at every pixel. Use a window of at most %3.</source>
        <translation type="unfinished">Cửa sổ %1 điểm ảnh lớn hơn ảnh %2: nó vươn quá biên ở mọi điểm ảnh. Cửa sổ tối đa %3 thì vừa trong ảnh.</translation>
    </message>
    <message>
        <source>The worker did not keep the image that was sent to it.</source>
        <translation type="unfinished">Worker không giữ lại ảnh được gửi cho nó.</translation>
    </message>
    <message>
        <source>The worker does not recognise "%1".</source>
        <translation type="unfinished">Worker không biết “%1” là gì.</translation>
    </message>
    <message>
        <source>The worker has a different version, "%1"; this is "%2". Install the same version on both computers.</source>
        <translation type="unfinished">Worker là phiên bản khác, “%1”; ở đây là “%2”. Hãy cài cùng một phiên bản trên cả hai máy.</translation>
    </message>
    <message>
        <source>The worker has ended.</source>
        <translation type="unfinished">Worker đã kết thúc.</translation>
    </message>
    <message>
        <source>The worker has made no progress for %1 s.</source>
        <translation type="unfinished">Worker không có tiến triển trong %1 giây.</translation>
    </message>
    <message>
        <source>The worker has not answered for %1 s.</source>
        <translation type="unfinished">Worker không trả lời trong %1 giây.</translation>
    </message>
    <message>
        <source>The worker's GPU</source>
        <translation type="unfinished">GPU của worker</translation>
    </message>
    <message>
        <source>The worker's command "%1" cannot be started: %2.</source>
        <translation type="unfinished">Không khởi động được lệnh “%1” của worker: %2.</translation>
    </message>
    <message>
        <source>The worker's response cannot be read.</source>
        <translation type="unfinished">Không hiểu được câu trả lời của worker.</translation>
    </message>
    <message>
        <source>The worker's result has %1 pixels (%2) instead of the %3 (%4) of this run.</source>
        <translation type="unfinished">Kết quả của worker có %1 điểm ảnh (%2), thay vì %3 (%4) của lần chạy này.</translation>
    </message>
    <message>
        <source>The&amp;me</source>
        <translation type="unfinished">Gia&amp;o diện</translation>
    </message>
    <message>
        <source>There are no counters, because the blocks that were run for an estimate also took too long, or one of them failed.</source>
        <translation type="unfinished">Không có bộ đếm, vì những block được chạy để ước lượng cũng mất quá nhiều thời gian, hoặc một trong số đó bị lỗi.</translation>
    </message>
    <message>
        <source>There are no images from a file. Choose a NumPy file that contains images, or use patches of the source image.</source>
        <translation type="unfinished">Không có ảnh nào từ tệp. Hãy chọn một tệp NumPy có ảnh, hoặc dùng các mảnh của ảnh nguồn.</translation>
    </message>
    <message>
        <source>There are no images from a folder. Choose a folder that contains images, or use patches of the source image.</source>
        <translation type="unfinished">Không có ảnh nào từ thư mục. Hãy chọn một thư mục có ảnh, hoặc dùng các mảnh của ảnh nguồn.</translation>
    </message>
    <message>
        <source>There are no values in host memory yet.</source>
        <translation type="unfinished">Chưa có giá trị nào trong bộ nhớ host.</translation>
    </message>
    <message>
        <source>There is no "%1" to export. Available: %2.</source>
        <translation type="unfinished">Không có “%1” để xuất; hiện có: %2.</translation>
    </message>
    <message>
        <source>There is no GPU "%1" in the table. Available: %2.</source>
        <translation type="unfinished">Trong bảng không có GPU “%1”; có thể là: %2.</translation>
    </message>
    <message>
        <source>There is no GPU %1 on this computer: it has %2 GPUs, GPU 0 to GPU %3.</source>
        <translation type="unfinished">Máy này không có GPU %1: nó có %2 GPU, từ GPU 0 đến GPU %3.</translation>
    </message>
    <message>
        <source>There is no GPU %1 on this computer: it has only GPU 0.</source>
        <translation type="unfinished">Máy này không có GPU %1: nó chỉ có một, GPU 0.</translation>
    </message>
    <message>
        <source>There is no NVIDIA driver on this computer: the library libcuda.so.1 was not found.</source>
        <translation type="unfinished">Không có trình điều khiển NVIDIA trên máy này: không tìm thấy thư viện libcuda.so.1 của nó.</translation>
    </message>
    <message>
        <source>There is no block (%1, %2): the blocks of this grid are %3, %4.</source>
        <translation type="unfinished">Không có block (%1, %2): các block của lưới này có %3, %4.</translation>
    </message>
    <message>
        <source>There is no block (%1, %2, %3): the blocks of this grid are %4, %5, %6.</source>
        <translation type="unfinished">Không có block (%1, %2, %3): các block của lưới này có %4, %5, %6.</translation>
    </message>
    <message>
        <source>There is no channel %1: the result has %2, counted from 0.</source>
        <translation type="unfinished">Không có kênh %1: kết quả có %2, đếm từ 0.</translation>
    </message>
    <message>
        <source>There is no file "%1".</source>
        <translation type="unfinished">Không có tệp “%1”.</translation>
    </message>
    <message>
        <source>There is no folder "%1". Choose a folder that contains images.</source>
        <translation type="unfinished">Không có thư mục “%1”; hãy chọn một thư mục có ảnh.</translation>
    </message>
    <message>
        <source>There is no image in host memory to count yet.</source>
        <translation type="unfinished">Chưa có ảnh nào trong bộ nhớ host để đếm.</translation>
    </message>
    <message>
        <source>There is no image to save.</source>
        <translation type="unfinished">Không có ảnh nào để lưu.</translation>
    </message>
    <message>
        <source>There is no image to use.</source>
        <translation type="unfinished">Không có ảnh nào để lấy.</translation>
    </message>
    <message>
        <source>There is no image to work on. Open a file, or choose a sample.</source>
        <translation type="unfinished">Không có ảnh nào để xử lý. Hãy mở một tệp, hoặc chọn ảnh ví dụ.</translation>
    </message>
    <message>
        <source>There is no image yet.</source>
        <translation type="unfinished">Chưa có ảnh nào.</translation>
    </message>
    <message>
        <source>There is no launch %1: this run has %2, counted from 0.</source>
        <translation type="unfinished">Không có launch %1: lần chạy này có %2, đếm từ 0.</translation>
    </message>
    <message>
        <source>There is no operation "%1". Available: %2.</source>
        <translation type="unfinished">Không có phép xử lý “%1”; hiện có: %2.</translation>
    </message>
    <message>
        <source>There is no pixel (%1, %2): the result has %3.</source>
        <translation type="unfinished">Không có điểm ảnh (%1, %2): kết quả có %3.</translation>
    </message>
    <message>
        <source>There is no reference of the size of this result, so it was not compared.</source>
        <translation type="unfinished">Không có tham chiếu cùng kích thước với kết quả này: nó không được so sánh.</translation>
    </message>
    <message>
        <source>There is no result to save yet.</source>
        <translation type="unfinished">Chưa có kết quả để lưu.</translation>
    </message>
    <message>
        <source>There is no result to save: emulating it would take too long.</source>
        <translation type="unfinished">Không có kết quả để lưu: giả lập sẽ mất quá nhiều thời gian.</translation>
    </message>
    <message>
        <source>There is no run to pin yet.</source>
        <translation type="unfinished">Chưa có lần chạy nào để ghim.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation type="unfinished">Không có tệp như vậy.</translation>
    </message>
    <message>
        <source>There is no such image.</source>
        <translation type="unfinished">Không có ảnh như vậy.</translation>
    </message>
    <message>
        <source>There is no text "%1". Available: %2.</source>
        <translation type="unfinished">Không có bài viết “%1”; hiện có: %2.</translation>
    </message>
    <message>
        <source>There is not enough memory for a buffer of %1 bytes. Use a smaller image, or close other programs.</source>
        <translation type="unfinished">Không đủ bộ nhớ cho một vùng đệm %1 byte: hãy dùng ảnh nhỏ hơn hoặc đóng các chương trình khác.</translation>
    </message>
    <message>
        <source>There is not enough memory for an image of %1 pixels. Use a smaller image.</source>
        <translation type="unfinished">Không đủ bộ nhớ cho ảnh %1 điểm ảnh; ảnh nhỏ hơn thì được.</translation>
    </message>
    <message>
        <source>There is not enough memory for the image in another range. Use a smaller image.</source>
        <translation type="unfinished">Không đủ bộ nhớ cho ảnh với một khoảng khác. Hãy dùng ảnh nhỏ hơn.</translation>
    </message>
    <message>
        <source>There is not enough memory for this image. Use a smaller one.</source>
        <translation type="unfinished">Không đủ bộ nhớ cho ảnh này. Hãy dùng ảnh nhỏ hơn.</translation>
    </message>
    <message>
        <source>There is not enough memory for this run. Use a smaller image.</source>
        <translation type="unfinished">Không đủ bộ nhớ cho lần chạy này. Hãy dùng ảnh nhỏ hơn.</translation>
    </message>
    <message>
        <source>There is not enough memory for this timeline. Show fewer warps.</source>
        <translation type="unfinished">Không đủ bộ nhớ cho dòng thời gian này; ít warp hơn thì được.</translation>
    </message>
    <message>
        <source>There is not enough memory on the other computer for this run. Use a smaller image.</source>
        <translation type="unfinished">Máy kia không đủ bộ nhớ cho lần chạy này. Ảnh nhỏ hơn sẽ chạy được.</translation>
    </message>
    <message>
        <source>There is not enough memory to count the reads of an image this large. Use a smaller image.</source>
        <translation type="unfinished">Không đủ bộ nhớ để đếm lần đọc của ảnh lớn thế này; ảnh nhỏ hơn thì được.</translation>
    </message>
    <message>
        <source>There is not enough memory to keep %1 events of a block. Choose a shorter range of events.</source>
        <translation type="unfinished">Không đủ bộ nhớ để giữ %1 sự kiện của một block; khoảng ngắn hơn thì được.</translation>
    </message>
    <message>
        <source>There is not enough memory to plan a run of this image. Use a smaller image.</source>
        <translation type="unfinished">Không đủ bộ nhớ để lập kế hoạch chạy ảnh này; ảnh nhỏ hơn thì được.</translation>
    </message>
    <message>
        <source>There is not enough memory to record what this pixel's block does. Use a smaller block or filter.</source>
        <translation type="unfinished">Không đủ bộ nhớ để giữ những gì block của điểm ảnh này làm; block hoặc bộ lọc nhỏ hơn thì được.</translation>
    </message>
    <message>
        <source>There is nothing to sweep yet.</source>
        <translation type="unfinished">Chưa có gì để quét.</translation>
    </message>
    <message>
        <source>There is only one image, which is its own mean: its covariance is 0 everywhere. Two or more images show how pixels vary together.</source>
        <translation type="unfinished">Chỉ có một ảnh, và nó là trung bình của chính nó: hiệp phương sai của nó bằng 0 ở mọi nơi. Hai ảnh trở lên cho thấy các điểm ảnh biến thiên cùng nhau ra sao.</translation>
    </message>
    <message>
        <source>There was no complete run to compare with.</source>
        <translation type="unfinished">Không có lần chạy hoàn chỉnh nào để so sánh.</translation>
    </message>
    <message>
        <source>These are %L1 settings, but a sweep takes at most %L2. Narrow a range.</source>
        <translation type="unfinished">Có %L1 thiết lập; một lần quét nhận tối đa %L2. Hãy thu hẹp một khoảng.</translation>
    </message>
    <message>
        <source>These are sums of products of levels, not of deviations from the mean. As long as the contribution of the means is included, any two bright pixels appear to vary together.</source>
        <translation type="unfinished">Các tổng là của tích các mức sáng, không phải của độ lệch so với trung bình. Chừng nào phần của trung bình còn ở trong đó, hai điểm ảnh sáng bất kỳ có vẻ biến thiên cùng nhau.</translation>
    </message>
    <message>
        <source>These kernels do not read the image, so there are no reads of its pixels to count.</source>
        <translation type="unfinished">Các kernel này không đọc ảnh, nên không có lần đọc điểm ảnh nào của ảnh để đếm.</translation>
    </message>
    <message>
        <source>These kernels perform no floating-point operations.</source>
        <translation type="unfinished">Các kernel này không tính gì với float.</translation>
    </message>
    <message>
        <source>These kernels were also skipped: %1.</source>
        <translation type="unfinished">Các kernel sau cũng bị bỏ qua: %1.</translation>
    </message>
    <message>
        <source>These lessons are not on this computer; they are kept unchanged: %1.</source>
        <translation type="unfinished">Các bài học sau không có trên máy tính này và được giữ nguyên: %1.</translation>
    </message>
    <message>
        <source>These notes will be written to %1:
%2</source>
        <translation type="unfinished">Các ghi chú này sẽ được ghi vào %1:
%2</translation>
    </message>
    <message>
        <source>These texts were machine-translated and have not been reviewed by a speaker of the language.</source>
        <translation type="unfinished">Các văn bản này được dịch máy, và chưa có người bản ngữ nào đọc lại.</translation>
    </message>
    <message>
        <source>This NVIDIA driver does not support it.</source>
        <translation type="unfinished">Trình điều khiển NVIDIA này không có hàm cho việc đó.</translation>
    </message>
    <message>
        <source>This OpenGL context cannot be shared with CUDA, as is the case on a remote desktop or another GPU.</source>
        <translation type="unfinished">Không chia sẻ được ngữ cảnh OpenGL này với CUDA, như trên máy tính từ xa hoặc một GPU khác.</translation>
    </message>
    <message>
        <source>This access has a data race with event %1, in which warp %2 loads from the same address%3, with no barrier in between.</source>
        <translation type="unfinished">Lần truy cập này tranh chấp dữ liệu với sự kiện %1, khi warp %2 đọc từ cùng địa chỉ%3: ở giữa không có rào đồng bộ.</translation>
    </message>
    <message>
        <source>This access has a data race with event %1, in which warp %2 stores to the same address%3, with no barrier in between.</source>
        <translation type="unfinished">Lần truy cập này tranh chấp dữ liệu với sự kiện %1, khi warp %2 ghi vào cùng địa chỉ%3: ở giữa không có rào đồng bộ.</translation>
    </message>
    <message>
        <source>This block cannot be shown: %1</source>
        <translation type="unfinished">Không thể hiển thị block này: %1</translation>
    </message>
    <message>
        <source>This block has no steps to show: no memory access, branch or barrier.</source>
        <translation type="unfinished">Block này không làm gì đáng thành một bước: không truy cập bộ nhớ, không rẽ nhánh, không rào đồng bộ.</translation>
    </message>
    <message>
        <source>This block makes %1 accesses, branches and barriers, but a value can be traced through at most %2. Use a smaller filter, template or set of images.</source>
        <translation type="unfinished">Block này có %1 lần truy cập, rẽ nhánh và rào đồng bộ; chỉ theo dấu được một giá trị qua tối đa %2. Bộ lọc, mẫu hoặc tập ảnh nhỏ hơn thì được.</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation type="unfinished">Máy này</translation>
    </message>
    <message>
        <source>This computer's GPU</source>
        <translation type="unfinished">GPU của máy này</translation>
    </message>
    <message>
        <source>This computer's GPU, or one that the emulator can model</source>
        <translation type="unfinished">GPU của máy này, hoặc một GPU mà trình giả lập có thể mô phỏng</translation>
    </message>
    <message>
        <source>This computer's processor; it counts what a GPU would count</source>
        <translation type="unfinished">Bộ xử lý của máy này; nó đếm những gì GPU sẽ đếm</translation>
    </message>
    <message>
        <source>This file belongs to the operation, not to this strategy alone: all strategies of the operation use it.</source>
        <translation type="unfinished">Tệp này là của phép xử lý, không phải của riêng chiến lược này: mọi chiến lược của phép xử lý đều chạy nó.</translation>
    </message>
    <message>
        <source>This is a mining GPU, whose counters cannot be read.</source>
        <translation type="unfinished">Đây là GPU làm ra để đào tiền mã hóa, không đọc được bộ đếm của nó.</translation>
    </message>
    <message>
        <source>This is a pixel of the source. Show the result and choose a pixel there.</source>
        <translation type="unfinished">Đây là một điểm ảnh của ảnh nguồn. Hãy hiện kết quả và chọn một điểm ảnh ở đó.</translation>
    </message>
    <message>
        <source>This is a virtual GPU whose host does not allow its counters to be read. The host's administrator can allow it.</source>
        <translation type="unfinished">Đây là GPU ảo mà máy chủ vật lý của nó không cho đọc bộ đếm; người vận hành máy chủ có thể cho phép.</translation>
    </message>
    <message>
        <source>This is an estimate because the register count is estimated.</source>
        <translation type="unfinished">Là ước lượng, vì số thanh ghi là ước lượng.</translation>
    </message>
    <message>
        <source>This is not a Tilescope answer sheet.</source>
        <translation type="unfinished">Đây không phải phiếu trả lời của Tilescope.</translation>
    </message>
    <message>
        <source>This is not a Tilescope answer sheet: %1</source>
        <translation type="unfinished">Đây không phải phiếu trả lời của Tilescope: %1</translation>
    </message>
    <message>
        <source>This is not a Tilescope progress file.</source>
        <translation type="unfinished">Đây không phải tệp tiến độ của Tilescope.</translation>
    </message>
    <message>
        <source>This is not a Tilescope progress file: %1</source>
        <translation type="unfinished">Đây không phải tiến độ của sinh viên trong Tilescope: %1</translation>
    </message>
    <message>
        <source>This is the end of "%1".</source>
        <translation type="unfinished">Đây là phần cuối của “%1”.</translation>
    </message>
    <message>
        <source>This is the reference.</source>
        <translation type="unfinished">Đây là tham chiếu.</translation>
    </message>
    <message>
        <source>This is the result; its difference from the CPU reference is being computed…</source>
        <translation type="unfinished">Đây là kết quả; đang tính khác biệt của nó so với tham chiếu CPU…</translation>
    </message>
    <message>
        <source>This is the result; there is no CPU reference for it yet. The difference appears when the sliders stop moving and the result has been checked.</source>
        <translation type="unfinished">Đây là kết quả; chưa có tham chiếu CPU cho nó. Khác biệt sẽ hiện khi các thanh trượt dừng lại và kết quả đã được kiểm tra.</translation>
    </message>
    <message>
        <source>This is the source image; the reads of each pixel are being counted…</source>
        <translation type="unfinished">Đây là ảnh nguồn; đang đếm số lần đọc các điểm ảnh của nó…</translation>
    </message>
    <message>
        <source>This is the source: emulating the result would take about %1.</source>
        <translation type="unfinished">Đây là ảnh nguồn: giả lập kết quả sẽ mất khoảng %1.</translation>
    </message>
    <message>
        <source>This kernel does not have the code that these mistakes change: %1.</source>
        <translation type="unfinished">Kernel này không có đoạn mã mà các lỗi sai sau thay đổi: %1.</translation>
    </message>
    <message>
        <source>This kernel has no shared memory.</source>
        <translation type="unfinished">Kernel này không có bộ nhớ chia sẻ.</translation>
    </message>
    <message>
        <source>This kernel was loaded from a file and not written here. It runs in the emulator, which checks every access, until you allow it on the GPU.</source>
        <translation type="unfinished">Kernel này đến từ một tệp và không được viết ở đây. Nó chạy trong trình giả lập, nơi mọi lần truy cập được kiểm tra, cho tới khi bạn cho phép nó chạy trên GPU.</translation>
    </message>
    <message>
        <source>This kernel was not sent to the GPU; the last valid image remains.</source>
        <translation type="unfinished">Kernel này không được đưa lên GPU; ảnh đúng gần nhất được giữ lại.</translation>
    </message>
    <message>
        <source>This kernel was running when the GPU was lost. It stays in the emulator, which checks every access, until you allow it on the GPU again.</source>
        <translation type="unfinished">Kernel này đang chạy khi mất GPU. Nó ở lại trong trình giả lập, nơi mọi lần truy cập được kiểm tra, cho tới khi bạn lại cho phép nó chạy trên GPU.</translation>
    </message>
    <message>
        <source>This launch was not counted separately; choose all launches.</source>
        <translation type="unfinished">Lần launch này không được đếm riêng; hãy chọn mọi lần launch.</translation>
    </message>
    <message>
        <source>This load comes too early: warp %2 stores to the address only in event %1%3, with no barrier in between.</source>
        <translation type="unfinished">Lần đọc này đến quá sớm: phải tới sự kiện %1%3, warp %2 mới ghi vào địa chỉ đó; ở giữa không có rào đồng bộ.</translation>
    </message>
    <message>
        <source>This number of images is read from the file piece by piece, but a worker reads no files. Start Tilescope on the computer that has the file and the GPU, or use fewer images: up to 512 MB are sent.</source>
        <translation type="unfinished">Nhiều ảnh như vậy được đọc từ tệp từng phần, mà worker thì không đọc tệp. Hãy chạy chính Tilescope ở nơi có tệp và GPU, hoặc lấy ít ảnh hơn: tối đa 512 MB được gửi đi.</translation>
    </message>
    <message>
        <source>This operation provides no curve for its result.</source>
        <translation type="unfinished">Phép xử lý này không có đường cong nào của kết quả để hiện.</translation>
    </message>
    <message>
        <source>This pixel lies outside the region, so no block computes it.</source>
        <translation type="unfinished">Điểm ảnh này nằm ngoài vùng, và không block nào tính nó.</translation>
    </message>
    <message>
        <source>This pixel replaces %1, which is outside the image.</source>
        <translation type="unfinished">Điểm ảnh này thay cho %1, vốn nằm ngoài ảnh.</translation>
    </message>
    <message>
        <source>This program was built without giflib, which writes animations.</source>
        <translation type="unfinished">Chương trình này được biên dịch không kèm giflib, thư viện ghi ảnh động.</translation>
    </message>
    <message>
        <source>This run has no such launch.</source>
        <translation type="unfinished">Lần chạy này không có lần launch như vậy.</translation>
    </message>
    <message>
        <source>This run was not checked.</source>
        <translation type="unfinished">Chưa được kiểm tra.</translation>
    </message>
    <message>
        <source>This run was not timed.</source>
        <translation type="unfinished">Lần chạy này chưa được đo thời gian.</translation>
    </message>
    <message>
        <source>This session is also open in another window. The window that saves last asks you before it replaces what the other one saved.</source>
        <translation type="unfinished">Phiên này cũng đang mở trong một cửa sổ khác. Cửa sổ nào lưu sau sẽ được hỏi trước khi thay thế những gì cửa sổ kia đã lưu.</translation>
    </message>
    <message>
        <source>This step has not been translated.</source>
        <translation type="unfinished">Bước này chưa được dịch.</translation>
    </message>
    <message>
        <source>This strategy adds FP16 values, which have 11 significant bits, from the ends of the window to its middle. This is exact enough only if no weight is larger than one nearer to the middle.</source>
        <translation type="unfinished">Chiến lược này cộng các giá trị FP16, có 11 bit có nghĩa, từ hai đầu cửa sổ vào giữa. Cách này chỉ đủ chính xác nếu không có trọng số nào lớn hơn một trọng số gần giữa hơn.</translation>
    </message>
    <message>
        <source>This strategy calls a library, so its source cannot be replaced. Choose another strategy first.</source>
        <translation type="unfinished">Chiến lược này gọi một thư viện nên không thể thay mã nguồn của nó. Hãy chọn chiến lược khác trước.</translation>
    </message>
    <message>
        <source>This strategy cannot run with these settings.</source>
        <translation type="unfinished">Chiến lược này không chạy được với thiết lập này.</translation>
    </message>
    <message>
        <source>This strategy computes only whole images. The strategies "shared", "texture_constant" and "texture_texture" accept a region.</source>
        <translation type="unfinished">Chiến lược này chỉ tính toàn bộ ảnh. Các chiến lược “shared”, “texture_constant” và “texture_texture” nhận một vùng.</translation>
    </message>
    <message>
        <source>This strategy does not support the chosen block; this is the nearest block that it supports.</source>
        <translation type="unfinished">Chiến lược này không hỗ trợ block đã chọn; đây là block gần nhất mà nó hỗ trợ.</translation>
    </message>
    <message>
        <source>This strategy has no tile and reads nothing from shared memory. Press Shift+U to see the reads from global memory.</source>
        <translation type="unfinished">Chiến lược này không có tile và không đọc gì từ bộ nhớ chia sẻ. Nhấn Shift+U để xem các lần đọc bộ nhớ toàn cục.</translation>
    </message>
    <message>
        <source>This strategy is not based on another one.</source>
        <translation type="unfinished">Chiến lược này không dựa trên chiến lược nào khác.</translation>
    </message>
    <message>
        <source>This strategy needs a GPU of compute capability %1, but %2 has %3. Strategies with lower requirements run on this GPU.</source>
        <translation type="unfinished">Chiến lược này cần GPU có compute capability %1, còn %2 có %3. Các chiến lược đòi hỏi ít hơn chạy được trên GPU này.</translation>
    </message>
    <message>
        <source>This strategy needs a GPU of compute capability %1, but %2 has %3. The emulator runs it; strategies with lower requirements run on this GPU.</source>
        <translation type="unfinished">Chiến lược này cần GPU có compute capability %1, còn %2 có %3. Trình giả lập chạy được nó; các chiến lược đòi hỏi ít hơn chạy được trên GPU này.</translation>
    </message>
    <message>
        <source>This strategy needs a filter that is symmetric from left to right. These weights are not symmetric.</source>
        <translation type="unfinished">Chiến lược này cần bộ lọc giống nhau khi tính từ trái và từ phải, mà các trọng số này thì không như vậy.</translation>
    </message>
    <message>
        <source>This strategy reads a texture. Sectors moved by textures are not counted, so the sum of the others would be too low.</source>
        <translation type="unfinished">Chiến lược này đọc một texture. Các sector mà texture chuyển không được đếm, nên tổng của phần còn lại sẽ quá thấp.</translation>
    </message>
    <message>
        <source>This strategy runs only on an NVIDIA GPU: no counters, reuse view, stepping or editing.</source>
        <translation type="unfinished">Chiến lược này chỉ chạy trên GPU NVIDIA: không có bộ đếm, khung dùng lại, đi từng bước hay chỉnh sửa.</translation>
    </message>
    <message>
        <source>This strategy sums along rows and then along columns, so the filter must be the product of a row with itself. These weights are not such a product.</source>
        <translation type="unfinished">Chiến lược này cộng dọc theo các hàng rồi dọc theo các cột, nên bộ lọc phải là tích của một hàng với chính nó, mà các trọng số này thì không phải.</translation>
    </message>
    <message>
        <source>This strategy uses none.</source>
        <translation type="unfinished">Chiến lược này không dùng.</translation>
    </message>
    <message>
        <source>This strategy uses the kernels of %1, so there is no source to view or edit.</source>
        <translation type="unfinished">Kernel của chính %1 làm việc này: không có mã nguồn nào để đọc hay sửa.</translation>
    </message>
    <message>
        <source>This strategy's instructions are available only on GPUs of compute capability %1, but %2 has %3. The other strategies run on this GPU.</source>
        <translation type="unfinished">Các lệnh của chiến lược này chỉ có trong GPU có compute capability %1, còn %2 có %3. Các chiến lược khác chạy được trên GPU này.</translation>
    </message>
    <message>
        <source>This strategy's kernels run only on a GPU, so there is no timeline.</source>
        <translation type="unfinished">Các kernel của chiến lược này chỉ chạy trên GPU: không có dòng thời gian.</translation>
    </message>
    <message>
        <source>This system does not let CUDA share images with OpenGL, as under WSL 2.</source>
        <translation type="unfinished">Hệ thống này không cho CUDA chia sẻ ảnh với OpenGL, như dưới WSL 2.</translation>
    </message>
    <message>
        <source>This text cannot be shown: %1</source>
        <translation type="unfinished">Không thể hiển thị đoạn này: %1</translation>
    </message>
    <message>
        <source>This value and higher values become white</source>
        <translation type="unfinished">Giá trị này và các giá trị lớn hơn thành trắng</translation>
    </message>
    <message>
        <source>This value and lower values become black</source>
        <translation type="unfinished">Giá trị này và các giá trị nhỏ hơn thành đen</translation>
    </message>
    <message>
        <source>Thread</source>
        <translation type="unfinished">Thread</translation>
    </message>
    <message>
        <source>Thread %1 and thread %2 of block %3</source>
        <translation type="unfinished">Thread %1 và thread %2 của block %3</translation>
    </message>
    <message>
        <source>Thread %1 and thread %2 of block %3 store different values to %4 at the same time. Which value remains depends on timing.</source>
        <translation type="unfinished">Thread %1 và thread %2 của block %3 cùng lúc ghi các giá trị khác nhau vào %4: giá trị nào được giữ lại là ngẫu nhiên.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 accesses %3 at byte %4 of row %5 of plane %8, but the surface has %9 planes of %6 rows of %7.</source>
        <translation type="unfinished">Thread %1 của block %2 truy cập %3 tại byte %4 của hàng %5 trong mặt phẳng %8, nhưng surface có %9 mặt phẳng gồm %6 hàng %7.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 accesses %3 at byte %4 of row %5, but the surface has %6 rows of %7.</source>
        <translation type="unfinished">Thread %1 của block %2 truy cập %3 tại byte %4 của hàng %5, nhưng surface có %6 hàng %7.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 accesses %3 through %4, which is not a texture or surface object.</source>
        <translation type="unfinished">Thread %1 của block %2 truy cập %3 qua %4, không phải là đối tượng của texture hay surface.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 accesses %3 through object %4, which is %5.</source>
        <translation type="unfinished">Thread %1 của block %2 truy cập %3 qua đối tượng %4, vốn là %5.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 atomically updates %3 at %4</source>
        <translation type="unfinished">Thread %1 của block %2 cập nhật nguyên tử %3 tại %4</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 atomically updates %3 at %4, which is not a multiple of %5. An access of %3 must start at a multiple of its size.</source>
        <translation type="unfinished">Thread %1 của block %2 cập nhật nguyên tử %3 tại %4, không phải bội của %5. Một lần truy cập %3 phải bắt đầu ở bội của kích thước ấy.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 atomically updates %3 at a null pointer.</source>
        <translation type="unfinished">Thread %1 của block %2 cập nhật nguyên tử %3 tại con trỏ null.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 atomically updates %3 on %4</source>
        <translation type="unfinished">Thread %1 của block %2 cập nhật nguyên tử %3 ở %4</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 atomically updates %3 on %4, but the asynchronous copy into it that thread %5 started on %6 has not been waited for: the data may arrive before or after.</source>
        <translation type="unfinished">Thread %1 của block %2 cập nhật nguyên tử %3 ở %4, nhưng chưa chờ lần sao chép bất đồng bộ vào đó mà thread %5 bắt đầu ở %6: dữ liệu có thể đến trước hoặc sau.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 atomically updates %3, in its own array, before storing anything there. The value is undefined.</source>
        <translation type="unfinished">Thread %1 của block %2 cập nhật nguyên tử %3, trong một mảng của riêng nó, trước khi nó ghi gì vào đó. Nó nhận bất cứ gì còn sót lại ở đó.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 atomically updates %3, where no thread of the block has stored anything yet. The value is undefined.</source>
        <translation type="unfinished">Thread %1 của block %2 cập nhật nguyên tử %3, nơi chưa thread nào của block ghi gì. Nó nhận bất cứ gì còn sót lại ở đó.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 calls a function through the pointer %3, which is not the address of a function that this call can reach.</source>
        <translation type="unfinished">Thread %1 của block %2 gọi hàm qua con trỏ %3, không phải là địa chỉ của hàm mà lời gọi này tới được.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 divides an integer by 0, %3 times in all. The result is undefined; no error is reported on a GPU.</source>
        <translation type="unfinished">Thread %1 của block %2 chia một số nguyên cho 0, tổng cộng %3 lần. Kết quả không xác định; GPU không báo lỗi.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 does not reach this %3, although the mask %4 includes the thread. All threads that a mask includes must execute the instruction, unless they have returned. The result is undefined.</source>
        <translation type="unfinished">Thread %1 của block %2 không đến %3 này, dù mặt nạ %4 gồm thread ấy. Mọi thread mà mặt nạ gồm đều phải thực hiện lệnh, trừ khi đã thoát. Kết quả không xác định.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 executes %3 with the mask %4, which does not include the thread's own lane, %5. The result is undefined.</source>
        <translation type="unfinished">Thread %1 của block %2 thực hiện %3 với mặt nạ %4, vốn không gồm lane %5 của chính nó. Kết quả không xác định.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 executes a trap: __trap(), or grid.sync(), which requires a cooperative launch.</source>
        <translation type="unfinished">Thread %1 của block %2 thực hiện một trap: __trap(), hoặc grid.sync(), vốn đòi hỏi các block được launch sao cho chờ được nhau.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 frees the memory at %3, which malloc did not return or which has already been freed.</source>
        <translation type="unfinished">Thread %1 của block %2 giải phóng bộ nhớ tại %3, nơi không phải là đầu của vùng nhớ nào do malloc cấp mà free chưa thu hồi.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 loads %3 at %4</source>
        <translation type="unfinished">Thread %1 của block %2 nạp %3 tại %4</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 loads %3 at %4, which is not a multiple of %5. An access of %3 must start at a multiple of its size.</source>
        <translation type="unfinished">Thread %1 của block %2 nạp %3 tại %4, không phải bội của %5. Một lần truy cập %3 phải bắt đầu ở bội của kích thước ấy.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 loads %3 at a null pointer.</source>
        <translation type="unfinished">Thread %1 của block %2 nạp %3 tại con trỏ null.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 loads %3 on %4</source>
        <translation type="unfinished">Thread %1 của block %2 nạp %3 ở %4</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 loads %3 on %4, but the asynchronous copy into it that thread %5 started on %6 has not been waited for: the data may arrive before or after.</source>
        <translation type="unfinished">Thread %1 của block %2 nạp %3 ở %4, nhưng chưa chờ lần sao chép bất đồng bộ vào đó mà thread %5 bắt đầu ở %6: dữ liệu có thể đến trước hoặc sau.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 loads %3, in its own array, before storing anything there. The value is undefined.</source>
        <translation type="unfinished">Thread %1 của block %2 nạp %3, trong một mảng của riêng nó, trước khi nó ghi gì vào đó. Nó nhận bất cứ gì còn sót lại ở đó.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 loads %3, where no thread of the block has stored anything yet. The value is undefined.</source>
        <translation type="unfinished">Thread %1 của block %2 nạp %3, nơi chưa thread nào của block ghi gì. Nó nhận bất cứ gì còn sót lại ở đó.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 reaches a function that calls itself more than %3 levels deep, the maximum that is supported here.</source>
        <translation type="unfinished">Thread %1 của block %2 đi vào một hàm tự gọi lại chính nó sâu hơn %3 mức, là số mức tối đa được theo dõi ở đây.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 reaches this %3, and thread %4 reaches the one on line %5, although both use the mask %6, which includes both threads. The threads that a mask includes must execute the same instruction together.</source>
        <translation type="unfinished">Thread %1 của block %2 đến %3 này, còn thread %4 đến lệnh ở dòng %5, dù cả hai dùng mặt nạ %6 gồm cả hai thread. Các thread mà mặt nạ gồm phải cùng thực hiện một lệnh.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 reads the value of lane %3 with %4, but the mask %5 does not include that lane. The value is undefined.</source>
        <translation type="unfinished">Thread %1 của block %2 đọc giá trị của lane %3 bằng %4, nhưng mặt nạ %5 không gồm lane ấy. Giá trị không xác định.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 reads the value of lane %3 with %4, but the thread of that lane does not execute the instruction, because it has returned or does not exist. The value is undefined.</source>
        <translation type="unfinished">Thread %1 của block %2 đọc giá trị của lane %3 bằng %4, nhưng thread của lane ấy không thực hiện lệnh này, vì nó đã thoát hoặc không tồn tại. Giá trị không xác định.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 stores %3 at %4</source>
        <translation type="unfinished">Thread %1 của block %2 ghi %3 tại %4</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 stores %3 at %4, which is not a multiple of %5. An access of %3 must start at a multiple of its size.</source>
        <translation type="unfinished">Thread %1 của block %2 ghi %3 tại %4, không phải bội của %5. Một lần truy cập %3 phải bắt đầu ở bội của kích thước ấy.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 stores %3 at a null pointer.</source>
        <translation type="unfinished">Thread %1 của block %2 ghi %3 tại con trỏ null.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 stores %3 on %4</source>
        <translation type="unfinished">Thread %1 của block %2 ghi %3 ở %4</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 stores %3 on %4, but the asynchronous copy into it that thread %5 started on %6 has not been waited for: the data may arrive before or after.</source>
        <translation type="unfinished">Thread %1 của block %2 ghi %3 ở %4, nhưng chưa chờ lần sao chép bất đồng bộ vào đó mà thread %5 bắt đầu ở %6: dữ liệu có thể đến trước hoặc sau.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 stores %3, in its own array, before storing anything there. The value is undefined.</source>
        <translation type="unfinished">Thread %1 của block %2 ghi %3, trong một mảng của riêng nó, trước khi nó ghi gì vào đó. Nó nhận bất cứ gì còn sót lại ở đó.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 stores %3, where no thread of the block has stored anything yet. The value is undefined.</source>
        <translation type="unfinished">Thread %1 của block %2 ghi %3, nơi chưa thread nào của block ghi gì. Nó nhận bất cứ gì còn sót lại ở đó.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 uses a barrier object at %3 that is not initialised, or arrives at it more often than it expects.</source>
        <translation type="unfinished">Thread %1 của block %2 dùng một đối tượng rào đồng bộ tại %3 chưa được khởi tạo, hoặc đến đó nhiều lần hơn mức đối tượng chờ nhận.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 waits at an invalid barrier.</source>
        <translation type="unfinished">Thread %1 của block %2 chờ ở một rào đồng bộ không hợp lệ.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2, lane %3 of warp %4, stored it on line %5.</source>
        <translation type="unfinished">Thread %1 của block %2, lane %3 của warp %4, đã ghi nó ở dòng %5.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2: the assertion `%3` failed (%4, line %5, %6).</source>
        <translation type="unfinished">Thread %1 của block %2: assertion `%3` không đúng (%4, dòng %5, %6).</translation>
    </message>
    <message>
        <source>Thread %1 of block %2: the assertion `%3` failed (in %4).</source>
        <translation type="unfinished">Thread %1 của block %2: assertion `%3` không đúng (trong %4).</translation>
    </message>
    <message>
        <source>Thread %1 stored it there %2 earlier.</source>
        <translation type="unfinished">Thread %1 đã ghi nó vào đó, %2 trước đó.</translation>
    </message>
    <message>
        <source>Thread instructions</source>
        <translation type="unfinished">Số lệnh thread</translation>
    </message>
    <message>
        <source>Thread instructions divided by warp instructions, 32 at best. Divergence and threads without a pixel account for the rest.</source>
        <translation type="unfinished">Số lệnh thread chia cho số lệnh warp, tốt nhất là 32. Phần thiếu mất vào phân kỳ và các thread không có điểm ảnh.</translation>
    </message>
    <message>
        <source>Threads above the diagonal also exit early, not only whole blocks.</source>
        <translation type="unfinished">Các thread phía trên đường chéo cũng thoát sớm, không chỉ cả block.</translation>
    </message>
    <message>
        <source>Threads add to this value with atomic instructions, so its reads are not listed.</source>
        <translation type="unfinished">Các thread cộng vào giá trị này bằng lệnh nguyên tử: các lần đọc của nó không được liệt kê.</translation>
    </message>
    <message>
        <source>Threads combine values in one instruction; what the other threads have read is not listed.</source>
        <translation type="unfinished">Các thread kết hợp giá trị trong một lệnh: những gì các thread khác đã đọc không được liệt kê.</translation>
    </message>
    <message>
        <source>Threads exchange 16-bit column sums; each window slides on from the one on its left.</source>
        <translation type="unfinished">Các thread trao đổi tổng cột 16 bit; mỗi cửa sổ trượt tiếp từ cửa sổ bên trái.</translation>
    </message>
    <message>
        <source>Threads of a block along x</source>
        <translation type="unfinished">Số thread của block theo trục x</translation>
    </message>
    <message>
        <source>Threads of a block along x. A warp is 32 consecutive threads, counted along x first, so with a multiple of 32 a warp reads whole lines of memory.</source>
        <translation type="unfinished">Số thread của block theo trục x. Một warp là 32 thread liên tiếp, đếm trước hết theo trục x, nên với bội số của 32 một warp đọc trọn các dòng của bộ nhớ.</translation>
    </message>
    <message>
        <source>Threads of a block along y</source>
        <translation type="unfinished">Số thread của block theo trục y</translation>
    </message>
    <message>
        <source>Threads of a block along y. Width times height must not exceed 1024.</source>
        <translation type="unfinished">Số thread của block theo trục y. Chiều rộng nhân chiều cao tối đa là 1024.</translation>
    </message>
    <message>
        <source>Threads of block %1 that the mask %2 includes, among them %3, reach this %4 one group after the other. On a GPU, they meet there. In the emulator, each group gets only the values of its own threads, so the result can differ.</source>
        <translation type="unfinished">Các thread của block %1 mà mặt nạ %2 gồm, trong đó có %3, đến %4 này theo từng nhóm, nhóm này sau nhóm kia. Trên GPU, chúng gặp nhau ở đó. Trong trình giả lập, mỗi nhóm chỉ nhận giá trị của các thread của mình, nên kết quả có thể khác.</translation>
    </message>
    <message>
        <source>Threads per block</source>
        <translation type="unfinished">Thread mỗi block</translation>
    </message>
    <message>
        <source>Threads per block. The time for another block size is that of a launch with this size, using the registers and shared memory that it needs.</source>
        <translation type="unfinished">Số thread của một block. Thời gian của cỡ block khác là thời gian chạy với cỡ đó, với thanh ghi và bộ nhớ chia sẻ khi ấy.</translation>
    </message>
    <message>
        <source>Threads read a count, add 1 and store it: threads that collide overwrite one another, and counts are lost.</source>
        <translation type="unfinished">Các thread đọc một số đếm, cộng 1 rồi ghi lại: những thread đụng nhau ghi đè lên nhau, và số lần đếm bị mất.</translation>
    </message>
    <message>
        <source>Threads read pixels of the tile that others have not stored yet.</source>
        <translation type="unfinished">Các thread đọc những điểm ảnh của tile mà thread khác chưa ghi.</translation>
    </message>
    <message>
        <source>Threads such as %1 of block %2 do not reach the barrier on %3 at which the others wait: the barrier is in a branch that they do not take, or in a loop that they have left. NVIDIA GPUs do not wait for threads that have returned, but all threads of a block are required to reach its barriers, and on other hardware this hangs.</source>
        <translation type="unfinished">Các thread như %1 của block %2 không đến rào đồng bộ ở %3 mà các thread khác đang chờ: nó nằm trong một rẽ nhánh mà chúng không đi, hoặc trong một vòng lặp mà chúng đã rời. GPU của NVIDIA không chờ các thread đã thoát; nhưng quy tắc là mọi thread của một block đều phải đến các rào đồng bộ của nó, và trên GPU khác điều này gây treo.</translation>
    </message>
    <message>
        <source>Threads such as %1 of block %2 return here, before the barrier on %3 at which the others wait. NVIDIA GPUs do not wait for threads that have returned, but all threads of a block are required to reach its barriers, and on other hardware this hangs.</source>
        <translation type="unfinished">Các thread như %1 của block %2 thoát ở đây, trước rào đồng bộ ở %3 mà các thread khác đang chờ. GPU của NVIDIA không chờ các thread đã thoát; nhưng quy tắc là mọi thread của một block đều phải đến các rào đồng bộ của nó, và trên GPU khác điều này gây treo.</translation>
    </message>
    <message>
        <source>Threads without a pixel exit before the barrier. Here, they had nothing to load, so the image is correct, but others wait for them: CUDA requires every thread of the block to reach a barrier.</source>
        <translation type="unfinished">Các thread không có điểm ảnh thoát ra trước rào đồng bộ. Ở đây chúng không phải nạp gì và ảnh vẫn đúng, nhưng các thread khác chờ chúng: CUDA đòi hỏi mọi thread của block đều đến rào đồng bộ.</translation>
    </message>
    <message>
        <source>Threads without a pixel exit before they have filled their part of the tile, which their neighbours then read as it was: the image is wrong at the right and bottom edges.</source>
        <translation type="unfinished">Các thread không có điểm ảnh thoát ra trước khi ghi phần của mình vào tile, và các thread bên cạnh đọc phần đó như cũ: sai ở rìa phải và rìa dưới của ảnh.</translation>
    </message>
    <message>
        <source>Three 16-byte loads per row instead of 15 at W = 5, in flight while the sums of the row are computed, in exchange for 10 % more move instructions: 480 µs instead of 557 µs for 16384² RGB on an H200. From W = 9 on, too few warps fit, and packed remains faster.</source>
        <translation type="unfinished">3 lần nạp 16 byte mỗi hàng thay vì 15 ở W = 5, được nạp trong khi tính tổng của hàng, đổi lại thêm một phần mười số lệnh di chuyển: 480 µs thay vì 557 cho RGB 16384² trên H200; ở W = 9 trở lên có quá ít warp vừa, và packed vẫn dẫn trước.</translation>
    </message>
    <message>
        <source>Three FP16 products</source>
        <translation type="unfinished">Ba tích FP16</translation>
    </message>
    <message>
        <source>Three TF32 products</source>
        <translation type="unfinished">Ba tích TF32</translation>
    </message>
    <message>
        <source>Three loads and three shifts for sixteen __dp4a instead of eight and twelve: the multipliers are the limit, 0.9 ms at 52×52 on an H200, 1.6× faster than dp4a_outputs.</source>
        <translation type="unfinished">Ba lần nạp và ba phép dịch cho mười sáu __dp4a thay cho tám và mười hai: các bộ nhân là giới hạn, 0.9 ms ở 52×52 trên H200, nhanh gấp 1.6 lần dp4a_outputs.</translation>
    </message>
    <message>
        <source>Three products instead of one: 13.8 ms on an H200, with an error of less than 5e-6 of C.</source>
        <translation type="unfinished">Ba tích thay cho một: 13.8 ms trên H200, lệch dưới 5e-6 của C.</translation>
    </message>
    <message>
        <source>Three times the work of half: 6.9 ms on an H200, with an error of less than 5e-6 of C.</source>
        <translation type="unfinished">Ba lần half: 6.9 ms trên H200, lệch dưới 5e-6 của C.</translation>
    </message>
    <message>
        <source>Tile of words</source>
        <translation type="unfinished">Tile gồm từ nhớ</translation>
    </message>
    <message>
        <source>Tile overwritten too early</source>
        <translation type="unfinished">Tile bị ghi đè quá sớm</translation>
    </message>
    <message>
        <source>Tile read by columns</source>
        <translation type="unfinished">Tile đọc theo cột</translation>
    </message>
    <message>
        <source>Tile side x</source>
        <translation type="unfinished">Cạnh tile x</translation>
    </message>
    <message>
        <source>Tile side y</source>
        <translation type="unfinished">Cạnh tile y</translation>
    </message>
    <message>
        <source>Tile side, threads</source>
        <translation type="unfinished">Cạnh tile, thread</translation>
    </message>
    <message>
        <source>Tile width</source>
        <translation type="unfinished">Chiều rộng tile</translation>
    </message>
    <message>
        <source>Tile with pitch</source>
        <translation type="unfinished">Tile có bước hàng</translation>
    </message>
    <message>
        <source>Tiles of 192×192: each number is used 192 times instead of 128.</source>
        <translation type="unfinished">Tile 192×192: mỗi số được dùng 192 lần thay vì 128.</translation>
    </message>
    <message>
        <source>Tilescope</source>
        <translation type="unfinished">Tilescope</translation>
    </message>
    <message>
        <source>Tilescope could not be restarted from %1. Save the session, and start Tilescope yourself.</source>
        <translation type="unfinished">Không khởi động lại được Tilescope từ %1; hãy lưu phiên rồi tự mở lại.</translation>
    </message>
    <message>
        <source>Tilescope did not exit properly last time. Its settings, image and pins can be restored.</source>
        <translation type="unfinished">Lần trước Tilescope không kết thúc bình thường. Có thể khôi phục thiết lập, ảnh và các lần chạy đã ghim.</translation>
    </message>
    <message>
        <source>Tilescope will use %1 after a restart.</source>
        <translation type="unfinished">Tilescope sẽ dùng %1 sau khi khởi động lại.</translation>
    </message>
    <message>
        <source>Tilescope without %1</source>
        <translation type="unfinished">Tilescope, không kể %1</translation>
    </message>
    <message>
        <source>Tilescope without %1: %2.</source>
        <translation type="unfinished">Tilescope, không kể %1: %2.</translation>
    </message>
    <message>
        <source>Tilescope's emulator on this computer's CPU</source>
        <translation type="unfinished">Trình giả lập của Tilescope trên CPU của máy tính này</translation>
    </message>
    <message>
        <source>Tilescope's own interpreter of PTX on the CPU. It needs no GPU, and counts requests, sectors and wavefronts as the hardware would; its time is not GPU time.</source>
        <translation type="unfinished">Việc Tilescope tự thực hiện PTX trên CPU. Nó không cần GPU và đếm yêu cầu, sector và wavefront như phần cứng sẽ đếm; thời gian của nó không phải thời gian của GPU.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished">Thời gian</translation>
    </message>
    <message>
        <source>Time band, estimate</source>
        <translation type="unfinished">Dải thời gian, ước lượng</translation>
    </message>
    <message>
        <source>Time if hardly anything overlaps on the chosen GPU: a model estimate, not a measurement.</source>
        <translation type="unfinished">Thời gian khi hầu như không có gì chồng lấp trên GPU đã chọn: ước lượng của một mô hình, không phải số đo.</translation>
    </message>
    <message>
        <source>Time including the copies</source>
        <translation type="unfinished">Thời gian gồm cả sao chép</translation>
    </message>
    <message>
        <source>Time of copying the input to the output on this GPU, divided by the time of the strategy, both with the L2 cache overwritten before each run.</source>
        <translation type="unfinished">Thời gian sao chép đầu vào sang đầu ra trên GPU này chia cho thời gian của chiến lược, cả hai với bộ nhớ đệm L2 bị ghi đè trước mỗi lần chạy.</translation>
    </message>
    <message>
        <source>Time of copying the input to the output on this GPU, divided by the time of the strategy: at 100 %, a kernel computes only while it would wait for memory anyway.</source>
        <translation type="unfinished">Thời gian sao chép đầu vào sang đầu ra trên GPU này chia cho thời gian của chiến lược: kernel ở mức 100 % tính toán trong lúc đằng nào cũng phải chờ bộ nhớ.</translation>
    </message>
    <message>
        <source>Time of one cudaMemcpy from pageable memory to the GPU, measured; not part of the GPU time.</source>
        <translation type="unfinished">Thời gian của một lần cudaMemcpy từ bộ nhớ pageable sang GPU, đo được; không thuộc thời gian GPU.</translation>
    </message>
    <message>
        <source>Time of one cudaMemcpy of the result to pageable memory, measured; not part of the GPU time.</source>
        <translation type="unfinished">Thời gian của một lần cudaMemcpy kết quả về bộ nhớ pageable, đo được; không thuộc thời gian GPU.</translation>
    </message>
    <message>
        <source>Time of the copy back</source>
        <translation type="unfinished">Thời gian sao chép trở về</translation>
    </message>
    <message>
        <source>Time of the copy back to pinned memory</source>
        <translation type="unfinished">Thời gian sao chép trở về bộ nhớ ghim</translation>
    </message>
    <message>
        <source>Time of the copy to the device</source>
        <translation type="unfinished">Thời gian sao chép sang thiết bị</translation>
    </message>
    <message>
        <source>Time of the copy to the device from pinned memory</source>
        <translation type="unfinished">Thời gian sao chép sang thiết bị từ bộ nhớ ghim</translation>
    </message>
    <message>
        <source>Time on the chosen GPU, predicted by simulating one of its multiprocessors instruction by instruction. Not a measurement.</source>
        <translation type="unfinished">Thời gian trên GPU đã chọn, mô phỏng một multiprocessor của nó theo từng lệnh. Một dự đoán, không phải phép đo.</translation>
    </message>
    <message>
        <source>Time that the tightest limit of the chosen GPU allows: a model estimate, not a measurement.</source>
        <translation type="unfinished">Thời gian mà giới hạn chặt nhất của GPU đã chọn cho phép: ước lượng của một mô hình, không phải số đo.</translation>
    </message>
    <message>
        <source>Time that this computer took to interpret the kernel, %1.</source>
        <translation type="unfinished">Thời gian máy tính này cần để thông dịch kernel, %1.</translation>
    </message>
    <message>
        <source>Time that this computer took to interpret the kernel.</source>
        <translation type="unfinished">Thời gian máy tính này cần để thông dịch kernel.</translation>
    </message>
    <message>
        <source>Time that this computer took to interpret the kernel; %1 %2.</source>
        <translation type="unfinished">Thời gian máy tính này cần để thông dịch kernel; %1 %2.</translation>
    </message>
    <message>
        <source>Time, predicted</source>
        <translation type="unfinished">Thời gian, dự đoán</translation>
    </message>
    <message>
        <source>Time, predicted, cold L2</source>
        <translation type="unfinished">Thời gian, dự đoán, L2 lạnh</translation>
    </message>
    <message>
        <source>Time: %1</source>
        <translation type="unfinished">Thời gian: %1</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation type="unfinished">Dòng thời gian</translation>
    </message>
    <message>
        <source>Timeline of the block</source>
        <translation type="unfinished">Dòng thời gian của block</translation>
    </message>
    <message>
        <source>Timeline of the warps</source>
        <translation type="unfinished">Dòng thời gian của các warp</translation>
    </message>
    <message>
        <source>Times</source>
        <translation type="unfinished">Thời gian</translation>
    </message>
    <message>
        <source>Times appear here after the first run.</source>
        <translation type="unfinished">Thời gian xuất hiện ở đây sau lần chạy đầu tiên.</translation>
    </message>
    <message>
        <source>Times of the strategies</source>
        <translation type="unfinished">Thời gian của các chiến lược</translation>
    </message>
    <message>
        <source>To the block's first event</source>
        <translation type="unfinished">Đến sự kiện đầu tiên của block</translation>
    </message>
    <message>
        <source>To the block's last event</source>
        <translation type="unfinished">Đến sự kiện cuối cùng của block</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation type="unfinished">Đến cuối</translation>
    </message>
    <message>
        <source>To the next access that races with an access of another warp</source>
        <translation type="unfinished">Đến lần truy cập kế tiếp tranh chấp dữ liệu với một warp khác</translation>
    </message>
    <message>
        <source>To the next access to global memory that takes more sectors than needed</source>
        <translation type="unfinished">Đến lần truy cập bộ nhớ toàn cục kế tiếp cần nhiều sector hơn mức cần thiết</translation>
    </message>
    <message>
        <source>To the next access to memory</source>
        <translation type="unfinished">Đến lần truy cập bộ nhớ kế tiếp</translation>
    </message>
    <message>
        <source>To the next access to shared memory that takes more wavefronts than needed</source>
        <translation type="unfinished">Đến lần truy cập bộ nhớ chia sẻ kế tiếp cần nhiều wavefront hơn mức cần thiết</translation>
    </message>
    <message>
        <source>To the next data race, bank conflict or access to more sectors than needed</source>
        <translation type="unfinished">Đến phát hiện kế tiếp: tranh chấp dữ liệu, xung đột bank hoặc truy cập quá nhiều sector</translation>
    </message>
    <message>
        <source>To the next event</source>
        <translation type="unfinished">Đến sự kiện kế tiếp</translation>
    </message>
    <message>
        <source>To the next event of another line of the kernel</source>
        <translation type="unfinished">Đến sự kiện kế tiếp thuộc một dòng khác của kernel</translation>
    </message>
    <message>
        <source>To the next marked line of the kernel</source>
        <translation type="unfinished">Đến dòng được đánh dấu kế tiếp của kernel</translation>
    </message>
    <message>
        <source>To the previous event</source>
        <translation type="unfinished">Đến sự kiện trước đó</translation>
    </message>
    <message>
        <source>To the previous marked line of the kernel</source>
        <translation type="unfinished">Đến dòng được đánh dấu liền trước của kernel</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation type="unfinished">Về đầu</translation>
    </message>
    <message>
        <source>To use an NVIDIA GPU, install NVIDIA's driver %1 or newer (on Debian, the packages nvidia-driver and libcuda1; on Ubuntu, run ubuntu-drivers install). A container needs --gpus all.</source>
        <translation type="unfinished">Để dùng GPU NVIDIA, hãy cài trình điều khiển NVIDIA %1 hoặc mới hơn (trên Debian là các gói nvidia-driver và libcuda1, trên Ubuntu bằng ubuntu-drivers install); container cần --gpus all.</translation>
    </message>
    <message>
        <source>To where a warp arrives at a barrier, and then to where all warps continue</source>
        <translation type="unfinished">Đến chỗ một warp tới rào đồng bộ, rồi đến chỗ mọi warp đi tiếp</translation>
    </message>
    <message>
        <source>Too few rows kept</source>
        <translation type="unfinished">Giữ quá ít hàng</translation>
    </message>
    <message>
        <source>Too many requests are queued.</source>
        <translation type="unfinished">Quá nhiều yêu cầu đang chờ.</translation>
    </message>
    <message>
        <source>Tr&amp;anspose</source>
        <translation type="unfinished">Ch&amp;uyển vị</translation>
    </message>
    <message>
        <source>Traced: %1. Click to see another part of the block.</source>
        <translation type="unfinished">Đã theo vết %1. Nhấp để xem phần khác của block.</translation>
    </message>
    <message>
        <source>Tracing the block…</source>
        <translation type="unfinished">Đang theo vết block…</translation>
    </message>
    <message>
        <source>Tracing the value was cancelled.</source>
        <translation type="unfinished">Việc theo dấu giá trị đã bị hủy.</translation>
    </message>
    <message>
        <source>Transforming a tile forward and back yields the same tile. Only the multiplication by the template's spectrum in between yields sums of products; without this multiplication, the map is the image itself.</source>
        <translation type="unfinished">Đi rồi về thì một tile lại như ban đầu. Chỉ tích với phổ của mẫu ở giữa hai chiều mới tạo ra các tổng tích từ nó; không có tích đó, bản đồ chỉ là của chính ảnh.</translation>
    </message>
    <message>
        <source>Transforms modulo a prime are exact in 32 bits, and can be fused with other steps.</source>
        <translation type="unfinished">Các phép biến đổi theo môđun số nguyên tố chính xác trong 32 bit, và gộp được với các bước khác.</translation>
    </message>
    <message>
        <source>Transparent parts were drawn on white.</source>
        <translation type="unfinished">Các phần trong suốt đã được đặt trên nền trắng.</translation>
    </message>
    <message>
        <source>Trap</source>
        <translation type="unfinished">Trap</translation>
    </message>
    <message>
        <source>Truncated, not rounded</source>
        <translation type="unfinished">Cắt cụt, không làm tròn</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished">Thử lại</translation>
    </message>
    <message>
        <source>Trying other block sizes…</source>
        <translation type="unfinished">Đang thử các cỡ block khác…</translation>
    </message>
    <message>
        <source>Trying other resources…</source>
        <translation type="unfinished">Đang thử các tài nguyên khác…</translation>
    </message>
    <message>
        <source>Twelve passes over 1.3 times the image in doubles, 2 GB in total: 0.75 ms at 4096×4096 on an H200, 16× faster than padded at 52×52, but slower than dp4a_outputs at 16×16.</source>
        <translation type="unfinished">Mười hai lượt trên 1.3 lần ảnh ở dạng double, 2 GB: 0.75 ms ở 4096×4096 trên H200, nhanh gấp 16 lần padded ở 52×52, và kém dp4a_outputs ở 16×16.</translation>
    </message>
    <message>
        <source>Twice the size</source>
        <translation type="unfinished">Lớn gấp đôi</translation>
    </message>
    <message>
        <source>Two bytes in a half-word</source>
        <translation type="unfinished">Hai byte trong một nửa từ nhớ</translation>
    </message>
    <message>
        <source>Two column sums share a register as FP16 values; lanes exchange them directly.</source>
        <translation type="unfinished">Tổng của hai cột dùng chung một thanh ghi, mỗi tổng một nửa; các lane trao đổi trực tiếp với nhau.</translation>
    </message>
    <message>
        <source>Two differences in a word are computed with one subtraction. If the lower one is negative, it borrows one from the upper, and every later sum of the row is off by one more.</source>
        <translation type="unfinished">Hai hiệu trong một từ nhớ được tính bằng một phép trừ. Khi hiệu thấp âm, nó mượn một của hiệu cao, và từ đó mọi tổng của hàng lại lệch thêm một.</translation>
    </message>
    <message>
        <source>Two loads and three shifts for four __dp4a instead of eight and four: 2.5× faster than dp4a.</source>
        <translation type="unfinished">Hai lần nạp và ba phép dịch cho bốn __dp4a thay cho tám và bốn: nhanh gấp 2.5 lần dp4a.</translation>
    </message>
    <message>
        <source>Two loads for 32 __dp4a, with no shift, but a fourteenth word where rows have 13: within 10 % of dp4a_rows at 52×52, and slower at 16×16.</source>
        <translation type="unfinished">Hai lần nạp cho 32 __dp4a, và không có phép dịch, nhưng thêm từ nhớ thứ mười bốn ở nơi các hàng có 13: cách dp4a_rows không quá một phần mười ở 52×52 và kém nó ở 16×16.</translation>
    </message>
    <message>
        <source>Two of the text's runs of the same kernels in blocks of 32×32 differ by 6 to 16 %, so smaller differences are chance. Its error is relative to its own CPU code, in an unspecified unit.</source>
        <translation type="unfinished">Hai lần chạy của bài viết với cùng các kernel trong block 32×32 khác nhau 6 đến 16 %, nên chênh lệch nhỏ hơn là ngẫu nhiên. Sai số của bài viết được tính so với mã CPU của chính bài viết, theo một đơn vị không được nêu.</translation>
    </message>
    <message>
        <source>Two rows are compared while Tensor Cores multiply the next two.</source>
        <translation type="unfinished">Hai hàng được so sánh trong khi nhân Tensor nhân hai hàng kế tiếp.</translation>
    </message>
    <message>
        <source>Two threads access the same memory location, at least one of them writes, and nothing orders the two accesses. The result depends on timing, even if it is correct today.</source>
        <translation type="unfinished">Hai thread truy cập cùng một chỗ trong bộ nhớ, ít nhất một thread ghi, và không có gì quy định thứ tự giữa hai thread. Kết quả là ngẫu nhiên, dù hôm nay có đúng.</translation>
    </message>
    <message>
        <source>Two whole numbers, column and row: 0, 0 to %1, %2.</source>
        <translation type="unfinished">Hai số nguyên, cột và hàng: 0, 0 đến %1, %2.</translation>
    </message>
    <message>
        <source>Two workers have the name %1.</source>
        <translation type="unfinished">Hai worker cùng tên %1.</translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished">Loại</translation>
    </message>
    <message>
        <source>Typing</source>
        <translation type="unfinished">Gõ phím</translation>
    </message>
    <message>
        <source>Uncoalesced access</source>
        <translation type="unfinished">Truy cập không gộp</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished">Hoàn tác</translation>
    </message>
    <message>
        <source>Undo the last change of a setting</source>
        <translation type="unfinished">Rút lại thay đổi thiết lập gần nhất</translation>
    </message>
    <message>
        <source>Undocks and re-attaches the dock widget</source>
        <translation type="unfinished">Tách khung ra hoặc gắn lại</translation>
    </message>
    <message>
        <source>Unequal pitch</source>
        <translation type="unfinished">Bước hàng khác nhau</translation>
    </message>
    <message>
        <source>Uninitialised read</source>
        <translation type="unfinished">Đọc khi chưa khởi tạo</translation>
    </message>
    <message>
        <source>Unknown for this run.</source>
        <translation type="unfinished">Không biết đối với lần chạy này.</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation type="unfinished">Bỏ ghim</translation>
    </message>
    <message>
        <source>Unpin %1</source>
        <translation type="unfinished">Bỏ ghim %1</translation>
    </message>
    <message>
        <source>Unpin %1 (Delete)</source>
        <translation type="unfinished">Bỏ ghim %1 (Delete)</translation>
    </message>
    <message>
        <source>Unpin all</source>
        <translation type="unfinished">Bỏ ghim tất cả</translation>
    </message>
    <message>
        <source>Unpin all pinned runs</source>
        <translation type="unfinished">Bỏ ghim mọi lần chạy</translation>
    </message>
    <message>
        <source>Unpin this run</source>
        <translation type="unfinished">Bỏ ghim lần chạy này</translation>
    </message>
    <message>
        <source>Unused elements at the end of each row. In shared memory, one extra word per row moves the elements of a column to different banks; around an image, padding replaces tests for the border.</source>
        <translation type="unfinished">Các phần tử không dùng ở cuối mỗi hàng. Trong bộ nhớ chia sẻ, thêm một từ nhớ mỗi hàng đưa các phần tử của một cột sang những bank khác nhau; quanh một ảnh, phần đệm thay cho các phép kiểm tra biên.</translation>
    </message>
    <message>
        <source>Upload</source>
        <translation type="unfinished">Tải lên</translation>
    </message>
    <message>
        <source>Uploaded from host memory to %1.</source>
        <translation type="unfinished">Đã tải từ bộ nhớ host lên %1.</translation>
    </message>
    <message>
        <source>Uploaded to %1: %2</source>
        <translation type="unfinished">Đã tải lên %1: %2</translation>
    </message>
    <message>
        <source>Upper bound of the time band</source>
        <translation type="unfinished">Đầu trên của dải thời gian</translation>
    </message>
    <message>
        <source>Use "%1", or the strategy "shared_constant", which accepts any weights.</source>
        <translation type="unfinished">Ở đây dùng được “%1”, còn chiến lược “shared_constant” nhận mọi trọng số.</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation type="unfinished">Dùng %1</translation>
    </message>
    <message>
        <source>Use %3.</source>
        <translation type="unfinished">Hãy dùng %3.</translation>
    </message>
    <message>
        <source>Use -gencode arch=compute_%1,code=sm_%1, beside one for each other architecture.</source>
        <translation type="unfinished">Dùng -gencode arch=compute_%1,code=sm_%1, bên cạnh tùy chọn cho mỗi kiến trúc khác.</translation>
    </message>
    <message>
        <source>Use __launch_bounds__ to make the compiler use fewer registers per thread, or use smaller blocks, of which more can fit.</source>
        <translation type="unfinished">Hãy dùng __launch_bounds__ để trình biên dịch dùng ít thanh ghi hơn mỗi thread, hoặc dùng block nhỏ hơn để chứa được nhiều block hơn.</translation>
    </message>
    <message>
        <source>Use a barrier number from 0 to 15 and a thread count that is a multiple of 32, up to 1024.</source>
        <translation type="unfinished">Hãy cho nó một số trong 0…15 và số thread là bội của 32, tối đa 1024.</translation>
    </message>
    <message>
        <source>Use a block of %1, or keep this block and set %2 to %3.</source>
        <translation type="unfinished">Block %1 dùng được, và %2 = %3 với block hiện tại cũng vậy.</translation>
    </message>
    <message>
        <source>Use a block of %1.</source>
        <translation type="unfinished">Block %1 dùng được.</translation>
    </message>
    <message>
        <source>Use a mask of exactly the threads that reach this instruction: take it from __ballot_sync(0xffffffff, …) before the branch. Or move the %1 out of the branch.</source>
        <translation type="unfinished">Hãy dùng mặt nạ chỉ gồm đúng các thread đến lệnh này: lấy nó từ __ballot_sync(0xffffffff, …) trước rẽ nhánh. Hoặc đưa %1 ra khỏi rẽ nhánh.</translation>
    </message>
    <message>
        <source>Use a smaller image, or close other programs that use the GPU.</source>
        <translation type="unfinished">Dùng ảnh nhỏ hơn, hoặc đóng các chương trình khác đang dùng GPU, sẽ giúp được.</translation>
    </message>
    <message>
        <source>Use a tile_width of %1 to keep the shared tile.</source>
        <translation type="unfinished">Để giữ tile chia sẻ, hãy dùng tile_width là %1.</translation>
    </message>
    <message>
        <source>Use a tile_width of %1 with a block of %2 to keep the shared tile.</source>
        <translation type="unfinished">Để giữ tile chia sẻ, hãy dùng tile_width là %1 với block %2.</translation>
    </message>
    <message>
        <source>Use after free</source>
        <translation type="unfinished">Dùng sau khi giải phóng</translation>
    </message>
    <message>
        <source>Use atomics for every access to it in this launch, or move the non-atomic access to a separate launch.</source>
        <translation type="unfinished">Hãy dùng thao tác nguyên tử cho mọi lần truy cập nó trong lần launch này, hoặc chuyển lần truy cập thường sang một lần launch riêng.</translation>
    </message>
    <message>
        <source>Use cudaMemcpy2D with the pitch that cudaMallocPitch has returned.</source>
        <translation type="unfinished">Hãy dùng cudaMemcpy2D với bước hàng mà cudaMallocPitch trả về.</translation>
    </message>
    <message>
        <source>Use dim3(%4): x counts columns, and y counts rows.</source>
        <translation type="unfinished">Hãy dùng dim3(%4): x đếm cột, còn y đếm hàng.</translation>
    </message>
    <message>
        <source>Use free or delete[] for memory of malloc or new[].</source>
        <translation type="unfinished">Hãy dùng free hoặc delete[] cho bộ nhớ của malloc hoặc new[].</translation>
    </message>
    <message>
        <source>Use the file</source>
        <translation type="unfinished">Dùng tệp</translation>
    </message>
    <message>
        <source>Use the image on the clipboard</source>
        <translation type="unfinished">Lấy ảnh từ bảng nhớ tạm</translation>
    </message>
    <message>
        <source>Use the kind %4.</source>
        <translation type="unfinished">Hãy dùng loại %4.</translation>
    </message>
    <message>
        <source>Use the same pitch in both copies.</source>
        <translation type="unfinished">Hãy dùng cùng một bước hàng trong cả hai lần sao chép.</translation>
    </message>
    <message>
        <source>User g&amp;uide</source>
        <translation type="unfinished">&amp;Hướng dẫn sử dụng</translation>
    </message>
    <message>
        <source>User guide</source>
        <translation type="unfinished">Hướng dẫn sử dụng</translation>
    </message>
    <message>
        <source>Using "%1": %2</source>
        <translation type="unfinished">Chạy “%1”: %2</translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished">Giá trị</translation>
    </message>
    <message>
        <source>Value in file</source>
        <translation type="unfinished">Giá trị trong tệp</translation>
    </message>
    <message>
        <source>Values</source>
        <translation type="unfinished">Các giá trị</translation>
    </message>
    <message>
        <source>Values %1 to %2, %3</source>
        <translation type="unfinished">Giá trị %1 đến %2, %3</translation>
    </message>
    <message>
        <source>Values along the line</source>
        <translation type="unfinished">Giá trị dọc theo đường</translation>
    </message>
    <message>
        <source>Values along the line from (%1, %2) to (%3, %4)</source>
        <translation type="unfinished">Giá trị dọc theo đường từ (%1, %2) đến (%3, %4)</translation>
    </message>
    <message>
        <source>Values are kept only below twice the prime, which saves one subtraction per step. The final subtraction is still necessary: without it, every other sum is too large by the prime.</source>
        <translation type="unfinished">Các giá trị chỉ được giữ dưới hai lần số nguyên tố, nhờ đó bớt một phép trừ mỗi bước. Cuối cùng vẫn phải trừ: nếu không, cứ hai tổng lại có một tổng lớn hơn đúng một số nguyên tố.</translation>
    </message>
    <message>
        <source>Values around the pixel</source>
        <translation type="unfinished">Các giá trị quanh điểm ảnh</translation>
    </message>
    <message>
        <source>Values of the parameter</source>
        <translation type="unfinished">Các giá trị của tham số</translation>
    </message>
    <message>
        <source>Values of the parameter: a list 3,5,9 or a range 3..15:2</source>
        <translation type="unfinished">Các giá trị của tham số: danh sách 3,5,9 hoặc khoảng 3..15:2</translation>
    </message>
    <message>
        <source>Values of the result</source>
        <translation type="unfinished">Các giá trị của kết quả</translation>
    </message>
    <message>
        <source>Values of the source</source>
        <translation type="unfinished">Các giá trị của ảnh nguồn</translation>
    </message>
    <message>
        <source>Variance</source>
        <translation type="unfinished">Phương sai</translation>
    </message>
    <message>
        <source>Vectors</source>
        <translation type="unfinished">Vectơ</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation type="unfinished">Phiên bản và giấy phép</translation>
    </message>
    <message>
        <source>Vertical through the centre</source>
        <translation type="unfinished">Thẳng đứng qua giữa ảnh</translation>
    </message>
    <message>
        <source>View</source>
        <translation type="unfinished">Xem</translation>
    </message>
    <message>
        <source>View with overlays</source>
        <translation type="unfinished">Khung nhìn kèm lớp phủ</translation>
    </message>
    <message>
        <source>Views of the predicted time</source>
        <translation type="unfinished">Các khung nhìn thời gian dự đoán</translation>
    </message>
    <message>
        <source>Visible to all threads; large, but far away.</source>
        <translation type="unfinished">Mọi thread đều thấy; lớn và ở xa.</translation>
    </message>
    <message>
        <source>Vs. hardware</source>
        <translation type="unfinished">So với GPU thật</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation type="unfinished">Chờ</translation>
    </message>
    <message>
        <source>Wait for one copy group too few</source>
        <translation type="unfinished">Chờ thiếu một nhóm sao chép</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation type="unfinished">Cảnh báo</translation>
    </message>
    <message>
        <source>Warp</source>
        <translation type="unfinished">Warp</translation>
    </message>
    <message>
        <source>Warp %1</source>
        <translation type="unfinished">Warp %1</translation>
    </message>
    <message>
        <source>Warp %1 arrived last: the barrier opens and %2 warps continue.</source>
        <translation type="unfinished">Warp %1 đến cuối cùng: rào đồng bộ mở ra và %2 warp đi tiếp.</translation>
    </message>
    <message>
        <source>Warp %1 atomically updates %2 in %3</source>
        <translation type="unfinished">Warp %1 cập nhật nguyên tử %2 trong %3</translation>
    </message>
    <message>
        <source>Warp %1 diverges: %2 of %3 threads take the branch and %4 do not; the two paths run one after the other.</source>
        <translation type="unfinished">Warp %1 phân kỳ: %2 trong %3 thread đi theo nhánh, %4 thread thì không; hai phía chạy lần lượt.</translation>
    </message>
    <message>
        <source>Warp %1 does not take the branch: the condition is false for all %2 active threads.</source>
        <translation type="unfinished">Warp %1 không đi theo nhánh: điều kiện sai với cả %2 thread hoạt động.</translation>
    </message>
    <message>
        <source>Warp %1 fetches from a texture with %2 lanes; the memory layout of textures is not published.</source>
        <translation type="unfinished">Warp %1 đọc từ một texture với %2 lane; cách bố trí texture trong bộ nhớ không được công bố.</translation>
    </message>
    <message>
        <source>Warp %1 is the only warp at the barrier and continues.</source>
        <translation type="unfinished">Warp %1 là warp duy nhất tại rào đồng bộ và đi tiếp.</translation>
    </message>
    <message>
        <source>Warp %1 loads %2 from %3</source>
        <translation type="unfinished">Warp %1 nạp %2 từ %3</translation>
    </message>
    <message>
        <source>Warp %1 reaches the barrier and waits: %2 of %3 warps have arrived.</source>
        <translation type="unfinished">Warp %1 đến rào đồng bộ và chờ: %2 trong %3 warp đã đến.</translation>
    </message>
    <message>
        <source>Warp %1 signals its arrival at the barrier and continues.</source>
        <translation type="unfinished">Warp %1 báo tại rào đồng bộ rằng nó đã đến, rồi đi tiếp.</translation>
    </message>
    <message>
        <source>Warp %1 stores %2 to %3</source>
        <translation type="unfinished">Warp %1 ghi %2 vào %3</translation>
    </message>
    <message>
        <source>Warp %1 takes none of these steps. Choose other steps, or follow all warps in the panel.</source>
        <translation type="unfinished">Warp %1 không thực hiện bước nào trong số này: hãy chọn các bước khác, hoặc theo dõi mọi warp trong khung.</translation>
    </message>
    <message>
        <source>Warp %1 takes the branch: the condition is true for all %2 active threads.</source>
        <translation type="unfinished">Warp %1 đi theo nhánh: điều kiện đúng với cả %2 thread hoạt động.</translation>
    </message>
    <message>
        <source>Warp activity, as shares of the warps' cycles</source>
        <translation type="unfinished">Việc các warp làm, theo phần chu kỳ</translation>
    </message>
    <message>
        <source>Warp instructions</source>
        <translation type="unfinished">Số lệnh warp</translation>
    </message>
    <message>
        <source>Warp to follow</source>
        <translation type="unfinished">Warp cần theo dõi</translation>
    </message>
    <message>
        <source>Warpgroups, TF32</source>
        <translation type="unfinished">Warpgroup, TF32</translation>
    </message>
    <message>
        <source>Warps continue although others have not reached this line: what they read may not have been stored yet, or may be overwritten before others have read it.</source>
        <translation type="unfinished">Các warp đi tiếp dù những warp khác chưa đến dòng này: thứ chúng đọc có thể chưa được ghi, hoặc bị ghi đè trước khi các warp khác đọc.</translation>
    </message>
    <message>
        <source>Warps diverge at this branch in %1 of %2 executions, and the sides run one after the other. In this launch, %3 % of the lanes' issue slots are unused.</source>
        <translation type="unfinished">Warp bị phân kỳ tại nhánh này trong %1 trên %2 lần thực thi, và hai phía chạy lần lượt. Trong lần khởi chạy này, %3 % khe phát lệnh của các lane không được dùng.</translation>
    </message>
    <message>
        <source>Warps on the multiprocessor</source>
        <translation type="unfinished">Warp trên multiprocessor</translation>
    </message>
    <message>
        <source>Warps spend %1 % of their cycles stalled at line %2, mostly %3 (%4).</source>
        <translation type="unfinished">Các warp chờ ở dòng %2 trong %1 % chu kỳ, chủ yếu để %3 (%4).</translation>
    </message>
    <message>
        <source>Warps that are resident at once, from all blocks; occupancy is the share in use.</source>
        <translation type="unfinished">Thường trú cùng lúc, tính trên mọi block; mức chiếm dụng là phần đang dùng.</translation>
    </message>
    <message>
        <source>Wavefronts of loads and stores divided by the minimum: 1 is free of bank conflicts, 2 takes twice as long. A wavefront is one pass of an access through shared memory. In one pass, each of the 32 banks delivers one 4-byte word; a bank conflict adds passes.</source>
        <translation type="unfinished">Số wavefront của các lần nạp và ghi so với mức ít nhất đã đủ: 1 là không có xung đột bank, 2 là lâu gấp đôi. Một wavefront là một lượt truy cập qua bộ nhớ chia sẻ, trong đó mỗi bank trong 32 bank trả một từ nhớ 4 byte mỗi lượt; xung đột bank thêm lượt.</translation>
    </message>
    <message>
        <source>Wavefronts over ideal</source>
        <translation type="unfinished">Wavefront so với lý tưởng</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation type="unfinished">Các đợt</translation>
    </message>
    <message>
        <source>Waves and predicted time for other block sizes</source>
        <translation type="unfinished">Các đợt và thời gian dự đoán của cỡ block khác</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation type="unfinished">Trọng số</translation>
    </message>
    <message>
        <source>What each key does</source>
        <translation type="unfinished">Mỗi phím làm gì</translation>
    </message>
    <message>
        <source>What each warp of one multiprocessor does in each cycle</source>
        <translation type="unfinished">Việc mỗi warp của một multiprocessor làm trong mỗi chu kỳ</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation type="unfinished">Điều xảy ra</translation>
    </message>
    <message>
        <source>What is read where the filter extends beyond the image: the nearest pixel (replicate), the mirrored image, the repeated image (wrap), or zero.</source>
        <translation type="unfinished">Giá trị được đọc ở nơi bộ lọc vươn ra ngoài ảnh: điểm ảnh gần nhất (replicate), ảnh đối xứng gương, ảnh lặp lại (wrap), hoặc số không.</translation>
    </message>
    <message>
        <source>What lies beyond the image: its nearest pixel, black, or the mirrored image.</source>
        <translation type="unfinished">Những gì nằm ngoài ảnh: điểm ảnh gần nhất, màu đen, hoặc ảnh đối xứng gương.</translation>
    </message>
    <message>
        <source>What main() gets as argv; put an argument with spaces in "…"</source>
        <translation type="unfinished">Những gì main() nhận làm argv; đặt đối số có dấu cách trong "…"</translation>
    </message>
    <message>
        <source>What the warp does after this was not recorded.</source>
        <translation type="unfinished">Việc warp làm từ đây trở đi không được ghi lại.</translation>
    </message>
    <message>
        <source>What to export</source>
        <translation type="unfinished">Xuất gì</translation>
    </message>
    <message>
        <source>What to look for: a rectangle x,y,width,height of the image, 2 to 64 per side, or an image file. Empty: a square of the size below, a quarter of the way in.</source>
        <translation type="unfinished">Cần tìm gì: một hình chữ nhật x,y,width,height của ảnh, 2 đến 64 mỗi cạnh, hoặc một tệp ảnh; để trống: một hình vuông theo kích thước bên dưới, cách rìa một phần tư ảnh.</translation>
    </message>
    <message>
        <source>What was counted. Counters whose names end in PTX count the PTX, not the GPU's machine code.</source>
        <translation type="unfinished">Những gì đã đếm. Các bộ đếm có tên kết thúc bằng PTX đếm PTX, không phải mã máy của GPU.</translation>
    </message>
    <message>
        <source>What you learnt and which lesson is next</source>
        <translation type="unfinished">Bạn đã học được gì và bài học nào tiếp theo</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation type="unfinished">Con lăn</translation>
    </message>
    <message>
        <source>Wher&amp;e</source>
        <translation type="unfinished">&amp;Nơi chạy</translation>
    </message>
    <message>
        <source>Where</source>
        <translation type="unfinished">Vị trí</translation>
    </message>
    <message>
        <source>Where a thread keeps the values that it computes with; the fastest memory. A multiprocessor has a fixed number of registers for all its threads, so the more registers each thread uses, the fewer threads fit.</source>
        <translation type="unfinished">Nơi thread giữ các giá trị mà nó dùng để tính; bộ nhớ nhanh nhất. Một multiprocessor có số thanh ghi cố định cho mọi thread của nó, nên dùng nhiều thanh ghi mỗi thread thì còn chỗ cho ít thread hơn.</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation type="unfinished">Lấy từ đâu</translation>
    </message>
    <message>
        <source>Where kernels run, the compiler, the emulated GPU, what is counted</source>
        <translation type="unfinished">Kernel chạy ở đâu, trình biên dịch, GPU được giả lập, đếm những gì</translation>
    </message>
    <message>
        <source>Where to look: a rectangle x,y,width,height of the image. Only its pixels get a coefficient; the others are 0. Empty: the whole image.</source>
        <translation type="unfinished">Tìm ở đâu: một hình chữ nhật x,y,width,height của ảnh. Chỉ các điểm ảnh của nó nhận hệ số; các điểm ảnh khác bằng 0. Để trống: toàn bộ ảnh.</translation>
    </message>
    <message>
        <source>Which runs the table shows: the strategies with these settings beside the pinned runs, the pinned runs alone, the earlier runs of this session, or all of them</source>
        <translation type="unfinished">Các lần chạy mà bảng hiện: các chiến lược với thiết lập này bên cạnh các lần chạy đã ghim, chỉ các lần chạy đã ghim, các lần chạy trước của phiên này, hoặc tất cả</translation>
    </message>
    <message>
        <source>Which thread stores each element of the tile, and in which of its warp's stores</source>
        <translation type="unfinished">Thread nào ghi mỗi phần tử của tile, và trong lần ghi thứ mấy của warp</translation>
    </message>
    <message>
        <source>While one warp waits, a scheduler issues for another, which hides latency. With a single warp, nothing is hidden.</source>
        <translation type="unfinished">Trong khi một warp chờ, bộ lập lịch phát lệnh cho warp khác: điều đó che giấu độ trễ. Chỉ với một warp thì không gì được che giấu.</translation>
    </message>
    <message>
        <source>White</source>
        <translation type="unfinished">Trắng</translation>
    </message>
    <message>
        <source>White pixels of each column</source>
        <translation type="unfinished">Điểm ảnh trắng của mỗi cột</translation>
    </message>
    <message>
        <source>White pixels of each row</source>
        <translation type="unfinished">Điểm ảnh trắng của mỗi hàng</translation>
    </message>
    <message>
        <source>White where a pixel is not much darker than the mean of its neighbourhood: ink stays, shadows disappear.</source>
        <translation type="unfinished">Trắng ở nơi điểm ảnh không tối hơn nhiều so với trung bình của vùng lân cận: mực ở lại, bóng biến mất.</translation>
    </message>
    <message>
        <source>Whole image</source>
        <translation type="unfinished">Toàn bộ ảnh</translation>
    </message>
    <message>
        <source>Whole numbers</source>
        <translation type="unfinished">Số nguyên</translation>
    </message>
    <message>
        <source>Whole tile at the edge of the image</source>
        <translation type="unfinished">Tile trọn vẹn ở cuối ảnh</translation>
    </message>
    <message>
        <source>Why</source>
        <translation type="unfinished">Vì sao</translation>
    </message>
    <message>
        <source>Why it cannot run</source>
        <translation type="unfinished">Vì sao không chạy được</translation>
    </message>
    <message>
        <source>Width and height of each image, 2 to 64 per side; images in a folder are scaled to it.</source>
        <translation type="unfinished">Chiều rộng và chiều cao của mỗi ảnh, 2 đến 64 mỗi cạnh; ảnh của thư mục được co giãn về kích thước này.</translation>
    </message>
    <message>
        <source>Widths</source>
        <translation type="unfinished">Chiều rộng</translation>
    </message>
    <message>
        <source>Widths of blocks, in threads: a list 8,16,32 or a range 8..64:8</source>
        <translation type="unfinished">Chiều rộng block, tính bằng thread: danh sách 8,16,32 hoặc khoảng 8..64:8</translation>
    </message>
    <message>
        <source>Window</source>
        <translation type="unfinished">Cửa sổ</translation>
    </message>
    <message>
        <source>Window in registers</source>
        <translation type="unfinished">Cửa sổ trong thanh ghi</translation>
    </message>
    <message>
        <source>Windows Subsystem for Linux does not allow the counters of this GPU to be read; native Linux does.</source>
        <translation type="unfinished">Hệ thống con Linux của Windows (WSL) không cho đọc bộ đếm của GPU này; Linux thuần thì cho.</translation>
    </message>
    <message>
        <source>Windows are read from the padded image of the sums; L1 takes the tile's role.</source>
        <translation type="unfinished">Các cửa sổ được đọc từ ảnh có phần đệm đã dùng để tính tổng; bộ nhớ đệm L1 làm việc mà tile từng làm.</translation>
    </message>
    <message>
        <source>Wipe is not available: the result has %1 pixels and the source image %2, so their pixels do not coincide. Use Side by side (Y) to see both.</source>
        <translation type="unfinished">Không dùng được vạch so sánh: kết quả có %1 điểm ảnh, ảnh nguồn có %2, nên điểm ảnh của hai bên không trùng lên nhau. Chế độ cạnh nhau (Y) hiện cả hai.</translation>
    </message>
    <message>
        <source>With %1 resident warps instead of %2, the launch would take %3 less time (predicted).</source>
        <translation type="unfinished">Với %1 warp thường trú thay vì %2, launch sẽ ngắn đi %3 (dự đoán).</translation>
    </message>
    <message>
        <source>With %1, all blocks are checked for data races.</source>
        <translation type="unfinished">Với %1, mọi block được kiểm tra tranh chấp dữ liệu.</translation>
    </message>
    <message>
        <source>With %1, the run is checked for data races.</source>
        <translation type="unfinished">Với %1, lần chạy được kiểm tra tranh chấp dữ liệu.</translation>
    </message>
    <message>
        <source>With %1, the run takes about %2.</source>
        <translation type="unfinished">Với %1 thì mất khoảng %2.</translation>
    </message>
    <message>
        <source>With SLI enabled, a GPU's counters cannot be read.</source>
        <translation type="unfinished">Khi bật SLI, không đọc được bộ đếm của GPU.</translation>
    </message>
    <message>
        <source>With a cold L2 cache %1.</source>
        <translation type="unfinished">Với bộ nhớ đệm L2 lạnh: %1.</translation>
    </message>
    <message>
        <source>With a cold L2 cache %1: the copy takes %2, this strategy takes %3.</source>
        <translation type="unfinished">Với bộ nhớ đệm L2 lạnh: %1; sao chép mất %2, chiến lược này mất %3.</translation>
    </message>
    <message>
        <source>With a cold L2 cache: %1.</source>
        <translation type="unfinished">Với bộ nhớ đệm L2 lạnh: %1.</translation>
    </message>
    <message>
        <source>With a small window and four rows per step, an incoming row overwrites a row whose own pixels have not been compared yet.</source>
        <translation type="unfinished">Với cửa sổ nhỏ và bốn hàng mỗi bước, một hàng bị hàng mới vào ghi đè trước khi các điểm ảnh của chính nó được so sánh.</translation>
    </message>
    <message>
        <source>With blocks of 32×32, 1/32 of the loads from global memory; each multiply-add still takes two loads from shared memory: about 4× as fast as Global memory on an H200.</source>
        <translation type="unfinished">Với block 32×32, chỉ một phần ba mươi hai số lần nạp từ bộ nhớ toàn cục; mỗi phép nhân-cộng vẫn cần hai lần nạp từ bộ nhớ chia sẻ: nhanh gấp khoảng 4 lần Bộ nhớ toàn cục trên H200.</translation>
    </message>
    <message>
        <source>With confidential computing enabled, a GPU's counters cannot be read.</source>
        <translation type="unfinished">Khi bật điện toán bảo mật (confidential computing), không đọc được bộ đếm của GPU.</translation>
    </message>
    <message>
        <source>With the condition as printed in the paper, a thread loads the halo only if the thread is at the left or the top edge, and also at both the right and the bottom edge. No thread of a block with several rows and columns meets this condition, so the halo is read although no thread has loaded it.</source>
        <translation type="unfinished">Với điều kiện đúng như in trong bài báo, thread chỉ nạp halo nếu thread ở mép trái hoặc mép trên, và đồng thời ở cả mép phải lẫn mép dưới. Không thread nào của một block có nhiều hàng và cột thỏa điều kiện này, nên halo được đọc dù chưa thread nào nạp.</translation>
    </message>
    <message>
        <source>With the same tiles, Tensor Cores reach 315 of an H200's 495 TFLOP/s, where mma.sync reaches 205: 4.4 ms. Transposing D takes no longer than centring it in place: 1.0 ms.</source>
        <translation type="unfinished">Nhân Tensor đạt 315 trong 495 TFLOP/s của H200 với cùng các tile, trong khi mma.sync đạt 205: 4.4 ms. Chuyển vị D không lâu hơn trừ trung bình tại chỗ: 1.0 ms.</translation>
    </message>
    <message>
        <source>With threadIdx.x and threadIdx.y swapped, a warp runs down columns: the image is the same, but every lane touches its own 32-byte sector.</source>
        <translation type="unfinished">Khi tráo threadIdx.x và threadIdx.y, một warp chạy xuống theo cột: ảnh vẫn vậy, nhưng mỗi lane chạm một sector 32 byte riêng.</translation>
    </message>
    <message>
        <source>With threadIdx.x and threadIdx.y swapped, neighbouring lanes load the same pixel of different images, whole rows of D apart: the result is correct, but every lane takes its own 32-byte sector.</source>
        <translation type="unfinished">Khi tráo threadIdx.x và threadIdx.y, các lane cạnh nhau nạp cùng một điểm ảnh của những ảnh khác nhau, cách nhau cả hàng của D: kết quả đúng, với giá một sector 32 byte cho mỗi lane.</translation>
    </message>
    <message>
        <source>With threadIdx.x and threadIdx.y swapped, the warps fill the tile down its columns: the image is the same, but every lane touches its own 32-byte sector.</source>
        <translation type="unfinished">Khi tráo threadIdx.x và threadIdx.y, các warp ghi vào tile theo cột từ trên xuống: ảnh vẫn vậy, nhưng mỗi lane chạm một sector 32 byte riêng.</translation>
    </message>
    <message>
        <source>Within the allowed %1.</source>
        <translation type="unfinished">Trong mức cho phép %1.</translation>
    </message>
    <message>
        <source>Without opting in.</source>
        <translation type="unfinished">Khi không yêu cầu thêm.</translation>
    </message>
    <message>
        <source>Without the second barrier, the first warps start to copy the tile after the next one into memory that other warps are still reading for the current tile.</source>
        <translation type="unfinished">Thiếu rào đồng bộ thứ hai, các warp đầu tiên cho sao chép tile sau tile kế tiếp vào đúng chỗ mà các warp khác còn đang đọc tile này.</translation>
    </message>
    <message>
        <source>Words</source>
        <translation type="unfinished">Từ nhớ</translation>
    </message>
    <message>
        <source>Words at any address</source>
        <translation type="unfinished">Từ nhớ ở vị trí bất kỳ</translation>
    </message>
    <message>
        <source>Words of the image start only at every fourth pixel. With a single copy of the template, all four results of a thread are those of its first window: the map looks like a staircase.</source>
        <translation type="unfinished">Các từ nhớ của ảnh chỉ bắt đầu ở mỗi điểm ảnh thứ tư. Với một bản sao của mẫu, cả bốn kết quả của một thread đều là của cửa sổ đầu: bản đồ thành bậc thang.</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation type="unfinished">Worker</translation>
    </message>
    <message>
        <source>Workers: name and command</source>
        <translation type="unfinished">Worker: tên và lệnh</translation>
    </message>
    <message>
        <source>Write the notes and open</source>
        <translation type="unfinished">Ghi các ghi chú và mở</translation>
    </message>
    <message>
        <source>Writing the file…</source>
        <translation type="unfinished">Đang ghi tệp…</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation type="unfinished">Sai</translation>
    </message>
    <message>
        <source>Wrong kind of copy</source>
        <translation type="unfinished">Sai loại sao chép</translation>
    </message>
    <message>
        <source>Wrong loop variable incremented</source>
        <translation type="unfinished">Vòng lặp tăng sai biến</translation>
    </message>
    <message>
        <source>Wrong result</source>
        <translation type="unfinished">Kết quả sai</translation>
    </message>
    <message>
        <source>Wrong row subtracted</source>
        <translation type="unfinished">Trừ nhầm hàng</translation>
    </message>
    <message>
        <source>Wrong values</source>
        <translation type="unfinished">Giá trị sai</translation>
    </message>
    <message>
        <source>Wrong warp mask</source>
        <translation type="unfinished">Mask của warp sai</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation type="unfinished">Có</translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation type="unfinished">Có tất &amp;cả</translation>
    </message>
    <message>
        <source>You finished "%1".</source>
        <translation type="unfinished">Bạn đã hoàn thành “%1”.</translation>
    </message>
    <message>
        <source>Your choices are written to the file as notes (comments that begin with //@).</source>
        <translation type="unfinished">Các lựa chọn của bạn được ghi vào tệp dưới dạng ghi chú (các chú thích bắt đầu bằng //@).</translation>
    </message>
    <message>
        <source>Your own weights already have a width.</source>
        <translation type="unfinished">Các trọng số tự viết đã có sẵn chiều rộng.</translation>
    </message>
    <message>
        <source>Zero</source>
        <translation type="unfinished">Bằng 0</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation type="unfinished">Thu phóng</translation>
    </message>
    <message>
        <source>Zoom at the cursor; in fine steps with Shift, in coarse steps with Ctrl</source>
        <translation type="unfinished">Phóng tại con trỏ; với Shift thì mịn, với Ctrl thì thô</translation>
    </message>
    <message>
        <source>Zoom in (+)</source>
        <translation type="unfinished">Phóng to (+)</translation>
    </message>
    <message>
        <source>Zoom in, zoom out</source>
        <translation type="unfinished">Phóng to, thu nhỏ</translation>
    </message>
    <message>
        <source>Zoom out (−)</source>
        <translation type="unfinished">Thu nhỏ (−)</translation>
    </message>
    <message>
        <source>Zoom to block</source>
        <translation type="unfinished">Phóng tới block</translation>
    </message>
    <message>
        <source>Zoom to the block</source>
        <translation type="unfinished">Phóng tới block</translation>
    </message>
    <message>
        <source>__dp4a multiplies and adds four image pixels and four template pixels at once.</source>
        <translation type="unfinished">__dp4a nhân và cộng cùng lúc bốn điểm ảnh với bốn điểm ảnh của mẫu.</translation>
    </message>
    <message>
        <source>__dp4a on two ints multiplies signed bytes, so levels above 127 count as negative. Dark images do not show it.</source>
        <translation type="unfinished">__dp4a của hai int nhân các byte có dấu: mức trên 127 bị tính là số âm. Ảnh tối không để lộ điều đó.</translation>
    </message>
    <message>
        <source>__shfl_up_sync passes a value to the lane above, so a lane receives the value of the lane below, its left neighbour. With the wrong direction, there is a seam every 16 pixels.</source>
        <translation type="unfinished">__shfl_up_sync trao giá trị cho lane phía trên, tức là lấy từ lane phía dưới, lane bên trái của nó; dùng ngược chiều thì cứ 16 điểm ảnh lại hiện một vệt nối.</translation>
    </message>
    <message>
        <source>a block</source>
        <translation type="unfinished">một block</translation>
    </message>
    <message>
        <source>a buffer</source>
        <translation type="unfinished">một vùng đệm</translation>
    </message>
    <message>
        <source>a column in one bank</source>
        <translation type="unfinished">một cột trong một bank</translation>
    </message>
    <message>
        <source>a cubemap surface</source>
        <translation type="unfinished">một surface cubemap</translation>
    </message>
    <message>
        <source>a cubemap texture</source>
        <translation type="unfinished">một texture cubemap</translation>
    </message>
    <message>
        <source>a float</source>
        <translation type="unfinished">một float</translation>
    </message>
    <message>
        <source>a layered surface</source>
        <translation type="unfinished">một surface phân lớp</translation>
    </message>
    <message>
        <source>a layered texture</source>
        <translation type="unfinished">một texture phân lớp</translation>
    </message>
    <message>
        <source>a minute</source>
        <translation type="unfinished">một phút</translation>
    </message>
    <message>
        <source>a minute and a half</source>
        <translation type="unfinished">một phút rưỡi</translation>
    </message>
    <message>
        <source>a number</source>
        <translation type="unfinished">một số</translation>
    </message>
    <message>
        <source>a one- or two-dimensional surface</source>
        <translation type="unfinished">một surface một hoặc hai chiều</translation>
    </message>
    <message>
        <source>a one- or two-dimensional texture</source>
        <translation type="unfinished">một texture một hoặc hai chiều</translation>
    </message>
    <message>
        <source>a one-dimensional surface</source>
        <translation type="unfinished">một surface một chiều</translation>
    </message>
    <message>
        <source>a one-dimensional texture</source>
        <translation type="unfinished">một texture một chiều</translation>
    </message>
    <message>
        <source>a string</source>
        <translation type="unfinished">một chuỗi</translation>
    </message>
    <message>
        <source>a student without a name</source>
        <translation type="unfinished">một sinh viên không có tên</translation>
    </message>
    <message>
        <source>a surface</source>
        <translation type="unfinished">một surface</translation>
    </message>
    <message>
        <source>a template of %1 on %2 pixels is enough work for 32 results per thread, and its rows are long enough that the extra word of the shifted copies costs little.</source>
        <translation type="unfinished">mẫu %1 trên %2 điểm ảnh đủ cho 32 kết quả mỗi thread, và các hàng của nó đủ dài để từ nhớ mà các bản sao đã dịch thêm vào không tốn bao nhiêu.</translation>
    </message>
    <message>
        <source>a template of %1 on %2 pixels is much work, but too little for threads with 32 results each: with 16, more of the GPU is busy.</source>
        <translation type="unfinished">mẫu %1 trên %2 điểm ảnh phải nhân nhiều nhưng quá ít cho các thread có 32 kết quả mỗi thread: 16 kết quả giữ cho nhiều phần của GPU bận hơn.</translation>
    </message>
    <message>
        <source>a template of %1 on %2 pixels is so little work that padding the image and summing its windows would take longer than they save.</source>
        <translation type="unfinished">mẫu %1 trên %2 điểm ảnh là quá ít việc, nên đệm ảnh và tính tổng các cửa sổ của nó sẽ mất nhiều thời gian hơn mức tiết kiệm được.</translation>
    </message>
    <message>
        <source>a template of %1 on %2 pixels is so much work that transforms, which take the same time for any template, are faster.</source>
        <translation type="unfinished">mẫu %1 trên %2 điểm ảnh phải nhân quá nhiều, nên các phép biến đổi, vốn mất thời gian như nhau với mọi mẫu, xong sớm hơn.</translation>
    </message>
    <message>
        <source>a texture</source>
        <translation type="unfinished">một texture</translation>
    </message>
    <message>
        <source>a thread keeps the sums of 16 pixels in registers, and the outermost threads of each row of the block load its halo, so the block must have at least 3 columns and at most 256 threads.</source>
        <translation type="unfinished">mỗi thread giữ tổng của 16 điểm ảnh trong thanh ghi, và các thread ngoài cùng của một hàng trong block lấy halo của hàng, nên block phải có ít nhất 3 cột và tối đa 256 thread.</translation>
    </message>
    <message>
        <source>a three-dimensional surface</source>
        <translation type="unfinished">một surface ba chiều</translation>
    </message>
    <message>
        <source>a three-dimensional texture</source>
        <translation type="unfinished">một texture ba chiều</translation>
    </message>
    <message>
        <source>a two-dimensional surface</source>
        <translation type="unfinished">một surface hai chiều</translation>
    </message>
    <message>
        <source>a two-dimensional texture</source>
        <translation type="unfinished">một texture hai chiều</translation>
    </message>
    <message>
        <source>a union stores several fields at the same address</source>
        <translation type="unfinished">một union có nhiều trường ở cùng một chỗ</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation type="unfinished">một số nguyên từ %1 đến %2</translation>
    </message>
    <message>
        <source>about %1 min left</source>
        <translation type="unfinished">còn khoảng %1 phút</translation>
    </message>
    <message>
        <source>about %1 s left</source>
        <translation type="unfinished">còn khoảng %1 giây</translation>
    </message>
    <message>
        <source>accesses outside buffers, misaligned accesses, barriers that not every thread reaches and deadlocks; when the sliders stop moving, also data races, reads of uninitialised memory and output that no thread stores</source>
        <translation type="unfinished">truy cập ngoài vùng đệm, truy cập lệch căn chỉnh, rào đồng bộ mà không phải thread nào cũng tới, khóa chết; khi các thanh trượt đứng yên thì cả tranh chấp dữ liệu, lần đọc bộ nhớ chưa khởi tạo và đầu ra mà không thread nào ghi</translation>
    </message>
    <message>
        <source>address %1</source>
        <translation type="unfinished">địa chỉ %1</translation>
    </message>
    <message>
        <source>after %1</source>
        <translation type="unfinished">sau %1</translation>
    </message>
    <message>
        <source>all lanes request the same address, and one broadcast serves them</source>
        <translation type="unfinished">mọi lane yêu cầu cùng một địa chỉ, một broadcast phục vụ tất cả</translation>
    </message>
    <message>
        <source>an empty launch</source>
        <translation type="unfinished">lần launch rỗng</translation>
    </message>
    <message>
        <source>an even number from %1 to %2</source>
        <translation type="unfinished">một số chẵn từ %1 đến %2</translation>
    </message>
    <message>
        <source>an image of %1 pixels</source>
        <translation type="unfinished">một ảnh %1 điểm ảnh</translation>
    </message>
    <message>
        <source>an instruction</source>
        <translation type="unfinished">một lệnh</translation>
    </message>
    <message>
        <source>an int</source>
        <translation type="unfinished">một int</translation>
    </message>
    <message>
        <source>an odd number from %1 to %2</source>
        <translation type="unfinished">một số lẻ từ %1 đến %2</translation>
    </message>
    <message>
        <source>an unknown line</source>
        <translation type="unfinished">một dòng không rõ</translation>
    </message>
    <message>
        <source>an unknown vendor's driver</source>
        <translation type="unfinished">trình điều khiển của một hãng không rõ</translation>
    </message>
    <message>
        <source>an unsigned int</source>
        <translation type="unfinished">một unsigned int</translation>
    </message>
    <message>
        <source>and %1</source>
        <translation type="unfinished">và %1</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation type="unfinished">và %1 nữa</translation>
    </message>
    <message>
        <source>and %1 more lines</source>
        <translation type="unfinished">và %1 dòng nữa</translation>
    </message>
    <message>
        <source>any GPU since Ampere</source>
        <translation type="unfinished">mọi GPU từ Ampere trở đi</translation>
    </message>
    <message>
        <source>architecture</source>
        <translation type="unfinished">kiến trúc</translation>
    </message>
    <message>
        <source>arithmetic</source>
        <translation type="unfinished">số học</translation>
    </message>
    <message>
        <source>arithmetic %1 instructions/s</source>
        <translation type="unfinished">số học %1 lệnh/s</translation>
    </message>
    <message>
        <source>arithmetic instructions per byte</source>
        <translation type="unfinished">lệnh số học mỗi byte</translation>
    </message>
    <message>
        <source>arithmetic instructions per byte of input and output</source>
        <translation type="unfinished">lệnh số học mỗi byte đầu vào và đầu ra</translation>
    </message>
    <message>
        <source>arithmetic intensity</source>
        <translation type="unfinished">cường độ số học</translation>
    </message>
    <message>
        <source>as one CUDA graph %1</source>
        <translation type="unfinished">dưới dạng một CUDA graph %1</translation>
    </message>
    <message>
        <source>as shown in the window</source>
        <translation type="unfinished">như trong cửa sổ</translation>
    </message>
    <message>
        <source>at %L1 MHz</source>
        <translation type="unfinished">ở %L1 MHz</translation>
    </message>
    <message>
        <source>atomic operation</source>
        <translation type="unfinished">thao tác nguyên tử</translation>
    </message>
    <message>
        <source>atomics on global memory</source>
        <translation type="unfinished">thao tác nguyên tử trên bộ nhớ toàn cục</translation>
    </message>
    <message>
        <source>auto</source>
        <translation type="unfinished">tự động</translation>
    </message>
    <message>
        <source>back %1</source>
        <translation type="unfinished">trở về %1</translation>
    </message>
    <message>
        <source>backend</source>
        <translation type="unfinished">backend</translation>
    </message>
    <message>
        <source>bandwidth</source>
        <translation type="unfinished">băng thông</translation>
    </message>
    <message>
        <source>bank</source>
        <translation type="unfinished">bank</translation>
    </message>
    <message>
        <source>bank conflict</source>
        <translation type="unfinished">xung đột bank</translation>
    </message>
    <message>
        <source>bank conflicts, uncoalesced accesses, redundant halo loads, idle threads, low occupancy</source>
        <translation type="unfinished">xung đột bank, truy cập không gộp, nạp halo thừa, thread nhàn rỗi, mức chiếm dụng thấp</translation>
    </message>
    <message>
        <source>bank: address ÷ 4 modulo 32</source>
        <translation type="unfinished">bank: địa chỉ ÷ 4 modulo 32</translation>
    </message>
    <message>
        <source>banks: this strategy has no shared tile</source>
        <translation type="unfinished">bank: chiến lược này không có tile chia sẻ</translation>
    </message>
    <message>
        <source>barrier</source>
        <translation type="unfinished">rào đồng bộ</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation type="unfinished">mốc</translation>
    </message>
    <message>
        <source>basis</source>
        <translation type="unfinished">cơ sở</translation>
    </message>
    <message>
        <source>before</source>
        <translation type="unfinished">trước</translation>
    </message>
    <message>
        <source>before %1</source>
        <translation type="unfinished">trước %1</translation>
    </message>
    <message>
        <source>being simulated…</source>
        <translation type="unfinished">đang mô phỏng…</translation>
    </message>
    <message>
        <source>black is read outside the image</source>
        <translation type="unfinished">bên ngoài ảnh đọc ra màu đen</translation>
    </message>
    <message>
        <source>block</source>
        <translation type="unfinished">block</translation>
    </message>
    <message>
        <source>block %1 atomically updates it on %2</source>
        <translation type="unfinished">block %1 cập nhật nguyên tử nó ở %2</translation>
    </message>
    <message>
        <source>block %1 loads it on %2</source>
        <translation type="unfinished">block %1 nạp nó ở %2</translation>
    </message>
    <message>
        <source>block %1 stores it on %2</source>
        <translation type="unfinished">block %1 ghi nó ở %2</translation>
    </message>
    <message>
        <source>block (%1, %2)</source>
        <translation type="unfinished">block (%1, %2)</translation>
    </message>
    <message>
        <source>block 32×16</source>
        <translation type="unfinished">block 32×16</translation>
    </message>
    <message>
        <source>block 32×32</source>
        <translation type="unfinished">block 32×32</translation>
    </message>
    <message>
        <source>block 32×32, an earlier run</source>
        <translation type="unfinished">block 32×32, lần chạy trước</translation>
    </message>
    <message>
        <source>block 8×8</source>
        <translation type="unfinished">block 8×8</translation>
    </message>
    <message>
        <source>block of warps</source>
        <translation type="unfinished">block: các warp</translation>
    </message>
    <message>
        <source>block · warp</source>
        <translation type="unfinished">block · warp</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation type="unfinished">block</translation>
    </message>
    <message>
        <source>blue</source>
        <translation type="unfinished">lam</translation>
    </message>
    <message>
        <source>border</source>
        <translation type="unfinished">biên ảnh</translation>
    </message>
    <message>
        <source>border: this operation reads nothing outside the image</source>
        <translation type="unfinished">biên: phép xử lý này không đọc gì bên ngoài ảnh</translation>
    </message>
    <message>
        <source>branch</source>
        <translation type="unfinished">rẽ nhánh</translation>
    </message>
    <message>
        <source>branches</source>
        <translation type="unfinished">rẽ nhánh</translation>
    </message>
    <message>
        <source>broadcast</source>
        <translation type="unfinished">broadcast</translation>
    </message>
    <message>
        <source>bulk copies consist of whole groups of 16 bytes, that is, the pixels of four adjacent threads.</source>
        <translation type="unfinished">sao chép theo khối lớn gồm các nhóm 16 byte trọn vẹn, tức điểm ảnh của bốn thread cạnh nhau.</translation>
    </message>
    <message>
        <source>bus</source>
        <translation type="unfinished">bus</translation>
    </message>
    <message>
        <source>by a note</source>
        <translation type="unfinished">theo ghi chú</translation>
    </message>
    <message>
        <source>by default</source>
        <translation type="unfinished">theo mặc định</translation>
    </message>
    <message>
        <source>by its name</source>
        <translation type="unfinished">theo tên</translation>
    </message>
    <message>
        <source>by its type</source>
        <translation type="unfinished">theo kiểu</translation>
    </message>
    <message>
        <source>by the file's launch</source>
        <translation type="unfinished">theo lệnh khởi chạy trong tệp</translation>
    </message>
    <message>
        <source>byte %1 of %2</source>
        <translation type="unfinished">byte %1 của %2</translation>
    </message>
    <message>
        <source>byte %1 of its local memory</source>
        <translation type="unfinished">byte %1 trong bộ nhớ cục bộ của nó</translation>
    </message>
    <message>
        <source>byte %1 of shared memory</source>
        <translation type="unfinished">byte %1 của bộ nhớ chia sẻ</translation>
    </message>
    <message>
        <source>bytes/s</source>
        <translation type="unfinished">byte/s</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation type="unfinished">đã hủy</translation>
    </message>
    <message>
        <source>cancelled; press F5 to run again</source>
        <translation type="unfinished">đã hủy; F5 để chạy lại</translation>
    </message>
    <message>
        <source>cannot be read: %1</source>
        <translation type="unfinished">không đọc được: %1</translation>
    </message>
    <message>
        <source>cannot be used</source>
        <translation type="unfinished">không dùng được</translation>
    </message>
    <message>
        <source>cannot run</source>
        <translation type="unfinished">không chạy được</translation>
    </message>
    <message>
        <source>cannot run with these settings</source>
        <translation type="unfinished">không chạy được với thiết lập này</translation>
    </message>
    <message>
        <source>change of the kernel source</source>
        <translation type="unfinished">thay đổi mã nguồn kernel</translation>
    </message>
    <message>
        <source>channels</source>
        <translation type="unfinished">kênh</translation>
    </message>
    <message>
        <source>choice</source>
        <translation type="unfinished">lựa chọn</translation>
    </message>
    <message>
        <source>choose…</source>
        <translation type="unfinished">chọn…</translation>
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
        <translation type="unfinished">kẹp về biên</translation>
    </message>
    <message>
        <source>clamped to the nearest pixel</source>
        <translation type="unfinished">kẹp về điểm ảnh gần nhất</translation>
    </message>
    <message>
        <source>clang</source>
        <translation type="unfinished">clang</translation>
    </message>
    <message>
        <source>clock</source>
        <translation type="unfinished">xung nhịp</translation>
    </message>
    <message>
        <source>coalesced</source>
        <translation type="unfinished">gộp truy cập</translation>
    </message>
    <message>
        <source>cold L2 %1</source>
        <translation type="unfinished">L2 lạnh %1</translation>
    </message>
    <message>
        <source>colour</source>
        <translation type="unfinished">màu</translation>
    </message>
    <message>
        <source>colours</source>
        <translation type="unfinished">màu</translation>
    </message>
    <message>
        <source>compared</source>
        <translation type="unfinished">so sánh</translation>
    </message>
    <message>
        <source>compile-time sizes</source>
        <translation type="unfinished">kích thước lúc biên dịch</translation>
    </message>
    <message>
        <source>compiler</source>
        <translation type="unfinished">trình biên dịch</translation>
    </message>
    <message>
        <source>compiles</source>
        <translation type="unfinished">biên dịch được</translation>
    </message>
    <message>
        <source>compute capability</source>
        <translation type="unfinished">compute capability</translation>
    </message>
    <message>
        <source>constant</source>
        <translation type="unfinished">hằng</translation>
    </message>
    <message>
        <source>constant %1</source>
        <translation type="unfinished">hằng %1</translation>
    </message>
    <message>
        <source>constant memory</source>
        <translation type="unfinished">bộ nhớ hằng</translation>
    </message>
    <message>
        <source>continue</source>
        <translation type="unfinished">đi tiếp</translation>
    </message>
    <message>
        <source>continues</source>
        <translation type="unfinished">đi tiếp</translation>
    </message>
    <message>
        <source>conversions</source>
        <translation type="unfinished">chuyển kiểu</translation>
    </message>
    <message>
        <source>copied</source>
        <translation type="unfinished">được sao chép</translation>
    </message>
    <message>
        <source>copy</source>
        <translation type="unfinished">sao chép</translation>
    </message>
    <message>
        <source>copy %1</source>
        <translation type="unfinished">sao chép %1</translation>
    </message>
    <message>
        <source>copy on this GPU</source>
        <translation type="unfinished">sao chép trên GPU này</translation>
    </message>
    <message>
        <source>copy on this GPU %1B/s</source>
        <translation type="unfinished">sao chép trên GPU này %1B/s</translation>
    </message>
    <message>
        <source>counted</source>
        <translation type="unfinished">đã đếm</translation>
    </message>
    <message>
        <source>counter</source>
        <translation type="unfinished">biến đếm</translation>
    </message>
    <message>
        <source>counters</source>
        <translation type="unfinished">bộ đếm</translation>
    </message>
    <message>
        <source>covers the result</source>
        <translation type="unfinished">phủ kết quả</translation>
    </message>
    <message>
        <source>cuBLAS does not support this: %1 returned %2. Use a strategy with its own kernel.</source>
        <translation type="unfinished">cuBLAS không làm được việc này: %1 trả về %2. Mọi chiến lược có kernel riêng đều chạy được.</translation>
    </message>
    <message>
        <source>cuBLAS on Tensor Cores, which round factors to 10 bits: computes all of C, less accurately.</source>
        <translation type="unfinished">cuBLAS trên nhân Tensor, làm tròn các thừa số về 10 bit: toàn bộ C, kém chính xác hơn.</translation>
    </message>
    <message>
        <source>cuBLAS, TF32 (library)</source>
        <translation type="unfinished">cuBLAS, TF32 (thư viện)</translation>
    </message>
    <message>
        <source>cuBLAS, floats (library)</source>
        <translation type="unfinished">cuBLAS, float (thư viện)</translation>
    </message>
    <message>
        <source>cuBLAS, for comparison: its rank-k update computes one half of C in floats.</source>
        <translation type="unfinished">cuBLAS, để so sánh: phép cập nhật hạng k của nó tính một nửa C bằng float.</translation>
    </message>
    <message>
        <source>cuFFT does not support this: %1 returned %2 (see cufft.h). Use a strategy with its own kernel.</source>
        <translation type="unfinished">cuFFT không làm được việc này: %1 trả về kết quả %2 của cufft.h. Mọi chiến lược có kernel riêng đều chạy được.</translation>
    </message>
    <message>
        <source>cuFFT multiplies spectra: the time is independent of the template's size.</source>
        <translation type="unfinished">cuFFT nhân các phổ: thời gian không phụ thuộc vào kích thước mẫu.</translation>
    </message>
    <message>
        <source>cudaMalloc counts bytes: allocate %5 * sizeof(element).</source>
        <translation type="unfinished">cudaMalloc tính theo byte: hãy cấp phát %5 * sizeof(element).</translation>
    </message>
    <message>
        <source>cudaMemcpy counts bytes: copy %5 * sizeof(element).</source>
        <translation type="unfinished">cudaMemcpy tính theo byte: hãy sao chép %5 * sizeof(element).</translation>
    </message>
    <message>
        <source>cudaMemset of %1 bytes leaves an allocation of %2 bytes, in which %3 bytes are left.</source>
        <translation type="unfinished">cudaMemset %1 byte vượt ra ngoài một vùng nhớ %2 byte được cấp phát, trong đó chỉ còn %3 byte.</translation>
    </message>
    <message>
        <source>current</source>
        <translation type="unfinished">hiện tại</translation>
    </message>
    <message>
        <source>custom source, shown below</source>
        <translation type="unfinished">mã nguồn tự viết, ở bên dưới</translation>
    </message>
    <message>
        <source>cycle %1, block %2, warp %3</source>
        <translation type="unfinished">chu kỳ %1, block %2, warp %3</translation>
    </message>
    <message>
        <source>cycles</source>
        <translation type="unfinished">chu kỳ</translation>
    </message>
    <message>
        <source>d MMM</source>
        <translation type="unfinished">d/M</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <translation type="unfinished">d/M/yyyy</translation>
    </message>
    <message>
        <source>data race</source>
        <translation type="unfinished">tranh chấp dữ liệu</translation>
    </message>
    <message>
        <source>data[0] … data[8]</source>
        <translation type="unfinished">data[0] … data[8]</translation>
    </message>
    <message>
        <source>device memory</source>
        <translation type="unfinished">bộ nhớ thiết bị</translation>
    </message>
    <message>
        <source>difference</source>
        <translation type="unfinished">khác biệt</translation>
    </message>
    <message>
        <source>difference from %1, %</source>
        <translation type="unfinished">chênh lệch so với %1, %</translation>
    </message>
    <message>
        <source>difference from hardware</source>
        <translation type="unfinished">chênh lệch so với GPU thật</translation>
    </message>
    <message>
        <source>divergence</source>
        <translation type="unfinished">phân kỳ</translation>
    </message>
    <message>
        <source>divergent</source>
        <translation type="unfinished">phân kỳ</translation>
    </message>
    <message>
        <source>divergent branches</source>
        <translation type="unfinished">rẽ nhánh phân kỳ</translation>
    </message>
    <message>
        <source>driver</source>
        <translation type="unfinished">trình điều khiển</translation>
    </message>
    <message>
        <source>dropped image</source>
        <translation type="unfinished">ảnh đã thả</translation>
    </message>
    <message>
        <source>each block computes one tile of the covariance and must be square, 2x2 to 32x32.</source>
        <translation type="unfinished">một block là một tile của hiệp phương sai và phải vuông, từ 2x2 đến 32x32.</translation>
    </message>
    <message>
        <source>each in its own bank</source>
        <translation type="unfinished">mỗi phần tử một bank</translation>
    </message>
    <message>
        <source>each thread keeps one column, and %1 threads (the width of the window) only serve their neighbours, so the block must have more threads than that.</source>
        <translation type="unfinished">mỗi thread giữ một cột, và %1 thread (bằng chiều rộng cửa sổ) chỉ phục vụ các thread bên cạnh, nên block phải có nhiều thread hơn thế.</translation>
    </message>
    <message>
        <source>edited kernel</source>
        <translation type="unfinished">kernel đã chỉnh sửa</translation>
    </message>
    <message>
        <source>edited, not run</source>
        <translation type="unfinished">đã sửa, chưa chạy</translation>
    </message>
    <message>
        <source>element %1 of %2</source>
        <translation type="unfinished">phần tử %1 của %2</translation>
    </message>
    <message>
        <source>else</source>
        <translation type="unfinished">else</translation>
    </message>
    <message>
        <source>emulated GPU</source>
        <translation type="unfinished">GPU được giả lập</translation>
    </message>
    <message>
        <source>emulator</source>
        <translation type="unfinished">giả lập</translation>
    </message>
    <message>
        <source>emulator time, not GPU time, µs</source>
        <translation type="unfinished">thời gian của trình giả lập, không phải của GPU, µs</translation>
    </message>
    <message>
        <source>emulator, nothing counted</source>
        <translation type="unfinished">trình giả lập, không đếm gì</translation>
    </message>
    <message>
        <source>end</source>
        <translation type="unfinished">kết thúc</translation>
    </message>
    <message>
        <source>ended</source>
        <translation type="unfinished">đã kết thúc</translation>
    </message>
    <message>
        <source>equal in all %1 values</source>
        <translation type="unfinished">bằng nhau ở cả %1 giá trị</translation>
    </message>
    <message>
        <source>error</source>
        <translation type="unfinished">sai số</translation>
    </message>
    <message>
        <source>estimate</source>
        <translation type="unfinished">ước lượng</translation>
    </message>
    <message>
        <source>estimate for %1, not a measurement</source>
        <translation type="unfinished">ước lượng cho %1, không phải số đo</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation type="unfinished">ước lượng</translation>
    </message>
    <message>
        <source>estimated from a sample</source>
        <translation type="unfinished">ước lượng từ phần lấy mẫu</translation>
    </message>
    <message>
        <source>estimated from a sample of the blocks</source>
        <translation type="unfinished">ước lượng từ các block lấy mẫu</translation>
    </message>
    <message>
        <source>event %1 of %2</source>
        <translation type="unfinished">sự kiện %1 trong %2</translation>
    </message>
    <message>
        <source>events %1–%2 of %3</source>
        <translation type="unfinished">sự kiện %1–%2 trong %3</translation>
    </message>
    <message>
        <source>every block</source>
        <translation type="unfinished">mọi block</translation>
    </message>
    <message>
        <source>every block runs</source>
        <translation type="unfinished">mọi block đều chạy</translation>
    </message>
    <message>
        <source>every warp is in use</source>
        <translation type="unfinished">mọi warp đều được dùng</translation>
    </message>
    <message>
        <source>exact for PTX</source>
        <translation type="unfinished">chính xác với PTX</translation>
    </message>
    <message>
        <source>expected before it was measured</source>
        <translation type="unfinished">kỳ vọng trước khi đo</translation>
    </message>
    <message>
        <source>file.npy</source>
        <translation type="unfinished">file.npy</translation>
    </message>
    <message>
        <source>filter</source>
        <translation type="unfinished">bộ lọc</translation>
    </message>
    <message>
        <source>finding</source>
        <translation type="unfinished">phát hiện</translation>
    </message>
    <message>
        <source>first vote</source>
        <translation type="unfinished">lần chọn đầu</translation>
    </message>
    <message>
        <source>float</source>
        <translation type="unfinished">float</translation>
    </message>
    <message>
        <source>floating-point operations per byte</source>
        <translation type="unfinished">phép tính dấu phẩy động mỗi byte</translation>
    </message>
    <message>
        <source>floats</source>
        <translation type="unfinished">float</translation>
    </message>
    <message>
        <source>floors: %1</source>
        <translation type="unfinished">mức sàn: %1</translation>
    </message>
    <message>
        <source>folder</source>
        <translation type="unfinished">thư mục</translation>
    </message>
    <message>
        <source>for the previous settings</source>
        <translation type="unfinished">của thiết lập trước đó</translation>
    </message>
    <message>
        <source>for the source before the edits</source>
        <translation type="unfinished">của mã nguồn trước khi thay đổi</translation>
    </message>
    <message>
        <source>from %1 to %2 in steps of %3</source>
        <translation type="unfinished">một số từ %1 đến %2 theo bước %3</translation>
    </message>
    <message>
        <source>from 0</source>
        <translation type="unfinished">so với 0</translation>
    </message>
    <message>
        <source>gain × %1</source>
        <translation type="unfinished">khuếch đại × %1</translation>
    </message>
    <message>
        <source>global</source>
        <translation type="unfinished">toàn cục</translation>
    </message>
    <message>
        <source>global %1</source>
        <translation type="unfinished">toàn cục %1</translation>
    </message>
    <message>
        <source>global load</source>
        <translation type="unfinished">đọc bộ nhớ toàn cục</translation>
    </message>
    <message>
        <source>global memory</source>
        <translation type="unfinished">bộ nhớ toàn cục</translation>
    </message>
    <message>
        <source>global store</source>
        <translation type="unfinished">ghi bộ nhớ toàn cục</translation>
    </message>
    <message>
        <source>green</source>
        <translation type="unfinished">lục</translation>
    </message>
    <message>
        <source>grey</source>
        <translation type="unfinished">xám</translation>
    </message>
    <message>
        <source>grey levels</source>
        <translation type="unfinished">mức xám</translation>
    </message>
    <message>
        <source>grid</source>
        <translation type="unfinished">lưới</translation>
    </message>
    <message>
        <source>grid of blocks</source>
        <translation type="unfinished">lưới: các block</translation>
    </message>
    <message>
        <source>grid: every %1nd block</source>
        <translation type="unfinished">lưới: cứ %1 block vẽ một</translation>
    </message>
    <message>
        <source>grid: every %1th block</source>
        <translation type="unfinished">lưới: cứ %1 block vẽ một</translation>
    </message>
    <message>
        <source>halo</source>
        <translation type="unfinished">halo</translation>
    </message>
    <message>
        <source>halo redundancy</source>
        <translation type="unfinished">độ dư thừa halo</translation>
    </message>
    <message>
        <source>halo, read again</source>
        <translation type="unfinished">halo, bị đọc lại</translation>
    </message>
    <message>
        <source>hardware</source>
        <translation type="unfinished">GPU thật</translation>
    </message>
    <message>
        <source>hardware slowdown</source>
        <translation type="unfinished">bị phần cứng làm chậm</translation>
    </message>
    <message>
        <source>host memory</source>
        <translation type="unfinished">bộ nhớ host</translation>
    </message>
    <message>
        <source>hover over a block at the edge</source>
        <translation type="unfinished">trỏ vào một block ở rìa</translation>
    </message>
    <message>
        <source>hundreds of cycles</source>
        <translation type="unfinished">hàng trăm chu kỳ</translation>
    </message>
    <message>
        <source>ideal</source>
        <translation type="unfinished">lý tưởng</translation>
    </message>
    <message>
        <source>if</source>
        <translation type="unfinished">if</translation>
    </message>
    <message>
        <source>image</source>
        <translation type="unfinished">ảnh</translation>
    </message>
    <message>
        <source>image 512×512</source>
        <translation type="unfinished">ảnh 512×512</translation>
    </message>
    <message>
        <source>in the multiprocessor</source>
        <translation type="unfinished">trong multiprocessor</translation>
    </message>
    <message>
        <source>inactive</source>
        <translation type="unfinished">không hoạt động</translation>
    </message>
    <message>
        <source>instructions</source>
        <translation type="unfinished">lệnh</translation>
    </message>
    <message>
        <source>issue</source>
        <translation type="unfinished">phát lệnh</translation>
    </message>
    <message>
        <source>issuing an instruction</source>
        <translation type="unfinished">phát một lệnh</translation>
    </message>
    <message>
        <source>it contains a pointer to a function</source>
        <translation type="unfinished">nó chứa con trỏ tới hàm</translation>
    </message>
    <message>
        <source>it has a base class, whose fields are unknown</source>
        <translation type="unfinished">nó có lớp cơ sở, mà các trường không được biết</translation>
    </message>
    <message>
        <source>it has a field whose type is defined inside it</source>
        <translation type="unfinished">nó có một trường mà kiểu được định nghĩa bên trong nó</translation>
    </message>
    <message>
        <source>it has bit fields</source>
        <translation type="unfinished">nó có trường bit</translation>
    </message>
    <message>
        <source>it has too many fields</source>
        <translation type="unfinished">nó có nhiều trường hơn mức truyền được</translation>
    </message>
    <message>
        <source>it has too many levels of nested structs</source>
        <translation type="unfinished">nó chứa quá nhiều struct lồng nhau</translation>
    </message>
    <message>
        <source>it has virtual functions</source>
        <translation type="unfinished">nó có hàm ảo</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation type="unfinished">đó là thư mục</translation>
    </message>
    <message>
        <source>it is a socket</source>
        <translation type="unfinished">đó là socket</translation>
    </message>
    <message>
        <source>it is not a NumPy file</source>
        <translation type="unfinished">nó không phải là tệp NumPy</translation>
    </message>
    <message>
        <source>it is stored in Fortran order</source>
        <translation type="unfinished">nó theo thứ tự của Fortran</translation>
    </message>
    <message>
        <source>it uses version %1 of NumPy's format</source>
        <translation type="unfinished">nó có phiên bản %1 của định dạng NumPy</translation>
    </message>
    <message>
        <source>its elements have the type %1</source>
        <translation type="unfinished">các số của nó có kiểu %1</translation>
    </message>
    <message>
        <source>its file cannot be loaded (%1)</source>
        <translation type="unfinished">không nạp được tệp của nó (%1)</translation>
    </message>
    <message>
        <source>its header is damaged</source>
        <translation type="unfinished">phần đầu của nó bị hỏng</translation>
    </message>
    <message>
        <source>its shape is (%1)</source>
        <translation type="unfinished">hình dạng của nó là (%1)</translation>
    </message>
    <message>
        <source>its version %1 does not have %2</source>
        <translation type="unfinished">phiên bản %1 của nó không có %2</translation>
    </message>
    <message>
        <source>kernel</source>
        <translation type="unfinished">kernel</translation>
    </message>
    <message>
        <source>kernel compiles</source>
        <translation type="unfinished">kernel biên dịch được</translation>
    </message>
    <message>
        <source>kernel ran</source>
        <translation type="unfinished">kernel đã chạy</translation>
    </message>
    <message>
        <source>kernel's result</source>
        <translation type="unfinished">kết quả của kernel</translation>
    </message>
    <message>
        <source>kernel.cu is the kernel source shown below.</source>
        <translation type="unfinished">kernel.cu là mã nguồn kernel nằm bên dưới.</translation>
    </message>
    <message>
        <source>lane</source>
        <translation type="unfinished">lane</translation>
    </message>
    <message>
        <source>lanes: zoom in until they can be numbered</source>
        <translation type="unfinished">lane: phóng to cho tới khi có thể đánh số chúng</translation>
    </message>
    <message>
        <source>largest %1 at (%2, %3)</source>
        <translation type="unfinished">lớn nhất %1 tại (%2, %3)</translation>
    </message>
    <message>
        <source>last wave</source>
        <translation type="unfinished">đợt cuối</translation>
    </message>
    <message>
        <source>latency</source>
        <translation type="unfinished">độ trễ</translation>
    </message>
    <message>
        <source>launch</source>
        <translation type="unfinished">launch</translation>
    </message>
    <message>
        <source>launch %1</source>
        <translation type="unfinished">launch %1</translation>
    </message>
    <message>
        <source>launch: %1</source>
        <translation type="unfinished">launch: %1</translation>
    </message>
    <message>
        <source>launch: blocks</source>
        <translation type="unfinished">launch: block</translation>
    </message>
    <message>
        <source>launch: threads per block</source>
        <translation type="unfinished">launch: thread mỗi block</translation>
    </message>
    <message>
        <source>launch: time band, estimate</source>
        <translation type="unfinished">launch: dải thời gian, ước lượng</translation>
    </message>
    <message>
        <source>launches %1</source>
        <translation type="unfinished">launch %1</translation>
    </message>
    <message>
        <source>levels</source>
        <translation type="unfinished">mức xám</translation>
    </message>
    <message>
        <source>library kernel, read-only</source>
        <translation type="unfinished">kernel của thư viện, chỉ đọc</translation>
    </message>
    <message>
        <source>limited by: %1</source>
        <translation type="unfinished">giới hạn là: %1</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation type="unfinished">dòng %1</translation>
    </message>
    <message>
        <source>line %1   %2</source>
        <translation type="unfinished">dòng %1   %2</translation>
    </message>
    <message>
        <source>line %1 of %2</source>
        <translation type="unfinished">dòng %1 của %2</translation>
    </message>
    <message>
        <source>lines %1</source>
        <translation type="unfinished">các dòng %1</translation>
    </message>
    <message>
        <source>load order: this strategy has no shared tile to fill</source>
        <translation type="unfinished">thứ tự nạp: chiến lược này không có tile chia sẻ nào để nạp</translation>
    </message>
    <message>
        <source>load order: tracing %1…</source>
        <translation type="unfinished">thứ tự nạp: đang theo vết %1…</translation>
    </message>
    <message>
        <source>load/store</source>
        <translation type="unfinished">nạp/ghi</translation>
    </message>
    <message>
        <source>loads from global memory</source>
        <translation type="unfinished">lần nạp từ bộ nhớ toàn cục</translation>
    </message>
    <message>
        <source>loads from local memory</source>
        <translation type="unfinished">lần nạp từ bộ nhớ cục bộ</translation>
    </message>
    <message>
        <source>loads from shared memory</source>
        <translation type="unfinished">lần nạp từ bộ nhớ chia sẻ</translation>
    </message>
    <message>
        <source>loads that miss in L1</source>
        <translation type="unfinished">lần nạp mà L1 không đáp ứng</translation>
    </message>
    <message>
        <source>local</source>
        <translation type="unfinished">cục bộ</translation>
    </message>
    <message>
        <source>local memory</source>
        <translation type="unfinished">bộ nhớ cục bộ</translation>
    </message>
    <message>
        <source>loops on the CPU</source>
        <translation type="unfinished">vòng lặp trên CPU</translation>
    </message>
    <message>
        <source>machine code</source>
        <translation type="unfinished">mã máy</translation>
    </message>
    <message>
        <source>matches hardware</source>
        <translation type="unfinished">bằng phần cứng</translation>
    </message>
    <message>
        <source>max %1 at %2</source>
        <translation type="unfinished">lớn nhất %1 tại %2</translation>
    </message>
    <message>
        <source>max difference %1</source>
        <translation type="unfinished">khác nhiều nhất %1</translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation type="unfinished">trung bình %1</translation>
    </message>
    <message>
        <source>measured</source>
        <translation type="unfinished">đo được</translation>
    </message>
    <message>
        <source>median of %L1 runs%2</source>
        <translation type="unfinished">trung vị của %L1 lần chạy%2</translation>
    </message>
    <message>
        <source>memory</source>
        <translation type="unfinished">bộ nhớ</translation>
    </message>
    <message>
        <source>memory %1B/s</source>
        <translation type="unfinished">bộ nhớ %1B/s</translation>
    </message>
    <message>
        <source>minimum %1, 95 % of runs within %2</source>
        <translation type="unfinished">nhỏ nhất %1, 95 % số lần chạy trong vòng %2</translation>
    </message>
    <message>
        <source>mirrored</source>
        <translation type="unfinished">đối xứng gương</translation>
    </message>
    <message>
        <source>mma.sync reaches about 300 of an H200's 495 TFLOP/s: 4.6 ms. Rounded numbers are off by at most 2⁻¹², and by zero on average: C has a relative error of about 1e-5.</source>
        <translation type="unfinished">mma.sync đạt khoảng 300 trong 495 TFLOP/s của H200: 4.6 ms. Các số được làm tròn lệch tối đa 2⁻¹² và trung bình không lệch gì: C lệch khoảng 1e-5 của chính nó.</translation>
    </message>
    <message>
        <source>modelled</source>
        <translation type="unfinished">theo mô hình</translation>
    </message>
    <message>
        <source>models</source>
        <translation type="unfinished">đại diện cho</translation>
    </message>
    <message>
        <source>multiprocessor</source>
        <translation type="unfinished">multiprocessor</translation>
    </message>
    <message>
        <source>multiprocessors</source>
        <translation type="unfinished">multiprocessor</translation>
    </message>
    <message>
        <source>multiprocessors 0 to %1, time upwards</source>
        <translation type="unfinished">multiprocessor 0 đến %1, thời gian hướng lên</translation>
    </message>
    <message>
        <source>name</source>
        <translation type="unfinished">tên</translation>
    </message>
    <message>
        <source>name of a buffer</source>
        <translation type="unfinished">tên của một vùng đệm</translation>
    </message>
    <message>
        <source>name of a slider</source>
        <translation type="unfinished">tên của một thanh trượt</translation>
    </message>
    <message>
        <source>no PSNR: %1 values are not numbers</source>
        <translation type="unfinished">không có PSNR: %1 giá trị không phải là số</translation>
    </message>
    <message>
        <source>no estimate</source>
        <translation type="unfinished">không có ước lượng</translation>
    </message>
    <message>
        <source>no estimate for these settings yet</source>
        <translation type="unfinished">chưa có ước lượng cho thiết lập này</translation>
    </message>
    <message>
        <source>no memory instruction</source>
        <translation type="unfinished">không có lệnh bộ nhớ</translation>
    </message>
    <message>
        <source>no predicted time</source>
        <translation type="unfinished">không có thời gian dự đoán</translation>
    </message>
    <message>
        <source>no program reads from it</source>
        <translation type="unfinished">không có chương trình nào đọc từ nó</translation>
    </message>
    <message>
        <source>no reference</source>
        <translation type="unfinished">không có tham chiếu</translation>
    </message>
    <message>
        <source>no second figure</source>
        <translation type="unfinished">và không thêm số liệu nào</translation>
    </message>
    <message>
        <source>no shared tile</source>
        <translation type="unfinished">không có tile chia sẻ</translation>
    </message>
    <message>
        <source>no thread</source>
        <translation type="unfinished">không có thread</translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished">không có</translation>
    </message>
    <message>
        <source>none was found</source>
        <translation type="unfinished">không tìm thấy</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation type="unfinished">không phải số</translation>
    </message>
    <message>
        <source>not comparable with %1: a different kind of time</source>
        <translation type="unfinished">không so được với %1: loại thời gian khác</translation>
    </message>
    <message>
        <source>not computed</source>
        <translation type="unfinished">chưa tính</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation type="unfinished">không đếm</translation>
    </message>
    <message>
        <source>not found</source>
        <translation type="unfinished">không tìm thấy</translation>
    </message>
    <message>
        <source>not proved for kernels like this</source>
        <translation type="unfinished">chưa được kiểm chứng với loại kernel này</translation>
    </message>
    <message>
        <source>not proved for this GPU</source>
        <translation type="unfinished">chưa được kiểm chứng với GPU này</translation>
    </message>
    <message>
        <source>not read</source>
        <translation type="unfinished">không được đọc</translation>
    </message>
    <message>
        <source>not run yet</source>
        <translation type="unfinished">chưa chạy</translation>
    </message>
    <message>
        <source>not run: %1</source>
        <translation type="unfinished">không chạy: %1</translation>
    </message>
    <message>
        <source>not specified</source>
        <translation type="unfinished">chưa chỉ định</translation>
    </message>
    <message>
        <source>not taken</source>
        <translation type="unfinished">không rẽ nhánh</translation>
    </message>
    <message>
        <source>not timed separately</source>
        <translation type="unfinished">không được đo thời gian riêng</translation>
    </message>
    <message>
        <source>note on line %1</source>
        <translation type="unfinished">ghi chú ở dòng %1</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished">không gì cả</translation>
    </message>
    <message>
        <source>nothing is read from it</source>
        <translation type="unfinished">không đọc được gì từ nó</translation>
    </message>
    <message>
        <source>nothing overlaps</source>
        <translation type="unfinished">không gì chồng nhau</translation>
    </message>
    <message>
        <source>now</source>
        <translation type="unfinished">bây giờ</translation>
    </message>
    <message>
        <source>number</source>
        <translation type="unfinished">số</translation>
    </message>
    <message>
        <source>number: the lane of the pixel's thread</source>
        <translation type="unfinished">số: lane của thread ứng với điểm ảnh</translation>
    </message>
    <message>
        <source>number: the thread</source>
        <translation type="unfinished">số: thread</translation>
    </message>
    <message>
        <source>numbered row by row</source>
        <translation type="unfinished">đánh số theo từng hàng</translation>
    </message>
    <message>
        <source>occupancy</source>
        <translation type="unfinished">mức chiếm dụng</translation>
    </message>
    <message>
        <source>occupancy, %</source>
        <translation type="unfinished">mức chiếm dụng, %</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation type="unfinished">trong %1</translation>
    </message>
    <message>
        <source>of 8 + 1 unused</source>
        <translation type="unfinished">gồm 8 và 1 không dùng</translation>
    </message>
    <message>
        <source>off</source>
        <translation type="unfinished">tắt</translation>
    </message>
    <message>
        <source>on</source>
        <translation type="unfinished">bật</translation>
    </message>
    <message>
        <source>on a value fetched from a texture</source>
        <translation type="unfinished">vào những gì được lấy từ texture</translation>
    </message>
    <message>
        <source>on a value read from memory</source>
        <translation type="unfinished">vào những gì được đọc từ bộ nhớ</translation>
    </message>
    <message>
        <source>on arithmetic that cannot be traced</source>
        <translation type="unfinished">vào phép tính số học không được theo dấu</translation>
    </message>
    <message>
        <source>on floating-point arithmetic</source>
        <translation type="unfinished">vào số học dấu phẩy động</translation>
    </message>
    <message>
        <source>on or off</source>
        <translation type="unfinished">bật hoặc tắt</translation>
    </message>
    <message>
        <source>on something that differs from run to run</source>
        <translation type="unfinished">vào thứ mỗi lần chạy một khác</translation>
    </message>
    <message>
        <source>on the result of an atomic operation</source>
        <translation type="unfinished">vào kết quả của một thao tác nguyên tử</translation>
    </message>
    <message>
        <source>on values that lanes exchange</source>
        <translation type="unfinished">vào những gì các lane chuyển cho nhau</translation>
    </message>
    <message>
        <source>on values that threads exchange at a barrier</source>
        <translation type="unfinished">vào những gì các thread chuyển cho nhau ở rào đồng bộ</translation>
    </message>
    <message>
        <source>once</source>
        <translation type="unfinished">một lần</translation>
    </message>
    <message>
        <source>once for each thread</source>
        <translation type="unfinished">một lần cho mỗi thread</translation>
    </message>
    <message>
        <source>one after the other; idle lanes wait</source>
        <translation type="unfinished">lần lượt từng bên; lane nhàn rỗi chờ</translation>
    </message>
    <message>
        <source>one by one</source>
        <translation type="unfinished">lần lượt từng cái</translation>
    </message>
    <message>
        <source>one of 32 lanes</source>
        <translation type="unfinished">một trong 32 lane</translation>
    </message>
    <message>
        <source>one of its names</source>
        <translation type="unfinished">một trong các tên của nó</translation>
    </message>
    <message>
        <source>one of many multiprocessors</source>
        <translation type="unfinished">một trong nhiều multiprocessor</translation>
    </message>
    <message>
        <source>one of the threads that share the block's %1 pixels</source>
        <translation type="unfinished">một trong những thread dùng chung %1 điểm ảnh của block</translation>
    </message>
    <message>
        <source>one request by a warp</source>
        <translation type="unfinished">một yêu cầu của một warp</translation>
    </message>
    <message>
        <source>one thread</source>
        <translation type="unfinished">một thread</translation>
    </message>
    <message>
        <source>one warp alone</source>
        <translation type="unfinished">chỉ một warp</translation>
    </message>
    <message>
        <source>one word: one pass</source>
        <translation type="unfinished">một từ nhớ: một lượt</translation>
    </message>
    <message>
        <source>only the text's own strategies can compute a region alone, and this is the last of their steps.</source>
        <translation type="unfinished">chỉ các chiến lược của chính bài viết tính riêng một vùng, và đây là bước cuối trong các bước của bài.</translation>
    </message>
    <message>
        <source>opening the image</source>
        <translation type="unfinished">đang mở ảnh</translation>
    </message>
    <message>
        <source>operation</source>
        <translation type="unfinished">phép xử lý</translation>
    </message>
    <message>
        <source>operations per byte</source>
        <translation type="unfinished">phép tính cho mỗi byte</translation>
    </message>
    <message>
        <source>out of bounds</source>
        <translation type="unfinished">ngoài giới hạn</translation>
    </message>
    <message>
        <source>outside the image</source>
        <translation type="unfinished">bên ngoài ảnh</translation>
    </message>
    <message>
        <source>outside the texture</source>
        <translation type="unfinished">ngoài texture</translation>
    </message>
    <message>
        <source>over ideal</source>
        <translation type="unfinished">so với lý tưởng</translation>
    </message>
    <message>
        <source>padding</source>
        <translation type="unfinished">phần đệm</translation>
    </message>
    <message>
        <source>parameter memory</source>
        <translation type="unfinished">bộ nhớ tham số</translation>
    </message>
    <message>
        <source>partly matches hardware, partly exact for PTX</source>
        <translation type="unfinished">một phần khớp với phần cứng, một phần chính xác đối với PTX</translation>
    </message>
    <message>
        <source>pasted image</source>
        <translation type="unfinished">ảnh đã dán</translation>
    </message>
    <message>
        <source>pin %1</source>
        <translation type="unfinished">lần chạy ghim %1</translation>
    </message>
    <message>
        <source>pitch</source>
        <translation type="unfinished">bước hàng</translation>
    </message>
    <message>
        <source>pixel along the line</source>
        <translation type="unfinished">điểm ảnh dọc theo đường</translation>
    </message>
    <message>
        <source>pixels of a row</source>
        <translation type="unfinished">các điểm ảnh của một hàng</translation>
    </message>
    <message>
        <source>power brake</source>
        <translation type="unfinished">hãm công suất (power brake)</translation>
    </message>
    <message>
        <source>power cap</source>
        <translation type="unfinished">giới hạn công suất</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation type="unfinished">dự đoán</translation>
    </message>
    <message>
        <source>predicted for %1, not a measurement</source>
        <translation type="unfinished">dự đoán cho %1, không phải phép đo</translation>
    </message>
    <message>
        <source>predicted time, µs</source>
        <translation type="unfinished">thời gian dự đoán, µs</translation>
    </message>
    <message>
        <source>predicted, µs</source>
        <translation type="unfinished">dự đoán, µs</translation>
    </message>
    <message>
        <source>printf output</source>
        <translation type="unfinished">Đầu ra của printf</translation>
    </message>
    <message>
        <source>private (local) memory of the threads</source>
        <translation type="unfinished">bộ nhớ riêng (cục bộ) của các thread</translation>
    </message>
    <message>
        <source>published %1 on %2, %3%4</source>
        <translation type="unfinished">đã công bố %1 trên %2, %3%4</translation>
    </message>
    <message>
        <source>px</source>
        <translation type="unfinished">px</translation>
    </message>
    <message>
        <source>ran</source>
        <translation type="unfinished">đã chạy</translation>
    </message>
    <message>
        <source>range</source>
        <translation type="unfinished">khoảng giá trị</translation>
    </message>
    <message>
        <source>ratio to the slowest strategy</source>
        <translation type="unfinished">tỷ số so với chiến lược chậm nhất</translation>
    </message>
    <message>
        <source>read as black</source>
        <translation type="unfinished">được đọc là màu đen</translation>
    </message>
    <message>
        <source>read by the block</source>
        <translation type="unfinished">block đọc</translation>
    </message>
    <message>
        <source>read from device memory</source>
        <translation type="unfinished">đọc từ bộ nhớ thiết bị</translation>
    </message>
    <message>
        <source>read, but written by other blocks</source>
        <translation type="unfinished">đọc, nhưng do block khác ghi</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation type="unfinished">chỉ đọc</translation>
    </message>
    <message>
        <source>reading the GPU's counters</source>
        <translation type="unfinished">đang đọc các bộ đếm của GPU</translation>
    </message>
    <message>
        <source>reads tile[3]</source>
        <translation type="unfinished">đọc tile[3]</translation>
    </message>
    <message>
        <source>ready to issue while another warp does</source>
        <translation type="unfinished">sẵn sàng phát lệnh trong khi warp khác phát</translation>
    </message>
    <message>
        <source>red</source>
        <translation type="unfinished">đỏ</translation>
    </message>
    <message>
        <source>reference</source>
        <translation type="unfinished">tham chiếu</translation>
    </message>
    <message>
        <source>register</source>
        <translation type="unfinished">thanh ghi</translation>
    </message>
    <message>
        <source>registers</source>
        <translation type="unfinished">thanh ghi</translation>
    </message>
    <message>
        <source>registers per thread</source>
        <translation type="unfinished">thanh ghi mỗi thread</translation>
    </message>
    <message>
        <source>request</source>
        <translation type="unfinished">yêu cầu</translation>
    </message>
    <message>
        <source>requested from the L1 cache, counted</source>
        <translation type="unfinished">yêu cầu từ bộ nhớ đệm L1, đếm được</translation>
    </message>
    <message>
        <source>result</source>
        <translation type="unfinished">kết quả</translation>
    </message>
    <message>
        <source>result − CPU reference</source>
        <translation type="unfinished">kết quả − tham chiếu CPU</translation>
    </message>
    <message>
        <source>reuse</source>
        <translation type="unfinished">dùng lại</translation>
    </message>
    <message>
        <source>roofline</source>
        <translation type="unfinished">roofline</translation>
    </message>
    <message>
        <source>row %1, columns %2 to %3</source>
        <translation type="unfinished">hàng %1, cột %2 đến %3</translation>
    </message>
    <message>
        <source>rows %1 elements apart</source>
        <translation type="unfinished">các hàng cách nhau %1 phần tử</translation>
    </message>
    <message>
        <source>rows %1 elements apart, as now</source>
        <translation type="unfinished">các hàng cách nhau %1 phần tử, như hiện nay</translation>
    </message>
    <message>
        <source>rows of 8 words</source>
        <translation type="unfinished">hàng gồm 8 từ nhớ</translation>
    </message>
    <message>
        <source>rows: %1</source>
        <translation type="unfinished">các hàng: %1</translation>
    </message>
    <message>
        <source>running</source>
        <translation type="unfinished">đang chạy</translation>
    </message>
    <message>
        <source>running %1</source>
        <translation type="unfinished">đang chạy %1</translation>
    </message>
    <message>
        <source>running the program</source>
        <translation type="unfinished">đang chạy chương trình</translation>
    </message>
    <message>
        <source>sample of blocks</source>
        <translation type="unfinished">các block lấy mẫu</translation>
    </message>
    <message>
        <source>scaled down from %1 × %2 for this report</source>
        <translation type="unfinished">được thu nhỏ từ %1 × %2 cho báo cáo này</translation>
    </message>
    <message>
        <source>scheduler %1</source>
        <translation type="unfinished">bộ lập lịch %1</translation>
    </message>
    <message>
        <source>schedulers</source>
        <translation type="unfinished">bộ lập lịch</translation>
    </message>
    <message>
        <source>second vote</source>
        <translation type="unfinished">lần chọn thứ hai</translation>
    </message>
    <message>
        <source>sector</source>
        <translation type="unfinished">sector</translation>
    </message>
    <message>
        <source>several settings</source>
        <translation type="unfinished">nhiều thiết lập</translation>
    </message>
    <message>
        <source>shade: a warp's 1st, 2nd, … store to the tile, dark first</source>
        <translation type="unfinished">độ đậm: lần ghi thứ 1, 2, … của warp vào tile, đậm là trước</translation>
    </message>
    <message>
        <source>shared</source>
        <translation type="unfinished">chia sẻ</translation>
    </message>
    <message>
        <source>shared load</source>
        <translation type="unfinished">đọc bộ nhớ chia sẻ</translation>
    </message>
    <message>
        <source>shared memory</source>
        <translation type="unfinished">bộ nhớ chia sẻ</translation>
    </message>
    <message>
        <source>shared memory + L1</source>
        <translation type="unfinished">bộ nhớ chia sẻ + L1</translation>
    </message>
    <message>
        <source>shared memory is enough for the rows of only %1 threads with this window.</source>
        <translation type="unfinished">bộ nhớ chia sẻ đủ cho các hàng của %1 thread ở cửa sổ này.</translation>
    </message>
    <message>
        <source>shared memory per block, bytes</source>
        <translation type="unfinished">bộ nhớ chia sẻ mỗi block, byte</translation>
    </message>
    <message>
        <source>shared store</source>
        <translation type="unfinished">ghi bộ nhớ chia sẻ</translation>
    </message>
    <message>
        <source>shared, opt-in</source>
        <translation type="unfinished">bộ nhớ chia sẻ, khi yêu cầu</translation>
    </message>
    <message>
        <source>sides</source>
        <translation type="unfinished">các cạnh</translation>
    </message>
    <message>
        <source>signed %1-bit integers</source>
        <translation type="unfinished">số nguyên có dấu %1 bit</translation>
    </message>
    <message>
        <source>single run; repeated when the sliders stop moving</source>
        <translation type="unfinished">một lần chạy; được lặp lại khi các thanh trượt dừng lại</translation>
    </message>
    <message>
        <source>source</source>
        <translation type="unfinished">nguồn</translation>
    </message>
    <message>
        <source>speed</source>
        <translation type="unfinished">tốc độ</translation>
    </message>
    <message>
        <source>stall</source>
        <translation type="unfinished">stall</translation>
    </message>
    <message>
        <source>stopped after %1 of %2</source>
        <translation type="unfinished">dừng sau %1 trong %2</translation>
    </message>
    <message>
        <source>stopped by an error</source>
        <translation type="unfinished">bị dừng do lỗi</translation>
    </message>
    <message>
        <source>stopped: %1</source>
        <translation type="unfinished">đã dừng: %1</translation>
    </message>
    <message>
        <source>stores to global memory</source>
        <translation type="unfinished">lần ghi vào bộ nhớ toàn cục</translation>
    </message>
    <message>
        <source>stores to local memory</source>
        <translation type="unfinished">lần ghi vào bộ nhớ cục bộ</translation>
    </message>
    <message>
        <source>stores to shared memory</source>
        <translation type="unfinished">lần ghi vào bộ nhớ chia sẻ</translation>
    </message>
    <message>
        <source>stores written through to L2</source>
        <translation type="unfinished">lần ghi xuyên (write-through) tới L2</translation>
    </message>
    <message>
        <source>strategy</source>
        <translation type="unfinished">chiến lược</translation>
    </message>
    <message>
        <source>student</source>
        <translation type="unfinished">sinh viên</translation>
    </message>
    <message>
        <source>sweeping %1 %2</source>
        <translation type="unfinished">đang quét %1 %2</translation>
    </message>
    <message>
        <source>synchronised with other GPUs</source>
        <translation type="unfinished">giữ nhịp với các GPU khác</translation>
    </message>
    <message>
        <source>taken</source>
        <translation type="unfinished">rẽ nhánh</translation>
    </message>
    <message>
        <source>tens of cycles</source>
        <translation type="unfinished">hàng chục chu kỳ</translation>
    </message>
    <message>
        <source>texture</source>
        <translation type="unfinished">texture</translation>
    </message>
    <message>
        <source>texture of %1</source>
        <translation type="unfinished">texture của %1</translation>
    </message>
    <message>
        <source>texture reads</source>
        <translation type="unfinished">lần đọc texture</translation>
    </message>
    <message>
        <source>the 32 lanes of a warp lie side by side in a row, whatever the block's shape, and pass sums to one another, so the block must have a multiple of 32 threads, up to 256.</source>
        <translation type="unfinished">32 lane của một warp nằm cạnh nhau trên một hàng, bất kể hình dạng block, và chuyển tổng cho nhau, nên số thread của block phải là bội của 32, tối đa 256.</translation>
    </message>
    <message>
        <source>the block's pixels and their halo</source>
        <translation type="unfinished">các điểm ảnh của block và halo của chúng</translation>
    </message>
    <message>
        <source>the chosen block</source>
        <translation type="unfinished">block đã chọn</translation>
    </message>
    <message>
        <source>the edited source belongs to this strategy.</source>
        <translation type="unfinished">mã nguồn đã sửa thuộc chiến lược này.</translation>
    </message>
    <message>
        <source>the emulator; not GPU time</source>
        <translation type="unfinished">trình giả lập; không phải thời gian của GPU</translation>
    </message>
    <message>
        <source>the file name does not end in a supported format</source>
        <translation type="unfinished">tên tệp không có phần mở rộng của định dạng nào ghi được</translation>
    </message>
    <message>
        <source>the filter extends beyond the edge</source>
        <translation type="unfinished">bộ lọc vươn ra ngoài rìa</translation>
    </message>
    <message>
        <source>the lanes pass sums on to one another, so the block must consist of whole warps of 32 threads.</source>
        <translation type="unfinished">các lane của nó chuyển tổng cho nhau, nên block phải gồm các warp trọn vẹn 32 thread.</translation>
    </message>
    <message>
        <source>the mirrored pixel is read outside the image</source>
        <translation type="unfinished">bên ngoài ảnh đọc ra điểm ảnh đối xứng gương</translation>
    </message>
    <message>
        <source>the nearest pixel is read outside the image</source>
        <translation type="unfinished">bên ngoài ảnh đọc ra điểm ảnh gần nhất</translation>
    </message>
    <message>
        <source>the program launches this kernel with blocks of %1.</source>
        <translation type="unfinished">chương trình launch kernel này với block %1.</translation>
    </message>
    <message>
        <source>the same as %1</source>
        <translation type="unfinished">bằng %1</translation>
    </message>
    <message>
        <source>the size of the array "%1" is not a number from 1 to %2 here</source>
        <translation type="unfinished">kích thước của mảng “%1” ở đây không phải là số từ 1 đến %2</translation>
    </message>
    <message>
        <source>the strategy's own source</source>
        <translation type="unfinished">mã nguồn gốc của chiến lược</translation>
    </message>
    <message>
        <source>thermal slowdown by the driver</source>
        <translation type="unfinished">giới hạn nhiệt do trình điều khiển</translation>
    </message>
    <message>
        <source>thermal slowdown by the hardware</source>
        <translation type="unfinished">giới hạn nhiệt do phần cứng</translation>
    </message>
    <message>
        <source>this strategy divides its tile of the covariance among the %1 threads of a %2 block.</source>
        <translation type="unfinished">chiến lược này chia tile hiệp phương sai của nó cho %1 thread của một block %2.</translation>
    </message>
    <message>
        <source>thread</source>
        <translation type="unfinished">thread</translation>
    </message>
    <message>
        <source>thread %1</source>
        <translation type="unfinished">thread %1</translation>
    </message>
    <message>
        <source>thread %1 atomically updates it on %2</source>
        <translation type="unfinished">thread %1 cập nhật nguyên tử nó ở %2</translation>
    </message>
    <message>
        <source>thread %1 loads it on %2</source>
        <translation type="unfinished">thread %1 nạp nó ở %2</translation>
    </message>
    <message>
        <source>thread %1 stores it on %2</source>
        <translation type="unfinished">thread %1 ghi nó ở %2</translation>
    </message>
    <message>
        <source>thread 3</source>
        <translation type="unfinished">thread 3</translation>
    </message>
    <message>
        <source>thread 4</source>
        <translation type="unfinished">thread 4</translation>
    </message>
    <message>
        <source>threads</source>
        <translation type="unfinished">thread</translation>
    </message>
    <message>
        <source>threads and pixels do not correspond one to one here: warps have no pixels of their own</source>
        <translation type="unfinished">ở đây thread và điểm ảnh không ứng với nhau một-một: warp không có điểm ảnh của riêng mình</translation>
    </message>
    <message>
        <source>threads per block</source>
        <translation type="unfinished">thread mỗi block</translation>
    </message>
    <message>
        <source>three passes: three wavefronts</source>
        <translation type="unfinished">ba lượt: ba wavefront</translation>
    </message>
    <message>
        <source>three words of one bank: three passes</source>
        <translation type="unfinished">ba từ nhớ của một bank: ba lượt</translation>
    </message>
    <message>
        <source>tightest limit</source>
        <translation type="unfinished">giới hạn chặt nhất</translation>
    </message>
    <message>
        <source>tile</source>
        <translation type="unfinished">tile</translation>
    </message>
    <message>
        <source>tile %1</source>
        <translation type="unfinished">tile %1</translation>
    </message>
    <message>
        <source>tile of %1 elements</source>
        <translation type="unfinished">tile %1 phần tử</translation>
    </message>
    <message>
        <source>time</source>
        <translation type="unfinished">thời gian</translation>
    </message>
    <message>
        <source>time of the previous step divided by that of this one</source>
        <translation type="unfinished">thời gian của bước trước chia cho của bước này</translation>
    </message>
    <message>
        <source>timed only together with the other launches</source>
        <translation type="unfinished">chỉ được đo thời gian cùng với các lần launch khác</translation>
    </message>
    <message>
        <source>timing %1</source>
        <translation type="unfinished">đang đo thời gian %1</translation>
    </message>
    <message>
        <source>to</source>
        <translation type="unfinished">đến</translation>
    </message>
    <message>
        <source>to the device %1</source>
        <translation type="unfinished">sang thiết bị %1</translation>
    </message>
    <message>
        <source>too few registers for more</source>
        <translation type="unfinished">muốn nhiều hơn thì thiếu thanh ghi</translation>
    </message>
    <message>
        <source>tracing the value…</source>
        <translation type="unfinished">đang theo dấu giá trị…</translation>
    </message>
    <message>
        <source>tracing…</source>
        <translation type="unfinished">đang theo vết…</translation>
    </message>
    <message>
        <source>two blocks read the same pixels</source>
        <translation type="unfinished">hai block đọc cùng các điểm ảnh</translation>
    </message>
    <message>
        <source>two windows use the same pixels</source>
        <translation type="unfinished">hai cửa sổ dùng cùng các điểm ảnh</translation>
    </message>
    <message>
        <source>uninitialised, %1 came too late</source>
        <translation type="unfinished">chưa khởi tạo, %1 đến quá muộn</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation type="unfinished">không rõ</translation>
    </message>
    <message>
        <source>unused</source>
        <translation type="unfinished">không dùng</translation>
    </message>
    <message>
        <source>up to %1 words requested per bank</source>
        <translation type="unfinished">tối đa %1 từ nhớ được yêu cầu từ một bank</translation>
    </message>
    <message>
        <source>up to the upper bound</source>
        <translation type="unfinished">đến cận trên</translation>
    </message>
    <message>
        <source>value</source>
        <translation type="unfinished">giá trị</translation>
    </message>
    <message>
        <source>vector access</source>
        <translation type="unfinished">truy cập vectơ</translation>
    </message>
    <message>
        <source>version unknown</source>
        <translation type="unfinished">không rõ phiên bản</translation>
    </message>
    <message>
        <source>wait</source>
        <translation type="unfinished">chờ</translation>
    </message>
    <message>
        <source>waiting at a barrier for other warps</source>
        <translation type="unfinished">chờ các warp khác tại rào đồng bộ</translation>
    </message>
    <message>
        <source>waiting for a free arithmetic unit</source>
        <translation type="unfinished">chờ một đơn vị số học rảnh</translation>
    </message>
    <message>
        <source>waiting for constant memory</source>
        <translation type="unfinished">chờ bộ nhớ hằng</translation>
    </message>
    <message>
        <source>waiting for data from memory</source>
        <translation type="unfinished">chờ dữ liệu từ bộ nhớ</translation>
    </message>
    <message>
        <source>waiting for data from shared memory</source>
        <translation type="unfinished">chờ dữ liệu từ bộ nhớ chia sẻ</translation>
    </message>
    <message>
        <source>waiting for earlier memory accesses</source>
        <translation type="unfinished">chờ các truy cập bộ nhớ trước đó</translation>
    </message>
    <message>
        <source>waiting for earlier shared memory accesses</source>
        <translation type="unfinished">chờ các truy cập bộ nhớ chia sẻ trước đó</translation>
    </message>
    <message>
        <source>waiting for earlier texture accesses</source>
        <translation type="unfinished">chờ các truy cập texture trước đó</translation>
    </message>
    <message>
        <source>waiting for registers of one bank</source>
        <translation type="unfinished">chờ các thanh ghi của cùng một bank</translation>
    </message>
    <message>
        <source>waiting for the target of a branch</source>
        <translation type="unfinished">chờ đích của một rẽ nhánh</translation>
    </message>
    <message>
        <source>waiting for their last stores</source>
        <translation type="unfinished">chờ các lần ghi cuối của chúng</translation>
    </message>
    <message>
        <source>waiting for their next instruction</source>
        <translation type="unfinished">chờ lệnh kế tiếp của chúng</translation>
    </message>
    <message>
        <source>waiting for their previous instruction</source>
        <translation type="unfinished">chờ lệnh trước đó của chúng</translation>
    </message>
    <message>
        <source>waiting until their stores are visible</source>
        <translation type="unfinished">chờ đến khi các lần ghi của chúng được thấy</translation>
    </message>
    <message>
        <source>warp</source>
        <translation type="unfinished">warp</translation>
    </message>
    <message>
        <source>warp %1</source>
        <translation type="unfinished">warp %1</translation>
    </message>
    <message>
        <source>warp: 32 lanes</source>
        <translation type="unfinished">warp: 32 lane</translation>
    </message>
    <message>
        <source>warps</source>
        <translation type="unfinished">warp</translation>
    </message>
    <message>
        <source>warps of 32 threads</source>
        <translation type="unfinished">warp gồm 32 thread</translation>
    </message>
    <message>
        <source>warps, lane numbers</source>
        <translation type="unfinished">warp, số thứ tự lane</translation>
    </message>
    <message>
        <source>warps: zoom in to tell them apart</source>
        <translation type="unfinished">warp: phóng to cho tới khi phân biệt được chúng</translation>
    </message>
    <message>
        <source>wavefront</source>
        <translation type="unfinished">wavefront</translation>
    </message>
    <message>
        <source>what a block reads and writes is shown after you answer</source>
        <translation type="unfinished">những gì một block đọc và ghi được hiện sau câu trả lời</translation>
    </message>
    <message>
        <source>which is first?</source>
        <translation type="unfinished">cái nào trước?</translation>
    </message>
    <message>
        <source>whole number</source>
        <translation type="unfinished">số nguyên</translation>
    </message>
    <message>
        <source>with 16 columns per thread, registers and shared memory are enough for only %1 threads with this window.</source>
        <translation type="unfinished">với 16 cột mỗi thread, thanh ghi và bộ nhớ chia sẻ đủ cho %1 thread ở cửa sổ này.</translation>
    </message>
    <message>
        <source>with a cold L2 cache %1%2</source>
        <translation type="unfinished">với bộ nhớ đệm L2 lạnh %1%2</translation>
    </message>
    <message>
        <source>with a template of %1 on %2 pixels, rows are so short that the extra word of the shifted copies would cost more than shifting the image.</source>
        <translation type="unfinished">mẫu %1 trên %2 điểm ảnh có các hàng quá ngắn, nên từ nhớ mà các bản sao đã dịch thêm vào sẽ tốn hơn việc dịch ảnh.</translation>
    </message>
    <message>
        <source>with all counters</source>
        <translation type="unfinished">có đếm mọi thứ</translation>
    </message>
    <message>
        <source>with data race detection</source>
        <translation type="unfinished">có tìm tranh chấp dữ liệu</translation>
    </message>
    <message>
        <source>word</source>
        <translation type="unfinished">từ nhớ</translation>
    </message>
    <message>
        <source>writes tile[3]</source>
        <translation type="unfinished">ghi tile[3]</translation>
    </message>
    <message>
        <source>written to device memory</source>
        <translation type="unfinished">ghi vào bộ nhớ thiết bị</translation>
    </message>
    <message>
        <source>x,y,width,height or a file</source>
        <translation type="unfinished">x,y,rộng,cao hoặc một tệp</translation>
    </message>
    <message>
        <source>|gx| + |gy| is computed from differences in 2×2 squares, which four pixels share.</source>
        <translation type="unfinished">|gx| + |gy| suy ra từ các hiệu trong ô vuông 2×2, dùng chung cho bốn điểm ảnh.</translation>
    </message>
    <message>
        <source>¼ second</source>
        <translation type="unfinished">¼ giây</translation>
    </message>
    <message>
        <source>½ second</source>
        <translation type="unfinished">½ giây</translation>
    </message>
    <message>
        <source>× weight</source>
        <translation type="unfinished">× trọng số</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation type="unfinished">‹ Quay lại</translation>
    </message>
    <message>
        <source>→ leads from a strategy to one based on it; the steps of the chosen strategy are bold
Higher is faster; further left means less arithmetic. Hover over a mark for its figures.</source>
        <translation type="unfinished">→ từ một chiến lược đến chiến lược dựa trên nó, đậm nếu thuộc các bước của chiến lược đã chọn
Càng cao càng nhanh; càng về bên trái càng ít số học. Đặt chuột lên một dấu để xem số liệu của nó.</translation>
    </message>
    <message>
        <source>≈ estimated from some of the blocks</source>
        <translation type="unfinished">≈ ước lượng từ một số block</translation>
    </message>
    <message>
        <source>≈ modelled, or the model's lower bound</source>
        <translation type="unfinished">≈ theo mô hình, hoặc cận dưới của nó</translation>
    </message>
    <message>
        <source>● by the bytes that the kernel's sectors move
○ by the bytes that must come from memory once
→ leads from a strategy to one based on it
A kernel cannot be above the roof over its ○; the higher of two kernels with the same number of operations is faster.</source>
        <translation type="unfinished">● theo số byte mà các sector của kernel chuyển
○ theo số byte buộc phải đến từ bộ nhớ một lần
→ từ một chiến lược đến chiến lược dựa trên nó
Kernel không thể nằm trên phần trần phía trên ○ của nó; trong các kernel có cùng số phép tính, kernel nằm cao hơn thì nhanh hơn.</translation>
    </message>
</context>
</TS>
