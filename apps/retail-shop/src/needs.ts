/** What the shop says on the page's bus beside what the platform's functions do for it, and what it keeps in a browser. */
export const needs = {
  events: { publishes: ['order.placed@1'], consumes: [], commands: [] },
  permissions: { origins: [], storage: ['orime.retail-shop.', 'orime.reserve-pass'] },
};
