import { Type, type Static } from 'typebox';
import { Language } from '../schemas/common.ts';
import { defineEndpoint } from '../schemas/endpoint.ts';
import { Email, FormFile, Honeypot } from '../schemas/form.ts';

export const ReportReason = Type.Union([
  Type.Literal('counterfeit'),
  Type.Literal('ip'),
  Type.Literal('offensive'),
  Type.Literal('fraud'),
  Type.Literal('privacy'),
  Type.Literal('other'),
]);
export type ReportReason = Static<typeof ReportReason>;

export const ReportInput = Type.Object({
  /** Address or id of what is reported. */
  target: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' }),
  reason: ReportReason,
  details: Type.String({ minLength: 20, maxLength: 5000, pattern: '\\S' }),
  email: Email,
  files: Type.Array(FormFile, { maxItems: 3 }),
  locale: Type.Optional(Language),
  subjectLine: Honeypot,
});
export type ReportInput = Static<typeof ReportInput>;

export const ReportReceipt = Type.Object({ reference: Type.String() });
export type ReportReceipt = Static<typeof ReportReceipt>;

/** 409 `report_repeated` with `details.reference` when the same address reported the same thing within 24 hours. Needs an `Idempotency-Key`. */
export const createReport = defineEndpoint({ method: 'POST', url: '/api/report', body: ReportInput, response: ReportReceipt });
