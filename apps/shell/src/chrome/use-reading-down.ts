import { useEffect, useState } from 'react';

/** A finger that rests is not quite still. */
const STILL_PX = 4;

/** Whether the reader is on the way down the page, past its beginning and before its end. */
export function useReadingDown(): boolean {
  const [isReadingDown, setReadingDown] = useState(false);
  // Follows the direction in which the document is scrolled.
  useEffect(() => {
    // A page begins at its top; whoever is further down when its code runs has read on.
    let last = 0;
    function follow(): void {
      const { innerHeight, scrollY } = window;
      if (Math.abs(scrollY - last) < STILL_PX) return;
      const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - STILL_PX;
      setReadingDown(scrollY > last && scrollY > innerHeight / 2 && !isAtEnd);
      last = scrollY;
    }
    window.addEventListener('scroll', follow, { passive: true });
    // In a frame of its own: to ask for the position while React draws would make the browser lay the page out.
    const frame = requestAnimationFrame(follow);
    return () => {
      window.removeEventListener('scroll', follow);
      cancelAnimationFrame(frame);
    };
  }, []);
  return isReadingDown;
}
