import type { Language, LocalText } from '@orime/contracts';
import { defineMemberMail, type MemberMailWords } from '../../../notify/email-preferences/index.ts';

interface DesignDecisionData {
  readonly to: 'confirmed' | 'rejected' | 'in_review';
  readonly isChange: boolean;
  readonly name: LocalText;
  readonly reason: string;
  readonly path: string;
}

/** What was decided about a design, to its designer. */
export const designDecisionMail = defineMemberMail('design-decision', 'confirmations', decisionWords);

function decisionWords({ to, isChange, name, reason }: DesignDecisionData, locale: Language): MemberMailWords {
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
