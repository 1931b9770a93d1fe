import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import type { BusHandle, CommandTable, Envelope } from './bus-types.ts';

/** The current data of a `state` topic; undefined before its first value. Re-renders when it changes. */
export function useBusState<Facts, Commands extends CommandTable<Commands>, Type extends keyof Facts & string>(
  bus: BusHandle<Facts, Commands>,
  type: Type,
): Facts[Type] | undefined {
  // Stable per bus and topic, because useSyncExternalStore resubscribes whenever the function changes.
  const subscribe = useCallback((notify: () => void) => bus.subscribe(type, notify), [bus, type]);
  const read = (): Facts[Type] | undefined => bus.read(type)?.data;
  return useSyncExternalStore(subscribe, read, read);
}

/** Calls the latest `handler` for each fact while the component is mounted, retained ones first. */
export function useBusEvent<Facts, Commands extends CommandTable<Commands>, Type extends keyof Facts & string>(
  bus: BusHandle<Facts, Commands>,
  type: Type,
  handler: (envelope: Envelope<Type, Facts[Type]>) => void,
): void {
  const latest = useRef(handler);
  // Synchronises the ref with the handler of the last committed render.
  useEffect(() => {
    latest.current = handler;
  });
  // Synchronises the subscription with the mounted component.
  useEffect(() => bus.subscribe(type, (envelope) => latest.current(envelope)), [bus, type]);
}
