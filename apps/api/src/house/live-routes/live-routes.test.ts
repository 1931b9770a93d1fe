import { expect, test } from '@jest/globals';
import { openRegistry, promote, publishVersion } from '@orime/federation/registry';
import { sampleBuild, sampleRoute } from '@orime/federation/sample-build';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pageUrl } from '../mail/page-mail.ts';
import { watchLiveRoutes } from './live-routes.ts';

const folder = () => mkdtemp(join(tmpdir(), 'releases-'));

test('before the first release every address counts as live', async () => {
  const isLive = await watchLiveRoutes(await folder())();
  expect(isLive('/shop/ito')).toBe(true);
});

test('a promoted set answers its own routes alone, whatever their case, query and fragment', async () => {
  const releasesDir = await folder();
  const registry = openRegistry(releasesDir);
  const release = async (name: string, version: string, paths: readonly string[]) =>
    publishVersion(registry, await sampleBuild({ name, version, routes: paths.map((path) => sampleRoute(name, path)) }));
  await release('shell', '1.0.0+a', ['/', '/about']);
  await release('retail-shop', '1.0.0+a', ['/catalog', '/designs/:name']);
  await promote(registry, { shell: '1.0.0+a', 'retail-shop': '1.0.0+a' }, { createdBy: 'test' });

  const isLive = await watchLiveRoutes(releasesDir)();
  for (const path of ['/', '/about/', '/Catalog?q=a', '/designs/coat#sizes', '/api/stock-alert/confirm/1?key=2'])
    expect([path, isLive(path)]).toEqual([path, true]);
  for (const path of ['/shop/ito', '/designs', '/designs/coat/more', '/edit-profile']) expect([path, isLive(path)]).toEqual([path, false]);
});

test('a mail links to the dashboard in place of a page that is not there, and to the front page who has no account', () => {
  const site = { publicUrl: 'https://orime.example', isLive: (path: string) => path === '/about' };
  expect(pageUrl('/about#top', 'jp', site).href).toBe('https://orime.example/about?lang=jp#top');
  expect(pageUrl('/wholesale-order-info/wso_1', 'en', site).href).toBe('https://orime.example/dashboard');
  expect(pageUrl('/model-submitted?key=secret', 'jp', site).href).toBe('https://orime.example/?lang=jp');
});
