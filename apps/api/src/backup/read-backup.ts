import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { backupFormat, type BackupHeader, type BackupLine } from './backup-format.ts';

/** The file is not a whole backup. `message` is a sentence for a person. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** The lines of a backup in their order. Throws `BackupError` where the file is cut off, altered or none of ours. */
export async function* readBackup(file: string): AsyncGenerator<BackupLine> {
  let table: { readonly name: string; rows: number; readonly digest: ReturnType<typeof createHash> } | undefined;
  let tables = 0;
  let isComplete = false;
  let isFirst = true;
  for await (const text of readTexts(file)) {
    const line = parse(file, text);
    if (isFirst) checkHeader(file, line);
    isFirst = false;
    if (Array.isArray(line)) {
      if (table === undefined) throw broken(file);
      table.rows += 1;
      table.digest.update(`${text}\n`);
    } else if ('table' in line) {
      table = { name: line.table, rows: 0, digest: createHash('sha256') };
    } else if ('end' in line) {
      if (table?.name !== line.end || table.rows !== line.rows || table.digest.digest('hex') !== line.digest) throw broken(file);
      tables += 1;
      table = undefined;
    } else if ('complete' in line) {
      isComplete = line.tables === tables;
    }
    yield line;
  }
  if (!isComplete) throw broken(file);
}

/** Reads the whole file for its faults, and gives its header. */
export async function checkBackup(file: string): Promise<BackupHeader> {
  let header: BackupHeader | undefined;
  for await (const line of readBackup(file)) if ('backup' in line) header = line;
  if (header === undefined) throw broken(file);
  return header;
}

async function* readTexts(file: string): AsyncGenerator<string> {
  // An error of either stream destroys both, and the loop below throws it.
  const bytes = pipeline(createReadStream(file), createGunzip(), () => {});
  try {
    let rest = '';
    bytes.setEncoding('utf8');
    for await (const chunk of bytes as AsyncIterable<string>) {
      const texts = (rest + chunk).split('\n');
      rest = texts.pop() ?? '';
      yield* texts;
    }
  } catch (cause) {
    const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined;
    if (code === 'ENOENT') throw new BackupError(`There is no file ${file}.`, { cause });
    throw cause instanceof BackupError ? cause : broken(file, cause);
  }
}

function parse(file: string, text: string): BackupLine {
  try {
    return JSON.parse(text) as BackupLine; // written by `backUp`; the digests tell what is not
  } catch (cause) {
    throw broken(file, cause);
  }
}

function checkHeader(file: string, line: BackupLine): void {
  if (!('backup' in line) || line.backup !== 'orime') throw new BackupError(`${file} is not a backup of this site.`);
  if (line.format !== backupFormat)
    throw new BackupError(`${file} has format ${String(line.format)}: restore it with the release that wrote it.`);
}

function broken(file: string, cause?: unknown): BackupError {
  return new BackupError(`${file} is cut off or altered: nothing was restored.`, { cause });
}
