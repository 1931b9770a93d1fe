import { DesignCard } from '@orime/contracts/api/catalogue/design';
import { RequestError } from '../../../../house/errors/request-error.ts';

const known = new Set(Object.keys(DesignCard.properties));

/** The cards of a JSON array with the named fields only. Throws `validation` for a field that cards do not have. */
export function pickFields(items: string, fields: string): string {
  const wanted = fields.split(',').map((field) => field.trim());
  const unknown = wanted.filter((field) => !known.has(field));
  if (unknown.length > 0) throw new RequestError('validation', { fields: { fields: `may be ${[...known].join(', ')}` } });
  // Cards as the database wrote them: objects, whose values pass through untouched.
  const cards = JSON.parse(items) as readonly Readonly<Record<string, unknown>>[];
  return JSON.stringify(cards.map((card) => Object.fromEntries(wanted.map((field) => [field, card[field]]))));
}
