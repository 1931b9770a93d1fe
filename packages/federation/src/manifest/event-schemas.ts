import type { ManifestEvents } from '@orime/contracts';
import { COMMAND_SCHEMAS, EVENT_ADAPTERS, EVENT_SCHEMAS } from '@orime/contracts/events';

/**
 * A build's events with the schemas that it was compiled against, for the release gate to compare. The shell's bus carries all of
 * them, so a shell names all; one without a contract has no schema.
 */
export function withSchemas(events: ManifestEvents, isShell: boolean): ManifestEvents {
  const known: Readonly<Record<string, object>> = { ...EVENT_SCHEMAS, ...COMMAND_SCHEMAS };
  const named = new Set([...events.publishes, ...events.consumes, ...events.commands]);
  const schemas = Object.fromEntries(Object.entries(known).filter(([name]) => isShell || named.has(name)));
  // Without what schemas carry for types alone.
  const adapters = EVENT_ADAPTERS.map(({ from, to }) => `${from}->${to}`);
  return { ...events, isComplete: true, ...(isShell && adapters.length > 0 && { adapters }), schemas: JSON.parse(JSON.stringify(schemas)) };
}
