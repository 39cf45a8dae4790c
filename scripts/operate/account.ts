import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { AccountExport } from "#lambdas/domain/lifecycle/accountExport.ts";
import { isTakenOut } from "#lambdas/records/jackets/jacket.ts";
import { type Command, Refusal } from "#scripts/operate/command/command.ts";
import { type Ask, confirm } from "#scripts/operate/command/confirm.ts";
import { countOf } from "#scripts/operate/command/countOf.ts";
import { actorOf, type Operation, openTarget, targetOptions, targetUsage } from "#scripts/operate/target/target.ts";
import { dayOf } from "#shared/rules/dates.ts";

const usage = `npm run op -- account export <e-mail or id> [--to <folder>] <where>
npm run op -- account erase <e-mail or id> <where>
npm run op -- account end-cards <e-mail or id> <where>
npm run op -- account erase|end-cards <id> --yes <where>
npm run op -- account due <where>

What a resident has a right to. All but the last leave a row in the audit with the name of who runs them.

  export     writes account.json with everything that is stored of the account, and its photos beside it
  --to       the folder, which must not be there yet; account-<id> unless said
  erase      deletes the account for good, with its people, photos and sign-ins, and ends its payments; departments
             that have a jacket get the notice to drop it. One that breaks off is run again with the id.
  end-cards  ends all its cards for fridge and wallet for good, such as after a break-in
  due        names the accounts that the run of today erases because nobody uses them, and erases none
  --yes      erases, or ends cards, without asking, where the account is named by its id

${targetUsage}`;

const options = { ...targetOptions, to: { type: "string" }, yes: { type: "boolean", default: false } } as const;

const loadExport = () => import("#lambdas/domain/lifecycle/accountExport.ts");

async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { mode: 0o700 });
    await mkdir(join(path, "photos"), { mode: 0o700 });
  } catch (error) {
    const isThere = (error as NodeJS.ErrnoException).code === "EEXIST";
    throw new Refusal(isThere ? `${path} is there already: name another folder with --to.` : (error as Error).message);
  }
}

function summaryOf({ households, members, links, jackets, orders, photos }: AccountExport): string {
  const had = jackets.filter(({ deliveries }) =>
    Object.values(deliveries).some(({ transferred }) => transferred && !isTakenOut(transferred)),
  ).length;
  const running = orders.filter(({ subscription, ended }) => subscription && !ended).length;
  const people = countOf(members.length, "member");
  return [
    `  ${people}, ${countOf(households.length, "house hold")}, ${countOf(links.length, "link")} between them`,
    `  ${countOf(jackets.length, "jacket")}, ${had} of them with a department`,
    `  ${countOf(orders.length, "order")}, ${running} of them with a payment that goes on`,
    `  ${countOf(photos.length, "photo")}`,
  ].join("\n");
}

export async function saveExport(who: string, operation: Operation, to?: string): Promise<string> {
  const { exportAccount, findAccount } = await loadExport();
  const folder = resolve(to ?? `account-${(await findAccount(who)).id}`);
  await makeFolder(folder);
  const all = await exportAccount(who, actorOf(operation));
  const { savePhotos } = await import("./savePhotos.ts");
  const files = await savePhotos(all.photos, join(folder, "photos"));
  const photos = all.photos.map((key) => ({ key, file: files.has(key) ? `photos/${files.get(key)}` : null }));
  await writeFile(join(folder, "account.json"), `${JSON.stringify({ ...all, photos }, null, 2)}\n`, { mode: 0o600 });
  console.log(`Exported ${all.account.id} to ${folder}:\n${summaryOf(all)}, ${files.size} of them saved`);
  return folder;
}

interface Confirmation {
  readonly yes: boolean;
  readonly ask?: Ask;
}

/** After confirmation; continues an interrupted erasure. */
export async function eraseAccount(who: string, operation: Operation, { yes, ask }: Confirmation): Promise<void> {
  const { findAccount, readAll } = await loadExport();
  const account = await findAccount(who);
  const { id, role, email, status } = account;
  if (status === "DELETED") console.log(`${id} is erased already: what may be left of it goes now.`);
  else console.log(`Of ${email} (${role}, ${id}) goes for good:\n${summaryOf(await readAll(account))}`);
  if (!yes) await confirm(id, ask);
  const { erase } = await import("#lambdas/domain/lifecycle/accountErasure.ts");
  await erase(id, actorOf(operation)).catch((error: Error) => {
    // Its address is free already and may belong to a new account.
    throw new Refusal(`It broke off: ${error.message}\nRun it again with the id: erase ${id}`);
  });
  console.log(`${id} is erased. Its photos lie in the bucket's own bin for 30 days more.`);
}

/** After confirmation. One that broke off is run again. */
export async function endCards(who: string, operation: Operation, { yes, ask }: Confirmation): Promise<void> {
  const { id, email, role } = await (await loadExport()).findAccount(who);
  const { readOwnCards } = await import("#lambdas/records/family/emergencyCard.ts");
  const { length } = await readOwnCards(id);
  if (length === 0) return console.log(`${id} has no card for fridge and wallet.`);
  console.log(`Of ${email} (${role}, ${id}) end for good: ${countOf(length, "card")} for fridge and wallet`);
  if (!yes) await confirm(id, ask);
  const { endAll } = await import("#lambdas/domain/family/emergencyCards/emergencyCards.ts");
  await endAll(id, actorOf(operation));
  console.log(`The cards of ${id} open nothing any more. Its family can make new ones.`);
}

async function listDue(): Promise<void> {
  const { unusedOn } = await import("#lambdas/domain/lifecycle/daily/checkUse.ts");
  const due = await unusedOn(dayOf(new Date()));
  console.log([...due, `${countOf(due.length, "account")} to be erased today`].join("\n"));
}

type Act = (who: string, operation: Operation, how: Confirmation & { readonly to?: string }) => Promise<unknown>;

const acts = new Map<string | undefined, Act>([
  ["export", (who, operation, { to }) => saveExport(who, operation, to)],
  ["erase", eraseAccount],
  ["end-cards", endCards],
]);

export const account: Command<typeof options> = {
  usage,
  options,
  async run({ to, yes, ...where }, [verb, who]) {
    if (verb === "due") {
      await openTarget(where);
      await listDue();
      return 0;
    }
    const act = acts.get(verb);
    if (!act) throw new Refusal(`Say export, erase, end-cards or due.\n\n${usage}`);
    if (!who) throw new Refusal(`Name the account by its e-mail address or its id.\n\n${usage}`);
    if (yes && who.includes("@"))
      throw new Refusal("--yes asks nobody whether it is the right one: name the account by its id.");
    await act(who, await openTarget(where), { yes, ...(to ? { to } : {}) });
    return 0;
  },
};
