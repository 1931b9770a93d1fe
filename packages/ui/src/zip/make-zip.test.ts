import { expect, test } from '@jest/globals';
import { makeZip } from './make-zip.ts';

const ascii = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(new TextEncoder().encode(text));
/** The file as text, one character a byte. */
const bytesOf = async (zip: Blob): Promise<string> => String.fromCharCode(...new Uint8Array(await zip.arrayBuffer()));
/** Names of the directory at the end, where programs look for them. */
const namesOf = (file: string): readonly string[] => {
  const entries = file.split('PK\u0001\u0002').slice(1);
  return entries.map((entry) =>
    new TextDecoder().decode(Uint8Array.from(entry.slice(42, 42 + entry.charCodeAt(24)), (letter) => letter.charCodeAt(0))),
  );
};

test('files stand in it as they are, with the check sum of their bytes', async () => {
  const file = await bytesOf(makeZip([{ name: 'hello.txt', content: 'Hello' }]));
  expect(file.startsWith('PK\u0003\u0004')).toBe(true);
  expect(file).toContain('hello.txtHello');
  // CRC-32 of "Hello" is F7D18982, least byte first.
  expect(file.slice(14, 18)).toBe('\u0082\u0089\u00d1\u00f7');
  expect(file.slice(-22, -18)).toBe('PK\u0005\u0006');
  expect(file.charCodeAt(file.length - 14)).toBe(1);
});

test('names are kept in UTF-8, apart, and inside the archive', async () => {
  const entries = ['正面.jpg', 'a.jpg', 'a.jpg', '../../etc/passwd', 'C:\\x\\b.txt', '..'].map((name) => ({ name, content: ascii('x') }));
  expect(namesOf(await bytesOf(makeZip(entries)))).toEqual(['正面.jpg', 'a.jpg', 'a (2).jpg', 'etc/passwd', 'C:/x/b.txt', 'file']);
});

test('the same files make the same archive', async () => {
  const make = (): Promise<string> => bytesOf(makeZip([{ name: 'a', content: 'b' }]));
  expect(await make()).toBe(await make());
});

test('more than the format can count is refused', () => {
  const many = Array.from({ length: 65_536 }, () => ({ name: 'a', content: '' }));
  expect(() => makeZip(many)).toThrow(RangeError);
});
