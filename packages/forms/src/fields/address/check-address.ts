import { addressProblems } from '@orime/commerce';
import type { FieldProblem } from '../../form/problem.ts';
import type { AddressDraft } from './address-draft.ts';

/** What the country of an address objects to, for the `check` of a form; `field` names the address in its draft, such as `shipTo`. */
export function checkAddress(address: AddressDraft, field: string): readonly FieldProblem[] {
  return addressProblems(address).map(({ part, kind }) => ({ field: `${field}.${part}`, problem: { kind } }));
}
