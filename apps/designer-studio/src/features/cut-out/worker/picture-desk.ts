import { boundsOf, cropBox, greyOf, makeMatte, measureDistance, readSoftMask, resizeMask } from '../matte/index.ts';
import type { Distance, Matte, Pixels, Size } from '../matte/index.ts';
import { sceneSize } from '../scene/scene-size.ts';
import { composeWhole, contextOf } from './compose.ts';
import type { Cut, Exported, Format, Frame, MatteCalls, Opened, Preview, SceneMask } from './messages.ts';
import { UnreadablePicture } from './serve.ts';
import type { Handlers } from './serve.ts';

/** Longer side at which mattes are found: what one sees while working. */
const WORKING_SIDE = 1024;
/** Pixels that a canvas holds on every phone; larger pictures are written at this size. */
const MOST_PIXELS = 16_000_000;
/** What is written in between would not be seen. */
const SMALLEST_STEP = 0.02;

type Desk = {
  readonly bitmap: ImageBitmap;
  readonly pixels: Pixels;
  readonly grey: Float32Array;
  readonly distance: Distance;
  readonly size: Size;
  scene: Uint8Array | undefined;
};

/** One picture under work, with everything that is known of it. The handlers of the worker. */
export function pictureDesk(): Handlers<MatteCalls> {
  let desk: Desk | undefined;
  let last: { readonly key: string; readonly matte: Matte } | undefined;

  function opened(): Desk {
    if (desk === undefined) throw new Error('No picture was opened');
    return desk;
  }

  /** The matte follows from few settings: a change of the background does not ask for a new one. */
  function matteFor({ tolerance, feather, marks, pass }: Cut): Matte {
    const { pixels, distance, grey, scene } = opened();
    const key = JSON.stringify([tolerance, feather, marks, pass]);
    if (last?.key !== key)
      last = { key, matte: makeMatte(pixels, distance, grey, { tolerance, feather, marks }, pass === 'scene' ? scene : undefined) };
    return last.matte;
  }

  async function open({ file, scene }: MatteCalls['open']['ask'], onProgress: (share: number) => void): Promise<Opened> {
    desk?.bitmap.close();
    desk = undefined;
    last = undefined;
    const { bitmap, isReduced } = await decode(file);
    onProgress(0.3);
    const size = within(bitmap, WORKING_SIDE / Math.max(bitmap.width, bitmap.height));
    const pixels = pixelsOf(bitmap, size);
    const distance = runAll(measureDistance(pixels), (share) => onProgress(0.3 + share * 0.65));
    desk = { bitmap, pixels, grey: greyOf(pixels), distance, size, scene: scene && resizeMask(scene.mask, scene, size) };
    onProgress(1);
    return { whole: { width: bitmap.width, height: bitmap.height }, isReduced, picture: await bitmapOf(bitmap, size) };
  }

  function preview(cut: Cut): Preview {
    const { bitmap, size, grey } = opened();
    const matte = matteFor(cut);
    const canvas = composeWhole(bitmap, size, matte, cut.background);
    const alpha = alphaOf(matte, grey);
    const covered = alpha.reduce((sum, value) => sum + (value >= 128 ? 1 : 0), 0);
    return { image: canvas.transferToImageBitmap(), bounds: boundsOf(alpha, size), share: covered / alpha.length };
  }

  async function write(cut: Cut, frame: Frame, format: Format, onProgress: (share: number) => void): Promise<Exported> {
    const { bitmap, size, grey } = opened();
    const matte = matteFor(cut);
    const whole = composeWhole(bitmap, bitmap, matte, cut.background, (share) => onProgress(share * 0.8));
    const box = cropBox(boundsOf(alphaOf(matte, grey), size), frame.crop, frame.margin, size);
    const [width, height] = [Math.max(1, Math.round(box.width * bitmap.width)), Math.max(1, Math.round(box.height * bitmap.height))];
    const scale = Math.min(1, Math.sqrt(MOST_PIXELS / (width * height)));
    const framed = new OffscreenCanvas(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)));
    const context = contextOf(framed);
    if (cut.background.kind === 'colour') {
      context.fillStyle = cut.background.colour;
      context.fillRect(0, 0, framed.width, framed.height);
    }
    context.drawImage(whole, -box.x * bitmap.width * scale, -box.y * bitmap.height * scale, bitmap.width * scale, bitmap.height * scale);
    const blob = await framed.convertToBlob({ type: `image/${format}`, quality: 0.92 });
    onProgress(1);
    return { blob, width: framed.width, height: framed.height };
  }

  return {
    open: async (ask, onProgress) => {
      const answer = await open(ask, onProgress);
      return { answer, transfer: [answer.picture] };
    },
    preview: async ({ cut }) => {
      const answer = preview(cut);
      return { answer, transfer: [answer.image] };
    },
    sample: async () => {
      const { bitmap } = opened();
      const answer = pixelsOf(bitmap, sceneSize(bitmap));
      return { answer, transfer: [answer.data.buffer] };
    },
    scene: async (found: SceneMask) => {
      const { size } = opened();
      opened().scene = resizeMask(found.mask, found, size);
      last = undefined;
      return { answer: null };
    },
    export: async ({ cut, frame, format }, onProgress) => ({ answer: await write(cut, frame, format, onProgress) }),
  };
}

/** What the matte makes opaque at its own size, with what was drawn by hand. */
function alphaOf({ soft, mask, drawn }: Matte, grey: Float32Array): Uint8Array {
  return readSoftMask(soft, grey).map((value, i) => (drawn[i] === 1 ? (mask[i] ?? 0) : value));
}

async function decode(file: Blob): Promise<{ readonly bitmap: ImageBitmap; readonly isReduced: boolean }> {
  const bitmap = await createImageBitmap(file).catch((error: unknown) => {
    throw new UnreadablePicture(String(error));
  });
  const scale = Math.sqrt(MOST_PIXELS / (bitmap.width * bitmap.height));
  if (scale >= 1) return { bitmap, isReduced: false };
  const smaller = await bitmapOf(bitmap, within(bitmap, scale));
  bitmap.close();
  return { bitmap: smaller, isReduced: true };
}

function within({ width, height }: Size, scale: number): Size {
  const factor = Math.min(1, scale);
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
}

async function bitmapOf(bitmap: ImageBitmap, size: Size): Promise<ImageBitmap> {
  return drawn(bitmap, size).transferToImageBitmap();
}

function pixelsOf(bitmap: ImageBitmap, { width, height }: Size): Pixels {
  const { data } = contextOf(drawn(bitmap, { width, height })).getImageData(0, 0, width, height);
  return { width, height, data };
}

function drawn(bitmap: ImageBitmap, { width, height }: Size): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  const context = contextOf(canvas);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return canvas;
}

function runAll<Result>(steps: Generator<number, Result>, onProgress: (share: number) => void): Result {
  let told = 0;
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) return step.value;
    if (step.value - told >= SMALLEST_STEP) onProgress((told = step.value));
  }
}
