import type { ConsentEvent } from "./ConsentEvent.ts";
import type { Authorization, MemberDetails } from "./member.ts";

/** Of a member's history; only a program loses the oldest. */
const mostEvents = 200;

export const givenEvent = ({ at, ...declared }: Authorization): ConsentEvent => ({
  act: "GIVEN",
  at,
  ...declared,
});

/** A member's consent events, oldest first; a lone declaration is not stored as one. */
export const consentsOf = ({
  consents,
  authorization,
}: Pick<MemberDetails, "consents" | "authorization">): readonly ConsentEvent[] =>
  consents ?? (authorization ? [givenEvent(authorization)] : []);

/** The history of a member after one more event. */
export const withEvent = (member: MemberDetails, event: ConsentEvent): readonly ConsentEvent[] =>
  [...consentsOf(member), event].slice(-mostEvents);

/** Whether no department is told of a member: consent withdrawn, or the person objects. */
export const isWithheld = ({ withdrawn, objected }: Pick<MemberDetails, "withdrawn" | "objected">): boolean =>
  withdrawn !== undefined || objected !== undefined;

/** A member's declaration, in the shape of the rule about adults. */
export const declaredOf = ({ person: { Dob }, authorization }: MemberDetails) => ({
  Dob,
  Authorization: authorization && { Choice: authorization.choice, At: authorization.at },
});
