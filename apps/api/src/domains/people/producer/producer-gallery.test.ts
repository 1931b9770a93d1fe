import { expect, test } from '@jest/globals';
import { getProducerByHandle, MAX_GALLERY_PICTURES, type OwnProducer, type Producer } from '@orime/contracts/api/people/producer';
import { Value } from 'typebox/value';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createImage } from '../../../../test/catalogue-factories.ts';
import { okBody, refusal } from '../../../../test/checkout-factories.ts';
import { createProducer } from '../../../../test/production-factories.ts';

const api = await buildTestApp();
const alt = (en: string, jp = '') => ({ en, jp });
const idsOf = ({ gallery }: Pick<Producer, 'gallery'>) => gallery.map(({ id }) => id);

async function openMill() {
  const by = await api.as('producer');
  const { handle } = await createProducer(api.db, { userId: by.user.id });
  const pictures = await Promise.all(['a', 'b', 'c'].map(() => createImage(api.db, by.user.id)));
  const save = (gallery: readonly unknown[], rest: object = {}) => by.post('/api/producer/update', { gallery, ...rest });
  const read = async () => okBody<Producer>(await api.get(`/api/producer/handle/${handle}`));
  return { by, pictures, save, read };
}

test('a gallery is shown in its order with its words, put into another one, and emptied', async () => {
  const { by, pictures, save, read } = await openMill();
  const [first = '', second = '', third = ''] = pictures;
  expect((await read()).gallery).toEqual([]);
  const saved = okBody<OwnProducer>(
    await save([
      { fileId: first, alt: alt('Looms ', '織機') },
      { fileId: second, alt: alt('') },
    ]),
  );
  expect(saved.form.gallery).toEqual([
    { fileId: first, alt: alt('Looms', '織機') },
    { fileId: second, alt: alt('') },
  ]);
  const shown = await read();
  expect([...Value.Errors(getProducerByHandle.schema.response[200], shown)]).toEqual([]);
  expect(shown.gallery).toMatchObject([
    { id: first, width: 900, height: 1200, alt: alt('Looms', '織機') },
    { id: second, alt: alt('') },
  ]);
  okBody(await save([third, first, third].map((fileId) => ({ fileId, alt: alt('') }))));
  expect(idsOf(await read())).toEqual([third, first]);
  // What is not sent stays.
  okBody(await by.post('/api/producer/update', { name: 'Other Mill' }));
  expect(idsOf(await read())).toEqual([third, first]);
  okBody(await save([]));
  expect((await read()).gallery).toEqual([]);
});

test('a gallery has a dozen pictures at most, all of them the producer’s own', async () => {
  const { pictures, save, read } = await openMill();
  const other = await openMill();
  const entry = (fileId = '') => ({ fileId, alt: alt('') });
  okBody(await save([entry(pictures[0])]));
  expect(refusal(await save([entry(pictures[1]), entry(other.pictures[0])]))).toBe('400 validation');
  expect(refusal(await save([entry('fil_gone')]))).toBe('400 validation');
  expect(refusal(await save(Array.from({ length: MAX_GALLERY_PICTURES + 1 }, () => entry(pictures[1]))))).toBe('400 validation');
  expect(idsOf(await read())).toEqual([pictures[0]]);
});

test('a picture goes with its file', async () => {
  const { pictures, save, read } = await openMill();
  okBody(await save(pictures.map((fileId) => ({ fileId, alt: alt('') }))));
  await api.db
    .deleteFrom('files')
    .where('id', '=', pictures[1] ?? '')
    .execute();
  expect(idsOf(await read())).toEqual([pictures[0], pictures[2]]);
});
