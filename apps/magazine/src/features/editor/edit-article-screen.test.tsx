import { describe, expect, test } from '@jest/globals';
import type { DraftBlock } from '@orime/contracts/api/editorial/article-edit';
import { fail } from '@orime/testing';
import { toastStore } from '@orime/ui';
import { screen, waitFor, within } from '@testing-library/react';
import { image } from '../../sample-articles.fixture.ts';
import { paste, serve, setUpEditor } from './edit-article.fixture.tsx';
import { draft } from './words.fixture.ts';

const desk = setUpEditor();

describe('a story on the desk', () => {
  test('is written in both languages and saved; pasted HTML leaves words, marks and links alone', async () => {
    const { server, handlers } = serve(draft({ body: { en: [], jp: [] } }));
    const { user } = await desk.open(handlers);
    const title = screen.getByRole('textbox', { name: 'English title' });
    await waitFor(() => expect(title).not.toHaveAttribute('readonly'));
    await user.clear(title);
    await user.type(title, 'On vats');
    const link = { type: 'link', attrs: { href: 'javascript:alert(1)' } };
    paste(screen.getByRole('textbox', { name: 'English text' }), {
      // Blocks as ours, written by somebody else: not believed.
      'application/x-orime-blocks': JSON.stringify({
        content: [{ type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [link] }] }],
      }),
      'text/html':
        '<p onclick="alert(1)">Dip it <b>eleven</b> times<script>alert(1)</script>, <a href="javascript:alert(1)">now</a></p><img src=x onerror=alert(1)>',
    });
    expect(toastStore.read().map(({ message }) => message)).toEqual([
      'Pictures of other pages are left out. Save them and upload them here.',
    ]);
    // jsdom is as narrow as a phone: one language at a time.
    await user.click(screen.getByRole('tab', { name: 'Japanese' }));
    paste(screen.getByRole('textbox', { name: 'Japanese text' }), { 'text/html': '<p>藍の<a href="https://atelier.example/">甕</a></p>' });
    await waitFor(() => expect(server.saves.at(-1)?.body.jp).toHaveLength(1), { timeout: 8000 });
    expect(server.saves.at(-1)).toMatchObject({
      title: { en: 'On vats', jp: '藍甕' },
      body: {
        en: [{ type: 'paragraph', text: [{ text: 'Dip it ' }, { text: 'eleven', bold: true }, { text: ' times, now' }] }],
        jp: [{ type: 'paragraph', text: [{ text: '藍の' }, { text: '甕', href: 'https://atelier.example/' }] }],
      },
    });
    expect(await screen.findByText(/^Saved/)).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'English' }));
    expect(screen.getByText('5 words', { exact: false })).toBeInTheDocument();
    const translated = within(screen.getByRole('list', { name: 'Translated' })).getAllByRole('listitem');
    expect(translated.map((part) => part.textContent)).toEqual([
      'In 2 of 2 languages:Title',
      'In 1 of 2 languages:Introduction',
      'In 2 of 2 languages:Text',
      'In 2 of 2 languages:Cover’s description',
    ]);
  });

  test('with every kind of block shows and keeps them all', async () => {
    const blocks: DraftBlock[] = [
      { type: 'heading', text: 'Feeding it' },
      { type: 'quote', text: 'It eats.', source: 'Mina Hoshi' },
      { type: 'image', fileId: 'fil_cover', alt: 'A vat', caption: [{ text: 'The vat', italic: true }] },
      {
        type: 'gallery',
        images: [
          { fileId: 'fil_cover', alt: 'One' },
          { fileId: 'fil_cover', alt: 'Two' },
        ],
      },
      { type: 'video', url: 'https://films.example.com/vat', title: 'A film' },
      { type: 'product', slug: 'vat-coat' },
      { type: 'designer', handle: 'gone' },
      { type: 'divider' },
      { type: 'footnote', number: 1, text: 'It ferments.' },
    ];
    const product = { type: 'product' as const, slug: 'vat-coat', name: 'Vat coat', nameJp: '甕のコート', designer: 'Ito Kasumi', image };
    const { server, handlers } = serve(
      draft({ body: { en: blocks, jp: [] }, images: { fil_cover: image }, products: { 'vat-coat': product } }),
    );
    const { user } = await desk.open(handlers);
    const box = screen.getByRole('textbox', { name: 'English text' });
    expect(await within(box).findByText('Vat coat')).toBeInTheDocument();
    expect(within(box).getByRole('textbox', { name: 'Who said it' })).toHaveValue('Mina Hoshi');
    expect(within(box).getByText('Not public: readers do not see this card.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'English title' })).not.toHaveAttribute('readonly'));
    const alt = within(box).getByRole('textbox', { name: 'What the picture shows' });
    await user.clear(alt);
    expect(await screen.findByText('The picture in block 3 needs a description.')).toBeInTheDocument();
    await user.type(alt, 'A blue vat');
    await waitFor(() => expect(server.saves.at(-1)?.body.en).toEqual(blocks.with(2, { ...blocks[2], alt: 'A blue vat' } as DraftBlock)), {
      timeout: 8000,
    });
  });

  test('has words that were not saved back after the tab was killed', async () => {
    const { server, handlers } = serve(draft());
    const part = { title: 'The vat', dek: 'What it remembers', coverAlt: '', seoTitle: '', seoDescription: '' };
    desk.entries().set('usr_1/art_1/en', {
      at: 1,
      baseRevision: 'rev_1',
      base: { ...part, body: draft().body.en },
      mine: { ...part, body: [{ type: 'paragraph', text: 'Half a wo' }] },
    });
    desk.entries().set('usr_9/art_1/en', { at: 1, baseRevision: 'rev_1', base: part, mine: part });
    await desk.open(handlers);
    expect(await screen.findByText('Words that had not been saved are back.')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'English text' })).toHaveTextContent('Half a wo');
    await waitFor(() => expect(server.saves.at(-1)?.body.en).toEqual([{ type: 'paragraph', text: 'Half a wo' }]), { timeout: 5000 });
    // Nobody else's words stay in this browser.
    await waitFor(() => expect([...desk.entries().keys()]).toEqual([]));
  });

  test('of somebody else who is writing is read only, until it is taken over', async () => {
    let takenOver = false;
    const lock = { userId: 'usr_2', name: 'Mina Hoshi', expiresAt: '2026-11-20T02:00:00.000Z', mine: false };
    const { server, handlers } = serve(draft({ lock }), {
      'POST /api/article/lock/id/:id': ({ body }) => {
        takenOver ||= body.takeOver === true;
        return takenOver ? { lock: { ...lock, mine: true } } : fail({ status: 423, code: 'article_locked', details: { lock } });
      },
    });
    const { user } = await desk.open(handlers);
    expect(await screen.findByText('Mina Hoshi is writing. You see the story as they save it.')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'English title' })).toHaveAttribute('readonly');
    await user.click(screen.getByRole('button', { name: 'Settings' }));
    expect(await screen.findByRole('textbox', { name: /^Address/ })).toBeDisabled();
    await user.keyboard('{Escape}');
    server.draft = { ...server.draft, revision: 'rev_9', title: { en: 'Saved last', jp: '藍甕' } };
    await user.click(screen.getByRole('button', { name: 'Take over' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Take over' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'English title' })).not.toHaveAttribute('readonly'));
    // Writing begins on what the other person saved last.
    expect(screen.getByRole('textbox', { name: 'English title' })).toHaveValue('Saved last');
    expect(screen.queryByText(/is writing/)).not.toBeInTheDocument();
  });

  test('is set where its writer says: found among known places, and saved once it is whole', async () => {
    const point = {
      id: 'pro_1',
      kind: 'producer' as const,
      name: 'Loom',
      nameJp: '織機',
      url: '/producer/loom',
      summary: { en: '', jp: '' },
    };
    const kojima = { city: 'Kojima', cityJp: '児島', country: 'JP', lat: 34.46, lon: 133.81 };
    const { server, handlers } = serve(draft({ tags: ['what-a-trip'] }), {
      'GET /api/geo/points': () => ({ points: [{ ...point, ...kojima }], arcs: [], countries: [] }),
    });
    const { user } = await desk.open(handlers);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'English title' })).not.toHaveAttribute('readonly'));
    await user.click(screen.getByRole('button', { name: 'Settings' }));
    const place = await screen.findByRole('group', { name: 'Place' });
    await user.type(within(place).getByRole('textbox', { name: 'City (English)' }), 'Kur');
    expect(within(place).getByRole('status')).toHaveTextContent(/^Not saved yet/);
    await user.type(await within(place).findByRole('combobox', { name: 'Find a place' }), 'Koj');
    await user.click(await screen.findByRole('option', { name: 'Kojima, Japan' }));
    expect(await within(place).findByRole('textbox', { name: 'City (English)' })).toHaveValue('Kojima');
    await user.type(within(place).getByRole('textbox', { name: 'Number of the stop' }), '2');
    const written = { name: { en: 'Kojima', jp: '児島' }, country: 'JP', lat: 34.46, lon: 133.81, position: 2 };
    await waitFor(() => expect(server.saves.at(-1)?.place).toEqual(written), { timeout: 8000 });
    await user.click(within(place).getByRole('button', { name: 'Remove place' }));
    await waitFor(() => expect(server.saves.at(-1)?.place).toBeNull(), { timeout: 8000 });
  });

  test('that both changed is put together by hand, and nothing of either side is lost', async () => {
    const { server, handlers } = serve(draft());
    const { user } = await desk.open(handlers);
    server.draft = { ...server.draft, revision: 'rev_9', title: { en: 'Their vat', jp: '藍甕' }, tags: ['silk'] };
    const title = screen.getByRole('textbox', { name: 'English title' });
    await waitFor(() => expect(title).not.toHaveAttribute('readonly'));
    await user.clear(title);
    await user.type(title, 'Mine');
    await user.tab();
    expect(await screen.findByRole('heading', { name: 'Two versions of this story' })).toBeInTheDocument();
    expect(screen.getByText('Their vat')).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Theirs' }));
    await user.click(screen.getByRole('button', { name: 'Go on with this' }));
    expect(await screen.findByRole('textbox', { name: 'English title' })).toHaveValue('Their vat');
    await waitFor(() => expect(screen.getByText(/^Saved/)).toBeInTheDocument(), { timeout: 5000 });
    expect(server.draft.tags).toEqual(['silk']);
  });

  test('is submitted, rests with the editors, and is taken back; what is missing is named', async () => {
    let isComplete = false;
    const { server, handlers } = serve(draft({ returnReason: 'Say who dyes it.' }));
    const { user } = await desk.open({
      ...handlers,
      'POST /api/article/submit/id/:id': () => {
        if (!isComplete) return fail({ status: 422, code: 'business_rule', fields: { 'body.en': 'is required' } });
        return (server.draft = { ...server.draft, status: 'in_review', returnReason: null });
      },
    });
    expect(await screen.findByText('Say who dyes it.')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Submit for review' }));
    const dialog = await screen.findByRole('dialog', { name: 'Submit for review' });
    await user.click(within(dialog).getByRole('button', { name: 'Submit for review' }));
    expect(await within(dialog).findByText('The English text')).toBeInTheDocument();
    isComplete = true;
    await user.click(within(dialog).getByRole('button', { name: 'Submit for review' }));
    expect(await screen.findByText('The story is with our editors. Take it back to go on writing.')).toBeInTheDocument();
    expect(screen.queryByText('Say who dyes it.')).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'English title' })).toHaveAttribute('readonly');
    await user.click(screen.getByRole('button', { name: 'More steps' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Take back' }));
    await waitFor(() => expect(server.steps).toEqual(['unpublish']));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'English title' })).not.toHaveAttribute('readonly'));
  });

  test('goes back to an earlier version, shown word by word', async () => {
    const { server, handlers } = serve(draft());
    const item = { title: { en: 'The vat', jp: '藍甕' }, by: 'Ito Kasumi', createdAt: '2026-11-19T01:00:00.000Z', isPublished: false };
    const old = { en: [{ type: 'paragraph' as const, text: 'The vat was alive.' }], jp: draft().body.jp };
    const { user } = await desk.open({
      ...handlers,
      'GET /api/article/revisions/id/:id': () => ({
        items: [
          { ...item, id: 'rev_1', kind: 'autosave', isWorking: true },
          { ...item, id: 'rev_0', kind: 'manual', isWorking: false },
        ],
        total: 2,
        page: 1,
      }),
      'GET /api/article/revisions/id/:id/:revision': () => ({ id: 'rev_0', title: draft().title, dek: draft().dek, body: old }),
      'POST /api/article/restore/id/:id': ({ body }) => {
        server.steps.push(body.revision);
        return (server.draft = { ...server.draft, body: old, revision: 'rev_2' });
      },
    });
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'English title' })).not.toHaveAttribute('readonly'));
    await user.click(screen.getByRole('button', { name: 'History' }));
    const drawer = await screen.findByRole('dialog', { name: 'History' });
    await user.click(await within(drawer).findByRole('button', { name: /Saved/ }));
    expect(await within(drawer).findByText('was', { selector: 'del' })).toBeInTheDocument();
    expect(within(drawer).getByText('is', { selector: 'ins' })).toBeInTheDocument();
    await user.click(within(drawer).getByRole('button', { name: 'Restore this version' }));
    await waitFor(() => expect(screen.getByText('The vat was alive.')).toBeInTheDocument());
    expect(server.steps).toEqual(['rev_0']);
  });
});

test('a story that is not there, or not theirs, is not opened', async () => {
  await desk.open({ 'GET /api/article/draft/id/:id': () => fail({ status: 404, code: 'not_found' }) }, 'visitor');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent('The vat');
});
