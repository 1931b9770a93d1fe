import { afterEach, expect, test } from '@jest/globals';
import type { OwnProducer } from '@orime/contracts/api/people/producer';
import { renderScreen } from '@orime/testing';
import type { RenderedScreen } from '@orime/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes.ts';
import { locales, vocabulary } from '../../sample-studio.fixture.ts';
import EditProfileProducerScreen from './edit-profile-producer-screen.tsx';
import { certificateState } from './edit/workshop-draft.ts';

let shown: RenderedScreen | undefined;
afterEach(() => shown?.close());

const place = { country: 'JP', city: 'Tokushima', cityJp: '徳島', lat: 34.07, lon: 134.55 };
const own: OwnProducer = {
  producer: {
    _id: 'prd_1',
    id: 'prd_1',
    handle: 'awa-indigo',
    name: 'Awa Indigo',
    nameJp: '阿波藍',
    ...place,
    capabilities: [],
    moq: 10,
    leadTimeDays: 30,
    cover: null,
    bio: { en: 'Vats.', jp: '' },
    certifications: [],
    machines: [],
    languages: [],
    founded: null,
    gallery: ['fil_loom', 'fil_vat'].map((id) => ({
      id,
      width: 900,
      height: 1200,
      thumbhash: '',
      color: '#808080',
      alt: { en: id, jp: '' },
    })),
    designs: [],
  },
  form: {
    handle: 'awa-indigo',
    name: 'Awa Indigo',
    nameJp: '阿波藍',
    bio: { en: 'Vats.', jp: '' },
    ...place,
    capabilities: ['weaving'],
    moq: 10,
    leadTimeDays: 30,
    certifications: [{ name: 'GOTS', number: '7', expires: '2020-01-01' }],
  },
  status: 'approved',
  version: 4,
};

test.each([
  ['', undefined],
  ['2026-11-22', 'expired'],
  ['2026-11-23', 'ends-soon'],
  ['2027-01-22', 'ends-soon'],
  ['2027-01-23', 'valid'],
] as const)('a certificate until “%s” is %s on 23 November 2026', (expires, state) => {
  expect(certificateState(expires, '2026-11-23')).toBe(state);
});

test('a workshop adds its machines and languages to what its page says already', async () => {
  const sent: { readonly ifMatch: string | null; readonly body: unknown }[] = [];
  shown = await renderScreen(EditProfileProducerScreen, {
    route: routes.find(({ path }) => path === '/edit-profile-producer') ?? routes[0],
    locales,
    signedIn: { type: 'producer' },
    api: {
      'GET /api/vocabulary': vocabulary,
      'GET /api/producer/mine': () => own,
      'GET /api/profile/handle-available/:handle': () => ({ available: true, reason: null }),
      'POST /api/producer/update': ({ headers, body }) => {
        sent.push({ ifMatch: headers.get('if-match'), body });
        return { ...own, version: 5 };
      },
    },
  });
  const { user } = shown;
  expect(await screen.findByText('Expired')).toBeInTheDocument();
  await user.click(screen.getByText('Add a machine'));
  await user.click(screen.getByText('Save the page'));
  expect(await screen.findAllByText('Please name each machine in one language.')).not.toHaveLength(0);
  await user.type(screen.getByLabelText('Machine 1 (Japanese)'), '力織機');
  await user.click(screen.getByLabelText('French'));
  await user.click(screen.getByText('Save the page'));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    ifMatch: '4',
    body: { handle: 'awa-indigo', moq: 10, machines: [{ en: '', jp: '力織機' }], languages: ['fr'], founded: null, coverFileId: null },
  });
});

test('the pictures of a gallery are put in order, described and taken out', async () => {
  const bodies: unknown[] = [];
  shown = await renderScreen(EditProfileProducerScreen, {
    route: routes.find(({ path }) => path === '/edit-profile-producer') ?? routes[0],
    locales,
    signedIn: { type: 'producer' },
    api: {
      'GET /api/vocabulary': vocabulary,
      'GET /api/producer/mine': () => own,
      'GET /api/profile/handle-available/:handle': () => ({ available: true, reason: null }),
      'POST /api/producer/update': ({ body }) => {
        bodies.push(body);
        return { ...own, version: 5 };
      },
    },
  });
  const { user } = shown;
  const gallery = within(await screen.findByRole('group', { name: 'Pictures of the gallery' }));
  await user.click(gallery.getByRole('button', { name: 'Move Picture 2 up' }));
  await user.type(gallery.getByRole('textbox', { name: 'What picture 1 shows (Japanese)' }), '藍甕');
  await user.click(screen.getByText('Save the page'));
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies[0]).toMatchObject({
    gallery: [
      { fileId: 'fil_vat', alt: { en: 'fil_vat', jp: '藍甕' } },
      { fileId: 'fil_loom', alt: { en: 'fil_loom', jp: '' } },
    ],
  });
  await user.click(gallery.getByRole('button', { name: 'Remove Picture 1' }));
  await user.click(screen.getByText('Save the page'));
  await waitFor(() => expect(bodies).toHaveLength(2));
  expect(bodies[1]).toMatchObject({ gallery: [{ fileId: 'fil_loom' }] });
});
