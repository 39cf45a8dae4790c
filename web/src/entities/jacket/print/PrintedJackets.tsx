import { atFirstUse } from "#shared/atFirstUse.ts";
import { Paper } from "#web/ui/print/Paper.tsx";
import { PaperOnly } from "#web/ui/print/PaperOnly.tsx";
import { JacketSheet } from "./JacketSheet.tsx";
import type { PrintedRecord } from "./PrintedRecord.ts";

const moment = atFirstUse(() => new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "long" }));

interface SheetsProps {
  readonly opened: readonly PrintedRecord[];
  readonly at: Date;
  /** For the foot of each sheet: "by Sam Ortiz from an open entry". */
  readonly by: string;
}

interface Props extends SheetsProps {
  /** Also when cancelled. */
  readonly onDone: () => void;
}

const Sheets = ({ opened, at, by }: SheetsProps) =>
  opened.map((one) => <JacketSheet key={one.entry.ID} opened={one} printed={`Printed ${moment().format(at)} ${by}`} />);

const paper = { id: "printed-jacket", size: "A5", margin: "7mm" } as const;

/** Prints as soon as it is mounted. */
export const PrintedJackets = ({ onDone, ...sheets }: Props) => (
  <PaperOnly {...paper} onDone={onDone}>
    <Sheets {...sheets} />
  </PaperOnly>
);

/** For the browser's own Print. */
export const JacketPaper = (sheets: SheetsProps) => (
  <Paper {...paper}>
    <Sheets {...sheets} />
  </Paper>
);
