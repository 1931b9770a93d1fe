/** What wholesale asks of the shell by the platform's functions. */
export const needs = {
  events: {
    publishes: [],
    consumes: [],
    commands: ['wholesale-cart.add@1', 'wholesale-cart.remove@1', 'wholesale-cart.restore@1', 'wholesale-cart.show@1', 'chat.open@1'],
  },
};
