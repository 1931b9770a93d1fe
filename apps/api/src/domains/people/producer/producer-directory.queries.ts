import type { Facets } from '@orime/contracts';
import type { ListedProducer } from '@orime/contracts/api/people/producer';
import { sql, type RawBuilder } from 'kysely';
import type { Certification } from '../../../house/db/column-types.ts';
import { countFacets, matchesAll, type ListFilter } from '../../../house/db/count-facets.ts';
import type { Db } from '../../../house/db/db.ts';
import type { Page } from '../../../house/http/paging.ts';
import { isPublicProducer, producerCardFields, toCard, toCertification, type CardRow } from './producer.queries.ts';

export interface ProducerFilters {
  readonly country?: string | undefined;
  /** Key of the vocabulary. */
  readonly capability?: string | undefined;
  /** Largest minimum order, in pieces. */
  readonly moq?: number | undefined;
  /** Name of a certificate that is still valid. */
  readonly certification?: string | undefined;
  readonly language?: string | undefined;
  /** A tsquery of the search engine. */
  readonly search?: string | undefined;
}

export type ProducerSort = 'name' | 'moq' | 'lead-time' | 'new';

const orders: Readonly<Record<ProducerSort, RawBuilder<unknown>>> = {
  name: sql`lower(p.name), p.id`,
  moq: sql`coalesce(p.moq, 1), lower(p.name), p.id`,
  'lead-time': sql`coalesce(p.lead_time_days, 30), lower(p.name), p.id`,
  new: sql`p.created_at DESC, p.id`,
};

type ListedRow = CardRow &
  Pick<ListedProducer, 'capabilityKeys' | 'languages' | 'makesFor'> & { readonly certifications: readonly Certification[] };

/** A page of approved producers. */
export async function listProducers(
  db: Db,
  filters: ProducerFilters,
  sort: ProducerSort,
  page: Page,
): Promise<{ items: ListedProducer[]; total: number }> {
  const { rows } = await sql<ListedRow>`
    SELECT ${producerCardFields}, p.capability_keys AS "capabilityKeys", p.certifications, p.languages, chosen.total,
      coalesce((
        SELECT json_agg(json_build_object('handle', w.handle, 'name', w.name, 'nameJp', w.name_jp) ORDER BY made.designs DESC, lower(w.name))
        FROM (
          SELECT d.profile_id, count(*) AS designs FROM designs d JOIN design_cards c ON c.design_id = d.id AND c.currency = 'USD'
          WHERE d.producer_id = p.id GROUP BY d.profile_id
        ) made JOIN profiles w ON w.id = made.profile_id
      ), '[]') AS "makesFor"
    FROM (
      SELECT p.id, count(*) OVER ()::int AS total FROM producers p
      WHERE ${isPublicProducer} AND ${matchesAll(filtersOf(filters))} ORDER BY ${orders[sort]} LIMIT ${page.limit} OFFSET ${page.offset}
    ) chosen JOIN producers p ON p.id = chosen.id ORDER BY ${orders[sort]}`.execute(db);
  return { items: rows.map(toListed), total: rows[0]?.total ?? 0 };
}

/** The choices of the directory's filters, with how many producers each would leave. */
export async function countProducerFacets(db: Db, filters: ProducerFilters): Promise<Facets> {
  return countFacets(db, sql`producers p WHERE ${isPublicProducer}`, filtersOf(filters));
}

const validCertifications = sql`ARRAY(
  SELECT entry ->> 'name' FROM jsonb_array_elements(p.certifications) entry
  WHERE entry ->> 'expiresAt' IS NULL OR (entry ->> 'expiresAt')::timestamptz >= now()
)`;

function filtersOf({ country, capability, moq, certification, language, search }: ProducerFilters): readonly ListFilter[] {
  const when = <Value>(value: Value | undefined, matches: (value: Value) => RawBuilder<boolean>) =>
    value === undefined ? null : matches(value);
  return [
    {
      name: 'q',
      matches: when(
        search,
        (query) => sql<boolean>`p.id IN (SELECT entity_id FROM search_documents WHERE kind = 'producer' AND tokens @@ ${query}::tsquery)`,
      ),
    },
    {
      name: 'country',
      matches: when(country, (code) => sql<boolean>`p.country = ${code}`),
      values: sql`ARRAY[p.country::text]`,
    },
    {
      name: 'capability',
      matches: when(capability, (key) => sql<boolean>`${key} = ANY (p.capability_keys)`),
      values: sql`p.capability_keys`,
    },
    { name: 'moq', matches: when(moq, (most) => sql<boolean>`coalesce(p.moq, 1) <= ${most}`) },
    {
      name: 'certification',
      matches: when(certification, (name) => sql<boolean>`${name} = ANY (${validCertifications})`),
      values: validCertifications,
    },
    {
      name: 'language',
      matches: when(language, (code) => sql<boolean>`${code} = ANY (p.languages)`),
      values: sql`p.languages`,
    },
  ];
}

function toListed({ capabilityKeys, certifications, languages, makesFor, ...card }: ListedRow): ListedProducer {
  return { ...toCard(card), capabilityKeys, certifications: certifications.map(toCertification), languages, makesFor };
}
