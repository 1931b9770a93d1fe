import type { SceneCalls } from '../worker/messages.ts';
import { serve } from '../worker/serve.ts';
import { grabCut } from './grab-cut.ts';
import type { OpenCv } from './grab-cut.ts';

type CvScope = { cv?: OpenCv | Promise<OpenCv>; importScripts(url: string): void };

/** Share of the time that loading takes, for who waits. */
const LOADED = 0.5;

let loaded: Promise<OpenCv> | undefined;

serve<SceneCalls>({
  find: async ({ pixels, marks }, onProgress) => {
    onProgress(0.05);
    loaded ??= loadOpenCv();
    const cv = await loaded;
    onProgress(LOADED);
    const mask = grabCut(cv, pixels, marks, (share) => onProgress(LOADED + share * (1 - LOADED)));
    return { answer: { width: pixels.width, height: pixels.height, mask }, transfer: [mask.buffer] };
  },
});

/** OpenCV is a file of its own, which no bundler takes apart: eleven megabytes, three on the way. */
async function loadOpenCv(): Promise<OpenCv> {
  const scope = globalThis as unknown as CvScope;
  scope.importScripts(new URL('@techstark/opencv-js/dist/opencv.js', import.meta.url).href);
  const cv = await scope.cv;
  if (cv === undefined) throw new Error('OpenCV did not start');
  if (!('Mat' in cv)) await new Promise<void>((resolve) => Object.assign(cv, { onRuntimeInitialized: resolve }));
  return cv;
}
