#version 330 core

uniform sampler2D picture;
uniform vec2 range; // the values shown as black and as white; 0 and 1 for 8-bit pictures
in vec2 textureCoordinate;
out vec4 colour;

void main()
{
    vec3 value = texture(picture, textureCoordinate).rgb;
    colour = vec4(clamp((value - range.x) / (range.y - range.x), 0.0, 1.0), 1.0);
}
