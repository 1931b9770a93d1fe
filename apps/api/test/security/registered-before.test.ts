import { expect, test } from '@jest/globals';
import { buildTestApp } from '../build-test-app.ts';
import { createDesign } from '../catalogue-factories.ts';
import { buy, okBody, refusal } from '../checkout-factories.ts';
import { linkSecret, readMails } from '../mails.ts';

const site = await buildTestApp();
const { db } = site;
const password = 'chosen by whoever was first';

/** Somebody registers an address with which a guest has bought something. */
async function registerAddressOfBuyer(email: string): Promise<{ readonly token: string; readonly link: string }> {
  const design = await createDesign(db, { sizes: [{ size: 'S', onHand: 5 }] });
  await buy(site, [{ id: design.id, size: 'S', quantity: 1 }], { email });
  const registration = { email, password, name: 'Somebody', type: 'consumer', termsVersion: '1' };
  const { token } = okBody<{ token: string }>(await site.post('/api/users/register', registration));
  const mails = await readMails(site, email);
  return { token, link: linkSecret(mails.find(({ subject }) => subject.includes('Confirm'))) };
}

const signIn = async (email: string, word = password) =>
  okBody<{ token: string }>(await site.post('/api/users/login', { email, password: word })).token;
const as = (token: string, method: 'GET' | 'POST', url: string) => site.inject({ method, url, headers: { authorization: token } });
const claim = (token: string) => as(token, 'POST', '/api/order/claim');

test('who registered an address first gets nothing of its owner, who only follows the link', async () => {
  const email = 'owner@example.com';
  const { token: early, link } = await registerAddressOfBuyer(email);
  const { token: owner } = okBody<{ token: string }>(await site.get(`/api/users/verify/${link}`));
  for (const stranger of [early, await signIn(email)]) {
    expect(refusal(await claim(stranger))).toBe('422 business_rule');
    expect(okBody<{ total: number }>(await as(stranger, 'GET', '/api/order/mine')).total).toBe(0);
  }
  // The owner came by the mail; and a password of their own shuts the other one out.
  expect(okBody(await claim(owner))).toEqual({ claimed: 1 });
  await site.post('/api/users/reset-request', { email });
  const reset = linkSecret((await readMails(site, email)).find(({ subject }) => /password/i.test(subject)));
  okBody(await site.post('/api/users/reset-password', { token: reset, password: 'a word of the owner' }));
  expect(refusal(await claim(early))).toBe('401 token_expired');
  expect(okBody(await claim(await signIn(email, 'a word of the owner')))).toEqual({ claimed: 0 });
});

test('who follows the link while signed in has proven the password as well', async () => {
  const email = 'same-person@example.com';
  const { token, link } = await registerAddressOfBuyer(email);
  okBody(await as(token, 'GET', `/api/users/verify/${link}`));
  expect(okBody(await claim(await signIn(email)))).toEqual({ claimed: 1 });
});

test('another account that follows the link proves nothing about the password', async () => {
  const email = 'third@example.com';
  const { link } = await registerAddressOfBuyer(email);
  const other = await site.as('consumer');
  okBody(await as(other.token, 'GET', `/api/users/verify/${link}`));
  expect(refusal(await claim(await signIn(email)))).toBe('422 business_rule');
});
