import { useEffect } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { listDepartments } from "#shared/contract/departments.ts";
import { state } from "#shared/fields/address.ts";
import { useCall } from "#web/api/useCall.ts";
import { SimilarCities } from "#web/entities/household/SimilarCities.tsx";
import { usePlaceCoverage } from "#web/entities/household/usePlaceCoverage.ts";
import { SelectInput } from "#web/ui/forms/SelectInput.tsx";

type State = ReturnType<typeof state.parse>;

function Choice({ City, State }: { readonly City: string; readonly State: State }) {
  const { setValue } = useFormContext();
  // One of another place must not be sent.
  useEffect(() => () => setValue("DepartmentID", ""), [setValue]);
  const { data } = useCall(listDepartments, { City, State });
  // Shows the server's choice where none is named.
  const usual = data?.Departments.find(({ IsDefault }) => IsDefault)?.ID;
  useEffect(() => {
    if (usual) setValue("DepartmentID", usual);
  }, [usual, setValue]);
  if (!data) return null;
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

export function DepartmentChoice() {
  const { setValue } = useFormContext();
  const [typed = "", chosen]: string[] = useWatch({ name: ["Location.City", "Location.State"] });
  const State = state.safeParse(chosen).data;
  const { Place, Coverage, Similar } = usePlaceCoverage(State ? typed : "", State ?? "") ?? {};
  if (!Place || !State) return null;
  if (Similar) return <SimilarCities cities={Similar} onChoose={(City) => setValue("Location.City", City)} />;
  if ((Coverage?.By.length ?? 0) < 2) return null;
  return <Choice key={`${Place.city} ${State}`} City={Place.city} State={State} />;
}
