import { fillTemplate, type DocumentDeclaration, type Language } from '@orime/contracts';
import { SHARE_PICTURE, sharePictureUrl, type SharedKind } from '@orime/contracts/api/media/share-picture';
import type { FirstData } from './first-data.ts';
import { imageAt } from './value-at.ts';

/** The image that stands for a page where its address is shared. */
export interface HeadImage {
  /** Absolute. */
  readonly url: string;
  readonly alt: string;
  /** Absent where the image was not made for sharing. */
  readonly size?: { readonly width: number; readonly height: number };
}

interface SharedFields {
  readonly kind: SharedKind;
  readonly slug: string;
  readonly title: string;
  readonly byline: string;
  /** The first that is there. */
  readonly images: readonly string[];
}

/** Where the answer of a page's first read says what its picture shows. */
const FIELDS: Partial<Record<NonNullable<DocumentDeclaration['jsonLd']>, SharedFields>> = {
  Product: { kind: 'design', slug: '{slug}', title: '{name}', byline: '{designer.name}', images: ['images.0'] },
  Brand: { kind: 'designer', slug: '{handle}', title: '{name}', byline: '{city}', images: ['cover', 'thumbs.0'] },
  Article: { kind: 'story', slug: '{slug}', title: '{seo.title}', byline: '{author.name}', images: ['hero', 'cover'] },
};

/** The picture that the api draws for a design, a designer or a story; undefined for other pages and without data. */
export function sharePictureOf(
  declaration: DocumentDeclaration | undefined,
  { byName }: FirstData,
  language: Language,
  publicUrl: string,
): HeadImage | undefined {
  const fields = declaration?.jsonLd === undefined ? undefined : FIELDS[declaration.jsonLd];
  const subject = byName[declaration?.reads?.[0]?.name ?? ''];
  if (fields === undefined || subject === undefined) return undefined;
  const fill = (template: string) => fillTemplate(template, subject, language);
  const [slug, title, byline] = [fill(fields.slug), fill(fields.title), fill(fields.byline)];
  if (slug === '') return undefined;
  const image = fields.images.map((path) => imageAt(subject, path)).find((found) => found !== undefined);
  const path = sharePictureUrl({ kind: fields.kind, slug, language, title, byline, image: image?.id ?? null });
  return { url: publicUrl + path, alt: byline === '' ? title : ALT[language](title, byline), size: SHARE_PICTURE };
}

const ALT: Readonly<Record<Language, (title: string, byline: string) => string>> = {
  en: (title, byline) => `${title}, ${byline}`,
  jp: (title, byline) => `${title}（${byline}）`,
};
