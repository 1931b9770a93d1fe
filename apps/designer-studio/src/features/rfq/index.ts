export { RfqList } from './rfq-list.tsx';
export { rfqsQuery } from './rfq.api.ts';
