import fastifyPlugin from 'fastify-plugin';
import { PgBoss } from 'pg-boss';
import { afterCommit } from '../db/unit-of-work.ts';
import { inSpan, traceparentNow } from '../tracing/tracing.ts';
import { gatherWakes } from './wakes.ts';

/** Work beside requests. Several processes may run: a job is done by one of them. */
export interface Job {
  /** Kebab-case, unique. */
  readonly name: string;
  /** Cron expression in UTC: how often it runs even if nobody asks. */
  readonly cron: string;
  readonly run: () => Promise<void>;
}

export interface Jobs {
  /** Announces a job; before the server is ready. */
  add(job: Job): void;
  /** Asks for a run soon. Harmless when jobs are off or the job is under way. */
  wake(name: string): Promise<void>;
  /** Runs a job here and now, for tests and commands. */
  runNow(name: string): Promise<void>;
  /** Told of every run in this process when it is over; the run ends when all have been told. */
  watch(watcher: JobWatcher): void;
}

export interface JobRun {
  readonly name: string;
  readonly seconds: number;
  readonly isOk: boolean;
  /** What it threw, when it failed. */
  readonly error?: unknown;
}

type JobWatcher = (run: JobRun) => void | Promise<void>;

export interface JobsOptions {
  /** Off in tests and commands, where `runNow` is used. */
  readonly start: boolean;
  /** The queue keeps connections of its own. */
  readonly databaseUrl: string;
}

const everyMinute = '* * * * *';

export const jobsPlugin = fastifyPlugin<JobsOptions>(
  async (app, { start, databaseUrl }) => {
    const jobs = new Map<string, Job>();
    const state: { boss: PgBoss | undefined } = { boss: undefined };
    const watchers: JobWatcher[] = [];
    const report = (error: unknown, job: string) => app.log.error({ err: error, job }, 'job failed');
    const wakes = gatherWakes(async (name, data: WakeData) => {
      if (state.boss !== undefined) await askFor(state.boss, name, data);
    }, report);
    const run = (job: Job, cause: string | null | undefined): Promise<void> =>
      runWatched(job, cause, async (outcome) => {
        for (const tell of watchers) await tell(outcome);
      });
    app.decorate('jobs', {
      add(job) {
        if (jobs.has(job.name)) throw new Error(`Two jobs are called ${job.name}`);
        jobs.set(job.name, job);
      },
      async wake(name) {
        const traceparent = traceparentNow();
        // What it is to do can be seen once it is committed.
        await afterCommit(async () => {
          if (state.boss !== undefined) wakes.ask(name, { traceparent });
        });
      },
      async runNow(name) {
        const job = jobs.get(name);
        if (job === undefined) throw new Error(`There is no job ${name}`);
        await run(job, traceparentNow());
      },
      watch: (watcher) => void watchers.push(watcher),
    } satisfies Jobs);

    if (!start) return;
    app.addHook('onReady', async () => {
      const boss = new PgBoss({ connectionString: databaseUrl, schema: 'jobs', application_name: 'orime-jobs', max: 4 });
      boss.on('error', (error) => report(error, 'queue'));
      // Known before it has started: a start that fails or takes too long must still end its workers, or the process stays for ever.
      state.boss = boss;
      await boss.start();
      await announce(boss, [...jobs.values()]);
    });
    // Workers ask the database as soon as they start: the first requests need not wait behind two dozen of them.
    app.addHook('onListen', async () => {
      for (const job of jobs.values()) {
        if (state.boss === undefined) return;
        await startWorker(state.boss, job, run, report).catch((error: unknown) => report(error, job.name));
      }
    });
    app.addHook('preClose', async () => {
      await wakes.end();
      await state.boss?.stop({ graceful: true, timeout: 5000 });
      state.boss = undefined;
    });
  },
  { name: 'jobs', dependencies: ['context'] },
);

/** What a run is told about the call that asked for it. */
interface WakeData {
  readonly traceparent?: string | null;
}

async function runWatched(job: Job, cause: string | null | undefined, tell: (run: JobRun) => Promise<void>): Promise<void> {
  const startedAt = performance.now();
  const secondsSince = (): number => (performance.now() - startedAt) / 1000;
  try {
    await inSpan({ name: `job ${job.name}`, kind: 'consumer', isRoot: true, cause, attributes: { 'orime.job': job.name } }, job.run);
  } catch (error) {
    await tell({ name: job.name, seconds: secondsSince(), isOk: false, error });
    throw error;
  }
  await tell({ name: job.name, seconds: secondsSince(), isOk: true });
}

/** Makes the queues and schedules that the database does not have yet. Each is a commit: a restart finds all of them made. */
async function announce(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const [queues, schedules] = await Promise.all([boss.getQueues(), boss.getSchedules()]);
  const made = new Set(queues.map(({ name }) => name));
  const crons = new Map(schedules.map(({ name, cron }) => [name, cron]));
  for (const { name, cron } of jobs) {
    if (!made.has(name)) await boss.createQueue(name, { retryLimit: 3, retryDelay: 5, retryBackoff: true, deleteAfterSeconds: 3600 });
    if (crons.get(name) !== cron) await boss.schedule(name, cron);
  }
}

async function startWorker(
  boss: PgBoss,
  job: Job,
  run: (job: Job, cause: string | null | undefined) => Promise<void>,
  report: (error: unknown, job: string) => void,
): Promise<void> {
  await boss.work<WakeData | null>(job.name, { pollingIntervalSeconds: 1 }, async ([woken]) => {
    try {
      await run(job, woken?.data?.traceparent);
    } catch (error) {
      report(error, job.name);
      throw error;
    }
  });
  // A process that died in the middle of it took the run with it: what waits need not wait for the next minute.
  if (job.cron === everyMinute) await askFor(boss, job.name, {});
}

/** One waiting run is enough, however many ask. */
async function askFor(boss: PgBoss, name: string, data: WakeData): Promise<void> {
  await boss.send(name, data, { singletonKey: name, singletonSeconds: 1, singletonNextSlot: true });
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly jobs: Jobs;
  }
}
