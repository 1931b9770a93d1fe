import * as endpoints from '@orime/contracts/api/people/profile';
import * as people from '@orime/contracts/api/people/profile-people';
import { admins, allow, anyone, signedIn, userOf } from '../../../house/access/authorize.ts';
import { callerOf } from '../../../house/access/caller.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import type { Db } from '../../../house/db/db.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { countryCode } from '../../../house/geography/country-code.ts';
import { readIfMatch } from '../../../house/http/if-match.ts';
import { readCounted, readPage, setPageHeaders } from '../../../house/http/paging.ts';
import { sendJson } from '../../../house/http/send-json.ts';
import { buildListSearch, findDocuments, listEntityIds, readSearchTerms } from '../../../house/search/index.ts';
import { listAdminProfiles } from './admin-profiles.queries.ts';
import { deleteProfile } from './close-profile.service.ts';
import {
  countProfileFacets,
  listFollowedCards,
  listProfileCards,
  listProfileCardsByIds,
  type ProfileFilters,
} from './profile-cards.queries.ts';
import { saveProfileDesigns } from './profile-designs.service.ts';
import { listModels } from './profile-detail.queries.ts';
import { findOwnProfile, readProfileText } from './profile.service.ts';
import { checkHandle, saveProfile } from './save-profile.service.ts';

/** Designers as they are read, and one's own profile. */
export async function profileRoutes(app: ApiApp): Promise<void> {
  app.route({
    ...endpoints.listProfiles,
    config: { rule: anyone },
    handler: async (request, reply) => {
      const page = readPage(request.query, 100);
      const { query } = request;
      const filters = {
        ...(await readFilters(app.db, query)),
        priceBand: query.priceBand,
        currency: query.currency ?? 'USD',
        sellsToStores: query.wholesale === '1',
        since: query.since,
      };
      const [{ items, total }, counts] = await Promise.all([
        readCounted(page, (each) => listProfileCards(app.db, filters, query.sort ?? 'name', each)),
        query.facets === undefined ? undefined : countProfileFacets(app.db, filters),
      ]);
      setPageHeaders(reply, request.url, page, total);
      return counts === undefined ? items : { items, total, page: page.page, ...counts };
    },
  });

  app.route({
    ...endpoints.listAllProfiles,
    config: { rule: admins },
    handler: async (request, reply) => {
      const { query } = request;
      const page = readPage(query, 100);
      const filter = {
        q: query.q,
        status: query.status,
        featured: query.featured === undefined ? undefined : isSet(query.featured),
        country: countryOf(query.country),
        discipline: query.discipline || undefined,
      };
      const { items, total } = await readCounted(page, (each) => listAdminProfiles(app.db, filter, each));
      setPageHeaders(reply, request.url, page, total);
      return sendJson(reply, JSON.stringify(query.paged === '1' ? { items, total, page: page.page } : items));
    },
  });

  app.route({
    ...endpoints.searchProfiles,
    config: { rule: anyone, rateLimit: { max: 60, timeWindow: 60_000 } },
    handler: async (request, reply) => {
      const term = request.params.term.trim();
      const isLong = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(term) || term.length >= 2;
      if (!isLong) throw new RequestError('validation', { fields: { term: 'needs two letters or one Japanese character' } });
      const page = readPage(request.query, 100);
      const found = await findDocuments(app.db, await readSearchTerms(app.db, term), ['profile']);
      setPageHeaders(reply, request.url, page, found.count('profile'));
      return listProfileCardsByIds(app.db, await listEntityIds(app.db, found.page(['profile'], page.limit, page.offset)));
    },
  });

  app.route({
    ...people.listModels,
    config: { rule: anyone },
    handler: async (request, reply) => {
      const page = readPage(request.query, 100);
      const { items, total } = await readCounted(page, (each) => listModels(app.db, each));
      setPageHeaders(reply, request.url, page, total);
      return items;
    },
  });

  app.route({
    ...endpoints.getProfileByHandle,
    config: { rule: anyone },
    handler: async (request, reply) =>
      sendJson(reply, await readProfileText(app.db, request.actor, { handle: request.params.handle }, request.query.currency ?? 'USD')),
  });
  app.route({
    ...endpoints.getProfileById,
    config: { rule: anyone },
    handler: async (request, reply) =>
      sendJson(reply, await readProfileText(app.db, request.actor, { id: request.params.id }, request.query.currency ?? 'USD')),
  });

  app.route({
    ...endpoints.getOwnProfile,
    config: { rule: signedIn },
    handler: async (request) => (await findOwnProfile(app.db, userOf(request))) ?? null,
  });
  app.route({
    ...endpoints.saveProfile,
    config: { rule: allow('designer') },
    handler: async (request) => saveProfile(app.db, userOf(request), request.body, readIfMatch(request.headers['if-match'])),
  });
  app.route({
    ...endpoints.saveProfileDesigns,
    config: { rule: allow('designer') },
    handler: async (request) => saveProfileDesigns(app.db, callerOf(request), request.body.designs),
  });
  app.route({
    ...endpoints.checkHandle,
    config: { rule: signedIn },
    handler: async (request) => checkHandle(app.db, userOf(request), request.params.handle),
  });
  app.route({
    ...people.listFollowing,
    config: { rule: signedIn },
    handler: async (request) => listFollowedCards(app.db, userOf(request).userId),
  });

  app.route({
    ...endpoints.deleteProfile,
    config: { rule: signedIn },
    handler: async (request) => {
      await deleteProfile(app.db, userOf(request), request.body.confirm);
      return { success: true };
    },
  });
}

interface ProfileQueryValues {
  readonly featured?: string;
  readonly country?: string;
  readonly discipline?: string;
  readonly q?: string;
}

async function readFilters(db: Db, query: ProfileQueryValues): Promise<ProfileFilters> {
  const search = await buildListSearch(db, query.q);
  return {
    featured: isSet(query.featured),
    country: countryOf(query.country),
    discipline: query.discipline === '' ? undefined : query.discipline,
    search,
  };
}

function isSet(flag: string | undefined): boolean {
  return flag === '1' || flag === 'true';
}

function countryOf(country: string | undefined): string | undefined {
  return country === undefined || country === '' ? undefined : (countryCode(country) ?? country);
}
