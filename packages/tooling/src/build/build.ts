import { releaseAll } from '../site/release-all.ts';
import { readSiteSettings } from '../site/settings.ts';

/** `pnpm build`: builds what changed and releases it into the registry, without starting anything. */
await releaseAll({ releasesDir: readSiteSettings(process.env).releasesDir, onProgress: (message) => process.stdout.write(`${message}\n`) });
