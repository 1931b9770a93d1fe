import { describe, expect, test } from '@jest/globals';
import type { Onboarding } from '@orime/contracts/api/people/profile';
import { buildTestApp, type SignedInClient } from '../../../../test/build-test-app.ts';
import { createDesign, createImage, createProfile } from '../../../../test/catalogue-factories.ts';
import { okBody, refusal } from '../../../../test/checkout-factories.ts';
import { acceptVendorAgreement } from '../../../../test/factories.ts';
import { readMails } from '../../../../test/mails.ts';
import { createProducer } from '../../../../test/production-factories.ts';

const api = await buildTestApp();
const { db } = api;
const admin = await api.as('admin');
const todo = async (client: SignedInClient) => okBody<Onboarding>(await client.get('/api/profile/onboarding'));
const open = ({ items }: Onboarding) => items.filter(({ done }) => !done).map(({ key }) => key);
const move = (id: string, status: string, reason?: string) =>
  admin.post(`/api/profile/status/id/${id}`, { status, ...(reason === undefined ? {} : { reason }) });

describe('what a seller has to do', () => {
  test('shrinks as a designer does it', async () => {
    const designer = await api.as('designer', { verified: false });
    expect(await todo(designer)).toMatchObject({ isReady: false, status: null });
    expect(open(await todo(designer))).toEqual(['email', 'profile', 'story', 'location', 'pictures', 'agreement', 'designs']);
    const house = await createProfile(db, { userId: designer.user.id, status: 'in_review' });
    await createDesign(db, { profileId: house.id, confirmed: 'draft' });
    expect(open(await todo(designer))).toEqual(['email', 'pictures', 'agreement', 'designs']);
    await createDesign(db, { profileId: house.id, confirmed: 'unconfirmed' });
    await db.updateTable('users').set({ email_verified_at: new Date() }).where('id', '=', designer.user.id).execute();
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
      .execute();
    okBody(await designer.post('/api/profile/accept-agreement', { version: '2026-01-01' }));
    expect(await todo(designer)).toMatchObject({ isReady: true, status: 'in_review' });
    expect(open(await todo(designer))).toEqual(['pictures']);
  });

  test('is another list for a producer', async () => {
    const maker = await api.as('producer');
    await createProducer(db, { userId: maker.user.id, status: 'in_review' });
    expect(open(await todo(maker))).toEqual(['pictures', 'agreement', 'certifications']);
  });
});

describe('the status of a profile', () => {
  test('is moved by an admin, who gives a reason; the person hears of it, and the shop opens and closes', async () => {
    const designer = await api.as('designer', { locale: 'jp' });
    await acceptVendorAgreement(db, designer.user.id);
    const house = await createProfile(db, { userId: designer.user.id, status: 'in_review' });
    const design = await createDesign(db, { profileId: house.id });
    const isOnSale = async () => (await api.get(`/api/design/${design.id}`)).statusCode === 200;
    expect(await isOnSale()).toBe(false);
    expect(okBody(await move(house.id, 'approved'))).toEqual({ id: house.id, status: 'approved', version: 2 });
    expect(await isOnSale()).toBe(true);
    expect(refusal(await move(house.id, 'suspended'))).toBe('400 validation');
    okBody(await move(house.id, 'suspended', 'お写真の権利をご確認ください。'));
    expect(okBody(await move(house.id, 'suspended', 'again'))).toMatchObject({ version: 3 });
    expect([await isOnSale(), refusal(await move(house.id, 'draft', 'x'))]).toEqual([false, '409 invalid_transition']);
    const mails = await readMails(api, designer.user.email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('プロフィールを公開しました'),
      expect.stringContaining('一時停止しました'),
    ]);
    expect(mails[1]?.source).toContain('お写真の権利をご確認ください。');
    expect(await db.selectFrom('notifications').select('kind').where('user_id', '=', designer.user.id).execute()).toEqual([
      { kind: 'profile_approved' },
    ]);
    expect(await db.selectFrom('audit_log').select('action').where('entity_id', '=', house.id).execute()).toHaveLength(2);
  });

  test('of a producer’s page likewise; others and unknown ones are refused', async () => {
    const maker = await api.as('producer');
    await acceptVendorAgreement(db, maker.user.id);
    const mill = await createProducer(db, { userId: maker.user.id, status: 'in_review' });
    expect((await api.get(`/api/producer/handle/${mill.handle}`)).statusCode).toBe(404);
    okBody(await move(mill.id, 'approved'));
    expect((await api.get(`/api/producer/handle/${mill.handle}`)).statusCode).toBe(200);
    expect((await readMails(api, maker.user.email)).map(({ subject }) => subject)).toEqual(['Test Mill is open']);
    expect(refusal(await move('prf_none', 'approved'))).toBe('404 not_found');
    expect(refusal(await maker.post(`/api/profile/status/id/${mill.id}`, { status: 'approved' }))).toBe('403 forbidden');
    expect(refusal(await move(mill.id, 'open'))).toBe('400 validation');
  });
});

