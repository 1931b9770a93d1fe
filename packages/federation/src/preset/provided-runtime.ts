/** What a remote's build finds in place of the stock federation runtime: the one that the page already has. */
const provided = globalThis.__orimeFederation;
if (provided === undefined)
  throw new Error('This remote needs the federation runtime of a shell or of the host kit, and the page has none');

export default provided;
