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
          // Above the first stop the whole way is shown again, also after a jump that passed no stop.
          else if (isAhead(element.parentElement?.querySelector('[data-stop="1"]'))) setCurrent(0);
        }
      },
      { rootMargin: '-50% 0px -50% 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { current, watch };
}

/** Whether a part has not come up to the middle of the window yet. */
function isAhead(part: Element | null | undefined): boolean {
  return part !== null && part !== undefined && part.getBoundingClientRect().top > window.innerHeight / 2;
}
