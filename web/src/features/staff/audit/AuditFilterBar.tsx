import Box from "@mui/material/Box";
import { useId } from "react";
import { roles } from "#shared/model/role.ts";
import { actionWords } from "#shared/rules/audit/auditActions.ts";
import { roleLabels } from "#web/entities/account/roleLabels.ts";
import { SelectBox } from "#web/ui/fields/SelectBox.tsx";
import { TextBox } from "#web/ui/fields/TextBox.tsx";
import { actionDone } from "./auditSentence.ts";
import type { AuditFilter } from "./useAuditFilter.ts";

const roleOptions = roles.map((value) => ({ value, label: roleLabels[value] }));
const actionOptions = actionWords
  .map((value) => ({ value, label: actionDone({ Action: value }) }))
  .sort((one, other) => one.label.localeCompare(other.label));

interface Props {
  readonly filter: AuditFilter;
  /** Names by account, of the rows so far. */
  readonly people: ReadonlyMap<string, string>;
}

export function AuditFilterBar({ filter: { typed, set }, people }: Props) {
  const id = useId();
  const part = (name: keyof typeof typed) => ({
    id: `${id}-${name}`,
    value: typed[name],
    autoComplete: "off",
    onChange: ({ target }: { target: { value: string } }) => set(name, target.value),
  });
  const known = people.has(typed.by) || !typed.by ? people : new Map([...people, [typed.by, typed.by]]);
  const personOptions = [...known]
    .map(([value, label]) => ({ value, label }))
    .sort((one, other) => one.label.localeCompare(other.label));
  return (
    <Box
      data-tool=""
      role="search"
      sx={{
        display: "grid",
        gap: 2,
        mb: 2,
        alignItems: "end",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))", lg: "repeat(4, minmax(0, 1fr))" },
        "& > :last-of-type": { gridColumn: { lg: "span 2" } },
      }}
    >
      <SelectBox {...part("by")} label="Who" options={personOptions} emptyLabel="Everybody" />
      <SelectBox {...part("action")} label="What" options={actionOptions} emptyLabel="Everything" />
      <TextBox {...part("from")} label="From" type="date" />
      <TextBox {...part("to")} label="To" type="date" />
      <SelectBox {...part("role")} label="Role" options={roleOptions} emptyLabel="All roles" />
      <TextBox {...part("search")} label="Search e-mail, number or ID" type="search" maxLength={254} />
    </Box>
  );
}
