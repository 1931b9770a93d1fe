import { afterEach, expect, test } from '@jest/globals';
import type { BannerItem } from '@orime/contracts/api/site/content';
import { fail, renderScreen } from '@orime/testing';
import type { RenderedScreen } from '@orime/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { routeOf } from '../../route-of.fixture.ts';
import { locales } from '../../sample-designs.fixture.ts';
import BannerScreen from './banner-screen.tsx';

let shown: RenderedScreen | undefined;
afterEach(() => {
  shown?.close();
  localStorage.clear();
});

const sample = (id: string, position: number, changed: Partial<BannerItem> = {}): BannerItem => ({
  _id: id,
  id,
  name: id,
  published: 'published',
  promoText: `Text of ${id}`,
  promoTextJp: `${id}の文言`,
  promoUrl: '/catalog',
  position,
  createdDate: '2026-11-01T00:00:00.000Z',
  lastUpdated: '2026-11-01T00:00:00.000Z',
  version: 1,
  ...changed,
});
/** An API that keeps three messages. */
async function open(): Promise<{ items: BannerItem[] }> {
  const state = { items: [sample('first', 0), sample('second', 1), sample('third', 2, { published: 'draft' })] };
  shown = await renderScreen(BannerScreen, {
    route: routeOf('banner'),
    locales,
    signedIn: { staffRole: 'admin' },
    api: {
      'GET /api/banner/': () => state.items.toSorted((one, other) => one.position - other.position),
      'POST /api/banner': ({ body }) => {
        const made = sample('made', 3, { name: body.name, published: body.published ?? 'draft', promoUrl: body.promoUrl ?? '' });
        state.items.push(made);
        return made;
      },
      'POST /api/banner/order': ({ body }) => {
        const order = state.items.toSorted((one, other) => one.position - other.position).map(({ id }) => id);
        if (order.join() !== body.seen.join()) return fail({ status: 409, code: 'conflict', details: { order } });
        state.items = state.items.map((item) => ({ ...item, position: body.ids.indexOf(item.id) }));
        return state.items.toSorted((one, other) => one.position - other.position);
      },
      'POST /api/banner/update/id/:id': ({ params, body }) => {
        const stored = state.items.find(({ id }) => id === params.id) ?? sample('none', 0);
        if ((body.version ?? stored.version) !== stored.version)
          return fail({ status: 409, code: 'conflict', details: { expected: body.version, version: stored.version } });
        const changed = { ...stored, ...body, version: stored.version + 1 };
        state.items = state.items.map((item) => (item.id === params.id ? changed : item));
        return changed;
      },
      'DELETE /api/banner/:id': ({ params, query }) => {
        const stored = state.items.find(({ id }) => id === params.id);
        if (Number(query.version) !== stored?.version)
          return fail({ status: 409, code: 'conflict', details: { version: stored?.version } });
        state.items = state.items.filter(({ id }) => id !== params.id);
        return { success: true };
      },
    },
  });
  return state;
}
const names = () =>
  within(screen.getByRole('list', { name: 'Messages in their order' }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('strong')?.textContent);

test('messages are moved by buttons and by dragging, all at once', async () => {
  await open();
  await shown?.user.click(await screen.findByRole('button', { name: 'Move “second” up' }));
  await waitFor(() => expect(names()).toEqual(['second', 'first', 'third']));
  await waitFor(() => expect(shown?.api.calls.filter(({ method }) => method === 'POST')).toHaveLength(1));
  const [first, , third] = within(screen.getByRole('list', { name: 'Messages in their order' })).getAllByRole('listitem');
  if (first === undefined || third === undefined) throw new Error('three messages were listed');
  fireEvent.dragStart(third);
  fireEvent.drop(first);
  await waitFor(() => expect(names()).toEqual(['third', 'second', 'first']));
  // What is published turns in both themes, drafts do not.
  expect(await screen.findByRole('img', { name: 'Dark theme: Text of second' })).toHaveAttribute('data-theme', 'dark');
  expect(screen.getByRole('img', { name: 'Light theme: Text of second' })).toHaveAttribute('data-theme', 'light');
});

test('who moves a message that somebody else has moved meanwhile sees theirs first', async () => {
  const state = await open();
  const up = await screen.findByRole('button', { name: 'Move “second” up' });
  state.items = state.items.map((item) => ({ ...item, position: 2 - item.position }));
  await shown?.user.click(up);
  expect(await screen.findByText(/Somebody else was faster/)).toBeInTheDocument();
  await waitFor(() => expect(names()).toEqual(['third', 'second', 'first']));
  await shown?.user.click(screen.getByRole('button', { name: 'Show the newer version' }));
  await waitFor(() => expect(screen.queryByText(/Somebody else was faster/)).not.toBeInTheDocument());
  await shown?.user.click(screen.getByRole('button', { name: 'Move “second” up' }));
  await waitFor(() =>
    expect(state.items.map(({ id, position }) => [id, position])).toEqual([
      ['first', 2],
      ['second', 0],
      ['third', 1],
    ]),
  );
});

test('a message that is shown has words in both languages and leads somewhere; one is deleted after a question', async () => {
  const state = await open();
  const { user } = shown ?? {};
  if (user === undefined) throw new Error('the screen is open');
  await user.click(await screen.findByRole('button', { name: 'New message' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: 'Winter' } });
  fireEvent.change(screen.getByRole('textbox', { name: /English/ }), { target: { value: 'Winter coats' } });
  fireEvent.change(screen.getByRole('textbox', { name: 'Leads to' }), { target: { value: 'javascript:alert(1)' } });
  await user.click(screen.getByRole('checkbox', { name: 'Show it on the site' }));
  await user.click(screen.getByRole('button', { name: 'Save the message' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: /Japanese/ })).toBeInvalid());
  expect(screen.getByRole('textbox', { name: 'Leads to' })).toBeInvalid();
  fireEvent.change(screen.getByRole('textbox', { name: /Japanese/ }), { target: { value: '冬のコート' } });
  fireEvent.change(screen.getByRole('textbox', { name: 'Leads to' }), { target: { value: '/nowhere' } });
  expect(await screen.findByText(/No page of the site answers/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save the message' }));
  await waitFor(() => expect(names()).toContain('Winter'));
  // Somebody else saves the same message first: both are shown, and the second chooses.
  await user.click(screen.getByRole('button', { name: 'Edit “second”' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Leads to' }), { target: { value: '/shop' } });
  state.items = state.items.map((item) => (item.id === 'second' ? { ...item, promoUrl: '/sale', version: 2 } : item));
  await user.click(screen.getByRole('button', { name: 'Save the message' }));
  expect(await screen.findByRole('row', { name: 'Leads to /shop /sale' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(state.items.find(({ id }) => id === 'second')).toMatchObject({ promoUrl: '/shop', version: 3 }));
  await user.click(screen.getByRole('button', { name: 'Delete “first”' }));
  await user.click(within(await screen.findByRole('alertdialog', {}, { timeout: 20_000 })).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(state.items.map(({ id }) => id)).toEqual(['second', 'third', 'made']));
});
