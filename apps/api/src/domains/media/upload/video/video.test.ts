import { describe, expect, test } from '@jest/globals';
import { buildTestApp } from '../../../../../test/build-test-app.ts';
import { multipartForm } from '../../../../../test/multipart.ts';
import { makeMp4 } from './mp4.fixture.ts';
import { readVideo } from './read-video.ts';

const { as, post, get, inject, db, app } = await buildTestApp();
const designer = await as('designer');

function send(bytes: Buffer, client: { post: typeof post } = designer) {
  const { payload, headers } = multipartForm({ name: 'walk.mp4', type: 'video/mp4', bytes });
  return client.post('/api/upload?purpose=video', payload, headers);
}

describe('a video that is uploaded', () => {
  test('is kept as it is but for what its camera noted in it', async () => {
    const sent = makeMp4();
    const answer = await send(sent);
    expect(answer.statusCode).toBe(200);
    const file = answer.json();
    expect(file).toMatchObject({ url: `/media/${file.id}/video.mp4`, w: 720, h: 960, mime: 'video/mp4', bytes: sent.length });
    const stored = (await get(file.url)).rawPayload;
    expect(stored).toHaveLength(sent.length);
    expect(stored.toString('latin1')).not.toContain('secret');
    expect(stored.subarray(-3_000)).toEqual(sent.subarray(-3_000));
    expect(await db.selectFrom('image_encodings').select('file_id').where('file_id', '=', file.id).execute()).toEqual([]);
  });

  test('is read part by part, and its parts are small', async () => {
    const sent = Buffer.concat([makeMp4(), Buffer.concat([Buffer.from([0, 0x30, 0, 8]), Buffer.from('mdat'), Buffer.alloc(0x300000, 3)])]);
    const { url } = (await send(sent)).json();
    const all = (await get(url)).rawPayload;
    const part = (range: string) => inject({ method: 'GET', url, headers: { range } });
    const middle = await part('bytes=10-19');
    expect([middle.statusCode, middle.headers['content-range']]).toEqual([206, `bytes 10-19/${sent.length}`]);
    expect(middle.rawPayload).toEqual(all.subarray(10, 20));
    const open = await part('bytes=0-');
    expect(open.rawPayload).toEqual(all.subarray(0, 2 * 1024 * 1024));
    expect(open.headers).toMatchObject({ 'content-type': 'video/mp4', 'accept-ranges': 'bytes', 'x-content-type-options': 'nosniff' });
    const tail = await part('bytes=-5');
    expect(tail.headers['content-range']).toBe(`bytes ${sent.length - 5}-${sent.length - 1}/${sent.length}`);
    expect((await part(`bytes=${sent.length}-`)).statusCode).toBe(416);
    expect((await part('bytes=9-1')).statusCode).toBe(200);
  });

  test('is measured as it is shown, and however it was recorded', () => {
    expect(readVideo(makeMp4({ isTurned: true }))).toMatchObject({ width: 960, height: 720 });
    expect(readVideo(makeMp4({ isFragmented: true, seconds: 59, codec: 'vp09' }))).toMatchObject({ width: 720, height: 960 });
  });

  test.each([
    ['is too long', makeMp4({ seconds: 61 }), 400, /60 seconds/],
    ['was recorded for too long', makeMp4({ seconds: 70, isFragmented: true }), 400, /60 seconds/],
    ['has no length', makeMp4({ seconds: 0 }), 400, /no length/],
    ['is HEVC', makeMp4({ codec: 'hvc1' }), 400, /H\.264 first/],
    ['is of an unknown kind', makeMp4({ codec: 'mp4v' }), 400, /H\.264, AV1 or VP9/],
    ['ends too early', makeMp4().subarray(0, 300), 400, /whole video/],
    ['has an endless head', Buffer.concat([makeMp4().subarray(0, 28), Buffer.from([0, 0, 0, 4]), Buffer.from('moov')]), 400, /whole video/],
    ['is a picture', Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'), 415, /must be MP4/],
    ['is a web page', Buffer.from('<!doctype html><script>alert(1)</script>'), 415, /must be MP4/],
  ])('is refused where it %s', async (_, bytes, status, words) => {
    const answer = await send(bytes);
    expect([answer.statusCode, answer.json().error.fields.file]).toEqual([status, expect.stringMatching(words)]);
  });

  test('comes from somebody who is signed in, and pictures and papers are not asked for as videos', async () => {
    expect((await send(makeMp4(), { post })).statusCode).toBe(401);
    const { payload, headers } = multipartForm({ name: 'x.mp4', type: 'video/mp4', bytes: makeMp4() });
    expect((await designer.post('/api/upload', payload, headers)).statusCode).toBe(415);
    expect((await get('/media/fil_unknown/video.mp4')).statusCode).toBe(404);
    const { id } = (await send(makeMp4())).json();
    expect((await get(`/media/${id}/480.webp`)).statusCode).toBe(404);
    expect(await app.storage.getPart('videos/00/none.mp4', 0, 1)).toBeUndefined();
  });
});
