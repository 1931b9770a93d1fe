/** Replaces the stock federation runtime in a remote's build by the runtime that the page provides. */
const provided = globalThis.__orimeFederation;
if (provided === undefined)
  throw new Error('This remote needs the federation runtime of a shell or of the host kit, and the page has none');

export default provided;
