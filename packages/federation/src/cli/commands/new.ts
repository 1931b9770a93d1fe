import { Command } from 'commander';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRemote } from '../../scaffold/create-remote.ts';
import { runCommand } from '../run-command.ts';
import { ROOT } from '../workspace.ts';

interface Options {
  readonly titleEn?: string;
  readonly titleJp?: string;
  readonly team?: string;
  readonly install: boolean;
  readonly json?: boolean;
}

/** `orime new <remote>`: a remote with one page in both languages, its tests and its declarations. */
export function newCommand(): Command {
  return new Command('new')
    .description('write apps/<remote> with a page, tests, texts and declarations, and link its packages')
    .argument('<remote>', 'its name: folder, namespace and first address')
    .option('--title-en <text>', 'title of its page in English; default: its name')
    .option('--title-jp <text>', 'and in Japanese')
    .option('--team <name>', 'who owns it; default: its name')
    .option('--no-install', 'leave the linking of packages to a later "pnpm install"')
    .option('--json', 'print the result as JSON')
    .action((name: string, options: Options) =>
      runCommand(
        options,
        () => create(name, options),
        ({ files }) => `${files.join('\n')}\n\nNext:\n  npm run release -- publish ${name}\n  npm run release -- promote ${name}@<version>`,
      ),
    );
}

async function create(name: string, options: Options) {
  const words = name.replaceAll('-', ' ');
  const title = { en: options.titleEn ?? words.charAt(0).toUpperCase() + words.slice(1), jp: options.titleJp ?? options.titleEn ?? words };
  const files = await createRemote(ROOT, { name, team: options.team ?? name, title });
  if (options.install) await linkPackages();
  return { remote: name, files };
}

/** As the two commands of the repository do it; what it says goes to stderr, since stdout is the result. */
async function linkPackages(): Promise<void> {
  const child = spawn('npx', ['--yes', 'pnpm@12.21.0', 'install', '--no-frozen-lockfile', '--prefer-offline'], {
    cwd: ROOT,
    stdio: ['ignore', process.stderr, process.stderr],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error('The packages could not be linked: run "npx pnpm@12.21.0 install"');
}