describe('a shop', () => {
  const lastOf = async (id: string) => db.selectFrom('profiles').select(['status', 'version']).where('id', '=', id).executeTakeFirst();

  test('does not open by an admin’s word while something is missing, and nothing changes', async () => {
    const designer = await api.as('designer', { verified: false });
    const house = await createProfile(db, { userId: designer.user.id, status: 'in_review' });
    await db.updateTable('profiles').set({ bio_en: '', bio_jp: '' }).where('id', '=', house.id).execute();
    const early = await move(house.id, 'approved');
    expect([refusal(early), early.json().error.details]).toEqual([
      '422 business_rule',
      { reason: 'onboarding', missing: ['email', 'story', 'agreement'] },
    ]);
    expect(await lastOf(house.id)).toEqual({ status: 'in_review', version: 1 });
    expect([
      await readMails(api, designer.user.email),
      await db.selectFrom('audit_log').select('id').where('entity_id', '=', house.id).execute(),
    ]).toEqual([[], []]);
    // Designs may follow: what is asked of them is asked when they are confirmed.
    await acceptVendorAgreement(db, designer.user.id);
    await db.updateTable('users').set({ email_verified_at: new Date() }).where('id', '=', designer.user.id).execute();
    await db.updateTable('profiles').set({ bio_jp: '織機ひとつの工房です。' }).where('id', '=', house.id).execute();
    expect(okBody(await move(house.id, 'approved'))).toMatchObject({ status: 'approved' });
  });

  test('does not open by a first design, which stays handed in; it may still be rejected', async () => {
    const designer = await api.as('designer', { verified: false });
    const house = await createProfile(db, { userId: designer.user.id, status: 'in_review' });
    const design = await createDesign(db, { profileId: house.id, confirmed: 'unconfirmed' });
    const confirm = () => admin.post(`/api/design/confirm/id/${design.id}`, { confirmed: true });
    expect((await confirm()).json().error.details).toEqual({ reason: 'onboarding', missing: ['email', 'agreement'] });
    const stateOf = () => db.selectFrom('designs').select(['confirmed', 'version']).where('id', '=', design.id).executeTakeFirst();
    expect([await stateOf(), await lastOf(house.id)]).toEqual([
      { confirmed: 'unconfirmed', version: 1 },
      { status: 'in_review', version: 1 },
    ]);
    expect(await db.selectFrom('notifications').select('kind').where('user_id', '=', designer.user.id).execute()).toEqual([]);
    okBody(await admin.post(`/api/design/confirm/id/${design.id}`, { confirmed: false, reason: 'The back is missing.' }));
    const images = [{ fileId: await createImage(db, designer.user.id), alt: { en: 'Front', jp: '正面' } }];
    okBody(await designer.post(`/api/design/update/id/${design.id}`, { images, submit: true }));
    await acceptVendorAgreement(db, designer.user.id);
    await db.updateTable('users').set({ email_verified_at: new Date() }).where('id', '=', designer.user.id).execute();
    okBody(await confirm());
    expect(await lastOf(house.id)).toMatchObject({ status: 'approved' });
  });

  test('that is open stays open: its designs are confirmed as ever', async () => {
    const designer = await api.as('designer', { verified: false });
    const house = await createProfile(db, { userId: designer.user.id });
    const design = await createDesign(db, { profileId: house.id, confirmed: 'unconfirmed' });
    okBody(await admin.post(`/api/design/confirm/id/${design.id}`, { confirmed: true }));
    expect(okBody(await move(house.id, 'approved'))).toMatchObject({ status: 'approved' });
    expect((await api.get(`/api/design/${design.id}`)).statusCode).toBe(200);
  });

  test('of a producer needs its place on the map', async () => {
    const maker = await api.as('producer');
    const mill = await createProducer(db, { userId: maker.user.id, status: 'in_review' });
    await db.updateTable('producers').set({ lat: null, lon: null }).where('id', '=', mill.id).execute();
    expect((await move(mill.id, 'approved')).json().error.details).toEqual({ reason: 'onboarding', missing: ['location', 'agreement'] });
  });

  test('opens once, also when many confirm at once while it is made ready', async () => {
    const designer = await api.as('designer');
    const house = await createProfile(db, { userId: designer.user.id, status: 'in_review' });
    const designs = await Promise.all(
      Array.from({ length: 20 }, () => createDesign(db, { profileId: house.id, confirmed: 'unconfirmed' })),
    );
    const [, ...answers] = await Promise.all([
      acceptVendorAgreement(db, designer.user.id),
      ...designs.map(({ id }) => admin.post(`/api/design/confirm/id/${id}`, { confirmed: true })),
    ]);
    const accepted = answers.filter(({ statusCode }) => statusCode === 200).length;
    expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(20 - accepted);
    const { confirmed } = await db
      .selectFrom('designs')
      .select(({ fn }) => fn.countAll<number>().as('confirmed'))
      .where('profile_id', '=', house.id)
      .where('confirmed', '=', 'confirmed')
      .executeTakeFirstOrThrow();
    expect(Number(confirmed)).toBe(accepted);
    expect(await lastOf(house.id)).toEqual(accepted > 0 ? { status: 'approved', version: 2 } : { status: 'in_review', version: 1 });
  });
});

