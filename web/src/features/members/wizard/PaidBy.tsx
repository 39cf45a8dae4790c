import { paidBy } from "#shared/format/coverageSentence.ts";
import { Notice } from "#web/ui/feedback/Notice.tsx";

export function PaidBy({ sponsor }: { readonly sponsor: string }) {
  return <Notice kind="success">{paidBy(sponsor)}. There is nothing to choose and nothing to pay.</Notice>;
}
