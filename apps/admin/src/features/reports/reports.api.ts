import { buildUrl } from '@orime/contracts';
import type { ContentReport, setReportStatus } from '@orime/contracts/api/office/report';
import type { Body } from '@orime/contracts/schemas';
import { api } from '@orime/platform';

export type ReportStep = Body<typeof setReportStatus>;

/** On the version that was looked at. Closing mails the outcome and the note to the sender. */
export function moveReport(id: string, step: ReportStep): Promise<ContentReport> {
  return api.post(buildUrl('/api/report/status/id/:id', {}, { id }), step);
}

/** The files of a report with new links: those of a list live for a minute. */
export async function readFiles(id: string): Promise<ContentReport['files']> {
  const { items } = await api.get<{ readonly items: readonly ContentReport[] }>(buildUrl('/api/report/', { id }));
  return items[0]?.files ?? [];
}
