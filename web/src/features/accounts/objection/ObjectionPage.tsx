import { hasCode } from "#web/api/ApiError.ts";
import { DeadEnd } from "#web/ui/feedback/DeadEnd.tsx";
import { LoadingOrError } from "#web/ui/feedback/LoadingOrError.tsx";
import { sentenceOf } from "#web/ui/feedback/UserFacingError.ts";
import { PageTitle } from "#web/ui/navigation/PageTitle.tsx";
import { AuthLayout } from "../AuthLayout.tsx";
import { useLinkToken } from "../useLinkToken.ts";
import { AgreedContent } from "./AgreedContent.tsx";
import { ObjectedContent } from "./ObjectedContent.tsx";
import { useObjection } from "./useObjection.ts";

const home = { label: "Return Home", to: "/Homepage" };

function ObjectionByLink({ token }: { readonly token: string }) {
  const { objection, setObjection, error, load } = useObjection(token);
  const deciding = { token, onDecided: setObjection };
  if (objection?.Objected) return <ObjectedContent key="objected" objection={objection} {...deciding} />;
  if (objection) return <AgreedContent key="agreed" objection={objection} {...deciding} />;
  if (hasCode(error, "OBJECTION_LINK_OVER") || hasCode(error, "INVALID_REQUEST"))
    return <DeadEnd title="This link is over" text={sentenceOf(error)} action={home} />;
  return (
    <>
      <PageTitle>You were registered with Beforehand</PageTitle>
      <LoadingOrError error={error} onRetry={load} what="your registration" />
    </>
  );
}

/** For an adult whom somebody else registered; needs no account. */
export function ObjectionPage() {
  const token = useLinkToken();
  return (
    <AuthLayout>
      {token ? (
        <ObjectionByLink token={token} />
      ) : (
        <DeadEnd
          title="Open the link in the mail again"
          text="This page does not know who you are. The link in our mail tells it. It shows who registered you, and lets you object."
          action={home}
        />
      )}
    </AuthLayout>
  );
}
