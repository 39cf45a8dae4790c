import { useEffect, useRef } from "react";
import type { Member } from "#shared/model/member.ts";
import { fullName } from "#web/entities/member/fullName.ts";
import { announce } from "#web/ui/feedback/announce.ts";
import { useLatest } from "#web/ui/state/useLatest.ts";

/** Milliseconds: cards answer within seconds; a bank may take days. */
const quick = { pace: 4_000, times: 45 };
const slowPace = 30_000;
const processing = (members: readonly Member[]) => members.filter(({ payed }) => payed === "PROCESSING");

function useCompletions(members: readonly Member[]): void {
  const waiting = useRef<readonly string[]>([]);
  useEffect(() => {
    const done = members.filter(({ ID, payed }) => payed === "COMPLETE" && waiting.current.includes(ID));
    if (done.length > 0) announce(`The payment for ${done.map(fullName).join(", ")} is completed.`);
    waiting.current = processing(members).map(({ ID }) => ID);
  }, [members]);
}

/** After three minutes every half minute; not while the page is hidden. */
export function usePaymentPolling(members: readonly Member[], refetch: () => Promise<unknown>): void {
  const latest = useLatest(refetch);
  useCompletions(members);
  const isWaiting = processing(members).length > 0;
  useEffect(() => {
    if (!isWaiting) return;
    let times = 0;
    let isStopped = false;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      if (!isStopped) timer = setTimeout(() => void ask(), times < quick.times ? quick.pace : slowPace);
    };
    const ask = async () => {
      times += 1;
      if (!document.hidden) await latest.current();
      wait();
    };
    wait();
    return () => {
      isStopped = true;
      clearTimeout(timer);
    };
  }, [isWaiting, latest]);
}
