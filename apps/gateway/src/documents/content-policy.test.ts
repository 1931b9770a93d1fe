import { describe, expect, test } from '@jest/globals';
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
});
