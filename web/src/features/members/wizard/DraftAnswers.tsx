import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { planNames } from "#shared/format/planText.ts";
import { medicalFlags } from "#shared/model/medical.ts";
import { needGroups } from "#shared/model/needGroup.ts";
import { factList, fieldsOf } from "#shared/model/personShapes.ts";
import { useHouseholds } from "#web/entities/household/useHouseholds.ts";
import { Button } from "#web/ui/Button.tsx";
import { DefinitionList } from "#web/ui/display/DefinitionList.tsx";
import { fontWeight } from "#web/ui/theme/tokens.ts";
import type { DraftHandle } from "../draft/useMemberDraft.ts";
import type { DraftValues } from "../draft/wizardDraft.ts";
import { memberAspects } from "../edit/memberAspects.ts";
import { flagLabel } from "../medical/flagHelp.ts";

const healthGroups: readonly string[] = ["medical", ...needGroups];
const healthNames = Object.keys(
  fieldsOf(factList.flatMap(([, fact]) => (healthGroups.includes(fact.form) ? [fact] : []))),
);
/** Conditions share a line. */
const toldElsewhere = ["Photo", "accepted", ...medicalFlags.map((flag) => `Medical.${flag}`)];

const conditionsOf = ({ Medical }: DraftValues): string =>
  medicalFlags
    .filter((flag) => Medical[flag])
    .map(flagLabel)
    .join(", ");

const isHealth = ([name = ""]: readonly string[]) => healthNames.includes(name.split(".")[0] ?? "");

/** In words. */
const linesOf = (values: DraftValues, ofHealth: boolean): (readonly [string, string])[] =>
  memberAspects
    .filter(({ names }) => !toldElsewhere.includes(names[0] ?? "") && isHealth(names) === ofHealth)
    .map(({ label, show }) => [label, show(values)] as const)
    .filter(([, words]) => words !== "");

function healthLines(values: DraftValues): (readonly [string, string])[] {
  const conditions = conditionsOf(values);
  return [...(conditions ? [["Medical information", conditions] as const] : []), ...linesOf(values, true)];
}

interface PartProps {
  readonly title: string;
  readonly lines: readonly (readonly [string, string])[];
  readonly onChange: () => void;
  readonly mayChange: boolean;
}

function Part({ title, lines, onChange, mayChange }: PartProps) {
  return (
    <Box sx={{ py: 1.5, borderTop: 1, borderColor: "divider" }}>
      <Box sx={{ display: "flex", justifyContent: "space-between", alignItems: "center", gap: 1.5, mb: 1 }}>
        <Typography component="h4" sx={{ fontWeight: fontWeight.label }}>
          {title}
        </Typography>
        <Button
          size="small"
          onClick={onChange}
          aria-label={`Change: ${title}`}
          sx={{ visibility: mayChange ? "visible" : "hidden" }}
        >
          Change
        </Button>
      </Box>
      {lines.length > 0 ? <DefinitionList items={lines} /> : <Typography>Nothing said</Typography>}
    </Box>
  );
}

interface Props extends Pick<DraftHandle, "draft" | "goTo"> {
  readonly mayChange: boolean;
}

/** With a way back to each step. */
export function DraftAnswers({ draft: { values }, goTo, mayChange }: Props) {
  const { households = [] } = useHouseholds();
  const homes = households.filter(({ ID }) => values.HouseHolds.includes(ID)).map(({ Name }) => Name);
  const person = [...linesOf(values, false), ["Home", homes.join(", ") || "Not chosen yet"] as const];
  return (
    <Box component="section" aria-labelledby="check-answers" sx={{ mb: 2 }}>
      <Typography id="check-answers" variant="h3" sx={{ mb: 1 }}>
        Check your answers
      </Typography>
      <Part mayChange={mayChange} title="Person" lines={person} onChange={() => goTo(1)} />
      <Part mayChange={mayChange} title="Health" lines={healthLines(values)} onChange={() => goTo(2)} />
      {values.Plan && (
        <Part mayChange={mayChange} title="Plan" lines={[["Paid", planNames[values.Plan]]]} onChange={() => goTo(3)} />
      )}
    </Box>
  );
}
