/** What the magazine keeps in a browser: what was read and done. */
export const needs = { permissions: { origins: [], storage: ['orime.magazine.'] } };
