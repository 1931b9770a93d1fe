import type { Generated, GeneratedAlways } from 'kysely';
import type { DefaultedJson, DefaultedTimestamp, NullableJson, Timestamp } from './columns.ts';

export interface EditorialTables {
  lookbooks: LookbooksTable;
  lookbook_looks: LookbookLooksTable;
  articles: ArticlesTable;
  article_revisions: ArticleRevisionsTable;
  article_likes: ArticleLikesTable;
  article_locks: { article_id: string; user_id: string; expires_at: Timestamp };
  search_documents: SearchDocumentsTable;
  search_words: SearchWordsTable;
  search_numbers: { number: GeneratedAlways<number>; kind: string; entity_id: string };
  search_postings: { token: string; block: number; weight: number; numbers: Buffer };
  search_versions: { version: number; only_one: Generated<boolean> };
  search_changes: { id: GeneratedAlways<number>; kind: string; entity_id: string; tokens: string | null };
}

interface LookbooksTable {
  id: string;
  profile_id: string;
  slug: string;
  title_en: string;
  title_jp: string;
  intro_en: Generated<string>;
  intro_jp: Generated<string>;
  season: Generated<string>;
  cover_id: string | null;
  published: Generated<boolean>;
  position: Generated<number>;
  version: Generated<number>;
  created_at: DefaultedTimestamp;
  updated_at: DefaultedTimestamp;
}

interface LookbookLooksTable {
  lookbook_id: string;
  number: number;
  file_id: string | null;
  caption_en: Generated<string>;
  caption_jp: Generated<string>;
  alt_en: Generated<string>;
  alt_jp: Generated<string>;
  hotspots: DefaultedJson<readonly HotspotRow[]>;
}

interface ArticlesTable {
  id: string;
  slug: string;
  author_id: string | null;
  author_name: Generated<string>;
  author_name_jp: Generated<string>;
  status: Generated<'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived'>;
  publish_at: Timestamp | null;
  published_at: Timestamp | null;
  section: Generated<string>;
  tags: Generated<readonly string[]>;
  cover_id: string | null;
  cover_alt_en: Generated<string>;
  cover_alt_jp: Generated<string>;
  featured: Generated<boolean>;
  published_revision_id: string | null;
  working_revision_id: string | null;
  likes_count: Generated<number>;
  version: Generated<number>;
  created_at: DefaultedTimestamp;
  updated_at: DefaultedTimestamp;
  hero_id: string | null;
}

interface ArticleRevisionsTable {
  id: string;
  article_id: string;
  title_en: Generated<string>;
  title_jp: Generated<string>;
  dek_en: Generated<string>;
  dek_jp: Generated<string>;
  body_en: DefaultedJson<readonly unknown[]>;
  body_jp: DefaultedJson<readonly unknown[]>;
  reading_minutes_en: Generated<number>;
  reading_minutes_jp: Generated<number>;
  kind: Generated<'autosave' | 'manual' | 'publish'>;
  created_by: string | null;
  created_at: DefaultedTimestamp;
  about: NullableJson<ArticleAbout>;
}

/** What is said about an article beside its words. */
export interface ArticleAbout {
  readonly slug: string;
  readonly section: string;
  readonly tags: readonly string[];
  readonly coverFileId: string | null;
  readonly coverAlt: { readonly en: string; readonly jp: string };
}

interface ArticleLikesTable {
  user_id: string;
  article_id: string;
  created_at: DefaultedTimestamp;
}

interface SearchDocumentsTable {
  kind: 'design' | 'profile' | 'article' | 'producer' | 'stockist';
  entity_id: string;
  title: string;
  title_jp: Generated<string>;
  tokens: string;
  updated_at: DefaultedTimestamp;
}

interface SearchWordsTable {
  word: string;
  deletions: readonly string[];
}

export interface HotspotRow {
  readonly x: number;
  readonly y: number;
  readonly designId: string;
}
