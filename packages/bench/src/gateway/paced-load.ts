import { Agent, get } from 'node:http';

export interface PacedResult {
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly failed: number;
}

export interface PacedOptions {
  readonly port: number;
  /** One for all, or that of each request by its number. */
  readonly path: string | ((count: number) => string);
  readonly headers: Readonly<Record<string, string>>;
  readonly perSecond: number;
  readonly seconds: number;
}

/** Asks at a steady rate, whatever the answers take: a queue that grows is seen in the times. */
export async function pacedLoad({ port, path, headers, perSecond, seconds }: PacedOptions): Promise<PacedResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const times: number[] = [];
  const waits: Promise<void>[] = [];
  let failed = 0;
  const began = performance.now();
  const ask = (due: number, count: number): Promise<void> =>
    new Promise((resolve) => {
      const end = (isFailed: boolean): void => {
        times.push(performance.now() - due);
        if (isFailed) failed += 1;
        resolve();
      };
      get({ port, path: typeof path === 'string' ? path : path(count), headers, agent }, (answer) => {
        answer.resume();
        answer.on('end', () => end((answer.statusCode ?? 500) >= 400));
      }).on('error', () => end(true));
    });
  for (let count = 0; count < perSecond * seconds;) {
    const due = Math.floor(((performance.now() - began) / 1000) * perSecond);
    for (; count < due && count < perSecond * seconds; count += 1) waits.push(ask(performance.now(), count));
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await Promise.all(waits);
  agent.destroy();
  const sorted = Float64Array.from(times).sort();
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { p50Ms: at(0.5), p99Ms: at(0.99), failed };
}
