import { resolve } from 'node:path';
import { ROOT } from '../site/settings.ts';
import { ARTEFACTS } from './artefacts.ts';
import { packApp } from './pack-app.ts';

/** `npm run pack [folder]`: writes the API and the gateway as folders that Node runs on this platform. Default: `dist`. */
const target = resolve(ROOT, process.argv[2] ?? 'dist');
for (const artefact of ARTEFACTS) process.stdout.write(`${await packApp(ROOT, artefact, target)}\n`);
