import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { isPressOf } from './key-binding.ts';
import { KeyHelp } from './key-help.tsx';
import { useKeys } from './use-keys.ts';

const press = (key: string, mods: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', boolean>> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...mods,
});

test.each([
  ['j', press('j'), false, true],
  ['j', press('J', { shiftKey: true }), false, false],
  ['shift+j', press('J', { shiftKey: true }), false, true],
  ['?', press('?', { shiftKey: true }), false, true],
  ['j', press('j', { ctrlKey: true }), false, false],
  ['mod+enter', press('Enter', { ctrlKey: true }), false, true],
  ['mod+enter', press('Enter', { ctrlKey: true }), true, false],
  ['mod+enter', press('Enter', { metaKey: true }), true, true],
  ['j', press('j', { altKey: true }), false, false],
])('%s is pressed by %o (Apple: %s): %s', (keys, event, isApple, expected) => expect(isPressOf(keys, event, isApple)).toBe(expected));

describe('keys of a screen', () => {
  const next = jest.fn();
  const save = jest.fn();
  function Screen() {
    const keys = useKeys([
      { keys: 'j', label: 'Next design', onPress: next },
      { keys: 'mod+s', label: 'Save', onPress: save, whileTyping: true },
    ]);
    return (
      <>
        <input aria-label="Note" />
        <KeyHelp keys={keys} showButton />
      </>
    );
  }
  afterEach(() => {
    jest.clearAllMocks();
    localStorage.clear();
  });

  test('work on the page and not while typing, but for those that say so', async () => {
    render(<Screen />);
    await userEvent.keyboard('j');
    expect(next).toHaveBeenCalledTimes(1);
    await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'jj');
    expect(next).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(save).toHaveBeenCalledTimes(1);
  });

  test('are listed by a question mark, where single ones can be switched off in this browser', async () => {
    render(<Screen />);
    await userEvent.keyboard('?');
    const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }, { timeout: 20_000 });
    expect(sheet).toHaveTextContent('JNext design');
    // The dialog has the keyboard.
    await userEvent.keyboard('j');
    await userEvent.click(screen.getByRole('switch', { name: 'Single keys' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.keyboard('j');
    expect(next).not.toHaveBeenCalled();
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(save).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Keyboard shortcuts' })).toBeInTheDocument();
  });
});
