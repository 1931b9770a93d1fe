import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { basename } from 'node:path';
import { compileFunction } from 'node:vm';
import type { ServerFile } from './messages.ts';

const builtins = createRequire(import.meta.url);

/**
 * Runs a version's server file and returns its exports. Its stack frames carry the address of the version, so that what throws can be
 * told. Errors: what the file throws, and one for a file that is not the one of its manifest.
 * @param shared modules that it may `require` beside Node's own
 */
export function runServerFile({ file, integrity, base }: ServerFile, shared: Readonly<Record<string, object>>): unknown {
  const bytes = readFileSync(file);
  if (`sha384-${createHash('sha384').update(bytes).digest('base64')}` !== integrity)
    throw new Error(`${file} is not the file of its manifest`);
  const filename = base + basename(file);
  const run = compileFunction(bytes.toString(), ['exports', 'require', 'module', '__filename', '__dirname', 'orimeBase'], { filename });
  const module: { exports: unknown } = { exports: {} };
  const load = (name: string): unknown => {
    if (Object.hasOwn(shared, name)) return shared[name];
    if (isBuiltin(name)) return builtins(name);
    throw new Error(`${filename} requires ${name}, which the shell does not lend`);
  };
  run(module.exports, load, module, filename, base, base);
  return module.exports;
}
