import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { browserApps } from '../build/browser-apps.ts';
import { releaseWorkflow, releaseWorkflowFile } from './release-workflow.ts';

/** Writes the workflow of each app, after a package that apps use came to need another one. */
const root = join(import.meta.dirname, '..', '..', '..', '..');
for (const app of browserApps(root)) writeFileSync(join(root, releaseWorkflowFile(app)), await releaseWorkflow(root, app));
