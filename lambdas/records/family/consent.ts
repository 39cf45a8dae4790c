import type { ConsentEvent } from "./ConsentEvent.ts";
import type { Authorization, MemberDetails } from "./member.ts";

/** Of a member's history; only a program that says it hundreds of times loses the oldest. */
const mostEvents = 200;

export const givenEvent = ({ at, ...declared }: Authorization): ConsentEvent => ({
  act: "GIVEN",
  at,
  ...declared,
});

/** Everything said of a member's consent, oldest first; the declaration alone is no row of its own. */
export const consentsOf = ({
  consents,
  authorization,
}: Pick<MemberDetails, "consents" | "authorization">): readonly ConsentEvent[] =>
  consents ?? (authorization ? [givenEvent(authorization)] : []);

/** The history of a member after one more event. */
export const withEvent = (member: MemberDetails, event: ConsentEvent): readonly ConsentEvent[] =>
  [...consentsOf(member), event].slice(-mostEvents);

/** Whether no department is told of a member: their family withdrew consent, or they object themselves. */
export const isWithheld = ({ withdrawn, objected }: Pick<MemberDetails, "withdrawn" | "objected">): boolean =>
  withdrawn !== undefined || objected !== undefined;

/** What a member's family declared, as the rule about adults reads it. */
export const declaredOf = ({ person: { Dob }, authorization }: MemberDetails) => ({
  Dob,
  Authorization: authorization && { Choice: authorization.choice, At: authorization.at },
});
