import { Type, type Static } from 'typebox';
import { Currency, PageQuery, Timestamp, pageOf } from '../../schemas/common.ts';
import { defineEndpoint } from '../../schemas/endpoint.ts';
import { Facets } from '../../schemas/facets.ts';
import { ImageRef } from '../../schemas/image-ref.ts';
import { LocalText } from '../../schemas/local-text.ts';
import { DesignCard } from '../catalogue/design.ts';
import { OnboardingKey } from './profile.ts';

export const ProducerCard = Type.Object({
  _id: Type.String(),
  id: Type.String(),
  handle: Type.String(),
  name: Type.String(),
  nameJp: Type.String(),
  city: Type.String(),
  cityJp: Type.Optional(Type.String()),
  country: Type.String(),
  lat: Type.Number(),
  lon: Type.Number(),
  capabilities: Type.Array(Type.Object({ key: Type.String(), label: LocalText })),
  moq: Type.Integer(),
  leadTimeDays: Type.Integer(),
  cover: Type.Union([ImageRef, Type.Null()]),
});
export type ProducerCard = Static<typeof ProducerCard>;

const Certification = Type.Object({ name: Type.String(), number: Type.String(), expires: Type.Union([Type.String(), Type.Null()]) });

/** A producer in the directory of businesses. */
export const ListedProducer = Type.Object({
  ...ProducerCard.properties,
  /** Keys of the vocabulary's capabilities; `capabilities` are the producer's own words. */
  capabilityKeys: Type.Array(Type.String()),
  certifications: Type.Array(Certification),
  languages: Type.Array(Type.String()),
  /** Designers with public designs made here, those with most designs first. */
  makesFor: Type.Array(Type.Object({ handle: Type.String(), name: Type.String(), nameJp: Type.String() })),
});
export type ListedProducer = Static<typeof ListedProducer>;

export const Producer = Type.Object({
  ...ProducerCard.properties,
  bio: LocalText,
  certifications: Type.Array(Certification),
  machines: Type.Array(LocalText),
  languages: Type.Array(Type.String()),
  founded: Type.Union([Type.Integer(), Type.Null()]),
  /** Besides the cover. */
  gallery: Type.Array(ImageRef),
  /** Public designs made by this producer. */
  designs: Type.Array(DesignCard),
  /** False on a page that only its owner and staff can read yet. */
  isPublic: Type.Optional(Type.Boolean()),
  /** Whether somebody reads messages to it: its page may belong to nobody's account. */
  canMessage: Type.Optional(Type.Boolean()),
});
export type Producer = Static<typeof Producer>;

export const ProducerInput = Type.Object({
  handle: Type.String({ pattern: '^[a-z0-9_-]{3,30}$' }),
  name: Type.String({ minLength: 1, maxLength: 120, pattern: '\\S' }),
  nameJp: Type.Optional(Type.String({ maxLength: 120 })),
  bio: LocalText,
  country: Type.String({ pattern: '^[A-Z]{2}$' }),
  city: Type.String({ minLength: 1, maxLength: 120 }),
  cityJp: Type.Optional(Type.String({ maxLength: 120 })),
  lat: Type.Number({ minimum: -90, maximum: 90 }),
  lon: Type.Number({ minimum: -180, maximum: 180 }),
  /** Keys of the vocabulary, or the producer's own words. */
  capabilities: Type.Array(Type.String({ maxLength: 120 }), { minItems: 1, maxItems: 20 }),
  moq: Type.Integer({ minimum: 1, maximum: 100_000 }),
  leadTimeDays: Type.Integer({ minimum: 1, maximum: 365 }),
});
export type ProducerInput = Static<typeof ProducerInput>;

/** Pictures of a producer's gallery at most. */
export const MAX_GALLERY_PICTURES = 12;

export const PRODUCER_SORTS = ['name', 'moq', 'lead-time', 'new'] as const;

