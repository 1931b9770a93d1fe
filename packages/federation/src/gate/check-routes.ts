import type { GateCheck, GateProblem } from './gate-problem.ts';

/** No path has two owners. What parameters are called does not matter: `/a/:x` and `/a/:y` are the same address. */
export const checkRoutes: GateCheck = (manifests) => {
  const owners = new Map<string, string>();
  const problems: GateProblem[] = [];
  for (const { name, routes } of manifests) {
    for (const { path } of routes) {
      const shape = path.replace(/:\w+/g, ':');
      const owner = owners.get(shape);
      if (owner === undefined || owner === name) {
        owners.set(shape, name);
        continue;
      }
      problems.push({
        code: 'route_conflict',
        message: `${path} is claimed by both ${owner} and ${name}`,
        details: { path, remotes: [owner, name] },
        between: [owner, name],
      });
    }
  }
  return problems;
};
