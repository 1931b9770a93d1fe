import type { PageMarkup, RenderRequest } from '@orime/contracts';

/** The server file of a version in the store. */
export interface ServerFile {
  readonly name: string;
  readonly version: string;
  readonly file: string;
  readonly integrity: string;
  /** Address of the version's folder. */
  readonly base: string;
}

/** What a page is rendered from. Its data comes as JSON: reading that is quicker than a copy of the objects. */
export interface PageTask extends Omit<RenderRequest, 'boot' | 'remotes' | 'onAttempt' | 'onRegion'> {
  readonly bootJson: string;
}

/** To a worker. It loads what the page needs, or everything without one; what it holds and has not been named lately is let go. */
export interface RenderTask {
  readonly shell: ServerFile;
  readonly remotes: readonly ServerFile[];
  readonly page?: PageTask;
}

/** From a worker. `loading`, `rendering` and `drawing` come before work that may not end. */
export type RenderNews =
  | { readonly type: 'loading'; readonly name: string }
  | { readonly type: 'rendering' }
  /** Whose region is drawn from now on; `shell` for the frame around all. */
  | { readonly type: 'drawing'; readonly name: string }
  | { readonly type: 'done'; readonly page: PageMarkup | undefined }
  | { readonly type: 'failed'; readonly reason: string };
