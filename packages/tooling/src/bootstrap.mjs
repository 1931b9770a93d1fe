/**
 * Entry point of `npm start` and `npm test` on any installed Node: installs the workspace when it does not match the lock file, then
 * runs the same command on the project's own Node. Plain JavaScript without dependencies.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const PNPM = 'pnpm@12.21.0';
const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');
const node = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
const stamp = join(root, 'node_modules/.installed');
const [command = 'start', ...rest] = process.argv.slice(2);

if (!isNodeRecent(process.versions.node)) {
  fail(`Node ${process.versions.node} is too old to install this project: Node 20.19 or newer is needed.`);
}
const wanted = digestOfManifests();
if (!existsSync(node) || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  process.stdout.write('Installing packages …\n');
  const startedAt = Date.now();
  const code = await run('npx', ['--yes', PNPM, 'install', '--frozen-lockfile', '--reporter=append-only'], { quietUnlessFailing: true });
  if (code !== 0) fail('The packages could not be installed; the lines above say why.');
  writeFileSync(stamp, wanted);
  process.stdout.write(`Packages installed in ${((Date.now() - startedAt) / 1000).toFixed(1)} s\n`);
}
process.exit(await run(node, [join(root, 'packages/tooling/src', command, `${command}.ts`), ...rest]));

/** @param {string} version */
function isNodeRecent(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 20 || (major === 20 && minor >= 19);
}

/** Changes exactly when an install could have a different result. */
function digestOfManifests() {
  const hash = createHash('sha256');
  const manifests = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'];
  for (const folder of ['apps', 'packages']) {
    for (const name of readdirSync(join(root, folder)).sort()) manifests.push(join(folder, name, 'package.json'));
  }
  for (const file of manifests) if (existsSync(join(root, file))) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/**
 * Runs a program and resolves with its exit code. Forwards signals, so that it can shut down cleanly.
 * @param {string} program @param {string[]} args @param {{ quietUnlessFailing?: boolean }} [options]
 * @returns {Promise<number>}
 */
function run(program, args, { quietUnlessFailing = false } = {}) {
  return new Promise((done) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: quietUnlessFailing ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      shell: process.platform === 'win32',
      env: {
        // Every process of a run loads much of the same code: the later ones find it compiled.
        NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
        ...process.env,
        PATH: `${join(root, 'node_modules/.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH ?? ''}`,
      },
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    // A terminal sends Ctrl-C to the whole process group; this process only has to outlive its child.
    const ignore = () => {};
    const forward = () => child.kill('SIGTERM');
    process.on('SIGINT', ignore);
    process.on('SIGTERM', forward);
    child.on('error', (error) => {
      output += String(error);
      done(1);
    });
    child.on('exit', (code, signal) => {
      process.off('SIGINT', ignore);
      process.off('SIGTERM', forward);
      if (quietUnlessFailing && code !== 0) process.stderr.write(output);
      done(code ?? (signal === null ? 1 : 128));
    });
  });
}

/** @param {string} sentence */
function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
