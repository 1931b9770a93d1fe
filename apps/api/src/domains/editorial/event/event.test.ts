import { describe, expect, test } from '@jest/globals';
import { getEvent, type AdminEvent, type EventInput } from '@orime/contracts/api/editorial/event';
import { Value } from 'typebox/value';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createImage } from '../../../../test/catalogue-factories.ts';
import { readMails } from '../../../../test/mails.ts';

const api = await buildTestApp();
const admin = await api.as('admin');
const state = { count: 0 };
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

function input(part: Partial<EventInput> = {}): EventInput {
  state.count += 1;
  return {
    slug: `show-${state.count}`,
    title: { en: 'Salt, and thread; a show', jp: '塩と糸のショー' },
    summary: { en: 'Line one\nLine two \\ three', jp: '新作をご覧いただけます。'.repeat(8) },
    venue: { en: 'The Loft', jp: 'ザ・ロフト' },
    address: { en: '12 Example Street', jp: 'エグザンプル通り12' },
    city: 'New York',
    country: 'US',
    timeZone: 'America/New_York',
    startsAt: '2031-02-12T00:00:00.000Z',
    endsAt: '2031-02-12T03:00:00.000Z',
    closesAt: '2031-02-10T00:00:00.000Z',
    seats: 40,
    programme: [{ at: '2031-02-12T00:30:00.000Z', text: { en: 'Doors', jp: '開場' } }],
    status: 'open',
    ...part,
  };
}

const create = async (part?: Partial<EventInput>): Promise<AdminEvent> =>
  (await admin.post('/api/event', input(part), { 'idempotency-key': `event-${state.count}-key` })).json();

function reply(id: string, part: object = {}) {
  state.count += 1;
  return api.post(
    `/api/event/${id}/rsvp`,
    { name: 'Ana Guest', email: `guest${state.count}@example.com`, role: 'press', ...part },
    { 'idempotency-key': `reply-${state.count}-key` },
  );
}

