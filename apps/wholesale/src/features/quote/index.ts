export { quoteQuery } from './quote.api.ts';
export { useSettled } from './use-settled.ts';
