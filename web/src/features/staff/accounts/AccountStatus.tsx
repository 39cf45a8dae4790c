import Typography from "@mui/material/Typography";
import type { ListedAccount } from "#shared/model/account.ts";
import { Chip } from "#web/ui/display/Chip.tsx";
import { statusChip } from "./accountText.ts";

export function AccountStatus({ account }: { readonly account: ListedAccount }) {
  const found = statusChip(account, Date.now());
  if (!found) return null;
  return (
    <>
      <Chip status={found.status}>{found.text}</Chip>
      {account.Reason && (
        <Typography variant="quiet" sx={{ mt: 0.5, whiteSpace: "pre-line" }}>
          Reason: {account.Reason}
        </Typography>
      )}
    </>
  );
}
