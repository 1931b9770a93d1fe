import type { LocalText } from '@orime/contracts';
import type { WordmarkVariant } from './brand-files.ts';

const say = (en: string, jp: string): LocalText => ({ en, jp });

/** The page's words. They belong to the shell and change with it, so they are not kept by the api. */
export const LOGO = {
  title: say('The wordmark', 'ロゴタイプ'),
  lead: say(
    'Five letters and a fold. Use them when you write about us, show our work or send people our way; you need not ask first.',
    '五つの文字と、一本の折目。記事や紹介、リンクには、事前の許可なくご自由にお使いください。',
  ),
  variants: {
    title: say('Four inks', '四つの色'),
    text: say(
      'The wordmark has one color at a time. Ink and vermilion stand on light grounds, paper and the lighter vermilion on dark ones.',
      'ロゴタイプは常に一色で用います。墨と朱は明るい地に、紙色と淡い朱は暗い地に置いてください。',
    ),
    names: {
      ink: say('Ink', '墨'),
      paper: say('Paper', '紙'),
      vermilion: say('Vermilion', '朱'),
      'vermilion-on-dark': say('Vermilion, on dark', '朱（暗い地）'),
    } satisfies Record<WordmarkVariant['key'], LocalText>,
  },
  space: {
    title: say('Room to breathe', '余白'),
    text: say(
      'Keep the height of the letter m free on every side, more where you can. The wordmark is never narrower than 64 pixels on a screen or 18 millimeters in print.',
      '四方に「m」の高さ以上の余白を取ってください。幅は、画面では64ピクセル、印刷では18ミリメートルを下回らないようにします。',
    ),
    drawing: say('The wordmark inside a frame that is one m away from it on every side', '四方に「m」一つ分の余白を取ったロゴタイプ'),
  },
  colours: {
    title: say('Colors', '色'),
    text: say(
      'Lacquer and paper, ink and one accent. Press a value to copy it.',
      '漆と紙、墨、そしてひとつの差し色。値を押すとコピーできます。',
    ),
    copy: say('Copy', 'コピー：'),
    copied: say('Copied', 'コピーしました'),
    announced: (value: string) => say(`${value} copied`, `${value} をコピーしました`),
    failed: say(
      'Your browser did not allow copying. Please select the value instead.',
      'ブラウザがコピーを許可しませんでした。値を選択してコピーしてください。',
    ),
  },
  type: {
    title: say('Type', '書体'),
    text: say(
      'Both Latin families and the Japanese one are free under the SIL Open Font License.',
      '欧文の二書体と和文書体は、いずれもSILオープンフォントライセンスで公開されています。',
    ),
    display: say('For headlines and the wordmark, light and large.', '欧文の見出しとロゴタイプに。細く、大きく。'),
    mincho: say('For Japanese headlines, a little smaller than the Latin ones.', '和文の見出しに。欧文よりやや小さく。'),
    sans: say('For everything that is read or pressed.', '読む文字と、操作する文字に。'),
    japanese: say('For Japanese text, never letter-spaced.', '日本語の本文に。字間は空けません。'),
  },
  misuse: {
    title: say('Please do not', 'お控えいただきたいこと'),
    items: {
      stretch: say('stretch or squeeze it', '伸縮させる'),
      tilt: say('tilt it', '傾ける'),
      recolour: say('give its letters different colors', '文字ごとに色を変える'),
      outline: say('outline it or give it a shadow', '縁取りや影を付ける'),
      busy: say('set it where it cannot be read', '読みにくい地に置く'),
      crowd: say('crowd it', '余白を詰める'),
    },
  },
  files: {
    title: say('Files', 'ファイル'),
    text: say(
      'Outlines and pictures of 2,400 pixels on a transparent ground.',
      '背景が透明の、アウトラインデータと幅2,400ピクセルの画像です。',
    ),
    all: say('Download everything (ZIP)', 'すべてダウンロード（ZIP）'),
    one: (variant: LocalText, type: string) => say(`Download ${variant.en} as ${type}`, `${variant.jp}を${type}でダウンロード`),
    failed: say(
      'The file could not be made in this browser. Please take the SVG.',
      'このブラウザではファイルを作成できませんでした。SVGをご利用ください。',
    ),
  },
  readme: `Orime wordmark

SVG: outlines, for print and screens of any size. PNG: 2,400 pixels wide, transparent.
ink and vermilion stand on light grounds; paper and vermilion-on-dark on dark ones.
Keep the height of the letter m free on every side. Please do not stretch, tilt, outline or recolor it.

SVGは印刷・画面用のアウトラインデータ、PNGは幅2,400ピクセル・背景透明の画像です。
ink と vermilion は明るい地に、paper と vermilion-on-dark は暗い地に置いてください。
四方に「m」の高さ以上の余白を取り、変形、回転、縁取り、色の変更はお控えください。
`,
} as const;

/** The colours people ask for, by theme and token. */
export const COLOURS = [
  { key: 'lacquer', theme: 'dark', token: 'page', name: say('Lacquer', '漆黒') },
  { key: 'paper', theme: 'light', token: 'page', name: say('Paper', '紙') },
  { key: 'ink', theme: 'light', token: 'text', name: say('Ink', '墨') },
  { key: 'rice', theme: 'dark', token: 'text', name: say('Rice', '生成り') },
  { key: 'vermilion', theme: 'light', token: 'accent', name: say('Vermilion', '朱') },
  { key: 'vermilion-on-dark', theme: 'dark', token: 'accent', name: say('Vermilion, on dark', '朱（暗い地）') },
] as const;
