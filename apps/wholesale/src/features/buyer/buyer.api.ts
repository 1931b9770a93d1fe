import { buildUrl } from '@orime/contracts';
import type { Buyer, BuyerChanges, BuyerDocument, BuyerInput } from '@orime/contracts/api/trade/buyer';
import type { StaffBuyer } from '@orime/contracts/api/trade/buyer-staff';
import type { AddressInput, SavedAddress } from '@orime/contracts/schemas';
import { api, queryOptions, useQuery, useSession } from '@orime/platform';
import type { UploadOptions } from '@orime/platform';

/** The company of the account; null before it is registered. */
export function useBuyer() {
  const session = useSession();
  const account = session.status === 'signed-in' ? session.user._id : 'visitor';
  return useQuery({ queryKey: ['buyer', account], queryFn: ({ signal }) => readBuyer(signal) });
}

export const readBuyer = (signal?: AbortSignal): Promise<Buyer | null> => api.get('/api/buyer', { ...(signal && { signal }) });

/** A company as its account manager or an admin sees it. */
export const staffBuyerQuery = (id: string) =>
  queryOptions({
    queryKey: ['buyer', 'staff', id],
    queryFn: ({ signal }) => api.get<StaffBuyer>(`/api/buyer/id/${encodeURIComponent(id)}`, { signal }),
    retry: false,
  });

export function registerBuyer(input: BuyerInput): Promise<Buyer> {
  return api.post('/api/buyer', input);
}

/** Sends only what changed, with the version it was changed from. */
export function updateBuyer(changes: BuyerChanges): Promise<Buyer> {
  return api.post('/api/buyer/update', changes);
}

export function uploadDocument(kind: BuyerDocument['kind'], file: File, run: UploadOptions): Promise<BuyerDocument> {
  const form = new FormData();
  form.append('file', file);
  return api.upload(buildUrl('/api/buyer/documents', { kind }), form, run);
}

export const deleteDocument = (id: string): Promise<unknown> => api.delete(buildUrl('/api/buyer/documents/:id', {}, { id }));

/** Opens a paper in a tab of its own. The tab is opened before its address is known: later, browsers hold it for an advertisement. */
export async function openDocument(id: string): Promise<void> {
  const tab = globalThis.open('', '_blank');
  try {
    const { url } = await api.get<{ readonly url: string }>(buildUrl('/api/buyer/documents/:id', {}, { id }));
    if (tab === null) globalThis.location.assign(url);
    else tab.location.replace(url);
  } catch (error) {
    tab?.close();
    throw error;
  }
}

/** Changes an entry of the company's address book, or adds one: the same key adds it once. */
export function saveAddress(id: string | undefined, input: AddressInput, idempotencyKey: string): Promise<SavedAddress> {
  return id === undefined
    ? api.post('/api/buyer/address', input, { idempotencyKey })
    : api.post(buildUrl('/api/buyer/address/update/id/:id', {}, { id }), input);
}

export const deleteAddress = (id: string): Promise<unknown> => api.delete(buildUrl('/api/buyer/address/:id', {}, { id }));
