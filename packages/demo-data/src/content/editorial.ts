import { colours } from '../vocabulary/colours.ts';
import type { FabricKey } from '../vocabulary/fabrics.ts';
import { type AvatarSpec, type EditorialSpec, type Grade, garmentSpots } from '../vocabulary/image-spec.ts';
import type { LocalText } from '../vocabulary/local-text.ts';
import { articleCovers, type CoverSource } from './article-covers.ts';
import { catalogue, getEntry, seedOf } from './catalogue.ts';
import type { DesignerSource } from './designer-source.ts';
import { designers, getDesigner } from './designers/index.ts';
import { homeSpecs } from './home.ts';
import { type LookbookSource, lookbooks } from './lookbooks/index.ts';
import type { ProducerSource } from './producer-source.ts';
import { producers } from './producers/index.ts';
import { storyPictures } from './story-pictures.ts';

// Above its use: the lists below are built while this module loads.
const moods: readonly Grade[] = ['neutral', 'cool', 'warm', 'faded'];
const producersByName = producers.toSorted((a, b) => a.name.localeCompare(b.name));

/** Every picture that is not a packshot: home, covers of articles, designers, producers and the looks of lookbooks. */
export const editorialSpecs: readonly EditorialSpec[] = [
  ...homeSpecs,
  ...storyPictures,
  ...Object.entries(articleCovers).flatMap(([slug, cover]: [string, CoverSource]) => articleSpecs(slug, cover)),
  ...designers.map(designerCover),
  ...producers.map(producerCover),
  ...lookbooks.flatMap((book) => book.looks.map((_, index) => lookSpec(book, index))),
];

export const avatarSpecs: readonly AvatarSpec[] = designers.map((designer) => ({
  key: `designer/${designer.handle}/avatar`,
  monogram: designer.monogram,
  colour: designer.palette[0],
  fabric: signatureFabric(designer),
  seed: seedOf(`${designer.handle}/avatar`),
  alt: { en: `Monogram of ${designer.name}`, jp: `${designer.nameJp}の頭文字` },
}));

/** Where the designs of a look stand in its picture, in their order. */
export function lookSpots(designs: readonly string[]): readonly { readonly x: number; readonly y: number }[] {
  return garmentSpots(designs.length === 1 ? 'solo' : 'pair', designs.length);
}

function articleSpecs(slug: string, cover: CoverSource): EditorialSpec[] {
  const shared = {
    composition: cover.composition,
    palette: cover.palette,
    ...(cover.designs ? { garments: cover.designs.map((design) => getEntry(design).recipe) } : {}),
    ...(cover.fabric ? { fabric: cover.fabric } : {}),
    ...(cover.print ? { print: cover.print } : {}),
    grade: cover.grade,
    alt: cover.alt,
  };
  // A full rail is wide: upright, its first two garments fill the picture better.
  const narrow = cover.composition === 'rail' ? { composition: 'pair' as const, garments: shared.garments?.slice(0, 2) } : {};
  const upright: EditorialSpec = { key: `article/${slug}/cover`, ratio: '4:5', seed: seedOf(`${slug}/cover`), ...shared, ...narrow };
  return cover.hero ? [upright, { key: `article/${slug}/hero`, ratio: '16:9', seed: seedOf(`${slug}/hero`), ...shared }] : [upright];
}

function designerCover(designer: DesignerSource): EditorialSpec {
  return {
    key: `designer/${designer.handle}/cover`,
    composition: 'landscape',
    ratio: '16:9',
    palette: designer.palette,
    fabric: signatureFabric(designer),
    grade: 'neutral',
    seed: seedOf(`${designer.handle}/cover`),
    alt: {
      en: `Cloth in ${colours[designer.palette[0]].en.toLowerCase()}, the palette of ${designer.name}`,
      jp: `${designer.nameJp}の配色による、${colours[designer.palette[0]].jpOf}布`,
    },
  };
}

/** Lengths on a rod, or cloth from close by: neighbours in the directory differ, which lists them by name in rows of two. */
function producerCover(producer: ProducerSource): EditorialSpec {
  const { fabric, palette, print } = producer.cover;
  const place = producersByName.indexOf(producer);
  return {
    key: `producer/${producer.slug}/cover`,
    composition: (place + Math.floor(place / 2)) % 2 === 0 ? 'hanging' : 'landscape',
    ratio: '16:9',
    palette,
    fabric,
    ...(print ? { print } : {}),
    grade: 'warm',
    seed: seedOf(`${producer.slug}/cover`),
    alt: { en: `Cloth made by ${producer.name}`, jp: `${producer.nameJp}の布` },
  };
}

function lookSpec(book: LookbookSource, index: number): EditorialSpec {
  const entries = (book.looks[index] ?? []).map(getEntry);
  const palette = getDesigner(book.designer).palette;
  return {
    key: `lookbook/${book.slug}/${index + 1}`,
    composition: entries.length === 1 ? 'solo' : 'pair',
    ratio: '3:4',
    // The wall is never the colour of the garment in front of it.
    palette: [...palette.filter((colour) => entries.every((entry) => entry.recipe.colour !== colour)), 'chalk', 'ash'],
    garments: entries.map((entry) => entry.recipe),
    grade: moods[lookbooks.indexOf(book) % moods.length] ?? 'neutral',
    seed: seedOf(`${book.slug}/${index + 1}`),
    alt: lookAlt(
      book,
      index,
      entries.map(({ name, nameJp }) => ({ en: name, jp: nameJp })),
    ),
  };
}

function lookAlt(book: LookbookSource, index: number, names: readonly LocalText[]): LocalText {
  return {
    en: `${book.title.en}, look ${index + 1}: ${names.map((name) => name.en).join(' with ')}`,
    jp: `「${book.title.jp}」ルック${index + 1}：${names.map((name) => name.jp).join('と')}`,
  };
}

/** The cloth of the designer's first style. */
function signatureFabric(designer: DesignerSource): FabricKey {
  return catalogue.find((entry) => entry.designer === designer.handle)?.style.fabric ?? 'wool-flannel';
}
