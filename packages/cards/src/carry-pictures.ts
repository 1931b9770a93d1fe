/** The page stands still while its successor is drawn: rather no journey than a long wait. */
const LONGEST_MS = 250;
const NAME = 'view-transition-name';
/** Pages that open with a picture: a garment's, a story's, a designer's, a lookbook's. */
const PAGE = /^\/(?:(?:designs|article\/id|shop)\/|lookbook\?(?:.*&)?book=)/;

let isListening = false;

/** From now on the photograph of a card travels to the place that it has on the card's page, when it is drawn there at once. */
export function carryPictures(): void {
  if (isListening) return;
  isListening = true;
  // Before the router, which would change the page before the browser has a picture of it.
  document.addEventListener('click', handleClick, true);
}

function handleClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-carries] a') : null;
  const picture = link?.closest('[data-carries]')?.querySelector('img');
  if (
    !link ||
    !picture ||
    !PAGE.test(link.getAttribute('href') ?? '') ||
    'leaving' in link.dataset ||
    link.target !== '' ||
    !isPlain(event) ||
    !canTravel()
  )
    return;
  event.preventDefault();
  event.stopImmediatePropagation();
  picture.style.setProperty(NAME, 'carried');
  let place: HTMLElement | undefined;
  const journey = document.startViewTransition(async () => {
    picture.style.removeProperty(NAME);
    // The mark is for every copy of this code: each app has its own.
    link.dataset['leaving'] = '';
    link.click();
    delete link.dataset['leaving'];
    place = await placeOf(picture);
    place?.style.setProperty(NAME, 'carried');
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
