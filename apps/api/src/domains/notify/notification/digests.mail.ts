import type { Language } from '@orime/contracts';
import { defineMemberMail, type MemberMailWords } from '../email-preferences/index.ts';

interface MessageDigestData {
  readonly from: string;
  readonly excerpt: string;
  /** Path on the site, as in the others. */
  readonly path: string;
}

interface FollowDigestData {
  readonly latest: string;
  readonly others: number;
  readonly path: string;
}

export const messageDigestMail = defineMemberMail('message-digest', 'messages', messageWords);

export const followDigestMail = defineMemberMail('follow-digest', 'follows', followWords);

function messageWords({ from, excerpt }: MessageDigestData, locale: Language): MemberMailWords {
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

function followWords({ latest, others }: FollowDigestData, locale: Language): MemberMailWords {
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
