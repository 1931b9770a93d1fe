import { BRAND } from '@orime/contracts';
import { definePageMail, type PageMailRequest } from '../../../house/mail/page-mail.ts';

/** To a seller whose bank details were replaced: somebody else may have done it. */
export interface PayoutDetailsMail extends PageMailRequest {
  readonly template: 'payout-details-changed';
  readonly data: {
    readonly path: string;
    readonly name: string;
    /** Last characters of the account; may be empty. */
    readonly ending: string;
  };
}

export const payoutDetailsMail = definePageMail<PayoutDetailsMail>(['payout-details-changed'], ({ data, locale }, url) => {
  const { name, ending } = data;
  if (locale === 'jp') {
    const account = ending === '' ? '' : `（末尾 ${ending}）`;
    return {
      subject: `【${BRAND.name}】お振込先が変更されました`,
      preview: `お振込先${account}を登録いたしました。お心当たりがない場合はご連絡ください。`,
      heading: 'お振込先の変更',
      paragraphs: [
        `${name} 様`,
        `売上のお振込先${account}を登録いたしました。次回のお支払いから、この口座へお振り込みします。`,
        'お心当たりがない場合は、ただちにパスワードを変更し、このメールにご返信ください。',
      ],
      button: { label: 'お振込先を確認する', url },
      closing: [],
    };
  }
  const account = ending === '' ? '' : ` (ending in ${ending})`;
  return {
    subject: `Your ${BRAND.name} payout details were changed`,
    preview: `New payout details${account} are in place. If this was not you, tell us at once.`,
    heading: 'Your payout details were changed',
    paragraphs: [
      `Dear ${name},`,
      `New payout details${account} are in place. What you earn goes there from the next payout on.`,
      'If this was not you, change your password now and answer this mail.',
    ],
    button: { label: 'See your payout details', url },
    closing: [],
  };
});
