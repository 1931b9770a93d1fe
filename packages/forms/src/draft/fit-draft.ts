/**
 * Kept values as far as they still are what the form holds: a field that is gone, is new or has become something else has its first
 * value. Entries of lists are taken as they are.
 */
export function fitDraft<Draft extends object>(initial: Draft, kept: Readonly<Record<string, unknown>>): Draft {
  const fields = Object.entries(initial).map(([name, first]) => [name, fitValue(first, kept[name])]);
  // Each value is of the kind of the first one.
  return Object.fromEntries(fields) as Draft;
}

function fitValue(first: unknown, kept: unknown): unknown {
  if (kept === undefined) return first;
  if (isRecord(first)) return isRecord(kept) ? fitDraft(first, kept) : first;
  // Null stands for nothing chosen or no number: what comes instead is known to the form alone.
  if (first === null || (kept === null && typeof first === 'number')) return kept;
  return typeof first === typeof kept && Array.isArray(first) === Array.isArray(kept) && kept !== null ? kept : first;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
