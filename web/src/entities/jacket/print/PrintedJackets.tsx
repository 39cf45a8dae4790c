import { PaperOnly } from "#web/ui/print/PaperOnly.tsx";
import { JacketSheet } from "./JacketSheet.tsx";
import type { PrintedRecord } from "./PrintedRecord.ts";

const moment = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "long" });

interface Props {
  readonly opened: readonly PrintedRecord[];
  readonly at: Date;
  /** For the foot of each sheet: "by Sam Ortiz from an open entry". */
  readonly by: string;
  /** Also when cancelled. */
  readonly onDone: () => void;
}

/** Prints as soon as it is mounted. */
export const PrintedJackets = ({ opened, at, by, onDone }: Props) => (
  <PaperOnly id="printed-jacket" size="A5" margin="7mm" onDone={onDone}>
    {opened.map((one) => (
      <JacketSheet key={one.entry.ID} opened={one} printed={`Printed ${moment.format(at)} ${by}`} />
    ))}
  </PaperOnly>
);
