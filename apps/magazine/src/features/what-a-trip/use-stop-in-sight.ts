import { useCallback, useState, type RefCallback } from 'react';

/** The stop that crosses the middle of the window, by its `data-stop`; 0 before the first. `watch` is the ref of every stop. */
export function useStopInSight(): { readonly current: number; readonly watch: RefCallback<HTMLElement> } {
  const [current, setCurrent] = useState(0);
  // Stable: a new callback would make React detach and attach every stop again.
  const watch = useCallback((element: HTMLElement | null) => {
    if (element === null || typeof IntersectionObserver === 'undefined') return undefined;
    const number = Number(element.dataset['stop']);
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting } of entries) {
          if (isIntersecting) setCurrent(number);
          // Going back up over the first stop shows the whole way again.
          else if (number === 1) setCurrent((now) => (now === 1 && element.getBoundingClientRect().top > 0 ? 0 : now));
        }
      },
      { rootMargin: '-50% 0px -50% 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { current, watch };
}
