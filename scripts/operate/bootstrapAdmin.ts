import { type Command, Refusal } from "#scripts/operate/command/command.ts";
import { actorOf, openTarget, targetOptions, targetUsage } from "#scripts/operate/target/target.ts";
import { createAdmin } from "#shared/contract/staff.ts";

const usage = `npm run op -- bootstrap-admin --email <e-mail> --first <name> --last <name> --phone <number> <where>

Invites the first MASTER ADMIN: they are mailed a link, which works once within 72 hours, choose a password
with it and sign in. Nobody else sees a password. Run again for the same address it mails a new link.

  --email <e-mail>    where the link is mailed to, and what they sign in with
  --first <name>      their first name
  --last <name>       their last name
  --phone <number>    their phone, a US number: 3135550123
  --another           although there is a master admin already

For example: npm run op -- bootstrap-admin --email ada@example.org --first Ada --last Miller --phone 3135550123 --local

${targetUsage}`;

const options = {
  ...targetOptions,
  email: { type: "string" },
  first: { type: "string" },
  last: { type: "string" },
  phone: { type: "string" },
  another: { type: "boolean", default: false },
} as const;

const words = { Email: "--email", FirstName: "--first", LastName: "--last", Cell: "--phone" } as const;

type PersonOptions = Readonly<Partial<Record<"email" | "first" | "last" | "phone", string>>>;

type Field = keyof typeof words;

/** As the product's form would. Throws Refusal with each missing or wrong option. */
function readPerson({ email, first, last, phone }: PersonOptions) {
  const asked = { Email: email, FirstName: first, LastName: last, Cell: phone };
  const { success, data, error } = createAdmin.request.safeParse(asked);
  if (success) return data;
  const wrong = error.issues.map(({ path, message }) => {
    const field = String(path[0]) as Field;
    return `  ${words[field] ?? field}: ${asked[field] ? message : "missing"}`;
  });
  throw new Refusal(`The master admin cannot be invited:\n${wrong.join("\n")}\n\n${usage}`);
}

export const bootstrapAdmin: Command<typeof options> = {
  usage,
  options,
  async run({ email, first, last, phone, another, ...where }) {
    const given = { ...(email ? { email } : {}), ...(first ? { first } : {}), ...(last ? { last } : {}) };
    const person = readPerson({ ...given, ...(phone ? { phone } : {}) });
    const operation = await openTarget(where);
    const { invite } = await import("#lambdas/domain/accounts/staff/masterAdminInvitations.ts");
    const { Account, Message, Mailed } = await invite(actorOf(operation), person, { another });
    console.log(`${operation.stage}: ${Message}`);
    if (!Mailed) return 1;
    console.log(
      `${Account.FirstName} ${Account.LastName} <${Account.Email}> is invited until ${Account.InvitedUntil}.`,
    );
    return 0;
  },
};
