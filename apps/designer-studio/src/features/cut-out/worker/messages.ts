import type { Box, Crop, Mark, MatteWish, Pixels, Size } from '../matte/index.ts';

/** By the backdrop's colour, or by the colours of a scene. */
export type Pass = 'studio' | 'scene';

/** `blur`: the picture's own backdrop, out of focus. */
export type Background = { readonly kind: 'none' } | { readonly kind: 'colour'; readonly colour: string } | { readonly kind: 'blur' };

export type Cut = MatteWish & { readonly pass: Pass; readonly background: Background };

export const FORMATS = ['png', 'webp'] as const;
export type Format = (typeof FORMATS)[number];

export type Frame = { readonly crop: Crop; /** Room around the garment, in shares of it. */ readonly margin: number };

/** A mask that the second pass found, at its own size. */
export type SceneMask = Size & { readonly mask: Uint8Array<ArrayBuffer> };

/** What the page asks of the worker that holds the picture, with what each is answered by. */
export type MatteCalls = {
  open: { readonly ask: { readonly file: Blob; readonly scene?: SceneMask }; readonly answer: Opened };
  preview: { readonly ask: { readonly cut: Cut }; readonly answer: Preview };
  sample: { readonly ask: object; readonly answer: Pixels };
  scene: { readonly ask: SceneMask; readonly answer: null };
  export: { readonly ask: { readonly cut: Cut; readonly frame: Frame; readonly format: Format }; readonly answer: Exported };
};

/** And of the one that looks at scenes. */
export type SceneCalls = {
  find: { readonly ask: { readonly pixels: Pixels; readonly marks: readonly Mark[] }; readonly answer: SceneMask };
};

export type Opened = {
  /** The whole picture as it will be written, and whether it was larger. */
  readonly whole: Size;
  readonly isReduced: boolean;
  /** The picture at the size of the previews. */
  readonly picture: ImageBitmap;
};

export type Preview = {
  readonly image: ImageBitmap;
  /** Where the garment stands, and how much of the picture it is. */
  readonly bounds: Box;
  readonly share: number;
};

export type Exported = Size & { readonly blob: Blob };

export type Calls = Record<string, { readonly ask: object; readonly answer: unknown }>;

/** What goes to a worker. */
export type Asked<Of extends Calls> = { [Kind in keyof Of]: { readonly id: number; readonly kind: Kind } & Of[Kind]['ask'] }[keyof Of];

/** Why it did not work: a broken picture, or anything else. */
export type Reason = 'unreadable' | 'broken';

/** What comes back. */
export type Reply =
  | { readonly id: number; readonly status: 'progress'; /** 0 to 1 */ readonly share: number }
  | { readonly id: number; readonly status: 'done'; readonly answer: unknown }
  | { readonly id: number; readonly status: 'failed'; readonly reason: Reason; readonly message: string };
