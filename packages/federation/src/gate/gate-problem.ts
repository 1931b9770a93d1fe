import type { RemoteManifest } from '@orime/contracts';
import type { RegistryErrorCode } from '../registry/registry-error.ts';

/** Why versions cannot be live together. */
export interface GateProblem {
  readonly code: RegistryErrorCode;
  readonly message: string;
  readonly details: Readonly<Record<string, unknown>>;
  /** Whose versions do not fit: a release that changes none of them did not bring it about. */
  readonly between: readonly string[];
}

/** One thing that is compared, over all versions that would be live together. */
export type GateCheck = (manifests: readonly RemoteManifest[]) => readonly GateProblem[];
