export { lookbooksQuery } from './lookbook.api.ts';
