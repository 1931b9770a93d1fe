import { RequestError } from '../../../house/errors/request-error.ts';

const minLength = 10;

/** Words that the most used passwords are made of, with digits and signs around them. */
const commonWords = new Set(
  (
    'abc access admin administrator adobe alexander amanda andrea andrew angel anthony apple asdf ashley azerty baby babygirl bailey ' +
    'banana baseball basketball batman beautiful butterfly changeme charlie cheese chelsea chocolate computer cookie daniel default ' +
    'demo diamond dragon elizabeth family fashion flower football forever freedom friends ginger google guest hannah harley hello ' +
    'hunter iloveu iloveyou internet jasmine jennifer jessica jordan joshua killer kimberly letmein letmeinnow liverpool login love ' +
    'lovely loveme manchester master matthew michael michelle midnight monkey mustang myspace nicole nintendo ninja orime passcode ' +
    'passport passw passwort password passwords patrick pepper playstation please pokemon princess purple qazwsx qwer qwert qwerty ' +
    'rainbow robert root sakura samsung secret security shadow soccer spiderman starwars summer sunshine superman superstar system ' +
    'test testing thomas tigger trustno unknown user victoria welcome whatever william winter zaqwsx'
  ).split(' '),
);

/** What lies next to each other on a keyboard, in the alphabet and among the digits. */
const runs = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
  'qazwsxedcrfvtgbyhnujmikolp',
].flatMap((run) => [run, [...run].toReversed().join('')]);

const lookalikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Throws `validation` at `password` for what is among the first guesses, or says who the person is. */
export function refuseGuessable(password: string, person: { readonly email: string; readonly name: string }): void {
  if (isGuessable(password, person)) throw new RequestError('validation', { fields: { password: 'is too easy to guess' } });
}

export function isGuessable(password: string, { email, name }: { readonly email: string; readonly name: string }): boolean {
  const text = password.normalize('NFKC').toLowerCase();
  if (text.replaceAll(/\s+/g, ' ').trim().length < minLength || new Set(text).size < 5) return true;
  if (/^\d+$/.test(text) && text.length < 14) return true;
  const plain = text.replaceAll(/[^\p{L}\p{N}]/gu, '');
  if (runs.some((run) => run.includes(plain))) return true;
  const own = [email.toLowerCase(), ...email.toLowerCase().split('@'), ...name.normalize('NFKC').toLowerCase().split(/\s+/)];
  const rest = own.filter((word) => word.length >= 3).toSorted((a, b) => b.length - a.length);
  if (rest.reduce((left, word) => left.replaceAll(word, ''), text).length < 4) return true;
  const core = text.replaceAll(/^[^\p{L}@$]+|[^\p{L}]+$/gu, '');
  return [core, core.replaceAll(/[01345@$!7]/g, (sign) => lookalikes[sign] ?? sign)].some(isCommon);
}

/** A common word, or one and the same repeated. */
function isCommon(text: string): boolean {
  const words = new Set(text.split(/[^\p{L}]+/u));
  const [word = ''] = words;
  return words.size === 1 && (commonWords.has(word) || commonWords.has(half(word)));
}

function half(word: string): string {
  const first = word.slice(0, word.length / 2);
  return first + first === word ? first : word;
}
