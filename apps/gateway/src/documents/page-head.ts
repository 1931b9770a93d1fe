import { BRAND, fillTemplate, mediaUrl, type ImageRef, type LocalText, type RouteDeclaration } from '@orime/contracts';
import type { FirstData } from './first-data.ts';
import { sharePictureOf, type HeadImage } from './share-picture-of.ts';
import { imageAt, valueAt } from './value-at.ts';
import type { Visitor } from './visitor.ts';

/** What the head of a document says, before it becomes HTML. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Path without language; both languages' addresses are made from it. */
  readonly canonicalPath: string;
  readonly image: HeadImage | undefined;
  readonly isIndexed: boolean;
}

/** An image to preload, at the width it has on the page. */
export interface FirstImage {
  readonly image: ImageRef;
  readonly sizes: string;
  /** The windows in which it is shown. Default: all. */
  readonly media?: string;
}

export const NOT_FOUND_TITLE: LocalText = { en: 'Page Not Found', jp: 'ページが見つかりません' };

export function pageHead(
  route: RouteDeclaration | undefined,
  path: string,
  data: FirstData,
  { language }: Visitor,
  publicUrl: string,
): PageHead {
  const document = route?.document;
  const fill = (template: string) => fillTemplate(template, data.byName, language);
  const isFound = route !== undefined && !data.isMissing;
  const title = isFound && document?.title !== undefined ? fill(document.title[language]) : isFound ? '' : NOT_FOUND_TITLE[language];
  const description = isFound && document?.description !== undefined ? fill(document.description[language]) : '';
  const image = document?.image === undefined ? undefined : imageAt(data.byName, document.image);
  const drawn = isFound ? sharePictureOf(document, data, language, publicUrl) : undefined;
  return {
    title: title === '' || title === BRAND.name ? BRAND.name : `${title} — ${BRAND.name}`,
    description: shorten(description === '' ? BRAND.tagline[language] : description),
    canonicalPath: isFound ? canonicalPath(document?.canonical, path, data.byName) : path,
    image: drawn ?? (image && { url: publicUrl + mediaUrl(image.id, 1200), alt: image.alt[language] }),
    isIndexed: isFound && route.access === 'public' && document?.noindex !== true,
  };
}

/**
 * The image that is the largest thing on first sight, if the route names it and its data is there; two where another one takes its
 * place in wide windows. An address that asks for another `view`, such as the table of a catalog, shows it small or not at all.
 */
export function firstImages(route: RouteDeclaration | undefined, data: FirstData, search: URLSearchParams): readonly FirstImage[] {
  const { preloadImage, preloadSizes, preloadWide } = route?.document ?? {};
  if (preloadImage === undefined || preloadSizes === undefined || search.has('view')) return [];
  const image = imageAt(data.byName, preloadImage);
  if (image === undefined) return [];
  const wide = preloadWide && imageAt(data.byName, preloadWide.image);
  if (preloadWide === undefined || wide === undefined) return [{ image, sizes: preloadSizes }];
  return [
    { image, sizes: preloadSizes, media: `not all and ${preloadWide.media}` },
    { image: wide, sizes: preloadWide.sizes, media: preloadWide.media },
  ];
}

/** A template part that is not there leaves the address as it is. */
function canonicalPath(template: string | undefined, path: string, data: unknown): string {
  if (template === undefined) return path;
  let isComplete = true;
  const filled = template.replace(/\{([\w.]+)\}/g, (_, name: string) => {
    const value = valueAt(data, name);
    if (typeof value !== 'string' || value === '') isComplete = false;
    return encodeURIComponent(String(value ?? ''));
  });
  return isComplete ? filled : path;
}

/** Search engines show about 160 characters; half as many in Japanese are as wide, so the cut is generous. */
function shorten(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  return flat.length <= 180 ? flat : `${flat.slice(0, 177).trimEnd()}…`;
}
