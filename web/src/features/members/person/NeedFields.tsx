import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { get, useFormState, useWatch } from "react-hook-form";
import { isBlank } from "#shared/fields/person/isBlank.ts";
import { type NeedGroup, needGroups } from "#shared/model/needGroup.ts";
import { factList, fieldsOf } from "#shared/model/personShapes.ts";
import { FormFold } from "#web/ui/forms/FormFold.tsx";
import { FactInputs } from "./FactInputs.tsx";

const headings: Readonly<Record<NeedGroup, { readonly title: string; readonly text: string }>> = {
  communication: { title: "Talking and understanding", text: "How crews and this person understand each other" },
  health: { title: "Staying healthy", text: "Allergies, medicines, equipment that needs power" },
  independence: { title: "Daily life", text: "A service animal that comes along" },
  support: { title: "Safety and support", text: "What frightens, what calms, where to look, whom to call" },
  transport: { title: "Getting around", text: "What it takes to lift or move this person" },
};

const namesOf = (group: NeedGroup): string[] =>
  Object.keys(fieldsOf(factList.flatMap(([, fact]) => (fact.form === group ? [fact] : []))));

/** Shown at once where filled or wrong. */
function Group({ group }: { readonly group: NeedGroup }) {
  const names = namesOf(group);
  const values: readonly unknown[] = useWatch({ name: names });
  const { errors } = useFormState({ name: names });
  if (names.length === 0) return null;
  const isFilled = !isBlank(values) || names.some((name) => get(errors, name));
  return (
    <FormFold {...headings[group]} isFilled={isFilled}>
      <FactInputs group={group} />
    </FormFold>
  );
}

/** The five groups by which emergency planners count. */
export function NeedFields() {
  return (
    <Box sx={{ display: "grid", gap: 1.5 }}>
      <div>
        <Typography variant="h2">What crews should know</Typography>
        <Typography color="textSecondary">
          Fill in what helps this person. Crews see it on the card, and you can leave out the rest.
        </Typography>
      </div>
      {needGroups.map((group) => (
        <Group key={group} group={group} />
      ))}
    </Box>
  );
}
