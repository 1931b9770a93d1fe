/** What the directory asks of the shell, and what it keeps in a browser: how cards look, and the unit of lengths. */
export const needs = {
  events: { publishes: [], consumes: [], commands: ['chat.open@1'] },
  permissions: { origins: [], storage: ['orime.business-card:', 'orime.length-unit'] },
};
