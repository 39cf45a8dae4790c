import Box from "@mui/material/Box";
import { confirmEmail, resendInvitation, restrictAccount } from "#shared/contract/staff.ts";
import type { ListedAccount } from "#shared/model/account.ts";
import type { Role } from "#shared/model/role.ts";
import { mayCreate } from "#shared/rules/account/mayCreate.ts";
import { mayLift, mayRestrict, outranks } from "#shared/rules/account/mayRestrict.ts";
import { useUser } from "#web/session/SessionContext.ts";
import { Button } from "#web/ui/Button.tsx";
import { MenuButton } from "#web/ui/overlays/MenuButton.tsx";
import { menuIdOf } from "../lists/useRowDialog.ts";
import { nameOf, restorersOf } from "./accountText.ts";

const callers: readonly Role[] = [...restrictAccount.callers, ...resendInvitation.callers];
const confirmers: readonly Role[] = confirmEmail.callers;

export type AccountAction = "restrict" | "restore" | "invite" | "addModerator" | "confirmEmail" | "resetSecondFactor";

function NoActions({ name, reason }: { readonly name: string; readonly reason: string }) {
  return (
    <Box sx={{ display: "grid", gap: 0.5, maxWidth: { sm: "9rem" } }}>
      <Button size="small" disabled reason={reason} aria-label={`Actions for ${name}`}>
        Actions
      </Button>
    </Box>
  );
}

interface Props {
  readonly account: ListedAccount;
  readonly onAction: (action: AccountAction, account: ListedAccount, menuId: string) => void;
  /** Unique where an account stands in several rows. @default by the account */
  readonly menuId?: string;
  /** @default false */
  readonly addsModerators?: boolean;
}

/** None for one's own account or a higher rank's. */
export function AccountActions({ account, onAction, menuId = menuIdOf(account), addsModerators = false }: Props) {
  const { ID, Role, Location, DepartmentID } = useUser();
  const name = nameOf(account);
  if (account.ID === ID) return <NoActions name={name} reason="This is your own account: you cannot restrict it." />;
  const actor = { id: ID, role: Role, place: Location, department: DepartmentID };
  const { DepartmentID: department } = account;
  const person = { id: account.ID, role: account.Tier, place: account.LocationP, department };
  const may = mayRestrict(actor, person);
  const { Status, RestoredBy } = account;
  if (!callers.includes(Role) || !may || Status === "DELETED") return null;
  if (RestoredBy && !mayLift(Role, RestoredBy)) return <NoActions name={name} reason={restorersOf(RestoredBy)} />;
  const item = (label: string, action: AccountAction, danger = false) => ({
    label,
    danger,
    onSelect: () => onAction(action, account, menuId),
  });
  const items = [
    ...(addsModerators && Status === "ACTIVE" ? [item("Add a moderator for this city", "addModerator")] : []),
    ...(Status === "INVITED" && mayCreate(actor, person) ? [item("Send the invitation again", "invite")] : []),
    ...(confirmers.includes(Role) && account.Tier === "USER" && !account.EmailVerified
      ? [item("Confirm the email", "confirmEmail")]
      : []),
    ...(account.SecondFactorSince ? [item("Remove two-step sign-in", "resetSecondFactor", true)] : []),
    ...(Status === "RESTRICTED" ? [item("Restore", "restore")] : []),
    ...(RestoredBy && outranks(Role, RestoredBy) ? [item("Restrict at my rank", "restrict", true)] : []),
    ...(Status === "RESTRICTED" ? [] : [item("Restrict", "restrict", true)]),
  ];
  return <MenuButton id={menuId} label="Actions" about={name} items={items} />;
}
