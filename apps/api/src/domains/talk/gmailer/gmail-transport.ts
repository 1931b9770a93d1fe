import type { FastifyInstance } from 'fastify';
import { RequestError } from '../../../house/errors/request-error.ts';
import { composeMessage, type MailTransport } from '../../../house/mail/transport.ts';
import { unseal } from '../../../house/sealed-text.ts';
import { findConnection } from './gmailer.queries.ts';
import { REFRESH_TOKEN } from './gmailer.service.ts';
import { createGoogleOauth } from './google-oauth.ts';

/** The mail service's name for templates whose mails are sent by it. */
export const GMAIL = 'gmail';

/** Sends from the Gmail account of a member of the staff, who may take the permission back at any time: then this throws. */
export async function openGmail(app: FastifyInstance, userId: string): Promise<MailTransport> {
  const google = createGoogleOauth(app.config);
  const sealed = await findConnection(app.db, userId);
  if (google === undefined || sealed === undefined) throw new RequestError('not_configured');
  const accessToken = await google.accessToken(unseal(app.config.jwtSecret, REFRESH_TOKEN, sealed));
  return {
    // Google writes the account's own address over the sender.
    send: async (mail) => google.send(accessToken, await composeMessage(mail)),
    close: () => {},
  };
}
