import { afterEach, beforeEach } from '@jest/globals';
import type { ArticleDraft, ArticleDraftInput } from '@orime/contracts/api/editorial/article-edit';
import { fail, renderScreen, type ApiHandlers, type RenderedScreen } from '@orime/testing';
import { fireEvent, screen } from '@testing-library/react';
import { routes } from '../../routes.ts';
import { locales } from '../../sample-articles.fixture.ts';
import EditArticleScreen from './edit-article-screen.tsx';
import { installIndexedDb } from './indexed-db.fixture.ts';

const found = routes.find(({ path }) => path === '/article/draft/edit/id/:id');
if (found === undefined) throw new Error('The editor has no route');
const route = found;

/** Declares what stands around each test: a browser's storage, and a screen that is closed afterwards. */
export function setUpEditor() {
  let shown: RenderedScreen | undefined;
  let storage: ReturnType<typeof installIndexedDb>;
  beforeEach(() => {
    storage = installIndexedDb();
    // jsdom has no layout; the editor asks where its text stands.
    Range.prototype.getClientRects ??= () => [] as unknown as DOMRectList;
    Range.prototype.getBoundingClientRect ??= () => new DOMRect();
    document.elementFromPoint ??= () => null;
  });
  afterEach(() => {
    shown?.close();
    storage.restore();
  });
  return {
    entries: () => storage.entries,
    open: async (api: ApiHandlers, who: 'designer' | 'visitor' = 'designer') => {
      const me: ApiHandlers = who === 'visitor' ? {} : { 'GET /api/users/me': () => fail({ status: 500, code: 'internal' }) };
      shown = await renderScreen(EditArticleScreen, {
        route,
        at: '/article/draft/edit/id/art_1',
        locales,
        signedIn: who === 'visitor' ? undefined : { sub: 'usr_1', type: 'designer' },
        api: { ...me, ...api },
      });
      // The editor is compiled for the first test.
      await screen.findByRole('heading', { level: 1, name: /^(?!Write a story)/ }, { timeout: 30_000 });
      return shown;
    },
  };
}

/** A server that holds one story; `steps` are those it was asked for. */
export function serve(start: ArticleDraft, more: ApiHandlers = {}) {
  const server = { draft: start, saves: [] as ArticleDraftInput[], steps: [] as string[] };
  const step = (name: string, part: Partial<ArticleDraft>) => () => {
    server.steps.push(name);
    return (server.draft = { ...server.draft, ...part });
  };
  const handlers: ApiHandlers = {
    'GET /api/article/draft/id/:id': () => server.draft,
    'POST /api/article/lock/id/:id': () => ({ lock: { userId: 'usr_1', name: 'Ito', expiresAt: '2026-11-20T02:00:00.000Z', mine: true } }),
    'POST /api/article/draft/update/id/:id': ({ body: { baseRevision, kind: _, ...words } }) => {
      if (baseRevision !== server.draft.revision)
        return fail({ status: 409, code: 'conflict', details: { current: server.draft, sent: words } });
      server.saves.push({ baseRevision, ...words });
      const revision = `rev_${server.saves.length + 1}`;
      return (server.draft = {
        ...server.draft,
        ...words,
        coverFocal: words.coverFocal ?? null,
        seo: words.seo ?? server.draft.seo,
        place: words.place ?? null,
        revision,
      });
    },
    'POST /api/article/submit/id/:id': step('submit', { status: 'in_review' }),
    'POST /api/article/unpublish/id/:id': step('unpublish', { status: 'draft' }),
    'GET /api/article/': () => ({ items: [], total: 0, page: 1, sections: [], tags: [] }),
    ...more,
  };
  return { server, handlers };
}

/** Pastes what the clipboard has by type. */
export function paste(box: HTMLElement, data: Readonly<Record<string, string>>): void {
  fireEvent.paste(box, { clipboardData: { files: [], getData: (type: string) => data[type] ?? '' } });
}
