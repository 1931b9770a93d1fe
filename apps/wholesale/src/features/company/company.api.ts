import type { CompanyRole } from '@orime/contracts/api/trade/buyer';
import type { CompanyInvitation, CompanyInvitationInput, CompanyMember, OfferedPlace } from '@orime/contracts/api/trade/buyer-member';
import { api, queryOptions } from '@orime/platform';

interface Listed<Item> {
  readonly items: readonly Item[];
}

export const ROLES = ['owner', 'purchaser', 'viewer'] as const satisfies readonly CompanyRole[];

/** A company has a hundred people at most. */
export const peopleQuery = (buyerId: string) =>
  queryOptions({
    queryKey: ['buyer-people', buyerId],
    queryFn: ({ signal }) => api.get<Listed<CompanyMember>>('/api/buyer/member?limit=100', { signal }),
  });
export const invitationsQuery = (buyerId: string) =>
  queryOptions({ queryKey: ['buyer-invitations', buyerId], queryFn: ({ signal }) => readInvitations(signal) });
export const offerQuery = (token: string) =>
  queryOptions({
    queryKey: ['buyer-offer', token],
    queryFn: ({ signal }) => api.get<OfferedPlace>(`/api/buyer/invitation/token/${encodeURIComponent(token)}`, { signal }),
    retry: false,
  });

export const changeRole = ({ id, role }: { readonly id: string; readonly role: CompanyRole }): Promise<CompanyMember> =>
  api.post(`/api/buyer/member/role/id/${id}`, { role });
export const handOver = (id: string): Promise<CompanyMember> => api.post(`/api/buyer/member/transfer/id/${id}`);
export const removePerson = (id: string): Promise<unknown> => api.delete(`/api/buyer/member/${id}`);
export const leave = (): Promise<unknown> => api.post('/api/buyer/leave');
export const invite = (input: CompanyInvitationInput, idempotencyKey: string): Promise<CompanyInvitation> =>
  api.post('/api/buyer/invitation', input, { idempotencyKey });
export const takeBack = (id: string): Promise<unknown> => api.delete(`/api/buyer/invitation/${id}`);
export const accept = (token: string): Promise<{ readonly role: CompanyRole; readonly token: string }> =>
  api.post('/api/buyer/invitation/accept', { token });

/** An invitation, and whether its link was too old when it was read. */
interface ReadInvitation extends CompanyInvitation {
  readonly isOver: boolean;
}

async function readInvitations(signal: AbortSignal): Promise<readonly ReadInvitation[]> {
  const { items } = await api.get<Listed<CompanyInvitation>>('/api/buyer/invitation?limit=100', { signal });
  return items.map((item) => ({ ...item, isOver: Date.parse(item.expiresAt) < Date.now() }));
}
