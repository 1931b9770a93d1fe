import type { MouseEvent } from 'react';

/** The page stands still while its successor is drawn: rather no journey than a long wait. */
const LONGEST_MS = 250;
const NAME = 'view-transition-name';

let isLeaving = false;

/** Lets the photograph of a card travel to the place that it has on the card's page, when it is drawn there at once. */
export function carryPicture(event: MouseEvent<HTMLAnchorElement>): void {
  const link = event.currentTarget;
  const picture = link.closest('article')?.querySelector('img');
  if (isLeaving || !picture || event.defaultPrevented || !isPlain(event) || !canTravel()) return;
  event.preventDefault();
  picture.style.setProperty(NAME, 'garment');
  let place: HTMLElement | undefined;
  const journey = document.startViewTransition(async () => {
    picture.style.removeProperty(NAME);
    isLeaving = true;
    link.click();
    isLeaving = false;
    place = await placeOf(picture);
    place?.style.setProperty(NAME, 'garment');
  });
  const end = (): void => void place?.style.removeProperty(NAME);
  journey.finished.then(end, end);
  // A journey that the browser leaves out is none to report.
  journey.ready.catch(() => undefined);
}

const isPlain = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;

const canTravel = (): boolean =>
  typeof document.startViewTransition === 'function' && !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Where the same photograph stands on the next page; nothing when that takes too long. */
function placeOf(picture: HTMLImageElement): Promise<HTMLElement | undefined> {
  const file = picture.getAttribute('src')?.split('/')[2] ?? '';
  return new Promise((resolve) => {
    const find = (): void => {
      const place = picture.isConnected ? null : document.querySelector<HTMLImageElement>(`#main img[src^="/media/${CSS.escape(file)}/"]`);
      if (place) stop(place);
    };
    const observer = new MutationObserver(find);
    const timer = setTimeout(stop, LONGEST_MS);
    function stop(place?: HTMLElement): void {
      observer.disconnect();
      clearTimeout(timer);
      resolve(place);
    }
    observer.observe(document.body, { childList: true, subtree: true });
    find();
  });
}
