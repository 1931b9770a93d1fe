import type { Channel } from '@orime/contracts/api/talk/channel';
import { newId } from '../../../src/house/ids.ts';
import type { TestApp } from '../../build-test-app.ts';
import { createDesign, createImage, createProfile, createVideo } from '../../catalogue-factories.ts';
import { openTalk, say } from '../../chat-factories.ts';
import { buy, okBody } from '../../checkout-factories.ts';
import { testPassword } from '../../factories.ts';
import { createProducer } from '../../production-factories.ts';
import { createBuyer, createLine, order, wishOf } from '../../wholesale-factories.ts';
import type { Calls, Sender } from './call.ts';

const text = (en: string) => ({ en, jp: '' });

/** Profiles and who follows them, producers, channels and messages. */
export function peopleCalls(api: TestApp): Calls {
  const { db } = api;
  const profileBody = async (userId: string) => ({
    handle: `house-${newId('x').slice(-10).toLowerCase()}`,
    name: 'New House',
    bio: text('Two rooms in Kobe.'),
    country: 'JP',
    city: 'Kobe',
    lat: 34.69,
    lon: 135.19,
    disciplines: ['knitwear'],
    avatarFileId: await createImage(db, userId),
    coverFileId: await createImage(db, userId),
  });
  const someonesImage = async () => createImage(db, (await api.as('designer')).user.id);
  const house = async () => {
    const by = await api.as('designer');
    return { by, profile: await createProfile(db, { userId: by.user.id }) };
  };
  const mill = async () => {
    const by = await api.as('producer');
    return { by, mill: await createProducer(db, { userId: by.user.id }) };
  };
  const someonesOrder = async () => {
    const { orders } = await buy(await api.as('consumer'), [{ id: (await createDesign(db)).id, size: 'S', quantity: 1 }]);
    return orders[0]?.id ?? '';
  };
  const talk = async () => {
    const { reader, designer, channel } = await openTalk(api);
    await say(designer, channel, 'Hello');
    return { by: reader, name: channel.name };
  };
  const deal = async () => {
    const [buyer, line] = [await createBuyer(api), await createLine(api)];
    const placed = await order(buyer, wishOf(line));
    const channel = okBody<Channel>(await line.seller.post('/api/channel', { kind: 'order', ref: placed.id }));
    await say(line.seller, channel, 'Hello');
    return { by: buyer, name: channel.name };
  };
  const unseen = async () => ({ 'params.id': (await createProfile(db, { status: 'draft' })).id });
  const followed = async () => ({ params: { id: (await createProfile(db)).id }, foreign: await unseen() });

  return {
    'POST /api/payout/details': async () => {
      const { by } = await house();
      await by.post('/api/users/reauth', { password: testPassword });
      return { by, body: { country: 'JP', text: 'Ginza branch, 1234567, NEW HOUSE' } };
    },
    'POST /api/profile': async () => {
      const by = await api.as('designer');
      return {
        by,
        body: await profileBody(by.user.id),
        foreign: { 'body.avatarFileId': await someonesImage(), 'body.coverFileId': await someonesImage() },
      };
    },
    'POST /api/profile/designs': async () => {
      const { by } = await house();
      const images = [{ fileId: await createImage(db, by.user.id), alt: { en: 'Front', jp: '正面' } }];
      const draft = {
        name: 'A draft',
        category: 'coat',
        gender: 'unisex',
        colour: 'ink',
        materials: [{ fibre: 'wool', percent: 100 }],
        images,
        video: { fileId: await createVideo(db, by.user.id), posterId: await createImage(db, by.user.id) },
      };
      return {
        by,
        body: { designs: [draft] },
        foreign: {
          'body.designs.id': (await createDesign(db, { confirmed: 'draft' })).id,
          'body.designs.styleOf': (await createDesign(db)).id,
          'body.designs.producerId': (await createProducer(db, { status: 'in_review' })).id,
          'body.designs.video.fileId': await createVideo(db, (await api.as('designer')).user.id),
          'body.designs.video.posterId': await createImage(db, (await api.as('designer')).user.id),
          'body.designs.images.fileId': await createImage(db, (await api.as('designer')).user.id),
        },
      };
    },
    'DELETE /api/profile': async () => {
      const { by, profile } = await house();
      return { by, body: { confirm: profile.handle } };
    },
    'GET /api/profile/id/:id': async () => {
      const by = await api.as('designer');
      return { by: await api.as('admin'), params: { id: (await createProfile(db, { userId: by.user.id, status: 'suspended' })).id } };
    },
    'POST /api/profile/follow/id/:id': followed,
    'POST /api/profile/unfollow/id/:id': async (sender: Sender) => {
      const call = await followed();
      okBody(await sender.post(`/api/profile/follow/id/${call.params.id}`));
      return { by: sender, ...call };
    },
    'POST /api/profile/assignpromoter/id/:id': async () => {
      const { by, profile } = await house();
      return {
        by,
        params: { id: (await createProfile(db)).id },
        body: { designer: profile.id, sharePercent: 5 },
        foreign: { ...(await unseen()), 'body.designer': (await createProfile(db)).id },
      };
    },
    'POST /api/profile/deletepromoter/id/:promoCode': async () => {
      const { by, profile } = await house();
      const { promoCode } = okBody<{ promoCode: string }>(
        await by.post(`/api/profile/assignpromoter/id/${(await createProfile(db)).id}`, { designer: profile.id, sharePercent: 5 }),
      );
      return { by, params: { promoCode }, body: { promoCode } };
    },
    'POST /api/profile/accept-agreement': async (sender) => {
      await db
        .insertInto('policies')
        .values({
          slug: 'vendor',
          version: '2026-01-01',
          locale: 'en',
          title: 'Vendor agreement',
          sections: '[]',
          effective_at: '2026-01-01',
        })
        .onConflict((same) => same.doNothing())
        .execute();
      return { by: sender, body: { version: okBody<{ version: string }>(await sender.get('/api/profile/agreement')).version } };
    },
    'POST /api/producer': async () => {
      const by = await api.as('producer');
      return {
        by,
        body: {
          handle: `mill-${newId('x').slice(-10).toLowerCase()}`,
          name: 'Mill',
          bio: text('A mill.'),
          country: 'JP',
          city: 'Tokushima',
          lat: 34,
          lon: 134,
          capabilities: ['weaving'],
          moq: 10,
          leadTimeDays: 30,
        },
      };
    },
    'POST /api/producer/update': async () => {
      const { by } = await mill();
      return {
        by,
        body: {
          name: 'Other Mill',
          coverFileId: await createImage(db, by.user.id),
          gallery: [{ fileId: await createImage(db, by.user.id), alt: text('Looms') }],
        },
        foreign: { 'body.coverFileId': await someonesImage(), 'body.gallery.fileId': await someonesImage() },
      };
    },
    'POST /api/channel/reported/close/id/:id': async () => {
      const { by, name } = await talk();
      okBody(await by.post(`/api/channel/report/${name}`, { reason: 'They were rude to me.' }));
      const { id } = await api.db
        .selectFrom('channel_reports')
        .innerJoin('channels', 'channels.id', 'channel_reports.channel_id')
        .select('channel_reports.id')
        .where('channels.name', '=', name)
        .executeTakeFirstOrThrow();
      return { params: { id }, body: { note: 'Talked to both.' } };
    },
    'POST /api/channel': async () => ({
      body: { kind: 'direct', members: [(await createProfile(db)).id] },
      foreign: { 'body.members': (await api.as('consumer')).user.id },
    }),
    'POST /api/channel body.ref': async () => ({
      by: await api.as('consumer'),
      body: { kind: 'order', ref: '' },
      foreign: { 'body.ref': await someonesOrder() },
    }),
    'POST /api/channel/read/:name': async () => {
      const { by, name } = await talk();
      return { by, params: { name }, body: { seq: 1 } };
    },
    'POST /api/channel/report/:name': async () => {
      const { by, name } = await deal();
      return { by, params: { name }, body: { reason: 'They ask for a bank transfer.' } };
    },
    'GET /api/message/:channelName': async () => {
      const { by, name } = await deal();
      return { by, params: { channelName: name } };
    },
    'POST /api/message': async () => {
      const { by, name } = await talk();
      return { by, body: { channel: name, text: 'Yes', clientId: newId('msg') }, foreign: { 'body.channel': (await deal()).name } };
    },
  };
}
