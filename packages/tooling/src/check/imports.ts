import { spawn } from 'node:child_process';
import { ROOT } from '../site/settings.ts';
import { findRoomCircles } from './room-circles.ts';

/** The fields of dependency-cruiser's report that are read here. */
type CruiseReport = {
  readonly summary: { readonly violations: readonly Violation[] };
  readonly modules: readonly { readonly source: string; readonly dependencies: readonly { readonly resolved: string }[] }[];
};
type Violation = {
  readonly rule: { readonly name: string };
  readonly from: string;
  readonly to: string;
  readonly cycle?: readonly { readonly name: string }[];
};

/** Breaches of the import rules and circles between rooms of the api, a line each. Empty when there is none. */
export async function checkImports(): Promise<readonly string[]> {
  const { summary, modules } = await cruise();
  const edges = modules.flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => ({ from: source, to: resolved })));
  return [
    ...summary.violations.map(({ rule, from, to, cycle }) => `${rule.name}: ${from} → ${cycle?.map(({ name }) => name).join(' → ') ?? to}`),
    ...findRoomCircles(edges).map((rooms) => `circle of rooms: ${rooms.join(', ')}`),
  ];
}

function cruise(): Promise<CruiseReport> {
  const program = `${ROOT}/node_modules/dependency-cruiser/bin/dependency-cruiser.mjs`;
  const args = [program, 'apps', 'packages', '--config', '.dependency-cruiser.cjs', '--output-type', 'json'];
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, args, { cwd: ROOT });
    const output: Buffer[] = [];
    let errors = '';
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    child.on('error', fail);
    child.on('close', () => {
      try {
        done(JSON.parse(Buffer.concat(output).toString()) as CruiseReport);
      } catch {
        fail(new Error(`dependency-cruiser gave no report: ${errors}`));
      }
    });
  });
}
