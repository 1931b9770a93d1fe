import { createHash } from 'node:crypto';

export interface Statement {
  readonly name?: string;
  readonly text: string;
  readonly values: unknown[];
}

/** More parameters than this make too many shapes to keep a prepared statement of each on every connection. */
const preparedParameters = 5;
/** A connection keeps what it prepared until it closes, so the number of shapes has to be bounded. */
export const maxPreparedShapes = 500;
const names = new Map<string, string>();

/** A statement that is planned once a connection where its shape is a usual one and not too many others came before. */
export function preparedStatement(text: string, values: unknown[]): Statement {
  const name = values.length <= preparedParameters ? nameOf(text) : undefined;
  return name === undefined ? { text, values } : { name, text, values };
}

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size >= maxPreparedShapes) return undefined;
  const name = `designs_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`;
  names.set(text, name);
  return name;
}
