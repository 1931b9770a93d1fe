import type { StudioArea, StudioDocument } from '@orime/contracts/api/catalogue/studio-document';
import type { OwnProfile } from '@orime/contracts/api/people/profile';
import { useMutation, useQueryClient } from '@orime/platform';
import { fileName } from '../../files/index.ts';
import { ownProfileQuery } from '../../profile/index.ts';
import { fibreOf, nearestDye } from '../blanks/cloths.ts';
import { saveDesignDraft, uploadPicture } from '../design-studio.api.ts';
import { readStudio } from '../studio.store.ts';

/** What came of it: a shop without a profile has no place for drafts. */
export type Draft = { readonly status: 'no-profile' } | { readonly status: 'saved'; readonly id: string | undefined };

/** Pictures of the garment are uploaded, and a draft of a design is made from them. */
export function useDesignDraft(nameOf: (area: StudioArea) => { readonly en: string; readonly jp: string }, unnamed: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (): Promise<Draft> => {
      const before = await queries.fetchQuery({ ...ownProfileQuery(), staleTime: 0 });
      if (before === null) return { status: 'no-profile' };
      const known = new Set(before.designs.map(({ id }) => id));
      const document = readStudio().history.present;
      const { paintMockup } = await import('./paint-area.ts');
      const images = [];
      for (const area of shownAreas(document)) {
        const { id } = await uploadPicture(await paintMockup(document, area), `${fileName(document.name, area.key)}.webp`);
        images.push({ fileId: id, alt: nameOf(area) });
      }
      const name = document.name.trim() || unnamed;
      const profile: OwnProfile = await saveDesignDraft({
        name,
        nameJp: document.name.trim() || undefined,
        // Blanks are called as the catalogue's categories are.
        category: document.blank,
        // A draft has to say what it is; its designer corrects what the studio cannot know.
        gender: 'unisex',
        colour: nearestDye(document.colour),
        materials: [{ fibre: fibreOf(document.fabric), percent: 100 }],
        images,
      });
      return { status: 'saved', id: profile.designs.find(({ id }) => !known.has(id))?.id };
    },
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['profile'] });
      await queries.invalidateQueries({ queryKey: ['designs'] });
    },
  });
}

/** The sides that are drawn on; with one alone, its other side as well, because a buyer turns a garment round. */
export function shownAreas({ areas }: StudioDocument): readonly StudioArea[] {
  const drawn = areas.filter(({ objects }) => objects.some(({ hidden }) => !hidden));
  const chosen = drawn.length > 0 ? drawn : areas.slice(0, 1);
  const other =
    areas.find((area) => !chosen.includes(area) && (area.key === 'back' || area.key === 'front')) ??
    areas.find((area) => !chosen.includes(area));
  return chosen.length === 1 && other ? [...chosen, other] : chosen.slice(0, 12);
}
