import { findThrowAwayServer, oncePerRun } from '@orime/tooling/postgres';
import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '../src/migrations/migrate.ts';

const template = 'orime_template';

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** A database of its own for a test file, copied from one that was migrated once in this run. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = await findThrowAwayServer();
  await prepareTemplate(server.url, server.folder);
  const name = `test_${randomBytes(6).toString('hex')}`;
  // Copying files costs half of logging every page, and the server of a run has nothing to recover.
  await onServer(server.url, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  return { url: withDatabase(server.url, name), drop: () => onServer(server.url, `DROP DATABASE ${name} WITH (FORCE)`) };
}

/** An empty database without any table, for tests of the migrations themselves. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  const server = await findThrowAwayServer();
  const name = `empty_${randomBytes(6).toString('hex')}`;
  await onServer(server.url, `CREATE DATABASE ${name}`);
  return { url: withDatabase(server.url, name), drop: () => onServer(server.url, `DROP DATABASE ${name} WITH (FORCE)`) };
}

async function prepareTemplate(serverUrl: string, folder: string): Promise<void> {
  const done = join(folder, 'template.done');
  await oncePerRun(folder, 'template', async () => {
    await onServer(serverUrl, `CREATE DATABASE ${template}`);
    const failure = await migrate({ databaseUrl: withDatabase(serverUrl, template) }).then(() => '', String);
    await writeFile(`${done}.new`, failure);
    await rename(`${done}.new`, done);
  });
  for (const end = Date.now() + 60_000; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 20))) {
    const failure = await readFile(done, 'utf8').catch(() => undefined);
    if (failure === '') return;
    if (failure !== undefined) throw new Error(failure);
  }
  throw new Error('The template database was not migrated within a minute');
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
