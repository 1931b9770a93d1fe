import { Command } from 'commander';
import { manifestDigest, signOverride } from '../../keys/index.ts';
import { readVersion } from '../../registry/read-version.ts';
import { RegistryError } from '../../registry/registry-error.ts';
import { positiveNumber } from '../option-values.ts';
import { announced, runCommand } from '../run-command.ts';
import { defaultRegistry } from '../workspace.ts';

interface Options {
  readonly user: string;
  readonly site: string;
  readonly hours: number;
  readonly json?: boolean;
}

/** `orime override <remote>@<version>`: lets one person see a published version on a site where it is not live. */
export function overrideCommand(): Command {
  return new Command('override')
    .description('let one person have a published version on a site, without releasing it; the page says so')
    .argument('<remote@version>', 'such as magazine@0.1.0+9c2e71d0ab')
    .requiredOption('--user <email>', 'who gets it: the address of their account')
    .requiredOption('--site <origin>', 'where, such as https://orime.example')
    .option('--hours <number>', 'for how long, at most 24', positiveNumber, 8)
    .option('--json', 'print the result as JSON')
    .action((target: string, options: Options) =>
      runCommand(
        options,
        () => issue(target, options),
        ({ address, until }) => `open this while signed in, until ${until}:\n${address}`,
      ),
    );
}

async function issue(target: string, { user, site, hours }: Options) {
  const registry = announced(defaultRegistry());
  const [remote = '', version = ''] = target.split('@', 2);
  if (remote === 'shell')
    throw new RegistryError('override_impossible', 'The shell cannot be overridden: every remote shares its modules', { remote });
  if (!(hours > 0 && hours <= 24)) throw new RegistryError('override_impossible', 'An override ends within 24 hours', { hours });
  if (!URL.canParse(site)) throw new RegistryError('override_impossible', `"${site}" is not an address`, { site });
  const manifest = await readVersion(registry, remote, version);
  const [publicKey] = registry.keys?.publicKeys ?? [];
  if (registry.keys?.privateKey === undefined || publicKey === undefined)
    throw new RegistryError('signing_key_missing', 'Overrides are signed by the key of releases: make it with `orime keys`');
  const exp = Math.floor(Date.now() / 1000 + hours * 3600);
  const { origin } = new URL(site);
  const override = { remote, version, digest: manifestDigest(manifest), user, site: origin, exp };
  const token = signOverride(override, registry.keys.privateKey, publicKey);
  return { address: `${origin}/?override=${token}`, token, until: new Date(exp * 1000).toISOString() };
}
