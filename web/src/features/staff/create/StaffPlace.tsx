import Box from "@mui/material/Box";
import { useEffect } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { listDepartments } from "#shared/contract/departments.ts";
import { state } from "#shared/fields/address.ts";
import { useCall } from "#web/api/useCall.ts";
import { SimilarCities } from "#web/entities/household/SimilarCities.tsx";
import { usePlaceCoverage } from "#web/entities/household/usePlaceCoverage.ts";
import { LoadingOrError } from "#web/ui/feedback/LoadingOrError.tsx";
import { SelectInput } from "#web/ui/forms/SelectInput.tsx";
import { StateSelect } from "#web/ui/forms/StateSelect.tsx";
import { TextInput } from "#web/ui/forms/TextInput.tsx";
import { ZipInput } from "#web/ui/forms/ZipInput.tsx";

type State = ReturnType<typeof state.parse>;

function Choice({ City, State }: { readonly City: string; readonly State: State }) {
  const { setValue } = useFormContext();
  // Another place's must not be sent.
  useEffect(() => () => setValue("DepartmentID", ""), [setValue]);
  const { data, error, refetch } = useCall(listDepartments, { City, State });
  // The server's choice where none is named.
  const usual = data?.Departments.find(({ IsDefault }) => IsDefault)?.ID;
  useEffect(() => {
    if (usual) setValue("DepartmentID", usual);
  }, [usual, setValue]);
  if (!data) return <LoadingOrError error={error} onRetry={refetch} what="departments" />;
  const options = data.Departments.map(({ ID, Name }) => ({ value: ID, label: Name }));
  return (
    <SelectInput
      name="DepartmentID"
      label="Department"
      hint={`Several departments serve ${City}.`}
      options={options}
      autoComplete="off"
      required
    />
  );
}

function DepartmentChoice() {
  const { setValue } = useFormContext();
  const [typed = "", chosen]: string[] = useWatch({ name: ["Location.City", "Location.State"] });
  const State = state.safeParse(chosen).data;
  const { Place, Coverage, Similar } = usePlaceCoverage(State ? typed : "", State ?? "") ?? {};
  if (!Place || !State) return null;
  if (Similar) return <SimilarCities cities={Similar} onChoose={({ city }) => setValue("Location.City", city)} />;
  if ((Coverage?.By.length ?? 0) < 2) return null;
  return <Choice key={`${Place.city} ${State}`} City={Place.city} State={State} />;
}

interface Props {
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
