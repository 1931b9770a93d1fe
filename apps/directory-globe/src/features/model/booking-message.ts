import type { FieldProblem } from '@orime/forms';

export interface BookingDraft {
  readonly name: string;
  readonly email: string;
  readonly firm: string;
  /** Days as `2026-05-31`; a single day has no end. */
  readonly from: string;
  readonly to: string;
  readonly place: string;
  readonly work: string;
  readonly budget: string;
  readonly message: string;
  /** A field people do not see. */
  readonly website: string;
}

export const emptyBooking: BookingDraft = {
  name: '',
  email: '',
  firm: '',
  from: '',
  to: '',
  place: '',
  work: 'lookbook',
  budget: '',
  message: '',
  website: '',
};

/** What the contract of a message cannot say of a booking. */
export function checkBooking({ from, to, place }: BookingDraft): readonly FieldProblem[] {
  const required = { kind: 'required' } as const;
  return [
    ...(from === '' ? [{ field: 'from', problem: required }] : []),
    ...(to !== '' && to < from ? [{ field: 'to', problem: { kind: 'malformed' } as const }] : []),
    ...(place.trim() === '' ? [{ field: 'place', problem: required }] : []),
  ];
}

/** The request as the staff reads it: one line a fact, in the sender's language, then the words. */
export function writeBooking(lines: readonly { readonly term: string; readonly value: string }[], message: string): string {
  const facts = lines.filter(({ value }) => value.trim() !== '').map(({ term, value }) => `${term}: ${value.trim()}`);
  return [...facts, '', message.trim()].join('\n').trim();
}
