import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { errorSentences } from "#shared/errors.ts";
import { look } from "../support/drawing/look.ts";
import { assign, membersOf } from "../support/family.ts";
import { sentTo } from "../support/inbox.ts";
import { button, dialog, heading, menuItem, sidebarLink, toast, waitForText } from "../support/locators.ts";
import { memberRow } from "../support/members.ts";
import { allow, refuse } from "../support/routes.ts";
import { acceptance, authorization, understanding } from "../support/wizard.ts";
import { changeAnswers, test } from "./test.ts";

const declared = { Authorization: { Choice: "GUARDIAN", Waiver: "2026-11-21" } };

test("a family withdraws consent, reads what follows, and gives it anew", async ({ atPaidMembers }) => {
  const { page, resident, ada, home } = await atPaidMembers("Greta", declared);
  await assign(resident, ada, home);
  await button(page, "More for Ada Okafor").click();
  await menuItem(page, "Consent").click();
  await heading(page, "Consent").waitFor();
  const consent = page.getByRole("main");
  await waitForText(consent, /filled in as parent or legal guardian/);
  await look(page, "73-consent");
  await button(consent, "Withdraw consent for Ada Okafor").click();
  const question = dialog(page, "Withdraw consent for Ada Okafor?");
  await waitForText(question, /The plan for Ada goes on and is charged/);
  await look(page, "74-withdraw-consent");
  await button(question, "Withdraw consent").click();
  await toast(page, "Consent is withdrawn.").waitFor();
  await waitForText(consent, "Consent withdrawn", { exact: true });
  await look(page, "75-consent-withdrawn");
  await sidebarLink(page, "Family Members").click();
  await waitForText(memberRow(page, "Ada Okafor"), "Consent withdrawn", { exact: true });
  await button(page, "Give consent: Ada Okafor").click();
  const form = dialog(page, "Consent for Ada Okafor");
  await authorization(page, /received permission/).check();
  await acceptance(page).check();
  await understanding(page).check();
  await look(page, "76-give-consent");
  await button(form, "Give consent").click();
  await toast(page, "Consent for Ada is given.").waitFor();
  const [after] = await membersOf(resident);
  expect(after?.Consents?.map(({ Act }) => Act)).toEqual(["GIVEN", "WITHDRAWN", "GIVEN"]);
  expect(after?.Withheld).toBeUndefined();
});

test("an adult whom somebody else registered objects by the mailed link, and takes it back", async ({
  atPaidMembers,
  newPerson,
}) => {
  const Mail = `${randomUUID()}@example.org`;
  const { page, resident } = await atPaidMembers("Odile", { Dob: "1960-05-06", Mail });
  const linkOf = async () => /\/Objection\?id=[\w-]+/.exec((await sentTo(Mail))[0]?.text ?? "")?.[0];
  await expect.poll(linkOf, { timeout: 20_000 }).toBeDefined();
  const { page: own } = await newPerson();
  await own.goto((await linkOf()) ?? "");
  await heading(own, "Odile registered you with Beforehand").waitFor();
  expect(new URL(own.url()).search).toBe("");
  expect(await own.getByText("Okafor").count()).toBe(0);
  await look(own, "77-objection");
  await button(own, "I do not want this").click();
  await button(dialog(own, "Object to your registration?"), "Object").click();
  await heading(own, "Nothing is shared about you").waitFor();
  await look(own, "78-objected");
  expect((await membersOf(resident))[0]?.Withheld).toBe("OBJECTED");
  await page.reload();
  await waitForText(memberRow(page, "Ada Okafor"), "Ada objects", { exact: true });
  await refuse(own, "objection/decide", "UNAVAILABLE", errorSentences.UNAVAILABLE);
  await button(own, "Take it back: I agree").click();
  await own.getByText(errorSentences.UNAVAILABLE).waitFor();
  await look(own, "78-not-taken-back");
  await allow(own, "objection/decide");
  await button(own, "Take it back: I agree").click();
  await heading(own, "Odile registered you with Beforehand").waitFor();
  expect((await membersOf(resident))[0]?.Withheld).toBeUndefined();
});

test("a family reads that a paid child is 18 now", async ({ atPaidMembers }) => {
  const { page } = await atPaidMembers("Tilda", declared);
  const At = "2020-01-01T12:00:00.000Z";
  await changeAnswers(page, () => ({
    Dob: "2008-01-02",
    Authorization: { ...declared.Authorization, At },
  }));
  await page.reload();
  await waitForText(memberRow(page, "Ada Okafor"), "Ada is 18 now: confirm with them", { exact: true });
  await look(page, "79-adult");
});
