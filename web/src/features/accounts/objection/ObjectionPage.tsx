import { LoadingOrError } from "#web/ui/feedback/LoadingOrError.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { PageTitle } from "#web/ui/navigation/PageTitle.tsx";
import { AuthLayout } from "../AuthLayout.tsx";
import { useLinkToken } from "../useLinkToken.ts";
import { AgreedContent } from "./AgreedContent.tsx";
import { ObjectedContent } from "./ObjectedContent.tsx";
import { useObjection } from "./useObjection.ts";

/** For an adult whom somebody else registered; needs no account. */
export function ObjectionPage() {
  const token = useLinkToken();
  const { objection, setObjection, error, load } = useObjection(token);
  const deciding = { token, onDecided: setObjection };
  return (
    <AuthLayout>
      {objection?.Objected && <ObjectedContent key="objected" objection={objection} {...deciding} />}
      {objection && !objection.Objected && <AgreedContent key="agreed" objection={objection} {...deciding} />}
      {!objection && (
        <>
          <PageTitle>You were registered with Beforehand</PageTitle>
          {token ? (
            <LoadingOrError error={error} onRetry={load} what="your registration" />
          ) : (
            <Notice kind="warning">
              This page does not know any more who you are. Open the link in the mail again.
            </Notice>
          )}
        </>
      )}
    </AuthLayout>
  );
}
