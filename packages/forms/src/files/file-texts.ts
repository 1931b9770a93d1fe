import { defineLocales } from '@orime/platform';

const en = {
  'hint.documents': 'JPEG, PNG, WebP, AVIF or PDF, up to {{size}} MB each. Drop them here, or press to choose.',
  'hint.pictures': 'JPEG, PNG, WebP or AVIF, up to {{size}} MB each. Drop them here, or press to choose.',
  cancel: 'Cancel {{name}}',
  remove: 'Remove {{name}}',
  retry: 'Send again',
  earlier: 'Move {{name}} up',
  later: 'Move {{name}} down',
  moved: '{{name}} is now number {{place}}',
  size: '{{size}} MB',
  arrived: '{{name}} has arrived',
  'wrong-type.documents': 'This is not a JPEG, PNG, WebP, AVIF or PDF.',
  'wrong-type.pictures': 'This is not a JPEG, PNG, WebP or AVIF picture.',
  'too-large': 'This is larger than {{size}} MB.',
  unreadable: 'This file is damaged or not what its name says. Please choose another one.',
  lost: 'The connection was lost. The rest of the form is still here.',
  failed: 'This could not be sent.',
  'too-many_one': 'Only one file is possible. The first was taken.',
  'too-many_other': 'That is more than {{count}} files. The first {{count}} were taken.',
  'under-way': 'Files are still being sent. Please wait for them, or cancel them.',
  'not-sent': 'A file was not sent. Send it again, or remove it.',
  gone: 'A file is no longer here. Please add your files again.',
  'picture.first': 'Picture 1, the cover',
  'picture.number': 'Picture {{number}}',
  'picture.alt.en': 'What picture {{number}} shows (English)',
  'picture.alt.jp': 'What picture {{number}} shows (Japanese)',
  'picture.replace': 'Replace: {{label}}',
};

// Japanese has one plural form.
type JapaneseKey = Exclude<keyof typeof en, `${string}_one`>;

const jp: Record<JapaneseKey, string> = {
  'hint.documents': 'JPEG・PNG・WebP・AVIF・PDF、1点{{size}}MBまで。ここにドロップするか、押して選択してください。',
  'hint.pictures': 'JPEG・PNG・WebP・AVIF、1点{{size}}MBまで。ここにドロップするか、押して選択してください。',
  cancel: '{{name}}の送信を中止',
  remove: '{{name}}を削除',
  retry: 'もう一度送る',
  earlier: '{{name}}を上へ',
  later: '{{name}}を下へ',
  moved: '{{name}}を{{place}}番目に移動しました',
  size: '{{size}} MB',
  arrived: '{{name}}を受け取りました',
  'wrong-type.documents': 'JPEG・PNG・WebP・AVIF・PDF以外のファイルです。',
  'wrong-type.pictures': 'JPEG・PNG・WebP・AVIF形式の画像ではありません。',
  'too-large': '{{size}}MBを超えています。',
  unreadable: 'ファイルが破損しているか、内容が拡張子と異なります。別のファイルをお選びください。',
  lost: '接続が途切れました。ほかの入力内容はそのまま残っています。',
  failed: '送信できませんでした。',
  'too-many_other': 'ファイルは{{count}}点までです。先頭の{{count}}点を受け付けました。',
  'under-way': 'ファイルを送信中です。完了をお待ちいただくか、送信を中止してください。',
  'not-sent': '送信できなかったファイルがあります。もう一度送るか、削除してください。',
  gone: '保存期限を過ぎたファイルがあります。お手数ですが、もう一度追加してください。',
  'picture.first': '1枚目の写真（メイン画像）',
  'picture.number': '{{number}}枚目の写真',
  'picture.alt.en': '{{number}}枚目の写真の説明（英語）',
  'picture.alt.jp': '{{number}}枚目の写真の説明（日本語）',
  'picture.replace': '{{label}}を差し替える',
};

/** Words of files and pictures. */
export const useFileText = defineLocales('forms-files', { en, jp });
