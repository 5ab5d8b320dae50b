#version 330 core

uniform sampler2D picture;
uniform bool isMapped;     // the picture holds numbers, one a texel, to be coloured
uniform sampler2D colours; // 256 of them, for the lowest to the highest number
uniform vec2 range;        // the numbers shown in the first and the last colour
uniform vec4 notANumber;
uniform vec3 side;         // of a line: drawn where (x, y, 1) · side is not negative, in device pixels
uniform bool isGrey;       // the picture's colours are taken out
uniform float opacity;
in vec2 textureCoordinate;
out vec4 colour;

void main()
{
    if (dot(vec3(gl_FragCoord.xy, 1.0), side) < 0.0)
        discard;
    vec4 value = texture(picture, textureCoordinate);
    if (!isMapped) {
        colour = vec4(value.rgb, 1.0);
    } else if (isnan(value.r)) {
        colour = notANumber;
    } else {
        float level = clamp((value.r - range.x) / (range.y - range.x), 0.0, 1.0);
        colour = texelFetch(colours, ivec2(int(level * 255.0 + 0.5), 0), 0);
    }
    if (isGrey)
        colour.rgb = vec3(dot(colour.rgb, vec3(0.299, 0.587, 0.114)));
    colour.a = opacity;
}
