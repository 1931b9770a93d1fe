import { median } from '../report/print-report.ts';
import { load, type Call, type LoadResult } from './load.ts';
import { cpuMsBetween, snapshotCpu } from './process-cpu.ts';
import { watchMemory, type ServerProcess } from './processes.ts';

export interface Entrant {
  readonly name: string;
  readonly server: ServerProcess;
  readonly calls: readonly Call[];
}

export interface Settings {
  readonly connections: number;
  readonly runs: number;
  readonly seconds: number;
}

/** CONNECTIONS, RUNS and SECONDS from the environment, or the program's defaults. */
export function readSettings(preferred: Settings): Settings {
  const read = (name: string, fallback: number) => Number(process.env[name] ?? fallback);
  return {
    connections: read('CONNECTIONS', preferred.connections),
    runs: read('RUNS', preferred.runs),
    seconds: read('SECONDS', preferred.seconds),
  };
}

export interface Outcome {
  readonly name: string;
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** CPU milliseconds of server and database per request. */
  readonly cpuMs: number;
  readonly failed: number;
  readonly rssMb: number;
}

/** Runs the entrants in turns, so that load peaks of the machine affect all of them, and returns their medians. */
export async function takeTurns(
  entrants: readonly Entrant[],
  databasePid: number | undefined,
  { connections, runs, seconds }: Settings,
): Promise<readonly Outcome[]> {
  const turns = new Map<Entrant, Turn[]>(entrants.map((entrant) => [entrant, []]));
  const take = (entrant: Entrant, duration: number) => measure(entrant, databasePid, connections, duration);
  for (const entrant of entrants) await take(entrant, 2);
  for (let run = 0; run < runs; run += 1) for (const entrant of entrants) turns.get(entrant)?.push(await take(entrant, seconds));
  return entrants.map((entrant) => toOutcome(entrant.name, turns.get(entrant) ?? []));
}

interface Turn extends LoadResult {
  readonly cpuMs: number;
  readonly rssMb: number;
}

async function measure({ server, calls }: Entrant, databasePid: number | undefined, connections: number, seconds: number): Promise<Turn> {
  // The CPU of an external database is unknown: then only the server counts.
  const roots = [server.pid, ...(databasePid === undefined ? [] : [databasePid])];
  const before = await snapshotCpu(roots);
  const memory = watchMemory(server.pid);
  const result = await load({ port: server.port, calls, connections, seconds });
  const rssMb = memory.stop();
  return { ...result, cpuMs: cpuMsBetween(before, await snapshotCpu(roots)) / result.total, rssMb };
}

function toOutcome(name: string, turns: readonly Turn[]): Outcome {
  const pick = (read: (turn: Turn) => number) => median(turns.map(read));
  return {
    name,
    perSecond: pick((turn) => turn.perSecond),
    p50Ms: pick((turn) => turn.p50Ms),
    p99Ms: pick((turn) => turn.p99Ms),
    cpuMs: pick((turn) => turn.cpuMs),
    failed: turns.reduce((sum, turn) => sum + turn.failed, 0),
    rssMb: Math.max(...turns.map((turn) => turn.rssMb)),
  };
}

/** An outcome as a row of the report; `ratio` is relative to the named limit. */
export function toRow({ name, perSecond, p50Ms, p99Ms, cpuMs, failed, rssMb }: Outcome, ratio?: number): Record<string, string | number> {
  return {
    what: name,
    'requests/s': Math.round(perSecond),
    'p50 ms': p50Ms,
    'p99 ms': p99Ms,
    'CPU ms/request': cpuMs,
    'RSS MB': Math.round(rssMb),
    failed,
    'of the limit': ratio === undefined ? '' : `${Math.round(ratio * 100)} %`,
  };
}
