import Box from "@mui/material/Box";
import { useWatch } from "react-hook-form";
import { guessablePassword, isGuessable, type PasswordOwner } from "#shared/rules/account/guessablePassword.ts";
import { type PasswordRule, passwordRules, shownMessage } from "#shared/rules/account/password.ts";
import { CheckIcon } from "#web/ui/icons.tsx";
import { columnList } from "#web/ui/theme/sxRules.ts";

interface Props {
  readonly owner?: PasswordOwner;
  /** @default "Password" */
  readonly name?: string;
}

const notGuessed: PasswordRule = { message: guessablePassword, holds: () => false };

/** In words, not by colour alone. The rule against guessable words appears when broken. */
export function PasswordRules({ owner = {}, name = "Password" }: Props) {
  const password = String(useWatch({ name }) ?? "");
  const rules = isGuessable(password, owner) ? [...passwordRules, notGuessed] : passwordRules;
  return (
    <Box
      component="ul"
      aria-label="Rules for the password"
      sx={{ ...columnList, p: 2, gap: 1, bgcolor: "soft.primary", borderRadius: "10px" }}
    >
      {rules.map((rule) => {
        const met = password !== "" && rule.holds(password);
        return (
          <Box
            component="li"
            key={rule.message}
            sx={{ display: "flex", alignItems: "flex-start", gap: 1.5, fontSize: "1rem" }}
          >
            <Box
              component="span"
              sx={{
                flexShrink: 0,
                width: 84,
                display: "flex",
                alignItems: "center",
                gap: 0.5,
                fontWeight: 650,
                color: met ? "success.main" : "text.secondary",
              }}
            >
              {met && <CheckIcon size={18} />}
              {met ? "Met" : "Not yet"}
            </Box>
            <span>{shownMessage(rule, password)}</span>
          </Box>
        );
      })}
    </Box>
  );
}
