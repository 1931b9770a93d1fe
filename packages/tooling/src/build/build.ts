import { apiEntry } from '../api-bundle/api-entry.ts';
import { releaseAll } from '../site/release-all.ts';
import { readSiteSettings } from '../site/settings.ts';

/** `npm run build`: builds what has changed and releases it into the registry, without starting anything. */
await apiEntry();
await releaseAll({ releasesDir: readSiteSettings(process.env).releasesDir, onProgress: (message) => process.stdout.write(`${message}\n`) });
