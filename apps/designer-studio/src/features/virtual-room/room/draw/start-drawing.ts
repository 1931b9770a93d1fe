import { PerspectiveCamera, Scene, WebGLRenderer } from 'three';

export type DrawingSetting = {
  readonly canvas: HTMLCanvasElement;
  /** Edges are smoothed and fine screens are filled only where a graphics card draws. */
  readonly isFine: boolean;
  /** The canvas has got a size; it is drawn anew afterwards. */
  readonly onSized: (width: number, height: number) => void;
  /** The graphics card was taken away and not given back. */
  readonly onLost: () => void;
};

export type Drawing = {
  readonly scene: Scene;
  readonly camera: PerspectiveCamera;
  /** Draws once with the next frame, however often it is asked for. */
  readonly ask: () => void;
  readonly stop: () => void;
};

/** How long a graphics card may stay away. */
const PATIENCE_MS = 3000;
/** Half of the room's width by its distance: the whole of it is in sight from the entrance, where the picture is wide enough. */
const HALF_WIDTH = 0.9;
const NARROWEST_DEG = 32;
const WIDEST_DEG = 58;

/** Draws a scene on a canvas, only when it is asked to. Throws where nothing can be drawn. */
export function startDrawing({ canvas, isFine, onSized, onLost }: DrawingSetting): Drawing {
  const renderer = new WebGLRenderer({ canvas, antialias: isFine });
  const scene = new Scene();
  const camera = new PerspectiveCamera(NARROWEST_DEG, 1, 0.1, 30);
  let frame = 0;
  const ask = (): void => {
    if (frame !== 0) return;
    frame = requestAnimationFrame(() => {
      frame = 0;
      renderer.render(scene, camera);
    });
  };

  const sizes = new ResizeObserver(() => {
    const { clientWidth: width, clientHeight: height } = canvas;
    renderer.setPixelRatio(isFine ? Math.min(2, devicePixelRatio) : 1);
    renderer.setSize(width, height, false);
    camera.aspect = width / Math.max(1, height);
    camera.fov = Math.min(WIDEST_DEG, Math.max(NARROWEST_DEG, (360 / Math.PI) * Math.atan(HALF_WIDTH / camera.aspect)));
    camera.updateProjectionMatrix();
    onSized(width, height);
    // At once: a canvas of another size is empty until it is drawn.
    renderer.render(scene, camera);
  });
  sizes.observe(canvas);

  let waiting: number | undefined;
  const over = new AbortController();
  // The renderer asks for the card back and uploads everything again by itself.
  canvas.addEventListener('webglcontextlost', () => (waiting = window.setTimeout(onLost, PATIENCE_MS)), { signal: over.signal });
  canvas.addEventListener(
    'webglcontextrestored',
    () => {
      window.clearTimeout(waiting);
      ask();
    },
    { signal: over.signal },
  );
  return {
    scene,
    camera,
    ask,
    stop: () => {
      over.abort();
      window.clearTimeout(waiting);
      cancelAnimationFrame(frame);
      sizes.disconnect();
      renderer.dispose();
      // Browsers have few contexts: it is given back now, not when memory is tidied up. A lost one is back already.
      if (!renderer.getContext().isContextLost()) renderer.forceContextLoss();
    },
  };
}
