import { globSync, readFileSync } from 'node:fs';

/** Locale keys of texts that are drawn as headings: `title`, `cart.title`, `order.headline.paid`, `landing.title_other`. */
const HEADLINE_KEY = /(^|\.)(title|heading|headline|question)(?=$|[._])/;

/** A headline in both languages within a file of an app's long texts: `title: say('…', '…')`, `title: { en: '…', jp: '…' }`. */
const HEADLINE_IN_CODE =
  /\b(?:title|heading|headline|question|tagline): (?:say\(|\{)\s*(?:en: )?(?:'[^'\n]*'|"[^"\n]*"),\s*(?:jp: )?'(?<jp>[^'\n]*)'/g;

/** Up to this length a headline fits into the narrowest line. */
const SHORT = 8;

/**
 * Japanese headlines of an app, of which a line may have to break: of its locale files and its long texts. What is filled in when it is
 * shown, and what carries markup, is not known here.
 */
export function headlinesOf(root: string, app: string): readonly string[] {
  const inLocales = globSync(`${app}/src/**/locales/jp.json`, { cwd: root }).flatMap((file) =>
    // Locale files are flat maps of texts; `check` reports one that is not.
    Object.entries(JSON.parse(readFileSync(`${root}/${file}`, 'utf8')) as Readonly<Record<string, string>>)
      .filter(([key]) => HEADLINE_KEY.test(key))
      .map(([, text]) => text),
  );
  const written = globSync(`${app}/src/**/*-content.ts`, { cwd: root });
  // The shell draws what every page has.
  if (app === 'apps/shell') written.push(...globSync('packages/contracts/src/values/brand.ts', { cwd: root }));
  const inCode = written.flatMap((file) =>
    [...readFileSync(`${root}/${file}`, 'utf8').matchAll(HEADLINE_IN_CODE)].map(({ groups }) => groups?.['jp'] ?? ''),
  );
  return [...new Set([...inLocales, ...inCode])].filter((text) => text.length > SHORT && !/[{<]/.test(text)).toSorted();
}
