import type { Authorization, ConsentEvent, MemberDetails } from "./member.ts";

/** Only a program makes more, and loses the oldest. */
const mostEvents = 200;

export const givenEvent = ({ at, ...declared }: Authorization): ConsentEvent => ({ act: "GIVEN", at, ...declared });

/** Oldest first; a lone declaration is no stored event. */
export const consentsOf = ({
  consents,
  authorization,
}: Pick<MemberDetails, "consents" | "authorization">): readonly ConsentEvent[] =>
  consents ?? (authorization ? [givenEvent(authorization)] : []);

export const withEvent = (member: MemberDetails, event: ConsentEvent): readonly ConsentEvent[] =>
  [...consentsOf(member), event].slice(-mostEvents);

/** Whether no department is told of a member. */
export const isWithheld = ({ withdrawn, objected }: Pick<MemberDetails, "withdrawn" | "objected">): boolean =>
  withdrawn !== undefined || objected !== undefined;

const takenBack: readonly string[] = ["WITHDRAWN", "OBJECTED"];

/** Whether consent ended after a time, given anew or not. */
export const endedSince = (member: MemberDetails, time: string): boolean =>
  isWithheld(member) || consentsOf(member).some(({ act, at }) => takenBack.includes(act) && at > time);

/** The last declaration of who was withheld and is not any more; undefined for others. */
export function returnedAt(member: MemberDetails): string | undefined {
  const events = consentsOf(member);
  const wasWithheld = events.some(({ act }) => takenBack.includes(act));
  return wasWithheld && !isWithheld(member) ? events.at(-1)?.at : undefined;
}

export const declaredOf = ({ person: { Dob }, authorization }: MemberDetails) => ({
  Dob,
  Authorization: authorization && { Choice: authorization.choice, At: authorization.at },
});
