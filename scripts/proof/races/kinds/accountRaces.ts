import { signIn } from "#lambdas/adapters/identity.ts";
import { handler as register } from "#lambdas/calls/register.ts";
import { handler as resendInvitation } from "#lambdas/calls/resendInvitation.ts";
import { handler as resetPassword } from "#lambdas/calls/resetPassword.ts";
import { handler as verifyEmail } from "#lambdas/calls/verifyEmail.ts";
import { handler as verifyPhone } from "#lambdas/calls/verifyPhone.ts";
import { getEmailClaim, getPhoneClaim } from "#lambdas/records/accounts/claim.ts";
import { insertProof } from "#lambdas/records/accounts/phoneProof.ts";
import { newSecret } from "#lambdas/records/table/keys.ts";
import { transact } from "#lambdas/records/table/table.ts";
import { accept, anInvited } from "#lambdas/testing/builders/invitations.ts";
import {
  aCity,
  anEmail,
  aPhone,
  aRegisteredResident,
  aRegistration,
  registeredStaff,
} from "#lambdas/testing/builders/people.ts";
import { aChallenge } from "#lambdas/testing/builders/phones.ts";
import { askForEmail, confirmMailbox } from "#lambdas/testing/builders/signIns/mailboxes.ts";
import { mailedToken } from "#lambdas/testing/builders/signIns/resets.ts";
import { anIdempotencyKey } from "#lambdas/testing/call.ts";
import { inbox, sentCode } from "#lambdas/testing/inbox.ts";
import { wrongIn } from "#scripts/proof/kit/wrongIn.ts";
import { oneWinner, winners } from "#scripts/proof/races/judge.ts";
import type { RaceKind } from "#scripts/proof/races/Race.ts";
import { byTurns, finish, times } from "#scripts/proof/races/run.ts";

const wrongOf = async (claim: { readonly accountId: string } | undefined): Promise<string[]> =>
  claim ? wrongIn(claim.accountId) : ["no account has it"];

async function aNewProof(cell: string): Promise<string> {
  const proof = newSecret();
  await transact([insertProof(cell, proof, 600)]);
  return proof;
}

const sameEmail: RaceKind = {
  name: "registrations with one e-mail address",
  async prepare(runners) {
    const Email = anEmail();
    return {
      run: times(runners, () => finish(register, aRegistration({ Email }))),
      wrong: async (finishes) => [...oneWinner(finishes), ...(await wrongOf(await getEmailClaim(Email)))],
    };
  },
};

const samePhone: RaceKind = {
  name: "registrations with one phone number, each with a proof of its own",
  async prepare(runners) {
    const Cell = aPhone();
    const proofs = await Promise.all(Array.from({ length: runners }, () => aNewProof(Cell)));
    return {
      run: proofs.map((Proof) => () => finish(register, aRegistration({ Cell, Proof }))),
      wrong: async (finishes) => [...oneWinner(finishes), ...(await wrongOf(await getPhoneClaim(Cell)))],
    };
  },
};

const sameProof: RaceKind = {
  name: "registrations with one proof of a phone number",
  async prepare(runners) {
    const Cell = aPhone();
    const Proof = await aNewProof(Cell);
    return {
      run: times(runners, () => finish(register, aRegistration({ Cell, Proof }))),
      wrong: async (finishes) => [...oneWinner(finishes), ...(await wrongOf(await getPhoneClaim(Cell)))],
    };
  },
};

const sameRegistration: RaceKind = {
  name: "one registration, sent many times with its idempotency key",
  async prepare(runners) {
    const registration = aRegistration();
    const headers = anIdempotencyKey();
    return {
      run: times(runners, () => finish(register, registration, { headers })),
      wrong: async (finishes) => {
        const welcomes = (await inbox(registration.Email)).length;
        return [
          ...winners(finishes, 1, finishes.length),
          ...(welcomes === 1 ? [] : [`${welcomes} welcome mails`]),
          ...(await wrongOf(await getEmailClaim(registration.Email))),
        ];
      },
    };
  },
};

const takenAddress: RaceKind = {
  name: "a registration and a change to one e-mail address",
  async prepare(runners) {
    const Email = anEmail();
    const owner = await aRegisteredResident();
    await askForEmail(owner, Email);
    const Code = await sentCode(Email);
    const change = () => finish(verifyEmail, { Code }, { session: owner });
    return {
      run: byTurns(runners, () => finish(register, aRegistration({ Email })), change),
      wrong: async (finishes) => {
        const registered = finishes.filter(({ status }, at) => at % 2 === 0 && status === 200).length;
        const changed = finishes.some(({ status }, at) => at % 2 === 1 && status === 200);
        return [
          ...winners(finishes, 1, finishes.length),
          ...(registered + (changed ? 1 : 0) === 1 ? [] : ["two accounts were given one address"]),
          ...(await wrongIn(owner.accountId)),
          ...(await wrongOf(await getEmailClaim(Email))),
        ];
      },
    };
  },
};

const resetTwice: RaceKind = {
  name: "one reset link, each with a password of its own",
  async prepare(runners) {
    const owner = await aRegisteredResident();
    await confirmMailbox(owner);
    const ID = await mailedToken(owner.email);
    const passwords = Array.from({ length: runners }, (_, at) => `Maple${2_000 + at}y`);
    return {
      run: passwords.map((Password) => () => finish(resetPassword, { ID, Password }, {}, () => Password)),
      wrong: async (finishes) => {
        const chosen = finishes.find(({ status }) => status === 200)?.made ?? "";
        const opens = await signIn(owner.accountId, chosen);
        return [...oneWinner(finishes), ...(opens ? [] : ["the winner's password does not open the account"])];
      },
    };
  },
};

const codeTwice: RaceKind = {
  name: "one texted code",
  async prepare(runners) {
    const Cell = aPhone();
    const challenge = await aChallenge(Cell);
    return {
      run: times(runners, () => finish(verifyPhone, { Cell, ...challenge })),
      wrong: oneWinner,
    };
  },
};

const resendTwice: RaceKind = {
  name: "one invitation, sent again many times",
  async prepare(runners) {
    const inviter = await registeredStaff("MASTER MOD", { City: aCity(), State: "MI" });
    const { ID, Email } = await anInvited(inviter);
    return {
      run: times(runners, () => finish(resendInvitation, { ID }, { session: inviter })),
      wrong: async (finishes) => {
        const tokens = (await inbox(Email)).map(({ text }) => /\/Change\?id=([\w-]+)/.exec(text)?.[1] ?? "");
        const statuses: number[] = [];
        for (const token of tokens) statuses.push(await accept(token, "Maple2026z"));
        const opened = statuses.filter((status) => status === 200).length;
        return [...winners(finishes, 1, 5), ...(opened === 1 ? [] : [`${opened} of the mailed links work`])];
      },
    };
  },
};

export const accountRaces: readonly RaceKind[] = [
  sameEmail,
  samePhone,
  sameProof,
  sameRegistration,
  takenAddress,
  resetTwice,
  codeTwice,
  resendTwice,
];
