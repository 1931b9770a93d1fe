import { prefectureOfPostal, stateOfZip } from '@orime/commerce';
import type { AddressDraft } from './address-draft.ts';

/** The address with one part changed, and the region that follows from it. A region of another country means nothing. */
export function changeAddress(address: AddressDraft, part: keyof AddressDraft, text: string): AddressDraft {
  const changed = { ...address, [part]: text };
  if (part === 'country') return { ...changed, region: regionBy(text, changed.postal) ?? '' };
  if (part !== 'postal') return changed;
  return { ...changed, region: regionBy(changed.country, text) ?? (changed.country === 'US' ? '' : changed.region) };
}

function regionBy(country: string, postal: string): string | undefined {
  if (country === 'JP') return prefectureOfPostal(postal);
  return country === 'US' ? stateOfZip(postal) : undefined;
}
