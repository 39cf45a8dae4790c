import Box from "@mui/material/Box";
import { StateSelect } from "#web/ui/forms/StateSelect.tsx";
import { TextInput } from "#web/ui/forms/TextInput.tsx";
import { ZipInput } from "#web/ui/forms/ZipInput.tsx";
import { DepartmentChoice } from "./DepartmentChoice.tsx";

interface Props {
  /** Given, not to be changed. */
  readonly fixed: boolean;
}

export function StaffPlace({ fixed }: Props) {
  return (
    <>
      <TextInput
        name="Location.City"
        label="City"
        autoComplete="off"
        hint={
          fixed
            ? "They work for this city. It cannot be changed here."
            : "They see the jackets of its department alone."
        }
        readOnly={fixed}
        required
      />
      <Box sx={{ display: "grid", gap: 2.5, gridTemplateColumns: { xs: "1fr", sm: "2fr 1fr" } }}>
        {fixed ? (
          <TextInput name="Location.State" label="State" readOnly required />
        ) : (
          <StateSelect name="Location.State" autoComplete="off" required />
        )}
        <ZipInput name="Location.Zip" autoComplete="off" readOnly={fixed} required />
      </Box>
      {!fixed && <DepartmentChoice />}
    </>
  );
}
