import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError } from './config-error.ts';

/**
 * The secret that api and gateway share, generated into DATA_DIR by whichever of them starts first. On machines that share no
 * folder, GATEWAY_SECRET takes its place. Errors: `ConfigError`.
 */
export async function readOrCreateGatewaySecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'gateway-secret.json');
  const known = await readSecret(file);
  if (known !== undefined) return known;
  const fresh = randomBytes(48).toString('base64url');
  const temporary = `${file}.${randomBytes(6).toString('hex')}.tmp`;
  try {
    await mkdir(dataDir, { recursive: true });
    await writeFile(temporary, `${JSON.stringify({ gatewaySecret: fresh })}\n`, { mode: 0o600, flag: 'wx' });
    // A link never shows half a file, and fails when another process was first.
    await link(temporary, file);
    return fresh;
  } catch {
    const theirs = await readSecret(file);
    if (theirs !== undefined) return theirs;
    throw new ConfigError(`DATA_DIR ${dataDir} cannot be written: give the secret as GATEWAY_SECRET.`);
  } finally {
    await rm(temporary, { force: true });
  }
}

async function readSecret(file: string): Promise<string | undefined> {
  const content = await readFile(file, 'utf8').catch(() => undefined);
  if (content === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(content);
    if (typeof value === 'object' && value !== null && 'gatewaySecret' in value && typeof value.gatewaySecret === 'string')
      return value.gatewaySecret;
  } catch {
    // falls through to the sentence below
  }
  throw new ConfigError(`${file} is damaged: remove it and start api and gateway again, or set GATEWAY_SECRET.`);
}
