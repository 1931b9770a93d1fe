import { isEmpty } from '@orime/contracts';
import type { LocalText } from '@orime/contracts';
import type { OwnProducer, ProducerUpdate } from '@orime/contracts/api/people/producer';
import type { Picture } from '@orime/forms/files';
import { checkProducer, producerInput } from '../producer-draft.ts';
import type { ProducerDraft } from '../producer-draft.ts';

export type CertificateDraft = { readonly name: string; readonly number: string; readonly expires: string };

/** Everything a workshop says of itself once its page is made. `form` is what it was made with. */
export type WorkshopDraft = ProducerDraft & {
  readonly machines: readonly LocalText[];
  readonly languages: readonly string[];
  readonly certifications: readonly CertificateDraft[];
  readonly founded: string;
  readonly cover: Picture | null;
  readonly gallery: readonly Picture[];
};

/** ISO 639 codes that are offered, in the order to show them. */
export const LANGUAGE_CODES = ['ja', 'en', 'fr', 'it', 'de', 'es', 'pt', 'zh', 'ko'] as const;
export const MOST_MACHINES = 30;
export const MOST_CERTIFICATES = 20;
/** Before a certificate runs out it is time to renew it. */
const WARNED_DAYS = 60;

export function workshopDraft({ form, producer }: OwnProducer): WorkshopDraft {
  return {
    name: form.name ?? '',
    nameJp: form.nameJp ?? '',
    handle: form.handle ?? '',
    bio: form.bio ?? { en: '', jp: '' },
    place: {
      country: form.country ?? '',
      city: form.city ?? '',
      cityJp: form.cityJp ?? '',
      position: form.lat === undefined || form.lon === undefined ? '' : `${form.lat}, ${form.lon}`,
    },
    capabilities: form.capabilities ?? [],
    moq: String(form.moq ?? ''),
    leadTimeDays: String(form.leadTimeDays ?? ''),
    machines: form.machines ?? [],
    languages: form.languages ?? [],
    certifications: (form.certifications ?? []).map(({ name, number, expires }) => ({ name, number, expires: expires ?? '' })),
    founded: form.founded ? String(form.founded) : '',
    cover: producer.cover,
    gallery: producer.gallery,
  };
}

/** Fields that cannot be sent as they are, in the order of the form. */
export function checkWorkshop({ machines, certifications, founded, ...draft }: WorkshopDraft, year: number): string[] {
  const wrong: (string | false)[] = [
    machines.some(({ en, jp }) => isEmpty(en) && isEmpty(jp)) && 'machines',
    certifications.some(({ name }) => isEmpty(name)) && 'certifications',
    !(founded.trim() === '' || (/^\d{4}$/.test(founded.trim()) && Number(founded) >= 1500 && Number(founded) <= year)) && 'founded',
  ];
  return [...checkProducer(draft), ...wrong.filter((field) => field !== false)];
}

export function workshopUpdate({ machines, languages, certifications, founded, cover, gallery, ...draft }: WorkshopDraft): ProducerUpdate {
  return {
    ...producerInput(draft),
    machines: machines.map(({ en, jp }) => ({ en: en.trim(), jp: jp.trim() })),
    languages: [...languages],
    certifications: certifications.map(({ name, number, expires }) => ({
      name: name.trim(),
      number: number.trim(),
      expires: expires === '' ? null : expires,
    })),
    founded: founded.trim() === '' ? null : Number(founded),
    coverFileId: cover?.id ?? null,
    gallery: gallery.map(({ id, alt }) => ({ fileId: id, alt: { en: alt.en.trim(), jp: alt.jp.trim() } })),
  };
}

/** Where a certificate stands on a day, both as `2026-12-31`; undefined for one without an end. */
export function certificateState(expires: string, today: string): 'expired' | 'ends-soon' | 'valid' | undefined {
  if (expires === '') return undefined;
  const days = (Date.parse(expires) - Date.parse(today)) / 86_400_000;
  if (days < 0) return 'expired';
  return days <= WARNED_DAYS ? 'ends-soon' : 'valid';
}
