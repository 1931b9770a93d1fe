import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

export type WhenNearProps = {
  /** Height in pixels that is kept free until then. */
  readonly heightPx: number;
  readonly children: ReactNode;
};

/** Draws its children once the visitor comes near, so that what is far down the page costs nothing at first. */
export function WhenNear({ heightPx, children }: WhenNearProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  // Synchronises with the visitor's position on the page.
  useEffect(() => {
    if (box.current === null) return undefined;
    // Where nothing can tell, as in a browser without observers, everything is near.
    if (!('IntersectionObserver' in globalThis)) {
      const timer = setTimeout(() => setNear(true));
      return () => clearTimeout(timer);
    }
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true), {
      rootMargin: '800px',
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return isNear ? children : <div ref={box} style={{ minHeight: heightPx }} />;
}
