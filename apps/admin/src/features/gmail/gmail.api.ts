import { api, queryOptions } from '@orime/platform';

export interface GmailStatus {
  readonly configured: boolean;
  readonly connected: boolean;
}

export const statusQuery = queryOptions({
  queryKey: ['gmailer', 'status'],
  queryFn: ({ signal }) => api.get<GmailStatus>('/api/gmailer/status', { signal }),
});

export function beginConnection(): Promise<{ readonly url: string; readonly state: string }> {
  return api.get('/api/gmailer/auth/url');
}

export function endConnection(): Promise<unknown> {
  return api.delete('/api/gmailer/connection');
}
