import Box from "@mui/material/Box";
import { useId } from "react";
import { roles } from "#shared/model/role.ts";
import { roleLabels } from "#web/entities/account/roleLabels.ts";
import { SelectBox } from "#web/ui/fields/SelectBox.tsx";
import { TextBox } from "#web/ui/fields/TextBox.tsx";
import type { AuditFilter } from "./useAuditFilter.ts";

const roleOptions = roles.map((value) => ({ value, label: roleLabels[value] }));

export function AuditFilterBar({ filter: { typed, set } }: { readonly filter: AuditFilter }) {
  const id = useId();
  const part = (name: keyof typeof typed) => ({
    id: `${id}-${name}`,
    value: typed[name],
    autoComplete: "off",
    onChange: ({ target }: { target: { value: string } }) => set(name, target.value),
  });
  return (
    <Box
      role="search"
      sx={{
        display: "grid",
        gap: 2,
        mb: 3,
        alignItems: "end",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))", lg: "repeat(6, minmax(0, 1fr))" },
        "& > *": { gridColumn: { lg: "span 2" } },
        "& > :nth-of-type(n + 4)": { gridColumn: { lg: "span 3" } },
      }}
    >
      <TextBox {...part("from")} label="From" type="date" hint="Days are Eastern, as the times." />
      <TextBox {...part("to")} label="To" type="date" hint="Without days: the last 30." />
      <SelectBox {...part("role")} label="Role" options={roleOptions} emptyLabel="All roles" />
      <TextBox
        {...part("action")}
        label="Action"
        hint="How it begins, “list” or “create”"
        type="search"
        maxLength={60}
      />
      <TextBox
        {...part("search")}
        label="Search"
        hint="The email of who acted, a jacket number, or part of an ID. Both find the lists that showed it, too."
        type="search"
        maxLength={254}
      />
    </Box>
  );
}
