import { expect, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { createTestDatabase } from '../../test/test-database.ts';
import { printSchema } from './print-schema.ts';

test('schema.sql matches a migrated database; `npm run db:schema` updates it', async () => {
  const { url, drop } = await createTestDatabase();
  expect(await printSchema(url)).toBe(await readFile(new URL('../../schema.sql', import.meta.url), 'utf8'));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('DROP TRIGGER audit_log__append_only ON audit_log; ALTER TABLE addresses ADD COLUMN seen boolean');
  await client.end();
  const changed = await printSchema(url);
  expect(changed).toContain('\n  seen boolean,\n');
  expect(changed).not.toContain('audit_log__append_only');
  await drop();
});
