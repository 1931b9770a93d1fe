import pg from 'pg';

export interface RecordedQuery {
  readonly text: string;
  readonly values: readonly unknown[];
  /** How often its shape was sent. */
  readonly times: number;
}

/** Notes every different statement that this process sends to a database, until it is told to stop. */
export function recordQueries(): { readonly queries: ReadonlyMap<string, RecordedQuery>; stop(): void } {
  const queries = new Map<string, RecordedQuery>();
  const original = pg.Client.prototype.query;
  const note = (first: unknown, second: unknown) => {
    const isConfig = typeof first === 'object' && first !== null && 'text' in first;
    const text = isConfig ? String(first.text) : first;
    const values = isConfig && 'values' in first ? first.values : second;
    // The shape counts, not how many values a list had.
    if (typeof text !== 'string') return;
    const before = queries.get(shapeOf(text)) ?? { text, values: Array.isArray(values) ? values : [], times: 0 };
    queries.set(shapeOf(text), { ...before, times: before.times + 1 });
  };
  Object.assign(pg.Client.prototype, {
    query(this: pg.Client, ...args: unknown[]) {
      note(args[0], args[1]);
      return Reflect.apply(original, this, args);
    },
  });
  return { queries, stop: () => void Object.assign(pg.Client.prototype, { query: original }) };
}

export interface PlanNode {
  readonly type: string;
  readonly table: string;
}

/** How the planner would read tables for a statement, without running it; `undefined` for what has no plan. */
export async function explain(client: pg.Client, { text, values }: RecordedQuery): Promise<readonly PlanNode[] | undefined> {
  if (!/^\s*(select|with|insert|update|delete)\b/i.test(text)) return undefined;
  await client.query('BEGIN');
  try {
    const { rows } = await client.query<{ 'QUERY PLAN': readonly { Plan: RawPlan }[] }>(`EXPLAIN (FORMAT JSON) ${text}`, [...values]);
    return rows[0]?.['QUERY PLAN'].flatMap(({ Plan }) => nodesOf(Plan));
  } finally {
    await client.query('ROLLBACK');
  }
}

interface RawPlan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly RawPlan[];
}

/** Every node that reads a table. */
function nodesOf(plan: RawPlan): readonly PlanNode[] {
  const table = plan['Relation Name'];
  const own = table === undefined ? [] : [{ type: plan['Node Type'], table }];
  return [...own, ...(plan.Plans ?? []).flatMap(nodesOf)];
}

function shapeOf(text: string): string {
  return text
    .replaceAll(/\$\d+/g, '$')
    .replaceAll(/(\$, )+\$/g, '$')
    .replaceAll(/(\(\$\), )+\(\$\)/g, '($)');
}
