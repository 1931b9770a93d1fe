import { useEffect, useState } from 'react';

const NOBODY: ReadonlyMap<string, string> = new Map();

/** Who owns each part, as its manifest says; without those whose manifest is not here yet, or cannot be had. */
export function useTeams(parts: readonly string[]): ReadonlyMap<string, string> {
  const [teams, setTeams] = useState(NOBODY);
  const named = parts.join(' ');
  // Synchronises with the manifests of what is on the page; versions never change, so the browser asks for each once.
  useEffect(() => {
    let isWanted = true;
    const asked = named.split(' ').map(async (part) => [part, await readTeam(part)] as const);
    Promise.all(asked).then(
      (found) => isWanted && setTeams(new Map(found)),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [named]);
  return teams;
}

async function readTeam(part: string): Promise<string> {
  const at = part.indexOf('@');
  if (at < 1) return '';
  const response = await fetch(`/r/${part.slice(0, at)}/${part.slice(at + 1)}/remote.json`);
  // Its form was checked when it was published.
  return response.ok ? ((await response.json()) as { team: string }).team : '';
}
