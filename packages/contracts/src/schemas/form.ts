import { Type, type Static } from 'typebox';

/** Characters with a meaning in mail headers, and invisible ones: prevents header injection such as `a<victim@b.example>`. */
const notInAddress = '\\s@<>()\\[\\],;:"\\\\\\u0000-\\u001f\\u007f-\\u009f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2069\\ufeff';
export const Email = Type.String({
  minLength: 3,
  maxLength: 254,
  pattern: `^[^${notInAddress}]+@[^${notInAddress}]+\\.[^${notInAddress}]+$`,
});

/** A single line without an address: visitor names appear in mails to third parties, which must not carry spam. */
export const VisitorName = Type.String({
  minLength: 1,
  maxLength: 120,
  pattern: '^(?!.*://)(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]+$',
});

/** Hidden field against bots: a request that fills it in is accepted without effect. */
export const Honeypot = Type.Optional(Type.String({ maxLength: 200 }));

/** A file uploaded with a ticket, and the proof that this visitor uploaded it. */
export const FormFile = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 80, pattern: '^[A-Za-z0-9_-]+$' }),
  claim: Type.String({ minLength: 1, maxLength: 100 }),
});
export type FormFile = Static<typeof FormFile>;

/** A public web URL, or empty. The API's format of this name decides which hosts are public. */
export const OptionalWebAddress = Type.String({ maxLength: 300, pattern: '^(https?://\\S+)?$', format: 'optional-web-address' });

/** How a visitor heard of the site. */
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
