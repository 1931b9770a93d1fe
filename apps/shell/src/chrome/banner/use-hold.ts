import { useState } from 'react';
import type { FocusEvent } from 'react';

/** Whether the pointer or the focus is on an element: what moves there waits. */
export function useHold() {
  const [isHovered, setHovered] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  return {
    isHeld: isHovered || hasFocus,
    handlers: {
      onMouseEnter: () => setHovered(true),
      onMouseLeave: () => setHovered(false),
      onFocus: () => setFocus(true),
      // Going from one part of the element to another is not leaving it.
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => setFocus(currentTarget.contains(relatedTarget)),
    },
  };
}
