import { newId } from '../../../src/house/ids.ts';
import type { TestApp } from '../../build-test-app.ts';
import { createImage } from '../../catalogue-factories.ts';
import { key, okBody } from '../../checkout-factories.ts';
import { createArticle } from '../../editorial-factories.ts';
import type { Calls } from './call.ts';

const text = (en: string) => ({ en, jp: '' });
const both = { en: 'On cloth', jp: '布について' };

/** Articles, their drafts and who likes them. */
export function articleCalls(api: TestApp): Calls {
  const { db } = api;
  const someonesImage = async () => createImage(db, (await api.as('designer')).user.id);
  const article = async () => {
    const by = await api.as('designer');
    const draft = okBody<{ id: string; revision: string; slug: string }>(
      await by.post('/api/article/draft', { title: text('Cloth') }, key()),
    );
    return { by, draft, params: { id: draft.id } };
  };
  const words = ({ revision, slug }: { revision: string; slug: string }, image: string) => ({
    baseRevision: revision,
    title: both,
    dek: both,
    body: {
      en: [
        { type: 'image', fileId: image, alt: 'A vat' },
        { type: 'paragraph', text: 'Indigo.' },
      ],
      jp: [
        {
          type: 'gallery',
          images: [
            { fileId: image, alt: '藍甕' },
            { fileId: image, alt: '藍甕' },
          ],
        },
      ],
    },
    slug,
    section: 'makers',
    tags: ['indigo'],
    coverFileId: image,
    coverAlt: both,
  });
  const saved = async () => {
    const { by, draft, params } = await article();
    const kept = okBody<{ revision: string; slug: string }>(
      await by.post(`/api/article/draft/update/id/${draft.id}`, { ...words(draft, await createImage(db, by.user.id)), kind: 'manual' }),
    );
    return { by, params, kept, first: draft.revision };
  };
  const published = async () => createArticle(db, { slug: `show-${newId('x').slice(-10).toLowerCase()}` });
  /** What only an editor does, on an article that somebody wrote. */
  const edited = async () => {
    const { params, kept } = await saved();
    return { by: await api.as('admin'), params, kept };
  };
  const shown = async () => {
    const { by, params, kept } = await edited();
    okBody(await by.post(`/api/article/publish/id/${params.id}`));
    return { by, params, kept };
  };

  return {
    'POST /api/article/draft': async () => ({ body: { title: text('Cloth') } }),
    'GET /api/article/id/:id': article,
    'GET /api/article/draft/id/:id': article,
    'GET /api/article/revisions/id/:id': article,
    'GET /api/article/revisions/id/:id/:revision': async () => {
      const { by, params, first } = await saved();
      const other = await saved();
      return { by, params: { ...params, revision: first }, foreign: { 'params.revision': other.first } };
    },
    'POST /api/article/draft/update/id/:id': async () => {
      const { by, draft, params } = await article();
      return {
        by,
        params,
        body: words(draft, await createImage(db, by.user.id)),
        foreign: {
          'body.coverFileId': await someonesImage(),
          'body.body.en.fileId': await someonesImage(),
          'body.body.jp.images.fileId': await someonesImage(),
          'body.baseRevision': (await article()).draft.revision,
        },
      };
    },
    'POST /api/article/update/id/:id': async () => {
      const { by, params, kept } = await shown();
      return { by, params, body: words(kept, await createImage(db, by.user.id)) };
    },
    'POST /api/article/publish/id/:id': async () => edited(),
    'POST /api/article/schedule/id/:id': async () => ({
      ...(await edited()),
      body: { publishAt: new Date(Date.now() + 86_400_000).toISOString() },
    }),
    'POST /api/article/submit/id/:id': async () => saved(),
    'POST /api/article/unpublish/id/:id': shown,
    'POST /api/article/discard/id/:id': shown,
    'DELETE /api/article/:id': article,
    'POST /api/article/restore/id/:id': async () => {
      const { by, params, kept, first } = await saved();
      const other = await saved();
      return {
        by,
        params,
        body: { revision: first, baseRevision: kept.revision },
        foreign: { 'body.revision': other.first, 'body.baseRevision': other.kept.revision },
      };
    },
    'POST /api/article/lock/id/:id': async () => ({ ...(await article()), body: {} }),
    'POST /api/article/like/:id': async () => ({
      params: { id: (await published()).id },
      foreign: { 'params.id': (await article()).params.id },
    }),
    'POST /api/article/unlike/:id': async (sender) => {
      const { id } = await published();
      okBody(await sender.post(`/api/article/like/${id}`));
      return { by: sender, params: { id }, foreign: { 'params.id': (await article()).params.id } };
    },
  };
}
