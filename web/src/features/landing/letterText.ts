import type { City } from "./CitySearch.ts";

const letterSubject = "Please take part in Beforehand";

/** A resident's, to be signed. */
export const letterText = ({ city, state }: City, origin: string): string =>
  `To the city of ${city}, ${state}

I live in ${city}, and I ask our police, fire and medical departments to take part in Beforehand.

Families register there who lives at their address and what a crew must know: a ventilator whose battery lasts four hours, a person whom two must lift, one who does not hear. The departments that take part read each record beforehand, keep it in their own dispatch system, and arrive prepared.

What it is, and how a department works with it: ${origin}/Help

Please let me know whether ${city} will join.

Name:
Address:`;

export const letterLink = (place: City, origin: string): string =>
  `mailto:?subject=${encodeURIComponent(letterSubject)}&body=${encodeURIComponent(letterText(place, origin))}`;
