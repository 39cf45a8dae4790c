import type { Member } from "#shared/model/member.ts";
import type { Option } from "#web/ui/fields/SelectBox.tsx";

/** The choices of sex with their words. */
export const sexOptions: readonly (Option & { readonly value: Member["Sex"] })[] = [
  { value: "F", label: "Female" },
  { value: "M", label: "Male" },
  { value: "O", label: "Other" },
];
