import { globSync, readFileSync } from 'node:fs';

interface Word {
  readonly refused: RegExp;
  readonly instead: string;
  /** Locale keys that it is about; all texts without. */
  readonly keys?: RegExp;
}

/** The words of `.github/glossary.md` that can be told by their spelling. */
const WORDS: readonly Word[] = [
  { refused: /つくり手|造り手/, instead: '作り手 (anybody who makes), 生産者 (the role)' },
  { refused: /折り目/, instead: '折目' },
  { refused: /￥/, instead: '¥' },
  // Others are さん; whom a text speaks to is 様.
  { refused: /\}\}\s?さん(?=、こんにちは|、ようこそ|として)/, instead: '様' },
  { refused: /ウィメンズ・メンズ|ウイメンズ|レディース/, instead: 'ウィメンズ; as the name of the filter 対象' },
  { refused: /サインイン|サインアップ/, instead: 'ログイン, 新規登録' },
  { refused: /買い物かご|ショッピングカート/, instead: 'カート' },
  { refused: /問合せ|問い合せ|問合わせ/, instead: 'お問い合わせ' },
  { refused: /[Ａ-Ｚａ-ｚ０-９]/, instead: 'half-width letters and digits' },
  { refused: /[ｦ-ﾟ]/, instead: 'full-width katakana' },
  // Goods are bought, sent and returned; what a designer shows and a visitor chooses is a work.
  {
    refused: /商品(?!代金)/,
    instead: '作品',
    keys: /^(apps\/(retail-shop|shell)\/).*"(cart|catalog|checkout|design|details|alert|likes|landing)\./,
  },
];

/** Japanese texts with a word that the glossary writes in another way: locale files, the long texts of the shell, the demo marketplace. */
export function checkGlossary(root: string): string[] {
  const files = globSync(
    ['{apps,packages}/*/src/**/locales/jp.json', 'apps/shell/src/screens/**/*.ts', 'packages/demo-data/src/content/**/*.ts'],
    { cwd: root },
  );
  return files.toSorted().flatMap((file) =>
    readFileSync(`${root}/${file}`, 'utf8')
      .split('\n')
      .flatMap((line, at) =>
        faultsIn(line, file).map(
          ({ refused, instead }) => `${file}:${at + 1}: ${found(line, refused)} is written ${instead} (.github/glossary.md)`,
        ),
      ),
  );
}

function faultsIn(line: string, file: string): readonly Word[] {
  const [key = ''] = /^\s*"[^"]+"/.exec(line) ?? [];
  const text = file.endsWith('.json') ? line.slice(key.length) : line;
  return WORDS.filter(({ refused, keys }) => refused.test(text) && (keys === undefined || keys.test(`${file}:${key}`)));
}

function found(line: string, refused: RegExp): string {
  return refused.exec(line)?.[0] ?? '';
}
