/** Names of an API's body, where they differ from the draft's: `retailMinor` → `retail`. */
export type Aliases = Readonly<Record<string, string>>;

/**
 * The field of a draft that a path of the body is about: `retailMinor.USD` → `retail`, `tags.3` → `tags`, `address.city` stays.
 * Follows the draft as far as it has plain objects, whose parts have fields of their own; undefined when it has no such name.
 */
export function fieldOf(path: string, draft: object, aliases: Aliases = {}): string | undefined {
  const [head = '', ...rest] = path.split(/[./]/);
  const start = aliases[path] ?? aliases[head] ?? head;
  const names: string[] = [];
  let part: unknown = draft;
  for (const name of [...start.split('.'), ...rest]) {
    if (!isPlain(part) || !Object.hasOwn(part, name)) break;
    names.push(name);
    part = part[name];
  }
  return names.length === 0 ? undefined : names.join('.');
}

/** Id of a field's control, where labels, the error summary and `FormField`s meet. */
export function fieldId(form: string, field: string): string {
  return `${form}-${field.replaceAll('.', '-')}`;
}

/** Sorts by the place of the fields in the draft, which is their order on the page. */
export function inOrderOf(draft: object, fields: readonly string[]): readonly string[] {
  const order = Object.keys(draft);
  const placeOf = (field: string): number => order.indexOf(field.split('.')[0] ?? '');
  return fields.toSorted((one, other) => placeOf(one) - placeOf(other));
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
