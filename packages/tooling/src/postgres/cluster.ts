import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, chown, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { PostgresBinaries } from './binaries.ts';
import { errorMessage } from './error-facts.ts';
import { explainOutput } from './explain-output.ts';
import { PostgresUnavailableError } from './postgres-unavailable-error.ts';
import type { ServerAccount } from './server-account.ts';

export const databaseUser = 'orime';

interface ClusterRequest {
  readonly folder: string;
  readonly binaries: PostgresBinaries;
  readonly account: ServerAccount;
  readonly say: (message: string) => void;
}

/**
 * Creates the cluster on first use and returns its password. Works in a temporary folder, so that a killed run leaves no partial
 * cluster.
 */
export async function createClusterIfMissing({ folder, binaries, account, say }: ClusterRequest): Promise<string> {
  const passwordFile = `${folder}.password`;
  if (await stat(join(folder, 'PG_VERSION')).catch(() => undefined)) {
    const password = await readFile(passwordFile, 'utf8').catch(() => '');
    if (password === '')
      throw new PostgresUnavailableError(`The password file ${passwordFile} is missing: restore it, or remove ${folder} to begin anew.`);
    return password.trim();
  }
  say('Creating the database');
  const half = `${folder}.new`;
  try {
    await rm(half, { recursive: true, force: true });
    const password = randomBytes(24).toString('base64url');
    await writeFile(passwordFile, password, { mode: 0o600 });
    await mkdir(half, { recursive: true });
    const cluster = join(half, 'cluster');
    await mkdir(cluster, { mode: 0o700 });
    const secret = join(half, 'secret');
    await writeFile(secret, password, { mode: 0o600 });
    if (account) await Promise.all([half, cluster, secret].map((path) => chown(path, account.uid, account.gid)));
    await initialise(binaries.initdb, cluster, secret, account);
    await rm(folder, { recursive: true, force: true });
    await rename(cluster, folder);
    await chmod(folder, 0o700);
    await rm(half, { recursive: true, force: true });
    return password;
  } catch (cause) {
    if (cause instanceof PostgresUnavailableError) throw cause;
    throw new PostgresUnavailableError(`The database cannot be created in ${folder}: ${explainOutput(errorMessage(cause))}`, { cause });
  }
}

async function initialise(initdb: string, cluster: string, passwordFile: string, account: ServerAccount): Promise<void> {
  // The built-in C.UTF-8 locale sorts and folds case identically on every machine, whatever locales are installed.
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const args = [`--pgdata=${cluster}`, `--username=${databaseUser}`, `--pwfile=${passwordFile}`, '--auth=scram-sha-256', ...locale];
  try {
    await promisify(execFile)(initdb, args, {
      ...(account ?? {}),
      cwd: cluster,
      env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
    });
  } catch (cause) {
    const output = typeof cause === 'object' && cause !== null && 'stderr' in cause ? String(cause.stderr) : '';
    throw new PostgresUnavailableError(`The database cannot be created: ${explainOutput(output || String(cause))}`, { cause });
  }
}
