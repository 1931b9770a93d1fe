import { Type } from 'typebox';
import type { Language } from '../../values/language.ts';

/** What pages have a picture of their own for shared links. */
export const SHARED_KINDS = ['design', 'designer', 'story'] as const;
export type SharedKind = (typeof SHARED_KINDS)[number];

/** Size of every share picture in pixels: what networks show large. */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const;

/** What is drawn on a share picture. */
export interface SharedSubject {
  readonly kind: SharedKind;
  /** Slug or handle, as in the address of the page. */
  readonly slug: string;
  readonly language: Language;
  readonly title: string;
  /** Smaller than the title: whose it is, or where. */
  readonly byline: string;
  /** Id of the image under the words. */
  readonly image: string | null;
}

/** Raised when pictures are drawn in another way, so that what was fetched before is fetched again. */
const LAYOUT = 1;

/** The path of a subject's picture. Another title, name, image or layout gives another path: what lies at one never changes. */
export function sharePictureUrl(subject: SharedSubject): string {
  const { kind, slug, language } = subject;
  return `/media/share/${kind}/${encodeURIComponent(slug)}/${language}/${versionOf(subject)}.jpg`;
}

/** FNV-1a of what is drawn, twice 32 bits: it tells versions apart and protects nothing. */
function versionOf({ title, byline, image }: SharedSubject): string {
  const text = JSON.stringify([LAYOUT, title, byline, image]);
  return [0x81_1c_9d_c5, 0x1b_87_35_93].map((seed) => fnv(text, seed)).join('');
}

function fnv(text: string, seed: number): string {
  let hash = seed;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/**
 * A JPEG of `SHARE_PICTURE` for what is public, 404 for all else. Another version than the present one is sent on to that: a link shared
 * before a change still has a picture.
 */
export const sharePicture = {
  method: 'GET',
  url: '/media/share/:kind/:slug/:language/:version.jpg',
  params: Type.Object({
    kind: Type.String({ maxLength: 20 }),
    slug: Type.String({ maxLength: 200 }),
    language: Type.String({ maxLength: 5 }),
    version: Type.String({ maxLength: 40 }),
  }),
} as const;
