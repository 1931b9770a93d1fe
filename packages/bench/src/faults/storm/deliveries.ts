import { createHmac } from 'node:crypto';
import { signTestWebhook } from '../../../../../apps/api/src/domains/selling/payment/test-provider.ts';
import type { Answer, RaceSite } from '../races/race-site.ts';

/** A webhook call by the provider, or a forged one. */
export interface Delivery {
  readonly kind: 'real' | 'declined-late' | 'unknown' | 'forged' | 'stale' | 'other-account' | 'other-provider' | 'broken';
  send(): Promise<Answer>;
}

const path = '/api/payment/webhook/test';

/** All deliveries for one authorised payment: its event repeatedly under a few ids, and calls that must have no effect. */
export function deliveriesOf(site: RaceSite, sessionId: string, times: number): Delivery[] {
  const secret = createHmac('sha256', site.jwtSecret).update('test-provider-webhook').digest('base64url');
  const ref = `test_${sessionId}`;
  const call = (kind: Delivery['kind'], body: string, headers: Readonly<Record<string, string>>, to = path): Delivery => ({
    kind,
    send: () => site.send('POST', to, Buffer.from(body), { headers }),
  });
  const signed = (
    kind: Delivery['kind'],
    id: string,
    event: 'authorised' | 'declined',
    about: string,
    key = secret,
    ageSeconds = 0,
    to = path,
  ) => {
    const { body, headers } = signTestWebhook({ id, kind: event, ref: about }, key, Math.floor(Date.now() / 1000) - ageSeconds);
    return call(kind, body, headers, to);
  };
  const real = Array.from({ length: times }, (_, index) => signed('real', `evt_${sessionId}_${index % 5}`, 'authorised', ref));
  const { body, headers } = signTestWebhook({ id: `evt_${sessionId}_x`, kind: 'authorised', ref }, secret);
  return [
    ...real,
    // A late event about an earlier declined card.
    signed('declined-late', `evt_${sessionId}_d`, 'declined', ref),
    signed('unknown', `evt_${sessionId}_u`, 'authorised', `${ref}_of_nobody`),
    signed('forged', `evt_${sessionId}_f`, 'authorised', ref, 'a-guess'),
    call('forged', body.replace('authorised', 'declined'), headers),
    call('forged', body, {}),
    signed('stale', `evt_${sessionId}_s`, 'authorised', ref, secret, 3_600),
    signed('stale', `evt_${sessionId}_t`, 'authorised', ref, secret, -3_600),
    signed(
      'other-account',
      `evt_${sessionId}_o`,
      'authorised',
      ref,
      createHmac('sha256', 'of another site').update('test-provider-webhook').digest('base64url'),
    ),
    signed('other-provider', `evt_${sessionId}_p`, 'authorised', ref, secret, 0, '/api/payment/webhook/stripe'),
    call('broken', '{"id":', { 'test-provider-signature': headers['test-provider-signature'] ?? '' }),
  ];
}

/** Required status by kind. */
export const WANTED: Readonly<Record<Delivery['kind'], number>> = {
  real: 200,
  'declined-late': 200,
  unknown: 200,
  forged: 401,
  stale: 401,
  'other-account': 401,
  'other-provider': 404,
  broken: 401,
};

/** The items in random order. */
export function shuffle<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
