import { api, type RequestOptions } from '../http/api.ts';
import { isEarly, keepEarly } from './early-answers.ts';

/** Reads for a page that is not there yet: its first query of this URL has the answer, or waits for it. Rejects as the API does. */
export async function readEarly(url: string, options?: Pick<RequestOptions, 'signal' | 'priority'>): Promise<void> {
  if (!isEarly(url)) await keepEarly(url, api.get(url, options));
}
