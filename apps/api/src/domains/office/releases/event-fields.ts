import type { ManifestEvents } from '@orime/contracts';

type Json = Readonly<Record<string, unknown>>;

/** What the schemas of a version say of each field, by event. */
export function listSchemas({ schemas = {} }: ManifestEvents): Record<string, Record<string, string>> {
  return Object.fromEntries(Object.entries(schemas).map(([event, schema]) => [event, listFields(schema)]));
}

/**
 * The fields of a JSON Schema with what each may be: `data.items[].quantity` → `integer, minimum 1`. Equal schemas have equal fields,
 * whatever the order of their keys.
 */
export function listFields(schema: unknown, path = 'data'): Record<string, string> {
  const json = asJson(schema);
  const parts: readonly (readonly [string, unknown, boolean])[] = [
    ...Object.entries(asJson(json['properties'])).map(([name, part]) => [`${path}.${name}`, part, isRequired(json, name)] as const),
    ...Object.values(asJson(json['patternProperties'])).map((part) => [`${path}.*`, part, true] as const),
    ...('items' in json ? [[`${path}[]`, json['items'], true] as const] : []),
  ];
  const below = parts.map(([name, part, required]) => {
    const fields = listFields(part, name);
    return required ? fields : { ...fields, [name]: `${fields[name] ?? ''}, optional` };
  });
  return Object.assign({ [path]: kindOf(json) }, ...below) as Record<string, string>;
}

/** Told by fields of their own, or of no meaning to a reader. */
const APART: ReadonlySet<string> = new Set(['type', 'const', 'enum', 'anyOf', 'oneOf', 'properties', 'patternProperties', 'items']);
const NOTES: ReadonlySet<string> = new Set(['required', 'title', 'description', '$id', '$schema', 'examples', 'default']);

/** One value or one of several kinds; else a type with its bounds. */
function kindOf(json: Json): string {
  const union = json['anyOf'] ?? json['oneOf'];
  const kinds = [
    ...('const' in json ? [JSON.stringify(json['const'])] : []),
    ...(Array.isArray(json['enum']) ? [json['enum'].map((value) => JSON.stringify(value)).join(' | ')] : []),
    ...(Array.isArray(union) ? [union.map(inline).join(' | ')] : []),
  ];
  if (kinds.length > 0) return kinds.join(', ');
  const bounds = Object.keys(json).filter((key) => !APART.has(key) && !NOTES.has(key));
  return [String(json['type'] ?? 'anything'), ...bounds.toSorted().map((key) => `${key} ${JSON.stringify(json[key])}`)].join(', ');
}

/** One of several kinds, on one line: its own fields have no names outside of it. */
function inline(schema: unknown): string {
  const { '': own, ...fields } = listFields(schema, '');
  const parts = Object.entries(fields).map(([name, kind]) => `${name}: ${kind}`);
  return parts.length === 0 ? (own ?? '') : `${own ?? ''} { ${parts.toSorted().join('; ')} }`;
}

function isRequired({ required }: Json, name: string): boolean {
  return Array.isArray(required) && required.includes(name);
}

function asJson(value: unknown): Json {
  return typeof value === 'object' && value !== null ? (value as Json) : {};
}
