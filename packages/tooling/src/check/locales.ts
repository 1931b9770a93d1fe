import { PHRASES } from '@orime/contracts';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { ROOT } from '../site/settings.ts';

type Locale = Readonly<Record<string, string>>;

/** Texts that are intentionally the same in both languages: names and technical terms. */
const SAME_IN_BOTH =
  /^(Orime|Instagram|Google|Gmail|CSV|PDF|XLSX|RSS|SKU|MOQ|USD|JPY|EUR|S3|cm|mm|[A-Z]{1,3}|[\d\s:.,/×–—-]|\{\{\w+\}\})+$/;
const PLURAL = /_(zero|one|two|few|many|other)$/;

/** All problems in the locale files of apps and packages, as sentences; empty when there are none. */
export function checkLocales(root: string = ROOT): string[] {
  return globSync('{apps,packages}/*/src/locales/en.json', { cwd: root }).flatMap((file) =>
    checkUnit(root, file.replace('/src/locales/en.json', '')),
  );
}

function checkUnit(root: string, unit: string): string[] {
  // Lazily loaded parts have their own files; together they form one namespace.
  const files = globSync(`${unit}/src/**/locales/en.json`, { cwd: root });
  const lonely = files.map((file) => file.replace(/en\.json$/, 'jp.json')).filter((file) => !existsSync(`${root}/${file}`));
  if (lonely.length > 0) return lonely.map((file) => `${file} is missing`);
  const en = readLocales(root, files);
  const jp = readLocales(
    root,
    files.map((file) => file.replace(/en\.json$/, 'jp.json')),
  );
  const sources = globSync(`${unit}/src/**/*.{ts,tsx}`, { cwd: root })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(`${root}/${file}`, 'utf8'));
  return [...compare(unit, en, jp), ...checkUse(unit, en, sources)];
}

function readLocales(root: string, files: readonly string[]): Locale {
  // Locale files are flat maps; the loop below reports values that are not texts.
  return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(`${root}/${file}`, 'utf8')) as Locale)) as Locale;
}

function compare(unit: string, en: Locale, jp: Locale): string[] {
  const problems: string[] = [];
  // Japanese has one plural form: `_one` has no counterpart.
  const jpKeys = new Set(Object.keys(jp));
  for (const [key, text] of Object.entries(en)) {
    if (typeof text !== 'string' || text.trim() === '') problems.push(`${unit}: en "${key}" is empty`);
    if (jpKeys.has(key)) {
      if (jp[key] === text && /[A-Za-z]{2}/.test(text) && !SAME_IN_BOTH.test(text)) problems.push(`${unit}: jp "${key}" is still English`);
    } else if (!key.endsWith('_one')) problems.push(`${unit}: jp "${key}" is missing`);
  }
  for (const [key, text] of Object.entries(jp)) {
    if (typeof text !== 'string' || text.trim() === '') problems.push(`${unit}: jp "${key}" is empty`);
    // Line breaks have no translation.
    if (en[key] === undefined && key !== PHRASES) problems.push(`${unit}: en "${key}" is missing`);
  }
  return problems;
}

function checkUse(unit: string, en: Locale, sources: readonly string[]): string[] {
  const known = new Set(Object.keys(en).flatMap((key) => [key, key.replace(PLURAL, '')]));
  const literals = new Set(
    sources.flatMap((source) => [...source.matchAll(/['"`]([\w-]+(?:\.[\w-]+)+)['"`]/g)].map((match) => match[1] ?? '')),
  );
  const called = new Set(
    sources.flatMap((source) => [...source.matchAll(/(?:\bt\(\s*|\bi18nKey=)['"]([^'"]+)['"]/g)].map((match) => match[1] ?? '')),
  );
  // For `t(`prefix.${x}`)`, every key with the prefix counts as used.
  const prefixes = sources.flatMap((source) => [...source.matchAll(/`([\w-]+(?:\.[\w-]+)*\.)\$\{/g)].map((match) => match[1] ?? ''));
  const missing = [...called].filter((key) => !known.has(key)).map((key) => `${unit}: "${key}" is used and in no locale file`);
  const unused = Object.keys(en)
    .filter(
      (key) =>
        !literals.has(key) &&
        !literals.has(key.replace(PLURAL, '')) &&
        !called.has(key.replace(PLURAL, '')) &&
        !prefixes.some((prefix) => key.startsWith(prefix)),
    )
    .map((key) => `${unit}: "${key}" is in the locale files and used nowhere`);
  return [...missing, ...unused];
}
