import { buildUrl } from '@orime/contracts';
import type { BuyerDocument } from '@orime/contracts/api/trade/buyer';
import type { assignBuyerManager, BuyerDecision, BuyerManager, StaffBuyer } from '@orime/contracts/api/trade/buyer-staff';
import type { Body } from '@orime/contracts/schemas';
import { api, apiQuery } from '@orime/platform';

export const buyerQuery = (id: string) =>
  apiQuery<StaffBuyer>({ key: ['buyer', 'file', id], url: buildUrl('/api/buyer/id/:id', {}, { id }) });

/** Staff who may look after a company. Admins only: whoever is refused it decides nothing either. */
export const managersQuery = apiQuery<{ readonly items: readonly BuyerManager[] }>({
  key: ['buyer', 'managers'],
  url: buildUrl('/api/buyer/managers', { limit: 100 }),
});

/** Rejects with `reauth_required` when the password was not entered lately, with `conflict` when the company has changed since. */
export function decideBuyer(id: string, decision: BuyerDecision): Promise<StaffBuyer> {
  return api.post(buildUrl('/api/buyer/status/id/:id', {}, { id }), decision);
}

/** Rejects with `conflict` when it is another manager's by now than `from`. */
export function assignManager(id: string, choice: Body<typeof assignBuyerManager>): Promise<StaffBuyer> {
  return api.post(buildUrl('/api/buyer/assign-manager/id/:id', {}, { id }), choice);
}

/** A paper with a link to it that works for a minute: asked for anew whenever it is shown. */
export const paperQuery = (id: string) => ({
  ...apiQuery<BuyerDocument & { readonly url: string }>({
    key: ['buyer-paper', id],
    url: buildUrl('/api/buyer/documents/:id', {}, { id }),
  }),
  staleTime: 0,
  gcTime: 0,
  // The link that is shown has been read already when it runs out.
  refetchOnWindowFocus: false,
});

/** The link of a paper that is to be shown and not to be kept. */
export const inPlace = (url: string): string => `${url}&inline=1`;

/** Opens a paper in a tab of its own. The tab is opened before its address is known: later, browsers hold it for an advertisement. */
export async function openPaper(id: string): Promise<void> {
  const tab = globalThis.open('', '_blank');
  try {
    const { url } = await api.get<{ readonly url: string }>(buildUrl('/api/buyer/documents/:id', {}, { id }));
    if (tab === null) globalThis.location.assign(inPlace(url));
    else tab.location.replace(inPlace(url));
  } catch (error) {
    tab?.close();
    throw error;
  }
}
