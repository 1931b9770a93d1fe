/** How far a remote got before it failed. One code per step of resolve → fetch → init → get → render. */
export type RemoteErrorCode =
  | 'remote_not_released'
  | 'entry_not_loaded'
  | 'entry_threw'
  | 'entry_is_no_container'
  | 'container_not_opened'
  | 'screen_not_offered'
  | 'screen_not_loaded'
  | 'fragment_not_offered'
  | 'fragment_not_loaded'
  | 'screen_threw'
  | 'slot_differs'
  | 'timed_out';

/**
 * Why a remote's screen or fragment is not shown. What the browser could not fetch is named `ChunkLoadError`, as the specification
 * and error trackers expect of a lazily loaded screen; `code` tells the steps apart.
 */
export class RemoteError extends Error {
  override readonly name: 'RemoteError' | 'ChunkLoadError';
  readonly code: RemoteErrorCode;
  readonly remote: string;

  constructor(code: RemoteErrorCode, remote: string, message: string, cause?: unknown) {
    super(`${remote}: ${message}`, cause === undefined ? undefined : { cause });
    this.name = NOT_FETCHED.has(code) ? 'ChunkLoadError' : 'RemoteError';
    this.code = code;
    this.remote = remote;
  }
}

const NOT_FETCHED: ReadonlySet<RemoteErrorCode> = new Set(['entry_not_loaded', 'screen_not_loaded', 'fragment_not_loaded', 'timed_out']);
