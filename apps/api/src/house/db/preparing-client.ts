import pg from 'pg';

/** Statements that fewer requests than this have needed are not worth a place on every connection. */
const hotAfter = 50;
const mostPrepared = 200;
/** Shapes with lists of changing length would fill the memory of counts: then counting begins anew. */
const mostCounted = 2000;

/**
 * A connection that lets Postgres keep the plans of hot statements: for short queries planning is most of the work. Whether a
 * kept plan is as good as one for the values at hand is Postgres' own decision (`plan_cache_mode`), each time.
 */
export class PreparingClient extends pg.Client {
  /** All overloads in one: arguments pass through, except that a hot text gets a name. */
  override query(...args: readonly unknown[]): never {
    const [text, values, ...rest] = args;
    const name = typeof text === 'string' && Array.isArray(values) && values.length > 0 ? nameOf(text) : undefined;
    return Reflect.apply(super.query, this, name === undefined ? args : [{ name, text, values }, ...rest]) as never;
  }
}

const counts = new Map<string, number>();
const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= mostPrepared) return known;
  const count = (counts.get(text) ?? 0) + 1;
  if (counts.size >= mostCounted) counts.clear();
  counts.set(text, count);
  if (count < hotAfter) return undefined;
  counts.delete(text);
  const name = `hot_${names.size + 1}`;
  names.set(text, name);
  return name;
}