describe('a producer’s own page', () => {
  test('is read in any state, corrected by version, and its form sent back changes nothing', async () => {
    const maker = await api.as('producer');
    expect(okBody(await maker.get('/api/producer/mine'))).toBeNull();
    expect(refusal(await maker.post('/api/producer/update', { name: 'X' }))).toBe('404 not_found');
    const { handle } = await createProducer(db, { userId: maker.user.id, status: 'in_review' });
    const cover = await createImage(db, maker.user.id);
    const change = {
      name: 'Awa Indigo',
      bio: { en: 'Indigo since 1868.', jp: '' },
      capabilities: ['leather', 'felting by hand'],
      machines: [{ en: 'Vat', jp: '藍甕' }],
      languages: ['ja', 'en'],
      certifications: [
        { name: 'GOTS', number: 'G-1', expires: '2027-05-01' },
        { name: 'House mark', number: '', expires: null },
      ],
      founded: 1868,
      weeklyCapacity: 40,
      coverFileId: cover,
    };
    const saved = (await maker.post('/api/producer/update', change, { 'if-match': '"1"' })).json();
    expect(saved).toMatchObject({
      status: 'in_review',
      version: 2,
      producer: { handle, name: 'Awa Indigo', founded: 1868, cover: { id: cover }, certifications: change.certifications },
      form: change,
    });
    expect(refusal(await maker.post('/api/producer/update', change, { 'if-match': '"1"' }))).toBe('409 conflict');
    expect((await maker.post('/api/producer/update', saved.form)).json().form).toEqual(saved.form);
  });

  test('does not take another’s handle or picture', async () => {
    const maker = await api.as('producer');
    await createProducer(db, { userId: maker.user.id });
    const other = await createProducer(db);
    expect(refusal(await maker.post('/api/producer/update', { handle: other.handle }))).toBe('409 handle_taken');
    expect(refusal(await maker.post('/api/producer/update', { coverFileId: await createImage(db, admin.user.id) }))).toBe('400 validation');
    expect(refusal(await maker.post('/api/producer/update', { country: 'XX' }))).toBe('400 validation');
    expect(refusal(await maker.post('/api/producer/update', { weeklyCapacity: 0 }))).toBe('400 validation');
  });

  test('is on the list of admins, with its address and state', async () => {
    const maker = await api.as('producer');
    const { id } = await createProducer(db, { userId: maker.user.id, status: 'in_review' });
    const { items, total } = okBody<{ items: { id: string; email: string; status: string }[]; total: number }>(
      await admin.get('/api/producer/all-producers?status=in_review&limit=50'),
    );
    expect(items.find((item) => item.id === id)).toMatchObject({ email: maker.user.email, status: 'in_review' });
    expect(items.every(({ status }) => status === 'in_review') && total === items.length).toBe(true);
  });
});
