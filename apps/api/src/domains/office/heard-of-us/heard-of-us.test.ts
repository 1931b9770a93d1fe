import { expect, test } from '@jest/globals';
import type { HeardAnswer } from '@orime/contracts/api/office/heard-of-us';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { key, okBody, refusal } from '../../../../test/checkout-factories.ts';

const api = await buildTestApp();

test('what people answer is counted by source and read by admins alone', async () => {
  const admin = await api.as('admin');
  const read = async (query = '') =>
    okBody<{ items: HeardAnswer[]; total: number; sources: { source: string; answers: number }[] }>(
      await admin.get(`/api/heard-of-us${query}`),
    );
  const said = { source: 'press', detail: 'A magazine in Kyoto', locale: 'en' };
  const once = key();
  for (const headers of [once, once, key()]) okBody(await api.post('/api/heard-of-us', said, headers));
  okBody(await api.post('/api/heard-of-us', { ...said, source: 'friend', subjectLine: 'I am a machine' }, key()));
  const press = await read('?source=press');
  expect(press.total).toBe(2);
  expect(press.items[0]).toMatchObject({ source: 'press', detail: 'A magazine in Kyoto', order: null });
  expect(press.sources).toEqual([{ source: 'press', answers: 2 }]);
  expect((await read('?source=friend')).items).toEqual([]);
  expect(refusal(await (await api.as('account-manager')).get('/api/heard-of-us'))).toBe('403 forbidden');
});
