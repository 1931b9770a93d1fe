import { globSync, readFileSync } from 'node:fs';

/** Files of browser apps that may hold Japanese text, each with its reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'apps/designer-studio/src/features/design/draft/design-input.ts': 'sends a description in both languages to the api',
  'apps/directory-globe/src/features/business-card/card-layout.ts': 'joins the parts of an address as each script does',
  'apps/directory-globe/src/features/designers/kana-initial.ts': 'sorts readings into the rows of the syllabary',
  'apps/magazine/src/features/editor/writing/choices.tsx': 'what writers type to find a block, in either language',
  'apps/magazine/src/features/editor/writing/nodes.ts': 'recognises a divider as it is typed',
  'apps/magazine/src/features/editor/writing/slash-control.ts': 'recognises the slash of a Japanese keyboard',
  'apps/magazine/src/features/handbook/search-handbook.ts': 'finds words written in the other kana',
  'apps/magazine/src/features/media/press-pictures.ts': 'credits in both languages, for the texts inside the press kit',
  'apps/retail-shop/src/features/order/tracking-link.ts': 'recognises carriers as sellers write them',
  'apps/shell/src/boot-failure.ts': 'shown when no other file could be loaded',
  'apps/shell/src/chrome/banner/promo-item.ts': 'the banner’s text of the specification, for a content service that does not answer',
  'apps/shell/src/chrome/market/choose-japanese-market.ts': 'said in the language just chosen, whatever the page still shows',
  'apps/shell/src/chrome/market/offer-bar.tsx': 'offers Japanese to whoever reads it, on pages in English',
  'apps/shell/src/screens/about/about-facts.ts': 'the particulars of the company, beside about-content.ts',
  'apps/shell/src/screens/easter-egg/paper-doll/garments.ts': 'names beside their drawings, put into sentences of both languages',
  'apps/shell/src/service-worker/offline-page.ts': 'shown without network or site, by a worker that knows no language',
  'apps/shell/src/screens/legal/section-id.ts': 'recognises a heading of the policy',
};

/** Long prose (decision 0008), what builds and the gateway read, and tests. */
const NOT_CHECKED = /-content\.ts$|\/routes\.ts$|\/route-documents\.ts$|\.test\.tsx?$|\.fixture\.ts$|\/src\/test\//;
const JAPANESE = /[\u3040-\u30ff\u4e00-\u9fff]/u;
/** A language is named in itself, in every language. */
const LANGUAGE_NAME = /(['"])日本語\1/g;

/**
 * Texts of browser apps that bypass i18next, as sentences: Japanese text in code instead of `locales/`. `exceptions` are files by
 * path with their reason; one that holds no such text any more is reported too.
 */
export function checkTextsInCode(root: string, exceptions = EXCEPTIONS): string[] {
  const apps = globSync('apps/*/src/locales/en.json', { cwd: root }).map((file) => file.replace('/locales/en.json', ''));
  const files = apps.flatMap((app) => globSync(`${app}/**/*.{ts,tsx}`, { cwd: root })).filter((file) => !NOT_CHECKED.test(`/${file}`));
  const found = new Set(files.filter((file) => JAPANESE.test(textOf(readFileSync(`${root}/${file}`, 'utf8')))));
  const bypassing = [...found].filter((file) => !Object.hasOwn(exceptions, file)).sort();
  const stale = Object.keys(exceptions).filter((file) => !found.has(file));
  return [
    ...bypassing.map((file) => `${file} holds texts; they belong into a locales/ folder, long prose into a *-content.ts file`),
    ...stale.map((file) => `${file} holds no Japanese text and needs no exception in texts-in-code.ts`),
  ];
}

/** Source without comments and names of languages. */
function textOf(source: string): string {
  return source
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/(^|\s)\/\/.*$/gm, '')
    .replaceAll(LANGUAGE_NAME, '');
}
