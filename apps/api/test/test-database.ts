import { findThrowAwayServer, oncePerRun, type ThrowAwayServer } from '@orime/tooling/postgres';
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '../src/migrations/migrate.ts';

/** Rows that several test files begin with: loaded once in a run, copied for each of them. */
export interface Beginning {
  readonly name: string;
  /** Loads a migrated database; `dataDir` is for the files that its rows speak of. Leaves no connection open. */
  readonly load: (databaseUrl: string, dataDir: string) => Promise<void>;
}

export interface TestDatabase {
  readonly url: string;
  /** Where the files are that its rows speak of, shared by all of the run: copy them. Undefined without a beginning. */
  readonly dataDir: string | undefined;
  drop(): Promise<void>;
}

/** What a slow machine may take for the largest beginning. */
const patienceMs = 600_000;

/** A database of its own for a test file, copied from one that was migrated, and loaded, once in this run. */
export async function createTestDatabase(beginning?: Beginning): Promise<TestDatabase> {
  const server = await findThrowAwayServer();
  const migrated = await prepareTemplate(server, 'migrated', async (name) => {
    await onServer(server.url, `CREATE DATABASE ${name}`);
    await migrate({ databaseUrl: withDatabase(server.url, name) });
  });
  if (beginning === undefined) return { ...(await copy(server, migrated)), dataDir: undefined };
  const dataDir = join(server.folder, `data-${beginning.name}`);
  const loaded = await prepareTemplate(server, beginning.name, async (name) => {
    await mkdir(dataDir);
    await onServer(server.url, copyingOf(name, migrated));
    await beginning.load(withDatabase(server.url, name), dataDir);
  });
  return { ...(await copy(server, loaded)), dataDir };
}

/** An empty database without any table, for tests of the migrations themselves. */
export async function createEmptyDatabase(): Promise<Omit<TestDatabase, 'dataDir'>> {
  const server = await findThrowAwayServer();
  const name = `empty_${randomBytes(6).toString('hex')}`;
  await onServer(server.url, `CREATE DATABASE ${name}`);
  return { url: withDatabase(server.url, name), drop: () => onServer(server.url, `DROP DATABASE ${name} WITH (FORCE)`) };
}

async function copy(server: ThrowAwayServer, template: string): Promise<Omit<TestDatabase, 'dataDir'>> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(server.url, copyingOf(name, template));
  return { url: withDatabase(server.url, name), drop: () => onServer(server.url, `DROP DATABASE ${name} WITH (FORCE)`) };
}

/** Copying files costs half of logging every page, and the server of a run has nothing to recover. */
function copyingOf(name: string, template: string): string {
  return `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`;
}

/** The name of a database that the first caller of the run makes and everybody waits for. */
async function prepareTemplate({ folder }: ThrowAwayServer, name: string, make: (template: string) => Promise<void>): Promise<string> {
  const template = `orime_${name}`;
  const done = join(folder, `${template}.done`);
  await oncePerRun(folder, template, async () => {
    const failure = await make(template).then(() => '', String);
    await writeFile(`${done}.new`, failure);
    await rename(`${done}.new`, done);
  });
  for (const end = Date.now() + patienceMs; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 20))) {
    const failure = await readFile(done, 'utf8').catch(() => undefined);
    if (failure === '') return template;
    if (failure !== undefined) throw new Error(failure);
  }
  throw new Error(`The database ${template} was not made within ten minutes`);
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function withDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
