/** Turns the figure, lets a layer come down over it as `amount` grows, and looks at it from a little above. */
export const VERTEX_SHADER = `#version 300 es
in vec3 position;
uniform float turn;
uniform float aspect;
uniform float amount;
out vec3 place;
void main() {
  float late = 1.0 - amount;
  vec3 p = position;
  p.xz *= 1.0 + late * 0.4;
  p.y += late * 0.45;
  float angle = turn + late * 1.2;
  p = vec3(p.x * cos(angle) + p.z * sin(angle), p.y, p.z * cos(angle) - p.x * sin(angle));
  p = vec3(p.x, p.y * 0.985 - p.z * 0.17, p.z * 0.985 + p.y * 0.17);
  place = p;
  float away = p.z - 4.6;
  float zoom = 2.9 * min(1.0, aspect * 1.25);
  gl_Position = vec4(p.x * zoom / aspect, (p.y + 0.04) * zoom, -1.087 * away - 1.0435, -away);
}`;

/** Flat faces: each catches the light as a fold of paper does. */
export const FRAGMENT_SHADER = `#version 300 es
precision highp float;
in vec3 place;
uniform vec3 ink;
uniform float amount;
out vec4 colour;
void main() {
  vec3 normal = normalize(cross(dFdx(place), dFdy(place)));
  float key = max(dot(normal, normalize(vec3(-0.5, 0.65, 0.75))), 0.0);
  float fill = max(dot(normal, normalize(vec3(0.8, 0.1, 0.4))), 0.0);
  vec3 lit = ink * (0.3 + 0.72 * key + 0.16 * fill) + vec3(0.05) * key;
  float alpha = smoothstep(0.0, 0.55, amount);
  colour = vec4(lit * alpha, alpha);
}`;
