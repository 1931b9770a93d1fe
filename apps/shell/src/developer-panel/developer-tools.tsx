import { useEffect, useState } from 'react';
import { lazyPart } from '../chrome/lazy-part.tsx';

const panel = lazyPart(() => import('./developer-panel.tsx').then((module) => module.DeveloperPanel));

/** What the page consists of and what its parts say to each other, for whoever presses Alt + Shift + X. Its code comes with the key. */
export function DeveloperTools() {
  const [isOpen, setIsOpen] = useState(false);
  // Synchronises with the page's keyboard. The place of the key, because with Alt it writes another letter on some keyboards.
  useEffect(() => {
    const listener = ({ altKey, shiftKey, code }: KeyboardEvent): void => {
      if (altKey && shiftKey && code === 'KeyX') setIsOpen((was) => !was);
    };
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
  return isOpen ? <panel.Part onClose={() => setIsOpen(false)} /> : null;
}
