import { expect } from "vitest";
import { look } from "../support/drawing/look.ts";
import { heading, link, waitForText } from "../support/locators.ts";
import { test } from "./test.ts";

const mail = "Open the link in the mail again";

test.for([
  ["/Change", mail, "Ask for a new link", "/Recover"],
  ["/StillRight", mail, "Sign in", "/Login"],
  ["/Objection", mail, "Return Home", "/Homepage"],
  ["/Waitlist", mail, "Check your city", "/Homepage"],
  ["/Waitlist?id=none-at-all", "This link is over", "Check your city", "/Homepage"],
  ["/StillRight?id=none-at-all", "This link is over", "Sign in", "/Login"],
  ["/Objection?id=none-at-all", "This link is over", "Return Home", "/Homepage"],
  ["/Card", "Scan the QR code again", "Return Home", "/Homepage"],
] as const)("%s says what happened, and has one way on", async ([path, title, action, to], { newPerson }) => {
  const { page } = await newPerson();
  await page.goto(path);
  const press = page.getByRole("button", { name: /^(Yes, tell me|Everything is still right)$/ });
  await heading(page, title).or(press).first().waitFor();
  if (await press.count()) await press.click();
  await heading(page, title).waitFor();
  expect(await page.locator("form").count()).toBe(0);
  expect(await page.locator("#toasts").innerText()).toBe("");
  await look(page, `dead-end${path.replace(/[/?=]/g, "-")}`);
  await link(page, action).click();
  await page.waitForURL((url) => url.pathname === to);
});

test("an unknown address leads to the first page, which says so", async ({ newPerson }) => {
  const { page } = await newPerson();
  await page.goto("/Overveiw/Old");
  await waitForText(page, "There is no page /Overveiw/Old. This is our first page.");
  expect(new URL(page.url()).pathname).toBe("/Homepage");
  await look(page, "landing-missing");
});

test("without a network a page that is not there yet says so, and a form keeps what is typed", async ({
  newPerson,
}) => {
  const { context, page } = await newPerson();
  await page.goto("/Login");
  await heading(page, "Sign in").waitFor();
  await context.setOffline(true);
  await waitForText(page, /^You are offline\. What is on this page stays\./);
  await look(page, "login-offline");
  await link(page, "Create an account").click();
  await heading(page, "You are offline").waitFor();
  await look(page, "page-offline");
});
