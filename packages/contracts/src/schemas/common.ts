import { Type, type Static, type TSchema } from 'typebox';

export const Currency = Type.Union([Type.Literal('USD'), Type.Literal('JPY'), Type.Literal('EUR')]);
export const Language = Type.Union([Type.Literal('en'), Type.Literal('jp')]);

/** An amount in responses: `price` in major units for the specification's clients, `priceMinor` for arithmetic. */
export const Price = Type.Object({
  price: Type.Number(),
  priceMinor: Type.Integer(),
  currency: Currency,
});
export type Price = Static<typeof Price>;

/** ISO 8601 in UTC. */
export const Timestamp = Type.String({ format: 'date-time' });

export const Ok = Type.Object({ ok: Type.Boolean() });
export const Success = Type.Object({ success: Type.Boolean() });
export const TokenAnswer = Type.Object({ token: Type.String() });

/** Path parameters of resources found by id. The length is bounded before anything reaches the database. */
export const IdParams = Type.Object({ id: Type.String({ minLength: 1, maxLength: 120 }) });

/** A page of a list that we added (`{items,total,page}`); the specification's own lists are bare arrays. */
export function pageOf<Item extends TSchema>(item: Item) {
  return Type.Object({ items: Type.Array(item), total: Type.Integer(), page: Type.Integer() });
}

/** For a deletion: the version that was seen. 409 `conflict` with `details.version` when the stored one is another. */
export const SeenVersion = Type.Object({ version: Type.Optional(Type.Integer({ minimum: 0 })) });

/** Paging parameters of every list. Query strings are coerced to numbers. */
export const PageQuery = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, default: 1 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
};

/** Text of one line. Control characters would make lines of the sender's own in mails and documents. */
const oneLine = (maxLength: number, minLength = 0) =>
  Type.String({ minLength, maxLength, pattern: '^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$' });

export const Address = Type.Object({
  name: oneLine(120, 1),
  nameKana: Type.Optional(oneLine(120)),
  line1: oneLine(200, 1),
  line2: Type.Optional(oneLine(200)),
  city: oneLine(120, 1),
  region: Type.Optional(oneLine(120)),
  postal: oneLine(20, 1),
  /** ISO 3166-1 alpha-2. */
  country: Type.String({ pattern: '^[A-Z]{2}$' }),
  phone: Type.Optional(oneLine(40)),
});
export type Address = Static<typeof Address>;

/** An address book entry as clients send it. */
export const AddressInput = Type.Object({
  ...Address.properties,
  /** The owner's label: "Shop", "自宅". */
  label: Type.Optional(oneLine(60)),
  /** Replaces the previous default. The first address is the default for both. */
  isDefaultShip: Type.Optional(Type.Boolean()),
  isDefaultBill: Type.Optional(Type.Boolean()),
});
export type AddressInput = Static<typeof AddressInput>;

/** An entry of an address book. */
export const SavedAddress = Type.Object({
  ...Address.properties,
  _id: Type.String(),
  id: Type.String(),
  label: Type.String(),
  isDefaultShip: Type.Boolean(),
  isDefaultBill: Type.Boolean(),
});
export type SavedAddress = Static<typeof SavedAddress>;
