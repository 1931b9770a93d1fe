import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

export type WhenNearProps = {
  /** Reserves the height that the children will have, at every width: what comes after them must not move when they come. */
  readonly className?: string;
  readonly children: ReactNode;
};

/** Draws its children once the visitor comes near, so that what is far down the page costs nothing at first. */
export function WhenNear({ className, children }: WhenNearProps) {
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
  // The box stays: the code of its children is still on its way when they are near.
  return (
    <div ref={box} className={className}>
      {isNear && children}
    </div>
  );
}
