/** What the directory keeps in a browser: how cards look, and the unit of lengths. */
export const needs = { permissions: { origins: [], storage: ['orime.business-card:', 'orime.length-unit'] } };
