import { createHash } from 'node:crypto';

export interface Statement {
  readonly name?: string;
  readonly text: string;
  readonly values: unknown[];
}

/** More parameters than this make too many shapes to keep a prepared statement of each on every connection. */
const preparedParameters = 5;
const names = new Map<string, string>();

/** A statement that is planned once a connection where its shape is a usual one. */
export function preparedStatement(text: string, values: unknown[]): Statement {
  return values.length <= preparedParameters ? { name: nameOf(text), text, values } : { text, values };
}

function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = `designs_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`;
  if (names.size < 500) names.set(text, name);
  return name;
}
