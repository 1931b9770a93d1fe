import type { ArticleLock } from '@orime/contracts/api/editorial/article-edit';
import { isApiError } from '@orime/platform';
import { askForPen } from '../editor.api.ts';
import { holdTab, type TabHold } from './hold-tab.ts';

/** Who may write now. */
export type PenState =
  | { readonly kind: 'asking' }
  | { readonly kind: 'mine' }
  | { readonly kind: 'theirs'; readonly lock: ArticleLock | null }
  | { readonly kind: 'other-tab' }
  /** Reads only: the article is with the editors, or the role does not write. */
  | { readonly kind: 'reader' };

/** The server's lock lasts 60 seconds. */
const RENEW_MS = 30_000;

/** Takes, keeps and gives back the pen of one article: first among the tabs of this browser, then among people. */
export class PenHolder {
  readonly #articleId: string;
  readonly #onChange: (state: PenState) => void;
  #hold: TabHold;
  #renewal: ReturnType<typeof setInterval> | undefined;
  #isMine = false;
  #isClosed = false;

  constructor(articleId: string, onChange: (state: PenState) => void) {
    this.#articleId = articleId;
    this.#onChange = onChange;
  }

  /** Asks for the pen; with `takeOver` whoever has it loses it. */
  async take(takeOver = false): Promise<void> {
    const onStolen = (): void => this.#lose({ kind: 'other-tab' });
    this.#hold ??= await holdTab(this.#articleId, { steal: takeOver, onStolen });
    if (this.#isClosed) return this.#letGo();
    if (this.#hold === undefined) return this.#onChange({ kind: 'other-tab' });
    await this.#ask(takeOver);
    if (this.#isMine && !this.#isClosed) this.#renewal ??= setInterval(() => void this.#ask(false), RENEW_MS);
  }

  /** Gives the pen back, for whoever waits for it. */
  close(): void {
    this.#isClosed = true;
    clearInterval(this.#renewal);
    // It is over by itself in a minute when this call does not arrive.
    if (this.#isMine) void askForPen(this.#articleId, { release: true }).catch(() => undefined);
    this.#letGo();
  }

  async #ask(takeOver: boolean): Promise<void> {
    try {
      await askForPen(this.#articleId, takeOver ? { takeOver } : {});
      if (this.#isClosed) return;
      if (!this.#isMine) this.#onChange({ kind: 'mine' });
      this.#isMine = true;
    } catch (error) {
      if (this.#isClosed) return;
      // Details of this code are what the endpoint's contract says.
      if (isApiError(error) && error.code === 'article_locked')
        this.#lose({ kind: 'theirs', lock: (error.details as { lock: ArticleLock | null }).lock });
      else if (isApiError(error) && error.status === 403) this.#lose({ kind: 'reader' });
      // Without a network one writes on; the server decides when it is back.
      else if (!this.#isMine) {
        this.#isMine = true;
        this.#onChange({ kind: 'mine' });
      }
    }
  }

  #lose(state: PenState): void {
    this.#isMine = false;
    clearInterval(this.#renewal);
    this.#renewal = undefined;
    this.#letGo();
    if (!this.#isClosed) this.#onChange(state);
  }

  #letGo(): void {
    this.#hold?.();
    this.#hold = undefined;
  }
}
