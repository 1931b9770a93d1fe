import type { OwnProducer, ProducerUpdate } from '@orime/contracts/api/people/producer';
import { api, apiQuery } from '@orime/platform';

/** One's own page in any state with its form; null before there is one. */
export const ownProducerQuery = () => apiQuery<OwnProducer | null>({ key: ['producer', 'own'], url: '/api/producer/mine' });

/** Invalidates `['producer']`. 409 `conflict` when it was changed since `version`. */
export const updateProducer = (input: ProducerUpdate, version: number): Promise<OwnProducer> =>
  api.post<OwnProducer>('/api/producer/update', input, { ifMatch: version });
