import type { ApiApp } from '../house/api-app.ts';
import type { MailTemplate } from '../house/mail/mail-template.ts';

/** What a domain brings to the api. Each lists its own in its folder's `domain.ts`. */
export interface Domain {
  /** A line each, its folder named as the first path segment after `/api`. */
  readonly modules: readonly ((app: ApiApp) => Promise<void>)[];
  /** The templates of its mails that may be in the outbox, each declared in its resource. */
  readonly mails: readonly MailTemplate[];
}
