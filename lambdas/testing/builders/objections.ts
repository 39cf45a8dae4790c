import { mailboxOf, putObjectionToken } from "#lambdas/records/family/objectionToken.ts";
import { newSecret } from "#lambdas/records/table/keys.ts";
import type { Member } from "#shared/model/member.ts";
import { aHousehold } from "./households.ts";
import { aMember } from "./members.ts";
import { anEmail, type TestAccount } from "./people.ts";

/** As mailed to the member's address. */
export async function linkOf(owner: TestAccount, { ID, Mail = "" }: Pick<Member, "ID" | "Mail">): Promise<string> {
  const token = newSecret();
  const mailbox = mailboxOf({ owner: owner.accountId, id: ID }, Mail);
  await putObjectionToken(token, { owner: owner.accountId, mid: ID, mailbox });
  return token;
}

export async function anObjectionLink(owner: TestAccount): Promise<string> {
  await aHousehold(owner);
  return linkOf(owner, await aMember(owner, { First: "Ella", Mail: anEmail() }));
}
