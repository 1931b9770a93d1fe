/** Message from the parent to a build process: build this app. */
export interface BuildOrder {
  readonly appFolder: string;
  readonly mode: 'production' | 'development';
  /** Whether webpack reads and writes the persistent cache of this app. */
  readonly keepsCache: boolean;
}

/** What the parent sends in place of another order. The process disconnects by itself: a parent that disconnects is told of no `close`. */
export const END = 'end';

/** Messages from a build process to its parent. */
export type BuildMessage =
  | { readonly type: 'progress'; readonly fraction: number; readonly step: string }
  | { readonly type: 'built'; readonly milliseconds: number }
  | { readonly type: 'failed'; readonly message: string };
