import { addressProblems } from '@orime/commerce';
import { isEmpty } from '@orime/contracts';
import type { FieldProblem } from '../../form/problem.ts';
import type { AddressDraft } from './address-draft.ts';

/** What every address has, in the order of the form. */
const NEEDED = ['name', 'country', 'postal', 'city', 'line1'] as const satisfies readonly (keyof AddressDraft)[];

/**
 * Everything wrong with an address, for the `check` of a form: parts that are missing, then what its country objects to. `field` names the
 * address in the draft, such as `shipTo`; without one the parts are fields of the draft itself.
 */
export function checkAddress(address: AddressDraft, field?: string): readonly FieldProblem[] {
  const nameOf = (part: string): string => (field === undefined ? part : `${field}.${part}`);
  return [
    ...NEEDED.filter((part) => isEmpty(address[part])).map((part) => ({ field: nameOf(part), problem: { kind: 'required' as const } })),
    ...addressProblems(address).map(({ part, kind }) => ({ field: nameOf(part), problem: { kind } })),
  ];
}
