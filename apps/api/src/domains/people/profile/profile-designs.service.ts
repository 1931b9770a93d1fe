import type { DesignInput } from '@orime/contracts/api/catalogue/design-input';
import type { DraftDesignInput, OwnProfile } from '@orime/contracts/api/people/profile';
import type { Caller } from '../../../house/access/caller.ts';
import type { Db } from '../../../house/db/db.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { changeDesignDraft, writeDesignDraft } from '../extensions/index.ts';
import { readOwnProfile } from './profile.service.ts';

/** Saves the designs of the caller's profile as drafts. All or none: each bad field is named with its place. */
export async function saveProfileDesigns(db: Db, caller: Caller, designs: readonly DraftDesignInput[]): Promise<OwnProfile> {
  return db.transaction().execute(async (trx) => {
    const profile = await readOwnProfile(trx, caller);
    for (const [place, { id, ...draft }] of designs.entries()) {
      await naming(place, async () => {
        if (id === undefined) await writeDesignDraft(trx, caller, complete(draft, profile.country));
        else await changeDesignDraft(trx, caller, id, { ...draft, submit: false }, undefined);
      });
    }
    return readOwnProfile(trx, caller);
  });
}

/** A new design says what it is; what else it needs to be handed in may follow. */
function complete({ category, gender, colour, materials, ...rest }: Omit<DraftDesignInput, 'id'>, country: string): DesignInput {
  if (category === undefined || gender === undefined || colour === undefined || materials === undefined) {
    const missing = Object.entries({ category, gender, colour, materials }).filter(([, value]) => value === undefined);
    throw new RequestError('validation', { fields: Object.fromEntries(missing.map(([name]) => [name, 'is required'])) });
  }
  return {
    name: 'Untitled',
    description: { en: '', jp: '' },
    countryOrigin: country,
    images: [],
    sizes: [],
    retailMinor: {},
    ...rest,
    category,
    gender,
    colour,
    materials,
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
