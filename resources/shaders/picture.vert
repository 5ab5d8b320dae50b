#version 330 core

// A rectangle without vertex buffers: four corners made from the vertex number, drawn as a triangle strip.
uniform vec4 target; // left, top, right, bottom in clip space
uniform vec4 part;   // the same corners in the texture
out vec2 textureCoordinate;

void main()
{
    vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1);
    gl_Position = vec4(mix(target.xy, target.zw, corner), 0.0, 1.0);
    textureCoordinate = mix(part.xy, part.zw, corner);
}
