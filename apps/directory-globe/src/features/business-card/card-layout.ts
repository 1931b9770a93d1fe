import type { CardAdditions, CardDetails } from './card-details.ts';

/** Trimmed cards in millimetres: the Japanese size and the American one. */
export const CARD_SIZES = { jp: { width: 91, height: 55 }, us: { width: 88.9, height: 50.8 } } as const;
export type CardSize = keyof typeof CARD_SIZES;
export const CARD_DESIGNS = ['plain', 'centred', 'band'] as const;
export type CardDesign = (typeof CARD_DESIGNS)[number];
export const CARD_TONES = ['paper', 'ink'] as const;
export type CardTone = (typeof CARD_TONES)[number];

/** One side of a card. Millimetres from the upper corner of the trimmed card; a baseline for texts. */
export type CardItem =
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly x: number;
      readonly y: number;
      readonly size: number;
      readonly anchor: 'start' | 'middle';
      readonly font: 'display' | 'sans';
      readonly isQuiet: boolean;
    }
  | { readonly kind: 'band'; readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  | { readonly kind: 'code'; readonly x: number; readonly y: number; readonly size: number };

/** Printed beyond the edge, because no cut is exact. */
export const BLEED = 3;
const MARGIN = 6;
const CODE = 17;

export interface CardSideInput {
  readonly details: CardDetails;
  readonly additions: CardAdditions;
  /** Country in the language of the side. */
  readonly country: string;
  readonly language: 'en' | 'jp';
  readonly design: CardDesign;
  readonly size: CardSize;
}

/** Where everything stands on a side. Long texts become smaller until they fit; none is cut. */
export function layoutCard({ details, additions, country, language, design, size }: CardSideInput): readonly CardItem[] {
  const { width, height } = CARD_SIZES[size];
  const isCentred = design === 'centred';
  const left = design === 'band' ? MARGIN + 8 : MARGIN;
  const room = isCentred ? width - 2 * MARGIN : width - left - MARGIN;
  const x = isCentred ? width / 2 : left;
  const anchor = isCentred ? ('middle' as const) : ('start' as const);
  const text = (words: string, y: number, wanted: number, more: { readonly font?: 'display'; readonly room?: number } = {}) => ({
    kind: 'text' as const,
    text: words,
    x,
    y,
    size: fitSize(words, wanted, more.room ?? room),
    anchor,
    font: more.font ?? ('sans' as const),
    isQuiet: more.font === undefined,
  });
  const jp = language === 'jp';
  const name = (jp && details.nameJp) || details.name || details.nameJp;
  const other = name === details.name ? details.nameJp : details.name;
  const city = (jp && details.cityJp) || details.city;
  const place = (jp ? [country, city] : [city, country]).filter((part) => part !== '').join(jp ? '・' : ', ');
  const beside = isCentred ? room : room - CODE - 3;
  const contacts = [additions.mail, additions.phone, details.url.replace(/^https?:\/\//, '')].filter((line) => line !== '');
  const lines = isCentred ? [contacts.join('  ·  ')] : contacts;
  return [
    ...(design === 'band' ? [{ kind: 'band' as const, x: -BLEED, y: -BLEED, width: 8 + BLEED, height: height + 2 * BLEED }] : []),
    text(name, isCentred ? 13 : 14, 5.4, { font: 'display' }),
    ...(other === '' || other === name ? [] : [text(other, isCentred ? 17.5 : 18.5, 2.6)]),
    ...(additions.title === '' ? [] : [text(additions.title, isCentred ? 21.5 : 23, 2.5)]),
    ...(place === '' ? [] : [text(place, isCentred ? 25 : 27, 2.5)]),
    ...lines.map((line, index) => text(line, height - MARGIN - (lines.length - 1 - index) * 3.6, 2.4, { room: beside })),
    isCentred
      ? { kind: 'code', x: (width - CODE + 3) / 2, y: height - MARGIN - CODE - 2, size: CODE - 3 }
      : { kind: 'code', x: width - MARGIN - CODE, y: height - MARGIN - CODE, size: CODE },
  ];
}

/** The wanted size, or the one at which the words are as wide as the room. */
export function fitSize(words: string, wanted: number, room: number): number {
  return Math.min(wanted, room / Math.max(1, widthInEm(words)));
}

/** Wide estimates, so that what fits by them fits in every face: full width for Japanese, capitals and digits nearly so. */
function widthInEm(words: string): number {
  let width = 0;
  for (const character of words)
    width += /[\u2e80-\uffff]/.test(character) ? 1 : /[A-ZÀ-ÞMWmw@]/.test(character) ? 0.82 : /[il.,:;' |]/.test(character) ? 0.34 : 0.6;
  return width;
}
