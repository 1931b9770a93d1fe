import type { ModelIntake, ModelIntakeAnswers, ModelIntakeInput } from '@orime/contracts/api/people/model-intake';
import type { FieldProblem } from '@orime/forms';

/** The girths and the height, in the order in which they are asked. */
export const LENGTHS = ['heightCm', 'bustCm', 'waistCm', 'hipsCm'] as const;
export type LengthName = (typeof LENGTHS)[number];

/** Words that the model's page can translate; they are stored in English. */
export const HAIR_COLOURS = ['Black', 'Dark brown', 'Brown', 'Fair', 'Red', 'Grey'] as const;
export const EYE_COLOURS = ['Black', 'Dark brown', 'Brown', 'Hazel', 'Green', 'Blue', 'Grey'] as const;

const MIN_AGE = 16;
const FULL_AGE = 18;

/** The form as it is typed, in its order. `photos` holds no value: it is where their error lands. */
export type IntakeDraft = {
  readonly name: string;
  readonly stageName: string;
  readonly email: string;
  readonly city: string;
  readonly birthDate: string;
  readonly guardian: { readonly name: string; readonly email: string; readonly consent: boolean };
  readonly measurements: Readonly<Record<LengthName, number | null>> & { readonly shoeEu: string };
  readonly hair: string;
  readonly eyes: string;
  readonly agency: string;
  readonly instagram: string;
  readonly availability: string;
  readonly photos: string;
  readonly imageRights: boolean;
  readonly subjectLine: string;
};

export const EMPTY_INTAKE: IntakeDraft = {
  name: '',
  stageName: '',
  email: '',
  city: '',
  birthDate: '',
  guardian: { name: '', email: '', consent: false },
  measurements: { heightCm: null, bustCm: null, waistCm: null, hipsCm: null, shoeEu: '' },
  hair: '',
  eyes: '',
  agency: '',
  instagram: '',
  availability: '',
  photos: '',
  imageRights: false,
  subjectLine: '',
};

export function draftOf(intake: ModelIntake): IntakeDraft {
  const { name, stageName, email, city, birthDate, measurements, hair, eyes, agency, instagram, availability } = intake;
  const { heightCm, bustCm, waistCm, hipsCm, shoeEu } = measurements;
  return {
    ...EMPTY_INTAKE,
    ...{ name, stageName, email, city, birthDate, hair, eyes, agency, instagram, availability },
    measurements: { heightCm, bustCm, waistCm, hipsCm, shoeEu: String(shoeEu) },
  };
}

/** What may be corrected later. Numbers that are missing are left to the contract to refuse. */
export function answersOf(draft: IntakeDraft): ModelIntakeAnswers {
  const { shoeEu, ...lengths } = draft.measurements;
  return {
    name: draft.name.trim(),
    stageName: draft.stageName.trim(),
    city: draft.city.trim(),
    // The contract checks the body before it is sent: a length that is null is refused there.
    measurements: { ...(lengths as Record<LengthName, number>), shoeEu: Number(shoeEu) },
    hair: draft.hair,
    eyes: draft.eyes,
    agency: draft.agency.trim(),
    instagram: accountOf(draft.instagram),
    availability: draft.availability.trim(),
  };
}

export function inputOf(draft: IntakeDraft, today: Date): Omit<ModelIntakeInput, 'photos' | 'locale'> {
  const { name, email } = draft.guardian;
  return {
    ...answersOf(draft),
    email: draft.email.trim(),
    birthDate: draft.birthDate,
    ...(isMinor(draft.birthDate, today) && { guardian: { name: name.trim(), email: email.trim(), consent: true as const } }),
    imageRights: true,
    subjectLine: draft.subjectLine,
  };
}

/** What the contract cannot say of a new application: ages, and what has to be agreed to. */
export function checkIntake({ birthDate, guardian, measurements, imageRights }: IntakeDraft, today: Date): readonly FieldProblem[] {
  const age = ageOn(birthDate, today);
  const wrong = (field: string, kind: 'required' | 'refused'): FieldProblem => ({ field, problem: { kind } });
  return [
    ...(age !== undefined && (age < MIN_AGE || age > 110) ? [wrong('birthDate', 'refused')] : []),
    ...(isMinor(birthDate, today) && !guardian.consent ? [wrong('guardian.consent', 'required')] : []),
    ...(measurements.shoeEu === '' ? [wrong('measurements.shoeEu', 'required')] : []),
    ...(imageRights ? [] : [wrong('imageRights', 'required')]),
  ];
}

/** Old enough to apply, and not to agree alone. */
export function isMinor(birthDate: string, today: Date): boolean {
  const age = ageOn(birthDate, today);
  return age !== undefined && age >= MIN_AGE && age < FULL_AGE;
}

/** Whole years on a day; undefined for what is no date. The api counts by the same calendar, UTC. */
export function ageOn(birthDate: string, today: Date): number | undefined {
  const [year, month, day] = birthDate.split('-').map(Number);
  if (!year || !month || !day) return undefined;
  const isBefore = today.getUTCMonth() + 1 < month || (today.getUTCMonth() + 1 === month && today.getUTCDate() < day);
  return today.getUTCFullYear() - year - (isBefore ? 1 : 0);
}

/** `@mio` of an account, or of the address of its page. */
function accountOf(typed: string): string {
  return typed
    .trim()
    .replace(/^(?:https?:\/\/)?(?:www\.)?instagram\.com\//i, '')
    .replace(/^@/, '')
    .replace(/[/?].*$/, '');
}
