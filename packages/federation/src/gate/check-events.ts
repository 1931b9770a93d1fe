import type { RemoteManifest } from '@orime/contracts';
import { whyNotAccepted } from './accepts.ts';
import type { GateCheck, GateProblem } from './gate-problem.ts';

/**
 * Whoever reads an event can take what each of its writers sends, and gets it: by somebody who publishes that major, or by an adapter
 * from another one. The same for commands, which the shell handles.
 */
export const checkEvents: GateCheck = (manifests) => {
  const shell = manifests.find(({ name }) => name === 'shell');
  // Before the first release there is nobody yet to publish anything.
  if (shell === undefined) return [];
  return manifests.flatMap((reader) => [
    ...reader.events.consumes.flatMap((event) => checkReader(event, reader, manifests)),
    ...reader.events.commands.flatMap((command) => checkCommand(command, reader, shell)),
  ]);
};

function checkReader(event: string, reader: RemoteManifest, manifests: readonly RemoteManifest[]): GateProblem[] {
  const writers = writersOf(factOf(event), manifests);
  if (writers.length === 0) return [unknown(event, reader)];
  return [...checkSchemas(event, reader, manifests), ...checkMajors(event, reader, writers, manifests)];
}

function checkSchemas(event: string, reader: RemoteManifest, manifests: readonly RemoteManifest[]): GateProblem[] {
  return manifests.flatMap((writer) => {
    if (!writer.events.publishes.includes(event) && !known(writer).includes(event)) return [];
    const [read, written] = [reader.events.schemas?.[event], writer.events.schemas?.[event]];
    const why = read === undefined || written === undefined ? undefined : whyNotAccepted(read, written);
    if (why === undefined) return [];
    return [
      {
        code: 'event_mismatch' as const,
        message: `${event} of ${nameOf(writer)} does not fit what ${nameOf(reader)} reads: ${why}`,
        details: { event, publishedBy: nameOf(writer), consumedBy: nameOf(reader), why },
        between: [writer.name, reader.name],
      },
    ];
  });
}

/** Whoever tells the fact only in majors that are not read needs an adapter, whatever others tell: silence is a fault. */
function checkMajors(
  event: string,
  reader: RemoteManifest,
  writers: readonly Writer[],
  manifests: readonly RemoteManifest[],
): GateProblem[] {
  const adapters = new Set(manifests.flatMap(({ events }) => events.adapters ?? []));
  return writers.flatMap(({ manifest, events }) => {
    const isHeard = events.some((other) => reader.events.consumes.includes(other) || reaches(other, event, adapters));
    const [other] = events;
    if (isHeard || other === undefined) return [];
    return [
      {
        code: 'event_adapter_missing' as const,
        message: `${nameOf(reader)} reads ${event}, and ${nameOf(manifest)} publishes only ${events.join(', ')}: an adapter ${other}->${event} is needed`,
        details: { event, published: other, consumedBy: nameOf(reader), publishedBy: nameOf(manifest) },
        between: [reader.name, manifest.name],
      },
    ];
  });
}

/** The bus tells what an adapter made like any fact, to further adapters too. */
function reaches(from: string, to: string, adapters: ReadonlySet<string>): boolean {
  const left = new Set([from]);
  // What is added while the set is walked is walked too.
  for (const step of left)
    for (const adapter of adapters) if (adapter.startsWith(`${step}->`)) left.add(adapter.slice(step.length + '->'.length));
  return left.has(to);
}

function checkCommand(command: string, sender: RemoteManifest, shell: RemoteManifest): GateProblem[] {
  // A shell from before shells said which events and commands they know.
  if (shell.events.schemas === undefined) return [];
  const handled = shell.events.schemas[command];
  if (handled === undefined) return [unknown(command, sender)];
  const sent = sender.events.schemas?.[command];
  const why = sent === undefined ? undefined : whyNotAccepted(handled, sent);
  if (why === undefined) return [];
  return [
    {
      code: 'event_mismatch',
      message: `Command ${command} of ${nameOf(sender)} does not fit what the shell handles: ${why}`,
      details: { event: command, publishedBy: nameOf(sender), consumedBy: nameOf(shell), why },
      between: [sender.name, 'shell'],
    },
  ];
}

function unknown(event: string, { name, version }: RemoteManifest): GateProblem {
  return {
    code: 'event_unknown',
    message: `${name}@${version} names ${event}, which nobody of the set publishes or handles`,
    details: { event, remote: name, version },
    between: [name],
  };
}

interface Writer {
  readonly manifest: RemoteManifest;
  /** All majors of one fact. */
  readonly events: readonly string[];
}

/**
 * Who tells a fact. The shell declares none of its own facts, such as carts, session and preferences: what its bus knows and nobody
 * publishes is its own. Of what others publish it knows every major, whether somebody tells that one or not.
 */
function writersOf(fact: string, manifests: readonly RemoteManifest[]): readonly Writer[] {
  const tell = (eventsOf: (manifest: RemoteManifest) => readonly string[]): readonly Writer[] =>
    manifests
      .map((manifest) => ({ manifest, events: eventsOf(manifest).filter((event) => factOf(event) === fact) }))
      .filter(({ events }) => events.length > 0);
  const publishing = tell(({ events }) => events.publishes);
  return publishing.length > 0 ? publishing : tell(known);
}

/** What the shell's bus carries. */
function known({ name, events }: RemoteManifest): readonly string[] {
  return name === 'shell' ? Object.keys(events.schemas ?? {}) : [];
}

function factOf(event: string): string {
  return event.split('@', 1)[0] ?? '';
}

function nameOf({ name, version }: RemoteManifest): string {
  return `${name}@${version}`;
}
