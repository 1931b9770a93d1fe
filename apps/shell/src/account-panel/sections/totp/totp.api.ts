import type { TotpStatus } from '@orime/contracts/api/people/users';
import { api, queryOptions } from '@orime/platform';

export interface TotpSecret {
  readonly secret: string;
  readonly otpauthUrl: string;
}

export const totpQuery = queryOptions({
  queryKey: ['users', 'totp'],
  queryFn: ({ signal }) => api.get<TotpStatus>('/api/users/totp', { signal }),
  staleTime: 0,
});

/** A new secret, which counts once its first code is confirmed. */
export function beginTotp(): Promise<TotpSecret> {
  return api.post('/api/users/totp/enrol', {});
}

/** The recovery codes, which are given this once. */
export async function confirmTotp(code: string): Promise<readonly string[]> {
  return (await api.post<{ readonly recoveryCodes: readonly string[] }>('/api/users/totp/enrol', { code: code.replaceAll(/\s/g, '') }))
    .recoveryCodes;
}

/** Only after the password has just been given. */
export function removeTotp(): Promise<{ readonly success: boolean }> {
  return api.delete('/api/users/totp');
}
