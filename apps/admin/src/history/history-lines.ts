/** What an entry of the audit says in a few words: a step, a reason, fields with their old and new values. */
export function historyLines(diff: unknown): readonly string[] {
  if (!isRecord(diff)) return [];
  const { from, to, before, after, reason, note, hidden } = diff;
  const lines: string[] = [];
  if (isPlain(from) && isPlain(to)) lines.push(`${say(from)} → ${say(to)}`);
  if (isRecord(before) && isRecord(after))
    lines.push(...Object.keys(after).map((field) => `${field}: ${say(before[field])} → ${say(after[field])}`));
  if (typeof hidden === 'boolean') lines.push(`hidden: ${say(hidden)}`);
  for (const words of [reason, note]) if (typeof words === 'string' && words !== '') lines.push(`“${words}”`);
  return lines;
}

function say(value: unknown): string {
  return value === null || value === undefined || value === '' ? '–' : typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function isPlain(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
