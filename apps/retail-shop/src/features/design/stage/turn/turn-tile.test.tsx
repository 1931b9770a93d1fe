import { expect, test } from '@jest/globals';
import { sampleDesign, sampleImage } from '@orime/testing/samples';
import { screen, within } from '@testing-library/react';
import { open, related } from '../../design-screen.fixture.ts';

/** Of what comes late, of which the model is a part. */
const lateParts = () => screen.findByRole('region', { name: 'Where it comes from' });
const gallery = () => screen.getByRole('region', { name: 'Photographs of Indigo Haori' });

test('a browser that draws no models says so when asked, and the photographs stay', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'See the cut from all sides: Indigo Haori' }));
  expect(await screen.findByRole('alert', {}, { timeout: 15_000 })).toHaveTextContent('The model could not be shown.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  expect(within(gallery()).getAllByRole('button', { name: /^Enlarge photograph/ })).toHaveLength(2);
});

test('a design with a drape of its own is offered itself, the others the cut of their kind', async () => {
  await open({ api: { 'GET /api/design/name/:name': () => sampleDesign({ modelId: 'fil_haori' }), ...related } });
  expect(await screen.findByRole('button', { name: 'See it from all sides: Indigo Haori' })).toHaveTextContent('See it from all sides');
});

test('who saves data is offered no model', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  try {
    await open();
    await lateParts();
    expect(screen.queryByRole('button', { name: /from all sides/ })).toBeNull();
  } finally {
    Reflect.deleteProperty(navigator, 'connection');
  }
});

test('what has no model offers none', async () => {
  await open({ api: { 'GET /api/design/name/:name': () => sampleDesign({ category: 'jewellery' }), ...related } });
  await lateParts();
  expect(screen.queryByRole('button', { name: /from all sides/ })).toBeNull();
});

test('the photograph of the cloth stands once, with what the garment is made of, and opens larger among all others', async () => {
  const images = ['front', 'back', 'side'].map((id) => sampleImage({ id, alt: { en: id, jp: id } }));
  const cloth = sampleImage({ id: 'cloth', color: '#2b4168', alt: { en: 'cloth', jp: 'cloth' } });
  const { user } = await open({ api: { 'GET /api/design/name/:name': () => sampleDesign({ images: [...images, cloth] }), ...related } });
  const band = within(await screen.findByRole('region', { name: 'The cloth' }));
  expect(band.getByText('100% Silk')).toBeInTheDocument();
  expect(within(gallery()).queryByRole('img', { name: 'cloth' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Composition and care' })).toBeNull();
  await user.click(band.getByRole('button', { name: 'Enlarge photograph 4 of Indigo Haori' }));
  const zoom = await screen.findByRole('dialog', { name: 'Photographs of Indigo Haori' }, { timeout: 15_000 });
  expect(within(zoom).getByText('4 of 4')).toBeInTheDocument();
});
