import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { splitWords } from "#shared/format/words.ts";
import { sixtyHeading } from "#shared/handover/sixty/firstSixtySeconds.ts";
import { sixtyOf } from "#shared/handover/sixty/sixtyOf.ts";
import type { CardLine } from "#shared/model/jacket/cardLines.ts";
import { endingAdvice, endingTitle } from "#shared/model/jacket/endingText.ts";
import { type Change, type Entry, notDeclared } from "#shared/model/jacket/entry.ts";
import { sealedHouseholdLines } from "#shared/model/jacket/householdLines.ts";
import { conditions, dnrPaperwork, dnrReported, type Medical } from "#shared/model/medical.ts";
import { confirmedWords } from "#shared/rules/confirmation/confirmation.ts";
import { easternDayOf, formatDay } from "#shared/rules/dates.ts";
import { duplicateWords } from "#web/entities/jacket/duplicateWords.ts";
import { factsOf, placeOf } from "#web/entities/jacket/entryFacts.ts";
import { photoDayWords } from "#web/entities/jacket/photoDayWords.ts";
import { PageFoot } from "./PageFoot.tsx";
import type { PrintedRecord } from "./PrintedRecord.ts";

// Paper sizes do not depend on the screen.
const sheet = {
  color: "#000",
  fontSize: "9.5pt",
  lineHeight: 1.3,
  // At a syllable, or not at all where the word fits a line.
  hyphens: "auto",
  overflowWrap: "break-word",
  "& + &": { breakBefore: "page" },
  "& h1": { fontSize: "15pt", lineHeight: 1.15, m: "0 0 2mm" },
  "& h2": { fontSize: "11pt", m: "2mm 0 1mm" },
  "& ul": { m: 0, pl: "4mm", columnCount: 2, columnGap: "5mm" },
  "& li": { breakInside: "avoid" },
  "& dl": { m: "0 0 1mm", display: "grid", columnGap: "3mm", alignContent: "start" },
  "& dd": { m: 0, whiteSpace: "pre-line", minWidth: 0 },
  "& dt": { fontWeight: 650 },
  "& p": { m: "1mm 0 0", whiteSpace: "pre-line" },
} as const;

// The longest names, notes and addresses still fit one sheet.
const dense = {
  ...sheet,
  fontSize: "8.5pt",
  lineHeight: 1.2,
  "& h1": { ...sheet["& h1"], fontSize: "12pt" },
  "& h2": { fontSize: "10pt", m: "1mm 0 0.5mm" },
} as const;
const denseFrom = 600;

const photo = { width: "30mm", height: "37.5mm", objectFit: "cover", border: "0.3mm solid #000" };

// Frames and words instead of red, for black and white printers.
const Frame = ({ title, children }: { readonly title: string; readonly children?: ReactNode }) => (
  <Box sx={{ border: "1.2mm solid #000", p: "1mm 3mm", mt: "2mm", breakInside: "avoid" }}>
    <Box component="strong" sx={{ fontSize: "12pt" }}>
      {title}
    </Box>
    {children && <p>{children}</p>}
  </Box>
);

interface FactsProps {
  readonly facts: readonly CardLine[];
  /** @default 1 */
  readonly pairs?: number;
}

const Facts = ({ facts, pairs = 1 }: FactsProps) => (
  <Box component="dl" sx={{ gridTemplateColumns: `repeat(${pairs}, max-content minmax(0, 1fr))` }}>
    {facts.map(([label, value]) => (
      <Box key={label} sx={{ display: "contents" }}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </Box>
    ))}
  </Box>
);

/** Numbered: paper needs no icons. */
function SixtySeconds({ entry }: { readonly entry: Entry }) {
  const lines = sixtyOf(entry);
  if (lines.length === 0) return null;
  return (
    <Box sx={{ mb: "2mm", "& h2": { m: 0 }, "& ol": { m: 0, pl: "5mm", fontWeight: 650 } }}>
      <h2>{sixtyHeading}</h2>
      <ol>
        {lines.map(({ key, words }) => (
          <li key={key}>{words}</li>
        ))}
      </ol>
    </Box>
  );
}

