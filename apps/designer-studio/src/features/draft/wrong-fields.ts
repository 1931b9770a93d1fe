import type { FieldProblem } from '@orime/forms';

/** Fields of a draft that are wrong, for a form that has a sentence of its own for each of them. */
export function wrongFields(fields: readonly string[]): readonly FieldProblem[] {
  return fields.map((field) => ({ field, problem: { kind: 'malformed' } }));
}

/** The word that names a field's sentence: `city` of `place.city`, `retail` of `retail.USD`. */
export function wordOf(field: string): string {
  return field.replace(/^place\./, '').split('.')[0] ?? field;
}
