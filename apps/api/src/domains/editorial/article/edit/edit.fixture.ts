import type { ArticleDraft, ArticleDraftInput } from '@orime/contracts/api/editorial/article-edit';
import type { SignedInClient, TestApp } from '../../../../../test/build-test-app.ts';
import { createImage } from '../../../../../test/catalogue-factories.ts';

/** A writer, a stranger and an admin, with the calls that write, save and publish drafts. */
export async function openDesk(api: TestApp) {
  const [writer, stranger, admin] = [await api.as('designer'), await api.as('producer'), await api.as('admin')];
  const picture = await createImage(api.db, writer.user.id);
  let count = 0;

  async function open(client: SignedInClient = writer): Promise<ArticleDraft> {
    count += 1;
    return (
      await client.post('/api/article/draft', { title: { en: `Cloth ${count}`, jp: '' } }, { 'idempotency-key': `draft-${count}-x` })
    ).json();
  }

  function words(draft: ArticleDraft, part: Partial<ArticleDraftInput> = {}): ArticleDraftInput {
    return {
      baseRevision: draft.revision,
      title: { en: 'On cloth', jp: '' },
      dek: { en: 'A dek', jp: '' },
      body: { en: [{ type: 'paragraph', text: 'Indigo takes eleven dips.' }], jp: [] },
      slug: draft.slug,
      section: 'makers',
      tags: ['indigo'],
      coverFileId: null,
      coverAlt: { en: '', jp: '' },
      ...part,
    };
  }

  const save = (client: SignedInClient, draft: ArticleDraft, part: Partial<ArticleDraftInput> = {}) =>
    client.post(`/api/article/draft/update/id/${draft.id}`, words(draft, part));

  const act = (client: SignedInClient, name: string, id: string, body: object = {}) => client.post(`/api/article/${name}/id/${id}`, body);

  return { writer, stranger, admin, picture, open, words, save, act };
}
