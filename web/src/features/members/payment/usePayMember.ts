import { useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { payMember } from "#shared/contract/members.ts";
import { processingSentence } from "#shared/format/planText.ts";
import type { Member } from "#shared/model/member.ts";
import type { PaymentMessage } from "#shared/model/paymentMessage.ts";
import { useCallMutation } from "#web/api/useCall.ts";
import { toast } from "#web/ui/toasts/toast.ts";
import { memberSaveFailed } from "../person/failureText.ts";
import { putMember } from "../person/listedMembers.ts";
import type { OrderUse } from "./Payment.tsx";
import { paymentDone } from "./paymentText.ts";

/** @param then with the answer, before the list knows @default tells it and opens the list */
export function usePayMember({ ID, Parent_ID, First }: Member, then?: (message?: PaymentMessage) => void): OrderUse {
  const navigate = useNavigate();
  const message = useRef<PaymentMessage>(undefined);
  const [approved, setApproved] = useState<string>();
  const leave = ({ payed, PaymentDue }: Member) => {
    // A due member's payment may be under way.
    const isDone = payed === "COMPLETE" && PaymentDue === undefined;
    toast(isDone ? "success" : "info", isDone ? paymentDone : processingSentence);
    // Before the cache is updated: this page would briefly say "nothing to pay".
    void navigate("/Members");
  };
  const { mutateAsync, isPending, isSuccess, error, reset } = useCallMutation(payMember, {
    onSuccess: ({ Member: paid }, _request, cache) => {
      if (then) then(message.current);
      else leave(paid);
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
    approve: (given, order) => {
      message.current = given;
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
