import { BRAND, type Language } from '@orime/contracts';
import { finishMail } from '../../../house/mail/finish-mail.ts';
import type { MailContent } from '../../../house/mail/mail-content.ts';
import type { MailRequest, MailTemplate } from '../../../house/mail/mail-template.ts';
import { createAuthLink } from './auth-link.service.ts';

const NAMES = ['verification', 'password-reset'] as const;

export interface AccountMail extends MailRequest {
  readonly template: (typeof NAMES)[number];
  /** Of the page the person was on; without it the account's own. */
  readonly locale?: Language | undefined;
}

/** The link to confirm an address or to choose a new password. Undefined when there is no such account, or it is already verified. */
export const accountMail: MailTemplate<AccountMail> = {
  names: NAMES,
  hasSingleUseLink: () => true,
  isOneEnough: true,
  async write(db, { template, email, locale: wanted }, { publicUrl }) {
    const user = await db
      .selectFrom('users')
      .select(['id', 'name', 'locale', 'email_verified_at'])
      .where('email', '=', email)
      .where('status', '=', 'active')
      .executeTakeFirst();
    if (user === undefined || (template === 'verification' && user.email_verified_at !== null)) return undefined;
    const locale = wanted ?? user.locale;
    const isReset = template === 'password-reset';
    const secret = await createAuthLink(db, user.id, isReset ? 'reset' : 'verify');
    const path = isReset ? `/passwordReset?token=${secret}` : `/verify/${secret}`;
    const url = `${publicUrl}${path}${locale === 'jp' ? `${isReset ? '&' : '?'}lang=jp` : ''}`;
    const content = isReset ? passwordResetMail(user.name, url, locale) : verificationMail(user.name, url, locale);
    return finishMail(content, locale, { secrets: [secret] });
  },
};

function verificationMail(name: string, url: string, locale: Language): MailContent {
  if (locale === 'jp') {
    return {
      subject: `【${BRAND.name}】メールアドレスのご確認`,
      preview: 'ボタンを押すと登録が完了します。',
      heading: 'メールアドレスをご確認ください',
      paragraphs: [
        `${name} 様`,
        `${BRAND.name}にご登録いただき、ありがとうございます。下のボタンを押して、メールアドレスの確認を完了してください。`,
      ],
      button: { label: 'メールアドレスを確認する', url },
      closing: ['このリンクは24時間有効で、一度だけご利用いただけます。', 'お心当たりがない場合は、このメールを破棄してください。'],
    };
  }
  return {
    subject: `Confirm your e-mail address for ${BRAND.name}`,
    preview: 'One click and your account is ready.',
    heading: 'Confirm your e-mail address',
    paragraphs: [`Hello ${name},`, `Thank you for joining ${BRAND.name}. Please confirm that this address is yours.`],
    button: { label: 'Confirm e-mail address', url },
    closing: ['The link works once and for 24 hours.', 'If you did not register, you can ignore this message.'],
  };
}

function passwordResetMail(name: string, url: string, locale: Language): MailContent {
  if (locale === 'jp') {
    return {
      subject: `【${BRAND.name}】パスワードの再設定`,
      preview: '新しいパスワードを設定できます。',
      heading: 'パスワードを再設定する',
      paragraphs: [`${name} 様`, 'パスワード再設定のご依頼を受け付けました。下のボタンから新しいパスワードを設定してください。'],
      button: { label: '新しいパスワードを設定する', url },
      closing: [
        'このリンクは1時間有効で、一度だけご利用いただけます。',
        'お心当たりがない場合は、このメールを破棄してください。パスワードは変更されません。',
      ],
    };
  }
  return {
    subject: `Reset your ${BRAND.name} password`,
    preview: 'Choose a new password.',
    heading: 'Choose a new password',
    paragraphs: [`Hello ${name},`, 'We were asked to reset the password of your account.'],
    button: { label: 'Choose a new password', url },
    closing: ['The link works once and for one hour.', 'If this was not you, ignore this message: your password stays as it is.'],
  };
}
