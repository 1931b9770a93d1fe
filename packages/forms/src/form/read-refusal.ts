import type { LocalText } from '@orime/contracts';
import { isApiError } from '@orime/platform';
import { fieldOf } from './field-names.ts';
import type { Aliases } from './field-names.ts';

/** A field that the API refuses. `text` is the API's own sentence where it has one in both languages. */
export type RefusedField = { readonly field: string; readonly code: string; readonly text: LocalText | undefined };

/** The fields of this form that a failed call names; empty when the failure is about the whole form. */
export function readRefusal(error: unknown, draft: object, aliases: Aliases): readonly RefusedField[] {
  if (!isApiError(error)) return [];
  const { code } = error;
  // The sentence of `validation` says only that something is wrong; others, such as `handle_taken`, say what.
  const text = code === 'validation' ? undefined : error.text;
  const fields = Object.keys(error.fields).map((path) => fieldOf(path, draft, aliases));
  return [...new Set(fields)].filter((field) => field !== undefined).map((field) => ({ field, code, text }));
}
