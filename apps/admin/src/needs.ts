/** What the back office keeps in a tab: a sign-in that is under way elsewhere. */
export const needs = { permissions: { origins: [], storage: ['orime_oauth'] } };
