import { existsSync } from 'node:fs';
import { rm, writeFile, mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { designRecipes } from '../content/catalogue.ts';
import { avatarSpecs, editorialSpecs } from '../content/editorial.ts';
import { listJobs } from './masters/jobs.ts';
import { imageryFolder, readManifest, type ManifestEntry } from './masters/manifest.ts';
import { createProgress } from './masters/progress.ts';
import { runJobs } from './masters/run-jobs.ts';

const usage = `pnpm demo:render [--only <key prefix>]… [--workers N] [--force]
Renders the masters whose recipe changed. --only takes a key or its beginning and may be repeated, --force renders unchanged ones too.`;

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    workers: { type: 'string', default: '2' },
    force: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) console.log(usage);
else await renderMasters(values.only, Math.max(1, Number(values.workers) || 1), values.force);

async function renderMasters(only: readonly string[] | undefined, workers: number, force: boolean): Promise<void> {
  const jobs = listJobs({ designs: designRecipes, editorials: editorialSpecs, avatars: avatarSpecs });
  const known = new Map(readManifest().map((entry) => [entry.key, entry]));
  const wanted = new Set(jobs.map((job) => job.key));
  for (const [key, entry] of known) {
    if (wanted.has(key)) continue;
    await rm(`${imageryFolder}${entry.file}`, { force: true });
    known.delete(key);
  }
  const due = jobs.filter((job) => {
    if (only && !only.some((prefix) => job.key.startsWith(prefix))) return false;
    const before = known.get(job.key);
    return force || !before || before.hash !== job.hash || !existsSync(`${imageryFolder}${before.file}`);
  });
  await mkdir(imageryFolder, { recursive: true });
  console.log(`${jobs.length} pictures, ${due.length} to render on ${workers} workers`);
  const advance = createProgress(due.length, (text) => process.stdout.write(text), process.stdout.isTTY);
  try {
    await runJobs(due, workers, (entry) => {
      known.set(entry.key, entry);
      advance(entry.key);
    });
  } finally {
    await writeManifest([...known.values()]);
  }
}

async function writeManifest(entries: readonly ManifestEntry[]): Promise<void> {
  const lines = [...entries].sort((a, b) => (a.key < b.key ? -1 : 1)).map((entry) => JSON.stringify(entry));
  await writeFile(`${imageryFolder}manifest.json`, `[\n${lines.join(',\n')}\n]\n`);
}
