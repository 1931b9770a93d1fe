import type { ViewMesh } from '../mesh/decode.ts';
import type { ClothLayer } from '../mesh/garment-mesh.ts';
import { createProgram, uploadMesh, uploadTexture } from './gl-resources.ts';
import { perspective, turntable } from './matrices.ts';
import { dragged, front, keyed, type Turn } from './turning.ts';

type Rgb = readonly [red: number, green: number, blue: number];

/** How a garment looks. Colours are linear, each channel from 0 to 1. */
export type Look = {
  readonly colour: Rgb;
  /** A tile of the cloth, its first row uppermost, and how many cm of the pattern it covers. */
  readonly weave?: { readonly image: TexImageSource; readonly widthCm: number; readonly heightCm: number };
  /** Parts of another cloth: they have this colour, and neither `colour` nor `weave`. */
  readonly plain?: Partial<Readonly<Record<ClothLayer, Rgb>>>;
  /** A drawing on one piece. */
  readonly drawing?: Drawing;
  /** Drawings on several pieces, one a piece. */
  readonly drawings?: readonly Drawing[];
};

/** A drawing in a piece's own cm: it lies where it will be printed. A negative width mirrors it, for pieces seen from their other side. */
export type Drawing = {
  readonly piece: string;
  readonly image: TexImageSource;
  readonly rectCm: readonly [u: number, v: number, width: number, height: number];
};

export type GarmentViewer = {
  readonly show: (look: Look) => void;
  readonly turnTo: (turn: Turn) => void;
  /** Frees the graphics memory and takes the listeners off. */
  readonly dispose: () => void;
};

/** Whether the browser draws. Ask before fetching a mesh; whether its bytes are wished for, the page knows. */
export function canShowViewer(): boolean {
  return typeof WebGL2RenderingContext === 'function';
}

/**
 * Shows a mesh on a canvas, drawn only when something changes; turned by dragging and, while the canvas has focus, by arrow keys, Home and
 * End. Nothing if the context cannot be had: the still picture stays. The caller labels the canvas and makes it focusable.
 */
export function mountGarmentViewer(canvas: HTMLCanvasElement, mesh: ViewMesh, first: Look): GarmentViewer | undefined {
  const gl = canvas.getContext('webgl2', { alpha: true, antialias: true });
  if (!gl) return undefined;
  const scene = createScene(gl, mesh);
  scene.use(first);
  let turn: Turn = front;
  let frame = 0;
  const draw = () => {
    frame = 0;
    scene.draw(canvas, turn);
  };
  const ask = () => {
    if (frame === 0) frame = requestAnimationFrame(draw);
  };
  const turnTo = (next: Turn) => {
    turn = next;
    ask();
  };
  // A finger turns the garment sideways and scrolls the page up and down.
  canvas.style.touchAction = 'pan-y';
  const stop = listen(canvas, () => turn, turnTo);
  const sizes = new ResizeObserver(ask);
  sizes.observe(canvas);
  ask();
  return {
    show: (look) => {
      scene.use(look);
      ask();
    },
    turnTo,
    dispose: () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      stop();
      scene.dispose();
    },
  };
}

function listen(canvas: HTMLCanvasElement, turn: () => Turn, turnTo: (next: Turn) => void): () => void {
  const over = new AbortController();
  const { signal } = over;
  canvas.addEventListener('pointerdown', (event) => canvas.setPointerCapture(event.pointerId), { signal });
  canvas.addEventListener(
    'pointermove',
    (event) => {
      if (canvas.hasPointerCapture(event.pointerId)) turnTo(dragged(turn(), event.movementX, event.movementY));
    },
    { signal },
  );
  canvas.addEventListener(
    'keydown',
    (event) => {
      const next = keyed(turn(), event.key);
      if (!next) return;
      event.preventDefault();
      turnTo(next);
    },
    { signal },
  );
  return () => over.abort();
}

