import { describe, expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { createBus } from './create-bus.ts';
import { useBusEvent, useBusState } from './react.ts';

interface Facts {
  'door.state@1': { readonly open: boolean };
  'door.knocked@1': { readonly times: number };
}

function door() {
  return createBus<Facts, Record<never, never>>({
    topics: { 'door.state@1': { kind: 'state', crossTab: false }, 'door.knocked@1': { kind: 'transient' } },
    session: 'page',
  }).handle('a@1');
}

describe('the React binding', () => {
  test('shows state and follows it', () => {
    const bus = door();
    const { result } = renderHook(() => useBusState(bus, 'door.state@1'));
    expect(result.current).toBeUndefined();
    act(() => void bus.publish('door.state@1', { open: true }));
    expect(result.current).toEqual({ open: true });
  });

  test('calls the handler of the latest render, while mounted', () => {
    const bus = door();
    const knocks: string[] = [];
    const { rerender, unmount } = renderHook(
      ({ who }) => useBusEvent(bus, 'door.knocked@1', ({ data }) => void knocks.push(`${who} ${String(data.times)}`)),
      {
        initialProps: { who: 'first' },
      },
    );
    rerender({ who: 'second' });
    bus.publish('door.knocked@1', { times: 2 });
    unmount();
    bus.publish('door.knocked@1', { times: 3 });
    expect(knocks).toEqual(['second 2']);
  });
});
