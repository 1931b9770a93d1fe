import { Command } from 'commander';
import { dirname, join, resolve } from 'node:path';
import { ensureKeyFile, KEY_FILE, publicKeyText } from '../../keys/index.ts';
import { openRegistry } from '../../registry/registry-folder.ts';
import { signRegistry } from '../../registry/sign-registry.ts';
import { announced, runCommand } from '../run-command.ts';
import { defaultRegistry } from '../workspace.ts';

interface Options {
  readonly file?: string;
  readonly sign?: boolean;
  readonly json?: boolean;
}

/** `orime keys`: makes the key that signs releases, once, and prints what gateways need to know of it. */
export function keysCommand(): Command {
  return new Command('keys')
    .description('make the private key for releases unless it is there, and print RELEASE_PUBLIC_KEY for gateways')
    .option('--file <path>', `where it is kept; default: RELEASE_PRIVATE_KEY_FILE, else ${KEY_FILE} beside the registry`)
    .option('--sign', 'sign every revision that is not signed by it: vouches for whatever the registry holds now')
    .option('--json', 'print the result as JSON')
    .action((options: Options) =>
      runCommand(
        options,
        () => makeKey(options),
        ({ file, isNew, publicKey, signed }) =>
          `${isNew ? 'made' : 'found'} ${file}\n${options.sign === true ? `${String(signed)} revisions signed\n` : ''}RELEASE_PUBLIC_KEY=${publicKey}`,
      ),
    );
}

async function makeKey({ file: named, sign }: Options) {
  // Without keys: the file that is named may not be there yet.
  const registry = announced(defaultRegistry({ keys: undefined }));
  const file = resolve(named ?? (process.env['RELEASE_PRIVATE_KEY_FILE'] || join(dirname(registry.folder), KEY_FILE)));
  const { keys, isNew } = await ensureKeyFile(file);
  const signed = sign === true ? await signRegistry(openRegistry(registry.folder, { keys })) : 0;
  return { file, isNew, publicKey: keys.publicKeys.map(publicKeyText).join(' '), signed };
}
