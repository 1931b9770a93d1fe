import { expect, test } from '@jest/globals';
import { sampleDesign, sampleImage } from '@orime/testing/samples';
import { screen, waitFor, within } from '@testing-library/react';
import { open, related } from '../design-screen.fixture.ts';

test('one press opens the photographs on the whole screen; keys go through them and come closer', async () => {
  const images = ['front', 'back', 'side'].map((id) => sampleImage({ id, alt: { en: id, jp: id } }));
  const { user } = await open({ api: { 'GET /api/design/name/:name': () => sampleDesign({ images }), ...related } });
  const photo = await screen.findByRole('button', { name: 'Enlarge photograph 2 of Indigo Haori' });
  await user.click(photo);
  const zoom = await screen.findByRole('dialog', { name: 'Photographs of Indigo Haori' }, { timeout: 15_000 });
  expect(within(zoom).getByRole('img', { name: 'back' })).toBeInTheDocument();
  expect(within(zoom).getByRole('group', { name: /^Photograph/ })).toHaveFocus();
  await user.keyboard('{+}');
  expect(within(zoom).getByRole('button', { name: 'Zoom out' })).toBeEnabled();
  // Enlarged, arrows move the photograph instead of changing it.
  await user.keyboard('{ArrowRight}');
  expect(within(zoom).getByRole('img', { name: 'back' })).toBeInTheDocument();
  await user.keyboard('0{ArrowRight}');
  expect(within(zoom).getByRole('img', { name: 'side' })).toBeInTheDocument();
  expect(within(zoom).getByText('3 of 3')).toBeInTheDocument();
  await user.click(within(zoom).getByRole('button', { name: 'Show photograph 1' }));
  expect(within(zoom).getByRole('img', { name: 'front' })).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(photo).toHaveFocus());
});
