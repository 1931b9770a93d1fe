export type ImportEdge = { readonly from: string; readonly to: string };

/**
 * Rooms of the api that import each other in a circle, types included, each as the sorted list of its rooms. A room is a resource of
 * a domain or a folder of the house; files of one room may lie in any folders of it.
 */
export function findRoomCircles(edges: readonly ImportEdge[]): readonly (readonly string[])[] {
  const neighbours = new Map<string, Set<string>>();
  for (const { from, to } of edges) {
    const [own, other] = [roomOf(from), roomOf(to)];
    if (own === undefined || other === undefined || own === other) continue;
    neighbours.set(own, (neighbours.get(own) ?? new Set()).add(other));
  }
  const reachable = new Map([...neighbours.keys()].map((room) => [room, reach(room, neighbours)]));
  const circles = [...reachable].filter(([room, others]) => others.has(room));
  const names = circles.map(([room, others]) =>
    [...others].filter((other) => other === room || reachable.get(other)?.has(room) === true).toSorted(),
  );
  return [...new Map(names.map((rooms) => [rooms.join(' '), rooms])).values()];
}

function roomOf(file: string): string | undefined {
  if (file.includes('.test.') || file.includes('.fixture.')) return undefined;
  return /^apps\/api\/src\/(domains\/[^/]+\/[^/]+|house\/[^/]+)\//.exec(file)?.[1];
}

/** Every room that can be reached by at least one import. */
function reach(start: string, neighbours: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string> {
  const found = new Set<string>();
  const queue = [...(neighbours.get(start) ?? [])];
  for (let room = queue.pop(); room !== undefined; room = queue.pop()) {
    if (found.has(room)) continue;
    found.add(room);
    queue.push(...(neighbours.get(room) ?? []));
  }
  return found;
}
