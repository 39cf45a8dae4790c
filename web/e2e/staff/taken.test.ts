import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { aNumber } from "../support/inbox.ts";
import { untilFocused } from "../support/input/focus.ts";
import { button, dialog, field, problemSummary } from "../support/locators.ts";
import { expectProblem, expectToast } from "../support/messages.ts";
import { test } from "../support/test.ts";
import { accountRow, anInvited, open } from "./accounts.ts";

test("an e-mail address and a phone number of another account are refused at their fields, for ten seconds", async ({
  newStaff,
}) => {
  const other = await anInvited("Tamar");
  const { page } = await newStaff("MASTER MOD");
  await open(page, "Moderators");
  await button(page, "Create a moderator").click();
  const create = button(dialog(page, "New moderator"), "Create a moderator");
  const [email, phone] = [field(page, "Email"), field(page, "Phone")];
  await field(page, "First name").fill("Tom");
  await field(page, "Last name").fill("Twice");
  await email.fill(other.Email);
  await phone.fill(other.Cell);
  for (const [label, control, sentence, free] of [
    [
      "Email",
      email,
      "Email you are trying to use is already associated to an existing account",
      `${randomUUID()}@example.org`,
    ],
    ["Phone", phone, "The Phone number you are trying to use is already associated to an existing account", aNumber()],
  ] as const) {
    await create.click();
    await expectToast(page, sentence, 10_000);
    await untilFocused(problemSummary(page));
    await problemSummary(page)
      .getByRole("link", { name: `${label}: ${sentence}` })
      .click();
    await untilFocused(control);
    await expectProblem(control, sentence);
    expect(await control.getAttribute("aria-invalid")).toBe("true");
    expect(await field(page, "First name").inputValue()).toBe("Tom");
    await control.fill(free);
  }
  await create.click();
  await accountRow(page, "Tom Twice")
    .getByText(/^Invited until/)
    .waitFor();
});
