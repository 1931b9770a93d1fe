import type { Language } from '@orime/contracts';
import type { Chapter } from '@orime/contracts/api/editorial/collection';
import type { Db } from '../../../house/db/db.ts';
import { listArticleCardsByIds, resolveBodies } from '../article/index.ts';
import { listChapters, type CollectionKey } from './collection.queries.ts';

/** The chapters of a section or tag with their words in one language. */
export async function readCollection(db: Db, key: CollectionKey, language: Language): Promise<Chapter[]> {
  const rows = (await listChapters(db, key)).map((row) => {
    const own = language === 'en' ? row.bodyEn : row.bodyJp;
    const other = language === 'en' ? row.bodyJp : row.bodyEn;
    const isOwn = own.length > 0 || other.length === 0;
    return { ...row, stored: isOwn ? own : other, written: isOwn ? language : otherThan(language) };
  });
  if (rows.length === 0) return [];
  const [cards, bodies] = await Promise.all([
    listArticleCardsByIds(
      db,
      rows.map(({ id }) => id),
    ),
    resolveBodies(db, Object.fromEntries(rows.map(({ id, stored }) => [id, stored]))),
  ]);
  const cardOf = new Map(cards.map((card) => [card.id, card]));
  return rows.flatMap(({ id, written, place }): Chapter[] => {
    // An article may be withdrawn between the two reads.
    const card = cardOf.get(id);
    return card === undefined ? [] : [{ ...card, body: bodies[id] ?? [], written, place }];
  });
}

function otherThan(language: Language): Language {
  return language === 'en' ? 'jp' : 'en';
}
