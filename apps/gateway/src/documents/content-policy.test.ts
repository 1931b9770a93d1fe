import { describe, expect, test } from '@jest/globals';
import { versionFolder } from '@orime/federation/registry';
import { sampleRoute } from '@orime/federation/sample-build';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bootOf, buildTestGateway, sampleShell, sampleShop, type TestGateway } from '../../test/build-test-gateway.ts';

describe('the policy of a document', () => {
  test('lets the page read a hosted content service, and nothing else of another origin', async () => {
    const policyOf = async (gateway: TestGateway) => String((await gateway.get('/about')).headers['content-security-policy']);
    const own = await buildTestGateway();
    await own.release(sampleShell, sampleShop);
    expect(await policyOf(own)).toContain("connect-src 'self';");
    const hosted = await buildTestGateway({ bannerUrl: 'https://content.example/v1/banner?space=orime', bannerApiKey: 'public-key' });
    await hosted.release(sampleShell, sampleShop);
    expect(await policyOf(hosted)).toContain("connect-src 'self' https://content.example;");
    expect(bootOf((await hosted.get('/about')).body).config).toMatchObject({
      bannerUrl: 'https://content.example/v1/banner?space=orime',
      bannerApiKey: 'public-key',
    });
    await Promise.all([own.close(), hosted.close()]);
  });

  test('takes nothing but origins out of manifests, whoever wrote them into the store', async () => {
    const site = await buildTestGateway();
    await site.release(sampleShell, { ...sampleShop, origins: ['https://tiles.example'] });
    const policy = async () => String((await site.get('/about')).headers['content-security-policy']);
    const before = (await policy()).replace(/'nonce-[^']+'/g, '');
    expect(before).toContain("connect-src 'self' https://tiles.example;");
    const fresh = site.again();
    const file = join(versionFolder(site.registry, 'retail-shop', '1.0.0+a'), 'remote.json');
    const manifest: object = JSON.parse(await readFile(file, 'utf8'));
    const origins = ['https://tiles.example', 'https://evil.example; script-src *'];
    await writeFile(file, JSON.stringify({ ...manifest, permissions: { origins, storage: [] } }));
    const damaged = await fresh;
    const answer = await damaged.get('/about');
    expect(answer.statusCode).toBe(200);
    expect(String(answer.headers['content-security-policy']).replace(/'nonce-[^']+'/g, '')).toBe(before);
    await Promise.all([site.close(), damaged.close()]);
  });

  test('is not known to what users write: no text of theirs becomes the nonce', async () => {
    const site = await buildTestGateway();
    await site.release(sampleShell, {
      ...sampleShop,
      routes: [sampleRoute('retail-shop', '/named', { document: { title: { en: 'NONCE_PLACEHOLDER', jp: 'NONCE_PLACEHOLDER' } } })],
    });
    const first = await site.get('/named');
    expect(first.body).toContain('<title>NONCE_PLACEHOLDER — Orime</title>');
    // Any gateway gives the same document the same validator.
    const other = await site.again();
    expect((await other.get('/named')).headers.etag).toBe(first.headers.etag);
    await Promise.all([site.close(), other.close()]);
  });
});

describe('every answer of the gateway itself', () => {
  test.each([
    '/',
    '/nowhere',
    '/r/nobody/1.0.0/x.js',
    '/robots.txt',
    '/favicon.svg',
    '/favicon.ico',
    '/healthz',
    '/%E0%A4%A',
    '/api/%E0%A4%A',
  ])('%s says that it is no other type, gives no referrer away and is for https alone', async (url) => {
    const site = await buildTestGateway();
    await site.release(sampleShell, sampleShop);
    const { headers } = await site.get(url);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
    await site.close();
  });

  test.each(['/api/%E0%A4%A', '/api/..%2f..%2fmetrics'])('%s is refused in the form of the api', async (url) => {
    const site = await buildTestGateway();
    const answer = await site.get(url);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ error: { code: 'validation', message: expect.any(String), messageJp: expect.any(String) } });
    expect(answer.body).not.toContain('FST_');
    await site.close();
  });

  test('a method that nothing answers is refused in the same form', async () => {
    const site = await buildTestGateway();
    const answer = await site.gateway.inject({ method: 'POST', url: '/rss.xml', payload: {} });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(answer.body).not.toContain('Route POST');
    await site.close();
  });

  test('a page with a malformed address is refused in both languages', async () => {
    const site = await buildTestGateway();
    const answer = await site.get('/%E0%A4%A');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
    expect(answer.body).not.toContain('FST_');
    await site.close();
  });
});
