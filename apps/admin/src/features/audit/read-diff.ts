/** One value that was changed; undefined where the field was not there. */
export interface DiffChange {
  /** Empty for a value without a name of its own. */
  readonly name: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

export interface ReadDiff {
  readonly changes: readonly DiffChange[];
  /** What else was recorded. */
  readonly facts: readonly { readonly name: string; readonly value: string }[];
}

/**
 * What an entry of the audit says was changed. Entries have `{from, to}` or `{before, after}`, of values or of objects whose fields are
 * compared, and facts beside them; others have facts alone.
 */
export function readDiff(diff: unknown): ReadDiff {
  if (!isObject(diff)) return { changes: [], facts: diff === null || diff === undefined ? [] : [{ name: '', value: written(diff) }] };
  const pair = PAIRS.find(([before, after]) => before in diff || after in diff);
  const [before, after] = pair ?? [];
  const rest = Object.entries(diff).filter(([name]) => name !== before && name !== after);
  return {
    changes: before === undefined || after === undefined ? [] : changesOf(diff[before], diff[after]),
    facts: rest.filter(([, value]) => value !== null && value !== '').map(([name, value]) => ({ name, value: written(value) })),
  };
}

const PAIRS = [
  ['from', 'to'],
  ['before', 'after'],
] as const;

function changesOf(before: unknown, after: unknown): readonly DiffChange[] {
  if (!isObject(before) && !isObject(after)) return [{ name: '', before: textOf(before), after: textOf(after) }];
  const [old, next] = [isObject(before) ? before : {}, isObject(after) ? after : {}];
  return [...new Set([...Object.keys(old), ...Object.keys(next)])]
    .map((name) => ({ name, before: textOf(old[name]), after: textOf(next[name]) }))
    .filter((change) => change.before !== change.after);
}

function textOf(value: unknown): string | undefined {
  return value === undefined || value === null ? undefined : written(value);
}

function written(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value, null, 1).replaceAll(/\n\s*/g, ' ');
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
