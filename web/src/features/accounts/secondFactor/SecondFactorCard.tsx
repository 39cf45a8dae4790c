import { useState } from "react";
import { readSecondFactor } from "#shared/contract/secondFactor.ts";
import { useCall } from "#web/api/useCall.ts";
import { Card } from "#web/ui/display/Card.tsx";
import { LoadingOrError } from "#web/ui/feedback/LoadingOrError.tsx";
import { AddSecondFactor } from "./AddSecondFactor.tsx";
import { PresentSecondFactor } from "./PresentSecondFactor.tsx";

export function SecondFactorCard() {
  const { data, error, refetch } = useCall(readSecondFactor, {});
  const [hasCodes, setCodes] = useState(false);
  if (data?.Mode === "off" && !data.Since && !hasCodes) return null;
  const since = hasCodes ? undefined : data?.Since;
  return (
    <Card
      title="Two-step sign-in"
      subtitle="A code of your phone after the password: a stolen password alone opens nothing."
    >
      {!data && <LoadingOrError error={error} onRetry={refetch} what="your sign-in" />}
      {data && !since && <AddSecondFactor onCodes={setCodes} />}
      {data && since && <PresentSecondFactor factor={{ ...data, Since: since }} />}
    </Card>
  );
}
