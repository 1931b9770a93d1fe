/** What the shell hears on the window. A name alone, so that its first load has nothing more of the tools. */
export const X_RAY_ASKED = 'orime-x-ray';

/** The attribute of the root element that stands for open tools. */
export const X_RAY_MARK = 'data-x-ray';

/** Opens the shell's developer tools, or closes them. Does nothing where no shell is, as in a remote that runs alone. */
export function toggleXRay(): void {
  dispatchEvent(new Event(X_RAY_ASKED));
}
