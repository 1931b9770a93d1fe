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
  const writers = manifests.filter((manifest) => writes(manifest, event));
  if (writers.length === 0) return checkUnwritten(event, reader, manifests);
  return writers.flatMap((writer) => {
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

/** Nobody publishes this major: an adapter from another one makes up for it, and silence is a fault. */
function checkUnwritten(event: string, reader: RemoteManifest, manifests: readonly RemoteManifest[]): GateProblem[] {
  const fact = factOf(event);
  const others = manifests.flatMap((writer) =>
    [...writer.events.publishes, ...known(writer)].filter((other) => factOf(other) === fact).map((other) => ({ writer, event: other })),
  );
  const adapters = new Set(manifests.flatMap(({ events }) => events.adapters ?? []));
  if (others.some((other) => adapters.has(`${other.event}->${event}`))) return [];
  const [other] = others;
  if (other !== undefined)
    return [
      {
        code: 'event_adapter_missing',
        message: `${nameOf(reader)} reads ${event}, and only ${other.event} is published (${nameOf(other.writer)}): an adapter ${other.event}->${event} is needed`,
        details: { event, published: other.event, consumedBy: nameOf(reader), publishedBy: nameOf(other.writer) },
        between: [reader.name, other.writer.name],
      },
    ];
  return [unknown(event, reader)];
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

/** The shell publishes what its bus knows: carts, session and preferences are its own. */
function writes(manifest: RemoteManifest, event: string): boolean {
  return manifest.events.publishes.includes(event) || known(manifest).includes(event);
}

function known({ name, events }: RemoteManifest): readonly string[] {
  return name === 'shell' ? Object.keys(events.schemas ?? {}) : [];
}

function factOf(event: string): string {
  return event.split('@', 1)[0] ?? '';
}

function nameOf({ name, version }: RemoteManifest): string {
  return `${name}@${version}`;
}
