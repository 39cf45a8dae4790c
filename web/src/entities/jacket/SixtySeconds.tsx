import { useId } from "react";
import { sixtyHeading } from "#shared/handover/sixty/firstSixtySeconds.ts";
import type { SixtyIcon as Name } from "#shared/handover/sixty/Instruction.ts";
import { inTheirWords } from "#shared/handover/sixty/inTheirWords.ts";
import { sixtyOf } from "#shared/handover/sixty/sixtyOf.ts";
import type { Entry } from "#shared/model/jacket/entry.ts";
import { Drawing, PinIcon, WarningIcon } from "#web/ui/icons.tsx";
import styles from "./jacket.module.css";

const paths: Readonly<Record<Exclude<Name, "ALLERGY" | "PLACE">, string>> = {
  TALK: "M4 5h16v11H10l-5 4v-4H4z",
  EAR: "M6.500 10a5.500 5.500 0 0 1 11 0c0 3.500-4.500 4-4.500 7.500a2.700 2.700 0 0 1-5.400 0M10 10a2 2 0 0 1 4 0c0 1.500-2 2-2 3.500",
  EYE: "M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12zM12 9.500a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5z",
  HAND: "M8 12V5.500a1.500 1.500 0 0 1 3 0V11V4.500a1.500 1.500 0 0 1 3 0V11V6a1.500 1.500 0 0 1 3 0v8c0 4-2 7-5.500 7S6.500 19 5 15.500l-1.200-2.700a1.500 1.500 0 0 1 2.700-1.200L8 13.500",
  MIND: "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM9.500 9.500a2.500 2.500 0 1 1 3.600 2.300c-.8.400-1.100 1-1.100 1.700M12 16.800v.1",
  RUN: "M15 4v.1M6 10.500l3.500-2.500 4 1.500-2.500 5 3.500 2.500V21M10.500 15l-2 3H4.500M14 10.500l2 2h3.500",
  PAW: "M12 12c-2.600 0-5 2.600-5 5.200 0 2 2 2.800 5 2.800s5-.8 5-2.800c0-2.600-2.400-5.200-5-5.200zM5 10v.8M9.500 5.500v.8M14.500 5.500v.8M19 10v.8",
  POWER: "M13 2.500 5 13.500h6l-1 8 8-11h-6z",
  LIFT: "M12 17V4M6.500 9.500 12 4l5.500 5.500M4 20.500h16",
  WHEELCHAIR: "M9.500 3.500v.1M9.500 7.500v5.500h6l3 6.500M9.500 10h5M7.500 12.500a4.700 4.700 0 1 0 6.500 6",
  LIMB: "M12 3.500v.1M7 9h10M12 9v6l-2.500 6M12 15l2 2.500",
  PAPER: "M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6",
  MEDICINE: "m5 14 9-9a3.500 3.500 0 0 1 5 5l-9 9a3.500 3.500 0 0 1-5-5zM9.500 9.500l5 5",
  CALM: "M12 20s-7.500-4.500-7.500-10A4 4 0 0 1 12 7.500 4 4 0 0 1 19.500 10c0 5.500-7.500 10-7.500 10z",
  NOTE: "M4 4.500h16v15H4zM8 9.500h8M8 14h5",
};

function SixtyIcon({ name }: { readonly name: Name }) {
  if (name === "ALLERGY") return <WarningIcon />;
  if (name === "PLACE") return <PinIcon />;
  return <Drawing path={paths[name]} />;
}

export function SixtySeconds({ entry }: { readonly entry: Entry }) {
  const id = useId();
  const lines = sixtyOf(entry);
  const quotes = inTheirWords(entry);
  if (lines.length + quotes.length === 0) return null;
  return (
    // No landmark: a queue would have one of the same name for each card.
    <div className={styles.sixty}>
      <h3 id={id}>{sixtyHeading}</h3>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without bullets for none */}
      <ol role="list" aria-labelledby={id}>
        {lines.map(({ key, icon, words }) => (
          <li key={key}>
            <SixtyIcon name={icon} />
            {words}
          </li>
        ))}
      </ol>
      {quotes.map((quote) => (
        <p key={quote}>{quote}</p>
      ))}
    </div>
  );
}
