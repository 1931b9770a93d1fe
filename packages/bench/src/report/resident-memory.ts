import { readFile } from 'node:fs/promises';

/** Resident memory of a process in MB. Linux only: NaN elsewhere. */
export async function readResidentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kB = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
  return kB === undefined ? Number.NaN : Number(kB) / 1024;
}

/** Samples at start, middle and end of what comes after the warm-up. Grown means: by more than `mostMb` from first to last. */
export function judgeMemory(samplesMb: readonly number[], mostMb: number): { readonly start: number; readonly middle: number; readonly end: number; readonly isFlat: boolean } {
  const start = samplesMb[0] ?? Number.NaN;
  const middle = samplesMb[samplesMb.length >> 1] ?? Number.NaN;
  const end = samplesMb.at(-1) ?? Number.NaN;
  return { start, middle, end, isFlat: !(end - start > mostMb) };
}
