import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { ArticleDraft, DraftBlock } from '@orime/contracts/api/editorial/article-edit';
import { ApiError } from '@orime/platform';
import { draft } from '../words.fixture.ts';
import type { Words } from '../words.ts';
import type { KeptPart, KeptWords, Part } from './kept-words.ts';
import { WritingSession } from './writing-session.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const paragraph = (text: string): DraftBlock => ({ type: 'paragraph', text });
const refusal = (status: number, code: string, part: { fields?: Record<string, string>; details?: unknown } = {}) =>
  new ApiError({ status, code, method: 'POST', url: '/api/article/draft/update/id/art_1', ...part });

/** A browser's storage that outlives its tabs, and a server that holds one draft. */
function openDesk(start: ArticleDraft = draft()) {
  const storage = new Map<Part, KeptPart>();
  const kept: KeptWords = {
    read: async (part) => storage.get(part),
    write: async (part, words) => void storage.set(part, structuredClone(words)),
    remove: async (part) => void storage.delete(part),
  };
  const server = { draft: start, saves: [] as Words[], failures: [] as unknown[], isDown: false, delayMs: 100 };
  const post = async (words: Words, baseRevision: string): Promise<ArticleDraft> => {
    await new Promise((done) => setTimeout(done, server.delayMs));
    if (server.isDown) throw refusal(0, 'network');
    const failure = server.failures.shift();
    if (failure !== undefined) throw failure;
    if (baseRevision !== server.draft.revision) throw refusal(409, 'conflict', { details: { current: server.draft, sent: words } });
    server.saves.push(words);
    server.draft = { ...server.draft, ...words, revision: `rev_${server.saves.length + 1}` };
    return server.draft;
  };
  const open = () => new WritingSession(server.draft, { kept, post });
  const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
  return { storage, server, open, pass };
}

/** A column in which somebody types. */
function column(session: WritingSession, language: 'en' | 'jp' = 'en') {
  let blocks: DraftBlock[] = [];
  session.register(language, () => blocks);
  return (...texts: string[]): void => {
    blocks = texts.map(paragraph);
    session.touch(language);
  };
}

describe('what is typed', () => {
  test('is in the browser in a moment, and sent three seconds after the last key, once', async () => {
    const { storage, server, open, pass } = openDesk();
    const session = open();
    const type = column(session);
    for (const text of ['T', 'Th', 'The', 'The new vat']) {
      type(text);
      await pass(400);
    }
    expect(storage.get('en')).toMatchObject({ baseRevision: 'rev_1', mine: { body: [{ text: 'The new vat' }] } });
    expect(server.saves).toHaveLength(0);
    await pass(3000);
    expect(server.saves.map(({ body }) => body.en)).toEqual([[paragraph('The new vat')]]);
    expect(session.store.getState().save.kind).toBe('saved');
    expect([...storage.keys()]).toEqual([]);
    await pass(120_000);
    expect(server.saves).toHaveLength(1);
  });

  test('by somebody who never pauses is sent all the same', async () => {
    const { server, open, pass } = openDesk();
    const type = column(open());
    for (let word = 0; word < 70; word += 1) {
      type(`Word ${word}`);
      await pass(500);
    }
    expect(server.saves.length).toBeGreaterThanOrEqual(1);
  });

  test('while a save is under way is sent after it', async () => {
    const { server, open, pass } = openDesk();
    const session = open();
    const type = column(session);
    type('First');
    await pass(3050);
    type('Second');
    await pass(60);
    expect(session.store.getState()).toMatchObject({ save: { kind: 'unsaved' }, words: { body: { en: [{ text: 'Second' }] } } });
    await pass(3200);
    expect(server.saves.map(({ body }) => body.en[0])).toEqual([paragraph('First'), paragraph('Second')]);
  });

  test('before the tab was killed is back when the article is opened', async () => {
    const { storage, server, open, pass } = openDesk();
    const type = column(open());
    type('Half a wo');
    await pass(300);
    jest.clearAllTimers();
    expect(server.saves).toEqual([]);
    const next = open();
    await next.restore();
    expect(next.store.getState()).toMatchObject({ news: 'restored', generation: 1, words: { body: { en: [{ text: 'Half a wo' }] } } });
    await pass(3200);
    expect(server.saves).toHaveLength(1);
    expect(storage.size).toBe(0);
  });

  test('before the tab was killed while it saved is nobody else’s, and asks nothing', async () => {
    const { server, open, pass } = openDesk();
    server.delayMs = 5000;
    const type = column(open());
    type('Half a wo');
    await pass(3100);
    type('Half a word more');
    await pass(300);
    jest.clearAllTimers();
    // The save had reached the server; its answer found no tab.
    server.draft = { ...server.draft, body: { ...server.draft.body, en: [paragraph('Half a wo')] }, revision: 'rev_2' };
    const next = open();
    await next.restore();
    expect(next.store.getState()).toMatchObject({
      news: 'restored',
      save: { kind: 'unsaved' },
      words: { body: { en: [{ text: 'Half a word more' }] } },
    });
  });

  test('without a network is kept, and sent once when it is back', async () => {
    const { storage, server, open, pass } = openDesk();
    const session = open();
    const type = column(session);
    server.isDown = true;
    type('Offline');
    await pass(60_000);
    expect(session.store.getState().save.kind).toBe('offline');
    expect(storage.has('en')).toBe(true);
    server.isDown = false;
    await pass(10_200);
    expect(server.saves.map(({ body }) => body.en)).toEqual([[paragraph('Offline')]]);
    expect(session.store.getState().save.kind).toBe('saved');
  });
});

