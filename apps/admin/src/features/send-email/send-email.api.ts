import { buildUrl } from '@orime/contracts';
import type { Language, LocalText } from '@orime/contracts';
import type { Audience, Mailing, MailingInput } from '@orime/contracts/api/office/mailing';
import { api, keepPreviousData, queryOptions } from '@orime/platform';

export interface Letter {
  readonly subject: LocalText;
  readonly body: LocalText;
}

interface Preview {
  readonly count: number;
  readonly languages: { readonly en: number; readonly jp: number };
  readonly subject: string;
  readonly html: string;
}

/** How many would get a letter now, by language. The last number stays while another audience is counted. */
export const countQuery = (audience: Audience) =>
  queryOptions({
    queryKey: ['mailing', 'count', audience],
    queryFn: ({ signal }) => api.post<Preview>('/api/admin/send-email/preview', { audience }, { signal }),
    placeholderData: keepPreviousData,
  });

/** How a letter looks in one language, whoever gets it. */
export const previewQuery = (letter: Letter, language: Language) =>
  queryOptions({
    queryKey: ['mailing', 'preview', letter, language],
    queryFn: ({ signal }) =>
      api.post<Preview>('/api/admin/send-email/preview', { audience: { list: 'buyers' }, ...letter, language }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Sends the letter to who writes it. */
export function testLetter(letter: Letter, language: Language): Promise<{ readonly to: string }> {
  return api.post('/api/admin/send-email/test', { ...letter, language });
}

/** Once under the same key. 409 `conflict` with `details.count` when it would go to another number than was typed. */
export function sendLetter(via: Mailing['via'], input: MailingInput, idempotencyKey: string): Promise<Mailing> {
  return via === 'gmail'
    ? api.post('/api/gmailer/send', input, { idempotencyKey })
    : api.post('/api/admin/send-email', input, { idempotencyKey });
}

/** Stops what has not left yet. */
export function cancelMailing(id: string): Promise<Mailing> {
  return api.post(buildUrl('/api/admin/mailings/cancel/id/:id', {}, { id }));
}
