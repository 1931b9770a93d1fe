import type { ViewMesh } from '../mesh/decode.ts';
import { fragmentShader, vertexShader } from './shaders.ts';

/** A linked program; throws with the driver's log if it does not compile. */
export function createProgram(gl: WebGL2RenderingContext): WebGLProgram {
  const program = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, vertexShader],
    [gl.FRAGMENT_SHADER, fragmentShader],
  ] as const) {
    const shader = gl.createShader(kind);
    if (!shader) throw new Error('the graphics context is lost');
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) throw new Error(`the shaders do not link: ${gl.getProgramInfoLog(program) ?? ''}`);
  return program;
}

/** Uploads a mesh; the vertex array is left bound. */
export function uploadMesh(gl: WebGL2RenderingContext, mesh: ViewMesh): { readonly dispose: () => void } {
  const array = gl.createVertexArray();
  gl.bindVertexArray(array);
  const buffers = (
    [
      [mesh.positions, 3],
      [mesh.normals, 3],
      [mesh.patternUv, 2],
    ] as const
  ).map(([values, size], location) => {
    const buffer = gl.createBuffer();
    gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
    gl.bufferData(gl.ARRAY_BUFFER, values, gl.STATIC_DRAW);
    gl.enableVertexAttribArray(location);
    gl.vertexAttribPointer(location, size, gl.FLOAT, false, 0, 0);
    return buffer;
  });
  const elements = gl.createBuffer();
  gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, elements);
  gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, mesh.triangles, gl.STATIC_DRAW);
  return {
    dispose: () => {
      gl.deleteVertexArray(array);
      for (const buffer of [...buffers, elements]) gl.deleteBuffer(buffer);
    },
  };
}

/** An image as a texture; tiles repeat, drawings end at their rim. */
export function uploadTexture(gl: WebGL2RenderingContext, image: TexImageSource, isTiled: boolean): WebGLTexture {
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, image);
  gl.generateMipmap(gl.TEXTURE_2D);
  const wrap = isTiled ? gl.REPEAT : gl.CLAMP_TO_EDGE;
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, wrap);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, wrap);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR);
  // Cloth that turns away at the side would be blurred along both axes.
  const sharp = gl.getExtension('EXT_texture_filter_anisotropic');
  if (sharp) gl.texParameterf(gl.TEXTURE_2D, sharp.TEXTURE_MAX_ANISOTROPY_EXT, 4);
  return texture;
}
