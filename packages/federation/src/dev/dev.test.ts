import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ReleaseRemote } from '@orime/contracts';
import { cp, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createChangeFeed } from '../alone/change-feed.ts';
import { serveDev } from './serve-dev.ts';
import { watchDev, type DevBuild } from './watch-dev.ts';

const fixtures = fileURLToPath(new URL('../../fixtures', import.meta.url));
const released = { version: '1.0.0+a', base: '/r/tiny/1.0.0+a/', entry: 'remote.aaaaaaaa.js', container: 'tiny', routes: [] };
const DOCUMENT = `<!doctype html>
<html><head>
<link rel="preload" as="script" nonce="n0nce" href="/r/tiny/1.0.0+a/remote.aaaaaaaa.js">
<link rel="preload" as="script" nonce="n0nce" href="/r/shell/3.0.0/boot.js">
<script type="application/json" id="orime-boot">${JSON.stringify({ release: { id: 'rs_1', revision: 4, shell: '3.0.0', remotes: { tiny: released, other: released } }, data: { '/api/things': ['\u003c'] }, rendered: ['tiny/screen/list'], language: 'jp' })}</script>
</head>
<body>
<div id="root"><main><div data-remote="tiny">released</div></main></div>
<noscript><p>Please</p></noscript>
</body>
</html>
`;

let site: Server;
let asked: IncomingHttpHeaders;
let dev: Server;
let build: DevBuild;
let appFolder: string;
let address: string;
const changes = createChangeFeed();

function addressOf(server: Server): string {
  const bound = server.address();
  return `http://localhost:${String(typeof bound === 'object' && bound !== null ? bound.port : 0)}`;
}

beforeAll(async () => {
  site = createServer((incoming, outgoing) => {
    asked = incoming.headers;
    if (incoming.url?.startsWith('/api/') === true)
      return void outgoing.writeHead(201, { 'content-type': 'application/json' }).end('{"from":"site"}');
    outgoing
      .writeHead(incoming.url === '/new' ? 404 : 200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "connect-src 'self'; upgrade-insecure-requests",
        'strict-transport-security': 'max-age=1',
        'set-cookie': 'orime_group=7; Path=/; Secure',
      })
      .end(DOCUMENT);
  });
  await new Promise<void>((resolve) => site.listen(0, 'localhost', resolve));
  const copy = await mkdtemp(join(tmpdir(), 'orime-dev-'));
  appFolder = join(copy, 'apps', 'tiny');
  await cp(join(fixtures, 'apps', 'tiny'), appFolder, { recursive: true, filter: (path) => !path.endsWith('/dist') });
  // The preset and its loaders are found from where the fixture stands.
  const config = await readFile(join(appFolder, 'webpack.config.ts'), 'utf8');
  await writeFile(
    join(appFolder, 'webpack.config.ts'),
    config.replace('../../../src/', `${fileURLToPath(new URL('../', import.meta.url))}`),
  );
  await symlink(join(fixtures, '..', 'node_modules'), join(copy, 'node_modules'));
  build = await watchDev(appFolder, (stats) => {
    if (!stats.hasErrors()) changes.tell(stats.hash);
  });
  dev = await serveDev({ name: 'tiny', folder: build.folder, remote: build.remote, changes, against: new URL(addressOf(site)) }, 0);
  address = addressOf(dev);
}, 240_000);

afterAll(async () => {
  changes.close();
  dev.close();
  site.close();
  await build.stop();
});

const HTML = { headers: { accept: 'text/html' } };

async function ownRemote(path = '/tiny'): Promise<ReleaseRemote> {
  const html = await (await fetch(address + path, HTML)).text();
  const json = /id="orime-boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  return (JSON.parse(json) as { release: { remotes: { tiny: ReleaseRemote } } }).release.remotes.tiny;
}

describe('a remote in a running site', () => {
  test('is the one of the checkout, and everything else is of the site', async () => {
    const answer = await fetch(`${address}/tiny`, HTML);
    const html = await answer.text();
    const boot = JSON.parse(/id="orime-boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as Record<string, never>;
    expect(boot).toMatchObject({
      data: { '/api/things': ['<'] },
      language: 'jp',
      release: {
        id: 'rs_1',
        override: 'tiny@dev',
        remotes: { other: released, tiny: { version: 'dev', base: '/r/tiny/dev/', container: 'tiny' } },
      },
    });
    expect(boot).not.toHaveProperty('rendered');
    expect(html).toContain('<div id="root"></div>\n<noscript>');
    expect(html).not.toContain('/r/tiny/1.0.0+a/remote');
    expect(html).toContain('/r/shell/3.0.0/boot.js');
    expect(html).toContain('<script nonce="n0nce">new EventSource');
    expect(answer.headers.get('content-security-policy')).toBe("connect-src 'self'");
    expect(answer.headers.get('strict-transport-security')).toBeNull();
    expect(answer.headers.get('set-cookie')).toBe('orime_group=7; Path=/');
  });

  test('has the routes of the checkout, also one that the site does not know', async () => {
    expect((await ownRemote()).routes.map(({ path }) => path)).toEqual(['/tiny', '/tiny/:id']);
    expect((await fetch(`${address}/new`, HTML)).status).toBe(200);
  });

  test('asks the site for its data as a page of the site does', async () => {
    const answer = await fetch(`${address}/api/things`, { headers: { origin: address } });
    expect([answer.status, await answer.json(), asked.origin, asked.host]).toEqual([
      201,
      { from: 'site' },
      addressOf(site),
      new URL(addressOf(site)).host,
    ]);
  });

  test('is another one after a save, and open pages hear of it', async () => {
    const before = await ownRemote();
    const events = await fetch(`${address}/__orime/changes`);
    const reader = events.body?.getReader();
    await reader?.read();
    const screen = join(appFolder, 'src/features/list-screen.tsx');
    await writeFile(screen, `${await readFile(screen, 'utf8')}\nexport const saved = 'yes';\n`);
    expect(new TextDecoder().decode((await reader?.read())?.value)).toMatch(/^data: [0-9a-f]+\n\n$/);
    await reader?.cancel();
    const after = await ownRemote();
    const files = await Promise.all([before, after].map(({ base, entry }) => fetch(`${address}${base}${entry}`)));
    expect(files.at(-1)?.status).toBe(200);
    expect(files.at(-1)?.headers.get('cache-control')).toBe('no-store');
  }, 120_000);
});
