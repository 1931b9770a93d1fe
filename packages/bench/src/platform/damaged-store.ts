import { openRegistry, promote, type Registry } from '@orime/federation';
import { publishVersion } from '@orime/federation/registry';
import { sampleBuild, sampleRoute, type SampleBuild } from '@orime/federation/sample-build';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BARS } from '../report/bars.ts';
import { besideBar, printBars } from '../report/print-bars.ts';
import { printReport } from '../report/print-report.ts';
import { startOwnGateway } from '../site/own-gateway.ts';
import { AUTHOR, DAMAGES, EARLIER, ENTRY, LIVE, type StoreDamage } from './damaged-store/store-damages.ts';

/**
 * What visitors get of a store that is damaged: each damage under a gateway process that runs already, and under one that starts on it.
 * Exits with 1 when a page is none, another set is live than should be, or readiness keeps a damage to itself.
 * `npm run bench -- damaged-store`
 */
const STATES = ['running', 'freshly started'] as const;
/** A gateway looks at the files of what is live every ten seconds. */
const INSPECTED_WITHIN_MS = 15_000;
const PAGES = ['/', '/about', '/media', '/verify/abc', '/catalog', '/designs/fog-coat'];

const work = await mkdtemp(join(tmpdir(), 'orime-bench-damaged-'));
try {
  const sound = join(work, 'sound');
  await fillStore(openRegistry(join(sound, 'releases')));
  const rows = [];
  for (const damage of DAMAGES) for (const state of STATES) rows.push(await outcomeOf(sound, damage, state));
  printReport('damaged-store', rows);
  const good = rows.filter(({ pages, set, told }) => pages && set && told).length;
  printBars('damaged-store', [
    besideBar('damage × gateway as they should be, %', (good / rows.length) * 100, BARS.damagedStore['outcomes %']),
  ]);
} finally {
  await rm(work, { recursive: true, force: true });
}

/** Three revisions: both, then another shop, then another shell. */
async function fillStore(registry: Registry): Promise<void> {
  await release(registry, sampleShell(EARLIER.shell), sampleShop(EARLIER.shop));
  await release(registry, sampleShop(LIVE.shop));
  await release(registry, sampleShell(LIVE.shell));
}

async function outcomeOf(sound: string, { name, harm, shell, isTold }: StoreDamage, state: (typeof STATES)[number]) {
  const folder = await mkdtemp(join(work, 'case-'));
  await cp(sound, folder, { recursive: true });
  const registry = openRegistry(join(folder, 'releases'));
  if (state === 'freshly started') await harm(registry);
  const gateway = await startOwnGateway(folder);
  try {
    if (state === 'running') {
      await fetch(`${gateway.url}/about`);
      await harm(registry);
    }
    // A browser asks for the files of its page; only then can a running gateway notice.
    await Promise.all(['retail-shop/' + LIVE.shop, 'shell/' + LIVE.shell].map((version) => fetch(`${gateway.url}/r/${version}/${ENTRY}`)));
    const statuses = await Promise.all(PAGES.map(async (path) => (await fetch(gateway.url + path)).status));
    const live = liveIn(await (await fetch(`${gateway.url}/about`)).text());
    const codes = await toldDamage(gateway.url, isTold ? INSPECTED_WITHIN_MS : 0);
    return {
      damage: name,
      gateway: state,
      'pages that are pages': `${String(statuses.filter((status) => status === 200).length)} of ${String(PAGES.length)}`,
      shell: live?.shell ?? '–',
      shop: live?.shop ?? '–',
      readiness: codes.join(', ') || '–',
      pages: statuses.every((status) => status === 200),
      set: shell === undefined || (live?.shell === shell && live.shop === LIVE.shop),
      told: codes.length > 0 === isTold,
    };
  } finally {
    await gateway.stop();
  }
}

/** Codes of the damage that readiness tells, once it tells any or the time is over. Told ready or not: there is no API here. */
async function toldDamage(url: string, patienceMs: number): Promise<readonly string[]> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    const { damage } = (await (await fetch(`${url}/readyz`)).json()) as { damage: readonly { readonly code: string }[] };
    if (damage.length > 0 || performance.now() > deadline) return [...new Set(damage.map(({ code }) => code))];
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

function liveIn(html: string): { readonly shell: string; readonly shop: string | undefined } | undefined {
  const json = /<script type="application\/json" id="orime-boot">(.*?)<\/script>/s.exec(html)?.[1];
  if (json === undefined) return undefined;
  // Written by our own gateway.
  const { release: set } = JSON.parse(json) as { release: { shell: string; remotes: Record<string, { version: string }> } };
  return { shell: set.shell, shop: set.remotes['retail-shop']?.version };
}

async function release(registry: Registry, ...builds: readonly SampleBuild[]): Promise<void> {
  const published = await Promise.all(builds.map(async (build) => publishVersion(registry, await sampleBuild(build))));
  await promote(registry, Object.fromEntries(published.map(({ remote, version }) => [remote, version])), AUTHOR);
}

function sampleShell(version: string): SampleBuild {
  return {
    name: 'shell',
    version,
    routes: [
      sampleRoute('shell', '/'),
      sampleRoute('shell', '/about'),
      sampleRoute('shell', '/media'),
      sampleRoute('shell', '/verify/:uniqueString', { access: 'signed-in' }),
    ],
  };
}

function sampleShop(version: string): SampleBuild {
  return {
    name: 'retail-shop',
    version,
    routes: [sampleRoute('retail-shop', '/catalog'), sampleRoute('retail-shop', '/designs/:name')],
  };
}
