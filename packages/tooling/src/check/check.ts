import { spawn } from 'node:child_process';
import { checkMap } from '../map/site-map.ts';
import { checkPhrases } from '../phrases/find-phrases.ts';
import { ROOT } from '../site/settings.ts';
import { checkGlossary } from './glossary.ts';
import { checkImports } from './imports.ts';
import { checkLocales } from './locales.ts';
import { checkSpelling } from './spelling.ts';
import { checkSql } from './sql-rules.ts';
import { checkTextsInCode } from './texts-in-code.ts';

interface Outcome {
  readonly name: string;
  readonly ok: boolean;
  readonly output: string;
}

/** `npm run check`: formatting, lint, import rules, dead code, locale files, line breaks, SQL and the map, in parallel. */
export async function runChecks(): Promise<readonly Outcome[]> {
  const locales = [...checkLocales(), ...checkTextsInCode(ROOT), ...checkGlossary(ROOT), ...checkSpelling(ROOT)];
  const phrases = checkPhrases(ROOT);
  const sql = checkSql();
  return Promise.all([
    runBin('format', 'oxfmt', ['--check', '.']),
    runBin('oxlint', 'oxlint', ['--deny-warnings']),
    checkImports().then((breaches) => ({ name: 'imports', ok: breaches.length === 0, output: breaches.join('\n') })),
    checkMap().then((gaps) => ({ name: 'map', ok: gaps.length === 0, output: gaps.join('\n') })),
    runBin('knip', 'knip', ['--no-progress'], 'bin/knip.js'),
    { name: 'locales', ok: locales.length === 0, output: locales.join('\n') },
    { name: 'phrases', ok: phrases.length === 0, output: phrases.join('\n') },
    { name: 'sql', ok: sql.length === 0, output: sql.join('\n') },
  ]);
}

function runBin(name: string, packageName: string, args: readonly string[], bin = `bin/${packageName}`): Promise<Outcome> {
  return new Promise((done) => {
    const child = spawn(process.execPath, [`${ROOT}/node_modules/${packageName}/${bin}`, ...args], { cwd: ROOT });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', (error) => done({ name, ok: false, output: error.message }));
    child.on('close', (code) => done({ name, ok: code === 0, output }));
  });
}

if (import.meta.main) {
  const outcomes = await runChecks();
  for (const { name, ok, output } of outcomes) {
    if (!ok) process.stdout.write(`${output.trim()}\n`);
    process.stdout.write(`${ok ? 'ok    ' : 'FAILED'} ${name}\n`);
  }
  process.exit(outcomes.every(({ ok }) => ok) ? 0 : 1);
}
