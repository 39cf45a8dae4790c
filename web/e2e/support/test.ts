import { test as base, expect, inject } from "vitest";
import { closePerson, type NewPerson, openPerson, startBrowser, type Visitor } from "./person.ts";
import { aResident } from "./resident.ts";
import { signInAtHome } from "./signIn.ts";
import { signedInStaff } from "./staff.ts";
import { visitOf } from "./visit.ts";

/**
 * A person is gone after their test; `newLastingPerson` stays for all tests of a file. A test fails when any page had a
 * problem.
 */
export const test = base
  .extend("site", { scope: "file" }, () => inject("siteOrigin"))
  .extend("chromium", { scope: "file" }, () => inject("chromium"))
  .extend("browser", { scope: "file" }, async ({ chromium }, { onCleanup }) => {
    const browser = await startBrowser(chromium, inject("isThorough"));
    onCleanup(() => browser.close());
    return browser;
  })
  .extend("lasting", { scope: "file" }, (): Visitor[] => [])
  .extend("newLastingPerson", { scope: "file" }, ({ browser, site, lasting }): NewPerson => {
    return async (options) => {
      const person = await openPerson(browser, { baseURL: site, ...options });
      lasting.push(person);
      return person;
    };
  })
  .extend("newLastingStaff", { scope: "file" }, ({ newLastingPerson }) => signedInStaff(newLastingPerson))
  .extend("lastingProblems", { auto: true }, ({ lasting }, { onCleanup }) => {
    onCleanup(() => expectNoProblems(lasting));
  })
  .extend("newPerson", ({ browser, site }, { onCleanup }): NewPerson => {
    const opened: Visitor[] = [];
    onCleanup(async () => {
      await Promise.all(opened.map(closePerson));
      expectNoProblems(opened);
    });
    return async (options) => {
      const person = await openPerson(browser, { baseURL: site, ...options });
      opened.push(person);
      return person;
    };
  })
  .extend("person", ({ newPerson }) => newPerson())
  .extend("page", ({ person }) => person.page)
  .extend("context", ({ person }) => person.context)
  /** In the browser of `page`. */
  .extend("signedIn", ({ person }) => async (FirstName: string, remember = false) => {
    const resident = await aResident(FirstName);
    await signInAtHome(person.page, resident, remember);
    return { ...person, resident };
  })
  /** With an uploaded photo, not signed in there yet. */
  .extend(
    "newVisit",
    ({ newPerson }) =>
      (FirstName: string) =>
        visitOf(newPerson, FirstName),
  )
  .extend("newStaff", ({ newPerson }) => signedInStaff(newPerson));

function expectNoProblems(people: readonly Visitor[]): void {
  expect(people.flatMap(({ problems }) => problems)).toEqual([]);
}
