import type { Consumer } from '@orime/contracts/api/people/consumer';
import { apiQuery } from '@orime/platform';

/** What the signed-in visitor told of themselves as a customer: sizes, addresses. */
export const consumerQuery = () => apiQuery<Consumer>({ key: ['consumer'], url: '/api/consumer' });
