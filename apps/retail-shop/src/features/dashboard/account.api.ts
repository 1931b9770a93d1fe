import { buildUrl } from '@orime/contracts';
import type { DesignCard } from '@orime/contracts/api/catalogue/design';
import type { HeldPiece } from '@orime/contracts/api/catalogue/private-reserve';
import type { StockAlert } from '@orime/contracts/api/catalogue/stock-alert';
import type { ArticleCard } from '@orime/contracts/api/editorial/article';
import type { PrivacyRequestInput } from '@orime/contracts/api/office/privacy-request';
import type { Consumer, ConsumerInput } from '@orime/contracts/api/people/consumer';
import type { ProfileCard } from '@orime/contracts/api/people/profile';
import type { Purchase } from '@orime/contracts/api/selling/order';
import type { AddressInput, SavedAddress } from '@orime/contracts/schemas';
import { api, apiQuery } from '@orime/platform';

type PageOf<Item> = { readonly items: readonly Item[]; readonly total: number; readonly page: number };

export const ordersQuery = (page: number, limit: number) =>
  apiQuery<PageOf<Purchase>>({ key: ['orders', 'mine', { page, limit }], url: buildUrl('/api/order/mine', { page, limit }) });

export const likesQuery = (currency: string) =>
  apiQuery<{ readonly items: readonly DesignCard[] }>({
    key: ['design', 'liked', { currency }],
    url: buildUrl('/api/consumer/likes', { currency }),
  });

/** Enough to know of every wish whether an alert is set. */
const MOST_ALERTS = 100;

export const alertsQuery = () =>
  apiQuery<PageOf<StockAlert>>({ key: ['stock-alerts', 'mine'], url: buildUrl('/api/stock-alert/mine', { limit: MOST_ALERTS }) });

export const setAlert = (designId: string, size: string, locale: 'en' | 'jp'): Promise<{ readonly state: 'confirm' | 'active' }> =>
  api.post('/api/stock-alert', { designId, size, locale });

export const deleteAlert = (id: string): Promise<unknown> => api.delete(`/api/stock-alert/${encodeURIComponent(id)}`);

export const followingQuery = () => apiQuery<readonly ProfileCard[]>({ key: ['profile', 'following'], url: '/api/profile/following' });

/** The newest designs of these designers together. */
export const newestQuery = (designers: readonly string[], currency: string) =>
  apiQuery<readonly DesignCard[]>({
    key: ['design', 'newest', { designers, currency }],
    url: buildUrl('/api/design/', { designer: [...designers], sort: 'new', limit: 12, currency }),
  });

/** What was written about whom one follows, the newest first. */
export const followedStoriesQuery = () =>
  apiQuery<readonly ArticleCard[]>({ key: ['article', 'followed'], url: '/api/article/about/followed' });

/** Pieces of the private reserve that are kept for the visitor. */
export const holdsQuery = (currency: string) =>
  apiQuery<{ readonly items: readonly HeldPiece[] }>({
    key: ['private-reserve', 'holds', { currency }],
    url: buildUrl('/api/private-reserve/holds', { currency }),
  });

export const updateConsumer = (input: ConsumerInput): Promise<Consumer> => api.post('/api/consumer/update', input);

export function saveAddress(id: string | undefined, input: AddressInput, idempotencyKey: string): Promise<SavedAddress> {
  if (id === undefined) return api.post('/api/consumer/address', input, { idempotencyKey });
  return api.post(`/api/consumer/address/update/id/${encodeURIComponent(id)}`, input);
}

export const deleteAddress = (id: string): Promise<unknown> => api.delete(`/api/consumer/address/${encodeURIComponent(id)}`);

export const requestPrivacy = (input: PrivacyRequestInput): Promise<unknown> => api.post('/api/privacy-request', input);
