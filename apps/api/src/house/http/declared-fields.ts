import type { Ajv } from 'ajv';

/** What is looked at here of a JSON schema as TypeBox makes it. */
interface Schema {
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: unknown;
  readonly items?: Schema;
}

type Trim = (value: unknown) => void;

/**
 * Takes out of a valid body, in place, whatever its schema does not name, at every depth, so that a handler that passes a part of a
 * body on passes on nothing else. Records under free names keep them. `undefined` when the schema has nothing to take out of.
 * Done here and not by `removeAdditional: 'all'`, which takes from unions what their other members name.
 */
export function trimTo(whole: object, ajv: Ajv): Trim | undefined {
  const schema = whole as Schema; // schemas of routes are plain JSON schemas
  if (schema.anyOf !== undefined) return trimToOneOf(schema.anyOf, ajv);
  if (schema.items !== undefined) {
    const trim = trimTo(schema.items, ajv);
    return trim && ((value) => void (Array.isArray(value) && value.forEach(trim)));
  }
  if (schema.patternProperties !== undefined) {
    const [part] = Object.values(schema.patternProperties);
    const trim = part && trimTo(part, ajv);
    return trim && ((value) => void (isObject(value) && Object.values(value).forEach(trim)));
  }
  if (schema.properties === undefined || (schema.additionalProperties ?? false) !== false) return undefined;
  const parts = new Map(Object.entries(schema.properties).map(([name, part]) => [name, trimTo(part, ajv)]));
  return (value) => {
    if (!isObject(value)) return;
    for (const name of Object.keys(value)) {
      if (parts.has(name)) parts.get(name)?.(value[name]);
      else delete value[name];
    }
  };
}

/** Of the members that a value fits, the one that names most of it says what stays. */
function trimToOneOf(members: readonly Schema[], ajv: Ajv): Trim | undefined {
  const choices = members.map((member) => ({
    names: Object.keys(member.properties ?? {}),
    trim: trimTo(member, ajv),
    fits: ajv.compile(member),
  }));
  if (choices.every(({ trim }) => trim === undefined)) return undefined;
  return (value) => {
    const named = (names: readonly string[]) => (isObject(value) ? names.filter((name) => Object.hasOwn(value, name)).length : 0);
    const [best] = choices.filter(({ fits }) => fits(value)).toSorted((a, b) => named(b.names) - named(a.names));
    best?.trim?.(value);
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
