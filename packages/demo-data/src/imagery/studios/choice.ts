import type { StudioKey } from './studio.ts';

/** The room each designer photographs in, by handle. */
const rooms: Readonly<Record<string, StudioKey>> = {
  'ito-kasumi': 'tatami',
  'mio-akatsu': 'night',
  'ren-kashiwade': 'concrete',
  'nagi-urushihara': 'daylight',
  'koto-asaoka': 'paper',
  'toya-kuzumi': 'plaster',
  'haruo-senba': 'concrete',
  'yuzuki-tamori': 'tatami',
  'chigusa-onda': 'daylight',
  'adaeze-obinwa': 'plaster',
  'kojo-amanfi': 'paper',
  'thandeka-moloisi': 'plaster',
  'defne-sarikum': 'night',
  'nino-tsikhara': 'night',
  'itzel-zavaldi': 'plaster',
  'juno-harrowell': 'concrete',
  'iara-montechi': 'daylight',
  'killa-ayasta': 'paper',
  'bora-seomun': 'daylight',
  'ishani-vellore': 'plaster',
  'mali-suwanthep': 'paper',
  'trac-an-thuy': 'daylight',
  'solene-quillard': 'paper',
  'vico-terrasi': 'plaster',
  'duarte-caminhal': 'concrete',
  'winifred-askern': 'paper',
  'signe-lyngvad': 'daylight',
  'jagna-wierzbin': 'night',
};

/** The studio of a designer. Throws for a handle that has none. */
export function studioOf(designer: string): StudioKey {
  const room = rooms[designer];
  if (!room) throw new Error(`no studio is chosen for ${designer}`);
  return room;
}
