import type { FormFile } from '../intake/form-file.ts';
import { EMPTY, kindOf } from './apply-values.ts';
import type { ApplyValues } from './apply-values.ts';

/** An unsent application, kept in this browser. */
export interface ApplyDraft {
  readonly values: ApplyValues;
  /** Files that have arrived. */
  readonly files: readonly FormFile[];
}

const KEY = 'orime.apply';
/** The server keeps files of unsent forms for two days. */
const FILES_KEPT_MS = 36 * 3_600_000;

export function keepDraft({ values, files }: ApplyDraft, nowMs = Date.now()): void {
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify({ values: { ...values, consent: false }, files: files.filter(({ status }) => status === 'done'), at: nowMs }),
    );
  } catch {
    // A full or forbidden storage keeps nothing; the form itself goes on.
  }
}

export function forgetDraft(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept either.
  }
}

/** What was kept, as far as it is still of use; undefined when there is nothing. */
export function readDraft(nowMs = Date.now()): ApplyDraft | undefined {
  try {
    const kept = record(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    if (kept === undefined) return undefined;
    const texts = Object.entries(record(kept['values']) ?? {}).filter(([name, value]) => name in EMPTY && typeof value === 'string');
    const values = { ...EMPTY, ...Object.fromEntries(texts), files: '' } as ApplyValues; // texts of known fields, by the filter
    const isFresh = nowMs - Number(kept['at']) < FILES_KEPT_MS;
    const files = isFresh && Array.isArray(kept['files']) ? kept['files'].filter(isStored) : [];
    return { values: { ...values, kind: kindOf(values.kind), consent: false }, files };
  } catch {
    return undefined;
  }
}

function isStored(value: unknown): value is FormFile {
  const file = record(value);
  return (
    file !== undefined &&
    file['status'] === 'done' &&
    ['id', 'name', 'fileId', 'claim'].every((name) => typeof file[name] === 'string') &&
    typeof file['bytes'] === 'number'
  );
}

function record(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined;
}
