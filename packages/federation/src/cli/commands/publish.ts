import { Command } from 'commander';
import { publishApps } from '../../build/publish-app.ts';
import { promote } from '../../registry/release-flow.ts';
import { buildWithProgress } from '../build-progress.ts';
import { announced, runCommand } from '../run-command.ts';
import { withProgress } from '../with-progress.ts';
import { chosenApps, currentAuthor, decisionBase, defaultRegistry, ROOT } from '../workspace.ts';

interface Options {
  readonly all?: boolean;
  readonly build: boolean;
  readonly promote?: boolean;
  readonly json?: boolean;
}

/** `orime publish <app…>`: builds what has changed and publishes it without making it live. */
export function publishCommand(): Command {
  return new Command('publish')
    .description('store the build of apps as write-once versions; visitors get them after promote')
    .argument('[apps...]', 'names of apps')
    .option('--all', 'every app')
    .option('--no-build', 'publish what stands in dist, as it is')
    .option('--promote', 'make the published versions live at once, in one revision')
    .option('--json', 'print the result as JSON')
    .action((names: string[], options: Options) =>
      runCommand(
        options,
        () => publish(names, options),
        ({ published, revision }) =>
          [
            ...published.map(({ remote, version, status }) => `${remote}@${version} ${status}`),
            ...(revision === undefined ? [] : [`live in revision ${String(revision)}`]),
          ].join('\n'),
      ),
    );
}

async function publish(names: readonly string[], options: Options) {
  const apps = chosenApps(names, options.all === true);
  const registry = announced(defaultRegistry());
  // Before the build: what somebody else releases meanwhile was not looked at.
  const base = await decisionBase(registry, undefined);
  if (options.build) await buildWithProgress(apps, options);
  const published = await withProgress('Publishing', options.json === true, (tell) => publishApps(registry, ROOT, apps, tell));
  if (options.promote !== true) return { published, revision: undefined };
  const changes = Object.fromEntries(published.map(({ remote, version }) => [remote, version]));
  const { revision } = await promote(registry, changes, { createdBy: currentAuthor(), ...base });
  return { published, revision };
}
