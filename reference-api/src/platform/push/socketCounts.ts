/** Counts open sockets of this process by key: a network address or a user. */
export class SocketCounts {
  readonly #counts = new Map<string, number>();

  /** Counts one more socket, unless there are `most` already. @returns whether it was counted */
  enter(key: string, most: number): boolean {
    const count = this.#counts.get(key) ?? 0;
    if (count >= most) return false;
    this.#counts.set(key, count + 1);
    return true;
  }

  /** Stops counting a socket that entered. */
  leave(key: string): void {
    const count = this.#counts.get(key) ?? 0;
    if (count > 1) this.#counts.set(key, count - 1);
    else this.#counts.delete(key);
  }
}
