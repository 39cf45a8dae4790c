import { openBilling } from "#shared/contract/billing.ts";
import { useCallMutation } from "#web/api/useCall.ts";
import { Button } from "#web/ui/Button.tsx";
import { toast } from "#web/ui/toasts/toast.ts";

const notOpened = "The page of our payment provider did not open. Please try again.";

/** The link works for some minutes only. */
export function ManageButton() {
  const { mutate, isPending, isSuccess } = useCallMutation(openBilling, {
    onSuccess: ({ URL }) => {
      if (URL) window.location.assign(URL);
      else toast("error", notOpened);
    },
  });
  return (
    <Button
      pending={isPending || isSuccess}
      onClick={() => mutate({ Portal: true }, { onError: () => toast("error", notOpened) })}
    >
      Manage card, receipts and cancellation
    </Button>
  );
}
