import type { DraftDesignInput } from '@orime/contracts/api/people/profile';
import type { Vocabulary } from '@orime/contracts/api/site/vocabulary';
import { altOf } from '../../design/index.ts';
import type { PictureGroup } from './picture-groups.ts';

/** Groups as drafts of the API; pictures without words get the plainest true ones. */
export function draftsOf(groups: readonly PictureGroup[], words: Vocabulary): readonly DraftDesignInput[] {
  return groups.map((group) => {
    const { name, nameJp, category, colour, fibre, gender, pictures } = group;
    return {
      name: name.trim() || nameJp.trim(),
      nameJp: nameJp.trim(),
      category,
      colour,
      gender,
      materials: [{ fibre, percent: 100 }],
      images: pictures.map(({ picture }, index) => ({ fileId: picture.id, alt: altOf(group, words, picture.alt, index) })),
    };
  });
}
