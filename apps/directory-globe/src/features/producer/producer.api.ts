import { readUrl, type Language, type ReadContext } from '@orime/contracts';
import type { Producer } from '@orime/contracts/api/people/producer';
import { api, readQuery } from '@orime/platform';
import { producerRead } from './producer-reads.ts';

export function producerQuery(context: ReadContext) {
  return readQuery<Producer>(readUrl(producerRead, context));
}

export interface Enquiry {
  readonly name: string;
  readonly email: string;
  readonly message: string;
  /** A field people do not see. */
  readonly website: string;
}

/** Writes to a producer; the message goes through the marketplace, so no address is shown. */
export function sendEnquiry(producer: Producer, enquiry: Enquiry, locale: Language): Promise<unknown> {
  return api.post('/api/contact', { ...enquiry, topic: `producer:${producer.handle}`, locale });
}
