import type { LocalText } from '@orime/contracts';

export const FILE_WORDS = {
  hint: {
    en: 'JPEG, PNG, WebP, AVIF or PDF, up to 25 MB each. Drop them here, or press to choose.',
    jp: 'JPEG・PNG・WebP・AVIF・PDF、1点25MBまで。ここにドロップするか、押して選択してください。',
  },
  cancel: { en: 'Cancel {name}', jp: '{name}の送信を中止' },
  remove: { en: 'Remove {name}', jp: '{name}を削除' },
  retry: { en: 'Send again', jp: 'もう一度送る' },
  earlier: { en: 'Move {name} up', jp: '{name}を上へ' },
  later: { en: 'Move {name} down', jp: '{name}を下へ' },
  size: { en: '{size} MB', jp: '{size} MB' },
  sent: { en: '{name} has arrived', jp: '{name}を受け取りました' },
  wrongType: { en: 'This is not a JPEG, PNG, WebP, AVIF or PDF.', jp: 'JPEG・PNG・WebP・AVIF・PDF以外のファイルです。' },
  tooLarge: { en: 'This is larger than 25 MB.', jp: '25MBを超えています。' },
  unreadable: {
    en: 'This file is damaged or not what its name says. Please choose another one.',
    jp: 'ファイルが破損しているか、内容が拡張子と異なります。別のファイルをお選びください。',
  },
  lost: {
    en: 'The connection was lost. The rest of the form is still here.',
    jp: '接続が途切れました。ほかの入力内容はそのまま残っています。',
  },
  failed: { en: 'This could not be sent.', jp: '送信できませんでした。' },
  tooMany: {
    en: 'That is more than {count} files. The first {count} were taken.',
    jp: 'ファイルは{count}点までです。先頭の{count}点を受け付けました。',
  },
  gone: {
    en: 'A file is no longer here. Please add your files again.',
    jp: '保存期限を過ぎたファイルがあります。お手数ですが、もう一度追加してください。',
  },
  underWay: {
    en: 'Files are still being sent. Please wait for them, or cancel them.',
    jp: 'ファイルを送信中です。完了をお待ちいただくか、送信を中止してください。',
  },
  notSent: {
    en: 'A file was not sent. Send it again, or remove it.',
    jp: '送信できなかったファイルがあります。もう一度送るか、削除してください。',
  },
} as const satisfies Record<string, LocalText>;

/** Puts values into a text of ours: `{name}`. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
