import type { DesignDraft, DesignField } from './draft/design-draft.ts';

/** The parts of the form in the order of the page, with their fields. */
export const DESIGN_SECTIONS = {
  images: ['images', 'video'],
  about: ['name', 'nameJp', 'description', 'category', 'gender', 'colour', 'season', 'tags'],
  materials: ['materials', 'care', 'countryOrigin', 'weight'],
  style: ['styleOf', 'producerId', 'hsCode'],
  sizes: ['sizes', 'pieces'],
  chart: ['sizeChart'],
  prices: ['retail', 'wholesale', 'moq', 'multiple', 'prepacks'],
  visibility: ['hidden'],
} as const satisfies Readonly<Record<string, readonly DesignField[]>>;

export type DesignSection = keyof typeof DESIGN_SECTIONS;
// Literal keys of a literal object.
export const SECTION_NAMES = Object.keys(DESIGN_SECTIONS) as readonly DesignSection[];

/** Where links to a part of the form lead. */
export const sectionId = (section: DesignSection): string => `design-section-${section}`;

/** Fields of a draft that are not as another has them, in the order of the page. */
export function changedFields(draft: DesignDraft, other: DesignDraft): readonly DesignField[] {
  return SECTION_NAMES.flatMap((section): readonly DesignField[] => DESIGN_SECTIONS[section]).filter(
    (field) => JSON.stringify(draft[field]) !== JSON.stringify(other[field]),
  );
}
