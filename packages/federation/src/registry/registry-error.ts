export type RegistryErrorCode =
  | 'version_differs'
  | 'version_unknown'
  | 'remote_unknown'
  | 'build_missing'
  | 'manifest_invalid'
  | 'contract_unsupported'
  | 'channel_damaged'
  | 'live_damaged'
  | 'revision_damaged'
  | 'revision_readable'
  | 'signature_missing'
  | 'signature_wrong'
  | 'signing_key_missing'
  | 'route_conflict'
  | 'shell_missing'
  | 'shell_api_mismatch'
  | 'runtime_mismatch'
  | 'shared_mismatch'
  | 'shared_duplicate'
  | 'types_mismatch'
  | 'types_not_compared'
  | 'event_mismatch'
  | 'event_unknown'
  | 'event_adapter_missing'
  | 'locale_incomplete'
  | 'budget_exceeded'
  | 'revision_conflict'
  | 'nothing_to_roll_back'
  | 'rolled_back'
  | 'trial_impossible'
  | 'override_impossible'
  | 'name_invalid'
  | 'name_taken'
  | 'site_unreachable'
  | 'site_unreadable'
  | 'replay_missing'
  | 'browser_missing'
  | 'fault_unknown'
  | 'visitors_harmed';

/** A refusal of the registry with a stable code, a factual message and details for programs. */
export class RegistryError extends Error {
  override readonly name = 'RegistryError';
  readonly code: RegistryErrorCode;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(code: RegistryErrorCode, message: string, { cause, ...details }: Readonly<Record<string, unknown>> = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
    this.details = details;
  }
}

/** Matches by `name`, because the class may be loaded twice. */
export function isRegistryError(error: unknown): error is RegistryError {
  return error instanceof Error && error.name === 'RegistryError';
}
