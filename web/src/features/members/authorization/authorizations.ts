export const authorizations = [
  { value: "GUARDIAN", label: "I am this person's parent or legal guardian." },
  { value: "PERMISSION", label: "I have received permission from the resident to register them." },
  { value: "SELF", label: "I am filling this out for myself." },
] as const;
