import { readFile } from 'node:fs/promises';
import { get } from 'node:http';
import { json } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Memory of a process after garbage collection; V8 collects late, so resident memory alone says little. */
export interface MemorySample {
  readonly heapMb: number;
  readonly residentMb: number;
}

const mb = 2 ** 20;

/** Memory of this process; forces a garbage collection. */
export function sampleOwnMemory(): MemorySample {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)(); // The function that the flag adds.
  const { heapUsed, rss } = process.memoryUsage();
  return { heapMb: heapUsed / mb, residentMb: rss / mb };
}

/** Memory of a Node process started with `--inspect=127.0.0.1:<port>`. Resident memory on Linux only, NaN elsewhere. */
export async function sampleMemory(pid: number, inspectorPort: number): Promise<MemorySample> {
  const targets = await listTargets(inspectorPort);
  const socket = new WebSocket(targets[0]?.webSocketDebuggerUrl ?? '');
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', reject, { once: true });
  });
  const ask = (id: number, method: string) =>
    new Promise<{ usedSize?: number }>((resolve) => {
      socket.addEventListener('message', ({ data }) => {
        const answer = JSON.parse(String(data)) as { id?: number; result?: { usedSize?: number } }; // The inspector's own response.
        if (answer.id === id) resolve(answer.result ?? {});
      });
      socket.send(JSON.stringify({ id, method }));
    });
  await ask(1, 'HeapProfiler.collectGarbage');
  const { usedSize = Number.NaN } = await ask(2, 'Runtime.getHeapUsage');
  socket.close();
  const kB = /^VmRSS:\s+(\d+) kB$/m.exec(await readFile(`/proc/${pid}/status`, 'utf8').catch(() => ''))?.[1];
  return { heapMb: usedSize / mb, residentMb: kB === undefined ? Number.NaN : Number(kB) / 1024 };
}

/** Uses its own connection: the inspector closes keep-alive connections. */
function listTargets(port: number): Promise<{ webSocketDebuggerUrl: string }[]> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: '/json/list', agent: false }, (answer) =>
      json(answer).then((targets) => resolve(targets as { webSocketDebuggerUrl: string }[]), reject),
    ).on('error', reject); // The inspector's own response.
  });
}

export interface MemoryVerdict {
  /** Start, middle and end for the table. */
  readonly row: Readonly<Record<string, number>>;
  /** Violations, if any. */
  readonly breaches: readonly string[];
}

/** Whether memory stays flat from the first sample, taken after a warm-up, to the last; growth up to `most` is allowed. */
export function judgeMemory(samples: readonly MemorySample[], most: MemorySample): MemoryVerdict {
  const [start, middle, end] = [samples[0], samples[samples.length >> 1], samples.at(-1)];
  if (start === undefined || middle === undefined || end === undefined) return { row: {}, breaches: ['memory was not looked at'] };
  const grown = (what: string, from: number, to: number, mostMb: number) =>
    to - from > mostMb ? [`${what} grew from ${from.toFixed(0)} to ${to.toFixed(0)} MB`] : [];
  return {
    row: {
      'heap MB at start': start.heapMb,
      'heap middle': middle.heapMb,
      'heap end': end.heapMb,
      'resident MB at start': start.residentMb,
      'resident middle': middle.residentMb,
      'resident end': end.residentMb,
    },
    breaches: [
      ...grown('the heap', start.heapMb, end.heapMb, most.heapMb),
      ...grown('resident memory', start.residentMb, end.residentMb, most.residentMb),
    ],
  };
}
