import type { ErrorCode } from '@orime/contracts';
import { errorCode } from './error-facts.ts';
import { RequestError } from './request-error.ts';

/** What breaking a named constraint means to the sender. A constraint that is not listed is told by its class below. */
export const CONSTRAINT_CODES: Readonly<Record<string, { readonly code: ErrorCode; readonly field?: string }>> = {
  users__email: { code: 'email_in_use', field: 'email' },
  profiles__handle: { code: 'handle_taken', field: 'handle' },
  profiles__user_id: { code: 'conflict' },
  profiles__handle_format: { code: 'validation', field: 'handle' },
  producers__handle: { code: 'handle_taken', field: 'handle' },
  producers__user_id: { code: 'conflict' },
  buyers__user_id: { code: 'conflict' },
  buyer_members__user_id: { code: 'account_in_use' },
  applications__open: { code: 'application_open', field: 'email' },
  articles__slug: { code: 'conflict', field: 'slug' },
  events__slug: { code: 'conflict', field: 'slug' },
  event_rsvps__guest: { code: 'already_invited', field: 'email' },
  model_intakes__open: { code: 'application_open', field: 'email' },
  reserve_codes__code: { code: 'conflict', field: 'code' },
  stockists__slug: { code: 'conflict', field: 'slug' },
  designs__slug: { code: 'conflict', field: 'name' },
  promoters__promo_code: { code: 'conflict', field: 'code' },
  promo_codes__code: { code: 'conflict', field: 'code' },
  promo_codes__used_count: { code: 'promo_exhausted' },
  stock_levels__available: { code: 'insufficient_stock' },
  stock_reservations__piece_id: { code: 'insufficient_stock' },
  order_lines__piece_id: { code: 'insufficient_stock' },
};

/** A refusal of Postgres as an answer; undefined when it is our own fault and therefore a 500. */
export function fromDatabaseError(error: object): RequestError | undefined {
  const sqlState = errorCode(error);
  if (sqlState === undefined || !/^[0-9A-Z]{5}$/.test(sqlState)) return undefined;
  const constraint = 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : '';
  const known = CONSTRAINT_CODES[constraint];
  if (known !== undefined) {
    return new RequestError(known.code, {
      fields: known.field === undefined ? {} : { [known.field]: fieldText(known.code) },
      cause: error,
    });
  }
  const code = codeOfClass(sqlState);
  return code && new RequestError(code, { cause: error });
}

function fieldText(code: ErrorCode): string {
  if (code === 'validation') return 'is not in the expected form';
  return code === 'application_open' ? 'has an open application of this kind' : 'is taken';
}

function codeOfClass(sqlState: string): ErrorCode | undefined {
  if (sqlState === '23505' || sqlState === '23503' || sqlState === '23P01') return 'conflict';
  if (sqlState === '23514') return 'business_rule';
  // Serialisation failure, deadlock, lock not available: the sender may simply try again.
  if (sqlState === '40001' || sqlState === '40P01' || sqlState === '55P03') return 'conflict';
  // More than an index or a row takes, such as a text of thousands of bytes in an indexed column.
  if (sqlState === '54000') return 'too_large';
  // Data exceptions: numbers out of range, text that is not valid in the column.
  if (sqlState.startsWith('22')) return 'validation';
  return undefined;
}
