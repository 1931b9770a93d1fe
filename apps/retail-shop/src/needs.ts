/** What the shop says on the page's bus, also by the platform's functions, and what it keeps in a browser. */
export const needs = {
  events: {
    publishes: ['order.placed@1'],
    consumes: [],
    commands: ['cart.add@1', 'cart.remove@1', 'cart.clear@1', 'cart.show@1', 'chat.open@1'],
  },
  permissions: { origins: [], storage: ['orime.retail-shop.', 'orime.reserve-pass'] },
};
