import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createDesign, createProfile, type TestDesign } from '../../../api/test/catalogue-factories.ts';
import { bootOf, buildTestGateway, sampleShell, sampleShop, startTestApi, type TestGateway } from '../../test/build-test-gateway.ts';

const api = await startTestApi();
let site: TestGateway;
let design: TestDesign;

async function html(url: string, headers?: Record<string, string>): Promise<string> {
  return (await site.get(url, headers)).body;
}

/** Content of an attribute of the first tag that matches. */
function attribute(text: string, tag: RegExp, name: string): string | undefined {
  return new RegExp(`${name}="([^"]*)"`).exec(tag.exec(text)?.[0] ?? '')?.[1];
}

beforeAll(async () => {
  site = await buildTestGateway({ apiUrl: api.apiUrl });
  const profile = await createProfile(api.db, { name: 'Tsuzuri', nameJp: '綴' });
  design = await createDesign(api.db, {
    profileId: profile.id,
    slug: 'fog-coat',
    name: 'Fog Coat </script><script>alert(1)</script>',
    nameJp: '霧のコート',
    description: { en: 'A coat "for" <fog>.', jp: '霧のためのコート。' },
  });
  await site.release(sampleShell, sampleShop);
}, 120_000);

afterAll(() => site.close());

describe('the status of a document', () => {
  test.each([
    ['/', 200],
    ['/about', 200],
    ['/about/', 200],
    ['/ABOUT', 200],
    ['/catalog/men', 200],
    ['/catalog?colour=indigo', 200],
    ['/catalog/JP', 200],
    ['/catalog/atlantis', 404],
    ['/designs/fog-coat', 200],
    ['/designs/no-such-thing', 404],
    ['/nowhere', 404],
    ['/media', 200],
    ['/media/', 200],
    ['/catalog/men/extra', 404],
    ['//evil.example/', 404],
    ['/verify/abc', 200],
    ['/api/gmailer/auth/callback?code=1&state=2', 404],
  ])('%s is %i', async (url, status) => {
    const answer = await site.get(url);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toContain('<div id="root"></div>');
  });

  test('below /media there are images, from the api', async () => {
    const answer = await site.get('/media/fil_unknown/480.webp');
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
  });

  test('an address that is no address is refused', async () => {
    expect((await site.get('/%E0%A4%A')).statusCode).toBe(400);
  });

  test('the provider callback is a page only for GET', async () => {
    const posted = await site.gateway.inject({ method: 'POST', url: '/api/gmailer/auth/callback', payload: { user: {} } });
    expect(posted.headers['content-type']).toMatch(/^application\/json/);
    expect(posted.statusCode).toBe(401);
  });
});

