import { globSync, readFileSync } from 'node:fs';

interface Spelling {
  readonly british: RegExp;
  readonly american: string;
}

/** Words that would slip in most easily. `cancelled` is left out: American dictionaries have both. */
const SPELLINGS: readonly Spelling[] = [
  { british: /\b\w*colour\w*/i, american: 'color' },
  { british: /\bgrey\w*/i, american: 'gray' },
  { british: /\bprogrammes?\b/i, american: 'program' },
  { british: /\bcentr(?:es?|ed|ing)\b/i, american: 'center' },
  { british: /\bcatalogu\w+/i, american: 'catalog' },
  { british: /\bfavour\w*/i, american: 'favor' },
  { british: /\b(?:behaviour|neighbour|labour|honour)\w*/i, american: '-or' },
  { british: /\b(?:recogn|organ|author|personal|real|summar|anonym|apolog|custom)is(?:e|ed|es|ing|ation)\b/i, american: '-ize' },
  { british: /\bfibres?\b/i, american: 'fiber' },
  { british: /\b(?:centi|milli|kilo)?metres?\b/i, american: 'meter' },
  { british: /\btheatres?\b/i, american: 'theater' },
  { british: /\blicences?\b/i, american: 'license' },
  { british: /\benquir\w+/i, american: 'inquire' },
  { british: /\bjewellery\b/i, american: 'jewelry' },
  { british: /\bmould\w*/i, american: 'mold' },
];

/** English texts of the interface in another spelling than the American one: values of locale files, descriptions of documents. */
export function checkSpelling(root: string): string[] {
  const files = globSync(['{apps,packages}/*/src/**/locales/en.json', 'apps/shell/src/routing/route-documents.ts'], { cwd: root });
  return files.toSorted().flatMap((file) =>
    readFileSync(`${root}/${file}`, 'utf8')
      .split('\n')
      .flatMap((line, at) => {
        const text = englishIn(line, file);
        return SPELLINGS.flatMap(({ british, american }) => {
          const [found] = british.exec(text) ?? [];
          return found === undefined ? [] : [`${file}:${at + 1}: ${found} is spelled the American way: ${american}`];
        });
      }),
  );
}

/** What is read on the page: no key, and no name of what is filled in. */
function englishIn(line: string, file: string): string {
  const value = file.endsWith('.json') ? line.replace(/^\s*"[^"]*":/, '') : (/\ben: *(.*)/.exec(line)?.[1] ?? '');
  return value.replaceAll(/\{\{.*?\}\}/g, '');
}
