import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { ROOT } from '../site/settings.ts';

/**
 * `npm run types [project…]`: type-checks packages and apps, such as `apps/magazine`, with the native compiler, a few in parallel, and
 * prints all diagnostics. Default: all.
 */
export async function checkTypes(named: readonly string[] = []): Promise<{ projects: number; failed: number; output: string }> {
  const projects = globSync('{apps,packages}/*/{,e2e/}tsconfig.json', { cwd: ROOT })
    .map((file) => dirname(file))
    .toSorted();
  const unknown = named.find((name) => !projects.includes(name));
  if (unknown !== undefined) throw new Error(`${unknown} is no project: there are ${projects.join(', ')}`);
  const queue = named.length === 0 ? [...projects] : [...named];
  const total = queue.length;
  const failures: string[] = [];
  async function work(): Promise<void> {
    for (let project = queue.shift(); project !== undefined; project = queue.shift()) {
      const { code, output } = await compile(project);
      if (code !== 0) failures.push(`${project}\n${output}`);
    }
  }
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, work));
  return { projects: total, failed: failures.length, output: failures.join('\n') };
}

function compile(project: string): Promise<{ code: number; output: string }> {
  return new Promise((done) => {
    // Not `.bin/tsc`: that is the compiler for ts-loader, five times slower.
    const child = spawn(process.execPath, [`${ROOT}/node_modules/typescript-7/bin/tsc`, '-p', project, '--pretty', 'false'], { cwd: ROOT });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', (error) => done({ code: 1, output: error.message }));
    child.on('close', (code) => done({ code: code ?? 1, output }));
  });
}

if (import.meta.main) {
  const { projects, failed, output } = await checkTypes(process.argv.slice(2));
  if (output !== '') process.stdout.write(`${output}\n`);
  process.stdout.write(`types: ${projects - failed} of ${projects} projects without errors\n`);
  process.exit(failed === 0 ? 0 : 1);
}
