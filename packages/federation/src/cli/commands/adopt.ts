import { Command } from 'commander';
import { resolve } from 'node:path';
import { adoptBuild } from '../../build/adopt-build.ts';
import { publishVersion } from '../../registry/publish-version.ts';
import { announced, runCommand } from '../run-command.ts';
import { defaultRegistry } from '../workspace.ts';

interface Options {
  readonly name: string;
  readonly buildVersion: string;
  readonly team?: string;
  readonly route: readonly string[];
  readonly titleEn: string;
  readonly titleJp: string;
  readonly shellApi?: string;
  readonly shared?: readonly string[];
  readonly origin?: readonly string[];
  readonly publish?: boolean;
  readonly json?: boolean;
}

/** `orime adopt <folder>`: makes a remote of a build that another tool made. */
export function adoptCommand(): Command {
  return new Command('adopt')
    .description('write remote.json beside a build of stock Module Federation that has an mf-manifest.json')
    .argument('<folder>', 'where the build is')
    .requiredOption('--name <remote>', 'name of the remote')
    .requiredOption('--build-version <semver>', 'its version; the digest of its files is added')
    .requiredOption('--route <path=screen...>', 'address and the key of its screen, such as /stylists=home')
    .requiredOption('--title-en <text>', 'title of its pages in English')
    .requiredOption('--title-jp <text>', 'and in Japanese')
    .option('--team <name>', 'who owns it; default: its name')
    .option('--shell-api <range>', 'shell API that it needs; default: any')
    .option('--shared <module@range...>', 'modules that it takes from the shell, beside those that its manifest names')
    .option('--origin <origin...>', 'further origins that it talks to')
    .option('--publish', 'publish it at once')
    .option('--json', 'print the result as JSON')
    .action((folder: string, options: Options) =>
      runCommand(
        options,
        () => adopt(folder, options),
        ({ remote, version, status }) => `${remote}@${version} ${status}`,
      ),
    );
}

async function adopt(folder: string, options: Options) {
  const manifest = await adoptBuild(resolve(folder), {
    name: options.name,
    version: options.buildVersion,
    team: options.team ?? options.name,
    routes: options.route,
    title: { en: options.titleEn, jp: options.titleJp },
    shellApi: options.shellApi,
    shared: Object.fromEntries((options.shared ?? []).map(splitRange)),
    origins: options.origin,
  });
  if (options.publish === true) return publishVersion(announced(defaultRegistry()), resolve(folder));
  return { remote: manifest.name, version: manifest.version, status: 'adopted', files: manifest.assets.length };
}

/** The last `@`: names of modules may begin with one. */
function splitRange(text: string): [string, string] {
  const at = text.lastIndexOf('@');
  return at > 0 ? [text.slice(0, at), text.slice(at + 1)] : [text, '*'];
}
