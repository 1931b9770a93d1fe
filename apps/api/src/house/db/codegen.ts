import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { columnOverrides, overrideImports } from './column-overrides.ts';

const outFile = fileURLToPath(new URL('generated.ts', import.meta.url));

/** Writes the row types of a migrated database, or throws when the file that is there says something else. */
export async function runCodegen(databaseUrl: string, mode: 'write' | 'verify'): Promise<string> {
  const program = createRequire(import.meta.url)
    .resolve('kysely-codegen')
    .replace(/index\.js$/, 'cli/bin.js');
  // Left out: the queue's own tables, the runner's record, and the views that cards, filters, details and styles are made from, which only raw SQL reads.
  const options = [
    '--dialect',
    'postgres',
    '--type-mapping',
    '{"int8":"number"}',
    '--exclude-pattern',
    '(jobs.*|public.schema_migrations|public.schema_sources|public.design_card_source|public.design_detail_source|public.design_facet_source|public.wholesale_style_source)',
    '--overrides',
    JSON.stringify({ columns: columnOverrides }),
    '--custom-imports',
    JSON.stringify(overrideImports),
    '--out-file',
    outFile,
  ];
  const { stdout } = await promisify(execFile)(process.execPath, [
    program,
    '--url',
    databaseUrl,
    ...options,
    ...(mode === 'verify' ? ['--verify'] : []),
  ]);
  return stdout;
}
