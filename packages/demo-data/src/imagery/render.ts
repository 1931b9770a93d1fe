import { existsSync } from 'node:fs';
import { rm, writeFile, mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { designRecipes } from '../content/catalogue.ts';
import { avatarSpecs, editorialSpecs } from '../content/editorial.ts';
import { wornRecipes } from '../content/worn-recipes.ts';
import { listJobs } from './masters/jobs.ts';
import { imageryFolder, readManifest, type ManifestEntry } from './masters/manifest.ts';
import { createProgress } from './masters/progress.ts';
import { runJobs } from './masters/run-jobs.ts';
import { qualities, type Quality } from './worn/quality.ts';
import { renderCatalogue } from './worn/render-catalogue.ts';

const usage = `npm run demo:render -- [--only <key prefix>]… [--quality proof|draft|final] [--workers N] [--force]
Renders the pictures whose recipe changed; a run that was stopped goes on where it was.
--only takes a key or its beginning (design/, article/, worn/fold-haori-indigo/front, still/) and may be repeated: what is named first is rendered first.
--quality is for the traced pictures, worn/ and still/: final writes masters, draft and proof write to an ignored folder and render nothing else.
--folder writes worn pictures, their list and their drapes elsewhere.
--force renders unchanged ones too.`;

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    workers: { type: 'string', default: '2' },
    quality: { type: 'string', default: 'final' },
    folder: { type: 'string' },
    force: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) console.log(usage);
else await render(values.only, Math.max(1, Number(values.workers) || 1), values.force, values.quality);

async function render(only: readonly string[] | undefined, workers: number, force: boolean, quality: string): Promise<void> {
  if (!isQuality(quality)) throw new Error(`no quality is called ${quality}: ${qualities.join(', ')}`);
  const wantsFlat = quality === 'final' && (!only || only.some((prefix) => !/^(worn|still)\//.test(prefix)));
  if (wantsFlat) await renderMasters(only, workers, force);
  const elsewhere = values.folder ? { folder: `${values.folder}/`, drapeFolder: `${values.folder}/drapes/` } : {};
  await renderCatalogue({
    recipes: wornRecipes,
    editorials: editorialSpecs,
    quality,
    workers,
    force,
    ...(only ? { only } : {}),
    ...elsewhere,
  });
}

function isQuality(value: string): value is Quality {
  return (qualities as readonly string[]).includes(value);
}

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
