import type { Page } from "playwright-core";
import { expect } from "vitest";
import { look } from "../support/drawing/look.ts";
import { heading, link } from "../support/locators.ts";
import { onPhone } from "../support/person.ts";
import { test } from "../support/test.ts";

const footer = (page: Page) => page.getByRole("contentinfo");

async function expectGuide(page: Page, name: string): Promise<void> {
  await link(footer(page), "Help").click();
  await heading(page, "Help").waitFor();
  await look(page, `70-help-${name}`);
  await link(footer(page), "Privacy").click();
  await heading(page, "Privacy").waitFor();
  await look(page, `71-privacy-${name}`);
}

test("a visitor and a family read the help and privacy pages, from every screen", async ({ newPerson, signedIn }) => {
  const { page: visitor } = await newPerson();
  for (const path of ["/Homepage", "/Login", "/Register", "/Recover"]) {
    await visitor.goto(path);
    await footer(visitor)
      .getByText(/^In an emergency/)
      .waitFor();
  }
  await expectGuide(visitor, "visitor");
  const { page } = await signedIn("Hanna");
  await footer(page)
    .getByText(/^In an emergency/)
    .waitFor();
  await expectGuide(page, "family");
});

test("on a phone a press on the line calls 911", async ({ newPerson }) => {
  const { page } = await newPerson(onPhone);
  await page.goto("/Help");
  await heading(page, "Help").waitFor();
  expect(await link(footer(page), "call 911").getAttribute("href")).toBe("tel:911");
});
