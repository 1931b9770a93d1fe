import { isEmpty } from '@orime/contracts';
import type { LocalText } from '@orime/contracts';
import type { Lookbook, LookbookInput } from '@orime/contracts/api/catalogue/lookbook';
import type { FieldProblem } from '@orime/forms';
import type { Picture } from '@orime/forms/files';

/** A point on a look, in fractions of the picture; `designId` is empty until a design is chosen. */
export type HotspotDraft = { readonly x: number; readonly y: number; readonly designId: string };
export type LookDraft = { readonly picture: Picture; readonly hotspots: readonly HotspotDraft[] };

export type LookbookDraft = {
  readonly title: LocalText;
  readonly season: string;
  readonly looks: readonly LookDraft[];
  /** Id of the picture on the cover; empty for that of the first look. */
  readonly cover: string;
  readonly published: boolean;
};

/** The contract's bounds. */
export const MOST_LOOKS = 60;
export const MOST_HOTSPOTS = 12;

export function lookbookDraft(lookbook: Lookbook | undefined): LookbookDraft {
  if (lookbook === undefined) return { title: { en: '', jp: '' }, season: '', looks: [], cover: '', published: false };
  return {
    title: { ...lookbook.title },
    season: lookbook.season,
    looks: lookbook.looks.map(({ image, hotspots }) => ({
      picture: image,
      hotspots: hotspots.map(({ x, y, designId }) => ({ x, y, designId })),
    })),
    cover: lookbook.cover?.id ?? '',
    published: lookbook.published,
  };
}

export function checkLookbook({ title, season, looks, published }: LookbookDraft): readonly FieldProblem[] {
  const problems: FieldProblem[] = [];
  if (isEmpty(title.en) && isEmpty(title.jp)) problems.push({ field: 'title.en', problem: { kind: 'required' } });
  if (isEmpty(season)) problems.push({ field: 'season', problem: { kind: 'required' } });
  if (published && looks.length === 0) problems.push({ field: 'looks', problem: { kind: 'required' } });
  else if (looks.some(({ hotspots }) => hotspots.some(({ designId }) => designId === '')))
    problems.push({ field: 'looks', problem: { kind: 'malformed' } });
  return problems;
}

export function lookbookInput({ title, season, looks, cover, published }: LookbookDraft): LookbookInput {
  const coverId = looks.some(({ picture }) => picture.id === cover) ? cover : (looks[0]?.picture.id ?? cover);
  return {
    title: { ...title },
    season: season.trim(),
    published,
    looks: looks.map(({ picture, hotspots }) => ({ fileId: picture.id, hotspots: hotspots.map((hotspot) => ({ ...hotspot })) })),
    ...(coverId !== '' && { coverFileId: coverId }),
  };
}

/** A point moved by steps, within the picture; three digits are finer than a pixel of any screen. */
export function movedBy({ x, y, designId }: HotspotDraft, dx: number, dy: number): HotspotDraft {
  return { designId, x: within(x + dx), y: within(y + dy) };
}

/** The list with one entry at another place. */
export function reordered<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from];
  return item === undefined || to < 0 || to >= items.length ? items : items.toSpliced(from, 1).toSpliced(to, 0, item);
}

function within(fraction: number): number {
  return Math.round(Math.min(1, Math.max(0, fraction)) * 1000) / 1000;
}
