import type { ReleaseVersion } from '@orime/contracts/api/office/releases';

export type ContractPart =
  | 'shellApi'
  | 'mfRuntime'
  | 'shared'
  | 'route'
  | 'cost'
  | 'fragment'
  | 'publishes'
  | 'consumes'
  | 'command'
  | 'schema'
  | 'field'
  | 'contract'
  | 'uses'
  | 'misfit'
  | 'origin'
  | 'storage'
  | 'texts';

export interface ContractDifference {
  readonly part: ContractPart;
  /** What of the part differs: an address, a package, an event. Empty where the part is one value. */
  readonly name: string;
  /** Undefined where it is not there. Bytes for `cost`; empty for a `misfit` that nobody looked for. */
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** What another version promises or needs that this one does not, and the other way round; empty for equal contracts. */
export function compareVersions(from: ReleaseVersion, to: ReleaseVersion): readonly ContractDifference[] {
  const named = [from, to].map(({ publishes, consumes, commands }) => new Set([...publishes, ...consumes, ...commands]));
  /** An event that only one of them names. */
  const isTold = (event: string): boolean => named.some((events) => events.has(event)) && !named.every((events) => events.has(event));
  const maps: readonly (readonly [ContractPart, (version: ReleaseVersion) => Readonly<Record<string, string>>])[] = [
    ['shellApi', ({ shellApi }) => ({ '': shellApi })],
    ['mfRuntime', ({ mfRuntime }) => ({ '': mfRuntime })],
    ['shared', ({ shared }) => shared],
    ['route', ({ routes }) => Object.fromEntries(routes.map(({ path, access, criticality }) => [path, `${access}, ${criticality}`]))],
    [
      'cost',
      ({ routes }) => Object.fromEntries(routes.map(({ path, scriptBytes, styleBytes }) => [path, String(scriptBytes + styleBytes)])),
    ],
    ['fragment', ({ fragments }) => namesOf(fragments)],
    ['publishes', ({ publishes }) => namesOf(publishes)],
    ['consumes', ({ consumes }) => namesOf(consumes)],
    ['command', ({ commands }) => namesOf(commands)],
    ['schema', ({ schemas }) => namesOf(Object.keys(schemas).filter((event) => !isTold(event)))],
    ['field', ({ schemas }) => fieldsOf(schemas, (event) => event in from.schemas && event in to.schemas)],
    ['contract', ({ types }) => contractsOf(types)],
    ['uses', ({ types }) => namesOf(types.uses)],
    ['misfit', ({ types }) => misfitsOf(types)],
    ['origin', ({ origins }) => namesOf(origins)],
    ['storage', ({ storage }) => namesOf(storage)],
    ['texts', ({ localeKeys }) => ({ en: String(localeKeys.en), jp: String(localeKeys.jp) })],
  ];
  return maps.flatMap(([part, read]) => differences(part, read(from), read(to)));
}

/** A list as a map: what is in it has its own name as its value. */
function namesOf(list: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(list.map((name) => [name, name]));
}

function fieldsOf(schemas: ReleaseVersion['schemas'], isCompared: (event: string) => boolean): Readonly<Record<string, string>> {
  const fields = Object.entries(schemas).flatMap(([event, kinds]) =>
    isCompared(event) ? Object.entries(kinds).map(([field, kind]) => [`${event} ${field}`, kind] as const) : [],
  );
  return Object.fromEntries(fields);
}

function misfitsOf({ misfits }: ReleaseVersion['types']): Readonly<Record<string, string>> {
  return Object.fromEntries(misfits.map(({ other, use, why = '' }) => [use === undefined ? other : `${use} (${other})`, why]));
}

/** Of each digest as much as tells it from another. */
function contractsOf({ contracts }: ReleaseVersion['types']): Readonly<Record<string, string>> {
  const digests = contracts.map((digest) => digest.slice(0, 12)).toSorted();
  return Object.fromEntries(digests.length === 0 ? [] : [['', digests.join(', ')]]);
}

function differences(
  part: ContractPart,
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): readonly ContractDifference[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => before[name] !== after[name])
    .toSorted()
    .map((name) => ({ part, name, before: before[name], after: after[name] }));
}
