export { consumerQuery } from './consumer-query.ts';
export { useSavedSize } from './use-saved-size.ts';
