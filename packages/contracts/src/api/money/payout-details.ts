import { Type, type Static } from 'typebox';
import { IdParams, Timestamp } from '../../schemas/common.ts';
import { defineEndpoint } from '../../schemas/endpoint.ts';

/** Where earnings go, as far as its owner is shown it again. */
export const PayoutDetails = Type.Object({
  /** Country of the bank, ISO 3166-1. */
  country: Type.String(),
  /** The last characters of the account, to recognise it by; empty where that would give too much of it away. */
  ending: Type.String(),
  updatedAt: Timestamp,
});
export type PayoutDetails = Static<typeof PayoutDetails>;

export const PayoutDetailsInput = Type.Object({
  country: Type.String({ pattern: '^[A-Z]{2}$' }),
  /** Bank, branch, account and holder in the seller's own words: every country writes them differently. */
  text: Type.String({ minLength: 1, maxLength: 600, pattern: '\\S' }),
});
export type PayoutDetailsInput = Static<typeof PayoutDetailsInput>;

/** Null before anything was entered. The whole text is never answered to its owner. */
export const getPayoutDetails = defineEndpoint({
  method: 'GET',
  url: '/api/payout/details',
  response: Type.Object({ details: Type.Union([PayoutDetails, Type.Null()]) }),
});

/** Replaces them and tells the seller by mail. 403 `reauth_required` without a password that was entered a moment ago. */
export const savePayoutDetails = defineEndpoint({
  method: 'POST',
  url: '/api/payout/details',
  body: PayoutDetailsInput,
  response: Type.Object({ details: PayoutDetails }),
});

/** The whole text of a profile's details, for who pays it; audited. 403 `reauth_required` as above, 404 where there are none. */
export const revealPayoutDetails = defineEndpoint({
  method: 'POST',
  url: '/api/payout/details/profile/:id',
  params: IdParams,
  response: Type.Object({ details: Type.Object({ ...PayoutDetails.properties, text: Type.String() }) }),
});
