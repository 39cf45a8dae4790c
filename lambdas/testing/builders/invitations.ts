import { handler as createModerator } from "#lambdas/calls/createModerator.ts";
import { handler as resetPassword } from "#lambdas/calls/resetPassword.ts";
import { bodyOf, invoke } from "#lambdas/testing/call.ts";
import { inbox } from "#lambdas/testing/inbox.ts";
import type { RequestOf } from "#shared/contract/call.ts";
import type { createModerator as createCall } from "#shared/contract/staff.ts";
import type { ListedAccount } from "#shared/model/account.ts";
import type { Place } from "#shared/rules/place.ts";
import { cover } from "./households.ts";
import { anEmail, aPhone, type TestAccount } from "./people.ts";

type NewModerator = RequestOf<typeof createCall>;

export const aNewcomer = () => ({
  FirstName: "Noor",
  LastName: "Haddad",
  Email: anEmail(),
  Cell: aPhone(),
});

export const aNewModerator = ({ City, State }: Place): NewModerator => ({
  ...aNewcomer(),
  Location: { City, State: State as "MI", Zip: "48226" },
});

export async function anInvited(inviter: TestAccount, place: Place = inviter.address): Promise<ListedAccount> {
  await cover(place);
  return (await bodyOf(createModerator, aNewModerator(place), { session: inviter })).Account;
}

/** Of the newest mail. */
export async function linkTo(email: string): Promise<string> {
  const [mail] = await inbox(email);
  return /\/Change\?id=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
}

/** Returns the status. */
export const accept = async (ID: string, Password: string): Promise<number> =>
  (await invoke(resetPassword, { ID, Password })).status;
