import { ensureKeyFile, KEY_FILE, openRegistry, publicKeyText, signRegistry } from '@orime/federation';
import { dirname, join } from 'node:path';
import { SettingError, type SiteSettings } from './settings.ts';

/**
 * What API and gateway of this site are told about releases: the API signs what admins release, the gateway verifies it. The first
 * start makes the key beside the registry, where everybody finds it who releases on this machine, and signs once what was released
 * before there was one. Settings of the environment take precedence. Throws `SettingError`.
 */
export async function prepareKeys(
  { releasesDir, dataDir }: Pick<SiteSettings, 'releasesDir' | 'dataDir'>,
  env: NodeJS.ProcessEnv = process.env,
): Promise<NodeJS.ProcessEnv> {
  const named = env['RELEASE_PRIVATE_KEY_FILE'];
  const [file, made] = named ? [named, await makeKey(named)] : await makeKeyBeside(releasesDir, dataDir, env);
  if (made.isNew) await signRegistry(openRegistry(releasesDir, { keys: made.keys }));
  return {
    RELEASE_PRIVATE_KEY_FILE: file,
    RELEASE_PUBLIC_KEY: env['RELEASE_PUBLIC_KEY'] || made.keys.publicKeys.map(publicKeyText).join(' '),
  };
}

type MadeKey = Awaited<ReturnType<typeof ensureKeyFile>>;

/** A registry may lie where nothing else can be written: then the data folder has the key, and this process has to be told. */
async function makeKeyBeside(releasesDir: string, dataDir: string, env: NodeJS.ProcessEnv): Promise<readonly [string, MadeKey]> {
  const beside = join(dirname(releasesDir), KEY_FILE);
  try {
    return [beside, await ensureKeyFile(beside)];
  } catch (error) {
    const inData = join(dataDir, KEY_FILE);
    if (inData === beside || !isWriteRefusal(error)) throw refused(beside, error);
    env['RELEASE_PRIVATE_KEY_FILE'] = inData;
    return [inData, await makeKey(inData)];
  }
}

function makeKey(file: string): Promise<MadeKey> {
  return ensureKeyFile(file).catch((error: unknown) => Promise.reject(refused(file, error)));
}

function isWriteRefusal(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['EACCES', 'EPERM', 'EROFS'].includes(String(error.code));
}

function refused(file: string, error: unknown): SettingError {
  const why = error instanceof Error ? error.message : String(error);
  return new SettingError(`The key for releases, ${file}, cannot be used: ${why}. Remove it, or name another by RELEASE_PRIVATE_KEY_FILE.`);
}
