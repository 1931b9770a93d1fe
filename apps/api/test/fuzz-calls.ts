import { openRegistry, publishVersion } from '@orime/federation/registry';
import { sampleBuild } from '@orime/federation/sample-build';
import sharp from 'sharp';
import { signStandardWebhook } from '../src/domains/notify/mail-webhook/standard-webhook.ts';
import { publishPolicies } from '../src/domains/site/policy/index.ts';
import { newId } from '../src/house/ids.ts';
import type { SignedInClient, TestApp } from './build-test-app.ts';
import { createClothTile, createDesign, createModel, createProfile, createVideo } from './catalogue-factories.ts';
import { key, okBody } from './checkout-factories.ts';
import { createArticle } from './editorial-factories.ts';
import { freshAdmin } from './fresh-password.ts';
import { multipartForm } from './multipart.ts';
import { createProducer } from './production-factories.ts';
import type { Calls } from './security/calls/call.ts';
import { allCalls } from './security/calls/index.ts';

/** Working calls of whatever the tests of ids and of fields leave out: open reads, and what is signed. */
export function fuzzCalls(api: TestApp): Calls {
  const { db, config } = api;
  const calls = allCalls(api);
  const registry = openRegistry(config.releasesDir);
  const evening = async () => {
    const { by, body } = (await calls['POST /api/event']?.({ ...api, role: 'visitor', userId: '' })) ?? {};
    if (by === undefined || body === undefined) throw new Error('an event needs its admin');
    const { id, slug } = okBody<{ id: string; slug: string }>(await by.post('/api/event', { ...body, status: 'open' }, key()));
    return { params: { id, slug } };
  };
  const pictured = async () => {
    const { payload, headers } = multipartForm({
      name: 'photo.jpg',
      type: 'image/jpeg',
      bytes: await sharp({ create: { width: 90, height: 120, channels: 3, background: '#4a6b52' } })
        .jpeg()
        .toBuffer(),
    });
    return okBody<{ id: string }>(await (await api.as('designer')).post('/api/upload', payload, headers)).id;
  };
  /** Bytes under a file's id, which is its key in the storage too. */
  const stored = (id: string) => api.app.storage.put(id, Buffer.alloc(1000), 'application/octet-stream');
  /** The same for a file that a public design names. */
  const shown = async (id: string, by: { readonly model_id: string } | { readonly cloth_tile_id: string }) => {
    await stored(id);
    await db
      .updateTable('designs')
      .set(by)
      .where('id', '=', (await createDesign(db)).id)
      .execute();
    return { params: { id } };
  };
  /** New versions of two apps that nobody opens, to be promoted. */
  const released = async (by: SignedInClient) => {
    const version = `1.0.0+${newId('v').slice(2).toLowerCase()}`;
    for (const [name, path] of [
      ['shell', '/'],
      ['fuzz', '/fuzz'],
    ] as const)
      await publishVersion(registry, await sampleBuild({ name, version, path }));
    const { revision } = okBody<{ revision: number }>(await by.get('/api/releases'));
    return { versions: { shell: version, fuzz: version }, onRevision: revision };
  };
  /** The revision after that. Others promote at the same time. */
  const promoted = async (by: SignedInClient, tries = 5): Promise<number> => {
    const answer = await by.post('/api/releases/promote', await released(by));
    return answer.statusCode === 409 && tries > 1 ? promoted(by, tries - 1) : okBody<{ revision: number }>(answer).revision;
  };

  return {
    ...calls,
    'GET /api/article/collection/:by/:value': async () => ({ params: { by: 'tag', value: 'indigo' } }),
    'GET /api/article/handbook.pdf': async () => {
      await createArticle(db, { slug: `chapter-${newId('art').slice(-12).toLowerCase()}`, section: 'handbook' });
      return {};
    },
    'GET /api/article/about/designer/:designer': async () => ({ params: { designer: (await createProfile(db)).handle } }),
    'GET /api/article/about/design/:design': async () => ({ params: { design: (await createDesign(db)).id } }),
    'GET /api/embroidery/thread-chart.pdf': async () => ({
      query: { name: 'Fern', hoop: '100 × 100 mm', width: '60', height: '40.5', minutes: '7', lines: '22315f|Indigo|1200|4.5' },
    }),
    'GET /api/design/:id/look': async () => ({ params: { id: (await createDesign(db)).id } }),
    'GET /api/event/:slug': evening,
    'GET /api/event/:slug/calendar.ics': evening,
    'GET /api/event/rsvp/id/:id': evening,
    'GET /api/profile': async () => {
      const by = await api.as('designer');
      await createProfile(db, { userId: by.user.id });
      return { by };
    },
    'GET /api/profile/handle/:handle': async () => ({ params: { handle: (await createProfile(db)).handle } }),
    'GET /api/profile/handle-available/:handle': async () => ({ params: { handle: `house-${newId('x').slice(-10).toLowerCase()}` } }),
    'GET /api/profile/search/:term': async () => ({ params: { term: 'house' } }),
    'GET /api/producer/handle/:handle': async () => ({ params: { handle: (await createProducer(db)).handle } }),
    'GET /api/buyer/search/:term': async () => ({ params: { term: 'company' } }),
    'GET /api/archive/season': async () => {
      await createDesign(db, { archived: true });
      return { query: { year: '2026', season: 'AW' } };
    },
    'GET /api/search': async () => ({ query: { q: 'coat' } }),
    'GET /api/search/suggest': async () => ({ query: { q: 'coat' } }),
    'GET /api/geo/country/:code': async () => ({ params: { code: 'JP' } }),
    'GET /api/policy/:slug': async () => {
      await publishPolicies(db);
      return { params: { slug: 'terms' } };
    },
    'GET /api/model/:id': async () => {
      const id = newId('mod');
      await db
        .insertInto('model_profiles')
        .values({ id, slug: id.toLowerCase(), name: 'Mio', city: 'Osaka', measurements: '{}', portfolio: [], status: 'approved' })
        .execute();
      return { params: { id } };
    },
    'POST /api/application/letter/id/:id': async (sender) => (await calls['POST /api/application/status/id/:id']?.(sender)) ?? {},
    'POST /api/model-intake/letter/id/:id': async (sender) => (await calls['POST /api/model-intake/status/id/:id']?.(sender)) ?? {},
    'GET /media/share/:kind/:slug/:language/:version.jpg': async () => ({
      params: { kind: 'designer', slug: (await createProfile(db)).handle, language: 'en', version: '0' },
    }),
    'GET /media/:id/model.bin': async () => {
      const id = await createModel(db);
      return shown(id, { model_id: id });
    },
    'GET /media/:id/cloth.webp': async () => {
      const id = await createClothTile(db, { width_cm: 4.8, height_cm: 4.8, trim_hex: '#efe6d6' });
      return shown(id, { cloth_tile_id: id });
    },
    'GET /media/:id/video.mp4': async () => {
      const id = await createVideo(db, null);
      await stored(id);
      return { params: { id } };
    },
    'GET /media/:id/:width.webp': async () => ({ params: { id: await pictured(), width: '160' } }),
    'GET /api/admin/emails/id/:id': async (sender) => (await calls['POST /api/admin/emails/resend/id/:id']?.(sender)) ?? {},
    'DELETE /api/gmailer/connection': async () => {
      const by = await api.as('admin');
      await db
        .insertInto('oauth_connections')
        .values({ id: newId('oac'), provider: 'google', user_id: by.user.id })
        .execute();
      return { by };
    },
    'POST /api/mail-webhook/:provider': async () => {
      const [id, timestamp] = [newId('msg'), String(Math.floor(Date.now() / 1000))];
      const payload = Buffer.from(
        JSON.stringify({
          type: 'email.bounced',
          data: {
            to: [`${id.toLowerCase()}@example.com`],
            subject: 'x',
            bounce: { type: 'Permanent', subType: 'General', message: 'no such mailbox' },
          },
        }),
      );
      const signature = signStandardWebhook({ id, timestamp, body: payload }, config.mailWebhookSecret ?? '');
      return {
        by: api,
        params: { provider: 'resend' },
        form: {
          payload,
          headers: { 'content-type': 'application/json', 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature },
        },
      };
    },
    'GET /api/releases/version/:name/:version': async () => {
      const by = await api.as('admin');
      const { versions } = await released(by);
      return { by, params: { name: 'fuzz', version: versions.fuzz } };
    },
    'POST /api/releases/promote': async () => {
      const by = await freshAdmin(api);
      return { by, body: await released(by) };
    },
    'POST /api/releases/rollback': async () => {
      const by = await freshAdmin(api);
      await promoted(by);
      return { by, body: { name: 'fuzz', onRevision: await promoted(by) } };
    },
  };
}

/** Endpoints that a fuzz on one machine does not reach, with why. */
export const UNREACHED: Readonly<Record<string, string>> = {
  'GET /api/gmailer/auth/url': 'answers once Google’s keys are set, and with them the next two would call Google',
  'POST /api/gmailer/auth/callback': 'ends at Google, with a code that Google gave out',
  'POST /api/gmailer/send': 'sends by an account that Google has connected',
};
