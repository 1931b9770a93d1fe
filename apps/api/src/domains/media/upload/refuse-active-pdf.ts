import { RequestError } from '../../../house/errors/request-error.ts';

/** Names of what a paper has no need of: scripts, programs to start, files inside the file. */
const active = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia)(?![A-Za-z])/;
/** Where readers look for the end of a PDF. */
const tailBytes = 1024;

/**
 * Refuses a PDF that acts instead of being read, and one that is something else as well (a web page or an archive with the
 * head of a PDF). What is hidden in compressed parts is not looked for: files are only ever answered as downloads.
 */
export function refuseActivePdf(bytes: Buffer): void {
  const isWhole = bytes.subarray(0, 5).toString('latin1') === '%PDF-' && bytes.subarray(-tailBytes).includes('%%EOF');
  if (!isWhole) throw new RequestError('validation', { fields: { file: 'is not a whole PDF' } });
  // Readers take `/J#61vaScript` for the same name.
  const text = withoutStreams(bytes.toString('latin1')).replaceAll(/#([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  if (active.test(text))
    throw new RequestError('validation', { fields: { file: 'has scripts or other files in it: print it into a new PDF' } });
}

/** Compressed bytes may say anything by chance. */
function withoutStreams(text: string): string {
  const begin = /stream\r?\n/g;
  const kept: string[] = [];
  let at = 0;
  for (let found = begin.exec(text); found !== null; found = begin.exec(text)) {
    const end = text.indexOf('endstream', begin.lastIndex);
    if (end === -1) break;
    kept.push(text.slice(at, found.index));
    at = end + 'endstream'.length;
    begin.lastIndex = at;
  }
  return kept.concat(text.slice(at)).join('');
}
