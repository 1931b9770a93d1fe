import type { Currency } from '@orime/contracts';
import type { openPrivateReserve, ReserveDesign, ReserveHold, ReservePage } from '@orime/contracts/api/catalogue/private-reserve';
import type { Answer } from '@orime/contracts/schemas';
import { api, queryOptions } from '@orime/platform';
import { keepReservePass, readReservePass } from './reserve-pass.ts';

export type ReserveCaller = {
  readonly currency: Currency;
  /** Of the account that asks; undefined for a visitor. */
  readonly userId: string | undefined;
};

/** What the caller may see of the reserve: garments, or blurs of them. */
export function reserveQuery(page: number, { currency, userId }: ReserveCaller) {
  return queryOptions({
    queryKey: ['private-reserve', { page, currency, userId }],
    queryFn: ({ signal }) => api.get<ReservePage>(`/api/private-reserve?${asked({ page: String(page), currency })}`, { signal }),
  });
}

/** One garment of it; a 404 without access. */
export function reserveDesignQuery(name: string, { currency, userId }: ReserveCaller) {
  return queryOptions({
    queryKey: ['private-reserve', { name, currency, userId }],
    queryFn: ({ signal }) => api.get<ReserveDesign>(`/api/private-reserve/${encodeURIComponent(name)}?${asked({ currency })}`, { signal }),
  });
}

export type ReserveRequest = { readonly name: string; readonly email: string; readonly message: string };

/** Opens the reserve by a code; keeps the pass where a visitor gets one. Read the reserve again afterwards. */
export async function enterReserve(code: string): Promise<void> {
  const { pass, passExpiresAt } = await api.post<Answer<typeof openPrivateReserve>>('/api/private-reserve/access', { code });
  if (pass !== null && passExpiresAt !== null) keepReservePass({ pass, expiresAt: passExpiresAt });
}

/** Keeps a piece for a day. Needs an account. */
export function holdPiece(name: string, pieceId: string): Promise<ReserveHold> {
  const pass = readReservePass();
  return api.post<ReserveHold>(`/api/private-reserve/${encodeURIComponent(name)}/hold`, { pieceId, ...(pass !== undefined && { pass }) });
}

function asked(query: Readonly<Record<string, string>>): string {
  const pass = readReservePass();
  return new URLSearchParams({ ...query, ...(pass !== undefined && { pass }) }).toString();
}
