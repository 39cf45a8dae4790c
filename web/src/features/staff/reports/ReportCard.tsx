import Typography from "@mui/material/Typography";
import { useId } from "react";
import { handleReport, listReports } from "#shared/contract/jackets/entries.ts";
import { type Report, reportReasonWords } from "#shared/model/jacket/report.ts";
import { useCallMutation } from "#web/api/useCall.ts";
import { roleLabels } from "#web/entities/account/roleLabels.ts";
import { DuplicateChips } from "#web/entities/jacket/DuplicateChips.tsx";
import { EntryFacts } from "#web/entities/jacket/EntryFacts.tsx";
import { DnrChip, UndeclaredChip } from "#web/entities/jacket/JacketChips.tsx";
import styles from "#web/entities/jacket/jacket.module.css";
import { fullName } from "#web/entities/member/fullName.ts";
import { Portrait } from "#web/entities/member/Portrait.tsx";
import { Button } from "#web/ui/Button.tsx";
import { Chip } from "#web/ui/display/Chip.tsx";
import { easternSecond } from "#web/ui/display/localMinute.ts";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { toast } from "#web/ui/toasts/toast.ts";
import { toastOnFailure } from "#web/ui/toasts/toastOnFailure.ts";
import { type AccountAction, AccountActions } from "../accounts/AccountActions.tsx";
import { nameOf } from "../accounts/accountText.ts";
import { menuIdOf } from "../lists/useRowDialog.ts";

function Reported({ report: { At, Name, Role, Reason, Text } }: { readonly report: Report }) {
  return (
    <Notice kind="warning">
      <strong>{reportReasonWords[Reason]}</strong>
      {Text && <Typography sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>{Text}</Typography>}
      <Typography variant="body2">
        Reported by {Name} ({roleLabels[Role]}) on <time dateTime={At}>{easternSecond(At)}</time>
      </Typography>
    </Notice>
  );
}

function HandleButton({ report: { ID, Handled }, about }: { readonly report: Report; readonly about: string }) {
  const handle = useCallMutation(handleReport, { refreshes: [listReports] });
  if (Handled) return null;
  const run = toastOnFailure(async () => {
    const { Message } = await handle.mutateAsync({ ID });
    toast("success", Message);
  });
  return (
    <Button size="small" pending={handle.isPending} onClick={run} aria-describedby={about}>
      Mark as handled
    </Button>
  );
}

interface Props {
  readonly report: Report;
  readonly onAction: (action: AccountAction, account: Report["Account"], menuId: string) => void;
}

export function ReportCard({ report, onAction }: Props) {
  const { Entry, Account, Handled } = report;
  const heading = useId();
  return (
    <article aria-labelledby={heading} className={styles.article}>
      <div className={`${styles.card} ${styles.withButtons}`}>
        <div className={styles.portrait}>
          <Portrait person={Entry} size={132} />
        </div>
        <div className={`${styles.body} ${styles.roomy}`}>
          <div className={styles.heading}>
            <h2 id={heading}>{fullName(Entry)}</h2>
            {Entry.Medical.DNR && <DnrChip />}
            {Entry.Undeclared && <UndeclaredChip />}
            <DuplicateChips duplicates={Entry} />
            {Handled && <Chip status="success">Handled</Chip>}
            {Account.Status === "RESTRICTED" && <Chip status="warning">Account restricted</Chip>}
          </div>
          <Reported report={report} />
          <EntryFacts entry={Entry} withNotes />
          <Typography variant="quiet" sx={{ overflowWrap: "anywhere" }}>
            Registered by {nameOf(Account)}, {Account.Email}
          </Typography>
          {Handled && (
            <Typography variant="quiet">
              Handled by {Handled.Name} on {easternSecond(Handled.At)}
            </Typography>
          )}
        </div>
        <div className={styles.buttons}>
          <HandleButton report={report} about={heading} />
          <AccountActions account={Account} onAction={onAction} menuId={menuIdOf(report)} />
        </div>
      </div>
    </article>
  );
}