function MedicalRecord({ medical }: { readonly medical: Medical }) {
  const flags = conditions(medical).filter((flag) => flag !== "DNR");
  return (
    <>
      <h2>Medical record</h2>
      {flags.length === 0 && <div>{medical.DNR ? "No other conditions" : "No Recorded Conditions"}</div>}
      <ul>
        {flags.map((flag) => (
          <li key={flag}>{splitWords(flag)}</li>
        ))}
      </ul>
      {medical.OtherText && (
        <p>
          <strong>Other:</strong> {medical.OtherText}
        </p>
      )}
    </>
  );
}

interface Props {
  readonly opened: PrintedRecord;
  /** When, by whom and from where. */
  readonly printed: string;
}

const Changes = ({ changes }: { readonly changes: readonly Change[] }) => (
  <>
    <h2>Changed since it was transferred</h2>
    <Facts facts={changes.map(({ Field, Old, New }) => [Field, Old ? `${Old} → ${New}` : New])} />
  </>
);

function daysOf(entry: Entry): string {
  const now = new Date();
  return [
    `Registered on ${formatDay(entry.CreateDate)}`,
    confirmedWords(entry, easternDayOf(now)),
    photoDayWords(entry, easternDayOf(now))?.text,
  ]
    .filter(Boolean)
    .join(". ");
}

/** A5 in black and white; the longest changes may need a second sheet. */
export function JacketSheet({ opened: { entry, record }, printed }: Props) {
  const given = factsOf(entry);
  const { body, number, notes, needs, contact, position } = given;
  const doubles = duplicateWords(entry).map(({ text }) => text);
  // In one paragraph: the longest jacket just fits the sheet.
  const marks = entry.Undeclared ? [notDeclared, ...doubles] : doubles;
  const sealed = sealedHouseholdLines(record);
  const texts = [...placeOf(given), ...notes, ...needs, ...contact, ...sealed].map(([, value]) => value);
  const isDense = `${texts.join("")}${record.Medical.OtherText ?? ""}`.length > denseFrom;
  const page = `jacket-${entry.ID.replace(/[^\w-]/g, "-")}`;
  return (
    <Box sx={{ ...(isDense ? dense : sheet), page }}>
      <PageFoot name={page} whose={[`${entry.First} ${entry.Last}`, ...number.map(([, value]) => value)].join(", ")} />
      <Box sx={{ display: "flex", gap: "5mm", alignItems: "flex-start", mb: "1mm" }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <h1>
            {entry.First} {entry.Last}
          </h1>
          <SixtySeconds entry={entry} />
          <Facts facts={placeOf(given)} />
        </Box>
        <Box sx={{ width: photo.width, flexShrink: 0 }}>
          {entry.img && <Box component="img" src={entry.img} alt="" sx={photo} />}
          {number.map(([label, value]) => (
            <p key={label}>
              {label}{" "}
              <Box component="strong" sx={{ whiteSpace: "nowrap" }}>
                {value}
              </Box>
            </p>
          ))}
        </Box>
      </Box>
      <Facts facts={body} pairs={2} />
      <Facts facts={[...notes, ...needs, ...contact, ...position]} />
      {marks.length > 0 && (
        <p>
          <strong>{marks.join(". ")}.</strong>
        </p>
      )}
      {entry.Changes && entry.Changes.length > 0 && <Changes changes={entry.Changes} />}
      {entry.Removed && <Frame title={endingTitle(entry)}>{endingAdvice(entry)}</Frame>}
      {record.Medical.DNR && <Frame title={dnrReported}>{dnrPaperwork}</Frame>}
      <MedicalRecord medical={record.Medical} />
      <Facts facts={sealed} />
      <Box sx={{ borderTop: "0.3mm solid #000", mt: "2mm", fontSize: "9pt" }}>
        <p>{daysOf(entry)}.</p>
        <p>{printed}; check for newer versions.</p>
      </Box>
    </Box>
  );
}
