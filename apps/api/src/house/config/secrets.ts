import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { SettingError, type Environment } from './settings-readers.ts';

export interface Secrets {
  readonly jwtSecret: string;
  readonly gatewaySecret: string;
}

/** JWT_SECRET and GATEWAY_SECRET, or ones generated once into `<dataDir>`, readable by its owner alone. */
export async function readOrCreateSecrets(environment: Environment, dataDir: string): Promise<Secrets> {
  return {
    jwtSecret:
      given(environment, 'JWT_SECRET') ??
      (await kept(join(dataDir, 'secrets.json'), 'jwtSecret', 'remove it (everybody signs in anew), or set JWT_SECRET')),
    // A file of its own: the gateway makes it too, and need not read what signs sessions.
    gatewaySecret:
      given(environment, 'GATEWAY_SECRET') ??
      (await kept(
        join(dataDir, 'gateway-secret.json'),
        'gatewaySecret',
        'remove it and start api and gateway again, or set GATEWAY_SECRET',
      )),
  };
}

function given(environment: Environment, name: string): string | undefined {
  const text = environment[name]?.trim();
  if (text === undefined || text === '') return undefined;
  if (text.length < 32) throw new SettingError(`${name} must have at least 32 characters.`);
  return text;
}

async function kept(file: string, key: string, remedy: string): Promise<string> {
  const known = await readSecret(file, key, remedy);
  if (known !== undefined) return known;
  const fresh = randomBytes(48).toString('base64url');
  const temporary = `${file}.${randomBytes(6).toString('hex')}.tmp`;
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(temporary, `${JSON.stringify({ [key]: fresh })}\n`, { mode: 0o600, flag: 'wx' });
    // A link never shows half a file, and fails when another process was first.
    await link(temporary, file);
    return fresh;
  } catch (cause) {
    const theirs = await readSecret(file, key, remedy);
    if (theirs !== undefined) return theirs;
    throw new SettingError(`DATA_DIR ${dirname(file)} cannot be written.`, { cause });
  } finally {
    await rm(temporary, { force: true });
  }
}

async function readSecret(file: string, key: string, remedy: string): Promise<string | undefined> {
  const content = await readFile(file, 'utf8').catch(() => undefined);
  if (content === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(content);
    const secret = typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[key] : undefined;
    if (typeof secret === 'string') return secret;
  } catch {
    // falls through to the sentence below
  }
  throw new SettingError(`${file} is damaged: ${remedy}.`);
}