describe('an invitation', () => {
  test('is read by slug, without its guest list, and not while a draft', async () => {
    const event = await create();
    const answer = (await api.get(`/api/event/${event.slug}`)).json();
    expect(answer).toMatchObject({ id: event.id, state: 'open', timeZone: 'America/New_York', programme: [{ text: { jp: '開場' } }] });
    for (const key of ['seats', 'seatsTaken', 'version', 'status']) expect(answer).not.toHaveProperty(key);
    const draft = await create({ status: 'draft' });
    expect((await api.get(`/api/event/${draft.slug}`)).statusCode).toBe(404);
    expect((await reply(draft.id)).statusCode).toBe(404);
  });

  test('has a place on the map where staff give one, until they take it away', async () => {
    const position = { lat: 40.75, lon: -73.99 };
    const event = await create({ position });
    expect((await api.get(`/api/event/${event.slug}`)).json().position).toEqual(position);
    const change = (version: number, part: Partial<EventInput>) =>
      admin.post(`/api/event/update/id/${event.id}`, { ...input({ slug: event.slug, ...part }), version });
    const kept = (await change(event.version, {})).json();
    expect(kept.position).toEqual(position);
    expect((await change(kept.version, { position: null })).json().position).toBeNull();
    expect((await change(kept.version, { position: { lat: 91, lon: 0 } })).statusCode).toBe(400);
  });

  test('shows its pictures once it is over, in their order, and staff before', async () => {
    const [first, second] = [await createImage(api.db, admin.user.id), await createImage(api.db, admin.user.id)];
    const entry = (fileId: string, en = '') => ({ fileId, alt: { en, jp: '' } });
    const event = await create({ pictures: [entry(second, 'Sleeves '), entry(first), entry(second)] });
    expect(event.pictures).toMatchObject([{ id: second, alt: { en: 'Sleeves', jp: '' } }, { id: first }]);
    expect((await api.get(`/api/event/${event.slug}`)).json()).toMatchObject({ state: 'open', pictures: [] });
    const times = { startsAt: '2020-02-12T00:00:00.000Z', endsAt: '2020-02-12T03:00:00.000Z', closesAt: '2020-02-10T00:00:00.000Z' };
    const change = (version: number, part: Partial<EventInput>) =>
      admin.post(`/api/event/update/id/${event.id}`, { ...input({ slug: event.slug, ...times, ...part }), version });
    // What is not sent stays.
    expect((await change(1, {})).json()).toMatchObject({ pictures: [{ id: second }, { id: first }] });
    const past = (await api.get(`/api/event/${event.slug}`)).json();
    expect([...Value.Errors(getEvent.schema.response[200], past)]).toEqual([]);
    expect(past).toMatchObject({ state: 'over', pictures: [{ id: second, width: 900 }, { id: first }] });
    expect((await change(2, { pictures: [entry('fil_gone')] })).statusCode).toBe(400);
    expect((await change(2, { pictures: [] })).json()).toMatchObject({ pictures: [], version: 3 });
  });

  test('has a calendar file that every program reads', async () => {
    const event = await create();
    const answer = await api.get(`/api/event/${event.slug}/calendar.ics`);
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    const unfolded = answer.body.replaceAll('\r\n ', '');
    expect(unfolded).toContain('\r\nDTSTART:20310212T000000Z\r\nDTEND:20310212T030000Z\r\n');
    expect(unfolded).toContain('SUMMARY:Salt\\, and thread\\; a show');
    expect(unfolded).toContain('DESCRIPTION:Line one\\nLine two \\\\ three');
    expect(unfolded).toContain('X-WR-TIMEZONE:America/New_York');
    const { body: jp } = await api.get(`/api/event/${event.slug}/calendar.ics?lang=jp`);
    expect(jp.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(jp.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${'新作をご覧いただけます。'.repeat(8)}`);
    expect((await api.get('/api/event/none/calendar.ics')).statusCode).toBe(404);
  });
});

describe('a reply', () => {
  test('takes a seat for each and mails the ticket with a code for the door', async () => {
    const event = await create();
    const answer = (
      await reply(event.id, { email: 'Ana@Example.com', plusOne: 'Ben Guest', accessNeeds: 'A seat near the door', locale: 'jp' })
    ).json();
    expect(answer).toEqual({ reference: expect.stringMatching(/^EV-/), seats: 2 });
    const mail = (await readMails(api, 'ana@example.com')).at(-1);
    expect(mail?.source).toContain(answer.reference);
    expect(mail?.source).toMatch(/PNG\s/);
    expect(mail?.source).toContain('cid:ticket');
    expect(mail?.source).toContain('19:00');
    expect((await admin.get(`/api/event/rsvp/id/${event.id}`)).json()).toMatchObject({
      total: 1,
      items: [{ email: 'ana@example.com', plusOne: 'Ben Guest', accessNeeds: 'A seat near the door', seats: 2 }],
    });
    const again = await reply(event.id, { email: 'ana@example.com' });
    expect(again.statusCode).toBe(409);
    expect(again.json().error).toMatchObject({ code: 'already_invited', fields: { email: expect.any(String) } });
    const tickets = await readMails(api, 'ana@example.com');
    expect(tickets).toHaveLength(2);
    expect(tickets.at(-1)?.source).toContain(answer.reference);
    expect((await admin.get('/api/event/?limit=100')).json().items.find((row: AdminEvent) => row.id === event.id)).toMatchObject({
      seats: 40,
      seatsTaken: 2,
    });
    expect((await admin.get('/api/event/rsvp/id/none')).statusCode).toBe(404);
  });

  test('of a hundred at once as many are taken as there are seats', async () => {
    const event = await create({ seats: 7 });
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => reply(event.id, index % 3 === 0 ? { plusOne: 'Friend' } : {})),
    );
    const seats = answers.filter((answer) => answer.statusCode === 200).reduce((sum, answer) => sum + answer.json().seats, 0);
    expect(seats).toBe(7);
    const refused = answers.filter((answer) => answer.statusCode !== 200);
    expect(new Set(refused.map((answer) => answer.json().error.code))).toEqual(new Set(['conflict']));
    const { taken } = await api.db
      .selectFrom('event_rsvps')
      .select((eb) => eb.fn.sum<number>('seats').as('taken'))
      .where('event_id', '=', event.id)
      .executeTakeFirstOrThrow();
    expect(Number(taken)).toBe(7);
    expect((await api.get(`/api/event/${event.slug}`)).json().state).toBe('full');
  });

  test.each([
    ['closed', { status: 'closed' }],
    ['cancelled', { status: 'cancelled' }],
    ['closed', { closesAt: '2020-01-01T00:00:00.000Z' }],
    ['over', { startsAt: inDays(-2), endsAt: inDays(-1), closesAt: inDays(-3) }],
  ] as const)('is not taken when the list is %s', async (told, part) => {
    const event = await create(part);
    expect((await reply(event.id)).json().error).toMatchObject({ code: 'conflict', details: { state: told } });
    expect((await api.get(`/api/event/${event.slug}`)).json().state).toBe(told);
  });

  test('needs a name, an address and a role; machines take no seat', async () => {
    const event = await create();
    for (const part of [{ name: ' ' }, { email: 'x' }, { role: 'king' }]) expect((await reply(event.id, part)).statusCode).toBe(400);
    expect((await reply(event.id, { subjectLine: 'Buy' })).statusCode).toBe(200);
    expect((await admin.get(`/api/event/rsvp/id/${event.id}`)).json().total).toBe(0);
  });
});

test('admins find invitations and guests by their words, state and role', async () => {
  const mark = crypto.randomUUID().slice(0, 8);
  const event = await create({ slug: `lanterns-${mark}` });
  const draft = await create({ slug: `drafted-${mark}`, status: 'draft' });
  const total = async (path: string) => (await admin.get(path)).json().total as number;
  const slugs = async (query: string) => (await admin.get(`/api/event/?${query}`)).json().items.map(({ slug }: { slug: string }) => slug);
  expect(await slugs(`q=${event.slug}`)).toEqual([event.slug]);
  expect(await slugs(`q=${draft.slug}&status=draft`)).toEqual([draft.slug]);
  expect(await slugs(`q=${draft.slug}&status=open`)).toEqual([]);
  await reply(event.id, { name: 'Ana 100%', role: 'press' });
  expect(await total(`/api/event/rsvp/id/${event.id}?q=100%25&role=press`)).toBe(1);
  expect(await total(`/api/event/rsvp/id/${event.id}?q=100%25&role=model`)).toBe(0);
  expect(await total(`/api/event/rsvp/id/${event.id}?q=1000`)).toBe(0);
});

test('admins change an invitation, not over each other, and never below its guests', async () => {
  const event = await create();
  const { slug, programme: _, ...rest } = input({ slug: event.slug });
  const body = { slug, ...rest, programme: [] };
  expect((await admin.post(`/api/event/update/id/${event.id}`, { ...body, version: event.version, seats: 50 })).json()).toMatchObject({
    seats: 50,
    version: 2,
    programme: [],
  });
  expect((await admin.post(`/api/event/update/id/${event.id}`, { ...body, version: event.version })).statusCode).toBe(409);
  await reply(event.id, { plusOne: 'Two' });
  expect((await admin.post(`/api/event/update/id/${event.id}`, { ...body, version: 2, seats: 1 })).statusCode).toBe(422);
  expect((await admin.post(`/api/event/update/id/none`, { ...body, version: 2 })).statusCode).toBe(404);
  for (const part of [{ timeZone: 'Mars/Base' }, { endsAt: '2001-01-01T00:00:00Z' }, { closesAt: '2041-01-01T00:00:00Z' }])
    expect((await admin.post('/api/event', input(part), { 'idempotency-key': `bad-${state.count}-event` })).statusCode).toBe(400);
  expect(
    (await admin.post('/api/event', input({ slug: event.slug }), { 'idempotency-key': 'same-slug-event' })).json().error,
  ).toMatchObject({ code: 'conflict', fields: { slug: expect.any(String) } });
});
