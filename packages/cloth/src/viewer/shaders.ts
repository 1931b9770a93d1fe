/** Positions and normals turned about the upright axis; the drawing's place in its piece goes on to the fragments. */
export const vertexShader = `#version 300 es
precision highp float;
layout(location = 0) in vec3 position;
layout(location = 1) in vec3 normal;
layout(location = 2) in vec2 patternUv;
uniform mat4 projection;
uniform mat4 view;
out vec3 shownNormal;
out vec3 toEye;
out vec2 cloth;
void main() {
  vec4 place = view * vec4(position, 1.0);
  shownNormal = mat3(view) * normal;
  toEye = -place.xyz;
  cloth = patternUv;
  gl_Position = projection * place;
}`;

/** Colours are mixed and lit as linear light; images come gamma encoded. Two soft lamps, a sheen towards the rim, and the drawing where it covers the cloth. Both sides of the cloth are lit. */
export const fragmentShader = `#version 300 es
precision highp float;
in vec3 shownNormal;
in vec3 toEye;
in vec2 cloth;
uniform vec3 colour;
uniform sampler2D weave;
uniform vec2 weaveCm;
uniform vec2 grain;
uniform sampler2D drawing;
uniform vec4 drawingRect;
uniform float hasWeave;
uniform float hasDrawing;
out vec4 shade;
void main() {
  vec3 n = normalize(shownNormal);
  vec3 eye = normalize(toEye);
  bool isInside = dot(n, eye) < 0.0;
  if (isInside) n = -n;
  vec3 base = colour;
  // The pattern's v runs up the warp, the rows of a tile down the page.
  vec2 woven = mat2(grain.x, grain.y, -grain.y, grain.x) * cloth / vec2(weaveCm.x, -weaveCm.y);
  if (hasWeave > 0.5) base *= pow(texture(weave, woven).rgb, vec3(2.2));
  vec2 at = (cloth - drawingRect.xy) / drawingRect.zw;
  if (hasDrawing > 0.5 && !isInside && all(greaterThanEqual(at, vec2(0.0))) && all(lessThanEqual(at, vec2(1.0)))) {
    vec4 ink = texture(drawing, vec2(at.x, 1.0 - at.y));
    base = mix(base, pow(ink.rgb, vec3(2.2)), ink.a);
  }
  float key = max(0.0, dot(n, normalize(vec3(-0.55, 0.6, 0.75))) * 0.75 + 0.25);
  float fill = max(0.0, dot(n, normalize(vec3(0.8, 0.1, 0.5)))) * 0.25;
  float sheen = pow(1.0 - max(0.0, dot(n, eye)), 4.0) * 0.12;
  vec3 light = base * (0.1 + 0.85 * key * key + 0.6 * fill) * (isInside ? 0.6 : 1.0) + sheen;
  shade = vec4(pow(light, vec3(1.0 / 2.2)), 1.0);
}`;
