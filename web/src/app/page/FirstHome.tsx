import { useEffect, useState } from "react";
import { Navigate } from "react-router-dom";
import { takeHomeWish } from "#web/entities/account/newAccount.ts";
import { useAddHome } from "#web/features/households/add/useAddHome.ts";
import { useUser } from "#web/session/SessionContext.ts";
import { Loading } from "#web/ui/feedback/Loading.tsx";
import { sentenceOf } from "#web/ui/feedback/UserFacingError.ts";
import { useLatest } from "#web/ui/state/useLatest.ts";
import { longToastTime, toast } from "#web/ui/toasts/toast.ts";

interface Props {
  /** Where people can be registered at the home. */
  readonly next: string;
  readonly otherwise: string;
}

const notAdded = "Your account is ready, but your home is not added yet.";
const howToAdd = "Add it with “Add my home” on the overview, or under Locations.";

export function FirstHome({ next, otherwise }: Props) {
  const { Email } = useUser();
  const addHome = useLatest(useAddHome());
  const [path, setPath] = useState<string>();
  useEffect(() => {
    if (!takeHomeWish(Email)) return;
    addHome
      .current()
      .then(({ Coverage }) => setPath(Coverage.Covered ? next : otherwise))
      .catch((error: unknown) => {
        toast("error", `${notAdded} ${sentenceOf(error)} ${howToAdd}`, longToastTime);
        setPath(otherwise);
      });
  }, [Email, addHome, next, otherwise]);
  return path ? <Navigate to={path} replace /> : <Loading what="your home" label="Adding your home…" />;
}
