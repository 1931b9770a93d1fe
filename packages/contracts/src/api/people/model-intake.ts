import { Type, type Static } from 'typebox';
import { IdParams, Language, PageQuery, pageOf } from '../../schemas/common.ts';
import { defineEndpoint } from '../../schemas/endpoint.ts';
import { Email, FormFile, Honeypot, VisitorName } from '../../schemas/form.ts';
import { LetterPreview } from './application.ts';
import { ModelPage } from './profile-people.ts';

export const ModelIntakeStatus = Type.Union([
  Type.Literal('new'),
  Type.Literal('reviewing'),
  Type.Literal('approved'),
  Type.Literal('declined'),
  Type.Literal('withdrawn'),
]);
export type ModelIntakeStatus = Static<typeof ModelIntakeStatus>;

const length = (minimum: number, maximum: number) => Type.Number({ minimum, maximum });
/** Centimetres; `shoeEu` is a European shoe size. */
export const ModelMeasurements = Type.Object({
  heightCm: length(120, 230),
  bustCm: length(50, 160),
  waistCm: length(40, 160),
  hipsCm: length(50, 180),
  shoeEu: length(30, 52),
});

/** The applicant's answers; editable while the application is open. */
const Answers = {
  name: VisitorName,
  /** Public name; the real name when empty. */
  stageName: Type.String({ maxLength: 120 }),
  city: Type.String({ minLength: 1, maxLength: 120, pattern: '\\S' }),
  measurements: ModelMeasurements,
  hair: Type.String({ maxLength: 40 }),
  eyes: Type.String({ maxLength: 40 }),
  agency: Type.String({ maxLength: 120 }),
  instagram: Type.String({ maxLength: 60, pattern: '^(@?[A-Za-z0-9._]+)?$' }),
  availability: Type.String({ maxLength: 1000 }),
};

export const ModelIntakeInput = Type.Object({
  ...Answers,
  email: Email,
  birthDate: Type.String({ format: 'date' }),
  /** Parent or guardian; required below 18 years. Applicants below 16 are refused. */
  guardian: Type.Optional(Type.Object({ name: VisitorName, email: Email, consent: Type.Literal(true) })),
  /** Uploaded with a ticket for the form `model-intake`. */
  photos: Type.Array(FormFile, { minItems: 4, maxItems: 8 }),
  /** Consent to publish the photographs on the site after approval. */
  imageRights: Type.Literal(true),
  locale: Type.Optional(Language),
  subjectLine: Honeypot,
});
export type ModelIntakeInput = Static<typeof ModelIntakeInput>;
export type ModelIntakeAnswers = Pick<ModelIntakeInput, keyof typeof Answers>;

export const ModelIntake = Type.Object({
  id: Type.String(),
  reference: Type.String(),
  email: Type.String(),
  ...Answers,
  birthDate: Type.String(),
  guardian: Type.Union([Type.Object({ name: Type.String(), email: Type.String() }), Type.Null()]),
  /** Signed URLs, valid for one minute. */
  photos: Type.Array(Type.Object({ id: Type.String(), url: Type.String() })),
  locale: Language,
  status: ModelIntakeStatus,
  note: Type.String(),
  modelId: Type.Union([Type.String(), Type.Null()]),
  createdAt: Type.String(),
  /** Of the last change, of the applicant and of staff. */
  updatedAt: Type.String(),
});
export type ModelIntake = Static<typeof ModelIntake>;
const WithKey = Type.Object({ key: Type.Optional(Type.String({ maxLength: 100 })) });

/** Needs an `Idempotency-Key`. 409 `application_open` while an application of the address is open. */
export const createModelIntake = defineEndpoint({
  method: 'POST',
  url: '/api/model-intake',
  body: ModelIntakeInput,
  response: Type.Object({ id: Type.String(), reference: Type.String(), key: Type.String() }),
});
export const listModelIntakes = defineEndpoint({
  method: 'GET',
  url: '/api/model-intake/',
  querystring: Type.Object({ ...PageQuery, status: Type.Optional(ModelIntakeStatus) }),
  response: pageOf(Type.Pick(ModelIntake, ['id', 'reference', 'name', 'stageName', 'city', 'email', 'status', 'createdAt'])),
});
/** For admins and the key holder; 404 for others. */
export const getModelIntake = defineEndpoint({
  method: 'GET',
  url: '/api/model-intake/id/:id',
  params: IdParams,
  querystring: WithKey,
  response: ModelIntake,
});
export const updateModelIntake = defineEndpoint({
  method: 'POST',
  url: '/api/model-intake/update/id/:id',
  params: IdParams,
  querystring: WithKey,
  body: Type.Object(Answers),
  response: ModelIntake,
});
export const withdrawModelIntake = defineEndpoint({
  method: 'POST',
  url: '/api/model-intake/withdraw/id/:id',
  params: IdParams,
  querystring: WithKey,
  response: ModelIntake,
});
/** Approval creates the public profile and publishes the photographs. 409 `conflict` when it has changed since `seen`, its `updatedAt`. */
export const setModelIntakeStatus = defineEndpoint({
  method: 'POST',
  url: '/api/model-intake/status/id/:id',
  params: IdParams,
  body: Type.Object({
    status: Type.Union([Type.Literal('reviewing'), Type.Literal('approved'), Type.Literal('declined')]),
    note: Type.Optional(Type.String({ maxLength: 2000 })),
    seen: Type.Optional(Type.String({ maxLength: 40 })),
  }),
  response: ModelIntake,
});
/** The letter that a decision would send. Sends and changes nothing; null when nothing would be sent. */
export const previewModelIntakeLetter = defineEndpoint({
  method: 'POST',
  url: '/api/model-intake/letter/id/:id',
  params: IdParams,
  body: setModelIntakeStatus.schema.body,
  response: Type.Union([LetterPreview, Type.Null()]),
});
/** An approved model by id or slug. */
export const getModel = defineEndpoint({ method: 'GET', url: '/api/model/:id', params: IdParams, response: ModelPage });
