import { undoDeletion } from "#shared/contract/ownData/deletions.ts";
import { useCallMutation } from "#web/api/useCall.ts";
import { Button } from "#web/ui/Button.tsx";
import { sentenceOf } from "#web/ui/feedback/UserFacingError.ts";
import { toast } from "#web/ui/toasts/toast.ts";
import { useStoreAccount } from "./useStoreAccount.ts";

interface Props {
  /** Moves the focus: the button goes. */
  readonly onKept: () => void;
}

export function KeepAccountButton({ onKept }: Props) {
  const store = useStoreAccount();
  const { mutate, isPending } = useCallMutation(undoDeletion, {
    onSuccess: ({ Account }) => {
      store(Account);
      toast("success", "Your account stays.");
      onKept();
    },
  });
  return (
    <Button
      size="small"
      pending={isPending}
      onClick={() => mutate({}, { onError: (error) => toast("error", sentenceOf(error)) })}
    >
      Keep my account
    </Button>
  );
}
