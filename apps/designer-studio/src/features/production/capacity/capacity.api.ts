import type { OwnProducer } from '@orime/contracts/api/people/producer';
import { api, apiQuery } from '@orime/platform';

/** One's own page as a producer; null before it is made. */
export const ownProducerQuery = () => apiQuery<OwnProducer | null>({ key: ['producer', 'own'], url: '/api/producer/mine' });

/** Invalidates `['producer']`. 409 `conflict` when the page was changed since `version`. */
export const saveCapacity = (weeklyCapacity: number | null, version: number): Promise<OwnProducer> =>
  api.post('/api/producer/update', { weeklyCapacity }, { ifMatch: version });
