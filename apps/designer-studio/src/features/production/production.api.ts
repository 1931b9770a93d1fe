import { buildUrl } from '@orime/contracts';
import type { Production, ProductionDetail, ProductionInput, ProductionUpdate } from '@orime/contracts/api/trade/production';
import { api, apiQuery, queryOptions } from '@orime/platform';

type Paged<Item> = { readonly items: readonly Item[]; readonly total: number };
export type ProductionStatus = Production['status'];

/** The most that one answer holds. */
const LIMIT = 100;

/** Every change of a run invalidates these. */
export const RUNS_KEY = ['productions'] as const;

/** A designer's runs, or those given to a producer, newest first. */
export const runsQuery = () =>
  queryOptions({
    queryKey: [...RUNS_KEY, 'mine'],
    queryFn: async ({ signal }) => {
      const found: Production[] = [];
      for (let page = 1; ; page += 1) {
        const { items, total } = await api.get<Paged<Production>>(buildUrl('/api/production/mine', { page, limit: LIMIT }), { signal });
        found.push(...items);
        if (items.length === 0 || page * LIMIT >= total) return found;
      }
    },
  });

export const runQuery = (id: string) =>
  apiQuery<ProductionDetail>({ key: [...RUNS_KEY, id], url: buildUrl('/api/production/in_house/id/:id', {}, { id }) });

/** Invalidates `RUNS_KEY`. */
export const createRun = (input: ProductionInput, idempotencyKey: string): Promise<ProductionDetail> =>
  api.post('/api/production/in_house', input, { idempotencyKey });

/** Invalidates `RUNS_KEY`. 409 `conflict` when it was changed since `version`, `invalid_transition` when it has ended. */
export const updateRun = (id: string, input: ProductionUpdate): Promise<ProductionDetail> =>
  api.post(buildUrl('/api/production/in_house/update/id/:id', {}, { id }), input);

export interface RunStep {
  readonly id: string;
  readonly status: ProductionStatus;
  readonly note?: string;
  /** With `completed`: units of each planned size. */
  readonly received?: Readonly<Record<string, number>>;
}

/** Invalidates `RUNS_KEY`, and with `completed` `['designs']`. 409 `invalid_transition` when the run stands elsewhere meanwhile. */
export const moveRun = ({ id, ...step }: RunStep): Promise<ProductionDetail> =>
  api.post(buildUrl('/api/production/status/id/:id', {}, { id }), step);
