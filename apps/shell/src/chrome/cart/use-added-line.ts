import type { EventMap } from '@orime/contracts';
import { usePlatform } from '@orime/platform/host';
import { useEffect, useRef, useState } from 'react';

type ItemAdded = 'cart.item-added@1' | 'wholesale-cart.item-added@1';

/**
 * The line that was put in last, until the drawer that shows it is closed. The bus keeps such facts, so it is known to a
 * drawer whose code came after the press. The element with `ref` is scrolled into view when the drawer opens.
 */
export function useAddedLine<Type extends ItemAdded>(type: Type, isOpen: boolean, keyOf: (item: EventMap[Type]['item']) => string) {
  const { bus } = usePlatform();
  const ref = useRef<HTMLLIElement>(null);
  const [key, setKey] = useState<string>();
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (!isOpen) setKey(undefined);
  }

  // Synchronises with the facts of the bus.
  useEffect(() => bus.subscribe(type, ({ data }) => setKey(keyOf(data.item))), [bus, type, keyOf]);

  // Synchronises the scroll position with the line, once the drawer around it stands in the page.
  useEffect(() => {
    if (isOpen && key !== undefined) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, key]);

  return { key, ref };
}
