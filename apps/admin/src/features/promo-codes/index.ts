export { designersQuery, vocabularyQuery } from './promo.api.ts';
