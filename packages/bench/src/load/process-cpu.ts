import { readdir, readFile } from 'node:fs/promises';

const tickMs = 10;

/** CPU ticks by process id at one moment. */
export type CpuSnapshot = ReadonlyMap<number, number>;

/** CPU of the processes and their direct children, as in Postgres. Linux only: empty elsewhere. */
export async function snapshotCpu(roots: readonly number[]): Promise<CpuSnapshot> {
  const names = await readdir('/proc').catch(() => []);
  const snapshot = new Map<number, number>();
  for (const pid of names.filter((name) => /^\d+$/.test(name)).map(Number)) {
    const stat = await readStat(pid);
    if (stat !== undefined && (roots.includes(pid) || roots.includes(stat.parent))) snapshot.set(pid, stat.ticks);
  }
  return snapshot;
}

/** CPU milliseconds between two snapshots, without processes that ended in between; NaN when unavailable. */
export function cpuMsBetween(before: CpuSnapshot, after: CpuSnapshot): number {
  if (after.size === 0) return Number.NaN;
  let ticks = 0;
  for (const [pid, now] of after) ticks += now - (before.get(pid) ?? 0);
  return ticks * tickMs;
}

async function readStat(pid: number): Promise<{ parent: number; ticks: number } | undefined> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  // The name in brackets may contain spaces: count fields behind it. Parent is the 4th, user and system time the 14th and 15th.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return { parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) };
}
