import { seal, unseal } from '../sealed-text.ts';
import type { WrittenMail } from './mail-template.ts';

const purpose = 'mail that waits';

/** A written mail as a text that only this installation reads: its link must not be found in the database. */
export function sealMail(secret: string, mail: WrittenMail): string {
  return seal(secret, purpose, JSON.stringify({ ...mail, picture: undefined }));
}

/** The mail again. Throws when the secret was changed meanwhile. Mails with a link that works once have no picture. */
export function openMail(secret: string, sealed: string): WrittenMail {
  return JSON.parse(unseal(secret, purpose, sealed)) as WrittenMail; // we sealed it
}
