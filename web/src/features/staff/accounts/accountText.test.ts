import { expect, test } from "vitest";
import { easternSecond } from "../lists/easternTime.ts";
import { invitationToast, nameOf, restorationOf, restrictionOf, statusOf } from "./accountText.ts";
import { anAccount } from "./testing/anAccount.ts";

const now = Date.parse("2026-11-21T12:00:00.000Z");

test("an invitation says until when it works, in the East's time, and that it ended", () => {
  const invited = anAccount({ Status: "INVITED", InvitedUntil: "2026-11-24T20:42:00.000Z" });
  expect(statusOf(invited, now)).toEqual({
    status: "primary",
    words: "Invited until Nov 24 2026, 3:42 PM EST",
  });
  const late = anAccount({ Status: "INVITED", InvitedUntil: "2026-11-20T12:00:00.000Z" });
  expect(statusOf(late, now)).toEqual({ status: "warning", words: "Invitation ended Nov 20 2026" });
});

test("an invitation that was not mailed warns, in its row and at once, and promises no link", () => {
  const Account = anAccount({ Status: "INVITED" });
  expect(statusOf(Account, now)).toEqual({ status: "warning", words: "Invitation not mailed" });
  const Message = "The account was created, but the invitation could not be mailed. Please send it again.";
  expect(invitationToast({ Account, Message, Mailed: false })).toEqual(["warning", Message]);
  const [kind, words] = invitationToast({ Account, Message: "A mail was sent.", Mailed: true });
  expect([kind, words]).toEqual(["success", expect.stringMatching(/goes to dana@example\.org.*72 hours/)]);
});

test("a restriction says since when, an active account nothing", () => {
  const restricted = anAccount({ Status: "RESTRICTED", StatusDate: "2026-11-02T12:00:00.000Z" });
  expect(statusOf(restricted, now)?.words).toBe("Restricted since Nov 02 2026");
  expect(statusOf(anAccount(), now)).toBeUndefined();
});

test("only a resident's restriction and restoration speak of the family's jackets", () => {
  const resident = anAccount({ Tier: "USER" });
  expect(restrictionOf(resident, "Dana Reyes").join(" ")).toMatch(/no longer at the address/);
  expect(restrictionOf(anAccount(), "Dana Reyes").join(" ")).not.toMatch(/family/);
  expect(restorationOf(resident, "Dana Reyes").join(" ")).toMatch(/jackets/);
  expect(restorationOf(anAccount(), "Dana Reyes")).toHaveLength(1);
});

test("an account whose name was erased is still called something", () => {
  expect(nameOf({ FirstName: "", LastName: "" })).toBe("(no name)");
});

test("a moment in summer is in daylight time", () => {
  expect(easternSecond("2026-07-04T03:05:09.120Z")).toBe("Jul 03 2026, 11:05:09 PM EDT");
});