function createScene(gl: WebGL2RenderingContext, mesh: ViewMesh) {
  const program = createProgram(gl);
  const uploaded = uploadMesh(gl, mesh);
  const at = (name: string) => gl.getUniformLocation(program, name);
  const frame = framing(mesh);
  let look: Look = { colour: [0.8, 0.8, 0.8] };
  let weave: WebGLTexture | undefined;
  const drawn = new Map<string, { readonly texture: WebGLTexture; readonly rectCm: Drawing['rectCm'] }>();
  const free = () => {
    if (weave) gl.deleteTexture(weave);
    for (const { texture } of drawn.values()) gl.deleteTexture(texture);
    weave = undefined;
    drawn.clear();
  };
  gl.enable(gl.DEPTH_TEST);

  function use(next: Look): void {
    free();
    look = next;
    if (next.weave) weave = uploadTexture(gl, next.weave.image, true);
    for (const { piece, image, rectCm } of [...(next.drawing ? [next.drawing] : []), ...(next.drawings ?? [])])
      drawn.set(piece, { texture: uploadTexture(gl, image, false), rectCm });
  }

  function draw(canvas: HTMLCanvasElement, { yaw, pitch }: Turn): void {
    const density = Math.min(2, devicePixelRatio);
    const [width, height] = [Math.round(canvas.clientWidth * density), Math.round(canvas.clientHeight * density)];
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    gl.viewport(0, 0, width, height);
    gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
    gl.useProgram(program);
    const aspect = width / Math.max(1, height);
    gl.uniformMatrix4fv(at('projection'), false, perspective(24, aspect, 10, 1000));
    gl.uniformMatrix4fv(at('view'), false, turntable(yaw, pitch, frame.middle, frame.distance / Math.min(1, aspect * 1.2)));
    gl.uniform2f(at('weaveCm'), look.weave?.widthCm ?? 1, look.weave?.heightCm ?? 1);
    bind(gl.TEXTURE0, weave, at('weave'), 0);
    for (const { name, layer, grainDeg, firstTriangle, triangleCount } of mesh.pieces) {
      const drawing = drawn.get(name);
      const plain = look.plain?.[layer];
      gl.uniform3fv(at('colour'), plain ?? look.colour);
      gl.uniform1f(at('hasWeave'), weave && !plain ? 1 : 0);
      // Cloth is cut turned where a stripe is to run across a pocket.
      const grain = (grainDeg * Math.PI) / 180;
      gl.uniform2f(at('grain'), Math.cos(grain), Math.sin(grain));
      gl.uniform1f(at('hasDrawing'), drawing ? 1 : 0);
      gl.uniform4fv(at('drawingRect'), drawing?.rectCm ?? [0, 0, 1, 1]);
      bind(gl.TEXTURE1, drawing?.texture, at('drawing'), 1);
      gl.drawElements(gl.TRIANGLES, 3 * triangleCount, gl.UNSIGNED_INT, 12 * firstTriangle);
    }
  }

  function bind(unit: number, texture: WebGLTexture | undefined, location: WebGLUniformLocation | null, number: number): void {
    gl.activeTexture(unit);
    gl.bindTexture(gl.TEXTURE_2D, texture ?? null);
    gl.uniform1i(location, number);
  }

  return {
    use,
    draw,
    dispose: () => {
      free();
      uploaded.dispose();
      gl.deleteProgram(program);
    },
  };
}

/** Height of the garment's middle, and how far away it fits into the picture. */
function framing({ positions }: ViewMesh): { readonly middle: number; readonly distance: number } {
  let [low, high] = [Infinity, -Infinity];
  for (let i = 1; i < positions.length; i += 3) {
    low = Math.min(low, positions[i] ?? 0);
    high = Math.max(high, positions[i] ?? 0);
  }
  return { middle: (low + high) / 2, distance: Math.max(90, (high - low) * 1.25) / (2 * Math.tan((12 * Math.PI) / 180)) };
}
