import { notDeclared } from "#shared/model/jacket/entry.ts";
import type { Member } from "#shared/model/member.ts";
import { waiverVersion } from "#shared/rules/consent/waiverVersion.ts";
import { authorizationSentence } from "#web/entities/member/consentSentence.ts";
import { withheldText } from "#web/entities/member/withheldText.ts";
import { FormSection } from "#web/ui/forms/FormSection.tsx";
import { AuthorizationInputs } from "../authorization/AuthorizationInputs.tsx";
import { FoldedWaiver } from "../authorization/WaiverText.tsx";

const title = "Waiver and authorization";

export function MemberAuthorization({ member }: { readonly member: Member }) {
  const { First, Authorization } = member;
  const withheld = withheldText(member);
  if (withheld) return <FormSection title={title} text={withheld.text} />;
  if (Authorization)
    return (
      <FormSection title={title} text={authorizationSentence(Authorization)}>
        {/* Only of the current text. */}
        {Authorization.Waiver === waiverVersion && <FoldedWaiver />}
      </FormSection>
    );
  return (
    <FormSection
      title={title}
      text={`${First} was registered without the waiver. Until you answer these questions, departments read “${notDeclared}”.`}
    >
      <AuthorizationInputs>
        <FoldedWaiver />
      </AuthorizationInputs>
    </FormSection>
  );
}
