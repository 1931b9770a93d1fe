import { expect, test } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useIsMarkup } from './use-is-markup.ts';

let drawn: boolean[] = [];
function Part() {
  const isMarkup = useIsMarkup();
  drawn.push(isMarkup);
  return <p>{isMarkup ? 'of the server' : 'of the browser'}</p>;
}

test('markup stays markup, and is drawn once when it is taken over', async () => {
  const box = document.createElement('div');
  box.innerHTML = renderToString(<Part />);
  expect(box.textContent).toBe('of the server');
  drawn = [];
  const faults: unknown[] = [];
  const root = await act(async () => hydrateRoot(box, <Part />, { onRecoverableError: (error) => faults.push(error) }));
  expect([drawn, faults]).toEqual([[true], []]);
  await act(async () => root.render(<Part key="same place, later" />));
  expect(box.textContent).toBe('of the browser');
  act(() => root.unmount());
});

test('what the browser draws for itself is none', () => {
  drawn = [];
  render(<Part />);
  expect(drawn).toEqual([false]);
});
