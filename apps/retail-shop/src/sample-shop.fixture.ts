import type { Profile } from '@orime/contracts/api/people/profile';
import { sampleImage, sampleProfileCard } from '@orime/testing/samples';

/** An open shop with a story and a link, as a visitor sees it. */
export function sampleProfile(changed: Partial<Profile> = {}): Profile {
  return {
    ...sampleProfileCard({ cover: sampleImage({ id: 'fil_cover', width: 2400, height: 1000 }) }),
    bio: { en: 'Folds paper first.', jp: 'まず紙を折る。' },
    links: [{ label: 'Instagram', url: 'https://instagram.example/ito' }],
    holidayUntil: null,
    designs: [],
    lookbook: [],
    viewer: { following: false, canEdit: false },
    ...changed,
  };
}
