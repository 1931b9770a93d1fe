import type { HeardOfUsInput } from '@orime/contracts/api/office/heard-of-us';
import type { PrivacyOutcome, PrivacyRequestInput } from '@orime/contracts/api/office/privacy-request';
import type { ReportInput, ReportReceipt } from '@orime/contracts/api/office/report';
import type { Application, ApplicationInput, ApplicationReceipt } from '@orime/contracts/api/people/application';
import { api, queryOptions } from '@orime/platform';

export type ApplicationAnswers = Pick<
  ApplicationInput,
  'name' | 'brand' | 'country' | 'website' | 'instagram' | 'yearFounded' | 'priceRange' | 'statement' | 'heard'
>;

export function sendApplication(input: ApplicationInput, idempotencyKey: string): Promise<ApplicationReceipt> {
  return api.post('/api/application', input, { idempotencyKey });
}

/** The link of a mail: id and key are all there is to know. */
export interface ApplicationLink {
  readonly id: string;
  readonly key: string;
}

export const applicationQuery = (link: ApplicationLink) =>
  queryOptions({
    queryKey: ['application', link],
    queryFn: ({ signal }) => api.get<Application>(pathOf('id', link), { signal }),
    meta: { once: true },
  });

export function updateApplication(link: ApplicationLink, answers: ApplicationAnswers): Promise<Application> {
  return api.post(pathOf('update/id', link), answers);
}

export function withdrawApplication(link: ApplicationLink): Promise<Application> {
  return api.post(pathOf('withdraw/id', link));
}

export function sendReport(input: ReportInput, idempotencyKey: string): Promise<ReportReceipt> {
  return api.post('/api/report', input, { idempotencyKey });
}

export function sendHeardOfUs(input: HeardOfUsInput, idempotencyKey: string): Promise<unknown> {
  return api.post('/api/heard-of-us', input, { idempotencyKey });
}

export function requestPrivacy(input: PrivacyRequestInput): Promise<unknown> {
  return api.post('/api/privacy-request', input);
}

export function confirmPrivacy(id: string, key: string): Promise<PrivacyOutcome> {
  return api.post('/api/privacy-request/confirm', { id, key });
}

function pathOf(action: 'id' | 'update/id' | 'withdraw/id', { id, key }: ApplicationLink): string {
  return `/api/application/${action}/${encodeURIComponent(id)}?${new URLSearchParams({ key }).toString()}`;
}
