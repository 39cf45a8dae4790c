import Box from "@mui/material/Box";
import { lazy, Suspense } from "react";
import type { RegistryHome } from "#shared/model/registry/home.ts";
import { Button } from "#web/ui/Button.tsx";
import { Loading } from "#web/ui/feedback/Loading.tsx";
import { FieldError } from "#web/ui/fields/FieldFrame.tsx";
import { SelectBox } from "#web/ui/fields/SelectBox.tsx";
import { TextBox } from "#web/ui/fields/TextBox.tsx";
import { stateOptions } from "#web/ui/forms/stateOptions.ts";
import { quietText } from "#web/ui/theme/sxRules.ts";
import type { SavedAreas } from "../areas/useSavedAreas.ts";
import { exactPoint } from "../home/homeWords.ts";
import { AroundAddress } from "./AroundAddress.tsx";
import { pointText, type RegistryFilter } from "./registryFilter.ts";
import { fieldId, fieldOf, type RegistryFilterState } from "./useRegistryFilter.ts";

// Loaded where chosen: most lists are of a place or a circle.
const AlertFields = lazy(async () => ({ default: (await import("./alert/AlertFields.tsx")).AlertFields }));
const CountyFields = lazy(async () => ({ default: (await import("./county/CountyFields.tsx")).CountyFields }));

const kinds = [
  { value: "ALL", label: "All places" },
  { value: "PLACE", label: "A city" },
  { value: "ZIP", label: "A ZIP" },
  { value: "CIRCLE", label: "A circle" },
  { value: "DRAWN", label: "An area drawn on the map" },
  { value: "COUNTY", label: "A county" },
  { value: "ALERT", label: "An alert (CAP)" },
  { value: "SAVED", label: "A saved area" },
  { value: "UNPLACED", label: "Without an exact position" },
];

interface Props {
  readonly filter: RegistryFilterState;
  /** May be a circle's middle. */
  readonly selected: RegistryHome | undefined;
  readonly saved: SavedAreas;
}

const areaField = (filter: RegistryFilterState, name: keyof RegistryFilter) => ({
  ...fieldOf(filter, name),
  autoComplete: "off",
});

function Circle({ filter, selected }: Omit<Props, "saved">) {
  const at = selected && exactPoint(selected);
  return (
    <>
      <Box>
        <TextBox
          {...areaField(filter, "center")}
          label="Middle"
          hint="Press on the map, type latitude and longitude, or find an address"
          maxLength={60}
        />
        <Box sx={{ ml: -1.25 }}>
          <AroundAddress onFound={(center) => filter.set({ center })} />
          {at && (
            <Button
              variant="quiet"
              size="small"
              onClick={() => filter.set({ center: pointText({ lat: at.Lat, lng: at.Lng }) })}
            >
              Around {selected.Street}
            </Button>
          )}
        </Box>
      </Box>
      <TextBox {...areaField(filter, "km")} label="Radius" hint="In kilometers" inputMode="decimal" maxLength={6} />
    </>
  );
}

function Drawn({ filter: { draft, problems, set } }: Pick<Props, "filter">) {
  return (
    <Box sx={{ gridColumn: { sm: "span 2" } }}>
      <Box id={fieldId("polygon")} tabIndex={-1} aria-describedby={`${fieldId("polygon")}-error`} sx={quietText}>
        {draft.polygon ? (
          "The area is on the map."
        ) : (
          <>
            Press one corner after the other on the map, and the first one again to close the area. Without a mouse, a
            ZIP or a circle says the same.
          </>
        )}
      </Box>
      <FieldError id={fieldId("polygon")}>{problems.polygon}</FieldError>
      {draft.polygon && (
        <Button size="small" sx={{ mt: 1 }} onClick={() => set({ polygon: "" })}>
          Draw again
        </Button>
      )}
    </Box>
  );
}

function Saved({ filter, saved: { areas, isLoaded } }: Pick<Props, "filter" | "saved">) {
  return (
    <SelectBox
      {...areaField(filter, "saved")}
      label="Saved area"
      hint={isLoaded && areas.length === 0 ? "None is saved yet: choose another area, and save it." : undefined}
      options={areas.map(({ ID, Name }) => ({ value: ID, label: Name }))}
      emptyLabel="Choose"
    />
  );
}

export function AreaFields({ filter, selected, saved }: Props) {
  const { draft } = filter;
  return (
    <>
      <SelectBox {...areaField(filter, "where")} label="Area" options={kinds} />
      {draft.where === "PLACE" && (
        <>
          <TextBox {...areaField(filter, "city")} label="City" maxLength={60} />
          <SelectBox {...areaField(filter, "state")} label="State" options={stateOptions} emptyLabel="Choose" />
        </>
      )}
      {draft.where === "ZIP" && (
        <TextBox {...areaField(filter, "zip")} label="ZIP" inputMode="numeric" maxLength={20} />
      )}
      {draft.where === "CIRCLE" && <Circle filter={filter} selected={selected} />}
      <Suspense fallback={<Loading what="the fields" />}>
        {draft.where === "COUNTY" && <CountyFields filter={filter} />}
        {draft.where === "ALERT" && <AlertFields filter={filter} />}
      </Suspense>
      {draft.where === "DRAWN" && <Drawn filter={filter} />}
      {draft.where === "SAVED" && <Saved filter={filter} saved={saved} />}
    </>
  );
}
