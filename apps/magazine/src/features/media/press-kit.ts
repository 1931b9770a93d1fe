import { BRAND, type Language } from '@orime/contracts';
import { imageUrl } from '@orime/ui';
import { wordmarkSvg } from '@orime/ui/brand';
import { makeZip, type ZipEntry } from '@orime/ui/zip';
import { creditOf, type PressPicture } from './press-pictures.ts';

/** So many pictures go into the kit; the others are in the image bank. */
const PICTURES = 6;
const LANGUAGES: readonly Language[] = ['en', 'jp'];

/** Everything an editor needs as one file. `about` is the house in a paragraph, in both languages. Rejects when a picture is not to be had. */
export async function makePressKit(
  pictures: readonly PressPicture[],
  about: Readonly<Record<Language, string>>,
  signal: AbortSignal,
): Promise<Blob> {
  const chosen = pictures.slice(0, PICTURES);
  const files = await Promise.all(chosen.map((picture) => pictureFile(picture, signal)));
  const words = LANGUAGES.flatMap((language): ZipEntry[] => [
    { name: `about-${BRAND.name.toLowerCase()}-${language}.txt`, content: `${about[language]}\n` },
    {
      name: `pictures/credits-${language}.txt`,
      content: chosen.map((picture) => `${picture.fileName}.webp: ${creditOf(picture, language)}\n`).join(''),
    },
  ]);
  const marks = ['black', 'white'].map((ink): ZipEntry => ({
    name: `wordmark/${BRAND.name.toLowerCase()}-wordmark-${ink}.svg`,
    content: wordmarkSvg(ink),
  }));
  return makeZip([...marks, ...files, ...words]);
}

async function pictureFile({ image, fileName }: PressPicture, signal: AbortSignal): Promise<ZipEntry> {
  const url = imageUrl(image.id, 1600);
  const response = await fetch(new URL(url, window.location.origin), { signal });
  if (!response.ok) throw new Error(`GET ${url} failed: ${String(response.status)}`);
  return { name: `pictures/${fileName}.webp`, content: new Uint8Array(await response.arrayBuffer()) };
}
