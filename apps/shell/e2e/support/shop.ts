import type { APIRequestContext, APIResponse } from '@playwright/test';
import { mailTo } from './mail.ts';
import { newMember, type Member } from './member.ts';

export interface Shop {
  readonly designer: Member;
  readonly profileId: string;
  readonly design: { readonly id: string; readonly name: string; readonly nameJp: string };
  readonly name: string;
}

/** Calls the API as a member; fails with what it answered. */
export async function callAs<Answer>(
  request: APIRequestContext,
  { token }: Pick<Member, 'token'>,
  path: string,
  data: object = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  return bodyOf(await request.post(path, { data, headers: { authorization: token, ...headers } }));
}

async function bodyOf<Answer>(response: APIResponse): Promise<Answer> {
  if (!response.ok()) throw new Error(`${response.url()}: ${response.status()} ${await response.text()}`);
  return (await response.json()) as Answer; // the caller names what the endpoint answers
}

/** An administrator of the demo marketplace, signed in through the API. */
export async function signInAdmin(request: APIRequestContext): Promise<Pick<Member, 'token'>> {
  const password = 'orime-demo-2026';
  const admin = await bodyOf<Pick<Member, 'token'>>(
    await request.post('/api/users/login', { data: { email: 'admin@example.com', password } }),
  );
  await callAs(request, admin, '/api/users/reauth', { password });
  return admin;
}

/** A new designer with all that a shop needs to open, a profile in review and a design that waits for confirmation. */
export async function newShop(request: APIRequestContext): Promise<Shop> {
  const mark = crypto.randomUUID().slice(0, 8);
  const designer = await newMember(request, 'designer');
  const link = /\/verify\/([\w.-]+)/.exec(await mailTo(designer.email, '/verify/'))?.[1] ?? '';
  await bodyOf(await request.get(`/api/users/verify/${link}`));
  const { version } = await bodyOf<{ version: string }>(
    await request.get('/api/profile/agreement', { headers: { authorization: designer.token } }),
  );
  await callAs(request, designer, '/api/profile/accept-agreement', { version });
  const name = `Bell House ${mark}`;
  const profile = await callAs<{ id: string }>(request, designer, '/api/profile', {
    handle: `bell-${mark}`,
    name,
    nameJp: name,
    bio: { en: 'One loom, one room.', jp: '織機ひとつの工房です。' },
    country: 'JP',
    city: 'Nara',
    cityJp: '奈良',
    lat: 34.68,
    lon: 135.8,
    disciplines: [],
  });
  const [model] = await bodyOf<{ images: { id: string }[] }[]>(await request.get('/api/design/?limit=1'));
  const picture = await (await request.get(`/media/${model?.images[0]?.id ?? ''}/768.webp`)).body();
  const file = await bodyOf<{ id: string }>(
    await request.post('/api/upload', {
      headers: { authorization: designer.token },
      multipart: { file: { name: 'front.webp', mimeType: 'image/webp', buffer: picture } },
    }),
  );
  const names = { name: `Bell Coat ${mark}`, nameJp: `鈴のコート${mark}` };
  const design = await callAs<{ id: string }>(request, designer, '/api/design/', {
    ...names,
    description: { en: 'A quiet coat.', jp: '静かなコートです。' },
    category: 'coat',
    gender: 'women',
    colour: 'indigo',
    materials: [{ fibre: 'wool', percent: 100 }],
    care: ['dry-clean'],
    countryOrigin: 'JP',
    images: [{ fileId: file.id, alt: { en: 'Front', jp: '正面' } }],
    sizes: [{ size: 'S', mode: 'stock', onHand: 5 }],
    retailMinor: { USD: 32_000, JPY: 48_000, EUR: 30_000 },
    submit: true,
  });
  return { designer, profileId: profile.id, design: { id: design.id, ...names }, name };
}

export interface BoughtOrder {
  /** Lets somebody without the buyer's account in. */
  readonly key: string;
  readonly group: { readonly id: string };
  readonly orders: readonly { readonly id: string; readonly number: string }[];
}

/** Buys one of a design through the API, with the test payment; or more of it, or of another size. */
export async function buyOne(request: APIRequestContext, buyer: Member, designId: string, quantity = 1, size = 'S'): Promise<BoughtOrder> {
  const once = () => ({ 'idempotency-key': crypto.randomUUID() });
  const address = { name: 'Mori Aya', line1: '2-11-3 Jingumae', city: 'Shibuya-ku', region: 'Tokyo', postal: '150-0001', country: 'JP' };
  const { checkoutId, checkoutKey, quoteHash } = await callAs<{ checkoutId: string; checkoutKey?: string; quoteHash: string }>(
    request,
    buyer,
    '/api/checkout/quote',
    {
      currency: 'USD',
      email: buyer.email,
      address,
      lines: [{ id: designId, size, quantity }],
    },
  );
  const { paymentSessionId } = await callAs<{ paymentSessionId: string }>(
    request,
    buyer,
    '/api/payment/session',
    { checkoutId, checkoutKey, quoteHash },
    once(),
  );
  await callAs(request, buyer, '/api/payment/confirm', { paymentSessionId, checkoutKey });
  return callAs<BoughtOrder>(request, buyer, '/api/order', { checkoutId, checkoutKey, quoteHash, paymentSessionId }, once());
}

/** Two of a new shop's coats, delivered. */
export async function deliverTwo(
  request: APIRequestContext,
  buyer: Member,
): Promise<{ readonly shop: Shop; readonly orderId: string; readonly groupId: string }> {
  const shop = await newShop(request);
  const admin = await signInAdmin(request);
  await callAs(request, admin, `/api/design/confirm/id/${shop.design.id}`, { confirmed: true });
  await callAs(request, admin, `/api/profile/status/id/${shop.profileId}`, { status: 'approved' });
  const { group, orders } = await buyOne(request, buyer, shop.design.id, 2);
  const orderId = orders[0]?.id ?? '';
  for (const step of ['fulfill', 'deliver']) await callAs(request, shop.designer, `/api/order/${step}/id/${orderId}`);
  return { shop, orderId, groupId: group.id };
}
