import { BRAND, type ImageRef, type Language, type LocalText } from '@orime/contracts';
import type { Lookbook } from '@orime/contracts/api/catalogue/lookbook';

export interface PressPicture {
  readonly image: ImageRef;
  readonly title: LocalText;
  readonly designer: LocalText;
  /** Of the file, without its ending: Latin letters, digits and hyphens. */
  readonly fileName: string;
}

/** One look of each lookbook: the second, as the first is its cover wherever it is shown. */
export function listPressPictures(lookbooks: readonly Lookbook[]): readonly PressPicture[] {
  return lookbooks
    .filter(({ published }) => published)
    .flatMap(({ slug, title, designer, looks }): PressPicture[] => {
      const look = looks[1] ?? looks[0];
      if (look === undefined) return [];
      const name = { en: designer.name, jp: designer.nameJp || designer.name };
      return [{ image: look.image, title, designer: name, fileName: `${designer.handle}-${slug}-${String(look.number)}` }];
    });
}

/** The line that goes under a printed picture. */
export function creditOf({ title, designer }: PressPicture, language: Language): string {
  const say = (text: LocalText) => text[language] || text.en;
  return language === 'jp'
    ? `${say(designer)}「${say(title)}」／写真提供 ${BRAND.name}`
    : `${say(designer)}, ${say(title)}. Courtesy of ${BRAND.name}`;
}
