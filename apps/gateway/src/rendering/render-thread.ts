import type { PageMarkup } from '@orime/contracts';
import { Worker } from 'node:worker_threads';
import type { RenderNews, RenderTask } from './messages.ts';

/** The thread ended before it had an answer. */
export class ThreadLost extends Error {
  override readonly name = 'ThreadLost';
  /** Whose file it was loading; undefined while it rendered. */
  readonly loading: string | undefined;
  /** Whose region it was drawing, `shell` for the frame; undefined with a shell that does not tell. */
  readonly drawing: string | undefined;
  readonly fault: ThreadFault;

  constructor(reason: string, fault: ThreadFault, job?: Pick<ThreadLost, 'loading' | 'drawing'>) {
    super(reason);
    this.fault = fault;
    this.loading = job?.loading;
    this.drawing = job?.drawing;
  }
}

/** Why a thread is lost: it did not answer in time, it took more memory than it has, or it ended. */
export type ThreadFault = 'hung' | 'out_of_memory' | 'ended';

/** A loaded version and its screens take a few megabytes; what needs more than this is ended. */
const MAX_HEAP_MB = 192;
/** A file that has not run by then never will. Long, as no document waits for it, and a busy machine takes seconds to start a thread. */
const LOAD_LIMIT_MS = 15_000;
/** The thread itself stops waiting for content at its time limit; after this much more it is not coming back. */
const GRACE_MS = 50;

interface Job {
  readonly timeoutMs: number;
  readonly settle: (outcome: { readonly page: PageMarkup | undefined } | { readonly error: Error }) => void;
  loading: string | undefined;
  drawing: string | undefined;
  timer: NodeJS.Timeout;
}

/** One rendering thread, and the next one when it was lost. One task at a time. */
export class RenderThread {
  private worker: Worker | undefined;
  private job: Job | undefined;

  get isBusy(): boolean {
    return this.job !== undefined;
  }

  /** Resolves without a page when the task only loads. Errors: `ThreadLost`, and one for a shell that cannot render. */
  run(task: RenderTask, timeoutMs: number): Promise<PageMarkup | undefined> {
    if (this.isBusy) throw new Error('A rendering thread does one task at a time');
    const worker = (this.worker ??= this.start());
    return new Promise((resolve, reject) => {
      this.job = {
        timeoutMs,
        settle: (outcome) => ('error' in outcome ? reject(outcome.error) : resolve(outcome.page)),
        loading: undefined,
        drawing: undefined,
        timer: this.endAfter(LOAD_LIMIT_MS),
      };
      worker.postMessage(task);
    });
  }

  async close(): Promise<void> {
    this.settle({ error: new ThreadLost('the gateway closes', 'ended') });
    await this.worker?.terminate();
  }

  private start(): Worker {
    const worker = new Worker(new URL('./render-worker.ts', import.meta.url), {
      // Nothing of the gateway's settings: what is rendered is code of many teams.
      env: { NODE_ENV: 'production', TZ: 'UTC' },
      execArgv: ['--no-warnings'],
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
      stdout: true,
      stderr: true,
    });
    worker.on('message', (news: RenderNews) => this.hear(news));
    worker.on('error', (error) => this.lose(worker, error.message, isOutOfMemory(error) ? 'out_of_memory' : 'ended'));
    worker.on('exit', () => this.lose(worker, 'the thread ended', 'ended'));
    // It must not keep the process alive.
    worker.unref();
    return worker;
  }

  private hear(news: RenderNews): void {
    const { job } = this;
    if (job === undefined) return;
    switch (news.type) {
      case 'loading':
        job.loading = news.name;
        break;
      case 'rendering':
        job.loading = undefined;
        job.drawing = undefined;
        clearTimeout(job.timer);
        job.timer = this.endAfter(job.timeoutMs + GRACE_MS);
        break;
      case 'drawing':
        job.drawing = news.name;
        break;
      case 'done':
        this.settle({ page: news.page });
        break;
      case 'failed':
        this.settle({ error: new Error(news.reason) });
        break;
    }
  }

  private endAfter(limitMs: number): NodeJS.Timeout {
    return setTimeout(() => {
      const { worker } = this;
      if (worker === undefined) return;
      this.lose(worker, `no answer within ${String(limitMs)} ms`, 'hung');
      void worker.terminate();
    }, limitMs);
  }

  /** What is heard of a thread that was lost before concerns nobody. */
  private lose(worker: Worker, reason: string, fault: ThreadFault): void {
    if (this.worker !== worker) return;
    this.worker = undefined;
    this.settle({ error: new ThreadLost(reason, fault, this.job) });
  }

  private settle(outcome: Parameters<Job['settle']>[0]): void {
    const { job } = this;
    this.job = undefined;
    clearTimeout(job?.timer);
    job?.settle(outcome);
  }
}

function isOutOfMemory(error: Error): boolean {
  return 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
