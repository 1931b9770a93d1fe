export { QuoteRequest } from './quote-request.tsx';
