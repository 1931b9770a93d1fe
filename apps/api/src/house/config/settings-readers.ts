export type Environment = Readonly<Record<string, string | undefined>>;

/** A setting has a value that cannot be used. The message is one sentence and never repeats a secret. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}

export function integer(environment: Environment, name: string, range: { fallback: number; minimum: number; maximum: number }): number {
  const value = environment[name]?.trim();
  if (value === undefined || value === '') return range.fallback;
  const number = Number(value);
  if (!Number.isInteger(number) || number < range.minimum || number > range.maximum) {
    throw new SettingError(`${name} must be a whole number from ${range.minimum} to ${range.maximum}, not "${value}".`);
  }
  return number;
}

/** `0` and `1`. `forced` names a state that this environment does not let anybody leave. */
export function flag(environment: Environment, name: string, fallback: boolean, forced?: 'on'): boolean {
  const value = environment[name]?.trim();
  if (value === undefined || value === '') return fallback;
  if (value !== '0' && value !== '1') throw new SettingError(`${name} must be 0 or 1, not "${value}".`);
  if (value === '0' && forced === 'on') throw new SettingError(`${name}=0 is refused when NODE_ENV is production.`);
  return value === '1';
}

export function oneOf<const Value extends string>(
  environment: Environment,
  name: string,
  values: readonly Value[],
  fallback: Value,
): Value {
  const value = environment[name]?.trim();
  if (value === undefined || value === '') return fallback;
  const found = values.find((candidate) => candidate === value);
  if (found === undefined) throw new SettingError(`${name} must be one of ${values.join(', ')}, not "${value}".`);
  return found;
}

/** An address; its user name, password and path are not repeated in messages. */
export function optionalUrl(environment: Environment, name: string, protocols: readonly string[]): string | undefined {
  const value = environment[name]?.trim();
  if (value === undefined || value === '') return undefined;
  if (!URL.canParse(value))
    throw new SettingError(`${name} is not an address: it must begin with ${protocols.map((item) => `${item}//`).join(' or ')}.`);
  const { protocol } = new URL(value);
  if (!protocols.includes(protocol))
    throw new SettingError(`${name} must begin with ${protocols.map((item) => `${item}//`).join(' or ')}, not ${protocol}//.`);
  return value;
}

export function requiredUrl(environment: Environment, name: string, fallback: string): string {
  return (optionalUrl(environment, name, ['http:', 'https:']) ?? fallback).replace(/\/+$/, '');
}
