import { fieldOf } from './field-names.ts';
import type { FormOptions } from './form-options.ts';
import type { FieldProblem } from './problem.ts';

type Rules<Draft extends object, Body> = Pick<FormOptions<Draft, Body, never>, 'schema' | 'toBody' | 'check' | 'aliases'>;

/**
 * The body of a draft and everything wrong with it: by the form's own rules first, then by the contract, at most one a field. A
 * contract that cannot be loaded stops nobody: the API checks by it as well.
 */
export async function findProblems<Draft extends object, Body>(
  draft: Draft,
  { schema, toBody, check, aliases }: Rules<Draft, Body>,
): Promise<{ readonly body: Body | undefined; readonly problems: readonly FieldProblem[] }> {
  const found = new Map((check?.(draft) ?? []).map((one) => [one.field, one]));
  if (schema === undefined && found.size > 0) return { body: undefined, problems: [...found.values()] };
  // Without `toBody` the draft is the body, by the default of its type.
  const body = toBody === undefined ? (draft as unknown as Body) : toBody(draft);
  for (const { field, problem } of schema === undefined ? [] : await checkContract(schema, body)) {
    const own = fieldOf(field, draft, aliases);
    // What the form has no field for, nobody here can correct: the API's answer will say it.
    if (own !== undefined && !found.has(own)) found.set(own, { field: own, problem });
  }
  return { body, problems: [...found.values()] };
}

async function checkContract(schema: NonNullable<Rules<object, unknown>['schema']>, body: unknown): Promise<readonly FieldProblem[]> {
  const parts = await Promise.all([schema(), import('./check-schema.ts')]).catch(() => undefined);
  return parts === undefined ? [] : parts[1].checkSchema(parts[0], body);
}
