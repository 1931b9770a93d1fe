import type { SessionUser } from '@orime/contracts';
import type { ProfileCard } from '@orime/contracts/api/people/profile';
import { unsignedToken } from '../test-platform.ts';
import { sampleImage } from './designs.ts';

/** The account of the tests' tokens: a customer with a confirmed address. */
export function sampleUser(changed: Partial<SessionUser> = {}): SessionUser {
  return {
    _id: 'usr_test',
    email: 'person@example.com',
    name: 'Test Person',
    type: 'consumer',
    staffRole: 'none',
    emailVerified: true,
    socketID: null,
    following: [],
    ...changed,
  };
}

/** What signing in answers: the account, and a token that tells the same of it. */
export function sampleSignIn(changed: Partial<SessionUser> = {}) {
  const user = sampleUser(changed);
  const { email, name, type, staffRole } = user;
  return { success: true, user, token: unsignedToken({ sub: user._id, email, name, type, staffRole }) };
}

/** A designer in a list of designers. */
export function sampleProfileCard(changed: Partial<ProfileCard> = {}): ProfileCard {
  return {
    _id: 'prf_ito',
    id: 'prf_ito',
    handle: 'ito-kasumi',
    name: 'Ito Kasumi',
    nameJp: '伊藤霞',
    city: 'Tokushima',
    cityJp: '徳島',
    country: 'JP',
    lat: 34.07,
    lon: 134.55,
    disciplines: [],
    avatar: null,
    cover: sampleImage(),
    featured: true,
    followers: 3,
    designCount: 6,
    thumbs: [],
    ...changed,
  };
}
