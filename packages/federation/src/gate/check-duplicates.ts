import type { GateCheck } from './gate-problem.ts';

/**
 * What the shell lends is on a page once. A build of our preset says which of it got into its own chunks; a remote of others offers its React
 * to the page, which takes the shell's, and says nothing here.
 */
export const checkDuplicates: GateCheck = (manifests) =>
  manifests.flatMap(({ name, version, copies = [] }) =>
    copies.map((module) => ({
      code: 'shared_duplicate' as const,
      message: `${name}@${version} has code of ${module}, which the shell lends: a page would have it twice`,
      details: { remote: name, version, module },
      between: [name],
    })),
  );
