import { Command } from 'commander';
import { refuseOtherTypes, typedVersions } from '../../contract/check-types.ts';
import { RegistryError } from '../../registry/registry-error.ts';
import { announced, runCommand, type OutputOptions } from '../run-command.ts';
import { parseTargets } from '../targets.ts';
import { withProgress } from '../with-progress.ts';
import { defaultRegistry, ROOT } from '../workspace.ts';

/** `orime compare <remote>@<version>…`: what `promote` would find of their types, kept for those who promote without a compiler. */
export function compareCommand(): Command {
  return new Command('compare')
    .description('compare the types of published versions with all that is live, so that the admin page can promote them')
    .argument('<remote@version...>', 'such as shell@0.1.0+9c2e71d0ab; several as if they went live together')
    .option('--json', 'print the result as JSON')
    .action((targets: string[], options: OutputOptions) =>
      runCommand(
        options,
        () => withProgress('Comparing', options.json === true, () => compare(targets)),
        ({ compared }) => compared.map((name) => `${name} fits`).join('\n'),
      ),
    );
}

async function compare(targets: readonly string[]): Promise<{ readonly compared: readonly string[] }> {
  const registry = announced(defaultRegistry());
  const coming = await typedVersions(registry, parseTargets(targets));
  const unknown = coming.find(({ types }) => types.length === 0);
  if (unknown !== undefined) {
    const { name: remote, version } = unknown;
    throw new RegistryError('version_unknown', `The store has no types of ${remote}@${version}`, { remote, version });
  }
  await refuseOtherTypes(registry, { root: ROOT, coming });
  return { compared: coming.map(({ name, version }) => `${name}@${version}`) };
}
