/** What the magazine asks of the shell, and what it keeps in a browser: what was read and done. */
export const needs = {
  events: { publishes: [], consumes: [], commands: ['cart.add@1', 'cart.show@1'] },
  permissions: { origins: [], storage: ['orime.magazine.'] },
};
