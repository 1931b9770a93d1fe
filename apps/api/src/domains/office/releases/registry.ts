import { isRegistryError, openRegistry, type Registry, type RegistryErrorCode } from '@orime/federation/registry';
import type { Config } from '../../../house/config/config.ts';
import { RequestError } from '../../../house/errors/request-error.ts';

/** The registry that the gateway and the command line use too. */
export function registryOf({ releasesDir }: Pick<Config, 'releasesDir'>): Registry {
  return openRegistry(releasesDir);
}

/** A refusal of the registry as an answer: its own code and facts are in the details. */
export function toRequestError(error: unknown): unknown {
  if (!isRegistryError(error)) return error;
  const answers: Partial<Record<RegistryErrorCode, 'conflict' | 'validation'>> = {
    revision_conflict: 'conflict',
    name_invalid: 'validation',
  };
  const { cause: _, ...facts } = error.details;
  return new RequestError(answers[error.code] ?? 'business_rule', {
    details: { reason: error.code, message: error.message, ...facts },
    cause: error,
  });
}
