/** Media queries that hold, and who follows them. */
const held = new Set<string>();
const followers = new Set<() => void>();

/** Makes a media query hold, or no longer: a visitor turns a phone, or asks for less motion. */
export function setMedia(query: string, holds: boolean): void {
  held[holds ? 'add' : 'delete'](query);
  for (const notify of followers) notify();
}

/** What jsdom lacks of a browser and the page uses: modal dialogs, scrolling, media queries, pointers, sight of elements. */
export function supplyMissingBrowserParts(media: readonly string[] = []): void {
  held.clear();
  for (const query of media) held.add(query);
  const dialog = HTMLDialogElement.prototype;
  dialog.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  dialog.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  const element = HTMLElement.prototype;
  element.showPopover ??= function showPopover(this: HTMLElement) {
    toggle(this, 'open');
  };
  element.hidePopover ??= function hidePopover(this: HTMLElement) {
    toggle(this, 'closed');
  };
  element.scrollIntoView ??= function scrollIntoView() {
    // There is no layout to scroll.
  };
  document.addEventListener('click', pressPopoverTarget);
  const scroll = (options: ScrollToOptions | number, y = 0): void => {
    Object.defineProperty(window, 'scrollY', { configurable: true, value: typeof options === 'number' ? y : (options.top ?? 0) });
    window.dispatchEvent(new Event('scroll'));
  };
  Object.defineProperty(window, 'scrollTo', { configurable: true, value: scroll });
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: mediaList });
  Object.defineProperty(window, 'PointerEvent', { configurable: true, value: Pointer });
  Object.defineProperty(globalThis, 'IntersectionObserver', { configurable: true, value: SeesEverything });
}

function toggle(popover: HTMLElement, newState: 'open' | 'closed'): void {
  if (popover instanceof HTMLDialogElement) popover.open = newState === 'open';
  popover.dispatchEvent(Object.assign(new Event('toggle'), { newState }));
}

/** What a press on a button with `popovertarget` does. */
function pressPopoverTarget({ target }: MouseEvent): void {
  const id = (target instanceof Element ? target.closest('[popovertarget]') : null)?.getAttribute('popovertarget');
  const popover = document.getElementById(id ?? '');
  // The settings of the header are plain elements, which tests reach without opening them.
  if (popover instanceof HTMLDialogElement) toggle(popover, popover.open ? 'closed' : 'open');
}

function mediaList(query: string) {
  return {
    media: query,
    get matches() {
      return held.has(query);
    },
    addEventListener: (_: string, notify: () => void) => followers.add(notify),
    removeEventListener: (_: string, notify: () => void) => followers.delete(notify),
  };
}

/** A mouse event that says which pointer it is of. */
class Pointer extends MouseEvent {
  readonly isPrimary: boolean;
  readonly pointerType: string;
  readonly pointerId: number;

  constructor(type: string, { isPrimary = false, pointerType = '', pointerId = 0, ...mouse }: PointerEventInit = {}) {
    super(type, mouse);
    this.isPrimary = isPrimary;
    this.pointerType = pointerType;
    this.pointerId = pointerId;
  }
}

/** Everything is near in an environment without layout. */
class SeesEverything {
  readonly #callback: IntersectionObserverCallback;

  constructor(callback: IntersectionObserverCallback) {
    this.#callback = callback;
  }

  observe(target: Element): void {
    const entry = { isIntersecting: true, target } as unknown as IntersectionObserverEntry;
    this.#callback([entry], this as unknown as IntersectionObserver);
  }

  disconnect(): void {
    // Nothing is kept.
  }
}
