import type { Db } from '../../../house/db/db.ts';
import { gather } from '../../../house/db/gather.ts';
import { insertCheckouts, type NewCheckout } from './checkout.queries.ts';
import { readPricing, readPricings, type Pricing, type PricingQuestion } from './pricing/line-facts.queries.ts';

/** How a quote reads what it is made of, and is kept. */
export interface QuoteStatements {
  read(question: PricingQuestion): Promise<Pricing>;
  insert(checkout: NewCheckout): Promise<Date>;
}

/** So few that a busy process has several groups under way at once: one that waits for the database, one that is priced. */
const mostTogether = 4;
/** A long cart asks by itself: others would wait for it. */
const mostLines = 4;

/**
 * Quotes of many buyers at the same moment are read with one statement and kept with one commit: each by itself, statements cost
 * more than what they do. Nothing is kept between them, a quote is made of what the database has after it was asked for.
 */
export function quoteStatements(db: Db): QuoteStatements {
  const read = gather((questions: readonly PricingQuestion[]) => readPricings(db, questions), mostTogether);
  const insert = gather((checkouts: readonly NewCheckout[]) => insertCheckouts(db, checkouts), mostTogether);
  return { read: (question) => (question.lines.length > mostLines ? readPricing(db, question) : read(question)), insert };
}