export const listProducers = defineEndpoint({
  method: 'GET',
  url: '/api/producer/',
  querystring: Type.Object({
    ...PageQuery,
    q: Type.Optional(Type.String({ maxLength: 200 })),
    country: Type.Optional(Type.String({ maxLength: 2 })),
    /** Key of the vocabulary. */
    capability: Type.Optional(Type.String({ maxLength: 40 })),
    /** The largest minimum order that will do, in pieces. */
    moq: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
    /** Name of a certificate that is still valid. */
    certification: Type.Optional(Type.String({ maxLength: 120 })),
    /** ISO 639 code. */
    language: Type.Optional(Type.String({ maxLength: 8 })),
    sort: Type.Optional(Type.Enum(PRODUCER_SORTS)),
    facets: Type.Optional(Type.Literal('1')),
  }),
  response: Type.Object({ ...pageOf(ListedProducer).properties, ...Type.Partial(Facets).properties }),
});
/** A page of the directory; with `facets=1` with its counts. */
export type ProducerPage = Static<(typeof listProducers)['schema']['response'][200]>;
export const getProducerByHandle = defineEndpoint({
  method: 'GET',
  url: '/api/producer/handle/:handle',
  params: Type.Object({ handle: Type.String({ minLength: 1, maxLength: 60 }) }),
  querystring: Type.Object({ currency: Type.Optional(Currency) }),
  response: Producer,
});
export const createProducer = defineEndpoint({ method: 'POST', url: '/api/producer', body: ProducerInput, response: Producer });

export const ProducerStatus = Type.Union([
  Type.Literal('draft'),
  Type.Literal('in_review'),
  Type.Literal('approved'),
  Type.Literal('suspended'),
]);

/** Changes to the producer's own page. */
export const ProducerUpdate = Type.Partial(
  Type.Object({
    ...ProducerInput.properties,
    machines: Type.Array(LocalText, { maxItems: 30 }),
    languages: Type.Array(Type.String({ pattern: '^[a-z]{2}$' }), { maxItems: 12 }),
    certifications: Type.Array(
      Type.Object({
        name: Type.String({ minLength: 1, maxLength: 120 }),
        number: Type.String({ maxLength: 80 }),
        expires: Type.Union([Type.String({ format: 'date' }), Type.Null()]),
      }),
      { maxItems: 20 },
    ),
    founded: Type.Union([Type.Integer({ minimum: 1500, maximum: 2100 }), Type.Null()]),
    /** Pieces that can be made in a week, for the producer's own calendar. */
    weeklyCapacity: Type.Union([Type.Integer({ minimum: 1, maximum: 100_000 }), Type.Null()]),
    /** File id of the caller's own public image. */
    coverFileId: Type.Union([Type.String({ maxLength: 80 }), Type.Null()]),
    /** The caller's own public images in their order, each with what it shows. */
    gallery: Type.Array(
      Type.Object({
        fileId: Type.String({ minLength: 1, maxLength: 80 }),
        alt: Type.Object({ en: Type.String({ maxLength: 200 }), jp: Type.String({ maxLength: 200 }) }),
      }),
      { maxItems: MAX_GALLERY_PICTURES },
    ),
  }),
);
export type ProducerUpdate = Static<typeof ProducerUpdate>;

/** The caller's own page in any state, with the initial values of its form. */
export const OwnProducer = Type.Object({ producer: Producer, form: ProducerUpdate, status: ProducerStatus, version: Type.Integer() });
export type OwnProducer = Static<typeof OwnProducer>;

/** Null when the caller has none. */
export const getOwnProducer = defineEndpoint({
  method: 'GET',
  url: '/api/producer/mine',
  querystring: Type.Object({ currency: Type.Optional(Currency) }),
  response: Type.Union([OwnProducer, Type.Null()]),
});
/** With `If-Match`: 409 `conflict` when it has changed since. */
export const updateProducer = defineEndpoint({ method: 'POST', url: '/api/producer/update', body: ProducerUpdate, response: OwnProducer });

export const AdminProducer = Type.Object({
  ...ProducerCard.properties,
  status: ProducerStatus,
  email: Type.Union([Type.String(), Type.Null()]),
  featured: Type.Boolean(),
  /** Steps without which the page cannot be shown. */
  missing: Type.Array(OnboardingKey),
  createdAt: Timestamp,
});
export type AdminProducer = Static<typeof AdminProducer>;
/** Every producer, newest first. */
export const listAllProducers = defineEndpoint({
  method: 'GET',
  url: '/api/producer/all-producers',
  querystring: Type.Object({
    ...PageQuery,
    q: Type.Optional(Type.String({ maxLength: 200 })),
    status: Type.Optional(ProducerStatus),
    country: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })),
    featured: Type.Optional(Type.Union([Type.Literal('0'), Type.Literal('1')])),
  }),
  response: pageOf(AdminProducer),
});
