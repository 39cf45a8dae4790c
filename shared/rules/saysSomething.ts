const nothing = [
  String.raw`none|no|nil|nothing|n\.?/?a\.?|nk[dfm]?a|-+|ningun[oa]s?`,
  "no (known )?((food|drug|medication|medicine|medical|latex|seasonal) )?allerg(y|ies)",
  "no (meds|medications?|medicines?|pets|animals)",
].join("|");

const none = new RegExp(
  `^(?:${nothing})?(?: (?:known|at this time|currently|right now|that (?:we|i) know of))?[.!\\s]*$`,
  "i",
);

/** "None known" and an empty text tell nothing, "None but latex" does. */
export const saysSomething = (text: string | undefined): text is string => !none.test((text ?? "").trim());
