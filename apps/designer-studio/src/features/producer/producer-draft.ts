import { isEmpty } from '@orime/contracts';
import type { LocalText } from '@orime/contracts';
import type { ProducerInput } from '@orime/contracts/api/people/producer';
import { emptyPlace, isHandle, readPosition } from '@orime/forms';
import type { Place } from '@orime/forms';

/** What a producer types about the workshop. */
export type ProducerDraft = {
  readonly name: string;
  readonly nameJp: string;
  readonly handle: string;
  readonly bio: LocalText;
  readonly place: Place;
  readonly capabilities: readonly string[];
  readonly moq: string;
  readonly leadTimeDays: string;
};

export const emptyProducer: ProducerDraft = {
  name: '',
  nameJp: '',
  handle: '',
  bio: { en: '', jp: '' },
  place: emptyPlace,
  capabilities: [],
  moq: '',
  leadTimeDays: '',
};

/** Fields that cannot be sent as they are, in the order of the form. */
export function checkProducer({ place, ...draft }: ProducerDraft): string[] {
  const wrong: (string | false)[] = [
    isEmpty(draft.name) && 'name',
    !isHandle(draft.handle) && 'handle',
    isEmpty(draft.bio.en) && isEmpty(draft.bio.jp) && 'bio',
    isEmpty(place.country) && 'place.country',
    isEmpty(place.city) && 'place.city',
    readPosition(place.position) === undefined && 'place.position',
    draft.capabilities.length === 0 && 'capabilities',
    !isWhole(draft.moq, 100_000) && 'moq',
    !isWhole(draft.leadTimeDays, 365) && 'leadTimeDays',
  ];
  return wrong.filter((field) => field !== false);
}

/** The draft as the API takes it; `checkProducer` has found nothing. */
export function producerInput({ place, ...draft }: ProducerDraft): ProducerInput {
  const { lat, lon } = readPosition(place.position) ?? { lat: 0, lon: 0 };
  return {
    ...draft,
    name: draft.name.trim(),
    nameJp: draft.nameJp.trim(),
    country: place.country,
    city: place.city.trim(),
    cityJp: place.cityJp.trim(),
    capabilities: [...draft.capabilities],
    lat,
    lon,
    moq: Number(draft.moq),
    leadTimeDays: Number(draft.leadTimeDays),
  };
}

function isWhole(text: string, most: number): boolean {
  return /^\d+$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= most;
}
