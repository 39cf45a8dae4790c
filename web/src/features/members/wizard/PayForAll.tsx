import { useNavigate } from "react-router-dom";
import { useMembers } from "#web/entities/member/useMembers.ts";
import type { DraftValues } from "../draft/wizardDraft.ts";
import { togetherPath } from "../together/togetherPath.ts";
import { waitingMembers } from "../together/waitingMembers.ts";
import { RegisterUnpaid } from "./RegisterUnpaid.tsx";
import type { WizardHandle } from "./WizardStep.tsx";

/** For this person and those added before; empty for the first of them. */
export function PayForAll({ handle }: { readonly handle: WizardHandle }) {
  const navigate = useNavigate();
  const { members = [] } = useMembers();
  const waiting = waitingMembers(members);
  if (waiting.length === 0) return null;
  const open = ({ Plan = 1 }: DraftValues) => void navigate(togetherPath(Plan));
  return (
    <RegisterUnpaid handle={handle} onAdded={open} variant="primary">
      {`Pay for all ${waiting.length + 1} together`}
    </RegisterUnpaid>
  );
}
