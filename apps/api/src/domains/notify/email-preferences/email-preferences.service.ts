import type { EmailPreferences } from '@orime/contracts/api/notify/email-preferences';
import type { Actor } from '../../../house/access/actor.ts';
import type { Db } from '../../../house/db/db.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { readPreferencesKey, type MailSubject } from './preferences-key.ts';
import { changePreferences, findReceiver, type MailReceiver, type PreferenceChange } from './preferences.queries.ts';

export interface Sender {
  readonly actor: Actor;
  readonly key: string | undefined;
  readonly secret: string;
}

export async function readPreferences(db: Db, sender: Sender): Promise<EmailPreferences> {
  return toAnswer(await getReceiver(db, sender), sender);
}

export async function savePreferences(db: Db, sender: Sender, change: PreferenceChange): Promise<EmailPreferences> {
  return db.transaction().execute(async (trx) => {
    await changePreferences(trx, await getReceiver(trx, sender), change);
    return toAnswer(await getReceiver(trx, sender), sender);
  });
}

async function getReceiver(db: Db, sender: Sender): Promise<MailReceiver> {
  const receiver = await findReceiver(db, subjectOf(sender));
  if (receiver === undefined) throw new RequestError('not_found');
  return receiver;
}

/** The link says whose mails are meant, also on a computer where somebody else is signed in. */
function subjectOf({ actor, key, secret }: Sender): MailSubject {
  if (key !== undefined) {
    const subject = readPreferencesKey(key, secret);
    if (subject === undefined) throw new RequestError('not_found');
    return subject;
  }
  if (actor.userId === null) throw new RequestError('validation', { fields: { key: 'is required without a sign-in' } });
  return { userId: actor.userId };
}

/** Mails are forwarded: a link tells little of whom it was sent to. */
function toAnswer(
  { email, isMember, language, messages, follows, confirmations, newsletter, stockAlerts }: MailReceiver,
  { key }: Sender,
): EmailPreferences {
  const masked = email.replace(/^(.)[^@]*@(.).*$/, '$1•••@$2•••');
  return { email: key === undefined ? email : masked, isMember, language, messages, follows, confirmations, newsletter, stockAlerts };
}
