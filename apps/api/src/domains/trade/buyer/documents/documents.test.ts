import { expect, test } from '@jest/globals';
import type { BuyerDocument } from '@orime/contracts/api/trade/buyer';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buildTestApp, type SignedInClient } from '../../../../../test/build-test-app.ts';
import { okBody, refusal } from '../../../../../test/checkout-factories.ts';
import { multipartForm } from '../../../../../test/multipart.ts';
import { writePdf } from '../../../../house/documents/pdf.ts';

const api = await buildTestApp();
const admin = await api.as('admin');
const pdf = await writePdf({ title: 'Licence', language: 'en' }, (sheet) => sheet.heading('Licence'));

const send = (client: SignedInClient, bytes: Buffer, name = 'licence.pdf', kind = 'licence') =>
  client.inject({ method: 'POST', url: `/api/buyer/documents?kind=${kind}`, ...multipartForm({ name, type: 'application/pdf', bytes }) });

test('a paper is private: the company, its manager and admins open it, by an address that works for a minute', async () => {
  const client = await api.as('buyer-unverified');
  const document = okBody<BuyerDocument>(await send(client, pdf));
  expect(document).toMatchObject({ kind: 'licence', status: 'pending' });
  for (const reader of [client, admin]) {
    const { url } = okBody<{ url: string }>(await reader.get(`/api/buyer/documents/${document.id}`));
    expect((await api.get(url)).rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  }
  for (const stranger of [await api.as('buyer-verified'), await api.as('account-manager'), await api.as('designer')]) {
    expect(refusal(await stranger.get(`/api/buyer/documents/${document.id}`))).toBe('404 not_found');
  }
  expect(refusal(await (await api.as('buyer-verified')).delete(`/api/buyer/documents/${document.id}`))).toBe('404 not_found');
  okBody(await client.delete(`/api/buyer/documents/${document.id}`));
  expect(refusal(await client.get(`/api/buyer/documents/${document.id}`))).toBe('404 not_found');
  // Neither its bytes nor a note of them are left.
  expect(await api.db.selectFrom('files').select('id').where('owner_user_id', '=', client.user.id).execute()).toEqual([]);
  expect(await api.db.selectFrom('stored_objects').select('storage_key').execute()).toEqual([]);
  expect(
    await readdir(join(api.config.dataDir, 'files'), { recursive: true }).then((names) => names.filter((name) => name.endsWith('.pdf'))),
  ).toEqual([]);
});

test('the same file is the same document', async () => {
  const client = await api.as('buyer-unverified');
  const [first, second] = [okBody<BuyerDocument>(await send(client, pdf)), okBody<BuyerDocument>(await send(client, pdf))];
  expect(second.id).toBe(first.id);
});

test.each([
  ['a drawing with a script in it', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['a program under another name', Buffer.from('MZ\u0090\u0000\u0003')],
  ['a paper that runs something', Buffer.concat([pdf, Buffer.from('\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj')])],
])('%s is refused', async (_, bytes) => {
  const client = await api.as('buyer-unverified');
  expect((await send(client, bytes)).statusCode).toBeGreaterThanOrEqual(400);
});

test('more than ten megabytes are refused', async () => {
  const client = await api.as('buyer-unverified');
  expect(refusal(await send(client, Buffer.concat([pdf, Buffer.alloc(10 * 1024 * 1024)])))).toBe('413 too_large');
});
