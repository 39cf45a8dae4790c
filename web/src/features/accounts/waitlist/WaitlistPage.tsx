import { useState } from "react";
import type { ResponseOf } from "#shared/contract/call.ts";
import { decideWaiting } from "#shared/contract/waitlist.ts";
import { hasCode } from "#web/api/ApiError.ts";
import { send } from "#web/api/send.ts";
import { Button, ButtonRow } from "#web/ui/Button.tsx";
import { DeadEnd } from "#web/ui/feedback/DeadEnd.tsx";
import { FocusedNotice } from "#web/ui/feedback/FocusedNotice.tsx";
import { sentenceOf } from "#web/ui/feedback/UserFacingError.ts";
import { PageTitle } from "#web/ui/navigation/PageTitle.tsx";
import { AuthLayout } from "../AuthLayout.tsx";
import { useLinkToken } from "../useLinkToken.ts";

type Decision = ResponseOf<typeof decideWaiting>;

const home = { label: "Return Home", to: "/Homepage" };
const lookup = { label: "Check your city", to: "/Homepage" };

function useDecision(token: string) {
  const [decision, setDecision] = useState<Decision>();
  const [pending, setPending] = useState<boolean>();
  const [error, setError] = useState<unknown>();
  const decide = async (Waits: boolean) => {
    setPending(Waits);
    setError(undefined);
    try {
      setDecision(await send(decideWaiting, { Link: token, Waits }));
    } catch (failure) {
      setDecision(undefined);
      setError(failure);
    }
    setPending(undefined);
  };
  return { decision, decide, pending, error };
}

function Decided({ decision, onLeave }: { readonly decision: Decision; readonly onLeave: () => void }) {
  const { City, State, Waits, Covered } = decision;
  if (Waits)
    return (
      <DeadEnd
        title={`We tell you when ${City} joins`}
        text={`We write to you once, when a department in ${City}, ${State} takes part, and erase your address then, or after a year.`}
        action={home}
        other={<Button onClick={onLeave}>Take my address off</Button>}
      />
    );
  if (Covered)
    return (
      <DeadEnd
        title={`${City} takes part now`}
        text="You do not have to wait, and we keep no address of yours."
        action={{ label: "Register now", to: "/Register", state: { city: City, state: State } }}
      />
    );
  return <DeadEnd title="Your address is off the list" text="We keep nothing of it." action={home} />;
}

function WaitlistByLink({ token }: { readonly token: string }) {
  const { decision, decide, pending, error } = useDecision(token);
  if (decision) return <Decided decision={decision} onLeave={() => void decide(false)} />;
  if (hasCode(error, "WAITLIST_LINK_OVER") || hasCode(error, "INVALID_REQUEST"))
    return <DeadEnd title="This link is over" text={sentenceOf(error)} action={lookup} />;
  return (
    <>
      <PageTitle text="It is about the city in the mail. We write to you once, when a department there takes part, and erase your address then, or after a year.">
        Shall we tell you when your city joins?
      </PageTitle>
      {error !== undefined && <FocusedNotice title={sentenceOf(error)} />}
      <ButtonRow>
        <Button variant="primary" pending={pending === true} onClick={() => void decide(true)}>
          Yes, tell me
        </Button>
        <Button pending={pending === false} onClick={() => void decide(false)}>
          Take my address off
        </Button>
      </ButtonRow>
    </>
  );
}

/** Opening it decides nothing: mail programs open links by themselves. */
export function WaitlistPage() {
  const token = useLinkToken();
  return (
    <AuthLayout>
      {token ? (
        <WaitlistByLink token={token} />
      ) : (
        <DeadEnd
          title="Open the link in the mail again"
          text="This page does not know for which address it is. The link in our mail tells it. You can also look your city up anew."
          action={lookup}
        />
      )}
    </AuthLayout>
  );
}
