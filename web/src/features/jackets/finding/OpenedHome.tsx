import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useRef, useState } from "react";
import { openJacket } from "#shared/contract/jackets/finding.ts";
import type { OpenedJacket } from "#shared/model/jacket/opening.ts";
import { useCallMutation } from "#web/api/useCall.ts";
import { fullName } from "#web/entities/member/fullName.ts";
import { LoadingOrError } from "#web/ui/feedback/LoadingOrError.tsx";
import { Tabs } from "#web/ui/navigation/Tabs.tsx";
import type { OpenReason } from "./OpenDialog.tsx";
import { OpenedRecord } from "./OpenedRecord.tsx";

type Records = Readonly<Record<string, OpenedJacket>>;

interface Props {
  /** Of the first record. */
  readonly id: string;
  readonly opened: OpenedJacket;
  readonly reason: OpenReason;
  readonly onClose: () => void;
}

/** Opens a record at its first choice only. */
function useResidents({ id, opened, reason }: Omit<Props, "onClose">) {
  const [chosen, setChosen] = useState(id);
  const [records, setRecords] = useState<Records>({ [id]: opened });
  const [errors, setErrors] = useState<Readonly<Record<string, unknown>>>({});
  const underWay = useRef(new Set<string>());
  const { mutateAsync } = useCallMutation(openJacket);
  const open = async (ID: string) => {
    // Each opening is in the audit, and the family reads it.
    if (records[ID] || underWay.current.has(ID)) return;
    underWay.current.add(ID);
    setErrors((known) => ({ ...known, [ID]: undefined }));
    try {
      const record = await mutateAsync({ ID, ...reason });
      setRecords((known) => ({ ...known, [ID]: record }));
    } catch (error) {
      setErrors((known) => ({ ...known, [ID]: error }));
    } finally {
      underWay.current.delete(ID);
    }
  };
  const choose = (ID: string) => {
    setChosen(ID);
    void open(ID);
  };
  return { chosen, records, error: errors[chosen], choose, retry: () => void open(chosen) };
}

export function OpenedHome({ onClose, ...first }: Props) {
  const { chosen, records, error, choose, retry } = useResidents(first);
  const { Residents } = first.opened;
  if (Residents.length < 2) return <OpenedRecord opened={first.opened} takesFocus onClose={onClose} />;
  const panelOf = (ID: string) => {
    const opened = records[ID];
    if (opened) return <OpenedRecord opened={opened} takesFocus={ID === first.id} onClose={onClose} />;
    return ID === chosen && <LoadingOrError error={error} onRetry={retry} what="the record" />;
  };
  return (
    <Box>
      <Typography variant="quiet">
        People at this home. Whom you choose is opened for the same reason, and the family reads it.
      </Typography>
      <Tabs
        label="People at this home"
        value={chosen}
        onChange={choose}
        tabs={Residents.map((one) => ({ value: one.ID, label: fullName(one), children: panelOf(one.ID) }))}
      />
    </Box>
  );
}
