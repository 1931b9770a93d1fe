import type { ImageRef } from '@orime/contracts';
import type { ArticleBlock } from '@orime/contracts/api/editorial/article';
import type { RichText } from '@orime/contracts/api/editorial/rich-text';
import { sql } from 'kysely';
import type { Db } from '../../../house/db/db.ts';

/** A block as it is kept: pictures, products and designers by reference, so that they are shown as they are today. */
export type StoredBlock =
  | { readonly type: 'paragraph'; readonly text: RichText }
  | { readonly type: 'heading'; readonly text: string }
  | { readonly type: 'quote'; readonly text: RichText; readonly source?: string }
  | { readonly type: 'image'; readonly fileId: string; readonly alt?: string; readonly caption?: RichText }
  | { readonly type: 'gallery'; readonly images: readonly { readonly fileId: string; readonly alt: string }[]; readonly caption?: RichText }
  | { readonly type: 'video'; readonly url: string; readonly title: string; readonly fileId?: string }
  | { readonly type: 'product'; readonly slug: string }
  | { readonly type: 'designer'; readonly handle: string }
  | { readonly type: 'divider' }
  | { readonly type: 'footnote'; readonly number: number; readonly text: RichText };

type ProductBlock = Extract<ArticleBlock, { type: 'product' }>;
type DesignerBlock = Extract<ArticleBlock, { type: 'designer' }>;

/** Fills the references of bodies in one round each; a block whose thing is not public (any more) is left out. */
export async function resolveBodies<Key extends string>(
  db: Db,
  bodies: Readonly<Record<Key, readonly StoredBlock[]>>,
): Promise<Record<Key, ArticleBlock[]>> {
  const blocks = Object.values<readonly StoredBlock[]>(bodies).flat();
  const [images, { products, designers }] = await Promise.all([findImages(db, blocks.flatMap(fileIdsOf)), findCards(db, blocks)]);
  const resolve = (block: StoredBlock): readonly ArticleBlock[] => {
    if (block.type === 'image') {
      const image = withAlt(images.get(block.fileId), block.alt);
      return image === undefined ? [] : [{ type: 'image', image, ...(block.caption === undefined ? {} : { caption: block.caption }) }];
    }
    if (block.type === 'gallery') {
      const shown = block.images.flatMap(({ fileId, alt }) => withAlt(images.get(fileId), alt) ?? []);
      return shown.length === 0
        ? []
        : [{ type: 'gallery', images: shown, ...(block.caption === undefined ? {} : { caption: block.caption }) }];
    }
    if (block.type === 'video')
      return [{ type: 'video', title: block.title, url: block.url, image: images.get(block.fileId ?? '') ?? null }];
    if (block.type === 'product') return [products.get(block.slug)].filter((found) => found !== undefined);
    if (block.type === 'designer') return [designers.get(block.handle)].filter((found) => found !== undefined);
    return [block];
  };
  // The keys are those of the input, one list each.
  return Object.fromEntries(Object.entries<readonly StoredBlock[]>(bodies).map(([key, body]) => [key, body.flatMap(resolve)])) as Record<
    Key,
    ArticleBlock[]
  >;
}

/** The public designs and designers that blocks refer to, by slug and by handle. */
export async function findCards(db: Db, blocks: readonly StoredBlock[]) {
  const slugs = blocks.flatMap((block) => (block.type === 'product' ? [block.slug] : []));
  const handles = blocks.flatMap((block) => (block.type === 'designer' ? [block.handle] : []));
  const [products, designers] = await Promise.all([findProducts(db, slugs), findDesigners(db, handles)]);
  return { products, designers };
}

/** Every picture a block refers to. */
export function fileIdsOf(block: StoredBlock): readonly string[] {
  if (block.type === 'image') return [block.fileId];
  if (block.type === 'gallery') return block.images.map(({ fileId }) => fileId);
  return block.type === 'video' && block.fileId !== undefined ? [block.fileId] : [];
}

/** A picture described for this place; its body is in one language. */
function withAlt(image: ImageRef | undefined, alt: string | undefined): ImageRef | undefined {
  return image === undefined || alt === undefined ? image : { ...image, alt: { en: alt, jp: alt } };
}

export async function findImages(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, ImageRef>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; image: ImageRef }>`
    SELECT f.id, image_ref(f, f.alt_en, f.alt_jp) AS image FROM files f WHERE f.id = ANY (${ids}::text[]) AND f.visibility = 'public' AND f.deleted_at IS NULL`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.id, row.image]));
}

async function findProducts(db: Db, slugs: readonly string[]): Promise<ReadonlyMap<string, ProductBlock>> {
  if (slugs.length === 0) return new Map();
  const { rows } = await sql<ProductBlock>`
    SELECT 'product' AS type, d.slug, d.name, d.name_jp AS "nameJp", p.name AS designer,
      (SELECT image_ref(f, g.alt_en, g.alt_jp) FROM design_images g JOIN files f ON f.id = g.file_id WHERE g.design_id = d.id ORDER BY g.position LIMIT 1) AS image
    FROM designs d JOIN design_cards c ON c.design_id = d.id AND c.currency = 'USD' JOIN profiles p ON p.id = d.profile_id
    WHERE d.slug = ANY (${slugs}::citext[])`.execute(db);
  return new Map(rows.map((row) => [row.slug, row]));
}

async function findDesigners(db: Db, handles: readonly string[]): Promise<ReadonlyMap<string, DesignerBlock>> {
  if (handles.length === 0) return new Map();
  const { rows } = await sql<DesignerBlock>`
    SELECT 'designer' AS type, p.handle, p.name, p.name_jp AS "nameJp", p.city, (SELECT image_ref(f, f.alt_en, f.alt_jp) FROM files f WHERE f.id = coalesce(p.avatar_id, p.cover_id)) AS image
    FROM profiles p WHERE p.handle = ANY (${handles}::citext[]) AND p.status = 'approved' AND p.deleted_at IS NULL`.execute(db);
  return new Map(rows.map((row) => [row.handle, row]));
}
