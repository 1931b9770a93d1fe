import type { RemoteDefinition } from '@orime/platform';
import type { RemoteContainer } from './fetch-entry.ts';
import { RemoteError } from './remote-error.ts';

/** Hands the shared five to a container and takes what the remote declares about itself. */
export async function openContainer(remote: string, container: RemoteContainer, shared: unknown): Promise<RemoteDefinition> {
  try {
    await container.init(shared);
    const factory = await container.get('./remote');
    const module = factory();
    if (hasDefinition(module)) return module.default;
  } catch (cause) {
    throw new RemoteError('container_not_opened', remote, 'its container could not be opened', cause);
  }
  throw new RemoteError('container_not_opened', remote, './remote has no definition');
}

function hasDefinition(module: unknown): module is { readonly default: RemoteDefinition } {
  const definition = typeof module === 'object' && module !== null && 'default' in module ? module.default : undefined;
  return typeof definition === 'object' && definition !== null && 'routes' in definition;
}
