/** What the process that builds one app tells the process that started it. */
export type BuildMessage =
  | { readonly type: 'progress'; readonly fraction: number; readonly step: string }
  | { readonly type: 'built'; readonly milliseconds: number }
  | { readonly type: 'failed'; readonly message: string };
