import type { ErrorObject } from 'ajv';

/**
 * Of the complaints about a union only those about the alternative that the sender meant: its constants fit, and it names
 * most of what was sent. Where no alternative is meant, the union's own complaint stays alone. Needs errors with `verbose`.
 */
export function complaintsOfMeant(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const unions = errors.filter(({ keyword }) => keyword === 'anyOf').map((union) => ({ union, meant: findMeant(union, errors) }));
  return errors.filter((error) =>
    unions.every(({ union, meant }) => {
      if (error === union) return meant === undefined;
      return !isWithin(error, union, '') || (meant !== undefined && isWithin(error, union, `/${meant}`));
    }),
  );
}

/** Place of the alternative; undefined when none or several could be meant. */
function findMeant(union: ErrorObject, errors: readonly ErrorObject[]): number | undefined {
  const members = union.schema as readonly { readonly properties?: object }[]; // what `anyOf` holds
  const sent = typeof union.data === 'object' && union.data !== null ? Object.keys(union.data) : [];
  const choices = members
    .map(({ properties = {} }, place) => ({ place, named: sent.filter((name) => Object.hasOwn(properties, name)).length }))
    .filter(({ place }) => !errors.some((error) => isOther(error, union, place)))
    .toSorted((one, other) => other.named - one.named);
  const [best, next] = choices;
  return best !== undefined && best.named !== next?.named ? best.place : undefined;
}

/** The value is of another type than the alternative, or a constant of the alternative is another one. */
function isOther(error: ErrorObject, union: ErrorObject, place: number): boolean {
  if (!isWithin(error, union, `/${place}`)) return false;
  const rest = error.schemaPath.slice(`${union.schemaPath}/${place}`.length);
  return rest === '/type' || rest === '/const' || /^\/properties\/[^/]+\/const$/.test(rest);
}

function isWithin(error: ErrorObject, union: ErrorObject, part: string): boolean {
  const isAtPlace = error.instancePath === union.instancePath || error.instancePath.startsWith(`${union.instancePath}/`);
  return isAtPlace && error.schemaPath.startsWith(`${union.schemaPath}${part}/`);
}