describe('when somebody else saved meanwhile', () => {
  test('changes that do not touch each other become one, and say so', async () => {
    const { server, open, pass } = openDesk();
    const session = open();
    const type = column(session);
    server.draft = { ...server.draft, revision: 'rev_9', tags: ['silk'], body: { ...server.draft.body, jp: [paragraph('別')] } };
    type('Mine');
    await pass(3200);
    expect(session.store.getState()).toMatchObject({ news: 'merged', words: { tags: ['silk'] } });
    await pass(3200);
    expect(server.draft).toMatchObject({ tags: ['silk'], body: { en: [{ text: 'Mine' }], jp: [{ text: '別' }] } });
  });

  test('the same paragraph waits for a decision, and nothing is sent or lost until then', async () => {
    const { storage, server, open, pass } = openDesk();
    const session = open();
    const type = column(session);
    server.draft = { ...server.draft, revision: 'rev_9', body: { ...server.draft.body, en: [paragraph('Theirs')] } };
    type('Mine');
    await pass(3200);
    expect(session.store.getState().save).toMatchObject({ kind: 'stale', current: { revision: 'rev_9' } });
    type('Mine, longer');
    await pass(60_000);
    expect(server.saves).toEqual([]);
    expect(storage.get('en')).toMatchObject({ mine: { body: [{ text: 'Mine, longer' }] } });
    const [question] = ['body.en.0'];
    await session.decide({ [question]: 'both' });
    await pass(3200);
    expect(server.draft.body.en).toEqual([paragraph('Theirs'), paragraph('Mine, longer')]);
  });

  test('words of a killed tab meet the newer version in the same way', async () => {
    const { server, open, pass } = openDesk();
    column(open())('Mine');
    await pass(300);
    jest.clearAllTimers();
    server.draft = { ...server.draft, revision: 'rev_9', body: { ...server.draft.body, en: [paragraph('Theirs')] } };
    const next = open();
    await next.restore();
    expect(next.store.getState()).toMatchObject({ save: { kind: 'stale' }, words: { body: { en: [{ text: 'Mine' }] } } });
    await next.decide({});
    await pass(3200);
    expect(server.draft.body.en).toEqual([paragraph('Mine')]);
  });
});

test('an address that is taken holds up the address alone', async () => {
  const { server, open, pass } = openDesk();
  const session = open();
  server.failures.push(refusal(409, 'conflict', { fields: { slug: 'is taken' } }));
  session.change({ slug: 'taken', title: { en: 'New title', jp: '' } });
  await pass(3300);
  expect(server.draft).toMatchObject({ slug: 'the-vat', title: { en: 'New title' } });
  expect(session.store.getState()).toMatchObject({ isSlugTaken: true, words: { slug: 'taken' } });
  session.change({ slug: 'free' });
  await pass(3300);
  expect(server.draft.slug).toBe('free');
  expect(session.store.getState()).toMatchObject({ isSlugTaken: false, save: { kind: 'saved' } });
});

test('the pen in another hand stops the sending, not the keeping; with the pen back it is sent', async () => {
  const { storage, server, open, pass } = openDesk();
  const session = open();
  const type = column(session);
  server.failures.push(
    refusal(423, 'article_locked', { details: { lock: { userId: 'usr_2', name: 'Mina', expiresAt: '', mine: false } } }),
  );
  type('Mine');
  await pass(3200);
  expect(session.store.getState().save).toMatchObject({ kind: 'locked', lock: { name: 'Mina' } });
  await pass(60_000);
  expect(storage.has('en')).toBe(true);
  const back = session.resume();
  await pass(200);
  await back;
  expect(server.draft.body.en).toEqual([paragraph('Mine')]);
});

test('what the server refuses is told by field and sent again after the next change', async () => {
  const { server, open, pass } = openDesk();
  const session = open();
  const type = column(session);
  server.failures.push(refusal(400, 'validation', { fields: { 'body.en.0.text': 'must have at most 5000 characters' } }));
  type('Too long');
  await pass(3200);
  expect(session.store.getState().save).toMatchObject({ kind: 'refused', fields: { 'body.en.0.text': expect.any(String) } });
  type('Shorter');
  await pass(3200);
  expect(server.draft.body.en).toEqual([paragraph('Shorter')]);
});
