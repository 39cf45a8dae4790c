import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { payMember } from "#shared/contract/members.ts";
import { processingSentence } from "#shared/format/planText.ts";
import type { Member } from "#shared/model/member.ts";
import { useCallMutation } from "#web/api/useCall.ts";
import { toast } from "#web/ui/toasts/toast.ts";
import { memberSaveFailed } from "../person/failureText.ts";
import { putMember } from "../person/listedMembers.ts";
import type { OrderUse } from "./Payment.tsx";
import { paymentDone } from "./paymentText.ts";

export function usePayMember({ ID, Parent_ID, First }: Member): OrderUse {
  const navigate = useNavigate();
  const [approved, setApproved] = useState<string>();
  const { mutateAsync, isPending, isSuccess, error, reset } = useCallMutation(payMember, {
    onSuccess: ({ Member: paid }, _request, cache) => {
      const isDone = paid.payed === "COMPLETE";
      toast(isDone ? "success" : "info", isDone ? paymentDone : processingSentence);
      // Before the cache is updated: this page would briefly say "nothing to pay".
      void navigate("/Members");
      putMember(cache, paid);
    },
  });
  const apply = async (OrderID: string) => {
    try {
      await mutateAsync({ Parent_ID, ID, OrderID });
    } catch {
      toast("error", memberSaveFailed);
    }
  };
  return {
    doing: `Saving the payment for ${First}…`,
    label: `Use it for ${First}`,
    approved,
    approve: (_message, order) => {
      setApproved(order);
      void apply(order);
    },
    apply: (order) => void apply(order),
    forget: () => {
      reset();
      setApproved(undefined);
    },
    // Still pending after success, until the list opens.
    isPending: isPending || isSuccess,
    error,
  };
}
