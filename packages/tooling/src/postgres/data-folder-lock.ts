import { readFile, rm, writeFile } from 'node:fs/promises';
import { errorCode, errorMessage } from './error-facts.ts';
import { PostgresUnavailableError } from './postgres-unavailable-error.ts';
import { processStartMark } from './processes.ts';

/**
 * Locks `<folder>.lock` for this process; the returned function releases it. A stale lock, whose process is gone or whose pid was
 * reused, is taken over. Throws `PostgresUnavailableError` while another process holds it.
 */
export async function lockDataFolder(folder: string): Promise<() => Promise<void>> {
  const file = `${folder}.lock`;
  const mine = JSON.stringify({ pid: process.pid, started: await processStartMark(process.pid) });
  for (let attempt = 0; attempt < 5; attempt += 1) {
    try {
      await writeFile(file, mine, { flag: 'wx' });
      return async () => {
        if ((await readFile(file, 'utf8').catch(() => '')) === mine) await rm(file, { force: true });
      };
    } catch (cause) {
      if (errorCode(cause) !== 'EEXIST') throw unwritable(folder, cause);
      const holder = await readHolder(file);
      if (holder !== undefined && (await isHolding(holder))) {
        throw new PostgresUnavailableError(
          `The data folder ${folder} is in use by process ${holder.pid}: stop that one, or choose another DATA_DIR.`,
          { inUseBy: holder.pid },
        );
      }
      await rm(file, { force: true });
    }
  }
  throw new PostgresUnavailableError(`The lock file ${file} cannot be taken: remove it and start again.`);
}

interface LockHolder {
  readonly pid: number;
  readonly started: string;
}

async function readHolder(file: string): Promise<LockHolder | undefined> {
  try {
    const value: unknown = JSON.parse(await readFile(file, 'utf8'));
    if (typeof value !== 'object' || value === null || !('pid' in value) || typeof value.pid !== 'number') return undefined;
    return { pid: value.pid, started: 'started' in value ? String(value.started) : '' };
  } catch {
    return undefined; // Partially written by a killed run: treat as missing.
  }
}

async function isHolding(holder: LockHolder): Promise<boolean> {
  const mark = await processStartMark(holder.pid);
  return mark !== '' && (holder.started === '' || mark === holder.started);
}

function unwritable(folder: string, cause: unknown): PostgresUnavailableError {
  const reason = errorCode(cause) === 'ENOSPC' ? 'the disk is full' : `it cannot be written (${errorMessage(cause)})`;
  return new PostgresUnavailableError(`The data folder ${folder} cannot be used: ${reason}.`, { cause });
}
