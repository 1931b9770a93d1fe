import type { Language } from '@orime/contracts';
import type { DraftBlock } from '@orime/contracts/api/editorial/article-edit';
import { isSame, type Words } from '../words.ts';
import { mergeLists, type Chunk } from './merge-lists.ts';

export type Choice = 'mine' | 'theirs' | 'both';

/** What both changed in different ways and a person decides on. Fields are named by their path: `title.en`, `slug`. */
export type Question =
  | { readonly id: string; readonly kind: 'field'; readonly mine: unknown; readonly theirs: unknown }
  | {
      readonly id: string;
      readonly kind: 'blocks';
      readonly language: Language;
      readonly mine: readonly DraftBlock[];
      readonly theirs: readonly DraftBlock[];
    };

/** Two versions of the words and the one that both were made from. */
type Versions = { readonly base: Words; readonly mine: Words; readonly theirs: Words };

/** What is left to decide after everything that only one side changed was taken from it. */
export function questionsOf(versions: Versions): readonly Question[] {
  const questions: Question[] = [];
  build(versions, (question) => {
    questions.push(question);
    return 'mine';
  });
  return questions;
}

/** The merged words. `both` puts the blocks of the other side first. */
export function mergeWords(versions: Versions, choices: Readonly<Record<string, Choice>> = {}): Words {
  return build(versions, ({ id }) => choices[id] ?? 'mine');
}

function build({ base, mine, theirs }: Versions, choose: (question: Question) => Choice): Words {
  const field = <Value>(id: string, read: (words: Words) => Value): Value => {
    const [was, own, other] = [read(base), read(mine), read(theirs)];
    if (isSame(own, other) || isSame(other, was)) return own;
    if (isSame(own, was)) return other;
    return choose({ id, kind: 'field', mine: own, theirs: other }) === 'theirs' ? other : own;
  };
  const both = (id: string, read: (words: Words) => { readonly en: string; readonly jp: string }) => ({
    en: field(`${id}.en`, (words) => read(words).en),
    jp: field(`${id}.jp`, (words) => read(words).jp),
  });
  const body = (language: Language): DraftBlock[] =>
    mergeLists<DraftBlock>({ base: base.body[language], mine: mine.body[language], theirs: theirs.body[language] }, isSame).flatMap(
      (chunk, index) => itemsOf(chunk, `body.${language}.${index}`, language, choose),
    );
  return {
    title: both('title', ({ title }) => title),
    dek: both('dek', ({ dek }) => dek),
    body: { en: body('en'), jp: body('jp') },
    slug: field('slug', ({ slug }) => slug),
    section: field('section', ({ section }) => section),
    tags: field('tags', ({ tags }) => tags),
    coverFileId: field('coverFileId', ({ coverFileId }) => coverFileId),
    coverAlt: both('coverAlt', ({ coverAlt }) => coverAlt),
    coverFocal: field('coverFocal', ({ coverFocal }) => coverFocal),
    seo: {
      title: both('seo.title', ({ seo }) => seo.title),
      description: both('seo.description', ({ seo }) => seo.description),
    },
    place: field('place', ({ place }) => place),
  };
}

function itemsOf(chunk: Chunk<DraftBlock>, id: string, language: Language, choose: (question: Question) => Choice): readonly DraftBlock[] {
  if (chunk.kind === 'settled') return chunk.items;
  const { mine, theirs } = chunk;
  const choice = choose({ id, kind: 'blocks', language, mine, theirs });
  return choice === 'mine' ? mine : choice === 'theirs' ? theirs : [...theirs, ...mine];
}
