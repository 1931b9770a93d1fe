import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { PROGRAMS } from './programs.ts';

/** `npm run bench` lists the programs; `npm run bench -- <name> [arguments]` runs one. */
const [name, ...args] = process.argv.slice(2);
const program = PROGRAMS.find((candidate) => candidate.name === name);

if (program === undefined) {
  if (name !== undefined) process.stderr.write(`There is no benchmark named ${name}.\n\n`);
  const width = Math.max(...PROGRAMS.map((candidate) => candidate.name.length));
  for (const { name: title, measures } of PROGRAMS) process.stdout.write(`${title.padEnd(width)}  ${measures}\n`);
  process.exit(name === undefined ? 0 : 1);
}

const file = fileURLToPath(new URL(program.file, import.meta.url));
spawn(process.execPath, [file, ...args], { stdio: 'inherit' }).on('exit', (code) => process.exit(code ?? 1));
