import { Type, type Static } from 'typebox';
import { defineEndpoint } from '../schemas/endpoint.ts';
import { LocalText } from '../schemas/local-text.ts';

export const StoreType = Type.Union([Type.Literal('boutique'), Type.Literal('department_store'), Type.Literal('online'), Type.Literal('gallery'), Type.Literal('other')]);

export const BuyerInput = Type.Object({
  companyLegal: Type.String({ minLength: 1, maxLength: 160, pattern: '\\S' }),
  tradeName: Type.String({ maxLength: 160 }),
  website: Type.String({ maxLength: 300, pattern: '^(https?://\\S+)?$' }),
  storeType: StoreType,
  /** ISO 3166-1 alpha-2. */
  country: Type.String({ pattern: '^[A-Z]{2}$' }),
  taxId: Type.String({ maxLength: 40 }),
  /** Of the Japanese invoice system: T and 13 digits. */
  invoiceRegNo: Type.String({ pattern: '^(T\\d{13})?$' }),
});
export type BuyerInput = Static<typeof BuyerInput>;

export const BuyerVerification = Type.Union([Type.Literal('pending'), Type.Literal('needs_info'), Type.Literal('verified'), Type.Literal('rejected'), Type.Literal('suspended')]);

/** A company as its own account sees it. */
export const Buyer = Type.Object({
  ...BuyerInput.properties,
  storeType: Type.String(),
  _id: Type.String(),
  id: Type.String(),
  verification: BuyerVerification,
  /** Why it was refused, or what is missing. */
  reason: Type.Union([LocalText, Type.Null()]),
  terms: Type.String(),
  /** Who of ours looks after it. */
  manager: Type.Union([Type.Object({ name: Type.String(), email: Type.String() }), Type.Null()]),
  createdAt: Type.String(),
});
export type Buyer = Static<typeof Buyer>;

/** 404 until the company is registered. */
export const getBuyer = defineEndpoint({ method: 'GET', url: '/api/buyer', response: Buyer });
/** Registers the caller's company; it waits for verification. 409 when there is one already. */
export const createBuyer = defineEndpoint({ method: 'POST', url: '/api/buyer', body: BuyerInput, response: Buyer });
