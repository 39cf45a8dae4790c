import type { Member } from "#shared/model/member.ts";

/** Undefined where consent holds. */
export function withheldText({
  First,
  Withheld,
}: Pick<Member, "First" | "Withheld">): { readonly title: string; readonly text: string } | undefined {
  if (Withheld === "OBJECTED")
    return {
      title: `${First} objects`,
      text: `${First} does not want to be registered. No department gets the record. Only ${First} can change that, by the link in our mail.`,
    };
  if (Withheld === "WITHDRAWN")
    return {
      title: "Consent withdrawn",
      text: `No department gets the record of ${First} until you give consent again.`,
    };
  return undefined;
}
