import { BRAND, type Language, type LocalText } from '@orime/contracts';
import type { MailContent } from './layout.ts';
import type { DesignDecisionData, FollowDigestData, MemberMail, MessageDigestData } from './mail-request.ts';

type Words = Pick<MailContent, 'subject' | 'preview' | 'heading' | 'paragraphs'> & { readonly button: string };

/** A mail about something a member may look at, with the way to have no more of its kind. */
export function memberMail(mail: MemberMail, url: string, preferencesUrl: string): MailContent {
  const isJp = mail.locale === 'jp';
  const { button, subject, ...words } = wordsOf(mail);
  return {
    ...words,
    subject: isJp ? `【${BRAND.name}】${subject}` : subject,
    button: { label: button, url },
    closing: [],
    footer: isJp
      ? { text: `このメールは、${BRAND.name}のメール設定に基づいてお送りしています。`, label: '配信停止・設定の変更', url: preferencesUrl }
      : {
          text: `You receive this because of your ${BRAND.name} e-mail settings.`,
          label: 'Unsubscribe or change them',
          url: preferencesUrl,
        },
  };
}

function wordsOf(mail: MemberMail): Words {
  switch (mail.template) {
    case 'message-digest':
      return messageWords(mail.data, mail.locale);
    case 'follow-digest':
      return followWords(mail.data, mail.locale);
    case 'design-decision':
      return decisionWords(mail.data, mail.locale);
    default:
      return mail satisfies never;
  }
}

function messageWords({ from, excerpt }: MessageDigestData, locale: Language): Words {
  if (locale === 'jp') {
    return {
      subject: `${from}さんからメッセージが届いています`,
      preview: excerpt,
      heading: `${from}さんからの新着メッセージ`,
      paragraphs: [`「${excerpt}」`],
      button: 'メッセージを読む',
    };
  }
  return {
    subject: `${from} sent you a message`,
    preview: excerpt,
    heading: `A message from ${from}`,
    paragraphs: [`“${excerpt}”`],
    button: 'Read the conversation',
  };
}

function followWords({ latest, others }: FollowDigestData, locale: Language): Words {
  if (locale === 'jp') {
    const who = others === 0 ? `${latest}さん` : `${latest}さんほか${others}人`;
    return {
      subject: `${who}があなたをフォローしました`,
      preview: '新しいフォロワーのお知らせです。',
      heading: '新しいフォロワー',
      paragraphs: [`${who}があなたのブランドをフォローしました。新作を発表すると、フォロワーのページに表示されます。`],
      button: 'ダッシュボードを開く',
    };
  }
  const who = others === 0 ? latest : `${latest} and ${others} ${others === 1 ? 'other' : 'others'}`;
  return {
    subject: `${who} followed you`,
    preview: 'About your new followers.',
    heading: others === 0 ? 'A new follower' : 'New followers',
    paragraphs: [`${who} followed you. Your next pieces will appear on their page.`],
    button: 'Open your dashboard',
  };
}

function decisionWords({ to, isChange, name, reason }: DesignDecisionData, locale: Language): Words {
  const title = textIn(name, locale);
  const why = reason === '' ? [] : [locale === 'jp' ? `理由：${reason}` : `The reason: ${reason}`];
  const { subject, text } = locale === 'jp' ? jpDecision(to, isChange, title) : enDecision(to, isChange, title);
  const button =
    to === 'confirmed'
      ? locale === 'jp'
        ? '作品ページを見る'
        : 'See it on sale'
      : locale === 'jp'
        ? 'ダッシュボードを開く'
        : 'Open your dashboard';
  return { subject, preview: text, heading: subject, paragraphs: [text, ...why], button };
}

function enDecision(to: DesignDecisionData['to'], isChange: boolean, title: string) {
  if (to === 'in_review')
    return {
      subject: `“${title}” is being looked at again`,
      text: 'We have taken it off sale until that is done. Open orders are not affected.',
    };
  if (to === 'confirmed')
    return isChange
      ? { subject: `Your changes to “${title}” are online`, text: 'We have accepted them, and the page shows them now.' }
      : { subject: `“${title}” is on sale`, text: 'We have confirmed your design. It can be found and bought from now on.' };
  return isChange
    ? {
        subject: `Your changes to “${title}” were not accepted`,
        text: 'The page stays as it was. You can change the design again at any time.',
      }
    : { subject: `“${title}” needs another look`, text: 'We could not confirm it yet. You can change it and hand it in again.' };
}

function jpDecision(to: DesignDecisionData['to'], isChange: boolean, title: string) {
  if (to === 'in_review')
    return {
      subject: `「${title}」を再審査しています`,
      text: '審査が終わるまで販売を停止しております。すでに承ったご注文への影響はございません。',
    };
  if (to === 'confirmed')
    return isChange
      ? { subject: `「${title}」の変更が公開されました`, text: '変更内容を承認し、作品ページに反映いたしました。' }
      : { subject: `「${title}」の販売を開始しました`, text: '審査が完了し、作品が公開されました。ただいまよりご購入いただけます。' };
  return isChange
    ? {
        subject: `「${title}」の変更は承認されませんでした`,
        text: '作品ページはこれまでの内容のまま公開されています。いつでも改めて変更していただけます。',
      }
    : { subject: `「${title}」の修正をお願いいたします`, text: '今回は承認に至りませんでした。内容を修正のうえ、もう一度ご提出ください。' };
}

function textIn({ en, jp }: LocalText, locale: Language): string {
  return locale === 'jp' ? jp || en : en || jp;
}
