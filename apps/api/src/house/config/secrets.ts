import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SettingError, type Environment } from './settings-readers.ts';

export interface Secrets {
  readonly jwtSecret: string;
}

/** JWT_SECRET, or one generated once into `<dataDir>/secrets.json`, readable by its owner alone. */
export async function readOrCreateSecrets(environment: Environment, dataDir: string): Promise<Secrets> {
  const given = environment['JWT_SECRET']?.trim();
  if (given !== undefined && given !== '') {
    if (given.length < 32) throw new SettingError('JWT_SECRET must have at least 32 characters.');
    return { jwtSecret: given };
  }
  const file = join(dataDir, 'secrets.json');
  const kept = await readSecrets(file);
  if (kept !== undefined) return kept;
  const fresh: Secrets = { jwtSecret: randomBytes(48).toString('base64url') };
  try {
    await mkdir(dataDir, { recursive: true });
    await writeFile(file, `${JSON.stringify(fresh)}\n`, { mode: 0o600, flag: 'wx' });
    return fresh;
  } catch (cause) {
    // Another process made it in the same moment: its secret counts.
    const theirs = await readSecrets(file);
    if (theirs !== undefined) return theirs;
    throw new SettingError(`DATA_DIR ${dataDir} cannot be written.`, { cause });
  }
}

async function readSecrets(file: string): Promise<Secrets | undefined> {
  const content = await readFile(file, 'utf8').catch(() => undefined);
  if (content === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(content);
    if (typeof value === 'object' && value !== null && 'jwtSecret' in value && typeof value.jwtSecret === 'string')
      return { jwtSecret: value.jwtSecret };
  } catch {
    // falls through to the sentence below
  }
  throw new SettingError(`${file} is damaged: remove it (everybody signs in anew), or set JWT_SECRET.`);
}
