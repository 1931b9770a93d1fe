import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Application } from '@orime/contracts/api/people/application';
import type { ModelIntake } from '@orime/contracts/api/people/model-intake';
import { fail, giveBoxesASize, renderScreen } from '@orime/testing';
import type { ApiHandlers, RenderedScreen, RenderScreenOptions } from '@orime/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routeOf } from '../../route-of.fixture.ts';
import { locales } from '../../sample-designs.fixture.ts';
import ApplicationsScreen from './applications-screen.tsx';

let shown: RenderedScreen | undefined;
let undo: () => void = () => {};
beforeEach(() => {
  undo = giveBoxesASize();
});
afterEach(() => {
  shown?.close();
  undo();
  localStorage.clear();
});

const application = (id: string, part: Partial<Application> = {}): Application => ({
  id,
  reference: `AP-${id}`,
  kind: 'designer',
  email: 'kasumi@example.com',
  name: 'Ito Kasumi',
  brand: `House ${id}`,
  country: 'JP',
  website: 'https://kasumi.example',
  instagram: 'kasumi',
  yearFounded: 2019,
  priceRange: 'high',
  statement: 'I fold and dye linen.',
  heard: null,
  locale: 'jp',
  status: 'submitted',
  note: '',
  files: [
    { id: 'fil_1', name: 'front.jpg', mime: 'image/jpeg', bytes: 2048, url: '/api/file/fil_1?signature=x' },
    { id: 'fil_2', name: 'lookbook.pdf', mime: 'application/pdf', bytes: 4096, url: '/api/file/fil_2?signature=x' },
  ],
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
  decidedAt: null,
  version: 1,
  ...part,
});

async function open(api: ApiHandlers = {}, options: Partial<RenderScreenOptions> = {}): Promise<RenderedScreen> {
  const all = ['one', 'two'].map((id) => application(id));
  shown = await renderScreen(ApplicationsScreen, {
    route: routeOf('applications'),
    locales,
    api: {
      'GET /api/application/': () => ({ items: all, total: 2, page: 1 }),
      'GET /api/application/id/:id': ({ params }) => application(params.id),
      'GET /api/admin/audit': () => ({ items: [], total: 0, page: 1 }),
      ...api,
    },
    signedIn: { staffRole: 'admin' },
    at: '/admin/applications?application=one',
    ...options,
  });
  return shown;
}
const record = (name: string) => screen.findByRole('heading', { level: 2, name });

test('one is read with its files and what else came from the address; j and k go on through the list', async () => {
  const { user, address } = await open();
  await record('House one');
  expect(screen.getByText('I fold and dye linen.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Show front.jpg large' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'lookbook.pdf' })).toBeInTheDocument();
  expect(await screen.findByText('1 other application from this address')).toBeInTheDocument();
  await screen.findByRole('link', { name: 'Next' });
  await user.keyboard('j');
  await record('House two');
  expect(address()).toBe('/admin/applications?application=two');
  await user.keyboard('k');
  await record('House one');
});

test('a question needs its words, is seen as the applicant will read it, and then sent', async () => {
  const sent: unknown[] = [];
  const { user } = await open({
    'POST /api/application/letter/id/:id': ({ body }) => ({ locale: 'jp', subject: 'お伺い', text: `確認：${body.note ?? ''}` }),
    'POST /api/application/status/id/:id': ({ body }) => {
      sent.push(body);
      return application('one', { status: body.status });
    },
  });
  await record('House one');
  await user.click(screen.getByRole('radio', { name: /^Ask for more/ }));
  await user.click(screen.getByRole('button', { name: 'Save and send' }));
  const words = await screen.findByRole('textbox', { name: /^Your words in the letter/ });
  expect(words).toBeInvalid();
  await user.type(words, 'Where is it sewn?');
  await user.click(screen.getByRole('button', { name: 'Show the letter' }));
  const letter = within(await screen.findByRole('article', { name: 'The letter as it would be sent' }));
  expect(letter.getByText('確認：Where is it sewn?')).toBeInTheDocument();
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Save and send' }));
  await waitFor(() => expect(sent).toEqual([{ status: 'info_requested', note: 'Where is it sewn?', version: 1 }]));
});

