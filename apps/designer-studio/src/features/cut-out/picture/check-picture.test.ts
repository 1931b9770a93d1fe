import { describe, expect, test } from '@jest/globals';
import { checkPicture } from './check-picture.ts';
import { readSize } from './read-size.ts';

const bytes = (...parts: (string | readonly number[])[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...part].map((letter) => letter.charCodeAt(0)) : part)));
const u16 = (value: number): number[] => [value >> 8, value & 255];
const u32 = (value: number): number[] => [...u16(value >>> 16), ...u16(value & 0xffff)];
const little = (value: number, length: number): number[] => Array.from({ length }, (_, place) => (value >>> (8 * place)) & 255);

const png = (width: number, height: number) => bytes([0x89], 'PNG\r\n\u001a\n', u32(13), 'IHDR', u32(width), u32(height), [8, 6, 0, 0, 0]);
const jpeg = (width: number, height: number) =>
  bytes([0xff, 0xd8, 0xff, 0xe1], u16(6), 'Exif', [0xff, 0xc2], u16(17), [8], u16(height), u16(width), [3]);
const webp = (kind: string, rest: readonly number[]) => bytes('RIFF', u32(0), 'WEBP', kind, little(20, 4), rest);
const avif = (...sizes: (readonly [number, number])[]) =>
  bytes(u32(20), 'ftypavif', u32(0), ...sizes.flatMap(([width, height]) => [u32(20), 'ispe', u32(0), u32(width), u32(height)]));

describe('sizes are read from the head', () => {
  test.each([
    ['PNG', png(12_000, 9000), 12_000, 9000],
    ['progressive JPEG behind a segment', jpeg(7360, 4912), 7360, 4912],
    ['lossy WebP', webp('VP8 ', [0, 0, 0, 0x9d, 1, 0x2a, ...little(640, 2), ...little(480, 2), 0, 0, 0]), 640, 480],
    ['lossless WebP', webp('VP8L', [0x2f, ...little(((480 - 1) << 14) | (640 - 1), 4), 0, 0, 0]), 640, 480],
    ['extended WebP', webp('VP8X', [0, 0, 0, 0, ...little(5000 - 1, 3), ...little(4000 - 1, 3), 0, 0]), 5000, 4000],
    ['AVIF of tiles', avif([512, 512], [6000, 4000]), 6000, 4000],
  ])('%s', (_, head, width, height) => expect(readSize(head)).toEqual({ width, height }));

  test.each([
    ['text', bytes('name,size\n')],
    ['a head that is cut off', png(1, 1).subarray(0, 18)],
    ['nothing', bytes()],
  ])('%s has none', (_, head) => expect(readSize(head)).toBeUndefined());
});

describe('files', () => {
  const file = (content: Uint8Array, type: string, size = content.byteLength): Blob => {
    const blob = new Blob([new Uint8Array(content)], { type });
    Object.defineProperty(blob, 'size', { value: size });
    return blob;
  };

  test.each([
    ['a photograph of 40 megapixels', file(jpeg(7360, 5440), 'image/jpeg'), 'coat.jpg', undefined],
    ['a picture of 12,000 pixels a side', file(png(12_000, 12_000), 'image/png'), 'bomb.png', 'pixels'],
    ['one of 21 MB', file(png(100, 100), 'image/png', 21 * 1024 * 1024), 'coat.png', 'bytes'],
    ['a photograph of an iPhone by its name', file(bytes('x'), ''), 'IMG_1.HEIC', 'heic'],
    ['one by its content', file(bytes(u32(24), 'ftypheic', u32(0), 'mif1heic'), 'image/jpeg'), 'IMG_1.jpg', 'heic'],
    [
      'an AVIF file with the general brand',
      file(bytes(u32(24), 'ftypmif1', u32(0), 'avif', 'mif1', u32(20), 'ispe', u32(0), u32(9), u32(9)), 'image/avif'),
      'a.avif',
      undefined,
    ],
    ['text', file(bytes('hello'), 'text/plain'), 'note.txt', 'type'],
    ['text that calls itself a picture', file(bytes('hello'), 'image/png'), 'note.png', 'type'],
    ['an empty file', file(bytes(), ''), 'empty', 'type'],
  ])('%s', async (_, blob, name, refusal) => expect(await checkPicture(blob, name)).toBe(refusal));
});
