import type { Language } from '@orime/contracts';
import type { Db } from '../db/db.ts';
import type { IsLive } from '../live-routes/live-routes.ts';
import type { DrawnMail } from './layout.ts';

/** A mail as it waits in the outbox: facts only. The secrets of its links are created when it is rendered. */
export interface MailRequest {
  readonly template: string;
  readonly email: string;
  /** Default: the template chooses. */
  readonly locale?: Language | undefined;
}

export interface WrittenMail extends DrawnMail {
  readonly locale: Language;
  /** The stored copy of the mail, with the secrets in its links blanked. */
  readonly keptHtml: string;
  readonly keptText: string;
  readonly oneClickUrl?: string | undefined;
}

export interface MailSite {
  readonly publicUrl: string;
  readonly secret: string;
  /** A page that is not released yet is not linked to. */
  readonly isLive: IsLive;
}

/** A user's own account at a mail service. */
export interface MailSender {
  /** Name under which the service was registered (`app.mail.addService`). */
  readonly service: string;
  readonly userId: string;
}

/**
 * How one mail, or a family of mails with the same fields, is rendered. Each resource declares its own templates, its
 * domain's `domain.ts` lists them. The functions are declared as methods, whose parameters TypeScript compares bivariantly, so that one registry can
 * hold templates of different requests.
 */
export interface MailTemplate<Request extends MailRequest = MailRequest> {
  /** Names of its mails in the outbox. Rows may be older than this release: do not rename or remove one. */
  readonly names: readonly Request['template'][];
  /** Renders the mail. Undefined when there is nothing to send any more. */
  write(db: Db, request: Request, site: MailSite): Promise<WrittenMail | undefined>;
  /** Whether it has a single-use link. Such a mail is rendered once and stored sealed, so that every attempt sends the same link. Default: no. */
  hasSingleUseLink?(request: Request): boolean;
  /** Of several that wait for the same address, only one is sent. Default: false. */
  readonly isOneEnough?: boolean;
  /** The account it is sent from. Default: the installation's own transport. */
  senderOf?(request: Request): MailSender | undefined;
  /** Id stored with the sent mail (`sent_emails.related`). Default: none. */
  relatedOf?(request: Request): string | undefined;
}
