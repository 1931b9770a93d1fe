import type { Language } from '@orime/contracts';
import { finishMail } from './finish-mail.ts';
import type { MailContent } from './mail-content.ts';
import type { MailRequest, MailTemplate } from './mail-template.ts';

/** A mail whose button leads to a page of the site. */
export interface PageMailRequest extends MailRequest {
  readonly locale: Language;
  /** `path` is on the site, with the key of its link where it has one. */
  readonly data: { readonly path: string };
}

/** A template of which only the words are its own. */
export function definePageMail<Request extends PageMailRequest>(
  names: readonly Request['template'][],
  contentOf: (request: Request, url: string) => MailContent | Promise<MailContent>,
): MailTemplate<Request> {
  return {
    names,
    async write(_, request, { publicUrl }) {
      const url = pageUrl(request.data.path, request.locale, publicUrl);
      return finishMail(await contentOf(request, url.href), request.locale, { secrets: [url.searchParams.get('key')] });
    },
  };
}

/** Whoever reads Japanese lands on Japanese, in whichever browser the link opens. */
export function pageUrl(path: string, locale: Language, publicUrl: string): URL {
  const url = new URL(path, publicUrl);
  if (locale === 'jp') url.searchParams.set('lang', 'jp');
  return url;
}
