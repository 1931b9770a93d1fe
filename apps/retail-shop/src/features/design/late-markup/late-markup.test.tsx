import { afterEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { lateMarkup } from './late-markup.tsx';

type WordProps = { readonly word: string };

let close: () => void = () => undefined;
afterEach(() => {
  close();
  jest.useRealTimers();
});

function Word({ word }: WordProps) {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{`${word} ${String(count)}`}</button>;
}

/** The markup of a server, taken over by a browser. */
async function openMarkup(page: ReactNode) {
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = '<!--$--><button>Indigo 0</button><!--/$-->';
  const faults: unknown[] = [];
  const root = await act(async () => hydrateRoot(box, page, { onRecoverableError: (fault) => faults.push(fault) }));
  close = () => {
    act(() => root.unmount());
    box.remove();
  };
  return { root, faults, button: screen.getByRole('button') };
}

const stir = () => act(async () => void fireEvent.scroll(document.body));

test('markup stays as it is until the visitor stirs, and is taken over as it stands', async () => {
  const load = jest.fn(async () => Word);
  const Late = lateMarkup(load, () => undefined);
  const { root, faults, button } = await openMarkup(<Late word="Indigo" />);
  // What changes meanwhile is drawn when the code is there.
  await act(async () => root.render(<Late word="Madder" />));
  expect([load.mock.calls.length, button.isConnected, button.textContent]).toEqual([0, true, 'Indigo 0']);
  await stir();
  expect([load.mock.calls.length, button.isConnected, button.textContent]).toEqual([1, true, 'Madder 0']);
  fireEvent.click(button);
  expect(button).toHaveTextContent('Madder 1');
  expect(faults).toEqual([]);
});

test('what comes under a resting pointer is no sign', async () => {
  const load = jest.fn(async () => Word);
  const Late = lateMarkup(load, () => undefined);
  await openMarkup(<Late word="Indigo" />);
  const move = (movementX: number) =>
    act(
      async () =>
        void document.body.dispatchEvent(Object.assign(new MouseEvent('pointermove', { bubbles: true }), { movementX, movementY: 0 })),
    );
  await move(0);
  expect(load).not.toHaveBeenCalled();
  await move(3);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a page that nobody touches is taken over after a while', async () => {
  jest.useFakeTimers();
  const load = jest.fn(async () => Word);
  const Late = lateMarkup(load, () => undefined);
  const { button } = await openMarkup(<Late word="Indigo" />);
  await act(() => jest.advanceTimersByTimeAsync(3900));
  expect(load).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(200));
  fireEvent.click(button);
  expect(button).toHaveTextContent('Indigo 1');
});

test('markup whose code cannot be had stays, and asks for it again', async () => {
  jest.useFakeTimers();
  const load = jest.fn(async () => Word).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const Late = lateMarkup(load, () => undefined);
  const { faults, button } = await openMarkup(<Late word="Indigo" />);
  await stir();
  expect([load.mock.calls.length, button.isConnected]).toEqual([1, true]);
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  await stir();
  fireEvent.click(button);
  expect([load.mock.calls.length, button.textContent]).toEqual([2, 'Indigo 1']);
  expect(faults).toEqual([]);
});

test('a part that the browser draws is there at once when its code is, and otherwise when that has come', async () => {
  const Known = lateMarkup(
    () => Promise.reject(new Error('not asked for')),
    () => Word,
  );
  const { unmount } = render(<Known word="Indigo" />);
  expect(screen.getByRole('button')).toHaveTextContent('Indigo 0');
  unmount();
  const Unknown = lateMarkup(
    async () => Word,
    () => undefined,
  );
  render(<Unknown word="Madder" />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(await screen.findByRole('button')).toHaveTextContent('Madder 0');
});
