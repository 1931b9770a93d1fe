import { canTransition, modelIntakeMachine } from '@orime/commerce';
import type { LetterPreview } from '@orime/contracts/api/people/application';
import type { setModelIntakeStatus } from '@orime/contracts/api/people/model-intake';
import type { Body } from '@orime/contracts/schemas';
import type { ApiApp } from '../../../house/api-app.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { drawApplicationLetter } from '../application/index.ts';
import { findIntake, mailOf, MAIL_OF_STATUS } from './model-intake.service.ts';

/** The letter of a decision that is not taken yet; null when nothing would be sent. Refuses what could not be decided. */
export async function draftIntakeLetter(
  app: ApiApp,
  id: string,
  { status, note = '' }: Body<typeof setModelIntakeStatus>,
): Promise<LetterPreview | null> {
  const row = await findIntake(app.db, id, null);
  if (!canTransition(modelIntakeMachine, row.status, status))
    throw new RequestError('invalid_transition', { details: { status: row.status } });
  const template = MAIL_OF_STATUS[status];
  const { publicUrl, jwtSecret: secret } = app.config;
  const site = { publicUrl, secret, isLive: await app.liveRoutes() };
  return template === null ? null : drawApplicationLetter(mailOf(app, { ...row, note: note.trim() }, template), site);
}
