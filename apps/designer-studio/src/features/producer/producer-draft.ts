import { isEmpty } from '@orime/contracts';
import type { LocalText } from '@orime/contracts';
import type { ProducerInput } from '@orime/contracts/api/people/producer';
import { isHandle, readPosition } from '../form/index.ts';

/** What a producer types about the workshop. */
export type ProducerDraft = {
  readonly name: string;
  readonly nameJp: string;
  readonly handle: string;
  readonly bio: LocalText;
  readonly country: string;
  readonly city: string;
  readonly cityJp: string;
  readonly position: string;
  readonly capabilities: readonly string[];
  readonly moq: string;
  readonly leadTimeDays: string;
};

export const emptyProducer: ProducerDraft = {
  name: '',
  nameJp: '',
  handle: '',
  bio: { en: '', jp: '' },
  country: '',
  city: '',
  cityJp: '',
  position: '',
  capabilities: [],
  moq: '',
  leadTimeDays: '',
};

/** Fields that cannot be sent as they are, in the order of the form. */
export function checkProducer(draft: ProducerDraft): (keyof ProducerDraft)[] {
  const wrong: (keyof ProducerDraft | false)[] = [
    isEmpty(draft.name) && 'name',
    !isHandle(draft.handle) && 'handle',
    isEmpty(draft.bio.en) && isEmpty(draft.bio.jp) && 'bio',
    isEmpty(draft.country) && 'country',
    isEmpty(draft.city) && 'city',
    readPosition(draft.position) === undefined && 'position',
    draft.capabilities.length === 0 && 'capabilities',
    !isWhole(draft.moq, 100_000) && 'moq',
    !isWhole(draft.leadTimeDays, 365) && 'leadTimeDays',
  ];
  return wrong.filter((field) => field !== false);
}

/** The draft as the API takes it; `checkProducer` has found nothing. */
export function producerInput({ position, ...draft }: ProducerDraft): ProducerInput {
  const { lat, lon } = readPosition(position) ?? { lat: 0, lon: 0 };
  return {
    ...draft,
    name: draft.name.trim(),
    nameJp: draft.nameJp.trim(),
    city: draft.city.trim(),
    cityJp: draft.cityJp.trim(),
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
