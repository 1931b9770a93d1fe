import type { LocalText } from '../vocabulary/local-text.ts';
import type { WriterKey } from './people/person-source.ts';

/** `paragraph`, `heading` and `quote` carry plain text; `[^1]` in a paragraph points at the footnote block of that number. */
export type ArticleBlock =
  | { readonly type: 'paragraph'; readonly text: string }
  | { readonly type: 'heading'; readonly text: string }
  | { readonly type: 'quote'; readonly text: string; readonly source?: string }
  | { readonly type: 'image'; readonly imageKey: string; readonly caption: string }
  | { readonly type: 'product'; readonly slug: string }
  | { readonly type: 'designer'; readonly handle: string }
  | { readonly type: 'divider' }
  | { readonly type: 'footnote'; readonly number: number; readonly text: string };

export type ArticleSection = 'features' | 'makers' | 'culture' | 'press' | 'handbook';

export type ArticleBody = { readonly en: readonly ArticleBlock[]; readonly jp: readonly ArticleBlock[] };

export type ArticleSource = {
  readonly slug: string;
  readonly title: LocalText;
  /** The line under the title. */
  readonly dek: LocalText;
  readonly section: ArticleSection;
  readonly tags: readonly string[];
  /** A writer of the magazine or a designer's handle. */
  readonly author: WriterKey | (string & {});
  /** Leads the magazine's front page. */
  readonly featured?: boolean;
  readonly status: 'published' | 'draft' | 'in_review' | 'scheduled' | 'unpublished';
  /** Age of the publication; negative for what is scheduled. */
  readonly daysAgo: number;
  /** What the editors wrote when they gave it back to its author; of a draft. */
  readonly returned?: string;
  /** Keys of pictures that are there already. Absent: those rendered for the story, as `article-covers.ts` describes them. */
  readonly pictures?: { readonly cover: string };
  readonly body: ArticleBody;
};
