import Typography from "@mui/material/Typography";
import type { Member } from "#shared/model/member.ts";
import { Disclosure } from "#web/ui/display/Disclosure.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { FormSection } from "#web/ui/forms/FormSection.tsx";
import { ConsentInputs } from "./ConsentInputs.tsx";
import { consentInWords } from "./consent.ts";
import { WaiverParagraphs } from "./WaiverText.tsx";

/** What was declared when a member was registered; asks for it where it was not. */
export function ConsentSection({ declared }: { readonly declared: Member["Authorization"] }) {
  if (declared)
    return (
      <FormSection title="Authorization">
        <Typography>{consentInWords(declared)}</Typography>
      </FormSection>
    );
  return (
    <FormSection title="Authorization">
      <Notice kind="warning">
        Nobody has said yet who allows you to register this person. Departments read “Authorization not
        declared” on the record. Please answer here; you can also save the rest without it.
      </Notice>
      <Disclosure label="Read the waiver">
        <WaiverParagraphs />
      </Disclosure>
      <ConsentInputs />
    </FormSection>
  );
}
