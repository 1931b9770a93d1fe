/** Messages from a build process to its parent. */
export type BuildMessage =
  | { readonly type: 'progress'; readonly fraction: number; readonly step: string }
  | { readonly type: 'built'; readonly milliseconds: number }
  | { readonly type: 'failed'; readonly message: string };
