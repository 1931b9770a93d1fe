import type { EmailPreferences } from '@orime/contracts/api/notify/email-preferences';
import { api, queryOptions, useMutation, useQueryClient } from '@orime/platform';

export type PreferenceChange = Partial<Pick<EmailPreferences, 'language' | 'messages' | 'follows' | 'confirmations' | 'newsletter'>> & {
  readonly stockAlerts?: 0;
};

function urlOf(key: string | null): string {
  return `/api/email-preferences${key === null ? '' : `?key=${encodeURIComponent(key)}`}`;
}

/** Which mails are wanted: one's own, or those of the mailed link that the key is of. */
export function emailPreferencesQuery(key: string | null) {
  return queryOptions({
    queryKey: ['email-preferences', key],
    queryFn: ({ signal }) => api.get<EmailPreferences>(urlOf(key), { signal }),
    staleTime: 0,
  });
}

/** Answers the question that was mailed to an address. */
export function confirmNewsletter(key: string): Promise<unknown> {
  return api.post('/api/newsletter/confirm', { key });
}

/** Saves a wish, shown at once and taken back when the server refuses it. */
export function useSavePreference(key: string | null) {
  const queries = useQueryClient();
  const { queryKey } = emailPreferencesQuery(key);
  return useMutation({
    mutationFn: (change: PreferenceChange) => api.post<EmailPreferences>(urlOf(key), change),
    // One after the other: the answer of the last one is what holds.
    scope: { id: 'email-preferences' },
    onMutate: async (change) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData(queryKey);
      if (before !== undefined) queries.setQueryData(queryKey, { ...before, ...change });
      return before;
    },
    onSuccess: (saved) => queries.setQueryData(queryKey, saved),
    onError: (_error, _change, before) => before !== undefined && queries.setQueryData(queryKey, before),
  });
}
