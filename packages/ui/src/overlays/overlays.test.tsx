import { describe, expect, jest, test } from '@jest/globals';
import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createStyleCache } from '../foundation/create-style-cache.ts';
import { UiProvider } from '../foundation/ui-provider.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Drawer } from './drawer.tsx';
import { MenuButton } from './menu-button.tsx';
import { TypedConfirmDialog } from './typed-confirm-dialog.tsx';

function DrawerExample() {
  const [isOpen, setOpen] = useState(false);
  return (
    <UiProvider language="jp" cache={createStyleCache('n0nce')}>
      <button type="button" onClick={() => setOpen(true)}>
        カートを開く
      </button>
      <Drawer isOpen={isOpen} onClose={() => setOpen(false)} title="カート">
        <a href="/catalog">カタログを見る</a>
      </Drawer>
    </UiProvider>
  );
}

test('a drawer traps the focus and gives it back', async () => {
  render(<DrawerExample />);
  const opener = screen.getByRole('button', { name: 'カートを開く' });
  await userEvent.click(opener);
  const drawer = await screen.findByRole('dialog', { name: 'カート' });
  expect(drawer).toContainElement(document.activeElement as HTMLElement);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  expect(drawer).toContainElement(document.activeElement as HTMLElement);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(opener).toHaveFocus());
});

/** A finger goes over an element, from the point 200/80 on; `ms` is how long that takes. */
function push(target: HTMLElement, [x, y]: readonly [number, number], { ms = 1000, pointerType = 'touch' } = {}): void {
  for (const [kind, clientX, clientY, at] of [
    ['pointerDown', 200, 80, 0],
    ['pointerMove', x, y, ms / 2],
    ['pointerUp', x, y, ms],
  ] as const) {
    // jsdom's pointer events have no place, its mouse events have no pointer.
    const event = createEvent[kind](target);
    const facts = { clientX, clientY, timeStamp: 5000 + at, isPrimary: true, pointerType, pointerId: 1, button: 0 };
    for (const [name, value] of Object.entries(facts)) Object.defineProperty(event, name, { value });
    fireEvent(target, event);
  }
}

describe.each([
  ['end', 1],
  ['start', -1],
] as const)('a drawer at the %s under a finger', (side, away) => {
  async function open() {
    const close = jest.fn();
    render(
      <Drawer isOpen side={side} onClose={close} title="Filters">
        <label>
          Price <input type="range" />
        </label>
        <p>Colour</p>
      </Drawer>,
    );
    const drawer = await screen.findByRole('dialog', { name: 'Filters' });
    const panel = drawer.closest<HTMLElement>('[data-side]');
    if (panel === null) throw new Error('no panel');
    return { close, panel, words: screen.getByText('Colour') };
  }

  test('closes past a threshold, and before it by a flick', async () => {
    const { close, words } = await open();
    push(words, [200 + away * 60, 90]);
    expect(close).toHaveBeenCalledTimes(1);
    push(words, [200 + away * 30, 85], { ms: 40 });
    expect(close).toHaveBeenCalledTimes(2);
  });

  test('goes along, and comes back from a short way', async () => {
    const { close, panel, words } = await open();
    const drags: string[] = [];
    // React listens above the panel, and has told it of the move by then.
    document.addEventListener('pointermove', () => drags.push(panel.style.getPropertyValue('--drag')), { once: true });
    push(words, [200 + away * 30, 85]);
    expect(drags).toEqual([`${String(away * 30)}px`]);
    expect(close).not.toHaveBeenCalled();
    expect(panel.style.getPropertyValue('--drag')).toBe('');
    expect(panel).not.toHaveAttribute('data-swiping');
  });

  test('stays for the other side, a scroll, a slider and a mouse', async () => {
    const { close, words } = await open();
    push(words, [200 - away * 90, 80]);
    push(words, [200 + away * 60, 300]);
    push(screen.getByRole('slider', { name: 'Price' }), [200 + away * 90, 80]);
    push(words, [200 + away * 90, 80], { pointerType: 'mouse' });
    expect(close).not.toHaveBeenCalled();
  });
});

test('style elements of react-aria find the nonce of the page', async () => {
  render(<DrawerExample />);
  await waitFor(() => expect(document.head.querySelector('meta[name="csp-nonce"]')).toHaveAttribute('nonce', 'n0nce'));
});

test('a question is answered by its buttons', async () => {
  const confirm = jest.fn();
  const cancel = jest.fn();
  render(
    <ConfirmDialog isOpen title="Delete this design?" confirmLabel="Delete" onConfirm={confirm} onCancel={cancel}>
      Are you sure?
    </ConfirmDialog>,
  );
  expect(await screen.findByRole('alertdialog', { name: 'Delete this design?' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(confirm).toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(cancel).toHaveBeenCalled();
});

test('a menu is operated by keyboard', async () => {
  const choose = jest.fn();
  render(
    <MenuButton
      label="More"
      choices={[
        { id: 'share', label: 'Share' },
        { id: 'report', label: 'Report' },
      ]}
      onChoose={choose}
    />,
  );
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'More' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('menuitem', { name: 'Share' });
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(choose).toHaveBeenCalledWith('report');
});

test('what cannot be undone asks for its word, in any width and case', async () => {
  const confirm = jest.fn();
  render(
    <TypedConfirmDialog
      isOpen
      title="Delete this profile?"
      word="Ito Kasumi"
      confirmLabel="Delete"
      onConfirm={confirm}
      onCancel={() => undefined}
    >
      This can NOT be undone!
    </TypedConfirmDialog>,
  );
  const field = await screen.findByRole('textbox', { name: 'Type “Ito Kasumi” to confirm' });
  await userEvent.type(field, 'Ito');
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(confirm).not.toHaveBeenCalled();
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription('Please type “Ito Kasumi”.');
  await userEvent.clear(field);
  await userEvent.type(field, ' ｉto  kasumi{Enter}');
  expect(confirm).toHaveBeenCalledTimes(1);
});
