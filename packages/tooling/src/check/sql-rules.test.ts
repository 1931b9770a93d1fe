import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkSql } from './sql-rules.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sql-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    const path = join(root, 'apps/api', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

test('accepts tables with their indexes, concurrent indexes, and logic in sql folders', () => {
  write({
    'migrations/0001_house.up.sql': 'CREATE UNLOGGED TABLE a (id text);\n-- CREATE VIEW in words\nCREATE UNIQUE INDEX a__id ON a (id);',
    'migrations/0001_house.down.sql': 'DROP TABLE a;',
    'migrations/0002_more.up.sql': '-- no-transaction\nCREATE INDEX CONCURRENTLY IF NOT EXISTS a__more ON a (id);',
    'src/house/sql/f.sql': 'CREATE OR REPLACE FUNCTION f() RETURNS int LANGUAGE sql AS $$ SELECT 1 $$;',
    'src/domains/site/sql/v.sql': 'CREATE OR REPLACE VIEW v AS SELECT 1 AS one;',
  });
  expect(checkSql(root)).toEqual([]);
});

test('refuses logic in migrations, rewriting of installed objects, and indexes that block writes', () => {
  write({
    'migrations/0001_house.up.sql': 'CREATE TABLE IF NOT EXISTS a (id text);',
    'migrations/0002_logic.up.sql':
      'CREATE FUNCTION f() RETURNS int LANGUAGE sql AS $$ SELECT 1 $$;\ncreate or replace view v AS SELECT 1;\nCREATE CONSTRAINT TRIGGER t AFTER INSERT ON a EXECUTE FUNCTION f();',
    'migrations/0003_rewrite.up.sql': "DO $$ BEGIN EXECUTE replace(pg_get_functiondef('f'::regproc), 'a', 'b'); END $$;",
    'migrations/0004_index.up.sql': 'CREATE TABLE b (id text);\nCREATE INDEX b__id ON b (id);\nCREATE INDEX a__id\n  ON public.a (id);',
    'migrations/0004_index.down.sql': 'CREATE UNIQUE INDEX a__old ON a (id);',
    'src/domains/site/sql/deep/g.sql': "SELECT pg_get_viewdef('v');",
  });
  const told = checkSql(root);
  const found = (file: string, words: string) =>
    expect(told).toContainEqual(expect.stringMatching(new RegExp(`^apps/api/${file}: .*${words}`)));
  found('migrations/0002_logic.up.sql', 'the function f belongs');
  found('migrations/0002_logic.up.sql', 'the view v belongs');
  found('migrations/0002_logic.up.sql', 'the trigger t belongs');
  found('migrations/0003_rewrite.up.sql', 'do not rewrite installed objects');
  found('migrations/0004_index.up.sql', 'a__id blocks writes to a:');
  found('migrations/0004_index.down.sql', 'a__old blocks writes to a:');
  found('src/domains/site/sql/deep/g.sql', 'do not rewrite installed objects');
  expect(told).toHaveLength(7);
});

test('the schema of this repository keeps the rules', () => {
  expect(checkSql()).toEqual([]);
});
