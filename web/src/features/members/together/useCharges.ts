import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { listMembers } from "#shared/contract/members.ts";
import type { Member } from "#shared/model/member.ts";
import { hasCode } from "#web/api/ApiError.ts";
import { callKey } from "#web/api/useCall.ts";
import { waitWhileOnline } from "#web/api/waitWhileOnline.ts";
import { putMember } from "../person/listedMembers.ts";
import { type Agreement, chargeMember } from "./chargeMember.ts";

/** The provider's event may have been faster. */
const isPaidAlready = (error: unknown): boolean =>
  hasCode(error, "MEMBER_PAID") || hasCode(error, "MEMBER_PAYMENT_UNDER_WAY");

/** One person after the other, as agreed; a failure stops it, and another press goes on. */
export function useCharges(next: Member | undefined) {
  const cache = useQueryClient();
  const [agreement, setAgreement] = useState<Agreement>();
  const [stopped, setStopped] = useState<{ readonly error?: unknown }>();
  const charged = useRef<string>(undefined);
  useEffect(() => {
    if (!agreement || !next || charged.current === next.ID) return;
    charged.current = next.ID;
    const stop = (error?: unknown) => {
      charged.current = undefined;
      setStopped({ error });
      setAgreement(undefined);
    };
    chargeMember(next, agreement).then(
      (paid) => (paid ? putMember(cache, paid) : stop()),
      // Paid for, its answer may be lost.
      (error: unknown) =>
        void waitWhileOnline(cache.invalidateQueries({ queryKey: callKey(listMembers) })).then(() =>
          stop(isPaidAlready(error) ? undefined : error),
        ),
    );
  }, [agreement, next, cache]);
  /** With the payment for `next`, still listed for a moment. */
  const agree = (given: Agreement) => {
    charged.current = next?.ID;
    setStopped(undefined);
    setAgreement(given);
  };
  return { isCharging: agreement !== undefined, agree, stopped };
}
