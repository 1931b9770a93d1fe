import type { Language, LocalText } from '@orime/contracts';
import type { Audience, MailingInput } from '@orime/contracts/api/office/mailing';
import type { FieldProblem } from '@orime/forms';
import type { ChosenReceivers } from '../chosen-receivers.ts';

export type LetterDraft = {
  list: Audience['list'];
  /** Empty for everybody; so are country and status. */
  language: '' | Language;
  country: string;
  status: string;
  /** Only these, where some were chosen. */
  userIds: readonly string[];
  subject: LocalText;
  body: LocalText;
  when: 'now' | 'later';
  /** As typed, in the zone of who types: `2026-05-31T10:00`. */
  at: string;
};

/** Statuses that a list can be narrowed to. */
export const STATUSES: Readonly<Record<Audience['list'], readonly string[]>> = {
  newsletter: [],
  designers: ['draft', 'in_review', 'approved', 'suspended'],
  producers: ['draft', 'in_review', 'approved', 'suspended'],
  buyers: ['pending', 'needs_info', 'verified', 'rejected', 'suspended'],
};
export const LISTS = ['newsletter', 'designers', 'producers', 'buyers'] as const satisfies readonly Audience['list'][];

export function emptyLetter(chosen: ChosenReceivers | undefined): LetterDraft {
  return {
    list: chosen?.list ?? 'newsletter',
    language: '',
    country: '',
    status: '',
    userIds: chosen?.userIds ?? [],
    subject: { en: '', jp: '' },
    body: { en: '', jp: '' },
    when: 'now',
    at: '',
  };
}

/** Only what narrows the list is sent. */
export function audienceOf({
  list,
  language,
  country,
  status,
  userIds,
}: Pick<LetterDraft, 'list' | 'language' | 'country' | 'status' | 'userIds'>): Audience {
  return {
    list,
    ...(language !== '' && { language }),
    ...(country !== '' && list !== 'newsletter' && { country }),
    ...(STATUSES[list].includes(status) && { status }),
    ...(userIds.length > 0 && { userIds: [...userIds] }),
  };
}

export function mailingOf(draft: LetterDraft, confirmCount: number): MailingInput {
  return {
    subject: draft.subject,
    body: draft.body,
    audience: audienceOf(draft),
    confirmCount,
    ...(draft.when === 'later' && draft.at !== '' && { scheduleAt: new Date(draft.at).toISOString() }),
  };
}

/** Names in `{{ }}` that nothing is put in for. */
export function unknownVariables(text: string): readonly string[] {
  return [...text.matchAll(/\{\{\s*([^}]*?)\s*\}\}/g)].map(([, name = '']) => name).filter((name) => name !== 'name');
}

/** One language at least, each with a subject and a text, without gaps that nobody fills; a time that is still to come. */
export function problemsOf({ subject, body, when, at }: LetterDraft, nowMs = Date.now()): readonly FieldProblem[] {
  const problems: FieldProblem[] = [];
  const isEmpty = (text: string): boolean => text.trim() === '';
  for (const language of ['en', 'jp'] as const) {
    const [noSubject, noBody] = [isEmpty(subject[language]), isEmpty(body[language])];
    if (noSubject && !noBody) problems.push({ field: `subject.${language}`, problem: { kind: 'required' } });
    if (noBody && !noSubject) problems.push({ field: `body.${language}`, problem: { kind: 'required' } });
    if (unknownVariables(subject[language]).length > 0) problems.push({ field: `subject.${language}`, problem: { kind: 'malformed' } });
    if (unknownVariables(body[language]).length > 0) problems.push({ field: `body.${language}`, problem: { kind: 'malformed' } });
  }
  if ([subject.en, subject.jp, body.en, body.jp].every(isEmpty)) problems.push({ field: 'subject.en', problem: { kind: 'required' } });
  if (when === 'later' && at === '') problems.push({ field: 'at', problem: { kind: 'required' } });
  if (when === 'later' && at !== '' && new Date(at).getTime() <= nowMs) problems.push({ field: 'at', problem: { kind: 'malformed' } });
  return problems;
}
