import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { open } from '../design-screen.fixture.ts';

test('the size guide measures the garment, apart from the body it is for, and turns centimetres into inches', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Size guide' }));
  // Its code comes with the press.
  await screen.findByRole('dialog', { name: 'Size guide' }, { timeout: 15_000 });
  expect(screen.getByRole('img', { name: 'The garment in size M, laid flat, with its measurements' })).toBeInTheDocument();
  expect(within(screen.getByRole('table', { name: 'Measurements by size' })).getByRole('cell', { name: '60.5' })).toBeInTheDocument();
  expect(within(screen.getByRole('table', { name: 'Body measurements by size' })).getAllByRole('cell')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'inches' }));
  expect(screen.getByRole('cell', { name: '23.8' })).toBeInTheDocument();
});
