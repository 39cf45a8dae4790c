import { useNavigate } from "react-router-dom";
import { listHouseholds } from "#shared/contract/households.ts";
import { createMember } from "#shared/contract/members.ts";
import { processingSentence } from "#shared/format/planText.ts";
import { useCallMutation } from "#web/api/useCall.ts";
import { useHouseholds } from "#web/entities/household/useHouseholds.ts";
import { useUser } from "#web/session/SessionContext.ts";
import { toast } from "#web/ui/toasts/toast.ts";
import type { DraftHandle } from "../draft/useMemberDraft.ts";
import { registrationOf } from "../draft/wizardDraft.ts";
import type { OrderUse } from "../payment/Payment.tsx";
import { paymentDone } from "../payment/paymentText.ts";
import { memberSaveFailed } from "../person/failureText.ts";
import { putMember } from "../person/listedMembers.ts";
import { registeredState } from "../person/registered.ts";

interface Registration extends OrderUse {
  readonly registerFree: () => void;
}

/**
 * The same draft sends the same request with the same Idempotency-Key: a retry never makes a second member.
 * @param then @default opens the list
 */
export function useRegisterMember(
  { draft, current, change, forget, save }: DraftHandle,
  then?: () => void,
): Registration {
  const { ID } = useUser();
  const navigate = useNavigate();
  const { households = [] } = useHouseholds();
  const { mutateAsync, isPending, isSuccess, error, reset } = useCallMutation(createMember, {
    // A chosen home may be gone: the next try is without it.
    refreshesOnFailure: [listHouseholds],
    onSuccess: ({ Member }, _request, cache) => putMember(cache, Member),
  });
  const register = async (order: string | undefined) => {
    // The registration names the draft's version, which a running save would raise.
    await save().catch(() => {});
    try {
      const { Member } = await mutateAsync(registrationOf(ID, current(), order, households));
      toast("success", "New Member had been registered !");
      forget();
      if (then) then();
      else void navigate("/Members", { state: registeredState(Member) });
    } catch {
      toast("error", memberSaveFailed);
    }
  };
  const { First } = draft.values;
  return {
    doing: `Registering ${First}…`,
    label: "Finish the registration",
    approved: draft.order,
    approve: ({ processing }, order) => {
      toast(processing ? "info" : "success", processing ? processingSentence : paymentDone);
      // Stored before use: it is never paid for again.
      change({ order });
      void register(order);
    },
    apply: (order) => void register(order),
    registerFree: () => void register(undefined),
    forget: () => {
      reset();
      change({ order: undefined });
    },
    // Still pending after success, until the list opens.
    isPending: isPending || isSuccess,
    error,
  };
}
