import { buildUrl } from '@orime/contracts';
import type { Currency } from '@orime/contracts';
import type { OwnerDesign } from '@orime/contracts/api/catalogue/design';
import type { DesignInput, DesignUpdate } from '@orime/contracts/api/catalogue/design-input';
import type { OwnDesign, StockAnswer, StockInput } from '@orime/contracts/api/catalogue/own-design';
import type { ProducerPage } from '@orime/contracts/api/people/producer';
import type { SizeCharts } from '@orime/contracts/api/site/vocabulary';
import { api, apiQuery } from '@orime/platform';

/** A new design of one's own; sent again with its key it is the same. Invalidates `['profile']` and `['designs']`. */
export const createDesign = (input: DesignInput, idempotencyKey: string): Promise<OwnerDesign> =>
  api.post<OwnerDesign>('/api/design/', input, { idempotencyKey });

/** One's own design in any state with its form and the change that waits for review; any design for admins. */
export const ownDesignQuery = (id: string, currency: Currency) =>
  apiQuery<OwnDesign>({ key: ['designs', 'own', { id, currency }], url: buildUrl('/api/design/mine/:id', { currency }, { id }) });

/** Invalidates `['profile']` and `['designs']`. 409 `conflict` when it was changed since `version`. */
export const updateDesign = (id: string, input: DesignUpdate, version: number): Promise<OwnerDesign> =>
  api.post<OwnerDesign>(buildUrl('/api/design/update/id/:id', {}, { id }), input, { ifMatch: version });

/** Invalidates `['profile']` and `['designs']`. 409 `conflict` while somebody waits for one. */
export const deleteDesign = (id: string): Promise<unknown> => api.delete(buildUrl('/api/design/:id', {}, { id }));

/** Invalidates `['profile']` and `['designs']`. */
export const archiveDesign = (id: string, archived: boolean): Promise<OwnerDesign> =>
  api.post<OwnerDesign>(buildUrl('/api/design/archive/id/:id', {}, { id }), { archived });

/** Stock of the sizes that are sold from stock, with the latest movements of each. */
export const stockQuery = (id: string) =>
  apiQuery<{ readonly items: readonly StockAnswer[] }>({
    key: ['designs', 'stock', { id }],
    url: buildUrl('/api/design/stock/id/:id', {}, { id }),
  });

/** Invalidates `['designs']`. 409 `insufficient_stock` when less would remain than is sold and not shipped. */
export const changeStock = (id: string, input: StockInput, idempotencyKey: string): Promise<StockAnswer> =>
  api.post<StockAnswer>(buildUrl('/api/design/stock/id/:id', {}, { id }), input, { idempotencyKey });

/** Measures and the chart of each category. Changes with a release. */
export const sizeChartsQuery = () => ({
  ...apiQuery<SizeCharts>({ key: ['vocabulary', 'size-charts'], url: '/api/vocabulary/size-charts' }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Approved producers whose names have the words, by name. */
export const producersQuery = (q: string) =>
  apiQuery<ProducerPage>({
    key: ['producers', 'names', { q }],
    url: buildUrl('/api/producer/', { q: q === '' ? undefined : q, sort: 'name', limit: 50 }),
  });

export type ReserveRequest = {
  readonly name: string;
  readonly email: string;
  readonly locale: 'en' | 'jp';
  /** Id of the design. */
  readonly ref: string;
  readonly message: string;
};

/** A wish for the private reserve, which arrives with the staff's messages under that topic. */
export const askForReserve = (request: ReserveRequest): Promise<unknown> =>
  api.post('/api/contact', { ...request, topic: 'private-reserve' });
