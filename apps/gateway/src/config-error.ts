/** Wrong settings as one sentence each; the process prints them and ends with code 1. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
