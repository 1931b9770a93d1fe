import { DesignInput } from '@orime/contracts/api/design-input';
import type { OwnProfile } from '@orime/contracts/api/profile';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import type { Caller } from '../../../house/access/caller.ts';
import type { Db } from '../../../house/db/db.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { changeDesignDraft, writeDesignDraft } from '../extensions/index.ts';
import { readOwnProfile } from './profile.service.ts';

/** A design as the first step of adding one knows it: what is missing is filled in later, what has an id is changed. */
const DraftDesign = Type.Object({ id: Type.Optional(Type.String({ maxLength: 80 })), ...Type.Partial(DesignInput).properties });
type DraftDesign = Static<typeof DraftDesign>;

/** Saves the designs of the caller's profile as drafts. All or none: each bad field is named with its place. */
export async function saveProfileDesigns(db: Db, caller: Caller, designs: readonly unknown[]): Promise<OwnProfile> {
  const drafts = designs.map(parseDraft);
  return db.transaction().execute(async (trx) => {
    const profile = await readOwnProfile(trx, caller);
    for (const [place, { id, ...draft }] of drafts.entries()) {
      await naming(place, async () => {
        if (id === undefined) await writeDesignDraft(trx, caller, complete(draft, profile.country));
        else await changeDesignDraft(trx, caller, id, { ...draft, submit: false }, undefined);
      });
    }
    return readOwnProfile(trx, caller);
  });
}

function parseDraft(value: unknown, place: number): DraftDesign {
  if (Value.Check(DraftDesign, value)) return value;
  const bad = [...Value.Errors(DraftDesign, value)][0];
  throw new RequestError('validation', { fields: { [`designs.${place}${bad?.instancePath.replaceAll('/', '.') ?? ''}`]: 'is not valid' } });
}

/** A draft says little: the rest is what the form starts with. */
function complete(draft: Omit<DraftDesign, 'id'>, country: string): DesignInput {
  return {
    name: 'Untitled',
    description: { en: '', jp: '' },
    category: 'shirt',
    gender: 'unisex',
    colour: 'ink',
    materials: [{ fibre: 'cotton', percent: 100 }],
    countryOrigin: country,
    images: [],
    sizes: [],
    retailMinor: {},
    ...draft,
    submit: false,
  };
}

/** Names the design a refusal is about. */
async function naming(place: number, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    const fields = Object.fromEntries(Object.entries(error.fields).map(([field, text]) => [`designs.${place}.${field}`, text]));
    throw new RequestError(error.code, { fields, details: error.details, cause: error });
  }
}
