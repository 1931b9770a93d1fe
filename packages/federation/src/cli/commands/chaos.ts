import { Command } from 'commander';
import { isGood, runChaos, tally } from '../../chaos/run-chaos.ts';
import type { CaseResult } from '../../chaos/visit-broken.ts';
import { RegistryError } from '../../registry/registry-error.ts';
import { siteAddress } from '../option-values.ts';
import { runCommand } from '../run-command.ts';
import { table } from '../table.ts';

interface Options {
  readonly site: string;
  readonly fault?: readonly string[];
  readonly json?: boolean;
}

const VISITED =
  'foreign: the home page and pages of two other remotes or more under each fault, of every other remote under each kind (network, code, content)';

/** `orime chaos [remote…]`: breaks remotes of a running site for a browser of its own. Ends with 2 when a visitor was harmed. */
export function chaosCommand(): Command {
  return new Command('chaos')
    .description('break each remote of a running site in twelve ways, in a browser of its own, and tell what its visitor gets')
    .argument('[remotes...]', 'names of live remotes; default: all')
    .option('--site <address>', 'the running site', siteAddress, `http://localhost:${process.env['PORT'] ?? '4000'}`)
    .option('--fault <name...>', 'these faults only')
    .option('--json', 'print every case as JSON')
    .addHelpText(
      'after',
      '\nNobody else on the site notices: files are altered between the site and this browser. The site gets the error reports.',
    )
    .action((remotes: string[], options: Options) =>
      runCommand(
        options,
        () => chaos(remotes, options),
        ({ cases }) => `${table(tally(cases))}\n\n${VISITED}`,
      ),
    );
}

async function chaos(remotes: readonly string[], { site, fault, json }: Options) {
  const say = (done: number, total: number, result: CaseResult): void => {
    const state = isGood(result) ? 'good' : 'HARMED';
    if (json !== true)
      process.stderr.write(`${String(done).padStart(3)} of ${String(total)}  ${result.remote} ${result.fault}: ${state}\n`);
  };
  const cases = await runChaos({ site: new URL(site), remotes, ...(fault && { faults: fault }), onCase: say });
  const harmed = cases.filter((result) => !isGood(result));
  if (harmed.length > 0)
    throw new RegistryError('visitors_harmed', `\n${table(tally(cases))}\n\n${VISITED}\n\n${harmed.map(describe).join('\n')}`, { cases });
  return { cases };
}

function describe({ remote, version, fault, language, own, cart, foreignGood, foreignAll, retry, reported, uncaught }: CaseResult): string {
  const broken = [
    !own && 'its page says nothing',
    !cart && 'the cart does not open',
    foreignGood < foreignAll && 'pages of others are broken',
    !retry && 'its page does not come back',
    !reported && 'nothing was reported',
    ...uncaught.map((message) => `uncaught: ${message}`),
  ];
  return `${remote}@${version} ${fault} (${language}): ${broken.filter((part) => part !== false).join(', ')}`;
}
