/** What the studio asks of the shell, and what it keeps in a browser: work that is not saved yet. */
export const needs = {
  events: { publishes: [], consumes: [], commands: ['cart.add@1', 'cart.show@1', 'chat.open@1'] },
  permissions: { origins: [], storage: ['orime.draft.'] },
};
