import { Type, type Static } from 'typebox';

/** What has a meaning of its own in the head of a mail, and what cannot be seen: `a<victim@b.example>` would go to the victim. */
const notInAddress = '\\s@<>()\\[\\],;:"\\\\\\u0000-\\u001f\\u007f-\\u009f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2069\\ufeff';
export const Email = Type.String({
  minLength: 3,
  maxLength: 254,
  pattern: `^[^${notInAddress}]+@[^${notInAddress}]+\\.[^${notInAddress}]+$`,
});

/** One line and no address: what visitors call themselves stands in mails to people who never heard of them. */
export const VisitorName = Type.String({
  minLength: 1,
  maxLength: 120,
  pattern: '^(?!.*://)(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]+$',
});

/** A field people do not see; whoever fills it in is a machine and is thanked without effect. */
export const Honeypot = Type.Optional(Type.String({ maxLength: 200 }));

/** A file sent with an upload ticket, and the proof that this visitor sent it. */
export const FormFile = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 80, pattern: '^[A-Za-z0-9_-]+$' }),
  claim: Type.String({ minLength: 1, maxLength: 100 }),
});
export type FormFile = Static<typeof FormFile>;

/** The address of a public web page, or nothing. Which hosts are public is for the api to say (its format of this name). */
export const OptionalWebAddress = Type.String({ maxLength: 300, pattern: '^(https?://\\S+)?$', format: 'optional-web-address' });

/** How somebody came to know of us. */
export const HeardSource = Type.Union([
  Type.Literal('search'),
  Type.Literal('social'),
  Type.Literal('press'),
  Type.Literal('friend'),
  Type.Literal('event'),
  Type.Literal('shop'),
  Type.Literal('email'),
  Type.Literal('other'),
]);
export type HeardSource = Static<typeof HeardSource>;
