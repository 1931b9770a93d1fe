import { Command } from 'commander';
import type { VersionMap } from '../../registry/compose-revision.ts';
import { RegistryError } from '../../registry/registry-error.ts';
import { promote } from '../../registry/release-flow.ts';
import { announced, runCommand } from '../run-command.ts';
import { currentAuthor, decisionBase, defaultRegistry } from '../workspace.ts';

interface Options {
  readonly onRevision?: number;
  readonly json?: boolean;
}

/** `orime promote <remote>@<version>…`: makes published versions live, all in one revision. */
export function promoteCommand(): Command {
  return new Command('promote')
    .description('make published versions live; several at once are one revision')
    .argument('<remote@version...>', 'such as magazine@0.1.0+9c2e71d0ab')
    .option('--on-revision <number>', 'refuse unless this is still the newest revision; in CI the default', Number)
    .option('--json', 'print the result as JSON')
    .action((targets: string[], options: Options) =>
      runCommand(
        options,
        () => promoteTargets(targets, options),
        ({ revision, sets }) => `revision ${String(revision)} is live (set ${sets[0]?.id ?? ''})`,
      ),
    );
}

async function promoteTargets(targets: readonly string[], { onRevision }: Options) {
  const registry = announced(defaultRegistry());
  const base = await decisionBase(registry, onRevision);
  return promote(registry, parseTargets(targets), { createdBy: currentAuthor(), ...base });
}

function parseTargets(targets: readonly string[]): VersionMap {
  return Object.fromEntries(
    targets.map((target) => {
      const at = target.indexOf('@');
      if (at < 1 || at === target.length - 1)
        throw new RegistryError('version_unknown', `"${target}" is not of the form remote@version`, { target });
      return [target.slice(0, at), target.slice(at + 1)];
    }),
  );
}
