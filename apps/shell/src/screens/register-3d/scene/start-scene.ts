import { figureLayers } from './figure-layers.ts';
import { FRAGMENT_SHADER, VERTEX_SHADER } from './shaders.ts';

export interface Scene {
  /** How many layers the figure shall wear. */
  dress(layers: number): void;
  /** Whether the figure turns. It is dressed while it stands still, too. */
  turn(isTurning: boolean): void;
  /** Gives the drawing context and its memory back. */
  stop(): void;
}

/** Radians a second: one turn in about twenty seconds. */
const SPEED = 0.32;
/** Share of the way to the goal that a layer covers in a second, near enough. */
const HASTE = 3.2;
const MAX_PIXEL_RATIO = 2;

/**
 * Draws the figure on the canvas until it is stopped: not while the page is hidden, and not while the canvas is out of
 * view. Returns nothing when the browser gives no drawing context after all.
 */
export function startScene(canvas: HTMLCanvasElement): Scene | undefined {
  const gl = canvas.getContext('webgl2', { alpha: true, antialias: true, powerPreference: 'low-power' });
  if (gl === null) return undefined;
  const program = makeProgram(gl);
  if (program === undefined) return undefined;
  const uniform = (name: string) => gl.getUniformLocation(program, name);
  const [turnAt, aspectAt, amountAt, inkAt] = ['turn', 'aspect', 'amount', 'ink'].map(uniform);
  const layers = figureLayers().map(({ mesh, ink }) => ({ ...upload(gl, program, mesh), ink, amount: 0 }));
  gl.useProgram(program);
  gl.enable(gl.DEPTH_TEST);
  gl.enable(gl.BLEND);
  gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);

  let goal = 1;
  let angle = 0.5;
  let isTurning = true;
  let frame = 0;
  let before: number | undefined;

  function draw(now: number): void {
    frame = requestAnimationFrame(draw);
    if (gl === null || gl.isContextLost()) return;
    const seconds = Math.min(0.1, (now - (before ?? now)) / 1000);
    before = now;
    if (isTurning) angle += seconds * SPEED;
    fit(gl, canvas);
    gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
    gl.uniform1f(turnAt ?? null, angle);
    gl.uniform1f(aspectAt ?? null, canvas.width / canvas.height);
    for (const [index, layer] of layers.entries()) {
      layer.amount += ((index < goal ? 1 : 0) - layer.amount) * Math.min(1, seconds * HASTE);
      if (layer.amount < 0.01) continue;
      gl.uniform1f(amountAt ?? null, layer.amount);
      gl.uniform3fv(inkAt ?? null, layer.ink);
      gl.bindVertexArray(layer.array);
      gl.drawArrays(gl.TRIANGLES, 0, layer.corners);
    }
  }

  const pause = () => {
    cancelAnimationFrame(frame);
    before = undefined;
  };
  const observer = new IntersectionObserver(([entry]) => {
    pause();
    if (entry?.isIntersecting === true) frame = requestAnimationFrame(draw);
  });
  observer.observe(canvas);

  return {
    dress: (count) => {
      goal = 1 + count;
    },
    turn: (shallTurn) => {
      isTurning = shallTurn;
    },
    stop: () => {
      observer.disconnect();
      pause();
      for (const { array, buffer } of layers) {
        gl.deleteVertexArray(array);
        gl.deleteBuffer(buffer);
      }
      gl.deleteProgram(program);
      gl.getExtension('WEBGL_lose_context')?.loseContext();
    },
  };
}

function upload(gl: WebGL2RenderingContext, program: WebGLProgram, mesh: Float32Array<ArrayBuffer>) {
  const array = gl.createVertexArray();
  const buffer = gl.createBuffer();
  gl.bindVertexArray(array);
  gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
  gl.bufferData(gl.ARRAY_BUFFER, mesh, gl.STATIC_DRAW);
  const position = gl.getAttribLocation(program, 'position');
  gl.enableVertexAttribArray(position);
  gl.vertexAttribPointer(position, 3, gl.FLOAT, false, 0, 0);
  return { array, buffer, corners: mesh.length / 3 };
}

function fit(gl: WebGL2RenderingContext, canvas: HTMLCanvasElement): void {
  const ratio = Math.min(MAX_PIXEL_RATIO, window.devicePixelRatio);
  const [width, height] = [Math.round(canvas.clientWidth * ratio), Math.round(canvas.clientHeight * ratio)];
  if (width === 0 || height === 0 || (canvas.width === width && canvas.height === height)) return;
  canvas.width = width;
  canvas.height = height;
  gl.viewport(0, 0, width, height);
}

function makeProgram(gl: WebGL2RenderingContext): WebGLProgram | undefined {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, VERTEX_SHADER],
    [gl.FRAGMENT_SHADER, FRAGMENT_SHADER],
  ] as const) {
    const shader = gl.createShader(type);
    if (shader === null) return undefined;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
    gl.deleteShader(shader);
  }
  gl.linkProgram(program);
  return gl.getProgramParameter(program, gl.LINK_STATUS) === true ? program : undefined;
}
