/**
 * All are HttpOnly and SameSite, over TLS only (browsers treat localhost as such); the __Host- prefix keeps
 * other hosts from setting them.
 */
export class Cookies {
  private readonly given: ReadonlyMap<string, string>;
  /** Set-Cookie lines of the answer. */
  readonly toSet: string[] = [];

  constructor(lines: string[] = []) {
    this.given = new Map(
      lines.map((line) => {
        const [name = "", ...value] = line.split("=");
        return [name.trim(), value.join("=")];
      }),
    );
  }

  get(name: string): string | undefined {
    return this.given.get(`__Host-${name}`) || undefined;
  }

  /** Without `seconds`, until the browser closes. */
  set(name: string, value: string, seconds?: number): void {
    const age = seconds === undefined ? "" : `; Max-Age=${seconds}`;
    this.toSet.push(`__Host-${name}=${value}; Path=/; Secure; HttpOnly; SameSite=Strict${age}`);
  }

  clear(name: string): void {
    this.set(name, "", 0);
  }
}
