import { defineLocales } from '@orime/platform';

const en = {
  'problem.required': 'Please fill this in.',
  'problem.too_short': 'Please write at least {{limit}} characters.',
  'problem.too_long': 'Please write at most {{limit}} characters.',
  'problem.too_small': 'The least possible value is {{limit}}.',
  'problem.too_large': 'The greatest possible value is {{limit}}.',
  'problem.too_few': 'Please give at least {{limit}}.',
  'problem.too_many': 'At most {{limit}} are possible.',
  'problem.malformed': 'This is not in the expected form.',
  'problem.not_a_choice': 'Please choose one of the values offered.',
  'problem.refused': 'Please check this entry.',
  'failure.any': 'This could not be sent. Please try again.',
  'failure.lost': 'The connection was lost on the way. Nothing is sent twice: please try again.',
  'failure.offline': 'You are offline. It is sent as soon as the connection is back.',
  'failure.wait_one': 'Please try again in {{count}} second.',
  'failure.wait_other': 'Please try again in {{count}} seconds.',
  'failure.wait-minutes_one': 'Please try again in {{count}} minute.',
  'failure.wait-minutes_other': 'Please try again in {{count}} minutes.',
  'failure.stop-waiting': 'Do not send it',
  'draft.restored': 'What you had typed before is back.',
  'draft.discard': 'Start over',
  'conflict.title': 'Somebody else changed this meanwhile',
  'conflict.text': 'Nothing you typed is lost. Keep your version, or take theirs.',
  'conflict.mine': 'Keep mine',
  'conflict.theirs': 'Take theirs',
  'leave.title': 'Leave without saving?',
  'leave.text': 'What you changed on this page has not been sent.',
  'leave.kept': 'What you changed has not been sent. It is kept in this browser for your next visit.',
  'leave.go': 'Leave',
  'leave.stay': 'Stay',
};

// Japanese has one plural form.
type JapaneseKey = Exclude<keyof typeof en, `${string}_one`>;

const jp: Record<JapaneseKey, string> = {
  'problem.required': '入力してください。',
  'problem.too_short': '{{limit}}文字以上で入力してください。',
  'problem.too_long': '{{limit}}文字以内で入力してください。',
  'problem.too_small': '{{limit}}以上の値を入力してください。',
  'problem.too_large': '{{limit}}以下の値を入力してください。',
  'problem.too_few': '{{limit}}件以上を指定してください。',
  'problem.too_many': '指定できるのは{{limit}}件までです。',
  'problem.malformed': '入力の形式が正しくありません。',
  'problem.not_a_choice': '選択肢の中から選んでください。',
  'problem.refused': 'この項目をご確認ください。',
  'failure.any': '送信できませんでした。もう一度お試しください。',
  'failure.lost': '通信が途切れました。二重に送信されることはありません。もう一度お試しください。',
  'failure.offline': 'オフラインです。接続が戻りしだい送信します。',
  'failure.wait_other': '{{count}}秒後にもう一度お試しください。',
  'failure.wait-minutes_other': '{{count}}分後にもう一度お試しください。',
  'failure.stop-waiting': '送信を取りやめる',
  'draft.restored': '前回の入力内容を復元しました。',
  'draft.discard': '最初から入力する',
  'conflict.title': 'ほかの方がこの内容を変更しました',
  'conflict.text': '入力した内容は失われていません。ご自身の内容を残すか、相手の内容を採用するかをお選びください。',
  'conflict.mine': '自分の内容を残す',
  'conflict.theirs': '相手の内容を採用する',
  'leave.title': '保存せずに移動しますか？',
  'leave.text': 'このページの変更はまだ送信されていません。',
  'leave.kept': '変更はまだ送信されていません。入力内容はこのブラウザーに保存され、次回に続きから入力できます。',
  'leave.go': '移動する',
  'leave.stay': 'このページに留まる',
};

/** Words of forms as a whole: what is wrong, what became of a send, leaving. Fields have theirs in `field-texts.ts`. */
export const useFormsText = defineLocales('forms', { en, jp });
