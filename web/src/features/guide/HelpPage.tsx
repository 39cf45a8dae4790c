import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { Link as RouterLink } from "react-router-dom";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { PageTitle } from "#web/ui/navigation/PageTitle.tsx";
import { columnList } from "#web/ui/theme/sxRules.ts";
import { GuideSection } from "./GuideSection.tsx";
import { answers, firstSteps, staffAnswers } from "./helpWords.ts";

export function HelpPage() {
  return (
    <>
      <PageTitle text="How to tell your local crews, beforehand, who lives in your home and what they need.">
        Help
      </PageTitle>
      <Notice kind="warning" sx={{ mb: 4, maxWidth: "65ch" }}>
        In an emergency call 911. This site calls no one.
      </Notice>
      <GuideSection title="The first steps">
        <Box component="ol" sx={{ ...columnList, listStyle: "decimal", pl: 3, gap: 1 }}>
          {firstSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </Box>
      </GuideSection>
      {answers.map(([question, items]) => (
        <GuideSection key={question} title={question} items={items} />
      ))}
      <GuideSection title="If you work for a department" items={staffAnswers} />
      <Link component={RouterLink} to="/Privacy" sx={{ display: "inline-block", py: 1.25 }}>
        What we keep, and who reads it
      </Link>
    </>
  );
}