describe('the policy of a document', () => {
  test('allows scripts and styles by the nonce of this answer alone', async () => {
    const { headers, body } = await site.get('/designs/fog-coat');
    const policy = String(headers['content-security-policy']);
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
    expect(policy).toContain(`script-src 'nonce-${nonce}' 'strict-dynamic'`);
    expect(policy).toContain(`style-src-elem 'self' 'nonce-${nonce}'`);
    expect(policy).toContain("style-src-attr 'unsafe-inline'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain('unsafe-eval');
    expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe-inline');
    for (const [tag] of body.matchAll(/<(script(?! type="application)|style)[^>]*>/g)) expect(tag).toContain(`nonce="${nonce}"`);
    expect(body).not.toContain('NONCE_PLACEHOLDER');
  });

  test('never uses a nonce twice', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => site.get('/')));
    expect(new Set(answers.map(({ headers }) => headers['content-security-policy'])).size).toBe(20);
  });

  test('a document that did not change is a 304 without a policy, so the one it came with stays', async () => {
    const first = await site.get('/about');
    const again = await site.get('/about', { 'if-none-match': String(first.headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.headers['content-security-policy']).toBeUndefined();
    expect(again.headers['cache-control']).toBe('no-cache');
    const japanese = await site.get('/about', { 'if-none-match': String(first.headers.etag), cookie: 'orime_lang=jp' });
    expect(japanese.statusCode).toBe(200);
  });

  test('hostile names stay text', async () => {
    const body = await html('/designs/fog-coat');
    expect(body).not.toContain('<script>alert');
    expect(body).toContain('<meta name="description" content="A coat &quot;for&quot; &lt;fog&gt;.">');
    expect(JSON.stringify(bootOf(body).data)).toContain('</script><script>alert(1)');
  });
});

describe('the head of a document', () => {
  test('speaks the language of address before cookie before English', async () => {
    expect(await html('/catalog')).toContain('<html lang="en" data-theme="dark">');
    expect(await html('/catalog', { cookie: 'orime_lang=jp; orime_theme=light' })).toContain('<html lang="ja" data-theme="light">');
    expect(await html('/catalog', { cookie: '__proto__=x; orime_lang=%6Ap; orime_theme=light; orime_theme=dark' })).toContain(
      '<html lang="ja" data-theme="light">',
    );
    expect(await html('/catalog?lang=en', { cookie: 'orime_lang=jp' })).toContain('<html lang="en"');
    expect(await html('/catalog?lang=xx', { cookie: 'orime_lang=nonsense; orime_theme=blue' })).toContain(
      '<html lang="en" data-theme="dark">',
    );
  });

  test.each([
    ['/catalog', 'Catalog — Orime'],
    ['/catalog?lang=jp', 'カタログ — Orime'],
    ['/designs/fog-coat?lang=jp', '霧のコート（綴） — Orime'],
    ['/', 'Orime'],
    ['/nowhere', 'Page Not Found — Orime'],
    ['/designs/no-such-thing', 'Page Not Found — Orime'],
    ['/nowhere?lang=jp', 'ページが見つかりません — Orime'],
  ])('%s is titled %s', async (url, title) => {
    expect(/<title>(.*?)<\/title>/.exec(await html(url))?.[1]).toBe(title);
  });

  test('names both languages, each its own canonical', async () => {
    const found = await html('/designs/FOG-coat?utm_source=x');
    expect(attribute(found, /<link rel="canonical"[^>]*>/, 'href')).toBe('https://orime.example/designs/fog-coat');
    expect(attribute(found, /<link [^>]*hreflang="ja"[^>]*>/, 'href')).toBe('https://orime.example/designs/fog-coat?lang=jp');
    expect(attribute(found, /<link [^>]*hreflang="en"[^>]*>/, 'href')).toBe('https://orime.example/designs/fog-coat');
    const japanese = await html('/designs/fog-coat?lang=jp');
    expect(attribute(japanese, /<link rel="canonical"[^>]*>/, 'href')).toBe('https://orime.example/designs/fog-coat?lang=jp');
    expect(attribute(japanese, /<meta property="og:locale"[^>]*>/, 'content')).toBe('ja_JP');
  });

  test('describes a product as structured data', async () => {
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(await html('/designs/fog-coat?lang=jp'))?.[1];
    expect(JSON.parse(json ?? '')).toMatchObject({
      '@type': 'Product',
      name: '霧のコート',
      description: '霧のためのコート。',
      brand: { name: '綴' },
      offers: { price: 120, priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
    });
  });

  test.each(['/nowhere', '/consumer/dashboard', '/designs/no-such-thing'])('%s stays out of search engines', async (url) => {
    const body = await html(url);
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(body).not.toContain('rel="canonical"');
  });
});

describe('what a document brings along', () => {
  test('the release set and the first data under the address that the screen will ask for', async () => {
    const boot = bootOf(await html('/designs/fog-coat', { cookie: 'orime_market=JP' }));
    expect(boot).toMatchObject({ language: 'en', theme: 'dark', market: 'JP', release: { revision: 1, shell: '1.0.0+a' } });
    expect(boot.data['/api/design/name/fog-coat?currency=JPY']).toMatchObject({ id: design.id, price: 18_000, currency: 'JPY' });
    expect(boot.release.remotes['retail-shop']).toMatchObject({ base: '/r/retail-shop/1.0.0+a/', version: '1.0.0+a' });
    expect(JSON.stringify(boot.release)).not.toContain('"document"');
  });

  test('an address by id brings the same design, and its canonical one is by name', async () => {
    const body = await html(`/designs/${design.id}`);
    expect(Object.values(bootOf(body).data)).toEqual([expect.objectContaining({ id: design.id, slug: 'fog-coat' })]);
    expect(attribute(body, /<link rel="canonical"[^>]*>/, 'href')).toBe('https://orime.example/designs/fog-coat');
  });

  test('filters of the address become part of the read', async () => {
    const boot = bootOf(await html('/catalog?colour=indigo&tracking=1'));
    expect(Object.keys(boot.data)).toEqual(['/api/design/?colour=indigo&currency=USD&facets=1']);
  });

  test('nothing personal: a guarded page has no data, and the addresses alone of what a member reads', async () => {
    expect(bootOf(await html('/consumer/dashboard', { authorization: 'Bearer x' }))).not.toHaveProperty('memberReads');
    const boot = bootOf(await html('/orders/ord_1', { authorization: 'Bearer x', cookie: 'orime_market=JP' }));
    expect(boot).toMatchObject({ memberReads: ['/api/order/ord_1?currency=JPY'], data: {} });
  });

  test('preloads of exactly the shell’s and the owner’s files, in the language shown', async () => {
    const preloads = async (url: string) =>
      [...(await html(url)).matchAll(/<link rel="preload" as="(?:script|font)"[^>]*href="\/r\/([^"]+)"/g)].map(([, path]) => path);
    const file = (remote: string, name: string) => `${remote}/1.0.0+a/${name}.0123456789abcdef.js`;
    const font = 'shell/1.0.0+a/inter-latin-wght-normal.0123456789abcdef.woff2';
    expect(await preloads('/about')).toEqual([file('shell', 'boot'), file('shell', 'en'), file('shell', 'about'), font]);
    expect(await preloads('/designs/fog-coat?lang=jp')).toEqual([
      file('shell', 'boot'),
      file('shell', 'jp'),
      file('shell', 'loader'),
      file('retail-shop', 'entry'),
      file('retail-shop', 'design'),
      file('retail-shop', 'texts'),
      font,
    ]);
  });

  test('the colours of the first paint', async () => {
    expect(await html('/')).toMatch(/<style nonce="[^"]+">:root\{--color-page:#0e0e10\}<\/style>/);
  });

  test('its text, compressed as the browser likes it', async () => {
    expect((await site.get('/', { 'accept-encoding': 'gzip, br' })).headers['content-encoding']).toBe('br');
    expect((await site.get('/', { 'accept-encoding': 'br;q=0, gzip' })).headers['content-encoding']).toBe('gzip');
    expect((await site.get('/')).headers['content-encoding']).toBeUndefined();
  });
});

describe('without its neighbours', () => {
  test('a document stands even when the api does not answer', async () => {
    const alone = await buildTestGateway();
    await alone.release(sampleShell, sampleShop);
    const answer = await alone.get('/designs/fog-coat');
    expect(answer.statusCode).toBe(200);
    expect(bootOf(answer.body).data).toEqual({});
    const proxied = await alone.get('/api/design/');
    expect(proxied.statusCode).toBe(502);
    expect(proxied.json()).toMatchObject({ error: { code: 'unavailable', messageJp: expect.any(String) }, message: expect.any(String) });
    await alone.close();
  });

  test('pages reload themselves only where a developer asked for it', async () => {
    const [plain, reloading] = [await buildTestGateway(), await buildTestGateway({ liveReload: true })];
    for (const gateway of [plain, reloading]) await gateway.release(sampleShell, sampleShop);
    expect((await plain.get('/')).body).not.toContain('location.reload');
    expect((await reloading.get('/')).body).toContain('location.reload');
    await Promise.all([plain.close(), reloading.close()]);
  });

  test('before the first release it says so', async () => {
    const empty = await buildTestGateway();
    const answer = await empty.get('/');
    expect(answer.statusCode).toBe(503);
    expect(answer.body).toContain('Nothing is released yet');
    expect((await empty.get('/readyz')).statusCode).toBe(503);
    await empty.close();
  });
});
