import type { BulkAnswer, BulkRow } from '@orime/contracts/api/office/admin-bulk';
import { api } from '@orime/platform';
import type { GridChanges, GridValue } from '@orime/ui/grid';

export type BulkKind = 'designs' | 'profiles' | 'producers';

/** As many rows as the API changes at once. */
export const MAX_ROWS = 500;

export interface BulkEdit {
  readonly id: string;
  readonly changes: Readonly<Record<string, unknown>>;
}

/** What these edits would change, with the token that does exactly that. Changes nothing. */
export function previewBulk(kind: BulkKind, edits: readonly BulkEdit[], reason: string): Promise<BulkAnswer> {
  return api.post(`/api/admin/${kind}/bulk?dryRun=1`, { edits, ...(reason !== '' && { reason }) });
}

/** Does what was shown under the token, once. Rejects with `reauth_required` when the password was not entered lately. */
export function applyBulk(kind: BulkKind, token: string): Promise<BulkAnswer> {
  return api.post(`/api/admin/${kind}/bulk`, { token });
}

/** Edits of a grid whose columns are named as the fields of the API. */
export function editsOf(changes: GridChanges): readonly BulkEdit[] {
  return [...changes].map(([id, values]) => ({
    id,
    changes: Object.fromEntries(Object.entries(values).map(([field, value]) => [field, toField(value)])),
  }));
}

/** Edits that take applied rows back to what they were. */
export function reverseEdits(rows: readonly BulkRow[]): readonly BulkEdit[] {
  return rows.filter(({ result }) => result === 'changed').map(({ id, before }) => ({ id, changes: before }));
}

/** Whether two dry runs would do the same, whatever the reason that goes with them. */
export function isSamePreview(one: readonly BulkRow[], other: readonly BulkRow[]): boolean {
  const facts = (rows: readonly BulkRow[]) => JSON.stringify(rows.map(({ id, before, after }) => [id, before, after]));
  return facts(one) === facts(other);
}

// A grid has no yes and no: its choices are words.
function toField(value: GridValue): unknown {
  return value === 'true' ? true : value === 'false' ? false : value;
}
