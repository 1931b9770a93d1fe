import { X_RAY_ASKED, X_RAY_MARK } from '@orime/platform/x-ray';
import { useEffect, useState } from 'react';
import { lazyPart } from '../chrome/lazy-part.tsx';

const panel = lazyPart(() => import('./developer-panel.tsx').then((module) => module.DeveloperPanel));

/**
 * What the page consists of and what its parts say to each other, for whoever presses Alt + Shift + X or a button for it
 * (`@orime/platform/x-ray`). Its code comes with the first time.
 */
export function DeveloperTools() {
  const [isOpen, setIsOpen] = useState(false);
  // Synchronises with the page's keyboard and buttons. The place of the key, because with Alt it writes another letter on some keyboards.
  useEffect(() => {
    const toggle = (): void => setIsOpen((was) => !was);
    const listener = ({ altKey, shiftKey, code }: KeyboardEvent): void => {
      if (altKey && shiftKey && code === 'KeyX') toggle();
    };
    addEventListener('keydown', listener);
    addEventListener(X_RAY_ASKED, toggle);
    return () => {
      removeEventListener('keydown', listener);
      removeEventListener(X_RAY_ASKED, toggle);
    };
  }, []);
  // Synchronises the mark by which buttons know.
  useEffect(() => {
    document.documentElement.toggleAttribute(X_RAY_MARK, isOpen);
  }, [isOpen]);
  return isOpen ? <panel.Part onClose={() => setIsOpen(false)} /> : null;
}
