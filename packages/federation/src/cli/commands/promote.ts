import { Command } from 'commander';
import { refuseOtherTypes, typedVersions } from '../../contract/check-types.ts';
import { promote, startTrial } from '../../registry/release-flow.ts';
import { positiveNumber, wholeNumber } from '../option-values.ts';
import { announced, runCommand } from '../run-command.ts';
import { parseTargets } from '../targets.ts';
import { withProgress } from '../with-progress.ts';
import { currentAuthor, decisionBase, defaultRegistry, ROOT } from '../workspace.ts';

interface Options {
  readonly onRevision?: number;
  readonly to?: string;
  readonly again?: boolean;
  readonly minMounts?: number;
  readonly minMinutes?: number;
  /** False with `--no-judge`. */
  readonly judge: boolean;
  readonly json?: boolean;
}

/** `orime promote <remote>@<version>…`: makes published versions live, all in one revision. */
export function promoteCommand(): Command {
  return new Command('promote')
    .description('make published versions live; several at once are one revision')
    .argument('<remote@version...>', 'such as magazine@0.1.0+9c2e71d0ab')
    .option('--on-revision <number>', 'refuse unless this is still the newest revision; in CI the default', wholeNumber(0))
    .option('--again', 'also what was rolled back, which is refused otherwise')
    .option('--to <share>', 'for a part of the visitors, such as 10%; a judge promotes it or rolls it back by what browsers tell')
    .option('--min-mounts <number>', 'how often it is shown on trial before it is judged', wholeNumber(1))
    .option('--min-minutes <number>', 'how long it is on trial at least before it goes to everybody', positiveNumber)
    .option('--no-judge', 'people decide about the trial')
    .option('--json', 'print the result as JSON')
    .action((targets: string[], options: Options) =>
      runCommand(
        options,
        () => promoteTargets(targets, options),
        ({ revision, sets }) =>
          options.to === undefined
            ? `revision ${String(revision)} is live (set ${sets[0]?.id ?? ''})`
            : `revision ${String(revision)} is on trial for ${String(sets.at(-1)?.weight ?? 0)} % of the visitors (set ${sets.at(-1)?.id ?? ''})`,
      ),
    );
}

async function promoteTargets(targets: readonly string[], options: Options) {
  const { onRevision, to, again = false, minMounts, minMinutes, judge } = options;
  const registry = announced(defaultRegistry());
  const author = { createdBy: currentAuthor(), again, ...(await decisionBase(registry, onRevision)) };
  const versions = parseTargets(targets);
  // What was published may have been compared with other versions than are live now.
  await withProgress('Comparing types', options.json === true, async () =>
    refuseOtherTypes(registry, { root: ROOT, coming: await typedVersions(registry, versions) }),
  );
  if (to === undefined || to === '100%') return promote(registry, versions, author);
  const rules = { ...(minMounts !== undefined && { minMounts }), ...(minMinutes !== undefined && { minMinutes }), autoRollback: judge };
  return startTrial(registry, versions, { weight: Number(to.replace(/%$/, '')), judge: rules }, author);
}
