export interface Mp4Options {
  readonly seconds?: number;
  readonly codec?: string;
  readonly width?: number;
  readonly height?: number;
  /** A quarter turn, as phones write that were held upright. */
  readonly isTurned?: boolean;
  /** Written in parts of a second while it was recorded: the head does not know how long it gets. */
  readonly isFragmented?: boolean;
}

const unitsPerSecond = 600;

/** The smallest file that says all of an MP4; `secret` stands where cameras note their position. Its picture is noise. */
export function makeMp4({
  seconds = 8,
  codec = 'avc1',
  width = 720,
  height = 960,
  isTurned = false,
  isFragmented = false,
}: Mp4Options = {}): Buffer {
  const length = isFragmented ? 0 : seconds * unitsPerSecond;
  const matrix = isTurned ? [0, 1, 0, -1, 0, 0, 0, 0, 0x4000] : [1, 0, 0, 0, 1, 0, 0, 0, 0x4000];
  const track = box(
    'trak',
    box('tkhd', words(7, 0, 0, 1, 0, length, 0, 0, 0, 0, ...matrix.map((part) => part * 0x10000), width * 0x10000, height * 0x10000)),
    box('udta', box('\u00a9xyz', Buffer.from('+35.68+139.76/ secret'))),
    box(
      'mdia',
      box('mdhd', words(0, 0, 0, unitsPerSecond, length, 0)),
      box('hdlr', words(0, 0), Buffer.from('vide'), words(0, 0, 0, 0)),
      box('minf', box('stbl', box('stsd', words(0, 1), box(codec, Buffer.alloc(70))))),
    ),
  );
  const positions = box('trak', box('mdia', box('hdlr', words(0, 0), Buffer.from('meta'), words(0, 0, 0, 0))), Buffer.alloc(0));
  const head = box(
    'moov',
    box('mvhd', words(0, 0, 0, unitsPerSecond, length, ...Array.from({ length: 20 }, () => 0))),
    track,
    positions,
    ...(isFragmented ? [box('mvex', box('trex', words(0, 1, 1, 0, 0, 0)))] : []),
    box('udta', Buffer.from('secret camera')),
  );
  const part = box('moof', box('traf', box('tfhd', words(0x20008, 1, 20)), box('trun', words(0, 30))));
  const parts = isFragmented ? Array.from({ length: seconds }, () => Buffer.concat([part, box('mdat', Buffer.alloc(64, 7))])) : [];
  const file = [box('ftyp', Buffer.from('isom'), words(512), Buffer.from('isomiso2mp41')), head, ...parts];
  return Buffer.concat([...file, ...(isFragmented ? [] : [box('mdat', Buffer.alloc(3_000, 7))])]);
}

function box(type: string, ...content: readonly Buffer[]): Buffer {
  const body = Buffer.concat(content);
  return Buffer.concat([words(body.length + 8), Buffer.from(type, 'latin1'), body]);
}

function words(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => bytes.writeUInt32BE(value >>> 0, index * 4));
  return bytes;
}
