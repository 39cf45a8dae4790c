const none =
  /^(none|no|nil|nothing|n\/?a|nkd?a|none known|no known (drug )?allergies|no (allergies|medicines?|pets))?[.!\s]*$/i;

/** "None known" and an empty text tell nothing, "None but latex" does. */
export const saysSomething = (text: string | undefined): text is string => !none.test((text ?? "").trim());
