/** jsdom has no layout, and a grid that draws only the rows in sight then draws none. Gives every box a size, until undone. */
export function giveBoxesASize(): () => void {
  const sizes = { clientWidth: 1200, clientHeight: 600, offsetWidth: 1200, offsetHeight: 600 };
  // These are Element's: what is set here hides them until it is deleted.
  for (const [name, value] of Object.entries(sizes))
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => value });
  return () => {
    for (const name of Object.keys(sizes)) Reflect.deleteProperty(HTMLElement.prototype, name);
  };
}
