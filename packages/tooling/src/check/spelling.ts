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

/**
 * English texts in another spelling than the American one: values of locale files, descriptions of documents, long texts of screens, and
 * what the API writes into letters, papers and policies. What people write, such as the stories of the demo marketplace, is theirs.
 */
export function checkSpelling(root: string): string[] {
  return [
    ...findIn(root, '{apps,packages}/*/src/**/locales/en.json', (file) => file.split('\n').map((line) => line.replace(/^\s*"[^"]*":/, ''))),
    ...findIn(root, 'apps/shell/src/routing/route-documents.ts', (file) =>
      file.split('\n').map((line) => /\ben: *(.*)/.exec(line)?.[1] ?? ''),
    ),
    ...findIn(root, 'apps/*/src/**/*-content.ts', (file) => proseIn(file).split('\n')),
    ...findIn(root, 'apps/api/src/**/*.ts', (file) => proseIn(file).split('\n')),
  ];
}

/** Tests name what is refused; types of the database repeat its values. */
const NOT_READ = /\.(?:test|fixture)\.ts$|^apps\/api\/src\/house\/db\//;

function findIn(root: string, files: string, textsOf: (file: string) => readonly string[]): string[] {
  const found = globSync(files, { cwd: root }).map((file) => file.replaceAll('\\', '/'));
  return found
    .filter((file) => !NOT_READ.test(file))
    .toSorted()
    .flatMap((file) =>
      textsOf(readFileSync(`${root}/${file}`, 'utf8')).flatMap((line, at) => {
        // Names of what is filled in are code.
        const text = line.replaceAll(/\{\{.*?\}\}|\$\{.*?\}/g, '');
        return SPELLINGS.flatMap(({ british, american }) => {
          const [word] = british.exec(text) ?? [];
          return word === undefined ? [] : [`${file}:${at + 1}: ${word} is spelled the American way: ${american}`];
        });
      }),
    );
}

/** A text is the English of two, or begins with a capital and goes on in small letters: names of fields, SQL and addresses do not. */
const PROSE =
  /(?<=\bsay\(\s*|\ben: )'(?:\\.|[^'\\\n])*'|'[A-Z][a-z’ ](?:\\.|[^'\\\n])*'|"[A-Z][a-z’ ](?:\\.|[^"\\\n])*"|`[A-Z][a-z’ ](?:\\.|[^`\\])*`/g;

/** A source file with its texts alone, on the lines where they stand. */
function proseIn(source: string): string {
  let from = 0;
  let prose = '';
  for (const { 0: text, index } of source.matchAll(PROSE)) {
    prose += source.slice(from, index).replaceAll(/[^\n]/g, '') + text;
    from = index + text.length;
  }
  return prose;
}
