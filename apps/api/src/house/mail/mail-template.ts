import type { Language } from '@orime/contracts';
import type { Db } from '../db/db.ts';
import type { DrawnMail } from './layout.ts';

/** A mail to be written, as it waits in the outbox: facts only. Secrets of links are made when the mail is. */
export interface MailRequest {
  readonly template: string;
  readonly email: string;
  /** Without it the template knows which. */
  readonly locale?: Language | undefined;
}

export interface WrittenMail extends DrawnMail {
  readonly locale: Language;
  /** What is kept in our records: the secrets of links are blanked. */
  readonly keptHtml: string;
  readonly keptText: string;
  readonly oneClickUrl?: string | undefined;
}

export interface MailSite {
  readonly publicUrl: string;
  readonly secret: string;
}

/** Somebody's own account at a mail service. */
export interface MailSender {
  /** Under which the service's domain has registered how it is opened. */
  readonly service: string;
  readonly userId: string;
}

/**
 * How one mail is written, or a family of mails with the same facts. Each is declared in the resource whose mail it is and listed
 * in `domains/index.ts`. Its functions are methods, so that one registry holds templates of every kind of request.
 */
export interface MailTemplate<Request extends MailRequest = MailRequest> {
  /** Names under which its mails wait in the outbox, possibly since the release before: none is renamed or dropped. */
  readonly names: readonly Request['template'][];
  /** Nothing when there is nobody to write to any more. */
  write(db: Db, request: Request, site: MailSite): Promise<WrittenMail | undefined>;
  /** Whether its link works once. Such a mail is written before it is sent, and every attempt sends the same. Default: no. */
  hasSingleUseLink?(request: Request): boolean;
  /** Of those that wait together for one address, only one is sent. Default: all are. */
  readonly isOneEnough?: boolean;
  /** Whose account sends it. Default: the house does. */
  senderOf?(request: Request): MailSender | undefined;
  /** Id of what its record is listed under. Default: nothing. */
  relatedOf?(request: Request): string | undefined;
}
