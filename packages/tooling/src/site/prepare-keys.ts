import { ensureKeyFile, KEY_FILE, openRegistry, publicKeyText, signRegistry } from '@orime/federation';
import { dirname, join } from 'node:path';
import { SettingError, type SiteSettings } from './settings.ts';

/**
 * What API and gateway of this site are told about releases: the API signs what admins release, the gateway verifies it. The first
 * start makes the key beside the registry, where everybody finds it who releases on this machine, and signs once what was released
 * before there was one. Settings of the environment take precedence. Throws `SettingError`.
 */
export async function prepareKeys({ releasesDir }: SiteSettings, env: NodeJS.ProcessEnv = process.env): Promise<NodeJS.ProcessEnv> {
  const file = env['RELEASE_PRIVATE_KEY_FILE'] || join(dirname(releasesDir), KEY_FILE);
  try {
    const { keys, isNew } = await ensureKeyFile(file);
    if (isNew) await signRegistry(openRegistry(releasesDir, { keys }));
    return {
      RELEASE_PRIVATE_KEY_FILE: file,
      RELEASE_PUBLIC_KEY: env['RELEASE_PUBLIC_KEY'] || keys.publicKeys.map(publicKeyText).join(' '),
    };
  } catch (error) {
    throw new SettingError(
      `The key for releases, ${file}, cannot be used: ${error instanceof Error ? error.message : String(error)}. Remove it, or name another by RELEASE_PRIVATE_KEY_FILE.`,
    );
  }
}
