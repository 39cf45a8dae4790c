import Box from "@mui/material/Box";
import { type RegistryHome, registryOrderWords } from "#shared/model/registry/home.ts";
import { Button, ButtonRow } from "#web/ui/Button.tsx";
import { Card } from "#web/ui/display/Card.tsx";
import { SelectBox } from "#web/ui/fields/SelectBox.tsx";
import { TextBox } from "#web/ui/fields/TextBox.tsx";
import { FormFold } from "#web/ui/forms/FormFold.tsx";
import { AreaActions } from "../areas/AreaActions.tsx";
import type { SavedAreas } from "../areas/useSavedAreas.ts";
import { AreaFields } from "./AreaFields.tsx";
import { FlagFields, hasFlags, NeedFields } from "./NeedFields.tsx";
import { blankFilter } from "./registryFilter.ts";
import { fieldOf, type RegistryFilterState } from "./useRegistryFilter.ts";

const states = [
  { value: "YES", label: "Something waits" },
  { value: "NO", label: "All transferred" },
];

const orders = Object.entries(registryOrderWords).map(([value, label]) => ({ value, label }));

const columns = {
  display: "grid",
  gap: 2,
  alignItems: "start",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(3, minmax(0, 1fr))" },
} as const;

interface Props {
  readonly filter: RegistryFilterState;
  readonly selected: RegistryHome | undefined;
  readonly saved: SavedAreas;
}

const isMoreFilled = ({ draft }: RegistryFilterState): boolean =>
  Boolean(draft.hours || draft.outage || draft.before || draft.waiting) ||
  draft.order !== blankFilter.order ||
  hasFlags(draft);

function Details({ filter }: Pick<Props, "filter">) {
  return (
    <Box sx={columns}>
      <TextBox {...fieldOf(filter, "outage")} type="datetime-local" label="Power went out at" />
      <TextBox
        {...fieldOf(filter, "hours")}
        label="Hours of battery left, at most"
        hint="Homes whose battery time nobody said stay in the list"
        inputMode="numeric"
        maxLength={3}
        autoComplete="off"
      />
      <TextBox {...fieldOf(filter, "before")} type="date" label="Last confirmed before" />
      <SelectBox
        {...fieldOf(filter, "waiting")}
        label="Transfer"
        options={states}
        emptyLabel="Waiting or transferred"
      />
      <SelectBox {...fieldOf(filter, "order")} label="Order" options={orders} />
    </Box>
  );
}

export function RegistryFilterBar({ filter, selected, saved }: Props) {
  const { show, clear } = filter;
  return (
    <Card title="Which homes?">
      <Box
        component="form"
        role="search"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          show();
        }}
        sx={{ display: "grid", gap: 2.5, gridTemplateColumns: "minmax(0, 1fr)" }}
      >
        <Box sx={columns}>
          <AreaFields filter={filter} selected={selected} saved={saved} />
        </Box>
        <AreaActions filter={filter} saved={saved} />
        <NeedFields filter={filter} />
        <FormFold
          title="More"
          text="Outage, battery, confirmed day, transfer, order, medical flags"
          isFilled={isMoreFilled(filter)}
        >
          <Details filter={filter} />
          <FlagFields filter={filter} />
        </FormFold>
        <ButtonRow>
          <Button type="submit" variant="primary">
            Show these homes
          </Button>
          <Button variant="quiet" onClick={clear}>
            Show all
          </Button>
        </ButtonRow>
      </Box>
    </Card>
  );
}
