import type { Language } from '@orime/contracts';
import { finishMail } from './finish-mail.ts';
import type { MailContent } from './mail-content.ts';
import type { MailRequest, MailSite, MailTemplate } from './mail-template.ts';

/** A mail whose button opens a page of the site. */
export interface PageMailRequest extends MailRequest {
  readonly locale: Language;
  /** `path` is relative to the site's address, and includes the link's `key` if it has one. */
  readonly data: { readonly path: string };
}

/** A template that only has to say what the mail contains: link, layout and stored copy are the same for all of them. */
export function definePageMail<Request extends PageMailRequest>(
  names: readonly Request['template'][],
  contentOf: (request: Request, url: string) => MailContent | Promise<MailContent>,
): MailTemplate<Request> {
  return {
    names,
    async write(_, request, site) {
      const url = pageUrl(request.data.path, request.locale, site);
      return finishMail(await contentOf(request, url.href), request.locale, { secrets: [url.searchParams.get('key')] });
    },
  };
}

/**
 * Address of a page of the site. The link opens in the mail's language, in any browser. In place of a page that is not released
 * it is the dashboard, which shows the same; whoever holds the key of a link has none, and gets the front page.
 */
export function pageUrl(path: string, locale: Language, { publicUrl, isLive }: Pick<MailSite, 'publicUrl' | 'isLive'>): URL {
  const wanted = new URL(path, publicUrl);
  const url = isLive(wanted.pathname) ? wanted : new URL(wanted.searchParams.has('key') ? '/' : '/dashboard', publicUrl);
  if (locale === 'jp') url.searchParams.set('lang', 'jp');
  return url;
}
