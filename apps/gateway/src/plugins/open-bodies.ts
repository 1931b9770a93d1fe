/** So many bodies one client may be sending at a time; a household or an office behind one address stays far below. */
const MAX_OPEN = 40;

/** Counts the requests of each client whose body has not arrived yet. */
export class OpenBodies {
  private readonly open = new Map<string, number>();

  /** Whether the client may send another one; then `end` has to be called once. */
  begin(client: string): boolean {
    const count = this.open.get(client) ?? 0;
    if (count >= MAX_OPEN) return false;
    this.open.set(client, count + 1);
    return true;
  }

  end(client: string): void {
    const count = (this.open.get(client) ?? 1) - 1;
    if (count === 0) this.open.delete(client);
    else this.open.set(client, count);
  }
}
