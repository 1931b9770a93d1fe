import { Type, type Static } from 'typebox';
import { IdParams, Language, PageQuery, Timestamp, pageOf } from '../../schemas/common.ts';
import { defineEndpoint } from '../../schemas/endpoint.ts';
import { Email, FormFile, Honeypot } from '../../schemas/form.ts';

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
  /** URL or id of the reported item. */
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

/**
 * Needs an `Idempotency-Key`. 409 `report_repeated` with `details.reference` when the same address reported the same item within 24
 * hours.
 */
export const createReport = defineEndpoint({ method: 'POST', url: '/api/report', body: ReportInput, response: ReportReceipt });

export const REPORT_STATUSES = ['open', 'reviewing', 'closed'] as const;
/** Result of a report: action was taken, or none was needed. */
export const REPORT_OUTCOMES = ['upheld', 'declined'] as const;

export const ContentReport = Type.Object({
  _id: Type.String(),
  id: Type.String(),
  reference: Type.Union([Type.String(), Type.Null()]),
  /** `copyright` and `safety` are reasons of earlier forms. */
  reason: Type.Union([ReportReason, Type.Literal('copyright'), Type.Literal('safety')]),
  target: Type.String(),
  details: Type.String(),
  /** Null when the sender was erased. */
  email: Type.Union([Type.String(), Type.Null()]),
  locale: Language,
  /** Evidence, as signed URLs valid for one minute. */
  files: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), url: Type.String() })),
  status: Type.Enum(REPORT_STATUSES),
  outcome: Type.Union([Type.Enum(REPORT_OUTCOMES), Type.Null()]),
  /** Internal note; sent to the sender when the report is closed. */
  note: Type.String(),
  createdAt: Timestamp,
  version: Type.Integer(),
});
export type ContentReport = Static<typeof ContentReport>;

/** Newest first. `total` counts up to 10,000. */
export const listReports = defineEndpoint({
  method: 'GET',
  url: '/api/report/',
  querystring: Type.Object({
    ...PageQuery,
    id: Type.Optional(Type.String({ maxLength: 80 })),
    status: Type.Optional(Type.Enum(REPORT_STATUSES)),
    reason: Type.Optional(ReportReason),
    q: Type.Optional(Type.String({ maxLength: 200 })),
  }),
  response: pageOf(ContentReport),
});

/**
 * Closing needs an `outcome` and mails it to the sender with the note. 409 `invalid_transition` for a step that is not allowed,
 * `conflict` when `version` is outdated.
 */
export const setReportStatus = defineEndpoint({
  method: 'POST',
  url: '/api/report/status/id/:id',
  params: IdParams,
  body: Type.Object({
    status: Type.Enum(REPORT_STATUSES),
    outcome: Type.Optional(Type.Enum(REPORT_OUTCOMES)),
    note: Type.Optional(Type.String({ maxLength: 4000 })),
    version: Type.Optional(Type.Integer()),
  }),
  response: ContentReport,
});
