import { expect, test } from "vitest";
import { localMinute } from "#web/ui/display/localMinute.ts";
import {
  closingOf,
  invitationToast,
  kindOf,
  nameOf,
  restorationOf,
  restorersOf,
  restrictionOf,
  statusChip,
} from "./accountText.ts";
import { anAccount } from "./testing/anAccount.ts";

const now = Date.parse("2026-11-21T12:00:00.000Z");

test("an invitation says until when it works, and that it ended", () => {
  const invited = anAccount({ Status: "INVITED", InvitedUntil: "2026-11-24T20:42:00.000Z" });
  expect(statusChip(invited, now)).toEqual({
    status: "primary",
    text: `Invited until ${localMinute("2026-11-24T20:42:00.000Z")}`,
  });
  const late = anAccount({ Status: "INVITED", InvitedUntil: "2026-11-20T12:00:00.000Z" });
  expect(statusChip(late, now)).toEqual({ status: "warning", text: "Invitation ended Nov 20 2026" });
});

test("an invitation that was not mailed warns, in its row and at once, and promises no link", () => {
  const Account = anAccount({ Status: "INVITED" });
  expect(statusChip(Account, now)).toEqual({ status: "warning", text: "Invitation not mailed" });
  const Message = "The account was created, but the invitation could not be mailed. Please send it again.";
  expect(invitationToast({ Account, Message, Mailed: false })).toEqual(["warning", Message]);
  const [kind, words] = invitationToast({ Account, Message: "A mail was sent.", Mailed: true });
  expect([kind, words]).toEqual(["success", expect.stringMatching(/goes to dana@example\.org.*72 hours/)]);
});

test("a restriction says since when, an active account nothing", () => {
  const restricted = anAccount({ Status: "RESTRICTED", StatusDate: "2026-11-02T12:00:00.000Z" });
  expect(statusChip(restricted, now)?.text).toBe("Restricted since Nov 02 2026");
  expect(statusChip(anAccount(), now)).toBeUndefined();
});

test("only a resident's restriction and restoration mention the family's jackets", () => {
  const resident = anAccount({ Tier: "USER" });
  expect(restrictionOf(resident, "Dana Reyes").join(" ")).toMatch(/told that the account is paused/);
  expect(restrictionOf(anAccount(), "Dana Reyes").join(" ")).not.toMatch(/family/);
  expect(restorationOf(resident, "Dana Reyes").join(" ")).toMatch(/jackets/);
  expect(restorationOf(anAccount(), "Dana Reyes")).toHaveLength(1);
});

test("an account whose name was erased still has a name to show", () => {
  expect(nameOf({ FirstName: "", LastName: "" })).toBe("(no name)");
});

test("a restricted account says which rank may restore it", () => {
  expect(restorersOf("MASTER MOD")).toBe("A MASTER MOD or higher may restore it.");
  expect(restorersOf("MASTER ADMIN")).toBe("A MASTER ADMIN may restore it.");
  expect(restorersOf("ADMIN")).toBe("An ADMIN or higher may restore it.");
});

test("a closed account says whether it was a resident's or of which staff", () => {
  expect(kindOf({ Tier: "USER" })).toBe("Resident");
  expect(kindOf({ Tier: "MOD" })).toBe("Staff: moderator");
});

test("a restricted account says why and by whom", () => {
  const restricted = (parts: Partial<Parameters<typeof closingOf>[0]>) =>
    closingOf(anAccount({ Status: "RESTRICTED", ...parts }));
  const Reason = "False entries";
  expect(restricted({ Reason, RestrictedBy: "ADMIN" })).toBe("Restricted by an ADMIN: False entries");
  expect(restricted({ Reason, RestrictedBy: "MASTER MOD" })).toBe(
    "Restricted by the MASTER MOD of their department: False entries",
  );
});

test("a deleted account says why and by whom", () => {
  const deleted = (parts: Partial<Parameters<typeof closingOf>[0]>) =>
    closingOf(anAccount({ Status: "DELETED", ...parts }));
  expect(deleted({ DeletedFor: "REQUEST" })).toBe("Deleted by the operator of Beforehand, on request.");
  expect(deleted({ DeletedFor: "OWNER" })).toBe("Deleted by its owner.");
  expect(deleted({ DeletedFor: "UNUSED" })).toMatch(/^Deleted by Beforehand: it was not used for \d+ months\.$/);
});
