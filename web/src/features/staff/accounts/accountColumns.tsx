import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { formatPhone } from "#shared/format/formatPhone.ts";
import type { ListedAccount } from "#shared/model/account.ts";
import { formatDay } from "#shared/rules/dates.ts";
import { roleLabels } from "#web/entities/account/roleLabels.ts";
import { Avatar } from "#web/ui/display/Avatar.tsx";
import { Chip } from "#web/ui/display/Chip.tsx";
import { ShortId } from "#web/ui/display/ShortId.tsx";
import type { Column } from "#web/ui/table/TableProps.ts";
import { closingOf, kindOf, nameOf, restorersOf, statusChip } from "./accountText.ts";

type AccountColumn = Column<ListedAccount>;

interface NameProps {
  readonly account: ListedAccount;
  readonly badge?: string | undefined;
}

function Name({ account, badge }: NameProps) {
  return (
    <Box component="span" sx={{ display: "flex", alignItems: "center", gap: 1.25 }}>
      <Avatar first={account.FirstName} last={account.LastName} size={40} />
      <Box component="span" sx={{ display: "grid", gap: 0.5, justifyItems: "start", minWidth: 0 }}>
        {nameOf(account)}
        {badge && <Chip>{badge}</Chip>}
      </Box>
    </Box>
  );
}

function Address({ LocationP: { Street, City, State, Zip } }: ListedAccount) {
  return (
    <>
      {Street}
      <br />
      {City}, {State} {Zip}
    </>
  );
}

/** A long address breaks at its @ first. */
function Email({ Email: email }: ListedAccount) {
  const [name, host] = email.split("@");
  return (
    <Box sx={{ minWidth: "8.5rem" }}>
      {name}
      <wbr />@{host}
    </Box>
  );
}

function Day({ date }: { readonly date: string }) {
  return <Box sx={{ whiteSpace: "nowrap" }}>{formatDay(date)}</Box>;
}

export const idColumn: AccountColumn = { header: "ID", cell: ({ ID }) => <ShortId id={ID} /> };

const nameColumn = (badgeOf: (account: ListedAccount) => string | undefined): AccountColumn => ({
  header: "Name",
  rowHeader: true,
  cell: (account) => <Name account={account} badge={badgeOf(account)} />,
});

export const plainNameColumn = nameColumn(() => undefined);

function statusOf(account: ListedAccount) {
  const found = statusChip(account, Date.now());
  if (!found) return null;
  return (
    <>
      <Chip status={found.status}>{found.text}</Chip>
      {account.Reason && (
        <Typography variant="quiet" sx={{ mt: 0.5, whiteSpace: "pre-line" }}>
          Reason: {account.Reason}
        </Typography>
      )}
    </>
  );
}

const statusColumn: AccountColumn = { header: "Status", under: true, cell: statusOf };

const lineColumn = (header: string, lineOf: (account: ListedAccount) => string | undefined): AccountColumn => ({
  header,
  under: true,
  cell: (account) => {
    const line = lineOf(account);
    return line ? (
      <Typography variant="quiet" sx={{ overflowWrap: "anywhere" }}>
        {line}
      </Typography>
    ) : null;
  },
});

export const closedColumns: readonly AccountColumn[] = [
  lineColumn("Account", kindOf),
  lineColumn("Why", closingOf),
  lineColumn("Restored by", (account) => account.RestoredBy && restorersOf(account.RestoredBy)),
];

export const dayColumn = (header: string, field: "CreateDate" | "UpdateDate" | "StatusDate"): AccountColumn => ({
  header,
  cell: (account) => <Day date={account[field]} />,
});

const actionColumn = (cell: (account: ListedAccount) => ReactNode): AccountColumn => ({
  header: "Actions",
  action: true,
  cell,
});

/** "Detroit 48226". */
export const placeBadge = ({ LocationP: { City, Zip } }: ListedAccount): string => `${City} ${Zip}`.trim();
export const roleBadge = ({ Tier }: ListedAccount): string => roleLabels[Tier];

export function staffColumns(
  badgeOf: (account: ListedAccount) => string,
  actions: (account: ListedAccount) => ReactNode,
): readonly AccountColumn[] {
  return [
    idColumn,
    nameColumn(badgeOf),
    statusColumn,
    { header: "Email", cell: Email },
    {
      header: "Phone",
      cell: ({ Cell }) => (
        <Box sx={{ whiteSpace: "nowrap" }}>{Cell === "none" ? "(not provided)" : formatPhone(Cell)}</Box>
      ),
    },
    dayColumn("Created on", "CreateDate"),
    actionColumn(actions),
  ];
}

export function userColumns(actions: (account: ListedAccount) => ReactNode): readonly AccountColumn[] {
  return [
    idColumn,
    plainNameColumn,
    statusColumn,
    { header: "Address", cell: Address },
    { header: "Members", cell: ({ Members }) => (Members > 0 ? Members : <Chip>None</Chip>) },
    dayColumn("User Since", "CreateDate"),
    dayColumn("Last Update", "UpdateDate"),
    actionColumn(actions),
  ];
}