test('one that was withdrawn meanwhile is told of in words, and approving goes on to the next', async () => {
  let isGone = true;
  const { user, address } = await open({
    'POST /api/application/status/id/:id': () =>
      isGone ? fail({ status: 409, code: 'invalid_transition' }) : application('one', { status: 'approved' }),
  });
  await record('House one');
  await screen.findByRole('link', { name: 'Next' });
  await user.keyboard('a');
  expect(screen.getByRole('radio', { name: /^Approve/ })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Save and send' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/changed/i);
  isGone = false;
  await user.click(screen.getByRole('button', { name: 'Save and send' }));
  await record('House two');
  expect(address()).toBe('/admin/applications?application=two');
  shown?.close();
  await open({ 'GET /api/application/id/:id': () => application('one', { status: 'withdrawn' }) });
  expect(await screen.findByText(/cannot be decided any more/)).toBeInTheDocument();
});

test('what was typed stays when somebody else has decided meanwhile, and the next letter begins empty', async () => {
  const stored = { status: 'submitted' as Application['status'], version: 1, note: '' };
  const sent: unknown[] = [];
  const { user } = await open({
    'GET /api/application/id/:id': () => application('one', stored),
    'POST /api/application/status/id/:id': ({ body }) => {
      if (stored.status === 'submitted') {
        Object.assign(stored, { status: 'reviewing', version: 2, note: 'Sayo reads it.' });
        return fail({ status: 409, code: 'conflict', details: { expected: 1, version: 2 } });
      }
      sent.push(body);
      Object.assign(stored, { status: 'info_requested', version: 3 });
      return application('one', stored);
    },
  });
  await record('House one');
  await user.click(screen.getByRole('radio', { name: /^Ask for more/ }));
  await user.type(screen.getByRole('textbox', { name: /^Your words/ }), 'Where is it sewn?');
  await user.click(screen.getByRole('button', { name: 'Save and send' }));
  // Both are shown, and nothing is sent on top of what was not seen.
  expect(await screen.findByRole('row', { name: 'Status Asked for more In review' })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: 'Your words in the letter Where is it sewn? Sayo reads it.' })).toBeInTheDocument();
  expect(screen.queryByRole('radio', { name: /^Take it into review/ })).not.toBeInTheDocument();
  expect(screen.getByRole('radio', { name: /^Ask for more/ })).toBeChecked();
  expect(screen.getByRole('textbox', { name: /^Your words/ })).toHaveValue('Where is it sewn?');
  await user.click(screen.getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(sent).toEqual([{ status: 'info_requested', note: 'Where is it sewn?', version: 2 }]));
  await waitFor(() => expect(screen.queryByRole('radio', { name: /^Ask for more/ })).not.toBeInTheDocument());
  await user.click(screen.getByRole('radio', { name: /^Reject/ }));
  expect(screen.getByRole('textbox', { name: /^Your words/ })).toHaveValue('');
});

test('a casting shows pictures and measures, and an approved one leads to its public profile; in Japanese', async () => {
  const casting: ModelIntake = {
    id: 'mdi_1',
    reference: 'MD-1',
    email: 'mio@example.com',
    name: 'Mio',
    stageName: '',
    city: 'Osaka',
    measurements: { heightCm: 174, bustCm: 80, waistCm: 60, hipsCm: 88, shoeEu: 39 },
    hair: '',
    eyes: '',
    agency: '',
    instagram: '',
    availability: '',
    birthDate: '2009-05-01',
    guardian: { name: 'Mori', email: 'mori@example.com' },
    photos: [{ id: 'fil_1', url: '/api/file/fil_1?signature=x' }],
    locale: 'jp',
    status: 'approved',
    note: '',
    modelId: 'mdl_1',
    createdAt: '2026-11-01T00:00:00.000Z',
    updatedAt: '2026-11-01T00:00:00.000Z',
  };
  const { user } = await open(
    { 'GET /api/model-intake/': () => ({ items: [casting], total: 1, page: 1 }), 'GET /api/model-intake/id/:id': () => casting },
    { at: '/admin/applications?tab=castings', language: 'jp' },
  );
  await user.click(within(await screen.findByRole('grid', { name: 'モデル応募' })).getByRole('link', { name: 'Mio' }));
  await record('Mio');
  for (const words of ['174 cm', 'Mori · mori@example.com']) expect(screen.getByText(words)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Mioの写真1を拡大する' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '公開プロフィールを開く' })).toHaveAttribute('href', '/model/mdl_1');
});

test('the list is filtered by the API, and refused in words', async () => {
  const { api } = await open({}, { at: '/admin/applications?f.kind=press&f.country=j&f.name=ka' });
  expect(await screen.findByRole('grid', { name: 'Applications' })).toBeInTheDocument();
  expect(api.calls.map(({ url }) => url)).toContain('/api/application/?kind=press&limit=100&page=1&q=ka');
  shown?.close();
  await open(
    { 'GET /api/application/': () => fail({ status: 403, code: 'forbidden' }) },
    { at: '/admin/applications', signedIn: { staffRole: 'none' } },
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'You do not have access to this page' })).toBeInTheDocument();
});
