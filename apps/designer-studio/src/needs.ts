/** What the studio keeps in a browser: work that is not saved yet. */
export const needs = { permissions: { origins: [], storage: ['orime.draft.'] } };
