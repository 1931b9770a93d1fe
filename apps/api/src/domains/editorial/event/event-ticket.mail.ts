import { BRAND, htmlLang } from '@orime/contracts';
import { definePageMail, type PageMailRequest } from '../../../house/mail/page-mail.ts';

export interface EventTicketMail extends PageMailRequest {
  readonly template: 'event-ticket';
  readonly data: {
    readonly path: string;
    readonly reference: string;
    readonly name: string;
    readonly plusOne: string;
    readonly title: string;
    readonly venue: string;
    readonly address: string;
    readonly startsAt: string;
    readonly timeZone: string;
  };
}

/** The ticket to an event; its code is a picture that travels with the mail. */
export const eventTicketMail = definePageMail<EventTicketMail>(['event-ticket'], async ({ data, locale }, url) => {
  const isJp = locale === 'jp';
  const when = new Intl.DateTimeFormat(htmlLang(locale), {
    dateStyle: 'full',
    timeStyle: 'short',
    hour12: false,
    timeZone: data.timeZone,
  }).format(new Date(data.startsAt));
  const zone =
    new Intl.DateTimeFormat(htmlLang(locale), { timeZone: data.timeZone, timeZoneName: 'long' })
      .formatToParts(new Date(data.startsAt))
      .find((part) => part.type === 'timeZoneName')?.value ?? data.timeZone;
  const { toBuffer } = await import('qrcode');
  const code = await toBuffer(data.reference, { type: 'png', width: 480, margin: 2, errorCorrectionLevel: 'M' });
  return {
    subject: isJp ? `【${BRAND.name}】${data.title} ご出席の受付` : `Your invitation to ${data.title}`,
    preview: isJp ? '当日は受付でコードをご提示ください。' : 'Show the code at the door.',
    heading: isJp ? 'ご出席を承りました' : 'You are on the list',
    paragraphs: [
      isJp ? `${data.name} 様` : `Hello ${data.name},`,
      isJp
        ? `${data.title}へのご出席を承りました。当日は受付で下のコードをご提示ください。`
        : `We look forward to seeing you at ${data.title}. Please show this code at the door.`,
    ],
    picture: { cid: 'ticket', alt: isJp ? `受付コード ${data.reference}` : `Code for the door: ${data.reference}`, png: code },
    tables: [
      {
        title: data.title,
        rows: [
          { label: isJp ? '受付番号' : 'Reference', value: data.reference, strong: true },
          ...[
            { label: `${when} (${zone})`, value: '' },
            { label: `${data.venue} · ${data.address}`, value: '' },
          ],
          ...(data.plusOne === '' ? [] : [{ label: isJp ? 'お連れ様' : 'With you', value: data.plusOne }]),
        ],
      },
    ],
    button: { label: isJp ? '招待状を見る' : 'Open the invitation', url },
    closing: [
      isJp
        ? 'ご都合が悪くなった場合は、お手数ですがお問い合わせフォームよりお知らせください。'
        : 'If you cannot come after all, please tell us through the contact form so that somebody else can have your seat.',
    ],
  };
});
