import { whenIdle } from '@orime/ui';
import { useEffect, useState, type RefObject } from 'react';
import { coversField } from './covers-field.ts';

const LOOK = { latestMs: 1000, guessMs: 200 };

/**
 * Whether something that floats over the page, and does not have the focus, hides what is used there: looked at while the page scrolls, and
 * when there is time after each drawing, because it makes the browser lay out the page.
 */
export function useCoversField(floating: RefObject<Element | null>): boolean {
  const [isCovering, setIsCovering] = useState(false);

  useEffect(() => {
    function look(): void {
      setIsCovering(document.activeElement !== floating.current && coversField(floating.current));
    }
    window.addEventListener('scroll', look, { passive: true });
    const cancel = whenIdle(look, LOOK);
    return () => {
      cancel();
      window.removeEventListener('scroll', look);
    };
  });
  return isCovering;
}
