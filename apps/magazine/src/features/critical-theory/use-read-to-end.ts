import { useEffect, type RefObject } from 'react';
import { setMark } from '../reading/index.ts';

/** Marks a chapter as read once the end of its text has been in sight. */
export function useReadToEnd(end: RefObject<HTMLElement | null>, slug: string): void {
  // Synchronises with what the reader sees.
  useEffect(() => {
    if (end.current === null || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setMark('critical-theory-read', slug, true);
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [end, slug]);
}
