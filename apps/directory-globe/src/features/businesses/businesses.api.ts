import { readUrl, type ReadContext } from '@orime/contracts';
import type { ProducerPage } from '@orime/contracts/api/people/producer';
import type { Vocabulary } from '@orime/contracts/api/site/vocabulary';
import type { StockistPage } from '@orime/contracts/api/trade/stockist';
import { readQuery } from '@orime/platform';
import { producersRead, stockistsRead, vocabularyRead } from './business-reads.ts';

export function producersQuery(context: ReadContext) {
  return readQuery<ProducerPage>(readUrl(producersRead, context));
}

export function stockistsQuery(context: ReadContext) {
  return readQuery<StockistPage>(readUrl(stockistsRead, context));
}

export function vocabularyQuery(context: ReadContext) {
  return readQuery<Vocabulary>(readUrl(vocabularyRead, context));
}
