import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { link, mkdir, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { isFileError, writeDurably } from '../files/durable-files.ts';
import { KeyError } from './key-error.ts';
import { signingKeys, type ReleaseKeys } from './release-keys.ts';

/** Name of the file with the private key, in the data folder of the site. */
export const KEY_FILE = 'release-key.pem';

/**
 * The keys of whoever releases into a registry folder: the file that `RELEASE_PRIVATE_KEY_FILE` names, else `release-key.pem` beside
 * the folder, else in `DATA_DIR`. Undefined when there is none: then revisions are not signed and not verified.
 */
export function findSigningKeys(registryFolder: string, env: NodeJS.ProcessEnv = process.env): ReleaseKeys | undefined {
  const named = env['RELEASE_PRIVATE_KEY_FILE'];
  if (named) return readKeyFile(resolve(named));
  const beside = join(dirname(registryFolder), KEY_FILE);
  const inData = env['DATA_DIR'] ? join(resolve(env['DATA_DIR']), KEY_FILE) : undefined;
  const file = [beside, inData].find((candidate) => candidate !== undefined && existsSync(candidate));
  return file === undefined ? undefined : readKeyFile(file);
}

/**
 * Makes the key unless it is there, for its owner alone. Of processes that start at once, all get the same. `isNew` tells the one
 * that made it.
 */
export async function ensureKeyFile(file: string): Promise<{ readonly keys: ReleaseKeys; readonly isNew: boolean }> {
  if (existsSync(file)) return { keys: readKeyFile(file), isNew: false };
  await mkdir(dirname(file), { recursive: true });
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const temporary = `${file}.${randomBytes(6).toString('hex')}.tmp`;
  await writeDurably(temporary, privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(), 0o600);
  try {
    // A link never shows half a file, and fails when another process was first.
    await link(temporary, file);
  } catch (error) {
    if (!isFileError(error, 'EEXIST')) throw error;
    return { keys: readKeyFile(file), isNew: false };
  } finally {
    await rm(temporary, { force: true });
  }
  return { keys: readKeyFile(file), isNew: true };
}

function readKeyFile(file: string): ReleaseKeys {
  let pem: string;
  try {
    pem = readFileSync(file, 'utf8');
  } catch {
    throw new KeyError(`${file} cannot be read: \`orime keys\` makes the key of releases`, 'key_missing');
  }
  return signingKeys(pem, file);
}
