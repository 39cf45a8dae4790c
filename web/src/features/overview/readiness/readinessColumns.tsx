import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { Link } from "react-router-dom";
import { paidBy } from "#shared/format/coverageSentence.ts";
import { processingSentence } from "#shared/format/planText.ts";
import type { AssignedHousehold, Member } from "#shared/model/member.ts";
import { confirmedWords, isStale } from "#shared/rules/confirmation/confirmation.ts";
import { easternDayOf, formatDay } from "#shared/rules/dates.ts";
import { fullName } from "#web/entities/member/fullName.ts";
import { jacketSentence } from "#web/entities/member/jacketSentence.ts";
import { withheldText } from "#web/entities/member/withheldText.ts";
import { Button } from "#web/ui/Button.tsx";
import { Chip } from "#web/ui/display/Chip.tsx";
import type { Column } from "#web/ui/table/TableProps.ts";
import { columnList, quietText } from "#web/ui/theme/sxRules.ts";
import { actionTarget } from "./actionTarget.ts";
import type { ReadinessRow } from "./readinessRows.ts";

function Name({ member }: ReadinessRow) {
  const today = easternDayOf(new Date());
  // Nobody reads an unpaid record.
  const isOld = member.payed !== "PENDING" && isStale(member, today);
  return (
    <>
      {fullName(member)}
      <Typography variant="quiet">Registered on {formatDay(member.CreateDate)}</Typography>
      {isOld && (
        <Typography variant="body2" sx={{ color: "warning.main", fontWeight: 600 }}>
          {confirmedWords(member, today)}
        </Typography>
      )}
      <Box
        component={Link}
        to={`/Members/Crews/${member.ID}`}
        aria-label={`What crews see of ${fullName(member)}`}
        sx={{ ...quietText, display: "inline-block", py: 0.5 }}
      >
        What crews see
      </Box>
    </>
  );
}

function Paid({ payed, PaymentDue, Sponsor }: Member) {
  if (PaymentDue) return <Chip status="warning">Due by {formatDay(PaymentDue)}</Chip>;
  if (payed === "COMPLETE")
    return (
      <>
        <Chip status="success">Yes</Chip>
        {Sponsor && <Typography variant="quiet">{paidBy(Sponsor)}</Typography>}
      </>
    );
  return payed === "PROCESSING" ? <Chip status="warning">Under way</Chip> : <Chip status="error">Not yet</Chip>;
}

const mostHomes = 3;

function Homes({ member: { HouseHolds }, tell }: { member: Member; tell: (home: AssignedHousehold) => string }) {
  const left = HouseHolds.length - mostHomes;
  return (
    <Box component="ul" sx={{ ...columnList, gap: 0.5 }}>
      {HouseHolds.slice(0, mostHomes).map((home) => (
        <li key={home.LinkingID}>{tell(home)}</li>
      ))}
      {left > 0 && <li>and {left} more</li>}
    </Box>
  );
}

function LivesAt({ member, wanted }: ReadinessRow) {
  if (member.HouseHolds.length === 0) return wanted.length === 0 ? "Not assigned" : `${wanted.join(", ")}, once paid`;
  return (
    // Leaves room for a word beside long sentences.
    <Box sx={{ minWidth: "6rem" }}>
      <Homes member={member} tell={({ Name }) => Name} />
    </Box>
  );
}

function ReceivedBy({ member }: ReadinessRow) {
  if (member.Withheld) return withheldText(member)?.title;
  if (member.HouseHolds.length === 0) return "Not shared yet";
  const isOne = member.HouseHolds.length === 1;
  return (
    <Homes member={member} tell={(home) => (isOne ? jacketSentence(home) : `${home.Name}: ${jacketSentence(home)}`)} />
  );
}

function NextActionButton({ member, action, isNext }: ReadinessRow) {
  const target = actionTarget(action, member);
  if (!target)
    return <Typography variant="quiet">{action === "waitForBank" ? processingSentence : "Nothing to do"}</Typography>;
  const { label, ...way } = target;
  return (
    <Button
      size="small"
      variant={isNext ? "primary" : "secondary"}
      {...way}
      aria-label={`${label} (${fullName(member)})`}
    >
      {label}
    </Button>
  );
}

export const readinessColumns: readonly Column<ReadinessRow>[] = [
  { header: "Name", rowHeader: true, cell: Name },
  { header: "Paid", cell: ({ member }) => <Paid {...member} /> },
  { header: "Lives at", cell: LivesAt },
  { header: "Received by", cell: ReceivedBy },
  { header: "Next", cell: NextActionButton, action: true },
];
