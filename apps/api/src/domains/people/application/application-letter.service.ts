import { isEmpty } from '@orime/contracts';
import type { LetterPreview, setApplicationStatus } from '@orime/contracts/api/people/application';
import type { Body } from '@orime/contracts/schemas';
import type { Caller } from '../../../house/access/caller.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { ACCOUNT_OF_KIND, canMove } from './application-states.ts';
import { drawApplicationLetter } from './application.mail.ts';
import { findApplication } from './application.queries.ts';
import { MAIL_OF_STATUS, mailOf } from './application.service.ts';

/** The letter of a decision that is not taken yet; null when nothing would be sent. Refuses what could not be decided. */
export async function draftApplicationLetter(
  app: ApiApp,
  id: string,
  admin: Caller,
  { status, note = '' }: Body<typeof setApplicationStatus>,
): Promise<LetterPreview | null> {
  const row = await findApplication(app.db, id, admin, undefined);
  if (row === undefined) throw new RequestError('not_found');
  if (!canMove(row.status, status)) throw new RequestError('invalid_transition', { details: { status: row.status } });
  const template = MAIL_OF_STATUS[status];
  if (template === null) return null;
  if (status !== 'approved' && isEmpty(note)) throw new RequestError('validation', { fields: { note: 'is required' } });
  const isSeller = status === 'approved' && ACCOUNT_OF_KIND[row.kind] !== null;
  const account = isSeller ? await app.db.selectFrom('users').select('id').where('email', '=', row.email).executeTakeFirst() : undefined;
  const known = account && { userId: account.id, isNew: false };
  const { publicUrl, jwtSecret: secret } = app.config;
  const site = { publicUrl, secret, isLive: await app.liveRoutes() };
  return drawApplicationLetter(mailOf(app, { ...row, note: note.trim() }, template, known), site, isSeller && account === undefined);
}
