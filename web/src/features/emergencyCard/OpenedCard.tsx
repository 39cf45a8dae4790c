import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { formatPhone } from "#shared/format/formatPhone.ts";
import { sixtyHeading } from "#shared/handover/sixty/firstSixtySeconds.ts";
import type { EmergencyPage } from "#shared/model/emergencyCard.ts";
import { formatDay } from "#shared/rules/dates.ts";
import { fullName } from "#web/entities/member/fullName.ts";
import { Avatar } from "#web/ui/display/Avatar.tsx";
import { BulletList } from "#web/ui/display/BulletList.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { PageTitle } from "#web/ui/navigation/PageTitle.tsx";
import { columnList } from "#web/ui/theme/sxRules.ts";
import { fontWeight } from "#web/ui/theme/tokens.ts";

type Contacts = NonNullable<EmergencyPage["Contacts"]>;

const CallList = ({ contacts }: { readonly contacts: Contacts }) => (
  <Box component="ul" sx={{ ...columnList, gap: 1 }}>
    {contacts.map(({ Name, Relation, Phone }) => (
      <li key={`${Name} ${Phone}`}>
        {Name}
        {Relation && `, ${Relation}`}:{" "}
        <Link href={`tel:${Phone}`} sx={{ display: "inline-block", py: 1, fontWeight: fontWeight.strong }}>
          {formatPhone(Phone)}
        </Link>
      </li>
    ))}
  </Box>
);

/** A warning after twelve months. */
const Confirmed = ({ page: { Confirmed: day, IsOld } }: { readonly page: EmergencyPage }) =>
  IsOld ? (
    <Notice kind="warning">Not confirmed since {formatDay(day)}. It may be out of date.</Notice>
  ) : (
    <Typography variant="quiet">Last confirmed by the family {formatDay(day)}</Typography>
  );

const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section>
    <Typography variant="h2" sx={{ mb: 1 }}>
      {title}
    </Typography>
    {children}
  </section>
);

export function OpenedCard({ page }: { readonly page: EmergencyPage }) {
  const { First, Last, Headline, img, Sixty, Needs, Contacts, Notes } = page;
  return (
    <>
      <PageTitle key="opened" title="Emergency card" text="The family chose what this page shows.">
        {fullName(page)}
      </PageTitle>
      <Box sx={{ display: "grid", gap: 3 }}>
        {Sixty && Sixty.length > 0 && (
          <Section title={sixtyHeading}>
            <Box component="ol" sx={{ m: 0, pl: 3, display: "grid", gap: 0.75, fontWeight: fontWeight.strong }}>
              {Sixty.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </Box>
          </Section>
        )}
        {img && <Avatar portrait size={160} first={First} last={Last} photo={[img]} alt={fullName(page)} />}
        {Needs && Needs.length > 0 && (
          <Section title="Needs">
            <BulletList items={Needs} />
          </Section>
        )}
        {Headline && (
          <Section title="For dispatch">
            <Typography>{Headline}</Typography>
          </Section>
        )}
        {Contacts && Contacts.length > 0 && (
          <Section title="Whom to call">
            <CallList contacts={Contacts} />
          </Section>
        )}
        {Notes && (
          <Section title="Notes">
            <Typography sx={{ whiteSpace: "pre-line" }}>{Notes}</Typography>
          </Section>
        )}
        <Confirmed page={page} />
      </Box>
    </>
  );
}
