import { COMMAND_SCHEMAS, EVENT_SCHEMAS } from '@orime/contracts/events';
import type { BusProblem, JournalEntry } from '@orime/event-bus';
import { Value } from 'typebox/value';

const SCHEMAS = { ...EVENT_SCHEMAS, ...COMMAND_SCHEMAS };

/**
 * Validates the data of a fact or command: returns the problem, or null. Interprets the schema instead of compiling it, because the
 * page's content security policy forbids `eval`.
 */
export function validateEvent(type: string, data: unknown): string | null {
  const schema = Object.hasOwn(SCHEMAS, type) ? SCHEMAS[type as keyof typeof SCHEMAS] : undefined;
  if (schema === undefined) return `${type} has no schema`;
  if (Value.Check(schema, data)) return null;
  const [first] = Value.Errors(schema, data);
  return first === undefined ? 'does not match its schema' : `${first.instancePath || '/'} ${first.message}`;
}

/**
 * Reports what is wrong with what was said before the schemas were there. It was delivered then, so it can only be told; the bus
 * refuses what comes later.
 */
export function validateSaid(said: readonly JournalEntry[], report: (problem: BusProblem) => void): void {
  for (const entry of said) {
    const { type, source, data } = entry.kind === 'fact' ? entry.envelope : entry;
    const detail = validateEvent(type, data);
    if (detail !== null) report({ kind: 'invalid_data', type, source, detail });
  }
}
