import { plainTextOf } from '@orime/contracts';
import type { LocalText } from '@orime/contracts';
import type { StoryQuote } from '@orime/contracts/api/editorial/article';
import { sql } from 'kysely';
import type { Db } from '../../../house/db/db.ts';
import type { StoredBlock } from './article-body.ts';
import { shownRevision } from './article-cards.queries.ts';

type QuoteBlock = Extract<StoredBlock, { type: 'quote' }>;

interface QuoteRow {
  readonly slug: string;
  readonly title: LocalText;
  readonly en: QuoteBlock;
  readonly jp: QuoteBlock;
}

/** Stories in which a quote is looked for: their bodies have to be read. */
const recent = 12;

/** The first quote of the newest story after the very first, which opens the page itself. */
export async function findQuote(db: Db): Promise<StoryQuote | undefined> {
  const { rows } = await sql<QuoteRow>`
    SELECT q.slug, q.title, q.en, q.jp FROM (
      SELECT a.slug, a.published_at, a.id, local_text(r.title_en, r.title_jp) AS title,
        jsonb_path_query_first(r.body_en, '$[*] ? (@.type == "quote")') AS en,
        jsonb_path_query_first(r.body_jp, '$[*] ? (@.type == "quote")') AS jp
      FROM (SELECT a.* FROM articles a WHERE a.status = 'published' ORDER BY a.published_at DESC, a.id OFFSET 1 LIMIT ${recent}) a ${shownRevision}
    ) q WHERE q.en IS NOT NULL AND q.jp IS NOT NULL ORDER BY q.published_at DESC, q.id LIMIT 1`.execute(db);
  const [found] = rows;
  if (found === undefined) return undefined;
  const { slug, title, en, jp } = found;
  return {
    slug,
    title,
    text: { en: plainTextOf(en.text), jp: plainTextOf(jp.text) },
    source: { en: en.source ?? '', jp: jp.source ?? '' },
  };
}
