import { isEmpty } from '@orime/contracts';

/** The body without what was left empty, for fields that the contract has as optional: it knows no empty e-mail address. */
export function withoutEmpty<Body extends object>(body: Body): { [Name in keyof Body]?: Exclude<Body[Name], '' | null> } {
  // Only entries with a value are left, as the type says.
  return Object.fromEntries(Object.entries(body).filter(([, value]) => !isEmpty(value))) as ReturnType<typeof withoutEmpty<Body>>;
}
