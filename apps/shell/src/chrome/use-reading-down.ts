import { useEffect, useState } from 'react';

/** A finger that rests is not quite still. */
const STILL_PX = 4;

/** Whether the reader is on the way down the page, past its beginning and before its end. */
export function useReadingDown(): boolean {
  const [isReadingDown, setReadingDown] = useState(false);
  // Follows the direction in which the document is scrolled.
  useEffect(() => {
    // Not asked for before the page scrolls: the browser would lay it out for the answer.
    let last: number | undefined;
    function follow(): void {
      const { innerHeight, scrollY } = window;
      if (last !== undefined && Math.abs(scrollY - last) < STILL_PX) return;
      const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - STILL_PX;
      setReadingDown(last !== undefined && scrollY > last && scrollY > innerHeight / 2 && !isAtEnd);
      last = scrollY;
    }
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);
  return isReadingDown;
}
