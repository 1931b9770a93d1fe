import { readUrl, type ReadContext } from '@orime/contracts';
import type { Lookbook } from '@orime/contracts/api/catalogue/lookbook';
import { readQuery } from '@orime/platform';
import { lookbooksRead } from './lookbook-reads.ts';

export function lookbooksQuery(context: ReadContext) {
  return readQuery<readonly Lookbook[]>(readUrl(lookbooksRead, context));
}
