import type { JacketRecord } from "./jacket.ts";
import { accountPk, lastOf } from "./keys.ts";
import type { LinkRecord } from "./link.ts";
import type { MemberRecord } from "./member.ts";
import { type Key, range } from "./table.ts";

/** An account's members, and where they live. */
export interface Family {
  readonly members: MemberRecord[];
  readonly links: LinkRecord[];
  readonly jackets: JacketRecord[];
}

/** An account's members with all their links and jackets, in one query. */
export async function readFamily(owner: string): Promise<Family> {
  const records = await range<Key>(accountPk(owner), "L#", lastOf("M#"));
  const those = <Item extends Key>(prefix: string) =>
    records.filter(({ sk }) => sk.startsWith(prefix)) as Item[];
  return { members: those("M#"), links: those("L#"), jackets: those("LJ#") };
}
