import type { PageMarkup } from '@orime/contracts';
import type { RenderTask } from './messages.ts';
import { RenderThread } from './render-thread.ts';

/** While one thread renders a slow page, the other answers. */
const THREADS = 2;
/** More pages than this are not waited for: their documents go out without markup, which is quicker for everybody. */
const MAX_WAITING = 40;

interface Waiting {
  /** Nobody waits for the page any more after this time. */
  readonly until: number;
  readonly take: (thread: RenderThread) => void;
  readonly refuse: (error: PoolBusy) => void;
}

/** Too many pages are waiting, or one has waited for as long as it may take. */
export class PoolBusy extends Error {
  override readonly name = 'PoolBusy';
}

/** Rendering threads, started with the first page. */
export class RenderPool {
  private readonly threads = Array.from({ length: THREADS }, () => new RenderThread());
  private readonly free = [...this.threads];
  private readonly waiting: Waiting[] = [];

  /** Errors: `PoolBusy`, and those of `RenderThread.run`. */
  async run(task: RenderTask, timeoutMs: number): Promise<PageMarkup | undefined> {
    const thread = this.free.pop() ?? (await this.nextFree(timeoutMs));
    try {
      return await thread.run(task, timeoutMs);
    } finally {
      this.passOn(thread);
    }
  }

  /** Lets every idle thread load files before the first page that needs them. */
  async prepare(task: RenderTask): Promise<void> {
    await Promise.allSettled(Array.from({ length: this.free.length }, () => this.run(task, 0)));
  }

  async close(): Promise<void> {
    await Promise.all(this.threads.map((thread) => thread.close()));
  }

  private nextFree(patienceMs: number): Promise<RenderThread> {
    if (this.waiting.length >= MAX_WAITING) return Promise.reject(new PoolBusy('Too many pages wait for a rendering thread'));
    const until = performance.now() + patienceMs;
    return new Promise((take, refuse) => this.waiting.push({ until, take, refuse }));
  }

  private passOn(thread: RenderThread): void {
    for (let next = this.waiting.shift(); next !== undefined; next = this.waiting.shift()) {
      if (next.until > performance.now()) {
        next.take(thread);
        return;
      }
      next.refuse(new PoolBusy('No rendering thread was free in time'));
    }
    this.free.push(thread);
  }
}
