type Json = Readonly<Record<string, unknown>>;

/**
 * Why a reader of one JSON Schema cannot take everything that a writer of another may send; undefined when it can. Knows what
 * event schemas are made of: objects, records, arrays, unions, constants and bounds. What it does not know it calls different.
 */
export function whyNotAccepted(reader: unknown, writer: unknown, path = 'data'): string | undefined {
  const [wanted, sent] = [asSchema(reader), asSchema(writer)];
  const alternatives = unionOf(sent);
  if (alternatives !== undefined) return first(alternatives, (each) => whyNotAccepted(wanted, each, path));
  const options = unionOf(wanted);
  if (options !== undefined)
    return options.some((each) => whyNotAccepted(each, sent, path) === undefined) ? undefined : `${path} may be of a kind that is not read`;
  if (Object.keys(wanted).length === 0) return undefined;
  if ('const' in wanted)
    return sent['const'] === wanted['const'] ? undefined : `${path} may be something else than ${JSON.stringify(wanted['const'])}`;
  return whyOtherType(wanted, sent, path) ?? whyOutOfBounds(wanted, sent, path) ?? whyOtherParts(wanted, sent, path);
}

function whyOtherType(wanted: Json, sent: Json, path: string): string | undefined {
  const type = sent['type'] ?? typeOfConstant(sent['const']);
  if (type === wanted['type'] || (wanted['type'] === 'number' && type === 'integer')) return undefined;
  return `${path} is ${String(type)}, and ${String(wanted['type'])} is read`;
}

function typeOfConstant(value: unknown): string | undefined {
  if (Number.isInteger(value)) return 'integer';
  return value === undefined ? undefined : typeof value;
}

const LOWER = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'];
const UPPER = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'];
const EXACT = ['pattern', 'format', 'multipleOf'];

function whyOutOfBounds(wanted: Json, sent: Json, path: string): string | undefined {
  if ('const' in sent) return undefined;
  const broken = [
    ...LOWER.filter((key) => key in wanted && !(Number(sent[key]) >= Number(wanted[key]))),
    ...UPPER.filter((key) => key in wanted && !(Number(sent[key]) <= Number(wanted[key]))),
    ...EXACT.filter((key) => key in wanted && sent[key] !== wanted[key]),
  ];
  return broken.length === 0
    ? undefined
    : `${path} is read with ${broken.join(', ')} ${broken.map((key) => JSON.stringify(wanted[key])).join(', ')}`;
}

function whyOtherParts(wanted: Json, sent: Json, path: string): string | undefined {
  if (wanted['type'] === 'array') return 'items' in wanted ? whyNotAccepted(wanted['items'], sent['items'], `${path}[]`) : undefined;
  if (wanted['type'] !== 'object') return undefined;
  const [read, written] = [asSchema(wanted['properties']), asSchema(sent['properties'])];
  const [required, promised] = [namesOf(wanted['required']), namesOf(sent['required'])];
  const missing = required.find((name) => !promised.includes(name));
  if (missing !== undefined) return `${path}.${missing} is read and may be missing`;
  const values = (schema: Json): unknown => Object.values(asSchema(schema['patternProperties']))[0] ?? schema['additionalProperties'];
  if ('patternProperties' in wanted) return whyNotAccepted(values(wanted), values(sent), `${path}.*`);
  if (wanted['additionalProperties'] === false) {
    const foreign = Object.keys(written).find((name) => !Object.hasOwn(read, name));
    if (foreign !== undefined) return `${path}.${foreign} is not read`;
  }
  return first(
    Object.keys(read).filter((name) => Object.hasOwn(written, name)),
    (name) => whyNotAccepted(read[name], written[name], `${path}.${name}`),
  );
}

function unionOf({ anyOf, oneOf, enum: values }: Json): readonly unknown[] | undefined {
  if (Array.isArray(values)) return values.map((value: unknown) => ({ const: value }));
  const union = anyOf ?? oneOf;
  return Array.isArray(union) ? union : undefined;
}

function asSchema(value: unknown): Json {
  // Whatever is no object says nothing, as the schema `true` does.
  return typeof value === 'object' && value !== null ? (value as Json) : {};
}

function namesOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function first<Item>(items: readonly Item[], find: (item: Item) => string | undefined): string | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}
