import type { CardAdditions, CardDetails } from './card-details.ts';

/** RFC 6350: no line longer than 75 octets; what follows goes on after a space. */
const LINE_OCTETS = 75;

/** A contact as vCard 4.0 in UTF-8, with the name in both scripts and the Latin one to sort and read it by. */
export function writeVcard({ name, nameJp, city, country, kind, url }: CardDetails, { title, mail, phone }: CardAdditions): string {
  const hasBoth = nameJp !== '' && nameJp !== name;
  const sortAs = `SORT-AS="${name.replaceAll('"', "'")}"`;
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    `KIND:${kind}`,
    ...(hasBoth
      ? [`FN;ALTID=1;LANGUAGE=en:${escape(name)}`, `FN;ALTID=1;LANGUAGE=ja:${escape(nameJp)}`]
      : [`FN:${escape(name === '' ? nameJp : name)}`]),
    ...(kind === 'org'
      ? [`ORG;${sortAs}:${escape(name === '' ? nameJp : name)}`]
      : [
          `N;${hasBoth ? 'ALTID=1;LANGUAGE=en;' : ''}${sortAs}:${escape(name)};;;;`,
          ...(hasBoth ? [`N;ALTID=1;LANGUAGE=ja;${sortAs}:${escape(nameJp)};;;;`] : []),
        ]),
    ...(title === '' ? [] : [`TITLE:${escape(title)}`]),
    ...(mail === '' ? [] : [`EMAIL;TYPE=work:${escape(mail)}`]),
    ...(phone === '' ? [] : [`TEL;VALUE=uri;TYPE=work:tel:${phone.replaceAll(/[^\d+]/g, '')}`]),
    ...(city === '' && country === '' ? [] : [`ADR;TYPE=work:;;;${escape(city)};;;${escape(country)}`]),
    `URL:${url}`,
    'END:VCARD',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function escape(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n/g, '\\n');
}

/** Characters stay whole: one of several octets does not fall on two lines. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LINE_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
