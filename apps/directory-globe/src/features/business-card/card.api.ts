import type { SessionUser } from '@orime/contracts';
import type { OwnProducer, Producer } from '@orime/contracts/api/people/producer';
import type { OwnProfile, Profile } from '@orime/contracts/api/people/profile';
import { api, isApiError, queryOptions } from '@orime/platform';
import type { CardDetails } from './card-details.ts';

/** Null where there is nobody of that handle. */
export function cardOfHandleQuery(handle: string) {
  return queryOptions({
    queryKey: ['business-card', { handle }],
    queryFn: async ({ signal }): Promise<CardDetails | null> => {
      const name = encodeURIComponent(handle);
      const profile = await orNull(api.get<Profile>(`/api/profile/handle/${name}`, { signal }));
      if (profile !== null) return ofProfile(profile);
      const producer = await orNull(api.get<Producer>(`/api/producer/handle/${name}`, { signal }));
      return producer === null ? null : ofProducer(producer);
    },
  });
}

/** The caller's own card: of the public page, or of the account alone; null for a designer or producer without a page yet. */
export function ownCardQuery(user: SessionUser) {
  return queryOptions({
    queryKey: ['business-card', { user: user._id }],
    queryFn: async ({ signal }): Promise<CardDetails | null> => {
      if (user.type === 'designer') {
        const profile = await api.get<OwnProfile | null>('/api/profile', { signal });
        return profile === null ? null : ofProfile(profile);
      }
      if (user.type === 'producer') {
        const own = await api.get<OwnProducer | null>('/api/producer/mine', { signal });
        return own === null ? null : ofProducer(own.producer);
      }
      return { name: user.name, nameJp: '', city: '', cityJp: '', country: '', kind: 'individual', url: `${location.origin}/` };
    },
  });
}

async function orNull<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked;
  } catch (error) {
    if (isApiError(error) && error.status === 404) return null;
    throw error;
  }
}

function ofProfile({ name, nameJp, city, cityJp = '', country, handle }: Profile | OwnProfile): CardDetails {
  return { name, nameJp, city, cityJp, country, kind: 'individual', url: `${location.origin}/shop/${handle}` };
}

function ofProducer({ name, nameJp, city, cityJp = '', country, handle }: Producer): CardDetails {
  return { name, nameJp, city, cityJp, country, kind: 'org', url: `${location.origin}/producer/${handle}` };
}
