import { expect, test } from '@jest/globals';
import { sectionLabel, tagLabel } from '../../src/domains/editorial/article/labels.ts';
import { capabilityKey, capabilityLabel } from '../../src/domains/site/vocabulary/index.ts';
import { buildTestApp } from '../build-test-app.ts';

const api = await buildTestApp();

/** What every object of the language has, whether anybody put it there or not. */
const names = ['constructor', 'toString', '__proto__', 'hasOwnProperty'];

test.each(names)('%s is a word like any other where words have labels', (name) => {
  for (const label of [tagLabel(name), sectionLabel(name), capabilityLabel(name)])
    expect([typeof label.en, typeof label.jp]).toEqual(['string', 'string']);
  expect(capabilityKey(capabilityLabel(name))).toBe(name);
});

test('a producer may name a craft so, and a visitor filter by it', async () => {
  const producer = await api.as('producer');
  const form = {
    handle: 'object-mill',
    name: 'Mill',
    bio: { en: 'A mill.', jp: '' },
    country: 'JP',
    city: 'Tokushima',
    lat: 34,
    lon: 134,
    capabilities: names,
    moq: 10,
    leadTimeDays: 30,
  };
  expect((await producer.post('/api/producer', form)).statusCode).toBe(200);
  for (const name of names) {
    for (const url of [
      `/api/producer/?capability=${name}`,
      `/api/design/?facets=1&colour=${name}&designer=${name}&category=${name}`,
      `/api/article/?tag=${name}`,
    ])
      expect([url, (await api.get(url)).statusCode]).toEqual([url, 200]);
  }
});
